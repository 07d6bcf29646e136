//! Values set by hand: guns, and hexes during the attacks.

use super::*;

/// Returns the casualties of each gun of the second side's first unit after this correction.
fn hit(battle: &mut Battle, casualties: u16, silent: u16) -> Vec<u8> {
    let unit = UnitRef::new(1, 1);
    let set = by_hand(unit, "gun_casualties", on_guns(casualties, silent));
    give(battle, &set, None);
    battle.state().unit(unit).unwrap().guns.clone()
}

/// Returns a battle with foot next to two enemy guns.
fn beside_guns() -> Battle {
    battle(
        vec![at("D5", "NNE", foot(10))],
        vec![at("D4", "SSW", standing(guns(2)))],
    )
}

/// S-14: two casualties silence one of two guns, or neither.
#[test]
fn the_players_set_how_many_guns_the_casualties_silence() {
    let mut battle = beside_guns();
    assert_eq!(hit(&mut battle, 2, 0), [1, 1]);
    assert_eq!(hit(&mut battle, 2, 1), [2, 0]);
    // The number of guns out of action changes if it does not fit the casualties.
    assert_eq!(hit(&mut battle, 3, 0), [2, 1]);
    assert_eq!(hit(&mut battle, 1, 2), [1, 0]);
    assert_eq!(hit(&mut battle, 4, 0), [2, 2]);
    assert_eq!(hit(&mut battle, 9, 9), [2, 2]);
    assert_eq!(hit(&mut battle, 0, 1), [0, 0]);
    let set = by_hand(UnitRef::new(1, 1), "gun_casualties", on_guns(2, 0));
    let events = tried(&battle, &set).unwrap();
    let line = battle.narrate(&events)[0].text.clone();
    assert!(line.ends_with("(D4), Gun casualties: 2."), "{line}");
}

/// S-14: a gun that the players add can take as many casualties as the others.
#[test]
fn guns_added_by_hand_take_as_many_casualties_as_the_others() {
    let mut battle = beside_guns();
    let strength = |battle: &Battle| {
        let gauge = battle.view().sides[1].units[0].strength.clone();
        (gauge.now, gauge.start)
    };
    assert_eq!(strength(&battle), (4, 4));
    give(
        &mut battle,
        &by_hand(UnitRef::new(1, 1), "gun_count", 3),
        None,
    );
    assert_eq!(strength(&battle), (6, 6));
}

/// S-12, S-20: casualties and falling back belong to the troops of a hex. If a correction removes
/// the last troops from the hex, the log says that the attacks no longer count.
#[test]
fn attacks_on_a_hex_lapse_with_its_last_troops() {
    let enemies = || {
        vec![
            at("D4", "SSW", foot(20)),
            at("D4", "SSW", foot(20)),
            at("A1", "SSW", foot(9)),
        ]
    };
    let mut battle = battle(vec![at("D5", "NNE", foot(20))], enemies());
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    give(
        &mut battle,
        &attack(UnitRef::new(0, 1), "D4", [20, 0, 0]),
        None,
    );
    let moved = |unit, hex: &str| by_hand(UnitRef::new(1, unit), "hex", hex);
    give(&mut battle, &moved(1, "D3"), None);
    assert_eq!(battle.state().blows.len(), 1);
    let events = tried(&battle, &moved(2, "D3")).unwrap();
    let lines = battle.narrate(&events);
    assert!(
        lines[1].text.contains("attacks on D4 cancelled"),
        "{lines:?}"
    );
    give(&mut battle, &moved(2, "D3"), None);
    assert!(battle.state().blows.is_empty());
    // Other troops in the hex take none of the casualties.
    give(&mut battle, &moved(3, "D4"), None);
    end(&mut battle);
    let infantry = battle.state().sides[1].iter().map(|unit| unit.infantry);
    assert_eq!(infantry.collect::<Vec<_>>(), [20, 20, 9]);
    assert!(battle.state().pressed.is_empty());
}
