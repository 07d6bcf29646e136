//! Lines of sight of guns, as decided in `docs/rulings/edgehill_naseby.md`.

use drumhead_testing::marked;
use drumhead_vocabulary::play::MarkKind;

use super::*;

const fn shot_at(target: UnitRef) -> Fire {
    Fire {
        unit: GUN,
        target,
        leader: Some(UnitRef::new(0, 4)),
    }
}

/// E-11, E-39: lines of sight belong to the rules for artillery. Without the rules for terrain, a
/// hedge still blocks a shot, but costs no movement points.
#[test]
fn terrain_blocks_a_shot_without_the_rules_for_terrain() {
    let mut map = open();
    let edge = map.edge(hex("1010"), hex("1009")).unwrap();
    map.sides.entry(edge).or_default().insert(Feature::Hedge);
    let mut setup = setup(Scenario::Edgehill, map, &ARMS);
    setup.modules.terrain = false;
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, HORSE, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    let preview = battle.preview(&march(HORSE, hex("1009")).into());
    assert_eq!(preview.columns[0].total.as_deref(), Some("1"));
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 0, Step::Fire);
    assert_eq!(against(&battle, shot_at(THEIR_FOOT)), ["no_los"]);
}

/// E-11, E-12, E-A37: only slope hexes block, not the hill between them.
#[test]
fn a_hill_hex_that_is_not_a_slope_does_not_block_sight() {
    let sees = |painted: &[(&str, Feature)]| {
        let mut map = open();
        for (at, feature) in painted {
            let there = map.hexes.entry(hex(at)).or_default();
            there.is.insert(*feature);
            there.height = 1 + u8::from(*feature == Feature::Hill);
        }
        let mut setup = setup(Scenario::Edgehill, map, &ARMS);
        setup.interpretations.edgehill_hedges = EdgehillHedges::Drawn;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, GUN, "1010", Facing::N);
        put(&mut battle, THEIR_FOOT, "1006", Facing::S);
        until(&mut battle, 0, Step::Fire);
        against(&battle, shot_at(THEIR_FOOT)).is_empty()
    };
    let hill = [
        ("1009", Feature::Slope),
        ("1109", Feature::Slope),
        ("1008", Feature::Hill),
    ];
    let far = |feature| [("1007", feature), ("1107", feature)];
    assert!(sees(&[&hill[..], &far(Feature::Hill)].concat()));
    assert!(!sees(&[&hill[..], &far(Feature::Slope)].concat()));
}

/// E-11, E-A7: for a line along the edge of the map, the only hex beside it decides.
#[test]
fn a_line_of_sight_along_the_edge_of_the_map_has_one_hex_beside_it() {
    for edge_los in [EdgeLine::BothMustBlock, EdgeLine::EitherBlocks] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.interpretations.edge_los = edge_los;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, GUN, "0109", Facing::N);
        put(&mut battle, THEIR_FOOT, "0107", Facing::S);
        until(&mut battle, 0, Step::Fire);
        assert_eq!(against(&battle, shot_at(THEIR_FOOT)), [""; 0]);
        put(&mut battle, HORSE, "0108", Facing::N);
        assert_eq!(against(&battle, shot_at(THEIR_FOOT)), ["no_los"]);
    }
}

#[test]
fn the_mark_of_a_hex_behind_an_agreed_hedge_names_the_hedge() {
    let at = |map| {
        let mut battle = battle(Scenario::Edgehill, map);
        put(&mut battle, GUN, "1010", Facing::N);
        put(&mut battle, THEIR_FOOT, "1007", Facing::S);
        until(&mut battle, 0, Step::Fire);
        battle
    };
    marked(&at(open()), GUN, "1007", MarkKind::Target, "Fire: ");
    let mut hedged = open();
    let edge = hedged.edge(hex("1009"), hex("0908")).unwrap();
    hedged.sides.entry(edge).or_default().insert(Feature::Hedge);
    let no = "is in the way [E-11]";
    marked(&at(hedged), GUN, "0908", MarkKind::Barred, no);
}

