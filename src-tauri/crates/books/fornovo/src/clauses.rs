//! The clauses of the rules, from `data/fornovo/clauses.toml`.

use std::sync::OnceLock;

use super::embedded;
use drumhead_rules::data::TableError;
use drumhead_rules::data::clauses::load;
pub use drumhead_rules::data::clauses::{Clause, ClauseKind, ClauseScope};

/// Returns every clause, in the ledger's order.
///
/// # Errors
/// A [`TableError`] if the embedded file does not parse; a test checks that it does.
pub fn clauses() -> Result<&'static [Clause], TableError> {
    static CLAUSES: OnceLock<Result<Vec<Clause>, TableError>> = OnceLock::new();
    CLAUSES
        .get_or_init(|| load(embedded::CLAUSES))
        .as_deref()
        .map_err(Clone::clone)
}

/// Returns the clause with this id, if it exists.
pub fn clause(id: &str) -> Option<&'static Clause> {
    clauses()
        .ok()?
        .iter()
        .find(|clause| clause.id.as_str() == id)
}
