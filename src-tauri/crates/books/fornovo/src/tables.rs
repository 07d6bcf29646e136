//! The book's tables, from `data/fornovo/*.toml`: every number lives there
//! once, and nothing of a price or a distance stands in code.

mod bases;
pub mod combat;
pub mod combat_terms;
pub mod dates;
pub(super) mod frozen;
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
pub mod saves;
mod scaled;
pub mod share;
pub mod shooting;

use std::sync::OnceLock;

use super::embedded;
use super::readings::{Procedures, ReadingError, Readings};
use combat::Combat;
use dates::Dates;
use frozen::Source;
use ground::GroundTables;
use limits::Limits;
use movement::Moves;
use play::Play;
use prices::Prices;
use reactions::Reactions;
use saves::{Guns, Saves};
use shooting::Shooting;

pub use drumhead_rules::data::TableError;
pub use frozen::Frozen;
pub use scaled::Scaled;

/// The book as one game plays it: the tables with the game's number readings
/// put in, and its procedure readings.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Section 4.
    pub prices: Prices,
    /// Limits and dates.
    pub limits: Limits,
    /// Section 7: moves, crews and command distances.
    pub movement: Moves,
    /// Sections 9.5 and 10.11: saving throws.
    pub saves: Saves,
    /// Section 9.19: the guns' rows, and their weights.
    pub guns: Guns,
    /// Section 8: the modifiers of the reaction tests.
    pub reactions: Reactions,
    /// Section 9 but for saves and guns.
    pub shooting: Shooting,
    /// Section 10: combat.
    pub combat: Combat,
    /// Section 11: ground and works.
    pub ground: GroundTables,
    /// Numbers of play that belong to no larger table.
    pub play: Play,
    /// The editors' dates.
    pub dates: Dates,
    /// The readings that change a procedure.
    pub procedures: Procedures,
}

impl Rules {
    /// The book under these readings.
    ///
    /// # Errors
    /// A [`ReadingError`] for a reading or an option that the book does not
    /// have.
    pub fn new(readings: &Readings) -> Result<Self, ReadingError> {
        Self::read(Source::Book(&readings.patches()?), readings)
    }

    /// The book as a battle keeps it, under these readings: their numbers are in it
    /// already.
    ///
    /// # Errors
    /// As [`Rules::new`], and a [`TableError`] for what is no table of this book.
    pub fn kept(tables: &Frozen, readings: &Readings) -> Result<Self, ReadingError> {
        Self::read(Source::Battle(tables), readings)
    }

    fn read(source: Source<'_>, readings: &Readings) -> Result<Self, ReadingError> {
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
            procedures: Procedures::new(readings)?,
        })
    }

    /// The book under its default readings.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded table does not read.
    pub fn standard() -> Result<&'static Self, ReadingError> {
        static STANDARD: OnceLock<Result<Rules, ReadingError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| Self::new(&Readings::default()))
            .as_ref()
            .map_err(Clone::clone)
    }
}
