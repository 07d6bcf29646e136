//! A battle as it stands.

use drumhead_words::Length;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::army::{Arm, Order, Unit, named};
use super::factors::Body;
use super::result::Case;

drumhead_rules::ids! {
    /// The steps of a side's turn.
    Step as "ChargingStep" {
        /// Charges are declared (C-01 to C-03).
        Declare = "declare",
        /// Charged units test (C-03, C-06).
        Test = "test",
        /// Chargers that are not in contact move (C-05).
        Move = "move",
        /// What is owed is rolled for surrender (C-14).
        Surrender = "surrender",
        /// Melees and all that is outside these rules.
        Melee = "melee",
    }
    /// Where a charged unit is struck.
    Struck as "ChargingStruck" {
        /// In front.
        Front = "front",
        /// In the flank.
        Flank = "flank",
        /// In the rear.
        Rear = "rear",
    }
    /// How a unit bears up.
    Morale as "ChargingMorale" {
        /// Well.
        Good = "good",
        /// It is shaken: it cannot charge (C-01) and tests worse (C-07e).
        Shaken = "shaken",
        /// It routs.
        Routing = "routing",
    }
    /// Why a unit is off the table.
    Away as "ChargingAway" {
        /// It has no strength point left (gap C-A2).
        Destroyed = "destroyed",
        /// It surrendered (C-15).
        Surrendered = "surrendered",
        /// It went over the edge (C-13).
        OffTable = "off_table",
    }
    /// Where a charger's move ended.
    Moved as "ChargingMoved" {
        /// Half way, met by its target (C-12).
        Met = "met",
        /// In contact: a melee.
        Contact = "contact",
        /// In contact with a router: no melee.
        Caught = "caught",
        /// Where its target stood.
        Followed = "followed",
        /// Short of its target.
        Short = "short",
    }
    /// What a charged unit has done about it this turn.
    Stage as "ChargingStage" {
        /// It has not tested.
        Waiting = "waiting",
        /// It stands and may still do something else: answer.
        Answering = "answering",
        /// It stood.
        Stood = "stood",
        /// It met a charger (C-12).
        Countered = "countered",
        /// It evaded (gap C-A7).
        Evaded = "evaded",
        /// It routs and owes its rout move (C-13).
        Fleeing = "fleeing",
        /// It routs and has moved.
        Fled = "fled",
    }
}

/// A unit as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Its number.
    pub number: u16,
    /// Its name; may be empty.
    pub name: String,
    /// Its arm.
    pub arm: Arm,
    /// Its order.
    pub order: Order,
    /// Its basic morale.
    pub basic_morale: u8,
    /// Its strength points now.
    pub strength: u8,
    /// Its strength points at the start.
    pub start: u8,
    /// Whether it is on horseback.
    pub mounted: bool,
    /// How it bears up.
    pub morale: Morale,
    /// Why it is off the table, if it is.
    pub away: Option<Away>,
}

impl Standing {
    pub(super) fn new(unit: &Unit) -> Self {
        Self {
            number: unit.number,
            name: unit.name.clone(),
            arm: unit.arm,
            order: unit.order,
            basic_morale: unit.basic_morale,
            strength: unit.strength,
            start: unit.strength,
            mounted: unit.mounted,
            morale: Morale::Good,
            away: None,
        }
    }

    /// What it fights as: by its present state (gap C-A16).
    pub const fn body(&self) -> Body {
        Body {
            arm: self.arm.present(self.mounted),
            order: self.order,
        }
    }

    /// Whether it surrenders as mounted troops do; guns have crews on foot (C-15).
    pub const fn rides(&self) -> bool {
        self.mounted && !matches!(self.arm, Arm::Artillery)
    }

    /// Makes a unit of an army what this one has become; its strength points
    /// are the most it has had, of which some may be lost.
    pub(super) fn set_down(&self, unit: &mut Unit) {
        unit.name.clone_from(&self.name);
        unit.arm = self.arm;
        unit.order = self.order;
        unit.basic_morale = self.basic_morale;
        unit.strength = self.start.max(self.strength);
        unit.mounted = self.mounted;
    }

    /// Its name, or what stands for one.
    pub fn named(&self) -> String {
        named(self.number, &self.name)
    }

    /// Whether it is on the table.
    pub const fn is_here(&self) -> bool {
        self.away.is_none()
    }

    /// Whether it is on the table and not routing.
    pub fn is_fighting(&self) -> bool {
        self.is_here() && self.morale != Morale::Routing
    }
}

/// A charge of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingCharge", deny_unknown_fields)]
pub struct Charge {
    /// Who charges.
    pub charger: UnitRef,
    /// Whom.
    pub target: UnitRef,
    /// Where it strikes.
    pub struck: Struck,
    /// From how many inches, rounded up.
    pub inches: u8,
    /// Where its move ended; none before it has moved.
    pub moved: Option<Moved>,
}

impl Charge {
    /// From how far.
    pub fn distance(&self) -> Length {
        Length::inches(i32::from(self.inches))
    }
}

/// A charged unit and what it has done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The unit.
    pub unit: UnitRef,
    /// What it has done.
    pub stage: Stage,
    /// Whether it may counter-charge, while it is answering (C-09).
    pub counter: bool,
}

/// A roll for surrender of this turn. A unit rolls once a turn, whatever the
/// reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yield {
    /// The unit.
    pub unit: UnitRef,
    /// Why it has to roll.
    pub why: Case,
    /// Whether it has rolled.
    pub rolled: bool,
}

