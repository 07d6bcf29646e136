//! Crossing terrain, labour on works, and disorder.

use super::*;
use crate::battle::ground::Labour;

fn facing(first: Vec<Unit>) -> Battle {
    let mut battle = between(first, vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    battle
}

fn goes_over(unit: UnitRef, crossed: Crossed) -> Command {
    let observed = MoveObservations {
        moved: Moved::Half,
        over: vec![crossed],
        ..MoveObservations::stood(unit)
    };
    moves(observed)
}

#[test]
fn pikes_cannot_enter_a_wood_and_guns_cannot_cross_a_high_wall() {
    let mut pikes = foot(24);
    pikes.groups[0].weapons = WeaponSet::of(&[Weapon::Pike]);
    let battle = facing(vec![pikes]);
    assert!(!position(&battle).may_enter(FOOT, Crossed::LightWood));
    let why = reasons(&battle, &goes_over(FOOT, Crossed::LightWood));
    assert_eq!(why[0].1.as_deref(), Some("F-11.06"));
    let why = reasons(
        &facing(vec![unit(1, Kind::Artillery, 6)]),
        &goes_over(FOOT, Crossed::HighWall),
    );
    assert_eq!(why[0].1.as_deref(), Some("F-11.10"));
}

#[test]
fn crossing_terrain_disorders_a_unit_and_foot_rolls_at_a_ditch() {
    let first = || vec![foot(24), unit(2, Kind::Cavalry, 12)];
    for crossed in [Crossed::Stream, Crossed::LightWood, Crossed::Ditch] {
        let mut battle = facing(first());
        play(&mut battle, goes_over(HORSE, crossed), &[]);
        assert_eq!(
            cause(&battle, HORSE),
            Some(DisorderCause::Terrain),
            "{crossed:?}"
        );
    }
    let mut battle = facing(first());
    play(&mut battle, goes_over(HORSE, Crossed::Bridge), &[]);
    assert_eq!(cause(&battle, HORSE), None);
    for (face, disorders) in [(3, true), (4, false)] {
        let mut battle = facing(first());
        play(&mut battle, goes_over(FOOT, Crossed::Ditch), &[]);
        assert!(is_due(&battle, &work("ditch", FOOT)));
        assert_eq!(cause(&battle, FOOT), None);
        play(&mut battle, actions::CrossDitch { unit: FOOT }, &[face]);
        assert_eq!(cause(&battle, FOOT).is_some(), disorders, "{face}");
        assert!(!is_due(&battle, &work("ditch", FOOT)));
    }
}

#[test]
fn a_later_disorder_does_not_end_disorder_from_terrain() {
    let mut battle = facing(vec![foot(24), unit(2, Kind::Cavalry, 12)]);
    play(&mut battle, goes_over(FOOT, Crossed::Stream), &[]);
    let observed = MoveObservations {
        moved: Moved::Half,
        through: vec![FOOT],
        ..MoveObservations::stood(HORSE)
    };
    play(&mut battle, moves(observed), &[]);
    assert_eq!(cause(&battle, FOOT), Some(DisorderCause::Interpenetration));
    // After an idle turn, the players are asked about the foot, but not about the horse.
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::Recovery);
    let recover = work("recover", FOOT);
    assert!(is_due(&battle, &recover));
    assert_eq!(cause(&battle, HORSE), None);
}

#[test]
fn a_turn_of_labour_spends_the_full_move() {
    let mut battle = facing(vec![foot(24)]);
    names(&mut battle, FeatureKind::Hedgerow);
    let stand = Stand::Behind;
    let spot = Some(Spot { feature: 1, stand });
    play(&mut battle, actions::Stand { unit: FOOT, spot }, &[]);
    let (unit, how) = (FOOT, Labour::Loopholes);
    play(&mut battle, actions::Labour { unit, how }, &[]);
    assert_eq!(
        position(&battle).left_of_move(FOOT),
        drumhead_vocabulary::Length::ZERO
    );
    let turns = Command::Manoeuvre(actions::Manoeuvre {
        unit: FOOT,
        what: Manoeuvre::FormSquare,
    });
    assert!(!reasons(&battle, &turns).is_empty());
    // A unit that makes a manoeuvre cannot work on the hedgerow either.
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::MovesA);
    play(&mut battle, turns, &[]);
    let why = reasons(&battle, &Command::Labour(actions::Labour { unit, how }));
    assert_eq!(why[0].0, "moved");
}

/// Returns a battle in which the foot of both sides has stakes in this state.
fn staked(stakes: Stakes) -> Battle {
    let mut battle = battle();
    for unit in [FOOT, ENEMY] {
        set(&mut battle, unit, |it| it.stakes = stakes);
    }
    battle
}

#[test]
fn chargers_and_evaders_lose_carried_stakes_and_leave_planted_stakes() {
    for (stakes, after) in [
        (Stakes::Planted, Stakes::Left),
        (Stakes::Carried, Stakes::None),
    ] {
        let mut battle = staked(stakes);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, ENEMY);
        assert_eq!(state(&battle, FOOT).stakes, after);
        go_to(&mut battle, Step::AnswersB);
        reply(&mut battle, ENEMY, FOOT, Reply::Evades);
        assert_eq!(state(&battle, ENEMY).stakes, after);
    }
}

/// F-7.19, F-11.09, D-269: foot that moves 8 inches crosses a low wall, at a cost of 2 inches for
/// each rank.
#[test]
fn a_unit_crosses_obstacles_that_cost_at_most_its_whole_move() {
    let over = |ranks: u16, crossed: &[Crossed]| {
        let mut foot = foot(40);
        foot.formation.front = Some(40 / ranks);
        let battle = facing(vec![foot]);
        let observed = MoveObservations {
            moved: Moved::Full,
            over: crossed.to_vec(),
            ..MoveObservations::stood(FOOT)
        };
        let moves = vec![observed];
        objections(&battle, &Command::Move(actions::Move { moves })).is_empty()
    };
    let (wall, rough) = (Crossed::LowWall, Crossed::Rough);
    assert!(over(3, &[wall, rough]));
    assert!(over(4, &[wall]));
    assert!(!over(4, &[wall, rough]));
    assert!(!over(5, &[wall]));
}
