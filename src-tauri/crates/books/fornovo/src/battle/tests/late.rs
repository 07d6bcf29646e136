//! Charges that the players allowed late or left undone, and work that comes before other work of
//! the same step (F-3.09, F-6.07, F-6.12).

use super::*;
use crate::battle::prelude::facts_of;

const SECOND: UnitRef = UnitRef::new(1, 2);

/// Returns a battle of foot and horse against two units of foot, in this step.
fn in_step(step: Step) -> Battle {
    let first = vec![foot(24), unit(2, Kind::Cavalry, 12)];
    let mut battle = between(first, vec![foot(20), unit(2, Kind::Infantry, 20)]);
    go_to(&mut battle, step);
    battle
}

fn rout(battle: &mut Battle, unit: UnitRef) {
    let facts = facts_of(battle, |resolver| resolver.rout(unit)).unwrap();
    facts.into_iter().for_each(|fact| add(battle, fact));
}

fn flee(unit: UnitRef) -> Command {
    Command::Flee(actions::Flee {
        unit,
        way: FleeWay::OffTable,
        through: Vec::new(),
        gap: false,
    })
}

/// The reply comes first because a square, for example, counts in the charger's test and stops
/// routers.
#[test]
fn charge_tests_and_rout_moves_wait_for_the_reply_to_a_late_charge() {
    let mut battle = in_step(Step::FireTests);
    rout(&mut battle, SECOND);
    charge(&mut battle, HORSE, ENEMY);
    for waits in [charge_test(HORSE), flee(SECOND)] {
        assert_eq!(objections(&battle, &waits), ["replies_first"]);
    }
    let pending = battle.pending();
    let names: Vec<_> = pending.iter().map(|it| it.obligation.name).collect();
    assert_eq!(names, ["answer", "test.charge", "flee"]);
    assert!(pending[2].waits);
    reply(&mut battle, ENEMY, HORSE, Reply::Stands);
    assert!(objections(&battle, &flee(SECOND)).is_empty());
}

#[test]
fn tests_after_combat_wait_for_late_charges() {
    let mut battle = in_step(Step::FriendTests);
    rout(&mut battle, SECOND);
    charge(&mut battle, HORSE, ENEMY);
    let looks = test_of(ENEMY, Test::FriendRouting);
    assert_eq!(objections(&battle, &looks), ["replies_first"]);
    reply(&mut battle, ENEMY, HORSE, Reply::Stands);
    assert_eq!(objections(&battle, &looks), ["charges_first"]);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[6]);
    assert!(objections(&battle, &looks).is_empty());
}

/// A late charge may reach the skirmishers first, or rout their friends.
#[test]
fn an_overrun_waits_for_late_charges() {
    let first = vec![foot(24), unit(2, Kind::Cavalry, 12)];
    let second = vec![skirmishers(foot(12)), unit(2, Kind::Infantry, 20)];
    let mut battle = between(first, second);
    go_to(&mut battle, Step::Rounds);
    contact(&mut battle, FOOT, ENEMY);
    charge(&mut battle, HORSE, SECOND);
    reply(&mut battle, SECOND, HORSE, Reply::Stands);
    let overrun = Command::Overrun(actions::Overrun {
        unit: ENEMY,
        by: FOOT,
        figures: 12,
    });
    assert_eq!(objections(&battle, &overrun), ["charges_first"]);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(SECOND), &[6]);
    assert!(objections(&battle, &overrun).is_empty());
}

/// F-6.12, F-7.49: a charger that runs on may strike the flank of another charger.
#[test]
fn a_charge_test_waits_for_charges_that_run_on() {
    let mut battle = in_step(Step::Completions);
    charge(&mut battle, HORSE, ENEMY);
    reply(&mut battle, ENEMY, HORSE, Reply::Stands);
    let charge = state(&battle, HORSE).charge.unwrap();
    assert!(objections(&battle, &charge_test(HORSE)).is_empty());
    set(&mut battle, SECOND, |it| {
        it.charge = Some(Charge {
            target: FOOT,
            stage: ChargeStage::TargetGone,
            ..charge
        });
    });
    assert_eq!(objections(&battle, &charge_test(HORSE)), ["run_on_first"]);
}

/// F-6.12, F-10.29: close order overruns all skirmishers in contact, even those that it charged
/// without taking the charge test.
#[test]
fn a_charge_that_was_left_undone_is_over_when_rounds_begin() {
    let after = |order: [UnitRef; 2]| {
        let second = vec![
            skirmishers(foot(6)),
            skirmishers(unit(2, Kind::Infantry, 7)),
        ];
        let mut battle = between(vec![foot(24)], second);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, ENEMY);
        hand(&mut battle, FOOT, field("contacts", [ENEMY, SECOND]));
        go_to(&mut battle, Step::Rounds);
        for unit in order {
            let (by, figures) = (FOOT, state(&battle, unit).figures());
            play(&mut battle, actions::Overrun { unit, by, figures }, &[]);
        }
        state(&battle, FOOT).clone()
    };
    let last = after([ENEMY, SECOND]);
    assert_eq!(last.charge, None);
    assert_eq!(last, after([SECOND, ENEMY]));
}

/// F-3.09, D-131: the die for a general whose unit lost figures is rolled before the unit is gone.
#[test]
fn a_rout_move_waits_for_the_danger_to_the_general() {
    let mut battle = in_step(Step::FireTests);
    let mut generals = battle.state().generals.keys().copied();
    let general = generals.find(|general| general.side == ENEMY.side).unwrap();
    let unit = Some(ENEMY);
    play(&mut battle, actions::Attach { general, unit }, &[]);
    set(&mut battle, ENEMY, |it| it.turn.lost_in_phase = 2);
    rout(&mut battle, ENEMY);
    assert_eq!(objections(&battle, &flee(ENEMY)), ["general_first"]);
    play(&mut battle, actions::Endanger { general }, &[6]);
    assert!(objections(&battle, &flee(ENEMY)).is_empty());
}
