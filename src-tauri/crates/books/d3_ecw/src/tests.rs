//! What a player is told, and a few turns of a little battle: a unit at H6 that
//! looks north, on open ground.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use drumhead_words::dice::{Given, Throw};
use drumhead_words::play::{Answer, Offer, Refusal, Scalar, UnitRef};

use super::*;
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed};
use drumhead_rules::list::Unit;
use drumhead_rules::map::Map;
use drumhead_rules::play::Game as _;

mod ground;
mod readings;

const UNIT: UnitRef = UnitRef::new(0, 1);
const CHIEF: UnitRef = UnitRef::new(0, 9);
const ENEMY: UnitRef = UnitRef::new(1, 1);
const THEIRS: UnitRef = UnitRef::new(1, 9);

type Posted = (UnitRef, UnitType, &'static str, Facing);

fn hex(name: &str) -> Cell {
    name.parse().unwrap()
}

/// The battle of these units, with commanders at H8 and A1, in its first turn.
fn battle(posted: &[Posted]) -> Battle {
    let mut setup = Setup::of(Army::default(), Army::default()).unwrap();
    setup.map = Map::open(Grid {
        pointing: Pointing::PointyTop,
        pushed: Pushed::Even,
        numbering: Numbering::Letters,
        columns: 18,
        rows: 8,
    });
    let chiefs = [
        (CHIEF, UnitType::Commander, "H8", Facing::N),
        (THEIRS, UnitType::Commander, "A1", Facing::S),
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

/// The same with the activations of the first side counted.
fn ready(posted: &[Posted]) -> Battle {
    let mut battle = battle(posted);
    give(&mut battle, &Command::Count { seen: vec![UNIT] }, None);
    battle
}

fn give(battle: &mut Battle, command: &Command, face: Option<u8>) -> Vec<Event> {
    let mut dice = Given(face.map(|face| Throw::Faces(vec![face])));
    let events = battle.decide(command, &[], &mut dice);
    let events = events.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
    for event in &events {
        battle.fold(event).unwrap();
    }
    events
}

/// What the rules have against a command: ids and clauses.
fn against(battle: &Battle, command: &Command) -> Vec<(String, Option<String>)> {
    match battle.decide(command, &[], &mut Given::default()) {
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
        Err(Refusal::AgainstRules(found)) => {
            found.into_iter().map(|it| (it.id, it.clause)).collect()
        }
        Err(Refusal::Impossible(objection)) => panic!("{command:?}: {objection:?}"),
    }
}

fn offer(battle: &Battle, unit: UnitRef, action: &str) -> Option<Offer<Command>> {
    let mut offers = battle.offers(Some(unit)).into_iter();
    offers.find(|offer| offer.id.action() == action)
}

const fn charge(facing: Facing) -> Command {
    Command::Charge {
        unit: UNIT,
        target: ENEMY,
        facing,
    }
}

#[test]
fn a_charge_is_judged_from_the_hex_that_it_comes_to() {
    let odds = |enemy: Facing| {
        let gallopers = (UNIT, UnitType::Gallopers, "H6", Facing::N);
        let foot = (ENEMY, UnitType::Infantry, "I4", enemy);
        let preview = ready(&[gallopers, foot]).preview(&charge(Facing::N));
        let odds = preview.odds.unwrap();
        (preview.needs.unwrap(), odds.bars.len(), odds.bars[0].chance)
    };
    // Through its front no die is rolled again; through its flank one may be.
    let (needs, _, one) = odds(Facing::S);
    assert_eq!(needs, "Its attack follows, with these odds.");
    assert!((one - 1.0 / 3.0).abs() < 1e-9);
    let (needs, _, one) = odds(Facing::E);
    assert_eq!(
        needs,
        "Its attack follows, with these odds. The attacker may have the die rolled again. [D3-36]"
    );
    assert!((one - 1.0 / 9.0).abs() < 1e-9);
}

/// What the gauge of the enemy's commander says.
fn until_they_retire(battle: &Battle) -> u32 {
    let view = battle.view();
    let chief = view.sides[1].units.iter().find(|it| it.unit == THEIRS);
    chief.unwrap().strength.now
}

#[test]
fn a_rout_counts_for_the_gauge_before_it_is_booked() {
    let foot = |number, at| {
        let unit = UnitRef::new(1, number);
        (unit, UnitType::Infantry, at, Facing::S)
    };
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let mut battle = ready(&[
        mine,
        foot(1, "I4"),
        foot(2, "K1"),
        foot(3, "L1"),
        foot(4, "M1"),
    ]);
    assert_eq!(until_they_retire(&battle), 3);
    let set = Correction::Hits(7);
    give(&mut battle, &Command::Correct { unit: ENEMY, set }, None);
    assert_eq!(battle.state().unbooked, [0, 1]);
    assert_eq!(until_they_retire(&battle), 2);
    for _ in 0..2 {
        give(&mut battle, &Command::End, None);
    }
    assert_eq!(battle.state().unbooked, [0, 0]);
    assert_eq!(until_they_retire(&battle), 2);
}

#[test]
fn what_the_die_shows_is_its_score() {
    let muskets = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let horse = (ENEMY, UnitType::Gallopers, "I4", Facing::S);
    let battle = ready(&[muskets, horse]);
    let shoot = Command::Shoot {
        unit: UNIT,
        target: ENEMY,
    };
    let Err(Refusal::NeedDice(pool)) = battle.decide(&shoot, &[], &mut Given::default()) else {
        panic!("it throws a die");
    };
    assert_eq!((pool.bands.sides(), pool.bands.lowest), (3, 1));
    for face in [1, 2, 3] {
        let mut battle = battle.clone();
        give(&mut battle, &shoot, Some(face));
        assert_eq!(battle.state().unit(ENEMY).unwrap().hits, face);
    }
    let wrong = pool.read(&Throw::Faces(vec![4])).unwrap_err().to_string();
    let told = "this die does not show 4; its faces are 1 to 3: a die of six is halved, rounded up";
    assert_eq!(wrong, told);
}

#[test]
fn next_to_an_enemy_to_turn_is_the_move_and_no_charge() {
    let foot = |at, facing| {
        let enemy = (ENEMY, UnitType::Infantry, at, Facing::S);
        ready(&[(UNIT, UnitType::Infantry, "H6", facing), enemy])
    };
    let near = ("turn_charge".to_owned(), Some("D3-16".to_owned()));
    let beside = foot("I6", Facing::N);
    assert_eq!(against(&beside, &charge(Facing::E)), [near]);
    assert!(offer(&beside, UNIT, "charge").is_none());
    assert_eq!(against(&foot("I6", Facing::E), &charge(Facing::E)), []);
    // From farther away it may turn and charge in one move (D3-14).
    let horse = (UNIT, UnitType::Gallopers, "H6", Facing::N);
    let enemy = (ENEMY, UnitType::Infantry, "J6", Facing::S);
    assert_eq!(against(&ready(&[horse, enemy]), &charge(Facing::E)), []);
}

#[test]
fn the_playsheet_counts_elite_pike_once() {
    use drumhead_words::sheet::Block;
    let sheet = playsheet(&Readings::default()).unwrap();
    let rows = sheet.blocks.iter().filter_map(|block| {
        let Block::Table(table) = block else {
            return None;
        };
        Some(&table.rows)
    });
    let pike = |row: &&Vec<String>| row[0].to_lowercase().contains("elite pike");
    let told: Vec<_> = rows.flatten().filter(pike).collect();
    // Its own row, and that of the target which counts as infantry.
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[0][4], "D3+1");
    assert!(told[1][0].contains("target"), "{told:?}");
}

/// The routs that wait to be booked, and the hits of the enemy's commander.
fn routs_of_theirs(battle: &Battle) -> (u32, u8) {
    let chief = battle.state().unit(THEIRS).unwrap();
    (battle.state().unbooked[1], chief.hits)
}

#[test]
fn a_rout_by_hand_is_booked_and_unbooked() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let start = ready(&[mine, theirs]);
    let set = |battle: &mut Battle, set| {
        give(battle, &Command::Correct { unit: ENEMY, set }, None);
        routs_of_theirs(battle)
    };
    let end_turn = |battle: &mut Battle| {
        for _ in 0..2 {
            give(battle, &Command::End, None);
        }
    };
    for off in [Correction::Hits(7), Correction::Away(Some(Away::Routed))] {
        for back in [Correction::Away(None), Correction::Hex(hex("K4"))] {
            for booked in [false, true] {
                let mut battle = start.clone();
                assert_eq!(set(&mut battle, off.clone()), (1, 0));
                if booked {
                    end_turn(&mut battle);
                    assert_eq!(routs_of_theirs(&battle), (0, 1));
                }
                set(&mut battle, Correction::Hits(3));
                assert_eq!(set(&mut battle, back.clone()), (0, 0));
            }
        }
    }
    // A commander who is away routed nobody.
    let mut battle = start;
    let set = Correction::Away(Some(Away::Contacted));
    give(&mut battle, &Command::Correct { unit: THEIRS, set }, None);
    assert_eq!(routs_of_theirs(&battle), (0, 0));
}

#[test]
fn a_rout_that_paper_takes_back_is_not_booked() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let mut battle = ready(&[mine, theirs]);
    let set = Correction::Hits(7);
    give(&mut battle, &Command::Correct { unit: ENEMY, set }, None);
    let back = OnPaper {
        unit: ENEMY,
        hits: 3,
        out_of_ammunition: false,
        away: None,
    };
    give(&mut battle, &Command::FromPaper { units: vec![back] }, None);
    assert_eq!(routs_of_theirs(&battle), (0, 0));
}

