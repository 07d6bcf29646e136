//! A battle of any rulebook.

use std::sync::Arc;

use drumhead_vocabulary::play::{self, Refusal, UnitRef};

use super::{
    ActionSet, ByHand, Corrected, EnteredFromPaper, Fact as _, FactSet, Field, Impossible, Line,
    Message, Names, Objection, bare,
};
use crate::data::catalogue::Catalogue;
use crate::hex::Cell;
use crate::play::BadFact;

/// A rulebook: its types, and the functions called by the framework.
pub trait Book: Sized + Clone + std::fmt::Debug + 'static {
    /// The set-up of a battle: armies, interpretations, map.
    type Setup: Clone + std::fmt::Debug;
    /// The reason why a battle cannot begin.
    type SetupError;
    /// The tables that the battle uses.
    type Tables: Clone + std::fmt::Debug;
    /// The changing state of a battle.
    type State: Clone + std::fmt::Debug + PartialEq;
    /// The facts: everything that can happen.
    type Fact: FactSet<Self> + From<Corrected> + From<EnteredFromPaper>;
    /// The actions: everything that players can do.
    type Action: ActionSet<Self>;
    /// The events in one part of a report, collected from that part's facts.
    type ReportEvents: Default + std::fmt::Debug;

    /// The fields of a unit that can be set by hand, in the order offered.
    const FIELDS: &'static [&'static dyn Field<Self>];

    /// Begins a battle.
    ///
    /// # Errors
    /// Returns the reason why the battle cannot begin.
    fn begin(setup: Self::Setup) -> Result<Battle<Self>, Self::SetupError>;

    /// Returns every unit that can have offers, obligations and corrections.
    fn units(battle: &Battle<Self>) -> Vec<UnitRef>;

    /// Returns the consequences of a fact that has already been folded.
    fn consequences(_battle: &Battle<Self>, _fact: &Self::Fact) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// Returns the consequences of corrections for a corrected unit, in addition to the
    /// consequences of the fields. All corrections have been folded; `before` is the battle before
    /// them.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if a consequence does not fit the battle.
    fn put_right(
        _before: &Battle<Self>,
        _battle: &Battle<Self>,
        _unit: UnitRef,
        _by_hand: &ByHand,
    ) -> Result<Vec<Self::Fact>, BadFact> {
        Ok(Vec::new())
    }

    /// Returns the name of a unit.
    fn unit_name(battle: &Battle<Self>, unit: UnitRef) -> String;

    /// Returns the name of a unit with its position. By default: only its name.
    fn unit_placed(battle: &Battle<Self>, unit: UnitRef) -> String {
        Self::unit_name(battle, unit)
    }

    /// Returns the names of both sides in a set-up; either can be blank.
    fn side_names(setup: &Self::Setup) -> [&str; 2];

    /// Returns the name of a hex on the battle's map.
    fn hex_name(_battle: &Battle<Self>, hex: Cell) -> String {
        hex.to_string()
    }

    /// Returns whether a unit is a person, such as a commander.
    fn is_person(_battle: &Battle<Self>, _unit: UnitRef) -> bool {
        false
    }

    /// Returns the position of a unit, for the log of corrections. Empty in a rulebook without a
    /// map.
    fn place_of(_battle: &Battle<Self>, _unit: UnitRef) -> Message {
        bare("")
    }
}

/// A battle fought under a rulebook.
#[derive(Clone, Debug)]
pub struct Battle<B: Book> {
    /// The set-up, shared by every state of the battle.
    pub setup: Arc<B::Setup>,
    /// The tables that the battle uses.
    pub tables: Arc<B::Tables>,
    /// The catalogue of the rulebook's sentences.
    pub words: &'static Catalogue,
    /// The current state.
    pub state: B::State,
}

impl<B: Book> Names for Battle<B> {
    fn words(&self) -> &Catalogue {
        self.words
    }

    fn unit_name(&self, unit: UnitRef) -> String {
        B::unit_name(self, unit)
    }

    fn unit_placed(&self, unit: UnitRef) -> String {
        B::unit_placed(self, unit)
    }

    fn side_name(&self, side: u8) -> &str {
        side_name(self.words, B::side_names(&self.setup), side)
    }

    fn hex_name(&self, hex: Cell) -> String {
        B::hex_name(self, hex)
    }
}

