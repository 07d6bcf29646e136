//! The book's clauses, from `data/stand_and_die/clauses.toml`.

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

/// Dice decide who marches first.
pub(super) const FIRST: ClauseId = ClauseId::new("S-01");
/// Any or all units march.
pub(super) const ANY: ClauseId = ClauseId::new("S-02");
/// Hexes a turn.
pub(super) const MOVES: ClauseId = ClauseId::new("S-03");
/// What a hex holds.
pub(super) const CONTENTS: ClauseId = ClauseId::new("S-04");
/// Nobody enters a hex that the enemy holds.
pub(super) const HELD: ClauseId = ClauseId::new("S-05");
/// Facing, front and rear.
pub(super) const FACING: ClauseId = ClauseId::new("S-06");
/// Standing or falling back.
pub(super) const STANCE: ClauseId = ClauseId::new("S-07");
/// As many as fit.
pub(super) const ROOM: ClauseId = ClauseId::new("S-08");
/// Water.
pub(super) const WATER: ClauseId = ClauseId::new("S-09");
/// Across water.
pub(super) const ACROSS: ClauseId = ClauseId::new("S-10");
/// One hex against the next.
pub(super) const NEXT: ClauseId = ClauseId::new("S-11");
/// Sums and the die.
pub(super) const SUM: ClauseId = ClauseId::new("S-12");
/// Each once a turn.
pub(super) const ONCE: ClauseId = ClauseId::new("S-13");
/// A gun's second casualty.
pub(super) const SECOND: ClauseId = ClauseId::new("S-14");
/// Infantry shields guns.
pub(super) const SHIELD: ClauseId = ClauseId::new("S-15");
/// What infantry kills.
pub(super) const BY_FOOT: ClauseId = ClauseId::new("S-16");
/// What cavalry kills.
pub(super) const BY_HORSE: ClauseId = ClauseId::new("S-17");
/// What guns kill.
pub(super) const BY_GUNS: ClauseId = ClauseId::new("S-18");
/// Through a rear side.
pub(super) const REAR: ClauseId = ClauseId::new("S-19");
/// Falling back.
pub(super) const FALL_BACK: ClauseId = ClauseId::new("S-20");
/// Standing.
pub(super) const STAND: ClauseId = ClauseId::new("S-21");
