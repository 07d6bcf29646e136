//! Section 11 in play: named terrain, and its effect on units there (F-11); and generals
//! with their units (F-3).

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::reaction::Test;
use drumhead_fornovo::tables::shooting::GunClass;
use drumhead_fornovo::terrain::{self, Against, Entrant};
use drumhead_fornovo::{FigureScale, Model, Weapon};
use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::UnitRef;

use super::scene::*;
use super::support::*;
use crate::proofs::{Proof, played, proof};

/// Returns the feature of this kind that a scene names first.
fn feature(kind: FeatureKind) -> Feature {
    terrain::named(1, "It".to_owned(), kind, rules())
}

/// Returns a scene with one feature of this kind.
fn on(mut scene: Scene, kind: FeatureKind) -> Scene {
    let name = String::new();
    scene.play(actions::NameGround { kind, name }, &[]);
    scene
}

fn stand(unit: UnitRef, stand: Stand) -> Command {
    let spot = Some(Spot { feature: 1, stand });
    Command::Stand(actions::Stand { unit, spot })
}

/// Returns a battle of guns on the first side against foot on the second, in or behind a feature of
/// this kind.
fn battered(kind: FeatureKind, model: Model, at: Stand) -> Scene {
    let mut scene = on(Scene::of([guns(model, 4)], [foot(24)]), kind);
    scene.play(stand(ENEMY, at), &[]);
    let (unit, what) = (FOOT, Manoeuvre::Unlimber);
    scene.play(actions::Manoeuvre { unit, what }, &[]);
    scene.go(Step::Fire);
    scene
}

fn ball(class: GunClass) -> Command {
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Guns { class, ball: true },
        observed: FireObservations::plain(4, true),
    })
}

/// The order for the guns to fire at the feature itself.
const BATTER: Command = Command::Batter(actions::Batter {
    unit: FOOT,
    feature: 1,
    guns: Battery {
        class: GunClass::Medium,
        models: 4,
        close: true,
    },
});

fn muskets(target: UnitRef, front: Option<u16>) -> Command {
    let weapon = Weapon::Musket;
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target,
        arm: Arm::Group { group: 0, weapon },
        observed: FireObservations {
            front,
            ..FireObservations::plain(16, true)
        },
    })
}

fn site(scene: &Scene) -> &Site {
    &scene.state().ground[&1]
}

fn disordered(scene: &Scene, unit: UnitRef) -> bool {
    scene.unit(unit).disorder.is_some()
}

