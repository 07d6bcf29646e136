//! Sections 7.6.1 and 10.7 to 10.10: permitted actions in a combat.

use drumhead_fornovo::combat::*;
use drumhead_fornovo::reaction::FrontRank;

use crate::proofs::fornovo::support::rules;
use crate::proofs::{Proof, proof};

pub(in super::super) const PROOFS: &[Proof] = &[
    proof!(
        "F-7.39",
        "foot charges mounted troops only if two thirds are pikes",
        || {
            let may = |pikes| {
                let unit = PikeCount {
                    figures: 30,
                    pikes,
                    front: FrontRank::default(),
                };
                may_charge_mounted(unit, rules())
            };
            assert_eq!([19, 20].map(may), [false, true]);
        }
    ),
    proof!(
        "F-10.26",
        "a unit that shoots in a charge has no impetus and uses handarms",
        || {
            let all = [
                Missiles::TrottersWithPistols,
                Missiles::Salvee,
                Missiles::Javelins,
                Missiles::Others,
            ];
            let shoot = |role| all.map(|troops| shoots_in_charge(troops, role));
            assert_eq!(shoot(ChargeRole::Charging), [true, true, true, false]);
            assert_eq!(shoot(ChargeRole::ChargedInFront), [true; 4]);
            assert_eq!(shoot(ChargeRole::ChargedElsewhere), [false; 4]);
            let shot = Charge {
                charged_home: true,
                straight: true,
                shot: true,
                ..Charge::default()
            };
            assert_eq!(impetus(&shot).impetus, Impetus::None);
            let armed = Strikers {
                heavy: 12,
                pike: 6,
                ..Strikers::default()
            };
            let shooters = Strikers {
                heavy: 8,
                ..Strikers::default()
            };
            let after = Strikers {
                heavy: 4,
                pike: 6,
                other: 8,
                ..Strikers::default()
            };
            assert_eq!(with_handarms(armed, shooters), after);
        }
    ),
    proof!(
        "F-10.27",
        "mixed regulars in good morale exchange ranks in a melee",
        || {
            let able = RankExchange {
                mixed: true,
                regular: true,
                good_morale: true,
                round: Round::Melee,
            };
            assert!(may_exchange_ranks(able));
            for not in [
                RankExchange {
                    mixed: false,
                    ..able
                },
                RankExchange {
                    regular: false,
                    ..able
                },
                RankExchange {
                    good_morale: false,
                    ..able
                },
                RankExchange {
                    round: Round::Impact,
                    ..able
                },
            ] {
                assert!(!may_exchange_ranks(not), "{not:?}");
            }
        }
    ),
    proof!(
        "F-10.28",
        "mounted troops that drop a weapon lose it for good, and foot loses it when it leaves the spot",
        || {
            for mounted in [FightsAs::Cavalry, FightsAs::MountedInfantry] {
                assert_eq!(dropped_weapon(mounted), Dropped::ForGood);
            }
            assert_eq!(dropped_weapon(FightsAs::Foot), Dropped::WhereItStands);
        }
    ),
    proof!(
        "F-10.29",
        "close order overruns unsheltered skirmishers and gunners",
        || {
            use Light::{Gunners, Skirmishers};
            use Meeting::{Fight, FightInCloseOrder, Overrun};
            let shelters = [
                Shelter::None,
                Shelter::Woods,
                Shelter::Building,
                Shelter::Works,
                Shelter::HardCover,
            ];
            let met = |light, close| shelters.map(|shelter| meeting(light, close, shelter));
            let close = FightInCloseOrder;
            assert_eq!(
                met(Skirmishers, true),
                [Overrun, close, close, close, close]
            );
            assert_eq!(met(Gunners, true), [Overrun, Overrun, close, close, close]);
            assert_eq!(met(Skirmishers, false), [Fight; 5]);
        }
    ),
];
