//! Sections 8.6 and 8.7: shooting and charges.

use drumhead_fornovo::reaction::*;
use drumhead_fornovo::*;
use drumhead_vocabulary::Length;

use super::*;
use crate::proofs::fornovo::support::*;
use crate::proofs::{Proof, proof};

pub(in super::super) const SHOOTING: &[Proof] = &[
    proof!(
        "F-8.19",
        "a unit tests if hit by guns, or by shooters of a quarter of its strength",
        || {
            let few = shot_at(|facts| facts.shooters = 5);
            assert_eq!(not_due(&line(), &few), Some(Reason::FewShooters));
            let enough = shot_at(|facts| facts.shooters = 6);
            let guns = shot_at(|facts| {
                facts.shooters = 0;
                facts.artillery = true;
            });
            assert_eq!(
                [&enough, &guns].map(|facts| not_due(&line(), facts)),
                [None; 2]
            );
            let missed = shot_at(|facts| facts.gunpowder_hits = 0);
            assert_eq!(not_due(&line(), &missed), Some(Reason::NotHit));
            let charged = shot_at(|facts| facts.charge_situation = true);
            assert_eq!(not_due(&line(), &charged), Some(Reason::ChargeSituation));
            let advanced = shot_at(|facts| facts.advanced = true);
            let carries_on = Outcome::CarriesOn;
            assert_eq!(outcomes(&line(), &advanced), [carries_on, Outcome::Halted]);
            assert_eq!(outcomes(&line(), &enough), [carries_on, Outcome::Shaken]);
            assert_eq!(outcomes(&shaken(), &enough), [carries_on, Outcome::Routs]);
        }
    ),
    proof!(
        "F-8.20",
        "in a shooting test, grades have +2, +1, 0, -1",
        || {
            assert_eq!(grades(Test::Shooting), [2, 1, 0, -1]);
        }
    ),
    proof!(
        "F-8.21",
        "in a shooting test, a general adds 1, and being shaken or outgunned subtracts 1",
        || {
            let outgunned = shot_at(|facts| facts.outgunned = true);
            assert_eq!(general(Test::Shooting), 1);
            assert_eq!(worth(Predicate::ArmyOutgunned, &line(), &outgunned), -1);
            assert_eq!(worth(Predicate::Shaken, &shaken(), &shot_at(|_| ())), -1);
        }
    ),
    proof!(
        "F-8.22",
        "in a shooting test, each 2 gunpowder or 3 other hits subtract 1, or each 3 or 4 on a large unit",
        || {
            let hits = |tester: &Tester| {
                let facts = shot_at(|facts| {
                    facts.gunpowder_hits = 5;
                    facts.other_hits = 7;
                });
                let row = |predicate| worth(predicate, tester, &facts);
                [row(Predicate::GunpowderHits), row(Predicate::OtherHits)]
            };
            assert_eq!(hits(&line()), [-2, -2]);
            assert_eq!(hits(&large()), [-1, -1]);
        }
    ),
    proof!(
        "F-8.23",
        "in a shooting test, fire from a flank or the rear subtracts 1",
        || {
            let facts = shot_at(|facts| facts.flank_or_rear = true);
            assert_eq!(worth(Predicate::ShotFromFlankOrRear, &line(), &facts), -1);
        }
    ),
    proof!(
        "F-8.24",
        "in a shooting test, heavy guns or steady salvee subtract 1, only once together",
        || {
            let row = |heavy_guns, steady_salvee| {
                let facts = shot_at(|facts| {
                    facts.heavy_guns = heavy_guns;
                    facts.steady_salvee = steady_salvee;
                });
                let predicate = Predicate::HitByHeavyArtilleryOrSteadySalvee;
                worth(predicate, &line(), &facts)
            };
            assert_eq!(
                [row(true, false), row(false, true), row(true, true)],
                [-1; 3]
            );
        }
    ),
];

