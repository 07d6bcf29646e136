//! Rules for all moves of units (D3-12 to D3-17).

use drumhead_rules::hex::Side;

use crate::activation::{activating, activation, moves_free};
use crate::ground::{allowance, rows};
use crate::prelude::*;
use crate::ways::{Aim, Route, near, route};

/// The context of a move: its start and its route.
pub struct Mover {
    /// The position at the start.
    pub(crate) from: Place,
    /// The route.
    pub(crate) route: Route,
}

/// The way in which a unit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// The unit pivots, which does not take it out of a melee.
    Turns,
    /// The unit moves straight on without turning, or fights an enemy in its front. Both are
    /// allowed after a pivot.
    Straight,
    /// Any other move.
    Other,
}

/// Returns the objections to any move of a unit.
pub(crate) fn move_faults(battle: &Battle, unit: UnitRef, gait: Gait) -> Vec<Objection> {
    let free = moves_free(battle, unit);
    let mut against = activation(battle, unit, free);
    let Some(state) = battle.state.unit(unit) else {
        return against;
    };
    let gun = state.kind == UnitType::Artillery;
    let Acted { moved, unmoved, .. } = state.acted;
    let turned = moved == Movement::Turned;
    // Turning to a nearby enemy is the unit's move (D3-16), so it does not move with its commander.
    let faced = free && !unmoved && matches!(moved, Movement::Turned | Movement::Engaged);
    // A pivot and the move straight on after it are one move, in one order or two (D3-14).
    let goes_on = turned && gait == Gait::Straight && !faced;
    let stood = free && unmoved && !turned;
    let has_moved = moved != Movement::No && !goes_on && !stood;
    let locked = battle.state.in_melee(unit) && gait != Gait::Turns;
    let faults = objections([
        (free && has_led(battle, unit, goes_on), "led", RIDE),
        (faced, "moved_faced", NEAR),
        (has_moved && !turned && !faced, "moved", PIVOT),
        (has_moved && turned && !faced, "moved_turned", PIVOT),
        (state.acted.attacked && !free, "attacked", SEQUENCE),
        (locked, "locked", LOCKED),
        (gun && state.fired.is_some(), "emplaced", EMPLACED),
    ]);
    against.extend(faults.map(|it| it.with("unit", unit)));
    against
}

/// Returns whether the commander attached to a unit has already moved, alone or with a unit
/// (D3-47). If he only pivoted with a unit that `goes_on`, his move is not over.
fn has_led(battle: &Battle, unit: UnitRef, goes_on: bool) -> bool {
    let commander = battle.state.leader(unit);
    let moved = commander
        .and_then(|commander| battle.state.unit(commander))
        .map_or(Movement::No, |it| it.acted.moved);
    match moved {
        Movement::No => false,
        Movement::Turned => !goes_on,
        Movement::Ahead
        | Movement::Retired
        | Movement::Engaged
        | Movement::Charged
        | Movement::Contacted => true,
    }
}

/// Returns whether this order does not count as a move for a move with the commander (gap D3-A12):
/// the unit starts a melee or makes contact without leaving its hex or turning, or it pivots with
/// no enemy near (D3-16).
fn is_unmoved(battle: &Battle, unit: UnitRef, place: Place, how: Movement) -> bool {
    match how {
        Movement::Turned => !near(battle, unit.side, place.hex, None),
        Movement::Engaged | Movement::Contacted => battle.state.place(unit) == Some(place),
        Movement::No | Movement::Ahead | Movement::Retired | Movement::Charged => false,
    }
}

/// Rejects a move that would use an activation but change nothing.
///
/// # Errors
/// Returns [`Impossible`] for such a move.
pub(crate) fn changes(unit: UnitRef, from: Place, to: Place) -> Result<(), Impossible> {
    if from == to {
        return Err(impossible("faces_so").with("unit", unit));
    }
    Ok(())
}

/// Returns the hexes to which a unit could move straight through these sides, with their distances.
pub(crate) fn open_rows(
    battle: &Battle,
    unit: UnitRef,
    facing: Facing,
    sides: &[Side],
    aim: fn(Cell) -> Aim,
) -> Vec<(Cell, u32)> {
    let Ok((state, place)) = here(battle, unit) else {
        return Vec::new();
    };
    let most = allowance(state.kind, false, &battle.tables);
    let mut cells = rows(map(battle).grid, place.hex, sides, most);
    cells.retain(|(to, _)| route(battle, unit, facing, aim(*to)).is_open());
    cells
}

/// Returns hexes as choices, with their distances.
pub(crate) fn far_hexes(cells: Vec<(Cell, u32)>) -> Answer {
    let choice = |(hex, far): (Cell, u32)| {
        let label = message("choice.far").with("hex", hex).with("hexes", far);
        hex_choice(hex, label)
    };
    Answer::Hex(cells.into_iter().map(choice).collect())
}

/// Returns the facts of a move within a unit's activation, and of the activation if it begins with
/// the move.
pub(crate) fn moved(
    battle: &Battle,
    unit: UnitRef,
    place: Place,
    route: &Route,
    how: Movement,
) -> Vec<Event> {
    let moved = Moved {
        unit,
        place,
        path: route.path.clone(),
        how,
        own: true,
        led: moves_free(battle, unit),
        unmoved: is_unmoved(battle, unit, place, how),
    };
    activating(battle, unit, vec![moved.into()])
}

written! {
    /// A unit moved or turned. A commander attached to it moved with it.
    pub struct Moved {
        /// The unit.
        pub unit: UnitRef,
        /// The new position.
        pub place: Place,
        /// The hexes passed and the destination, in order.
        pub path: Vec<Cell>,
        /// The kind of move.
        pub how: Movement,
        /// Whether the move belongs to the unit's activation, unlike giving ground.
        pub own: bool,
        /// Whether this is also the move of the commander attached to the unit (gap D3-A12).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub led: bool,
        /// Whether this does not count as a move for a move with the commander (gap D3-A12).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub unmoved: bool,
    }
}

impl Fact<D3Ecw> for Moved {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.put(self.unit, self.place)?;
        let acted = &mut state.unit_mut(self.unit)?.acted;
        acted.moved = self.how;
        acted.unmoved = self.unmoved;
        if let Some(commander) = state.leader(self.unit).filter(|_| self.led) {
            state.unit_mut(commander)?.acted.moved = self.how;
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Some(from) = before.state.place(self.unit) else {
            return Vec::new();
        };
        let (key, clause) = match self.how {
            Movement::Retired if !self.own => ("log.gives_ground", GIVE_GROUND),
            Movement::Retired => ("log.retires", NEAR),
            Movement::Charged => ("log.charges", INITIATE),
            Movement::Contacted if self.path.is_empty() => ("log.contacts_beside", CONTACTED),
            Movement::Contacted => ("log.contacts", CONTACTED),
            Movement::Engaged => ("log.engages", INITIATE),
            Movement::Turned => ("log.turns", PIVOT),
            Movement::Ahead | Movement::No if from.facing == self.place.facing => {
                ("log.goes", STRAIGHT)
            }
            Movement::Ahead | Movement::No => ("log.goes_turning", PIVOT),
        };
        let path = self.path.iter().map(|cell| bare(*cell)).collect();
        let line = line(key)
            .by(clause)
            .about([self.unit])
            .with("unit", self.unit)
            .with("from", from.hex)
            .with("to", self.place.hex)
            .with("path", Value::List(path, ", "));
        vec![line.with("facing", self.place.facing)]
    }
}
