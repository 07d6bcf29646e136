//! Moves and routs. Most tests check each option of an interpretation that matters only in play.

use drumhead_vocabulary::Length;

use super::*;

const HOLDS: UnitRef = UnitRef::new(0, 1);

fn against(id: &str, option: &str, first: Unit) -> Battle {
    let horse = unit(2, Kind::Cavalry, 12);
    under(id, option, vec![first, horse], vec![foot(20)])
}

fn manoeuvre(battle: &mut Battle, unit: UnitRef, what: Manoeuvre) {
    play(battle, actions::Manoeuvre { unit, what }, &[]);
}

fn left(battle: &Battle, unit: UnitRef) -> Length {
    let observed = MoveObservations::stood(unit);
    position(battle).allowance(&observed).unwrap().left
}

fn going(battle: &Battle, way: Way) -> Length {
    let observed = MoveObservations {
        ways: vec![way],
        ..MoveObservations::stood(FOOT)
    };
    position(battle).allowance(&observed).unwrap().slower[0].length
}

#[test]
fn a_change_of_facing_costs_half_a_move_once_or_per_12_figures() {
    for (option, inches) in [("any_unit", 4), ("twelve_figures", 0)] {
        let mut battle = against("D-13", option, foot(24));
        go_to(&mut battle, Step::MovesA);
        manoeuvre(&mut battle, FOOT, Manoeuvre::ChangeFacing);
        assert_eq!(left(&battle, FOOT), Length::inches(inches), "{option}");
    }
}

/// F-7.21, D-13: the cost of a change of facing is a distance that players can measure.
#[test]
fn a_facing_cost_per_12_figures_is_in_quarters_of_an_inch() {
    let mut battle = against("D-13", "twelve_figures", foot(20));
    go_to(&mut battle, Step::MovesA);
    manoeuvre(&mut battle, FOOT, Manoeuvre::ChangeFacing);
    let quarter = Length::inches(1).part(4);
    assert_eq!(left(&battle, FOOT), quarter.times(5));
}

#[test]
fn a_sidestep_is_at_half_speed_or_as_on_the_playsheets() {
    let ranked = |front| Unit {
        formation: Formation {
            front: Some(front),
            sleeve: None,
        },
        ..foot(24)
    };
    for (option, front, inches) in [("text", 8, 4), ("sheet", 8, 2), ("sheet", 12, 4)] {
        let battle = against("D-14", option, ranked(front));
        assert_eq!(
            going(&battle, Way::Sidestep),
            Length::inches(inches),
            "{option} {front}"
        );
    }
}

#[test]
fn trotters_rout_with_or_without_the_bonus() {
    for (option, inches) in [("never", 16), ("flight", 24)] {
        let horse = Unit {
            charge: Some(ChargeStyle::Trot),
            ..unit(1, Kind::Cavalry, 12)
        };
        let battle = against("D-110", option, horse);
        let reach = position(&battle).flight_reach(HOLDS);
        assert_eq!(reach, Some(Length::inches(inches)), "{option}");
    }
}

#[test]
fn an_evasion_is_at_most_a_charge_move_or_a_normal_move() {
    for (option, inches) in [("charge", 10), ("normal", 8)] {
        let battle = against("D-111", option, foot(24));
        let most = position(&battle).evasion_reach(FOOT).unwrap().most;
        assert_eq!(most, Length::inches(inches), "{option}");
    }
}

/// F-7.48, F-11.14: an evader leaves a block at the cost of half its move.
#[test]
fn an_evasion_out_of_a_block_is_shorter() {
    let mut battle = against("D-111", "charge", foot(24));
    let before = position(&battle).evasion_reach(FOOT).unwrap().most;
    is_at(&mut battle, FOOT, FeatureKind::TownBlock, Stand::In);
    let reach = position(&battle).evasion_reach(FOOT).unwrap();
    assert_eq!(before.minus(reach.most), Length::inches(4));
    assert!(reach.least <= reach.most);
}

/// Routs the foot with the horse in front of it, with or without a gap beside the horse.
fn flight(battle: &mut Battle, gap: bool) {
    rout(battle, FOOT);
    go_to(battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OnTable,
        through: vec![HORSE],
        gap,
    });
    play(battle, flee, &[]);
}

