//! A charge from its declaration to its end (C-03 to C-12).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use crate::army::{Arm, Order};
use crate::clauses::{AT_ONCE, FOLLOW, HALF_WAY};
use crate::interpretations::Evading;
use crate::result::meet;
use crate::state::{Charge, Moved, Stage, State, Struck, Trial, UnitState, here};
use crate::surrender::{caught_units_roll, has_rolled};
use crate::{Battle, Charging, Event};

/// The name of the obligation to move a charger after its target's answer.
pub(crate) const FOLLOWS: &str = "follow";

/// Returns the objection that another unit's test result must be carried out first (C-04). `why` is
/// its sentence, which names the unit's test or roll.
pub(crate) fn unfinished(battle: &Battle, unit: UnitRef, why: &'static str) -> Option<Objection> {
    let mut others = battle.state.trials.iter().map(|trial| trial.unit);
    let other = others.find(|it| *it != unit && is_unfinished(battle, *it))?;
    let waits = message(why).with("unit", unit).with("other", other);
    Some(objection("unfinished", AT_ONCE).saying(waits))
}

/// Returns whether the result of a unit's test must still be carried out: an answer, a rout move,
/// or a surrender roll after a charge in the rear. If the unit is charged again, its roll does not
/// count here, because the roll replaces the unit's next test.
pub(crate) fn is_unfinished(battle: &Battle, unit: UnitRef) -> bool {
    let state = &battle.state;
    let rolls = state.must_roll_first(unit) && !state.must_test(unit);
    must_answer(battle, unit) || state.must_flee(unit) || rolls
}

/// Returns the trial of a charged unit that stood in its test, whether or not it has already chosen
/// to stand.
///
/// # Errors
/// Returns [`Impossible`] for any other unit, with the reason.
pub(crate) fn answering(battle: &Battle, unit: UnitRef) -> Result<&Trial, Impossible> {
    here(battle, unit)?;
    let state = &battle.state;
    let charged = state.charges_on(unit).next().is_some();
    let why = match state.trial(unit).filter(|_| charged) {
        None => "no_answer",
        Some(_) if state.is_routing(unit) => "answer_routing",
        Some(trial) => match trial.stage {
            Stage::Answering | Stage::Stood => return Ok(trial),
            Stage::Waiting => "answer_untested",
            Stage::Countered | Stage::Evaded => "answered",
            Stage::Fleeing | Stage::Stuck | Stage::Fled => "answer_routed",
        },
    };
    Err(impossible(why).with("unit", unit))
}

/// Returns whether a unit had a choice of answers and chose to stand, so that it cannot choose again
/// (C-04). A unit without a choice stands too, but has chosen nothing.
pub(crate) fn has_chosen_to_stand(battle: &Battle, trial: &Trial) -> bool {
    let evades = || {
        let unit = battle.state.unit(trial.unit);
        unit.is_some_and(|it| may_evade(battle, it))
    };
    trial.stage == Stage::Stood && (trial.counter || evades())
}

/// Returns the chargers in front of a unit that have not moved yet. The unit may counter-charge one
/// of them (C-09).
pub(crate) fn in_front(battle: &Battle, unit: UnitRef) -> impl Iterator<Item = UnitRef> {
    let charges = battle.state.charges_on(unit);
    let faced = charges.filter(|it| it.struck == Struck::Front && it.moved.is_none());
    faced.map(|charge| charge.charger)
}

/// Returns whether a unit has a choice of answers to the charge, and must still answer (C-04). Once
/// the only charger that the unit could meet is gone, a unit that may not evade stands.
pub(crate) fn must_answer(battle: &Battle, unit: UnitRef) -> bool {
    let state = &battle.state;
    let counters = may_counter(battle, unit);
    let evades = || state.unit(unit).is_some_and(|it| may_evade(battle, it));
    state.is_answering(unit) && (counters || evades())
}

/// Returns whether the unit's arm and order, and the interpretation, allow evasion (gap C-A7).
pub(crate) fn may_evade(battle: &Battle, unit: &UnitState) -> bool {
    let body = unit.body();
    let light = body.order == Order::Open && body.arm != Arm::Artillery;
    light && battle.setup.interpretations.evade == Evading::On
}

/// Returns whether a unit that has not answered yet may counter-charge (C-09).
pub(crate) fn may_counter(battle: &Battle, unit: UnitRef) -> bool {
    let scored = battle.state.trial(unit).is_some_and(|trial| trial.counter);
    let faced = || in_front(battle, unit).next().is_some();
    battle.state.is_answering(unit) && scored && faced()
}

