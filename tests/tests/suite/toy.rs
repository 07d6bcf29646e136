//! Another rulebook: *Toy Soldiers* is a crate, its data and one line in a list of rulebooks. The
//! desk over that list builds its armies, and plays, saves and prints its battles.

use std::collections::BTreeSet;
use std::path::Path;

use drumhead_tests::play::{Laws, seeds, walk};
use drumhead_tests::proofs::root;
use drumhead_toy_desk::books::{Battle, BattleSetup, BookId, Edit};
use drumhead_toy_desk::commands::books;
use drumhead_toy_desk::play::{Offer, OfferKind, Refusal, UnitRef};
use drumhead_toy_desk::{
    Desk, DiceFrom, Environment, Language, OpenedBattle, Paper, Played, PrintEdition, Subject,
    Throw,
};
use serde_json::{Value, json};
use uuid::Uuid;

const FIRST: UnitRef = UnitRef::new(0, 1);
const GUN: UnitRef = UnitRef::new(0, 2);
const ENEMY: UnitRef = UnitRef::new(1, 1);

fn open(folder: &Path) -> Desk {
    let at = "1913-08-14T10:00:00Z".parse().unwrap();
    Desk::open(folder, Environment::new(move || at, Uuid::new_v4))
}

/// Builds an army of soldiers and a gun, edit by edit; returns its id.
fn army(desk: &mut Desk, name: &str) -> String {
    let mut army = desk.library().create(BookId::Toy, name).unwrap();
    let add = json!({ "on": "army", "change": { "set": "add_unit" } });
    let set = |unit: u16, set: &str, value: Value| {
        let value = json!({ "set": set, "value": value });
        json!({ "on": "unit", "unit": unit, "change": { "set": "of", "value": value } })
    };
    for edit in [
        add.clone(),
        add,
        set(1, "figures", json!(1)),
        set(2, "arm", json!("gun")),
    ] {
        let edit: Edit = serde_json::from_value(json!({ "book": "toy", "edit": edit })).unwrap();
        army = desk
            .library()
            .edit(&army.id, army.head, &edit, None, None)
            .unwrap();
    }
    army.id
}

/// Returns a desk with two armies, and a new battle between them.
fn begun(folder: &Path) -> (Desk, OpenedBattle) {
    let mut desk = open(folder);
    let armies = ["Red", "Blue"].map(|name| army(&mut desk, name));
    let [red, blue] = armies.map(|id| desk.library().army(&id).unwrap().draft.army());
    let setup = BattleSetup::between(red, blue).unwrap();
    let battle = desk
        .battles()
        .new_battle("The nursery floor", setup)
        .unwrap();
    (desk, battle)
}

fn offers(desk: &mut Desk, battle: &OpenedBattle, unit: UnitRef) -> Vec<Offer<Value>> {
    desk.battles()
        .battle_offers(&battle.id, Some(unit))
        .unwrap()
}

/// Carries out an offer of the unit, or the end of the turn, with this die.
fn give(
    desk: &mut Desk,
    battle: &OpenedBattle,
    order: (&str, UnitRef),
    die: Option<u8>,
) -> OpenedBattle {
    let (action, unit) = order;
    let mut all = offers(desk, battle, unit);
    all.extend(battle.offers.clone());
    let offer = all.into_iter().find(|it| it.id.action() == action).unwrap();
    let dice = die.map_or(DiceFrom::Nobody, |face| {
        DiceFrom::Player(Throw::Faces(vec![face]))
    });
    let (id, head) = (&battle.id, battle.head);
    match desk
        .battles()
        .play(id, head, &offer.command, Vec::new(), dice)
        .unwrap()
    {
        Played::Done(battle) => *battle,
        Played::Refused(refusal) => panic!("{action}: {refusal:?}"),
    }
}

fn log_texts(battle: &OpenedBattle) -> Vec<&str> {
    let lines = battle.log.iter().flat_map(|row| &row.lines);
    lines.map(|line| line.text.as_str()).collect()
}

