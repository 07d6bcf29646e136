//! The order of tests and moves that depend on each other: several charge tests of a unit, routs
//! and pursuits. Also the terrain in front of an enemy, and fire at chargers and in fights.

use super::*;
use crate::battle::prelude::facts_of;
use crate::terrain::{FeatureKind, Stand};

const SECOND: UnitRef = UnitRef::new(1, 2);

fn tests_for_charge(battle: &Battle) -> Vec<UnitRef> {
    let test = Test::Charge;
    let due = |unit: &UnitRef| {
        let unit = *unit;
        is_due(battle, &to_test(unit, test))
    };
    battle.state().units.keys().copied().filter(due).collect()
}

fn stage(battle: &Battle, unit: UnitRef) -> Option<ChargeStage> {
    let charge = state(battle, unit).charge;
    charge.map(|charge| charge.stage)
}

fn cavalry(number: u16) -> Unit {
    unit(number, Kind::Cavalry, 12)
}

/// Returns a battle in which the first unit of side 0 charges the first enemy and is charged by the
/// second.
fn charged_while_charging() -> Battle {
    let mut battle = between(vec![cavalry(1)], vec![foot(24), cavalry(2)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::ChargesB);
    charge(&mut battle, SECOND, FOOT);
    go_to(&mut battle, Step::FireTests);
    battle
}

#[test]
fn a_unit_that_charges_and_is_charged_tests_for_both_whichever_charger_tests_first() {
    for order in [[FOOT, SECOND], [SECOND, FOOT]] {
        let mut battle = charged_while_charging();
        assert_eq!(tests_for_charge(&battle), [FOOT, SECOND]);
        for unit in order {
            play(&mut battle, charge_test(unit), &[6]);
        }
        // The unit must still meet the second enemy's charge, and the unit's target must meet the
        // unit's charge.
        assert_eq!(tests_for_charge(&battle), [FOOT, ENEMY], "{order:?}");
        assert_eq!(stage(&battle, SECOND), Some(ChargeStage::Passed));
        play(&mut battle, charge_test(FOOT), &[6]);
        assert_eq!(stage(&battle, SECOND), Some(ChargeStage::Home), "{order:?}");
        assert_eq!(tests_for_charge(&battle), [ENEMY], "{order:?}");
    }
}

#[test]
fn no_unit_tests_to_meet_a_charger_that_has_routed() {
    let mut battle = charged_while_charging();
    for unit in [FOOT, SECOND] {
        play(&mut battle, charge_test(unit), &[6]);
    }
    play(&mut battle, charge_test(FOOT), &[1]);
    rout(&mut battle, FOOT);
    assert_eq!(tests_for_charge(&battle), []);
}

#[test]
fn a_unit_countercharges_one_charger_and_then_meets_the_other() {
    let second = army(vec![cavalry(1)]);
    let first = army(vec![cavalry(1), cavalry(2)]);
    for counter_fails in [false, true] {
        let setup = Setup::of(first.clone(), second.clone());
        let mut battle = Battle::new(setup).unwrap();
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, ENEMY);
        charge(&mut battle, HORSE, ENEMY);
        go_to(&mut battle, Step::AnswersB);
        let how = Reply::Countercharges {
            straight_run: false,
            broken_ground: false,
            distance: None,
            shoots: false,
        };
        reply(&mut battle, ENEMY, FOOT, how);
        go_to(&mut battle, Step::FireTests);
        play(&mut battle, charge_test(HORSE), &[6]);
        let face = if counter_fails { 1 } else { 6 };
        play(&mut battle, charge_test(ENEMY), &[face]);
        play(&mut battle, charge_test(FOOT), &[6]);
        assert_eq!(stage(&battle, FOOT), Some(ChargeStage::Home));
        assert_eq!(stage(&battle, HORSE), Some(ChargeStage::Passed));
        if counter_fails {
            // The unit recoils first (D-205).
            assert_eq!(tests_for_charge(&battle), []);
            let recoil = Command::Recoil(actions::Recoil {
                unit: ENEMY,
                way: RecoilWay::Clear,
                through: Vec::new(),
                followed: false,
                stay: Vec::new(),
                out_of_reach: Vec::new(),
                met: None,
                onto: Facing::Front,
            });
            play(&mut battle, recoil, &[]);
        }
        assert_eq!(tests_for_charge(&battle), [ENEMY]);
        // If the unit routs before any blow, both chargers have lost their target.
        play(&mut battle, charge_test(ENEMY), &[1]);
        if state(&battle, ENEMY).routs() {
            assert_eq!(state(&battle, FOOT).pursuit, None);
            assert_eq!(stage(&battle, FOOT), Some(ChargeStage::TargetGone));
            assert_eq!(stage(&battle, HORSE), Some(ChargeStage::TargetGone));
        } else {
            assert_eq!(stage(&battle, HORSE), Some(ChargeStage::Home));
        }
    }
}

