//! Two windows on one folder: no change is lost, and none is made twice.

use drumhead_desk::books::BattleSetup;
use drumhead_desk::play::OfferKind;
use drumhead_desk::{Code, Desk, DiceFrom, Language, Played, starter};

use super::support::*;

#[test]
fn a_stale_window_is_refused_and_loses_nothing() {
    let (folder, mut first, army) = desk_with_army();
    let mut second = Desk::open(folder.path(), environment(DAY, 100));
    second.library().open_army(&army.id, None).unwrap();
    first
        .library()
        .edit(&army.id, 0, &rename("First"), None, None)
        .unwrap();

    let refusals = [
        second
            .library()
            .edit(&army.id, 0, &rename("Second"), None, None),
        second.library().undo(&army.id, 0, None),
        second.library().redo(&army.id, 0, None),
    ];
    for refusal in refusals {
        let refusal = refusal.unwrap_err();
        assert_eq!(refusal.code, Code::StaleHead);
        assert!(refusal.message().contains("change 1"), "{refusal}");
    }
    let now = second.library().open_army(&army.id, None).unwrap();
    assert_eq!((now.head, now.view.title()), (1, "First"));
    let again = second
        .library()
        .edit(&army.id, now.head, &rename("Second"), None, None);
    assert_eq!(again.unwrap().head, 2);
    assert_eq!(first.library().list().unwrap().armies[0].name, "Second");
}

fn guilford() -> BattleSetup {
    let army = |id: &str| starter(id, Language::ENGLISH).unwrap().army();
    let (crown, continental) = ("carolinas-1781-crown", "carolinas-1781-continental");
    BattleSetup::between(army(crown), army(continental)).unwrap()
}

#[test]
fn notes_from_four_concurrent_windows_are_all_accepted() {
    const WRITERS: u32 = 4;
    const NOTES: u32 = 100;
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let battle = desk.battles().new_battle("Guilford", guilford()).unwrap();
    drop(desk);
    let writers: Vec<_> = (1..=WRITERS)
        .map(|writer| {
            let (folder, id) = (folder.path().to_owned(), battle.id.clone());
            std::thread::spawn(move || {
                let mut desk = Desk::open(&folder, environment(DAY, writer * 1_000));
                // Each window has seen only its own writes.
                let mut head = desk.battles().open_battle(&id).unwrap().head;
                for note in 0..NOTES {
                    let noted = desk.battles().note(&id, head, &format!("{writer}.{note}"));
                    head = noted.unwrap().head;
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
    let mut desk = open(folder.path());
    let opened = desk.battles().open_battle(&battle.id).unwrap();
    assert_eq!(opened.head, WRITERS * NOTES);
    let log = desk.battles().whole_log(&battle.id).unwrap();
    for writer in 1..=WRITERS {
        let lead = format!("{writer}.");
        let own: Vec<_> = log
            .iter()
            .map(|row| row.lines[0].text.clone())
            .filter(|text| text.starts_with(&lead))
            .collect();
        let expected: Vec<_> = (0..NOTES).map(|note| format!("{lead}{note}")).collect();
        assert_eq!(own, expected);
    }
}

#[test]
fn an_order_unaffected_by_another_windows_change_is_carried_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path());
    let battle = first.battles().new_battle("Guilford", guilford()).unwrap();
    let mut second = Desk::open(folder.path(), environment(DAY, 900));
    second.battles().open_battle(&battle.id).unwrap();
    first
        .battles()
        .note(&battle.id, battle.head, "Rain")
        .unwrap();
    let end = battle
        .offers
        .iter()
        .find(|offer| offer.kind == OfferKind::EndStep)
        .unwrap();
    let order = |desk: &mut Desk| {
        let (overruled, dice) = (end.overruled(), DiceFrom::Nobody);
        desk.battles()
            .play(&battle.id, battle.head, &end.command, overruled, dice)
    };
    let Played::Done(ended) = order(&mut second).unwrap() else {
        panic!("the order is the same");
    };
    assert_eq!(ended.head, 2);
    // The step that the order ended is over: repeating the order would end another step.
    let conflict = order(&mut first).unwrap_err();
    assert_eq!(conflict.code, Code::StaleHead);
    assert!(
        conflict
            .message()
            .contains("now at change 2. Since then: Rain; "),
        "{conflict}"
    );
    assert!(!conflict.message().contains(".."), "{conflict}");
}

#[test]
fn a_window_detects_that_another_window_has_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path());
    let mut second = Desk::open(folder.path(), environment(DAY, 900));
    let seen = second.library().data_version().unwrap();
    let own = first.library().data_version().unwrap();
    let battle = first.battles().new_battle("Guilford", guilford()).unwrap();
    let later = second.library().data_version().unwrap();
    assert_ne!(later, seen);
    assert_eq!(first.library().data_version().unwrap(), own);
    // Reading changes nothing.
    second.battles().open_battle(&battle.id).unwrap();
    assert_eq!(second.library().data_version().unwrap(), later);
}
