//! Moving through a battle shows the same states as opening it at each row visited.

use drumhead_desk::{Desk, Environment, OpenedBattle};
use drumhead_tests::kills::Writer as _;
use drumhead_tests::kills::desk::{Player, battle};

/// The number of rows, including notes and undone branches. The branch that is shown has 92 of
/// them. Of its rows before the latest 64, the desk stores only every sixteenth state.
const ROWS: usize = 150;

/// Returns the view of the battle and the battle's whole log, on a newly opened desk.
fn anew(folder: &std::path::Path) -> (OpenedBattle, String) {
    let mut desk = Desk::open_as_it_is(folder, Environment::real()).unwrap();
    let opened = desk.battles().open_battle(battle().as_str()).unwrap();
    let log = format!("{:?}", desk.battles().whole_log(battle().as_str()).unwrap());
    (opened, log)
}

#[test]
fn a_visited_row_shows_the_same_state_as_a_new_desk() {
    let folder = tempfile::tempdir().unwrap();
    let mut player = Player::open(folder.path()).unwrap();
    for _ in 0..ROWS {
        player.write(|_, _| Ok(())).unwrap();
    }
    drop(player);
    let id = battle();
    let id = id.as_str();
    let mut desk = Desk::open_as_it_is(folder.path(), Environment::real()).unwrap();
    let mut opened = desk.battles().open_battle(id).unwrap();
    let newest = opened.head;
    let check = |desk: &mut Desk, opened: &OpenedBattle| {
        let log = format!("{:?}", desk.battles().whole_log(id).unwrap());
        let (read, read_log) = anew(folder.path());
        assert_eq!(opened, &read, "at row {}", read.head);
        assert_eq!(log, read_log, "at row {}", read.head);
    };
    check(&mut desk, &opened);
    for _ in 0..3 {
        opened = desk.battles().undo_play(id, opened.head).unwrap();
        check(&mut desk, &opened);
    }
    opened = desk.battles().redo_play(id, opened.head).unwrap();
    check(&mut desk, &opened);
    opened = desk.battles().note(id, opened.head, "Rain").unwrap();
    check(&mut desk, &opened);
    // Early rows without stored states, one of them on an undone branch; the beginning; and rows
    // near the end.
    for row in [7, 4, 30, 0, newest, newest - 8] {
        opened = desk.battles().go_to_play(id, opened.head, row).unwrap();
        assert_eq!(opened.head, row);
        check(&mut desk, &opened);
    }
}
