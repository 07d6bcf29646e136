//! What stands on the table: made of sums and not of flags, so that a unit
//! cannot be routed and halted at once.

mod combat;
mod disorder;
mod equipment;
mod ground;
mod hits;
mod meeting;
mod shots;
mod step;

use std::collections::{BTreeMap, BTreeSet};

use drumhead_words::Length;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::army::{Formation, GeneralId, Models, Pay, Unit};
use super::super::tables::shooting::GunClass;
use super::super::turn::Moment;
use super::super::weapons::WeaponSet;
use drumhead_rules::play::Misfit;

pub use combat::*;
pub use disorder::{Disorder, DisorderCause};
pub use equipment::*;
pub use ground::*;
pub use hits::*;
pub use meeting::*;
pub use shots::*;
pub use step::{Before, Incident, StepRecord};

/// A battle as it stands, apart from what was frozen at its set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The turn and step.
    pub now: Moment,
    /// Which side is side A this turn; none before it is known (F-6.01).
    pub side_a: Option<u8>,
    /// What each side rolled for it.
    pub initiative: [Option<u8>; 2],
    /// Every unit.
    #[serde(with = "pairs")]
    pub units: BTreeMap<UnitRef, UnitState>,
    /// Every general.
    #[serde(with = "pairs")]
    pub generals: BTreeMap<GeneralRef, Commander>,
    /// Ground and works that the players have named, by id.
    pub ground: BTreeMap<u16, Site>,
    /// Hits on their way to losses, to be taken as the step ends.
    #[serde(with = "pairs")]
    pub blows: BTreeMap<BlowKey, Blow>,
    /// Dice of guns that missed friends and fly on, by the guns' unit (F-9.16).
    #[serde(with = "pairs")]
    pub flying: BTreeMap<UnitRef, FlyingDice>,
    /// Ball on its way to places that nobody holds, by the guns' unit and what
    /// tells its arms apart (F-11.18, F-11.21).
    #[serde(with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub battering: BTreeMap<(UnitRef, u8), Battering>,
    /// How units in contact meet in this round, the one of side 0 first.
    #[serde(with = "pairs")]
    pub meetings: BTreeMap<(UnitRef, UnitRef), Meeting>,
    /// Dice of a unit at each enemy it strikes in this round (F-10.05).
    #[serde(with = "pairs")]
    pub shares: BTreeMap<(UnitRef, UnitRef), u32>,
    /// Generals whom a sniper has hit in this step, and whether the second die was thrown (F-2.52).
    #[serde(with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub sniper_hits: BTreeMap<GeneralRef, bool>,
    /// Generals whose unit has gone in this step (D-131).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub left_behind: BTreeSet<GeneralRef>,
}

/// A general in a battle: his side and his id in its army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GeneralRef {
    /// The side.
    pub side: u8,
    /// His id there.
    pub general: GeneralId,
}

/// A general as he is now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Commander {
    /// With no unit.
    #[default]
    Alone,
    /// With a unit (F-3.06).
    With {
        /// The unit.
        unit: UnitRef,
    },
    /// Removed from play (F-3.09, F-2.52).
    Lost,
}

impl Commander {
    /// The unit that he is with.
    pub const fn unit(self) -> Option<UnitRef> {
        match self {
            Self::With { unit } => Some(unit),
            Self::Alone | Self::Lost => None,
        }
    }
}

