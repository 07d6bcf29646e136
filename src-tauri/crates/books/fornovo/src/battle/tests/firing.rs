//! Shooting: targets, and the figures and guns that shoot.

use drumhead_rules::frame::prelude::{Action, Question};
use drumhead_vocabulary::Length;

use super::*;
use crate::battle::hits::HitStage;
use crate::shooting::Side;
use crate::tables::shooting::GunClass;

/// A second enemy unit.
const OTHER: UnitRef = UnitRef::new(1, 2);

fn shot(number: u16, figures: u32) -> Unit {
    Unit {
        groups: vec![armed(Weapon::Musket, figures)],
        ..unit(number, Kind::Infantry, 0)
    }
}

fn shoots(target: UnitRef, arm: Arm, observed: FireObservations) -> Command {
    Command::Shoot(actions::Shoot {
        unit: FOOT,
        target,
        arm,
        observed,
    })
}

/// Returns the questions about an order.
fn questions(battle: &Battle, order: &Command) -> Vec<Question> {
    let Command::Shoot(order) = order else {
        panic!("{order:?}");
    };
    Action::questions(order, battle)
}

const MUSKETS: Arm = Arm::Group {
    group: 0,
    weapon: Weapon::Musket,
};

/// F-9.12: only the target shoots at a charge of exactly half a full charge.
#[test]
fn others_shoot_at_a_charge_of_more_than_half_a_full_charge() {
    for (more, objects) in [(0, true), (1, false)] {
        let mut horse = unit(1, Kind::Cavalry, 12);
        horse.charge = Some(ChargeStyle::Gallop);
        let second = Unit {
            number: UnitNumber(2),
            ..foot(20)
        };
        let enemies = vec![horse, second];
        let mut battle = between(vec![shot(1, 24), shot(2, 24)], enemies);
        go_to(&mut battle, Step::ChargesB);
        let usual = ChargeObservations::default();
        let reach = position(&battle).charge_reach(ENEMY, &usual).unwrap();
        let distance = Some(reach.total().part(2).plus(Length::inches(more)));
        let observed = ChargeObservations { distance, ..usual };
        charge_with(&mut battle, ENEMY, HORSE, observed);
        go_to(&mut battle, Step::Fire);
        let why = objections(
            &battle,
            &shoots(ENEMY, MUSKETS, FireObservations::plain(12, true)),
        );
        assert_eq!(why.iter().any(|id| id == "charges_other"), objects);
    }
}

fn battery(number: u16, gunners: u32, models: Models) -> Unit {
    Unit {
        models,
        ..unit(number, Kind::Artillery, gunners)
    }
}

/// F-9.17: a battery in the open is a normal target, even if enfiladed.
#[test]
fn a_battery_is_never_dense() {
    let guns = Models {
        medium_gun: 2,
        ..Models::default()
    };
    let enemies = vec![
        battery(1, 8, guns),
        Unit {
            number: UnitNumber(2),
            ..foot(20)
        },
    ];
    let mut battle = between(vec![battery(1, 8, guns)], enemies);
    go_to(&mut battle, Step::Fire);
    let (class, ball) = (GunClass::Medium, true);
    let arm = Arm::Guns { class, ball };
    let dense = FireObservations {
        dense: true,
        ..FireObservations::plain(2, true)
    };
    for (target, may_be) in [(ENEMY, false), (OTHER, true)] {
        let volley = position(&battle).volley(FOOT, target, arm, dense).unwrap();
        assert_eq!(volley.target.classes.dense, may_be);
        let asked = questions(&battle, &shoots(target, arm, dense));
        let asks = asked.iter().any(|it| it.path.ends_with("observed/dense"));
        assert_eq!(asks, may_be);
    }
}

