//! The laws of play for the optional rules for Edgehill and Naseby: random walks of whole battles
//! on a map, with and without a combat table.

use drumhead_edgehill_naseby::actions::End;
use drumhead_edgehill_naseby::{
    Arm, Army, Battle, Body, CavalryFive, Crt, EdgeLine, GunArc, Interpretations, Mixed, Profile,
    Scenario, Setup, SideSetup, UnmannedBy, starter,
};
use drumhead_rules::frame::Correct;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::Unit;
use drumhead_rules::map::MapEdit;
use drumhead_rules::play::Game;
use drumhead_testing::{field, play};
use drumhead_tests::play::{Laws, Least, Rolled, offers_to_depth, seeds, walk, walk_each};
use drumhead_vocabulary::play::{MarkKind, OfferKind, UnitRef};

/// A combat table as a player might type it. The table belongs to no published game.
const TABLE: &str = "columns difference: -2, 0, 2\ndice: 1\n1 to 2: AE, AR, -\n3 to 4: AR, -, DR\n\
    5 to 6: -, DR, DE\n7+: DR, ?, DE\nAE = attacker eliminated\nAR = attacker retreats 1 disordered\n\
    DR = defender retreats 1\nDE = defender eliminated\n- = nothing";

/// Returns foot, horse, guns with and without foot, and a leader, a few hexes from the enemy; one
/// unit has no movement allowance and no strength.
fn army(side: u8) -> Army {
    let facing = if side == 0 { Facing::N } else { Facing::S };
    let row = |north: u16| if side == 0 { 9 - north } else { north };
    let unit = |number: u16, arm: Arm, column: u16, north: u16, known: bool| Unit {
        number,
        name: String::new(),
        of: Body {
            arm,
            leader: matches!(arm, Arm::Infantry | Arm::Cavalry).then_some(1),
            ma: (known && arm != Arm::Artillery).then_some(6),
            strength: known.then_some(3),
            hex: Some(Cell::new(column, row(north))),
            facing: Some(facing),
        },
        notes: String::new(),
    };
    Army {
        units: vec![
            unit(1, Arm::Leader, 5, 2, true),
            unit(2, Arm::Infantry, 4, 3, true),
            unit(3, Arm::Infantry, 6, 3, true),
            unit(4, Arm::Cavalry, 2, 3, true),
            unit(5, Arm::Cavalry, 8, 3, true),
            unit(6, Arm::Cavalry, 9, 2, false),
            unit(7, Arm::Artillery, 4, 3, true),
            unit(8, Arm::Artillery, 7, 3, true),
        ],
        ..Army::default()
    }
}

/// Returns the set-up of a battle on a corner of a starter map.
fn setup(scenario: Scenario, interpretations: Interpretations, table: bool, placed: bool) -> Setup {
    let side = |side: u8, name: &str| SideSetup {
        name: name.to_owned(),
        army: army(side),
    };
    let mut map = starter(scenario).unwrap();
    let grid = drumhead_rules::hex::Grid {
        columns: 10,
        rows: 8,
        ..map.grid
    };
    drumhead_rules::map::edit(&mut map, &MapEdit::Grid { grid }).unwrap();
    let mut setup = Setup {
        sides: [side(0, "King"), side(1, "Parliament")],
        first: 0,
        interpretations,
        map,
        scenario,
        modules: drumhead_edgehill_naseby::Modules::default(),
        profile: Profile {
            crt: table.then(|| Crt::read(TABLE).unwrap()),
            recovery: "On a 4 or more.".to_owned(),
            ..Profile::default()
        },
        tables: None,
    };
    if !placed {
        setup.sides[0].army.units[3].of.hex = None;
    }
    setup
}

/// Returns the interpretations for a seed: one or two of them, which allow further orders, differ
/// from the default.
fn interpretations(seed: u64) -> Interpretations {
    let mut interpretations = Interpretations::default();
    let other = |option: u64| seed % 5 == option || seed / 5 % 5 == option;
    if other(0) {
        interpretations.cavalry_5plus = CavalryFive::Sum;
    }
    if other(1) {
        interpretations.gun_arc = GunArc::All;
    }
    if other(2) {
        interpretations.edge_los = EdgeLine::EitherBlocks;
    }
    if other(3) {
        interpretations.mixed_attack = Mixed::All;
    }
    if other(4) {
        interpretations.unmanned_by = UnmannedBy::Adjacency;
    }
    interpretations
}

const SELDOM: &[OfferKind] = &[OfferKind::ByHand];

#[test]
fn the_laws_hold_on_the_map_of_naseby() {
    let laws = Laws::of_book("edgehill_naseby", SELDOM).unwrap();
    for seed in seeds(2) {
        let battle =
            Battle::new(setup(Scenario::Naseby, interpretations(seed), true, true)).unwrap();
        walk(&battle, 80, seed, &laws).unwrap();
    }
}

