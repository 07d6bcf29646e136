//! The reaction tests with the embedded tables, and the interpretations that change when a test is
//! taken, its modifiers or its outcome.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use drumhead_vocabulary::Length;

use super::*;
use crate::interpretations::{Interpretations, OutgunnedBy, TestHits};
use crate::movement::Mount;
use crate::steadiness::PlayingGrade;
use crate::weapons::{Weapon, WeaponSet};
use drumhead_rules::odds::{Chance, Exact};

fn standard() -> &'static Rules {
    Rules::standard().unwrap()
}

/// Returns the rules under one interpretation other than the default.
fn under(id: &str, option: &str) -> Rules {
    let mut interpretations = Interpretations::default();
    interpretations.set(id, Some(option)).unwrap();
    assert!(
        !interpretations.is_default(),
        "{id} {option} is the default"
    );
    Rules::new(&interpretations).unwrap()
}

/// Returns regular foot of grade C.
fn foot() -> Tester {
    Tester {
        troops: TroopType::Regular,
        grade: PlayingGrade {
            grade: Grade::C,
            minus: false,
        },
        mount: None,
        nobles: false,
        unpaid: false,
        large: false,
        figures: 24,
        general: false,
        shaken: false,
        exhausted: false,
    }
}

/// Returns regular cavalry of grade C with this charge style.
fn horse(style: ChargeStyle) -> Tester {
    Tester {
        mount: Some(Mount::Cavalry(Some(style))),
        ..foot()
    }
}

fn total(tester: &Tester, facts: &Facts, rules: &Rules) -> i32 {
    match reaction(tester, facts, rules) {
        Verdict::Rolls(tally) => tally.total(),
        Verdict::NotDue(reason) => panic!("no test: {reason:?}"),
    }
}

fn not_due(tester: &Tester, facts: &Facts, rules: &Rules) -> Option<Reason> {
    match reaction(tester, facts, rules) {
        Verdict::Rolls(_) => None,
        Verdict::NotDue(reason) => Some(reason),
    }
}

fn pursuit(facts: HaltPursuitFacts) -> Facts {
    Facts::HaltPursuit(HaltPursuitFacts {
        pursuit_moves: facts.pursuit_moves.max(1),
        ..facts
    })
}

/// Returns these facts of a charge test, with a general within command distance.
fn charge(facts: ChargeFacts) -> Facts {
    Facts::Charge(ChargeFacts {
        general_near: true,
        ..facts
    })
}

#[test]
fn each_test_evaluates_each_of_its_conditions_once() {
    for test in Test::ALL {
        let counts = Facts::none(test).counts(&foot(), standard());
        let asked: BTreeSet<_> = counts.iter().map(|(predicate, _)| *predicate).collect();
        assert_eq!(asked.len(), counts.len(), "{test:?}");
        let wanted = test.predicates().iter().chain(Test::EVERY).copied();
        assert_eq!(asked, wanted.collect(), "{test:?}");
    }
}

#[test]
fn every_condition_belongs_to_a_test_and_its_id_is_its_serialised_name() {
    let tests = Test::ALL.iter().flat_map(|test| test.predicates());
    let asked: BTreeSet<_> = tests.chain(Test::EVERY).collect();
    assert_eq!(asked, Predicate::ALL.iter().collect());
    for predicate in Predicate::ALL {
        let written = serde_json::to_value(predicate).unwrap();
        assert_eq!(written, predicate.id());
    }
    for test in Test::ALL {
        assert_eq!(serde_json::to_value(test).unwrap(), test.id());
        let facts = serde_json::to_value(Facts::none(test)).unwrap();
        assert_eq!(facts["test"], test.id());
        let read: Facts = serde_json::from_value(facts).unwrap();
        assert_eq!(read, Facts::none(test));
    }
}