#[test]
fn an_army_that_retires_ends_the_battle() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let mut battle = ready(&[mine, theirs]);
    let set = Correction::Hits(7);
    give(&mut battle, &Command::Correct { unit: ENEMY, set }, None);
    give(&mut battle, &Command::End, None);
    assert_eq!(battle.view().over, None);
    let events = battle.decide(&Command::End, &[], &mut Given::default());
    let told = battle.narrate(&Command::End, &events.unwrap());
    assert!(
        told.iter()
            .any(|line| line.text.contains("the battle is over"))
    );
    give(&mut battle, &Command::End, None);
    let over = battle.view().over.unwrap();
    assert!(over.ends_with("The battle is over; the table may play on."));
    assert!(!battle.offers(Some(THEIRS)).is_empty());
}

#[test]
fn the_first_line_of_an_order_is_its_deed() {
    let muskets = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let horse = (ENEMY, UnitType::Gallopers, "I4", Facing::S);
    let battle = ready(&[muskets, horse]);
    let shoot = Command::Shoot {
        unit: UNIT,
        target: ENEMY,
    };
    let mut dice = Given(Some(Throw::Faces(vec![2])));
    let events = battle.decide(&shoot, &[], &mut dice).unwrap();
    let told = battle.narrate(&shoot, &events);
    assert!(told[0].text.contains("shoots at"), "{told:?}");
    assert!(told[1].text.contains("is activated"), "{told:?}");
}

