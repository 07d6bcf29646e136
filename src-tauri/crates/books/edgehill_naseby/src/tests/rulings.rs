//! Questions that the rules leave open, as decided in `docs/rulings/edgehill_naseby.md`.

use drumhead_rules::report::Narrator as _;

use super::captured::force_back;
use super::*;

/// E-20: returns a battle in which the gun at 1010 lost its crew in the other side's turn. Its
/// leader is two hexes away.
fn unmanned(choose: impl Fn(&mut Interpretations)) -> Battle {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    choose(&mut setup.interpretations);
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1012", Facing::N);
    until(&mut battle, 1, Step::Combat);
    set(&mut battle, GUN, "unmanned", true);
    until(&mut battle, 0, Step::Start);
    battle
}

#[test]
fn the_interpretation_decides_whether_an_arriving_leader_mans_a_gun() {
    for (recrew_in, objection) in [
        (RecrewIn::Start, vec!["step".to_owned()]),
        (RecrewIn::Movement, vec![]),
    ] {
        let mut battle = unmanned(|interpretations| interpretations.recrew_in = recrew_in);
        let again = Recrew { unit: GUN };
        assert_eq!(against(&battle, again.clone()), ["recrew"]);
        until(&mut battle, 0, Step::Move);
        go(&mut battle, UnitRef::new(0, 4), "1010");
        assert_eq!(against(&battle, again.clone()), objection);
        assert_eq!(
            offer(&battle, GUN, "recrew").is_some(),
            objection.is_empty()
        );
        // After the movement step, it is too late to man the gun under either interpretation.
        until(&mut battle, 0, Step::Fire);
        assert!(against(&battle, again).contains(&"step".to_owned()));
    }
}

#[test]
fn the_conditions_that_keep_a_gun_unmanned_are_named() {
    let answer = |battle: &Battle, unit| {
        let refused = battle.decide(&Recrew { unit }.into(), &[], &mut Given::default());
        match refused {
            Err(Refusal::AgainstRules(found)) => found.last().unwrap().text.clone(),
            Err(Refusal::Impossible(objection)) => objection.text,
            other => panic!("{other:?}"),
        }
    };
    let mut battle = unmanned(|_| ());
    let text = answer(&battle, GUN);
    assert!(
        text.ends_with("yet: no friendly leader is within 1 hex."),
        "{text}"
    );
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    let text = answer(&battle, GUN);
    assert!(
        text.contains("yet: an enemy, ") && text.ends_with(" (1008), is less than 3 hexes away."),
        "{text}"
    );
    put(&mut battle, THEIR_FOOT, "1005", Facing::S);
    until(&mut battle, 0, Step::Fire);
    set(&mut battle, GUN, "unmanned", true);
    let text = answer(&battle, GUN);
    assert!(text.contains("wait until a later turn"), "{text}");
    let text = answer(&with_captured_gun(), THEIR_GUN);
    assert!(
        text.ends_with("cannot be manned: its captor, King, must replace it first."),
        "{text}"
    );
}

#[test]
fn the_interpretation_decides_whether_an_enemy_leader_keeps_a_gun_unmanned() {
    for (leaders_block, objection) in [
        (LeadersBlock::No, vec![]),
        (LeadersBlock::Yes, vec!["recrew".to_owned()]),
    ] {
        let mut battle = unmanned(|interpretations| interpretations.leaders_block = leaders_block);
        put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
        put(&mut battle, UnitRef::new(1, 4), "1008", Facing::N);
        assert_eq!(against(&battle, Recrew { unit: GUN }), objection);
    }
}

#[test]
fn an_order_without_dice_previews_its_consequences() {
    let mut battle = unmanned(|_| ());
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    let needs = battle.preview(&Recrew { unit: GUN }.into()).needs.unwrap();
    assert!(needs.ends_with("manned again."), "{needs}");
    let mut battle = with_captured_gun();
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Start);
    let needs = battle.preview(&replace(None).into()).needs.unwrap();
    assert!(needs.ends_with("one of the captor's guns."), "{needs}");
}

/// Returns a battle with a wood on both sides of the line between the gun at 1010 and the foot at
/// 1008.
fn wooded(edgehill_hedges: EdgehillHedges) -> Battle {
    let mut map = open();
    for wood in ["1009", "1109"] {
        map.hexes
            .entry(hex(wood))
            .or_default()
            .is
            .insert(Feature::Woods);
    }
    let mut setup = setup(Scenario::Edgehill, map, &ARMS);
    setup.interpretations.edgehill_hedges = edgehill_hedges;
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    until(&mut battle, 0, Step::Fire);
    battle
}

