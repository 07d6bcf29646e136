//! Charged and routed units, and units into which a charge or a pursuit runs.

use super::*;

const BEHIND: UnitRef = UnitRef::new(1, 2);

fn second(figures: u32) -> Unit {
    Unit {
        number: UnitNumber(2),
        ..foot(figures)
    }
}

/// Returns a battle in which foot has charged skirmishers that evaded, with another unit behind
/// them.
fn lost_its_target() -> Battle {
    let light = skirmishers(foot(12));
    let mut battle = under("D-127", "stands", vec![foot(24)], vec![light, second(20)]);
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        onto: Facing::Rear,
        ..ChargeObservations::default()
    };
    charge_with(&mut battle, FOOT, ENEMY, observed);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::Evades);
    go_to(&mut battle, Step::Completions);
    battle
}

fn asks_for_the_side(battle: &Battle, path: &str) -> bool {
    let offers = battle.offers(Some(FOOT));
    let mut questions = offers.iter().flat_map(|offer| &offer.questions);
    questions.any(|question| question.path == path)
}

/// F-7.49: the players enter which side of the next enemy is struck. It can differ from the side of
/// the evader at which the charge was aimed.
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
            actions::Complete {
                unit,
                how,
                through: Vec::new(),
            },
            &[],
        );
        let charge = state(&battle, FOOT).charge.unwrap();
        assert_eq!(position(&battle).strikes(FOOT, charge), onto);
    }
}

/// F-6.11: a unit that routs in the Shoot phase makes its half move at once, before chargers run
/// on.
#[test]
fn a_routing_unit_makes_its_half_move_before_a_charge_runs_on() {
    let mut battle = lost_its_target();
    let onto = Facing::Rear;
    let on = |enemy| {
        Command::Complete(actions::Complete {
            unit: FOOT,
            how: ChargeEnd::Into { enemy, onto },
            through: Vec::new(),
        })
    };
    play(&mut battle, on(BEHIND), &[]);
    play(&mut battle, charge_test(FOOT), &[6]);
    play(&mut battle, charge_test(BEHIND), &[1]);
    assert!(state(&battle, BEHIND).routs());
    assert!(position(&battle).flees_half(BEHIND));
    let halt = test_of(FOOT, Test::HaltPursuit);
    play(&mut battle, halt, &[1]);
    assert_eq!(objections(&battle, &on(BEHIND))[0], "target_first");
    let mut offered = battle
        .offers(Some(FOOT))
        .into_iter()
        .map(|offer| offer.command);
    assert!(!offered.any(|command| command == on(BEHIND)));
}

/// F-7.59: the players enter which side of the next enemy a pursuit strikes.
#[test]
fn a_pursuit_into_other_enemies_strikes_the_observed_side() {
    for onto in [Facing::Front, Facing::Rear] {
        let enemies = vec![foot(12), second(20)];
        let mut battle = under("D-127", "stands", vec![foot(24)], enemies);
        pursues(&mut battle, FOOT, ENEMY);
        go_to(&mut battle, Step::Flight);
        assert!(asks_for_the_side(&battle, "/way/onto"));
        let way = PursueWay::Into {
            enemy: BEHIND,
            onto,
        };
        let unit = FOOT;
        play(&mut battle, actions::Pursue { unit, way }, &[]);
        let facts = position(&battle).known(FOOT, Facts::none(Test::Charge), &[]);
        let Facts::Charge(facts) = facts else {
            panic!("{facts:?}");
        };
        assert_eq!(facts.at_flank_or_rear, onto == Facing::Rear);
    }
}

/// F-6.07: a routing unit cannot reply.
#[test]
fn routing_units_do_not_reply_to_a_charge() {
    for morale in [MoraleWord::Good, MoraleWord::Routed] {
        let mut battle = under("D-127", "stands", vec![foot(24)], vec![foot(20)]);
        hand(&mut battle, ENEMY, field("morale", morale));
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, ENEMY);
        go_to(&mut battle, Step::AnswersB);
        let due = position(&battle).answers(ENEMY, FOOT);
        assert_eq!(due, morale == MoraleWord::Good);
    }
}

/// F-6.06 to F-6.09: charges are moved first; their targets cannot move afterwards.
#[test]
fn a_charged_unit_moves_or_forms_square_only_if_allowed_anyway() {
    let mut battle = under(
        "D-127",
        "stands",
        vec![foot(24)],
        vec![foot(20), second(20)],
    );
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::Stands);
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
    for (forbidden, free) in [("move.go", "move"), (square, square)] {
        assert!(against(ENEMY, forbidden), "{forbidden}");
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
    let observed = MoveObservations {
        moved: Moved::Half,
        ..MoveObservations::stood(ENEMY)
    };
    let refused = battle.decide(&moves(observed), &[], &mut Given::default());
    assert!(matches!(refused, Err(Refusal::AgainstRules(_))));
}
