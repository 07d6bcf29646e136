//! The store in separate processes: killed, on a full disk, in a read-only folder.

use std::path::Path;
use std::process::Command;

use drumhead_store::Store;
use drumhead_tests::kills::{ChildOutput, Outcome, kill_over_and_over, library, store};
use drumhead_tests::mounts;

const CHILD: &str = env!("CARGO_BIN_EXE_store_child");

/// A writer of edits and rows is killed two hundred times, and every acknowledged write is checked
/// each time. `make soak` kills ten times as often.
#[test]
fn a_writer_killed_at_any_moment_loses_no_acknowledged_write() {
    loses_nothing("store", 200, store::check);
}

/// A writer that makes every other kind of write, and restores backups, is killed a hundred times.
#[test]
fn a_library_killed_at_any_moment_loses_no_acknowledged_write() {
    loses_nothing("library", 100, library::check);
}

fn loses_nothing(task: &str, kills: u32, check: fn(&Path, ChildOutput) -> Outcome<()>) {
    let command = |dir: &Path| {
        let mut command = Command::new(CHILD);
        command.arg(task).arg(dir);
        command
    };
    let within = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let tally = kill_over_and_over(within, kills, 1495, command, check).unwrap();
    assert_eq!(tally.kills, kills);
    assert!(tally.between * 4 >= kills, "{tally:?}");
    assert!(tally.acknowledged > 2 * kills, "{tally:?}");
}

fn run_on(mount: &str, task: &str, dir: &Path) -> Vec<String> {
    mounts::run_on(mount, CHILD, task, dir).unwrap()
}

/// Returns the folder of a store left by a crashed process, whose writes are still in the log.
fn fallen() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let fell = Command::new(CHILD)
        .arg("crash")
        .arg(dir.path())
        .output()
        .unwrap();
    assert!(!fell.status.success());
    assert!(
        dir.path()
            .join("drumhead.sqlite3-wal")
            .metadata()
            .unwrap()
            .len()
            > 0
    );
    dir
}

#[test]
fn a_read_only_folder_can_be_read() {
    let expected = ["open: ReadOnly", "head: 1", "append: ReadOnly"];
    // The folder after a clean exit, the folder after a crash, and the latter without the log's
    // index.
    let clean = fallen();
    drop(Store::open(clean.path()).unwrap());
    assert!(!clean.path().join("drumhead.sqlite3-wal").exists());
    assert_eq!(run_on(mounts::READ_ONLY, "read", clean.path()), expected);
    let dir = fallen();
    assert_eq!(run_on(mounts::READ_ONLY, "read", dir.path()), expected);
    std::fs::remove_file(dir.path().join("drumhead.sqlite3-shm")).unwrap();
    assert_eq!(run_on(mounts::READ_ONLY, "read", dir.path()), expected);
}

#[test]
fn a_full_disk_loses_nothing_and_is_written_to_again_when_there_is_room() {
    let lines = mounts::filled(CHILD, "fill-store").unwrap();
    assert_eq!(lines, mounts::FILLED);
}