#[test]
fn the_interpretation_decides_which_terrain_of_edgehill_counts() {
    let leader = Some(UnitRef::new(0, 4));
    let fire = Fire {
        unit: GUN,
        target: THEIR_FOOT,
        leader,
    };
    for (interpretation, bars) in [
        (EdgehillHedges::Agreed, vec![]),
        (EdgehillHedges::None, vec![]),
        (EdgehillHedges::Drawn, vec!["no_los".to_owned()]),
    ] {
        assert_eq!(
            against(&wooded(interpretation), fire.clone()),
            bars,
            "{interpretation:?}"
        );
    }
}

#[test]
fn the_sheet_names_only_possible_obstacles_to_sight() {
    let text = |hedges| format!("{:?}", wooded(hedges).playsheet().unwrap().blocks);
    let (wood, slope) = ("a wood, a slope hex or a hedge", "first slope hex");
    let agreed = text(EdgehillHedges::Agreed);
    assert!(agreed.contains("A hedge hexside or any unit of either side"));
    assert!(!agreed.contains(wood) && !agreed.contains(slope));
    let none = text(EdgehillHedges::None);
    assert!(none.contains("Any unit of either side between gun and target"));
    let drawn = text(EdgehillHedges::Drawn);
    assert!(drawn.contains(wood) && drawn.contains(slope));
}

#[test]
fn a_report_distinguishes_attacks_from_charges() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, HORSE, "0910", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1012", Facing::N);
    // Command is determined at the start of a turn.
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Combat);
    let mut story = Story::of(&battle).unwrap();
    for (unit, charge) in [(FOOT, false), (HORSE, true)] {
        let target = THEIR_FOOT;
        let command = Command::from(Attack {
            unit,
            target,
            charge,
        });
        let events = give(&mut battle, command.clone());
        story.take(&command, &events);
    }
    let passages = story.into_chapters().into_iter().flat_map(|it| it.passages);
    let report: String = passages.map(|it| it.text).collect();
    assert!(
        report.contains(" attacked and ") && report.contains(" charged "),
        "{report}"
    );
}

/// E-13, E-19: a gun has no dice beyond its range, and its crew does not run away from distant
/// cavalry.
#[test]
fn a_shot_out_of_range_never_drives_off_the_crew() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, GUN, "1010", Facing::N);
    until(&mut battle, 0, Step::Fire);
    let leader = Some(UnitRef::new(0, 4));
    for target in [THEIR_FOOT, UnitRef::new(1, 2)] {
        put(&mut battle, target, "1005", Facing::S);
        let unit = GUN;
        let fire = Command::from(Fire {
            unit,
            target,
            leader,
        });
        assert_eq!(against(&battle, fire.clone()), ["out_of_range"]);
        let preview = format!("{:?}", battle.preview(&fire));
        assert!(
            !preview.contains("flees") && preview.contains("range 5 hexes, maximum 4"),
            "{preview}"
        );
        let overruled = ["out_of_range".to_owned()];
        let fired = battle.decide(&fire, &overruled, &mut Given::default());
        assert!(matches!(fired, Err(Refusal::Impossible(_))), "{fired:?}");
        put(&mut battle, target, "0202", Facing::S);
    }
}

/// E-23, E-24, E-A22: a lone leader does not protect a gun in his hex, unless leaders are units.
#[test]
fn the_interpretation_decides_whether_a_lone_leader_protects_a_gun() {
    for (leaders_block, bars) in [
        (LeadersBlock::No, vec![]),
        (LeadersBlock::Yes, vec!["enemy_there".to_owned()]),
    ] {
        for unit in [FOOT, HORSE] {
            let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
            setup.interpretations.leaders_block = leaders_block;
            let mut battle = Battle::new(setup).unwrap();
            put(&mut battle, THEIR_GUN, "1009", Facing::S);
            put(&mut battle, UnitRef::new(1, 4), "1009", Facing::S);
            put(&mut battle, unit, "1010", Facing::N);
            until(&mut battle, 0, Step::Move);
            assert_eq!(against(&battle, march(unit, hex("1009"))), bars);
            let offered = offer(&battle, unit, "over");
            assert_eq!(offered.is_some(), bars.is_empty());
            if bars.is_empty() {
                go(&mut battle, unit, "1009");
                let gun = battle.state().unit(THEIR_GUN).unwrap();
                let captor = gun.gun.unwrap().serves;
                let lost = (gun.away, captor);
                let foot = unit == FOOT;
                let captured = (None, 0);
                let removed = (Some(Away::Overrun), 1);
                assert_eq!(lost, if foot { captured } else { removed });
            }
        }
    }
}

