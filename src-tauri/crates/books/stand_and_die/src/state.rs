//! The state of a battle: data without rules.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::ids;
use drumhead_rules::list::Unit;
pub(super) use drumhead_rules::list::sides::of_side;
use drumhead_rules::play::BadFact;
use drumhead_vocabulary::play::UnitRef;
pub(super) use drumhead_vocabulary::play::other;
use serde::{Deserialize, Serialize};

use super::army::{Group, Troops};
use super::chances::Casualties;

ids! {
    /// A step of a turn.
    Step as "SdStep" {
        /// Units without a hex are placed, before the first turn.
        Deploy = "deploy",
        /// Dice decide which side marches first (S-01).
        Initiative = "initiative",
        /// Marching, turning and marking (S-02 to S-09).
        March = "march",
        /// Attacks (S-10 to S-19).
        Attack = "attack",
        /// Owners allocate losses if they have a choice, and troops fall back (S-20).
        FallBack = "fall_back",
    }

    /// The reason why a unit is off the map.
    Away as "SdAway" {
        /// The unit has no troops left.
        Destroyed = "destroyed",
        /// The players removed the unit.
        Off = "off",
    }
}

/// A step of one side or of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdPhase", deny_unknown_fields)]
pub struct Phase {
    /// The step.
    pub step: Step,
    /// The side that acts. `None` for both sides.
    pub side: Option<u8>,
}

impl Phase {
    /// Returns a step of both sides.
    pub const fn both(step: Step) -> Self {
        Self { step, side: None }
    }

    /// Returns a step of one side.
    pub const fn of(step: Step, side: u8) -> Self {
        Self {
            step,
            side: Some(side),
        }
    }

    /// Returns whether a side acts in this step.
    pub fn is_of(self, side: u8) -> bool {
        self.side.is_none_or(|of| of == side)
    }
}

/// A unit in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitState {
    /// The number.
    pub number: u16,
    /// The name. May be blank.
    pub name: String,
    /// The number of infantry figures left.
    pub infantry: u16,
    /// The number of cavalry figures left.
    pub cavalry: u16,
    /// The number of casualties that each gun has taken (S-14).
    pub guns: Vec<u8>,
    /// The troops at the start.
    pub start: Troops,
    /// The hex, which a unit off the map keeps. `None` before the unit is placed, or if set so by
    /// hand.
    pub hex: Option<Cell>,
    /// The facing (S-06).
    pub facing: Facing,
    /// Whether the unit is standing (S-07). Otherwise it falls back.
    pub standing: bool,
    /// The number of hexes marched this turn.
    pub marched: u8,
    /// The reason why the unit is off the map. `None` while it is on the map.
    pub away: Option<Away>,
}

drumhead_rules::list_state!(State of UnitState);

impl UnitState {
    pub(super) fn new(unit: &Unit<Group>) -> Self {
        Self {
            number: unit.number,
            name: unit.name.clone(),
            infantry: unit.of.infantry,
            cavalry: unit.of.cavalry,
            guns: vec![0; usize::from(unit.of.guns)],
            start: unit.of.troops(),
            hex: unit.of.hex,
            facing: unit.of.faces(),
            standing: unit.of.standing,
            marched: 0,
            away: None,
        }
    }

    /// Returns whether the unit has neither figures nor guns left.
    pub(super) fn is_empty(&self) -> bool {
        self.infantry == 0 && self.cavalry == 0 && self.guns.is_empty()
    }

    /// Returns the unit's hex; `None` if the unit is off the map or has no hex.
    pub fn place(&self) -> Option<Cell> {
        self.hex.filter(|_| self.away.is_none())
    }

    /// Returns the troops that can fight: figures, and guns with fewer casualties than `lives`
    /// (S-14).
    pub fn troops(&self, lives: u8) -> Troops {
        let working = self.guns.iter().filter(|hits| **hits < lives);
        Troops {
            infantry: self.infantry,
            cavalry: self.cavalry,
            guns: u16::try_from(working.count()).unwrap_or(u16::MAX),
        }
    }

