//! The state of a battle.

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::Unit;
use drumhead_rules::play::BadFact;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::army::{Arm, Body};
use crate::profile::Fate;

drumhead_rules::ids! {
    /// A step of a side's turn. The sequence belongs to the base game; the steps here are those in
    /// which optional rules apply.
    Step as "EdgehillStep" {
        /// Units without a hex are placed, before the first turn.
        Deploy = "deploy",
        /// Command is determined, units recover, and guns are manned again or replaced.
        Start = "start",
        /// Units move (E-05, E-06).
        Move = "move",
        /// Guns fire (E-10 to E-19).
        Fire = "fire",
        /// Combats are fought, with their consequences.
        Combat = "combat",
    }
    /// The reason why a unit is off the map.
    Away as "EdgehillAway" {
        /// The unit was eliminated.
        Eliminated = "eliminated",
        /// The gun was overrun (E-23, E-24).
        Overrun = "overrun",
        /// The unit left the map.
        OffMap = "off_map",
    }
    /// The effect of a combat on one side, as entered by the players.
    Ends as "EdgehillEnds" {
        /// No effect.
        Stays = "stays",
        /// The unit is disordered.
        Disordered = "disordered",
        /// The unit retreats one hex.
        Back1 = "back_1",
        /// The unit retreats two hexes.
        Back2 = "back_2",
        /// The unit retreats three hexes.
        Back3 = "back_3",
        /// The unit retreats one hex in disorder.
        Beaten1 = "beaten_1",
        /// The unit retreats two hexes in disorder.
        Beaten2 = "beaten_2",
        /// The unit retreats three hexes in disorder.
        Beaten3 = "beaten_3",
        /// The unit is eliminated.
        Eliminated = "eliminated",
    }
}

/// The current state of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The number.
    pub number: u16,
    /// The name. May be blank.
    pub name: String,
    /// The kind of unit.
    pub arm: Arm,
    /// The number of the unit's leader on its side.
    pub leader: Option<u16>,
    /// The movement allowance. `None` if unknown.
    pub ma: Option<u8>,
    /// The strength. `None` if unknown.
    pub strength: Option<u8>,
    /// The strength at the start. `None` if unknown.
    pub start: Option<u8>,
    /// The current or last hex. `None` before the unit is placed.
    pub hex: Option<Cell>,
    /// The facing.
    pub facing: Facing,
    /// Whether the unit is disordered.
    pub disordered: bool,
    /// Whether the unit is in command this turn (E-01).
    pub in_command: bool,
    /// The movement points left this turn. `None` if the unit's allowance is unknown or it is not
    /// the turn of its side, unless the players set the points.
    pub points: Option<u8>,
    /// The reason why the unit is off the map. `None` while it is on the map or not placed yet.
    pub away: Option<Away>,
    /// The state of a gun. `None` for other units.
    pub gun: Option<Gun>,
}

/// The state of a gun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gun {
    /// The side that the gun serves: the captor's, once it is captured (E-24).
    pub serves: u8,
    /// The crew.
    pub crew: Crew,
    /// Whether the gun has fired this turn.
    pub fired: bool,
    /// Whether the gun has been turned this turn.
    pub turned: bool,
}

impl Gun {
    /// Records that the gun lost its crew in this turn. A captured gun remains captured.
    pub(super) const fn loses_crew(&mut self, turn: u32) {
        self.crew = match self.crew {
            Crew::Manned | Crew::Unmanned { .. } => Crew::Unmanned { turn },
            Crew::Captured {
                turn: captured_in,
                lost,
                ..
            } => Crew::Captured {
                turn: captured_in,
                unmanned: Some(turn),
                lost,
            },
        };
    }

    /// Returns the turn in which the gun lost the crew that it would lack if its own side, `own`,
    /// took it back. `None` if that side would have a crew for the gun: no crew was lost before or
    /// since the capture, or a gun of the captor's has replaced the captured one.
    pub(super) const fn lost_by(self, own: u8) -> Option<u32> {
        match self.crew {
            Crew::Unmanned { turn } if self.serves == own => Some(turn),
            Crew::Captured {
                unmanned: Some(turn),
                ..
            } => Some(turn),
            Crew::Captured { lost, .. } => lost,
            Crew::Manned | Crew::Unmanned { .. } => None,
        }
    }

    /// Ends the gun's capture. The gun is then unmanned if it lost its crew in turn `lost`.
    pub(super) const fn ends_capture(&mut self, lost: Option<u32>) {
        self.crew = match lost {
            Some(turn) => Crew::Unmanned { turn },
            None => Crew::Manned,
        };
    }

