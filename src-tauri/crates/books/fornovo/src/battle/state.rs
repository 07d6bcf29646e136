//! The state of a battle. It uses enums rather than flags, so that a unit cannot be both routed and
//! halted.

mod combat;
mod disorder;
mod equipment;
mod ground;
mod hits;
mod meeting;
mod morale;
mod shots;
mod step;
mod units;

use std::collections::{BTreeMap, BTreeSet};

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::army::{Formation, GeneralId, Models, Pay, Unit};
use crate::turn::Moment;
use crate::weapons::WeaponSet;
use drumhead_rules::data::is_default;
use drumhead_rules::play::BadFact;

pub use combat::*;
pub use disorder::{Disorder, DisorderCause};
pub use equipment::*;
pub use ground::*;
pub use hits::*;
pub use meeting::*;
pub use morale::Morale;
pub use shots::*;
pub use step::{Before, Incident, StepRecord};
pub use units::Units;

/// The state of a battle, apart from its set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The turn and step.
    pub now: Moment,
    /// Side A of this turn; `None` until it is chosen (F-6.01).
    pub side_a: Option<u8>,
    /// Each side's roll for initiative.
    pub initiative: [Option<u8>; 2],
    /// Every unit.
    pub units: Units,
    /// Every general.
    #[serde(with = "pairs")]
    pub generals: BTreeMap<GeneralRef, Commander>,
    /// Named terrain features and works, by id.
    pub ground: BTreeMap<u16, Site>,
    /// Hits that become losses when the step ends.
    #[serde(with = "pairs")]
    pub blows: BTreeMap<BlowKey, Blow>,
    /// Gun dice that missed friends and continue to the target, keyed by the guns' unit (F-9.16).
    #[serde(with = "pairs")]
    pub flying: BTreeMap<UnitRef, FlyingDice>,
    /// Ballshot at unoccupied places, keyed by the guns' unit and the number of the arm (F-11.18,
    /// F-11.21).
    #[serde(with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub battering: BTreeMap<(UnitRef, u8), Battering>,
    /// Pairs of units that have met in this round, the unit of side 0 first.
    #[serde(with = "pairs")]
    pub meetings: BTreeMap<(UnitRef, UnitRef), Meeting>,
    /// A unit's dice for each enemy that it strikes in this round (F-10.05).
    #[serde(with = "pairs")]
    pub shares: BTreeMap<(UnitRef, UnitRef), u32>,
    /// Generals that a sniper hit in this step, and whether the second die was rolled (F-2.52).
    #[serde(with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub sniper_hits: BTreeMap<GeneralRef, bool>,
    /// Generals whose unit was lost in this step, or by the losses applied before it (D-131).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub left_behind: BTreeSet<GeneralRef>,
}

/// A general in a battle: a side, and the general's id in its army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GeneralRef {
    /// The side.
    pub side: u8,
    /// The general's id in the army.
    pub general: GeneralId,
}

/// A general's current place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Commander {
    /// The general is without a unit.
    #[default]
    Alone,
    /// The general is with a unit (F-3.06).
    With {
        /// The unit.
        unit: UnitRef,
    },
    /// The general is removed from play (F-3.09, F-2.52).
    Lost,
}

impl Commander {
    /// Returns the general's unit.
    pub const fn unit(self) -> Option<UnitRef> {
        match self {
            Self::With { unit } => Some(unit),
            Self::Alone | Self::Lost => None,
        }
    }
}

