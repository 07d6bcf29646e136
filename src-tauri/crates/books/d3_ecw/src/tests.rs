//! Messages to the players, and a few turns of a small battle. The unit at H6 faces north, on open
//! terrain.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use drumhead_rules::frame::{Correct, FieldValue, FromPaper, UnitOnPaper};
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed};
use drumhead_rules::list::Unit;
use drumhead_rules::map::Map;
use drumhead_rules::play::Game as _;
use drumhead_testing::{allowing, field};
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{Answer, LogLine, Objection, Offer, Refusal, Scalar, UnitRef};
use drumhead_vocabulary::sheet::{Block, Sheet, Table};

use super::actions::*;
use super::*;
use crate::words::english;

use UnitType::{Artillery, CommandedShot, Commander, Gallopers, Infantry, Trotters};

mod by_hand;
mod commanders;
mod ground;
mod interpretations;
mod marks;
mod melees;
mod outcome;
mod re_rolls;
mod rulings;
mod texts;
mod turns;

const UNIT: UnitRef = UnitRef::new(0, 1);
const CHIEF: UnitRef = UnitRef::new(0, 9);
const ENEMY: UnitRef = UnitRef::new(1, 1);
const THEIRS: UnitRef = UnitRef::new(1, 9);

const SHOOT: Shoot = Shoot {
    unit: UNIT,
    target: ENEMY,
};

type Posted = (UnitRef, UnitType, &'static str, Facing);

const fn mine(kind: UnitType, at: &'static str, facing: Facing) -> Posted {
    (UNIT, kind, at, facing)
}

const fn theirs(kind: UnitType, at: &'static str, facing: Facing) -> Posted {
    (ENEMY, kind, at, facing)
}

fn hex(name: &str) -> Cell {
    name.parse().unwrap()
}

/// Returns a unit on the table with this many hits, as entered from paper.
fn on_paper(unit: UnitRef, hits: u8) -> UnitOnPaper {
    let fields = [field("hits", hits), field("away", ())]
        .map(|field| (field.what, field.value))
        .into();
    UnitOnPaper { unit, fields }
}

/// Returns a battle of these units in its first turn. A commander who is not among them is at H8
/// or, for the enemy, at A1.
fn battle(posted: &[Posted]) -> Battle {
    under(posted, |_| {})
}

/// Returns the same battle under other interpretations.
fn under(posted: &[Posted], change: impl FnOnce(&mut Interpretations)) -> Battle {
    let mut setup = Setup::of(Army::default(), Army::default()).unwrap();
    change(&mut setup.interpretations);
    setup.map = Map::open(Grid {
        pointing: Pointing::PointyTop,
        pushed: Pushed::Even,
        numbering: Numbering::Letters,
        columns: 18,
        rows: 8,
    });
    let chiefs = [
        (CHIEF, Commander, "H8", Facing::N),
        (THEIRS, Commander, "A1", Facing::S),
    ];
    let here = |unit: &UnitRef| posted.iter().any(|(other, ..)| other == unit);
    let chiefs = chiefs.iter().filter(|(unit, ..)| !here(unit));
    for (unit, kind, at, facing) in posted.iter().chain(chiefs) {
        setup.sides[usize::from(unit.side)].army.units.push(Unit {
            number: unit.unit,
            of: Kind {
                kind: *kind,
                hex: Some(hex(at)),
                facing: Some(*facing),
            },
            ..Unit::default()
        });
    }
    Battle::new(setup).unwrap()
}

/// Counts the first side's activations.
fn counted(mut battle: Battle) -> Battle {
    give(&mut battle, Count { seen: vec![UNIT] });
    battle
}

/// Returns a battle of these units in which the first side's activations have been counted.
fn ready(posted: &[Posted]) -> Battle {
    counted(battle(posted))
}

/// Returns a battle of foot against foot, two hexes apart.
fn skirmish() -> Battle {
    ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "I4", Facing::S),
    ])
}

fn give(battle: &mut Battle, command: impl Into<Command>) -> Vec<LogLine> {
    roll(battle, command, None)
}

/// Plays a command with this face. Returns the log lines.
fn roll(battle: &mut Battle, command: impl Into<Command>, face: Option<u8>) -> Vec<LogLine> {
    let command = command.into();
    let mut dice = Given(face.map(|face| Throw::Faces(vec![face])));
    let events = battle
        .decide(&command, &[], &mut dice)
        .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
    let lines = battle.narrate(&events);
    for event in &events {
        battle.fold(event).unwrap();
    }
    lines
}

fn set(battle: &mut Battle, unit: UnitRef, set: FieldValue) -> Vec<LogLine> {
    give(battle, Correct { unit, set })
}