#[test]
fn who_retires_is_told_of_what_lies_behind() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let battle = ready(&[mine, (ENEMY, UnitType::Infantry, "I5", Facing::S)]);
    let retire = |to| Command::Retire {
        unit: UNIT,
        to: hex(to),
    };
    assert_eq!(against(&battle, &retire("H7")), []);
    let behind = ("behind".to_owned(), Some("D3-13".to_owned()));
    assert_eq!(against(&battle, &retire("H5")), [behind]);
}

#[test]
fn contact_with_a_commander_is_no_charge() {
    let guns = (UNIT, UnitType::Artillery, "H6", Facing::N);
    let battle = ready(&[guns, (THEIRS, UnitType::Commander, "I5", Facing::S)]);
    let offer = offer(&battle, UNIT, "charge").unwrap();
    assert_eq!(offer.clause.as_deref(), Some("D3-44"));
    assert!(
        offer.label.starts_with("Come into contact with"),
        "{}",
        offer.label
    );
}

#[test]
fn a_report_does_not_count_the_commander_among_the_units() {
    use drumhead_rules::report::{Account, SideAccount};
    use drumhead_words::sheet::Block;
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let second = (UnitRef::new(1, 2), UnitType::Gallopers, "K1", Facing::S);
    let sides = battle(&[mine, theirs, second]).view().sides.into_iter();
    let account = Account {
        sides: sides
            .map(|side| SideAccount {
                name: side.name,
                start: side.units.clone(),
                end: side.units,
                ..SideAccount::default()
            })
            .collect(),
        ..Account::default()
    };
    let blocks = account.sheet().unwrap().blocks.into_iter();
    let texts = blocks.filter_map(|block| {
        let Block::Prose(prose) = block else {
            return None;
        };
        Some(prose.text)
    });
    let texts: Vec<_> = texts.collect();
    let has = |of: &str| texts.iter().any(|text| text.contains(of));
    assert!(
        has("took the field with one unit and a commander, 7 hits in all"),
        "{texts:?}"
    );
    assert!(
        has("took the field with two units and a commander, 14 hits in all"),
        "{texts:?}"
    );
}

#[test]
fn a_turn_to_where_it_looks_is_none() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let battle = ready(&[mine, (ENEMY, UnitType::Infantry, "A2", Facing::S)]);
    let wheel = |facing| Command::Wheel {
        unit: UNIT,
        way: Way {
            to: hex("H6"),
            facing,
        },
    };
    let march = Command::March {
        unit: UNIT,
        to: hex("H6"),
        facing: Facing::N,
    };
    for command in [wheel(Facing::N), march] {
        let refused = battle.decide(&command, &[], &mut Given::default());
        let Err(Refusal::Impossible(objection)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(objection.id, "faces_so");
    }
    assert_eq!(against(&battle, &wheel(Facing::E)), []);
}

