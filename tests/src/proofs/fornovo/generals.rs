//! Section 3: generals (F-3).

use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "F-3.01",
        "a commander-in-chief leads any unit, and a subgeneral leads his own units",
        || {
            let mut army = army(1600, [foot(12), foot(12)]);
            army.generals.push(General {
                id: GeneralId(2),
                ..General::default()
            });
            army.units[1].general = Some(GeneralId(2));
            let text = roster_text(&army);
            assert!(text.contains("commands any unit"), "{text}");
            assert!(text.contains("unit 2"), "{text}");
        }
    ),
    proof!(
        "F-3.03",
        "command reaches 12 or 8 inches, and half as far to irregulars",
        || {
            let reach = |rank| command_distance(rank, FigureScale::Large, rules()).map(inches);
            assert_eq!(reach(Rank::CommanderInChief), [12, 6]);
            assert_eq!(reach(Rank::Subgeneral), [8, 4]);
        }
    ),
    proof!(
        "F-3.09",
        "two figures lost in a phase endanger a general, and a 1 removes him",
        || {
            let danger = [0, 1, 2, 5].map(|lost| general_in_danger(lost, &rules().limits));
            assert_eq!(danger, [false, false, true, true]);
            assert!(general_is_lost(1, &rules().limits));
            assert!(!general_is_lost(2, &rules().limits));
        }
    ),
];
