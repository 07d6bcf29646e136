//! The small battles of the proofs.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a proof that cannot be made has failed"
)]

use drumhead_rules::frame::Correct;
use drumhead_rules::hex::Cell;
use drumhead_rules::list::Unit;
use drumhead_rules::map::Feature;
use drumhead_stand_and_die::actions::{Attack, Attacked, End, March, Roll};
use drumhead_stand_and_die::{
    Army, Battle, Command, Event, Group, Interpretations, Setup, State, Step, UnitState,
};
pub(super) use drumhead_testing::{against, play};
use drumhead_testing::{field, paint};
use drumhead_vocabulary::play::UnitRef;

/// The first and the second unit of each side.
pub(super) const MINE: UnitRef = UnitRef::new(0, 1);
pub(super) const ALSO_MINE: UnitRef = UnitRef::new(0, 2);
pub(super) const THEIRS: UnitRef = UnitRef::new(1, 1);

/// Returns the hex with this name.
pub(super) fn hex(name: &str) -> Cell {
    name.parse().expect("a hex")
}

/// Returns a unit in a hex.
pub(super) fn at(hex: &str, facing: &str, of: Group) -> Group {
    Group {
        hex: Some(self::hex(hex)),
        facing: Some(facing.parse().expect("a facing")),
        ..of
    }
}

pub(super) fn foot(many: u16) -> Group {
    Group {
        infantry: many,
        ..Group::default()
    }
}

pub(super) fn horse(many: u16) -> Group {
    Group {
        cavalry: many,
        ..Group::default()
    }
}

pub(super) fn guns(many: u16) -> Group {
    Group {
        guns: many,
        ..Group::default()
    }
}

pub(super) fn standing(of: Group) -> Group {
    Group {
        standing: true,
        ..of
    }
}

/// Returns a battle on open terrain except for these hexes, before its first dice roll.
pub(super) fn begun(
    interpretations: Interpretations,
    sides: [Vec<Group>; 2],
    ground: &[(&str, Feature)],
) -> Battle {
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
    let [first, second] = sides;
    let mut setup = Setup::of(army(first), army(second)).expect("the map parses");
    setup.map.hexes.clear();
    paint(&mut setup.map, ground);
    Battle::new(setup).expect("the battle begins")
}

/// Returns a battle in this step of the first turn, after the first side won the dice roll.
pub(super) fn in_step(
    step: Step,
    interpretations: Interpretations,
    sides: [Vec<Group>; 2],
    ground: &[(&str, Feature)],
) -> Battle {
    let mut battle = begun(interpretations, sides, ground);
    play(&mut battle, &Roll { side: 0 }, [9]);
    play(&mut battle, &Roll { side: 1 }, [2]);
    while battle.state().phase.step != step {
        play(&mut battle, &End {}, [1]);
    }
    battle
}

pub(super) fn march(unit: UnitRef, to: &str) -> Command {
    Command::March(March {
        unit,
        to: hex(to),
        facing: None,
    })
}

/// Returns an attack with this many infantry, cavalry and guns.
pub(super) fn attack(unit: UnitRef, at: &str, with: [u16; 3]) -> Attack {
    let [infantry, cavalry, guns] = with;
    Attack {
        unit,
        at: hex(at),
        infantry,
        cavalry,
        guns,
    }
}

/// Returns the sum of an attack, in tenths, and its result.
pub(super) fn sum_of(battle: &mut Battle, command: &Attack, face: u8) -> (u32, Option<u32>) {
    let events = play(battle, command, [face]);
    let blow = events.iter().find_map(|event| {
        let Event::Attacked(Attacked { blow, .. }) = event else {
            return None;
        };
        Some((blow.tenths, blow.casualties))
    });
    blow.expect("an attack")
}

/// Returns a unit's current state.
pub(super) fn now(battle: &Battle, unit: UnitRef) -> &UnitState {
    let state: &State = battle.state();
    state.unit(unit).expect("a unit")
}

/// Sets a number of a unit by hand.
pub(super) fn set(unit: UnitRef, what: &str, value: u16) -> Command {
    let set = field(what, value);
    Command::Correct(Correct { unit, set })
}
