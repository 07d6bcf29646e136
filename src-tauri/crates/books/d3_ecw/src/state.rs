//! A battle as it stands: no rule, only what is so.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::army::{Kind, UnitType};
use super::attack::{Applied, Attack, Party};
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::{self, named};

/// A step of a battle, in order. After the first come the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Step", rename_all = "snake_case")]
pub enum Step {
    /// Units without a hex are placed.
    Deploy,
    /// Activations are counted (D3-09).
    Count,
    /// Units are activated (D3-10).
    Activate,
    /// Units in melee that were not activated give ground (D3-41).
    GiveGround,
    /// The commander moves (D3-47); at its end routed enemies are booked (D3-11).
    Commander,
}

impl Step {
    /// Every step, in order.
    pub const ALL: [Self; 5] = [
        Self::Deploy,
        Self::Count,
        Self::Activate,
        Self::GiveGround,
        Self::Commander,
    ];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Deploy => "deploy",
            Self::Count => "count",
            Self::Activate => "activate",
            Self::GiveGround => "give_ground",
            Self::Commander => "commander",
        }
    }
}

/// Where a unit stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Place", deny_unknown_fields)]
pub struct Place {
    /// Its hex.
    pub hex: Cell,
    /// Which way it faces.
    pub facing: Facing,
}

/// Why a unit is off the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Away", rename_all = "snake_case")]
pub enum Away {
    /// It routed (D3-42).
    Routed,
    /// Guns drawn into a melee (D3-39).
    Eliminated,
    /// A commander who was contacted, or whose unit was lost (D3-44, D3-46).
    Contacted,
    /// It has not been placed yet.
    Unplaced,
}

impl Away {
    /// Every reason.
    pub const ALL: [Self; 4] = [
        Self::Routed,
        Self::Eliminated,
        Self::Contacted,
        Self::Unplaced,
    ];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Routed => "routed",
            Self::Eliminated => "eliminated",
            Self::Contacted => "contacted",
            Self::Unplaced => "unplaced",
        }
    }
}

/// How a unit moved in its activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Moved", rename_all = "snake_case")]
pub enum Moved {
    /// It has not.
    #[default]
    No,
    /// It turned on the spot.
    Turned,
    /// It went ahead.
    Ahead,
    /// It retired.
    Retired,
    /// It declared a melee with an enemy already next to it.
    Engaged,
    /// It charged in over at least one hex.
    Charged,
}

/// What a unit has done in its side's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Acted", deny_unknown_fields)]
pub struct Acted {
    /// Whether it was activated.
    pub activated: bool,
    /// How it moved.
    pub moved: Moved,
    /// Whether it attacked.
    pub attacked: bool,
}

/// A unit as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Its number in the army.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: UnitType,
    /// Where it stands, or stood last.
    pub place: Option<Place>,
    /// Why it is off the table, if it is.
    pub away: Option<Away>,
    /// Its hits; a commander's count the units that his army has lost.
    pub hits: u8,
    /// Whether it is out of ammunition (D3-30).
    pub out_of_ammunition: bool,
    /// The last turn in which a gun fired; it stays where it is from then on
    /// (D3-32, D3-52).
    pub fired: Option<u32>,
    /// The unit a commander is attached to (D3-46).
    pub attached: Option<u16>,
    /// The turn and the mover when a commander left the table.
    pub left: Option<(u32, u8)>,
    /// What it has done in its side's turn.
    pub acted: Acted,
}

impl Standing {
    /// A unit as the army takes the field.
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

    /// Its name, or what stands for one.
    pub fn named(&self) -> String {
        named(self.number, &self.name)
    }

    /// Whether it is on the table.
    pub const fn is_here(&self) -> bool {
        self.away.is_none() && self.place.is_some()
    }

    /// Whether it is a commander.
    pub fn commands(&self) -> bool {
        self.kind == UnitType::Commander
    }
}

/// Two enemies in melee (gap D3-A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Melee2", deny_unknown_fields)]
pub struct Pair {
    /// Who came into contact.
    pub one: UnitRef,
    /// With whom.
    pub other: UnitRef,
}

impl Pair {
    /// The unit that this one is in melee with, if it is one of the two.
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
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Activations", deny_unknown_fields)]
pub struct Activations {
    /// How many there are.
    pub total: u32,
    /// How many were used.
    pub used: u32,
    /// The units that were counted.
    pub counted: Vec<UnitRef>,
}

/// An attack whose die has been rolled and may be rolled again, or that is
/// answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Trial", deny_unknown_fields)]
pub struct Trial {
    /// Who attacks.
    pub by: UnitRef,
    /// Whom.
    pub at: UnitRef,
    /// What it goes by.
    pub attack: Attack,
    /// What is added to the die.
    pub applied: Vec<Applied>,
    /// The score it showed first.
    pub first: u8,
    /// The score that stands so far.
    pub score: u8,
    /// Who may have it rolled again and has not said, in order.
    pub asks: Vec<Party>,
    /// The hits of the attack that this one answers, which land with its own
    /// (gap D3-A4); none where it answers nothing.
    pub answers: Option<u8>,
}

impl Trial {
    /// The unit that stands for a party.
    pub const fn party(&self, party: Party) -> UnitRef {
        match party {
            Party::Attacker => self.by,
            Party::Target => self.at,
        }
    }
}

/// A unit that was attacked in melee and rolls too (gap D3-A4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Reply", deny_unknown_fields)]
pub struct Reply {
    /// Who rolls now.
    pub by: UnitRef,
    /// Who attacked it.
    pub at: UnitRef,
    /// The hits that it takes when both have rolled.
    pub hits: u8,
}

/// A battle as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The turn; 0 before the first. Both sides have one each.
    pub turn: u32,
    /// The side whose turn it is.
    pub mover: u8,
    /// The step of it.
    pub step: Step,
    /// The units of each side, in the army's order.
    pub sides: [Vec<Standing>; 2],
    /// Who is in melee with whom.
    pub melees: Vec<Pair>,
    /// The activations, once they are counted.
    pub activations: Option<Activations>,
    /// The unit that is being activated.
    pub active: Option<UnitRef>,
    /// The attack that waits for a decision.
    pub trial: Option<Trial>,
    /// The answer to an attack that is owed.
    pub reply: Option<Reply>,
    /// The units of each side that were routed and are not booked yet (D3-11).
    pub unbooked: [u32; 2],
    /// The sides that have retired (D3-43).
    pub retired: [bool; 2],
}