#[test]
fn routing_units_burst_through_on_the_first_move_or_always_flow_round() {
    for (option, flows) in [("burst_first", false), ("flow_always", true)] {
        let mut battle = against("D-116", option, foot(24));
        flight(&mut battle, true);
        let path = &state(&battle, FOOT).path;
        assert_eq!(path.round.contains(&HORSE), flows, "{option}");
        assert_eq!(path.through.contains(&HORSE), !flows, "{option}");
    }
}

#[test]
fn routing_units_in_front_of_a_square_are_destroyed_or_stop() {
    for (option, stays) in [("destroyed", false), ("stop", true)] {
        let mut battle = against("D-117", option, foot(24));
        set(&mut battle, HORSE, |it| it.square = true);
        flight(&mut battle, false);
        assert_eq!(state(&battle, FOOT).on_table(), stays, "{option}");
        assert!(state(&battle, HORSE).disorder.is_none());
    }
}

/// A square is like impassable terrain: a routing unit may pass it through a gap on its first move
/// too (F-7.52, F-7.54, D-117).
#[test]
fn routing_units_may_flow_round_a_square_on_their_first_move() {
    let mut battle = against("D-117", "destroyed", foot(24));
    set(&mut battle, HORSE, |it| it.square = true);
    flight(&mut battle, true);
    let state = battle.state();
    assert!(state.units[&FOOT].on_table());
    assert_eq!(state.units[&FOOT].path.round, [HORSE].into());
    assert!(state.units[&HORSE].disorder.is_none());
}

#[test]
fn the_interpretation_decides_whether_a_square_moves() {
    for (option, can_move) in [("stands", false), ("as_stated", true)] {
        let mut battle = against("D-127", option, foot(24));
        hand(&mut battle, FOOT, field("square", true));
        go_to(&mut battle, Step::MovesA);
        let observed = MoveObservations {
            moved: Moved::Half,
            ..MoveObservations::stood(FOOT)
        };
        let moved = moves(observed);
        let done = battle.decide(&moved, &[], &mut Given::default());
        assert_eq!(done.is_ok(), can_move, "{option}: {done:?}");
    }
}

#[test]
fn horse_holders_are_lost_with_the_horses_or_return() {
    for (option, figures) in [("holders_too", 22), ("horses_alone", 24)] {
        let mut dragoons = foot(24);
        dragoons.groups[0].horse = true;
        let mut battle = against("D-148", option, dragoons);
        go_to(&mut battle, Step::MovesA);
        manoeuvre(&mut battle, FOOT, Manoeuvre::Dismount);
        assert_eq!(position(&battle).groups_at_hand(FOOT), [22]);
        play(&mut battle, actions::LoseHorses { unit: FOOT }, &[]);
        let state = state(&battle, FOOT);
        assert_eq!(state.figures(), figures, "{option}");
        assert_eq!(state.horses, Horses::Dispersed);
    }
}

#[test]
fn an_evader_in_a_false_rout_turns_in_the_same_turn_or_the_next() {
    for (option, at_once) in [("same_turn", true), ("next_turn", false)] {
        let mut tartars = unit(1, Kind::Cavalry, 12);
        tartars.troops = TroopType::Irregular;
        tartars.groups[0].false_rout = true;
        let first = vec![foot(24), unit(2, Kind::Cavalry, 12)];
        let mut battle = under("D-80", option, first, vec![tartars]);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, HORSE, ENEMY);
        go_to(&mut battle, Step::AnswersB);
        let evades = Command::Reply(actions::Reply {
            unit: ENEMY,
            charger: HORSE,
            how: Reply::Evades,
            through: Vec::new(),
        });
        play(&mut battle, evades, &[]);
        let offered = |battle: &Battle| {
            let offers = battle.offers(Some(ENEMY));
            offers.iter().any(|offer| offer.id.action() == "false_rout")
        };
        go_to(&mut battle, Step::Completions);
        // The evader cannot turn until its charger has completed its charge.
        assert!(!offered(&battle), "{option}");
        runs_out(&mut battle, HORSE);
        assert_eq!(offered(&battle), at_once, "{option}");
        go_to(&mut battle, Step::Initiative);
        go_to(&mut battle, Step::ChargesB);
        assert_eq!(offered(&battle), !at_once, "{option}");
    }
}

