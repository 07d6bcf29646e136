//! A battle under any rulebook: the closed enum over the games of all rulebooks.
//!
//! Set-ups, commands and events contain their rulebook's name. A [`Battle`] has the interface of
//! any rulebook's game, so code that plays, stores or shows a battle does not depend on the
//! rulebook.

mod form;
mod story;

use drumhead_vocabulary::dice::Dice;
use drumhead_vocabulary::play::{
    Answered, BattleView, BoardView, Column, LogLine, Offer, Preview, Refusal, TableSnapshot,
    UnitRef,
};
use drumhead_vocabulary::sheet::Sheet;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Army, BookError, BookId};
use drumhead_rules::armies::ArmyBook;
use drumhead_rules::battles::BattleBook;
use drumhead_rules::catalogue::{self, Catalogue, Language};
use drumhead_rules::frame::{self, ActionSet as _, Book, FactSet as _, Names as _, impossible};
use drumhead_rules::map::Map;
use drumhead_rules::outcome::{GeneralRef, Outcome};
use drumhead_rules::play::{BadFact, Game};
use drumhead_rules::printed::Printed;

pub use story::Story;

/// The key of a rulebook's command in a [`Command`].
const COMMAND: &str = "command";

/// Defines the enums over all rulebooks, with a variant for each rulebook, and their serialisation
/// without the rulebook.
macro_rules! battles {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        /// A set-up: the armies, the sides' names, the interpretations, and the rulebook's own
        /// choices.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(tag = "book", content = "setup")]
        pub enum BattleSetup {
            $($(#[$doc])* #[serde(rename = $id)] $book(Box<<$marker as Book>::Setup>),)*
        }

        /// A command under any rulebook.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename = "BattleCommand", tag = "book", content = "command")]
        pub enum Command {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as Book>::Action),)*
        }

        /// An event under any rulebook.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename = "BattleEvent", tag = "book", content = "event")]
        pub enum Event {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as Book>::Fact),)*
        }

        /// The state of a battle, for serialisation and digests.
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
            /// Returns the rulebook.
            pub const fn book(&self) -> BookId {
                match self { $(Self::$book(_) => BookId::$book,)* }
            }

            /// Returns the two armies.
            pub fn armies(&self) -> [Army; 2] {
                match self {
                    $(Self::$book(setup) => {
                        <$marker>::armies(setup).map(|army| Army::$book(army.clone()))
                    })*
                }
            }

            /// Returns the usual set-up of a battle between these two armies, under the first
            /// army's interpretations.
            ///
            /// # Errors
            /// [`BookError::Refused`] for armies of two rulebooks, [`BookError::Tables`] if a
            /// rulebook's starter map does not parse.
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
            /// Returns a battle at its beginning.
            ///
            /// # Errors
            /// [`BookError::Unsound`] for an unusable army or an invalid choice,
            /// [`BookError::Tables`] if an embedded file does not parse.
            pub fn new(setup: BattleSetup) -> Result<Self, BookError> {
                match setup {
                    $(BattleSetup::$book(setup) => {
                        Ok(Self(Played::$book(Box::new(<$marker>::begin(*setup)?))))
                    })*
                }
            }

            /// Returns the rulebook.
            pub const fn book(&self) -> BookId {
                match &self.0 { $(Played::$book(_) => BookId::$book,)* }
            }

            /// Returns the set-up, including the frozen tables of the rulebook, to be stored with
            /// the journal. [`Battle::new`] restores the same beginning from the set-up, even if
            /// the tables have changed since.
            pub fn setup(&self) -> BattleSetup {
                match &self.0 {
                    $(Played::$book(battle) => {
                        BattleSetup::$book(Box::new(battle.setup().clone()))
                    })*
                }
            }

            /// Returns the state, for a digest: equal battles have the same JSON.
            pub fn state(&self) -> StateRef<'_> {
                match &self.0 { $(Played::$book(battle) => StateRef::$book(battle.state()),)* }
            }
        }

        impl BookId {
            /// Reads a set-up under this rulebook, from a value that does not name the rulebook.
            ///
            /// # Errors
            /// The errors of the deserialiser.
            pub fn read_setup<'de, D: Deserializer<'de>>(
                self,
                file: D,
            ) -> Result<BattleSetup, D::Error> {
                match self { $(Self::$book => Box::deserialize(file).map(BattleSetup::$book),)* }
            }

            /// Reads a command under this rulebook, from a value that does not name the rulebook.
            ///
            /// # Errors
            /// The errors of the deserialiser.
            pub fn read_command<'de, D: Deserializer<'de>>(
                self,
                file: D,
            ) -> Result<Command, D::Error> {
                match self { $(Self::$book => Deserialize::deserialize(file).map(Command::$book),)* }
            }

            /// Returns the names of the fields of a command of this rulebook. `name` is the
            /// command's name, which files store under `do`. `None` if there is no such command.
            pub fn command_fields(self, name: &str) -> Option<&'static [&'static str]> {
                match self { $(Self::$book => <$marker as Book>::Action::fields(name),)* }
            }
        }

        impl BookId {
            /// Returns the fingerprint of the sources and data that determine the battles of this
            /// rulebook.
            pub const fn engine(self) -> &'static str {
                match self { $(Self::$book => <$marker as BattleBook>::ENGINE,)* }
            }

            /// Returns the names of the playsheets: the rulebook's title, or one name for each of
            /// two figure scales, the larger scale first.
            pub const fn playsheets(self) -> &'static [&'static str] {
                match self {
                    $(Self::$book => match <$marker as Printed>::PLAYSHEETS {
                        [] => &[<$marker as ArmyBook>::TITLE],
                        names => names,
                    },)*
                }
            }

            /// Returns the whole playsheet of the rulebook under the default interpretations, for
            /// the larger or the smaller of its figure scales. A rulebook with one scale has one
            /// sheet.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not parse.
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
            /// Whether low dice favour the side that rolls, for rows that do not record this: rows
            /// in journals from older versions.
            pub const fn low_dice_are_good(&self) -> bool {
                match self { $(Self::$book(_) => <$marker as BattleBook>::LOW_DICE_ARE_GOOD,)* }
            }
        }

        impl Event {
            /// Whether the event is a correction by hand, or an entry from paper.
            pub fn is_by_hand(&self) -> bool {
                match self { $(Self::$book(fact) => fact.by_hand().is_some(),)* }
            }

            /// Returns the result of a fact, if only the players can apply this result. The result
            /// matters, although the state does not show its effect.
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

/// Converts between a rulebook's own types and the types that cover all rulebooks.
trait Shelved: BattleBook {
    /// Returns an action as a command of this rulebook.
    fn command(action: Self::Action) -> Command;

    /// Returns a fact as an event of this rulebook.
    fn event(fact: Self::Fact) -> Event;

    /// Returns the action, if the command is under this rulebook.
    fn own_action(command: &Command) -> Option<&Self::Action>;

    /// Returns the fact, if the event is under this rulebook.
    fn own_fact(event: &Event) -> Option<&Self::Fact>;
}

/// Returns the events under this rulebook, as its facts.
fn own_facts<B: Shelved>(events: &[Event]) -> Vec<B::Fact> {
    events.iter().filter_map(B::own_fact).cloned().collect()
}

/// A battle under any rulebook.
#[derive(Clone, Debug)]
pub struct Battle(pub(super) Played);

/// Serialises a set-up, a command or an event without its rulebook, which is stored only once.
#[derive(Clone, Copy, Debug)]
pub struct Bare<'a, T>(pub &'a T);

