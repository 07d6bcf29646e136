//! The consequences of values set by hand during attacks and falling back, and rulings about room,
//! guns and attackers.

use super::*;

const P: UnitRef = UnitRef::new(0, 1);
const Q: UnitRef = UnitRef::new(0, 2);
const X: UnitRef = UnitRef::new(1, 1);

/// Returns a battle at the attack step, under this interpretation of which chances form a sum.
fn attacking(pooling: Pooling, first: Vec<Group>, second: Vec<Group>) -> Battle {
    let battle = battle(first, second);
    let mut battle = with(&battle, |setup| setup.interpretations.pooling = pooling);
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    battle
}

/// Carries out a correction. Checks that its preview shows the same text as the log, and returns
/// this text.
fn corrected(battle: &mut Battle, set: &Command) -> String {
    let events = tried(battle, set).unwrap();
    let log: Vec<_> = (battle.narrate(&events).into_iter())
        .map(|it| it.text)
        .collect();
    let log = log.join(" ");
    assert_eq!(battle.preview(set).needs.unwrap_or_default(), log);
    give(battle, set, None);
    log
}

/// S-12, S-A1: if one of several attacks that share a die is removed after the roll, the casualties
/// of the others are rolled for again.
#[test]
fn attacks_that_shared_a_die_with_a_removed_attack_are_rolled_again() {
    let own = vec![at("E4", "E", foot(7)), at("F3", "E", foot(24))];
    let mut battle = attacking(Pooling::PerTarget, own, vec![at("F4", "W", foot(10))]);
    give(&mut battle, &attack(P, "F4", [7, 0, 0]), None);
    give(&mut battle, &attack(Q, "F4", [24, 0, 0]), None);
    let at = "F4".parse().unwrap();
    give(&mut battle, &Command::Fraction(Fraction { at }), Some(1));
    assert_eq!(battle.state().waiting(0, at), 4);
    let log = corrected(&mut battle, &by_hand(P, "attacked", false));
    assert!(log.contains("the earlier roll no longer counts"), "{log}");
    assert_eq!(battle.state().unrolled(), [at]);
    give(&mut battle, &Command::Fraction(Fraction { at }), Some(10));
    end(&mut battle);
    assert_eq!(battle.state().unit(X).unwrap().infantry, 8);
}

/// S-12, S-13: if the players set whether troops have attacked, this applies to all units in the
/// hex. The preview and the log list these units, and the targets whose casualties are removed.
#[test]
fn removed_attacks_are_listed_with_their_targets() {
    let own = vec![at("E4", "E", foot(10)), at("E4", "E", foot(5))];
    let enemies = vec![at("F4", "W", foot(20)), at("F3", "W", foot(20))];
    let mut battle = attacking(Pooling::PerFiringHex, own, enemies);
    give(&mut battle, &attack(P, "F4", [10, 0, 0]), None);
    give(&mut battle, &attack(Q, "F3", [5, 0, 0]), Some(1));
    let log = corrected(&mut battle, &by_hand(Q, "attacked", false));
    let units = "First army unit 1, First army unit 2 (E4)";
    assert!(log.contains(units), "{log}");
    for target in ["F4", "F3"] {
        assert!(log.contains(&format!("in {target}: removed")), "{log}");
    }
    assert!(battle.state().blows.is_empty());
    assert!(!log.contains("no longer counts"), "{log}");
    let log = corrected(&mut battle, &by_hand(P, "pressed", true));
    assert!(log.contains(units), "{log}");
}

/// S-13: figures that the players move to another hex by hand attack only once in a step, wherever
/// they are. Other figures in the hex that they left may still attack.
#[test]
fn figures_keep_the_mark_of_their_attack_in_another_hex() {
    let own = vec![at("E4", "E", foot(10)), at("A1", "E", foot(4))];
    let enemies = vec![at("F4", "W", foot(20)), at("F2", "W", foot(20))];
    let mut battle = attacking(Pooling::PerFiringHex, own, enemies);
    give(&mut battle, &attack(P, "F4", [10, 0, 0]), None);
    let log = corrected(&mut battle, &by_hand(P, "hex", "E2"));
    assert!(log.contains("in E2: attack already made"), "{log}");
    corrected(&mut battle, &by_hand(Q, "hex", "E4"));
    let again = drumhead_testing::reasons(&battle, &attack(P, "F2", [10, 0, 0]));
    assert_eq!(again, ["spent"]);
    let fresh = drumhead_testing::reasons(&battle, &attack(Q, "F4", [4, 0, 0]));
    assert!(!fresh.contains(&"spent".to_owned()), "{fresh:?}");
    // Troops off the map have no mark.
    give(&mut battle, &by_hand(P, "away", Away::Off), None);
    assert!(battle.state().spent.is_empty());
}

/// S-21: troops that are marked as Standing by hand do not fall back, whether they are marked in
/// the attack step or in the falling-back step.
#[test]
fn troops_marked_as_standing_by_hand_do_not_fall_back() {
    for late in [false, true] {
        let own = vec![at("E4", "E", foot(10))];
        let enemies = vec![at("F4", "W", foot(20)), at("N9", "W", foot(3))];
        let mut battle = attacking(Pooling::PerFiringHex, own, enemies);
        give(&mut battle, &attack(P, "F4", [10, 0, 0]), None);
        if late {
            end(&mut battle);
            assert_eq!(battle.state().phase.step, Step::FallBack);
        }
        let log = corrected(&mut battle, &by_hand(X, "standing", true));
        assert_eq!(log.contains("no longer forced to fall back"), late, "{log}");
        assert!(battle.state().pressed.is_empty());
        if !late {
            end(&mut battle);
            assert_eq!(battle.state().phase.step, Step::Initiative);
        }
    }
}