#[test]
fn dropped_pikes_do_not_slow_a_wheel() {
    let mut pikes = foot(24);
    pikes.groups[0].weapons = WeaponSet::of(&[Weapon::Pike]);
    let mut battle = between(vec![pikes], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    assert_eq!(going(&battle, Way::Wheel), Length::inches(4));
    let drop = Command::DropWeapon(actions::DropWeapon {
        unit: FOOT,
        group: 0,
        weapon: Weapon::Pike,
    });
    play(&mut battle, drop, &[]);
    assert_eq!(going(&battle, Way::Wheel), Length::inches(8));
}

#[test]
fn chargers_of_an_evader_test_at_once_or_after_all_shooting() {
    for (option, at_once) in [("after_shooting", false), ("at_once", true)] {
        let light = skirmishers(foot(12));
        let horse = unit(2, Kind::Cavalry, 12);
        let mut battle = under("D-99", option, vec![foot(24), horse], vec![light]);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, HORSE, ENEMY);
        go_to(&mut battle, Step::AnswersB);
        reply(&mut battle, ENEMY, HORSE, Reply::Evades);
        let halts = to_test(HORSE, Test::HaltPursuit);
        let due = |battle: &Battle| is_due(battle, &halts);
        assert_eq!(due(&battle), at_once, "{option}");
        if at_once {
            play(&mut battle, halt_test(HORSE), &[1]);
            let runs_on = work("complete", HORSE);
            assert!(is_due(&battle, &runs_on));
            let (unit, how) = (HORSE, ChargeEnd::Missed);
            play(
                &mut battle,
                actions::Complete {
                    unit,
                    how,
                    through: Vec::new(),
                },
                &[],
            );
        }
        go_to(&mut battle, Step::Completions);
        assert_eq!(due(&battle), !at_once, "{option}");
    }
}

fn halt_test(unit: UnitRef) -> Command {
    test_of(unit, Test::HaltPursuit)
}

const FRESH: UnitRef = UnitRef::new(1, 2);

/// Returns a battle in which horse has crashed into fresh foot in a pursuit, before either tests.
fn crashing_in(option: &str) -> Battle {
    let first = vec![foot(24), unit(2, Kind::Cavalry, 12)];
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let mut battle = under("D-115", option, first, second);
    go_to(&mut battle, Step::ChargesA);
    hand(&mut battle, HORSE, field("contacts", vec![ENEMY]));
    go_to(&mut battle, Step::Recovery);
    hand(&mut battle, ENEMY, field("figures", [5]));
    play(&mut battle, actions::EndStep {}, &[]);
    go_to(&mut battle, Step::Flight);
    let (unit, way) = (
        HORSE,
        PursueWay::Into {
            enemy: FRESH,
            onto: Facing::Front,
        },
    );
    hand(&mut battle, HORSE, field("disorder", false));
    let pursue = Command::Pursue(actions::Pursue { unit, way });
    let lines = details_of(&battle, &pursue, &[]);
    let struck = "Unit 2: disordered by pursuers crashing into it.";
    assert!(lines.iter().any(|line| line.contains(struck)), "{lines:?}");
    play(&mut battle, pursue, &[]);
    assert!(!state(&battle, HORSE).contacts.contains(&FRESH));
    let cause = |unit| state(&battle, unit).disorder.map(|disorder| disorder.cause);
    let both = [DisorderCause::RoutOrPursuit, DisorderCause::CrashIn];
    assert_eq!([HORSE, FRESH].map(cause), both.map(Some));
    battle
}

/// Returns a battle in which horse has crashed into fresh foot in a pursuit, after both have
/// tested.
fn crashed_in(option: &str) -> Battle {
    let mut battle = crashing_in(option);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(FRESH), &[6]);
    assert!(state(&battle, HORSE).contacts.contains(&FRESH));
    battle
}

#[test]
fn pursuers_fight_fresh_enemies_in_the_combat_phase_or_at_once() {
    let fight = work("fight", HORSE);
    for (option, at_once) in [("combat_phase", false), ("at_once", true)] {
        let mut battle = crashed_in(option);
        assert_eq!(is_due(&battle, &fight), at_once, "{option}");
        if at_once {
            let meeting = Meeting::default();
            let (unit, enemy) = (HORSE, FRESH);
            let met = Command::Fight(actions::Fight {
                unit,
                enemy,
                meeting,
            });
            play(&mut battle, met, &[]);
        }
        go_to(&mut battle, Step::Returns);
        let fought = state(&battle, HORSE).turn.fought;
        assert_eq!(fought, at_once, "{option}");
        go_to(&mut battle, Step::Rounds);
        assert!(is_due(&battle, &fight), "{option}");
    }
}

