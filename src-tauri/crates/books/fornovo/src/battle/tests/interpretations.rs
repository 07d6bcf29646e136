//! Interpretations that matter only in play, tested under each option.

use super::*;
use crate::tables::shooting::GunClass;
use crate::terrain::{self, Entrant};

/// Returns the usual battle, with these interpretations.
fn under(interpretations: &[(&str, &str)]) -> Battle {
    let first = army(vec![foot(24), unit(2, Kind::Cavalry, 12)]);
    let mut setup = Setup::of(first, army(vec![foot(20)]));
    for (id, option) in interpretations {
        setup.interpretations.set(id, Some(option)).unwrap();
    }
    Battle::new(setup).unwrap()
}

fn rules(id: &str, option: &str) -> Rules {
    let mut interpretations = Interpretations::default();
    interpretations.set(id, Some(option)).unwrap();
    Rules::new(&interpretations).unwrap()
}

fn shake(battle: &mut Battle) {
    let to = MoraleWord::Shaken;
    hand(battle, FOOT, field("morale", to));
}

#[test]
fn a_unit_shaken_by_shooting_recovers_that_turn_under_one_option() {
    for (option, recovers) in [("held", false), ("same_turn", true)] {
        let mut battle = under(&[("D-102", option)]);
        go_to(&mut battle, Step::FireTests);
        shake(&mut battle);
        go_to(&mut battle, Step::Recovery);
        assert_eq!(
            state(&battle, FOOT).morale == Morale::Good,
            recovers,
            "{option}"
        );
    }
}

#[test]
fn an_idle_turn_ends_shaken_and_disordered_or_only_shaken() {
    for (option, in_order) in [("both", true), ("one", false)] {
        let mut battle = under(&[("D-103", option)]);
        shake(&mut battle);
        hand(&mut battle, FOOT, field("disorder", true));
        go_to(&mut battle, Step::Recovery);
        // The cause of the disorder matters only if the unit can recover from it.
        assert_eq!(is_due(&battle, &work("recover", FOOT)), in_order);
        if in_order {
            let (unit, persists) = (FOOT, false);
            play(&mut battle, actions::Recover { unit, persists }, &[]);
        }
        assert_eq!(state(&battle, FOOT).morale, Morale::Good);
        assert_eq!(
            state(&battle, FOOT).disorder.is_none(),
            in_order,
            "{option}"
        );
    }
}

#[test]
fn skirmishers_charge_close_order_if_the_required_unit_is_in_a_wood() {
    for (option, skirmishers, target) in [
        ("either", true, true),
        ("skirmishers", true, false),
        ("target", false, true),
    ] {
        let free = |at: UnitRef| {
            let mut light = foot(12);
            light.order = Order::Skirmish;
            let second = army(vec![foot(20)]);
            let mut setup = Setup::of(army(vec![light]), second);
            setup.interpretations.set("D-108", Some(option)).unwrap();
            let mut battle = Battle::new(setup).unwrap();
            is_at(&mut battle, at, FeatureKind::LightWood, Stand::In);
            charges::forbidden(position(&battle), FOOT, ENEMY, false).is_empty()
        };
        assert_eq!((free(FOOT), free(ENEMY)), (skirmishers, target), "{option}");
    }
}

#[test]
fn trotters_rout_and_pursue_with_the_bonus_under_one_option() {
    let normal = |option: &str| {
        let mut trotters = unit(1, Kind::Cavalry, 12);
        trotters.charge = Some(ChargeStyle::Trot);
        let mut setup = Setup::of(army(vec![trotters]), army(vec![foot(20)]));
        setup.interpretations.set("D-110", Some(option)).unwrap();
        let battle = Battle::new(setup).unwrap();
        let position = position(&battle);
        let moves = position.figures_pace(FOOT).unwrap();
        assert_eq!(
            moves.normal, moves.charge,
            "trotters charge without the bonus"
        );
        position.flight_reach(FOOT).unwrap() == moves.normal
    };
    assert!(normal("never"));
    assert!(!normal("flight"));
}

