//! Routs of shattered units, and the results of routs and pursuits.

use drumhead_vocabulary::play::{OfferId, Scalar};

use super::*;

fn figures(battle: &mut Battle, unit: UnitRef, left: u32) {
    hand(battle, unit, field("figures", [left]));
}

fn offers(battle: &Battle, unit: UnitRef, action: &str) -> Vec<Vec<Scalar>> {
    use drumhead_vocabulary::play::Answer;
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
fn a_shattered_unit_routs_as_the_phase_ends() {
    let mut battle = battle();
    go_to(&mut battle, Step::Returns);
    figures(&mut battle, FOOT, 7);
    assert!(!state(&battle, FOOT).routs());
    figures(&mut battle, FOOT, 6);
    let lines = log_of(&battle, &Command::EndStep(actions::EndStep {}), &[]);
    assert!(
        lines.iter().any(|line| line.contains("shattered")),
        "{lines:?}"
    );
    play(&mut battle, actions::EndStep {}, &[]);
    assert!(state(&battle, FOOT).routs());
}

#[test]
fn friends_test_for_a_unit_shattered_in_combat() {
    let mut battle = battle();
    go_to(&mut battle, Step::LoserTests);
    figures(&mut battle, FOOT, 6);
    assert!(!state(&battle, FOOT).routs());
    play(&mut battle, actions::EndStep {}, &[]);
    assert_eq!(battle.state().now.step, Step::FriendTests);
    assert!(state(&battle, FOOT).routs());
    let (unit, test) = (HORSE, Test::FriendRouting);
    assert!(is_due(&battle, &to_test(unit, test)));
}

#[test]
fn friends_see_a_unit_shattered_by_a_correction_after_the_combat() {
    for step in [Step::FriendTests, Step::Recovery] {
        let mut battle = battle();
        go_to(&mut battle, step);
        figures(&mut battle, FOOT, 6);
        assert!(state(&battle, FOOT).routs(), "{step:?}");
        let (unit, test) = (HORSE, Test::FriendRouting);
        let work = to_test(unit, test);
        assert!(is_due(&battle, &work), "{step:?}");
    }
}

/// Returns a battle in which the foot must recoil, having lost to an enemy that stays in contact.
fn recoiling() -> Battle {
    let mut battle = battle();
    let with = vec![ENEMY];
    hand(&mut battle, FOOT, field("contacts", with));
    set(&mut battle, FOOT, |it| it.recoils = true);
    go_to(&mut battle, Step::Recoils);
    battle
}

#[test]
fn a_recoil_logs_friends_and_followers_and_a_blocked_unit_is_pursued() {
    let recoil = |way, through, followed| {
        Command::Recoil(actions::Recoil {
            unit: FOOT,
            way,
            through,
            followed,
            stay: Vec::new(),
            out_of_reach: Vec::new(),
            met: None,
            onto: Facing::Front,
        })
    };
    let mut battle = recoiling();
    let clear = RecoilWay::Clear;
    let back = log_of(&battle, &recoil(clear, Vec::new(), false), &[]);
    assert!(back[0].contains("recoiled."), "{back:?}");
    let lines = log_of(&battle, &recoil(clear, vec![HORSE], true), &[]);
    assert!(lines[0].contains("recoiled through Unit 2"), "{lines:?}");
    assert!(lines[0].contains("followed up and met Unit 2"), "{lines:?}");
    let lines = log_of(
        &battle,
        &recoil(RecoilWay::Blocked, vec![HORSE], false),
        &[],
    );
    assert!(
        lines[0].contains("burst through Unit 2, but met an enemy."),
        "{lines:?}"
    );
    let blocked = recoil(RecoilWay::Blocked, Vec::new(), false);
    let lines = log_of(&battle, &blocked, &[]);
    assert!(lines[0].contains("could not recoil"), "{lines:?}");
    play(&mut battle, blocked, &[]);
    assert!(state(&battle, FOOT).routs());
    let pursuit = state(&battle, ENEMY).pursuit;
    assert_eq!(pursuit.map(|it| it.target), Some(FOOT));
}

#[test]
fn units_shattered_by_fire_make_a_half_move_and_chargers_lose_their_target() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    figures(&mut battle, ENEMY, 5);
    assert!(!state(&battle, ENEMY).routs());
    play(&mut battle, actions::EndStep {}, &[]);
    assert_eq!(battle.state().now.step, Step::Completions);
    assert!(position(&battle).flees_half(ENEMY));
    assert!(state(&battle, HORSE).charges_after_gone());
    let flees = actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    };
    let lines = log_of(&battle, &flees.clone().into(), &[]);
    assert!(lines[0].ends_with("made half a rout move."), "{lines:?}");
    play(&mut battle, flees.clone(), &[]);
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::Flight);
    let lines = log_of(&battle, &flees.into(), &[]);
    assert!(lines[0].ends_with("kept routing."), "{lines:?}");
}

/// Returns a battle in which the horse pursues a routed enemy, in the step in which both move.
fn pursuing() -> Battle {
    let mut battle = battle();
    let with = vec![ENEMY];
    hand(&mut battle, HORSE, field("contacts", with));
    go_to(&mut battle, Step::Returns);
    figures(&mut battle, ENEMY, 5);
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::Recovery);
    play(&mut battle, actions::EndStep {}, &[]);
    go_to(&mut battle, Step::Flight);
    battle
}

#[test]
fn a_pursuer_leaves_the_table_only_after_its_target() {
    let mut battle = pursuing();
    let pursue = |way| Command::Pursue(actions::Pursue { unit: HORSE, way });
    let refused = battle.decide(&pursue(PursueWay::OffTable), &[], &mut Given::default());
    assert!(
        matches!(refused, Err(Refusal::AgainstRules(_))),
        "{refused:?}"
    );
    let off = Scalar::Text("off_table".to_owned());
    let ways = |battle: &Battle| offers(battle, HORSE, "pursue");
    // The target moves first.
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
    // A unit cannot follow a target that has left the table.
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
fn a_unit_off_the_table_tests_to_return_without_questions() {
    let mut battle = pursuing();
    let flee = Command::Flee(actions::Flee {
        unit: ENEMY,
        way: FleeWay::OffTable,
        through: Vec::new(),
        gap: false,
    });
    play(&mut battle, flee, &[]);
    let (unit, way) = (HORSE, PursueWay::OffTable);
    play(&mut battle, actions::Pursue { unit, way }, &[]);
    for _ in 0..3 {
        go_to(&mut battle, Step::Recovery);
        play(&mut battle, actions::EndStep {}, &[]);
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
    panic!("the unit may not return");
}

#[test]
fn a_routing_unit_leaves_its_planted_stakes() {
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
    assert_eq!(state(&battle, FOOT).stakes, Stakes::Left);
}

#[test]
fn offers_out_of_sequence_exclude_tests_that_need_no_die() {
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
    // The unit is in good morale and does not pursue, so neither a rally test nor a pursuit test
    // needs a die.
    assert!(!has(&battle, "test.rally") && !has(&battle, "test.halt_pursuit"));
}