/// A battle as it stands: no rule, only what is so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The turn, from 1; both sides have one each.
    pub turn: u32,
    /// The side whose turn it is to charge.
    pub mover: u8,
    /// The step of its turn.
    pub step: Step,
    /// The units of each side, in the army's order.
    pub sides: [Vec<Standing>; 2],
    /// This turn's charges, as they were declared.
    pub charges: Vec<Charge>,
    /// The charged units, in the order in which they were first charged.
    pub trials: Vec<Trial>,
    /// This turn's rolls for surrender.
    pub yields: Vec<Yield>,
}

/// What a unit owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Debt {
    /// Its test, or the roll of a router that is charged (C-06, C-11).
    Test,
    /// Its answer to the charge (C-09).
    Answer,
    /// Its rout move (C-13).
    Flight,
    /// Its move as a charger (C-05).
    Follow,
    /// Its roll for surrender (C-14).
    Surrender,
}

impl Debt {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Test => "test",
            Self::Answer => "answer",
            Self::Flight => "flee",
            Self::Follow => "follow",
            Self::Surrender => "surrender",
        }
    }

    /// Whether it must be settled before this step ends: what came of a test at
    /// once, whenever the unit tested (C-04).
    fn is_due(self, step: Step) -> bool {
        let at_once = matches!(self, Self::Answer | Self::Flight);
        at_once || self.due() <= step
    }

    /// The step that cannot be left in good order before it is settled.
    const fn due(self) -> Step {
        match self {
            Self::Test | Self::Answer | Self::Flight => Step::Test,
            Self::Follow => Step::Move,
            Self::Surrender => Step::Surrender,
        }
    }
}

impl State {
    /// The unit, if there is one.
    pub fn unit(&self, unit: UnitRef) -> Option<&Standing> {
        let side = self.sides.get(usize::from(unit.side))?;
        side.iter().find(|standing| standing.number == unit.unit)
    }

    /// Every unit with its place.
    pub fn units(&self) -> impl Iterator<Item = (UnitRef, &Standing)> {
        (0..).zip(&self.sides).flat_map(|(side, units)| {
            units
                .iter()
                .map(move |unit| (UnitRef::new(side, unit.number), unit))
        })
    }

    /// What this unit has done about being charged.
    pub fn trial(&self, unit: UnitRef) -> Option<&Trial> {
        self.trials.iter().find(|trial| trial.unit == unit)
    }

    /// The charge that this unit has declared.
    pub fn charge(&self, charger: UnitRef) -> Option<&Charge> {
        self.charges.iter().find(|it| it.charger == charger)
    }

    /// The charges that still threaten this unit: of chargers that are on the
    /// table and not routing.
    pub fn charges_on(&self, target: UnitRef) -> impl Iterator<Item = &Charge> {
        self.charges.iter().filter(move |charge| {
            let charger = self.unit(charge.charger);
            charge.target == target && charger.is_some_and(Standing::is_fighting)
        })
    }

    /// Whether the unit is on the table and routing.
    pub fn is_routing(&self, unit: UnitRef) -> bool {
        self.unit(unit)
            .is_some_and(|it| it.is_here() && it.morale == Morale::Routing)
    }

    /// The other side.
    pub const fn defender(&self) -> u8 {
        1 - if self.mover == 0 { 0 } else { 1 }
    }

    /// Everything that is owed, whenever it is due.
    pub(super) fn debts(&self) -> Vec<(UnitRef, Debt)> {
        let mut debts = Vec::new();
        for trial in &self.trials {
            let unit = trial.unit;
            let Some(standing) = self.unit(unit).filter(|unit| unit.is_here()) else {
                continue;
            };
            let routing = standing.morale == Morale::Routing;
            let threatened = self.charges_on(unit).next().is_some();
            match trial.stage {
                Stage::Waiting if threatened => debts.push((unit, Debt::Test)),
                Stage::Answering if threatened && !routing => debts.push((unit, Debt::Answer)),
                Stage::Fleeing if routing => debts.push((unit, Debt::Flight)),
                Stage::Waiting
                | Stage::Answering
                | Stage::Fleeing
                | Stage::Stood
                | Stage::Countered
                | Stage::Evaded
                | Stage::Fled => {}
            }
        }
        for charge in &self.charges {
            let ready = self.unit(charge.charger).is_some_and(Standing::is_fighting);
            if charge.moved.is_none() && ready {
                debts.push((charge.charger, Debt::Follow));
            }
        }
        for roll in self.yields.iter().filter(|roll| !roll.rolled) {
            if self.is_routing(roll.unit) {
                debts.push((roll.unit, Debt::Surrender));
            }
        }
        debts
    }

    /// What must be settled before this step ends.
    pub(super) fn due(&self) -> Vec<(UnitRef, Debt)> {
        let mut debts = self.debts();
        debts.retain(|(_, debt)| debt.is_due(self.step));
        debts
    }

    /// The step after this one; none where the turn ends.
    pub fn next_step(&self) -> Option<Step> {
        match self.step {
            Step::Declare if self.charges.is_empty() => Some(Step::Surrender),
            Step::Declare => Some(Step::Test),
            Step::Test => Some(Step::Move),
            Step::Move => Some(Step::Surrender),
            Step::Surrender => Some(Step::Melee),
            Step::Melee => None,
        }
    }
}