#[test]
fn the_interpretation_decides_whether_hits_or_all_dice_wreck_a_block() {
    let hits = |option| {
        let rules = rules("D-174", option);
        terrain::hits_on(FeatureKind::TownBlock, GunClass::Medium, 4, 1, &rules)
    };
    assert_eq!(hits("cover_column"), Some(1));
    assert_eq!(hits("every_die"), Some(4));
}

#[test]
fn the_interpretation_decides_whether_single_inches_are_scaled() {
    let edge = |option| {
        let rules = rules("D-190", option);
        rules.ground.sight.wood_edge.length.at(FigureScale::Small)
    };
    assert!(edge("scaled") < edge("fixed"));
}

#[test]
fn the_interpretation_decides_whether_woods_disorder_skirmishers() {
    let wood = FeatureKind::LightWood;
    for troops in [
        vec![Entrant::Skirmishers],
        vec![Entrant::Mounted, Entrant::MountedSkirmishers],
    ] {
        for (option, disordered) in [("disordered", true), ("exempt", false)] {
            let rules = rules("D-191", option);
            let entering = terrain::disorders(wood, Stand::In, &troops, &rules);
            assert_eq!(entering, disordered, "{troops:?} {option}");
            let haste = terrain::haste_disorders(&troops, &rules);
            assert_eq!(haste, disordered, "{troops:?} {option}");
            let attacking = terrain::disorders_attackers(wood, &troops, &rules);
            assert_eq!(attacking, disordered, "{troops:?} {option}");
        }
    }
}

#[test]
fn units_behind_works_are_disordered_always_or_only_by_moving() {
    for (option, placed) in [("inside", true), ("moving", false)] {
        let mut battle = under(&[("D-197", option)]);
        let works = FeatureKind::LightFieldworks;
        is_at(&mut battle, FOOT, works, Stand::Behind);
        assert_eq!(state(&battle, FOOT).disorder.is_some(), placed, "{option}");
    }
}

#[test]
fn units_charged_in_a_ditch_are_shaken_before_or_after_the_charge_tests() {
    for (option, before) in [("before_tests", true), ("after_tests", false)] {
        let mut battle = under(&[("D-200", option)]);
        is_at(&mut battle, ENEMY, FeatureKind::Ditch, Stand::In);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, HORSE, ENEMY);
        let shaken = |battle: &Battle| matches!(state(battle, ENEMY).morale, Morale::Shaken { .. });
        go_to(&mut battle, Step::Fire);
        assert!(!shaken(&battle), "{option}");
        go_to(&mut battle, Step::FireTests);
        assert_eq!(shaken(&battle), before, "{option}");
        play(&mut battle, charge_test(HORSE), &[6]);
        assert_eq!(shaken(&battle), before, "{option}");
        play(&mut battle, charge_test(ENEMY), &[6]);
        assert!(shaken(&battle), "{option}");
    }
}

/// F-11.20, D-197: a unit that leaves the zone behind works has moved in it.
#[test]
fn a_move_out_of_the_zone_behind_works_disorders_the_unit() {
    for (moved, disordered) in [(Moved::Stood, false), (Moved::Half, true)] {
        let mut battle = under(&[("D-197", "moving")]);
        let works = FeatureKind::HeavyFieldworks;
        is_at(&mut battle, FOOT, works, Stand::Behind);
        go_to(&mut battle, Step::MovesA);
        let observed = MoveObservations {
            moved,
            ..MoveObservations::stood(FOOT)
        };
        play(&mut battle, moves(observed), &[]);
        assert_eq!(state(&battle, FOOT).disorder.is_some(), disordered);
    }
    let mut battle = under(&[("D-197", "moving")]);
    is_at(
        &mut battle,
        FOOT,
        FeatureKind::LightFieldworks,
        Stand::Behind,
    );
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    assert_eq!(cause(&battle, FOOT), Some(DisorderCause::Terrain));
}
