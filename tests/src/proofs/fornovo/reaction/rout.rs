//! Sections 8.4 and 8.5: rallying from rout, and halting a pursuit.

use drumhead_fornovo::reaction::*;
use drumhead_fornovo::*;

use super::*;
use crate::proofs::fornovo::support::*;
use crate::proofs::{Proof, proof};

pub(in super::super) const RALLY: &[Proof] = &[
    proof!(
        "F-8.03",
        "a router tests to rally after a rout move, if not exhausted",
        || {
            let fresh = rally(|facts| facts.rout_moves = 0);
            assert_eq!(not_due(&line(), &fresh), Some(Reason::NoRoutMove));
            let spent = Tester {
                exhausted: true,
                ..line()
            };
            assert_eq!(not_due(&spent, &rally(|_| ())), Some(Reason::Exhausted));
            assert_eq!(not_due(&line(), &rally(|_| ())), None);
        }
    ),
    proof!(
        "F-7.63",
        "unpaid troops cannot rally from rout or pursuit, nor return",
        || {
            let pay = Pay::Unpaid;
            let unpaid = tester(&Unit { pay, ..foot(24) });
            let returning = pursuit(|facts| facts.returning = true);
            for facts in [rally(|_| ()), pursuit(|_| ()), returning] {
                assert_eq!(not_due(&unpaid, &facts), Some(Reason::Unpaid));
            }
        }
    ),
    proof!("F-8.04", "to rally, grades have -2, -3, -4, -6", || {
        assert_eq!(grades(Test::Rally), [-2, -3, -4, -6]);
    }),
    proof!("F-8.05", "to rally, a general adds 1", || {
        assert_eq!(general(Test::Rally), 1);
    }),
    proof!(
        "F-8.06",
        "to rally, a unit with no enemy near has +2",
        || {
            let facts = rally(|facts| facts.no_visible_enemy_near = true);
            assert_eq!(worth(Predicate::NoVisibleEnemyNear, &line(), &facts), 2);
        }
    ),
    proof!(
        "F-8.07",
        "to rally, a unit in contact with an enemy has -1",
        || {
            let facts = rally(|facts| facts.in_contact = true);
            assert_eq!(worth(Predicate::InContactWithEnemy, &line(), &facts), -1);
        }
    ),
    proof!("F-8.08", "to rally, irregulars have -1", || {
        let facts = rally(|_| ());
        assert_eq!(
            worth(Predicate::Irregular, &irregular(foot(24)), &facts),
            -1
        );
        assert_eq!(worth(Predicate::Irregular, &line(), &facts), 0);
    }),
    proof!("F-8.09", "to rally, an outgunned army has -1", || {
        let facts = rally(|facts| facts.outgunned = true);
        assert_eq!(worth(Predicate::ArmyOutgunned, &line(), &facts), -1);
    }),
    proof!(
        "F-8.10",
        "a unit that rallies halts in disorder, and a unit that fails continues to rout",
        || {
            let outcomes = outcomes(&line(), &rally(|_| ()));
            assert_eq!(outcomes, [HALTED, Outcome::KeepsRouting]);
        }
    ),
];

pub(in super::super) const PURSUIT: &[Proof] = &[
    proof!(
        "F-8.11",
        "to halt, foot tests at once, and mounted troops test after a pursuit move",
        || {
            let before = pursuit(|facts| facts.pursuit_moves = 0);
            let trot = riders(ChargeStyle::Trot);
            assert_eq!(not_due(&trot, &before), Some(Reason::NoPursuitMove));
            assert_eq!(not_due(&line(), &before), None);
            assert_eq!(not_due(&trot, &pursuit(|_| ())), None);
        }
    ),
    proof!(
        "F-7.62",
        "a pursuer halts without a test when its target is far off",
        || {
            let far = pursuit(|facts| facts.target_far = true);
            let reason = not_due(&line(), &far);
            assert_eq!(reason, Some(Reason::TargetFar));
            assert_eq!(
                reason.and_then(|reason| reason.outcome(rules())),
                Some(HALTED)
            );
        }
    ),
    proof!("F-8.12", "to halt, grades have -1, -1, -2, -3", || {
        assert_eq!(grades(Test::HaltPursuit), [-1, -1, -2, -3]);
    }),
    proof!("F-8.13", "to halt, a general adds 1", || {
        assert_eq!(general(Test::HaltPursuit), 1);
    }),
    proof!(
        "F-8.14",
        "to halt, a unit that returns or is in cover has +2, only once",
        || {
            let help = |returning, in_cover| {
                let facts = pursuit(|facts| {
                    facts.returning = returning;
                    facts.in_cover = in_cover;
                });
                worth(Predicate::ReturningOrInCover, &line(), &facts)
            };
            assert_eq!(
                [help(true, false), help(false, true), help(true, true)],
                [2; 3]
            );
        }
    ),
    proof!(
        "F-8.15",
        "to halt, irregulars and units that galloped have -2, only once",
        || {
            let wild = |tester: &Tester, galloped| {
                let facts = pursuit(|facts| facts.galloped = galloped);
                worth(Predicate::IrregularOrChargedAtGallop, tester, &facts)
            };
            assert_eq!(wild(&irregular(foot(24)), false), -2);
            assert_eq!(wild(&irregular(horse(12)), true), -2);
            assert_eq!(wild(&riders(ChargeStyle::Gallop), true), -2);
            assert_eq!(wild(&riders(ChargeStyle::Gallop), false), 0);
        }
    ),
    proof!(
        "F-8.16",
        "to halt, other mounted troops and exhausted units have -1",
        || {
            let row = |tester: &Tester| {
                let facts = pursuit(|_| ());
                worth(Predicate::OtherMountedOrExhausted, tester, &facts)
            };
            let tired = |tester| Tester {
                exhausted: true,
                ..tester
            };
            assert_eq!(row(&riders(ChargeStyle::Trot)), -1);
            assert_eq!(row(&tired(riders(ChargeStyle::Trot))), -1);
            assert_eq!(row(&tired(line())), -1);
            assert_eq!(row(&tired(irregular(horse(12)))), -1);
            assert_eq!(row(&irregular(horse(12))), 0);
            assert_eq!(row(&line()), 0);
        }
    ),
    proof!(
        "F-8.17",
        "to halt, a unit with an order to pursue has -1",
        || {
            let facts = pursuit(|facts| facts.ordered = true);
            assert_eq!(worth(Predicate::PursuitWasOrdered, &line(), &facts), -1);
        }
    ),
    proof!(
        "F-8.18",
        "a unit that halts is disordered, and a unit that fails continues its pursuit",
        || {
            let outcomes = outcomes(&line(), &pursuit(|_| ()));
            assert_eq!(outcomes, [HALTED, Outcome::KeepsPursuing]);
        }
    ),
];
