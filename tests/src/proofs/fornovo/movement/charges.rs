//! Sections 2.16, 7 to 7.9 and 7.15 in play: charges and evasions, routers and pursuers, covered
//! flanks.

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::reaction::Test;
use drumhead_fornovo::*;
use drumhead_rules::play::Game as _;
use drumhead_vocabulary::play::UnitRef;

use crate::proofs::fornovo::scene::*;
use crate::proofs::fornovo::support::*;
use crate::proofs::{Proof, proof};

fn pikes(count: u32) -> Unit {
    armed(foot(count), &[Weapon::Pike])
}

/// Returns trotting cavalry with pistols.
fn trotters(count: u32) -> Unit {
    Unit {
        charge: Some(ChargeStyle::Trot),
        ..armed(horse(count), &[Weapon::Pistols])
    }
}

/// Returns irregular light horse, with or without training in the false rout.
fn tartars(false_rout: bool) -> Unit {
    let unit = Unit {
        troops: TroopType::Irregular,
        ..horse(12)
    };
    with(unit, |group| group.false_rout = false_rout)
}

fn evades(unit: UnitRef, charger: UnitRef) -> Command {
    let how = Reply::Evades;
    Command::Reply(actions::Reply::of(unit, charger, how))
}

/// Returns the battle after the horse charged this enemy, the enemy evaded and the charge ended.
fn evaded(enemy: Unit) -> Scene {
    let mut scene = Scene::of([foot(24), horse(12)], [enemy, foot(20)]);
    scene.go(Step::ChargesA);
    scene.charge(HORSE, ENEMY);
    scene.go(Step::AnswersB);
    scene.play(evades(ENEMY, HORSE), &[]);
    scene.go(Step::Completions);
    scene.play(test(HORSE, Test::HaltPursuit), &[1]);
    scene.play(missed(HORSE), &[]);
    scene
}

const TURN: Command = Command::FalseRout(actions::FalseRout::at(ENEMY, HORSE));

/// Returns the battle in which the first foot, pursued by the other side's horse, has made one rout
/// move and is about to make the second.
fn chase() -> Scene {
    let mut scene = Scene::of([foot(24), foot(24)], [horse(12), foot(20)]);
    scene.go(Step::ChargesA);
    scene.set(FOOT, field("contacts", vec![ENEMY]));
    scene.go(Step::Recovery);
    scene.set(FOOT, field("figures", [6]));
    scene.end();
    assert!(scene.unit(FOOT).routs() && scene.unit(ENEMY).pursuit.is_some());
    // The first rout move, then the step of the second.
    scene.go(Step::Flight);
    scene.play(flee(false, &[]), &[]);
    scene.go(Step::Returns);
    scene.go(Step::Flight);
    scene
}

fn flee(gap: bool, through: &[UnitRef]) -> Command {
    Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OnTable,
        through: through.to_vec(),
        gap,
    })
}

/// Returns the hint for the question about open flanks, in a battle at this figure scale.
fn flank_hint(scale: FigureScale) -> String {
    let mut scene = Scene::in_scale(scale);
    let with = vec![ENEMY];
    scene.set(HORSE, field("contacts", with));
    scene.go(Step::Rounds);
    let offers = scene.battle().offers(Some(HORSE));
    let mut questions = offers.into_iter().flat_map(|offer| offer.questions);
    let asked = questions.find(|asked| asked.path.ends_with("open_flanks"));
    asked.and_then(|asked| asked.hint).unwrap_or_default()
}

