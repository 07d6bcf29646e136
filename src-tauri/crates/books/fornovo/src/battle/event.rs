//! What happened in a battle: facts, with every value they set. No rule is
//! asked when they are folded, so an old journal reads the same for ever.

use drumhead_rules::frame::ByHand;
use drumhead_rules::frame::FactSet;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::tables::shooting::GunClass;
use super::actions::{
    Battered, CauseLasts, ChargeCompleted, CrossedDitch, DiceHeld, Divided, Endangered,
    FoundOnGuns, ManoeuvreMade, Marked, Met, NotTested, Overran, Pursued, PursuitAllowed,
    PursuitChosen, RanOn, Recoiled, Replied, Saved, Sniped, SniperReached, Struck, Tested,
    TriedFalseRout, UnitMoved, UnitsSwept, Volley,
};
use super::batter::Battering;
use super::blows::{Blow, BlowKey};
use super::danger::Flying;
use super::duty::Duty;
use super::fold::fold;
use super::ground::{Site, Spot};
use super::log::said;
use super::prelude::{Battle, ClauseId, Fact, Fornovo, Line, Misfit, clause_of_id, frame};
use super::retired::{SetByHand, Threw};
use super::state::*;
use super::turn::Moment;

/// A modifier that counted, with the clause that grants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifier {
    /// The row of the table.
    pub row: String,
    /// The clause.
    pub clause: String,
    /// What it is worth.
    pub value: i32,
    /// How often it counted.
    pub times: u32,
}

impl Modifier {
    /// The clause, where the book has it.
    pub(super) fn clause(&self) -> Option<ClauseId> {
        clause_of_id(&self.clause)
    }
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A step began.
    Began {
        /// Which, and in what turn.
        now: Moment,
    },
    /// A side rolled for the initiative.
    Initiative {
        /// What each side has rolled now.
        rolled: [Option<u8>; 2],
    },
    /// It is settled who is side A; none when a turn ends.
    SideA {
        /// The side.
        side: Option<u8>,
    },
    /// Something became owed; earlier versions wrote it.
    Owed {
        /// What.
        duty: Duty,
    },
    /// Something is no longer owed; earlier versions wrote it.
    Settled {
        /// What.
        duty: Duty,
    },
    /// Something befell a unit, which it has then to answer for.
    Befell {
        /// The unit.
        unit: UnitRef,
        /// What.
        what: Incident,
    },
    /// Something owed was left undone when the step ended.
    LeftUndone {
        /// What.
        duty: Duty,
    },
    /// An unpaid unit was asked whether it serves.
    PayAsked {
        /// The unit.
        unit: UnitRef,
        /// The die.
        face: u8,
        /// Whether it serves.
        serves: bool,
    },
    /// A unit tested.
    Tested(Tested),
    /// A unit that was to test did not have to.
    NotTested(NotTested),
    /// A unit shot.
    Volley(Volley),
    /// Hits on their way to losses have changed; none when they are over.
    Blow {
        /// Which.
        key: BlowKey,
        /// How they stand.
        now: Option<Blow>,
    },
    /// What hits on an artillery unit struck (F-9.33).
    FoundOnGuns(FoundOnGuns),
    /// Hits were divided among the troops of a unit.
    Divided(Divided),
    /// The figures of a group saved.
    Saved(Saved),
    /// It is settled how two units meet in this round.
    Met(Met),
    /// A unit's dice are shared among the enemies it strikes (F-10.05).
    Shared {
        /// The unit.
        unit: UnitRef,
        /// Dice for each of them.
        dice: Vec<(UnitRef, u32)>,
    },
    /// A round between two units is over.
    Parted {
        /// The two, the one of side 0 first.
        pair: (UnitRef, UnitRef),
    },
    /// A unit struck.
    Struck(Struck),
    /// A unit overran skirmishers or gunners.
    Overran(Overran),
    /// A unit that has lost three quarters of its figures breaks (F-5.06).
    Shattered {
        /// The unit.
        unit: UnitRef,
    },
    /// A general was in danger (F-3.09).
    Endangered(Endangered),
    /// What disordered a unit is still there (F-5.09).
    CauseLasts(CauseLasts),
    /// Dice that missed a friend in the danger zone fly on to the target, or
    /// have been thrown (F-9.16).
    Flying(Flying),
    /// Dice that missed friends were not thrown at the target (F-9.16).
    DiceHeld(DiceHeld),
    /// Guns fired ball at a place that nobody holds (F-11.18, F-11.21).
    Battered(Battered),
    /// Ball is on its way to a place, or has told.
    Battering {
        /// The guns' unit.
        unit: UnitRef,
        /// What tells its arms apart.
        arm: u8,
        /// How it stands; none when it has told.
        now: Option<Battering>,
    },
    /// A sniper shot at a general (F-2.51).
    Sniped(Sniped),
    /// The second die at a general whom a sniper hit (F-2.52).
    Marked(Marked),
    /// The enemy reached a sniper (F-2.53).
    Caught(SniperReached),
    /// A unit has changed.
    Unit {
        /// The unit.
        unit: UnitRef,
        /// What is new.
        now: Change,
    },
    /// A general has changed.
    General {
        /// The general.
        general: GeneralRef,
        /// How he is now.
        now: Commander,
    },
    /// A unit made a manoeuvre.
    Manoeuvred(ManoeuvreMade),
    /// An evader tried to turn on its pursuers (F-7.50).
    FalseRout(TriedFalseRout),
    /// A charged unit answered.
    Replied(Replied),
    /// A charge that lost its target ran on.
    ChargeCompleted(ChargeCompleted),
    /// A unit recoiled.
    Recoiled(Recoiled),
    /// A router moved.
    RanOn(RanOn),
    /// A pursuer moved.
    Pursued(Pursued),
    /// A unit that routed several enemies pursues one of them.
    PursuitChosen(PursuitChosen),
    /// A unit's player lets it pursue (F-7.61).
    PursuitAllowed(PursuitAllowed),
    /// A unit moved.
    Moved(UnitMoved),
    /// Units moved in a sweep.
    Swept(UnitsSwept),
    /// A feature of the ground is named, has changed, or is removed.
    Ground {
        /// The feature.
        feature: u16,
        /// How it stands; none when it is removed.
        now: Option<Site>,
    },
    /// A unit crossed a ditch (F-11.19).
    CrossedDitch(CrossedDitch),
    /// A field of a unit was set by hand.
    Corrected(frame::Corrected),
    /// Fields of many units were set by hand.
    FromPaper(frame::EnteredFromPaper),
    /// Dice as they fell; earlier versions wrote it.
    Threw(Threw),
    /// A unit was corrected by hand; earlier versions wrote it.
    SetByHand(SetByHand),
    /// What that changed of a unit, one thing each; earlier versions wrote it.
    UnitSetByHand {
        /// The unit.
        unit: UnitRef,
        /// What it has now.
        now: Change,
    },
}

