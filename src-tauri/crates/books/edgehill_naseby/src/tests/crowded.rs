//! Several units in a hex: a gun has at most one infantry unit with it (E-21), and stops troops if
//! guns are used (E-23, E-24).

use super::*;

#[test]
fn a_second_infantry_unit_may_join_a_gun_only_if_the_players_allow_it() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery, Arm::Leader];
    let mut battle = Battle::new(setup(Scenario::Edgehill, open(), &arms)).unwrap();
    let second = HORSE;
    put(&mut battle, GUN, "0910", Facing::N);
    put(&mut battle, FOOT, "0910", Facing::N);
    put(&mut battle, second, "0912", Facing::N);
    until(&mut battle, 0, Step::Move);
    let joins = march(second, hex("0910"));
    assert_eq!(against(&battle, joins.clone()), ["crowded"]);
    let offered = offer(&battle, second, "move").unwrap();
    let asked = format!("{:?}", offered.questions);
    assert!(asked.contains("0911") && !asked.contains("0910"), "{asked}");
    let overruled = ["crowded".to_owned()];
    let events = battle.decide(&joins.clone().into(), &overruled, &mut Given::default());
    for event in events.unwrap() {
        battle.fold(&event).unwrap();
    }
    let there = battle.state().at(hex("0910")).count();
    assert_eq!(there, 3);
}

#[test]
fn a_gun_begins_with_one_infantry_unit_and_the_form_names_the_others() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery];
    let mut setup = setup(Scenario::Edgehill, open(), &arms);
    let battle = Battle::new(setup.clone()).unwrap();
    let wrong = |battle: &Battle| {
        let problems = battle.form().unwrap().problems;
        let of_places = problems
            .into_iter()
            .filter(|it| it.contains("Start positions: "));
        of_places.count()
    };
    assert_eq!(wrong(&battle), 0);
    // Two infantry units are stacked with the gun: one too many, reported once for the hex.
    for unit in &mut setup.sides[0].army.units[..3] {
        unit.of.hex = Some(hex("0910"));
    }
    let battle = Battle::new(setup).unwrap();
    assert_eq!(wrong(&battle), 1);
}

#[test]
fn infantry_is_not_offered_the_hex_of_a_gun_that_has_its_own_infantry() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery];
    let mut setup = setup(Scenario::Edgehill, open(), &arms);
    for unit in &mut setup.sides[0].army.units {
        unit.of.hex = None;
    }
    let mut battle = Battle::new(setup).unwrap();
    let place = |unit, at| Deploy {
        unit,
        hex: hex(at),
        facing: Facing::N,
    };
    for (unit, at) in [(GUN, "0910"), (FOOT, "0910"), (HORSE, "0912")] {
        give(&mut battle, place(unit, at));
    }
    assert_eq!(against(&battle, place(HORSE, "0910")), ["crowded"]);
    let offered = offer(&battle, HORSE, "deploy").unwrap();
    let asked = format!("{:?}", offered.questions);
    assert!(asked.contains("0911") && !asked.contains("0910"), "{asked}");
    // The gun itself may be placed only in a hex with at most one infantry unit.
    give(&mut battle, place(GUN, "0911"));
    give(&mut battle, place(HORSE, "0910"));
    assert_eq!(against(&battle, place(GUN, "0910")), ["crowded"]);
}

/// Guns that are not used stop no unit (E-39). Guns that are used stop a unit that is not ordered
/// to move over them, and the refusal states this reason. Leaders neither capture nor remove guns.
#[test]
fn an_enemy_gun_stops_troops_if_guns_are_used() {
    for used in [true, false] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.modules.artillery = used;
        let mut battle = Battle::new(setup).unwrap();
        let leader = UnitRef::new(0, 4);
        put(&mut battle, THEIR_GUN, "1011", Facing::S);
        until(&mut battle, 0, Step::Move);
        for unit in [FOOT, leader] {
            put(&mut battle, unit, "1012", Facing::N);
            set(&mut battle, unit, "points", 2);
        }
        let behind = |unit| {
            let cells = battle.map().unwrap().grid.cells();
            let gun = ["behind_gun".to_owned()];
            let barred = cells.filter(|to| {
                let to = *to;
                against(&battle, march(unit, to)) == gun
            });
            barred.count()
        };
        assert_eq!((behind(FOOT) > 0, behind(leader)), (used, 0));
    }
}

/// E-A34: only one of several enemies in a hex is attacked, and the order states this.
#[test]
fn an_attack_on_one_of_several_units_in_a_hex_has_a_hint() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Combat);
    let hint = |battle: &Battle| {
        let attack = offer(battle, FOOT, "attack").unwrap();
        attack.questions[0].hint.clone()
    };
    assert_eq!(hint(&battle), None);
    put(&mut battle, UnitRef::new(1, 2), "1009", Facing::S);
    let hint = hint(&battle).unwrap();
    assert!(hint.starts_with("Only one unit in a hex"), "{hint}");
}

/// E-21: initial positions are checked again when the battle begins, because players can also set
/// them by hand.
#[test]
fn a_battle_begins_only_with_permitted_positions() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery];
    let mut setup = setup(Scenario::Edgehill, open(), &arms);
    setup.sides[0].army.units[0].of.hex = None;
    let mut battle = Battle::new(setup).unwrap();
    let faults = |battle: &Battle| {
        let ids = against(battle, End {}).into_iter();
        let kinds = ids.map(|id| id.split(':').next().unwrap().to_owned());
        kinds.collect::<Vec<_>>()
    };
    assert_eq!(faults(&battle), ["unplaced"]);
    for unit in [FOOT, HORSE, GUN] {
        put(&mut battle, unit, "0910", Facing::N);
    }
    assert_eq!(faults(&battle), ["crowded"]);
    put(&mut battle, HORSE, "0912", Facing::N);
    put(&mut battle, THEIR_FOOT, "0912", Facing::N);
    assert_eq!(faults(&battle), ["enemy_there"]);
    put(&mut battle, THEIR_FOOT, "0908", Facing::N);
    give(&mut battle, End {});
    assert_eq!(battle.state().step, Step::Start);
}
