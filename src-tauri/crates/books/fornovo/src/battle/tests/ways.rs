//! Moving and shooting where the rules are silent: each decision, under each option of its
//! interpretation.

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::OfferId;

use super::*;
use crate::battle::arms::arms;
use crate::battle::moves::{Crossed, Upsets, Way};
use crate::battle::targets::against_shooting;
use crate::tables::shooting::GunClass;

const FRIEND: UnitRef = UnitRef::new(0, 2);

/// Returns foot with muskets, with this front.
fn shot(number: u16, figures: u32, front: u16) -> Unit {
    let mut shot = unit(number, Kind::Infantry, figures);
    shot.groups[0].weapons = WeaponSet::of(&[Weapon::Musket]);
    shot.formation.front = Some(front);
    shot
}

fn guns(number: u16, models: u16, gunners: u32) -> Unit {
    let mut guns = unit(number, Kind::Artillery, gunners);
    guns.groups[0].gunner = true;
    guns.models.medium_gun = models;
    guns
}

fn moved(unit: UnitRef, how: Moved) -> MoveObservations {
    MoveObservations {
        moved: how,
        ..MoveObservations::stood(unit)
    }
}

fn volley(target: UnitRef, figures: u32) -> Command {
    let (group, weapon) = (0, Weapon::Musket);
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target,
        arm: Arm::Group { group, weapon },
        observed: FireObservations::plain(figures, true),
    })
}

#[test]
fn terrain_divides_a_unit_only_if_the_unit_can_be_across_it() {
    for crossed in Crossed::ALL {
        let upsets = crossed.upsets();
        let divides = crossed
            .kind()
            .is_some_and(|(_, stand)| stand == Stand::Across);
        assert_eq!(upsets == Upsets::Divided, divides, "{crossed:?}");
    }
}

#[test]
fn dividing_terrain_disorders_on_the_way_or_at_the_end_of_a_move() {
    for (option, disorders) in [("crossing", true), ("left", false)] {
        let mut battle = under("D-225", option, vec![foot(24)], vec![foot(20)]);
        go_to(&mut battle, Step::MovesA);
        let over = vec![Crossed::Fence];
        let observed = MoveObservations {
            over,
            ..moved(FOOT, Moved::Full)
        };
        play(&mut battle, moves(observed), &[]);
        let state = state(&battle, FOOT);
        assert_eq!(state.disorder.is_some(), disorders, "{option}");
    }
}

#[test]
fn a_unit_pays_half_a_move_to_leave_its_block() {
    let mut battle = battle();
    names(&mut battle, FeatureKind::TownBlock);
    let spot = Some(Spot {
        feature: 1,
        stand: Stand::In,
    });
    play(&mut battle, actions::Stand { unit: FOOT, spot }, &[]);
    go_to(&mut battle, Step::MovesA);
    let left = |observed: &MoveObservations| position(&battle).allowance(observed).unwrap().left;
    let out = moved(FOOT, Moved::Full);
    assert_eq!(left(&out), Length::inches(4));
    let within = MoveObservations {
        ground: Some(1),
        ..out
    };
    assert_eq!(left(&within), Length::inches(8));
}

#[test]
fn an_interpenetrated_unit_cannot_move_for_the_whole_step_or_only_for_a_moment() {
    let horse = || unit(2, Kind::Cavalry, 12);
    for (option, forbidden) in [("whole_step", true), ("at_the_time", false)] {
        let begin = || {
            let mut battle = under("D-228", option, vec![foot(24), horse()], vec![foot(20)]);
            go_to(&mut battle, Step::MovesA);
            battle
        };
        let through = || MoveObservations {
            through: vec![FOOT],
            ..moved(FRIEND, Moved::Half)
        };
        let mut battle = begin();
        play(&mut battle, moves(through()), &[]);
        let why = objections(&battle, &moves(moved(FOOT, Moved::Half)));
        assert_eq!(!why.is_empty(), forbidden, "{option}: {why:?}");
        let mut battle = begin();
        play(&mut battle, moves(moved(FOOT, Moved::Half)), &[]);
        let why = objections(&battle, &moves(through()));
        assert_eq!(!why.is_empty(), forbidden, "{option}: {why:?}");
    }
}

