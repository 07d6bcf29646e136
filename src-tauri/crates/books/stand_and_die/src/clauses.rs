//! The book's clauses, from `data/stand_and_die/clauses.toml`.

use super::tables::CLAUSES;

drumhead_rules::clauses! {
    CLAUSES;
    // Dice decide the first march.
    FIRST = "S-01";
    // Any or all units march.
    ANY = "S-02";
    // Hexes a turn.
    MOVES = "S-03";
    // The contents of a hex.
    CONTENTS = "S-04";
    // A hex held by the enemy cannot be entered.
    HELD = "S-05";
    // Facing, front and rear.
    FACING = "S-06";
    // Standing or falling back.
    STANCE = "S-07";
    // Capacity.
    ROOM = "S-08";
    // Water.
    WATER = "S-09";
    // Across water.
    ACROSS = "S-10";
    // Adjacent hexes.
    NEXT = "S-11";
    // Sums of chances, and the die.
    SUM = "S-12";
    // One attack per figure each turn.
    ONCE = "S-13";
    // A gun's second casualty.
    SECOND = "S-14";
    // Infantry shields guns.
    SHIELD = "S-15";
    // Infantry's chances to kill.
    BY_FOOT = "S-16";
    // Cavalry's chances to kill.
    BY_HORSE = "S-17";
    // Guns' chances to kill.
    BY_GUNS = "S-18";
    // The bonus through a rear side.
    REAR = "S-19";
    // Falling back.
    FALL_BACK = "S-20";
    // Standing.
    STAND = "S-21";
}