/// What is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Debt {
    /// A hex to begin in.
    Place,
    /// The count of activations (D3-09).
    Count,
    /// Whether a die is rolled again (D3-36).
    Decide,
    /// The answer of a unit attacked in melee (gap D3-A4).
    Reply,
    /// The attack of a unit that charged in (D3-33).
    Fight,
    /// Giving ground (D3-41).
    GiveGround,
}

impl Debt {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Count => "count",
            Self::Decide => "decide",
            Self::Reply => "reply",
            Self::Fight => "fight",
            Self::GiveGround => "give_ground",
        }
    }
}

impl State {
    /// The unit, if there is one.
    pub fn unit(&self, unit: UnitRef) -> Option<&Standing> {
        let side = self.sides.get(usize::from(unit.side))?;
        side.iter().find(|standing| standing.number == unit.unit)
    }

    /// Every unit with its place in the battle.
    pub fn units(&self) -> impl Iterator<Item = (UnitRef, &Standing)> {
        (0..).zip(&self.sides).flat_map(|(side, units)| {
            units
                .iter()
                .map(move |unit| (UnitRef::new(side, unit.number), unit))
        })
    }

    /// The units that are on the table.
    pub fn here(&self) -> impl Iterator<Item = (UnitRef, &Standing)> {
        self.units().filter(|(_, unit)| unit.is_here())
    }

    /// Where a unit on the table stands.
    pub fn place(&self, unit: UnitRef) -> Option<Place> {
        self.unit(unit).filter(|it| it.is_here())?.place
    }

    /// The unit in a hex; an attached commander is not seen beside his.
    pub fn in_hex(&self, hex: Cell) -> Option<(UnitRef, &Standing)> {
        self.here().find(|(_, unit)| {
            unit.attached.is_none() && unit.place.is_some_and(|place| place.hex == hex)
        })
    }

    /// The commander of a side: the first of its list.
    pub fn commander(&self, side: u8) -> Option<(UnitRef, &Standing)> {
        self.units()
            .find(|(unit, standing)| unit.side == side && standing.commands())
    }

    /// The commander who is attached to this unit.
    pub fn host(&self, unit: UnitRef) -> Option<UnitRef> {
        let mut here = self.here();
        let attached = here
            .find(|(who, standing)| who.side == unit.side && standing.attached == Some(unit.unit));
        attached.map(|(who, _)| who)
    }

    /// The enemies that this unit is in melee with.
    pub fn opponents(&self, unit: UnitRef) -> impl Iterator<Item = UnitRef> {
        self.melees
            .iter()
            .filter_map(move |pair| pair.against(unit))
    }

    /// Whether this unit is in melee.
    pub fn in_melee(&self, unit: UnitRef) -> bool {
        self.opponents(unit).next().is_some()
    }

    /// How many units of a side are on the table, its commander apart.
    pub fn left(&self, side: u8) -> u32 {
        let units = self.units().filter(|(unit, standing)| {
            let lost = standing.away.is_some_and(|away| away != Away::Unplaced);
            unit.side == side && !standing.commands() && !lost
        });
        u32::try_from(units.count()).unwrap_or(u32::MAX)
    }

    /// Whether a unit that charged in has still to attack (D3-33).
    pub(super) fn must_fight(&self, unit: UnitRef) -> bool {
        let charged = |unit: &Standing| {
            matches!(unit.acted.moved, Moved::Charged | Moved::Engaged) && !unit.acted.attacked
        };
        self.in_melee(unit) && self.unit(unit).is_some_and(charged)
    }

    /// Everything that is owed, with who owes it: of a unit that has to attack, whether it can or not.
    pub(super) fn debts(&self) -> Vec<(UnitRef, Debt)> {
        if let Some(trial) = &self.trial {
            let asked = trial.asks.first().map(|party| trial.party(*party));
            return asked.map(|unit| (unit, Debt::Decide)).into_iter().collect();
        }
        if let Some(reply) = &self.reply {
            return vec![(reply.by, Debt::Reply)];
        }
        match self.step {
            Step::Deploy => (self.units())
                .filter(|(_, unit)| unit.away == Some(Away::Unplaced))
                .map(|(unit, _)| (unit, Debt::Place))
                .collect(),
            Step::Count => {
                let commander = self.commander(self.mover).map(|(unit, _)| unit);
                let counted = self.activations.is_some();
                let owing = commander.filter(|_| !counted);
                owing.map(|unit| (unit, Debt::Count)).into_iter().collect()
            }
            Step::Activate => {
                let active = self.active.filter(|unit| self.must_fight(*unit));
                active.map(|unit| (unit, Debt::Fight)).into_iter().collect()
            }
            Step::GiveGround => (self.here())
                .filter(|(unit, standing)| {
                    let mine = unit.side == self.mover;
                    mine && !standing.acted.activated && self.in_melee(*unit)
                })
                .map(|(unit, _)| (unit, Debt::GiveGround))
                .collect(),
            Step::Commander => Vec::new(),
        }
    }
}