impl Battle {
    /// Returns this battle in a language. A battle begins in English.
    #[must_use]
    pub fn speaking(mut self, language: Language) -> Self {
        self.speak(language);
        self
    }

    /// Sets the language of the battle.
    pub fn speak(&mut self, language: Language) {
        each!(battle in &mut self.0 => battle.speak(language));
    }

    /// Returns the catalogue of the rulebook in the battle's language.
    pub fn words(&self) -> &'static Catalogue {
        each!(battle in &self.0 => battle.words)
    }

    /// Returns the fate of each unit, and the side that holds the field. For a battle in progress:
    /// the current state.
    pub fn outcome(&self) -> Outcome {
        each!(battle: B in &self.0 => B::outcome(battle))
    }

    /// Returns the names of the sides.
    pub fn side_names(&self) -> [&str; 2] {
        each!(battle in &self.0 => [0, 1].map(|side| battle.side_name(side)))
    }

    /// Returns the name of a general who is not a unit.
    pub fn general_name(&self, general: GeneralRef) -> String {
        each!(battle: B in &self.0 => B::general_name(battle, general))
    }

    /// Returns the tables of the rulebook that have changed since the battle began: the battle has
    /// its own copies.
    ///
    /// # Errors
    /// [`BookError::Tables`] if the rulebook's own tables do not parse.
    pub fn outdated(&self) -> Result<Vec<String>, BookError> {
        each!(battle: B in &self.0 => {
            let files = B::outdated(battle)?.into_iter();
            Ok(files.map(str::to_owned).collect())
        })
    }

    /// Returns the playsheet of this battle, under its interpretations.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn playsheet(&self) -> Result<Sheet, BookError> {
        each!(battle in &self.0 => Ok(battle.playsheet()?))
    }

    /// Returns the sentences of the interpretations that differ from the default, for the battle's
    /// report.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn deviations(&self) -> Result<Vec<String>, BookError> {
        each!(battle in &self.0 => Ok(battle.deviations()?))
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
        each!(battle: B in &self.0 => {
            let foreign = || impossible("other_book").refusal(&**battle);
            let action = B::own_action(command).ok_or_else(foreign)?;
            let facts = battle.decide(action, overruled, dice)?;
            Ok(facts.into_iter().map(B::event).collect())
        })
    }

    fn fold(&mut self, event: &Event) -> Result<(), BadFact> {
        each!(battle: B in &mut self.0 => {
            battle.fold(B::own_fact(event).ok_or(BadFact::OtherBook)?)
        })
    }

    fn turn(&self) -> u32 {
        each!(battle in &self.0 => battle.turn())
    }

    fn over(&self) -> Option<String> {
        each!(battle in &self.0 => battle.over())
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

    fn answered(&self, offered: &Command, filled: &Command) -> Answered<Command> {
        each!(battle: B in &self.0 => {
            let both = B::own_action(offered).zip(B::own_action(filled));
            match both {
                Some((offered, filled)) => {
                    let answered = battle.answered(offered, filled);
                    answered.within(COMMAND, B::command)
                }
                // A command of another rulebook has no questions.
                None => Answered {
                    command: filled.clone(),
                    questions: Vec::new(),
                },
            }
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

    fn carry_out(&mut self, events: &[Event]) -> Result<Vec<LogLine>, BadFact> {
        each!(battle: B in &mut self.0 => {
            let facts: Option<Vec<_>> = events.iter().map(B::own_fact).collect();
            let facts: Vec<_> = facts.ok_or(BadFact::OtherBook)?.into_iter().cloned().collect();
            battle.carry_out(&facts)
        })
    }
}
