//! The book's clauses, from `data/d3_ecw/clauses.toml`.

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

macro_rules! clauses {
    ($($(#[$meta:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$meta])* pub(super) const $name: ClauseId = ClauseId::new($id);)*
    };
}

clauses! {
    /// The die.
    DIE = "D3-01";
    /// Facing a corner.
    CORNER = "D3-02";
    /// Facing a side.
    FLANK_FACING = "D3-03";
    /// One unit in a hex.
    ONE_IN_HEX = "D3-04";
    /// Counting in hexes.
    COUNTED = "D3-05";
    /// The sequence of a turn.
    SEQUENCE = "D3-08";
    /// Counting activations.
    COUNT = "D3-09";
    /// One at a time, up to that number.
    ACTIVATE = "D3-10";
    /// A hit for the commander.
    BOOKED = "D3-11";
    /// Allowances.
    ALLOWANCE = "D3-12";
    /// Straight ahead.
    STRAIGHT = "D3-13";
    /// Turning once.
    PIVOT = "D3-14";
    /// Stopping near the enemy.
    STOP = "D3-15";
    /// Beginning near the enemy.
    NEAR = "D3-16";
    /// Not through units.
    THROUGH = "D3-17";
    /// Woods.
    WOODS = "D3-18";
    /// Towns.
    TOWN = "D3-19";
    /// Hedges.
    HEDGE = "D3-20";
    /// Marsh and lakes.
    WATER = "D3-21";
    /// Rivers.
    RIVER = "D3-22";
    /// Hills.
    HILL = "D3-23";
    /// Entrenchments.
    TRENCH = "D3-24";
    /// The field of fire.
    FIELD = "D3-25";
    /// The line of sight.
    SIGHT = "D3-26";
    /// Who may shoot.
    STEADY = "D3-27";
    /// Ranges.
    RANGE = "D3-28";
    /// Hits of shooting.
    SHOT = "D3-29";
    /// Ammunition.
    AMMUNITION = "D3-30";
    /// Cover from shooting.
    SHOT_COVER = "D3-31";
    /// Artillery.
    GUNS = "D3-32";
    /// Who starts a melee.
    INITIATE = "D3-33";
    /// Whom a unit attacks.
    FACED = "D3-34";
    /// Hits of melee.
    ROUND = "D3-35";
    /// The die rolled again.
    AGAIN = "D3-36";
    /// Infantry and cuirassiers.
    ARMOUR = "D3-37";
    /// Cover in melee.
    MELEE_COVER = "D3-38";
    /// Guns in melee.
    GUNS_LOST = "D3-39";
    /// No leaving a melee.
    LOCKED = "D3-40";
    /// Giving ground.
    GIVE_GROUND = "D3-41";
    /// Routing.
    ROUT = "D3-42";
    /// Resolve.
    RESOLVE = "D3-43";
    /// A commander contacted.
    CONTACTED = "D3-44";
    /// A commander is not shot at.
    UNSHOT = "D3-45";
    /// An attached commander.
    ATTACHED = "D3-46";
    /// The commander's move.
    RIDE = "D3-47";
    /// The attached commander's re-roll.
    INSPIRED = "D3-48";
    /// Elite pike.
    PIKE = "D3-49";
    /// Cuirassiers.
    CUIRASS = "D3-50";
    /// How many units.
    SIZE = "D3-51";
    /// Guns that have fired.
    EMPLACED = "D3-52";
}
