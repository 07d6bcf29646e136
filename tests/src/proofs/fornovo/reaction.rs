//! Section 8: the reaction tests (F-8), with the effects of generals, supply, pay and
//! pikes.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

mod loss;
mod rout;
mod shock;

use drumhead_fornovo::reaction::*;
use drumhead_fornovo::*;
use drumhead_rules::odds::{Chance, Exact};

use super::support::*;
use crate::proofs::{Proof, proof};

pub(super) use loss::{COMBAT, FRIENDS};
pub(super) use rout::{PURSUIT, RALLY};
pub(super) use shock::{CHARGE, SHOOTING};

/// Returns a unit for its tests: at full strength, mounted if possible, and without a general.
fn tester(unit: &Unit) -> Tester {
    let state = TesterState {
        figures: unit.figures(),
        riding: true,
        ..TesterState::default()
    };
    Tester::of(unit, state, rules())
}

/// Returns regular foot of grade C.
fn line() -> Tester {
    tester(&foot(24))
}

/// Returns regular cavalry of grade C with this charge style.
fn riders(style: ChargeStyle) -> Tester {
    tester(&Unit {
        charge: Some(style),
        ..horse(12)
    })
}

fn irregular(unit: Unit) -> Tester {
    tester(&Unit {
        troops: TroopType::Irregular,
        ..unit
    })
}

/// Returns a unit with a large initial strength.
fn large() -> Tester {
    tester(&foot(40))
}

fn shaken() -> Tester {
    Tester {
        shaken: true,
        ..line()
    }
}

/// Returns the value of a modifier in the tally of these facts; 0 if the tally does not contain it.
fn worth(predicate: Predicate, tester: &Tester, facts: &Facts) -> i32 {
    let tally = facts.tally(tester, rules());
    let mut rows = tally.rows.iter();
    rows.find(|row| row.predicate == predicate)
        .map_or(0, |row| row.value)
}

/// Returns the value of each grade in a test.
fn grades(test: Test) -> [i32; 4] {
    Grade::ALL.map(|grade| {
        let unit = Unit { grade, ..foot(24) };
        worth(Predicate::Grade, &tester(&unit), &Facts::none(test))
    })
}

/// Returns the value that a general with the unit adds in a test.
fn general(test: Test) -> i32 {
    let led = Tester {
        general: true,
        ..line()
    };
    worth(Predicate::GeneralWithUnit, &led, &Facts::none(test))
}

fn not_due(tester: &Tester, facts: &Facts) -> Option<Reason> {
    match reaction(tester, facts, rules()) {
        Verdict::NotDue(reason) => Some(reason),
        Verdict::Rolls(_) => None,
    }
}

/// Returns the results of passing and of failing.
fn outcomes(tester: &Tester, facts: &Facts) -> [Outcome; 2] {
    [true, false].map(|passed| facts.outcome(passed, tester, FigureScale::Large, rules()))
}

fn rally(change: impl FnOnce(&mut RallyFacts)) -> Facts {
    let mut facts = RallyFacts {
        rout_moves: 1,
        ..RallyFacts::default()
    };
    change(&mut facts);
    Facts::Rally(facts)
}

fn pursuit(change: impl FnOnce(&mut HaltPursuitFacts)) -> Facts {
    let mut facts = HaltPursuitFacts {
        pursuit_moves: 1,
        ..HaltPursuitFacts::default()
    };
    change(&mut facts);
    Facts::HaltPursuit(facts)
}

fn shot_at(change: impl FnOnce(&mut ShootingFacts)) -> Facts {
    let mut facts = ShootingFacts {
        gunpowder_hits: 1,
        shooters: 12,
        ..ShootingFacts::default()
    };
    change(&mut facts);
    Facts::Shooting(facts)
}

fn charge(change: impl FnOnce(&mut ChargeFacts)) -> Facts {
    let mut facts = ChargeFacts {
        general_near: true,
        ..ChargeFacts::default()
    };
    change(&mut facts);
    Facts::Charge(facts)
}

