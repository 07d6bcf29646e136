//! Ways to go and to shoot where the book leaves room: each ruling, and both sides of its reading.

use drumhead_words::Length;
use drumhead_words::play::OfferId;

use super::super::super::tables::shooting::GunClass;
use super::super::arms::arms;
use super::super::moves::{Crossed, Upsets, Way};
use super::super::targets::against_shooting;
use super::moves::{foot, under};
use super::*;
use crate::{Weapon, WeaponSet};

const FRIEND: UnitRef = UnitRef::new(0, 2);

/// Foot with muskets, in rows of so many.
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

fn moved(unit: UnitRef, how: Moved) -> MoveTold {
    MoveTold {
        moved: how,
        ..MoveTold::stood(unit)
    }
}

fn moves(told: MoveTold) -> Command {
    Command::Move(actions::Move { moves: vec![told] })
}

fn against(battle: &Battle, command: &Command) -> Vec<String> {
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(why)) => why.into_iter().map(|it| it.id).collect(),
        _ => Vec::new(),
    }
}

fn volley(target: UnitRef, figures: u32) -> Command {
    let (group, weapon) = (0, Weapon::Musket);
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target,
        arm: Arm::Group { group, weapon },
        told: FireTold::plain(figures, true),
    })
}

#[test]
fn ground_upsets_a_unit_as_the_book_has_it() {
    for crossed in Crossed::ALL {
        let upsets = crossed.upsets();
        let divides = crossed
            .kind()
            .is_some_and(|(_, stand)| stand == Stand::Across);
        assert_eq!(upsets == Upsets::Divided, divides, "{crossed:?}");
    }
}

#[test]
fn what_divides_a_unit_disorders_it_on_the_way_or_where_its_move_ends() {
    for (option, disorders) in [("crossing", true), ("left", false)] {
        let mut battle = under("D-225", option, vec![foot(24)], vec![foot(20)]);
        go_to(&mut battle, Step::MovesA);
        let over = vec![Crossed::Fence];
        let told = MoveTold {
            over,
            ..moved(FOOT, Moved::Full)
        };
        play(&mut battle, moves(told), &[]);
        let live = &battle.state().units[&FOOT];
        assert_eq!(live.disorder.is_some(), disorders, "{option}");
    }
}

#[test]
fn a_unit_leaves_the_block_that_it_holds_at_half_a_move() {
    let mut battle = battle();
    let (kind, name) = (FeatureKind::TownBlock, String::new());
    play(
        &mut battle,
        Command::NameGround(actions::NameGround { kind, name }),
        &[],
    );
    let spot = Some(Spot {
        feature: 1,
        stand: Stand::In,
    });
    play(
        &mut battle,
        Command::Stand(actions::Stand { unit: FOOT, spot }),
        &[],
    );
    go_to(&mut battle, Step::MovesA);
    let left = |told: &MoveTold| table(&battle).allowance(told).unwrap().left;
    let out = moved(FOOT, Moved::Full);
    assert_eq!(left(&out), Length::inches(4));
    let within = MoveTold {
        ground: Some(1),
        ..out
    };
    assert_eq!(left(&within), Length::inches(8));
}

#[test]
fn a_unit_that_is_passed_through_stands_all_the_step_or_while_they_pass() {
    let horse = || unit(2, Kind::Cavalry, 12);
    for (option, stands) in [("whole_step", true), ("at_the_time", false)] {
        let begin = || {
            let mut battle = under("D-228", option, vec![foot(24), horse()], vec![foot(20)]);
            go_to(&mut battle, Step::MovesA);
            battle
        };
        let through = || MoveTold {
            through: vec![FOOT],
            ..moved(FRIEND, Moved::Half)
        };
        let mut battle = begin();
        play(&mut battle, moves(through()), &[]);
        let why = against(&battle, &moves(moved(FOOT, Moved::Half)));
        assert_eq!(!why.is_empty(), stands, "{option}: {why:?}");
        let mut battle = begin();
        play(&mut battle, moves(moved(FOOT, Moved::Half)), &[]);
        let why = against(&battle, &moves(through()));
        assert_eq!(!why.is_empty(), stands, "{option}: {why:?}");
    }
}

