//! Captured and silenced guns, and casualties among guns (S-14, gap S-A16).

use super::*;
use drumhead_rules::battles::BattleBook as _;
use drumhead_rules::report::Account;

/// Returns a battle with foot at D5, next to an enemy unit whose two guns are silenced.
fn beside_silent(silent_guns: SilentGuns) -> Battle {
    let gun = guns(2);
    let mixed = Group { guns: 1, ..foot(7) };
    let battle = battle(
        vec![at("D5", "NNE", foot(10)), at("D6", "NNE", mixed)],
        vec![at("D4", "SSW", gun), at("F4", "SSW", foot(5))],
    );
    let mut battle = with(&battle, |setup| {
        setup.interpretations.silent_guns = silent_guns
    });
    let silence = by_hand(UnitRef::new(1, 1), "gun_casualties", on_guns(4, 2));
    give(&mut battle, &silence, None);
    battle
}

fn take_over() -> Command {
    by_hand(UnitRef::new(0, 1), "take_over", UnitRef::new(1, 1))
}

#[test]
fn guns_that_occupy_their_hex_are_not_captured_and_bar_enemies_from_it() {
    let unit = UnitRef::new(0, 1);
    for (silent_guns, expected) in [(SilentGuns::Open, None), (SilentGuns::Held, Some("held"))] {
        let mut battle = beside_silent(silent_guns);
        let offers = battle.offers(Some(unit));
        let offered = offers.iter().any(|it| it.id.action() == "take_over");
        assert_eq!(offered, expected.is_none());
        rolled(&mut battle);
        let against = drumhead_testing::reasons(&battle, &march(unit, "D4"));
        assert_eq!(against, Vec::from_iter(expected));
    }
}

#[test]
fn captured_guns_are_reported_and_do_not_change_strength() {
    let start = beside_silent(SilentGuns::Open);
    let mut battle = start.clone();
    let captured = give(&mut battle, &take_over(), None);
    let card = battle.view().sides[0].units[0].clone();
    let strength = &card.strength;
    assert_eq!(
        (&*strength.what, strength.now, strength.start),
        ("figures", 10, 10)
    );
    let [guns] = card.others.as_slice() else {
        panic!("{card:?}");
    };
    assert_eq!((&*guns.what, guns.now, guns.start), ("guns", 0, 2));
    let mut story = Story::of(&start).unwrap();
    story.take(&take_over(), &captured);
    let chapters = story.into_chapters().into_iter();
    let passages = chapters.flat_map(|chapter| chapter.passages);
    let report: String = passages.map(|passage| passage.text).collect();
    assert!(report.contains("took over the guns of"), "{report}");
    assert!(!report.contains("Destroyed"), "{report}");
}

/// S-14, S-A16: a unit whose last figure dies is destroyed, although the guns that it has captured
/// are still in its hex. It leaves the map when they are captured again.
#[test]
fn a_captor_without_figures_is_destroyed_before_its_guns_are_captured() {
    let enemies = vec![at("D3", "SSW", guns(2)), at("D5", "NNE", foot(20))];
    let mut battle = battle(vec![at("D4", "NNE", foot(2))], enemies);
    let silence = by_hand(UnitRef::new(1, 1), "gun_casualties", on_guns(4, 2));
    give(&mut battle, &silence, None);
    give(&mut battle, &take_over(), None);
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let (captor, enemy) = (UnitRef::new(0, 1), UnitRef::new(1, 2));
    give(&mut battle, &attack(enemy, "D4", [20, 0, 0]), None);
    let before = battle.clone();
    let ended = end(&mut battle);
    let lines = before.narrate(&ended);
    let destroyed = |text: &str| text.ends_with(" in D4: destroyed.");
    assert!(lines.iter().any(|it| destroyed(&it.text)), "{lines:?}");
    let mut story = Story::of(&before).unwrap();
    story.take(&End {}.into(), &ended);
    let chapters = story.into_chapters().into_iter();
    let passages = chapters.flat_map(|chapter| chapter.passages);
    let report: String = passages.map(|passage| passage.text).collect();
    assert!(report.contains("Destroyed: "), "{report}");
    let captured = tried(&battle, &by_hand(enemy, "take_over", captor)).unwrap();
    let lines = battle.narrate(&captured);
    assert!(
        lines[1].text.ends_with("off the map, all guns taken over."),
        "{lines:?}"
    );
}

