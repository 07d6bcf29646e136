//! What is printed and refused follows the reading in force.

use drumhead_words::sheet::{Block, Sheet};

use super::super::readings::GroundBeside;
use super::*;

fn sheet(change: impl Fn(&mut Readings)) -> Sheet {
    let mut readings = Readings::default();
    change(&mut readings);
    playsheet(&readings).unwrap()
}

/// Who starts a melee, by the table of the types.
fn starts(sheet: &Sheet) -> Vec<(String, String)> {
    let tables = sheet.blocks.iter().filter_map(|block| {
        let Block::Table(table) = block else {
            return None;
        };
        Some(table)
    });
    let types = tables.filter(|it| it.columns.last().unwrap().head == "Starts melee");
    let rows = types.flat_map(|table| table.rows.clone());
    rows.map(|row| (row[0].clone(), row[5].clone())).collect()
}

#[test]
fn the_table_of_the_types_says_who_starts_a_melee_by_the_readings() {
    let of = |sheet: &Sheet, name: &str| {
        let mut rows = starts(sheet).into_iter();
        rows.find(|row| row.0.starts_with(name)).unwrap().1
    };
    let usual = sheet(|_| {});
    assert_eq!(of(&usual, "Dragoons"), "\u{2013}");
    assert_eq!(of(&usual, "Trotters"), "yes");
    let other = sheet(|readings| {
        readings.dragoons_as_cavalry = DragoonsCharge::Yes;
        readings.trotters_may_charge_with_ammo = TrottersCharge::No;
    });
    assert_eq!(of(&other, "Dragoons"), "yes");
    assert_eq!(of(&other, "Trotters"), "out of ammunition");
    assert_eq!(of(&other, "Gallopers"), "yes");
}

#[test]
fn trotters_with_ammunition_are_told_that_they_have_it() {
    let trotters = (UNIT, UnitType::Trotters, "H6", Facing::E);
    let enemy = (ENEMY, UnitType::Infantry, "J6", Facing::S);
    let mut setup = battle(&[trotters, enemy]).setup().clone();
    setup.readings.trotters_may_charge_with_ammo = TrottersCharge::No;
    let mut battle = Battle::new(setup).unwrap();
    give(&mut battle, &Command::Count { seen: vec![UNIT] }, None);
    let charge = Command::Charge {
        unit: UNIT,
        target: ENEMY,
        facing: Facing::E,
    };
    let refused = battle.decide(&charge, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(against)) = refused else {
        panic!("{refused:?}");
    };
    assert!(against[0].text.contains("has ammunition left"));
}

#[test]
fn the_sheet_says_what_the_readings_say() {
    let told = |sheet: Sheet| format!("{:?}", sheet.blocks);
    let usual = told(sheet(|_| {}));
    let six = told(sheet(|it| it.rout_at = RoutAt::Sixth));
    assert!(usual.contains("more than 6 hits") && !six.contains("more than 6 hits"));
    assert!(six.contains("at its 6th hit. [D3-42]"));
    let plain = told(sheet(|it| it.rear_attacks = RearAttacks::Plain));
    for of_flanks in ["anywhere but its front", "and its flank, too"] {
        assert!(usual.contains(of_flanks) && !plain.contains(of_flanks));
    }
    let early = told(sheet(|it| {
        it.commander_return = CommanderReturn::BeforeCounting
    }));
    assert!(usual.contains("or return on his own edge") && !early.contains("or return on"));
    assert!(early.contains("First a commander who left the table may return"));
    assert!(!early.contains("return in his next move"));
}

#[test]
fn a_commander_returns_before_the_count_or_in_his_move() {
    let returns = |option| {
        let mut setup = battle(&[(UNIT, UnitType::Infantry, "H6", Facing::N)])
            .setup()
            .clone();
        setup.readings.commander_return = option;
        let mut battle = Battle::new(setup).unwrap();
        let set = Correction::Away(Some(Away::Contacted));
        give(&mut battle, &Command::Correct { unit: CHIEF, set }, None);
        let (turn, mover) = (battle.state.turn + 1, CHIEF.side);
        battle.fold(&Event::TurnBegan { turn, mover }).unwrap();
        [Step::Count, Step::Commander].map(|step| {
            battle.fold(&Event::StepBegan { step }).unwrap();
            let offers = battle.offers(Some(CHIEF));
            offers.iter().any(|offer| offer.id.action() == "return")
        })
    };
    assert_eq!(returns(CommanderReturn::BeforeCounting), [true, false]);
    assert_eq!(returns(CommanderReturn::EndOfOwnMove), [false, true]);
}

#[test]
fn the_figures_of_a_battle_are_drawn_on_hexes_like_those_of_its_map() {
    let posted = (UNIT, UnitType::Infantry, "H6", Facing::N);
    let told = |pointing| {
        let mut setup = battle(&[posted]).setup().clone();
        setup.map.grid.pointing = pointing;
        let battle = Battle::new(setup).unwrap();
        format!("{:?}", battle.playsheet().unwrap().blocks)
    };
    assert!(told(Pointing::PointyTop).contains("Facing north or south, a corner"));
    let flat = told(Pointing::FlatTop);
    assert!(flat.contains("Facing east or west, a corner"));
    assert!(flat.contains("Facing north or south, a side"));
}