fn at(kind: FeatureKind, stand: Stand) -> Battle {
    let mut battle = battle();
    names(&mut battle, kind);
    let spot = Some(Spot { feature: 1, stand });
    play(&mut battle, actions::Stand { unit: ENEMY, spot }, &[]);
    go_to(&mut battle, Step::ChargesA);
    battle
}

#[test]
fn an_obstacle_in_front_does_not_close_the_flank_or_rear() {
    for kind in [
        FeatureKind::Hedgerow,
        FeatureKind::River,
        FeatureKind::HighWall,
    ] {
        let battle = at(kind, Stand::Behind);
        for (onto, bars) in [
            (Facing::Front, true),
            (Facing::Flank, false),
            (Facing::Rear, false),
        ] {
            let observed = ChargeObservations {
                onto,
                ..ChargeObservations::default()
            };
            let (unit, target) = (HORSE, ENEMY);
            let command = Command::Charge(actions::Charge {
                unit,
                target,
                observed,
                through: Vec::new(),
            });
            let refused = battle.decide(&command, &[], &mut Given::default());
            assert_eq!(refused.is_err(), bars, "{kind:?} {onto:?} {refused:?}");
        }
        let offers = battle.offers(Some(HORSE));
        let charges: Vec<_> = (offers.iter())
            .filter(|offer| matches!(offer.command, Command::Charge(actions::Charge { .. })))
            .collect();
        assert_eq!(charges.len(), 1);
        assert_eq!(charges[0].id.action(), "charge_beside");
        let decided = battle.decide(&charges[0].command, &[], &mut Given::default());
        assert!(decided.is_ok(), "{decided:?}");
    }
}

#[test]
fn works_disorder_units_that_attack_over_them() {
    for (onto, disordered) in [(Facing::Front, true), (Facing::Flank, false)] {
        let mut battle = at(FeatureKind::LightFieldworks, Stand::Behind);
        let observed = ChargeObservations {
            onto,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, FOOT, ENEMY, observed);
        go_to(&mut battle, Step::FireTests);
        for unit in [FOOT, ENEMY] {
            play(&mut battle, charge_test(unit), &[6]);
        }
        let cause = state(&battle, FOOT).disorder.map(|it| it.cause);
        let ground = cause == Some(DisorderCause::Terrain);
        assert_eq!(ground, disordered, "{onto:?} {cause:?}");
    }
}

/// Returns a battle in which the enemy routed in front of the horse, which pursues it.
fn pursued() -> Battle {
    let mut battle = against(vec![foot(20), unit(2, Kind::Infantry, 20)]);
    rout(&mut battle, ENEMY);
    pursues(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::Flight);
    battle
}

fn flees(through: Vec<UnitRef>, gap: bool) -> Command {
    Command::Flee(actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through,
        gap,
    })
}

