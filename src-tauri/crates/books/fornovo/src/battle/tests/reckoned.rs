//! What a move, a manoeuvre and a volley come to, and how it is told.

use super::super::fire::{Arm, FireTold, RanksFired};
use super::super::moves::Crossed;
use super::moves::under;
use super::*;
use crate::{Weapon, WeaponSet};

fn shot(figures: u32) -> Unit {
    let mut shot = unit(1, Kind::Infantry, figures);
    shot.groups[0].weapons = WeaponSet::of(&[Weapon::Musket]);
    shot
}

fn moving(first: Unit) -> Battle {
    let friend = unit(2, Kind::Infantry, 24);
    let enemies = vec![unit(1, Kind::Infantry, 20)];
    under("D-229", "moves", vec![first, friend], enemies)
}

fn told(moved: Moved) -> MoveTold {
    MoveTold {
        moved,
        ..MoveTold::stood(FOOT)
    }
}

fn goes(told: MoveTold) -> Command {
    Command::Move(actions::Move { moves: vec![told] })
}

/// The foot of side 0 holds a block.
fn in_block(battle: &mut Battle) {
    let (kind, name) = (FeatureKind::TownBlock, String::new());
    play(
        battle,
        Command::NameGround(actions::NameGround { kind, name }),
        &[],
    );
    let stand = Stand::In;
    let (unit, spot) = (FOOT, Some(Spot { feature: 1, stand }));
    play(battle, Command::Stand(actions::Stand { unit, spot }), &[]);
}

/// F-7.33: guns are told before they unlimber what is told when they have.
#[test]
fn a_manoeuvre_is_offered_at_what_it_then_takes() {
    let mut guns = unit(1, Kind::Artillery, 8);
    guns.groups[0].gunner = true;
    guns.models.light_gun = 2;
    guns.models.limber = 2;
    let mut battle = moving(guns);
    go_to(&mut battle, Step::MovesA);
    let offers = battle.offers(Some(FOOT));
    let unlimber = offers.iter().find(|it| it.id == "manoeuvre.unlimber");
    let unlimber = unlimber.unwrap();
    let said = told_of(&battle, &unlimber.command, &[]);
    let cost = unlimber.label.rsplit(' ').next().unwrap();
    assert!(said[0].contains(cost), "{} {said:?}", unlimber.label);
}

/// F-11.20: only foot goes into works.
#[test]
fn guns_are_told_by_which_clause_works_are_closed_to_them() {
    let mut guns = unit(1, Kind::Artillery, 8);
    guns.groups[0].gunner = true;
    guns.models.light_gun = 2;
    let mut battle = moving(guns);
    go_to(&mut battle, Step::MovesA);
    let into = MoveTold {
        over: vec![Crossed::Fieldworks],
        ..told(Moved::Half)
    };
    let refused = battle.decide(&goes(into), &[], &mut Given::default());
    let Err(Refusal::AgainstRules(why)) = refused else {
        panic!("{refused:?}");
    };
    let works = why.iter().find(|it| it.id.starts_with("fieldworks"));
    assert_eq!(works.unwrap().clause.as_deref(), Some("F-11.20"));
}

/// F-11.15: the limit of a garrison's dice has a line of its own.
#[test]
fn a_garrison_is_told_why_it_has_fewer_dice() {
    let mut battle = moving(shot(24));
    in_block(&mut battle);
    go_to(&mut battle, Step::Fire);
    let aim = |front| {
        let told = FireTold {
            front,
            ..FireTold::plain(16, true)
        };
        let weapon = Weapon::Musket;
        let arm = Arm::Group { group: 0, weapon };
        let aim = table(&battle).aim(FOOT, ENEMY, arm, told).unwrap();
        let aim = aim.unwrap();
        (
            aim.dice.counted,
            aim.dice.dice,
            aim.fewer.map(|it| it.clause().as_str().to_owned()),
        )
    };
    assert_eq!(aim(None), (4, 4, None));
    assert_eq!(aim(Some(6)), (4, 3, Some("F-11.15".to_owned())));
}

/// F-2.64, D-251: the men in war wagons stand in no ranks.
#[test]
fn men_in_war_wagons_are_not_counted_by_ranks() {
    for (kind, most) in [
        (FeatureKind::WarWagons, None),
        (FeatureKind::Rough, Some(12)),
    ] {
        let mut men = shot(24);
        men.formation.front = Some(6);
        let mut battle = moving(men);
        let name = String::new();
        play(
            &mut battle,
            Command::NameGround(actions::NameGround { kind, name }),
            &[],
        );
        let stand = Stand::In;
        let (unit, spot) = (FOOT, Some(Spot { feature: 1, stand }));
        play(
            &mut battle,
            Command::Stand(actions::Stand { unit, spot }),
            &[],
        );
        let weapon = Weapon::Musket;
        let arm = Arm::Group { group: 0, weapon };
        let shoot = table(&battle).most_to_shoot(FOOT, arm, RanksFired::Both);
        assert_eq!(shoot, most, "{kind:?}");
    }
}

/// F-2.09, F-9.09: a row of less than half the front is no rank.
#[test]
fn a_short_row_is_no_rank_and_does_not_shoot() {
    for (figures, most) in [(12, 8), (13, 13), (20, 16)] {
        let mut men = shot(figures);
        men.formation.front = Some(8);
        let battle = moving(men);
        let weapon = Weapon::Musket;
        let arm = Arm::Group { group: 0, weapon };
        let shoot = table(&battle).most_to_shoot(FOOT, arm, RanksFired::Both);
        assert_eq!(shoot, Some(most), "{figures}");
    }
}
