//! The small battle used in the proofs: a unit at H6 facing north, with its commander behind it.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_d3_ecw::actions::{Charge, Count, Fight, Shoot};
use drumhead_d3_ecw::{Battle, Command, Kind, Setup, UnitType};
use drumhead_rules::frame::{Correct, FieldValue};
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed};
use drumhead_rules::list::Unit;
use drumhead_rules::map::{Feature, Map};
use drumhead_testing::paint;
pub(super) use drumhead_testing::{against, field, play};
use drumhead_vocabulary::play::UnitRef;

/// The unit, its commander, and the enemy.
pub(super) const UNIT: UnitRef = UnitRef::new(0, 1);
pub(super) const CHIEF: UnitRef = UnitRef::new(0, 9);
pub(super) const ENEMY: UnitRef = UnitRef::new(1, 1);

/// A unit with its type, its hex and its facing.
pub(super) type Posted = (UnitRef, UnitType, &'static str, Facing);

/// Returns the hex with this name.
pub(super) fn hex(name: &str) -> Cell {
    name.parse().expect("the name is a hex")
}

/// Returns open terrain with these features.
fn map(features: &[(&str, Feature)]) -> Map {
    let mut map = Map::open(Grid {
        pointing: Pointing::PointyTop,
        pushed: Pushed::Even,
        numbering: Numbering::Letters,
        columns: 18,
        rows: 8,
    });
    paint(&mut map, features);
    map
}

/// Returns the battle of these units on this terrain. Commanders not among the units are at H7 and
/// A1.
pub(super) fn on(posted: &[Posted], features: &[(&str, Feature)]) -> Battle {
    let mut setup = Setup::of(Default::default(), Default::default()).expect("the map parses");
    setup.map = map(features);
    let chiefs = [
        (CHIEF, UnitType::Commander, "H7", Facing::N),
        (UnitRef::new(1, 9), UnitType::Commander, "A1", Facing::S),
    ];
    let here = |unit: &UnitRef| posted.iter().any(|(other, ..)| other == unit);
    let chiefs = chiefs.iter().filter(|(unit, ..)| !here(unit));
    for (unit, kind, at, facing) in posted.iter().chain(chiefs) {
        let side = &mut setup.sides[usize::from(unit.side)];
        side.army.units.push(Unit {
            number: unit.unit,
            of: Kind {
                kind: *kind,
                hex: Some(hex(at)),
                facing: Some(*facing),
            },
            ..Unit::default()
        });
    }
    Battle::new(setup).expect("the battle begins")
}

/// Returns the battle of these units on open terrain, before activations are counted.
pub(super) fn battle(posted: &[Posted]) -> Battle {
    on(posted, &[])
}

/// Returns the battle after the first side's activations were counted: one for each of its units
/// except the commander.
pub(super) fn ready(posted: &[Posted], features: &[(&str, Feature)]) -> Battle {
    let mut battle = on(posted, features);
    let mine = posted.iter().map(|(unit, ..)| *unit);
    let seen = mine
        .filter(|unit| unit.side == 0 && *unit != CHIEF)
        .collect();
    play(&mut battle, &Count { seen }, [1]);
    battle
}

/// Returns a battle with a unit of this type at H6, and enemy foot in this hex.
pub(super) fn facing(kind: UnitType, enemy: &'static str, features: &[(&str, Feature)]) -> Battle {
    let posted = [
        (UNIT, kind, "H6", Facing::N),
        (ENEMY, UnitType::Infantry, enemy, Facing::S),
    ];
    ready(&posted, features)
}

/// Sets a field of a unit by hand.
pub(super) fn set(battle: &mut Battle, unit: UnitRef, set: FieldValue) {
    play(battle, &Correct { unit, set }, [1]);
}

/// The unit's order to shoot at the enemy.
pub(super) const SHOOT: Command = Command::Shoot(Shoot {
    unit: UNIT,
    target: ENEMY,
});

/// The unit's order to charge the enemy.
pub(super) const CHARGE: Command = Command::Charge(Charge {
    unit: UNIT,
    target: ENEMY,
    facing: Facing::N,
    from: None,
});

/// The unit's order to fight the enemy.
pub(super) const FIGHT: Command = Command::Fight(Fight {
    unit: UNIT,
    target: ENEMY,
});
