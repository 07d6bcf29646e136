//! Sections 8.8 and 8.9: losing a combat, and routing friends.

use drumhead_fornovo::reaction::*;
use drumhead_fornovo::*;
use drumhead_vocabulary::Length;

use super::*;
use crate::proofs::fornovo::support::*;
use crate::proofs::{Proof, proof};

pub(in super::super) const COMBAT: &[Proof] = &[
    proof!(
        "F-8.36",
        "a unit with more hits suffered than inflicted tests: recoil 8 or 4, or rout",
        || {
            let even = beaten(|facts| facts.caused = 1);
            assert_eq!(not_due(&line(), &even), Some(Reason::NotBeaten));
            let lost = beaten(|_| ());
            assert_eq!(not_due(&line(), &lost), None);
            let recoils = |inches| Outcome::Recoils {
                by: Length::inches(inches),
            };
            let foot = outcomes(&line(), &lost);
            assert_eq!(foot, [recoils(4), Outcome::Routs]);
            let horse = outcomes(&riders(ChargeStyle::Trot), &lost);
            assert_eq!(horse, [recoils(8), Outcome::Routs]);
        }
    ),
    proof!(
        "F-8.37",
        "after a lost combat, grades have +2, +1, 0, -2",
        || {
            assert_eq!(grades(Test::LostCombat), [2, 1, 0, -2]);
        }
    ),
    proof!("F-8.38", "after a lost combat, a general adds 1", || {
        assert_eq!(general(Test::LostCombat), 1);
    }),
    proof!(
        "F-8.39",
        "after a lost combat, each 2 hits subtract 1, or each 3 on a large unit",
        || {
            let facts = beaten(|facts| facts.suffered = 5);
            let row = |tester: &Tester| worth(Predicate::HitsSuffered, tester, &facts);
            assert_eq!((row(&line()), row(&large())), (-2, -1));
        }
    ),
    proof!(
        "F-8.40",
        "after a lost combat, an attack on a flank or the rear subtracts 1",
        || {
            let facts = beaten(|facts| facts.flank_or_rear = true);
            assert_eq!(
                worth(Predicate::UnderFlankOrRearAttack, &line(), &facts),
                -1
            );
        }
    ),
    proof!(
        "F-8.41",
        "after a lost combat, missile foot has -2, and a shaken unit has -2",
        || {
            let facts = beaten(|facts| facts.over_half_missile = true);
            let row = |tester: &Tester| worth(Predicate::FootOverHalfMissile, tester, &facts);
            assert_eq!((row(&line()), row(&riders(ChargeStyle::Trot))), (-2, 0));
            assert_eq!(worth(Predicate::Shaken, &shaken(), &facts), -2);
        }
    ),
    proof!(
        "F-8.42",
        "after a lost combat, each consecutive lost round after the first subtracts 1",
        || {
            let row = |rounds_lost| {
                let facts = beaten(|facts| facts.rounds_lost = rounds_lost);
                worth(Predicate::RoundsLostAfterTheFirst, &line(), &facts)
            };
            assert_eq!([0, 1, 2, 4].map(row), [0, 0, -1, -3]);
        }
    ),
];

pub(in super::super) const FRIENDS: &[Proof] = &[
    proof!(
        "F-8.43",
        "a unit tests once a turn for routing friends, and routs if it fails",
        || {
            let again = friends(2, |facts| facts.tested = true);
            assert_eq!(not_due(&line(), &again), Some(Reason::TestedThisTurn));
            let none = friends(0, |_| ());
            assert_eq!(not_due(&line(), &none), Some(Reason::NoFriendRouted));
            let one = friends(1, |_| ());
            assert_eq!(not_due(&line(), &one), None);
            let outcomes = outcomes(&line(), &one);
            assert_eq!(outcomes, [Outcome::CarriesOn, Outcome::Routs]);
        }
    ),
    proof!(
        "F-8.44",
        "regulars ignore gunners and skirmishers, grade A ignores grade D, and nobles ignore lower grades",
        || {
            let ignores = |unit: Unit, change: fn(&mut RoutingFriend)| {
                let facts = friends(1, |facts| facts.friends.iter_mut().for_each(change));
                not_due(&tester(&unit), &facts) == Some(Reason::FriendsIgnored)
            };
            let graded = |grade| Unit { grade, ..foot(24) };
            let tribal = |unit| Unit {
                troops: TroopType::Irregular,
                ..unit
            };
            assert!(ignores(foot(24), |friend| friend.gunners = true));
            assert!(ignores(foot(24), |friend| friend.skirmishers = true));
            assert!(!ignores(tribal(foot(24)), |friend| friend.gunners = true));
            assert!(ignores(graded(Grade::A), |friend| friend.grade = Grade::D));
            assert!(!ignores(graded(Grade::B), |friend| friend.grade = Grade::D));
            let nobles = || with(graded(Grade::B), |group| group.noble = true);
            assert!(ignores(nobles(), |_| ()));
            assert!(!ignores(nobles(), |friend| friend.grade = Grade::B));
        }
    ),
    proof!(
        "F-8.45",
        "if a friend routs, grades have +2, +1, 0, -1",
        || {
            assert_eq!(grades(Test::FriendRouting), [2, 1, 0, -1]);
        }
    ),
    proof!(
        "F-8.46",
        "if a friend routs, a general adds 1, and so does a square or hard cover",
        || {
            let facts = friends(1, |facts| facts.square_or_hard_cover = true);
            assert_eq!(general(Test::FriendRouting), 1);
            assert_eq!(worth(Predicate::InSquareOrHardCover, &line(), &facts), 1);
        }
    ),
    proof!(
        "F-8.47",
        "each routing friend subtracts 1, including the first",
        || {
            let row = |count| {
                let facts = friends(count, |_| ());
                worth(Predicate::RoutingFriendsNear, &line(), &facts)
            };
            assert_eq!([1, 3].map(row), [-1, -3]);
        }
    ),
    proof!(
        "F-8.48",
        "if a friend routs, a shaken unit has -1, and so has a unit with two open flanks",
        || {
            let facts = friends(1, |facts| facts.two_open_flanks = true);
            assert_eq!(worth(Predicate::Shaken, &shaken(), &facts), -1);
            assert_eq!(worth(Predicate::TwoOpenFlanks, &line(), &facts), -1);
        }
    ),
    proof!(
        "F-8.49",
        "if a friend routs, a unit that was burst through has -2, also in cover that it took later",
        || {
            let row = |covered| {
                let facts = friends(1, |facts| {
                    facts.burst_through = true;
                    facts.square_or_hard_cover = covered;
                });
                worth(Predicate::BurstThroughThisTurn, &line(), &facts)
            };
            assert_eq!([false, true].map(row), [-2, -2]);
        }
    ),
];