fn beaten(change: impl FnOnce(&mut LostCombatFacts)) -> Facts {
    let mut facts = LostCombatFacts {
        suffered: 1,
        rounds_lost: 1,
        ..LostCombatFacts::default()
    };
    change(&mut facts);
    Facts::LostCombat(facts)
}

/// Returns routing friends of grade C in close order.
fn friends(count: usize, change: impl FnOnce(&mut FriendRoutingFacts)) -> Facts {
    let friend = RoutingFriend {
        grade: Grade::C,
        ..RoutingFriend::default()
    };
    let mut facts = FriendRoutingFacts {
        friends: vec![friend; count],
        ..FriendRoutingFacts::default()
    };
    change(&mut facts);
    Facts::FriendRouting(facts)
}

const HALTED: Outcome = Outcome::Rallies {
    morale: RalliedTo::Halted,
};

pub(super) const GENERAL: &[Proof] = &[
    proof!(
        "F-8.01",
        "a sum above 0 passes, and no face passes or fails by itself",
        || {
            let passing = |grade| {
                let unit = Unit { grade, ..foot(24) };
                let tally = rally(|_| ()).tally(&tester(&unit), rules());
                (tally.passing_faces(), tally.chance::<Exact>())
            };
            assert_eq!(passing(Grade::A), (4, Exact::ratio(2, 3)));
            assert_eq!(passing(Grade::D), (0, Exact::none()));
            let calm = friends(1, |_| ()).tally(
                &tester(&Unit {
                    grade: Grade::A,
                    ..foot(24)
                }),
                rules(),
            );
            assert_eq!((calm.total(), calm.passing_faces()), (1, 6));
        }
    ),
    proof!(
        "F-8.02",
        "a side is outgunned with less than two thirds of an enemy's weight of 6 or more",
        || {
            let outgunned = |own, enemy| outgunned(own, enemy, rules());
            assert!(outgunned(9, 14) && !outgunned(10, 14));
            assert!(!outgunned(4, 6) && outgunned(3, 6) && !outgunned(0, 5));
        }
    ),
    proof!(
        "F-2.62",
        "D-minus has a further -1 in every reaction test",
        || {
            let minus = tester(&Unit {
                grade: Grade::D,
                unsupplied: true,
                ..foot(24)
            });
            for test in Test::ALL {
                let facts = Facts::none(test);
                assert_eq!(worth(Predicate::DMinus, &minus, &facts), -1, "{test:?}");
                assert_eq!(worth(Predicate::DMinus, &line(), &facts), 0, "{test:?}");
            }
        }
    ),
    proof!(
        "F-3.06",
        "a general with the unit adds to every reaction test",
        || {
            assert_eq!(Test::ALL.map(general), [1; 6]);
        }
    ),
    proof!(
        "F-3.05",
        "the distance to a general matters only when a unit charges or meets a charge",
        || {
            let alone = |test| {
                let tally = Facts::none(test).tally(&line(), rules());
                let mut rows = tally.rows.iter();
                rows.any(|row| row.predicate == Predicate::NoGeneralInCommandDistance)
            };
            let lonely = Test::ALL.map(alone);
            assert_eq!(lonely, Test::ALL.map(|test| test == Test::Charge));
        }
    ),
    proof!(
        "F-2.66",
        "fixed bayonets along the front rank count as pike support in reaction tests",
        || {
            let front = FrontRank {
                figures: 12,
                pikes: 2,
                bayonets: 10,
            };
            let status = |asked_for| pike_status(None, true, front, asked_for, rules());
            assert_eq!(status(PikesFor::ReactionTest), PikeStatus::Supported);
            assert_eq!(status(PikesFor::Combat), PikeStatus::Naked);
        }
    ),
    proof!(
        "F-2.68",
        "foot is supported if a quarter of its front rank is pikes",
        || {
            let status = |pikes, figures| {
                let front = FrontRank {
                    figures,
                    pikes,
                    bayonets: 0,
                };
                pike_status(None, true, front, PikesFor::Combat, rules())
            };
            assert_eq!(status(3, 12), PikeStatus::Supported);
            assert_eq!(status(3, 13), PikeStatus::Naked);
            assert_eq!(status(0, 12), PikeStatus::Naked);
        }
    ),
];
