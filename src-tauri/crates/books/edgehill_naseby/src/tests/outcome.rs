//! The outcome of a battle.

use drumhead_rules::battles::BattleBook as _;
use drumhead_rules::outcome::{Coin, Ended, Left};

use super::*;

#[test]
fn the_outcome_lists_each_units_fate_and_captured_guns() {
    let mut battle = battle(Scenario::Edgehill, open());
    let state = &mut battle.state;
    state.unit_mut(FOOT).unwrap().disordered = true;
    state.unit_mut(HORSE).unwrap().away = Some(Away::OffMap);
    state.unit_mut(GUN).unwrap().away = Some(Away::Overrun);
    state.gun_mut(THEIR_GUN).unwrap().serves = 0;
    let outcome = EdgehillNaseby::outcome(&battle);
    let ended = |unit| outcome.fates[&unit].ended;
    assert_eq!(
        [FOOT, HORSE, GUN, THEIR_GUN].map(ended),
        [
            Ended::Stood,
            Ended::Away,
            Ended::Destroyed,
            Ended::Taken { by: 0 }
        ]
    );
    let (own, strength) = (Left::of(Coin::Unit, 1, 1), Left::of(Coin::Strength, 4, 4));
    assert_eq!(outcome.fates[&FOOT].left, [own, strength]);
    // Leaders are not counted.
    assert!(outcome.fates[&UnitRef::new(0, 4)].left.is_empty());
    assert_eq!((outcome.lost(), outcome.in_hand()), ([2, 1], [2, 4]));
    assert_eq!(outcome.held_field, None);
    battle.state.unit_mut(FOOT).unwrap().away = Some(Away::Eliminated);
    assert_eq!(EdgehillNaseby::outcome(&battle).held_field, Some(1));
}

/// An eliminated unit has no strength and no movement points left; a unit that left the map keeps
/// its strength.
#[test]
fn an_eliminated_unit_has_no_strength_left() {
    for (away, now) in [(Away::Eliminated, 0), (Away::OffMap, 4)] {
        let mut battle = battle(Scenario::Edgehill, open());
        until(&mut battle, 0, Step::Move);
        set(&mut battle, FOOT, "away", away);
        let outcome = EdgehillNaseby::outcome(&battle);
        let left = &outcome.fates[&FOOT].left;
        assert_eq!(left[1], Left::of(Coin::Strength, now, 4));
        let view = battle.view();
        let card = view.sides[0].units.iter().find(|it| it.unit == FOOT);
        let card = card.unwrap();
        assert_eq!((card.strength.now, card.strength.start), (now, 4));
        assert!(card.tags.is_empty(), "{:?}", card.tags);
        let panel = battle.panel(FOOT);
        let rows = panel.iter().flat_map(|column| &column.entries);
        let labels: Vec<_> = rows.map(|row| row.label.as_str()).collect();
        assert!(!labels.contains(&"Movement left this turn"), "{labels:?}");
        assert!(!labels.contains(&"In command"), "{labels:?}");
    }
}

#[test]
fn neither_side_holds_the_field_if_both_lose_their_last_troops() {
    let mut battle = battle(Scenario::Edgehill, open());
    for unit in battle.state.sides.iter_mut().flatten() {
        unit.away = (unit.arm != Arm::Leader).then_some(Away::Eliminated);
    }
    assert_eq!(battle.snapshot().beaten, [0, 1]);
    assert_eq!(EdgehillNaseby::outcome(&battle).held_field, None);
    let over = battle.over().unwrap();
    assert!(over.starts_with("Neither side has"), "{over}");
    // A leader is not one of the troops.
    battle.state.unit_mut(HORSE).unwrap().away = None;
    assert_eq!(battle.snapshot().beaten, [1]);
    assert_eq!(EdgehillNaseby::outcome(&battle).held_field, Some(0));
}