/// F-9.03: each face of a square shoots on its own; the figures of any other unit must shoot near
/// its first target.
#[test]
fn faces_of_a_square_may_shoot_at_targets_far_apart() {
    let other = Unit {
        number: UnitNumber(2),
        ..foot(20)
    };
    let mut battle = between(vec![shot(1, 24)], vec![foot(20), other]);
    go_to(&mut battle, Step::Fire);
    let at = |target| shoots(target, MUSKETS, FireObservations::plain(4, true));
    for (square, expected) in [(true, false), (false, true)] {
        let mut battle = battle.clone();
        set(&mut battle, FOOT, |it| it.square = square);
        play(&mut battle, at(ENEMY), &[1]);
        assert_eq!(battle.preview(&at(OTHER)).needs.is_some(), expected);
    }
}

/// F-9.09: groups with different weapons share the two ranks that shoot.
#[test]
fn two_kinds_of_missiles_share_two_ranks() {
    let weapons = [Weapon::Longbow, Weapon::Crossbow];
    let mut men = Unit {
        groups: weapons.map(|weapon| armed(weapon, 12)).to_vec(),
        ..foot(0)
    };
    men.formation.front = Some(8);
    let mut battle = between(vec![men], vec![foot(20)]);
    go_to(&mut battle, Step::Fire);
    let arm = |group: u8| {
        let weapon = weapons[usize::from(group)];
        Arm::Group { group, weapon }
    };
    let most =
        |battle: &Battle, group| position(battle).most_to_shoot(FOOT, arm(group), RanksFired::Both);
    let shoot = |group, figures| shoots(ENEMY, arm(group), FireObservations::plain(figures, true));
    assert_eq!(most(&battle, 1), Some(12));
    play(&mut battle, shoot(0, 12), &[1, 1, 1]);
    assert_eq!(most(&battle, 1), Some(4));
    assert_eq!(objections(&battle, &shoot(1, 5)), ["ranks"]);
    play(&mut battle, shoot(1, 4), &[1]);
    assert!(!may_shoot(&battle, FOOT));
}

/// F-9.02, F-9.04: figures at close and at far range shoot separately, and their dice are counted
/// together.
#[test]
fn figures_in_two_bands_shoot_separately_at_one_target() {
    let mut men = shot(1, 12);
    men.formation.front = Some(6);
    let mut battle = between(vec![men], vec![foot(20)]);
    go_to(&mut battle, Step::Fire);
    let part = |figures, close| shoots(ENEMY, MUSKETS, FireObservations::plain(figures, close));
    play(&mut battle, part(6, true), &[4]);
    assert!(may_shoot(&battle, FOOT));
    let more = battle.decide(&part(7, false), &[], &mut Given::default());
    assert!(matches!(more, Err(Refusal::Impossible(_))), "{more:?}");
    let dice = battle.preview(&part(6, false)).pool.unwrap().dice;
    assert_eq!(dice, 2);
    play(&mut battle, part(6, false), &[6, 6]);
    let hits = battle.state().blows.values().map(|blow| blow.hits);
    assert_eq!(hits.collect::<Vec<_>>(), [1, 2]);
    assert!(!may_shoot(&battle, FOOT));
    go_to(&mut battle, Step::FireTests);
    let shot = state(&battle, ENEMY).turn.shot;
    assert_eq!((shot.gunpowder, shot.shooters), (3, 12));
}

/// F-9.02: each gun of a battery may fire either kind of shot.
#[test]
fn a_battery_may_fire_both_kinds_of_shot_at_one_target() {
    let guns = Models {
        medium_gun: 2,
        ..Models::default()
    };
    let mut battle = between(vec![battery(1, 8, guns)], vec![foot(20)]);
    go_to(&mut battle, Step::Fire);
    let class = GunClass::Medium;
    let one = FireObservations::plain(1, true);
    for ball in [true, false] {
        play(
            &mut battle,
            shoots(ENEMY, Arm::Guns { class, ball }, one),
            &[6],
        );
    }
    assert_eq!(battle.state().blows.len(), 2);
    assert!(!may_shoot(&battle, FOOT));
}

