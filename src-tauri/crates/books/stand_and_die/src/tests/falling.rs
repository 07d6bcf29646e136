//! Losses are allocated, then troops fall back, each unit once (S-12, S-20).

use std::collections::BTreeSet;

use super::*;

/// Returns a battle after sixty foot at D6 made these attacks on the adjacent hexes D5 and E5. An
/// attack is given as its target hex and its number of figures.
fn pressed(enemy: Vec<Group>, attacks: &[(&str, u16)]) -> Battle {
    let mut battle = battle(vec![at("D6", "NNE", foot(60))], enemy);
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    for (at, infantry) in attacks {
        let attack = attack(UnitRef::new(0, 1), at, [*infantry, 0, 0]);
        give(&mut battle, &attack, None);
    }
    end(&mut battle);
    battle
}

fn to_do(battle: &Battle) -> Vec<String> {
    let to_do = battle.view().pending.into_iter();
    to_do.map(|to_do| to_do.id.to_string()).collect()
}

fn offered(battle: &Battle, unit: UnitRef) -> Vec<String> {
    let offers = battle.offers(Some(unit)).into_iter();
    let to_do = offers.filter(|offer| offer.fulfils.is_some());
    to_do.map(|offer| offer.id.to_string()).collect()
}

#[test]
fn losses_are_allocated_before_troops_fall_back() {
    let two = vec![at("D5", "SSW", foot(6)), at("D5", "SSW", foot(7))];
    let mut battle = pressed(two, &[("D5", 20)]);
    let [first, second] = [1, 2].map(|unit| UnitRef::new(1, unit));
    assert_eq!(to_do(&battle), ["bear:1.D5"]);
    assert_eq!(offered(&battle, first), ["bear:1-1"]);
    let to = battle.offers(Some(first)).into_iter();
    assert!(to.clone().all(|it| it.id.action() != "fall_back"));
    let back = Command::FallBack(FallBack {
        unit: first,
        to: Some("D4".parse().unwrap()),
    });
    let refused = tried(&battle, &back);
    let Err(Refusal::Impossible(why)) = refused else {
        panic!("{refused:?}");
    };
    assert!(
        why.text.contains("allocate casualties in D5 first"),
        "{why:?}"
    );
    // Ending the step meets two objections: casualties to allocate, and troops that must then fall
    // back.
    let ended = tried(&battle, &End {}.into());
    let Err(Refusal::AgainstRules(against)) = ended else {
        panic!("{ended:?}");
    };
    assert_eq!(against.len(), 2);
    let bear = Command::Bear(Bear {
        unit: second,
        many: None,
        silent: None,
    });
    give(&mut battle, &bear, None);
    assert_eq!(battle.state().unit(second).unwrap().infantry, 5);
    assert_eq!(to_do(&battle), ["fall_back:1.D5"]);
    let offers = battle.offers(Some(first));
    let back = offers.iter().find(|offer| offer.fulfils.is_some()).unwrap();
    give(&mut battle, &back.command, None);
    assert_eq!(to_do(&battle), [""; 0]);
}

#[test]
fn troops_do_not_fall_back_over_the_edge_of_the_map() {
    let mut battle = battle(vec![at("B9", "W", foot(10))], vec![at("A9", "E", foot(10))]);
    rolled(&mut battle);
    for _ in 0..2 {
        give(&mut battle, &Command::End(End {}), None);
    }
    let attack = Command::Attack(Attack {
        unit: UnitRef::new(0, 1),
        at: "A9".parse().unwrap(),
        infantry: 10,
        cavalry: 0,
        guns: 0,
    });
    give(&mut battle, &attack, None);
    give(&mut battle, &Command::End(End {}), None);
    let unit = UnitRef::new(1, 1);
    let back: Vec<_> = battle
        .offers(Some(unit))
        .into_iter()
        .filter(|it| it.id.action() == "fall_back")
        .collect();
    assert_eq!(back.len(), 1);
    assert_eq!(back[0].label, "Stay (nowhere to go)");
    give(&mut battle, &back[0].command, None);
    assert_eq!(
        battle.state().unit(unit).unwrap().place(),
        Some("A9".parse().unwrap())
    );
}