#[test]
fn reports_count_units_with_figures_and_guns_by_their_figures() {
    let mut battle = beside_silent(SilentGuns::Open);
    let start = battle.view();
    give(&mut battle, &take_over(), None);
    let fates = StandAndDie::outcome(&battle).fates;
    let sides = start
        .sides
        .into_iter()
        .zip(battle.view().sides)
        .map(|(start, end)| drumhead_rules::report::SideAccount {
            fates: fates.clone(),
            name: start.name,
            start: start.units,
            end: end.units,
            lost: vec![0, 0],
            ..Default::default()
        });
    let account = Account {
        name: "Guns".to_owned(),
        sides: sides.collect(),
        ..Account::default()
    };
    let report = format!("{:?}", account.sheet(english()));
    assert!(
        report.contains("17 of 17 figures, 2 of 2 units"),
        "{report}"
    );
    assert!(report.contains("5 of 5 figures, 1 of 2 units"), "{report}");
    assert!(report.contains("7; guns: 1"), "{report}");
}

#[test]
fn an_attack_is_logged_with_every_unit_of_the_attacking_arm() {
    let standing = standing(foot(30));
    let report = |groups: Vec<Group>| {
        let mut battle = battle(groups, vec![at("D3", "SSW", standing)]);
        rolled(&mut battle);
        end(&mut battle);
        end(&mut battle);
        let attack = attack(UnitRef::new(0, 1), "D3", [10, 0, 0]);
        let events = battle.decide(&attack, &[], &mut Given::default()).unwrap();
        battle.narrate(&events)[0].text.clone()
    };
    let one = report(vec![at("D4", "NNE", foot(12))]);
    assert!(
        one.starts_with("First army unit 1 in D4 attacked "),
        "{one}"
    );
    let two = report(vec![at("D4", "NNE", foot(5)), at("D4", "NNE", foot(5))]);
    let both = "First army unit 1, First army unit 2 in D4 attacked ";
    assert!(two.starts_with(both), "{two}");
}

/// Returns a battle with foot at D4 whose attack inflicts this many casualties on a unit of
/// undamaged guns at D3.
fn fired_on(many: u16, casualties: u16) -> Battle {
    let guns = guns(many);
    let standing = standing(guns);
    let mut battle = battle(
        vec![at("D4", "NNE", foot(20))],
        vec![at("D3", "SSW", standing), at("F1", "SSW", foot(5))],
    );
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    // The integer part of the sum is the number of casualties: 4 figures at 0.3 make 1.2. A die of
    // 10 adds none.
    let wholes = [0, 4, 7, 10, 14, 17];
    let attack = attack(
        UnitRef::new(0, 1),
        "D3",
        [wholes[usize::from(casualties)], 0, 0],
    );
    let sum = wholes[usize::from(casualties)] * 3;
    give(&mut battle, &attack, (sum % 10 > 0).then_some(10));
    end(&mut battle);
    battle
}

