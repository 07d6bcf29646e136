//! Section 9: artillery fire, and saves against shooting (F-9).
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::tables::saves::{Fire, GunRow};
use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

fn range(model: Model, year: u16, row: fn(&Fire) -> Option<GunRow>) -> i32 {
    let row = row(&fire(model, year, rules())).expect("the gun fires this shot");
    inches(row.range.at(FigureScale::Large))
}

fn against_shooting(unit: &Unit) -> [Option<u8>; 4] {
    let saves = saves(unit, &unit.groups[0], rules());
    [saves.crossbow, saves.longbow, saves.other, saves.gunpowder]
}

fn plate(grade: Grade) -> Unit {
    let unit = with(horse(12), |group| {
        group.armour = Armour::Armoured;
        group.barded = true;
    });
    Unit { grade, ..unit }
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "F-9.19",
        "a code gives the faces that hit: H is one hit, HH two",
        || {
            let code: ToHit = "45H 6HH".parse().expect("the code parses");
            let hits = [1, 2, 3, 4, 5, 6].map(|face| code.hits(face));
            assert_eq!(hits, [0, 0, 0, 1, 1, 2]);
        }
    ),
    proof!("F-9.27", "hailshot has its own range", || {
        assert_eq!(range(Model::HeavyGun, 1550, |fire| fire.hail), 8);
        assert_eq!(range(Model::LightGun, 1600, |fire| fire.hail), 6);
    }),
    proof!("F-9.28", "ballshot has a close range", || {
        assert_eq!(range(Model::VeryLightGun, 1550, |fire| fire.ball_close), 12);
        assert_eq!(range(Model::MediumGun, 1600, |fire| fire.ball_close), 36);
    }),
    proof!("F-9.29", "ballshot has a far range", || {
        assert_eq!(range(Model::HeavyGun, 1550, |fire| fire.ball_far), 72);
        assert_eq!(range(Model::LightGun, 1600, |fire| fire.ball_far), 40);
    }),
    proof!(
        "F-9.31",
        "armour saves against each missile by its own row",
        || {
            let unit = with(foot(12), |group| group.armour = Armour::Armoured);
            assert_eq!(against_shooting(&unit), [Some(5), Some(4), Some(3), None]);
            assert_eq!(against_shooting(&foot(12)), [None; 4]);
        }
    ),
    proof!(
        "F-9.32",
        "grade and barding help, and no save is better than 2",
        || {
            let saves = against_shooting(&plate(Grade::A));
            assert_eq!(saves, [Some(2), Some(2), Some(2), Some(5)]);
            let saves = against_shooting(&plate(Grade::B));
            assert_eq!(saves, [Some(3), Some(2), Some(2), Some(6)]);
        }
    ),
];