/// Returns a battle in side A's charge step, with the enemy at a feature of this kind.
fn defended(kind: FeatureKind, at: Stand) -> Scene {
    let mut scene = on(Scene::new(), kind);
    scene.play(stand(ENEMY, at), &[]);
    scene.go(Step::ChargesA);
    scene
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("F-11.01", "a crest hides what is beyond it", || {
        let about = [FeatureKind::GentleHill];
        let lines = terrain::sight(&about, FigureScale::Large, rules());
        assert!(lines.iter().any(|line| line.id == "crest"));
        assert!(terrain::sight(&[], FigureScale::Large, rules()).len() < lines.len());
    }),
    proof!(
        "F-11.04",
        "units see 100 inches, and past a friend within 6 inches",
        || {
            let lines = terrain::sight(&[], FigureScale::Large, rules());
            let of = |id| {
                let line = lines.iter().find(|line| line.id == id);
                line.and_then(|line| line.inches).map(inches)
            };
            assert_eq!((of("clear"), of("friend")), (Some(100), Some(6)));
        }
    ),
    proof!(
        "F-11.11",
        "cutting loopholes in a hedgerow takes one turn, and clearing it takes two",
        || {
            let mut scene = on(
                Scene::of([armed(foot(16), &[Weapon::Musket])], [foot(20)]),
                FeatureKind::Hedgerow,
            );
            scene.play(stand(FOOT, Stand::Behind), &[]);
            scene.go(Step::Fire);
            scene.refused("F-11.11", &muskets(ENEMY, None));
            let (unit, clears, cuts) = (FOOT, Labour::Clears, Labour::Loopholes);
            scene.go(Step::MovesA);
            scene.play(actions::Labour { unit, how: cuts }, &[]);
            scene.go(Step::Recovery);
            scene.go(Step::Fire);
            assert!(scene.asks(&muskets(ENEMY, None)));
            for _ in 0..2 {
                scene.go(Step::MovesA);
                scene.play(actions::Labour { unit, how: clears }, &[]);
                scene.go(Step::Recovery);
            }
            // The part of the hedgerow on which the unit worked is now a separate feature.
            let part = scene.unit(FOOT).ground.map(|spot| spot.feature);
            let kind = |id| scene.state().ground[&id].feature.kind;
            assert_eq!(part.map(kind), Some(FeatureKind::LowWall));
            assert_eq!(site(&scene).feature.kind, FeatureKind::Hedgerow);
        }
    ),
    proof!(
        "F-11.14",
        "a town block gives cover, holds 48 figures and disorders troops",
        || {
            let block = feature(FeatureKind::TownBlock);
            assert_eq!(
                (block.small_arms, block.ball, block.combat),
                (Cover::Hard, Cover::Soft, Cover::Hard)
            );
            let mut scene = on(
                Scene::of([foot(30), foot(30)], [foot(20)]),
                FeatureKind::TownBlock,
            );
            scene.play(stand(FOOT, Stand::In), &[]);
            assert!(disordered(&scene, FOOT));
            scene.refused("F-11.14", &stand(HORSE, Stand::In));
        }
    ),
    proof!(
        "F-11.15",
        "a garrison rolls a die for each 2 inches of its front",
        || {
            let dice = |front| {
                let front = Length::inches(front);
                terrain::garrison_dice(front, 6, FigureScale::Large, rules())
            };
            assert_eq!([8, 5, 20].map(dice), [4, 2, 6]);
            // The garrison fires at enemies on any side, as long as it has dice left.
            let mut scene = on(
                Scene::of([armed(foot(16), &[Weapon::Musket])], [foot(20), foot(20)]),
                FeatureKind::TownBlock,
            );
            scene.play(stand(FOOT, Stand::In), &[]);
            scene.go(Step::Fire);
            scene.play(muskets(ENEMY, Some(6)), &[1, 1, 1]);
            scene.play(muskets(SECOND, Some(6)), &[1]);
        }
    ),
    proof!(
        "F-11.16",
        "horse cannot attack a block, and enemies cannot enter it",
        || played("fornovo/charges-on-closed")
    ),
    proof!(
        "F-11.17",
        "two ranks strike at a strongpoint, with two figures beyond each end",
        || {
            assert_eq!(terrain::strongpoint_reach(rules()), Some((2, 2)));
        }
    ),
    proof!(
        "F-11.18",
        "four hits of medium ballshot ruin a block and reduce its cover",
        || {
            let block = feature(FeatureKind::TownBlock);
            let cover = |hits| terrain::cover(&block, hits, Against::Combat, rules());
            assert_eq!([3, 4].map(cover), [Cover::Hard, Cover::Soft]);
            let mut scene = battered(FeatureKind::TownBlock, Model::MediumGun, Stand::In);
            scene.play(ball(GunClass::Medium), &[6; 4]);
            scene.end();
            assert_eq!(site(&scene).hits, 4);
            // Guns can fire at the feature itself only if it has no defender.
            let mut scene = battered(FeatureKind::TownBlock, Model::MediumGun, Stand::In);
            assert!(!scene.offers(FOOT, "batter:medium_gun.ball"));
            let spot = None;
            scene.play(actions::Stand { unit: ENEMY, spot }, &[]);
            assert!(scene.offers(FOOT, "batter:medium_gun.ball"));
            let dice = scene.dice_of(&BATTER);
            scene.play(BATTER, &vec![6; dice]);
            assert_eq!(site(&scene).hits, 0);
            scene.end();
            assert!(site(&scene).hits >= 4);
        }
    ),
    proof!(
        "F-11.19",
        "a ditch shelters, disorders and shakes troops",
        || {
            let mut scene = defended(FeatureKind::Ditch, Stand::In);
            assert!(disordered(&scene, ENEMY));
            scene.charge(HORSE, ENEMY);
            scene.go(Step::FireTests);
            scene.play(test(HORSE, Test::Charge), &[6]);
            assert!(matches!(scene.unit(ENEMY).morale, Morale::Shaken { .. }));
            // Foot that meets defenders on the far side rolls for disorder.
            for (face, falls) in [(3, true), (4, false)] {
                let mut scene = defended(FeatureKind::Ditch, Stand::Behind);
                scene.charge(FOOT, ENEMY);
                scene.play(actions::CrossDitch { unit: FOOT }, &[face]);
                assert_eq!(disordered(&scene, FOOT), falls);
            }
            let mut scene = defended(FeatureKind::Ditch, Stand::Behind);
            scene.charge(HORSE, ENEMY);
            assert!(disordered(&scene, HORSE));
        }
    ),
    proof!(
        "F-11.20",
        "works disorder their defenders and keep horse out",
        || {
            let works = FeatureKind::LightFieldworks;
            let mut scene = on(Scene::new(), works);
            scene.play(stand(FOOT, Stand::Behind), &[]);
            assert!(disordered(&scene, FOOT));
            scene.refused("F-11.20", &stand(HORSE, Stand::Behind));
        }
    ),
    proof!(
        "F-11.21",
        "two hits of medium ballshot wreck light works, and six of heavy ballshot wreck heavy works",
        || {
            for (kind, model, class, hits) in [
                (
                    FeatureKind::LightFieldworks,
                    Model::MediumGun,
                    GunClass::Medium,
                    2,
                ),
                (
                    FeatureKind::HeavyFieldworks,
                    Model::HeavyGun,
                    GunClass::Heavy,
                    6,
                ),
            ] {
                let works = feature(kind);
                assert!(!terrain::is_wrecked(&works, hits - 1, rules()));
                assert!(terrain::is_wrecked(&works, hits, rules()));
                let mut scene = battered(kind, model, Stand::Behind);
                scene.play(ball(class), &vec![6; scene.dice_of(&ball(class))]);
                scene.end();
                assert!(site(&scene).hits > 0);
            }
            // Medium guns have no effect on heavy works.
            let heavy = FeatureKind::HeavyFieldworks;
            assert_eq!(
                terrain::hits_on(heavy, GunClass::Medium, 4, 4, rules()),
                None
            );
            // Wrecked works with soft cover still protect from small arms.
            let mut soft = feature(FeatureKind::LightFieldworks);
            soft.small_arms = Cover::Soft;
            let cover = |against| terrain::cover(&soft, 2, against, rules());
            assert_eq!(cover(Against::SmallArms), Cover::Soft);
            assert_eq!(cover(Against::Ball), Cover::None);
        }
    ),
    proof!("F-3.04", "players measure a general's distance", || {
        let mut scene = defended(FeatureKind::GentleHill, Stand::In);
        scene.charge(HORSE, ENEMY);
        scene.go(Step::FireTests);
        assert!(scene.asked(HORSE, "test.charge", "/facts/general_near"));
    }),
    proof!(
        "F-3.08",
        "a general with a unit does not lead the others",
        || {
            let mut scene = Scene::new();
            scene.go(Step::ChargesA);
            scene.play(JOINS, &[]);
            scene.charge(HORSE, ENEMY);
            scene.go(Step::FireTests);
            assert!(!scene.asked(HORSE, "test.charge", "/facts/general_near"));
        }
    ),
    proof!("F-3.02", "a general neither shoots nor fights", || {
        let mut scene = Scene::new();
        scene.go(Step::MovesA);
        scene.play(JOINS, &[]);
        scene.set(FOOT, field("contacts", vec![ENEMY]));
        scene.go(Step::Rounds);
        let mut meeting = Meeting::default();
        meeting.sides[0].strikers.other = 25;
        let (unit, enemy) = (FOOT, ENEMY);
        assert!(scene.impossible(&actions::Fight {
            unit,
            enemy,
            meeting
        }));
    }),
    proof!(
        "F-2.69",
        "a laager stops mounted attacks and disorders attacking foot",
        || {
            let laager = FeatureKind::Laager;
            let scene = defended(laager, Stand::Behind);
            scene.refused("F-2.69", &charge(HORSE, ENEMY));
            let disorders = |by| terrain::disorders_attackers(laager, &[by], rules());
            assert!(disorders(Entrant::Foot) && !disorders(Entrant::Mounted));
        }
    ),
    proof!("F-11.12", "units cannot attack across a river", || {
        let troops = [Entrant::Foot];
        assert!(terrain::bars_attack(FeatureKind::River, &troops, rules()).is_some());
    }),
];
