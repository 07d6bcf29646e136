//! Sections 2, 7 and 11 in play: the length of a move, and the cost of manoeuvres and obstacles.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::*;
use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::UnitRef;

use crate::proofs::fornovo::scene::*;
use crate::proofs::fornovo::support::*;
use crate::proofs::{Proof, played, proof};

/// Returns a battle of this unit and horse against foot, in side A's movement step.
fn scene(unit: Unit) -> Scene {
    let mut scene = Scene::of([unit, horse(12)], [foot(20)]);
    scene.go(Step::MovesA);
    scene
}

fn dragoons(count: u32) -> Unit {
    with(foot(count), |group| group.horse = true)
}

fn archers(count: u32) -> Unit {
    Unit {
        stakes: count,
        ..foot(count)
    }
}

/// Returns steady foot in this many ranks.
fn ranked(count: u32, ranks: u32) -> Unit {
    let front = u16::try_from(count / ranks).expect("the unit is small");
    Unit {
        formation: Formation {
            front: Some(front),
            sleeve: None,
        },
        shallow: true,
        ..foot(count)
    }
}

const fn manoeuvre(what: Manoeuvre) -> Command {
    Command::Manoeuvre(actions::Manoeuvre { unit: FOOT, what })
}

fn moved(unit: UnitRef, moved: Moved) -> Command {
    let observed = MoveObservations {
        moved,
        ..MoveObservations::stood(unit)
    };
    Command::Move(actions::Move {
        moves: vec![observed],
    })
}

fn through(friend: UnitRef) -> Command {
    let observed = MoveObservations {
        moved: Moved::Full,
        through: vec![friend],
        ..MoveObservations::stood(FOOT)
    };
    Command::Move(actions::Move {
        moves: vec![observed],
    })
}

/// Returns the rest of the unit's move after a manoeuvre, in inches.
fn left_after(unit: Unit, what: Manoeuvre) -> i32 {
    let mut scene = scene(unit);
    scene.play(manoeuvre(what), &[]);
    inches(scene.left(FOOT))
}

/// Returns the unit's whole move of this kind, in inches.
fn going(unit: Unit, way: Way) -> i32 {
    let observed = MoveObservations {
        ways: vec![way],
        ..MoveObservations::stood(FOOT)
    };
    let allowance = scene(unit).allowance(&observed);
    let slower = allowance.slower.first().map(|line| line.length);
    inches(slower.unwrap_or(Length::ZERO))
}

/// Returns how much of the unit's move this crossing costs, in inches.
fn crossing(unit: Unit, crossed: Crossed) -> i32 {
    let observed = MoveObservations {
        over: vec![crossed],
        ..MoveObservations::stood(FOOT)
    };
    let allowance = scene(unit).allowance(&observed);
    let spent = allowance
        .deductions
        .first()
        .map_or(Length::ZERO, |line| line.length);
    assert_eq!(
        allowance.left,
        allowance.normal.minus(spent).max(Length::ZERO)
    );
    inches(spent)
}

