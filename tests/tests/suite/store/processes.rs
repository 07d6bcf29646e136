//! The store in separate processes: killed, on a full disk, in a read-only folder.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use drumhead_store::{Seq, Store};
use drumhead_tests::kills::{journal, kill_over_and_over};
use drumhead_tests::mounts;

use super::support::{NOW, edits, id, summary};

const CHILD: &str = env!("CARGO_BIN_EXE_store_child");

#[test]
fn a_writer_killed_at_any_moment_loses_no_acknowledged_edit() {
    const KILLS: u64 = 30;
    let dir = tempfile::tempdir().unwrap();
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(CHILD)
            .arg("append")
            .arg(dir.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Each kill comes after some edits and a varying delay into the next; the first comes while
        // the store is being opened.
        let edits = usize::try_from(kill * 7 % 40).unwrap();
        let mut last = lines.by_ref().take(edits).last();
        std::thread::sleep(Duration::from_micros(kill * 137 % 1500));
        child.kill().unwrap();
        child.wait().unwrap();
        last = lines.last().or(last);
        if let Some(line) = last {
            acknowledged = line.unwrap().parse::<u32>().unwrap();
        }

        let mut store = Store::open(dir.path()).unwrap();
        let raw = rusqlite::Connection::open(store.path()).unwrap();
        let verdict: String = raw
            .query_row("PRAGMA integrity_check", [], |row| row.get(0))
            .unwrap();
        assert_eq!(verdict, "ok", "after kill {kill}");
        let Ok(army) = store.army(&id("naseby")) else {
            assert_eq!(acknowledged, 0, "the army is gone after kill {kill}");
            continue;
        };
        let head = army.entry.head;
        assert!(
            head.0 >= acknowledged,
            "kill {kill}: {acknowledged} was lost"
        );
        assert_eq!(army.body["name"], head.to_string().as_str());
        let labels: Vec<_> = edits(&store, "naseby")
            .into_iter()
            .map(|(.., label)| label)
            .collect();
        let expected: Vec<_> = (0..=head.0).map(|seq| seq.to_string()).collect();
        assert_eq!(labels, expected, "after kill {kill}");
        // Every draft along the way can still be rebuilt from the history.
        let first = store
            .go_to(&id("naseby"), head, Seq::ROOT, NOW, |body, _| summary(body))
            .unwrap();
        assert_eq!(first.body["name"], "0");
        let _ = store
            .go_to(&id("naseby"), Seq::ROOT, head, NOW, |body, _| summary(body))
            .unwrap();
    }
    assert!(acknowledged > 300, "the walk must make progress");
}

/// A writer of journal rows is killed two hundred times, and every acknowledged row is checked
/// each time. `make soak` kills ten times as often.
#[test]
fn a_writer_killed_at_any_moment_loses_no_acknowledged_row() {
    const KILLS: u32 = 200;
    let command = |dir: &Path| {
        let mut command = Command::new(CHILD);
        command.arg("journal").arg(dir);
        command
    };
    let within = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let tally = kill_over_and_over(within, KILLS, 1495, command, journal::check).unwrap();
    assert_eq!(tally.kills, KILLS);
    assert!(tally.between * 4 >= KILLS, "{tally:?}");
    assert!(tally.acknowledged > 2 * KILLS, "{tally:?}");
}

fn told(mount: &str, task: &str, dir: &Path) -> Vec<String> {
    mounts::told(mount, CHILD, task, dir).unwrap()
}

/// Returns a store left by a crashed process, with all data still in the log.
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
    // The folder after a clean exit, the folder after a crash, and a copy of the latter without
    // the index.
    let clean = fallen();
    drop(Store::open(clean.path()).unwrap());
    assert!(!clean.path().join("drumhead.sqlite3-wal").exists());
    assert_eq!(told(mounts::READ_ONLY, "read", clean.path()), expected);
    let dir = fallen();
    assert_eq!(told(mounts::READ_ONLY, "read", dir.path()), expected);
    std::fs::remove_file(dir.path().join("drumhead.sqlite3-shm")).unwrap();
    assert_eq!(told(mounts::READ_ONLY, "read", dir.path()), expected);
}

/// Asserts the results on a disk of a megabyte.
fn filled(task: &str) {
    let dir = tempfile::tempdir().unwrap();
    let mut lines = told(mounts::MEGABYTE, task, dir.path());
    let before = lines.len();
    lines.retain(|line| line != "append: ok");
    assert!(before > lines.len(), "nothing was appended");
    assert_eq!(
        lines,
        [
            "append: Full",
            "kept: true",
            "read: true",
            "reopened: true",
            "append again: ok"
        ]
    );
}

#[test]
fn a_full_disk_loses_nothing_and_is_written_to_again_when_there_is_room() {
    filled("fill");
}

#[test]
fn a_full_disk_loses_no_row_of_a_battle() {
    filled("fill-journal");
}