fn end(battle: &mut Battle, steps: u32) {
    for _ in 0..steps {
        give(battle, End {});
    }
}

/// Returns the objections to a command.
fn objections(battle: &Battle, command: impl Into<Command>) -> Vec<Objection> {
    let command = command.into();
    match battle.decide(&command, &[], &mut Given::default()) {
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
        Err(Refusal::AgainstRules(found)) => found,
        Err(Refusal::Impossible(objection)) => panic!("{command:?}: {objection:?}"),
    }
}

/// Returns the objections as ids and clauses.
fn against(battle: &Battle, command: impl Into<Command>) -> Vec<(String, Option<String>)> {
    let found = objections(battle, command).into_iter();
    found.map(|it| (it.id, it.clause)).collect()
}

fn offer(battle: &Battle, unit: UnitRef, id: &str) -> Option<Offer<Command>> {
    let mut offers = battle.offers(Some(unit)).into_iter();
    offers.find(|offer| offer.id.action() == id)
}

const fn charge(facing: Facing) -> Charge {
    Charge {
        unit: UNIT,
        target: ENEMY,
        facing,
        from: None,
    }
}

fn march(to: &str, facing: Facing) -> March {
    let to = hex(to);
    March {
        unit: UNIT,
        to,
        facing,
    }
}

/// Returns the ids of the objections to a command.
fn ids(battle: &Battle, command: impl Into<Command>) -> Vec<String> {
    let found = objections(battle, command).into_iter();
    found.map(|it| it.id).collect()
}

/// Returns the tables of a sheet.
fn tables_of(sheet: &Sheet) -> impl Iterator<Item = &Table> {
    sheet.blocks.iter().filter_map(|block| {
        let Block::Table(table) = block else {
            return None;
        };
        Some(table)
    })
}

#[test]
fn a_charge_is_judged_from_the_hex_where_it_ends() {
    let odds = |enemy: Facing| {
        let battle = ready(&[
            mine(Gallopers, "H6", Facing::N),
            theirs(Infantry, "I4", enemy),
        ]);
        let preview = battle.preview(&charge(Facing::N).into());
        (preview.needs.unwrap(), preview.odds.unwrap().bars[0].chance)
    };
    // A charge on the target's front allows no re-roll; a charge on its flank can allow one.
    let (needs, one) = odds(Facing::S);
    assert_eq!(needs, "Its attack follows, with these odds.");
    assert!((one - 1.0 / 3.0).abs() < 1e-9);
    let (needs, one) = odds(Facing::E);
    assert_eq!(
        needs,
        "Its attack follows, with these odds. The attacker may re-roll the die. [D3-36]"
    );
    assert!((one - 1.0 / 9.0).abs() < 1e-9);
}

/// Returns the gauge of the enemy's commander: the routs until his army retires.
fn until_they_retire(battle: &Battle) -> u32 {
    let view = battle.view();
    let chief = view.sides[1].units.iter().find(|it| it.unit == THEIRS);
    chief.unwrap().strength.now
}

#[test]
fn a_rout_counts_towards_the_gauge_before_it_is_recorded() {
    let foot = |number, at| (UnitRef::new(1, number), Infantry, at, Facing::S);
    let enemies = [foot(1, "I4"), foot(2, "K1"), foot(3, "L1"), foot(4, "M1")];
    let posted: Vec<_> = [mine(Infantry, "H6", Facing::N)]
        .into_iter()
        .chain(enemies)
        .collect();
    let mut battle = ready(&posted);
    assert_eq!(until_they_retire(&battle), 3);
    set(&mut battle, ENEMY, field("hits", 7));
    assert_eq!(battle.state().unbooked, [0, 1]);
    assert_eq!(until_they_retire(&battle), 2);
    end(&mut battle, 2);
    assert_eq!(battle.state().unbooked, [0, 0]);
    assert_eq!(until_they_retire(&battle), 2);
}

#[test]
fn the_face_of_a_d3_is_its_score() {
    let battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Gallopers, "I4", Facing::S),
    ]);
    let refused = battle.decide(&SHOOT.into(), &[], &mut Given::default());
    let Err(Refusal::NeedDice(pool)) = refused else {
        panic!("shooting needs a die");
    };
    assert_eq!((pool.bands.sides(), pool.bands.lowest), (3, 1));
    for face in [1, 2, 3] {
        let mut battle = battle.clone();
        roll(&mut battle, SHOOT, Some(face));
        assert_eq!(battle.state().unit(ENEMY).unwrap().hits, face);
    }
    let wrong = pool.read(&Throw::Faces(vec![4])).unwrap_err().to_string();
    assert_eq!(wrong, "face: 4 of 1 to 3");
}

