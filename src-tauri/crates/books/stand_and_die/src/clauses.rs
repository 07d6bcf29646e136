//! The book's clauses, from `data/stand_and_die/clauses.toml`.

use super::tables::CLAUSES;

drumhead_rules::clauses! {
    CLAUSES;
    // Dice decide who marches first.
    FIRST = "S-01";
    // Any or all units march.
    ANY = "S-02";
    // Hexes a turn.
    MOVES = "S-03";
    // What a hex holds.
    CONTENTS = "S-04";
    // Nobody enters a hex that the enemy holds.
    HELD = "S-05";
    // Facing, front and rear.
    FACING = "S-06";
    // Standing or falling back.
    STANCE = "S-07";
    // As many as fit.
    ROOM = "S-08";
    // Water.
    WATER = "S-09";
    // Across water.
    ACROSS = "S-10";
    // One hex against the next.
    NEXT = "S-11";
    // Sums and the die.
    SUM = "S-12";
    // Each once a turn.
    ONCE = "S-13";
    // A gun's second casualty.
    SECOND = "S-14";
    // Infantry shields guns.
    SHIELD = "S-15";
    // What infantry kills.
    BY_FOOT = "S-16";
    // What cavalry kills.
    BY_HORSE = "S-17";
    // What guns kill.
    BY_GUNS = "S-18";
    // Through a rear side.
    REAR = "S-19";
    // Falling back.
    FALL_BACK = "S-20";
    // Standing.
    STAND = "S-21";
}
