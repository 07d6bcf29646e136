//! Ending a step. The end of the last step also ends the turn.

use drumhead_vocabulary::play::other;

use super::misplaced;
use crate::march::marches_end;
use crate::prelude::*;
use crate::turn::{StepBegan, next_step, turn_begins};

written! {
    /// Ends the step, or the turn.
    pub struct End {}
}

/// Returns the objections to beginning the battle: units without a hex, and wrong initial
/// positions.
fn unready(battle: &Battle) -> Vec<Objection> {
    let mut units = battle.state.units();
    let waits = |it: &Standing| it.hex.is_none() && it.away.is_none();
    let unplaced = units.any(|(_, it)| waits(it) && is_used(battle, it));
    unplaced
        .then(|| objection("unplaced", BASIC))
        .into_iter()
        .chain(misplaced(battle))
        .collect()
}

impl Action<EdgehillNaseby> for End {
    const NAME: &'static str = "end_step";
    const GROUP: Group = STEP;
    const KIND: OfferKind = OfferKind::EndStep;
    type Context<'a> = ();

    fn context(&self, _: &Battle) -> Result<(), Impossible> {
        Ok(())
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    /// Returns the faults of the initial positions, and all pending work, as objections.
    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let faults = if battle.state.step == Step::Deploy {
            unready(battle)
        } else {
            Vec::new()
        };
        let pending = battle.pending().into_iter().map(|it| {
            let obligation = it.obligation;
            let (id, why) = match obligation.name {
                "retreat" => ("unretreated", "against.unretreated"),
                _ => ("unfought", "against.unfought"),
            };
            let unit = obligation.other.or(obligation.unit);
            let why = message(why).with("unit", unit.map_or("".into(), placed));
            objection(&format!("{id}:{}", obligation.key), obligation.clause).saying(why)
        });
        faults.into_iter().chain(pending).collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    /// Names the crews that run away when the marches end (E-19, gap E-A11).
    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        let ends = next_step(battle).is_some();
        let runs = if ends {
            marches_end(battle)
        } else {
            Vec::new()
        };
        Explanation::from_facts(battle, Ok(runs))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        if let Some(step) = next_step(battle) {
            let began = StepBegan { step }.into();
            return Ok(marches_end(battle).into_iter().chain([began]).collect());
        }
        let mover = match battle.state.step {
            Step::Deploy => battle.setup.first,
            Step::Start | Step::Move | Step::Fire | Step::Combat => other(battle.state.mover),
        };
        Ok(vec![turn_begins(battle, mover).into()])
    }

    fn label(&self, battle: &Battle) -> Message {
        match (battle.state.step, next_step(battle)) {
            (Step::Deploy, _) => message("offer.end_deploy"),
            (step, Some(_)) => message("offer.end").with("step", step_name(battle, step)),
            (_, None) => message("offer.end_turn").with("side", Value::Side(battle.state.mover)),
        }
    }
}