/// The state of a unit. The digest in every row is computed from the state's JSON, which omits
/// empty records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitState {
    /// The number of figures at the start.
    pub start: u32,
    /// The number of figures left in each group, in the order of the unit's groups.
    pub groups: Vec<u32>,
    /// Guns, limbers and wagons left.
    #[serde(skip_serializing_if = "is_default")]
    pub models: Models,
    /// The unit's morale (F-5.11).
    pub morale: Morale,
    /// The unit's disorder (F-5.02).
    pub disorder: Option<Disorder>,
    /// The place of the unit.
    pub place: Place,
    /// The unit's pursuit (F-7.57).
    pub pursuit: Option<Pursuit>,
    /// The unit's charge this turn (F-7.37).
    pub charge: Option<Charge>,
    /// Enemies in contact.
    pub contacts: BTreeSet<UnitRef>,
    /// Whether the unit recoils next turn, after a lost combat (F-8.36).
    pub recoils: bool,
    /// The record of the unit's step.
    #[serde(skip_serializing_if = "is_default")]
    pub step: StepRecord,
    /// The record of the unit's turn.
    #[serde(skip_serializing_if = "is_default")]
    pub turn: Record,
    /// The record of the unit's last turn.
    #[serde(skip_serializing_if = "is_default")]
    pub last: Record,
    /// The unit's combat so far.
    #[serde(skip_serializing_if = "is_default")]
    pub fight: Fight,
    /// The unit's guns that have fired (F-9.39).
    #[serde(skip_serializing_if = "is_default")]
    pub fired_guns: Vec<FiredGuns>,
    /// The unit's movement debt: Move phases in which it must stay idle (F-7.27).
    pub debt: u8,
    /// The unit's formation.
    pub formation: Formation,
    /// Whether the unit is in square (F-7.26).
    pub square: bool,
    /// Whether the unit is a sniper (F-2.50).
    pub sniper: bool,
    /// Whether the unit is mounted: false for foot and dismounted troops.
    pub mounted: bool,
    /// The unit's horses, if it may dismount (F-7.34).
    pub horses: Horses,
    /// Whether the unit has not unlimbered its guns. Guns without a limber are never limbered: see
    /// `Position::is_limbered`.
    pub limbered: bool,
    /// The place of the unit's gunners. They may have left their guns and wagons (F-7.17).
    pub crew: Crew,
    /// Friends that the unit met on its last rout move this turn (F-7.52).
    #[serde(skip_serializing_if = "is_default")]
    pub path: Path,
    /// The unit's stakes.
    pub stakes: Stakes,
    /// The unit's fixed plug bayonets (F-2.67).
    #[serde(rename = "bayonets_fixed")]
    pub plugs: Plugs,
    /// The unit's place at a terrain feature; `None` in the open.
    pub ground: Option<Spot>,
    /// The terrain feature that the unit's own war wagons formed before the first turn (F-2.64).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fort: Option<u16>,
    /// Weapons that the unit has dropped (F-10.28).
    #[serde(skip_serializing_if = "is_default")]
    pub dropped: DroppedWeapons,
    /// The figures of each group that shot in a charge this turn: they fight with handarms
    /// (F-10.26).
    #[serde(skip_serializing_if = "is_default")]
    pub shot_in_charge: Vec<u32>,
    /// The index of the group brought to the unit's front (F-10.27).
    pub leads: Option<u8>,
}

/// The place of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// On the table.
    #[default]
    Table,
    /// The unit is off the table in pursuit, and may test to return (F-7.29).
    Away {
        /// The turn in which the unit left.
        since: u16,
    },
    /// The unit is out of the battle.
    Gone {
        /// The reason.
        why: Gone,
    },
}

named! {
    /// The reason why a unit is out of the battle.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Gone {
        /// No figure is left, the unit is a sniper that the enemy killed, or its rout found no way
        /// (F-1.08, F-2.53, F-7.52).
        Destroyed = "destroyed",
        /// The unit fled off the table.
        Fled = "fled",
        /// The unit routed into the enemy (F-7.53).
        Surrendered = "surrendered",
        /// The unpaid unit refused to serve (F-2.63).
        Mutinied = "mutinied",
        /// The players removed the unit.
        Removed = "removed",
    }
}

impl Place {
    /// Whether the unit's guns are on the table, with their gunners or without. Gunners that run,
    /// pursue or are overrun leave their guns (F-7.17, F-10.29).
    pub(super) const fn leaves_guns(self) -> bool {
        match self {
            Self::Table | Self::Away { .. } => true,
            Self::Gone { why } => why.in_battle(),
        }
    }
}

impl Gone {
    /// Whether the unit was lost in battle: it did not refuse to serve, and the players did not
    /// remove it.
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
    /// The target.
    pub target: UnitRef,
    /// The number of pursuit moves made.
    pub moves: u8,
    /// Whether the unit's player ordered the pursuit, which is then harder to halt (F-7.61).
    pub ordered: bool,
    /// Whether the unit charged at the gallop (F-8.15).
    pub galloped: bool,
}

/// A charge declared this turn (F-7.37, F-7.46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    /// The target.
    pub target: UnitRef,
    /// The side of the target that the charge strikes.
    pub onto: Facing,
    /// Whether the charge is a countercharge.
    pub counter: bool,
    /// The distance charged, in units of 1/32 inch at the game's scale; `None` if it was not
    /// measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distance: Option<Length>,
    /// If the distance was not measured: whether it is more than half a full charge (F-9.10).
    pub over_half: bool,
    /// Whether the charge ended in a straight run long enough for impetus (F-7.44).
    pub straight_run: bool,
    /// Whether the unit's last move ended straight ahead and the charge goes straight on (F-7.44).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ran_before: bool,
    /// Whether the charge crosses, enters or strikes into terrain that removes its impetus
    /// (F-7.45).
    pub broken_ground: bool,
    /// Whether the unit shoots while charging and forgoes the bonus move (F-7.41).
    #[serde(default)]
    pub shoots: bool,
    /// Whether the charge is a crash-in: a pursuit into fresh enemies, in which neither side shoots
    /// (F-7.59).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crash_in: bool,
    /// The stage of the charge.
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