#[test]
fn units_fall_back_only_once_even_into_a_hex_that_must_fall_back() {
    let (near, far) = (UnitRef::new(1, 1), UnitRef::new(1, 2));
    let two = vec![at("E5", "SSW", foot(6)), at("D5", "SSE", foot(7))];
    let mut battle = pressed(two, &[("E5", 10), ("D5", 10)]);
    let to = |unit, hex: &str| {
        Command::FallBack(FallBack {
            unit,
            to: Some(hex.parse().unwrap()),
        })
    };
    let hand = |hex: &str| by_hand(near, "hex", hex);
    // With this facing, the troops in E5 fall back to D5, whose troops must also fall back.
    give(&mut battle, &hand("E5"), None);
    let turned = by_hand(near, "facing", "E");
    give(&mut battle, &turned, None);
    // The troops wait until their destination is empty, unless the players allow the move anyway.
    let early = to(near, "D5");
    let waits = tried(&battle, &early);
    let in_the_way = matches!(&waits, Err(Refusal::AgainstRules(found))
        if found[0].text.contains("the troops in D5 must go first"));
    assert!(in_the_way, "{waits:?}");
    let allowed = ["others_first".to_owned()];
    let events = battle
        .decide(&early, &allowed, &mut Given::default())
        .unwrap();
    events.iter().for_each(|event| battle.fold(event).unwrap());
    assert_eq!(to_do(&battle), ["fall_back:1.D5"]);
    let again = tried(&battle, &to(near, "D4"));
    assert!(matches!(again, Err(Refusal::Impossible(_))), "{again:?}");
    // The first unit has already fallen back, so the objection names only the second.
    let ended = tried(&battle, &End {}.into());
    let Err(Refusal::AgainstRules(against)) = ended else {
        panic!("{ended:?}");
    };
    let [waits] = against.as_slice() else {
        panic!("{against:?}");
    };
    assert!(waits.text.contains("unit 2"), "{waits:?}");
    assert!(!waits.text.contains("unit 1"), "{waits:?}");
    let offers = battle.offers(Some(far));
    let back = offers.iter().find(|offer| offer.fulfils.is_some()).unwrap();
    give(&mut battle, &back.command, None);
    let hex = |unit| battle.state().unit(unit).unwrap().place();
    assert_eq!(hex(near), Some("D5".parse().unwrap()));
    assert_ne!(hex(far), hex(near));
    assert_eq!(to_do(&battle), [""; 0]);
    // The set of units that fell back is derived from the events: a stored state does not contain
    // this set, and older battles did not have one.
    assert_eq!(battle.state().fell_back, BTreeSet::from([near, far]));
    let state = serde_json::to_string(battle.state()).unwrap();
    assert!(!state.contains("fell_back"), "{state}");
    end(&mut battle);
    assert!(battle.state().fell_back.is_empty());
}

/// Returns a battle at the attack step, with three hexes of foot in a column.
fn column() -> Battle {
    let enemy = ["D3", "D4", "D5"]
        .map(|hex| at(hex, "NNE", foot(20)))
        .to_vec();
    let mut battle = battle(vec![at("D6", "NNE", foot(60))], enemy);
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    battle
}

/// Returns the column at the falling-back step, with these facings. The troops of all three hexes
/// must fall back.
fn pressed_column(facings: [&str; 3]) -> Battle {
    let mut battle = column();
    for (number, facing) in (1..).zip(facings) {
        let unit = UnitRef::new(1, number);
        for set in [field("facing", facing), field("pressed", true)] {
            give(&mut battle, &Command::Correct(Correct { unit, set }), None);
        }
    }
    end(&mut battle);
    assert_eq!(battle.state().phase.step, Step::FallBack);
    battle
}