#[test]
fn a_manoeuvre_on_the_spot_halves_fire_or_does_not() {
    for (option, halved) in [("moves", true), ("stands", false)] {
        let first = vec![shot(1, 24, 8)];
        let mut battle = under("D-229", option, first, vec![foot(20)]);
        go_to(&mut battle, Step::MovesA);
        let (unit, what) = (FOOT, Manoeuvre::ChangeFacing);
        play(
            &mut battle,
            Command::Manoeuvre(actions::Manoeuvre { unit, what }),
            &[],
        );
        go_to(&mut battle, Step::Fire);
        let (arm, _) = arms(table(&battle), FOOT)[0];
        let told = FireTold::plain(16, true);
        let aim = table(&battle).aim(FOOT, ENEMY, arm, told).unwrap().unwrap();
        assert_eq!(!aim.lessened.is_empty(), halved, "{option}");
    }
}

#[test]
fn two_ranks_shoot_and_the_rest_of_them_at_another_target() {
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let first = vec![shot(1, 24, 8)];
    let mut battle = Battle::new(Setup::of(army(first), army(second))).unwrap();
    go_to(&mut battle, Step::Fire);
    let other = UnitRef::new(1, 2);
    assert_eq!(against(&battle, &volley(ENEMY, 24)), ["ranks"]);
    play(&mut battle, volley(ENEMY, 12), &[1, 1, 1]);
    let (arm, _) = arms(table(&battle), FOOT)[0];
    let why = |figures| {
        let why = against_shooting(&battle, FOOT, (arm, FireTold::plain(figures, true)));
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
    let offers = battle.offers(Some(FOOT));
    assert!(
        !offers
            .iter()
            .any(|it| it.id.to_string().starts_with("shoot"))
    );
}

#[test]
fn gunners_of_a_gun_that_fired_serve_no_other() {
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let first = vec![guns(1, 2, 7)];
    let mut battle = Battle::new(Setup::of(army(first), army(second))).unwrap();
    go_to(&mut battle, Step::Fire);
    let arm = Arm::Guns {
        class: GunClass::Medium,
        ball: true,
    };
    let dice = |battle: &Battle, target| {
        let told = FireTold::plain(1, true);
        let aim = table(battle).aim(FOOT, target, arm, told).unwrap();
        aim.map(|aim| aim.dice.dice).unwrap_or(0)
    };
    assert_eq!(dice(&battle, ENEMY), 1);
    let (unit, target, told) = (FOOT, ENEMY, FireTold::plain(1, true));
    play(
        &mut battle,
        Command::Shoot(actions::Shoot {
            unit,
            target,
            arm,
            told,
        }),
        &[1],
    );
    // Three are left of seven, and a remainder of three earns a die.
    assert_eq!(dice(&battle, UnitRef::new(1, 2)), 1);
}

#[test]
fn hits_of_own_guns_make_a_unit_test_or_do_not() {
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
            told: FireTold {
                friend: Some(FRIEND),
                ..FireTold::plain(2, true)
            },
        });
        play(&mut battle, fires, &[6, 6]);
        go_to(&mut battle, Step::FireTests);
        let owed = Duty::Test {
            unit: FRIEND,
            test: Test::Shooting,
        };
        assert_eq!(demands(&battle, &owed), tests, "{option}");
    }
}

#[test]
fn losses_that_thin_a_unit_disorder_it_under_one_reading() {
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
            told: FireTold::plain(2, true),
        });
        play(&mut battle, fires, &[6, 6]);
        go_to(&mut battle, Step::FireTests);
        let live = &battle.state().units[&FOOT];
        assert!(live.figures() < 21, "{}", live.figures());
        assert_eq!(live.disorder.is_some(), disorders, "{option}");
    }
}

#[test]
fn sideways_and_backward_are_no_advance() {
    for way in Way::ALL {
        let told = MoveTold {
            ways: vec![way],
            ..moved(FOOT, Moved::Half)
        };
        let aside = matches!(way, Way::Sidestep | Way::Retire);
        assert_eq!(told.goes_forward(), !aside, "{way:?}");
    }
    assert!(moved(FOOT, Moved::Full).goes_forward());
    let away = true;
    let turned = MoveTold {
        away,
        ..moved(FOOT, Moved::Full)
    };
    assert!(!turned.goes_forward());
}
