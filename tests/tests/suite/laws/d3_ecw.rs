//! The laws of play over random walks of *D3 English Civil War*; the number of its offers from a
//! fixed set-up; its odds against every result of its dice.

use std::collections::BTreeMap;

use drumhead_d3_ecw::actions::{Charge, Count};
use drumhead_d3_ecw::{
    Army, Battle, Interpretations, Kind, MeleeHits, Setup, UnitType, starter_map,
};
use drumhead_d3_ecw::{Command, Facings, RoutAt};
use drumhead_rules::hex::Facing;
use drumhead_rules::list::Unit;
use drumhead_rules::play::Game;
use drumhead_tests::play::{Laws, seeds, walk};
use drumhead_vocabulary::play::{OfferKind, UnitRef};

/// Returns an army with every type of unit, two rows of hexes from the other army.
fn army(rows: [u16; 2]) -> Army {
    let kinds = [
        UnitType::Infantry,
        UnitType::Gallopers,
        UnitType::Trotters,
        UnitType::ElitePike,
        UnitType::Infantry,
        UnitType::CommandedShot,
        UnitType::Dragoons,
        UnitType::Artillery,
        UnitType::Cuirassiers,
        UnitType::Commander,
    ];
    let units = (1..).zip(kinds).map(|(number, kind)| Unit {
        number,
        of: Kind {
            kind,
            hex: Some(
                format!(
                    "{}{}",
                    char::from(b'F' + u8::try_from(number / 2).unwrap()),
                    rows[usize::from(number % 2)]
                )
                .parse()
                .unwrap(),
            ),
            facing: None,
        },
        ..Unit::default()
    });
    Army {
        units: units.collect(),
        ..Army::default()
    }
}

fn setup(interpretations: Interpretations) -> Setup {
    let mut setup = Setup::of(army([6, 5]), army([3, 4])).unwrap();
    setup.interpretations = interpretations;
    // Open terrain, except for the features of the starter map.
    setup.map = starter_map().unwrap();
    setup
}

/// Returns interpretations that allow further orders, each option in turn.
fn interpretations(seed: u64) -> Interpretations {
    Interpretations {
        melee_hits_by: if seed & 1 == 0 {
            MeleeHits::Both
        } else {
            MeleeHits::Activated
        },
        facings: if seed & 2 == 0 {
            Facings::Four
        } else {
            Facings::Twelve
        },
        rout_at: if seed & 4 == 0 {
            RoutAt::Seventh
        } else {
            RoutAt::Sixth
        },
        ..Interpretations::default()
    }
}

#[test]
fn the_laws_hold_and_walks_make_progress() {
    let laws = Laws::of_book("d3_ecw", &[OfferKind::ByHand]).unwrap();
    let mut accepted: BTreeMap<String, u32> = BTreeMap::new();
    let (mut far, mut walks, mut fulfilled, mut chosen, mut swapped) = (0_u64, 0_u64, 0, 0, 0);
    for seed in seeds(8) {
        let battle = Battle::new(setup(interpretations(seed))).unwrap();
        let walk = walk(&battle, 250, seed, &laws).unwrap();
        walks += 1;
        far += u64::from(walk.turn >= 4);
        fulfilled += walk.fulfilled;
        swapped += walk.swapped;
        chosen += walk.chosen;
        for (kind, count) in walk.accepted {
            *accepted.entry(kind).or_default() += count;
        }
    }
    assert!(far * 2 >= walks, "{far} of {walks} walks reached turn 4");
    assert!(fulfilled >= 75, "pending work was done {fulfilled} times");
    assert!(
        swapped >= 5,
        "two pieces were done in both orders {swapped} times"
    );
    assert!(chosen >= 5, "one of several ways was taken {chosen} times");
    let kinds = [
        "place",
        "count",
        "march",
        "wheel",
        "retire",
        "charge",
        "shoot",
        "fight",
        "reroll",
        "keep",
        "reply",
        "give_ground",
        "cornered",
        "ride",
        "return",
        "end_step",
    ];
    for kind in kinds {
        let met = accepted.get(kind).copied().unwrap_or(0);
        assert!(met >= 1, "{kind} was met {met} times: {accepted:?}");
    }
}

