//! The small battle used in the proofs: foot, horse, a gun and their leader on each side, placed as
//! each proof requires.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a proof that cannot be set up has failed"
)]

use std::collections::BTreeSet;

use drumhead_edgehill_naseby::actions::{End, Move};
use drumhead_edgehill_naseby::{
    Arm, Army, Battle, Body, Crt, Event, Interpretations, Modules, Profile, Scenario, Setup,
    SideSetup, Standing, Step,
};
use drumhead_rules::frame::Correct;
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed};
use drumhead_rules::list::Unit;
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::Game as _;
pub(super) use drumhead_testing::{against, play};
use drumhead_testing::{field, paint};
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::UnitRef;
use serde::Serialize;

/// The foot, the horse, the gun and the leader of the moving side, numbers 1 to 4, and the foot and
/// the gun of the other side.
pub(super) const FOOT: UnitRef = UnitRef::new(0, 1);
pub(super) const HORSE: UnitRef = UnitRef::new(0, 2);
pub(super) const GUN: UnitRef = UnitRef::new(0, 3);
pub(super) const LEADER: UnitRef = UnitRef::new(0, 4);
pub(super) const THEIR_FOOT: UnitRef = UnitRef::new(1, 1);
pub(super) const THEIR_GUN: UnitRef = UnitRef::new(1, 3);

/// Returns the hex with this name.
pub(super) fn hex(name: &str) -> Cell {
    name.parse().expect("the name is a hex")
}

/// Returns the units of a side: the first side in the south facing north, the second far away in
/// the north.
pub(super) fn units(side: u8) -> Vec<Unit<Body>> {
    let (row, facing) = if side == 0 {
        (18, Facing::N)
    } else {
        (2, Facing::S)
    };
    let all = [
        (1, Arm::Infantry, 5),
        (2, Arm::Cavalry, 9),
        (3, Arm::Artillery, 13),
        (4, Arm::Leader, 7),
    ];
    let units = all.map(|(number, arm, column)| Unit {
        number,
        name: String::new(),
        of: Body {
            arm,
            leader: (number < 3).then_some(4),
            ma: Some(8),
            strength: Some(4),
            hex: Some(Cell::new(column, row)),
            facing: Some(facing),
        },
        notes: String::new(),
    });
    units.into()
}

/// Returns a map of open terrain.
pub(super) fn open() -> Map {
    Map::open(Grid {
        pointing: Pointing::PointyTop,
        pushed: Pushed::Even,
        numbering: Numbering::Digits,
        columns: 20,
        rows: 20,
    })
}

/// Returns the map of open terrain with some hexes painted.
pub(super) fn painted(feature: Feature, hexes: &[&str]) -> Map {
    let mut map = open();
    let ground: Vec<_> = hexes.iter().map(|hex| (*hex, feature)).collect();
    paint(&mut map, &ground);
    map
}

/// Returns the map of open terrain with a hedge between two hexes.
pub(super) fn hedged(one: &str, other: &str) -> Map {
    let mut map = open();
    let edge = map.edge(hex(one), hex(other)).expect("neighbours");
    map.sides.insert(edge, BTreeSet::from([Feature::Hedge]));
    map
}

/// Returns the set-up of a battle on this map.
pub(super) fn setup(scenario: Scenario, map: Map) -> Setup {
    let side = |side: u8, name: &str| SideSetup {
        name: name.to_owned(),
        army: Army {
            units: units(side),
            ..Army::default()
        },
    };
    Setup {
        sides: [side(0, "King"), side(1, "Parliament")],
        first: 0,
        interpretations: Interpretations::default(),
        map,
        scenario,
        modules: Modules::default(),
        profile: Profile::default(),
        tables: None,
    }
}

/// Returns a battle at Edgehill on open terrain.
pub(super) fn battle() -> Battle {
    begun(setup(Scenario::Edgehill, open()))
}

/// Returns a battle at Naseby on this map.
pub(super) fn naseby(map: Map) -> Battle {
    begun(setup(Scenario::Naseby, map))
}

/// Returns a battle with this set-up.
pub(super) fn begun(setup: Setup) -> Battle {
    Battle::new(setup).expect("the battle begins")
}

/// Returns a battle at Naseby with a combat table. The table has a column for each difference from
/// −2 to 2, and uses one die.
pub(super) fn with_table(map: Map) -> Battle {
    let table = "columns difference: -2, -1, 0, 1, 2\n-9 to 2: a, b, c, d, e\n3+: A, B, C, D, E\n\
        C = defender retreats 1\nD = attacker eliminated\nE = defender disordered";
    let mut setup = setup(Scenario::Naseby, map);
    setup.profile.crt = Some(Crt::read(table).expect("the table parses"));
    begun(setup)
}

/// Places a unit by hand.
pub(super) fn put(battle: &mut Battle, unit: UnitRef, name: &str, facing: Facing) {
    correct(battle, unit, "hex", hex(name));
    if unit != LEADER {
        correct(battle, unit, "facing", facing);
    }
}

/// Sets a field of a unit by hand.
pub(super) fn correct(battle: &mut Battle, unit: UnitRef, what: &str, value: impl Serialize) {
    let set = field(what, value);
    play(battle, &Correct { unit, set }, []);
}

/// Ends steps until this step of this side's turn.
pub(super) fn until(battle: &mut Battle, side: u8, step: Step) {
    for _ in 0..9 {
        if battle.state().mover == side && battle.state().step == step {
            return;
        }
        play(battle, &End {}, []);
    }
    panic!("the battle never reaches this step");
}

/// Returns a unit's current state.
pub(super) fn now(battle: &Battle, unit: UnitRef) -> &Standing {
    battle.state().unit(unit).expect("the unit exists")
}

/// Returns the cost of a unit's move to a hex, if it can be made.
pub(super) fn cost(battle: &Battle, unit: UnitRef, to: &str) -> Option<u8> {
    let over = None;
    let to = hex(to);
    let command = Move {
        unit,
        to,
        over,
        facing: None,
    }
    .into();
    let events = battle.decide(&command, &[], &mut Given::default()).ok()?;
    events.iter().find_map(|event| {
        let Event::Moved(moved) = event else {
            return None;
        };
        Some(moved.spent)
    })
}
