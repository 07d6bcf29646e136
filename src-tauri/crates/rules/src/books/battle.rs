//! A battle of some book: the closed enum over their games.
//!
//! What a battle is begun with, its commands and its events travel with the
//! book's name beside them. A [`Battle`] is a [`Game`] like that of any book,
//! so whoever plays, keeps or shows one need not know which it is.

mod form;
mod story;

use drumhead_words::dice::Dice;
use drumhead_words::play::{BattleView, Column, LogLine, Offer, Preview, Refusal, UnitRef};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Army, BookError, BookId, charging, fornovo};
use crate::play::{Game, Misfit};

pub use story::Story;

/// What a battle is begun with: the armies as they stood, what the sides are
/// called, the readings, and the book's own choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "book", content = "setup", rename_all = "snake_case")]
pub enum BattleSetup {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(Box<fornovo::battle::Setup>),
    /// Of *Charging*.
    Charging(Box<charging::Setup>),
}

/// A command of some book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename = "BattleCommand",
    tag = "book",
    content = "command",
    rename_all = "snake_case"
)]
pub enum Command {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(fornovo::battle::Command),
    /// Of *Charging*.
    Charging(charging::Command),
}

/// An event of some book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename = "BattleEvent",
    tag = "book",
    content = "event",
    rename_all = "snake_case"
)]
pub enum Event {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(fornovo::battle::Event),
    /// Of *Charging*.
    Charging(charging::Event),
}

/// How a battle stands, to be written out and digested.
#[derive(Debug, Serialize)]
#[serde(tag = "book", content = "state", rename_all = "snake_case")]
pub enum StateRef<'a> {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(&'a fornovo::battle::State),
    /// Of *Charging*.
    Charging(&'a charging::State),
}

/// A battle of some book.
#[derive(Clone, Debug)]
pub struct Battle(pub(super) Played);

#[derive(Clone, Debug)]
pub(super) enum Played {
    Fornovo(Box<fornovo::battle::Battle>),
    Charging(Box<charging::Battle>),
}

/// The key under which a command of a book stands in a [`Command`].
const COMMAND: &str = "command";

impl BattleSetup {
    /// A battle of these two armies, with everything else as it usually is; for
    /// *Fornovo* in the scale, the year and the readings of the first.
    ///
    /// # Errors
    /// [`BookError::Refused`] for armies of two books.
    pub fn between(first: Army, second: Army) -> Result<Self, BookError> {
        match (first, second) {
            (Army::Fornovo(first), Army::Fornovo(second)) => {
                let setup = fornovo::battle::Setup::of(first, second);
                Ok(Self::Fornovo(Box::new(setup)))
            }
            (Army::Charging(first), Army::Charging(second)) => {
                Ok(Self::Charging(Box::new(charging::Setup::of(first, second))))
            }
            (Army::Fornovo(_), Army::Charging(_)) | (Army::Charging(_), Army::Fornovo(_)) => {
                let why = "armies of two books cannot fight each other";
                Err(BookError::Refused(why.to_owned()))
            }
        }
    }

    /// Its two armies, as they stand in it.
    pub fn armies(&self) -> [Army; 2] {
        match self {
            Self::Fornovo(setup) => setup
                .sides
                .each_ref()
                .map(|side| Army::Fornovo(side.army.clone())),
            Self::Charging(setup) => setup
                .sides
                .each_ref()
                .map(|side| Army::Charging(side.army.clone())),
        }
    }

    /// Its book.
    pub const fn book(&self) -> BookId {
        match self {
            Self::Fornovo(_) => BookId::Fornovo,
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
            BattleSetup::Fornovo(setup) => {
                let battle = fornovo::battle::Battle::new(*setup)?;
                Ok(Self(Played::Fornovo(Box::new(battle))))
            }
            BattleSetup::Charging(setup) => {
                let battle = charging::Battle::new(*setup)?;
                Ok(Self(Played::Charging(Box::new(battle))))
            }
        }
    }

    /// Its book.
    pub const fn book(&self) -> BookId {
        match &self.0 {
            Played::Fornovo(_) => BookId::Fornovo,
            Played::Charging(_) => BookId::Charging,
        }
    }

    /// What it was begun with, the book's tables frozen into it: what is kept
    /// of a battle beside its journal. [`Battle::new`] of it gives the same
    /// beginning, whatever the tables have become.
    pub fn setup(&self) -> BattleSetup {
        match &self.0 {
            Played::Fornovo(battle) => BattleSetup::Fornovo(Box::new(battle.setup().clone())),
            Played::Charging(battle) => BattleSetup::Charging(Box::new(battle.setup().clone())),
        }
    }

    /// The tables of its book that have changed since it was begun: it goes on by its own.
    ///
    /// # Errors
    /// [`BookError::Tables`] if the book's own do not read.
    pub fn outdated(&self) -> Result<Vec<String>, BookError> {
        match &self.0 {
            Played::Fornovo(battle) => {
                let files = battle.outdated()?.into_iter();
                Ok(files.map(str::to_owned).collect())
            }
            Played::Charging(battle) => {
                let same = *battle.tables() == *charging::Tables::standard()?;
                Ok(if same {
                    Vec::new()
                } else {
                    vec!["factors.toml".to_owned()]
                })
            }
        }
    }

    /// How it stands: the same JSON for the same battle, for a digest.
    pub const fn state(&self) -> StateRef<'_> {
        match &self.0 {
            Played::Fornovo(battle) => StateRef::Fornovo(battle.state()),
            Played::Charging(battle) => StateRef::Charging(battle.state()),
        }
    }
}