/// Gives a command, despite all objections.
pub(super) fn allow(battle: &mut Battle, command: impl Into<Command>) {
    let command = command.into();
    let overruled = against(battle, command.clone());
    let events = battle.decide(&command, &overruled, &mut Given::default());
    for event in &events.unwrap() {
        battle.fold(event).unwrap();
    }
}

/// E-23, E-24, E-A26: a gun blocks a retreat. A retreat that is allowed anyway moves over the gun.
#[test]
fn a_retreat_allowed_onto_a_gun_moves_over_the_gun() {
    let their_horse = UnitRef::new(1, 2);
    for (unit, lost) in [(FOOT, (None, 0)), (HORSE, (Some(Away::Overrun), 1))] {
        let mut battle = battle(Scenario::Edgehill, open());
        put(&mut battle, their_horse, "1009", Facing::S);
        put(&mut battle, UnitRef::new(1, 4), "1008", Facing::S);
        put(&mut battle, unit, "1010", Facing::N);
        put(&mut battle, UnitRef::new(0, 4), "1010", Facing::N);
        put(&mut battle, THEIR_GUN, "1011", Facing::S);
        until(&mut battle, 1, Step::Start);
        until(&mut battle, 0, Step::Combat);
        let (target, charge) = (their_horse, false);
        give(
            &mut battle,
            Attack {
                unit,
                target,
                charge,
            },
        );
        let (attacker, defender) = (Ends::Back1, Ends::Stays);
        give(
            &mut battle,
            Settle {
                target,
                attacker,
                defender,
            },
        );
        let back = Retreat {
            unit,
            to: Some(hex("1011")),
        };
        let refused = battle.decide(&back.clone().into(), &[], &mut Given::default());
        let Err(Refusal::AgainstRules(found)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!((found.len(), &*found[0].id), (1, "retreat"));
        assert!(
            found[0].text.contains("an enemy gun, is there"),
            "{found:?}"
        );
        allow(&mut battle, back);
        let gun = battle.state().unit(THEIR_GUN).unwrap();
        assert_eq!((gun.away, gun.gun.unwrap().serves), lost);
    }
}

/// E-23, E-24: a unit that was put into a gun's hex by hand and marches off also moves over the
/// gun.
#[test]
fn a_unit_put_into_a_guns_hex_marches_over_the_gun() {
    for unit in [FOOT, HORSE] {
        let mut battle = battle(Scenario::Edgehill, open());
        put(&mut battle, THEIR_GUN, "1010", Facing::S);
        put(&mut battle, unit, "1010", Facing::N);
        until(&mut battle, 0, Step::Move);
        go(&mut battle, unit, "1009");
        let gun = battle.state().unit(THEIR_GUN).unwrap();
        assert_eq!(gun.away, Some(Away::Overrun));
    }
}

/// E-11, E-20, E-A28: a gun is a unit. A gun blocks a shot, and counts as a nearby enemy.
#[test]
fn a_gun_alone_is_a_unit() {
    let mut fires = battle(Scenario::Edgehill, open());
    put(&mut fires, GUN, "1010", Facing::N);
    put(&mut fires, THEIR_FOOT, "1008", Facing::S);
    let leader = Some(UnitRef::new(0, 4));
    let fire = Fire {
        unit: GUN,
        target: THEIR_FOOT,
        leader,
    };
    until(&mut fires, 0, Step::Fire);
    assert_eq!(against(&fires, fire.clone()), [""; 0]);
    // The line runs along a hexside, so it is blocked only if both hexes beside it block.
    put(&mut fires, THEIR_GUN, "1009", Facing::S);
    put(&mut fires, UnitRef::new(1, 2), "1109", Facing::S);
    assert_eq!(against(&fires, fire), ["no_los"]);
    let mut battle = unmanned(|_| ());
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    assert_eq!(against(&battle, Recrew { unit: GUN }), [""; 0]);
    put(&mut battle, THEIR_GUN, "1008", Facing::N);
    assert_eq!(against(&battle, Recrew { unit: GUN }), ["recrew"]);
}

/// E-32, E-A23: a step along a slope does not climb, unless the map has different heights for the
/// two hexes.
#[test]
fn a_step_between_slope_hexes_costs_more_only_if_their_heights_differ() {
    for (height, cost) in [(1, "1"), (2, "2")] {
        let mut map = open();
        for (at, height) in [("1010", 1), ("1009", height)] {
            let there = map.hexes.entry(hex(at)).or_default();
            there.is.insert(Feature::Slope);
            there.height = height;
        }
        let mut battle = battle(Scenario::Naseby, map);
        put(&mut battle, HORSE, "1010", Facing::N);
        until(&mut battle, 0, Step::Move);
        let preview = battle.preview(&march(HORSE, hex("1009")).into());
        assert_eq!(preview.columns[0].total.as_deref(), Some(cost));
    }
}

/// E-10, E-18, E-A31: a leader activates a gun to fire; turning a gun needs no leader.
#[test]
fn a_gun_without_a_leader_turns_but_cannot_fire() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    set(&mut battle, UnitRef::new(0, 4), "away", Away::Eliminated);
    until(&mut battle, 0, Step::Fire);
    let fire = Fire {
        unit: GUN,
        target: THEIR_FOOT,
        leader: None,
    };
    assert_eq!(against(&battle, fire), ["leader_has_no_infantry"]);
    let turn = Turn {
        unit: GUN,
        facing: Facing::S,
    };
    assert_eq!(against(&battle, turn), [""; 0]);
}

