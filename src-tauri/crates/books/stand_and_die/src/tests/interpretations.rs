//! Sentences and decisions depend on the interpretations in force.

use drumhead_rules::map::Feature;
use drumhead_testing::{paint, reasons};

use super::*;

fn under(interpretations: Interpretations) -> Battle {
    let battle = battle(
        vec![at("D4", "NNE", foot(12))],
        vec![at("D3", "SSW", foot(9))],
    );
    let mut battle = with(&battle, |setup| setup.interpretations = interpretations);
    rolled(&mut battle);
    battle
}

#[test]
fn steps_name_their_side_if_the_sides_take_turns() {
    let mut battle = under(Interpretations {
        attack_timing: AttackTiming::OwnTurnOnly,
        ..Interpretations::default()
    });
    end(&mut battle);
    assert!(battle.view().now.starts_with("First army: attack"));
    let attack = attack(UnitRef::new(0, 1), "D3", [10, 0, 0]);
    give(&mut battle, &attack, None);
    end(&mut battle);
    assert!(battle.view().now.starts_with("Second army: allocate"));
}

#[test]
fn a_late_mark_is_refused_under_the_interpretation_in_force() {
    let mut battle = under(Interpretations {
        mark_when: MarkWhen::UntilAttacks,
        ..Interpretations::default()
    });
    end(&mut battle);
    end(&mut battle);
    let mark = Command::Mark(Mark {
        unit: UnitRef::new(0, 1),
        standing: true,
    });
    let refused = tried(&battle, &mark);
    let Err(Refusal::AgainstRules(against)) = refused else {
        panic!("{refused:?}");
    };
    assert!(
        against[0]
            .text
            .contains("its mark: wait for the next march (interpretation)")
    );
}

/// S-16, S-20, S-A3: infantry cannot kill fall-back troops in cover.
#[test]
fn the_preview_of_an_attack_without_a_chance_says_whether_the_target_falls_back() {
    for (fall_back_trigger, expected) in [
        (FallBackTrigger::Attacked, "The target must fall back."),
        (
            FallBackTrigger::Casualty,
            "The attack does not make the target fall back.",
        ),
    ] {
        let start = under(Interpretations {
            fall_back_trigger,
            ..Interpretations::default()
        });
        let mut battle = with(&start, |setup| {
            paint(&mut setup.map, &[("D3", Feature::Town)]);
        });
        rolled(&mut battle);
        end(&mut battle);
        end(&mut battle);
        let preview = battle.preview(&attack(UnitRef::new(0, 1), "D3", [12, 0, 0]));
        let needs = format!("Sum 0: no casualty is possible. {expected}");
        assert_eq!(preview.needs, Some(needs));
    }
}

/// Returns all prose and table text of a sheet.
fn printed(sheet: &drumhead_vocabulary::sheet::Sheet) -> String {
    format!("{sheet:?}")
}

#[test]
fn the_sheet_states_the_interpretations_of_stand_and_die() {
    let usual = printed(&playsheet(english(), &Interpretations::default()).unwrap());
    assert_eq!(usual.matches("when they are attacked").count(), 2);
    let interpretations = Interpretations {
        fall_back_trigger: FallBackTrigger::Casualty,
        overflow_to_guns: Overflow::Yes,
        ..Interpretations::default()
    };
    let sheet = printed(&playsheet(english(), &interpretations).unwrap());
    assert!(!sheet.contains("when they are attacked"));
    assert!(!sheet.contains("when attacked"));
    assert!(!sheet.contains("no infantry in their hex. ["));
    assert!(sheet.contains("more casualties than infantry."));
    let cards = &under(interpretations).view().sides[0].units;
    let about = cards[0].morale.about.as_deref().unwrap();
    assert!(
        about.contains("when an attack causes a casualty"),
        "{about}"
    );
}

#[test]
fn the_sheet_of_a_battle_states_its_agreements() {
    let mut setup = under(Interpretations::default()).setup().clone();
    setup.capacity.infantry = 37;
    setup.cover.values_mut().for_each(|gives| *gives = false);
    let battle = Battle::new(setup).unwrap();
    let sheet = printed(&battle.playsheet().unwrap());
    assert!(
        sheet.contains("Room in a hex in this battle: 37 infantry"),
        "{sheet}"
    );
    assert!(sheet.contains("Cover in this battle: nothing."), "{sheet}");
}