#[test]
fn gun_casualties_with_a_single_allocation_need_no_choice() {
    let to_do = |battle: &Battle| battle.view().pending.len();
    let hits = |battle: &Battle| {
        let mut hits = battle
            .state()
            .unit(UnitRef::new(1, 1))
            .unwrap()
            .guns
            .clone();
        hits.sort_unstable();
        hits
    };
    // One casualty on two undamaged guns, three on two, and five on three.
    for (guns, casualties, after) in [
        (2, 1, vec![0, 1]),
        (2, 3, vec![1, 2]),
        (3, 5, vec![1, 2, 2]),
    ] {
        let battle = fired_on(guns, casualties);
        // Only the next turn's dice are pending.
        assert_eq!(
            (to_do(&battle), battle.turn()),
            (2, 2),
            "{casualties} on {guns}"
        );
        assert_eq!(hits(&battle), after);
    }
    // Two casualties on two guns silence one gun, or damage both.
    let battle = fired_on(2, 2);
    let offers = battle.offers(Some(UnitRef::new(1, 1)));
    let bear = offers.iter().find(|offer| offer.fulfils.is_some()).unwrap();
    let asked: Vec<_> = bear.questions.iter().map(|it| it.path.as_str()).collect();
    assert_eq!(asked, ["/silent"]);
}

#[test]
fn the_owner_chooses_how_many_guns_of_a_unit_are_out_of_action() {
    let unit = UnitRef::new(1, 1);
    let bear = |many, silent| Bear { unit, many, silent };
    let tags = |battle: &Battle| {
        let card = battle.view().sides[1].units[0].clone();
        card.tags.into_iter().map(|it| it.label).collect::<Vec<_>>()
    };
    // Four casualties on four guns silence none, one or two of them.
    for (silent, after, tag) in [
        (None, [0, 0, 2, 2], Some("2 guns out of action")),
        (Some(2), [0, 0, 2, 2], Some("2 guns out of action")),
        (Some(1), [0, 1, 1, 2], Some("1 gun out of action")),
        (Some(0), [1, 1, 1, 1], None),
    ] {
        let mut battle = fired_on(4, 4);
        give(&mut battle, &Command::Bear(bear(None, silent)), None);
        let mut hits = battle.state().unit(unit).unwrap().guns.clone();
        hits.sort_unstable();
        assert_eq!(hits, after, "{silent:?}");
        let tags = tags(&battle);
        let found = tags.iter().find(|it| it.contains("out of action"));
        assert_eq!(found.map(String::as_str), tag);
    }
    // Five casualties on four guns silence at least one.
    for (casualties, command, text) in [
        (5, bear(None, Some(0)), "enter 1–2."),
        (4, bear(Some(3), None), "enter 4."),
    ] {
        let battle = fired_on(4, casualties);
        let Err(Refusal::Impossible(why)) = tried(&battle, &Command::Bear(command)) else {
            panic!("{text}");
        };
        assert!(why.text.contains(text), "{why:?}");
    }
}

#[test]
fn silenced_guns_neither_turn_nor_stand() {
    let battle = beside_silent(SilentGuns::Open);
    let theirs = UnitRef::new(1, 1);
    for command in [
        Command::Face(Face {
            unit: theirs,
            facing: "NNE".parse().unwrap(),
        }),
        Command::Mark(Mark {
            unit: theirs,
            standing: true,
        }),
    ] {
        let refused = tried(&battle, &command);
        assert!(
            matches!(refused, Err(Refusal::Impossible(_))),
            "{refused:?}"
        );
    }
    let battle = beside_silent(SilentGuns::Held);
    let face = Command::Face(Face {
        unit: theirs,
        facing: "NNE".parse().unwrap(),
    });
    let refused = battle.decide(&face, &[], &mut Given::default());
    assert!(
        matches!(refused, Err(Refusal::AgainstRules(_))),
        "{refused:?}"
    );
}

/// Returns the guns of two enemy units in one hex, each with this many undamaged guns, after an
/// attack by this many figures. The first unit takes `first` of the hex's casualties.
fn shared(many: u16, figures: u16, first: u16) -> [Vec<u8>; 2] {
    let standing = standing(guns(many));
    let mut battle = battle(
        vec![at("D4", "NNE", foot(20))],
        vec![
            at("D3", "SSW", standing),
            at("D3", "SSW", standing),
            at("F1", "SSW", foot(5)),
        ],
    );
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let attack = attack(UnitRef::new(0, 1), "D3", [figures, 0, 0]);
    give(
        &mut battle,
        &attack,
        (!figures.is_multiple_of(10)).then_some(10),
    );
    end(&mut battle);
    let bear = Command::Bear(Bear {
        unit: UnitRef::new(1, 1),
        many: Some(first),
        silent: None,
    });
    give(&mut battle, &bear, None);
    let guns = |unit| {
        battle
            .state()
            .unit(UnitRef::new(1, unit))
            .unwrap()
            .guns
            .clone()
    };
    [guns(1), guns(2)]
}