    /// Returns the number of the unit's guns that are out of action (S-14).
    pub(super) fn silent(&self, lives: u8) -> u32 {
        let silent = self.guns.iter().filter(|hits| **hits >= lives);
        drumhead_vocabulary::count(silent.count())
    }

    /// Returns the number of casualties that the unit's guns can still take (S-14).
    pub fn gun_room(&self, lives: u8) -> u32 {
        let left = self.guns.iter().map(|hits| lives.saturating_sub(*hits));
        left.map(u32::from).sum()
    }
}

/// An attack from one hex on another. Its casualties are removed at the end of the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdBlow", deny_unknown_fields)]
pub struct Blow {
    /// The side that attacks.
    pub side: u8,
    /// The attacking hex.
    pub from: Cell,
    /// The target hex.
    pub at: Cell,
    /// The sum of the chances, in tenths (S-12).
    pub tenths: u32,
    /// The casualties. `None` while the attacks on the target wait for the die that they share (gap
    /// S-A1); then the first of them stores the casualties of all.
    pub casualties: Option<u32>,
}

/// Casualties that their owner must allocate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdBurden", deny_unknown_fields)]
pub struct Burden {
    /// The side with the casualties.
    pub side: u8,
    /// The hex.
    pub hex: Cell,
    /// The casualties for infantry to take.
    pub infantry: u32,
    /// The casualties for cavalry to take.
    pub cavalry: u32,
    /// The casualties for guns to take.
    pub guns: u32,
    /// The units that have taken their share.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done: Vec<UnitRef>,
}

impl Burden {
    /// Returns the casualties of a side's hex.
    pub(super) const fn of(side: u8, hex: Cell, casualties: Casualties) -> Self {
        Self {
            side,
            hex,
            infantry: casualties.infantry,
            cavalry: casualties.cavalry,
            guns: casualties.artillery,
            done: Vec::new(),
        }
    }

    /// Returns the casualties to allocate.
    pub const fn casualties(&self) -> Casualties {
        Casualties {
            infantry: self.infantry,
            cavalry: self.cavalry,
            artillery: self.guns,
        }
    }
}

/// Troops that must fall back (S-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdPressed", deny_unknown_fields)]
pub struct Pressed {
    /// The side of the troops.
    pub side: u8,
    /// The hex of the troops.
    pub hex: Cell,
}

/// The state of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The turn; 0 while units are placed.
    pub turn: u32,
    /// The side that marches first this turn. `None` until it is known (S-01).
    pub first: Option<u8>,
    /// The sides' rolls to march first.
    pub rolls: [Option<u8>; 2],
    /// The step.
    pub phase: Phase,
    /// The number of completed or skipped steps this turn.
    pub steps: u8,
    /// The units of each side, in the army's order.
    pub sides: [Vec<UnitState>; 2],
    /// The attacks of this step.
    pub blows: Vec<Blow>,
    /// The troops per hex that have already attacked in this step (S-13).
    pub spent: BTreeMap<Cell, Troops>,
    /// The casualties that must still be allocated.
    pub burdens: Vec<Burden>,
    /// The troops that must still fall back.
    pub pressed: Vec<Pressed>,
    /// The units that have fallen back in this step. Each unit may fall back only once in a step.
    /// Derived from the events and not serialised, so that older battles open unchanged.
    #[serde(skip)]
    pub fell_back: BTreeSet<UnitRef>,
    /// The objectives of each side, in the players' words (gap S-A15).
    pub objectives: [String; 2],
}

impl State {
    /// Changes each of these units.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if a unit is missing.
    pub(super) fn each(
        &mut self,
        units: &[UnitRef],
        change: impl Fn(&mut UnitState),
    ) -> Result<(), BadFact> {
        for unit in units {
            change(self.unit_mut(*unit)?);
        }
        Ok(())
    }