#[test]
fn casualties_allocated_to_guns_are_logged_separately() {
    let gun = guns(1);
    let few = Group {
        guns: 2,
        standing: true,
        ..foot(2)
    };
    let battle = battle(
        vec![at("D4", "NNE", foot(20)), at("D4", "NNE", gun)],
        vec![at("D3", "SSW", few)],
    );
    let mut battle = with(&battle, |setup| {
        setup.interpretations.overflow_to_guns = Overflow::Yes
    });
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let attack = attack(UnitRef::new(0, 1), "D3", [13, 0, 1]);
    // 13 figures at 0.3 and a gun at 1.1: 5.0.
    let events = battle.decide(&attack, &[], &mut Given::default()).unwrap();
    let line = &battle.narrate(&events)[0];
    assert!(line.details[0].contains("1 gun at 1.1"), "{line:?}");
    assert!(
        line.text.ends_with(": 2 killed, 3 gun casualties."),
        "{line:?}"
    );
}

#[test]
fn a_die_that_cannot_matter_is_not_pending() {
    let (mut battle, [first, second]) = pooled(30);
    give(&mut battle, &first, None);
    // 14 figures at 0.3 make 4.2; 9 more at 0.4 bring the sum to 7.8.
    give(&mut battle, &second, None);
    assert_eq!(battle.view().pending.len(), 1);
    assert_eq!(reasons(&battle, &End {}), ["to_do_fraction:D3"]);
    // With three figures, at most three can fall, regardless of the die.
    let (mut battle, [first, second]) = pooled(3);
    give(&mut battle, &first, None);
    give(&mut battle, &second, None);
    assert_eq!(battle.view().pending, []);
    let offers = battle.offers(None);
    assert!(offers.iter().all(|it| it.id.action() != "fraction"));
    let events = end(&mut battle);
    let counted = |it: &Event| {
        matches!(
            it,
            Event::Counted(Counted {
                casualties: 3,
                face: None,
                ..
            })
        )
    };
    assert!(events.iter().any(counted), "{events:?}");
    assert_eq!(battle.state().unit(UnitRef::new(1, 1)).unwrap().infantry, 0);
}

#[test]
fn the_sheet_states_how_sums_rivers_and_retreats_are_interpreted() {
    let usual = printed(&playsheet(english(), &Interpretations::default()).unwrap());
    assert!(usual.contains("all troops in a hex that attack the same enemy hex"));
    assert!(usual.contains("Infantry and guns on a river's edge"));
    assert!(usual.contains("through the side opposite their facing"));
    assert!(usual.contains("If all are blocked (the map edge blocks too), they stay"));
    assert!(usual.contains("may be taken over by agreement"));
    let interpretations = Interpretations {
        pooling: Pooling::PerTarget,
        river_fire: RiverFire::AllArms,
        fall_back_dir: FallBackDir::AnyRear,
        attack_arc: AttackArc::FrontThree,
        silent_guns: SilentGuns::Held,
        ..Interpretations::default()
    };
    let sheet = printed(&playsheet(english(), &interpretations).unwrap());
    assert!(sheet.contains("that attack one hex, from all hexes"));
    assert!(sheet.contains("Troops of all arms at a river's edge"));
    assert!(sheet.contains("Troops leave through a rear side"));
    assert!(sheet.contains("one hex attacks one enemy hex in front of it"));
    assert!(!sheet.contains("by agreement"), "{sheet}");
    for gone in [
        "hex from another",
        "Infantry and guns on",
        "one adjacent enemy hex",
    ] {
        assert!(!sheet.contains(gone), "{gone}");
    }
}