#[test]
fn a_pursuer_moves_after_its_target() {
    let mut battle = pursued();
    // Returns the number of ways to pursue, and whether all of them wait for the target's move.
    let pursues = |battle: &Battle| {
        let mut ways = battle.offers(Some(HORSE));
        ways.retain(|offer| matches!(offer.command, Command::Pursue(actions::Pursue { .. })));
        let waits = |offer: &Offer<Command>| offer.against.iter().any(|it| it.id == "target_first");
        (ways.len(), ways.iter().all(waits))
    };
    assert_eq!(pursues(&battle), (2, true));
    let (unit, way) = (HORSE, PursueWay::Follows);
    let follows = Command::Pursue(actions::Pursue { unit, way });
    let refused = battle.decide(&follows, &[], &mut Given::default());
    assert!(
        format!("{refused:?}").contains("target_first"),
        "{refused:?}"
    );
    play(&mut battle, flees(vec![SECOND], false), &[]);
    // The target burst through a friend, into which its pursuer crashes.
    assert_eq!(pursues(&battle), (2, false));
    let into = battle.offers(Some(HORSE)).into_iter().map(|offer| offer.command).find(|command| {
        matches!(command, Command::Pursue(actions::Pursue { way: PursueWay::Into { enemy, .. }, .. }) if *enemy == SECOND)
    });
    assert!(into.is_some());
}

/// F-5.02, F-5.09, D-120: two causes of disorder in one step leave the same disorder, whichever
/// comes first.
#[test]
fn the_order_of_causes_of_disorder_in_one_step_does_not_matter() {
    let disordered = |causes: [DisorderCause; 2]| {
        let mut battle = battle();
        for cause in causes {
            for fact in facts_of(&battle, |resolver| resolver.disorder(FOOT, cause)).unwrap() {
                battle.fold(&fact).unwrap();
            }
        }
        state(&battle, FOOT).disorder.unwrap()
    };
    for one in DisorderCause::ALL.iter().copied() {
        for other in DisorderCause::ALL.iter().copied() {
            let [before, after] = [disordered([one, other]), disordered([other, one])];
            assert_eq!(before, after, "{one:?}, {other:?}");
            let lasts = one.may_last() || other.may_last();
            let exhausted = before.cause == DisorderCause::Exhausted;
            assert_eq!(before.may_last(), lasts && !exhausted, "{one:?}, {other:?}");
        }
    }
}

#[test]
fn an_order_that_fails_while_it_is_resolved_has_no_facts() {
    let nobody = UnitRef { side: 1, unit: 99 };
    let facts = facts_of(&battle(), |resolver| {
        resolver.disorder(FOOT, DisorderCause::Table)?;
        resolver.rout(nobody)
    });
    assert_eq!(facts, Err(BadFact::NoUnit(nobody)));
}

/// F-7.58: if a unit routs both its enemies, the order of the routs does not decide which enemy it
/// pursues before its player chooses.
#[test]
fn the_first_target_of_a_pursuit_does_not_depend_on_the_order_of_routs() {
    let pursued = |enemies: [UnitRef; 2]| {
        let mut battle = between(
            vec![cavalry(1)],
            vec![foot(24), unit(2, Kind::Infantry, 24)],
        );
        go_to(&mut battle, Step::LoserTests);
        hand(&mut battle, FOOT, field("contacts", vec![ENEMY, SECOND]));
        for enemy in enemies {
            for fact in facts_of(&battle, |resolver| resolver.rout(enemy)).unwrap() {
                battle.fold(&fact).unwrap();
            }
        }
        state(&battle, FOOT).pursuit.unwrap().target
    };
    assert_eq!(pursued([ENEMY, SECOND]), ENEMY);
    assert_eq!(pursued([SECOND, ENEMY]), ENEMY);
}

