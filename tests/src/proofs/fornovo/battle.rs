//! Sections 5 to 7 in play: the turn, charges, routs and recovery (F-5, F-6,
//! F-7).

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::reaction::Test;
use drumhead_fornovo::{Weapon, shooting};
use drumhead_rules::frame::FieldValue;
use drumhead_vocabulary::play::UnitRef;

use super::scene::*;
use super::support::*;
use crate::proofs::{Proof, played, proof};

/// Asserts that the turn has this step.
fn has(step: Step) {
    let mut scene = Scene::new();
    scene.go(step);
    assert_eq!(scene.state().now.step, step);
}

/// Returns a battle in which the horse charges the enemy, at the start of the tests.
fn charged() -> Scene {
    let mut scene = Scene::new();
    scene.go(Step::ChargesA);
    scene.charge(HORSE, ENEMY);
    scene.go(Step::FireTests);
    scene
}

/// Returns a battle in the flight step, with a router that has made this many rout moves.
fn router(moves: usize) -> Scene {
    let mut scene = Scene::new();
    scene.set(FOOT, morale(MoraleWord::Routed));
    for _ in 0..moves {
        scene.go(Step::Flight);
        scene.play(flee(FleeWay::OnTable, &[]), &[]);
        scene.go(Step::Returns);
    }
    scene.go(Step::Flight);
    scene
}

fn flee(way: FleeWay, through: &[UnitRef]) -> Command {
    Command::Flee(actions::Flee {
        unit: FOOT,
        way,
        through: through.to_vec(),
        gap: false,
    })
}

/// Returns the battle after the enemy routs in contact with the horse, which pursues it.
fn pursuit() -> Scene {
    let mut scene = charged();
    scene.play(test(HORSE, Test::Charge), &[6]);
    scene.play(test(ENEMY, Test::Charge), &[6]);
    scene.go(Step::Returns);
    scene.set(ENEMY, figures(5));
    scene.end();
    scene
}

fn figures(left: u32) -> FieldValue {
    field("figures", [left])
}