/// E-A22: a leader that is not a unit does not block his hex for marches and retreats.
#[test]
fn the_interpretation_decides_whether_a_lone_leader_blocks_a_hex() {
    for (leaders_block, bars) in [(LeadersBlock::No, false), (LeadersBlock::Yes, true)] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.interpretations.leaders_block = leaders_block;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, UnitRef::new(1, 4), "1009", Facing::S);
        put(&mut battle, FOOT, "1010", Facing::N);
        until(&mut battle, 0, Step::Move);
        let barred = if bars {
            vec!["enemy_there".to_owned()]
        } else {
            vec![]
        };
        for unit in [FOOT, UnitRef::new(0, 4)] {
            put(&mut battle, unit, "1010", Facing::N);
            assert_eq!(against(&battle, march(unit, hex("1009"))), barred);
        }
        put(&mut battle, THEIR_FOOT, "1011", Facing::N);
        put(&mut battle, UnitRef::new(1, 4), "1012", Facing::S);
        until(&mut battle, 1, Step::Start);
        put(&mut battle, UnitRef::new(1, 4), "1009", Facing::S);
        until(&mut battle, 1, Step::Combat);
        force_back(&mut battle);
        let unit = FOOT;
        let back = Retreat {
            unit,
            to: Some(hex("1009")),
        };
        let barred = if bars {
            vec!["retreat".to_owned()]
        } else {
            vec![]
        };
        assert_eq!(against(&battle, back), barred);
    }
}

/// E-19, E-A11: a march in two orders is a single march, and ends where the last order ends.
#[test]
fn cavalry_that_only_passes_a_gun_does_not_drive_off_the_crew() {
    for (orders, unmanned) in [
        (vec!["1009"], true),
        (vec!["1009", "0910"], true),
        (vec!["1009", "1010"], false),
        (vec!["1009", "1011"], false),
        (vec!["1011"], false),
    ] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.interpretations.unmanned_by = UnmannedBy::Adjacency;
        setup.modules.facing = false;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, HORSE, "1007", Facing::S);
        put(&mut battle, THEIR_GUN, "0909", Facing::S);
        until(&mut battle, 0, Step::Move);
        for to in &orders {
            go(&mut battle, HORSE, to);
        }
        let crew = |battle: &Battle| battle.state().unit(THEIR_GUN).unwrap().gun.unwrap();
        assert!(!crew(&battle).is_unmanned());
        until(&mut battle, 0, Step::Fire);
        assert_eq!(crew(&battle).is_unmanned(), unmanned, "{orders:?}");
    }
}

#[test]
fn messages_state_the_numbers_of_the_battles_own_tables() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    let mut tables = Tables::standard().unwrap().clone();
    tables.command.divided = 3;
    tables.artillery.infantry = 5;
    tables.artillery.leader = 2;
    setup.tables = Some(tables);
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, GUN, "1010", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1014", Facing::N);
    put(&mut battle, FOOT, "1020", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    until(&mut battle, 1, Step::Start);
    set(&mut battle, GUN, "unmanned", true);
    let command = Command::from(End {});
    until(&mut battle, 1, Step::Combat);
    let events = battle.decide(&command, &[], &mut Given::default()).unwrap();
    let log = format!("{:?}", battle.narrate(&events));
    assert!(log.contains("1/3 of its movement"), "{log}");
    until(&mut battle, 0, Step::Start);
    let refused = battle.decide(&Recrew { unit: GUN }.into(), &[], &mut Given::default());
    let refusal = format!("{refused:?}");
    assert!(
        refusal.contains("no friendly leader is within 2 hexes"),
        "{refusal}"
    );
    set(&mut battle, GUN, "unmanned", false);
    until(&mut battle, 0, Step::Fire);
    let (unit, target, leader) = (GUN, THEIR_FOOT, Some(UnitRef::new(0, 4)));
    let fire = Command::from(Fire {
        unit,
        target,
        leader,
    });
    let needs = battle.preview(&fire).needs.unwrap();
    assert!(needs.contains("any die shows 5+"), "{needs}");
}
