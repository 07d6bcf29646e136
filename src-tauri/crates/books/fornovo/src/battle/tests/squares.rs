//! Under the default option of D-127, a square has no flank or rear, even if the unit forms square
//! after a charge on its flank or rear was declared (F-2.08, F-7.26).

use drumhead_vocabulary::play::Answer;

use super::*;
use crate::reaction::{LostCombatFacts, ShootingFacts};

/// Returns the results of a charge by cavalry on an enemy's rear, to which the enemy replies with a
/// square: whether the charger's test counts the rear, whether the target's test does, and whether
/// the charge strikes the rear.
fn charged_in_the_rear(option: &str) -> [bool; 3] {
    let cavalry = unit(1, Kind::Cavalry, 12);
    let mut battle = under("D-127", option, vec![cavalry], vec![foot(24)]);
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        onto: Facing::Rear,
        ..ChargeObservations::default()
    };
    charge_with(&mut battle, FOOT, ENEMY, observed);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::FormsSquare);
    let position = position(&battle);
    let known = |unit| {
        let Facts::Charge(facts) = position.known(unit, Facts::none(Test::Charge), &[]) else {
            panic!("a charge test");
        };
        facts
    };
    let charge = state(&battle, FOOT).charge.unwrap();
    [
        known(FOOT).at_flank_or_rear,
        known(ENEMY).charged_on_flank_or_rear,
        position.strikes(FOOT, charge) == Facing::Rear,
    ]
}

#[test]
fn a_square_charged_in_the_rear_meets_the_charge_with_its_front() {
    assert_eq!(charged_in_the_rear("stands"), [false; 3]);
    assert_eq!(charged_in_the_rear("as_stated"), [true; 3]);
}

#[test]
fn a_square_has_no_flank_to_shoot_at_or_strike() {
    for (option, has) in [("stands", false), ("as_stated", true)] {
        let cavalry = unit(1, Kind::Cavalry, 12);
        let mut battle = under("D-127", option, vec![cavalry], vec![foot(24)]);
        hand(&mut battle, ENEMY, field("square", true));
        let position = position(&battle);
        let shot = Facts::Shooting(ShootingFacts {
            flank_or_rear: true,
            ..ShootingFacts::default()
        });
        let Facts::Shooting(facts) = position.known(ENEMY, shot, &[]) else {
            panic!("a shooting test");
        };
        assert_eq!(facts.flank_or_rear, has, "{option}");
        let lost = Facts::LostCombat(LostCombatFacts {
            flank_or_rear: true,
            ..LostCombatFacts::default()
        });
        let Facts::LostCombat(facts) = position.known(ENEMY, lost, &[]) else {
            panic!("a lost combat test");
        };
        assert_eq!(facts.flank_or_rear, has, "{option}");
    }
}

/// F-7.13: routing infantry cannot form square, even if the players set it to routing by hand
/// before the first turn.
#[test]
fn routing_infantry_is_not_placed_in_square() {
    let mut battle = under("D-127", "stands", vec![foot(24)], vec![foot(20)]);
    let (unit, what) = (FOOT, Manoeuvre::FormSquare);
    let forms = Command::Manoeuvre(actions::Manoeuvre { unit, what });
    assert!(objections(&battle, &forms).is_empty());
    hand(&mut battle, FOOT, field("morale", MoraleWord::Routed));
    assert_eq!(objections(&battle, &forms), ["runs"]);
}

/// F-8.18, D-128: infantry in pursuit cannot form square.
#[test]
fn pursuing_infantry_cannot_form_square() {
    let squares = |pursues: bool| {
        let cavalry = unit(1, Kind::Cavalry, 12);
        let foot = vec![foot(24)];
        let mut battle = under("D-127", "stands", vec![cavalry], foot);
        if pursues {
            let pursuit = Pursuit {
                target: FOOT,
                moves: 1,
                ordered: false,
                galloped: false,
            };
            add(
                &mut battle,
                PursuitChanged {
                    unit: ENEMY,
                    pursuit,
                },
            );
        }
        go_to(&mut battle, Step::ChargesA);
        let (unit, target, observed) = (FOOT, ENEMY, ChargeObservations::default());
        charge_with(&mut battle, unit, target, observed);
        go_to(&mut battle, Step::AnswersB);
        let offers = battle.offers(Some(ENEMY));
        let is = |how| {
            matches!(
                how,
                Command::Reply(actions::Reply {
                    how: Reply::FormsSquare,
                    ..
                })
            )
        };
        let offered = offers.into_iter().any(|offer| is(offer.command));
        let (unit, charger, how) = (ENEMY, FOOT, Reply::FormsSquare);
        let reply = Command::Reply(actions::Reply::of(unit, charger, how));
        let done = battle.decide(&reply, &[], &mut Given::default());
        (offered, !matches!(done, Err(Refusal::Impossible(_))))
    };
    assert_eq!(squares(false), (true, true));
    assert_eq!(squares(true), (false, false));
}

/// Returns how many sides of an enemy the first unit can choose in this offer, given the command's
/// answers.
fn sides(battle: &Battle, action: &str, filled: impl Into<Command>) -> usize {
    let mut offers = battle.offers(Some(FOOT)).into_iter();
    let offer = offers.find(|offer| offer.id.action() == action).unwrap();
    let answered = battle.answered(&offer.command, &filled.into());
    let asked = answered
        .questions
        .into_iter()
        .find(|it| it.path.ends_with("/onto"))
        .unwrap();
    let Answer::One { choices } = &asked.answer else {
        panic!("{asked:?}");
    };
    choices.len()
}

/// F-7.49, F-7.57, D-127: the question is about the chosen enemy, not about all enemies on the
/// list.
#[test]
fn a_square_does_not_close_the_flanks_of_other_enemies() {
    const LINE: UnitRef = UnitRef::new(1, 2);
    const SQUARE: UnitRef = UnitRef::new(1, 3);
    let others = [2, 3].map(|number| unit(number, Kind::Infantry, 20));
    let enemies = std::iter::once(skirmishers(foot(12))).chain(others);
    let first = vec![unit(1, Kind::Cavalry, 12)];
    let mut battle = under("D-127", "stands", first, enemies.collect());
    hand(&mut battle, SQUARE, field("square", true));
    let mut pursuit = battle.clone();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::Evades);
    go_to(&mut battle, Step::Completions);
    let (unit, onto, through) = (FOOT, Facing::Front, Vec::new);
    for (enemy, all) in [(LINE, 3), (SQUARE, 1)] {
        let (how, through) = (ChargeEnd::Into { enemy, onto }, through());
        let into = actions::Complete { unit, how, through };
        assert_eq!(sides(&battle, "into.complete", into), all, "{enemy:?}");
    }
    rout(&mut pursuit, ENEMY);
    let after = Pursuit {
        target: ENEMY,
        moves: 0,
        ordered: false,
        galloped: false,
    };
    let pursues = PursuitChanged {
        unit,
        pursuit: after,
    };
    add(&mut pursuit, pursues);
    go_to(&mut pursuit, Step::Flight);
    let flees = actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through: through(),
        gap: false,
    };
    play(&mut pursuit, flees, &[]);
    for (enemy, all) in [(LINE, 3), (SQUARE, 1)] {
        let way = PursueWay::Into { enemy, onto };
        let into = actions::Pursue { unit, way };
        assert_eq!(sides(&pursuit, "into.pursue", into), all, "{enemy:?}");
    }
}
