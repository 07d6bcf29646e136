//! The step ends and the next step begins (section 6).

use super::endanger::Endanger;
use crate::battle::prelude::*;
use crate::battle::steps::Began;

/// The heading for orders about the turn.
const TURN: Group = Group("turn");

written! {
    /// Ends the step and begins the next one (section 6).
    pub struct EndStep {}

    /// Work was still due when the step ended.
    pub struct WorkSkipped {
        /// The obligation.
        pub work: ObligationId,
        /// The unit that had to do the work; `None` if it was the work of a side or of a general.
        pub unit: Option<UnitRef>,
    }

    /// The step ended without a roll for a general: he is no longer in danger.
    pub struct DangerSkipped {
        /// The general.
        pub general: GeneralRef,
    }
}

impl Fact<Fornovo> for WorkSkipped {
    fn log(&self, before: &Battle) -> Vec<Line> {
        let pending = before.pending().into_iter();
        pending
            .filter(|it| it.id == self.work)
            .map(|it| line("log.left_undone").with("what", it.obligation.label))
            .map(|line| line.about(self.unit).tone(Tone::Warn))
            .collect()
    }
}

impl Fact<Fornovo> for DangerSkipped {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.left_behind.remove(&self.general);
        if let Some(Commander::With { unit }) = battle.state.generals.get(&self.general).copied() {
            battle.state.unit_mut(unit)?.turn.general_rolled = true;
        }
        Ok(())
    }
}

impl Action<Fornovo> for EndStep {
    const NAME: &'static str = "end_step";
    const GROUP: Group = TURN;
    const KIND: OfferKind = OfferKind::EndStep;
    type Context<'a> = ();

    /// The turn cannot continue before side A is chosen.
    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let state = &battle.state;
        let known = state.now.step != Step::Initiative || state.side_a.is_some();
        known.then_some(()).ok_or_else(|| impossible("no_side_a"))
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    /// Returns one objection that lists the pending work, if there is any.
    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let pending = battle.pending().into_iter();
        let labels: Vec<Message> = pending.map(|it| it.obligation.label).collect();
        if labels.is_empty() {
            return Vec::new();
        }
        let to_do = message("against.to_do").with("what", Value::List(labels, "; "));
        vec![objection("to_do", battle.state.now.step.clause()).saying(to_do)]
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let step = battle.state.now.step;
        facts_of(battle, |resolver| {
            for pending in battle.pending() {
                let (work, unit) = (pending.id, pending.obligation.unit);
                resolver.add(WorkSkipped { work, unit })?;
            }
            for Endanger { general } in Endanger::of_table(battle) {
                resolver.add(DangerSkipped { general })?;
            }
            if step == Step::SetUp {
                for unit in resolver.units_on_table() {
                    resolver.form_up(unit)?;
                }
            }
            // Shooting and combat are simultaneous: their results take effect at the end of the
            // step.
            if step == Step::Fire {
                resolver.end_dice_in_flight()?;
                resolver.take_losses()?;
            } else if step == Step::Rounds || !resolver.battle.state.meetings.is_empty() {
                resolver.rounds_over()?;
            }
            if step == Step::MovesB {
                resolver.pay_debts()?;
            }
            if step.ends_phase() {
                resolver.end_phase()?;
            }
            let (next, new_turn) = step.next();
            let turn = resolver.battle.state.now.turn + u16::from(new_turn);
            if new_turn {
                resolver.turn_over()?;
            }
            let now = Moment { turn, step: next };
            resolver.add(Began { now })?;
            resolver.begin(next)
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::end_step()
    }

    fn label(&self, battle: &Battle) -> Message {
        let step = battle.state.now.step.id();
        let step = message(format!("step.{step}.label"));
        message("offer.end_step").with("step", step)
    }
}