/// Returns the number of offers to this depth, each with its defaults.
fn offers(battle: &Battle, depth: u32) -> usize {
    let units: Vec<_> = battle.state().units().map(|(unit, _)| unit).collect();
    let of = std::iter::once(None).chain(units.into_iter().map(Some));
    let all = of.flat_map(|of| battle.offers(of));
    // Corrections by hand are always possible and independent of the rules.
    let all: Vec<_> = all
        .filter(|offer| !matches!(offer.command, Command::Correct(_) | Command::FromPaper(_)))
        .collect();
    let mut count = all.len();
    if depth > 1 {
        for offer in all {
            let mut dice = drumhead_vocabulary::dice::Given(Some(
                drumhead_vocabulary::dice::Throw::Faces(vec![2]),
            ));
            let mut after = battle.clone();
            let events = after
                .decide(&offer.command, &offer.overruled(), &mut dice)
                .unwrap();
            for event in &events {
                after.fold(event).unwrap();
            }
            count += offers(&after, depth - 1);
        }
    }
    count
}

#[test]
fn a_fixed_set_up_has_the_expected_offers_to_depth_three() {
    let mut battle = Battle::new(setup(Interpretations::default())).unwrap();
    assert_eq!(offers(&battle, 3), DEPTH_THREE);
    // After all pending work, units are placed, the turn begins and activations are counted. Then
    // every unit has its own offers.
    for _ in 0..4 {
        let units: Vec<_> = battle.state().units().map(|(unit, _)| unit).collect();
        let of = units.into_iter().map(Some);
        let all = of.flat_map(|of| battle.offers(of));
        let owed = all.into_iter().find(|offer| offer.fulfils.is_some());
        let offer = owed.unwrap_or_else(|| battle.offers(None).remove(0));
        let mut dice = drumhead_vocabulary::dice::Given(None);
        let events = battle
            .decide(&offer.command, &offer.overruled(), &mut dice)
            .unwrap();
        for event in &events {
            battle.fold(event).unwrap();
        }
        if battle.state().activations.is_some() {
            break;
        }
    }
    assert_eq!(offers(&battle, 1), COUNTED);
}

/// Offers to depth three from a melee on open terrain: gallopers have charged infantry, trotters
/// are near with their commander, and muskets have a target.
#[test]
fn a_melee_has_the_expected_offers_to_depth_three() {
    let unit = |number: u16, kind: UnitType, hex: &str, facing: Option<Facing>| Unit {
        number,
        of: Kind {
            kind,
            hex: Some(hex.parse().unwrap()),
            facing,
        },
        ..Unit::default()
    };
    let army = |units: Vec<Unit<Kind>>| Army {
        units,
        ..Army::default()
    };
    let (north, south) = (Some(Facing::N), Some(Facing::S));
    let mut setup = Setup::of(
        army(vec![
            unit(1, UnitType::Commander, "G6", None),
            unit(2, UnitType::Gallopers, "F6", north),
            unit(3, UnitType::Trotters, "G6", north),
            unit(4, UnitType::Infantry, "I6", north),
        ]),
        army(vec![
            unit(1, UnitType::Commander, "F2", None),
            unit(2, UnitType::Infantry, "E4", south),
            unit(3, UnitType::CommandedShot, "I4", south),
        ]),
    )
    .unwrap();
    setup.map.hexes.clear();
    let mut battle = Battle::new(setup).unwrap();
    let (galloper, target) = (UnitRef::new(0, 2), UnitRef::new(1, 2));
    let charge = Command::Charge(Charge {
        unit: galloper,
        target,
        facing: Facing::N,
        from: None,
    });
    let seen = (2..=3).map(|unit| UnitRef::new(0, unit)).collect();
    for command in [Command::Count(Count { seen }), charge] {
        let events = battle.decide(&command, &[], &mut drumhead_vocabulary::dice::Given(None));
        for event in &events.unwrap() {
            battle.fold(event).unwrap();
        }
    }
    assert_eq!(offers(&battle, 3), MELEE);
}

/// The number of offers in that melee, to depth three.
const MELEE: usize = 24;
/// The number of offers to place the units that cannot be in their hexes, and of offers that
/// follow, to depth three.
const DEPTH_THREE: usize = 35;
/// The number of offers after activations are counted.
const COUNTED: usize = 19;