#[test]
fn the_interpretation_decides_whether_a_manoeuvre_on_the_spot_halves_fire() {
    for (option, halved) in [("moves", true), ("stands", false)] {
        let first = vec![shot(1, 24, 8)];
        let mut battle = under("D-229", option, first, vec![foot(20)]);
        go_to(&mut battle, Step::MovesA);
        let (unit, what) = (FOOT, Manoeuvre::ChangeFacing);
        play(&mut battle, actions::Manoeuvre { unit, what }, &[]);
        go_to(&mut battle, Step::Fire);
        let (arm, _) = arms(position(&battle), FOOT)[0];
        let observed = FireObservations::plain(16, true);
        let aim = position(&battle)
            .aim(FOOT, ENEMY, arm, observed)
            .unwrap()
            .unwrap();
        assert_eq!(!aim.lessened.is_empty(), halved, "{option}");
    }
}

#[test]
fn two_ranks_shoot_and_may_split_their_fire() {
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let first = vec![shot(1, 24, 8)];
    let mut battle = between(first, second);
    go_to(&mut battle, Step::Fire);
    let other = UnitRef::new(1, 2);
    assert_eq!(objections(&battle, &volley(ENEMY, 24)), ["ranks"]);
    play(&mut battle, volley(ENEMY, 12), &[1, 1, 1]);
    let (arm, _) = arms(position(&battle), FOOT)[0];
    let why = |figures| {
        let fire = (arm, FireObservations::plain(figures, true));
        let why = against_shooting(&battle, FOOT, Some(other), fire);
        why.into_iter().map(|it| it.id).collect::<Vec<_>>()
    };
    assert!(why(4).is_empty());
    assert_eq!(why(5), ["split_fire"]);
    let offers = battle.offers(Some(FOOT));
    assert!(
        offers
            .iter()
            .any(|it| it.id == OfferId::new("shoot", "0.musket"))
    );
    play(&mut battle, volley(other, 4), &[1]);
    assert!(!may_shoot(&battle, FOOT));
}

#[test]
fn gunners_of_a_gun_that_fired_cannot_serve_another() {
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let first = vec![guns(1, 2, 7)];
    let mut battle = between(first, second);
    go_to(&mut battle, Step::Fire);
    let arm = Arm::Guns {
        class: GunClass::Medium,
        ball: true,
    };
    let dice = |battle: &Battle, target| {
        let observed = FireObservations::plain(1, true);
        let aim = position(battle).aim(FOOT, target, arm, observed).unwrap();
        aim.map(|aim| aim.dice.dice).unwrap_or(0)
    };
    assert_eq!(dice(&battle, ENEMY), 1);
    let (unit, target, observed) = (FOOT, ENEMY, FireObservations::plain(1, true));
    play(
        &mut battle,
        actions::Shoot {
            unit,
            target,
            arm,
            observed,
        },
        &[1],
    );
    // Of 7 gunners, 3 have not served a gun yet, and a remainder of 3 earns a die.
    assert_eq!(dice(&battle, UnitRef::new(1, 2)), 1);
}

#[test]
fn the_interpretation_decides_whether_friendly_hits_cause_a_test() {
    for (option, tests) in [("tests", true), ("never", false)] {
        let first = vec![guns(1, 2, 8), unit(2, Kind::Infantry, 24)];
        let mut battle = under("D-227", option, first, vec![foot(20)]);
        go_to(&mut battle, Step::Fire);
        let fires = Command::Shoot(actions::Shoot {
            unit: FOOT,
            target: ENEMY,
            arm: Arm::Guns {
                class: GunClass::Medium,
                ball: true,
            },
            observed: FireObservations {
                friend: Some(FRIEND),
                ..FireObservations::plain(2, true)
            },
        });
        play(&mut battle, fires, &[6, 6]);
        go_to(&mut battle, Step::FireTests);
        let work = to_test(FRIEND, Test::Shooting);
        assert_eq!(is_due(&battle, &work), tests, "{option}");
    }
}