fn pursue(way: PursueWay) -> Command {
    Command::Pursue(actions::Pursue { unit: HORSE, way })
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("F-6.01", "a turn begins with the initiative", || has(
        Step::Initiative
    )),
    proof!("F-6.02", "recoils of last turn are moved", || has(
        Step::Recoils
    )),
    proof!("F-6.03", "routers and pursuers test in Rally", || has(
        Step::RallyTests
    )),
    proof!(
        "F-6.04",
        "after the tests, routers and pursuers move",
        || has(Step::Flight)
    ),
    proof!("F-6.05", "units off the table test to return", || has(
        Step::Returns
    )),
    proof!(
        "F-6.06",
        "side B does not charge in the step in which side A charges",
        || {
            has(Step::ChargesA);
            let mut scene = Scene::new();
            scene.go(Step::ChargesA);
            scene.refused("F-6.06", &charge(ENEMY, HORSE));
        }
    ),
    proof!("F-6.07", "side B answers the charges of side A", || has(
        Step::AnswersB
    )),
    proof!(
        "F-6.08",
        "after that, side B charges and side A answers",
        || {
            has(Step::ChargesB);
            has(Step::AnswersA);
        }
    ),
    proof!("F-6.09", "each side moves in its own step", || {
        has(Step::MovesA);
        let mut scene = Scene::new();
        scene.go(Step::MovesA);
        scene.refused("F-6.09", &moved(ENEMY, false));
    }),
    proof!("F-6.10", "both sides shoot", || has(Step::Fire)),
    proof!(
        "F-6.11",
        "after the shooting, units that were shot at or charged test",
        || {
            has(Step::FireTests);
        }
    ),
    proof!("F-6.12", "after the tests, charges are completed", || has(
        Step::Completions
    )),
    proof!(
        "F-6.13",
        "after the charges, every combat has a round",
        || has(Step::Rounds)
    ),
    proof!("F-6.14", "after the rounds, losing units test", || has(
        Step::LoserTests
    )),
    proof!(
        "F-6.15",
        "after the losing units, units that saw a friend rout test",
        || has(Step::FriendTests)
    ),
    proof!("F-6.16", "after the tests, units recover", || has(
        Step::Recovery
    )),
    proof!("F-2.16", "gallopers' pursuit counts as a gallop", || {
        let galloped = |scene: &Scene| scene.unit(HORSE).pursuit.map(|p| p.galloped);
        assert_eq!(galloped(&pursuit()), Some(true));
    }),
    proof!("F-1.07", "a die has no seventh face", || {
        let mut scene = Scene::new();
        scene.go(Step::Initiative);
        let roll = actions::RollInitiative { side: 0 };
        assert!(scene.takes(&roll, 6) && !scene.takes(&roll, 7));
    }),
    proof!("F-2.63", "an unpaid unit goes home on a 1", || played(
        "fornovo/unpaid-goes"
    )),
    proof!("F-3.07", "generals come and go in the Move phase", || {
        let mut scene = Scene::new();
        scene.go(Step::Initiative);
        scene.refused("F-3.07", &JOINS);
        scene.go(Step::MovesA);
        scene.play(JOINS, &[]);
        assert_eq!(scene.state().general_with(FOOT), Some(GENERAL));
    }),
    proof!("F-5.02", "a pursuit disorders the pursuer", || {
        // The router is exhausted, and so disordered anyway; the pursuing horse is not exhausted.
        let scene = pursuit();
        let cause = DisorderCause::RoutOrPursuit;
        let disorder = scene.unit(HORSE).disorder.map(|disorder| disorder.cause);
        assert_eq!(disorder, Some(cause));
    }),
    proof!(
        "F-5.04",
        "a router disorders the friends that it bursts through",
        || {
            let mut scene = router(0);
            scene.play(flee(FleeWay::OnTable, &[HORSE]), &[]);
            assert!(scene.unit(HORSE).disorder.is_some());
        }
    ),
    proof!(
        "F-5.11",
        "an event that lowers morale never raises it",
        || {
            let mut scene = Scene::new();
            scene.set(FOOT, morale(MoraleWord::Routed));
            scene.set(FOOT, field("debt", 1));
            assert!(scene.unit(FOOT).routs());
        }
    ),
    proof!(
        "F-5.07",
        "a halted unit that did not advance recovers",
        || {
            let mut scene = Scene::new();
            scene.set(FOOT, morale(MoraleWord::Halted));
            scene.set(HORSE, morale(MoraleWord::Halted));
            scene.go(Step::MovesA);
            scene.play(moved(HORSE, true), &[]);
            scene.go(Step::Recovery);
            assert_eq!(scene.unit(FOOT).morale, Morale::Good);
            assert_ne!(scene.unit(HORSE).morale, Morale::Good);
        }
    ),
    proof!(
        "F-5.08",
        "a unit is no longer shaken after a quiet turn",
        || played("fornovo/quiet-turn")
    ),
    proof!(
        "F-5.09",
        "disorder remains as long as its cause remains",
        || {
            let mut scene = Scene::new();
            scene.set(FOOT, field("disorder", true));
            scene.go(Step::Recovery);
            let (unit, persists) = (FOOT, true);
            scene.play(actions::Recover { unit, persists }, &[]);
            assert!(scene.unit(FOOT).disorder.is_some());
        }
    ),
    proof!("F-5.10", "a halted unit cannot advance", || played(
        "fornovo/held"
    )),
    proof!("F-7.13", "routers cannot move voluntarily", || {
        let mut scene = Scene::new();
        scene.set(FOOT, morale(MoraleWord::Routed));
        scene.go(Step::MovesA);
        scene.refused("F-7.13", &moved(FOOT, false));
    }),
    proof!("F-7.26", "a square cannot charge", || {
        let mut scene = Scene::new();
        scene.has(HORSE, |it| it.square = true);
        scene.go(Step::ChargesA);
        scene.refused("F-7.26", &charge(HORSE, ENEMY));
    }),
    proof!(
        "F-7.27",
        "a manoeuvre that costs more than a move needs idle turns",
        || played("fornovo/movement-debt")
    ),
    proof!(
        "F-7.29",
        "a pursuer that leaves the table tests from the second turn after that",
        || {
            let mut scene = pursuit();
            scene.go(Step::Flight);
            scene.play(pursue(PursueWay::OffTable), &[]);
            let mut waited = Vec::new();
            for _ in 0..3 {
                scene.go(Step::Returns);
                waited.push(scene.tests(HORSE, Test::HaltPursuit));
                scene.end();
            }
            assert_eq!(waited, [false, false, true]);
        }
    ),
    proof!("F-7.37", "a target out of reach cannot be charged", || {
        played("fornovo/charge-out-of-block")
    }),
    proof!("F-7.42", "a recoil that meets the enemy is a rout", || {
        let mut scene = charged();
        scene.play(test(HORSE, Test::Charge), &[6]);
        scene.play(test(ENEMY, Test::Charge), &[6]);
        scene.lose_round(HORSE, ENEMY);
        scene.play(test(HORSE, Test::LostCombat), &[6]);
        scene.go(Step::Recoils);
        scene.play(recoil(HORSE, RecoilWay::Blocked, &[], false), &[]);
        assert!(scene.unit(HORSE).routs());
    }),
    proof!("F-7.46", "units cannot countercharge for a friend", || {
        let mut scene = Scene::new();
        scene.go(Step::ChargesA);
        scene.charge(HORSE, ENEMY);
        scene.go(Step::AnswersB);
        let how = Reply::Countercharges {
            straight_run: true,
            broken_ground: false,
            distance: None,
            shoots: false,
        };
        let (unit, charger) = (SECOND, HORSE);
        scene.refused("F-7.46", &actions::Reply::of(unit, charger, how));
    }),
    proof!("F-7.47", "close-order foot cannot evade", || played(
        "fornovo/evaded"
    )),
    proof!(
        "F-7.49",
        "a charge without contact disorders the charger",
        || played("fornovo/charges-on-closed")
    ),
    proof!("F-7.51", "rout moves are counted", || {
        let mut scene = router(0);
        scene.play(flee(FleeWay::OnTable, &[]), &[]);
        let moves = Morale::Routed {
            moves: 1,
            half_moves: 0,
        };
        assert_eq!(scene.unit(FOOT).morale, moves);
    }),
    proof!(
        "F-7.53",
        "only a first rout move can end in surrender",
        || {
            let flees = flee(FleeWay::Surrendered, &[]);
            router(1).refused("F-7.53", &flees);
            router(0).play(flees, &[]);
        }
    ),
    proof!(
        "F-7.54",
        "friends that a router bursts through are disordered",
        || {
            let mut scene = router(0);
            scene.play(flee(FleeWay::OnTable, &[HORSE]), &[]);
            assert!(scene.unit(HORSE).disorder.is_some());
            // A square is never in disorder.
            let mut scene = Scene::new();
            scene.has(HORSE, |it| it.square = true);
            scene.go(Step::Recoils);
            scene.refused("F-7.54", &recoil(FOOT, RecoilWay::Clear, &[HORSE], false));
        }
    ),
    proof!(
        "F-7.55",
        "routers in contact test to rally like others",
        || {
            let mut scene = router(1);
            scene.set(FOOT, field("contacts", vec![ENEMY]));
            scene.go(Step::RallyTests);
            assert!(scene.tests(FOOT, Test::Rally));
        }
    ),
    proof!("F-7.56", "routers cannot shoot", || {
        let shot = armed(foot(24), &[Weapon::Musket]);
        let mut scene = Scene::of([shot, horse(12)], [foot(20)]);
        scene.set(FOOT, morale(MoraleWord::Routed));
        scene.go(Step::Fire);
        assert!(scene.impossible(&volley()));
    }),
    proof!("F-7.57", "a unit that routs an enemy pursues it", || {
        let scene = pursuit();
        let target = scene.unit(HORSE).pursuit.map(|pursuit| pursuit.target);
        assert_eq!(target, Some(ENEMY));
    }),
    proof!(
        "F-7.59",
        "a pursuer that hits another unit is disordered, and so is that unit",
        || {
            played("fornovo/runs-into-friends");
            // A pursuer does not catch a target that burst through friends.
            let mut scene = pursuit();
            scene.go(Step::Flight);
            let flees = actions::Flee {
                unit: ENEMY,
                way: FleeWay::OnTable,
                through: vec![SECOND],
                gap: false,
            };
            scene.play(flees, &[]);
            let (enemy, onto) = (ENEMY, Facing::Front);
            scene.refused("F-7.59", &pursue(PursueWay::Into { enemy, onto }));
        }
    ),
    proof!("F-7.61", "a unit that follows up stays in contact", || {
        let mut scene = charged();
        scene.play(test(HORSE, Test::Charge), &[6]);
        scene.play(test(ENEMY, Test::Charge), &[6]);
        scene.lose_round(HORSE, ENEMY);
        scene.play(test(HORSE, Test::LostCombat), &[6]);
        scene.go(Step::Recoils);
        scene.play(recoil(HORSE, RecoilWay::Clear, &[], true), &[]);
        assert!(scene.unit(HORSE).contacts.contains(&ENEMY));
    }),
];

fn recoil(unit: UnitRef, way: RecoilWay, through: &[UnitRef], followed: bool) -> actions::Recoil {
    actions::Recoil {
        unit,
        way,
        through: through.to_vec(),
        followed,
        stay: Vec::new(),
        out_of_reach: Vec::new(),
        met: None,
        onto: Facing::Front,
    }
}

fn morale(to: MoraleWord) -> FieldValue {
    field("morale", to)
}

fn moved(unit: UnitRef, advanced: bool) -> Command {
    let moved = MoveObservations {
        moved: Moved::Half,
        advanced,
        ..MoveObservations::stood(unit)
    };
    Command::Move(actions::Move { moves: vec![moved] })
}

fn volley() -> Command {
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Group {
            group: 0,
            weapon: Weapon::Musket,
        },
        observed: FireObservations {
            figures: 12,
            close: true,
            cover: None,
            partly_open: false,
            front: None,
            friend: None,
            friend_close: None,
            friend_side: None,
            ranks: RanksFired::Both,
            dense: false,
            side: shooting::Side::Front,
        },
    })
}
