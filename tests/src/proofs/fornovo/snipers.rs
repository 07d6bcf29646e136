//! Sections 2.6, 9.1, 9.7, 9.9, 9.11 to 9.14 and 9.17 in play: snipers, fire at chargers, hints
//! about obstacles, gaps and danger zones, rotation, salvee by rank (F-2.50 to F-2.53, F-9.02,
//! F-9.11, F-9.12, F-9.14 to F-9.16, F-9.34, F-9.35).

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::reaction::Test;
use drumhead_fornovo::tables::shooting::GunClass;
use drumhead_fornovo::{GeneralId, Model, Piece, PieceId, PieceKind, Unit, Weapon};
use drumhead_rules::play::Game as _;
use drumhead_vocabulary::play::{Offer, Question, UnitRef};

use super::scene::*;
use super::support::*;
use crate::proofs::{Proof, proof};

/// The third unit of the first side.
const THIRD: UnitRef = UnitRef::new(0, 3);

/// The first side's sniper, numbered after the side's only unit.
const SNIPER: UnitRef = UnitRef::new(0, 2);

/// The commander-in-chief of the second side.
const GENERAL: GeneralRef = GeneralRef {
    side: 1,
    general: GeneralId(1),
};

/// Returns a battle of foot with a sniper against two units of musketeers.
fn scene() -> Scene {
    let mut first = army(1650, [foot(20)]);
    first.pieces.push(Piece {
        id: PieceId(1),
        name: String::new(),
        what: PieceKind::Sniper,
    });
    let shot = || armed(foot(20), &[Weapon::Musket]);
    Scene::begun(Setup::of(first, army(1650, [shot(), shot()])))
}

/// Returns a battle in the Shoot phase, in which horse charges the first of two units of
/// musketeers. `over_half`: the charge covers more than half of a full charge.
fn charged(over_half: bool) -> Scene {
    let shot = || armed(foot(20), &[Weapon::Musket]);
    let mut scene = Scene::of([foot(24), horse(12)], [shot(), shot()]);
    scene.go(Step::ChargesA);
    let observed = ChargeObservations {
        over_half,
        ..ChargeObservations::default()
    };
    let charge = actions::Charge {
        unit: HORSE,
        target: ENEMY,
        observed,
        through: Vec::new(),
    };
    scene.play(charge, &[]);
    scene.go(Step::Fire);
    scene
}

/// Returns medium guns without limbers, which can fire at once.
fn unlimbered(count: u16) -> Unit {
    let mut battery = guns(Model::MediumGun, count);
    battery.models.limber = 0;
    battery
}

/// Returns the command for dice that missed a friend: they continue to another friend or to the
/// target.
fn go_on(friend: Option<UnitRef>) -> Command {
    Command::GoOn(actions::GoOn {
        unit: FOOT,
        friend,
        friend_close: None,
        friend_side: None,
    })
}

/// Returns a battle after two guns fired ballshot at the enemy over the first of these friends,
/// with these faces. The flags state whether the ranges to the enemy and to the friend are close;
/// `None` if the friend is at the same range as the enemy.
fn fired_over<const N: usize>(
    friends: [Unit; N],
    (close, friend_close): (bool, Option<bool>),
    faces: &[u8],
) -> Scene {
    let guns = guns(Model::MediumGun, 2);
    let mut scene = Scene::of(std::iter::once(guns).chain(friends), [foot(20)]);
    scene.go(Step::Fire);
    let class = GunClass::Medium;
    let shot = actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Guns { class, ball: true },
        observed: FireObservations {
            friend: Some(HORSE),
            friend_close,
            ..FireObservations::plain(2, close)
        },
    };
    scene.play(shot, faces);
    scene
}

fn snipe() -> Command {
    Command::Snipe(actions::Snipe {
        unit: SNIPER,
        general: GENERAL,
        observed: FireObservations::plain(1, true),
    })
}

fn volley(unit: UnitRef, target: UnitRef, observed: FireObservations) -> Command {
    let weapon = Weapon::Musket;
    let arm = Arm::Group { group: 0, weapon };
    Command::Shoot(actions::Shoot {
        unit,
        target,
        arm,
        observed,
    })
}

