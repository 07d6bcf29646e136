//! Marching, placing and sharing a hex, and the effects of cover, water and river edges.

use drumhead_rules::map::{Feature, Ground};
use drumhead_testing::{marked, paint, reasons};
use drumhead_vocabulary::play::MarkKind;

use super::*;

#[test]
fn entering_cover_ends_the_march_for_the_turn() {
    let mut setup = battle(
        vec![at("D6", "NNE", foot(6)), at("F6", "NNE", foot(6))],
        vec![at("A1", "SSW", foot(5))],
    )
    .setup()
    .clone();
    setup.interpretations.terrain_moves = TerrainMoves::Stops;
    let town: Ground = serde_json::from_str(r#"{"is": ["town"]}"#).unwrap();
    for hex in ["D5", "E5"] {
        setup.map.hexes.insert(hex.parse().unwrap(), town.clone());
    }
    let mut battle = Battle::new(setup).unwrap();
    rolled(&mut battle);
    let unit = UnitRef::new(0, 1);
    let march = |to: &str| march(unit, to);
    assert_eq!(reasons(&battle, &march("D4")), ["cover_way"]);
    give(&mut battle, &march("D5"), None);
    let refused = tried(&battle, &march("D4"));
    let Err(Refusal::AgainstRules(against)) = refused else {
        panic!("{refused:?}");
    };
    assert!(
        against[0].text.contains("its march ended in cover"),
        "{against:?}"
    );
    let offers = battle.offers(Some(unit));
    assert!(offers.iter().all(|it| it.id.action() != "march"));
    // Next turn, the unit marches on from this hex.
    while battle.state().turn == 1 {
        end(&mut battle);
    }
    rolled(&mut battle);
    give(&mut battle, &march("D4"), None);
}

/// A hex has a single facing and a single mark (S-06, S-07), whether the lists place its units
/// there or the players do.
#[test]
fn units_that_begin_in_one_hex_share_facing_and_mark() {
    let standing = |of: Group, standing| Group { standing, ..of };
    let first = vec![
        standing(at("E4", "e", foot(4)), true),
        standing(at("E4", "w", foot(3)), false),
        standing(foot(2), false),
    ];
    let mut battle = battle(first, vec![at("E8", "e", foot(5))]);
    let stand = |battle: &Battle, number| {
        let unit = battle.state().unit(UnitRef::new(0, number)).unwrap();
        (unit.facing.id(), unit.standing)
    };
    assert_eq!(
        (stand(&battle, 1), stand(&battle, 2)),
        (("E", true), ("E", true))
    );
    let place = |facing: Option<&str>| {
        Command::Deploy(Deploy {
            unit: UnitRef::new(0, 3),
            hex: "E4".parse().unwrap(),
            facing: facing.map(|it| it.parse().unwrap()),
        })
    };
    // A unit that joins troops takes their facing, unless the order names another for all.
    let offers = battle.offers(Some(UnitRef::new(0, 3)));
    let offered = offers.iter().find(|it| it.id.action() == "deploy").unwrap();
    let Command::Deploy(Deploy { facing: None, .. }) = offered.command else {
        panic!("{offered:?}");
    };
    let preview = |facing| battle.preview(&place(facing)).needs.unwrap();
    let joins = preview(None);
    assert!(
        joins.contains("marked as Standing") && !joins.contains("now facing"),
        "{joins}"
    );
    assert!(preview(Some("w")).contains("now facing west"));
    for (facing, all) in [(None, "E"), (Some("w"), "W")] {
        give(&mut battle, &place(facing), None);
        for number in 1..=3 {
            assert_eq!(stand(&battle, number), (all, true), "{number}");
        }
    }
}

#[test]
fn the_preview_says_that_troops_joining_others_take_their_mark() {
    let first = vec![at("E5", "NNE", standing(foot(4))), at("E4", "SSW", foot(3))];
    let mut battle = battle(first, vec![at("A1", "SSW", foot(5))]);
    rolled(&mut battle);
    let march = march(UnitRef::new(0, 1), "E4");
    let preview = battle.preview(&march).needs.unwrap();
    assert!(
        preview.contains("no longer Standing, to match the troops in E4"),
        "{preview}"
    );
    let events = give(&mut battle, &march, None);
    assert!(events.len() == 1 && !battle.state().unit(UnitRef::new(0, 1)).unwrap().standing);
}

/// A unit put into a hex by hand takes the hex's facing and mark. Setting one unit sets all
/// units of the hex.
#[test]
fn a_hex_has_one_facing_and_one_mark_when_set_by_hand() {
    let first = vec![at("E5", "NNE", standing(foot(4))), at("E4", "SSW", foot(3))];
    let mut battle = battle(first, vec![at("A1", "SSW", foot(5))]);
    let hand = |unit, set| {
        let unit = UnitRef::new(0, unit);
        Command::Correct(Correct { unit, set })
    };
    let both = |battle: &Battle| {
        [1, 2].map(|unit| {
            let unit = battle.state().unit(UnitRef::new(0, unit)).unwrap();
            (unit.facing.id(), unit.standing)
        })
    };
    give(&mut battle, &hand(1, field("hex", "E4")), None);
    assert_eq!(both(&battle), [("SSW", false); 2]);
    give(&mut battle, &hand(2, field("standing", true)), None);
    give(&mut battle, &hand(1, field("facing", "NNE")), None);
    assert_eq!(both(&battle), [("NNE", true); 2]);
}

#[test]
fn no_dice_are_pending_when_a_side_has_no_troops() {
    let mut battle = battle(
        vec![at("D5", "NNE", foot(4))],
        vec![at("D2", "SSW", foot(5))],
    );
    assert_eq!(battle.view().pending.len(), 2);
    let gone = by_hand(UnitRef::new(1, 1), "away", Away::Off);
    give(&mut battle, &gone, None);
    assert_eq!(battle.view().pending, []);
}

#[test]
fn a_silenced_gun_moves_only_with_its_unit() {
    let mixed = Group { guns: 1, ..foot(5) };
    let alone = guns(1);
    let mut battle = battle(
        vec![at("D7", "NNE", mixed), at("G7", "NNE", alone)],
        vec![at("A1", "SSW", foot(5))],
    );
    let marches = |battle: &Battle, unit| {
        let unit = UnitRef::new(0, unit);
        let offers = battle.offers(Some(unit)).into_iter();
        let offered = offers.clone().find(|it| it.id.action() == "march");
        offered.map(|_| {
            let command = march(unit, "D5");
            battle.decide(&command, &[], &mut Given::default()).is_ok()
        })
    };
    rolled(&mut battle);
    assert_eq!(marches(&battle, 1), Some(false));
    assert!(marches(&battle, 2).is_some());
    for unit in [1, 2] {
        let set = field("gun_casualties", on_guns(2, 1));
        let unit = UnitRef::new(0, unit);
        give(&mut battle, &Command::Correct(Correct { unit, set }), None);
    }
    assert_eq!([1, 2].map(|it| marches(&battle, it)), [Some(true), None]);
    let far = march(UnitRef::new(0, 2), "G6");
    assert_eq!(reasons(&battle, &far), ["silent_march"]);
}

#[test]
fn an_attack_over_water_through_front_and_rear_has_no_rear_bonus() {
    use drumhead_rules::hex::Side;
    let sides = |through: [usize; 2]| Contact {
        out: vec![Side::ALL[0]],
        through: through.map(|side| Side::ALL[side]).into(),
        across: true,
    };
    let facing = Side::ALL[0];
    assert!(sides([2, 3]).is_rear(facing));
    assert!(!sides([1, 2]).is_rear(facing));
}

#[test]
fn an_attack_over_water_from_front_and_rear_sides_is_frontal() {
    use drumhead_rules::hex::Side;
    let sides = |out: [usize; 2]| Contact {
        out: out.map(|side| Side::ALL[side]).into(),
        through: vec![Side::ALL[0]],
        across: true,
    };
    let facing = Side::ALL[0];
    assert!(sides([1, 2]).is_ahead(facing));
    assert!(!sides([2, 3]).is_ahead(facing));
}

#[test]
fn a_bridge_may_be_entered_from_any_side() {
    let (bridge, boat) = ("D5".parse().unwrap(), "D6".parse().unwrap());
    let map = battle(Vec::new(), Vec::new()).setup().map.clone();
    let around: Vec<_> = map.around(bridge).map(|(_, hex)| hex.to_string()).collect();
    assert!(around.len() == 6 && around.contains(&"D6".to_owned()));
    let groups = around.iter().map(|hex| at(hex, "NNE", foot(3))).collect();
    let mut setup = battle(groups, Vec::new()).setup().clone();
    for (hex, is) in [(bridge, "bridge"), (boat, "boat")] {
        let water = serde_json::from_value(serde_json::json!({ "is": ["water", is] }));
        setup.map.hexes.insert(hex, water.unwrap());
    }
    let mut battle = Battle::new(setup).unwrap();
    rolled(&mut battle);
    for unit in 1..=6 {
        let march = Command::March(March {
            unit: UnitRef::new(0, unit),
            to: bridge,
            facing: None,
        });
        let entered = battle.decide(&march, &[], &mut Given::default());
        assert!(entered.is_ok(), "{unit}: {entered:?}");
    }
}

#[test]
fn infantry_and_guns_have_separate_capacities() {
    let guns = |guns| Group {
        guns,
        ..Group::default()
    };
    let groups = vec![
        at("D5", "NNE", foot(10)),
        at("D6", "NNE", guns(2)),
        at("D4", "NNE", guns(3)),
    ];
    let mut setup = battle(groups, Vec::new()).setup().clone();
    setup.capacity = Troops {
        infantry: 10,
        cavalry: 0,
        guns: 2,
    };
    let mut battle = Battle::new(setup).unwrap();
    rolled(&mut battle);
    let enters = |unit| {
        let march = Command::March(March {
            unit: UnitRef::new(0, unit),
            to: "D5".parse().unwrap(),
            facing: None,
        });
        battle.decide(&march, &[], &mut Given::default()).is_ok()
    };
    assert_eq!([2, 3].map(enters), [true, false]);
}

#[test]
fn the_side_that_places_first_places_all_its_units_first() {
    let mut setup = battle(vec![foot(4), foot(3)], vec![foot(5)])
        .setup()
        .clone();
    setup.first = 1;
    let mut battle = Battle::new(setup).unwrap();
    let now = battle.view().now;
    assert!(now.starts_with("Second army sets up first"), "{now}");
    let place = |side, unit, hex: &str| {
        Command::Deploy(Deploy {
            unit: UnitRef::new(side, unit),
            hex: hex.parse().unwrap(),
            facing: None,
        })
    };
    let against = |battle: &Battle, command: &Command| match tried(battle, command) {
        Ok(_) => Vec::new(),
        Err(Refusal::AgainstRules(against)) => against.into_iter().map(|it| it.id).collect(),
        Err(other) => panic!("{other:?}"),
    };
    assert_eq!(against(&battle, &place(0, 1, "D4")), ["places_second"]);
    give(&mut battle, &place(1, 1, "D8"), None);
    // Until the other side begins, a unit can be placed again.
    give(&mut battle, &place(1, 1, "E8"), None);
    give(&mut battle, &place(0, 2, "D4"), None);
    assert_eq!(against(&battle, &place(1, 1, "D8")), ["places_again"]);
    assert_eq!(against(&battle, &place(0, 2, "E4")), [""; 0]);
}

fn horse(many: u16) -> Group {
    Group {
        cavalry: many,
        ..Group::default()
    }
}

/// Returns a battle of one unit against another in this step, on this terrain.
fn on(ground: &[(&str, Feature)], [mine, theirs]: [Group; 2], step: Step) -> Battle {
    let mut setup = battle(vec![mine], vec![theirs]).setup().clone();
    paint(&mut setup.map, ground);
    let mut battle = Battle::new(setup).unwrap();
    rolled(&mut battle);
    while battle.state().phase.step != step {
        end(&mut battle);
    }
    battle
}

/// The road at E5 does not change the cost.
#[test]
fn water_can_be_crossed_only_by_bridge_and_boat() {
    let unit = UnitRef::new(0, 1);
    let sides = || [at("C5", "E", horse(8)), at("N1", "W", foot(12))];
    let rows: Vec<String> = (1..=10).map(|row| format!("D{row}")).collect();
    let water: Vec<_> = rows
        .iter()
        .map(|hex| (hex.as_str(), Feature::Water))
        .collect();
    let dry = on(&water, sides(), Step::March);
    let no = "First army unit 1 cannot enter D5: that hex is water, with no bridge or boat. [S-09]";
    marked(&dry, unit, "D5", MarkKind::Barred, no);
    marked(
        &dry,
        unit,
        "E5",
        MarkKind::Barred,
        "First army unit 1 cannot reach E5",
    );
    for crossing in [Feature::Bridge, Feature::Boat] {
        let ground = [&water[..], &[("D5", crossing), ("E5", Feature::Road)]].concat();
        let wet = on(&ground, sides(), Step::March);
        marked(
            &wet,
            unit,
            "D5",
            MarkKind::Reach,
            "March: D5 (1 hex) [S-03]",
        );
        marked(
            &wet,
            unit,
            "E5",
            MarkKind::Reach,
            "March: E5 (2 hexes) [S-03]",
        );
    }
}

#[test]
fn foot_can_attack_across_one_hex_of_river_but_cavalry_cannot() {
    let unit = UnitRef::new(0, 1);
    let edge = Feature::RiverEdge;
    let river = [("C5", edge), ("E5", edge), ("D5", Feature::Water)];
    let attack = |ground: &[(&str, Feature)], mine| {
        let sides = [at("C5", "E", mine), at("E5", "W", foot(12))];
        on(ground, sides, Step::Attack)
    };
    let target = |battle: &Battle, kind, words| marked(battle, unit, "E5", kind, words);
    target(&attack(&river, foot(12)), MarkKind::Target, "Attack");
    let no = "First army unit 1 cannot attack E5: cavalry cannot attack across water. [S-10]";
    let riders = attack(&river, horse(8));
    target(&riders, MarkKind::Barred, no);
    let mut all = with(&riders, |setup| {
        setup.interpretations.river_fire = RiverFire::AllArms
    });
    rolled(&mut all);
    end(&mut all);
    end(&mut all);
    target(&all, MarkKind::Target, "Attack");
    // Without river edges, no unit can attack across water. The refusal names the missing edge.
    let [near, far, water] = river;
    let no = |why: &str| format!("First army unit 1 cannot attack E5: {why} [S-10]");
    let both = "neither that hex nor theirs is a river edge.";
    let here = "C5 is not marked as a river edge.";
    let there = "that hex is not marked as a river edge.";
    for (ground, why) in [
        (vec![water], both),
        (vec![water, far], here),
        (vec![water, near], there),
    ] {
        let dry = attack(&ground, foot(12));
        marked(&dry, unit, "E5", MarkKind::Barred, &no(why));
        marked(&dry, unit, "D5", MarkKind::Seen, "In front");
    }
    let dry = attack(&[near, far], foot(12));
    let far_off = "First army unit 1 cannot attack E5: it is not adjacent, nor across 1 hex of";
    target(&dry, MarkKind::Barred, far_off);
    // A river through a hex, from a map of other rules, is not water.
    let dry = attack(&[near, far, ("D5", Feature::River)], foot(12));
    target(&dry, MarkKind::Barred, &no("D5 is not marked as water."));
}

#[test]
fn one_hex_of_water_between_two_river_edges_is_enough_for_an_attack() {
    let (edge, water) = (Feature::RiverEdge, Feature::Water);
    let contact = |ground: &[(&str, Feature)], from: &str, to: &str| {
        let mut map = battle(Vec::new(), Vec::new()).setup().map.clone();
        paint(&mut map, ground);
        contact(&map, from.parse().unwrap(), to.parse().unwrap())
    };
    // H9 and I9 are between H8 and H10. The attack goes over the hexes of water.
    let pond = [("H8", edge), ("H10", edge), ("H9", water)];
    let corner = contact(&pond, "H8", "H10").unwrap();
    assert!(corner.across);
    assert_eq!((corner.out.len(), corner.through.len()), (1, 1));
    let river = [&pond[..], &[("I9", water)]].concat();
    assert_eq!(contact(&river, "H8", "H10").unwrap().out.len(), 2);
    // Troops cannot attack across the water along one bank, or across two hexes of water.
    let bank = [&pond[..], &[("I9", edge)]].concat();
    assert_eq!(contact(&bank, "H8", "H10"), None);
    let wide = [("E5", edge), ("F5", water), ("G5", water), ("H5", edge)];
    assert_eq!(contact(&wide, "E5", "H5"), None);
}

#[test]
fn the_refusal_of_a_march_names_the_obstacle() {
    // D6, D5 and D4 are in a column; D6 is two hexes from D4, by D5 or E5.
    let friends = || {
        vec![
            at("D6", "NNE", foot(6)),
            at("D5", "NNE", horse(3)),
            at("E5", "NNE", horse(3)),
        ]
    };
    let refused = |groups: Vec<Group>, ground: &[(&str, Feature)], to: &str| {
        let mut setup = battle(groups, vec![at("A1", "SSW", foot(5))])
            .setup()
            .clone();
        setup.interpretations.pass_friends = PassFriends::MayNot;
        setup.interpretations.terrain_moves = TerrainMoves::Stops;
        paint(&mut setup.map, ground);
        let mut battle = Battle::new(setup).unwrap();
        rolled(&mut battle);
        reasons(&battle, &march(UnitRef::new(0, 1), to))
    };
    let one = || friends()[..1].to_vec();
    let two = || friends()[..2].to_vec();
    let on = |hexes: &[&'static str], feature| -> Vec<_> {
        hexes.iter().map(|hex| (*hex, feature)).collect()
    };
    let town = |hexes: &[&'static str]| on(hexes, Feature::Town);
    assert_eq!(refused(friends(), &[], "D4"), ["friends_way"]);
    assert_eq!(refused(one(), &town(&["D5", "E5"]), "D4"), ["cover_way"]);
    assert_eq!(refused(two(), &town(&["E5"]), "D4"), ["friends_way"]);
    let wet = on(&["D5", "E5"], Feature::Water);
    assert_eq!(refused(one(), &wet, "D4"), ["barred_way"]);
    assert_eq!(refused(one(), &[], "D3"), ["far"]);
}
