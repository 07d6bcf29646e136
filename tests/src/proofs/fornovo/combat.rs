//! Section 10: saves in combat (F-10).

use drumhead_rules::books::fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) const PROOFS: &[Proof] = &[proof!(
    "F-10.23",
    "armour saves in combat, and a shield helps but not against heavy arms",
    || {
        let struck = |shield| {
            let unit = with(foot(12), |group| {
                group.armour = Armour::Heavy;
                group.shield = shield;
            });
            let saves = saves(&unit, &unit.groups[0], rules());
            (saves.heavy_weapon, saves.other_weapon)
        };
        assert_eq!(struck(false), (Some(6), Some(5)));
        assert_eq!(struck(true), (Some(6), Some(4)));
    }
)];
