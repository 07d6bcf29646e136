//! Two windows on one folder: no change is lost, and none is made twice.

use drumhead_desk::{Code, Desk};

use super::support::*;

#[test]
fn the_window_that_is_behind_is_refused_and_loses_nothing() {
    let (folder, mut first, army) = desk_with_army();
    let mut second = Desk::open(folder.path(), givens(DAY, 100));
    second.open_army(&army.id, None).unwrap();
    first
        .edit(&army.id, 0, &rename("First"), None, None)
        .unwrap();

    let refusals = [
        second.edit(&army.id, 0, &rename("Second"), None, None),
        second.undo(&army.id, 0, None),
        second.redo(&army.id, 0, None),
    ];
    for refusal in refusals {
        let refusal = refusal.unwrap_err();
        assert_eq!(refusal.code, Code::StaleHead);
        assert!(refusal.message().contains("change 1"), "{refusal}");
    }
    let now = second.open_army(&army.id, None).unwrap();
    assert_eq!((now.head, now.view.title()), (1, "First"));
    let again = second.edit(&army.id, now.head, &rename("Second"), None, None);
    assert_eq!(again.unwrap().head, 2);
    assert_eq!(first.library().unwrap().armies[0].name, "Second");
}

#[test]
fn every_change_of_two_windows_writing_at_once_is_kept() {
    let (folder, first, army) = desk_with_army();
    drop(first);
    let writers = [1000, 2000].map(|ids| {
        let (folder, id) = (folder.path().to_owned(), army.id.clone());
        std::thread::spawn(move || {
            let mut desk = Desk::open(&folder, givens(DAY, ids));
            let mut kept = 0;
            while kept < 20 {
                let head = desk.open_army(&id, None).unwrap().head;
                match desk.edit(&id, head, &add_unit(), None, None) {
                    Ok(_) => kept += 1,
                    Err(error) => assert_eq!(error.code, Code::StaleHead, "{error}"),
                }
            }
        })
    });
    for writer in writers {
        writer.join().unwrap();
    }
    assert_eq!(open(folder.path()).library().unwrap().armies[0].units, 40);
}
