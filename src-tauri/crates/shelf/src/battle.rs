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
use drumhead_words::sheet::Sheet;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Army, BookError, BookId};
use drumhead_rules::armies::ArmyBook;
use drumhead_rules::battles::BattleBook;
use drumhead_rules::catalogue::{self, Catalogue, Language};
use drumhead_rules::frame::{self, Book};
use drumhead_rules::map::Map;
use drumhead_rules::outcome::{GeneralRef, Outcome};
use drumhead_rules::play::{Game, Misfit};
use drumhead_rules::printed::Printed;

pub use story::Story;

/// The key under which a command of a book stands in a [`Command`].
const COMMAND: &str = "command";

/// The enums over all books that hold one thing of each, and how each is
/// written and read without its book.
macro_rules! battles {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        /// What a battle is begun with: the armies as they stood, what the sides are
        /// called, the readings, and the book's own choices.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(tag = "book", content = "setup")]
        pub enum BattleSetup {
            $($(#[$doc])* #[serde(rename = $id)] $book(Box<<$marker as Book>::Setup>),)*
        }

        /// A command of some book.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename = "BattleCommand", tag = "book", content = "command")]
        pub enum Command {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as Book>::Action),)*
        }

        /// An event of some book.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename = "BattleEvent", tag = "book", content = "event")]
        pub enum Event {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as Book>::Fact),)*
        }

        /// How a battle stands, to be written out and digested.
        #[derive(Debug, Serialize)]
        #[serde(tag = "book", content = "state")]
        pub enum StateRef<'a> {
            $($(#[$doc])* #[serde(rename = $id)] $book(&'a <$marker as Book>::State),)*
        }

        #[derive(Clone, Debug)]
        pub(super) enum Played {
            $($book(Box<frame::Battle<$marker>>),)*
        }

        impl BattleSetup {
            /// Its book.
            pub const fn book(&self) -> BookId {
                match self { $(Self::$book(_) => BookId::$book,)* }
            }

            /// Its two armies, as they stand in it.
            pub fn armies(&self) -> [Army; 2] {
                match self {
                    $(Self::$book(setup) => {
                        <$marker>::armies(setup).map(|army| Army::$book(army.clone()))
                    })*
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
                        Ok(Self::$book(Box::new(<$marker>::between(first, second)?)))
                    })*
                    _ => {
                        let why = catalogue::message("unsound.two_books_apart");
                        Err(BookError::Refused(why))
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
                        Ok(Self(Played::$book(Box::new(<$marker>::begin(*setup)?))))
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

        impl BookId {
            /// The fingerprint of the sources and data that decide its battles.
            pub const fn engine(self) -> &'static str {
                match self { $(Self::$book => <$marker as BattleBook>::ENGINE,)* }
            }

            /// The names of its playsheets: its title, or of two figure scales the larger first.
            pub const fn playsheets(self) -> &'static [&'static str] {
                match self {
                    $(Self::$book => match <$marker as Printed>::PLAYSHEETS {
                        [] => &[<$marker as ArmyBook>::TITLE],
                        names => names,
                    },)*
                }
            }

            /// The whole playsheet of the book, in the larger of its figure scales or the
            /// smaller; a book of one scale has one sheet. Under the default readings.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not read.
            pub fn playsheet(
                self,
                small_figures: bool,
                language: Language,
            ) -> Result<Sheet, BookError> {
                match self {
                    $(Self::$book => <$marker>::whole_playsheet(small_figures, language),)*
                }
            }
        }

        impl Command {
            /// Whether low dice are good for the thrower, in rows that do not say so: the
            /// journals of older versions.
            pub const fn low_dice_are_good(&self) -> bool {
                match self { $(Self::$book(_) => <$marker as BattleBook>::LOW_DICE_ARE_GOOD,)* }
            }
        }

        impl Event {
            /// A result whose meaning only the players know: the battle stands after it as
            /// after others, and yet it is another.
            pub fn left_open(&self) -> Option<&str> {
                match self { $(Self::$book(fact) => <$marker>::left_open(fact),)* }
            }
        }

        $(
            impl Shelved for $marker {
                fn command(action: Self::Action) -> Command {
                    Command::$book(action)
                }

                fn event(fact: Self::Fact) -> Event {
                    Event::$book(fact)
                }

                fn own_action(command: &Command) -> Option<&Self::Action> {
                    if let Command::$book(action) = command { Some(action) } else { None }
                }

                fn own_fact(event: &Event) -> Option<&Self::Fact> {
                    if let Event::$book(fact) = event { Some(fact) } else { None }
                }
            }
        )*

        battles!(@bare BattleSetup: $($book)*);
        battles!(@bare Command: $($book)*);
        battles!(@bare Event: $($book)*);
    };
    (@bare $of:ident: $($book:ident)*) => {
        impl Serialize for Bare<'_, $of> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self.0 { $($of::$book(of) => of.serialize(to),)* }
            }
        }
    };
}