/// F-7.59, D-115: only crash-ins of the Rally phase are fought at once.
#[test]
fn a_charger_that_crashes_in_after_the_shooting_fights_in_the_combat_phase() {
    let first = vec![foot(24), unit(2, Kind::Cavalry, 12)];
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let mut battle = under("D-115", "at_once", first, second);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[1]);
    let flee = actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through: vec![FRESH],
        gap: false,
    };
    play(&mut battle, flee, &[]);
    go_to(&mut battle, Step::Completions);
    play(&mut battle, test_of(HORSE, Test::HaltPursuit), &[1]);
    let (enemy, onto) = (FRESH, Facing::Front);
    let into = actions::Complete {
        unit: HORSE,
        how: ChargeEnd::Into { enemy, onto },
        through: Vec::new(),
    };
    play(&mut battle, into, &[]);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(FRESH), &[6]);
    assert!(state(&battle, HORSE).contacts.contains(&FRESH));
    let fight = work("fight", HORSE);
    assert!(!is_due(&battle, &fight));
    go_to(&mut battle, Step::Rounds);
    assert!(is_due(&battle, &fight));
}

#[test]
fn a_crash_in_needs_no_reply_and_no_unit_shoots_at_it() {
    let mut battle = crashed_in("combat_phase");
    go_to(&mut battle, Step::AnswersB);
    assert_eq!(all_due(&battle), []);
    let charge = state(&battle, HORSE).charge;
    assert!(charge.is_some_and(|charge| charge.crash_in && !charge.straight_run));
    for (unit, at, why) in [(FRESH, HORSE, "crashed_in"), (HORSE, FRESH, "crashes_in")] {
        let against = position(&battle).against_shooting_at(unit, at);
        assert!(against.iter().any(|it| it.id == why), "{against:?}");
    }
}

/// F-6.11, F-6.12: a charge is completed after the rout move of its target.
#[test]
fn a_charge_is_completed_after_the_rout_move_of_its_target() {
    let mut battle = crashing_in("combat_phase");
    hand(&mut battle, FRESH, field("morale", MoraleWord::Shaken));
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(FRESH), &[1]);
    play(&mut battle, halt_test(HORSE), &[1]);
    let missed = Command::Complete(actions::Complete {
        unit: HORSE,
        how: ChargeEnd::Missed,
        through: Vec::new(),
    });
    assert_eq!(objections(&battle, &missed), ["target_first"]);
    let flee = actions::Flee {
        unit: FRESH,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    };
    play(&mut battle, flee, &[]);
    assert!(objections(&battle, &missed).is_empty());
}

#[test]
fn a_general_whose_unit_is_gone_is_in_danger() {
    let mut battle = battle();
    let general = *battle.state().generals.keys().next().unwrap();
    go_to(&mut battle, Step::MovesA);
    let unit = Some(FOOT);
    play(&mut battle, actions::Attach { general, unit }, &[]);
    rout(&mut battle, FOOT);
    go_to(&mut battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OffTable,
        through: Vec::new(),
        gap: false,
    });
    play(&mut battle, flee, &[]);
    let danger = actions::Endanger { general };
    assert!(danger.is_due(&battle));
    assert_eq!(battle.state().generals[&general], Commander::Alone);
    play(&mut battle, actions::Endanger { general }, &[1]);
    assert_eq!(battle.state().generals[&general], Commander::Lost);
    assert!(!danger.is_due(&battle));
}

#[test]
fn players_are_not_asked_for_the_ranks_of_a_single_figure() {
    let mut battle = between(vec![foot(20)], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    let asked = |battle: &Battle| {
        let observed = MoveObservations {
            moved: Moved::Half,
            ..MoveObservations::stood(FOOT)
        };
        let goes = moves(observed);
        let questions = battle.answered(&goes, &goes).questions;
        questions
            .iter()
            .any(|question| question.path.ends_with("deep"))
    };
    assert_eq!(position(&battle).ranks(FOOT), None);
    assert!(asked(&battle));
    let to = field("figures", [1]);
    hand(&mut battle, FOOT, to);
    assert!(!asked(&battle));
}