    /// Returns whether the gun's own side, `own`, has taken it back, and has not brought it back
    /// into use yet.
    pub(super) const fn is_retaken(&self, own: u8) -> bool {
        self.is_captured() && self.serves == own
    }

    /// Returns whether the gun is captured and not replaced yet.
    pub const fn is_captured(&self) -> bool {
        matches!(self.crew, Crew::Captured { .. })
    }

    /// Returns whether the gun has no crew.
    pub const fn is_unmanned(&self) -> bool {
        match self.crew {
            Crew::Manned => false,
            Crew::Unmanned { .. } => true,
            Crew::Captured { unmanned, .. } => unmanned.is_some(),
        }
    }
}

impl Standing {
    pub(super) fn new(side: u8, unit: &Unit<Body>, ma: Option<u8>) -> Self {
        let body = &unit.of;
        Self {
            number: unit.number,
            name: unit.name.clone(),
            arm: body.arm,
            leader: body.leader,
            ma,
            strength: body.strength,
            start: body.strength,
            hex: body.hex,
            facing: body.facing.unwrap_or(Facing::N),
            disordered: false,
            in_command: true,
            points: None,
            away: None,
            gun: (body.arm == Arm::Artillery).then_some(Gun {
                serves: side,
                crew: Crew::Manned,
                fired: false,
                turned: false,
            }),
        }
    }

    /// Returns the hex, while the unit is on the map.
    pub fn place(&self) -> Option<Cell> {
        self.hex.filter(|_| self.away.is_none())
    }

    /// Returns the strength that is left: 0 once the unit is eliminated. `None` if unknown. The unit
    /// keeps its strength in case the players put it back.
    pub(super) fn strength_left(&self) -> Option<u8> {
        let lost = matches!(self.away, Some(Away::Eliminated | Away::Overrun));
        self.strength.map(|now| if lost { 0 } else { now })
    }

    /// Returns whether the unit is infantry or cavalry. Only infantry and cavalry fight and are
    /// targets of fire.
    pub const fn is_troops(&self) -> bool {
        matches!(self.arm, Arm::Infantry | Arm::Cavalry)
    }
}

/// A gun's crew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "crew", rename_all = "snake_case")]
pub enum Crew {
    /// The gun is manned.
    #[default]
    Manned,
    /// The gun has no crew.
    Unmanned {
        /// The turn in which the gun lost its crew.
        turn: u32,
    },
    /// The gun is captured, and not replaced yet.
    Captured {
        /// The turn of the capture.
        turn: u32,
        /// The turn in which the captured gun also lost its crew, for example because its infantry
        /// was forced back (E-22), or in which a gun that its own side has retaken lost its crew.
        /// Once the gun is replaced or used again, it is unmanned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unmanned: Option<u32>,
        /// The turn in which the gun had lost its own crew before it was captured. The captor's gun
        /// that replaces it has a crew, but a gun that its own side retakes first is unmanned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lost: Option<u32>,
    },
}

drumhead_rules::written! {
    /// A declared attack whose combat is pending.
    pub struct Engaged {
        /// The attacker.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// Whether the attack is a charge.
        pub charge: bool,
    }

    /// A unit must retreat.
    pub struct MustRetreat {
        /// The unit.
        pub unit: UnitRef,
        /// The number of hexes to retreat.
        pub hexes: u8,
    }

    /// A gun that a march captured. If the captor marches on in the same step, the gun is removed
    /// instead (E-24).
    pub struct Seized {
        /// The gun.
        pub unit: UnitRef,
        /// The captor.
        pub by: UnitRef,
    }
}

/// The state of a battle: data without rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The number of the turn, from 1, shared by both sides. 0 while units are placed.
    pub turn: u32,
    /// The active side.
    pub mover: u8,
    /// The step of the side's turn.
    pub step: Step,
    /// The units of each side, in the army's order.
    pub sides: [Vec<Standing>; 2],
    /// The units that have marched in this step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marched: Vec<UnitRef>,
    /// The guns that marches in this step have captured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seized: Vec<Seized>,
    /// The attacks whose combat is pending.
    pub attacks: Vec<Engaged>,
    /// The targets of combats whose dice have been rolled, sorted. The combat then ends, or waits
    /// for the players to enter its effect if only they know it. Serialised under its former name,
    /// and only if not empty, because exports from earlier versions have digests of that form.
    #[serde(default, rename = "unexplained", skip_serializing_if = "Vec::is_empty")]
    pub thrown: Vec<UnitRef>,
    /// The attackers in the combats that have ended this turn, sorted.
    pub fought: Vec<UnitRef>,
    /// The pending retreats, in the order of units.
    pub retreats: Vec<MustRetreat>,
}

