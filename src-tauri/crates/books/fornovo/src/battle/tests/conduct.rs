//! Units in play: their places, charges, shooting, routs and losses.

use super::*;
use crate::tables::shooting::GunClass;

const SECOND: UnitRef = UnitRef::new(1, 2);

fn light(number: u16, figures: u32) -> Unit {
    skirmishers(unit(number, Kind::Infantry, figures))
}

#[test]
fn a_unit_that_charges_evades_or_routs_leaves_its_place() {
    let begun = |in_wood| {
        let mut battle = battle();
        is_at(&mut battle, in_wood, FeatureKind::LightWood, Stand::In);
        assert!(state(&battle, in_wood).ground.is_some());
        go_to(&mut battle, Step::ChargesA);
        battle
    };
    let mut charges = begun(FOOT);
    charge(&mut charges, FOOT, ENEMY);
    assert_eq!(charges.state().units[&FOOT].ground, None);
    let mut evades = begun(ENEMY);
    charge(&mut evades, HORSE, ENEMY);
    go_to(&mut evades, Step::AnswersB);
    let (unit, charger, how) = (ENEMY, HORSE, Reply::Evades);
    let reply = Command::Reply(actions::Reply::of(unit, charger, how));
    // The log contains the action as well as its results.
    let lines = log_of(&evades, &reply, &[]);
    assert!(lines[0].contains("evaded"), "{lines:?}");
    play(&mut evades, reply, &[]);
    assert_eq!(evades.state().units[&ENEMY].ground, None);
    let mut flees = begun(FOOT);
    rout(&mut flees, FOOT);
    go_to(&mut flees, Step::Recovery);
    play(&mut flees, actions::EndStep {}, &[]);
    go_to(&mut flees, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OnTable,
        through: vec![HORSE],
        gap: false,
    });
    let lines = log_of(&flees, &flee, &[]);
    assert!(lines[0].contains("kept routing"), "{lines:?}");
    play(&mut flees, flee, &[]);
    assert_eq!(flees.state().units[&FOOT].ground, None);
}

#[test]
fn a_countercharge_that_passed_continues_if_the_charger_fails() {
    let cavalry = |number| unit(number, Kind::Cavalry, 12);
    let mut battle = between(vec![cavalry(1)], vec![cavalry(1)]);
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        straight_run: false,
        ..ChargeObservations::default()
    };
    charge_with(&mut battle, FOOT, ENEMY, observed);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, COUNTERCHARGES);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(ENEMY), &[6]);
    assert!(state(&battle, ENEMY).contacts.is_empty());
    play(&mut battle, charge_test(FOOT), &[1]);
    let failed = state(&battle, FOOT).charge.map(|charge| charge.stage);
    assert_eq!(failed, Some(ChargeStage::Failed));
    assert!(state(&battle, ENEMY).contacts.contains(&FOOT));
}

#[test]
fn routing_units_that_were_struck_are_pursued() {
    let mut battle = battle();
    rout(&mut battle, ENEMY);
    go_to(&mut battle, Step::Rounds);
    contact(&mut battle, HORSE, ENEMY);
    assert_eq!(state(&battle, HORSE).pursuit, None);
    play(&mut battle, actions::EndStep {}, &[]);
    let target = state(&battle, HORSE).pursuit.map(|it| it.target);
    assert_eq!(target, Some(ENEMY));
}

#[test]
fn guns_are_placed_unlimbered_or_unlimber_before_they_fire() {
    let battery = Unit {
        models: Models {
            light_gun: 2,
            limber: 2,
            ..Models::default()
        },
        ..unit(1, Kind::Artillery, 6)
    };
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Guns {
            class: GunClass::Light,
            ball: true,
        },
        observed: FireObservations::plain(2, true),
    });
    let begun = || between(vec![battery.clone()], vec![foot(20)]);
    let offered = |battle: &Battle| {
        let offers = battle.offers(Some(FOOT));
        offers.iter().any(|offer| offer.id.action() == "shoot")
    };
    let mut limbered = begun();
    go_to(&mut limbered, Step::Fire);
    assert_eq!(objections(&limbered, &shoot), ["limbered"]);
    assert!(!offered(&limbered));
    let mut placed = begun();
    let (unit, what) = (FOOT, Manoeuvre::Unlimber);
    let unlimber = Command::Manoeuvre(actions::Manoeuvre { unit, what });
    let offers = placed.offers(Some(FOOT));
    assert!(offers.iter().any(|offer| offer.command == unlimber));
    play(&mut placed, unlimber, &[]);
    go_to(&mut placed, Step::Fire);
    assert!(objections(&placed, &shoot).is_empty());
    assert!(offered(&placed));
}

