//! The book's clauses, from `data/charging/clauses.toml`.

use std::sync::OnceLock;

use drumhead_words::ClauseId;

use super::tables::CLAUSES;
use drumhead_rules::data::TableError;
use drumhead_rules::data::clauses::{Clause, load};

/// Every clause, in the ledger's order.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it
/// does.
pub fn clauses() -> Result<&'static [Clause], TableError> {
    static ALL: OnceLock<Result<Vec<Clause>, TableError>> = OnceLock::new();
    ALL.get_or_init(|| load(CLAUSES))
        .as_deref()
        .map_err(Clone::clone)
}

/// The clause of this id, if the book has it.
pub fn clause(id: &str) -> Option<&'static Clause> {
    clauses()
        .ok()?
        .iter()
        .find(|clause| clause.id.as_str() == id)
}

/// Who may charge.
pub(super) const WHO: ClauseId = ClauseId::new("C-01");
/// Reach.
pub(super) const REACH: ClauseId = ClauseId::new("C-02");
/// Declarations first, then tests in the mover's order.
pub(super) const SEQUENCE: ClauseId = ClauseId::new("C-03");
/// Results at once.
pub(super) const AT_ONCE: ClauseId = ClauseId::new("C-04");
/// Chargers move.
pub(super) const FOLLOW: ClauseId = ClauseId::new("C-05");
/// The test.
pub(super) const TEST: ClauseId = ClauseId::new("C-06");
/// Rout.
pub(super) const ROUT: ClauseId = ClauseId::new("C-08");
/// Counter-charge.
pub(super) const COUNTER: ClauseId = ClauseId::new("C-09");
/// No counter-charge out of shelter.
pub(super) const SHELTERED: ClauseId = ClauseId::new("C-10");
/// Charged while routing.
pub(super) const ROUTING: ClauseId = ClauseId::new("C-11");
/// Half way.
pub(super) const HALF_WAY: ClauseId = ClauseId::new("C-12");
/// Rout moves.
pub(super) const FLIGHT: ClauseId = ClauseId::new("C-13");
/// Who rolls for surrender.
pub(super) const YIELD: ClauseId = ClauseId::new("C-14");
/// The roll for surrender.
pub(super) const ROLL: ClauseId = ClauseId::new("C-15");
/// Rout moves and terrain.
pub(super) const FLIGHT_TERRAIN: ClauseId = ClauseId::new("C-16");
/// Charges and terrain.
pub(super) const TERRAIN: ClauseId = ClauseId::new("C-17");
