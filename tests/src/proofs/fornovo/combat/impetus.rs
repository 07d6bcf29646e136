//! Section 7.7: impetus, and the parts of sections 2 and 11 that cancel it.

use drumhead_fornovo::combat::*;
use drumhead_fornovo::*;

use crate::proofs::fornovo::support::{inches, rules};
use crate::proofs::{Proof, proof};

/// Returns a straight, frontal charge by foot over open terrain.
fn on_foot() -> Charge {
    Charge {
        charged_home: true,
        straight: true,
        frontal: true,
        ..Charge::default()
    }
}

fn at_the_gallop() -> Charge {
    Charge {
        fights_as: FightsAs::Cavalry,
        style: Some(ChargeStyle::Gallop),
        ..on_foot()
    }
}

/// Returns the reasons why the charge has no impetus.
fn denied(charge: &Charge) -> Vec<NoImpetus> {
    let ruling = impetus(charge);
    assert_eq!(
        ruling.denied.is_empty(),
        ruling.impetus != Impetus::None,
        "{charge:?}"
    );
    ruling.denied.iter().map(|denial| denial.why).collect()
}

/// Returns the reasons why foot and gallopers have no impetus over this terrain.
fn over(going: Going) -> [Vec<NoImpetus>; 2] {
    [on_foot(), at_the_gallop()].map(|charge| {
        denied(&Charge {
            going: vec![going],
            ..charge
        })
    })
}

fn blocks_all(going: Going, why: NoImpetus) {
    assert_eq!(over(going), [vec![why], vec![why]]);
}

pub(in super::super) const PROOFS: &[Proof] = &[
    proof!("F-7.43", "a charge at speed has impetus", || {
        assert_eq!(impetus(&on_foot()).impetus, Impetus::Other);
        assert_eq!(impetus(&at_the_gallop()).impetus, Impetus::Gallop);
        let trot = Charge {
            style: Some(ChargeStyle::Trot),
            ..at_the_gallop()
        };
        assert_eq!(impetus(&trot).impetus, Impetus::Other);
        let stood = Charge {
            charged_home: false,
            ..on_foot()
        };
        assert_eq!(denied(&stood), [NoImpetus::NoCharge]);
    }),
    proof!(
        "F-7.44",
        "the last run must be straight and long enough",
        || {
            let run = |fights_as| inches(impetus_run(fights_as, FigureScale::Large, rules()));
            assert_eq!(run(FightsAs::Foot), 2);
            assert_eq!(run(FightsAs::Cavalry), 4);
            assert_eq!(run(FightsAs::MountedInfantry), 4);
            let small = impetus_run(FightsAs::Cavalry, FigureScale::Small, rules());
            assert_eq!(inches(small), 3);
            let crooked = Charge {
                straight: false,
                ..on_foot()
            };
            assert_eq!(denied(&crooked), [NoImpetus::ShortRun]);
        }
    ),
    proof!(
        "F-7.45",
        "a charge by shaken or disordered troops or dragoons, or at steady pikes, has no impetus",
        || {
            let shaken = Charge {
                nerve: Nerve::Shaken,
                disordered: true,
                ..on_foot()
            };
            assert_eq!(denied(&shaken), [NoImpetus::Shaken, NoImpetus::Disordered]);
            let dragoons = Charge {
                fights_as: FightsAs::MountedInfantry,
                ..on_foot()
            };
            assert_eq!(denied(&dragoons), [NoImpetus::MountedInfantry]);
            let at_pikes = |charge: Charge| Charge {
                enemy_steady_pikes: true,
                ..charge
            };
            let naked = Charge {
                naked: true,
                ..on_foot()
            };
            assert_eq!(denied(&at_pikes(at_the_gallop())), [NoImpetus::SteadyPikes]);
            assert_eq!(denied(&at_pikes(naked.clone())), [NoImpetus::SteadyPikes]);
            assert_eq!(denied(&at_pikes(on_foot())), []);
            let flank = Charge {
                frontal: false,
                ..at_pikes(naked)
            };
            assert_eq!(denied(&flank), []);
            blocks_all(Going::Disordering, NoImpetus::DisorderingGround);
        }
    ),
    proof!(
        "F-2.65",
        "stakes stop the impetus of mounted troops only",
        || {
            let at_stakes = |charge: Charge| Charge {
                stakes: true,
                ..charge
            };
            assert_eq!(denied(&at_stakes(at_the_gallop())), [NoImpetus::Stakes]);
            assert_eq!(denied(&at_stakes(on_foot())), []);
        }
    ),
    proof!(
        "F-11.02",
        "a steep slope blocks impetus, and troops on a slope are not in the open against horse",
        || {
            blocks_all(Going::SteepUpOrAcross, NoImpetus::SteepSlope);
            assert_eq!(
                over(Going::SteepDown),
                [vec![], vec![NoImpetus::SteepSlope]]
            );
            assert!(!in_the_open(true, true, FightsAs::Cavalry));
            assert!(in_the_open(true, true, FightsAs::Foot));
            assert!(in_the_open(true, false, FightsAs::Cavalry));
            assert!(!in_the_open(false, false, FightsAs::Foot));
        }
    ),
    proof!("F-11.03", "a stream removes impetus", || {
        blocks_all(Going::Stream, NoImpetus::Stream);
    }),
    proof!("F-11.05", "rough terrain blocks impetus", || {
        blocks_all(Going::Rough, NoImpetus::Rough);
    }),
    proof!("F-11.06", "woods block impetus", || {
        blocks_all(Going::Wood, NoImpetus::Wood);
    }),
    proof!(
        "F-11.09",
        "fences and low walls remove impetus from charges",
        || {
            blocks_all(Going::LowWall, NoImpetus::LowWall);
        }
    ),
    proof!("F-11.10", "a high wall blocks impetus", || {
        blocks_all(Going::HighWall, NoImpetus::HighWall);
    }),
];
