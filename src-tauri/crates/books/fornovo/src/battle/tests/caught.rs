//! Units that are caught, and units that lose their enemy: skirmishers and close order, chargers
//! without a target, routs and pursuits.

use super::*;
use crate::combat::AttackFrom;
use crate::reaction::HaltPursuitFacts;

const SECOND: UnitRef = UnitRef::new(1, 2);

fn light(kind: Kind) -> Unit {
    skirmishers(unit(1, kind, 12))
}

/// Returns the unit's first pending command.
fn pending_command(battle: &Battle, unit: UnitRef) -> Command {
    let mut offers = battle.offers(Some(unit)).into_iter();
    offers
        .find(|offer| offer.fulfils.is_some())
        .unwrap()
        .command
}

/// Returns a battle with skirmishers and close order in contact, after one of them charged.
fn met(charger: UnitRef, target: UnitRef) -> Battle {
    let mut battle = between(vec![light(Kind::Infantry)], vec![foot(24)]);
    let charges = if charger.side == 0 {
        Step::ChargesA
    } else {
        Step::ChargesB
    };
    go_to(&mut battle, charges);
    charge(&mut battle, charger, target);
    go_to(&mut battle, Step::FireTests);
    for unit in [charger, target] {
        play(&mut battle, charge_test(unit), &[6]);
    }
    assert!(state(&battle, FOOT).contacts.contains(&ENEMY));
    go_to(&mut battle, Step::Rounds);
    battle
}

#[test]
fn skirmishers_fight_the_close_order_that_they_charged() {
    let caught = met(ENEMY, FOOT);
    let first = pending_command(&caught, FOOT);
    assert!(
        matches!(first, Command::Overrun(actions::Overrun { .. })),
        "{first:?}"
    );

    let own = met(FOOT, ENEMY);
    let first = pending_command(&own, FOOT);
    assert!(
        matches!(first, Command::Fight(actions::Fight { .. })),
        "{first:?}"
    );
    let refused = own.decide(&first, &[], &mut Given::default());
    let text = format!("{refused:?}");
    assert!(!text.contains("overrun"), "{text}");
}

#[test]
fn close_order_does_not_overrun_skirmishers_that_it_has_fought() {
    let mut battle = between(vec![light(Kind::Infantry)], vec![foot(24)]);
    hand(&mut battle, FOOT, field("contacts", vec![ENEMY]));
    assert!(position(&battle).overrun_between(FOOT, ENEMY).is_some());
    let against = Against {
        enemy: ENEMY,
        inflicted: 0,
        suffered: 1,
        attack: AttackFrom::Front,
    };
    let fought = Fight {
        last: vec![against],
        ..Fight::default()
    };
    set(&mut battle, FOOT, |it| it.fight = fought);
    assert!(position(&battle).overrun_between(FOOT, ENEMY).is_none());
}

/// F-5.06, F-7.57, F-10.29, D-113: the rest of the unit routs before its friends test.
#[test]
fn two_enemies_that_shatter_a_unit_in_overruns_pursue_it() {
    let after = |order: [(UnitRef, u32); 2]| {
        let second = vec![foot(24), unit(2, Kind::Infantry, 24)];
        let mut battle = between(vec![light(Kind::Infantry)], second);
        hand(&mut battle, FOOT, field("contacts", vec![ENEMY, SECOND]));
        go_to(&mut battle, Step::Rounds);
        for (by, figures) in order {
            let unit = FOOT;
            play(&mut battle, actions::Overrun { unit, by, figures }, &[]);
        }
        assert!(!state(&battle, FOOT).routs());
        assert_eq!(position(&battle).rounds_due(FOOT), []);
        go_to(&mut battle, Step::FriendTests);
        assert!(state(&battle, FOOT).routs());
        [ENEMY, SECOND].map(|unit| state(&battle, unit).clone())
    };
    let (few, more) = ((ENEMY, 4), (SECOND, 5));
    let last = after([few, more]);
    let target = |state: &UnitState| state.pursuit.map(|pursuit| pursuit.target);
    assert_eq!(last.each_ref().map(target), [Some(FOOT); 2]);
    assert_eq!(last, after([more, few]));
}

