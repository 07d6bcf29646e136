//! Command: leaders and their units, leaders who activate guns, and movement allowances (E-01,
//! E-02, E-18).

use super::*;
use crate::turn::leader_distance;

/// E-01, E-A13: a unit that is not a leader commands no other unit, even if a list names it as a
/// leader.
#[test]
fn only_a_leader_commands_units() {
    for (leader, distance) in [(4, Some(1)), (2, None)] {
        let mut setup = setup(Scenario::Naseby, open(), &ARMS);
        for unit in &mut setup.sides[0].army.units {
            unit.of.leader = unit.of.leader.map(|_| leader);
        }
        let mut battle = Battle::new(setup).unwrap();
        for (unit, at) in [(FOOT, "0910"), (HORSE, "1010")] {
            put(&mut battle, unit, at, Facing::N);
        }
        put(&mut battle, UnitRef::new(0, 4), "0911", Facing::N);
        assert_eq!(leader_distance(&battle, FOOT), distance);
    }
}

/// E-18: the refusal of a shot names the problem with the chosen leader.
#[test]
fn the_refusal_of_a_shot_names_the_problem_with_the_leader() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    until(&mut battle, 0, Step::Fire);
    let answer = |battle: &Battle, leader: Option<UnitRef>| {
        let (unit, target) = (GUN, THEIR_FOOT);
        let fire = Fire {
            unit,
            target,
            leader,
        };
        match battle.decide(&fire.into(), &[], &mut Given::default()) {
            Err(Refusal::AgainstRules(found)) => found.last().unwrap().text.clone(),
            Err(Refusal::Impossible(objection)) => objection.text,
            other => panic!("{other:?}"),
        }
    };
    let own = UnitRef::new(0, 4);
    let faults = [
        (None, "choose the leader"),
        (Some(UnitRef::new(1, 4)), "is an enemy"),
        (Some(HORSE), "is not a leader"),
        (Some(UnitRef::new(0, 9)), "no such unit"),
    ];
    for (leader, fault) in faults {
        let text = answer(&battle, leader);
        assert!(text.contains(fault), "{text}");
    }
    set(&mut battle, FOOT, "leader", ());
    let text = answer(&battle, Some(own));
    assert!(text.contains("commands no infantry on the map"), "{text}");
    let text = answer(&battle, None);
    assert!(text.contains("no leader with infantry"), "{text}");
    set(&mut battle, own, "away", Away::Eliminated);
    let text = answer(&battle, Some(own));
    assert!(text.contains("is off the map"), "{text}");
}

/// E-02: an allowance or a state of command that is set by hand during the turn changes the points
/// left; points already spent stay spent.
#[test]
fn an_allowance_set_by_hand_counts_in_the_same_turn() {
    let mut battle = battle(Scenario::Naseby, open());
    put(&mut battle, UnitRef::new(0, 4), "0519", Facing::N);
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "0516");
    let left = |battle: &Battle, unit| battle.state().unit(unit).unwrap().points;
    assert_eq!(left(&battle, FOOT), Some(6));
    set(&mut battle, FOOT, "ma", 5);
    assert_eq!(left(&battle, FOOT), Some(3));
    set(&mut battle, FOOT, "in_command", false);
    assert_eq!(left(&battle, FOOT), Some(0));
    set(&mut battle, FOOT, "in_command", true);
    set(&mut battle, FOOT, "ma", 9);
    assert_eq!(left(&battle, FOOT), Some(7));
    // Outside its side's turn, a unit has no movement points.
    set(&mut battle, THEIR_FOOT, "ma", 5);
    assert_eq!(left(&battle, THEIR_FOOT), None);
}