drumhead_rules::list_state!(State of Standing);

impl Ends {
    /// Returns the same effect in the form of a combat table's result.
    pub const fn fate(self) -> Fate {
        let (retreats, disordered, eliminated) = match self {
            Self::Stays => (0, false, false),
            Self::Disordered => (0, true, false),
            Self::Back1 => (1, false, false),
            Self::Back2 => (2, false, false),
            Self::Back3 => (3, false, false),
            Self::Beaten1 => (1, true, false),
            Self::Beaten2 => (2, true, false),
            Self::Beaten3 => (3, true, false),
            Self::Eliminated => (0, false, true),
        };
        Fate {
            retreats,
            disordered,
            eliminated,
        }
    }
}

impl State {
    /// Returns the gun, mutably.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if the unit is not a gun.
    pub(super) fn gun_mut(&mut self, unit: UnitRef) -> Result<&mut Gun, BadFact> {
        let state = "gun";
        let none = BadFact::OtherState { unit, state };
        self.unit_mut(unit)?.gun.as_mut().ok_or(none)
    }

    /// Returns every unit on the map, with its hex.
    pub fn on_map(&self) -> impl Iterator<Item = (UnitRef, &Standing, Cell)> {
        self.units()
            .filter_map(|(unit, standing)| Some((unit, standing, standing.place()?)))
    }

    /// Returns the units in a hex.
    pub fn at(&self, cell: Cell) -> impl Iterator<Item = (UnitRef, &Standing)> {
        let there = self.on_map().filter(move |(.., hex)| *hex == cell);
        there.map(|(unit, standing, _)| (unit, standing))
    }

    /// Returns the side that a unit serves: its own side, except for a captured or replaced gun.
    pub fn serves(&self, unit: UnitRef) -> u8 {
        let gun = self.unit(unit).and_then(|standing| standing.gun);
        gun.map_or(unit.side, |gun| gun.serves)
    }

    /// Records that a unit has marched in this step.
    pub(super) fn has_marched(&mut self, unit: UnitRef) {
        if !self.marched.contains(&unit) {
            self.marched.push(unit);
        }
    }

    /// Records that a unit has captured a gun, if it did so by a march in this step and not by a
    /// retreat.
    pub(super) fn has_seized(&mut self, by: UnitRef, gun: UnitRef) {
        self.seized.retain(|it| it.unit != gun);
        if self.marched.contains(&by) {
            self.seized.push(Seized { unit: gun, by });
        }
    }

    /// Returns the attacks on a unit.
    pub fn attacks_on(&self, target: UnitRef) -> impl Iterator<Item = &Engaged> {
        self.attacks.iter().filter(move |it| it.target == target)
    }

    /// Returns whether a combat against a unit is pending.
    pub(super) fn is_attacked(&self, target: UnitRef) -> bool {
        self.attacks_on(target).next().is_some()
    }

    /// Returns the attacks by or on a unit.
    pub(super) fn combats_of(&self, unit: UnitRef) -> impl Iterator<Item = &Engaged> {
        let own = move |it: &&Engaged| it.unit == unit || it.target == unit;
        self.attacks.iter().filter(own)
    }

    /// Returns the number of hexes that a unit must retreat. `None` if it need not retreat.
    pub(super) fn retreat_of(&self, unit: UnitRef) -> Option<u8> {
        let retreat = self.retreats.iter().find(|it| it.unit == unit);
        retreat.map(|retreat| retreat.hexes)
    }

    /// Drops the attacks and retreats of a unit that is gone or was moved by hand.
    pub(super) fn forget(&mut self, unit: UnitRef) {
        self.attacks
            .retain(|it| it.unit != unit && it.target != unit);
        self.retreats.retain(|it| it.unit != unit);
        let attacks = &self.attacks;
        self.thrown
            .retain(|target| attacks.iter().any(|it| it.target == *target));
    }
}

/// Returns the sides that had troops, but whose troops have all left the map.
pub(super) fn beaten(state: &State) -> Vec<u8> {
    let lost = (0_u8..2).filter(|side| {
        let units = state.units().filter(|(unit, _)| unit.side == *side);
        let troops: Vec<_> = units.filter(|(_, it)| it.is_troops()).collect();
        !troops.is_empty() && troops.iter().all(|(_, it)| it.away.is_some())
    });
    lost.collect()
}
