//! Units interpenetrate friends in charges and countercharges, as they do in moves (F-7.30 to
//! F-7.32).

use drumhead_vocabulary::play::{Answer, Scalar};

use super::*;

const FRIEND: UnitRef = UnitRef::new(0, 3);

/// Returns a battle with horse, and foot in this many ranks between it and the enemy.
fn behind(ranks: u16) -> Battle {
    let mut friend = unit(3, Kind::Infantry, 24);
    friend.formation.front = Some(24 / ranks);
    let first = vec![foot(24), unit(2, Kind::Cavalry, 12), friend];
    let mut battle = under("D-228", "whole_step", first, vec![foot(20)]);
    go_to(&mut battle, Step::ChargesA);
    battle
}

fn through(friend: UnitRef) -> Command {
    Command::Charge(actions::Charge {
        unit: HORSE,
        target: ENEMY,
        observed: ChargeObservations::default(),
        through: vec![friend],
    })
}

/// Returns the friends from which the players may choose in the unit's offer of this action.
fn asked(battle: &Battle, unit: UnitRef, action: &str) -> Vec<UnitRef> {
    let mut offers = battle.offers(Some(unit)).into_iter();
    let offer = offers.find(|offer| offer.id.action() == action).unwrap();
    let mut asked = offer.questions.into_iter();
    let Some(Answer::Some { choices }) = asked.find(|it| it.path == "/through").map(|it| it.answer)
    else {
        return Vec::new();
    };
    let friend = |value| match value {
        Scalar::Unit(unit) => Some(unit),
        Scalar::Number(_) | Scalar::YesNo(_) | Scalar::Text(_) | Scalar::Nothing(()) => None,
    };
    let friends = choices.into_iter().map(|choice| choice.value);
    friends.filter_map(friend).collect()
}

#[test]
fn a_charge_through_friends_disorders_both_units() {
    let mut battle = behind(3);
    assert_eq!(asked(&battle, HORSE, "charge"), [FOOT, FRIEND]);
    let preview = battle.preview(&through(FRIEND));
    // One column shows the reach, and the other the reach at half speed.
    assert_eq!(preview.columns.len(), 2);
    let lines = details_of(&battle, &through(FRIEND), &[]);
    assert!(lines[0].contains("Through Unit 3"), "{lines:?}");
    play(&mut battle, through(FRIEND), &[]);
    let passed = Some(DisorderCause::Interpenetration);
    let causes = [HORSE, FRIEND, FOOT].map(|unit| cause(&battle, unit));
    assert_eq!(causes, [passed, passed, None]);
    // The interpenetrated friend cannot move this turn, so it cannot charge either.
    let charge = Command::Charge(actions::Charge {
        unit: FRIEND,
        target: ENEMY,
        observed: ChargeObservations::default(),
        through: Vec::new(),
    });
    assert_eq!(objections(&battle, &charge), ["was_passed"]);
}

#[test]
fn four_ranks_bar_a_charge_as_they_bar_a_move() {
    let battle = behind(4);
    assert_eq!(asked(&battle, HORSE, "charge"), [FOOT]);
    assert_eq!(objections(&battle, &through(FRIEND)), ["barred.0.3"]);
}

#[test]
fn a_countercharge_asks_which_friends_are_in_its_way() {
    for (ranks, barred) in [(3, false), (4, true)] {
        let mut battle = behind(ranks);
        go_to(&mut battle, Step::ChargesB);
        charge(&mut battle, ENEMY, HORSE);
        go_to(&mut battle, Step::AnswersA);
        let counter = Command::Reply(actions::Reply {
            unit: HORSE,
            charger: ENEMY,
            how: Reply::Countercharges {
                straight_run: true,
                broken_ground: false,
                distance: None,
                shoots: false,
            },
            through: vec![FRIEND],
        });
        let is_asked = asked(&battle, HORSE, "countercharges.answer").contains(&FRIEND);
        assert_eq!(is_asked, !barred, "{ranks}");
        let why = objections(&battle, &counter);
        assert_eq!(why.iter().any(|it| it == "barred.0.3"), barred, "{why:?}");
        play(&mut battle, counter, &[]);
        assert_eq!(cause(&battle, HORSE).is_some(), !barred, "{ranks}");
    }
}