#[test]
fn the_rearmost_troops_always_fall_back_first() {
    // D4 is behind D5, D3 behind D4, and D2 behind D3.
    let mut battle = pressed_column(["SSW", "SSE", "SSW"]);
    let open = |battle: &Battle| -> Vec<u16> {
        let units = (1..4).map(|unit| UnitRef::new(1, unit));
        let open = units.filter(|unit| !offered(battle, *unit).is_empty());
        open.map(|unit| unit.unit).collect()
    };
    for rear in 1..4 {
        assert_eq!(open(&battle), [rear]);
        let offers = battle.offers(Some(UnitRef::new(1, rear)));
        let back = offers.iter().find(|offer| offer.fulfils.is_some()).unwrap();
        give(&mut battle, &back.command, None);
    }
    assert_eq!(to_do(&battle), [""; 0]);
    for (number, behind) in (1..).zip(["D2", "D3", "D4"]) {
        let hex = battle.state().unit(UnitRef::new(1, number)).unwrap().hex;
        assert_eq!(hex, Some(behind.parse().unwrap()), "{number}");
    }
}

#[test]
fn troops_that_block_each_other_do_not_wait() {
    // D4 and D5 face away from each other, so each is behind the other.
    let battle = pressed_column(["SSW", "NNE", "SSW"]);
    for unit in [2, 3] {
        assert!(
            !offered(&battle, UnitRef::new(1, unit)).is_empty(),
            "{unit}"
        );
    }
}

#[test]
fn units_that_fall_back_into_a_hex_take_its_facing_and_mark() {
    let standing = standing(foot(3));
    let enemy = vec![at("D5", "SSW", foot(6)), at("D4", "E", standing)];
    let battle = pressed(enemy, &[("D5", 10)]);
    let offers = battle.offers(Some(UnitRef::new(1, 1)));
    let back = offers.iter().find(|offer| offer.fulfils.is_some()).unwrap();
    let text = |needs: Option<String>| needs.unwrap();
    let preview = text(battle.preview(&back.command).needs);
    assert!(
        preview.contains("facing east") && preview.contains("now Standing"),
        "{preview}"
    );
}

/// Returns a battle in which an enemy hex with foot and guns takes six casualties.
fn mixed() -> Battle {
    let guns = guns(2);
    let enemy = vec![guns, foot(5), foot(4)]
        .into_iter()
        .map(|of| at("D5", "SSW", standing(of)));
    pressed(enemy.collect(), &[("D5", 20)])
}

fn bear(unit: u16, many: u16) -> Command {
    Command::Bear(Bear {
        unit: UnitRef::new(1, unit),
        many: Some(many),
        silent: None,
    })
}

#[test]
fn the_owner_allocates_casualties_among_the_infantry() {
    let mut battle = mixed();
    let figures = |battle: &Battle| {
        [2, 3].map(|unit| battle.state().unit(UnitRef::new(1, unit)).unwrap().infantry)
    };
    assert_eq!(to_do(&battle), ["bear:1.D5"]);
    assert_eq!(offered(&battle, UnitRef::new(1, 1)), [""; 0]);
    let guns = tried(&battle, &bear(1, 1));
    assert!(matches!(guns, Err(Refusal::Impossible(_))), "{guns:?}");
    // Of six casualties, the unit with five figures takes at least two, because the unit with
    // four cannot take more than four.
    for unfit in [1, 6] {
        let refused = tried(&battle, &bear(2, unfit));
        assert!(
            matches!(refused, Err(Refusal::Impossible(_))),
            "{refused:?}"
        );
    }
    give(&mut battle, &bear(2, 3), None);
    assert_eq!(to_do(&battle), [""; 0]);
    assert_eq!(figures(&battle), [2, 1]);
}

#[test]
fn the_remaining_casualties_are_allocated_to_the_other_units() {
    let enemy = [6, 6, 6].map(|many| at("D5", "SSW", standing(foot(many))));
    let mut battle = pressed(enemy.to_vec(), &[("D5", 20)]);
    give(&mut battle, &bear(1, 2), None);
    assert_eq!(to_do(&battle), ["bear:1.D5"]);
    assert_eq!(battle.state().burdens[0].infantry, 4);
    // Each unit is asked only once.
    assert_eq!(offered(&battle, UnitRef::new(1, 1)), [""; 0]);
    give(&mut battle, &bear(3, 3), None);
    assert_eq!(to_do(&battle), [""; 0]);
    let left = [1, 2, 3].map(|unit| battle.state().unit(UnitRef::new(1, unit)).unwrap().infantry);
    assert_eq!(left, [4, 5, 3]);
}