#[test]
fn a_new_rulebook_needs_one_line_in_the_list() {
    let list = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let shipped = list("src-tauri/crates/shelf/books.rs");
    let of_toy = list("tests/toy/shelf/books.rs");
    let (toy, rest): (Vec<_>, Vec<_>) = of_toy.lines().partition(|line| line.contains("Toy"));
    // The other lines are in the shipped list too, in the same order.
    let mut lines = shipped.lines();
    assert!(rest.iter().all(|line| lines.any(|it| it == *line)));
    let code = toy.iter().filter(|line| !line.trim().starts_with("///"));
    assert_eq!(code.count(), 1);
    let ids: Vec<&str> = BookId::ALL.iter().map(|book| book.id()).collect();
    assert_eq!(ids, ["charging", "toy"]);
    assert!(drumhead_shelf::BookId::of("charging").is_some());
    assert!(drumhead_shelf::BookId::of("toy").is_none());
    // The page's list of the rulebooks.
    let rows = serde_json::to_value(books()).unwrap();
    let toy = rows.as_array().unwrap().last().unwrap();
    assert_eq!(toy["title"], "Toy Soldiers");
    let about = BookId::Toy.about(Language::ENGLISH);
    assert_eq!(about, "Two kinds of unit on the nursery floor.");
    assert_eq!(toy["playsheets"], json!(["Toy Soldiers"]));
}

#[test]
fn a_battle_of_the_toy_rulebook_offers_its_orders_and_asks_for_dice() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, start) = begun(folder.path());
    assert_eq!(
        start.view.now,
        "Red: give each unit its order, then end the turn."
    );
    let actions = |offers: &[Offer<Value>]| {
        let orders = offers.iter().map(|it| it.id.action().to_owned());
        orders
            .filter(|it| !matches!(it.as_str(), "away" | "figures"))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        actions(&offers(&mut desk, &start, FIRST)),
        ["advance", "shoot"]
    );
    assert_eq!(actions(&offers(&mut desk, &start, GUN)), ["shoot"]);
    assert_eq!(actions(&offers(&mut desk, &start, ENEMY)), [""; 0]);
    let closed = desk.battles().out_of_sequence(&start.id, GUN).unwrap();
    assert_eq!(closed[0].against[0].text, "Guns do not advance.");

    let shoot = offers(&mut desk, &start, GUN).remove(0);
    let asked = desk.battles().play(
        &start.id,
        start.head,
        &shoot.command,
        Vec::new(),
        DiceFrom::Nobody,
    );
    assert!(matches!(
        asked.unwrap(),
        Played::Refused(Refusal::NeedDice(_))
    ));
}

#[test]
fn a_battle_of_the_toy_rulebook_is_played_undone_and_won() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, start) = begun(folder.path());
    let missed = give(&mut desk, &start, ("shoot", GUN), Some(4));
    let near = give(&mut desk, &missed, ("advance", FIRST), None);
    let again = give(&mut desk, &near, ("end", FIRST), None);
    let again = give(&mut desk, &again, ("end", FIRST), None);
    // A unit that has advanced adds 1, so a 4, which missed before, now hits.
    let shoot = offers(&mut desk, &again, FIRST).remove(0);
    let preview = desk.battles().preview(&again.id, &shoot.command).unwrap();
    assert_eq!(preview.columns[0].total.as_deref(), Some("4+"));
    let bars: Vec<_> = preview
        .odds
        .unwrap()
        .bars
        .into_iter()
        .map(|it| (it.label, it.chance))
        .collect();
    assert_eq!(bars, [("miss".to_owned(), 0.5), ("hit".to_owned(), 0.5)]);
    let hit = give(&mut desk, &again, ("shoot", FIRST), Some(4));
    assert_eq!(
        log_texts(&hit)[2..],
        [
            "Red unit 2 shot at Blue unit 1 and missed.",
            "Red unit 1 advanced.",
            "Turn 1 began: Blue.",
            "Turn 2 began: Red.",
            "Red unit 1 shot at Blue unit 1 and knocked one over: 0 left.",
        ]
    );
    assert_eq!(
        hit.view.sides[1].units[0].gone.as_deref(),
        Some("knocked over")
    );

    let back = desk.battles().undo_play(&hit.id, hit.head).unwrap();
    assert_eq!(back.view, again.view);
    let mut last = desk.battles().redo_play(&hit.id, back.head).unwrap();
    assert_eq!(last.view, hit.view);
    for _ in 0..2 {
        last = give(&mut desk, &last, ("shoot", GUN), Some(6));
        last = give(&mut desk, &last, ("end", GUN), None);
        last = give(&mut desk, &last, ("end", GUN), None);
    }
    assert_eq!(last.view.over.as_deref(), Some("Blue has no unit left."));
    let outcome = desk.battles().battle_outcome(&last.id).unwrap();
    assert_eq!(outcome.held_field, Some(0));
    assert_eq!(outcome.sides[0].lost, 0);
    let lost = &outcome.sides[1];
    assert!(lost.lost > 0);
    assert!(lost.units.iter().all(|it| it.ended.id() == "destroyed"));
    assert_eq!(desk.battles().list().unwrap()[0].held_field, Some(0));
}