/// Returns the name of a side, or "First army" or "Second army" if the name is blank or both sides
/// have it. Empty if there is no such side.
pub fn side_name<'a>(words: &'a Catalogue, names: [&'a str; 2], side: u8) -> &'a str {
    let [one, two] = names.map(str::trim);
    match names.get(usize::from(side)) {
        Some(name) if name.trim().is_empty() || one == two => words.get(&format!("side.{side}")),
        Some(name) => name,
        None => "",
    }
}

impl<B: Book> Battle<B> {
    /// Begins a battle.
    ///
    /// # Errors
    /// Returns the reason why the battle cannot begin.
    pub fn new(setup: B::Setup) -> Result<Self, B::SetupError> {
        B::begin(setup)
    }

    /// Returns the battle's set-up.
    pub fn setup(&self) -> &B::Setup {
        &self.setup
    }

    /// Returns the tables that the battle uses.
    pub fn tables(&self) -> &B::Tables {
        &self.tables
    }

    /// Returns the current state.
    pub const fn state(&self) -> &B::State {
        &self.state
    }

    /// Returns the log lines of these facts and of all their consequences. As in the log, a line
    /// names units with their positions at that moment.
    pub(super) fn log_lines(&self, facts: Vec<B::Fact>) -> Vec<Message> {
        let (mut after, mut lines) = (self.clone(), Vec::<Line>::new());
        let mut texts = Vec::new();
        for fact in facts {
            let (mut now, mut all) = (after.clone(), Vec::new());
            // Invalid facts are refused when the action is carried out.
            if after.happens(fact, &mut all).is_err() {
                break;
            }
            for fact in all {
                for line in fact.log(&now) {
                    if !lines.iter().any(|it| it.includes(&line)) {
                        texts.push(bare(now.say(&line.clone().into_message())));
                        lines.push(line);
                    }
                }
                if fact.fold(&mut now).is_err() {
                    break;
                }
            }
        }
        texts
    }

    /// Folds a fact and all its consequences.
    pub(super) fn happens(&mut self, fact: B::Fact, all: &mut Vec<B::Fact>) -> Result<(), Refusal> {
        let by_hand = fact.by_hand().map(|by_hand| (self.clone(), by_hand));
        let folded = fact.fold(self);
        self.fitting(folded)?;
        let caused = B::consequences(self, &fact);
        all.push(fact);
        for fact in caused {
            self.happens(fact, all)?;
        }
        let Some((before, by_hand)) = by_hand else {
            return Ok(());
        };
        for correction in &by_hand.corrections {
            for fact in self.fitting(correction.causes(self))? {
                self.happens(fact, all)?;
            }
        }
        for unit in by_hand.units() {
            for fact in self.fitting(B::put_right(&before, self, unit, &by_hand))? {
                self.happens(fact, all)?;
            }
        }
        Ok(())
    }

    /// Converts the error of a fact that does not fit to the refusal of an impossible action.
    fn fitting<T>(&self, done: Result<T, BadFact>) -> Result<T, Refusal> {
        done.map_err(|error| Impossible::from(error).refusal(self))
    }

    /// Returns the battle after these facts.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for a fact that does not fit the state.
    pub fn after(&self, facts: &[B::Fact]) -> Result<Self, BadFact> {
        let mut after = self.clone();
        for fact in facts {
            fact.fold(&mut after)?;
        }
        Ok(after)
    }

    /// Formats objections for display.
    pub fn shown(&self, objections: &[Objection]) -> Vec<play::Objection> {
        objections.iter().map(|it| it.shown(self)).collect()
    }
}

#[cfg(test)]
mod tests {
    use drumhead_catalogue::Words;

    use super::*;
    use crate::frame::COMMON;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    #[test]
    fn a_side_without_a_name_of_its_own_is_called_first_or_second_army() {
        let of = |words, names| [0, 1, 2].map(|side| side_name(words, names, side));
        let english = WORDS.english();
        let german = WORDS.speak("de".parse().unwrap_or_default());
        let twice = ["Essex", "Essex "];
        assert_eq!(of(english, twice), ["First army", "Second army", ""]);
        assert_eq!(of(english, ["", " "]), ["First army", "Second army", ""]);
        assert_eq!(of(german, ["", "Essex"]), ["Erste Armee", "Essex", ""]);
    }
}
