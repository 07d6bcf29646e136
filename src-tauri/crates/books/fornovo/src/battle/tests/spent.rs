//! The parts of a move: rotation, streams, the terrain in which a move begins, and whole turns.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::ground::{FeatureKind, Labour, Stand};

/// Returns a battle of 24 figures with muskets, grade C regulars, before the moves of their side.
fn musketeers(salvee: bool) -> Battle {
    let mut group = armed(Weapon::Musket, 24);
    group.salvee = salvee;
    let shot = Unit {
        groups: vec![group],
        formation: Formation {
            front: Some(8),
            sleeve: None,
        },
        ..foot(0)
    };
    let mut battle = between(vec![shot], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    battle
}

fn rotates(ways: Vec<Way>) -> Command {
    moves(MoveObservations {
        moved: Moved::Rotation,
        ways,
        ..MoveObservations::stood(FOOT)
    })
}

fn faces() -> Command {
    let (unit, what) = (FOOT, Manoeuvre::ChangeFacing);
    Command::Manoeuvre(actions::Manoeuvre { unit, what })
}

fn left(battle: &Battle) -> Length {
    position(battle).left_of_move(FOOT)
}

/// F-9.34, F-7.19: rotation is a part of the move. Retiring is at half speed.
#[test]
fn rotation_fire_spends_its_distance() {
    for (ways, inches) in [(vec![], 6), (vec![Way::Retire], 4)] {
        let mut battle = musketeers(false);
        play(&mut battle, rotates(ways), &[]);
        assert_eq!(left(&battle), Length::inches(inches));
        assert_eq!(state(&battle, FOOT).turn.moved, Moved::Rotation);
    }
    let mut battle = musketeers(false);
    play(&mut battle, rotates(vec![]), &[]);
    play(&mut battle, faces(), &[]);
    assert_eq!(left(&battle), Length::inches(2));
    assert_eq!(state(&battle, FOOT).turn.moved, Moved::Full);
    assert_eq!(objections(&battle, &faces()), ["spent"]);
}

/// F-7.19: a unit that has spent its whole move does not move by rotation, and is not offered it.
#[test]
fn a_unit_without_any_move_left_does_not_rotate() {
    let offered = |battle: &Battle| {
        let offers = battle.offers(Some(FOOT));
        offers.iter().any(|it| it.id.action() == "move.rotation")
    };
    let mut battle = musketeers(false);
    assert!(offered(&battle));
    play(&mut battle, faces(), &[]);
    assert!(offered(&battle));
    assert!(objections(&battle, &rotates(vec![])).is_empty());
    play(&mut battle, faces(), &[]);
    assert_eq!(left(&battle), Length::ZERO);
    assert!(!offered(&battle));
    assert_eq!(objections(&battle, &rotates(vec![])), ["spent.0.1"]);
}

fn slower(battle: &Battle, observed: &MoveObservations) -> Vec<(&'static str, Length)> {
    let allowance = position(battle).allowance(observed).unwrap();
    let lines = allowance.slower.iter();
    lines.map(|line| (line.what, line.length)).collect()
}

/// F-11.03, D-190: a unit crosses a stream only if it can spend 1 inch more than the distance.
#[test]
fn a_stream_costs_at_least_an_inch_of_a_move() {
    for crossed in [Crossed::Stream, Crossed::Ford] {
        for (spent, inches, crosses) in [(6, 2, true), (7, 0, false)] {
            let mut battle = musketeers(false);
            let spent = Length::inches(spent);
            set(&mut battle, FOOT, |it| it.turn.spent = spent);
            let observed = MoveObservations {
                moved: Moved::Half,
                over: vec![crossed],
                ..MoveObservations::stood(FOOT)
            };
            let half = Length::inches(inches).part(2);
            assert_eq!(slower(&battle, &observed), [(crossed.id(), half)]);
            let against = objections(&battle, &moves(observed));
            assert_eq!(against.is_empty(), crosses, "{crossed:?} {spent}");
        }
    }
}