#[test]
fn the_diagram_of_a_facing_has_the_orientation_of_the_map() {
    let mut setup = under(Interpretations::default()).setup().clone();
    setup.capacity.guns = 0;
    let sheet_on = |setup: &Setup, pointing| {
        let mut setup = setup.clone();
        setup.map.grid.pointing = pointing;
        for side in &mut setup.sides {
            for unit in &mut side.army.units {
                unit.of.facing = None;
            }
        }
        let tables = Tables::standard().unwrap();
        printed(&sheet::of_battle(english(), tables, &setup).unwrap())
    };
    let flat = sheet_on(&setup, drumhead_rules::hex::Pointing::FlatTop);
    assert!(flat.contains("here the one above.") && flat.contains("pointed: false"));
    let pointy = sheet_on(&setup, drumhead_rules::hex::Pointing::PointyTop);
    // The facing is drawn at eleven o'clock.
    for part in [
        "here the one to the upper left.",
        "facing: 11",
        "pointed: true",
    ] {
        assert!(pointy.contains(part), "{part}");
    }
    // The sheet states a capacity of 0 guns as "no guns".
    assert!(flat.contains("30 infantry, 12 cavalry, no guns"), "{flat}");
}

/// Returns a battle with foot at D4 and at C3 that may attack a hex with 3 infantry and a gun,
/// under this timing of attacks.
fn in_turn(timing: AttackTiming) -> Battle {
    let gun = Group {
        guns: 1,
        standing: true,
        ..foot(3)
    };
    let battle = battle(
        vec![at("D4", "NNE", foot(20)), at("C3", "NNE", foot(20))],
        vec![at("D3", "SSW", gun), at("F1", "SSW", foot(5))],
    );
    let mut battle = with(&battle, |setup| {
        setup.interpretations.attack_timing = timing
    });
    rolled(&mut battle);
    while battle.state().phase.step != Step::Attack {
        end(&mut battle);
    }
    battle
}

#[test]
fn the_attacks_of_a_step_are_simultaneous_under_every_timing() {
    for timing in [
        AttackTiming::Simultaneous,
        AttackTiming::FirstMoverFirst,
        AttackTiming::OwnTurnOnly,
    ] {
        let mut battle = in_turn(timing);
        let theirs = reasons(&battle, &attack(UnitRef::new(1, 1), "D4", [3, 0, 0]));
        assert_eq!(theirs.is_empty(), timing == AttackTiming::Simultaneous);
        // Each attack kills all infantry. The infantry stays until both attacks are made, and
        // protects the gun.
        for unit in [1, 2] {
            let attack = attack(UnitRef::new(0, unit), "D3", [20, 0, 0]);
            give(&mut battle, &attack, None);
            assert_eq!(battle.state().unit(UnitRef::new(1, 1)).unwrap().infantry, 3);
        }
        end(&mut battle);
        let unit = battle.state().unit(UnitRef::new(1, 1)).unwrap();
        assert_eq!((unit.infantry, &*unit.guns), (0, &[0][..]), "{timing:?}");
    }
}

#[test]
fn figures_left_out_of_a_hexs_only_attack_cannot_attack_later() {
    let needs = |split| {
        let mut setup = in_turn(AttackTiming::Simultaneous).setup().clone();
        setup.interpretations.split_attacks = split;
        let mut battle = Battle::new(setup).unwrap();
        rolled(&mut battle);
        end(&mut battle);
        end(&mut battle);
        let attack = attack(UnitRef::new(0, 1), "D3", [6, 0, 0]);
        battle.preview(&attack).needs.unwrap()
    };
    assert!(needs(SplitAttacks::May).contains("cannot attack D3 later"));
    assert!(needs(SplitAttacks::MayNot).contains("cannot attack in this step"));
}

/// Returns a battle of two units against two, in which the first unit is next to both enemies.
fn two_fronts(change: impl FnOnce(&mut Interpretations)) -> Battle {
    let (mine, theirs) = (foot(6), foot(6));
    let battle = battle(
        vec![at("F6", "NNE", mine), at("A8", "NNE", mine)],
        vec![at("F5", "SSW", theirs), at("G5", "SSW", theirs)],
    );
    let mut battle = with(&battle, |setup| change(&mut setup.interpretations));
    rolled(&mut battle);
    battle
}

#[test]
fn the_interpretation_decides_whether_the_troops_of_a_hex_may_split_their_attacks() {
    for (split, expected) in [
        (SplitAttacks::May, None),
        (SplitAttacks::MayNot, Some("divided")),
    ] {
        let mut battle = two_fronts(|it| it.split_attacks = split);
        end(&mut battle);
        end(&mut battle);
        let half = |at| attack(UnitRef::new(0, 1), at, [3, 0, 0]);
        give(&mut battle, &half("F5"), Some(9));
        assert_eq!(reasons(&battle, &half("G5")), Vec::from_iter(expected));
    }
}

