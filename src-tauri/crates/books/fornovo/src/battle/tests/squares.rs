//! A square has neither flank nor rear, also where it is formed only after the enemy
//! has said that he charges there (F-2.08, F-7.26, D-127).

use super::super::super::reaction::{LostCombatFacts, ShootingFacts};
use super::moves::{foot, under};
use super::*;

/// What the tests of the charger and of the foot know of flanks, and from where the
/// foot would be struck: horse charges its rear, and it answers with a square.
fn charged_in_the_rear(option: &str) -> [bool; 3] {
    let cavalry = unit(1, Kind::Cavalry, 12);
    let mut battle = under("D-127", option, vec![cavalry], vec![foot(24)]);
    go_to(&mut battle, Step::ChargesA);
    let told = ChargeTold {
        onto: Facing::Rear,
        ..ChargeTold::default()
    };
    let (unit, target) = (FOOT, ENEMY);
    play(
        &mut battle,
        Command::Charge(actions::Charge { unit, target, told }),
        &[],
    );
    go_to(&mut battle, Step::AnswersB);
    let (unit, charger, how) = (ENEMY, FOOT, Reply::FormsSquare);
    play(
        &mut battle,
        Command::Reply(actions::Reply::of(unit, charger, how)),
        &[],
    );
    let table = table(&battle);
    let known = |unit| {
        let Facts::Charge(facts) = table.known(unit, Facts::none(Test::Charge), &[]) else {
            panic!("a test for the charge");
        };
        facts
    };
    let charge = battle.state().units[&FOOT].charge.unwrap();
    [
        known(FOOT).at_flank_or_rear,
        known(ENEMY).charged_on_flank_or_rear,
        table.strikes(FOOT, charge) == Facing::Rear,
    ]
}

#[test]
fn who_forms_square_before_a_charge_in_his_rear_has_his_front_there() {
    assert_eq!(charged_in_the_rear("stands"), [false; 3]);
    assert_eq!(charged_in_the_rear("as_stated"), [true; 3]);
}

#[test]
fn nobody_is_shot_at_or_struck_in_the_flank_of_a_square() {
    for (option, has) in [("stands", false), ("as_stated", true)] {
        let cavalry = unit(1, Kind::Cavalry, 12);
        let mut battle = under("D-127", option, vec![cavalry], vec![foot(24)]);
        hand(&mut battle, ENEMY, field("square", true));
        let table = table(&battle);
        let shot = Facts::Shooting(ShootingFacts {
            flank_or_rear: true,
            ..ShootingFacts::default()
        });
        let Facts::Shooting(facts) = table.known(ENEMY, shot, &[]) else {
            panic!("a test under fire");
        };
        assert_eq!(facts.flank_or_rear, has, "{option}");
        let lost = Facts::LostCombat(LostCombatFacts {
            flank_or_rear: true,
            ..LostCombatFacts::default()
        });
        let Facts::LostCombat(facts) = table.known(ENEMY, lost, &[]) else {
            panic!("a test after a lost round");
        };
        assert_eq!(facts.flank_or_rear, has, "{option}");
    }
}

/// F-8.18, D-128: infantry in pursuit cannot form square.
#[test]
fn infantry_in_pursuit_cannot_answer_a_charge_with_a_square() {
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
            happen(
                &mut battle,
                PursuitStands {
                    unit: ENEMY,
                    pursuit,
                },
            );
        }
        go_to(&mut battle, Step::ChargesA);
        let (unit, target, told) = (FOOT, ENEMY, ChargeTold::default());
        play(
            &mut battle,
            Command::Charge(actions::Charge { unit, target, told }),
            &[],
        );
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