/// F-7.57, D-216: a unit charges one of two enemies, and is in contact with both or only with the
/// other. If both enemies rout, the unit pursues and its charge is over, regardless of the order of
/// the routs.
#[test]
fn a_charge_at_a_router_is_over_if_the_unit_pursues() {
    let after = |contacts: &[UnitRef], routers: [UnitRef; 2]| {
        let mut battle = between(
            vec![cavalry(1)],
            vec![foot(24), unit(2, Kind::Infantry, 24)],
        );
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, SECOND);
        // The players end the steps without the charge test.
        go_to(&mut battle, Step::LoserTests);
        hand(&mut battle, FOOT, field("contacts", contacts));
        for router in routers {
            for fact in facts_of(&battle, |resolver| resolver.rout(router)).unwrap() {
                battle.fold(&fact).unwrap();
            }
        }
        state(&battle, FOOT).clone()
    };
    for contacts in [&[ENEMY, SECOND][..], &[ENEMY]] {
        let [one, other] = [[ENEMY, SECOND], [SECOND, ENEMY]].map(|order| after(contacts, order));
        assert_eq!(one.pursuit.map(|it| it.target), Some(ENEMY), "{contacts:?}");
        assert_eq!(one.charge, None, "{contacts:?}");
        assert_eq!(one, other, "{contacts:?}");
    }
}

/// F-7.57, D-266: one of a unit's two enemies routs and the other leaves in the same step. The unit
/// pursues the router, whichever of the two left first.
#[test]
fn a_unit_pursues_a_router_if_its_other_enemy_leaves_in_the_same_step() {
    let after = |routs_first: bool| {
        let mut battle = between(
            vec![cavalry(1)],
            vec![foot(24), unit(2, Kind::Infantry, 24)],
        );
        go_to(&mut battle, Step::Recoils);
        hand(&mut battle, FOOT, field("contacts", [ENEMY, SECOND]));
        for routs in [routs_first, !routs_first] {
            let facts = facts_of(&battle, |resolver| match routs {
                true => resolver.rout(SECOND),
                false => resolver.part(ENEMY, FOOT),
            });
            let facts = facts.unwrap();
            facts.into_iter().for_each(|fact| add(&mut battle, fact));
        }
        state(&battle, FOOT).clone()
    };
    assert_eq!(after(true), after(false));
    assert_eq!(after(true).pursuit.map(|it| it.target), Some(SECOND));
}

/// F-7.57, D-266: an enemy of a unit routs while another charges the unit. Whichever happens first,
/// the unit pursues only if the charge fails.
#[test]
fn a_charged_unit_pursues_a_router_only_if_the_charge_fails() {
    let after = |fails: bool, routs_first: bool| {
        let mut battle = against(vec![foot(20), unit(2, Kind::Infantry, 20)]);
        contact(&mut battle, HORSE, ENEMY);
        go_to(&mut battle, Step::ChargesB);
        charge(&mut battle, SECOND, HORSE);
        go_to(&mut battle, Step::FireTests);
        let (tests, face) = if fails { (SECOND, 1) } else { (HORSE, 6) };
        if !fails {
            play(&mut battle, charge_test(SECOND), &[6]);
        }
        for routs in [routs_first, !routs_first] {
            if !routs {
                play(&mut battle, charge_test(tests), &[face]);
                continue;
            }
            for fact in facts_of(&battle, |resolver| resolver.rout(ENEMY)).unwrap() {
                battle.fold(&fact).unwrap();
            }
        }
        state(&battle, HORSE).clone()
    };
    for fails in [true, false] {
        let horse = after(fails, true);
        assert_eq!(horse.pursuit.is_some(), fails);
        assert_eq!(horse.disorder.is_some(), fails);
        assert_eq!(horse, after(fails, false), "{fails}");
    }
}

#[test]
fn the_half_move_in_the_shoot_phase_is_the_first_rout_move() {
    let ways = |battle: &Battle| {
        let offers = battle.offers(Some(ENEMY)).into_iter();
        let flee = offers.into_iter().find(|offer| offer.id.action() == "flee");
        format!("{:?}", flee.unwrap().questions)
    };
    for (half_moves, first) in [(0, true), (1, false)] {
        let mut battle = pursued();
        let morale = Morale::Routed {
            moves: 0,
            half_moves,
        };
        add(
            &mut battle,
            MoraleChanged {
                unit: ENEMY,
                morale,
            },
        );
        assert_eq!(ways(&battle).contains("surrendered"), first);
        play(&mut battle, flees(vec![SECOND], true), &[]);
        let burst = state(&battle, SECOND).turn.burst_through;
        assert_eq!(burst, first, "{half_moves}");
    }
}