    /// Puts units of one side into a hex. All units there share this facing and mark, even guns
    /// out of action.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if a unit is missing.
    pub(super) fn enter(
        &mut self,
        units: &[UnitRef],
        hex: Cell,
        (facing, standing): (Facing, bool),
    ) -> Result<(), BadFact> {
        self.each(units, |unit| unit.hex = Some(hex))?;
        let side = units.first().map(|unit| unit.side);
        let there: Vec<_> = side
            .into_iter()
            .flat_map(|side| self.at(side, hex))
            .map(|(unit, _)| unit)
            .collect();
        self.each(&there, |unit| {
            unit.facing = facing;
            unit.standing = standing;
        })
    }

    /// Sets whether troops must fall back.
    pub(super) fn press(&mut self, pressed: Pressed, must: bool) {
        self.pressed.retain(|it| *it != pressed);
        if must {
            self.pressed.push(pressed);
        }
    }

    /// Returns the hexes with units of a side, in order.
    pub(super) fn hexes_of(&self, side: u8) -> Vec<Cell> {
        let units = self.units().filter(|(unit, _)| unit.side == side);
        let hexes: BTreeSet<_> = units.filter_map(|(_, unit)| unit.place()).collect();
        hexes.into_iter().collect()
    }

    /// Returns the number of casualties that this side has inflicted on a hex. The casualties are
    /// removed at the end of the step.
    pub(super) fn waiting(&self, side: u8, at: Cell) -> u32 {
        let blows = self.blows_on(at).filter(|blow| blow.side == side);
        let waiting = blows.filter_map(|blow| blow.casualties);
        waiting.fold(0, u32::saturating_add)
    }

    /// Returns a side's units in a hex.
    pub fn at(&self, side: u8, hex: Cell) -> impl Iterator<Item = (UnitRef, &UnitState)> {
        self.units()
            .filter(move |(unit, standing)| unit.side == side && standing.place() == Some(hex))
    }

    /// Returns the troops of a side that can fight from a hex.
    pub fn troops_at(&self, side: u8, hex: Cell, lives: u8) -> Troops {
        let troops = self.at(side, hex).map(|(_, unit)| unit.troops(lives));
        troops.fold(Troops::default(), Troops::and)
    }

    /// Returns the most casualties that a side's troops in a hex can take, by arm.
    pub fn target_at(&self, side: u8, hex: Cell, lives: u8) -> Casualties {
        let troops = self.troops_at(side, hex, lives);
        let guns = self.at(side, hex).map(|(_, unit)| unit.gun_room(lives));
        Casualties {
            infantry: troops.infantry.into(),
            cavalry: troops.cavalry.into(),
            artillery: guns.sum(),
        }
    }

    /// Returns the units of a hex that is marked to fall back, in the army's order. A unit that
    /// fell back into the hex in this step is not included.
    pub(super) fn pressed_at(&self, side: u8, hex: Cell) -> Vec<UnitRef> {
        if !self.pressed.contains(&Pressed { side, hex }) {
            return Vec::new();
        }
        let there = self.at(side, hex).map(|(unit, _)| unit);
        there
            .filter(|unit| !self.fell_back.contains(unit))
            .collect()
    }

    /// Returns the attacks on a hex in this step.
    pub fn blows_on(&self, hex: Cell) -> impl Iterator<Item = &Blow> {
        self.blows.iter().filter(move |blow| blow.at == hex)
    }

    /// Returns the target hexes of the attacks that must still be rolled together, in the order of
    /// the first attack on each hex.
    pub fn unrolled(&self) -> Vec<Cell> {
        let mut hexes = Vec::new();
        for blow in &self.blows {
            if blow.casualties.is_none() && !hexes.contains(&blow.at) {
                hexes.push(blow.at);
            }
        }
        hexes
    }
}