#[test]
fn casualties_not_taken_by_one_unit_of_guns_go_to_the_others() {
    // Two casualties for two units with one gun each: the owner allocates one to the first unit, so
    // the other goes to the second.
    assert_eq!(shared(1, 7, 1), [[1], [1]]);
    // Five casualties on two units with two guns each: four are left, exactly as many as the second
    // unit can take.
    let [first, second] = shared(2, 17, 1);
    assert_eq!((first.iter().sum::<u8>(), second), (1, vec![2, 2]));
}

/// S-12, S-A7: if all infantry of a hex is lost and casualties pass to its guns, only those are
/// allocated.
#[test]
fn a_unit_with_certain_losses_has_no_choice() {
    let enemies = [foot(2), guns(1), guns(1)].map(|of| at("D3", "SSW", standing(of)));
    let start = battle(vec![at("D4", "NNE", foot(20))], enemies.into());
    let mut battle = with(&start, |setup| {
        setup.interpretations.overflow_to_guns = Overflow::Yes;
    });
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    // 14 figures at 0.3: 4 casualties, as a die of 10 adds none.
    let attack = attack(UnitRef::new(0, 1), "D3", [14, 0, 0]);
    give(&mut battle, &attack, Some(10));
    end(&mut battle);
    let [infantry, gun] = [1, 2].map(|unit| UnitRef::new(1, unit));
    let bear = |unit| {
        let (many, silent) = (None, None);
        Command::Bear(Bear { unit, many, silent })
    };
    let Err(Refusal::Impossible(why)) = tried(&battle, &bear(infantry)) else {
        panic!("the infantry has no choice");
    };
    assert!(why.text.contains("all of them are certain"), "{why:?}");
    give(&mut battle, &bear(gun), None);
    assert_eq!(battle.state().unit(infantry).unwrap().infantry, 0);
}

/// Returns the facing and the mark of foot, and those of a Standing unit whose hex the foot entered
/// after this correction of the Standing unit.
fn entered(
    silent_guns: SilentGuns,
    there: Group,
    what: &str,
    value: impl Serialize,
) -> [(String, bool); 2] {
    let groups = vec![at("D5", "NNE", foot(10)), at("D4", "E", standing(there))];
    let battle = battle(groups, vec![at("A1", "SSW", foot(5))]);
    let mut battle = with(&battle, |setup| {
        setup.interpretations.silent_guns = silent_guns
    });
    give(&mut battle, &by_hand(UnitRef::new(0, 2), what, value), None);
    rolled(&mut battle);
    let march = march(UnitRef::new(0, 1), "D4");
    assert!(
        battle
            .preview(&march)
            .needs
            .is_none_or(|it| { it.contains("to match") == (silent_guns == SilentGuns::Held) })
    );
    give(&mut battle, &march, None);
    [1, 2].map(|unit| {
        let unit = battle.state().unit(UnitRef::new(0, unit)).unwrap();
        (unit.facing.id().to_owned(), unit.standing)
    })
}

#[test]
fn troops_keep_their_facing_and_mark_in_an_unoccupied_hex() {
    let own = ("NNE".to_owned(), false);
    let theirs = ("E".to_owned(), true);
    let silent = |silent_guns| entered(silent_guns, guns(2), "gun_casualties", on_guns(4, 2));
    // The hex still has a single facing and mark: the guns take those of the troops.
    assert_eq!(silent(SilentGuns::Open), [own.clone(), own.clone()]);
    assert_eq!(silent(SilentGuns::Held), [theirs.clone(), theirs]);
    let empty = entered(SilentGuns::Open, foot(3), "infantry", 0);
    assert_eq!(empty, [own.clone(), own]);
}