/// Returns the fact that sets a charged unit's stage and rules out a counter-charge.
pub(crate) fn answers(unit: UnitRef, stage: Stage) -> Event {
    let answers = Answers {
        unit,
        stage,
        counter: false,
        high: false,
        sheltered: false,
    };
    answers.into()
}

written! {
    /// A charged unit reached a stage: it tested, answered, left the table or must test again.
    pub struct Answers {
        /// The unit.
        pub unit: UnitRef,
        /// The unit's new stage.
        pub stage: Stage,
        /// Whether the test allowed a counter-charge and nothing has ruled it out since.
        pub counter: bool,
        /// Whether the score alone forbids a counter-charge (C-09).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub high: bool,
        /// Whether the unit was sheltered, which forbids a counter-charge (C-10).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub sheltered: bool,
    }

    /// A charger moved.
    pub struct ChargerMoved {
        /// The charger.
        pub charger: UnitRef,
        /// How the charger's move ended.
        pub moved: Moved,
    }
}

impl Fact<Charging> for Answers {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let Self {
            unit,
            stage,
            counter,
            high,
            sheltered,
        } = *self;
        let stays = stage == Stage::Waiting && battle.state.is_routing(unit);
        battle.state.answers(Trial {
            unit,
            stage,
            counter,
            high,
            sheltered,
            stays,
        })
    }

    /// Logs only a choice. The test, the rout and the charger's move have their own log lines.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let tested = before.state.trial(self.unit);
        let key = match self.stage {
            Stage::Stood if tested.is_some_and(|it| it.stage != Stage::Waiting) => "log.received",
            Stage::Evaded => "log.evaded",
            Stage::Stood
            | Stage::Waiting
            | Stage::Answering
            | Stage::Countered
            | Stage::Fleeing
            | Stage::Stuck
            | Stage::Fled => return Vec::new(),
        };
        let line = line(key).by(AT_ONCE).with("unit", self.unit);
        vec![line.about([self.unit])]
    }
}

impl Fact<Charging> for ChargerMoved {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.charger_moves(self.charger, self.moved)
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Some(charge) = before.state.charge(self.charger) else {
            return Vec::new();
        };
        let clause = match self.moved {
            Moved::Met => HALF_WAY,
            Moved::Contact | Moved::Caught | Moved::Followed | Moved::Short => FOLLOW,
        };
        let half = meet(charge.distance()).to_string();
        let half = message("detail.half").with("half", half);
        let line = line(format!("log.{}", self.moved.id()))
            .by(clause)
            .with("charger", charge.charger)
            .with("target", charge.target)
            .detail((self.moved == Moved::Met).then_some(half))
            .about([charge.charger, charge.target]);
        let caught = self.moved == Moved::Caught && caught_units_roll(before);
        let once = caught.then(|| has_rolled(before, charge.target));
        [line].into_iter().chain(once.flatten()).collect()
    }
}

/// Returns whether a charge has led to a melee that must still be fought: both units are on the
/// table, and neither routs.
pub(crate) fn is_melee(state: &State, charge: &Charge) -> bool {
    let met = matches!(charge.moved, Some(Moved::Met | Moved::Contact));
    met && state.is_fighting(charge.charger) && state.is_fighting(charge.target)
}

/// Returns every melee, in words: each charged unit with the chargers in contact, and the side that
/// each charger struck, or that the two met halfway. `None` if there is no melee.
pub(crate) fn melees(state: &State) -> Option<Message> {
    let with = |charge: &Charge| {
        let key = match charge.moved {
            Some(Moved::Met) => "melee.met".to_owned(),
            Some(_) | None => format!("melee.{}", charge.struck.id()),
        };
        message(key).with("unit", charge.charger)
    };
    let melees: Vec<_> = state
        .trials
        .iter()
        .filter_map(|trial| {
            let charges = state.charges.iter().filter(|it| it.target == trial.unit);
            let fought = charges.filter(|it| is_melee(state, it));
            let chargers: Vec<_> = fought.map(with).collect();
            let melee = message("melee.of").with("unit", trial.unit);
            let who = bare(Value::List(chargers.clone(), ", "));
            (!chargers.is_empty()).then(|| melee.with("who", who))
        })
        .collect();
    (!melees.is_empty()).then(|| bare(Value::List(melees, "; ")))
}
