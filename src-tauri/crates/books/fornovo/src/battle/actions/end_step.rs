//! The step ends and the next begins (section 6).

use super::super::duties::duty_message;
use super::super::prelude::*;
use super::super::steps::Began;

/// The heading of the turn.
const TURN: Group = Group("turn");

written! {
    /// Ends the step and begins the next (section 6).
    pub struct EndStep {}

    /// An obligation was left open when the step ended.
    pub struct LeftUndone {
        /// The obligation.
        pub duty: Duty,
    }
}

impl Fact<Fornovo> for LeftUndone {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        if let Duty::Danger { general } = self.duty {
            battle.state.left_behind.remove(&general);
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let what = duty_message(table(before), self.duty);
        let undone = line("log.left_undone").with("what", what);
        vec![undone.about(self.duty.unit()).tone(Tone::Warn)]
    }
}

impl Action<Fornovo> for EndStep {
    const NAME: &'static str = "end_step";
    const GROUP: Group = TURN;
    const KIND: OfferKind = OfferKind::EndStep;
    type Context<'a> = ();

    /// The turn cannot go on before it is known which side is side A.
    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let state = &battle.state;
        let known = state.now.step != Step::Initiative || state.side_a.is_some();
        known.then_some(()).ok_or_else(|| impossible("no_side_a"))
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    /// Everything that is still to be done.
    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let table = table(battle);
        let duties = table.duties().into_iter();
        let labels: Vec<Message> = duties.map(|it| duty_message(table, it)).collect();
        if labels.is_empty() {
            return Vec::new();
        }
        let to_do = message("against.to_do").with("what", Value::List(labels, "; "));
        vec![objection("owed", battle.state.now.step.clause()).saying(to_do)]
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Vec<Event> {
        let step = battle.state.now.step;
        brings(battle, |act| {
            for duty in table(battle).duties() {
                act.happen(LeftUndone { duty })?;
            }
            if step == Step::SetUp {
                for unit in act.everyone() {
                    act.form_up(unit)?;
                }
            }
            // Both are simultaneous: what was done in them takes effect at once.
            if step == Step::Fire {
                act.nothing_flies()?;
                act.take_losses()?;
            } else if step == Step::Rounds || !act.battle.state.meetings.is_empty() {
                act.rounds_over()?;
            }
            if step == Step::MovesB {
                act.pay_debts()?;
            }
            if step.ends_phase() {
                act.end_phase()?;
            }
            let (next, new_turn) = step.next();
            let turn = act.battle.state.now.turn + u16::from(new_turn);
            if new_turn {
                act.turn_over()?;
            }
            let now = Moment { turn, step: next };
            act.happen(Began { now })?;
            act.begin(next)
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