#[test]
fn who_is_attached_leaves_with_his_unit() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let mut battle = ready(&[mine, theirs]);
    let set = Correction::Attached(Some(ENEMY.unit));
    give(&mut battle, &Command::Correct { unit: THEIRS, set }, None);
    let set = Correction::Hits(7);
    let lost = Command::Correct { unit: ENEMY, set };
    let events = battle.decide(&lost, &[], &mut Given::default()).unwrap();
    let told = battle.narrate(&lost, &events);
    assert_eq!(told.last().unwrap().clauses, ["D3-46", "D3-44"], "{told:?}");
}

#[test]
fn the_end_of_a_turn_says_before_what_it_books() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let mut battle = ready(&[mine, theirs]);
    let set = Correction::Hits(7);
    give(&mut battle, &Command::Correct { unit: ENEMY, set }, None);
    give(&mut battle, &Command::End, None);
    let needs = battle.preview(&Command::End).needs.unwrap();
    assert!(needs.contains("1 unit lost"), "{needs}");
    assert!(
        needs.contains("[D3-11]") && needs.contains("[D3-43]"),
        "{needs}"
    );
}

#[test]
fn an_army_comes_back_when_what_it_retired_for_is_set_right() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let theirs = (ENEMY, UnitType::Infantry, "I4", Facing::S);
    let mut battle = ready(&[mine, theirs]);
    let set = |battle: &mut Battle, unit, set| {
        give(battle, &Command::Correct { unit, set }, None);
        battle.state().retired
    };
    set(&mut battle, ENEMY, Correction::Hits(7));
    for _ in 0..2 {
        give(&mut battle, &Command::End, None);
    }
    assert_eq!(battle.state().retired, [false, true]);
    let at_hand = set(&mut battle.clone(), THEIRS, Correction::Hits(0));
    assert_eq!(at_hand, [false, false]);
    let mut back = battle.clone();
    set(&mut back, ENEMY, Correction::Hits(3));
    assert_eq!(
        set(&mut back, ENEMY, Correction::Away(None)),
        [false, false]
    );
    assert_eq!(back.view().over, None);
    // From paper it is weighed when all of it is entered.
    let unit = |unit, hits| OnPaper {
        unit,
        hits,
        out_of_ammunition: false,
        away: None,
    };
    let units = vec![unit(ENEMY, 3), unit(THEIRS, 5)];
    give(&mut battle, &Command::FromPaper { units }, None);
    assert_eq!(battle.state().retired, [false, true]);
}

#[test]
fn what_is_done_too_early_is_told_at_which_step_it_stands() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let battle = battle(&[mine, (ENEMY, UnitType::Infantry, "A2", Facing::S)]);
    let march = Command::March {
        unit: UNIT,
        to: hex("I5"),
        facing: Facing::N,
    };
    let refused = battle.decide(&march, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(found)) = refused else {
        panic!("{refused:?}");
    };
    assert!(
        found[0].text.ends_with("at \"Count activations\"."),
        "{found:?}"
    );
}

#[test]
fn a_counter_and_a_card_say_the_same_of_a_unit() {
    let mine = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let mut battle = ready(&[mine, (ENEMY, UnitType::Infantry, "A2", Facing::S)]);
    let set = Correction::Hits(3);
    give(&mut battle, &Command::Correct { unit: UNIT, set }, None);
    let counter = |battle: &Battle| {
        let counters = battle.board(None).unwrap().counters;
        let mut own = counters.into_iter().filter(|it| it.unit == UNIT);
        own.next().unwrap()
    };
    assert_eq!(counter(&battle).count, "4 of 7");
    // Only what calls for care warns.
    for (set, says, warns) in [
        (Correction::Activated(true), "activated", false),
        (Correction::OutOfAmmunition(true), "no ammunition", true),
    ] {
        give(&mut battle, &Command::Correct { unit: UNIT, set }, None);
        let told = counter(&battle);
        assert!(told.states.iter().any(|it| it == says), "{:?}", told.states);
        assert_eq!(told.warns, warns, "{says}");
    }
    let view = battle.view();
    let card = view.sides[0]
        .units
        .iter()
        .find(|it| it.unit == UNIT)
        .unwrap();
    assert_eq!((card.strength.now, card.strength.start), (4, 7));
}
