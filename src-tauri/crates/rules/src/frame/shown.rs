//! Views of a battle, and [`Battle`] as a [`Game`]: code that plays, stores or shows a battle does
//! not need to know the rulebook.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::dice::Dice;
use drumhead_vocabulary::play::{
    Answered, BattleView, BoardView, Column, LogLine, Offer, Preview, Refusal, SideView, Step,
    TableSnapshot, Tag, Tone, UnitRef,
};

use super::{
    ActionSet, Battle, Book, Fact, Line, Message, Names, Offered, Pending, Sum, Value, message,
};
use crate::map::Map;
use crate::play::{Game, Misfit};

/// The views that a rulebook provides of its battles.
pub trait Shown: Book {
    /// Returns the turn; 0 before the first.
    fn turn(battle: &Battle<Self>) -> u32;

    /// Returns the steps of this turn, in order.
    fn track(battle: &Battle<Self>) -> Vec<Step>;

    /// Returns the work to be done now.
    fn now(battle: &Battle<Self>) -> Message;

    /// Returns the sides with their units. The framework marks the units that have pending work.
    fn sides(battle: &Battle<Self>) -> Vec<SideView>;

    /// Returns how the battle ended. `None` during play.
    fn over(battle: &Battle<Self>) -> Option<Message>;

    /// Returns the state as plain facts, including its pending work.
    fn snapshot(battle: &Battle<Self>, pending: &[Pending]) -> TableSnapshot;

    /// Returns a unit's own numbers. Empty for a unit that is not in the battle.
    fn panel(battle: &Battle<Self>, unit: UnitRef) -> Vec<Sum>;

    /// Returns the map. `None` in a rulebook without a map.
    fn map(_battle: &Battle<Self>) -> Option<&Map> {
        None
    }

    /// Returns the board, marked for this unit. `None` in a rulebook without a map.
    fn board(_battle: &Battle<Self>, _of: Option<UnitRef>) -> Option<BoardView> {
        None
    }
}

/// Returns a tag with the text `tag.<id>` and, if the catalogue has it, `tag.<id>_about`, with
/// these values.
pub fn tag(
    names: &impl Names,
    id: &str,
    clause: impl Into<Option<ClauseId>>,
    tone: Tone,
    values: &[(&'static str, Value)],
) -> Tag {
    let say = |key: String| {
        let said = values
            .iter()
            .cloned()
            .fold(message(key), |said, (name, value)| said.with(name, value));
        names.say(&said)
    };
    let about = format!("tag.{id}_about");
    Tag {
        label: say(format!("tag.{id}")),
        about: names.words().has(&about).then(|| say(about)),
        clause: clause.into().map(|clause| clause.as_str().to_owned()),
        tone,
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
        self.perform(command, overruled, dice)
    }

    fn fold(&mut self, event: &B::Fact) -> Result<(), Misfit> {
        event.fold(self)
    }

    fn turn(&self) -> u32 {
        B::turn(self)
    }

    fn over(&self) -> Option<String> {
        B::over(self).map(|over| self.say(&over))
    }

    fn view(&self) -> BattleView {
        let (waiting, pending): (Vec<_>, Vec<_>) =
            self.pending().into_iter().partition(|it| it.waits);
        let mut sides = B::sides(self);
        for card in sides.iter_mut().flat_map(|side| &mut side.units) {
            card.owes = pending
                .iter()
                .any(|it| it.obligation.unit == Some(card.unit));
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

    fn snapshot(&self) -> TableSnapshot {
        let mut pending = self.pending();
        pending.retain(|it| !it.waits);
        B::snapshot(self, &pending)
    }

    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<B::Action>> {
        self.open_offers(of)
    }

    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<B::Action>> {
        self.closed_offers(unit)
    }

    fn answered(&self, offered: &B::Action, filled: &B::Action) -> Answered<B::Action> {
        let (command, questions) = self.with_answers(offered, filled);
        let questions = questions.iter().map(|it| it.shown(self)).collect();
        Answered { command, questions }
    }

    fn preview(&self, command: &B::Action) -> Preview {
        self.explain(command)
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

    fn carry_out(&mut self, facts: &[B::Fact]) -> Result<Vec<LogLine>, Misfit> {
        let mut told: Vec<(Line, LogLine)> = Vec::new();
        for fact in facts {
            for line in fact.log(self) {
                let shown = line.shown(self);
                match told.iter_mut().find(|(it, _)| it.includes(&line)) {
                    Some((_, once)) => once.take_in(shown),
                    None => told.push((line, shown)),
                }
            }
            fact.fold(self)?;
        }
        Ok(told.into_iter().map(|(_, shown)| shown).collect())
    }
}

impl<B: Book> Battle<B> {
    /// Returns the current offers of a unit, or those that belong to no unit.
    pub fn open_offers(&self, of: Option<UnitRef>) -> Vec<Offer<B::Action>> {
        let offers = B::Action::offers(self, of, false).into_iter();
        let open = offers.filter(Offered::is_open);
        open.map(|offer| offer.shown(self)).collect()
    }

    /// Returns orders that the rules object to, or that belong to another step.
    pub fn closed_offers(&self, unit: UnitRef) -> Vec<Offer<B::Action>> {
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
}