/// S-14: gun casualties that do not fit the number of guns are changed, and the preview and the log
/// say so.
#[test]
fn gun_casualties_changed_to_fit_the_guns_are_logged() {
    let mut battle = battle(vec![at("E4", "E", foot(3))], vec![at("F4", "W", guns(2))]);
    let mut set = |casualties, silent| {
        let set = by_hand(X, "gun_casualties", on_guns(casualties, silent));
        corrected(&mut battle, &set)
    };
    let log = set(5, 0);
    let counted = "Casualties: 4; guns out of action: 2.";
    assert!(log.ends_with(counted), "{log}");
    for (casualties, silent) in [(2, 0), (3, 1)] {
        let log = set(casualties, silent);
        assert!(!log.contains("that fit"), "{log}");
    }
}

/// S-08: troops need room only for the arms that they have.
#[test]
fn guns_beyond_their_own_room_leave_room_for_infantry() {
    let own = vec![
        at("E4", "E", guns(9)),
        at("E5", "E", foot(10)),
        at("D4", "E", guns(1)),
    ];
    let mut battle = battle(own, vec![at("N9", "W", foot(3))]);
    rolled(&mut battle);
    let capacity = battle.setup().capacity;
    assert!(capacity.guns < 9 && capacity.infantry >= 10);
    assert_eq!(drumhead_testing::reasons(&battle, &march(Q, "E4")), [""; 0]);
    let third = UnitRef::new(0, 3);
    assert_eq!(
        drumhead_testing::reasons(&battle, &march(third, "E4")),
        ["room"]
    );
}

/// S-11, S-12: only units with the arms of an attack are named as attackers, marked, and reported.
#[test]
fn only_units_with_the_attacking_arms_have_attacked() {
    let own = vec![
        at("E4", "E", foot(10)),
        at("E4", "E", guns(3)),
        at("E4", "E", foot(5)),
    ];
    let start = attacking(Pooling::PerFiringHex, own, vec![at("F4", "W", foot(20))]);
    let (mut battle, attack) = (start.clone(), attack(Q, "F4", [0, 0, 2]));
    let events = give(&mut battle, &attack, Some(1));
    let line = start.narrate(&events).remove(0);
    let text = &line.text;
    assert!(
        text.starts_with("First army unit 2 in E4 attacked"),
        "{text}"
    );
    assert_eq!(line.units.len(), 2, "{:?}", line.units);
    let marked = |card: &drumhead_vocabulary::play::UnitCard| {
        card.tags.iter().any(|it| it.label == "has attacked")
    };
    let view = battle.view();
    let marked: Vec<_> = view.sides[0].units.iter().map(marked).collect();
    assert_eq!(marked, [false, true, false]);
}

/// S-A16: guns out of action may be captured in a hex that the enemy has entered.
#[test]
fn guns_in_a_hex_that_enemies_entered_are_marked_as_open_to_capture() {
    let mut battle = battle(vec![at("E4", "E", foot(10))], vec![at("F4", "W", guns(2))]);
    give(
        &mut battle,
        &by_hand(X, "gun_casualties", on_guns(4, 2)),
        None,
    );
    let tags = |battle: &Battle| -> Vec<String> {
        let tags = battle.view().sides[1].units[0].tags.clone().into_iter();
        tags.map(|it| it.label).collect()
    };
    assert!(tags(&battle).contains(&"does not occupy its hex".to_owned()));
    give(&mut battle, &by_hand(P, "hex", "F4"), None);
    let now = tags(&battle);
    assert!(
        now.contains(&"guns may be taken over".to_owned()),
        "{now:?}"
    );
    assert!(
        !now.contains(&"does not occupy its hex".to_owned()),
        "{now:?}"
    );
}

/// S-04, S-08, S-20: troops that cannot fit into any hex stay where they are, and the reason is
/// shown.
#[test]
fn troops_that_fit_into_no_hex_stay_and_the_reason_is_shown() {
    let horse = Group {
        cavalry: 3,
        ..Group::default()
    };
    for (troops, against, log) in [
        (vec![foot(95)], "crowd_back", "too many for any hex"),
        (
            vec![foot(10), horse],
            "mixed_back",
            "cavalry needs a hex of its own",
        ),
    ] {
        let enemies = troops.into_iter().map(|it| at("F4", "W", it));
        let own = vec![at("E4", "E", foot(10))];
        let mut battle = attacking(Pooling::PerFiringHex, own, enemies.collect());
        give(&mut battle, &attack(P, "F4", [10, 0, 0]), None);
        end(&mut battle);
        let to = Some("G4".parse().unwrap());
        let back = Command::FallBack(FallBack { unit: X, to });
        assert_eq!(drumhead_testing::reasons(&battle, &back), [against]);
        let offers = battle.offers(Some(X));
        let stay = offers
            .iter()
            .find(|it| it.id.action() == "fall_back")
            .unwrap();
        assert_eq!(stay.label, "Stay (no suitable hex)");
        let events = give(&mut battle.clone(), &stay.command, None);
        let text = battle.narrate(&events)[0].text.clone();
        assert!(text.contains(log), "{text}");
    }
}

/// S-03: a unit with guns marches with them, and the refusal of a longer march says so.
#[test]
fn the_refusal_of_a_longer_march_names_the_slow_guns() {
    let own = vec![
        at(
            "E4",
            "E",
            Group {
                guns: 2,
                ..foot(10)
            },
        ),
        at("E6", "E", guns(1)),
    ];
    let mut battle = battle(own, vec![at("N9", "W", foot(3))]);
    rolled(&mut battle);
    for (unit, to, id) in [(P, "G4", "far_with_guns"), (Q, "G6", "far")] {
        assert_eq!(drumhead_testing::reasons(&battle, &march(unit, to)), [id]);
    }
}