/// The stage of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeStage {
    /// The charge is declared, and the charger has not tested.
    Declared,
    /// The charger passed its test but is not in contact yet.
    Passed,
    /// The target evaded, routed or left the table before contact (F-7.49).
    TargetGone,
    /// The charger is in contact.
    Home,
    /// The charger failed its test and recoils (F-8.28).
    Failed,
}

/// The record of a unit's turn; a new turn begins a new record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The class of the unit's move.
    pub moved: Moved,
    /// Whether the unit left its place other than by its own move: by a charge, evasion, rout,
    /// pursuit, recoil or follow-up (F-5.08, F-10.28).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub went: bool,
    /// The part of the unit's move that its moves, manoeuvres and labour have used (F-7.19).
    pub spent: Length,
    /// The class of the unit's own moves without manoeuvres (F-9.36, D-229).
    #[serde(skip_serializing_if = "Moved::stood")]
    pub walked: Moved,
    /// Whether friends interpenetrated the unit (F-7.32).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
    /// Whether the unit's normal move is over.
    pub done: bool,
    /// Whether the unit's work took its whole turn, so that it cannot shoot (F-2.65, F-7.34,
    /// F-11.11).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub whole_turn: bool,
    /// Whether the unit evaded a charge (F-7.47).
    pub evaded: bool,
    /// Whether the unit tried a false rout (F-7.50).
    pub false_rout: bool,
    /// The unit that this unit charged or countercharged. That target may evade, and then turn on
    /// this unit (F-7.50).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charged: Option<UnitRef>,
    /// Whether the unit advanced far enough that a failed shooting test halts it (F-8.19, D-21).
    pub advanced: bool,
    /// Whether the unit moved straight ahead far enough to count for impetus next turn (F-7.44).
    pub straight_run: bool,
    /// The ranks that fired, front rank first, for salvee (D-156).
    pub fired: [bool; 2],
    /// Whether the unit shot while charging, which removes its impetus (F-10.26).
    pub shot_charging: bool,
    /// Whether the unit fought.
    pub fought: bool,
    /// The shooting at the unit, as its tests count it.
    pub shot: Shot,
    /// The number of figures lost in this phase (F-3.09).
    pub lost_in_phase: u32,
    /// Whether the players have rolled in this phase for the danger to the unit's general, or ended
    /// a step without the roll (F-3.09).
    pub general_rolled: bool,
    /// Whether the unit tested for routing friends (F-8.43).
    pub saw_rout: bool,
    /// Whether friends burst through the unit (F-8.49).
    pub burst_through: bool,
    /// Whether the unit routed this turn: friends may see it (F-8.43).
    pub routed: bool,
    /// Whether the unit crossed a ditch (F-11.19).
    pub crossed_ditch: bool,
    /// Whether the unit dropped a weapon or exchanged ranks (F-10.27, F-10.28).
    pub rearmed: bool,
    /// Whether the unit, on charging or being charged, has been asked whether it will serve
    /// (F-2.63).
    pub pay_asked: bool,
}

/// The class of a unit's move in a turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// The unit did not move.
    #[default]
    Stood,
    /// The unit moved a short way by rotation while it fired (F-9.34).
    Rotation,
    /// The unit moved up to half its move.
    Half,
    /// The unit moved more than half its move, without charging.
    Full,
    /// The unit charged, countercharged, evaded, routed or pursued.
    Charged,
}

impl Moved {
    /// Whether the unit did not move.
    const fn stood(&self) -> bool {
        matches!(self, Self::Stood)
    }
}

