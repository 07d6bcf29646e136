//! The sniper (section 2.6).

use super::volley::{Classes, Target};
use crate::interpretations::LoneGeneral;
use crate::tables::Rules;

/// The target of a sniper (F-2.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quarry {
    /// A unit, or a general with it: the target has the unit's classes.
    Unit(Classes),
    /// A lone general.
    LoneGeneral,
    /// An enemy sniper.
    Sniper(Classes),
}

/// Returns the sniper's target as the target of a volley (F-2.51, D-165).
pub fn sniper_target(quarry: Quarry, rules: &Rules) -> Target {
    let (classes, sniper) = match quarry {
        Quarry::Unit(classes) => (classes, false),
        Quarry::Sniper(classes) => (classes, true),
        Quarry::LoneGeneral => {
            let skirmish = rules.choices.lone_general == LoneGeneral::Skirmish;
            let classes = Classes {
                skirmish,
                ..Classes::default()
            };
            (classes, false)
        }
    };
    Target {
        classes,
        split: None,
        sniper,
    }
}

/// Whether the second die kills a general hit by the sniper (F-2.52).
pub fn kills_general(face: u8, rules: &Rules) -> bool {
    let kills = &rules.shooting.sniper.kills_general;
    kills.faces.contains(&face)
}

/// Whether a sniper in contact escapes; otherwise it is dead (F-2.53).
pub fn sniper_evades(face: u8, rules: &Rules) -> bool {
    let evades = &rules.shooting.sniper.evades;
    evades.faces.contains(&face)
}