/// A unit as it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitState {
    /// Figures it began with.
    pub start: u32,
    /// Figures left, by group, in the order of the unit's groups.
    pub groups: Vec<u32>,
    /// Guns, limbers and wagons left.
    pub models: Models,
    /// Its morale (F-5.11).
    pub morale: Morale,
    /// Why it is in disorder, if it is (F-5.02).
    pub disorder: Option<Disorder>,
    /// Where it is.
    pub place: Place,
    /// What it pursues, if it does (F-7.57).
    pub pursuit: Option<Pursuit>,
    /// The charge it makes this turn, if it does (F-7.37).
    pub charge: Option<Charge>,
    /// Enemies it is in contact with.
    pub contacts: BTreeSet<UnitRef>,
    /// Recoil it owes next turn, after a combat lost (F-8.36).
    pub recoils: bool,
    /// What passed with it in this step.
    pub step: StepRecord,
    /// What it did this turn.
    pub turn: Record,
    /// What it did last turn.
    pub last: Record,
    /// Its combat so far.
    pub fight: Fight,
    /// Turns since its guns fired; none while they have not (F-9.39).
    pub idle: Option<IdleGuns>,
    /// The same of each class that has fired, in a battery of several classes;
    /// none of those that fired this turn.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub idle_of: BTreeMap<GunClass, Option<IdleGuns>>,
    /// Idle Move phases it still owes for a manoeuvre (F-7.27).
    pub debt: u8,
    /// How it stands.
    pub formation: Formation,
    /// Whether it stands in a square (F-7.26).
    pub square: bool,
    /// Whether it is a sniper (F-2.50).
    pub sniper: bool,
    /// Whether it rides: false for foot and for the dismounted.
    pub mounted: bool,
    /// Where its horses are, if it may get down from them (F-7.34).
    pub horses: Horses,
    /// Whether its guns are limbered.
    pub limbered: bool,
    /// Whether its crew is with its guns and wagons (F-7.17).
    pub crew: Crew,
    /// Friends that it met on its last rout move (F-7.52).
    pub path: Path,
    /// Its stakes.
    pub stakes: Stakes,
    /// Where its plug bayonets are fixed (F-2.67).
    #[serde(rename = "bayonets_fixed")]
    pub plugs: Plugs,
    /// Where it stands; none in open ground.
    pub ground: Option<Spot>,
    /// Weapons it has dropped (F-10.28).
    pub dropped: DroppedWeapons,
    /// The group that was brought to its front, by its place (F-10.27).
    pub leads: Option<u8>,
}

/// Morale, from good to worst (F-5.10, F-5.11).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Morale {
    /// As it began.
    #[default]
    Good,
    /// May not advance on its next move.
    Halted {
        /// Since when, for recovery (F-5.07).
        since: Moment,
    },
    /// May not advance, is not steady, and fights and tests worse.
    Shaken {
        /// Since when, for recovery (F-5.08).
        since: Moment,
    },
    /// Flees.
    Routed {
        /// Whole rout moves made so far.
        moves: u8,
        /// Half rout moves, made when it broke under fire; whether they count
        /// for rallying is reading D-101.
        half_moves: u8,
    },
}

impl Morale {
    /// Routed, before the first rout move.
    pub const ROUTED: Self = Self::Routed {
        moves: 0,
        half_moves: 0,
    };

    /// How low it is: good is nought, and every state after it is worse
    /// (F-5.11).
    pub const fn depth(self) -> u8 {
        match self {
            Self::Good => 0,
            Self::Halted { .. } => 1,
            Self::Shaken { .. } => 2,
            Self::Routed { .. } => 3,
        }
    }

    /// Whether it routs and has made no rout move yet, not even the half that it
    /// makes when it breaks under fire (F-7.53).
    pub const fn flees_first(self) -> bool {
        match self {
            Self::Routed { moves, half_moves } => moves == 0 && half_moves == 0,
            Self::Good | Self::Halted { .. } | Self::Shaken { .. } => false,
        }
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// On the table.
    #[default]
    Table,
    /// Off the table, in pursuit; it may test to return (F-7.29).
    Away {
        /// The turn in which it left.
        since: u16,
    },
    /// Out of the battle for good.
    Gone {
        /// Why.
        why: Gone,
    },
}

/// Why a unit is out of the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// No figure is left.
    Destroyed,
    /// It fled off the table.
    Fled,
    /// Routers who met the enemy (F-7.53).
    Surrendered,
    /// Unpaid, it would not serve (F-2.63).
    Mutinied,
    /// The players removed it.
    Removed,
}

impl Gone {
    /// Whether it was the enemy's doing, and no choice of the players.
    pub(super) const fn in_battle(self) -> bool {
        match self {
            Self::Destroyed | Self::Fled | Self::Surrendered => true,
            Self::Mutinied | Self::Removed => false,
        }
    }
}

/// A pursuit (F-7.57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pursuit {
    /// Whom it follows.
    pub target: UnitRef,
    /// Pursuit moves made so far.
    pub moves: u8,
    /// Whether its general ordered it, which makes it harder to halt (F-7.61).
    pub ordered: bool,
    /// Whether it charged at the gallop (F-8.15).
    pub galloped: bool,
}

