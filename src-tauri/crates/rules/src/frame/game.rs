//! [`Battle`] as a [`Game`]: code that plays, stores or shows a battle does not need to know the
//! rulebook.

use drumhead_vocabulary::dice::Dice;
use drumhead_vocabulary::play::{
    Answered, BattleView, BoardView, Column, Face, LogLine, Offer, Preview, Refusal, TableSnapshot,
    Tone, UnitRef,
};

use super::answers::answered;
use super::{
    ActionSet, Battle, Fact as _, Impossible, Line, Message, Names as _, Offered, Pending, Rolled,
    Shown,
};
use crate::map::Map;
use crate::play::{BadFact, Game, throw};

impl<B: Shown> Battle<B> {
    /// Returns the battle for display, with this pending work: all of [`Battle::pending`].
    pub fn viewed(&self, pending: Vec<Pending>) -> BattleView {
        let (waiting, pending): (Vec<_>, Vec<_>) = pending.into_iter().partition(|it| it.waits);
        let mut sides = B::sides(self);
        for card in sides.iter_mut().flat_map(|side| &mut side.units) {
            card.to_do = pending.iter().any(|it| it.units.contains(&card.unit));
        }
        BattleView {
            turn: B::turn(self),
            track: B::track(self),
            now: self.say(&B::now(self)),
            sides,
            pending: pending.iter().map(|it| it.shown(self)).collect(),
            waiting: waiting.iter().map(|it| it.shown(self)).collect(),
            over: self.over(),
        }
    }
}

impl<B: Shown> Game for Battle<B> {
    type Command = B::Action;
    type Event = B::Fact;

    fn decide(
        &self,
        command: &B::Action,
        overruled: &[String],
        dice: &mut dyn Dice,
    ) -> Result<Vec<B::Fact>, Refusal> {
        let refuse = |impossible: Impossible| impossible.refusal(self);
        let (objections, plan) = command.judge(self).map_err(refuse)?;
        Refusal::unless(self.shown(&objections), overruled)?;
        let rolled = match &plan.pool {
            None => Rolled::default(),
            Some(pool) => Rolled::new(pool, throw(self.words, pool.shown(self), dice)?),
        };
        let facts = command.resolve(self, &rolled).map_err(refuse)?;
        let mut after = self.clone();
        let mut all = Vec::new();
        for fact in facts {
            after.happens(fact, &mut all)?;
        }
        Ok(all)
    }

    fn fold(&mut self, event: &B::Fact) -> Result<(), BadFact> {
        event.fold(self)
    }

    fn turn(&self) -> u32 {
        B::turn(self)
    }

    fn over(&self) -> Option<String> {
        B::over(self).map(|over| self.say(&over))
    }

    fn view(&self) -> BattleView {
        self.viewed(self.pending())
    }

    fn snapshot(&self) -> TableSnapshot {
        B::snapshot(self, &self.pending())
    }

    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<B::Action>> {
        let offers = B::Action::offers(self, of, false).into_iter();
        let open = offers.filter(Offered::is_open);
        open.map(|offer| offer.shown(self)).collect()
    }

    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<B::Action>> {
        let offers = B::Action::offers(self, Some(unit), true).into_iter();
        let closed = offers.filter(|offer| offer.possible && !offer.is_open());
        let shown = closed.map(|offer| {
            let shown = offer.shown(self);
            Offer {
                id: shown.id.out_of_sequence(),
                fulfils: None,
                sure: false,
                ..shown
            }
        });
        shown.collect()
    }

    fn answered(&self, offered: &B::Action, filled: &B::Action) -> Answered<B::Action> {
        let (command, questions) = answered(self, offered, filled);
        let questions = questions.iter().map(|it| it.shown(self)).collect();
        Answered { command, questions }
    }

    fn preview(&self, command: &B::Action) -> Preview {
        let (against, plan) = match command.judge(self) {
            Ok(judged) => judged,
            Err(impossible) => {
                return Preview {
                    objections: vec![impossible.shown(self)],
                    impossible: true,
                    ..Preview::default()
                };
            }
        };
        let explained = command.explain(self);
        let face = |(label, tone): &(Message, Tone)| Face {
            label: self.say(label),
            tone: *tone,
        };
        Preview {
            title: self.say(&plan.title),
            columns: explained.sums.iter().map(|sum| sum.shown(self)).collect(),
            needs: explained.needs.map(|needs| self.say(&needs)),
            pool: plan.pool.as_ref().map(|pool| pool.shown(self)),
            faces: explained.faces.iter().map(face).collect(),
            odds: explained.odds.map(|odds| odds.shown(self)),
            objections: self.shown(&against),
            impossible: false,
        }
    }

    fn panel(&self, unit: UnitRef) -> Vec<Column> {
        B::panel(self, unit)
            .iter()
            .map(|sum| sum.shown(self))
            .collect()
    }

    fn map(&self) -> Option<&Map> {
        B::map(self)
    }

    fn board(&self, of: Option<UnitRef>) -> Option<BoardView> {
        B::board(self, of)
    }

    fn carry_out(&mut self, facts: &[B::Fact]) -> Result<Vec<LogLine>, BadFact> {
        let mut lines: Vec<(Line, LogLine)> = Vec::new();
        for fact in facts {
            for line in fact.log(self) {
                let shown = line.shown(self);
                match lines.iter_mut().find(|(it, _)| it.includes(&line)) {
                    Some((_, once)) => once.take_in(shown),
                    None => lines.push((line, shown)),
                }
            }
            fact.fold(self)?;
        }
        Ok(lines.into_iter().map(|(_, shown)| shown).collect())
    }
}
