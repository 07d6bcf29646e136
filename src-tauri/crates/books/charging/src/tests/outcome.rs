//! The outcome of a battle, and units without strength points.

use drumhead_rules::battles::BattleBook as _;
use drumhead_rules::outcome::{Coin, Ended, Left};

use super::*;

#[test]
fn the_outcome_lists_each_units_fate_and_strength_points() {
    let mut battle = battle();
    let [foot, loose, horse, dragoons, guns] = &mut battle.state.sides[0][..] else {
        panic!("the side has five units");
    };
    (foot.strength, foot.morale) = (2, Morale::Shaken);
    loose.morale = Morale::Routing;
    horse.away = Some(Away::Surrendered);
    dragoons.away = Some(Away::OffTable);
    (guns.strength, guns.away) = (0, Some(Away::Destroyed));
    let outcome = Charging::outcome(&battle);
    let own = outcome.fates.iter().filter(|(unit, _)| unit.side == 0);
    let ended: Vec<_> = own.map(|(_, fate)| fate.ended).collect();
    let wanted = [
        Ended::Stood,
        Ended::Routed,
        Ended::Surrendered,
        Ended::Fled,
        Ended::Destroyed,
    ];
    assert_eq!(ended, wanted);
    assert_eq!(
        outcome.fates[&ours(FOOT)].left,
        [Left::of(Coin::Strength, 2, 3)]
    );
    assert_eq!((outcome.lost(), outcome.in_hand()), ([4, 0], [2, 30]));
    assert_eq!(outcome.held_field, None);
    for unit in &mut battle.state.sides[0] {
        unit.away = Some(Away::OffTable);
    }
    assert_eq!(Charging::outcome(&battle).held_field, Some(1));
}

#[test]
fn neither_side_holds_the_field_if_both_have_left_it() {
    let mut battle = battle();
    for unit in battle.state.sides.iter_mut().flatten() {
        unit.away = Some(Away::OffTable);
    }
    assert_eq!(battle.snapshot().beaten, [0, 1]);
    assert_eq!(Charging::outcome(&battle).held_field, None);
    let over = battle.over().unwrap();
    assert!(over.starts_with("Neither side has units left"), "{over}");
}

/// C-A2: the log says that a unit without strength points is removed under the interpretation, not
/// under C-08 or C-11.
#[test]
fn the_log_of_a_destroyed_unit_cites_the_interpretation() {
    let mut register = register().unwrap().iter();
    let gap = &register.find(|it| it.id == "zero_sp").unwrap().gap;
    let foot = theirs(FOOT);
    let mut battle = charged(&[charge(ours(HORSE), foot, Struck::Front)]);
    battle.state.unit_mut(foot).unwrap().strength = 1;
    let mut dice = Given(Some(Throw::Faces(vec![6])));
    let events = battle.decide(&test(foot), &[], &mut dice).unwrap();
    let lines = battle.narrate(&events).into_iter();
    let lines = lines
        .map(|line| (line.text, line.clauses))
        .collect::<Vec<_>>();
    let [_, rout, removed] = &lines[..] else {
        panic!("{lines:?}");
    };
    assert_eq!(rout.1, ["C-08"], "{rout:?}");
    assert_eq!(removed.0, "1 Line: removed from the table.");
    assert_eq!(&removed.1, std::slice::from_ref(gap));
}