/// A charge declared this turn (F-7.37, F-7.46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    /// Whom it charges.
    pub target: UnitRef,
    /// The side of the target that it strikes.
    pub onto: Facing,
    /// Whether it is a countercharge.
    pub counter: bool,
    /// How far it came, in 1/32 inch of the game's scale, where that was
    /// measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distance: Option<Length>,
    /// Whether it came over more than half a full charge (F-9.10), as the
    /// table says where nobody measured it.
    pub over_half: bool,
    /// Whether it ended in a straight run long enough (F-7.44).
    pub straight_run: bool,
    /// Whether it crosses or strikes into ground that takes its impetus
    /// (F-7.45).
    pub broken_ground: bool,
    /// Whether it goes without the bonus move, to shoot (F-7.41).
    #[serde(default)]
    pub shoots: bool,
    /// Whether it is no charge but a pursuit that crashed into fresh enemies:
    /// neither side shoots (F-7.59).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crash_in: bool,
    /// Where it stands.
    pub stage: ChargeStage,
}

/// The side of a unit.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// The front.
    #[default]
    Front,
    /// A flank.
    Flank,
    /// The rear.
    Rear,
}

/// Where a charge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeStage {
    /// Declared; its test is to come.
    Declared,
    /// It passed its test; the charged unit's answer is to come.
    Passed,
    /// Its target evaded or routed (F-7.49).
    TargetGone,
    /// It came home.
    Home,
    /// It failed, and recoiled (F-8.28).
    Failed,
}

/// What a unit did in a turn; replaced whole when a turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// How it moved.
    pub moved: Moved,
    /// Whether it went from where it stood otherwise than by a move of its own: it
    /// charged, evaded, ran, recoiled or followed (F-5.08, F-10.28).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub went: bool,
    /// How much of its move manoeuvres have taken (F-7.19).
    pub spent: Length,
    /// How far it went by moves of its own, manoeuvres apart (F-9.36, D-229).
    #[serde(skip_serializing_if = "Moved::stood")]
    pub walked: Moved,
    /// Whether friends passed through it (F-7.32).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
    /// Whether its normal move is over.
    pub done: bool,
    /// Whether it evaded a charge (F-7.47).
    pub evaded: bool,
    /// Whether it tried to turn on its pursuers (F-7.50).
    pub false_rout: bool,
    /// Whom it charged or countercharged: an evader may turn on it (F-7.50).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charged: Option<UnitRef>,
    /// Whether it advanced at least the distance that halts it when it fails
    /// under fire (F-8.19, D-21).
    pub advanced: bool,
    /// Whether it went straight ahead for long enough to count for impetus
    /// next turn (F-7.44).
    pub straight_run: bool,
    /// Ranks that fired, front rank first, for salvee (D-156).
    pub fired: [bool; 2],
    /// Whether it shot while it charged, which takes its impetus (F-10.26).
    pub shot_charging: bool,
    /// Whether it fought.
    pub fought: bool,
    /// Hits by shooting that were not saved.
    pub shot: Shot,
    /// Figures lost in this phase (F-3.09).
    pub lost_in_phase: u32,
    /// Whether its general's danger was rolled for in this phase (F-3.09).
    pub general_rolled: bool,
    /// Whether it tested for friends who routed (F-8.43).
    pub saw_rout: bool,
    /// Whether it was burst through (F-8.49).
    pub burst_through: bool,
    /// Whether it routed in this turn: friends may see it (F-8.43).
    pub routed: bool,
    /// Whether it crossed a ditch (F-11.19).
    pub crossed_ditch: bool,
    /// Whether it dropped a weapon or exchanged ranks (F-10.27, F-10.28).
    pub rearmed: bool,
    /// Whether it was asked for its pay when charged or ordered to charge
    /// (F-2.63).
    pub pay_asked: bool,
}

/// How a unit moved in a turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// It stood.
    #[default]
    Stood,
    /// By rotation, a little way while it fires (F-9.34).
    Rotation,
    /// Up to half its move.
    Half,
    /// More than half its move, without charging.
    Full,
    /// It charged, countercharged, evaded, routed or pursued.
    Charged,
}

impl Moved {
    /// Whether it stood.
    const fn stood(&self) -> bool {
        matches!(self, Self::Stood)
    }
}