#[test]
fn the_playsheet_lists_elite_pike_once_as_attacker_and_once_as_target() {
    let sheet = playsheet(english(), &Interpretations::default()).unwrap();
    let rows = tables_of(&sheet).flat_map(|table| &table.rows);
    let pike = |row: &&Vec<String>| row[0].to_lowercase().contains("elite pike");
    let pike_rows: Vec<_> = rows.filter(pike).collect();
    // One table has a row for elite pike, another a row for targets that count as infantry.
    assert_eq!(pike_rows.len(), 2, "{pike_rows:?}");
    assert_eq!(pike_rows[0][4], "D3+1");
    assert!(pike_rows[1][0].contains("target"), "{pike_rows:?}");
}

/// Returns the enemy routs still to be recorded, and the hits of the enemy's commander.
fn routs_of_theirs(battle: &Battle) -> (u32, u8) {
    let chief = battle.state().unit(THEIRS).unwrap();
    (battle.state().unbooked[1], chief.hits)
}

#[test]
fn a_rout_set_by_hand_is_recorded_and_withdrawn_when_undone() {
    let start = skirmish();
    let correct = |battle: &mut Battle, value: &FieldValue| {
        set(battle, ENEMY, value.clone());
        routs_of_theirs(battle)
    };
    for off in [field("hits", 7), field("away", Away::Routed)] {
        for back in [field("away", ()), field("hex", hex("K4"))] {
            for booked in [false, true] {
                let mut battle = start.clone();
                assert_eq!(correct(&mut battle, &off), (1, 0));
                if booked {
                    end(&mut battle, 2);
                    assert_eq!(routs_of_theirs(&battle), (0, 1));
                }
                correct(&mut battle, &field("hits", 3));
                assert_eq!(correct(&mut battle, &back), (0, 0));
            }
        }
    }
    // The departure of a commander is not a rout.
    let mut battle = start;
    set(&mut battle, THEIRS, field("away", Away::Contacted));
    assert_eq!(routs_of_theirs(&battle), (0, 0));
}

#[test]
fn a_rout_undone_on_paper_is_not_recorded() {
    let mut battle = skirmish();
    set(&mut battle, ENEMY, field("hits", 7));
    let units = vec![on_paper(ENEMY, 3)];
    give(&mut battle, FromPaper { units });
    assert_eq!(routs_of_theirs(&battle), (0, 0));
}

#[test]
fn an_army_that_retires_ends_the_battle() {
    let mut battle = skirmish();
    set(&mut battle, ENEMY, field("hits", 7));
    end(&mut battle, 1);
    assert_eq!(battle.view().over, None);
    let lines = give(&mut battle, End {});
    assert!(
        lines
            .iter()
            .map(|line| &line.text)
            .any(|text| text.contains("retired and the battle ended: the commander had more hits"))
    );
    let over = battle.view().over.unwrap();
    assert!(over.ends_with("The battle is over; you may play on."));
    assert!(!battle.offers(Some(THEIRS)).is_empty());
}

#[test]
fn the_first_log_line_of_an_order_states_its_action() {
    let mut battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Gallopers, "I4", Facing::S),
    ]);
    let lines = roll(&mut battle, SHOOT, Some(2));
    assert!(lines[0].text.contains("shot at"), "{lines:?}");
    assert!(lines[1].text.contains("activation 1 of 1"), "{lines:?}");
}

#[test]
fn a_unit_with_an_enemy_ahead_retires_only_to_hexes_behind_it() {
    let battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "I5", Facing::S),
    ]);
    let retire = |to| {
        let (unit, to) = (UNIT, hex(to));
        against(&battle, Retire { unit, to })
    };
    assert_eq!(retire("H7"), []);
    let behind = ("behind".to_owned(), Some("D3-13".to_owned()));
    assert_eq!(retire("H5"), [behind]);
}

#[test]
fn contact_with_a_commander_is_not_a_charge() {
    let chief = (THEIRS, Commander, "I5", Facing::S);
    let battle = ready(&[mine(Artillery, "H6", Facing::N), chief]);
    let offer = offer(&battle, UNIT, "charge").unwrap();
    assert_eq!(offer.clause.as_deref(), Some("D3-44"));
    assert!(!offer.label.starts_with("Charge"), "{}", offer.label);
}

