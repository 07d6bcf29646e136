//! The book's clauses, from `data/d3_ecw/clauses.toml`.

use crate::tables::CLAUSES;

drumhead_rules::clauses! { CLAUSES;
    CORNER = "D3-02";
    ONE_IN_HEX = "D3-04";
    SEQUENCE = "D3-08";
    COUNT = "D3-09";
    ACTIVATE = "D3-10";
    BOOKED = "D3-11";
    ALLOWANCE = "D3-12";
    STRAIGHT = "D3-13";
    PIVOT = "D3-14";
    STOP = "D3-15";
    NEAR = "D3-16";
    THROUGH = "D3-17";
    WOODS = "D3-18";
    TOWN = "D3-19";
    HEDGE = "D3-20";
    WATER = "D3-21";
    RIVER = "D3-22";
    TRENCH = "D3-24";
    FIELD = "D3-25";
    SIGHT = "D3-26";
    STEADY = "D3-27";
    RANGE = "D3-28";
    SHOT = "D3-29";
    AMMUNITION = "D3-30";
    GUNS = "D3-32";
    INITIATE = "D3-33";
    FACED = "D3-34";
    ROUND = "D3-35";
    AGAIN = "D3-36";
    GUNS_LOST = "D3-39";
    LOCKED = "D3-40";
    GIVE_GROUND = "D3-41";
    ROUT = "D3-42";
    RESOLVE = "D3-43";
    CONTACTED = "D3-44";
    UNSHOT = "D3-45";
    ATTACHED = "D3-46";
    RIDE = "D3-47";
    INSPIRED = "D3-48";
    PIKE = "D3-49";
    CUIRASS = "D3-50";
    SIZE = "D3-51";
    EMPLACED = "D3-52";
}
