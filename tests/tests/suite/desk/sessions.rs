//! A battle that is gone through row by row stands as if it were opened there anew.

use drumhead_desk::{Desk, Givens, OpenedBattle};
use drumhead_tests::kills::desk::{Player, battle};

/// Rows of the battle, among them notes and branches that were left: enough that states of the
/// early ones are held of some only.
const ROWS: usize = 90;

/// What a desk shows that opens the battle now.
fn anew(folder: &std::path::Path) -> (OpenedBattle, String) {
    let mut desk = Desk::open_as_it_is(folder, Givens::real()).unwrap();
    let opened = desk.open_battle(battle().as_str()).unwrap();
    let log = format!("{:?}", desk.whole_log(battle().as_str()).unwrap());
    (opened, log)
}

#[test]
fn wherever_it_is_gone_to_it_stands_as_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut player = Player::sit_down(folder.path()).unwrap();
    for _ in 0..ROWS {
        player.play(|_, _| Ok(())).unwrap();
    }
    drop(player);
    let id = battle();
    let id = id.as_str();
    let mut desk = Desk::open_as_it_is(folder.path(), Givens::real()).unwrap();
    let mut opened = desk.open_battle(id).unwrap();
    let newest = opened.head;
    let check = |desk: &mut Desk, opened: &OpenedBattle| {
        let log = format!("{:?}", desk.whole_log(id).unwrap());
        let (read, read_log) = anew(folder.path());
        assert_eq!(opened, &read, "at row {}", read.head);
        assert_eq!(log, read_log, "at row {}", read.head);
    };
    check(&mut desk, &opened);
    for _ in 0..3 {
        opened = desk.undo_play(id, opened.head).unwrap();
        check(&mut desk, &opened);
    }
    opened = desk.redo_play(id, opened.head).unwrap();
    check(&mut desk, &opened);
    opened = desk.note(id, opened.head, "Rain").unwrap();
    check(&mut desk, &opened);
    // Early rows, branches that were left, and back to the end.
    for row in [7, 4, 30, 0, newest, newest - 8] {
        opened = desk.go_to_play(id, opened.head, row).unwrap();
        assert_eq!(opened.head, row);
        check(&mut desk, &opened);
    }
}