#[test]
fn where_both_roll_the_odds_say_what_the_attacker_takes() {
    let told = |rolls| {
        let horse = (UNIT, UnitType::Gallopers, "H6", Facing::E);
        let enemy = (ENEMY, UnitType::Infantry, "J6", Facing::W);
        let mut setup = battle(&[horse, enemy]).setup().clone();
        setup.readings.melee_hits_by = rolls;
        let mut battle = Battle::new(setup).unwrap();
        give(&mut battle, &Command::Count { seen: vec![UNIT] }, None);
        let charge = Command::Charge {
            unit: UNIT,
            target: ENEMY,
            facing: Facing::E,
        };
        let then = battle.preview(&charge).odds.unwrap().then.into_iter();
        then.map(|bar| bar.label).collect::<Vec<_>>()
    };
    let alone = told(MeleeHits::Activated);
    assert!(alone.iter().all(|label| !label.contains("attacker")));
    let both = told(MeleeHits::Both);
    assert!(
        both.iter().any(|label| label.contains("on the attacker")),
        "{both:?}"
    );
    assert!(
        both.iter()
            .any(|label| label.starts_with("the attacker routs"))
    );
}

#[test]
fn where_both_roll_the_odds_say_which_scores_of_the_answer_are_rolled_again() {
    let horse = (UNIT, UnitType::Gallopers, "H6", Facing::E);
    let enemy = (ENEMY, UnitType::Infantry, "J6", Facing::W);
    let chief = (THEIRS, UnitType::Commander, "J6", Facing::W);
    let mut setup = battle(&[horse, enemy, chief]).setup().clone();
    setup.readings.melee_hits_by = MeleeHits::Both;
    let mut battle = Battle::new(setup).unwrap();
    give(&mut battle, &Command::Count { seen: vec![UNIT] }, None);
    let attached = Command::Correct {
        unit: THEIRS,
        set: Correction::Attached(Some(ENEMY.unit)),
    };
    give(&mut battle, &attached, None);
    let odds = battle.preview(&charge(Facing::E)).odds.unwrap();
    let again = |said: &String| said.ends_with("has a 1 of its own die rolled again.");
    assert!(odds.assumes.iter().any(again), "{:?}", odds.assumes);
}

#[test]
fn who_may_start_a_melee_is_said_by_the_reading_in_force() {
    let told = |dragoons| {
        let shot = (UNIT, UnitType::CommandedShot, "H6", Facing::E);
        let enemy = (ENEMY, UnitType::Infantry, "I6", Facing::W);
        let mut setup = battle(&[shot, enemy]).setup().clone();
        setup.readings.dragoons_as_cavalry = dragoons;
        let mut battle = Battle::new(setup).unwrap();
        give(&mut battle, &Command::Count { seen: vec![UNIT] }, None);
        let refused = battle.decide(&charge(Facing::E), &[], &mut Given::default());
        let Err(Refusal::AgainstRules(against)) = refused else {
            panic!("{refused:?}");
        };
        format!("{against:?}")
    };
    assert!(told(DragoonsCharge::No).contains("only cavalry and infantry can"));
    assert!(told(DragoonsCharge::Yes).contains("only cavalry, dragoons and infantry can"));
}

/// Under the reading that a unit moves with its commander, in his step it moves
/// and begins no melee: none is fought then.
#[test]
fn who_moves_along_with_his_commander_does_not_charge() {
    let horse = (UNIT, UnitType::Gallopers, "H6", Facing::E);
    let chief = (CHIEF, UnitType::Commander, "H6", Facing::E);
    let enemy = (ENEMY, UnitType::Infantry, "J6", Facing::W);
    let mut setup = battle(&[horse, chief, enemy]).setup().clone();
    setup.readings.attached_unit_moves_free = AttachedMoves::Yes;
    let mut battle = Battle::new(setup).unwrap();
    give(&mut battle, &Command::Count { seen: vec![UNIT] }, None);
    let attached = Command::Correct {
        unit: CHIEF,
        set: Correction::Attached(Some(UNIT.unit)),
    };
    give(&mut battle, &attached, None);
    while battle.state().step != Step::Commander {
        give(&mut battle, &Command::End, None);
    }
    let order = |battle: &Battle, command: &Command| {
        let refused = battle.decide(command, &[], &mut Given::default());
        matches!(refused, Err(Refusal::AgainstRules(_)))
    };
    assert!(order(&battle, &charge(Facing::E)));
    let (unit, to, facing) = (UNIT, "I6".parse().unwrap(), Facing::E);
    assert!(!order(&battle, &Command::March { unit, to, facing }));
}

/// A charge goes straight at its target past nobody else: on coming near another
/// enemy it stops (D3-15).
#[test]
fn a_charge_stops_on_coming_near_another_enemy() {
    let horse = (UNIT, UnitType::Gallopers, "H6", Facing::E);
    let target = (ENEMY, UnitType::Infantry, "K6", Facing::W);
    let other = (UnitRef::new(1, 2), UnitType::Infantry, "J5", Facing::W);
    for (posted, free) in [
        (&[horse, target][..], true),
        (&[horse, target, other], false),
    ] {
        let battle = ready(posted);
        let done = battle.decide(&charge(Facing::E), &[], &mut Given::default());
        match done {
            Ok(_) => assert!(free),
            Err(Refusal::AgainstRules(against)) => {
                let ids: Vec<&str> = against.iter().map(|it| it.id.as_str()).collect();
                assert_eq!((ids, free), (vec!["stop"], false));
            }
            Err(other) => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_sheet_says_how_ground_is_given_whatever_is_chosen() {
    let says = |change: fn(&mut Readings)| format!("{:?}", sheet(change));
    let usual = says(|_| {});
    // Three sentences of one clause, which is named once.
    let told = "leads away from its enemies. A unit cannot give ground to a hex that touches an enemy of its melee. [D3-41]";
    assert!(usual.contains(told), "{usual}");
    assert!(!usual.contains("it takes a hit. [D3-41]"), "{usual}");
    let other = says(|it| it.give_ground_beside = GroundBeside::Free);
    assert!(
        other.contains("they are not in melee then. [D3-41]"),
        "{other}"
    );
}