pub(in super::super) const CHARGE: &[Proof] = &[
    proof!(
        "F-8.25",
        "a charged unit tests only if the charge is pressed home",
        || {
            let meets = |enemy_failed| {
                charge(|facts| {
                    facts.role = ChargeRole::Meets;
                    facts.enemy_failed = enemy_failed;
                })
            };
            let failed = Some(Reason::ChargeFailed);
            assert_eq!(not_due(&line(), &meets(true)), failed);
            assert_eq!(not_due(&line(), &meets(false)), None);
            // Counterchargers test first; defenders that stand test last.
            assert!(ChargeRole::Countercharges < ChargeRole::Charges);
            assert!(ChargeRole::Charges < ChargeRole::Meets);
        }
    ),
    proof!("F-8.26", "in a charge, grades have +2, +1, 0, -1", || {
        assert_eq!(grades(Test::Charge), [2, 1, 0, -1]);
    }),
    proof!(
        "F-8.27",
        "in a charge, a general with the unit adds 1, and having no general near subtracts 1",
        || {
            let row = |general, general_near| {
                let tester = Tester { general, ..line() };
                let facts = charge(|facts| facts.general_near = general_near);
                facts.tally(&tester, rules()).total()
            };
            assert_eq!(
                [row(true, false), row(false, true), row(false, false)],
                [1, 0, -1]
            );
        }
    ),
    proof!(
        "F-8.28",
        "a unit that fails to charge recoils half, shaken, and a unit that fails to meet a charge routs",
        || {
            let charging = charge(|facts| facts.charged = Some(Length::inches(10)));
            let by = Some(Length::inches(5));
            let recoils = Outcome::RecoilsShaken { by };
            assert_eq!(
                outcomes(&line(), &charging),
                [Outcome::ChargesHome, recoils]
            );
            let meeting = charge(|facts| facts.role = ChargeRole::Meets);
            let meets = [Outcome::MeetsCharge, Outcome::Routs];
            assert_eq!(outcomes(&line(), &meeting), meets);
        }
    ),
    proof!("F-8.29", "in a charge, nobles have +1", || {
        let nobles = tester(&with(horse(12), |group| group.noble = true));
        assert_eq!(worth(Predicate::Nobles, &nobles, &charge(|_| ())), 1);
    }),
    proof!(
        "F-8.30",
        "a flank, or a shaken or routing enemy, adds 4 for a charger, only once",
        || {
            let row = |role, flank, shaken| {
                let facts = charge(|facts| {
                    facts.role = role;
                    facts.at_flank_or_rear = flank;
                    facts.target_shaken_or_routing = shaken;
                });
                let predicate = Predicate::ChargingFlankRearShakenOrRouting;
                worth(predicate, &line(), &facts)
            };
            assert_eq!(row(ChargeRole::Charges, true, false), 4);
            assert_eq!(row(ChargeRole::Charges, true, true), 4);
            assert_eq!(row(ChargeRole::Countercharges, false, true), 4);
            assert_eq!(row(ChargeRole::Meets, true, true), 0);
        }
    ),
    proof!(
        "F-8.31",
        "cavalry at the gallop with impetus has +2",
        || {
            let row = |tester: &Tester, impetus| {
                let facts = charge(|facts| facts.impetus = impetus);
                worth(Predicate::CavalryAtGallopWithImpetus, tester, &facts)
            };
            assert_eq!(row(&riders(ChargeStyle::Gallop), true), 2);
            assert_eq!(row(&riders(ChargeStyle::Gallop), false), 0);
            assert_eq!(row(&riders(ChargeStyle::Trot), true), 0);
            assert_eq!(row(&line(), true), 0);
        }
    ),
    proof!(
        "F-8.32",
        "in a charge, each 2 gunpowder hits subtract 1, or each 3 on a large unit",
        || {
            let facts = charge(|facts| {
                facts.gunpowder_hits = 5;
                facts.other_hits = 9;
            });
            let sum = |tester: &Tester| facts.tally(tester, rules()).total();
            assert_eq!((sum(&line()), sum(&large())), (-2, -1));
        }
    ),
    proof!(
        "F-8.33",
        "in a charge, a unit that is shaken or charged on a flank or the rear has -2, only once",
        || {
            let row = |tester: &Tester, flank| {
                let facts = charge(|facts| facts.charged_on_flank_or_rear = flank);
                worth(Predicate::ShakenOrChargedOnFlankOrRear, tester, &facts)
            };
            assert_eq!([row(&shaken(), false), row(&line(), true)], [-2; 2]);
            assert_eq!(row(&shaken(), true), -2);
        }
    ),
    proof!(
        "F-8.34",
        "mounted troops that charge steady pikes frontally have -3",
        || {
            let row = |tester: &Tester| {
                let facts = charge(|facts| facts.steady_pikes_frontally = true);
                worth(
                    Predicate::MountedFrontallyAgainstSteadyPikes,
                    tester,
                    &facts,
                )
            };
            let dragoons = tester(&with(foot(12), |group| group.horse = true));
            assert_eq!([row(&riders(ChargeStyle::Trot)), row(&dragoons)], [-3; 2]);
            assert_eq!(row(&line()), 0);
        }
    ),
    proof!(
        "F-8.35",
        "in a charge, naked foot with more than half missile troops has -2",
        || {
            let row = |tester: &Tester, naked, over_half_missile| {
                let facts = charge(|facts| {
                    facts.naked = naked;
                    facts.over_half_missile = over_half_missile;
                });
                worth(Predicate::NakedFootOverHalfMissile, tester, &facts)
            };
            assert_eq!(row(&line(), true, true), -2);
            assert_eq!(row(&line(), false, true), 0);
            assert_eq!(row(&line(), true, false), 0);
            assert_eq!(row(&riders(ChargeStyle::Trot), true, true), 0);
        }
    ),
];