pub(in super::super) const PROOFS: &[Proof] = &[
    proof!(
        "F-11.09",
        "fences and low walls cost 2 inches for each rank",
        || {
            assert_eq!(crossing(ranked(24, 3), Crossed::Fence), 6);
            assert_eq!(crossing(ranked(24, 2), Crossed::LowWall), 4);
        }
    ),
    proof!(
        "F-11.10",
        "high walls cost 2 inches for each rank, and horse cannot cross them",
        || {
            assert_eq!(crossing(ranked(24, 2), Crossed::HighWall), 4);
            let scene = scene(foot(24));
            let offered = |unit| {
                let observed = MoveObservations {
                    moved: Moved::Half,
                    ..MoveObservations::stood(unit)
                };
                let moves = vec![observed];
                let goes = actions::Move { moves };
                scene.choices(&goes, "/moves/0/over")
            };
            assert!(offered(FOOT).contains(&"high_wall".to_owned()));
            assert!(!offered(HORSE).contains(&"high_wall".to_owned()));
        }
    ),
    proof!(
        "F-11.13",
        "a column on a bridge is three figures wide",
        || played("fornovo/crossing")
    ),
    proof!("F-11.14", "leaving a town block costs half a move", || {
        assert_eq!(crossing(foot(24), Crossed::OutOfBlock), 4);
    }),
    proof!(
        "F-11.19",
        "a ditch costs 2 inches, however deep the unit is",
        || {
            assert_eq!(crossing(ranked(24, 3), Crossed::Ditch), 2);
        }
    ),
    proof!("F-11.20", "entering works costs 2 inches", || {
        assert_eq!(crossing(ranked(24, 3), Crossed::Fieldworks), 2);
    }),
    proof!("F-2.08", "a square cannot change facing", || {
        let mut scene = scene(foot(24));
        scene.play(manoeuvre(Manoeuvre::FormSquare), &[]);
        scene.refused("F-2.08", &manoeuvre(Manoeuvre::ChangeFacing));
    }),
    proof!(
        "F-7.16",
        "a heavy unlimbered gun turns but cannot move",
        || {
            let gun = guns(Model::HeavyGun, 1);
            let mut scene = scene(gun);
            scene.play(manoeuvre(Manoeuvre::Unlimber), &[]);
            scene.go(Step::MovesB);
            scene.go(Step::MovesA);
            scene.refused("F-7.16", &moved(FOOT, Moved::Half));
            scene.play(manoeuvre(Manoeuvre::TurnGuns), &[]);
            assert_eq!(scene.unit(FOOT).turn.moved, Moved::Rotation);
        }
    ),
    proof!("F-7.19", "the cost of a manoeuvre is deducted", || {
        let mut scene = scene(foot(24));
        scene.play(manoeuvre(Manoeuvre::ChangeFacing), &[]);
        scene.refused("F-7.19", &moved(FOOT, Moved::Full));
        scene.play(moved(FOOT, Moved::Half), &[]);
        assert_eq!(scene.unit(FOOT).turn.moved, Moved::Full);
    }),
    proof!(
        "F-7.21",
        "a change of facing costs steady troops half a move, and other troops a whole move",
        || {
            assert_eq!(left_after(foot(24), Manoeuvre::ChangeFacing), 4);
            let troops = TroopType::Irregular;
            let wild = Unit { troops, ..foot(24) };
            assert_eq!(left_after(wild, Manoeuvre::ChangeFacing), 0);
        }
    ),
    proof!(
        "F-7.23",
        "a wheel is at full speed, or at half speed with pikes",
        || {
            assert_eq!(going(foot(24), Way::Wheel), 8);
            assert_eq!(going(armed(foot(24), &[Weapon::Pike]), Way::Wheel), 4);
        }
    ),
    proof!("F-7.24", "a narrow oblique is at full speed", || {
        assert_eq!(going(foot(24), Way::NarrowOblique), 8);
        let grade = Grade::D;
        let poor = Unit { grade, ..foot(24) };
        assert_eq!(going(poor, Way::NarrowOblique), 4);
    }),
    proof!(
        "F-7.25",
        "a sidestep, a retreat and a wide oblique are at half speed",
        || {
            for way in [Way::WideOblique, Way::Sidestep, Way::Retire] {
                assert_eq!(going(foot(24), way), 4, "{way:?}");
            }
        }
    ),
    proof!("F-7.28", "skirmishers move and face freely", || {
        let order = Order::Skirmish;
        let loose = Unit { order, ..foot(24) };
        assert_eq!(going(loose.clone(), Way::Retire), 8);
        assert_eq!(left_after(loose, Manoeuvre::ChangeFacing), 8);
    }),
    proof!("F-7.30", "skirmishers do not block friends", || {
        let order = Order::Skirmish;
        let mut scene = scene(Unit { order, ..foot(24) });
        scene.play(through(HORSE), &[]);
        assert!(scene.unit(HORSE).disorder.is_none());
    }),
    proof!(
        "F-7.31",
        "a unit in four ranks cannot interpenetrate",
        || played("fornovo/deep-units")
    ),
    proof!(
        "F-7.32",
        "interpenetration disorders both units if one of them cannot form two deep",
        || {
            let mut deep = scene(foot(24));
            deep.play(through(HORSE), &[]);
            for unit in [FOOT, HORSE] {
                assert!(deep.unit(unit).disorder.is_some());
            }
            let mut thin = scene(ranked(24, 3));
            thin.play(through(HORSE), &[]);
            assert!(thin.unit(HORSE).disorder.is_none());
        }
    ),
    proof!(
        "F-7.33",
        "a light gun unlimbers in half a move, and a medium gun in a whole move",
        || {
            assert_eq!(left_after(guns(Model::LightGun, 1), Manoeuvre::Unlimber), 2);
            let mut medium = scene(guns(Model::MediumGun, 1));
            medium.play(manoeuvre(Manoeuvre::Unlimber), &[]);
            assert_eq!(medium.left(FOOT), Length::ZERO);
            let live = medium.unit(FOOT);
            assert_eq!((live.limbered, live.models.limber), (false, 0));
            assert!(medium.impossible(&manoeuvre(Manoeuvre::Unlimber)));
        }
    ),
    proof!(
        "F-7.34",
        "one tenth of dismounted dragoons hold the horses",
        || {
            let mut scene = scene(dragoons(24));
            scene.play(manoeuvre(Manoeuvre::Dismount), &[]);
            let live = scene.unit(FOOT);
            assert!(!live.mounted);
            assert_eq!(live.horses, Horses::Held { holders: 2 });
            // Half of the mounted move of 16 inches is used, so half of the move on foot is left.
            assert_eq!(inches(scene.left(FOOT)), 4);
        }
    ),
    proof!(
        "F-2.65",
        "planting stakes costs half a move, and lifting them a whole move",
        || {
            let mut scene = scene(archers(12));
            scene.play(manoeuvre(Manoeuvre::PlantStakes), &[]);
            assert_eq!(scene.unit(FOOT).stakes, Stakes::Planted);
            assert_eq!(inches(scene.left(FOOT)), 4);
            scene.refused("F-7.19", &manoeuvre(Manoeuvre::LiftStakes));
        }
    ),
];
