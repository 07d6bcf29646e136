//! Sections 2.6 to 2.17: snipers, organ guns, supply, war wagons (F-2.50 to F-2.71), as far
//! as an army list can check them.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

fn unsupplied(grade: Grade) -> Unit {
    Unit {
        grade,
        unsupplied: true,
        ..foot(12)
    }
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "F-2.50",
        "a sniper is a separate unit, and may pay for a command",
        || {
            let army = interpretation(pieces(1650, [PieceKind::Sniper]), "D-61", "pays_command");
            assert_eq!(total(&army), 200 + 25 + 10);
        }
    ),
    proof!(
        "F-2.54",
        "an organ gun moves as a light gun and does not fire ballshot",
        || {
            let organ = model_move(Model::OrganGun, FigureScale::Large, rules());
            let light = model_move(Model::LightGun, FigureScale::Large, rules());
            assert_eq!(organ, light);
            let fire = fire(Model::OrganGun, 1550, rules());
            assert!(fire.ball_close.is_none() && fire.ball_far.is_none() && fire.hail.is_some());
        }
    ),
    proof!(
        "F-2.60",
        "an unsupplied unit plays a grade lower, at its own price",
        || {
            let played = Grade::ALL.map(|grade| playing_grade(&unsupplied(grade)).grade);
            assert_eq!(played, [Grade::B, Grade::C, Grade::D, Grade::D]);
            assert_eq!(figure(unsupplied(Grade::A)), 8 - 2);
            assert!(roster_text(&army(1600, [unsupplied(Grade::A)])).contains("plays as grade B"));
        }
    ),
    proof!(
        "F-2.61",
        "an unsupplied unit of grade D plays as D-minus",
        || {
            assert!(playing_grade(&unsupplied(Grade::D)).minus);
            assert!(!playing_grade(&unsupplied(Grade::C)).minus);
            assert!(roster_text(&army(1600, [unsupplied(Grade::D)])).contains("D-minus"));
        }
    ),
    proof!("F-2.64", "a war wagon carries one light gun", || {
        let on_war_wagons = |guns_on: u16, wagons: u16| {
            let mut unit = guns(Model::LightGun, guns_on);
            unit.mount = GunMount::WarWagon;
            unit.models.war_wagon = wagons;
            against(&army(1600, [unit]))
        };
        assert!(on_war_wagons(2, 2).is_empty());
        assert_eq!(on_war_wagons(2, 1), ["F-2.36"]);
    }),
];
