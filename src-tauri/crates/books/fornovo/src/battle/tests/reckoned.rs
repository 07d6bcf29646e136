//! Costs and scores of moves, manoeuvres and volleys, and their explanations.

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::{Answer, Scalar};

use super::*;
use crate::battle::moves::{Crossed, Way};

fn shot(figures: u32) -> Unit {
    let mut shot = foot(figures);
    shot.groups[0].weapons = WeaponSet::of(&[Weapon::Musket]);
    shot
}

fn moving(first: Unit) -> Battle {
    let friend = unit(2, Kind::Infantry, 24);
    let enemies = vec![foot(20)];
    under("D-229", "moves", vec![first, friend], enemies)
}

fn observed(moved: Moved) -> MoveObservations {
    MoveObservations {
        moved,
        ..MoveObservations::stood(FOOT)
    }
}

fn why(battle: &Battle, observed: MoveObservations) -> Vec<String> {
    objections(battle, &moves(observed))
}

/// Places the foot of side 0 in a block.
fn in_block(battle: &mut Battle) {
    is_at(battle, FOOT, FeatureKind::TownBlock, Stand::In);
}

/// F-9.36, D-229: a unit that did not move has no observations of a move.
#[test]
fn a_unit_that_did_not_move_has_no_observations_of_a_move() {
    let mut battle = moving(shot(24));
    go_to(&mut battle, Step::MovesA);
    let stood = || observed(Moved::Stood);
    assert!(why(&battle, stood()).is_empty());
    let moves = [
        MoveObservations {
            ways: vec![Way::Wheel],
            ..stood()
        },
        MoveObservations {
            over: vec![Crossed::Stream],
            ..stood()
        },
        MoveObservations {
            through: vec![HORSE],
            ..stood()
        },
        MoveObservations {
            straight_run: true,
            ..stood()
        },
        MoveObservations {
            advanced: true,
            ..stood()
        },
    ];
    for observed in moves {
        let half = MoveObservations {
            moved: Moved::Half,
            ..observed.clone()
        };
        assert_eq!(
            why(&battle, observed.clone()),
            ["stood.0.1"],
            "{observed:?}"
        );
        assert!(why(&battle, half).is_empty(), "{observed:?}");
    }
}

/// F-11.14: a unit that leaves a block has used half its move, and has the other half left.
#[test]
fn leaving_a_block_uses_half_a_move() {
    let begin = || {
        let mut battle = moving(shot(24));
        in_block(&mut battle);
        go_to(&mut battle, Step::MovesA);
        battle
    };
    let after = |observed: MoveObservations| {
        let mut battle = begin();
        assert!(why(&battle, observed.clone()).is_empty(), "{observed:?}");
        play(&mut battle, moves(observed), &[]);
        let state = state(&battle, FOOT);
        (state.turn.moved, state.ground.is_some())
    };
    let emerges = MoveObservations {
        over: vec![Crossed::OutOfBlock],
        ..observed(Moved::Stood)
    };
    assert_eq!(after(observed(Moved::Stood)), (Moved::Stood, true));
    assert_eq!(after(emerges), (Moved::Half, false));
    // The shares of the move that players enter include the cost of leaving the block.
    assert_eq!(after(observed(Moved::Half)), (Moved::Half, false));
    assert_eq!(after(observed(Moved::Full)), (Moved::Full, false));
}

/// F-11.09, F-11.10, F-11.20: the cost of obstacles is spent like the cost of a manoeuvre, and is
/// part of the share of its move that a unit has spent (F-7.19, F-9.36).
#[test]
fn crossing_an_obstacle_uses_part_of_the_move() {
    for (crossed, ranks, class) in [
        (Crossed::Fence, 2, Moved::Half),
        (Crossed::HighWall, 3, Moved::Full),
        (Crossed::Fieldworks, 4, Moved::Half),
        (Crossed::Ditch, 3, Moved::Half),
    ] {
        let mut battle = moving(shot(24));
        go_to(&mut battle, Step::MovesA);
        let over = |moved| MoveObservations {
            over: vec![crossed],
            deep: Some(ranks),
            ..observed(moved)
        };
        assert!(why(&battle, over(Moved::Full)).is_empty(), "{crossed:?}");
        play(&mut battle, moves(over(Moved::Half)), &[]);
        let turn = state(&battle, FOOT).turn;
        assert_eq!(turn.moved, class, "{crossed:?}");
    }
}