/// The shooting at a unit in a turn, as the unit's tests count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Shot {
    /// The gunpowder hits that count: figures and models lost, or hits before saves (D-140).
    pub gunpowder: u32,
    /// The hits from other shooting that count: figures and models lost, or hits before saves
    /// (D-140).
    pub other: u32,
    /// The number of figures that shot at the unit.
    pub shooters: u32,
    /// Whether any artillery shot at the unit.
    pub artillery: bool,
    /// Whether heavy guns hit the unit (F-8.24).
    pub heavy_guns: bool,
    /// Whether organ guns hit the unit (D-22).
    pub organ_guns: bool,
    /// Whether a steady salvee hit the unit (F-8.24).
    pub steady_salvee: bool,
    /// Whether any shot at the unit came from the flank or rear (F-8.23).
    pub flank_or_rear: bool,
    /// The hits from shooting in a charge that count in the impact: figures lost, or hits before
    /// saves (F-9.11, D-140).
    pub in_charge: u32,
}

impl UnitState {
    /// Returns the state of a unit before the battle.
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
            // Unpaid units are asked before the first turn (F-2.63).
            step: StepRecord {
                asks: u8::from(unit.pay == Pay::Unpaid),
                ..StepRecord::default()
            },
            turn: Record::default(),
            last: Record::default(),
            fight: Fight::default(),
            fired_guns: Vec::new(),
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
            fort: None,
            dropped: DroppedWeapons {
                gone: vec![WeaponSet::NONE; unit.groups.len()],
                laid: vec![WeaponSet::NONE; unit.groups.len()],
            },
            shot_in_charge: Vec::new(),
            leads: None,
        }
    }

    /// Returns the number of figures left.
    pub fn figures(&self) -> u32 {
        self.groups
            .iter()
            .fold(0, |sum, group| sum.saturating_add(*group))
    }

    /// Records that these figures of a group shot in a charge.
    pub(super) fn shoots_in_charge(&mut self, group: usize, figures: u32) {
        self.shot_in_charge.resize(self.groups.len(), 0);
        if let Some(shot) = self.shot_in_charge.get_mut(group) {
            *shot = shot.saturating_add(figures);
        }
    }

    /// Returns the number of figures lost.
    pub fn lost(&self) -> u32 {
        self.start.saturating_sub(self.figures())
    }

    /// Whether the unit is on the table.
    pub fn on_table(&self) -> bool {
        self.place == Place::Table
    }

    /// Whether the target of the unit's charge is gone (F-7.49).
    pub fn charges_after_gone(&self) -> bool {
        self.charge
            .is_some_and(|charge| charge.stage == ChargeStage::TargetGone)
    }

    /// Whether the unit mutinied and left the battle (F-2.63).
    pub fn went_home(&self) -> bool {
        let why = Gone::Mutinied;
        self.place == Place::Gone { why }
    }

    /// Whether the unit routs.
    pub fn routs(&self) -> bool {
        matches!(self.morale, Morale::Routed { .. })
    }
}

impl State {
    /// Returns the unit's state.
    ///
    /// # Errors
    /// A [`BadFact`] if the unit does not exist.
    pub(super) fn unit(&self, unit: UnitRef) -> Result<&UnitState, BadFact> {
        self.units.get(&unit).ok_or(BadFact::NoUnit(unit))
    }

    /// Returns the unit's charge in this turn.
    pub(super) fn charge_of(&self, unit: UnitRef) -> Option<Charge> {
        self.units.get(&unit)?.charge
    }

    /// Returns the unit's charge that has reached this enemy.
    pub(super) fn charge_home(&self, unit: UnitRef, enemy: UnitRef) -> Option<Charge> {
        let home = |charge: &Charge| charge.target == enemy && charge.stage == ChargeStage::Home;
        self.charge_of(unit).filter(home)
    }

    /// Returns the units of a side, in order.
    pub fn of_side(&self, side: u8) -> impl Iterator<Item = (&UnitRef, &UnitState)> {
        self.units.of_side(side)
    }

    /// Returns the unit's state, for a fact that changes it.
    ///
    /// # Errors
    /// A [`BadFact`] if the unit does not exist.
    pub(super) fn unit_mut(&mut self, unit: UnitRef) -> Result<&mut UnitState, BadFact> {
        self.units.get_mut(&unit).ok_or(BadFact::NoUnit(unit))
    }

    /// Returns the general with this unit; the first if there are several (F-3.06).
    pub fn general_with(&self, unit: UnitRef) -> Option<GeneralRef> {
        self.generals_with(unit).next()
    }

    /// Returns the generals with this unit (F-3.06).
    pub fn generals_with(&self, unit: UnitRef) -> impl Iterator<Item = GeneralRef> {
        let with = move |commander: &Commander| *commander == Commander::With { unit };
        let all = self.generals.iter();
        all.filter_map(move |(general, commander)| with(commander).then_some(*general))
    }
}

/// Stores maps as lists of pairs, because keys of JSON objects must be strings.
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
