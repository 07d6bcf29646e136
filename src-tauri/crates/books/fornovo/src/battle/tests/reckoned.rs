//! What a move, a manoeuvre and a volley come to, and how it is told.

use drumhead_words::Length;
use drumhead_words::play::{Answer, Scalar};

use super::super::moves::{Crossed, Way};
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

fn why(battle: &Battle, told: MoveTold) -> Vec<String> {
    match battle.decide(&goes(told), &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(why)) => why.into_iter().map(|it| it.id).collect(),
        _ => Vec::new(),
    }
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

/// F-9.36, D-229: nothing that only a move brings about is told of a unit that stood.
#[test]
fn a_unit_that_stood_has_neither_turned_nor_crossed_anything() {
    let mut battle = moving(shot(24));
    go_to(&mut battle, Step::MovesA);
    let stood = || told(Moved::Stood);
    assert!(why(&battle, stood()).is_empty());
    let moves = [
        MoveTold {
            ways: vec![Way::Wheel],
            ..stood()
        },
        MoveTold {
            over: vec![Crossed::Stream],
            ..stood()
        },
        MoveTold {
            through: vec![HORSE],
            ..stood()
        },
        MoveTold {
            straight_run: true,
            ..stood()
        },
        MoveTold {
            advanced: true,
            ..stood()
        },
    ];
    for told in moves {
        let half = MoveTold {
            moved: Moved::Half,
            ..told.clone()
        };
        assert_eq!(why(&battle, told.clone()), ["stood.0.1"], "{told:?}");
        assert!(why(&battle, half).is_empty(), "{told:?}");
    }
}

/// F-11.14: whoever emerges from a block has moved by half, and has half a move left.
#[test]
fn what_is_left_after_a_block_is_what_a_unit_goes() {
    let begin = || {
        let mut battle = moving(shot(24));
        in_block(&mut battle);
        go_to(&mut battle, Step::MovesA);
        battle
    };
    let after = |told: MoveTold| {
        let mut battle = begin();
        assert!(why(&battle, told.clone()).is_empty(), "{told:?}");
        play(&mut battle, goes(told), &[]);
        let live = &battle.state().units[&FOOT];
        (live.turn.moved, live.ground.is_some())
    };
    let emerges = MoveTold {
        over: vec![Crossed::OutOfBlock],
        ..told(Moved::Stood)
    };
    assert_eq!(after(told(Moved::Stood)), (Moved::Stood, true));
    assert_eq!(after(emerges), (Moved::Half, false));
    assert_eq!(after(told(Moved::Half)), (Moved::Full, false));
    assert_eq!(why(&begin(), told(Moved::Full)), ["spent.0.1"]);
}

/// F-11.09, F-11.20, F-2.65: what obstacles take is gone like the price of a manoeuvre (F-7.19).
#[test]
fn what_is_left_after_an_obstacle_is_what_a_unit_goes() {
    for (crossed, ranks) in [
        (Crossed::Fence, 2),
        (Crossed::HighWall, 2),
        (Crossed::Fieldworks, 4),
    ] {
        let mut battle = moving(shot(24));
        go_to(&mut battle, Step::MovesA);
        let over = |moved| MoveTold {
            over: vec![crossed],
            deep: Some(ranks),
            ..told(moved)
        };
        let full = why(&battle, over(Moved::Full));
        let left = table(&battle).allowance(&over(Moved::Full)).unwrap().left;
        let spent = left.times(2) <= Length::inches(8);
        assert_eq!(full == ["spent.0.1"], spent, "{crossed:?} {full:?}");
        play(&mut battle, goes(over(Moved::Half)), &[]);
        let turn = battle.state().units[&FOOT].turn;
        assert_eq!(turn.moved, Moved::Full, "{crossed:?}");
    }
}

