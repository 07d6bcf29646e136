//! Sections 10 and 11 in play: dice shared among enemies, blocks attacked, weapons dropped, ranks
//! exchanged, skirmishers sheltered (F-10, F-11).

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::{Order, Unit, Weapon};
use drumhead_vocabulary::play::UnitRef;

use super::scene::*;
use super::support::*;
use crate::proofs::{Proof, played, proof};

fn fight(enemy: UnitRef, ours: u32, theirs: u32) -> Command {
    let mut meeting = Meeting::default();
    meeting.sides[0].strikers.other = ours;
    meeting.sides[1].strikers.other = theirs;
    Command::Fight(actions::Fight {
        unit: FOOT,
        enemy,
        meeting,
    })
}

/// Returns a battle with this unit in contact with an enemy in a feature of this kind.
fn storm(kind: FeatureKind, first: Unit) -> Scene {
    let mut scene = Scene::of([first], [foot(20)]);
    let name = String::new();
    scene.play(actions::NameGround { kind, name }, &[]);
    let stand = Stand::In;
    let spot = Some(Spot { feature: 1, stand });
    scene.play(actions::Stand { unit: ENEMY, spot }, &[]);
    let with = vec![ENEMY];
    scene.set(FOOT, field("contacts", with));
    scene.go(Step::Rounds);
    scene
}

fn mixed() -> Unit {
    Unit {
        groups: vec![group(16, &[Weapon::Pike]), group(8, &[Weapon::HeavyWeapon])],
        ..foot(0)
    }
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "F-10.05",
        "dice are shared evenly, and the owner places the remainder",
        || played("fornovo/leftover-dice")
    ),
    proof!(
        "F-11.16",
        "at most twice a block's capacity attacks each of its sides",
        || {
            let mut scene = storm(FeatureKind::TownBlock, foot(100));
            let mut small = scene.state().ground[&1].feature.clone();
            small.capacity = Some(20);
            scene.play(actions::ChangeGround { feature: small }, &[]);
            scene.play(fight(ENEMY, 100, 0), &[]);
            let (unit, enemy) = (FOOT, ENEMY);
            assert_eq!(scene.dice_of(&actions::Strike { unit, enemy }), 10);
        }
    ),
    proof!("F-11.17", "two ranks strike at a strongpoint", || {
        let mut broad = foot(40);
        broad.formation.front = Some(10);
        let mut scene = storm(FeatureKind::Strongpoint, broad);
        scene.play(fight(ENEMY, 40, 0), &[]);
        let (unit, enemy) = (FOOT, ENEMY);
        assert_eq!(scene.dice_of(&actions::Strike { unit, enemy }), 5);
    }),
    proof!(
        "F-10.27",
        "mixed regulars in good morale exchange ranks in a melee",
        || {
            let mut scene = Scene::of([mixed()], [foot(20)]);
            let (unit, group) = (FOOT, 1);
            let exchange = actions::Exchange { unit, group };
            scene.go(Step::MovesA);
            scene.refused("F-10.27", &exchange);
            let with = vec![ENEMY];
            scene.set(FOOT, field("contacts", with));
            assert!(scene.offers(FOOT, "exchange:0-1.1"));
            scene.play(exchange, &[]);
            assert_eq!(scene.unit(FOOT).leads, Some(1));
        }
    ),
    proof!(
        "F-10.28",
        "mounted troops that drop a weapon lose it at once, and foot does not",
        || {
            let lances = armed(horse(8), &[Weapon::HeavyLance]);
            let pikes = armed(foot(16), &[Weapon::Pike]);
            let mut scene = Scene::of([pikes, lances], [foot(20)]);
            scene.go(Step::MovesA);
            for (unit, weapon) in [(FOOT, Weapon::Pike), (HORSE, Weapon::HeavyLance)] {
                let group = 0;
                scene.play(
                    actions::DropWeapon {
                        unit,
                        group,
                        weapon,
                    },
                    &[],
                );
            }
            let gone = |unit| !scene.unit(unit).dropped.gone[0].is_empty();
            assert_eq!([FOOT, HORSE].map(gone), [false, true]);
        }
    ),
    proof!(
        "F-10.29",
        "woods shelter skirmishers from close order",
        || {
            let skirmishers = || Unit {
                order: Order::Skirmish,
                ..foot(8)
            };
            let caught = |sheltered: bool| {
                let mut scene = Scene::of([skirmishers()], [foot(20)]);
                let (kind, name) = (FeatureKind::LightWood, String::new());
                scene.play(actions::NameGround { kind, name }, &[]);
                if sheltered {
                    let stand = Stand::In;
                    let spot = Some(Spot { feature: 1, stand });
                    scene.play(actions::Stand { unit: FOOT, spot }, &[]);
                }
                let with = vec![ENEMY];
                scene.set(FOOT, field("contacts", with));
                scene.go(Step::Rounds);
                // If one of two units in contact overruns the other, there is an objection to a
                // fight between them.
                scene
                    .preview(&fight(ENEMY, 8, 20))
                    .objections
                    .iter()
                    .any(|it| it.id == "overrun")
            };
            assert_eq!([false, true].map(caught), [true, false]);
        }
    ),
];