#[test]
fn a_pursuer_may_run_into_its_rallied_target() {
    let mut battle = pursued();
    play(&mut battle, flees(Vec::new(), false), &[]);
    let to = MoraleWord::Halted;
    hand(&mut battle, ENEMY, field("morale", to));
    let into = battle.offers(Some(HORSE)).into_iter();
    let mut into = into.filter(|offer| offer.id.action() == "into.pursue");
    let (unit, enemy) = (HORSE, ENEMY);
    let onto = Facing::Front;
    let way = PursueWay::Into { enemy, onto };
    assert_eq!(
        into.next().unwrap().command,
        Command::Pursue(actions::Pursue { unit, way })
    );
}

/// F-9.13: a charged unit shoots at its charger before it shoots at others, if the charger is in
/// its range and arc.
#[test]
fn units_shoot_at_their_charger_before_others() {
    let musketeers = Unit {
        groups: vec![armed(Weapon::Musket, 24)],
        ..foot(0)
    };
    for (onto, objects) in [(Facing::Front, true), (Facing::Rear, false)] {
        let mut battle = between(vec![cavalry(1), cavalry(2)], vec![musketeers.clone()]);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            onto,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, FOOT, ENEMY, observed);
        go_to(&mut battle, Step::Fire);
        let shoot = |target, figures| {
            Command::Shoot(actions::Shoot {
                unit: ENEMY,
                target,
                arm: Arm::Group {
                    group: 0,
                    weapon: Weapon::Musket,
                },
                observed: FireObservations::plain(figures, true),
            })
        };
        let refused = |battle: &Battle| {
            let given = Some(Throw::Faces(vec![1; 3]));
            match battle.decide(&shoot(HORSE, 12), &[], &mut Given(given)) {
                Err(Refusal::AgainstRules(why)) => why.iter().any(|it| it.id == "charger_first"),
                Err(_) | Ok(_) => false,
            }
        };
        let past = |battle: &Battle| {
            let offers = battle.offers(Some(ENEMY));
            let mut past = offers.iter().filter(|it| it.id.action() == "shoot_past");
            past.any(|offer| offer.against.iter().any(|it| it.id == "charger_first"))
        };
        assert_eq!([refused(&battle), past(&battle)], [objects; 2], "{onto:?}");
        if objects {
            play(&mut battle, shoot(FOOT, 12), &[1; 3]);
            assert!(!refused(&battle) && !past(&battle));
        }
    }
}

/// F-9.10: the rules do not mention shooting in a combat, except in a charge.
#[test]
fn fire_in_a_fight_can_be_allowed_anyway() {
    let musketeers = |number| Unit {
        groups: vec![armed(Weapon::Musket, 24)],
        ..unit(number, Kind::Infantry, 0)
    };
    let mut battle = between(
        vec![musketeers(1), cavalry(2)],
        vec![musketeers(1), musketeers(2)],
    );
    let with = vec![ENEMY];
    hand(&mut battle, FOOT, field("contacts", with));
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::Fire);
    let objects = |unit, target| {
        let shoot = Command::Shoot(actions::Shoot {
            unit,
            target,
            arm: Arm::Group {
                group: 0,
                weapon: Weapon::Musket,
            },
            observed: FireObservations::plain(12, true),
        });
        let given = Some(Throw::Faces(vec![1; 3]));
        match battle.decide(&shoot, &[], &mut Given(given)) {
            Err(Refusal::AgainstRules(why)) => why.iter().any(|it| it.id == "fire_in_a_fight"),
            Err(_) | Ok(_) => false,
        }
    };
    // The shooter or its target is in contact. Even so, a unit may shoot at its own charger.
    assert!(objects(FOOT, SECOND) && objects(SECOND, FOOT) && objects(ENEMY, FOOT));
    assert!(!objects(ENEMY, HORSE));
    let offers = battle.offers(Some(FOOT));
    let is_offered = |action: &str| offers.iter().any(|it| it.id.action() == action);
    assert!(is_offered("shoot_in_fight") && !is_offered("shoot"));
}
