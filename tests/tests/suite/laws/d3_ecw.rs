//! The laws of play over random walks of *D3 English Civil War*, and the number of its offers from
//! fixed positions.

use drumhead_d3_ecw::actions::{Charge, Count};
use drumhead_d3_ecw::{
    Army, Battle, D3Ecw, Interpretations, Kind, MeleeHits, Setup, UnitType, starter_map,
};
use drumhead_d3_ecw::{Facings, RoutAt};
use drumhead_rules::hex::Facing;
use drumhead_rules::list::Unit;
use drumhead_rules::play::Game;
use drumhead_testing::{allowing, play};
use drumhead_tests::play::{Laws, Least, Rolled, actions, offers_to_depth, seeds, walk_each};
use drumhead_vocabulary::play::{OfferKind, UnitRef};

/// Returns an army with every type of unit, in these two rows of hexes.
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
    // The starter map.
    setup.map = starter_map().unwrap();
    setup
}

/// Returns the interpretations for a seed. Three of them, whose options allow different orders,
/// vary with the seed.
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
    let walk = walk_each(seeds(8), 250, &laws, |seed| {
        Battle::new(setup(interpretations(seed))).unwrap()
    })
    .unwrap();
    // The action `stay` is not required, because commanders can rarely stay away.
    let kinds: Vec<_> = actions::<D3Ecw>().filter(|name| name != "stay").collect();
    let least = Least {
        fulfilled: 75,
        swapped: 5,
        chosen: 5,
        each: 1,
    };
    walk.makes_progress(least, &kinds);
}

#[test]
fn a_fixed_set_up_has_the_expected_offers_to_depth_three() {
    let mut battle = Battle::new(setup(Interpretations::default())).unwrap();
    assert_eq!(offers_to_depth(&battle, 3, Rolled::Face(2)), DEPTH_THREE);
    // The pending work is done first: units are placed, the turn begins and activations are
    // counted. Then every unit has its own offers.
    for _ in 0..4 {
        let units: Vec<_> = battle.state().units().map(|(unit, _)| unit).collect();
        let of = units.into_iter().map(Some);
        let all = of.flat_map(|of| battle.offers(of));
        let to_do = all.into_iter().find(|offer| offer.fulfils.is_some());
        let offer = to_do.unwrap_or_else(|| battle.offers(None).remove(0));
        allowing(&mut battle, &offer.command, &offer.overruled(), []);
        if battle.state().activations.is_some() {
            break;
        }
    }
    assert_eq!(offers_to_depth(&battle, 1, Rolled::Face(2)), COUNTED);
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
    let charge = Charge {
        unit: galloper,
        target,
        facing: Facing::N,
        from: None,
    };
    let seen = (2..=3).map(|unit| UnitRef::new(0, unit)).collect();
    play(&mut battle, &Count { seen }, []);
    play(&mut battle, &charge, []);
    assert_eq!(offers_to_depth(&battle, 3, Rolled::Face(2)), MELEE);
}

/// The number of offers to depth three from the melee on open terrain.
const MELEE: usize = 24;
/// The number of offers to depth three from the set-up. The first offers place the units that
/// cannot begin in the hexes of their army list.
const DEPTH_THREE: usize = 35;
/// The number of offers after activations are counted.
const COUNTED: usize = 19;
