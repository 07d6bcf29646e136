//! The state of a battle: data without rules.

mod exchange;

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list;
use drumhead_rules::play::BadFact;

use crate::army::{Kind, UnitType};

pub use exchange::{Exchange, ReplyDue, Trial};

drumhead_rules::ids! {
    /// A step of a battle. The first step precedes all turns; the others form a turn, in order.
    Step as "D3Step" {
        /// Units without a hex are placed.
        Deploy = "deploy",
        /// Activations are counted (D3-09).
        Count = "count",
        /// Units are activated (D3-10).
        Activate = "activate",
        /// Units in melee that were not activated give ground (D3-41).
        GiveGround = "give_ground",
        /// The commander moves (D3-47); routed units are recorded at the end (D3-11).
        Commander = "commander",
    }

    /// The reason why a unit is off the table.
    Away as "D3Away" {
        /// The unit routed (D3-42).
        Routed = "routed",
        /// The guns came into contact with an enemy (D3-39).
        Eliminated = "eliminated",
        /// The commander was contacted, or his unit was lost (D3-44, D3-46).
        Contacted = "contacted",
        /// The unit is not placed yet.
        Unplaced = "unplaced",
    }
}

/// The position of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The hex.
    pub hex: Cell,
    /// The facing.
    pub facing: Facing,
}

/// A unit's move in its side's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// No move.
    #[default]
    No,
    /// The unit pivoted.
    Turned,
    /// The unit moved ahead, or the commander moved.
    Ahead,
    /// The unit retired or gave ground.
    Retired,
    /// The unit declared a melee with an adjacent enemy.
    Engaged,
    /// The unit charged over at least one hex.
    Charged,
    /// The unit came into contact with a commander.
    Contacted,
}

/// A unit's actions in its side's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acted {
    /// Whether the unit was activated.
    pub activated: bool,
    /// The unit's move.
    pub moved: Movement,
    /// Whether that move does not count as one for a move with the commander (gap D3-A12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unmoved: bool,
    /// Whether the unit attacked.
    pub attacked: bool,
    /// Whether the unit could not give ground (D3-41).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cornered: bool,
}

/// The current state of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitState {
    /// The number in the army.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The type.
    pub kind: UnitType,
    /// The current or last position.
    pub place: Option<Place>,
    /// The reason why the unit is off the table. `None` while it is on the table.
    pub away: Option<Away>,
    /// The number of hits. For a commander: the hits for his army's routed units.
    pub hits: u8,
    /// Whether the unit is out of ammunition (D3-30).
    pub out_of_ammunition: bool,
    /// The last turn in which a gun fired. A gun cannot move after its first shot (D3-32, D3-52).
    pub fired: Option<u32>,
    /// The unit to which a commander is attached (D3-46).
    pub attached: Option<u16>,
    /// The turn and the moving side when the unit left the table.
    pub left: Option<(u32, u8)>,
    /// The unit's actions in its side's turn.
    pub acted: Acted,
}

drumhead_rules::list_state!(State of UnitState);

impl UnitState {
    /// Returns a unit at the start of the battle.
    pub(super) fn new(unit: &list::Unit<Kind>) -> Self {
        Self {
            number: unit.number,
            name: unit.name.clone(),
            kind: unit.of.kind,
            place: None,
            away: Some(Away::Unplaced),
            hits: 0,
            out_of_ammunition: false,
            fired: None,
            attached: None,
            left: None,
            acted: Acted::default(),
        }
    }

    /// Returns whether the unit is on the table.
    pub const fn is_here(&self) -> bool {
        self.away.is_none() && self.place.is_some()
    }

    /// Returns whether the unit is a commander.
    pub fn commands(&self) -> bool {
        self.kind == UnitType::Commander
    }
}

/// Two enemies in melee (gap D3-A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The unit that made contact, or whose melee the players set by hand.
    pub one: UnitRef,
    /// The other unit.
    pub other: UnitRef,
}

impl Pair {
    /// Returns the opponent of this unit. `None` for a unit outside the pair.
    pub fn against(&self, unit: UnitRef) -> Option<UnitRef> {
        if self.one == unit {
            Some(self.other)
        } else {
            (self.other == unit).then_some(self.one)
        }
    }
}

/// The activations of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activations {
    /// The total number.
    pub total: u32,
    /// The number used.
    pub used: u32,
    /// The units counted.
    pub counted: Vec<UnitRef>,
}

/// The state of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The number of the turn, from 1; 0 before the first turn. Both sides have a turn with each
    /// number.
    pub turn: u32,
    /// The active side.
    pub mover: u8,
    /// The step.
    pub step: Step,
    /// The units of each side, in the army's order.
    pub sides: [Vec<UnitState>; 2],
    /// The pairs in melee.
    pub melees: Vec<Pair>,
    /// The activations. `None` before they are counted.
    pub activations: Option<Activations>,
    /// The unit that is being activated.
    pub active: Option<UnitRef>,
    /// The open attack.
    #[serde(flatten)]
    pub exchange: Exchange,
    /// The number of each side's routed units that must still be recorded (D3-11).
    pub unbooked: [u32; 2],
    /// The sides that have retired (D3-43).
    pub retired: [bool; 2],
}

