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