impl From<frame::Corrected> for Event {
    fn from(fact: frame::Corrected) -> Self {
        Self::Corrected(fact)
    }
}

impl From<frame::EnteredFromPaper> for Event {
    fn from(fact: frame::EnteredFromPaper) -> Self {
        Self::FromPaper(fact)
    }
}

impl Event {
    /// The event as a fact with a type of its own, which says what the log says of it.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the others are not on the frame"
    )]
    fn fact(&self) -> Option<&dyn Fact<Fornovo>> {
        Some(match self {
            Self::Replied(fact) => fact,
            Self::ChargeCompleted(fact) => fact,
            Self::CrossedDitch(fact) => fact,
            Self::FalseRout(fact) => fact,
            Self::Recoiled(fact) => fact,
            Self::RanOn(fact) => fact,
            Self::Pursued(fact) => fact,
            Self::PursuitAllowed(fact) => fact,
            Self::PursuitChosen(fact) => fact,
            Self::Tested(fact) => fact,
            Self::NotTested(fact) => fact,
            Self::Met(fact) => fact,
            Self::Struck(fact) => fact,
            Self::Overran(fact) => fact,
            Self::Endangered(fact) => fact,
            Self::CauseLasts(fact) => fact,
            Self::Manoeuvred(fact) => fact,
            Self::Moved(fact) => fact,
            Self::Swept(fact) => fact,
            Self::Corrected(fact) => fact,
            Self::FromPaper(fact) => fact,
            Self::Threw(fact) => fact,
            Self::SetByHand(fact) => fact,
            Self::Volley(fact) => fact,
            Self::FoundOnGuns(fact) => fact,
            Self::Divided(fact) => fact,
            Self::Saved(fact) => fact,
            Self::Flying(fact) => fact,
            Self::DiceHeld(fact) => fact,
            Self::Battered(fact) => fact,
            Self::Sniped(fact) => fact,
            Self::Marked(fact) => fact,
            Self::Caught(fact) => fact,
            _ => return None,
        })
    }
}

impl Fact<Fornovo> for Event {
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the others are not on the frame"
    )]
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        match self {
            Self::Corrected(fact) => fact.fold(battle),
            Self::FromPaper(fact) => fact.fold(battle),
            _ => fold(&mut battle.state, self),
        }
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        if let Some(fact) = self.fact() {
            return fact.log(before);
        }
        said(before, self).into_iter().collect()
    }
}

impl FactSet<Fornovo> for Event {
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "two facts of many are asked for"
    )]
    fn by_hand(&self) -> Option<ByHand> {
        match self {
            Self::Corrected(fact) => Some(fact.into()),
            Self::FromPaper(fact) => Some(fact.into()),
            _ => None,
        }
    }
}

/// A value of a unit that is new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// Figures left, by group.
    Groups(Vec<u32>),
    /// Models left.
    Models(super::super::army::Models),
    /// Its morale.
    Morale(Morale),
    /// Its disorder.
    Disorder(Option<Disorder>),
    /// Where it is.
    Place(Place),
    /// Its pursuit.
    Pursuit(Option<Pursuit>),
    /// Its charge.
    Charge(Option<Charge>),
    /// Enemies in contact.
    Contacts(Vec<UnitRef>),
    /// Whether it recoils next turn.
    Recoils(bool),
    /// What it did this turn.
    Turn(Record),
    /// What it did last turn.
    Last(Record),
    /// Its combat.
    Fight(Fight),
    /// Turns since its guns fired.
    Idle(Option<IdleGuns>),
    /// The same of one class, in a battery of several; none of guns that have
    /// fired this turn.
    IdleOf {
        /// The class.
        class: GunClass,
        /// The turns.
        idle: Option<IdleGuns>,
    },
    /// Idle Move phases owed.
    Debt(u8),
    /// How it stands.
    Formation(super::super::army::Formation),
    /// Whether it stands in square.
    Square(bool),
    /// Whether it rides.
    Mounted(bool),
    /// Whether its guns are limbered.
    Limbered(bool),
    /// Its stakes.
    Stakes(Stakes),
    /// Where its plug bayonets are fixed.
    BayonetsFixed(Plugs),
    /// Its horses.
    Horses(Horses),
    /// Where its crew is.
    Crew(Crew),
    /// Friends that it met on its rout move.
    Path(Path),
    /// Where it stands; none in open ground.
    Ground(Option<Spot>),
    /// Weapons it has dropped.
    Dropped(DroppedWeapons),
    /// The group that leads, by its place in the unit.
    Leads(Option<u8>),
}
