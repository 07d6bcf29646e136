//! The shape of a unit's counter, and the unit's tags on its card and on the board.

use drumhead_vocabulary::play::{Arm, Tag};

use crate::ground::next_shot;
use crate::prelude::*;

/// Returns the arm that determines the shape of this type's counter.
pub(super) const fn arm(kind: UnitType) -> Arm {
    match kind {
        UnitType::Infantry | UnitType::ElitePike | UnitType::CommandedShot => Arm::Foot,
        UnitType::Trotters | UnitType::Gallopers | UnitType::Cuirassiers => Arm::Horse,
        UnitType::Dragoons => Arm::Dragoons,
        UnitType::Artillery => Arm::Guns,
        UnitType::Commander => Arm::Leader,
    }
}

/// Returns the states of a unit, apart from its hits, that must be visible at a glance.
pub(super) fn states(battle: &Battle, unit: UnitRef, of: &UnitState) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    let mut add = |id, clause, tone, values: &[(&'static str, Value)]| {
        tags.push(tag(battle, id, clause, tone, values));
    };
    let retired = state.retired.get(usize::from(unit.side)) == Some(&true);
    if of.commands() && retired {
        add("army_retired", RESOLVE, Tone::Bad, &[]);
    }
    if of.out_of_ammunition {
        add("ammunition", AMMUNITION, Tone::Warn, &[]);
    }
    if let Some(fired) = of.fired {
        add("emplaced", EMPLACED, Tone::Plain, &[]);
        let next = next_shot(fired, &battle.tables);
        if next > state.turn {
            add("loading", GUNS, Tone::Warn, &[("turn", next.into())]);
        }
    }
    if state.in_melee(unit) {
        let others = Value::Placed(state.opponents(unit).collect());
        add("fights", LOCKED, Tone::Warn, &[("units", others)]);
    }
    if let Some(host) = of.attached {
        let host = UnitRef::new(unit.side, host);
        add("attached", ATTACHED, Tone::Plain, &[("unit", host.into())]);
    }
    if state.leader(unit).is_some() {
        add("host", ATTACHED, Tone::Good, &[]);
    }
    if of.acted.activated && unit.side == state.mover {
        add("activated", ACTIVATE, Tone::Plain, &[]);
    }
    tags
}