#[test]
fn corrected_figures_exhaust_a_unit_or_end_its_exhaustion() {
    let mut battle = battle();
    let cause = |battle: &Battle| state(battle, FOOT).disorder.map(|it| it.cause);
    let set = |battle: &mut Battle, left| {
        hand(battle, FOOT, field("figures", [left]));
    };
    set(&mut battle, 12);
    assert_eq!(cause(&battle), Some(DisorderCause::Exhausted));
    set(&mut battle, 13);
    assert_eq!(cause(&battle), None);
    set(&mut battle, 0);
    let why = Gone::Destroyed;
    assert_eq!(state(&battle, FOOT).place, Place::Gone { why });
}

#[test]
fn close_order_overruns_skirmishers_instead_of_fighting_them() {
    let mut battle = between(vec![foot(24)], vec![light(1, 12)]);
    go_to(&mut battle, Step::Rounds);
    contact(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Recovery);
    play(&mut battle, actions::EndStep {}, &[]);
    go_to(&mut battle, Step::Rounds);
    let offers: Vec<_> = battle
        .offers(Some(FOOT))
        .into_iter()
        .filter(|it| it.fulfils.is_some())
        .collect();
    assert!(
        matches!(offers[0].command, Command::Overrun(actions::Overrun { .. })),
        "{offers:?}"
    );
    let lines = log_of(&battle, &offers[0].command, &[]);
    assert!(lines[0].contains("overran"), "{lines:?}");
    assert_eq!(objections(&battle, &offers[1].command), ["overrun"]);
}

#[test]
fn only_its_target_shoots_at_a_short_charge() {
    let first = vec![unit(1, Kind::Cavalry, 12)];
    let shot = Group {
        weapons: WeaponSet::of(&[Weapon::Musket]),
        count: 20,
        ..Group::default()
    };
    let muskets = |number| Unit {
        groups: vec![shot.clone()],
        ..unit(number, Kind::Infantry, 0)
    };
    let mut battle = between(first, vec![muskets(1), muskets(2)]);
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        over_half: false,
        ..ChargeObservations::default()
    };
    charge_with(&mut battle, FOOT, SECOND, observed);
    go_to(&mut battle, Step::Fire);
    let shoot = |unit| {
        Command::Shoot(actions::Shoot {
            unit,
            target: FOOT,
            arm: Arm::Group {
                group: 0,
                weapon: Weapon::Musket,
            },
            observed: FireObservations::plain(10, true),
        })
    };
    assert_eq!(objections(&battle, &shoot(ENEMY)), ["charges_other"]);
    assert!(objections(&battle, &shoot(SECOND)).is_empty());
}

#[test]
fn a_ditch_covers_units_in_it_not_behind_it() {
    for (stand, covered) in [(Stand::In, true), (Stand::Behind, false)] {
        let mut battle = battle();
        is_at(&mut battle, ENEMY, FeatureKind::Ditch, stand);
        let position = position(&battle);
        let cover = position.cover(
            ENEMY,
            super::super::super::terrain::Against::SmallArms,
            super::super::super::shooting::Side::Front,
        );
        assert_eq!(cover == Cover::Hard, covered, "{stand:?}");
    }
}

#[test]
fn a_half_rout_move_is_half_as_long_as_a_full_one() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[1]);
    let flee = Command::Flee(actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    });
    let reach = |battle: &Battle| {
        let preview = battle.preview(&flee);
        preview.columns[0].entries[0].value.clone()
    };
    let half = reach(&battle);
    go_to(&mut battle, Step::Recovery);
    play(&mut battle, actions::EndStep {}, &[]);
    go_to(&mut battle, Step::Flight);
    let inches = |text: String| text.trim_end_matches('″').parse::<f64>().unwrap();
    assert!((inches(half) * 2.0 - inches(reach(&battle))).abs() < 1e-9);
}

#[test]
fn enemies_in_contact_are_visible_to_a_routing_unit() {
    let mut battle = battle();
    rout(&mut battle, FOOT);
    contact(&mut battle, ENEMY, FOOT);
    let observed = Facts::Rally(RallyFacts {
        no_visible_enemy_near: true,
        ..RallyFacts::default()
    });
    let Facts::Rally(known) = position(&battle).known(FOOT, observed, &[]) else {
        panic!("other facts");
    };
    assert!(known.in_contact && !known.no_visible_enemy_near);
}
