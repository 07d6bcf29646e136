//! A battle of some book: the closed enum over their games.
//!
//! What a battle is begun with, its commands and its events travel with the
//! book's name beside them. A [`Battle`] is a [`Game`] like that of any book,
//! so whoever plays, keeps or shows one need not know which it is.

use drumhead_words::dice::Dice;
use drumhead_words::play::{BattleView, LogLine, Offer, Preview, Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::{BookError, BookId, charging};
use crate::play::{Game, Misfit};

/// What a battle is begun with: the armies as they stood, what the sides are
/// called, the readings, and the book's own choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "book", content = "setup", rename_all = "snake_case")]
pub enum BattleSetup {
    /// Of *Charging*.
    Charging(Box<charging::Setup>),
}

/// A command of some book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "BattleCommand",
    tag = "book",
    content = "command",
    rename_all = "snake_case"
)]
pub enum Command {
    /// Of *Charging*.
    Charging(charging::Command),
}

/// An event of some book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "BattleEvent",
    tag = "book",
    content = "event",
    rename_all = "snake_case"
)]
pub enum Event {
    /// Of *Charging*.
    Charging(charging::Event),
}

/// How a battle stands, to be written out and digested.
#[derive(Debug, Serialize)]
#[serde(tag = "book", content = "state", rename_all = "snake_case")]
pub enum StateRef<'a> {
    /// Of *Charging*.
    Charging(&'a charging::State),
}

/// A battle of some book.
#[derive(Clone, Debug)]
pub struct Battle(Played);

#[derive(Clone, Debug)]
enum Played {
    Charging(charging::Battle),
}

/// The key under which a command of a book stands in a [`Command`].
const COMMAND: &str = "command";

impl BattleSetup {
    /// Its book.
    pub const fn book(&self) -> BookId {
        match self {
            Self::Charging(_) => BookId::Charging,
        }
    }
}

impl Battle {
    /// A battle at its beginning.
    ///
    /// # Errors
    /// [`BookError::Unsound`] for an army that cannot be held or a choice that
    /// is none, [`BookError::Tables`].
    pub fn new(setup: BattleSetup) -> Result<Self, BookError> {
        match setup {
            BattleSetup::Charging(setup) => {
                Ok(Self(Played::Charging(charging::Battle::new(*setup)?)))
            }
        }
    }

    /// Its book.
    pub const fn book(&self) -> BookId {
        match &self.0 {
            Played::Charging(_) => BookId::Charging,
        }
    }

    /// What it was begun with, the book's tables frozen into it: what is kept
    /// of a battle beside its journal. [`Battle::new`] of it gives the same
    /// beginning, whatever the tables have become.
    pub fn setup(&self) -> BattleSetup {
        match &self.0 {
            Played::Charging(battle) => BattleSetup::Charging(Box::new(battle.setup().clone())),
        }
    }

    /// How it stands: the same JSON for the same battle, for a digest.
    pub const fn state(&self) -> StateRef<'_> {
        match &self.0 {
            Played::Charging(battle) => StateRef::Charging(battle.state()),
        }
    }
}

impl BookId {
    /// The version of the shape of this book's events: it grows when an event
    /// is read otherwise than it was written.
    pub const fn events_version(self) -> Option<u32> {
        match self {
            // Its battles are not played here yet.
            Self::Fornovo => None,
            Self::Charging => Some(charging::EVENTS),
        }
    }
}

impl Game for Battle {
    type Command = Command;
    type Event = Event;

    fn decide(
        &self,
        command: &Command,
        overruled: &[String],
        dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Refusal> {
        match (&self.0, command) {
            (Played::Charging(battle), Command::Charging(command)) => {
                let events = battle.decide(command, overruled, dice)?;
                Ok(events.into_iter().map(Event::Charging).collect())
            }
        }
    }

    fn fold(&mut self, event: &Event) -> Result<(), Misfit> {
        match (&mut self.0, event) {
            (Played::Charging(battle), Event::Charging(event)) => battle.fold(event),
        }
    }

    fn view(&self) -> BattleView {
        match &self.0 {
            Played::Charging(battle) => battle.view(),
        }
    }

    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Command>> {
        match &self.0 {
            Played::Charging(battle) => {
                let offers = battle.offers(of).into_iter();
                let offers = offers.map(|offer| offer.within(COMMAND, Command::Charging));
                offers.collect()
            }
        }
    }

    fn preview(&self, command: &Command) -> Preview {
        match (&self.0, command) {
            (Played::Charging(battle), Command::Charging(command)) => battle.preview(command),
        }
    }

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        match (&self.0, command) {
            (Played::Charging(battle), Command::Charging(command)) => {
                let events: Vec<_> = events
                    .iter()
                    .map(|Event::Charging(event)| event.clone())
                    .collect();
                battle.narrate(command, &events)
            }
        }
    }
}
