//! The clauses of the rules, from `data/edgehill_naseby/clauses.toml`.

use crate::tables::CLAUSES;

drumhead_rules::clauses! { CLAUSES;
    COMMAND = "E-01";
    HALVED = "E-02";
    NO_ATTACK = "E-03";
    TURNING = "E-05";
    FRONT_ONLY = "E-06";
    STILL = "E-10";
    SIGHT = "E-11";
    RANGE = "E-13";
    DICE = "E-14";
    DISORDER = "E-15";
    AT_INFANTRY = "E-16";
    AT_CAVALRY = "E-17";
    ACTIVATED = "E-18";
    SUPPORTED = "E-19";
    RECREW = "E-20";
    STACKED = "E-21";
    FORSAKEN = "E-22";
    RIDDEN_DOWN = "E-23";
    TAKEN = "E-24";
    REPLACED = "E-25";
    WOOD_CHARGE = "E-27";
    HILL_CHARGE = "E-33";
    EDGEHILL_ONLY = "E-37";
    GUN_HEXES = "E-38";
    OPTIONAL = "E-39";
}
