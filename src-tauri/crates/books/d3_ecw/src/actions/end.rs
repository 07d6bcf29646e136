//! Ending a step. The end of the last step also ends the turn.

use super::count::counts;
use crate::activation::activation;
use crate::losses::bookings;
use crate::prelude::*;
use crate::turn::{begins, first_turn, step_name, turn_ends};

written! {
    /// Ends the step, or the turn.
    pub struct End {}
}

/// Returns the objection to ending the activations while a unit in melee can still be activated
/// instead of giving ground. The objection applies even if another unit must attack first (D3-40,
/// D3-41, gap D3-A29).
fn still_able(battle: &Battle) -> Option<Objection> {
    let state = &battle.state;
    let able = |unit: &UnitRef| {
        let against = activation(battle, *unit, false);
        state.yields(*unit) && are_only(&against, &["fight"])
    };
    let mut units = state.here().map(|(unit, _)| unit);
    let now = state.step == Step::Activate && !state.is_over();
    let unit = units.find(|unit| now && able(unit))?;
    Some(objection("still_able", LOCKED).with("unit", placed(unit)))
}

impl Action<D3Ecw> for End {
    const NAME: &'static str = "end_step";
    const GROUP: Group = STEP;
    const KIND: OfferKind = OfferKind::EndStep;
    const CLAUSE: Option<ClauseId> = Some(SEQUENCE);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        at_rest(battle)
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    /// Returns all pending work as objections, and the objection about a unit that can still be
    /// activated.
    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let pending = battle.pending().into_iter();
        let objections = pending.map(|pending| {
            let obligation = pending.obligation;
            let object = objection(&format!("to_do_{}", obligation.name), obligation.clause);
            object.with("unit", obligation.subject)
        });
        objections.chain(still_able(battle)).collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(step_name(battle.state.step))
    }

    /// Explains the routs recorded at the end of the turn, and which armies then retire (D3-11,
    /// D3-43).
    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        if battle.state.step != Step::Commander {
            return Explanation::default();
        }
        let facts = bookings(battle).into_iter();
        let lines = facts.flat_map(|fact| fact.log(battle));
        let lines: Vec<_> = lines.map(Line::cited).collect();
        Explanation {
            needs: (!lines.is_empty()).then(|| bare(Value::List(lines, " "))),
            ..Explanation::default()
        }
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let state = &battle.state;
        Ok(match state.step {
            Step::Deploy => vec![first_turn(battle)],
            Step::Count if state.activations.is_none() => counts(battle, &[]),
            Step::Count => vec![begins(Step::Activate)],
            Step::Activate if state.here().any(|(unit, _)| state.yields(unit)) => {
                vec![begins(Step::GiveGround)]
            }
            Step::Activate | Step::GiveGround => vec![begins(Step::Commander)],
            Step::Commander => turn_ends(battle),
        })
    }

    fn label(&self, battle: &Battle) -> Message {
        match battle.state.step {
            Step::Commander => {
                message("offer.end_turn").with("side", Value::Side(battle.state.mover))
            }
            step @ (Step::Deploy | Step::Count | Step::Activate | Step::GiveGround) => {
                message("offer.end").with("step", step_name(step))
            }
        }
    }
}
