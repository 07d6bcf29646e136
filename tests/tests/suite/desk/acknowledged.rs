//! No acknowledged command is lost if the desk is killed at any moment, or if the disk is full.

use std::path::Path;
use std::process::Command;

use drumhead_tests::kills::desk::Witness;
use drumhead_tests::kills::kill_over_and_over;
use drumhead_tests::mounts;

const CHILD: &str = env!("CARGO_BIN_EXE_store_child");

/// Kills the desk fifty times, and checks every acknowledged command each time. `make soak` kills
/// two thousand times.
#[test]
fn a_desk_killed_at_any_moment_loses_no_acknowledged_command() {
    const KILLS: u32 = 50;
    let command = |dir: &Path| {
        let mut command = Command::new(CHILD);
        command.arg("desk").arg(dir);
        command
    };
    let within = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut witness = Witness::new(within).unwrap();
    let tally = kill_over_and_over(within, KILLS, 1642, command, |dir, output| {
        witness.check(dir, output)
    })
    .unwrap();
    assert_eq!(tally.kills, KILLS);
    assert!(tally.between * 4 >= KILLS, "{tally:?}");
    assert!(tally.acknowledged > 2 * KILLS, "{tally:?}");
    let thrown = witness.thrown();
    assert!(
        thrown >= 10,
        "the battle must make progress: {thrown} throws"
    );
}

#[test]
fn a_full_disk_loses_no_command_and_play_continues_when_there_is_room() {
    let lines = mounts::filled(CHILD, "fill-desk").unwrap();
    assert_eq!(lines, mounts::FILLED);
}
