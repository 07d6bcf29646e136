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
        (None, "choose a leader"),
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

/// E-10: a side without guns has no gun step, even if the enemy has guns.
#[test]
fn a_side_without_guns_has_no_gun_step() {
    let mut battle = battle(Scenario::Edgehill, open());
    set(&mut battle, THEIR_GUN, "away", Away::Eliminated);
    let steps = |battle: &Battle| battle.view().track.len();
    until(&mut battle, 0, Step::Move);
    assert_eq!(steps(&battle), 5);
    give(&mut battle, End {});
    assert_eq!(battle.state().step, Step::Fire);
    until(&mut battle, 1, Step::Move);
    assert_eq!(steps(&battle), 4);
    give(&mut battle, End {});
    assert_eq!(battle.state().step, Step::Combat);
    // A captured gun counts for its captor.
    set(&mut battle, GUN, "serves", 1);
    assert_eq!(steps(&battle), 5);
}

/// E-05: if a turn on the way can end with several facings, the players choose between them.
#[test]
fn the_players_choose_the_facing_after_a_turn_on_the_way() {
    let mut battle = battle(Scenario::Naseby, open());
    put(&mut battle, FOOT, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    set(&mut battle, FOOT, "points", 8);
    let order = |to: &str, facing| Move {
        unit: FOOT,
        to: hex(to),
        over: None,
        facing,
    };
    let asked = |to: &str| {
        let order = order(to, None).into();
        let mut questions = battle.answered(&order, &order).questions.into_iter();
        let facing = questions.rfind(|it| it.path.ends_with("/facing"));
        facing.map_or_else(Vec::new, |it| {
            let Answer::One { choices } = it.answer else {
                panic!("{it:?}");
            };
            choices.into_iter().map(|it| it.label).collect::<Vec<_>>()
        })
    };
    // A move straight ahead has no question about the facing: the unit does not turn.
    assert!(asked("1009").is_empty());
    assert_eq!(
        asked("1110"),
        ["east-north-east (shortest turn)", "east-south-east"]
    );
    assert_eq!(
        asked("0910"),
        ["west-north-west (shortest turn)", "west-south-west"]
    );
    let faces = |facing: Option<Facing>| {
        let mut battle = battle.clone();
        give(&mut battle, order("1110", facing));
        let unit = battle.state().unit(FOOT).unwrap();
        (unit.facing.id(), unit.points)
    };
    assert_eq!(faces(None), ("ENE", Some(6)));
    assert_eq!(faces("ESE".parse().ok()), ("ESE", Some(6)));
    // Any other facing costs one more turn.
    assert_eq!(faces("S".parse().ok()), ("S", Some(5)));
}

/// E-02, E-05, E-06: the refusal of a move states why the unit cannot enter the hex.
#[test]
fn the_refusal_of_a_move_names_its_reason() {
    let mut battle = battle(Scenario::Edgehill, open());
    let leader = UnitRef::new(0, 4);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, leader, "1510", Facing::N);
    until(&mut battle, 0, Step::Move);
    set(&mut battle, FOOT, "points", 5);
    set(&mut battle, leader, "points", 5);
    let order = |unit, to: &str, facing: Option<Facing>| Move {
        facing,
        ..march(unit, hex(to))
    };
    let why = |battle: &Battle, to: &str| against(battle, order(FOOT, to, None));
    assert_eq!(why(&battle, "1005"), [""; 0]);
    let turned = order(FOOT, "1005", Some(Facing::S));
    assert_eq!(against(&battle, turned), ["facing_dear"]);
    let turned = order(leader, "1509", Some(Facing::S));
    assert_eq!(against(&battle, turned), ["no_facing"]);
    assert_eq!(why(&battle, "1010"), ["is_there"]);
    // Out of command, the unit has half of its 8 points.
    set(&mut battle, FOOT, "in_command", false);
    set(&mut battle, FOOT, "points", 4);
    assert_eq!(why(&battle, "1002"), ["halved"]);
    assert_eq!(why(&battle, "1001"), ["too_far"]);
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    let over = Move {
        over: Some(THEIR_GUN),
        ..order(FOOT, "1009", None)
    };
    assert_eq!(against(&battle, over), ["ends_on_gun"]);
    put(&mut battle, FOOT, "0101", Facing::S);
    put(&mut battle, THEIR_FOOT, "0201", Facing::S);
    assert_eq!(why(&battle, "0301"), [""; 0]);
    put(&mut battle, UnitRef::new(1, 2), "0102", Facing::S);
    assert_eq!(why(&battle, "0301"), ["shut_in"]);
}

/// E-39: without the rules for command, the log of a turn cites none of their clauses.
#[test]
fn the_log_of_a_turn_cites_command_only_if_it_is_used() {
    for used in [true, false] {
        let mut setup = setup(Scenario::Naseby, open(), &ARMS);
        setup.modules.command = used;
        let mut battle = Battle::new(setup).unwrap();
        until(&mut battle, 0, Step::Combat);
        let events = give(&mut battle, End {});
        let lines = battle.narrate(&events);
        let mut lines = lines.iter().filter(|it| it.text.starts_with("Turn"));
        let clauses = &lines.next().unwrap().clauses;
        assert_eq!(clauses.iter().any(|it| it == "E-01"), used, "{clauses:?}");
    }
}