#[test]
fn a_report_does_not_count_the_commander_as_a_unit() {
    use drumhead_rules::report::{Account, SideAccount};
    let second = (UnitRef::new(1, 2), Gallopers, "K1", Facing::S);
    let first = theirs(Infantry, "I4", Facing::S);
    let battle = battle(&[mine(Infantry, "H6", Facing::N), first, second]);
    let sides = battle.view().sides.into_iter().map(|side| SideAccount {
        name: side.name,
        start: side.units.clone(),
        end: side.units,
        ..SideAccount::default()
    });
    let account = Account {
        sides: sides.collect(),
        ..Account::default()
    };
    let blocks = account.sheet(english()).blocks.into_iter();
    let texts: Vec<_> = blocks
        .filter_map(|block| {
            let Block::Prose(prose) = block else {
                return None;
            };
            Some(prose.text)
        })
        .collect();
    for field in [
        "took the field with one unit and a commander, 7 hits in all",
        "took the field with two units and a commander, 14 hits in all",
    ] {
        assert!(texts.iter().any(|text| text.contains(field)), "{texts:?}");
    }
}

#[test]
fn a_turn_to_the_current_facing_is_refused() {
    let battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "A2", Facing::S),
    ]);
    let wheel = |facing| {
        let to = hex("H6");
        Command::from(Wheel {
            unit: UNIT,
            way: Way { to, facing },
        })
    };
    for command in [wheel(Facing::N), march("H6", Facing::N).into()] {
        let refused = battle.decide(&command, &[], &mut Given::default());
        let Err(Refusal::Impossible(objection)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(objection.id, "faces_so");
    }
    assert_eq!(against(&battle, wheel(Facing::E)), []);
}

#[test]
fn an_attached_commander_leaves_with_his_unit() {
    let mut battle = skirmish();
    set(&mut battle, THEIRS, field("attached", ENEMY.unit));
    let lines = set(&mut battle, ENEMY, field("hits", 7));
    assert_eq!(
        lines.last().unwrap().clauses,
        ["D3-46", "D3-44"],
        "{lines:?}"
    );
}

#[test]
fn ending_the_turn_previews_the_recorded_routs() {
    let mut battle = skirmish();
    set(&mut battle, ENEMY, field("hits", 7));
    end(&mut battle, 1);
    let needs = battle.preview(&End {}.into()).needs.unwrap();
    for part in ["1 unit lost", "[D3-11]", "[D3-43]"] {
        assert!(needs.contains(part), "{needs}");
    }
}

#[test]
fn a_retired_army_returns_after_a_correction_of_its_losses() {
    let mut battle = skirmish();
    let correct = |battle: &mut Battle, unit, value| {
        set(battle, unit, value);
        battle.state().retired
    };
    set(&mut battle, ENEMY, field("hits", 7));
    end(&mut battle, 2);
    assert_eq!(battle.state().retired, [false, true]);
    let at_hand = correct(&mut battle.clone(), THEIRS, field("hits", 0));
    assert_eq!(at_hand, [false, false]);
    let mut back = battle.clone();
    correct(&mut back, ENEMY, field("hits", 3));
    let at_hand = correct(&mut back, ENEMY, field("away", ()));
    assert_eq!(at_hand, [false, false]);
    assert_eq!(back.view().over, None);
    // The consequences of an entry from paper are computed after the whole entry.
    let units = vec![on_paper(ENEMY, 3), on_paper(THEIRS, 5)];
    give(&mut battle, FromPaper { units });
    assert_eq!(battle.state().retired, [false, true]);
}

#[test]
fn the_refusal_of_an_early_order_names_the_current_step() {
    let battle = battle(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "A2", Facing::S),
    ]);
    let found = objections(&battle, march("I5", Facing::N));
    let step = found[0].text.ends_with("the step is “Count activations”.");
    assert!(step, "{found:?}");
}

#[test]
fn a_counter_shows_the_units_states_and_the_same_strength_as_its_card() {
    let mut battle = ready(&[
        mine(Infantry, "H6", Facing::N),
        theirs(Infantry, "A2", Facing::S),
    ]);
    set(&mut battle, UNIT, field("hits", 3));
    let counter = |battle: &Battle| {
        let counters = battle.board(None).unwrap().counters;
        let mut own = counters.into_iter().filter(|it| it.unit == UNIT);
        own.next().unwrap()
    };
    assert_eq!(counter(&battle).count, "4 of 7");
    // Only states that need attention are warnings.
    for (value, state, warns) in [
        (field("activated", true), "activated", false),
        (field("out_of_ammunition", true), "no ammunition", true),
    ] {
        set(&mut battle, UNIT, value);
        let counter = counter(&battle);
        assert!(
            counter.states.iter().any(|it| it == state),
            "{:?}",
            counter.states
        );
        assert_eq!(counter.warns, warns, "{state}");
    }
    let view = battle.view();
    let mut cards = view.sides[0].units.iter();
    let card = cards.find(|it| it.unit == UNIT).unwrap();
    assert_eq!((card.strength.now, card.strength.start), (4, 7));
}
