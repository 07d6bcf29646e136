//! Sections 7 and 11: the moves of troops and generals, and moves over terrain (F-7, F-11).

mod charges;
mod manoeuvres;

use drumhead_fornovo::*;
use drumhead_vocabulary::Length;

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) use charges::PROOFS as CHARGES;
pub(super) use manoeuvres::PROOFS as MANOEUVRES;

fn worn(unit: Unit, armour: Armour) -> Unit {
    with(unit, |group| group.armour = armour)
}

fn barded(armour: Armour) -> Unit {
    with(worn(horse(12), armour), |group| group.barded = true)
}

/// Returns a model's limbered and manhandled moves, in inches.
fn drawn(model: Model) -> (i32, i32) {
    let row = model_move(model, FigureScale::Large, rules());
    (inches(row.limbered), inches(row.manhandled))
}

const EIGHT: Length = Length::inches(8);

pub(super) const PROOFS: &[Proof] = &[
    proof!("F-7.01", "armoured foot moves 4 and charges 6", || {
        assert_eq!(moves(&worn(foot(12), Armour::Armoured)), (4, 6));
    }),
    proof!("F-7.02", "heavy foot moves 6 and charges 8", || {
        assert_eq!(moves(&worn(foot(12), Armour::Heavy)), (6, 8));
    }),
    proof!(
        "F-7.03",
        "other foot and gunners move 8 and charge 10",
        || {
            assert_eq!(moves(&worn(foot(12), Armour::Medium)), (8, 10));
            assert_eq!(moves(&foot(12)), (8, 10));
            assert_eq!(moves(&guns(Model::HeavyGun, 1)), (8, 10));
        }
    ),
    proof!("F-7.04", "armoured horse moves 10 and charges 16", || {
        assert_eq!(moves(&worn(horse(12), Armour::Armoured)), (10, 16));
    }),
    proof!("F-7.05", "heavy horse moves 12 and charges 20", || {
        assert_eq!(moves(&worn(horse(12), Armour::Heavy)), (12, 20));
    }),
    proof!("F-7.06", "other horse moves 16 and charges 24", || {
        assert_eq!(moves(&worn(horse(12), Armour::Medium)), (16, 24));
        assert_eq!(moves(&horse(12)), (16, 24));
    }),
    proof!("F-7.07", "barding reduces a move by 2", || {
        assert_eq!(moves(&barded(Armour::Heavy)).0, 10);
        assert_eq!(moves(&barded(Armour::Armoured)).0, 8);
    }),
    proof!(
        "F-7.08",
        "a very light gun moves 8, or 6 manhandled",
        || {
            assert_eq!(drawn(Model::VeryLightGun), (8, 6));
        }
    ),
    proof!(
        "F-7.09",
        "light and organ guns and wagons move 6, or 4 manhandled",
        || {
            for model in [
                Model::LightGun,
                Model::OrganGun,
                Model::Wagon,
                Model::WarWagon,
            ] {
                assert_eq!(drawn(model), (6, 4), "{model:?}");
            }
        }
    ),
    proof!("F-7.10", "a medium gun moves 4, or 2 manhandled", || {
        assert_eq!(drawn(Model::MediumGun), (4, 2));
    }),
    proof!(
        "F-7.11",
        "a heavy gun moves 2, and cannot be manhandled",
        || {
            assert_eq!(drawn(Model::HeavyGun), (2, 0));
        }
    ),
    proof!("F-7.12", "a general moves 24", || {
        assert_eq!(inches(general_move(FigureScale::Large, rules())), 24);
    }),
    proof!(
        "F-7.14",
        "barding does not reduce a unit's charge bonus",
        || {
            let (normal, charge) = moves(&barded(Armour::Heavy));
            assert_eq!(charge - normal, 8);
        }
    ),
    proof!(
        "F-7.15",
        "gallopers add the charge bonus, and trotters do not",
        || {
            let charge = Some(ChargeStyle::Trot);
            assert_eq!(
                moves(&Unit {
                    charge,
                    ..horse(12)
                }),
                (16, 16)
            );
            assert_eq!(moves(&horse(12)), (16, 24));
        }
    ),
    proof!(
        "F-7.18",
        "a unit with too few gunners for its guns has a problem",
        || {
            let few = with(guns(Model::HeavyGun, 1), |group| group.count = 2);
            assert_eq!(warned(&army(1600, [few])), ["F-7.18"]);
            let enough = with(guns(Model::HeavyGun, 1), |group| group.count = 3);
            assert!(warned(&army(1600, [enough])).is_empty());
        }
    ),
    proof!("F-7.20", "carrying stakes reduces a move by 2", || {
        let stakes = 12;
        assert_eq!(moves(&Unit { stakes, ..foot(12) }).0, 6);
    }),
    proof!(
        "F-7.22",
        "a change of frontage costs 2 or 4 per figure",
        || {
            let cost = frontage_cost(3, FigureScale::Large, rules()).map(inches);
            assert_eq!(cost, [6, 12]);
        }
    ),
    proof!(
        "F-11.02",
        "a steep slope halves moves uphill, and moves of horse downhill",
        || {
            let left = |ground, mover| over(ground, mover, EIGHT, rules()).map(inches);
            assert_eq!(left("steep_up", Mover::CloseFoot), Some(4));
            assert_eq!(left("steep_down", Mover::CloseFoot), Some(8));
            assert_eq!(left("steep_down", Mover::Mounted), Some(4));
        }
    ),
    proof!(
        "F-11.03",
        "a stream or a ford is crossed at half speed",
        || {
            assert_eq!(
                over("stream", Mover::CloseFoot, EIGHT, rules()).map(inches),
                Some(4)
            );
            assert_eq!(
                over("ford", Mover::Mounted, EIGHT, rules()).map(inches),
                Some(4)
            );
        }
    ),
    proof!(
        "F-11.07",
        "in a light wood guns are manhandled at half speed",
        || {
            let full = model_move(Model::LightGun, FigureScale::Large, rules());
            let left = model_over("light_wood", full, rules());
            assert_eq!((inches(left.limbered), inches(left.manhandled)), (0, 2));
        }
    ),
    proof!(
        "F-11.08",
        "in a heavy wood, close-order foot moves a quarter and horse cannot move",
        || {
            let left = |mover| over("heavy_wood", mover, EIGHT, rules()).map(inches);
            assert_eq!(left(Mover::CloseFoot), Some(2));
            assert_eq!(left(Mover::SkirmishFoot), Some(4));
            assert_eq!(left(Mover::Mounted), None);
        }
    ),
    proof!("F-11.12", "units cannot cross a river", || {
        assert_eq!(over("river", Mover::SkirmishFoot, EIGHT, rules()), None);
    }),
    proof!("F-11.13", "a bridge is crossed at half speed", || {
        assert_eq!(
            over("bridge", Mover::Guns, EIGHT, rules()).map(inches),
            Some(4)
        );
    }),
    proof!(
        "F-11.20",
        "behind works, foot moves half and horse cannot move",
        || {
            let left = |mover| over("fieldworks_zone", mover, EIGHT, rules()).map(inches);
            assert_eq!(
                (left(Mover::CloseFoot), left(Mover::Mounted)),
                (Some(4), None)
            );
        }
    ),
];
