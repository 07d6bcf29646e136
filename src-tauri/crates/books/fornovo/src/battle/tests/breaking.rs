//! The shattered break, and what routs and pursuits come to.

use drumhead_words::play::{OfferId, Scalar};

use super::*;

fn figures(battle: &mut Battle, unit: UnitRef, left: u32) {
    hand(battle, unit, field("figures", [left]));
}

fn offers(battle: &Battle, unit: UnitRef, action: &str) -> Vec<Vec<Scalar>> {
    use drumhead_words::play::Answer;
    let all = battle.offers(Some(unit));
    let of = all.into_iter().filter(|offer| offer.id.action() == action);
    let choices = |answer: Answer| {
        if let Answer::One { choices } | Answer::Some { choices } = answer {
            choices.into_iter().map(|choice| choice.value).collect()
        } else {
            Vec::new()
        }
    };
    of.map(|offer| {
        let asked = offer.questions.into_iter();
        asked
            .flat_map(|question| choices(question.answer))
            .collect()
    })
    .collect()
}

#[test]
fn a_shattered_unit_breaks_as_the_phase_ends() {
    let mut battle = battle();
    go_to(&mut battle, Step::Returns);
    figures(&mut battle, FOOT, 7);
    assert!(!battle.state().units[&FOOT].routs());
    figures(&mut battle, FOOT, 6);
    let told = told_of(&battle, &Command::EndStep(actions::EndStep {}), &[]);
    assert!(
        told.iter().any(|line| line.contains("shattered")),
        "{told:?}"
    );
    play(&mut battle, Command::EndStep(actions::EndStep {}), &[]);
    assert!(battle.state().units[&FOOT].routs());
}

#[test]
fn friends_test_for_a_unit_shattered_in_combat() {
    let mut battle = battle();
    go_to(&mut battle, Step::LoserTests);
    figures(&mut battle, FOOT, 6);
    assert!(!battle.state().units[&FOOT].routs());
    play(&mut battle, Command::EndStep(actions::EndStep {}), &[]);
    assert_eq!(battle.state().now.step, Step::FriendTests);
    assert!(battle.state().units[&FOOT].routs());
    let (unit, test) = (HORSE, Test::FriendRouting);
    assert!(demands(&battle, &Duty::Test { unit, test }));
}

#[test]
fn friends_see_a_unit_that_is_shattered_by_hand_after_the_combat() {
    for step in [Step::FriendTests, Step::Recovery] {
        let mut battle = battle();
        go_to(&mut battle, step);
        figures(&mut battle, FOOT, 6);
        assert!(battle.state().units[&FOOT].routs(), "{step:?}");
        let (unit, test) = (HORSE, Test::FriendRouting);
        let duty = Duty::Test { unit, test };
        assert!(demands(&battle, &duty), "{step:?}");
    }
}

/// The foot has lost to an enemy that stays in contact, and must recoil.
fn recoiling() -> Battle {
    let mut battle = battle();
    let with = vec![ENEMY];
    hand(&mut battle, FOOT, field("contacts", with));
    set(&mut battle, FOOT, |it| it.recoils = true);
    go_to(&mut battle, Step::Recoils);
    battle
}

#[test]
fn a_recoil_says_through_whom_and_who_followed_and_one_that_is_blocked_is_pursued() {
    let recoil = |way, through, followed| {
        Command::Recoil(actions::Recoil {
            unit: FOOT,
            way,
            through,
            followed,
            stay: Vec::new(),
            out_of_reach: Vec::new(),
        })
    };
    let mut battle = recoiling();
    let clear = RecoilWay::Clear;
    let back = told_of(&battle, &recoil(clear, Vec::new(), false), &[]);
    assert!(back[0].contains("recoiled."), "{back:?}");
    let told = told_of(&battle, &recoil(clear, vec![HORSE], true), &[]);
    assert!(told[0].contains("burst through Unit 2"), "{told:?}");
    assert!(told[0].contains("followed up by"), "{told:?}");
    let told = told_of(
        &battle,
        &recoil(RecoilWay::Blocked, vec![HORSE], false),
        &[],
    );
    assert!(
        told[0].contains("burst through Unit 2 but met an enemy."),
        "{told:?}"
    );
    let blocked = recoil(RecoilWay::Blocked, Vec::new(), false);
    let told = told_of(&battle, &blocked, &[]);
    assert!(told[0].contains("could not recoil"), "{told:?}");
    play(&mut battle, blocked, &[]);
    assert!(battle.state().units[&FOOT].routs());
    let pursuit = battle.state().units[&ENEMY].pursuit;
    assert_eq!(pursuit.map(|it| it.target), Some(FOOT));
}