/// F-9.39: each gun of a battery is loaded on its own; an early light gun needs a turn to reload.
#[test]
fn each_gun_of_a_battery_reloads_on_its_own() {
    let guns = Models {
        light_gun: 2,
        ..Models::default()
    };
    let mut setup = Setup::of(army(vec![battery(1, 8, guns)]), army(vec![foot(60)]));
    setup.year = 1500;
    let mut battle = Battle::new(setup).unwrap();
    go_to(&mut battle, Step::Fire);
    let (class, ball) = (GunClass::Light, true);
    let arm = Arm::Guns { class, ball };
    let shoot = |guns| shoots(ENEMY, arm, FireObservations::plain(guns, true));
    let loaded = |battle: &Battle| position(battle).loaded(FOOT, class, ball);
    let next = |battle: &mut Battle| {
        go_to(battle, Step::FireTests);
        go_to(battle, Step::Fire);
        loaded(battle)
    };
    assert_eq!(loaded(&battle), 2);
    play(&mut battle, shoot(1), &[1]);
    assert_eq!(loaded(&battle), 1);
    assert_eq!(next(&mut battle), 1);
    let both = battle.decide(&shoot(2), &[], &mut Given::default());
    assert!(matches!(both, Err(Refusal::Impossible(_))), "{both:?}");
    play(&mut battle, shoot(1), &[1]);
    assert_eq!(loaded(&battle), 0);
    // The gun that fired first is loaded; the other is not.
    assert_eq!(next(&mut battle), 1);
    assert_eq!(next(&mut battle), 2);
}

/// F-9.18: the hits of all shooters on a mixed unit are allocated together, and figures save once
/// all hits are allocated.
#[test]
fn hits_of_several_shooters_are_allocated_together() {
    let heavy = |weapon| Group {
        armour: Armour::Heavy,
        ..armed(weapon, 12)
    };
    let mut mixed = foot(0);
    mixed.groups = vec![heavy(Weapon::Pike), heavy(Weapon::Musket)];
    let bows = |number| Unit {
        groups: vec![armed(Weapon::Longbow, 4)],
        ..unit(number, Kind::Infantry, 0)
    };
    let mut battle = between((1..=3).map(bows).collect(), vec![mixed]);
    go_to(&mut battle, Step::Fire);
    let blow = |shooter| BlowKey {
        target: ENEMY,
        from: UnitRef::new(0, shooter),
        arm: 0,
        volley: 0,
    };
    let to_allocate = |battle: &Battle| {
        let divides = |shooter: &u16| {
            let blow = blow(*shooter);
            position(battle).hit_stage(blow) == Some(HitStage::Undivided)
        };
        (1..=3).filter(divides).collect::<Vec<u16>>()
    };
    let divide = |shooter, hits: [u32; 2]| {
        let (blow, hits) = (blow(shooter), hits.to_vec());
        Command::Divide(actions::Divide { blow, hits })
    };
    for shooter in 1..=3 {
        let (group, weapon) = (0, Weapon::Longbow);
        let shoot = actions::Shoot {
            unit: UnitRef::new(0, shooter),
            target: ENEMY,
            arm: Arm::Group { group, weapon },
            observed: FireObservations::plain(4, true),
        };
        play(&mut battle, shoot, &[6]);
    }
    assert_eq!(to_allocate(&battle), [1, 2, 3]);
    play(&mut battle, divide(2, [1, 0]), &[]);
    // The first shooter's hit must now be on the muskets. The third shooter's hit can be on either
    // type of troops.
    assert_eq!(to_allocate(&battle), [3]);
    assert_eq!(battle.state().blows[&blow(1)].divided, Some(vec![0, 1]));
    let (group, save) = (0, |blow, group| {
        Command::Save(actions::Save { blow, group })
    });
    assert_eq!(
        objections(&battle, &save(blow(2), group)),
        ["allocate_first"]
    );
    play(&mut battle, divide(3, [0, 1]), &[]);
    assert!(objections(&battle, &save(blow(2), group)).is_empty());
}