#[test]
fn losses_that_thin_a_unit_disorder_it_under_one_option() {
    for (option, disorders) in [("formed_up", false), ("losses_too", true)] {
        let mut battle = under("D-233", option, vec![shot(1, 21, 8)], vec![guns(1, 2, 8)]);
        go_to(&mut battle, Step::Fire);
        let fires = Command::Shoot(actions::Shoot {
            unit: ENEMY,
            target: FOOT,
            arm: Arm::Guns {
                class: GunClass::Medium,
                ball: true,
            },
            observed: FireObservations::plain(2, true),
        });
        play(&mut battle, fires, &[6, 6]);
        go_to(&mut battle, Step::FireTests);
        let state = state(&battle, FOOT);
        assert!(state.figures() < 21, "{}", state.figures());
        assert_eq!(state.disorder.is_some(), disorders, "{option}");
    }
}

#[test]
fn a_sidestep_or_a_backward_move_is_not_an_advance() {
    for way in Way::ALL {
        let observed = MoveObservations {
            ways: vec![way],
            ..moved(FOOT, Moved::Half)
        };
        let aside = matches!(way, Way::Sidestep | Way::Retire);
        assert_eq!(observed.goes_forward(), !aside, "{way:?}");
    }
    assert!(moved(FOOT, Moved::Full).goes_forward());
    let away = true;
    let turned = MoveObservations {
        away,
        ..moved(FOOT, Moved::Full)
    };
    assert!(!turned.goes_forward());
}

/// F-7.25, F-7.32: a move that is slow for two reasons at once covers a quarter of the distance.
#[test]
fn retiring_through_friends_covers_half_of_half_a_move() {
    let slower = |ways: Vec<Way>, over: Vec<Crossed>| {
        let battle = between(vec![shot(1, 12, 6), shot(2, 12, 6)], vec![foot(20)]);
        let observed = MoveObservations {
            ways,
            over,
            through: vec![FRIEND],
            ..moved(FOOT, Moved::Half)
        };
        let allowance = position(&battle).allowance(&observed).unwrap();
        let lines = allowance
            .slower
            .iter()
            .map(|line| (line.what, line.length.to_string()));
        lines.collect::<Vec<_>>()
    };
    let line = |what, length: &str| (what, length.to_owned());
    let friends = line("passage", "4");
    assert_eq!(slower(vec![], vec![]), vec![friends.clone()]);
    let retires = line("retire", "4");
    assert_eq!(
        slower(vec![Way::Retire], vec![]),
        [retires.clone(), friends.clone(), line("at_once", "2")]
    );
    assert_eq!(
        slower(vec![Way::Retire], vec![Crossed::HeavyWood])[2..],
        [line("heavy_wood", "2"), line("at_once", "0.5")]
    );
}

/// F-7.28, F-11.20: in the zone behind works a unit moves in any direction at half speed. A move
/// out of the zone has the usual rates beyond the zone, and no part of the move is slow for both
/// reasons.
#[test]
fn every_way_of_moving_in_the_zone_behind_works_goes_at_half_speed() {
    let mut battle = between(vec![shot(1, 12, 6)], vec![foot(20)]);
    is_at(
        &mut battle,
        FOOT,
        FeatureKind::LightFieldworks,
        Stand::Behind,
    );
    go_to(&mut battle, Step::MovesA);
    let slower = |way, ground| {
        let observed = MoveObservations {
            ways: vec![way],
            ground,
            ..moved(FOOT, Moved::Full)
        };
        let allowance = position(&battle).allowance(&observed).unwrap();
        let lines = allowance.slower.into_iter();
        let lines = lines.map(|line| (line.what, line.length.to_string()));
        lines.collect::<Vec<_>>()
    };
    let zone = ("fieldworks_zone", "4".to_owned());
    for way in Way::ALL {
        assert_eq!(slower(way, Some(1)), vec![zone.clone()], "{way:?}");
        let out = slower(way, None);
        assert_eq!(out.len(), 2, "{way:?}: {out:?}");
        assert_eq!(out[0].0, way.id());
        assert_eq!(out[1], zone);
    }
}
