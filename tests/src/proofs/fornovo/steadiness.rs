//! Sections 5 and 8.2: steady units, effects of losses, and the weight of guns (F-5, F-8).

use drumhead_fornovo::*;

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "F-5.01",
        "a steady unit is regular, close-order, in order and good or halted, and gunners are never steady",
        || {
            let firm = Bearing {
                firm: true,
                disordered: false,
            };
            assert!(is_steady(&foot(12), firm) && is_steady(&horse(12), firm));
            assert!(!is_steady(&guns(Model::LightGun, 1), firm));
            let irregular = Unit {
                troops: TroopType::Irregular,
                ..foot(12)
            };
            let loose = Unit {
                order: Order::Skirmish,
                ..foot(12)
            };
            assert!(!is_steady(&irregular, firm) && !is_steady(&loose, firm));
            let disordered = Bearing {
                disordered: true,
                ..firm
            };
            assert!(!is_steady(&foot(12), disordered));
            assert!(!is_steady(&foot(12), Bearing::default()));
        }
    ),
    proof!("F-5.05", "half of the figures lost exhaust a unit", || {
        let marks = [7, 24, 30].map(|start| loss_marks(start, &rules().limits).exhausted);
        assert_eq!(marks, [Some(4), Some(12), Some(15)]);
    }),
    proof!(
        "F-5.06",
        "three quarters of the figures lost shatter a unit",
        || {
            let marks = [7, 24, 30].map(|start| loss_marks(start, &rules().limits).shattered);
            assert_eq!(marks, [Some(6), Some(18), Some(23)]);
        }
    ),
    proof!("F-8.02", "guns count 0, 1, 2 or 3, organ guns 0", || {
        let weigh = |model| artillery_weight(&army(1600, [guns(model, 2)]), rules());
        assert_eq!(Model::GUNS.map(weigh), [0, 2, 4, 0, 6]);
    }),
];