#[test]
fn casualties_are_still_removed_after_a_unit_is_moved_by_hand() {
    let mut battle = mixed();
    let away = by_hand(UnitRef::new(1, 3), "hex", "A1");
    give(&mut battle, &away, None);
    assert_eq!(offered(&battle, UnitRef::new(1, 2)), ["bear:1-2"]);
    give(&mut battle, &bear(2, 5), None);
    assert_eq!(to_do(&battle), [""; 0]);
    assert_eq!(battle.state().unit(UnitRef::new(1, 2)).unwrap().infantry, 0);
}

#[test]
fn the_units_of_a_hex_fall_back_together_or_stay() {
    // Of the hexes behind the units, only D4 is not water. With one figure in D4, both units fit
    // there; with 13, only one of them fits.
    let mut setup = battle(
        vec![at("D6", "NNE", foot(20))],
        vec![
            at("D5", "SSW", foot(6)),
            at("D5", "SSW", foot(7)),
            at("D4", "SSW", foot(1)),
        ],
    )
    .setup()
    .clone();
    setup.capacity.infantry = 20;
    let start = |many, water: bool| {
        let mut setup = setup.clone();
        setup.sides[1].army.units[2].of.infantry = many;
        let around = setup.map.around("D5".parse().unwrap());
        let cells: Vec<_> = around.map(|(_, cell)| cell).collect();
        for cell in cells {
            if water && !["D6", "D4"].contains(&cell.to_string().as_str()) {
                let ground = serde_json::from_str(r#"{"is": ["water"]}"#).unwrap();
                setup.map.hexes.insert(cell, ground);
            }
        }
        let mut battle = Battle::new(setup).unwrap();
        rolled(&mut battle);
        end(&mut battle);
        end(&mut battle);
        let attack = attack(UnitRef::new(0, 1), "D5", [5, 0, 0]);
        give(&mut battle, &attack, Some(9));
        end(&mut battle);
        battle
    };
    let first = UnitRef::new(1, 1);
    let labels = |battle: &Battle| {
        let offers = battle.offers(Some(first)).into_iter();
        let to_do = offers.filter(|it| it.fulfils.is_some());
        to_do.map(|it| it.label).collect::<Vec<_>>()
    };
    assert_eq!(labels(&start(1, true)), ["Fall back"]);
    assert_eq!(labels(&start(13, true)), ["Stay (nowhere to go)"]);
}

/// Returns a battle at the falling-back step of a turn in which this side marched first. Each entry
/// of `ours` and `theirs` gives a hex, a facing, and whether the troops must fall back.
fn both_pressed(first: u8, ours: &[(&str, &str, bool)], theirs: &[(&str, &str, bool)]) -> Battle {
    pressed_of(9, first, ours, theirs)
}

/// Returns the same battle as [`both_pressed`], but with this many figures in each hex.
fn pressed_of(
    many: u16,
    first: u8,
    ours: &[(&str, &str, bool)],
    theirs: &[(&str, &str, bool)],
) -> Battle {
    let groups = |troops: &[(&str, &str, bool)]| {
        let groups = troops.iter();
        groups
            .map(|(hex, facing, _)| at(hex, facing, foot(many)))
            .collect()
    };
    let mut battle = battle(groups(ours), groups(theirs));
    for side in [0, 1] {
        let face = if side == first { 9 } else { 2 };
        give(&mut battle, &Command::Roll(Roll { side }), Some(face));
    }
    end(&mut battle);
    end(&mut battle);
    for (side, troops) in [(0, ours), (1, theirs)] {
        let must = (1..).zip(troops).filter(|(_, (.., must))| *must);
        for (number, _) in must {
            let unit = UnitRef::new(side, number);
            let set = field("pressed", true);
            give(&mut battle, &Command::Correct(Correct { unit, set }), None);
        }
    }
    end(&mut battle);
    assert_eq!(battle.state().phase.step, Step::FallBack);
    battle
}

/// Makes all troops fall back, each time choosing the last or the first unit that may. Returns the
/// positions of all units.
fn all_back(mut battle: Battle, last: bool) -> Vec<String> {
    let units: Vec<_> = battle.state().units().map(|(unit, _)| unit).collect();
    while !to_do(&battle).is_empty() {
        let offers = units.iter().flat_map(|unit| battle.offers(Some(*unit)));
        let mut open: Vec<_> = offers.filter(|it| it.fulfils.is_some()).collect();
        let at = if last { open.len() - 1 } else { 0 };
        let back = open.swap_remove(at);
        give(&mut battle, &back.command, None);
    }
    let hexes = battle.state().units();
    hexes
        .map(|(_, unit)| unit.hex.unwrap().to_string())
        .collect()
}

#[test]
fn troops_wait_for_enemies_that_must_clear_the_way_back() {
    // D4, behind D5, is occupied by an enemy that must itself fall back to E3.
    for first in [0, 1] {
        let start = || both_pressed(first, &[("D5", "SSW", true)], &[("D4", "SSW", true)]);
        assert_eq!(offered(&start(), UnitRef::new(0, 1)), [""; 0]);
        for last in [false, true] {
            let ends = all_back(start(), last);
            assert_eq!(ends[0], "D4", "{first} {last}");
        }
        // An enemy that stays blocks the way.
        let start = both_pressed(first, &[("D5", "SSW", true)], &[("D4", "SSW", false)]);
        assert_ne!(all_back(start, false)[0], "D4");
    }
}

#[test]
fn a_hex_that_both_sides_need_goes_to_the_side_that_marched_first() {
    // D5 and D3 both face away from D4.
    for first in [0, 1] {
        let start = || both_pressed(first, &[("D5", "SSW", true)], &[("D3", "NNW", true)]);
        let waits = UnitRef::new(1 - first, 1);
        assert_eq!(offered(&start(), waits), [""; 0], "{first}");
        for last in [false, true] {
            let ends = all_back(start(), last);
            assert_eq!(ends[usize::from(first)], "D4", "{first} {last}");
        }
    }
}

#[test]
fn enemies_that_block_each_other_fall_back_in_order_of_march() {
    for first in [0, 1] {
        // Each enemy has the other behind it. The order of march decides, not the players' order.
        let start = || both_pressed(first, &[("D5", "SSW", true)], &[("D4", "NNE", true)]);
        let [one, other] = [false, true].map(|last| all_back(start(), last));
        assert_eq!(one, other);
    }
}

/// No hex has room for two of these groups. D9 and E9 have each other behind them, and D8 is the
/// only other way back of both. The troops of D8 fall back to D7.
#[test]
fn troops_that_block_each_other_wait_until_another_way_is_clear() {
    let ours = [("D9", "W", true), ("E9", "E", true), ("D8", "SSE", true)];
    let theirs = [
        ("D10", "NNE", false),
        ("E10", "NNW", false),
        ("E8", "W", false),
    ];
    let start = || pressed_of(28, 0, &ours, &theirs);
    let open = |unit| !offered(&start(), UnitRef::new(0, unit)).is_empty();
    assert_eq!([1, 2, 3].map(open), [false, false, true]);
    for last in [false, true] {
        let ends = all_back(start(), last);
        assert_eq!(ends[2], "D7", "{last}");
        assert!(["D8", "E9"].contains(&ends[0].as_str()), "{last} {ends:?}");
    }
}

/// No hex has room for two of these groups. D8 is behind D7, whose other ways back are blocked. D8
/// may fall back to D7 or D9.
#[test]
fn troops_without_a_way_back_wait_for_troops_that_have_one() {
    let ours = [("D7", "NNW", true), ("D8", "E", true)];
    let theirs = [("C8", "E", false), ("E7", "W", false)];
    for first in [0, 1] {
        let start = || pressed_of(28, first, &ours, &theirs);
        let open = |unit| !offered(&start(), UnitRef::new(0, unit)).is_empty();
        assert_eq!([1, 2].map(open), [false, true]);
        for last in [false, true] {
            let ends = all_back(start(), last);
            assert_eq!(ends[..2], ["D8", "D9"], "{first} {last}");
        }
    }
}
