//! The outcome of a battle.

use drumhead_rules::battles::BattleBook as _;
use drumhead_rules::outcome::{Coin, Ended, Left};

use super::*;

#[test]
fn the_outcome_lists_each_units_fate_figures_and_guns() {
    let mixed = Group {
        cavalry: 4,
        guns: 2,
        ..foot(10)
    };
    let own = vec![at("D5", "NNE", mixed), at("D6", "NNE", foot(5))];
    let mut battle = battle(own, vec![at("D2", "SSW", foot(20))]);
    let lives = place::lives(&battle);
    let [group, off] = &mut battle.state.sides[0][..] else {
        panic!("the side has two units");
    };
    (group.infantry, group.guns[0]) = (7, lives);
    off.away = Some(Away::Off);
    let outcome = StandAndDie::outcome(&battle);
    let fate = |unit| &outcome.fates[&UnitRef::new(0, unit)];
    let cavalry = Left {
        part: 1,
        ..Left::of(Coin::Figures, 4, 4)
    };
    assert_eq!(
        fate(1).left,
        [
            Left::of(Coin::Figures, 7, 10),
            cavalry,
            Left::of(Coin::Guns, 1, 2)
        ]
    );
    assert_eq!(
        [1, 2].map(|unit| fate(unit).ended),
        [Ended::Stood, Ended::SetAside]
    );
    assert_eq!((outcome.lost(), outcome.in_hand()), ([4, 0], [12, 20]));
    assert_eq!(outcome.held_field, None);
    let group = &mut battle.state.sides[1][0];
    (group.infantry, group.away) = (0, Some(Away::Destroyed));
    let outcome = StandAndDie::outcome(&battle);
    assert_eq!(outcome.fates[&UnitRef::new(1, 1)].ended, Ended::Destroyed);
    assert_eq!(outcome.held_field, Some(0));
}

#[test]
fn a_unit_without_troops_that_can_fight_is_destroyed() {
    let gun = Group {
        guns: 1,
        ..Group::default()
    };
    let own = vec![at("D5", "NNE", gun), at("D6", "NNE", foot(5))];
    let mut battle = battle(own, vec![at("D2", "SSW", foot(20))]);
    let lives = place::lives(&battle);
    let [silenced, emptied] = &mut battle.state.sides[0][..] else {
        panic!("the side has two units");
    };
    (silenced.guns[0], emptied.infantry) = (lives, 0);
    let outcome = StandAndDie::outcome(&battle);
    let fates: Vec<_> = outcome.fates.values().map(|fate| fate.ended).collect();
    assert_eq!(fates, [Ended::Destroyed, Ended::Destroyed, Ended::Stood]);
    assert_eq!((outcome.lost(), outcome.held_field), ([6, 0], Some(1)));
}

#[test]
fn a_unit_that_was_not_placed_is_not_in_the_battle() {
    let own = vec![at("D5", "NNE", foot(5)), foot(8)];
    let mut battle = battle(own, vec![at("D2", "SSW", foot(20))]);
    let unplaced = |battle: &Battle| StandAndDie::outcome(battle).fates[&UnitRef::new(0, 2)].ended;
    // During the set-up, it can still be placed.
    assert_eq!(unplaced(&battle), Ended::Stood);
    battle.state.phase = Phase::both(Step::Initiative);
    assert_eq!(unplaced(&battle), Ended::SetAside);
    assert_eq!(StandAndDie::outcome(&battle).in_hand(), [5, 20]);
    assert!(battle.snapshot().beaten.is_empty());
    battle.state.sides[0][0].infantry = 0;
    assert_eq!(battle.snapshot().beaten, [0]);
    assert_eq!(StandAndDie::outcome(&battle).held_field, Some(1));
}

#[test]
fn captured_guns_count_as_guns_of_their_new_unit() {
    let mut battle = battle(vec![at("D5", "NNE", foot(5))], Vec::new());
    battle.state.sides[0][0].guns = vec![0, 0];
    let outcome = StandAndDie::outcome(&battle);
    let left = &outcome.fates[&UnitRef::new(0, 1)].left;
    assert_eq!(
        left[..],
        [Left::of(Coin::Figures, 5, 5), Left::of(Coin::Guns, 2, 2)]
    );
}

#[test]
fn neither_side_holds_the_field_if_both_lose_their_last_troops() {
    let mut battle = battle(
        vec![at("D5", "NNE", foot(1))],
        vec![at("D4", "SSW", foot(1))],
    );
    for unit in battle.state.sides.iter_mut().flatten() {
        (unit.infantry, unit.away) = (0, Some(Away::Destroyed));
    }
    assert_eq!(battle.snapshot().beaten, [0, 1]);
    assert_eq!(StandAndDie::outcome(&battle).held_field, None);
    let over = battle.over().unwrap();
    assert!(over.starts_with("Neither side has troops left"), "{over}");
}