/// What is asked of a move with these answers: the ends of the paths, and the choices of each.
fn asked(battle: &Battle, told: MoveTold) -> Vec<(String, Vec<Scalar>)> {
    let command = goes(told);
    let questions = battle.answered(&command, &command).questions.into_iter();
    let asked = questions.map(|question| {
        let choices = match question.answer {
            Answer::One { choices } | Answer::Some { choices } => choices,
            Answer::YesNo
            | Answer::Hex { .. }
            | Answer::Number { .. }
            | Answer::Boxes { .. }
            | Answer::Text { .. } => Vec::new(),
        };
        let choices = choices.into_iter().map(|choice| choice.value);
        let end = question.path.rsplit('/').next().unwrap().to_owned();
        (end, choices.collect())
    });
    asked.collect()
}

/// The choices of one of these questions; none where it is not asked.
fn choices(asked: &[(String, Vec<Scalar>)], name: &str) -> Option<Vec<String>> {
    let (_, choices) = asked.iter().find(|(end, _)| end == name)?;
    let word = |value: &Scalar| match value {
        Scalar::Text(word) => word.clone(),
        Scalar::YesNo(_) | Scalar::Number(_) | Scalar::Unit(_) | Scalar::Nothing(()) => {
            format!("{value:?}")
        }
    };
    Some(choices.iter().map(word).collect())
}

/// F-9.36: of a unit that stood it is not asked what it turned, crossed or passed.
#[test]
fn of_a_unit_that_stood_no_move_is_asked() {
    let mut battle = moving(shot(24));
    go_to(&mut battle, Step::MovesA);
    let names = |moved| {
        let asked = asked(&battle, told(moved)).into_iter();
        asked.map(|(end, _)| end).collect::<Vec<_>>()
    };
    assert_eq!(names(Moved::Stood), ["moved", "disordered"]);
    assert!(names(Moved::Half).contains(&"over".to_owned()));
    // What was answered before is dropped when the unit is said to have stood.
    let filled = goes(MoveTold {
        over: vec![Crossed::Stream],
        ..told(Moved::Stood)
    });
    let answered = battle.answered(&goes(told(Moved::Stood)), &filled);
    assert_eq!(answered.command, goes(told(Moved::Stood)));
}

/// F-11.14, F-7.19: no more is asked of a move than is left of it.
#[test]
fn a_move_is_asked_for_no_more_than_is_left_of_it() {
    let mut battle = moving(shot(24));
    in_block(&mut battle);
    go_to(&mut battle, Step::MovesA);
    let stood = asked(&battle, told(Moved::Stood));
    assert_eq!(choices(&stood, "over").unwrap(), ["out_of_block"]);
    // More than half a move is left only to a unit that stays in its block.
    let block = |moved| {
        let places = choices(&asked(&battle, told(moved)), "ground");
        places.unwrap()
    };
    assert_eq!(block(Moved::Full), ["Number(1)"]);
    assert_eq!(block(Moved::Half), ["Nothing(())", "Number(1)"]);
    let mut battle = moving(shot(24));
    go_to(&mut battle, Step::MovesA);
    let crosses = |moved, over: Vec<Crossed>| {
        let told = MoveTold {
            over,
            deep: Some(2),
            ..told(moved)
        };
        choices(&asked(&battle, told), "over").unwrap()
    };
    let fence = || Crossed::Fence.id().to_owned();
    assert!(!crosses(Moved::Full, vec![]).contains(&fence()));
    assert!(crosses(Moved::Half, vec![]).contains(&fence()));
    // Two obstacles take more than the whole move.
    let wall = vec![Crossed::HighWall];
    assert!(!crosses(Moved::Half, wall.clone()).contains(&fence()));
    let both = goes(MoveTold {
        over: vec![Crossed::HighWall, Crossed::Fence],
        deep: Some(2),
        ..told(Moved::Half)
    });
    let offered = goes(MoveTold {
        deep: Some(2),
        ..told(Moved::Stood)
    });
    let kept = goes(MoveTold {
        over: wall,
        deep: Some(2),
        ..told(Moved::Half)
    });
    assert_eq!(battle.answered(&offered, &both).command, kept);
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
