//! Sections 9.2 to 9.4 and 9.7 to 9.13: which units may fire, and at which targets.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::shooting::*;
use drumhead_fornovo::tables::shooting::GunClass;
use drumhead_fornovo::*;
use drumhead_rules::odds::{Chance, Exact};

use super::support::*;
use super::volleys::{at, battery, cannonade, of_ten, riders, salvee, shots};
use crate::proofs::{Proof, proof};

fn met(charge: ChargeMet) -> Option<Charge> {
    Some(Charge::Met(charge))
}

/// A frontal charge from a distance.
const FRONTAL: ChargeMet = ChargeMet {
    frontal: true,
    crash_in: false,
    under_half: false,
};

pub(super) const CHARGES: &[Proof] = &[
    proof!(
        "F-9.10",
        "fire at a charge is frontal, and halved at a charge of under half its reach",
        || {
            let defend = |arms: SmallArms, charge| {
                let mut shot = at(Shooters::SmallArms(arms), 2);
                shot.charge = met(charge);
                volley(&shot, rules())
            };
            let near = ChargeMet {
                under_half: true,
                ..FRONTAL
            };
            assert_eq!(of_ten(defend(shots(Weapon::Musket), FRONTAL)), 10);
            assert_eq!(of_ten(defend(shots(Weapon::Musket), near)), 5);
            assert_eq!(of_ten(defend(salvee(), near)), 10);
            assert_eq!(of_ten(defend(riders(Weapon::Pistols), near)), 10);
            let flank = ChargeMet {
                frontal: false,
                ..FRONTAL
            };
            let flank = defend(shots(Weapon::Musket), flank);
            assert_eq!(flank, Err(CannotShoot::NotFrontal));
            let crash = ChargeMet {
                crash_in: true,
                ..FRONTAL
            };
            let crash = defend(shots(Weapon::Musket), crash);
            assert_eq!(crash, Err(CannotShoot::CrashIn));
        }
    ),
    proof!(
        "F-10.26",
        "in a charge, trotters' pistols and javelins shoot",
        || {
            let charge = |arms: SmallArms| {
                let mut shot = at(Shooters::SmallArms(arms), 3);
                shot.charge = Some(Charge::Made);
                volley(&shot, rules())
            };
            assert!(charge(riders(Weapon::Pistols)).is_ok());
            assert!(charge(shots(Weapon::Javelin)).is_ok());
            for barred in [shots(Weapon::Arquebus), riders(Weapon::Arquebus)] {
                assert_eq!(charge(barred), Err(CannotShoot::Charging));
            }
        }
    ),
    proof!("F-2.71", "salvee foot fires while it charges", || {
        let mut shot = at(
            Shooters::SmallArms(SmallArms {
                movement: Movement::Further,
                ..salvee()
            }),
            6,
        );
        shot.charge = Some(Charge::Made);
        assert_eq!(of_ten(volley(&shot, rules())), 10);
    }),
    proof!(
        "F-9.09",
        "two ranks shoot, or four ranks of steady trotters",
        || {
            let ranks = |arms: &SmallArms, in_charge| {
                let fire = RankFire {
                    in_charge,
                    ..RankFire::default()
                };
                ranks_that_shoot(arms, fire, rules())
            };
            assert_eq!(ranks(&shots(Weapon::Longbow), false), 2);
            let trotters = SmallArms {
                steady: true,
                ..riders(Weapon::Pistols)
            };
            assert_eq!(ranks(&trotters, false), 4);
            assert_eq!(ranks(&trotters, true), 2);
        }
    ),
];

pub(super) const CHOICE: &[Proof] = &[
    proof!(
        "F-9.03",
        "figures out of reach of the first target, and other faces of a square, may shoot at another target",
        || {
            let may = may_take_another_target;
            assert!(!may(FiringFrom::Line, true));
            assert!(may(FiringFrom::Line, false) && may(FiringFrom::Faces, true));
        }
    ),
    proof!(
        "F-9.08",
        "horse and stationary deep sleeves shoot all round",
        || {
            let tercio = Tercio {
                regular_pike_and_shot: true,
                stationary: true,
                sleeve_ranks: 4,
            };
            assert_eq!(arc(true, Tercio::default(), rules()), Arc::Any);
            assert_eq!(arc(false, tercio, rules()), Arc::AnyButThroughPikes);
            let shallow = Tercio {
                sleeve_ranks: 3,
                ..tercio
            };
            assert_eq!(arc(false, shallow, rules()), Arc::Front);
        }
    ),
    proof!(
        "F-9.13",
        "units shoot first at a charger, then at the nearest enemy",
        || {
            let far = TargetChoice::default();
            assert_eq!(out_of_turn(far), Some(Priority::Nearest));
            let led = TargetChoice {
                general_near: true,
                ..far
            };
            assert_eq!(out_of_turn(led), None);
            let charged = TargetChoice {
                charged: true,
                ..led
            };
            assert_eq!(out_of_turn(charged), Some(Priority::Charger));
            let shelled = TargetChoice {
                shelled: true,
                near: true,
                ..far
            };
            assert_eq!(out_of_turn(shelled), Some(Priority::EnemyGuns));
            let near = priority_distances(FigureScale::Large, rules());
            assert_eq!(near.map(inches), [2, 4]);
        }
    ),
    proof!(
        "F-9.16",
        "dice that miss friends go on to the target",
        || {
            let aim = cannonade(battery(GunClass::Light, Shot::Ball), 18)
                .expect("the target is in range");
            assert_eq!(
                aim.with_dice(1, Fewer::Flying).hits_odds::<Exact>().mean(),
                Exact::ratio(1, 3)
            );
        }
    ),
];