/// What shooting did to a unit in a turn, as its tests count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Shot {
    /// Figures lost to gunpowder.
    pub gunpowder: u32,
    /// Figures lost to other missiles.
    pub other: u32,
    /// Figures that shot at it.
    pub shooters: u32,
    /// Whether any artillery shot at it.
    pub artillery: bool,
    /// Whether guns of the heavy class hit it (F-8.24).
    pub heavy_guns: bool,
    /// Whether organ guns hit it (D-22).
    pub organ_guns: bool,
    /// Whether a steady salvee hit it (F-8.24).
    pub steady_salvee: bool,
    /// Whether it was shot from flank or rear (F-8.23).
    pub flank_or_rear: bool,
    /// Figures lost to fire that belongs to a charge and counts in the impact
    /// (F-9.11).
    pub in_charge: u32,
}

impl UnitState {
    /// A unit before the battle.
    pub(super) fn fresh(unit: &Unit) -> Self {
        Self {
            start: unit.figures(),
            groups: unit.groups.iter().map(|group| group.count).collect(),
            models: unit.models,
            morale: Morale::Good,
            disorder: None,
            place: Place::Table,
            pursuit: None,
            charge: None,
            contacts: BTreeSet::new(),
            recoils: false,
            // The unpaid are asked before the first turn (F-2.63).
            step: StepRecord {
                asks: u8::from(unit.pay == Pay::Unpaid),
                ..StepRecord::default()
            },
            turn: Record::default(),
            last: Record::default(),
            fight: Fight::default(),
            idle: None,
            idle_of: BTreeMap::new(),
            debt: 0,
            formation: unit.formation,
            square: false,
            sniper: false,
            mounted: unit.kind == super::super::army::Kind::Cavalry || unit.is_mounted_infantry(),
            horses: Horses::Ridden,
            limbered: unit.models.limber > 0,
            crew: Crew::AtGuns,
            path: Path::default(),
            stakes: if unit.stakes > 0 {
                Stakes::Carried
            } else {
                Stakes::None
            },
            plugs: Plugs::Out,
            ground: None,
            dropped: DroppedWeapons {
                gone: vec![WeaponSet::NONE; unit.groups.len()],
                laid: vec![WeaponSet::NONE; unit.groups.len()],
            },
            leads: None,
        }
    }

    /// Figures left.
    pub fn figures(&self) -> u32 {
        self.groups
            .iter()
            .fold(0, |sum, group| sum.saturating_add(*group))
    }

    /// Figures lost.
    pub fn lost(&self) -> u32 {
        self.start.saturating_sub(self.figures())
    }

    /// Whether it is on the table.
    pub fn on_table(&self) -> bool {
        self.place == Place::Table
    }

    /// Whether the target of its charge evaded or routed (F-7.49).
    pub fn charges_after_gone(&self) -> bool {
        self.charge
            .is_some_and(|charge| charge.stage == ChargeStage::TargetGone)
    }

    /// Whether it routs.
    pub fn routs(&self) -> bool {
        matches!(self.morale, Morale::Routed { .. })
    }
}

impl State {
    /// The unit.
    ///
    /// # Errors
    /// A [`Misfit`] where the battle has no such unit.
    pub(super) fn unit(&self, unit: UnitRef) -> Result<&UnitState, Misfit> {
        self.units.get(&unit).ok_or(Misfit::NoUnit(unit))
    }

    /// The unit, for a fact that changes it.
    ///
    /// # Errors
    /// A [`Misfit`] where the battle has no such unit.
    pub(super) fn unit_mut(&mut self, unit: UnitRef) -> Result<&mut UnitState, Misfit> {
        self.units.get_mut(&unit).ok_or(Misfit::NoUnit(unit))
    }

    /// The general with this unit, if one is; the first of several (F-3.06).
    pub fn general_with(&self, unit: UnitRef) -> Option<GeneralRef> {
        self.generals_with(unit).next()
    }

    /// The generals with this unit (F-3.06).
    pub fn generals_with(&self, unit: UnitRef) -> impl Iterator<Item = GeneralRef> {
        let with = move |commander: &Commander| *commander == Commander::With { unit };
        let all = self.generals.iter();
        all.filter_map(move |(general, commander)| with(commander).then_some(*general))
    }
}

/// Maps whose keys are no strings, as lists of pairs: JSON has no other.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Serialize, Serializer};

    pub(super) fn serialize<K: Serialize, V: Serialize, S: Serializer>(
        map: &BTreeMap<K, V>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(map)
    }
}