#[test]
fn the_interpretation_decides_when_a_unit_can_be_marked() {
    let unit = UnitRef::new(1, 1);
    let standing = true;
    let mark = Mark { unit, standing };
    for (mark_when, expected, late) in [
        (MarkWhen::OwnMarch, Some("marking"), "marking"),
        (MarkWhen::UntilAttacks, None, "marking_late"),
    ] {
        let mut battle = two_fronts(|it| it.mark_when = mark_when);
        assert_eq!(reasons(&battle, &mark), Vec::from_iter(expected));
        let mut offers = battle.offers(Some(unit)).into_iter();
        let offered = offers.any(|offer| offer.id.action() == "mark");
        assert_eq!(offered, expected.is_none());
        end(&mut battle);
        end(&mut battle);
        assert_eq!(reasons(&battle, &mark), [late]);
    }
}

#[test]
fn the_interpretation_decides_whether_troops_attack_enemies_behind_them() {
    for (arc, expected) in [
        (AttackArc::AnyAdjacent, None),
        (AttackArc::FrontThree, Some("behind")),
    ] {
        let mut battle = two_fronts(|it| it.attack_arc = arc);
        end(&mut battle);
        end(&mut battle);
        let unit = UnitRef::new(0, 1);
        let strike = attack(unit, "F5", [6, 0, 0]);
        assert_eq!(reasons(&battle, &strike), [""; 0]);
        give(&mut battle, &by_hand(unit, "facing", "SSW"), None);
        assert_eq!(reasons(&battle, &strike), Vec::from_iter(expected));
    }
}

#[test]
fn the_interpretations_decide_which_troops_fall_back_and_where() {
    let attacked = |change: fn(&mut Interpretations)| {
        let mut interpretations = Interpretations::default();
        change(&mut interpretations);
        let mut battle = under(interpretations);
        end(&mut battle);
        end(&mut battle);
        // The attack, with a sum of 0.3, inflicts no casualty.
        let strike = attack(UnitRef::new(0, 1), "D3", [3, 0, 0]);
        give(&mut battle, &strike, Some(10));
        end(&mut battle);
        battle
    };
    let unharmed = attacked(|it| it.fall_back_trigger = FallBackTrigger::Casualty);
    assert_eq!(unharmed.turn(), 2);
    // The troops face SSW, so D2 is opposite, and C2 and E3 are behind them too.
    let open = |battle: &Battle| {
        ["D2", "C2", "E3", "C3"].map(|hex| {
            let (unit, to) = (UnitRef::new(1, 1), Some(hex.parse().unwrap()));
            reasons(battle, &FallBack { unit, to }).is_empty()
        })
    };
    assert_eq!(open(&attacked(|_| {})), [true, false, false, false]);
    let any = attacked(|it| it.fall_back_dir = FallBackDir::AnyRear);
    assert_eq!(open(&any), [true, true, true, false]);
}

/// S-12: if the players forgo the die for all attacks on a hex, only the fraction of the sum is
/// lost.
#[test]
fn whole_casualties_need_no_die() {
    let mut battle = under(Interpretations {
        pooling: Pooling::PerTarget,
        ..Interpretations::default()
    });
    let mark = by_hand(UnitRef::new(1, 1), "standing", true);
    give(&mut battle, &mark, None);
    end(&mut battle);
    end(&mut battle);
    give(
        &mut battle,
        &attack(UnitRef::new(0, 1), "D3", [9, 0, 0]),
        None,
    );
    let forgone = ["to_do_fraction:D3".to_owned()];
    let ending = Command::from(End {});
    assert_eq!(reasons(&battle, &ending), forgone);
    let events = battle.decide(&ending, &forgone, &mut Given::default());
    let events = events.unwrap();
    let lines = battle.narrate(&events);
    assert!(lines[0].text.ends_with("D3: 2 killed."), "{lines:?}");
    for event in &events {
        battle.fold(event).unwrap();
    }
    assert_eq!(battle.state().sides[1][0].infantry, 7);
}
