//! The tables of the rules, from `data/fornovo/*.toml`. Every number occurs there once; no price or
//! distance is in the code.

mod bases;
pub mod combat;
pub mod combat_terms;
pub mod dates;
pub mod ground;
pub mod ground_terms;
pub mod limits;
pub mod manoeuvres;
pub mod movement;
pub mod obstacles;
pub mod play;
pub mod prices;
pub mod reaction_terms;
pub mod reactions;
pub(super) mod saved;
pub mod saves;
mod scaled;
pub mod share;
pub mod shooting;

use std::sync::OnceLock;

use super::embedded;
use super::interpretations::{InterpretationError, Interpretations, RuleChoices};
use combat::Combat;
use dates::Dates;
use ground::GroundTables;
use limits::Limits;
use movement::Moves;
use play::Play;
use prices::Prices;
use reactions::Reactions;
use saved::Source;
use saves::{Guns, Saves};
use shooting::Shooting;

pub use drumhead_rules::data::TableError;
pub use saved::SavedTables;
pub use scaled::Scaled;

/// The rules of one game: the tables patched by its number interpretations, and its procedure
/// interpretations.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Section 4: prices.
    pub prices: Prices,
    /// Limits and dates.
    pub limits: Limits,
    /// Moves and gunners (section 7), and command distances (section 3.1.1).
    pub movement: Moves,
    /// Sections 9.5 and 10.11: saves.
    pub saves: Saves,
    /// Section 9.19: the guns' rows, and their weights.
    pub guns: Guns,
    /// Section 8: the modifiers in the reaction tests.
    pub reactions: Reactions,
    /// Section 9: shooting, except saves and guns.
    pub shooting: Shooting,
    /// Section 10: combat.
    pub combat: Combat,
    /// Section 11: terrain and works.
    pub ground: GroundTables,
    /// Numbers used in play that are not in the larger tables.
    pub play: Play,
    /// The editors' dates.
    pub dates: Dates,
    /// The interpretations that change a procedure.
    pub choices: RuleChoices,
}

impl Rules {
    /// Returns the rules under these interpretations.
    ///
    /// # Errors
    /// An [`InterpretationError`] for an unknown interpretation or option, or a table that does not
    /// parse.
    pub fn new(interpretations: &Interpretations) -> Result<Self, InterpretationError> {
        if *interpretations == Interpretations::default() {
            return Self::standard().cloned();
        }
        Self::read(Source::Book(&interpretations.patches()?), interpretations)
    }

    /// Returns the rules that a battle saved, under these interpretations. The interpretations'
    /// numbers are already in the saved tables.
    ///
    /// # Errors
    /// The same errors as [`Rules::new`], also for a saved file that does not parse.
    pub fn saved(
        tables: &SavedTables,
        interpretations: &Interpretations,
    ) -> Result<Self, InterpretationError> {
        Self::read(Source::Battle(tables), interpretations)
    }

    fn read(
        source: Source<'_>,
        interpretations: &Interpretations,
    ) -> Result<Self, InterpretationError> {
        Ok(Self {
            prices: source.read(embedded::POINTS)?,
            limits: source.read(embedded::THRESHOLDS)?,
            movement: source.read(embedded::MOVEMENT)?,
            saves: Saves::new(source)?,
            guns: Guns::new(source)?,
            reactions: Reactions::new(source)?,
            shooting: source.read(embedded::SHOOTING)?,
            combat: Combat::new(source)?,
            ground: GroundTables::new(source)?,
            play: source.read(embedded::PLAY)?,
            dates: source.read(embedded::DATES)?,
            choices: RuleChoices::new(interpretations)?,
        })
    }

    /// Returns the rules under the default interpretations. The tables are read only once.
    ///
    /// # Errors
    /// An [`InterpretationError`] if an embedded table does not parse.
    pub fn standard() -> Result<&'static Self, InterpretationError> {
        static STANDARD: OnceLock<Result<Rules, InterpretationError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| Self::read(Source::Book(&[]), &Interpretations::default()))
            .as_ref()
            .map_err(Clone::clone)
    }
}