/// F-9.10, F-9.08: a unit that shoots to every side shoots at a charger in its rear if the players
/// allow it; other units cannot.
#[test]
fn players_may_allow_mounted_fire_at_a_charge_in_the_rear() {
    let bows = |kind| Unit {
        groups: vec![armed(Weapon::SelfBow, 12)],
        ..unit(1, kind, 0)
    };
    let decided = |kind| {
        let mut battle = between(vec![bows(kind)], vec![unit(1, Kind::Cavalry, 12)]);
        go_to(&mut battle, Step::ChargesB);
        let observed = ChargeObservations {
            onto: Facing::Rear,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, ENEMY, FOOT, observed);
        go_to(&mut battle, Step::Fire);
        let arm = Arm::Group {
            group: 0,
            weapon: Weapon::SelfBow,
        };
        let shot = shoots(ENEMY, arm, FireObservations::plain(12, true));
        let allowed = ["flank_charger".to_owned()];
        [&[], &allowed[..]].map(|allowed| battle.decide(&shot, allowed, &mut Given::default()))
    };
    let [asked, allowed] = decided(Kind::Cavalry);
    let Err(Refusal::AgainstRules(why)) = asked else {
        panic!("{asked:?}");
    };
    let why: Vec<&str> = why.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(why, ["flank_charger"]);
    assert!(matches!(allowed, Err(Refusal::NeedDice(_))), "{allowed:?}");
    let never = |refused| matches!(refused, Err(Refusal::Impossible(_)));
    assert!(decided(Kind::Infantry).into_iter().all(never));
}

/// F-9.36, F-9.02: half of a unit's hits on one target count in total, even if its figures shot
/// separately.
#[test]
fn hits_in_two_bands_are_halved_together() {
    for halved in ["before_saves", "after_saves"] {
        let mut men = shot(1, 16);
        men.formation.front = Some(8);
        let enemies = vec![foot(20)];
        let mut battle = under("D-160", halved, vec![men], enemies);
        set(&mut battle, FOOT, |it| it.turn.moved = Moved::Half);
        set(&mut battle, FOOT, |it| it.turn.walked = Moved::Half);
        go_to(&mut battle, Step::Fire);
        set(&mut battle, FOOT, |it| it.turn.moved = Moved::Half);
        set(&mut battle, FOOT, |it| it.turn.walked = Moved::Half);
        let part = |close| shoots(ENEMY, MUSKETS, FireObservations::plain(8, close));
        play(&mut battle, part(true), &[4, 1]);
        play(&mut battle, part(false), &[6, 1]);
        go_to(&mut battle, Step::FireTests);
        assert_eq!(state(&battle, ENEMY).turn.shot.gunpowder, 1, "{halved}");
        assert_eq!(state(&battle, ENEMY).figures(), 19, "{halved}");
    }
}

/// F-8.23: fire from the rear counts in the test even if it does not hit.
#[test]
fn a_shot_from_the_rear_counts_even_if_it_misses() {
    for side in [Side::Front, Side::Rear] {
        let mut battle = between(vec![shot(1, 24), shot(2, 24)], vec![foot(20)]);
        go_to(&mut battle, Step::Fire);
        let observed = FireObservations::plain(12, true);
        play(&mut battle, shoots(ENEMY, MUSKETS, observed), &[6, 6, 6]);
        let second = Command::Shoot(actions::Shoot {
            unit: HORSE,
            target: ENEMY,
            arm: MUSKETS,
            observed: FireObservations { side, ..observed },
        });
        play(&mut battle, second, &[1, 1, 1]);
        go_to(&mut battle, Step::FireTests);
        let shot = state(&battle, ENEMY).turn.shot;
        assert!(shot.gunpowder > 0);
        assert_eq!(shot.flank_or_rear, side == Side::Rear);
    }
}