books! { battles! () }

/// A book of the list, among the commands and events of all.
trait Shelved: BattleBook {
    /// An action as a command of this book.
    fn command(action: Self::Action) -> Command;

    /// A fact as an event of this book.
    fn event(fact: Self::Fact) -> Event;

    /// The action, where the command is one of this book.
    fn own_action(command: &Command) -> Option<&Self::Action>;

    /// The fact, where the event is one of this book.
    fn own_fact(event: &Event) -> Option<&Self::Fact>;
}

/// Those of these events that are of this book.
fn own_facts<B: Shelved>(events: &[Event]) -> Vec<B::Fact> {
    events.iter().filter_map(B::own_fact).cloned().collect()
}

/// A battle of some book.
#[derive(Clone, Debug)]
pub struct Battle(pub(super) Played);

/// A set-up, a command or an event to be written without its book, where that is said
/// once for all.
#[derive(Clone, Copy, Debug)]
pub struct Bare<'a, T>(pub &'a T);

impl Battle {
    /// The same battle, shown in this language. A battle begins in English.
    #[must_use]
    pub fn speaking(mut self, language: Language) -> Self {
        self.speak(language);
        self
    }

    /// Shows the battle in this language from now on.
    pub fn speak(&mut self, language: Language) {
        each!(battle in &mut self.0 => battle.speak(language));
    }

    /// The catalogue of its book in its language.
    pub fn words(&self) -> &'static Catalogue {
        each!(battle in &self.0 => battle.words)
    }

    /// What became of each unit, and which side holds the field; of a battle that goes on, as it is now.
    pub fn outcome(&self) -> Outcome {
        each!(battle: B in &self.0 => B::outcome(battle))
    }

    /// The name of a general who is not a unit.
    pub fn general_name(&self, general: GeneralRef) -> String {
        each!(battle: B in &self.0 => B::general_name(battle, general))
    }

    /// The tables of its book that have changed since it was begun: it goes on by its own.
    ///
    /// # Errors
    /// [`BookError::Tables`] if the book's own do not read.
    pub fn outdated(&self) -> Result<Vec<String>, BookError> {
        each!(battle: B in &self.0 => {
            let files = B::outdated(battle)?.into_iter();
            Ok(files.map(str::to_owned).collect())
        })
    }

    /// The playsheet of this battle: what its armies can meet, under its readings.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    pub fn playsheet(&self) -> Result<Sheet, BookError> {
        each!(battle in &self.0 => Ok(battle.playsheet()?))
    }

    /// The readings of this battle that differ from the default, each in a sentence: what every paper
    /// of it says.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    pub fn deviations(&self) -> Result<Vec<String>, BookError> {
        each!(battle in &self.0 => Ok(battle.deviations()?))
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
        each!(battle: B in &self.0 => {
            let action = B::own_action(command).ok_or_else(foreign)?;
            let facts = battle.decide(action, overruled, dice)?;
            Ok(facts.into_iter().map(B::event).collect())
        })
    }

    fn fold(&mut self, event: &Event) -> Result<(), Misfit> {
        let foreign = || Misfit("the event is one of another book".to_owned());
        each!(battle: B in &mut self.0 => battle.fold(B::own_fact(event).ok_or_else(foreign)?))
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
        each!(battle: B in &self.0 => {
            let offers = battle.offers(of).into_iter();
            offers.map(|offer| offer.within(COMMAND, B::command)).collect()
        })
    }

    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Command>> {
        each!(battle: B in &self.0 => {
            let offers = battle.out_of_sequence(unit).into_iter();
            offers.map(|offer| offer.within(COMMAND, B::command)).collect()
        })
    }

    fn preview(&self, command: &Command) -> Preview {
        each!(battle: B in &self.0 => {
            let action = B::own_action(command);
            action.map_or_else(Preview::default, |action| battle.preview(action))
        })
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
        each!(battle: B in &self.0 => {
            let action = B::own_action(command);
            let told = action.map(|action| battle.narrate(action, &own_facts::<B>(events)));
            told.unwrap_or_default()
        })
    }
}