#[test]
fn armies_and_battles_of_the_toy_rulebook_are_exported_and_imported() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut desk, start) = begun(here.path());
    let played = give(&mut desk, &start, ("shoot", GUN), Some(5));
    let mut other = open(there.path());
    let army = desk.library().list().unwrap().armies.remove(0);
    let file = desk.library().export(&army.id).unwrap();
    let imported = other.library().import(file.as_bytes()).unwrap();
    let (sent, got) = (
        desk.library().army(&army.id).unwrap().draft,
        other.library().army(&imported.id).unwrap().draft,
    );
    assert_eq!(got.army(), sent.army());
    let file = desk.battles().export_battle(&played.id).unwrap().text;
    let again = other.battles().import_battle(file.as_bytes()).unwrap();
    assert_eq!((again.view, again.head), (played.view, played.head));
    // The shipped program does not have the rulebook.
    let folder = tempfile::tempdir().unwrap();
    let mut shipped = crate::desk::support::open(folder.path());
    assert!(shipped.battles().import_battle(file.as_bytes()).is_err());
}

#[test]
fn every_document_of_the_toy_rulebook_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, start) = begun(folder.path());
    let played = give(&mut desk, &start, ("shoot", GUN), Some(5));
    let army = desk.library().list().unwrap().armies.remove(0).id;
    let book = BookId::Toy;
    for subject in [
        Subject::Battle { id: played.id },
        Subject::Army { id: army },
        Subject::Book { book, small: false },
    ] {
        for choice in desk.printer().documents(&subject).unwrap() {
            for order in choice.every_order(&subject, Paper::A4, PrintEdition::Standard) {
                let document = desk.printer().document(&order).unwrap();
                assert!(document.bytes.starts_with(b"%PDF"), "{order:?}");
            }
        }
    }
}

/// Random battles of the toy rulebook, on a shelf that contains it.
#[test]
fn the_toy_rulebook_obeys_the_laws_of_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let armies = ["Red", "Blue"].map(|name| army(&mut desk, name));
    let [red, blue] = armies.map(|id| desk.library().army(&id).unwrap().draft.army());
    let battle = Battle::new(BattleSetup::between(red, blue).unwrap()).unwrap();
    let table = |battle: &Battle| serde_json::to_value(battle.state()).unwrap();
    let laws = Laws::of_shelf(&[OfferKind::ByHand], table);
    let mut met = BTreeSet::new();
    for seed in seeds(4) {
        let walk = walk(&battle, 60, seed, &laws).unwrap();
        met.extend(walk.accepted.into_keys());
    }
    let met: Vec<_> = met.iter().map(String::as_str).collect();
    assert_eq!(met, ["advance", "away", "end", "figures", "shoot"]);
}