/// E-A22: a leader that is not a unit does not block a line of sight.
#[test]
fn the_interpretation_decides_whether_a_leader_blocks_sight() {
    for (leaders_block, expected) in [
        (LeadersBlock::No, None),
        (LeadersBlock::Yes, Some("no_los")),
    ] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.interpretations.leaders_block = leaders_block;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, GUN, "1010", Facing::N);
        put(&mut battle, UnitRef::new(1, 4), "1008", Facing::S);
        put(&mut battle, THEIR_FOOT, "1006", Facing::S);
        until(&mut battle, 0, Step::Fire);
        assert_eq!(
            against(&battle, shot_at(THEIR_FOOT)),
            Vec::from_iter(expected)
        );
    }
}

/// With 4 points, horse cannot enter the wood (see `the_lines_of_a_move_add_up_to_its_points`), but
/// foot can.
#[test]
fn the_mark_of_a_hex_states_the_cost_of_the_move() {
    let mut wood = open();
    wood.hexes
        .entry(hex("1009"))
        .or_default()
        .is
        .insert(Feature::Woods);
    let marching = |unit: UnitRef, map| {
        let mut setup = setup(Scenario::Naseby, map, &ARMS);
        for (number, at) in [(unit.unit, "1010"), (4, "1011")] {
            let body = &mut setup.sides[0].army.units[usize::from(number) - 1].of;
            body.hex = Some(hex(at));
            body.ma = Some(4);
        }
        let mut battle = Battle::new(setup).unwrap();
        until(&mut battle, 0, Step::Move);
        battle
    };
    let one = "Move: 1009, 1 movement point [E-06]";
    marked(
        &marching(HORSE, open()),
        HORSE,
        "1009",
        MarkKind::Reach,
        one,
    );
    let horse = marching(HORSE, wood.clone());
    marked(&horse, HORSE, "1009", MarkKind::Barred, "1009");
    let three = "1009, 3 movement points";
    marked(&marching(FOOT, wood), FOOT, "1009", MarkKind::Reach, three);
}

/// E-18, E-19: a crew without infantry runs away from adjacent cavalry even if the players allow
/// the attempt despite another objection.
#[test]
fn a_crew_that_may_not_fire_at_adjacent_cavalry_flees_whatever_the_players_allow() {
    let mut battle = battle(Scenario::Edgehill, open());
    let their_horse = UnitRef::new(1, 2);
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, their_horse, "1009", Facing::S);
    set(&mut battle, FOOT, "leader", ());
    until(&mut battle, 0, Step::Fire);
    let fire = Command::from(shot_at(their_horse));
    let overruled = ["leader_has_no_infantry".to_owned()];
    assert_eq!(against(&battle, fire.clone()), overruled);
    let needs = battle.preview(&fire).needs.unwrap();
    assert!(needs.contains("its crew flees"), "{needs}");
    let events = battle.decide(&fire, &overruled, &mut Given::default());
    let events = events.unwrap();
    let why = WhyUnmanned::Attempt;
    assert!(
        matches!(&events[..], [Event::Unmanned(unmanned)] if unmanned.why == why),
        "{events:?}"
    );
}

/// E-11, E-12, E-A7: beside a wood, the only open way along a hexside goes over the slope, which is
/// then the first slope of the line. A further slope blocks.
#[test]
fn a_wood_beside_the_line_leaves_only_the_way_over_the_slope() {
    let sees = |beside: Option<Feature>, hedged: bool| {
        let mut map = open();
        let slopes = [("1009", Feature::Slope), ("1008", Feature::Slope)];
        for (at, feature) in slopes.into_iter().chain(beside.map(|it| ("1109", it))) {
            map.hexes.entry(hex(at)).or_default().is.insert(feature);
        }
        if hedged {
            let edge = map.edge(hex("1010"), hex("1109")).unwrap();
            map.sides.entry(edge).or_default().insert(Feature::Hedge);
        }
        let mut setup = setup(Scenario::Edgehill, map, &ARMS);
        setup.interpretations.edgehill_hedges = EdgehillHedges::Drawn;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, GUN, "1010", Facing::N);
        put(&mut battle, THEIR_FOOT, "1006", Facing::S);
        until(&mut battle, 0, Step::Fire);
        against(&battle, shot_at(THEIR_FOOT)).is_empty()
    };
    assert!(sees(None, false));
    assert!(!sees(Some(Feature::Slope), false));
    assert!(!sees(Some(Feature::Woods), false));
    assert!(!sees(None, true));
}