#[test]
fn unknown_facts_are_refused() {
    for text in [
        r#"{"test": "rally", "luck": 3}"#,
        r#"{"test": "luck"}"#,
        r#"{"test": "rally", "rout_moves": -1}"#,
    ] {
        assert!(serde_json::from_str::<Facts>(text).is_err(), "{text}");
    }
    let sparse: Facts = serde_json::from_str(r#"{"test": "rally", "rout_moves": 1}"#).unwrap();
    assert_eq!(not_due(&foot(), &sparse, standard()), None);
}

#[test]
fn the_chance_is_the_share_of_passing_faces() {
    let mut faces = BTreeSet::new();
    for hits in 0..30 {
        let facts = Facts::LostCombat(LostCombatFacts {
            suffered: hits + 1,
            ..LostCombatFacts::default()
        });
        let tally = facts.tally(&foot(), standard());
        let passing = (1..=6).filter(|face| tally.passes(*face)).count();
        assert_eq!(usize::from(tally.passing_faces()), passing);
        let exact: Exact = tally.chance();
        assert_eq!(exact, Exact::ratio(u32::from(tally.passing_faces()), 6));
        assert_eq!(
            i32::from(tally.passing_faces()),
            (6 + tally.total()).clamp(0, 6)
        );
        faces.insert(tally.passing_faces());
    }
    assert_eq!(faces, (0..=6).collect());
}

#[test]
fn numbers_beyond_any_table_do_not_overflow_or_panic() {
    let most = u32::MAX;
    let hits = Facts::Shooting(ShootingFacts {
        gunpowder_hits: most,
        other_hits: most,
        shooters: most,
        ..ShootingFacts::default()
    });
    let lost = Facts::LostCombat(LostCombatFacts {
        suffered: most,
        rounds_lost: most,
        ..LostCombatFacts::default()
    });
    for rules in [standard().clone(), under("D-142", "together")] {
        for facts in [&hits, &lost] {
            let tally = facts.tally(&foot(), &rules);
            assert_eq!(tally.passing_faces(), 0);
        }
    }
}

#[test]
fn a_tester_is_the_unit_in_its_current_state() {
    let group = |count, noble| Group {
        count,
        noble,
        ..Group::default()
    };
    let unit = Unit {
        kind: Kind::Cavalry,
        troops: TroopType::Irregular,
        grade: Grade::B,
        unsupplied: true,
        pay: Pay::Unpaid,
        groups: vec![group(20, true), group(20, true), group(0, false)],
        ..Unit::default()
    };
    let state = TesterState {
        figures: 12,
        riding: true,
        ..TesterState::default()
    };
    let tester = Tester::of(&unit, state, standard());
    assert!(tester.nobles && tester.unpaid && tester.large && tester.is_irregular());
    assert_eq!((tester.grade.grade, tester.figures), (Grade::C, 12));
    // Irregular cavalry cannot be bought to trot.
    assert!(tester.gallops() && tester.is_cavalry());
    let dismounted = TesterState {
        riding: false,
        ..state
    };
    assert!(Tester::of(&unit, dismounted, standard()).is_foot());
    let mixed = Unit {
        pay: Pay::Partly { unpaid: 3 },
        groups: vec![group(20, true), group(19, false)],
        ..unit
    };
    let tester = Tester::of(&mixed, state, standard());
    assert!(!tester.nobles && !tester.unpaid && !tester.large);
    let nobody = Unit::default();
    assert!(!Tester::of(&nobody, state, standard()).nobles);
}

#[test]
fn pursuit_tests_of_grade_a_follow_the_three_options() {
    let mut elite = foot();
    elite.grade.grade = Grade::A;
    let facts = pursuit(HaltPursuitFacts::default());
    let rules = [
        standard().clone(),
        under("D-01", "nought"),
        under("D-01", "plus_one"),
    ];
    assert_eq!(rules.map(|r| total(&elite, &facts, &r)), [-1, 0, 1]);
}

#[test]
fn cover_and_a_return_to_the_table_count_once_together() {
    let facts = pursuit(HaltPursuitFacts {
        returning: true,
        in_cover: true,
        ..HaltPursuitFacts::default()
    });
    assert_eq!(total(&foot(), &facts, standard()), -2 + 2);
    assert_eq!(total(&foot(), &facts, &under("D-02", "one")), -2 + 1);
}

#[test]
fn pursuit_tests_of_exhausted_units_follow_the_three_options() {
    let tired = |tester: Tester| Tester {
        exhausted: true,
        ..tester
    };
    let facts = |galloped| {
        pursuit(HaltPursuitFacts {
            galloped,
            ..HaltPursuitFacts::default()
        })
    };
    let sums = |rules: &Rules| {
        [
            total(&tired(foot()), &facts(false), rules),
            total(&tired(horse(ChargeStyle::Trot)), &facts(false), rules),
            total(&tired(horse(ChargeStyle::Gallop)), &facts(true), rules),
        ]
    };
    // The sums for foot, trotters and gallopers: −2 for the grade, and the rows that apply.
    assert_eq!(sums(standard()), [-3, -3, -5]);
    assert_eq!(sums(&under("D-03", "unless_wild")), [-3, -3, -4]);
    assert_eq!(sums(&under("D-03", "never")), [-2, -3, -4]);
}

#[test]
fn the_interpretations_decide_which_units_test_before_a_pursuit_move() {
    let before = |target_left| {
        Facts::HaltPursuit(HaltPursuitFacts {
            target_left,
            ..HaltPursuitFacts::default()
        })
    };
    let rider = horse(ChargeStyle::Trot);
    let wait = Some(Reason::NoPursuitMove);
    assert_eq!(not_due(&rider, &before(false), standard()), wait);
    assert_eq!(not_due(&foot(), &before(false), standard()), None);
    assert_eq!(
        not_due(&rider, &before(false), &under("D-04", "anybody")),
        None
    );
    // The unit is a charger that lost its target.
    assert_eq!(not_due(&rider, &before(true), standard()), None);
    assert_eq!(
        not_due(&rider, &before(true), &under("D-100", "as_pursuers")),
        wait
    );
}

#[test]
fn the_interpretation_decides_whether_organ_guns_are_heavy() {
    let facts = Facts::Shooting(ShootingFacts {
        gunpowder_hits: 1,
        artillery: true,
        organ_guns: true,
        ..ShootingFacts::default()
    });
    assert_eq!(total(&foot(), &facts, standard()), 0);
    assert_eq!(total(&foot(), &facts, &under("D-22", "organ_guns_too")), -1);
}

#[test]
fn the_interpretation_decides_whether_a_half_rout_move_counts() {
    let facts = Facts::Rally(RallyFacts {
        half_rout_moves: 1,
        ..RallyFacts::default()
    });
    assert_eq!(not_due(&foot(), &facts, standard()), None);
    let none = Some(Reason::NoRoutMove);
    assert_eq!(not_due(&foot(), &facts, &under("D-101", "does_not")), none);
}

#[test]
fn interpretations_set_the_state_of_halted_and_returned_units() {
    let outcome =
        |facts: &Facts, rules: &Rules| facts.outcome(true, &foot(), FigureScale::Large, rules);
    let rally = Facts::none(Test::Rally);
    let morale = |morale| Outcome::Rallies { morale };
    assert_eq!(outcome(&rally, standard()), morale(RalliedTo::Halted));
    let good = under("D-104", "good");
    assert_eq!(outcome(&rally, &good), morale(RalliedTo::Good));
    assert_eq!(
        Reason::TargetFar.outcome(&good),
        Some(morale(RalliedTo::Good))
    );
    let returning = Facts::HaltPursuit(HaltPursuitFacts {
        returning: true,
        ..HaltPursuitFacts::default()
    });
    let returns = |disordered| Outcome::Returns { disordered };
    assert_eq!(outcome(&returning, standard()), returns(false));
    let disordered = under("D-105", "disordered");
    assert_eq!(outcome(&returning, &disordered), returns(true));
    let failed = returning.outcome(false, &foot(), FigureScale::Large, standard());
    assert_eq!(failed, Outcome::StaysAway);
}

#[test]
fn interpretations_that_matter_in_play_change_the_rules() {
    assert_eq!(standard().choices.outgunned, OutgunnedBy::GunsLeft);
    let fixed = under("D-132", "fixed");
    assert_eq!(fixed.choices.outgunned, OutgunnedBy::GunsAtStart);
    assert_eq!(standard().choices.test_hits, TestHits::AfterSaves);
    let before = under("D-140", "before_saves");
    assert_eq!(before.choices.test_hits, TestHits::BeforeSaves);
}

#[test]
fn the_interpretation_decides_which_enemies_naked_missile_foot_fears() {
    let facts = |enemy_cavalry_or_pikes| {
        charge(ChargeFacts {
            role: ChargeRole::Meets,
            naked: true,
            over_half_missile: true,
            enemy_cavalry_or_pikes,
            ..ChargeFacts::default()
        })
    };
    let sums = |rules: &Rules| [false, true].map(|enemy| total(&foot(), &facts(enemy), rules));
    assert_eq!(sums(standard()), [-2, -2]);
    assert_eq!(sums(&under("D-133", "cavalry_and_pikes")), [0, -2]);
}

#[test]
fn the_interpretation_decides_when_mounted_troops_fear_pikes() {
    let sums = |rules: &Rules| {
        [
            ChargeRole::Charges,
            ChargeRole::Countercharges,
            ChargeRole::Meets,
        ]
        .map(|role| {
            let facts = charge(ChargeFacts {
                role,
                steady_pikes_frontally: true,
                ..ChargeFacts::default()
            });
            total(&horse(ChargeStyle::Trot), &facts, rules)
        })
    };
    assert_eq!(sums(standard()), [-3, -3, 0]);
    assert_eq!(sums(&under("D-138", "always")), [-3, -3, -3]);
}

#[test]
fn the_interpretation_decides_whether_two_kinds_of_hits_form_sets_together() {
    let sets = |gunpowder_hits, other_hits, large, rules: &Rules| {
        let facts = Facts::Shooting(ShootingFacts {
            gunpowder_hits,
            other_hits,
            shooters: 99,
            ..ShootingFacts::default()
        });
        let tester = Tester { large, ..foot() };
        -total(&tester, &facts, rules)
    };
    let together = under("D-142", "together");
    // Half a set of one kind and two thirds of the other are a whole set only if counted together.
    assert_eq!(sets(1, 2, false, standard()), 0);
    assert_eq!(sets(1, 2, false, &together), 1);
    assert_eq!(sets(1, 1, false, &together), 0);
    assert_eq!(sets(3, 5, false, standard()), 1 + 1);
    assert_eq!(sets(3, 5, false, &together), 3);
    // For a large unit, a set is 3 gunpowder hits or 4 other hits.
    assert_eq!(sets(2, 1, true, &together), 0);
    assert_eq!(sets(2, 2, true, &together), 1);
    assert_eq!(sets(2, 3, true, standard()), 0);
    assert_eq!(sets(3, 4, true, standard()), 2);
    // The rows stay in the order of the rules.
    let facts = Facts::Shooting(ShootingFacts {
        gunpowder_hits: 3,
        other_hits: 2,
        flank_or_rear: true,
        ..ShootingFacts::default()
    });
    let rows = facts.tally(&foot(), &together).rows;
    let asked: Vec<_> = rows.iter().map(|row| row.predicate).collect();
    assert_eq!(
        asked,
        [
            Predicate::Grade,
            Predicate::GunpowderHits,
            Predicate::OtherHits,
            Predicate::ShotFromFlankOrRear
        ]
    );
}

#[test]
fn the_interpretation_decides_whether_arrows_count_in_a_charge() {
    let facts = charge(ChargeFacts {
        other_hits: 6,
        ..ChargeFacts::default()
    });
    assert_eq!(total(&foot(), &facts, standard()), 0);
    let counted = under("D-150", "all_shooting");
    assert_eq!(total(&foot(), &facts, &counted), -2);
}

#[test]
fn the_interpretation_decides_whether_ignored_routs_count() {
    let friends = |last| {
        let rabble = RoutingFriend {
            grade: Grade::C,
            gunners: true,
            skirmishers: false,
        };
        let last = RoutingFriend {
            gunners: last,
            ..rabble.clone()
        };
        Facts::FriendRouting(FriendRoutingFacts {
            friends: vec![rabble.clone(), rabble, last],
            ..FriendRoutingFacts::default()
        })
    };
    assert_eq!(total(&foot(), &friends(false), standard()), -1);
    let counting = under("D-146", "once_tested");
    assert_eq!(total(&foot(), &friends(false), &counting), -3);
    let ignored = Some(Reason::FriendsIgnored);
    assert_eq!(not_due(&foot(), &friends(true), standard()), ignored);
    assert_eq!(not_due(&foot(), &friends(true), &counting), ignored);
}

#[test]
fn the_interpretations_decide_when_bayonets_support_foot_and_which_foot_is_naked() {
    let trained = Some(Training::PikeAndShot);
    let front = |figures, pikes, bayonets| FrontRank {
        figures,
        pikes,
        bayonets,
    };
    let status = |training, front, asked_for, rules: &Rules| {
        pike_status(training, true, front, asked_for, rules)
    };
    let (test, combat) = (PikesFor::ReactionTest, PikesFor::Combat);
    let fixed = front(12, 2, 10);
    assert_eq!(
        status(trained, fixed, test, standard()),
        PikeStatus::Supported
    );
    assert_eq!(
        status(trained, fixed, combat, standard()),
        PikeStatus::Naked
    );
    let everything = under("D-134", "everything");
    assert_eq!(
        status(trained, fixed, combat, &everything),
        PikeStatus::Supported
    );
    // With one figure in the front rank that has neither pike nor bayonet, the foot is not
    // supported.
    let gap = front(12, 2, 9);
    assert_eq!(status(trained, gap, test, &everything), PikeStatus::Naked);
    let halberds = front(10, 0, 0);
    assert_eq!(status(None, halberds, test, standard()), PikeStatus::Naked);
    let narrow = under("D-135", "pike_and_shot");
    assert_eq!(status(None, halberds, test, &narrow), PikeStatus::Neither);
    assert_eq!(status(trained, halberds, test, &narrow), PikeStatus::Naked);
    let mounted = pike_status(trained, false, front(8, 8, 0), test, standard());
    assert_eq!(mounted, PikeStatus::Neither);
    let nobody = front(0, 0, 0);
    assert_eq!(status(trained, nobody, test, standard()), PikeStatus::Naked);
}

#[test]
fn the_usual_front_of_pike_and_shot_is_its_pikes_between_the_sleeves() {
    let group = |count, weapons: &[Weapon]| Group {
        count,
        weapons: WeaponSet::of(weapons),
        ..Group::default()
    };
    let unit = |groups, front| Unit {
        training: Some(Training::PikeAndShot),
        groups,
        formation: Formation {
            front,
            sleeve: None,
        },
        ..Unit::default()
    };
    let pikes = || group(24, &[Weapon::Pike]);
    let shot = || group(24, &[Weapon::Musket]);
    let front = |unit: &Unit| usual_front(unit, standard());
    let formed = front(&unit(vec![pikes(), shot()], Some(6))).unwrap();
    assert_eq!((formed.pikes, formed.figures), (6, 6 + 3 + 3));
    assert_eq!(front(&unit(vec![pikes(), shot()], None)), None);
    let halberds = group(6, &[Weapon::HeavyWeapon]);
    let before_halberds = front(&unit(vec![halberds, pikes()], Some(8))).unwrap();
    assert_eq!((before_halberds.pikes, before_halberds.figures), (8, 8));
    let bows = Unit {
        training: None,
        ..unit(vec![group(24, &[Weapon::Longbow])], Some(8))
    };
    assert_eq!(front(&bows).map(|rank| rank.pikes), Some(0));
}

#[test]
fn exactly_half_is_not_more_than_half() {
    let shot = Group {
        weapons: WeaponSet::of(&[Weapon::Javelin]),
        ..Group::default()
    };
    let swords = Group::default();
    assert!(over_half_missile([(&shot, 7), (&swords, 6)]));
    assert!(!over_half_missile([(&shot, 6), (&swords, 6)]));
    assert!(!over_half_missile([(&shot, 0), (&swords, 0)]));
}

#[test]
fn a_unit_recoils_half_the_distance_of_a_failed_charge() {
    let facts = charge(ChargeFacts {
        charged: Some(Length::inches(9)),
        ..ChargeFacts::default()
    });
    let outcome = facts.outcome(false, &foot(), FigureScale::Large, standard());
    let by = Length::parse_inches("4.5");
    assert_eq!(outcome, Outcome::RecoilsShaken { by });
}

#[test]
fn a_shaken_unit_that_fails_a_shooting_test_routs_whether_or_not_it_advanced() {
    let shaken = Tester {
        shaken: true,
        ..foot()
    };
    let facts = |advanced| {
        Facts::Shooting(ShootingFacts {
            advanced,
            ..ShootingFacts::default()
        })
    };
    let failed = |tester: &Tester, advanced| {
        facts(advanced).outcome(false, tester, FigureScale::Large, standard())
    };
    assert_eq!(failed(&shaken, false), Outcome::Routs);
    assert_eq!(failed(&shaken, true), Outcome::Routs);
    assert_eq!(failed(&foot(), true), Outcome::Halted);
    assert_eq!(failed(&foot(), false), Outcome::Shaken);
}