#[test]
fn the_shattered_run_half_a_move_under_fire_and_leave_their_chargers_without_a_target() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    figures(&mut battle, ENEMY, 5);
    assert!(!battle.state().units[&ENEMY].routs());
    play(&mut battle, Command::EndStep(actions::EndStep {}), &[]);
    assert_eq!(battle.state().now.step, Step::Completions);
    let half = Duty::Flee {
        unit: ENEMY,
        half: true,
    };
    assert!(demands(&battle, &half));
    assert!(battle.state().units[&HORSE].charges_after_gone());
}

/// Horse pursues a routed enemy, in the step in which both move.
fn pursuing() -> Battle {
    let mut battle = battle();
    let with = vec![ENEMY];
    hand(&mut battle, HORSE, field("contacts", with));
    go_to(&mut battle, Step::Returns);
    figures(&mut battle, ENEMY, 5);
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::Recovery);
    play(&mut battle, Command::EndStep(actions::EndStep {}), &[]);
    go_to(&mut battle, Step::Flight);
    battle
}

#[test]
fn a_pursuer_leaves_the_table_after_its_target_and_not_before() {
    let mut battle = pursuing();
    let pursue = |way| Command::Pursue(actions::Pursue { unit: HORSE, way });
    let refused = battle.decide(&pursue(PursueWay::OffTable), &[], &mut Given::default());
    assert!(
        matches!(refused, Err(Refusal::AgainstRules(_))),
        "{refused:?}"
    );
    let off = Scalar::Text("off_table".to_owned());
    let ways = |battle: &Battle| offers(battle, HORSE, "pursue");
    // Its target has its own move to make first.
    let mut pursuits = battle.offers(Some(HORSE));
    pursuits.retain(|offer| matches!(offer.command, Command::Pursue(actions::Pursue { .. })));
    let waits = |offer: &Offer<Command>| offer.against[0].id == "target_first";
    assert!(!pursuits.is_empty() && pursuits.iter().all(waits));
    let flee = Command::Flee(actions::Flee {
        unit: ENEMY,
        way: FleeWay::OffTable,
        through: Vec::new(),
        gap: false,
    });
    play(&mut battle, flee, &[]);
    assert!(ways(&battle)[0].contains(&off));
    // Nobody follows whom he cannot see any more.
    assert!(!ways(&battle)[0].contains(&Scalar::Text("follows".to_owned())));
    let follows = battle.decide(&pursue(PursueWay::Follows), &[], &mut Given::default());
    assert!(
        matches!(follows, Err(Refusal::AgainstRules(_))),
        "{follows:?}"
    );
    let left = battle.decide(&pursue(PursueWay::OffTable), &[], &mut Given::default());
    assert!(left.is_ok(), "{left:?}");
}

#[test]
fn whoever_is_off_the_table_tests_to_come_back_and_is_asked_nothing() {
    let mut battle = pursuing();
    let flee = Command::Flee(actions::Flee {
        unit: ENEMY,
        way: FleeWay::OffTable,
        through: Vec::new(),
        gap: false,
    });
    play(&mut battle, flee, &[]);
    let (unit, way) = (HORSE, PursueWay::OffTable);
    play(
        &mut battle,
        Command::Pursue(actions::Pursue { unit, way }),
        &[],
    );
    for _ in 0..3 {
        go_to(&mut battle, Step::Recovery);
        play(&mut battle, Command::EndStep(actions::EndStep {}), &[]);
        go_to(&mut battle, Step::Returns);
        let asked = offers(&battle, HORSE, "test.halt_pursuit");
        if let [nothing] = asked.as_slice() {
            assert!(nothing.is_empty());
            let offers = battle.offers(Some(HORSE));
            let test = offers
                .iter()
                .find(|it| it.id.action() == "test.halt_pursuit");
            let label = &test.unwrap().label;
            assert!(label.contains("return to the table"), "{label}");
            return;
        }
    }
    panic!("it never may return");
}

#[test]
fn whoever_routs_leaves_his_stakes_standing() {
    let mut battle = battle();
    set(&mut battle, FOOT, |it| it.stakes = Stakes::Planted);
    rout(&mut battle, FOOT);
    go_to(&mut battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    });
    play(&mut battle, flee, &[]);
    assert_eq!(battle.state().units[&FOOT].stakes, Stakes::Left);
}

#[test]
fn what_is_offered_out_of_sequence_is_what_could_still_come_to_something() {
    let has = |battle: &Battle, action: &str| {
        let offers = battle.out_of_sequence(HORSE);
        let id = OfferId::from(action).out_of_sequence();
        offers.iter().any(|offer| offer.id.action() == id.action())
    };
    let mut battle = battle();
    assert!(battle.out_of_sequence(HORSE).is_empty());
    go_to(&mut battle, Step::MovesA);
    assert!(has(&battle, "charge"));
    go_to(&mut battle, Step::Rounds);
    assert!(has(&battle, "charge") && has(&battle, "move"));
    // It is in good morale and pursues nobody: neither test would be rolled for.
    assert!(!has(&battle, "test.rally") && !has(&battle, "test.halt_pursuit"));
}
