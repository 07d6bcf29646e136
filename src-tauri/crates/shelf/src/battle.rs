//! A battle of some book: the closed enum over their games.
//!
//! What a battle is begun with, its commands and its events travel with the
//! book's name beside them. A [`Battle`] is a [`Game`] like that of any book,
//! so whoever plays, keeps or shows one need not know which it is.

mod form;
mod story;

use drumhead_words::dice::Dice;
use drumhead_words::play::{
    BattleView, BoardView, Column, LogLine, Offer, Preview, Refusal, TableSnapshot, UnitRef,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Army, BookError, BookId, charging, d3_ecw, edgehill_naseby, fornovo, stand_and_die};
use drumhead_rules::map::Map;
use drumhead_rules::play::{Game, Misfit};

pub use story::Story;

/// The key under which a command of a book stands in a [`Command`].
const COMMAND: &str = "command";

/// The enums over all books that hold one thing of each, and how each is
/// written and read without its book.
macro_rules! over_books {
    ($($book:ident: $setup:ty, $command:ty, $event:ty, $state:ty, $battle:ty,
        $title:literal $(, $tried:tt)?;)*) => {
        /// What a battle is begun with: the armies as they stood, what the sides are
        /// called, the readings, and the book's own choices.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(tag = "book", content = "setup", rename_all = "snake_case")]
        pub enum BattleSetup {
            $(#[doc = concat!("Of *", $title, "*.")] $book(Box<$setup>),)*
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
            $(#[doc = concat!("Of *", $title, "*.")] $book($command),)*
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
            $(#[doc = concat!("Of *", $title, "*.")] $book($event),)*
        }

        /// How a battle stands, to be written out and digested.
        #[derive(Debug, Serialize)]
        #[serde(tag = "book", content = "state", rename_all = "snake_case")]
        pub enum StateRef<'a> {
            $(#[doc = concat!("Of *", $title, "*.")] $book(&'a $state),)*
        }

        #[derive(Clone, Debug)]
        pub(super) enum Played {
            $($book(Box<$battle>),)*
        }

        impl BattleSetup {
            /// Its book.
            pub const fn book(&self) -> BookId {
                match self { $(Self::$book(_) => BookId::$book,)* }
            }

            /// Its two armies, as they stand in it.
            pub fn armies(&self) -> [Army; 2] {
                match self {
                    $(Self::$book(setup) => (setup.sides.each_ref())
                        .map(|side| Army::$book(side.army.clone())),)*
                }
            }

            /// A battle of these two armies, with everything else as it usually is, in
            /// the readings of the first.
            ///
            /// # Errors
            /// [`BookError::Refused`] for armies of two books, [`BookError::Tables`] where a
            /// book's own map does not read.
            pub fn between(first: Army, second: Army) -> Result<Self, BookError> {
                match (first, second) {
                    $((Army::$book(first), Army::$book(second)) => {
                        Ok(Self::$book(Box::new(<$setup>::of(first, second)$($tried)?)))
                    })*
                    _ => {
                        let why = "armies of two books cannot fight each other";
                        Err(BookError::Refused(why.to_owned()))
                    }
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
                    $(BattleSetup::$book(setup) => {
                        Ok(Self(Played::$book(Box::new(<$battle>::new(*setup)?))))
                    })*
                }
            }

            /// Its book.
            pub const fn book(&self) -> BookId {
                match &self.0 { $(Played::$book(_) => BookId::$book,)* }
            }

            /// What it was begun with, the book's tables frozen into it: what is kept
            /// of a battle beside its journal. [`Battle::new`] of it gives the same
            /// beginning, whatever the tables have become.
            pub fn setup(&self) -> BattleSetup {
                match &self.0 {
                    $(Played::$book(battle) => {
                        BattleSetup::$book(Box::new(battle.setup().clone()))
                    })*
                }
            }

            /// How it stands: the same JSON for the same battle, for a digest.
            pub fn state(&self) -> StateRef<'_> {
                match &self.0 { $(Played::$book(battle) => StateRef::$book(battle.state()),)* }
            }
        }

        impl BookId {
            /// Reads what a battle of this book is begun with, written without its book.
            ///
            /// # Errors
            /// Those of the deserialiser.
            pub fn read_setup<'de, D: Deserializer<'de>>(
                self,
                file: D,
            ) -> Result<BattleSetup, D::Error> {
                match self { $(Self::$book => Box::deserialize(file).map(BattleSetup::$book),)* }
            }

            /// Reads a command of this book, written without its book.
            ///
            /// # Errors
            /// Those of the deserialiser.
            pub fn read_command<'de, D: Deserializer<'de>>(
                self,
                file: D,
            ) -> Result<Command, D::Error> {
                match self { $(Self::$book => Deserialize::deserialize(file).map(Command::$book),)* }
            }

            /// Reads an event of this book, written without its book.
            ///
            /// # Errors
            /// Those of the deserialiser.
            pub fn read_event<'de, D: Deserializer<'de>>(self, file: D) -> Result<Event, D::Error> {
                match self { $(Self::$book => Deserialize::deserialize(file).map(Event::$book),)* }
            }
        }

        $(
            impl From<$command> for Command {
                fn from(command: $command) -> Self {
                    Self::$book(command)
                }
            }

            impl From<$event> for Event {
                fn from(event: $event) -> Self {
                    Self::$book(event)
                }
            }
        )*

        over_books!(@bare BattleSetup: $($book)*);
        over_books!(@bare Command: $($book)*);
        over_books!(@bare Event: $($book)*);
    };
    (@bare $of:ident: $($book:ident)*) => {
        impl Serialize for Bare<'_, $of> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self.0 { $($of::$book(of) => of.serialize(to),)* }
            }
        }
    };
}