/// F-6.12, F-6.13, F-10.29: rounds begin after overruns, which are part of moves, and after
/// charges.
#[test]
fn a_round_begins_after_overruns_and_charges() {
    let first = vec![light(Kind::Infantry), unit(2, Kind::Cavalry, 12)];
    let mut battle = between(first, vec![foot(24), unit(2, Kind::Infantry, 24)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, SECOND);
    let charge = state(&battle, HORSE).charge.unwrap();
    go_to(&mut battle, Step::Rounds);
    hand(&mut battle, FOOT, field("contacts", vec![ENEMY, SECOND]));
    let against = Against {
        enemy: ENEMY,
        inflicted: 0,
        suffered: 1,
        attack: AttackFrom::Front,
    };
    set(&mut battle, FOOT, |it| it.fight.last = vec![against]);
    let fight = Command::Fight(actions::Fight {
        unit: FOOT,
        enemy: ENEMY,
        meeting: Meeting::default(),
    });
    assert_eq!(objections(&battle, &fight), ["overruns_first"]);
    let overrun = actions::Overrun {
        unit: FOOT,
        by: SECOND,
        figures: 3,
    };
    play(&mut battle, overrun, &[]);
    assert!(objections(&battle, &fight).is_empty());
    let at = |stage| Some(Charge { stage, ..charge });
    set(&mut battle, HORSE, |it| {
        it.charge = at(ChargeStage::TargetGone);
        it.step.lost_target = true;
    });
    assert_eq!(objections(&battle, &fight), ["charges_first"]);
    set(&mut battle, HORSE, |it| {
        it.charge = at(ChargeStage::Failed);
        (it.step.lost_target, it.step.goes_back) = (false, true);
    });
    assert_eq!(objections(&battle, &fight), ["charges_first"]);
}

#[test]
fn a_charge_on_unpaid_troops_that_leave_loses_its_target() {
    let mut unpaid = foot(20);
    unpaid.pay = Pay::Unpaid;
    let first = vec![foot(24), unit(2, Kind::Cavalry, 12)];
    let mut battle = between(first, vec![unpaid, unit(2, Kind::Infantry, 20)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    play(&mut battle, actions::AskPay { unit: ENEMY }, &[1]);
    let why = Gone::Mutinied;
    assert_eq!(state(&battle, ENEMY).place, Place::Gone { why });
    let charge = state(&battle, HORSE).charge.unwrap();
    assert_eq!(charge.stage, ChargeStage::TargetGone);
    go_to(&mut battle, Step::FireTests);
    let (unit, test) = (HORSE, Test::Charge);
    let tests = to_test(unit, test);
    assert!(!is_due(&battle, &tests));
    go_to(&mut battle, Step::Completions);
    let (unit, test) = (HORSE, Test::HaltPursuit);
    let halts = to_test(unit, test);
    assert!(is_due(&battle, &halts));
}

#[test]
fn a_charger_does_not_wait_for_a_countercharger_that_has_tested() {
    let cavalry = |number| unit(number, Kind::Cavalry, 12);
    let mut battle = between(vec![cavalry(1), cavalry(2)], vec![cavalry(1), cavalry(2)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, COUNTERCHARGES);
    go_to(&mut battle, Step::FireTests);
    // The charger that is not countercharged waits too: its test depends on whether its target is
    // shaken.
    for unit in [FOOT, HORSE] {
        assert_eq!(position(&battle).tests_after(unit), Some(ENEMY));
    }
    play(&mut battle, charge_test(ENEMY), &[6]);
    play(&mut battle, charge_test(HORSE), &[6]);
    assert_eq!(position(&battle).tests_after(FOOT), None);
    // The unit tests again, to meet the second charge, once all the other units have tested.
    let (unit, test) = (ENEMY, Test::Charge);
    assert!(!is_due(&battle, &to_test(unit, test)));
    play(&mut battle, charge_test(FOOT), &[6]);
    assert!(is_due(&battle, &to_test(unit, test)));
    // If the unit then routs, both chargers have lost their target, and neither pursues.
    play(&mut battle, charge_test(ENEMY), &[1]);
    assert!(state(&battle, ENEMY).routs());
    for unit in [FOOT, HORSE] {
        let state = state(&battle, unit);
        assert!(state.charges_after_gone() && state.pursuit.is_none());
        assert!(state.contacts.is_empty());
    }
}

#[test]
fn routing_units_do_not_follow_up() {
    let first = vec![foot(24)];
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let mut battle = between(first, second);
    let with = vec![ENEMY, SECOND];
    hand(&mut battle, FOOT, field("contacts", with));
    set(&mut battle, FOOT, |it| it.recoils = true);
    let morale = Morale::ROUTED;
    add(
        &mut battle,
        MoraleChanged {
            unit: SECOND,
            morale,
        },
    );
    go_to(&mut battle, Step::Recoils);
    let recoil = Command::Recoil(actions::Recoil {
        unit: FOOT,
        way: RecoilWay::Clear,
        through: Vec::new(),
        followed: true,
        stay: Vec::new(),
        out_of_reach: Vec::new(),
        met: None,
        onto: Facing::Front,
    });
    play(&mut battle, recoil, &[]);
    let contacts = &state(&battle, FOOT).contacts;
    assert_eq!(contacts.iter().collect::<Vec<_>>(), [&ENEMY]);
}

/// F-7.61, F-8.17: an order entered with the test counts, even if the state has no order for the
/// pursuit.
#[test]
fn an_ordered_pursuit_is_harder_to_halt() {
    let mut battle = battle();
    let pursuit = Pursuit {
        target: ENEMY,
        moves: 1,
        ordered: false,
        galloped: false,
    };
    add(
        &mut battle,
        PursuitChanged {
            unit: HORSE,
            pursuit,
        },
    );
    let halt = |ordered| {
        Command::Test(actions::Test {
            unit: HORSE,
            facts: Facts::HaltPursuit(HaltPursuitFacts {
                ordered,
                ..HaltPursuitFacts::default()
            }),
            saw: Vec::new(),
        })
    };
    let detail = |ordered| details_of(&battle, &halt(ordered), &[4])[0].clone();
    assert_ne!(detail(true), detail(false));
    assert!(detail(true).contains("ordered"), "{}", detail(true));
}

/// F-8.11, D-217: a charger that ran on and caught its router has made its first pursuit move. It
/// tests to halt in the next Rally phase.
#[test]
fn a_charger_that_catches_its_router_may_test_to_halt_in_the_next_rally_phase() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[1]);
    let half = actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    };
    play(&mut battle, half, &[]);
    go_to(&mut battle, Step::Completions);
    play(&mut battle, test_of(HORSE, Test::HaltPursuit), &[1]);
    let (enemy, onto) = (ENEMY, Facing::Rear);
    let catches = actions::Complete {
        unit: HORSE,
        how: ChargeEnd::Into { enemy, onto },
        through: Vec::new(),
    };
    play(&mut battle, catches, &[]);
    go_to(&mut battle, Step::LoserTests);
    let pursuit = state(&battle, HORSE).pursuit.unwrap();
    assert_eq!((pursuit.target, pursuit.moves), (ENEMY, 1));
    go_to(&mut battle, Step::RallyTests);
    assert!(is_due(&battle, &to_test(HORSE, Test::HaltPursuit)));
}