/// F-11.03, D-190: a stream alone costs heavy guns at least half their move, so crossing it takes
/// more than half.
#[test]
fn a_stream_takes_more_than_half_the_move_of_heavy_guns() {
    for crossed in [Crossed::Stream, Crossed::Ford] {
        let mut guns = unit(1, Kind::Artillery, 6);
        guns.groups[0].gunner = true;
        guns.models.heavy_gun = 2;
        guns.models.limber = 2;
        let mut battle = moving(guns);
        go_to(&mut battle, Step::MovesA);
        let over = |moved| MoveObservations {
            over: vec![crossed],
            ..observed(moved)
        };
        assert_eq!(why(&battle, over(Moved::Half)), ["over_half.0.1"]);
        assert!(why(&battle, over(Moved::Full)).is_empty());
    }
}

/// Returns the questions about a move with these observations: the last part of each path, and the
/// choices.
fn asked(battle: &Battle, observed: MoveObservations) -> Vec<(String, Vec<Scalar>)> {
    let command = moves(observed);
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

/// Returns the choices of one of these questions; `None` if it is not asked.
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

/// F-9.36: a unit that did not move is asked no questions about its path.
#[test]
fn questions_about_a_move_need_a_move() {
    let mut battle = moving(shot(24));
    go_to(&mut battle, Step::MovesA);
    let names = |moved| {
        let asked = asked(&battle, observed(moved)).into_iter();
        asked.map(|(end, _)| end).collect::<Vec<_>>()
    };
    assert_eq!(names(Moved::Stood), ["moved", "disordered"]);
    assert!(names(Moved::Half).contains(&"over".to_owned()));
    // Answers already entered are dropped when the players say that the unit did not move.
    let filled = moves(MoveObservations {
        over: vec![Crossed::Stream],
        ..observed(Moved::Stood)
    });
    let answered = battle.answered(&moves(observed(Moved::Stood)), &filled);
    assert_eq!(answered.command, moves(observed(Moved::Stood)));
}

/// F-11.14, F-7.19: only crossings whose costs are within the rest of the move are offered.
#[test]
fn only_distances_within_the_rest_of_the_move_are_offered() {
    let mut battle = moving(shot(24));
    in_block(&mut battle);
    go_to(&mut battle, Step::MovesA);
    let stood = asked(&battle, observed(Moved::Stood));
    assert_eq!(choices(&stood, "over").unwrap(), ["out_of_block"]);
    let block = |moved| {
        let places = choices(&asked(&battle, observed(moved)), "ground");
        places.unwrap()
    };
    assert_eq!(block(Moved::Full), ["Nothing(())", "Number(1)"]);
    assert_eq!(block(Moved::Half), ["Nothing(())", "Number(1)"]);
    let mut battle = moving(shot(24));
    go_to(&mut battle, Step::MovesA);
    let crosses = |moved, over: Vec<Crossed>| {
        let observed = MoveObservations {
            over,
            deep: Some(3),
            ..observed(moved)
        };
        choices(&asked(&battle, observed), "over").unwrap()
    };
    let fence = || Crossed::Fence.id().to_owned();
    // A fence costs three ranks 6 of 8 inches: crossing it is itself a full move (D-269).
    assert!(crosses(Moved::Full, vec![]).contains(&fence()));
    assert!(crosses(Moved::Half, vec![]).contains(&fence()));
    // Two obstacles cost more than the full move.
    let wall = vec![Crossed::HighWall];
    assert!(!crosses(Moved::Half, wall.clone()).contains(&fence()));
    let both = moves(MoveObservations {
        over: vec![Crossed::HighWall, Crossed::Fence],
        deep: Some(3),
        ..observed(Moved::Half)
    });
    let offered = moves(MoveObservations {
        deep: Some(3),
        ..observed(Moved::Stood)
    });
    let expected = moves(MoveObservations {
        over: wall,
        deep: Some(3),
        ..observed(Moved::Half)
    });
    assert_eq!(battle.answered(&offered, &both).command, expected);
}

/// F-7.33: the offer to unlimber shows the same cost as its log line.
#[test]
fn an_offered_manoeuvre_shows_its_cost() {
    let mut guns = unit(1, Kind::Artillery, 8);
    guns.groups[0].gunner = true;
    guns.models.light_gun = 2;
    guns.models.limber = 2;
    let mut battle = moving(guns);
    go_to(&mut battle, Step::MovesA);
    let offers = battle.offers(Some(FOOT));
    let unlimber = offers
        .iter()
        .find(|it| it.id == "manoeuvre.unlimber")
        .unwrap();
    let details = details_of(&battle, &unlimber.command, &[]);
    let cost = unlimber.label.rsplit(' ').next().unwrap();
    assert!(details[0].contains(cost), "{} {details:?}", unlimber.label);
}

/// F-7.22, F-7.19: with the rest of its move, a unit may change its frontage as far as the cost
/// allows.
#[test]
fn a_unit_may_change_frontage_with_the_rest_of_its_move() {
    let is_change = |offer: &Offer<Command>| {
        let Command::Manoeuvre(manoeuvre) = &offer.command else {
            return false;
        };
        manoeuvre.what.with_number(1).is_some()
    };
    let numbers = |battle: &Battle| {
        let offers = battle.offers(Some(FOOT));
        let questions = &offers.iter().find(|it| is_change(it))?.questions;
        questions.iter().find_map(|it| {
            if let Answer::Number { least, most } = it.answer {
                Some((least, most))
            } else {
                None
            }
        })
    };
    for (front, changed) in [(Some(8), (6, 10)), (None, (1, 2))] {
        let mut unit = shot(24);
        unit.formation.front = front;
        let mut battle = moving(unit);
        go_to(&mut battle, Step::MovesA);
        assert_eq!(numbers(&battle), Some((1, 24)));
        let what = Manoeuvre::ChangeFacing;
        play(&mut battle, actions::Manoeuvre { unit: FOOT, what }, &[]);
        assert_eq!(numbers(&battle), Some(changed));
        // A second change of facing uses up the move. A change of frontage is then refused, and its
        // offer gives the reason.
        play(&mut battle, actions::Manoeuvre { unit: FOOT, what }, &[]);
        assert_eq!(numbers(&battle), None);
        let closed = battle.out_of_sequence(FOOT);
        assert_eq!(
            closed.iter().find(|it| is_change(it)).unwrap().against[0]
                .clause
                .as_deref(),
            Some("F-7.19")
        );
    }
}

/// F-11.20: only foot may enter works.
#[test]
fn the_clause_that_closes_works_to_guns_is_shown() {
    let mut guns = unit(1, Kind::Artillery, 8);
    guns.groups[0].gunner = true;
    guns.models.light_gun = 2;
    let mut battle = moving(guns);
    go_to(&mut battle, Step::MovesA);
    let into = MoveObservations {
        over: vec![Crossed::Fieldworks],
        ..observed(Moved::Half)
    };
    let refused = battle.decide(&moves(into), &[], &mut Given::default());
    let Err(Refusal::AgainstRules(why)) = refused else {
        panic!("{refused:?}");
    };
    let works = why.iter().find(|it| it.id.starts_with("fieldworks"));
    assert_eq!(works.unwrap().clause.as_deref(), Some("F-11.20"));
}

/// F-11.15: the limit on a garrison's dice has its own line.
#[test]
fn the_limit_on_a_garrisons_dice_is_shown() {
    let mut battle = moving(shot(24));
    in_block(&mut battle);
    go_to(&mut battle, Step::Fire);
    let aim = |front| {
        let observed = FireObservations {
            front,
            ..FireObservations::plain(16, true)
        };
        let weapon = Weapon::Musket;
        let arm = Arm::Group { group: 0, weapon };
        let aim = position(&battle)
            .aim(FOOT, ENEMY, arm, observed)
            .unwrap()
            .unwrap();
        (
            aim.dice.counted,
            aim.dice.dice,
            aim.fewer.map(|it| it.clause().as_str().to_owned()),
        )
    };
    assert_eq!(aim(None), (4, 4, None));
    assert_eq!(aim(Some(6)), (4, 3, Some("F-11.15".to_owned())));
}

/// F-2.64, D-251: men in war wagons are not in ranks.
#[test]
fn men_in_war_wagons_are_not_counted_by_ranks() {
    for (kind, most) in [
        (FeatureKind::WarWagons, None),
        (FeatureKind::Rough, Some(12)),
    ] {
        let mut men = shot(24);
        men.formation.front = Some(6);
        let mut battle = moving(men);
        names(&mut battle, kind);
        let stand = Stand::In;
        let (unit, spot) = (FOOT, Some(Spot { feature: 1, stand }));
        play(&mut battle, actions::Stand { unit, spot }, &[]);
        let weapon = Weapon::Musket;
        let arm = Arm::Group { group: 0, weapon };
        let shoot = position(&battle).most_to_shoot(FOOT, arm, RanksFired::Both);
        assert_eq!(shoot, most, "{kind:?}");
    }
}

/// F-2.09, F-9.09: a row of at most half the front is not a rank.
#[test]
fn a_short_row_is_not_a_rank_and_does_not_shoot() {
    for (figures, most) in [(12, 8), (13, 13), (20, 16)] {
        let mut men = shot(figures);
        men.formation.front = Some(8);
        let battle = moving(men);
        let weapon = Weapon::Musket;
        let arm = Arm::Group { group: 0, weapon };
        let shoot = position(&battle).most_to_shoot(FOOT, arm, RanksFired::Both);
        assert_eq!(shoot, Some(most), "{figures}");
    }
}

/// Returns the lines of the reach of a charge by the horse, with these observations.
fn reach(battle: &Battle, observed: ChargeObservations) -> Vec<(String, String)> {
    let charge = Command::Charge(actions::Charge {
        unit: HORSE,
        target: ENEMY,
        observed,
        through: Vec::new(),
    });
    let columns = battle.preview(&charge).columns.into_iter();
    let entries = columns.flat_map(|column| column.entries);
    entries.map(|entry| (entry.label, entry.value)).collect()
}

/// F-11.02: only the players see how much of a charge is on the slope. Until they measure it, the
/// preview shows the reach of a charge made entirely on the slope.
#[test]
fn the_preview_of_a_charge_shows_its_reach_on_a_steep_slope() {
    let mut battle = battle();
    is_at(&mut battle, HORSE, FeatureKind::SteepSlope, Stand::In);
    go_to(&mut battle, Step::ChargesA);
    let on_slope = |observed| {
        let lines = reach(&battle, observed).into_iter();
        let slope = lines.filter(|(label, _)| label == "On a steep slope");
        slope.map(|(_, value)| value).collect::<Vec<_>>()
    };
    let full = ChargeObservations::default();
    assert_eq!(on_slope(full), ["12″"]);
    let measured = ChargeObservations {
        slow: Some(Length::inches(4)),
        ..full
    };
    assert_eq!(on_slope(measured), ["−4″"]);
}

/// F-11.19: deductions have a minus sign, not a hyphen.
#[test]
fn deductions_from_the_reach_of_a_charge_have_a_minus_sign() {
    let mut battle = battle();
    is_at(&mut battle, HORSE, FeatureKind::Ditch, Stand::Behind);
    go_to(&mut battle, Step::ChargesA);
    let lines = reach(&battle, ChargeObservations::default());
    assert!(
        lines.contains(&("Over a ditch".to_owned(), "−2″".to_owned())),
        "{lines:?}"
    );
}
