//! If a general's unit loses at least 2 figures in a phase, the die for the danger to him is rolled
//! at once, in every phase (F-3.09).

use super::*;

/// Returns a battle in this step, with 20 dismounted dragoons whose horses are held, and their
/// general, who is not with them yet.
fn dragoons(step: Step) -> (Battle, GeneralRef) {
    let mut men = foot(20);
    men.groups[0].horse = true;
    let mut battle = between(vec![men], vec![foot(20)]);
    let (unit, what) = (FOOT, Manoeuvre::Dismount);
    play(&mut battle, actions::Manoeuvre { unit, what }, &[]);
    go_to(&mut battle, step);
    let mut generals = battle.state().generals.keys().copied();
    let general = generals.find(|general| general.side == 0).unwrap();
    (battle, general)
}

fn attach(battle: &mut Battle, general: GeneralRef, unit: Option<UnitRef>) {
    play(battle, actions::Attach { general, unit }, &[]);
}

fn lose_horses(battle: &mut Battle) {
    play(battle, actions::LoseHorses { unit: FOOT }, &[]);
    assert_eq!(state(battle, FOOT).figures(), 18);
}

/// Whether the die for the general is due.
fn in_danger(battle: &Battle) -> bool {
    is_due(battle, &("danger".to_owned(), None))
}

/// F-3.09, D-148: horse-holders can be lost in any step, and the die for their general is due in
/// that step.
#[test]
fn a_general_is_in_danger_in_the_step_in_which_horse_holders_are_lost() {
    for step in [Step::Recoils, Step::MovesA, Step::Fire, Step::Rounds] {
        let (mut battle, general) = dragoons(step);
        attach(&mut battle, general, Some(FOOT));
        assert!(!in_danger(&battle), "{step:?}");
        lose_horses(&mut battle);
        assert!(in_danger(&battle), "{step:?}");
        let leave = Command::Attach(actions::Attach {
            general,
            unit: None,
        });
        let first = ("danger_first".to_owned(), Some("F-3.09".to_owned()));
        assert!(reasons(&battle, &leave).contains(&first), "{step:?}");
        play(&mut battle, actions::Endanger { general }, &[2]);
        assert!(!in_danger(&battle), "{step:?}");
        assert!(!reasons(&battle, &leave).contains(&first), "{step:?}");
    }
}

/// F-3.09: losses before a general joins the unit do not endanger him.
#[test]
fn a_general_who_joins_after_the_losses_is_not_in_danger() {
    let (mut battle, general) = dragoons(Step::MovesA);
    lose_horses(&mut battle);
    attach(&mut battle, general, Some(FOOT));
    assert!(!in_danger(&battle));
}

/// F-3.09: if the players end the step without rolling the die, it is no longer due.
#[test]
fn the_danger_to_a_general_ends_with_its_step() {
    let (mut battle, general) = dragoons(Step::MovesA);
    attach(&mut battle, general, Some(FOOT));
    lose_horses(&mut battle);
    go_to(&mut battle, Step::MovesB);
    assert!(!in_danger(&battle));
}