impl BookId {
    /// The version of the shape of this book's events: it grows when an event
    /// is read otherwise than it was written.
    pub const fn events_version(self) -> u32 {
        match self {
            Self::Fornovo => fornovo::battle::EVENTS_VERSION,
            Self::Charging => charging::EVENTS,
        }
    }
}

impl BookId {
    /// Reads what a battle of this book is begun with, written without its book.
    ///
    /// # Errors
    /// Those of the deserialiser.
    pub fn read_setup<'de, D: Deserializer<'de>>(self, file: D) -> Result<BattleSetup, D::Error> {
        match self {
            Self::Fornovo => Box::deserialize(file).map(BattleSetup::Fornovo),
            Self::Charging => Box::deserialize(file).map(BattleSetup::Charging),
        }
    }

    /// Reads a command of this book, written without its book.
    ///
    /// # Errors
    /// Those of the deserialiser.
    pub fn read_command<'de, D: Deserializer<'de>>(self, file: D) -> Result<Command, D::Error> {
        match self {
            Self::Fornovo => Deserialize::deserialize(file).map(Command::Fornovo),
            Self::Charging => Deserialize::deserialize(file).map(Command::Charging),
        }
    }

    /// Reads an event of this book, written without its book.
    ///
    /// # Errors
    /// Those of the deserialiser.
    pub fn read_event<'de, D: Deserializer<'de>>(self, file: D) -> Result<Event, D::Error> {
        match self {
            Self::Fornovo => Deserialize::deserialize(file).map(Event::Fornovo),
            Self::Charging => Deserialize::deserialize(file).map(Event::Charging),
        }
    }
}

/// A set-up, a command or an event to be written without its book, where that is said
/// once for all.
#[derive(Clone, Copy, Debug)]
pub struct Bare<'a, T>(pub &'a T);

macro_rules! bare {
    ($($of:ident)*) => {$(
        impl Serialize for Bare<'_, $of> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self.0 {
                    $of::Fornovo(of) => of.serialize(to),
                    $of::Charging(of) => of.serialize(to),
                }
            }
        }
    )*};
}

bare! { BattleSetup Command Event }

/// A command of another book than the battle's.
fn foreign() -> Refusal {
    Refusal::impossible("book", "this command is one of another book")
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
            (Played::Fornovo(battle), Command::Fornovo(command)) => {
                let events = battle.decide(command, overruled, dice)?;
                Ok(events.into_iter().map(Event::Fornovo).collect())
            }
            (Played::Charging(battle), Command::Charging(command)) => {
                let events = battle.decide(command, overruled, dice)?;
                Ok(events.into_iter().map(Event::Charging).collect())
            }
            (Played::Fornovo(_), Command::Charging(_))
            | (Played::Charging(_), Command::Fornovo(_)) => Err(foreign()),
        }
    }

    fn fold(&mut self, event: &Event) -> Result<(), Misfit> {
        match (&mut self.0, event) {
            (Played::Fornovo(battle), Event::Fornovo(event)) => battle.fold(event),
            (Played::Charging(battle), Event::Charging(event)) => battle.fold(event),
            (Played::Fornovo(_), Event::Charging(_)) | (Played::Charging(_), Event::Fornovo(_)) => {
                Err(Misfit("the event is one of another book".to_owned()))
            }
        }
    }

    fn turn(&self) -> u32 {
        match &self.0 {
            Played::Fornovo(battle) => battle.turn(),
            Played::Charging(battle) => battle.turn(),
        }
    }

    fn view(&self) -> BattleView {
        match &self.0 {
            Played::Fornovo(battle) => battle.view(),
            Played::Charging(battle) => battle.view(),
        }
    }

    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Command>> {
        match &self.0 {
            Played::Fornovo(battle) => {
                let offers = battle.offers(of).into_iter();
                let offers = offers.map(|offer| offer.within(COMMAND, Command::Fornovo));
                offers.collect()
            }
            Played::Charging(battle) => {
                let offers = battle.offers(of).into_iter();
                let offers = offers.map(|offer| offer.within(COMMAND, Command::Charging));
                offers.collect()
            }
        }
    }

    fn preview(&self, command: &Command) -> Preview {
        match (&self.0, command) {
            (Played::Fornovo(battle), Command::Fornovo(command)) => battle.preview(command),
            (Played::Charging(battle), Command::Charging(command)) => battle.preview(command),
            (Played::Fornovo(_), Command::Charging(_))
            | (Played::Charging(_), Command::Fornovo(_)) => Preview::default(),
        }
    }

    fn panel(&self, unit: UnitRef) -> Vec<Column> {
        match &self.0 {
            Played::Fornovo(battle) => battle.panel(unit),
            Played::Charging(battle) => battle.panel(unit),
        }
    }

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        match (&self.0, command) {
            (Played::Fornovo(battle), Command::Fornovo(command)) => {
                let own = |event: &Event| match event {
                    Event::Fornovo(event) => Some(event.clone()),
                    Event::Charging(_) => None,
                };
                let events: Vec<_> = events.iter().filter_map(own).collect();
                battle.narrate(command, &events)
            }
            (Played::Charging(battle), Command::Charging(command)) => {
                let own = |event: &Event| match event {
                    Event::Charging(event) => Some(event.clone()),
                    Event::Fornovo(_) => None,
                };
                let events: Vec<_> = events.iter().filter_map(own).collect();
                battle.narrate(command, &events)
            }
            (Played::Fornovo(_), Command::Charging(_))
            | (Played::Charging(_), Command::Fornovo(_)) => Vec::new(),
        }
    }
}
