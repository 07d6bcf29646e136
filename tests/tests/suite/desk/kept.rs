//! Battles that cannot be lost: the desk killed at any moment, on a full disk, and with two
//! writers on one battle.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use drumhead_desk::{Code, Desk, DiceFrom, Environment, Played};
use drumhead_store::Store;
use drumhead_tests::kills::desk::{Player, Witness, battle};
use drumhead_tests::kills::kill_over_and_over;
use drumhead_tests::mounts;
use serde_json::json;

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
    let tally = kill_over_and_over(within, KILLS, 1642, command, |dir, said| {
        witness.check(dir, said)
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
    let dir = tempfile::tempdir().unwrap();
    let mut lines = mounts::told(mounts::MEGABYTE, CHILD, "fill-desk", dir.path()).unwrap();
    let before = lines.len();
    lines.retain(|line| line != "play: ok");
    assert!(before > lines.len(), "no order was played");
    let expected = [
        "play: Some(Full)",
        "read: true",
        "reopened: true",
        "play again: true",
    ];
    assert_eq!(lines, expected);
}

/// Each window records its acknowledged rows; a stale window is refused, reloads and
/// continues.
#[test]
fn two_windows_writing_to_one_battle_lose_nothing() {
    const EACH: usize = 25;
    let folder = tempfile::tempdir().unwrap();
    let mut first = Player::sit_down(folder.path()).unwrap();
    first.play(|_, _| Ok(())).unwrap();
    drop(first);
    let writers = ["one", "two"].map(|name| {
        let folder = folder.path().to_owned();
        std::thread::spawn(move || {
            let mut desk = Desk::open(&folder, Environment::real());
            let end = json!({ "book": "fornovo", "command": { "do": "end_step" } });
            let roll = |side: u8| {
                json!({
                    "book": "fornovo",
                    "command": { "do": "roll_initiative", "side": side }
                })
            };
            let mut kept = Vec::new();
            let mut behind = 0;
            while kept.len() < EACH {
                let opened = desk.battles().open_battle(battle().as_str()).unwrap();
                let (id, head) = (opened.id.as_str(), opened.head);
                // A command that can be played, or a note if there is none.
                let played = [end.clone(), roll(0), roll(1)]
                    .iter()
                    .find_map(|command| {
                        let dice = DiceFrom::Desk;
                        match desk
                            .battles()
                            .play(id, head, command, vec!["owed".to_owned()], dice)
                        {
                            Ok(Played::Done(opened)) => Some(Ok(opened.head)),
                            Ok(Played::Refused(_)) => None,
                            Err(error) => Some(Err(error)),
                        }
                    })
                    .unwrap_or_else(|| {
                        desk.battles()
                            .note(id, head, name)
                            .map(|opened| opened.head)
                    });
                match played {
                    Ok(row) => kept.push(row),
                    Err(error) => {
                        assert_eq!(error.code, Code::StaleHead, "{error}");
                        behind += 1;
                    }
                }
            }
            (kept, behind)
        })
    });
    let told = writers.map(|writer| writer.join().unwrap());
    let kept: Vec<u32> = told.iter().flat_map(|(kept, _)| kept.clone()).collect();
    let rows: BTreeSet<u32> = kept.iter().copied().collect();
    assert_eq!(rows.len(), 2 * EACH, "both windows got the same row");
    let store = Store::open_read_only(folder.path()).unwrap();
    let whole = store.whole_battle(&battle()).unwrap();
    let newest = u32::try_from(2 * EACH).unwrap();
    assert_eq!(rows, (1..=newest).collect());
    assert_eq!(whole.rows.len(), 2 * EACH + 1);
    // Each row follows the one before it: a single branch.
    for row in whole.rows.iter().skip(1) {
        assert_eq!(row.parent.map(|parent| parent.0 + 1), Some(row.seq.0));
    }
    let mut desk = Desk::open(folder.path(), Environment::real());
    let opened = desk.battles().open_battle(battle().as_str()).unwrap();
    assert_eq!(opened.read_only, None);
    assert_eq!(opened.head, newest);
}
