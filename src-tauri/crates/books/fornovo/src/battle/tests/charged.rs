//! Charged and routed units, and units met by a charge or a pursuit.

use super::moves::{foot, under};
use super::*;

const BEHIND: UnitRef = UnitRef::new(1, 2);

fn second(figures: u32) -> Unit {
    Unit {
        number: UnitNumber(2),
        ..foot(figures)
    }
}

/// Foot charges skirmishers, which evade; another unit is behind them.
fn lost_its_target() -> Battle {
    let light = Unit {
        order: Order::Skirmish,
        ..foot(12)
    };
    let mut battle = under("D-127", "stands", vec![foot(24)], vec![light, second(20)]);
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        onto: Facing::Rear,
        ..ChargeObservations::default()
    };
    let (unit, target) = (FOOT, ENEMY);
    play(
        &mut battle,
        Command::Charge(actions::Charge {
            unit,
            target,
            observed,
        }),
        &[],
    );
    go_to(&mut battle, Step::AnswersB);
    let (unit, charger, how) = (ENEMY, FOOT, Reply::Evades);
    play(
        &mut battle,
        Command::Reply(actions::Reply::of(unit, charger, how)),
        &[],
    );
    go_to(&mut battle, Step::Completions);
    battle
}

fn asks_for_the_side(battle: &Battle, path: &str) -> bool {
    let offers = battle.offers(Some(FOOT));
    let mut questions = offers.iter().flat_map(|offer| &offer.questions);
    questions.any(|question| question.path == path)
}

/// F-7.49: the side of the next enemy is entered, and is not that of the unit that evaded.
#[test]
fn a_charge_that_runs_on_strikes_the_observed_side() {
    for onto in [Facing::Front, Facing::Flank] {
        let mut battle = lost_its_target();
        assert!(asks_for_the_side(&battle, "/how/onto"));
        let how = ChargeEnd::Into {
            enemy: BEHIND,
            onto,
        };
        let unit = FOOT;
        play(
            &mut battle,
            Command::Complete(actions::Complete { unit, how }),
            &[],
        );
        let charge = battle.state().units[&FOOT].charge.unwrap();
        assert_eq!(position(&battle).strikes(FOOT, charge), onto);
    }
}

/// F-6.11: a unit that breaks in the Shoot phase routs at once, before chargers run on.
#[test]
fn a_unit_that_breaks_makes_its_half_move_before_a_charge_runs_on() {
    let mut battle = lost_its_target();
    let onto = Facing::Rear;
    let on = |enemy| {
        Command::Complete(actions::Complete {
            unit: FOOT,
            how: ChargeEnd::Into { enemy, onto },
        })
    };
    play(&mut battle, on(BEHIND), &[]);
    play(&mut battle, charge_test(FOOT), &[6]);
    play(&mut battle, charge_test(BEHIND), &[1]);
    assert!(battle.state().units[&BEHIND].routs());
    let (unit, half) = (BEHIND, true);
    assert!(is_pending(&battle, &Pending::Flee { unit, half }));
    let halt = Command::Test(actions::Test {
        unit: FOOT,
        facts: Facts::none(Test::HaltPursuit),
        saw: Vec::new(),
    });
    play(&mut battle, halt, &[1]);
    let refused = battle.decide(&on(BEHIND), &[], &mut Given::default());
    let Err(Refusal::AgainstRules(why)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(why[0].id, "target_first");
    let offered = battle.offers(Some(FOOT)).into_iter();
    let mut offered = offered.map(|offer| offer.command);
    assert!(!offered.any(|command| command == on(BEHIND)));
}

/// F-7.59: likewise in a pursuit into other enemies.
#[test]
fn a_pursuit_into_others_strikes_the_observed_side() {
    for onto in [Facing::Front, Facing::Rear] {
        let enemies = vec![foot(12), second(20)];
        let mut battle = under("D-127", "stands", vec![foot(24)], enemies);
        let pursuit = Pursuit {
            target: ENEMY,
            moves: 0,
            ordered: false,
            galloped: false,
        };
        add(
            &mut battle,
            PursuitChanged {
                unit: FOOT,
                pursuit,
            },
        );
        go_to(&mut battle, Step::Flight);
        assert!(asks_for_the_side(&battle, "/way/onto"));
        let way = PursueWay::Into {
            enemy: BEHIND,
            onto,
        };
        let unit = FOOT;
        play(
            &mut battle,
            Command::Pursue(actions::Pursue { unit, way }),
            &[],
        );
        let facts = position(&battle).known(FOOT, Facts::none(Test::Charge), &[]);
        let Facts::Charge(facts) = facts else {
            panic!("{facts:?}");
        };
        assert_eq!(facts.at_flank_or_rear, onto == Facing::Rear);
    }
}

/// F-6.07: a routing unit does not reply.
#[test]
fn routing_units_do_not_reply_to_a_charge() {
    for morale in [MoraleWord::Good, MoraleWord::Routed] {
        let mut battle = under("D-127", "stands", vec![foot(24)], vec![foot(20)]);
        hand(&mut battle, ENEMY, field("morale", morale));
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, ENEMY);
        go_to(&mut battle, Step::AnswersB);
        let (unit, charger) = (ENEMY, FOOT);
        let due = is_pending(&battle, &Pending::Answer { unit, charger });
        assert_eq!(due, morale == MoraleWord::Good);
    }
}

/// F-6.06 to F-6.09: charges are moved first; then their targets do not move.
#[test]
fn a_charged_unit_moves_and_turns_only_if_allowed_anyway() {
    let mut battle = under(
        "D-127",
        "stands",
        vec![foot(24)],
        vec![foot(20), second(20)],
    );
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    let (unit, charger, how) = (ENEMY, FOOT, Reply::Stands);
    play(
        &mut battle,
        Command::Reply(actions::Reply::of(unit, charger, how)),
        &[],
    );
    go_to(&mut battle, Step::MovesB);
    let against = |unit, id: &str| {
        let offers = battle.offers(Some(unit));
        let offer = offers.iter().find(|offer| offer.id == id).unwrap();
        offer
            .against
            .iter()
            .any(|it| it.id.starts_with("is_charged"))
    };
    let square = "manoeuvre.form_square";
    for (held, free) in [("move.go", "move"), (square, square)] {
        assert!(against(ENEMY, held), "{held}");
        assert!(!against(BEHIND, free), "{free}");
    }
    let swept = battle.offers(None);
    let ahead = swept
        .iter()
        .find(|offer| offer.id == "sweep.advanced")
        .unwrap();
    let Command::Sweep(actions::Sweep { units, .. }) = &ahead.command else {
        panic!("{:?}", ahead.command);
    };
    assert_eq!(units, &[BEHIND]);
    let moves = vec![MoveObservations {
        moved: Moved::Half,
        ..MoveObservations::stood(ENEMY)
    }];
    let refused = battle.decide(
        &Command::Move(actions::Move { moves }),
        &[],
        &mut Given::default(),
    );
    assert!(matches!(refused, Err(Refusal::AgainstRules(_))));
}