over_books! {
    Fornovo: fornovo::battle::Setup, fornovo::battle::Command, fornovo::battle::Event,
        fornovo::battle::State, fornovo::battle::Battle, "Fornovo to Sedgemoor";
    Charging: charging::Setup, charging::Command, charging::Event,
        charging::State, charging::Battle, "Charging";
    D3Ecw: d3_ecw::Setup, d3_ecw::Command, d3_ecw::Event,
        d3_ecw::State, d3_ecw::Battle, "D3 English Civil War", ?;
    StandAndDie: stand_and_die::Setup, stand_and_die::Command, stand_and_die::Event,
        stand_and_die::State, stand_and_die::Battle, "Stand and Die!", ?;
    EdgehillNaseby: edgehill_naseby::Setup, edgehill_naseby::Command, edgehill_naseby::Event,
        edgehill_naseby::State, edgehill_naseby::Battle, "Edgehill and Naseby", ?;
}

/// A battle of some book.
#[derive(Clone, Debug)]
pub struct Battle(pub(super) Played);

impl Command {
    /// Whether low dice are good for the thrower, in rows that do not say so: the journals of older versions.
    pub const fn low_dice_are_good(&self) -> bool {
        matches!(self, Self::Charging(_))
    }
}

impl Event {
    /// A result whose meaning only the players know: the battle stands after it as after
    /// others, and yet it is another.
    pub fn left_open(&self) -> Option<&str> {
        if let Self::EdgehillNaseby(edgehill_naseby::Event::Fought(fought)) = self {
            (!fought.known).then_some(fought.result.as_str())
        } else {
            None
        }
    }
}

/// A set-up, a command or an event to be written without its book, where that is said
/// once for all.
#[derive(Clone, Copy, Debug)]
pub struct Bare<'a, T>(pub &'a T);

impl Battle {
    /// The tables of its book that have changed since it was begun: it goes on by its own.
    ///
    /// # Errors
    /// [`BookError::Tables`] if the book's own do not read.
    pub fn outdated(&self) -> Result<Vec<String>, BookError> {
        let changed = |same: bool, file: &str| match same {
            true => Vec::new(),
            false => vec![file.to_owned()],
        };
        match &self.0 {
            Played::Fornovo(battle) => {
                let files = fornovo::battle::outdated(battle)?.into_iter();
                Ok(files.map(str::to_owned).collect())
            }
            Played::Charging(battle) => {
                let same = *battle.tables() == *charging::Tables::standard()?;
                Ok(changed(same, "factors.toml"))
            }
            Played::D3Ecw(battle) => {
                let same = *battle.tables() == *d3_ecw::Tables::standard()?;
                Ok(changed(same, "tables.toml"))
            }
            Played::StandAndDie(battle) => {
                let same = *battle.tables() == *stand_and_die::Tables::standard()?;
                Ok(changed(same, "numbers.toml"))
            }
            Played::EdgehillNaseby(battle) => {
                let same = *battle.tables() == *edgehill_naseby::Tables::standard()?;
                Ok(changed(same, "numbers.toml"))
            }
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
            Self::D3Ecw => d3_ecw::EVENTS,
            Self::StandAndDie => stand_and_die::EVENTS,
            Self::EdgehillNaseby => edgehill_naseby::EVENTS,
        }
    }
}

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
        own!((battle, command) in (&self.0, Command: command) => {
            let events = battle.decide(command, overruled, dice)?;
            Ok(events.into_iter().map(Event::from).collect())
        }, else Err(foreign()))
    }

    fn fold(&mut self, event: &Event) -> Result<(), Misfit> {
        own!((battle, event) in (&mut self.0, Event: event) => battle.fold(event),
            else Err(Misfit("the event is one of another book".to_owned())))
    }

    fn turn(&self) -> u32 {
        each!(battle in &self.0 => battle.turn())
    }

    fn view(&self) -> BattleView {
        each!(battle in &self.0 => battle.view())
    }

    fn snapshot(&self) -> TableSnapshot {
        each!(battle in &self.0 => battle.snapshot())
    }

    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Command>> {
        each!(battle in &self.0 => {
            let offers = battle.offers(of).into_iter();
            offers.map(|offer| offer.within(COMMAND, Command::from)).collect()
        })
    }

    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Command>> {
        each!(battle in &self.0 => {
            let offers = battle.out_of_sequence(unit).into_iter();
            offers.map(|offer| offer.within(COMMAND, Command::from)).collect()
        })
    }

    fn preview(&self, command: &Command) -> Preview {
        own!((battle, command) in (&self.0, Command: command) => battle.preview(command),
            else Preview::default())
    }

    fn panel(&self, unit: UnitRef) -> Vec<Column> {
        each!(battle in &self.0 => battle.panel(unit))
    }

    fn map(&self) -> Option<&Map> {
        each!(battle in &self.0 => battle.map())
    }

    fn board(&self, of: Option<UnitRef>) -> Option<BoardView> {
        let mut board = each!(battle in &self.0 => battle.board(of))?;
        for touch in board.marks.iter_mut().filter_map(|mark| mark.goes.as_mut()) {
            touch.path = format!("/{COMMAND}{}", touch.path);
        }
        Some(board)
    }

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        own_events!((battle, command, own) in (&self.0, command, events)
            => battle.narrate(command, &own), else Vec::new())
    }
}
