//! The clauses of the rules, from `data/charging/clauses.toml`.

use drumhead_vocabulary::ClauseId;

use super::tables::CLAUSES;

drumhead_rules::clauses! {
    CLAUSES;
    // Units that may charge.
    WHO = "C-01";
    // Reach.
    REACH = "C-02";
    // Declarations first, then tests in the order of the moving side.
    SEQUENCE = "C-03";
    // Results are carried out at once.
    AT_ONCE = "C-04";
    // Chargers move.
    FOLLOW = "C-05";
    // The test.
    TEST = "C-06";
    // Rout.
    ROUT = "C-08";
    // Counter-charge.
    COUNTER = "C-09";
    // No counter-charge from shelter.
    SHELTERED = "C-10";
    // A unit charged while routing.
    ROUTING = "C-11";
    // Meeting halfway.
    HALF_WAY = "C-12";
    // Rout moves.
    FLIGHT = "C-13";
    // Surrender rolls.
    YIELD = "C-14";
    // The roll for surrender.
    ROLL = "C-15";
    // Charges and terrain.
    TERRAIN = "C-17";
}

/// The gap about units without strength points, which an interpretation fills.
pub(crate) const NO_STRENGTH: ClauseId = ClauseId::new("C-A2");
