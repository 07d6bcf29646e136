//! Conversions from earlier versions.

use drumhead_rules::upcast::{ArmyVersion, Row, Upcast};

use crate::D3Ecw;

impl Upcast for D3Ecw {
    const VERSION: u32 = 8;

    const ARMIES: &'static [(u32, ArmyVersion)] = &[
        (1, ArmyVersion(1)),
        (2, ArmyVersion(2)),
        (3, ArmyVersion(3)),
    ];

    /// Before version 8, every order that pivoted a unit or began its melee counted as a move.
    const STATES: u32 = 8;

    /// Converts a row. In version 1, an entry from paper stated for every unit whether it was out
    /// of ammunition. Version 4 renamed a fact. From version 5, a commander who is placed can be
    /// attached. Before version 6, setting by hand whether a unit is activated did not change the
    /// activations, and a turn began after an army retired. From version 7, giving ground is a
    /// move, and a unit that cannot give ground is not activated. From version 8, a fact says
    /// whether an order counts as a move for a move with the commander, and a pivot does not contact
    /// a commander if contact takes a move.
    fn row(version: u32, mut row: Row<'_>) {
        for fact in &mut row.facts {
            if fact["event"] == *"reply_owed" {
                fact["event"] = "reply_became_due".into();
            }
        }
        if version == 1 {
            let changed = row.corrected();
            row.leave_out_nothing(&changed);
        }
    }
}