fn general(scene: &Scene) -> Commander {
    scene.state().generals[&GENERAL]
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("F-2.50", "only snipers shoot at a sniper", || {
        let mut scene = scene();
        scene.go(Step::Fire);
        assert!(scene.unit(SNIPER).sniper);
        let observed = FireObservations::plain(8, true);
        assert!(scene.impossible(&volley(ENEMY, SNIPER, observed)));
    }),
    proof!("F-2.51", "a sniper throws one die at a general", || {
        let mut scene = scene();
        scene.go(Step::Fire);
        assert_eq!(scene.dice_of(&snipe()), 1);
        scene.play(snipe(), &[6]);
        assert!(scene.is_due("mark", None));
    }),
    proof!("F-2.52", "a 6 on a second die kills the general", || {
        for (face, killed) in [(5, false), (6, true)] {
            let mut scene = scene();
            scene.go(Step::Fire);
            scene.play(snipe(), &[6]);
            let command = actions::Mark { general: GENERAL };
            scene.play(command, &[face]);
            assert_eq!(general(&scene) == Commander::Lost, killed);
        }
        let mut scene = scene();
        scene.go(Step::Fire);
        let odds = scene.preview(&snipe()).odds.into_iter().next();
        let [hit, kill] = odds.map_or([0.0; 2], |odds| [odds.bars[0].chance, odds.then[0].chance]);
        assert!(
            hit > 0.0 && (kill * 6.0 - hit).abs() < 1e-12,
            "{hit} {kill}"
        );
    }),
    proof!("F-2.53", "a contacted sniper evades on 4 to 6", || {
        for (face, lives) in [(3, false), (4, true)] {
            let mut scene = scene();
            scene.go(Step::ChargesB);
            scene.charge(ENEMY, SNIPER);
            scene.end();
            scene.play(actions::Caught { unit: SNIPER }, &[face]);
            assert_eq!(scene.unit(SNIPER).on_table(), lives);
        }
    }),
    proof!("F-9.02", "players count figures in range and arc", || {
        let mut scene = scene();
        scene.go(Step::Fire);
        assert!(scene.asked(ENEMY, "shoot", "/observed/figures"));
    }),
    proof!(
        "F-9.14",
        "the question about the target states how far away an obstacle may be",
        || {
            let mut scene = scene();
            scene.go(Step::Fire);
            assert!(scene.hints(ENEMY, "shoot", "/target", "at most halfway"));
        }
    ),
    proof!(
        "F-9.15",
        "a figure shoots through a gap of 1 inch, and a gun through a gap of 4 inches",
        || {
            let figure = "one figure per 1″";
            let mut shot = scene();
            shot.go(Step::Fire);
            assert!(shot.hints(ENEMY, "shoot", "/observed/figures", figure));
            // With a single gun, there is no question about the number of guns.
            let asked = [(2, "/observed/figures"), (1, "/target")];
            for (count, path) in asked {
                let mut scene = Scene::of([unlimbered(count)], [foot(20)]);
                scene.go(Step::Fire);
                assert!(scene.hints(FOOT, "shoot", path, "one gun per 4″"));
            }
        }
    ),
    proof!("F-9.16", "hailshot endangers 2 inches to each side", || {
        let mut scene = Scene::of([unlimbered(2), foot(20)], [foot(20)]);
        scene.go(Step::Fire);
        let offers = scene.battle().offers(Some(FOOT));
        let hail = |offer: &&Offer<Command>| {
            let Command::Shoot(actions::Shoot { arm, .. }) = &offer.command else {
                return false;
            };
            matches!(arm, Arm::Guns { ball: false, .. })
        };
        let questions = offers.iter().find(hail).map(|offer| &offer.questions);
        let hints = |questions: &Vec<Question>| {
            let mut hints = questions.iter().filter_map(|it| it.hint.as_ref());
            hints.any(|hint| hint.contains("2″ wider than the gun model"))
        };
        assert!(questions.is_some_and(hints));
    }),
    proof!(
        "F-9.11",
        "losses by charge fire count in the impact, without a test",
        || {
            let mut scene = charged(true);
            for (unit, target) in [(ENEMY, HORSE), (SECOND, FOOT)] {
                let shot = volley(unit, target, FireObservations::plain(20, true));
                scene.play(shot.clone(), &vec![6; scene.dice_of(&shot)]);
                scene.fail_saves();
            }
            scene.go(Step::FireTests);
            let counts = |unit| scene.unit(unit).turn.shot.in_charge > 0;
            assert_eq!([HORSE, FOOT].map(counts), [true, false]);
            let test = Test::Shooting;
            let tests = |unit| scene.tests(unit, test);
            assert_eq!([HORSE, FOOT].map(tests), [false, true]);
        }
    ),
    proof!(
        "F-9.12",
        "only the target shoots at a charge of at most half the full distance",
        || {
            let shot = |unit| volley(unit, HORSE, FireObservations::plain(20, true));
            let short = charged(false);
            short.refused("F-9.12", &shot(SECOND));
            assert!(short.asks(&shot(ENEMY)));
            assert!(charged(true).asks(&shot(SECOND)));
        }
    ),
    proof!(
        "F-9.16",
        "friends in the danger zone are shot at first",
        || {
            let mut scene = fired_over([foot(20)], (true, None), &[6, 1]);
            let go_on = go_on(None);
            assert_eq!(scene.dice_of(&go_on), 1);
            scene.play(go_on, &[6]);
            scene.end();
            assert_eq!((scene.unit(HORSE).lost(), scene.unit(ENEMY).lost()), (1, 1));
        }
    ),
    proof!(
        "F-9.16",
        "a friend in the danger zone may be nearer than the target",
        || {
            for (friend_close, flying) in [(None, 2), (Some(true), 1)] {
                let scene = fired_over([foot(20)], (false, friend_close), &[5, 1]);
                let go_on = go_on(None);
                assert_eq!(scene.dice_of(&go_on), flying, "{friend_close:?}");
            }
        }
    ),
    proof!(
        "F-9.16",
        "dice that miss one friend in the danger zone go on to the next",
        || {
            let mut scene = fired_over([foot(20), foot(20)], (true, None), &[1, 1]);
            assert!(scene.impossible(&go_on(Some(HORSE))));
            scene.play(go_on(Some(THIRD)), &[6, 1]);
            assert_eq!(scene.dice_of(&go_on(None)), 1);
            scene.play(go_on(None), &[6]);
            scene.end();
            let lost = [HORSE, THIRD, ENEMY].map(|unit| scene.unit(unit).lost());
            assert_eq!(lost, [0, 1, 1]);
        }
    ),
    proof!("F-9.34", "foot moves 2 inches by rotation", || {
        let mut scene = Scene::of([armed(foot(16), &[Weapon::Musket])], [foot(20)]);
        scene.go(Step::MovesA);
        let rotates = MoveObservations {
            moved: Moved::Rotation,
            ..MoveObservations::stood(FOOT)
        };
        let rotates = actions::Move {
            moves: vec![rotates],
        };
        let needs = scene.preview(&rotates).needs;
        assert!(needs.is_some_and(|needs| needs.contains("at most 2″")));
    }),
    proof!(
        "F-9.35",
        "in a salvee, the rank that has not fired yet fires",
        || {
            let trained = with(armed(foot(16), &[Weapon::Musket]), |group| {
                group.salvee = true;
            });
            let mut scene = Scene::of([trained], [foot(20)]);
            let observed = |ranks| FireObservations {
                ranks,
                ..FireObservations::plain(8, true)
            };
            scene.go(Step::Fire);
            scene.play(volley(FOOT, ENEMY, observed(RanksFired::First)), &[1, 1]);
            scene.go(Step::Recovery);
            scene.go(Step::MovesA);
            let moved = MoveObservations {
                moved: Moved::Full,
                ..MoveObservations::stood(FOOT)
            };
            scene.play(actions::Move { moves: vec![moved] }, &[]);
            scene.go(Step::Fire);
            assert!(scene.impossible(&volley(FOOT, ENEMY, observed(RanksFired::First))));
            assert!(scene.asks(&volley(FOOT, ENEMY, observed(RanksFired::Second))));
        }
    ),
];
