//! The laws of play over random walks through *Stand and Die!*, and the number of offers from a
//! fixed set-up.

use drumhead_rules::frame::Action;
use drumhead_rules::list::Unit;
use drumhead_rules::odds::{Distribution, Exact};
use drumhead_rules::play::outcomes;
use drumhead_stand_and_die::actions::{Attack, Attacked, End, Roll};
use drumhead_stand_and_die::{
    Arm, Army, AttackTiming, Battle, Casualties, Command, Event, Group, Interpretations, Pooling,
    RiverFire, Setup, StandAndDie, casualties,
};
use drumhead_testing::{allowing, play, reasons};
use drumhead_tests::play::{
    Laws, Least, Rolled, actions, fields, offers_to_depth, seeds, walk_each,
};
use drumhead_vocabulary::play::{OfferKind, UnitRef};

/// Corrections by hand, which walks rarely choose.
const SELDOM: &[OfferKind] = &[OfferKind::ByHand];

fn group(hex: &str, facing: &str, [infantry, cavalry, guns]: [u16; 3], standing: bool) -> Group {
    Group {
        infantry,
        cavalry,
        guns,
        hex: (!hex.is_empty()).then(|| hex.parse().unwrap()),
        facing: Some(facing.parse().unwrap()),
        standing,
    }
}

/// Returns the set-up of two armies with all arms. The armies begin in adjacent hexes, some of them
/// with a river between them. Unless `placed`, the last unit of each army has no hex.
fn setup(interpretations: Interpretations, placed: bool) -> Setup {
    let army = |groups: Vec<Group>| Army {
        interpretations,
        units: (1..)
            .zip(groups)
            .map(|(number, of)| Unit {
                number,
                of,
                ..Unit::default()
            })
            .collect(),
        ..Army::default()
    };
    let last = if placed { ["L5", "C2"] } else { ["", ""] };
    Setup::of(
        army(vec![
            group("D5", "NNE", [12, 0, 0], true),
            group("D5", "NNE", [6, 0, 2], true),
            group("F5", "NNE", [0, 8, 0], false),
            group("J5", "E", [9, 0, 1], false),
            group(last[0], "W", [0, 6, 0], false),
        ]),
        army(vec![
            group("D4", "SSW", [14, 0, 0], false),
            group("D4", "SSW", [7, 0, 0], false),
            group("F4", "SSW", [0, 7, 0], true),
            group("E4", "SSW", [0, 0, 3], false),
            group(last[1], "SSW", [5, 0, 2], false),
        ]),
    )
    .unwrap()
}

/// Returns the interpretations for a seed. Three of them, whose options allow different orders,
/// vary with the seed.
fn interpretations(seed: u64) -> Interpretations {
    Interpretations {
        pooling: if seed & 1 == 0 {
            Pooling::PerTarget
        } else {
            Pooling::PerFiringHex
        },
        attack_timing: match seed / 2 % 3 {
            0 => AttackTiming::Simultaneous,
            1 => AttackTiming::FirstMoverFirst,
            _ => AttackTiming::OwnTurnOnly,
        },
        river_fire: if (seed / 6).is_multiple_of(2) {
            RiverFire::FootAndGuns
        } else {
            RiverFire::AllArms
        },
        ..Interpretations::default()
    }
}

#[test]
fn the_laws_hold_and_walks_make_progress() {
    let laws = Laws::of_book("stand_and_die", SELDOM)
        .unwrap()
        .in_any_order();
    let walk = walk_each(seeds(12), 200, &laws, |seed| {
        Battle::new(setup(interpretations(seed), seed % 4 != 0)).unwrap()
    })
    .unwrap();
    let kinds = kinds();
    let least = Least {
        fulfilled: 70,
        swapped: 10,
        each: 2,
        ..Least::default()
    };
    walk.makes_progress(least, &kinds);
    // Guns that have no living crew and are near an enemy are rare.
    let mut accepted = walk.accepted;
    accepted.remove("take_over");
    assert_eq!(accepted.len(), kinds.len(), "{accepted:?}");
}

/// Returns the kinds of offers: each action, an attack led by each arm, and each field that can be
/// set by hand. The capture of guns is left out, because it is rare.
fn kinds() -> Vec<String> {
    let actions = actions::<StandAndDie>().flat_map(|name| match name.as_str() {
        Attack::NAME => Arm::ALL.map(|arm| format!("{name}_{}", arm.id())).to_vec(),
        _ => vec![name],
    });
    let fields = fields::<StandAndDie>().filter(|id| id != "take_over");
    actions.chain(fields).collect()
}

#[test]
fn the_number_of_offers_after_two_commands_is_unchanged() {
    let mut battle = Battle::new(setup(Interpretations::default(), true)).unwrap();
    for (side, face) in [(0, 9), (1, 3)] {
        play(&mut battle, &Roll { side }, [face]);
    }
    assert_eq!(
        [1, 2, 3].map(|depth| offers_to_depth(&battle, depth, Rolled::EveryWay)),
        OFFERS
    );
}

/// The number of offers in the first march: alone, and including those after one and two commands.
const OFFERS: [usize; 3] = [16, 267, 4_132];

/// Returns a battle in the attack step, with both sides next to each other.
fn attacking() -> Battle {
    let mut battle = Battle::new(setup(Interpretations::default(), true)).unwrap();
    for _ in 0..3 {
        let overruled = reasons(&battle, &End {});
        allowing(&mut battle, &End {}, &overruled, []);
    }
    battle
}

#[test]
fn the_number_of_offers_in_the_attack_step_is_unchanged() {
    let battle = attacking();
    assert_eq!(
        [1, 2, 3].map(|depth| offers_to_depth(&battle, depth, Rolled::EveryWay)),
        ATTACKS
    );
}

/// The number of offers in the attack step: alone, and including those after one and two commands.
const ATTACKS: [usize; 3] = [10, 147, 1_513];

#[test]
fn the_odds_of_an_attack_match_the_outcomes_of_all_its_dice() {
    let battle = attacking();
    let command = Command::Attack(Attack {
        unit: UnitRef::new(0, 1),
        at: "D4".parse().unwrap(),
        infantry: 18,
        cavalry: 0,
        guns: 2,
    });
    let played: Distribution<u32, Exact> =
        outcomes(&battle, &command, &[], |events| match events.first() {
            Some(Event::Attacked(Attacked { blow, .. })) => blow.casualties.unwrap(),
            _ => 0,
        })
        .unwrap();
    // Groups of 14 and 7 infantry fall back in the open. They are attacked by 18 infantry with a
    // chance of 0.1 each, and by two guns with a chance of 0.3 each.
    let target = Casualties {
        infantry: 21,
        cavalry: 0,
        artillery: 0,
    };
    let exact: Distribution<Casualties, Exact> =
        casualties(&[24], target, battle.tables(), &Interpretations::default());
    assert_eq!(played, exact.map(|casualties| casualties.all()));
}
