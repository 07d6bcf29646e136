//! Retreats from enemies and their guns, and combats that are already rolled.

use super::captured::beat;
use super::rulings::allow;
use super::*;

/// Returns the reason for which a retreat of our foot to this hex is refused.
fn refusal(battle: &Battle, to: &str) -> String {
    let back = Retreat {
        unit: FOOT,
        to: Some(hex(to)),
    };
    match battle.decide(&back.into(), &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(found)) => found[0].text.clone(),
        other => panic!("{other:?}"),
    }
}

/// Returns a battle in which our foot at 1010 must retreat, with these units around it.
fn beaten_back(scenario: Scenario, around: &[(UnitRef, &str)], hexes: Ends) -> Battle {
    let arms = [
        Arm::Infantry,
        Arm::Infantry,
        Arm::Artillery,
        Arm::Leader,
        Arm::Infantry,
        Arm::Infantry,
    ];
    let mut battle = Battle::new(setup(scenario, open(), &arms)).unwrap();
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    put(&mut battle, UnitRef::new(1, 4), "1008", Facing::S);
    for (unit, at) in around {
        put(&mut battle, *unit, at, Facing::N);
    }
    until(&mut battle, 1, Step::Combat);
    set(&mut battle, THEIR_FOOT, "in_command", true);
    beat(&mut battle, THEIR_FOOT, FOOT, hexes);
    battle
}

/// Returns a battle in which our foot must retreat two hexes and has enemies on most sides. To the
/// east, only the enemy's gun is in the way.
fn over_a_gun() -> Battle {
    let closed = [
        (UnitRef::new(1, 2), "1109"),
        (UnitRef::new(1, 5), "1111"),
        (UnitRef::new(1, 6), "0910"),
        (THEIR_GUN, "1110"),
    ];
    beaten_back(Scenario::Edgehill, &closed, Ends::Back2)
}

#[test]
fn a_refused_retreat_names_the_enemy_or_the_gun_in_its_way() {
    let battle = over_a_gun();
    let text = refusal(&battle, "1210");
    assert!(text.ends_with("an enemy gun, is in the way."), "{text}");
    let text = refusal(&battle, "1110");
    assert!(text.ends_with("an enemy gun, is there."), "{text}");
    let text = refusal(&battle, "1111");
    assert!(text.ends_with("1111: an enemy is there."), "{text}");
    let text = refusal(&battle, "1213");
    assert!(text.contains("a clear path of 2 hexes"), "{text}");
}

/// E-24, E-A26: a retreat that is allowed over a gun overruns the gun, as a march does.
#[test]
fn a_retreat_allowed_over_a_gun_overruns_the_gun() {
    let mut battle = over_a_gun();
    let to = Some(hex("1210"));
    allow(&mut battle, Retreat { unit: FOOT, to });
    let gun = battle.state().unit(THEIR_GUN).unwrap();
    assert_eq!(gun.away, Some(Away::Overrun));
    assert_eq!(battle.state().unit(FOOT).unwrap().place(), to);
}

/// E-23, E-24: a retreat goes around a gun if another way is as short.
#[test]
fn a_retreat_goes_around_a_gun_if_it_can() {
    let near = [(THEIR_GUN, "1111")];
    let mut battle = beaten_back(Scenario::Edgehill, &near, Ends::Back2);
    let to = Some(hex("1012"));
    give(&mut battle, Retreat { unit: FOOT, to });
    let gun = battle.state().unit(THEIR_GUN).unwrap();
    assert_eq!((gun.away, gun.gun.unwrap().serves), (None, 1));
}

/// E-37, E-39: a gun that the battle does not use bars no hex.
#[test]
fn a_gun_that_is_not_used_bars_no_retreat_and_no_placement() {
    let mut battle = beaten_back(Scenario::Naseby, &[(THEIR_GUN, "1011")], Ends::Back1);
    let to = Some(hex("1011"));
    give(&mut battle, Retreat { unit: FOOT, to });
    let gun = battle.state().unit(THEIR_GUN).unwrap();
    assert_eq!((gun.away, gun.gun.unwrap().serves), (None, 1));
    for used in [true, false] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.modules.artillery = used;
        setup.sides[0].army.units[0].of.hex = None;
        setup.sides[1].army.units[2].of.hex = Some(hex("0910"));
        let mut battle = Battle::new(setup).unwrap();
        let place = Deploy {
            unit: FOOT,
            hex: hex("0910"),
            facing: Facing::N,
        };
        let barred = against(&battle, place.clone());
        assert_eq!(barred.is_empty(), !used, "{barred:?}");
        allow(&mut battle, place);
        let wrong = against(&battle, End {});
        assert_eq!(wrong.is_empty(), !used, "{wrong:?}");
    }
}

/// E-37, E-39: a battle in which only unused guns have no hex begins with the first turn.
#[test]
fn a_gun_that_is_not_used_delays_no_battle() {
    for used in [true, false] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.modules.artillery = used;
        setup.sides[1].army.units[2].of.hex = None;
        let battle = Battle::new(setup).unwrap();
        assert_eq!(battle.state().turn, u32::from(!used));
    }
}

/// E-A33: once the dice of a combat are rolled, its attackers are fixed, and no further unit joins
/// it.
#[test]
fn no_unit_joins_a_combat_that_is_rolled() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    setup.modules.command = false;
    let table = "columns difference: -1, 0, 1\n1+: ZZ, ZZ, ZZ";
    setup.profile.crt = Some(Crt::read(table).unwrap());
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, HORSE, "1109", Facing::S);
    set(&mut battle, HORSE, "facing", "WSW");
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 0, Step::Combat);
    let attack = |unit| Attack {
        unit,
        target: THEIR_FOOT,
        charge: false,
    };
    give(&mut battle, attack(FOOT));
    assert_eq!(against(&battle, attack(HORSE)), [""; 0]);
    let fight = offer(&battle, FOOT, "fight").unwrap().command;
    let to_do = |battle: &Battle| battle.view().pending[0].label.clone();
    assert!(to_do(&battle).starts_with("Resolve the combat"));
    let mut dice = Given(Some(Throw::Faces(vec![6])));
    for event in battle.decide(&fight, &[], &mut dice).unwrap() {
        battle.fold(&event).unwrap();
    }
    assert!(to_do(&battle).starts_with("Enter the result of the combat"));
    assert_eq!(against(&battle, attack(HORSE)), ["rolled"]);
    assert!(offer(&battle, HORSE, "attack").is_none());
    let settle = offer(&battle, FOOT, "settle").unwrap().command;
    give(&mut battle, settle);
    assert_eq!(against(&battle, attack(HORSE)), [""; 0]);
}