/// Infantry that an earlier attack of the step has killed still shields the guns of its hex (S-15).
#[test]
fn an_attack_on_shielded_guns_states_why_it_causes_no_casualties() {
    let mixed = Group { guns: 1, ..foot(3) };
    let groups = vec![at("D4", "NNE", foot(20)), at("C3", "E", guns(2))];
    let mut battle = battle(groups, vec![at("D3", "SSW", standing(mixed))]);
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let [first, second] = [1, 2].map(|unit| UnitRef::new(0, unit));
    give(&mut battle, &attack(first, "D3", [10, 0, 0]), None);
    let guns = attack(second, "D3", [0, 0, 2]);
    let preview = battle.preview(&guns).needs.unwrap();
    assert!(preview.contains("infantry shields the guns"), "{preview}");
    let events = tried(&battle, &guns).unwrap();
    let line = &battle.narrate(&events)[0];
    let details = &line.details;
    assert!(line.text.ends_with(": 0 killed."), "{line:?}");
    assert!(
        details
            .iter()
            .any(|it| it.contains("Infantry shields the guns")),
        "{line:?}"
    );
}

/// S-04, S-08: guns out of action that occupy their hex bar cavalry from it, and take up its room.
#[test]
fn guns_that_occupy_their_hex_share_it_like_working_guns() {
    let horse = Group {
        cavalry: 4,
        ..Group::default()
    };
    for (silent_guns, expected) in [
        (SilentGuns::Open, None),
        (SilentGuns::Held, Some("contents")),
    ] {
        let silenced = at("D4", "E", standing(guns(2)));
        let own = vec![at("D5", "NNE", horse), silenced, at("C4", "E", guns(1))];
        let start = battle(own, vec![at("A1", "SSW", foot(5))]);
        let mut battle = with(&start, |setup| {
            setup.interpretations.silent_guns = silent_guns;
            setup.capacity.guns = 2;
        });
        let silence = by_hand(UnitRef::new(0, 2), "gun_casualties", on_guns(4, 2));
        give(&mut battle, &silence, None);
        rolled(&mut battle);
        let against =
            |unit| drumhead_testing::reasons(&battle, &march(UnitRef::new(0, unit), "D4"));
        assert_eq!(against(1), Vec::from_iter(expected));
        assert_eq!(against(3), Vec::from_iter(expected.map(|_| "room")));
    }
}

/// S-14, S-A16: guns out of action are not in play, unless they occupy their hex.
#[test]
fn guns_out_of_action_are_not_named_as_attacked() {
    for (silent_guns, are_named) in [(SilentGuns::Open, false), (SilentGuns::Held, true)] {
        let own = vec![at("D4", "NNE", foot(10))];
        let enemies = vec![at("D3", "SSW", foot(5)), at("D3", "SSW", guns(1))];
        let mut battle = with(&battle(own, enemies), |setup| {
            setup.interpretations.silent_guns = silent_guns;
        });
        let silence = by_hand(UnitRef::new(1, 2), "gun_casualties", on_guns(2, 1));
        give(&mut battle, &silence, None);
        rolled(&mut battle);
        end(&mut battle);
        end(&mut battle);
        let attack = attack(UnitRef::new(0, 1), "D3", [10, 0, 0]);
        let mut offers = battle.offers(Some(UnitRef::new(0, 1))).into_iter();
        let offer = offers.find(|it| it.id.action() == "attack_infantry");
        let events = tried(&battle, &attack).unwrap();
        let text = &battle.narrate(&events)[0].text;
        for text in [text, &format!("{offer:?}")] {
            assert!(text.contains("Second army unit 1"), "{text}");
            assert_eq!(text.contains("Second army unit 2"), are_named, "{text}");
        }
    }
}