pub(in super::super) const PROOFS: &[Proof] = &[
    proof!(
        "F-2.70",
        "only troops trained in false routs turn after an evasion",
        || {
            evaded(tartars(false)).refused("F-2.70", &TURN);
            evaded(tartars(true)).play(TURN, &[4]);
        }
    ),
    proof!("F-7.50", "an evader turns on a 4 and not on a 3", || {
        for (face, turns) in [(3, false), (4, true)] {
            let mut scene = evaded(tartars(true));
            scene.play(TURN, &[face]);
            let target = scene.unit(ENEMY).charge.map(|charge| charge.target);
            assert_eq!(target == Some(HORSE), turns, "{face}");
        }
        // The evader can turn only on the unit that charged it.
        let (unit, target) = (ENEMY, FOOT);
        let other = actions::FalseRout::at(unit, target);
        evaded(tartars(true)).refused("F-7.50", &other);
    }),
    proof!("F-7.17", "gunners who evade leave their guns", || {
        let mut scene = Scene::of([foot(24), horse(12)], [guns(Model::LightGun, 1), foot(20)]);
        scene.go(Step::ChargesA);
        scene.charge(HORSE, ENEMY);
        scene.go(Step::AnswersB);
        scene.play(evades(ENEMY, HORSE), &[]);
        assert_eq!(scene.unit(ENEMY).crew, Crew::Away);
        // The unit moves as foot, no longer at its gun's speed.
        assert_eq!(inches(scene.left(ENEMY)), 8);
    }),
    proof!(
        "F-7.35",
        "a friend within 6 inches, or 4.5, covers a flank",
        || {
            assert!(flank_hint(FigureScale::Large).contains("within 6″"));
            assert!(flank_hint(FigureScale::Small).contains("within 4.5″"));
        }
    ),
    proof!("F-7.38", "chargers of one enemy share its front", || {
        let mut scene = Scene::of([pikes(24), horse(12)], [foot(20), foot(20)]);
        scene.go(Step::ChargesA);
        scene.charge(HORSE, ENEMY);
        let preview = scene.preview(&charge(FOOT, ENEMY));
        assert!(
            preview
                .needs
                .unwrap_or_default()
                .contains("Share this enemy")
        );
    }),
    proof!(
        "F-7.40",
        "a charger wheels within its normal move, and has its whole bonus",
        || {
            let observed = ChargeObservations {
                turn: ChargeTurn::Wheel,
                ..ChargeObservations::default()
            };
            let scene = Scene::of([pikes(24), horse(12)], [foot(20)]);
            let reach = charge_reach(scene.battle(), FOOT, &observed);
            assert_eq!(reach.map(|reach| inches(reach.total())), Some(6));
        }
    ),
    proof!("F-7.41", "a charger with its bonus cannot shoot", || {
        let shoots = actions::Shoot {
            unit: HORSE,
            target: ENEMY,
            arm: Arm::Group {
                group: 0,
                weapon: Weapon::Pistols,
            },
            observed: FireObservations::plain(6, true),
        };
        let mut scene = Scene::of([foot(24), trotters(12)], [foot(20)]);
        scene.go(Step::ChargesA);
        scene.charge(HORSE, ENEMY);
        scene.go(Step::Fire);
        scene.refused("F-7.41", &shoots);
    }),
    proof!(
        "F-7.48",
        "an evasion is at least half a normal move",
        || {
            let order = Order::Skirmish;
            let scene = Scene::of([Unit { order, ..foot(24) }], [foot(20)]);
            let reach = evasion_reach(scene.battle(), FOOT);
            let ends = reach.map(|reach| [reach.least, reach.most].map(inches));
            assert_eq!(ends, Some([4, 10]));
        }
    ),
    proof!(
        "F-7.52",
        "routers go around friends if there is a gap",
        || {
            let mut scene = chase();
            scene.play(flee(true, &[HORSE]), &[]);
            assert!(scene.unit(HORSE).disorder.is_none());
            assert!(scene.unit(FOOT).path.round.contains(&HORSE));
        }
    ),
    proof!(
        "F-7.60",
        "pursuers go around friends where routers do",
        || {
            let mut scene = chase();
            scene.play(flee(true, &[HORSE]), &[]);
            let way = PursueWay::Into {
                enemy: HORSE,
                onto: Facing::Front,
            };
            let unit = ENEMY;
            scene.refused("F-7.60", &actions::Pursue { unit, way });
        }
    ),
    proof!(
        "F-7.58",
        "a unit that routs two enemies chooses one",
        || {
            let mut scene = Scene::of([horse(12)], [foot(20), foot(20)]);
            let unit = UnitRef::new(0, 1);
            scene.go(Step::ChargesA);
            let with = vec![ENEMY, SECOND];
            scene.set(unit, field("contacts", with));
            scene.go(Step::Recovery);
            for enemy in [ENEMY, SECOND] {
                scene.set(enemy, field("figures", [5]));
            }
            assert!(scene.is_due("whom", unit));
            let target = ENEMY;
            scene.play(actions::PursueWhom { unit, target }, &[]);
            let pursued = scene.unit(unit).pursuit.map(|pursuit| pursuit.target);
            assert_eq!(pursued, Some(ENEMY));
        }
    ),
];
