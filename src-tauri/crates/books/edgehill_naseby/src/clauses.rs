//! The book's clauses, from `data/edgehill_naseby/clauses.toml`.

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

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident = $id:literal;)+) => {
        $($(#[$meta])* pub(super) const $name: ClauseId = ClauseId::new($id);)+
    };
}

ids! {
    /// Command radius.
    COMMAND = "E-01";
    /// Halved moves out of command.
    HALVED = "E-02";
    /// No combat out of command.
    NO_ATTACK = "E-03";
    /// Front, flank and rear.
    ZONES = "E-04";
    /// What turning costs.
    TURNING = "E-05";
    /// Through the front only.
    FRONT_ONLY = "E-06";
    /// Through a flank.
    FLANK = "E-07";
    /// Through the rear.
    REAR = "E-08";
    /// The best shift counts.
    BEST = "E-09";
    /// Guns stand still and turn.
    STILL = "E-10";
    /// Line of sight.
    SIGHT = "E-11";
    /// The first slope.
    FIRST_SLOPE = "E-12";
    /// Range.
    RANGE = "E-13";
    /// Dice by range.
    DICE = "E-14";
    /// Disorder only, and once.
    DISORDER = "E-15";
    /// Against infantry.
    AT_INFANTRY = "E-16";
    /// Against cavalry.
    AT_CAVALRY = "E-17";
    /// Once a turn, by a leader.
    ACTIVATED = "E-18";
    /// Adjacent cavalry.
    SUPPORTED = "E-19";
    /// Served again.
    RECREW = "E-20";
    /// One infantry with a gun.
    STACKED = "E-21";
    /// Its infantry retreats.
    FORSAKEN = "E-22";
    /// Cavalry over a gun.
    RIDDEN_DOWN = "E-23";
    /// Infantry over a gun.
    TAKEN = "E-24";
    /// A captured gun is replaced.
    REPLACED = "E-25";
    /// Woods cost more.
    WOOD_MOVE = "E-26";
    /// Woods and charges.
    WOOD_CHARGE = "E-27";
    /// Infantry in a wood.
    WOOD_DIE = "E-28";
    /// Cavalry into a wood.
    WOOD_SHIFT = "E-29";
    /// Hedges cost more.
    HEDGE_MOVE = "E-30";
    /// Cavalry through a hedge.
    HEDGE_DIE = "E-31";
    /// Hillsides cost more.
    HILL_MOVE = "E-32";
    /// Hillsides and charges.
    HILL_CHARGE = "E-33";
    /// Cavalry uphill.
    HILL_SHIFT = "E-34";
    /// What counts on the map.
    GROUND = "E-36";
    /// Guns at Edgehill only.
    EDGEHILL_ONLY = "E-37";
    /// Where the guns begin.
    GUN_HEXES = "E-38";
    /// Which parts are used.
    OPTIONAL = "E-39";
}