impl State {
    /// Moves a unit to a position, with the commander attached to it.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if the unit does not exist.
    pub(super) fn put(&mut self, unit: UnitRef, place: Place) -> Result<(), BadFact> {
        let commander = self.leader(unit);
        self.unit_mut(unit)?.place = Some(place);
        if let Some(commander) = commander {
            self.unit_mut(commander)?.place = Some(place);
        }
        Ok(())
    }

    /// Removes a unit from the table and from its melees, and ends the open attack if the unit
    /// takes part in it.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if the unit does not exist.
    pub(super) fn take_off(&mut self, unit: UnitRef, away: Away) -> Result<(), BadFact> {
        let when = (self.turn, self.mover);
        let gone = self.unit_mut(unit)?;
        gone.away = Some(away);
        gone.attached = None;
        gone.left = Some(when);
        self.part(unit);
        if self.exchange.is_of(unit) {
            self.exchange = Exchange::AtRest;
        }
        Ok(())
    }

    /// Removes a unit from its melees.
    pub(super) fn part(&mut self, unit: UnitRef) {
        self.melees.retain(|pair| pair.against(unit).is_none());
    }

    /// Returns the units that are on the table.
    pub fn here(&self) -> impl Iterator<Item = (UnitRef, &UnitState)> {
        self.units().filter(|(_, unit)| unit.is_here())
    }

    /// Returns the position of a unit on the table.
    pub fn place(&self, unit: UnitRef) -> Option<Place> {
        self.unit(unit).filter(|it| it.is_here())?.place
    }

    /// Returns the unit in a hex. A commander attached to it is not returned.
    pub fn in_hex(&self, hex: Cell) -> Option<(UnitRef, &UnitState)> {
        self.here().find(|(_, unit)| {
            unit.attached.is_none() && unit.place.is_some_and(|place| place.hex == hex)
        })
    }

    /// Returns the commander of a side: the first in its list.
    pub fn commander(&self, side: u8) -> Option<(UnitRef, &UnitState)> {
        self.units()
            .find(|(unit, standing)| unit.side == side && standing.commands())
    }

    /// Returns the commander attached to this unit.
    pub fn leader(&self, unit: UnitRef) -> Option<UnitRef> {
        let mut here = self.here();
        let attached = here
            .find(|(who, standing)| who.side == unit.side && standing.attached == Some(unit.unit));
        attached.map(|(who, _)| who)
    }

    /// Returns the enemies in melee with this unit.
    pub fn opponents(&self, unit: UnitRef) -> impl Iterator<Item = UnitRef> {
        self.melees
            .iter()
            .filter_map(move |pair| pair.against(unit))
    }

    /// Returns whether this unit is in melee.
    pub fn in_melee(&self, unit: UnitRef) -> bool {
        self.opponents(unit).next().is_some()
    }

    /// Returns the number of a side's units that are not lost, excluding its commander.
    pub fn left(&self, side: u8) -> u32 {
        let units = self.units().filter(|(unit, standing)| {
            let lost = standing.away.is_some_and(|away| away != Away::Unplaced);
            unit.side == side && !standing.commands() && !lost
        });
        drumhead_vocabulary::count(units.count())
    }

    /// Returns the unit that is being activated. A unit does not count if the players have taken
    /// back its activation by hand.
    pub(super) fn being_activated(&self) -> Option<UnitRef> {
        let activated = |unit: &UnitRef| self.unit(*unit).is_some_and(|it| it.acted.activated);
        self.active.filter(activated)
    }

    /// Returns whether an army has retired, so that the battle is over.
    pub(super) fn is_over(&self) -> bool {
        self.retired.contains(&true)
    }

    /// Returns the move after which a unit in melee must still attack: a charge (D3-33), or a pivot
    /// in the melee that the unit was activated to continue (D3-41).
    pub(super) fn must_fight(&self, unit: UnitRef) -> Option<Movement> {
        let state = self.unit(unit).filter(|_| self.in_melee(unit))?;
        let moved = state.acted.moved;
        let fights = matches!(
            moved,
            Movement::Charged | Movement::Engaged | Movement::Turned
        );
        (fights && !state.acted.attacked).then_some(moved)
    }

    /// Returns whether a unit must give ground: it belongs to the active side, is in melee, was not
    /// activated, and has not been found unable to give ground (D3-41).
    pub(super) fn yields(&self, unit: UnitRef) -> bool {
        let waits =
            |unit: &UnitState| unit.is_here() && !unit.acted.activated && !unit.acted.cornered;
        let mine = unit.side == self.mover;
        mine && self.in_melee(unit) && self.unit(unit).is_some_and(waits)
    }
}
