//! The clauses of the rules, from `data/stand_and_die/clauses.toml`.

use drumhead_vocabulary::ClauseId;

use super::tables::CLAUSES;

drumhead_rules::clauses! {
    CLAUSES;
    // Dice decide which side marches first.
    FIRST = "S-01";
    // Any number of units may march.
    ANY = "S-02";
    // Marches in hexes per turn.
    MOVES = "S-03";
    // The contents of a hex.
    CONTENTS = "S-04";
    // A hex occupied by the enemy cannot be entered.
    HELD = "S-05";
    // Facing, front and rear.
    FACING = "S-06";
    // Standing or falling back.
    STANCE = "S-07";
    // The capacity of a hex.
    ROOM = "S-08";
    // Water.
    WATER = "S-09";
    // Attacks across water.
    ACROSS = "S-10";
    // Attacks on adjacent hexes.
    NEXT = "S-11";
    // Sums of chances, and the die.
    SUM = "S-12";
    // One attack per figure and turn.
    ONCE = "S-13";
    // A gun's second casualty.
    SECOND = "S-14";
    // Infantry shields guns.
    SHIELD = "S-15";
    // The chances that infantry kills.
    BY_FOOT = "S-16";
    // The chances that cavalry kills.
    BY_HORSE = "S-17";
    // The chances that guns kill.
    BY_GUNS = "S-18";
    // Falling back.
    FALL_BACK = "S-20";
    // Standing.
    STAND = "S-21";
}

/// The gap about guns out of action, which an interpretation fills.
pub(crate) const OPEN_GUNS: ClauseId = ClauseId::new("S-A16");