#[test]
fn the_laws_hold_and_walks_make_progress() {
    let laws = Laws::of_book("edgehill_naseby", SELDOM)
        .unwrap()
        .of_units(5);
    let walk = walk_each(seeds(12), 120, &laws, |seed| {
        let (table, placed) = (seed % 3 > 0, seed % 10 > 0);
        let mut setup = setup(Scenario::Edgehill, interpretations(seed), table, placed);
        if seed & 1 == 0 {
            // Horse is next to an enemy gun without foot, and the gun's side has the first turn.
            setup.first = 1;
            setup.sides[0].army.units[4].of.hex = Some(Cell::new(7, 4));
        } else {
            // Horse is in range of an enemy gun, whose side has the first turn.
            setup.sides[1].army.units[4].of.hex = Some(Cell::new(7, 4));
        }
        let mut battle = Battle::new(setup).unwrap();
        if seed % 4 != 3 && placed {
            // The leader is next to a gun that has lost its crew.
            let unit = UnitRef::new(0, 7);
            let set = field("unmanned", true);
            play(&mut battle, &Correct { unit, set }, []);
        }
        // Walks often move the horse away, or over the guns, before the gun step.
        if matches!(seed % 4, 0 | 3) && placed {
            play(&mut battle, &End {}, []);
            play(&mut battle, &End {}, []);
        }
        battle
    })
    .unwrap();
    let kinds = [
        "deploy", "recover", "recrew", "ma", "move", "over", "turn", "fire", "attempt", "attack",
        "charge", "fight", "settle", "retreat", "stays", "end_step",
    ];
    let least = Least {
        fulfilled: 10,
        chosen: 3,
        each: 1,
        ..Least::default()
    };
    walk.makes_progress(least, &kinds.map(str::to_owned));
}

/// Several combats are settled and several units retreat at once. Other walks rarely reach such a
/// position.
#[test]
fn the_laws_hold_while_several_combats_are_pending() {
    let laws = Laws::of_book("edgehill_naseby", SELDOM).unwrap();
    let walk = walk_each(seeds(6), 30, &laws, |seed| {
        let mut battle = lines_in_contact(interpretations(seed), seed % 2 == 0);
        let units: Vec<UnitRef> = battle.state().units().map(|(unit, _)| unit).collect();
        for unit in units {
            let mut offers = battle.offers(Some(unit)).into_iter();
            let attacks = offers.find(|it| it.id.action() == "attack" && it.against.is_empty());
            if let Some(offer) = attacks {
                play(&mut battle, &offer.command, []);
            }
        }
        battle
    })
    .unwrap();
    assert!(walk.swapped >= 10, "{walk:?}");
}

/// Touching a hex gives an answer that the touched offer allows. Touching a barred hex gives no
/// answer.
#[test]
fn marks_and_offers_agree() {
    let setup = setup(Scenario::Naseby, Interpretations::default(), true, true);
    let mut battle = Battle::new(setup).unwrap();
    for _ in 0..8 {
        let units: Vec<UnitRef> = battle.state().units().map(|(unit, _)| unit).collect();
        for unit in units {
            let offers = battle.offers(Some(unit));
            let board = battle.board(Some(unit)).unwrap();
            let touched = board.marks.iter().filter_map(|mark| mark.goes.as_ref());
            for touch in touched.clone() {
                let offer = offers.iter().find(|offer| offer.id == touch.offer).unwrap();
                let asked = offer.questions.iter().find(|it| it.path == touch.path);
                let answer = &asked.unwrap().answer;
                let text = format!("{answer:?}");
                assert!(text.contains(&format!("{:?}", touch.value)), "{touch:?}");
            }
            for mark in &board.marks {
                let barred = mark.kind == MarkKind::Barred;
                assert!(
                    !mark.label.is_empty() && !mark.label.contains('{'),
                    "{mark:?}"
                );
                assert!(!barred || mark.goes.is_none());
            }
        }
        play(&mut battle, &End {}, []);
    }
}

/// Ends this many steps.
fn ended(mut battle: Battle, steps: usize) -> Battle {
    for _ in 0..steps {
        play(&mut battle, &End {}, []);
    }
    battle
}

/// Counts the offers from a fixed set-up, at the first side's move.
#[test]
fn the_number_of_offers_to_depth_two_is_unchanged() {
    let setup = setup(Scenario::Edgehill, Interpretations::default(), true, true);
    let battle = ended(Battle::new(setup).unwrap(), 1);
    assert_eq!(
        [1, 2].map(|depth| offers_to_depth(&battle, depth, Rolled::Face(3))),
        [16, 235]
    );
}

/// Returns the combat of two lines in contact, with horse on a flank and a gun nearby.
fn lines_in_contact(interpretations: Interpretations, table: bool) -> Battle {
    let mut setup = setup(Scenario::Edgehill, interpretations, table, true);
    let units = &mut setup.sides[0].army.units;
    for (unit, hex) in [(1, (4, 4)), (2, (6, 4)), (3, (5, 3)), (4, (8, 4))] {
        units[unit].of.hex = Some(Cell::new(hex.0, hex.1));
    }
    ended(Battle::new(setup).unwrap(), 3)
}

#[test]
fn the_number_of_offers_in_a_combat_is_unchanged() {
    let battle = lines_in_contact(Interpretations::default(), true);
    assert_eq!(
        [2, 3].map(|depth| offers_to_depth(&battle, depth, Rolled::Face(3))),
        [30, 164]
    );
}
