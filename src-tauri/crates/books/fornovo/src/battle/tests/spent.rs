//! The costs of rotation, of streams, of the terrain in which a move begins, and of work that takes
//! a whole turn.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::ground::{FeatureKind, Labour, Stand};

const MUSKETS: Arm = Arm::Group {
    group: 0,
    weapon: Weapon::Musket,
};

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

fn shoots(battle: &Battle) -> Vec<String> {
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: MUSKETS,
        observed: FireObservations::plain(16, true),
    });
    objections(battle, &shoot)
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

/// F-11.07, F-11.08, F-11.13: a move that leaves slow terrain begins at the speed of the terrain.
#[test]
fn a_move_out_of_slow_terrain_begins_slowly() {
    for (kind, what, inches) in [
        (FeatureKind::HeavyWood, "heavy_wood", 2),
        (FeatureKind::LightWood, "light_wood", 4),
        (FeatureKind::Bridge, "bridge", 4),
    ] {
        let mut foot = foot(24);
        foot.formation.front = Some(3);
        foot.grade = Grade::C;
        let mut battle = between(vec![foot], vec![super::foot(20)]);
        is_at(&mut battle, FOOT, kind, Stand::In);
        go_to(&mut battle, Step::MovesA);
        let out = MoveObservations {
            moved: Moved::Full,
            ..MoveObservations::stood(FOOT)
        };
        assert_eq!(slower(&battle, &out), [(what, Length::inches(inches))]);
        let stays = MoveObservations::stood(FOOT);
        assert!(slower(&battle, &stays).is_empty());
    }
    // A unit has already paid for a wall that divides it.
    let mut battle = battle();
    is_at(&mut battle, FOOT, FeatureKind::LowWall, Stand::Across);
    let out = MoveObservations {
        moved: Moved::Full,
        ..MoveObservations::stood(FOOT)
    };
    assert_eq!(position(&battle).deductions_of(&out), Length::ZERO);
}

/// F-11.19: a ditch costs 2 inches when a unit enters it, and nothing when it stays or leaves.
#[test]
fn a_ditch_costs_two_inches_to_enter_and_nothing_to_leave() {
    let mut battle = battle();
    is_at(&mut battle, FOOT, FeatureKind::Ditch, Stand::Behind);
    let ditch = state(&battle, FOOT).ground.map(|spot| spot.feature);
    let cost = |battle: &Battle, ground| {
        let observed = MoveObservations {
            moved: Moved::Half,
            ground,
            ..MoveObservations::stood(FOOT)
        };
        position(battle).deductions_of(&observed)
    };
    assert_eq!(cost(&battle, ditch), Length::inches(2));
    is_at(&mut battle, FOOT, FeatureKind::Ditch, Stand::In);
    let ditch = state(&battle, FOOT).ground.map(|spot| spot.feature);
    assert_eq!(cost(&battle, ditch), Length::ZERO);
    assert_eq!(cost(&battle, None), Length::ZERO);
}

/// F-11.10, F-11.11, F-11.12: a unit cannot move straight ahead through closed terrain in front of
/// it, and pays for an obstacle that it crosses in that way.
#[test]
fn a_move_straight_ahead_crosses_the_terrain_in_front() {
    let ahead = |unit, kind, ways: Vec<Way>| {
        let mut battle = battle();
        is_at(&mut battle, unit, kind, Stand::Behind);
        go_to(&mut battle, Step::MovesA);
        let observed = MoveObservations {
            moved: Moved::Half,
            ways,
            ..MoveObservations::stood(unit)
        };
        let position = position(&battle);
        (
            position.closed_ahead(&observed),
            position.crosses(&observed),
        )
    };
    for (unit, kind, clause, over) in [
        (HORSE, FeatureKind::HighWall, Some("F-11.10"), None),
        (FOOT, FeatureKind::HighWall, None, Some(Crossed::HighWall)),
        (FOOT, FeatureKind::Hedgerow, Some("F-11.11"), None),
        (HORSE, FeatureKind::River, Some("F-11.12"), None),
        (HORSE, FeatureKind::LowWall, None, Some(Crossed::LowWall)),
        (HORSE, FeatureKind::Stream, None, Some(Crossed::Stream)),
        (FOOT, FeatureKind::Ditch, None, Some(Crossed::Ditch)),
    ] {
        let (closed, crosses) = ahead(unit, kind, vec![]);
        let closed = closed.map(|it| it.to_string());
        assert_eq!(closed.as_deref(), clause, "{kind:?}");
        assert_eq!(crosses, Vec::from_iter(over), "{kind:?}");
        let aside = ahead(unit, kind, vec![Way::Sidestep]);
        assert_eq!(aside, (None, vec![]), "{kind:?}");
    }
}

/// F-7.19: a preview lists reduced distances only if something is reduced.
#[test]
fn a_move_at_full_speed_has_no_reduced_distances() {
    let mut battle = battle();
    go_to(&mut battle, Step::MovesA);
    let columns = |over| {
        let observed = MoveObservations {
            moved: Moved::Half,
            over: vec![over],
            ..MoveObservations::stood(FOOT)
        };
        battle.preview(&moves(observed)).columns.len()
    };
    assert_eq!(columns(Crossed::SteepDown), 1);
    assert_eq!(columns(Crossed::SteepUp), 2);
}

/// F-11.05: leaving rough terrain in more than half a move disorders a unit, as entering it does.
#[test]
fn a_fast_move_out_of_rough_terrain_disorders() {
    for (moved, disorders) in [(Moved::Half, false), (Moved::Full, true)] {
        let mut battle = battle();
        is_at(&mut battle, FOOT, FeatureKind::Rough, Stand::In);
        go_to(&mut battle, Step::MovesA);
        assert_eq!(cause(&battle, FOOT), None);
        let observed = MoveObservations {
            moved,
            ..MoveObservations::stood(FOOT)
        };
        play(&mut battle, moves(observed), &[]);
        assert_eq!(cause(&battle, FOOT).is_some(), disorders, "{moved:?}");
    }
}

/// F-11.05: the speed at which a unit keeps order in rough terrain is shown only for troops that
/// can keep order there.
#[test]
fn pikes_have_no_speed_at_which_they_keep_order_in_rough_terrain() {
    let observed = MoveObservations {
        moved: Moved::Half,
        over: vec![Crossed::Rough],
        ..MoveObservations::stood(FOOT)
    };
    let needs = |battle: &Battle| battle.preview(&moves(observed.clone())).needs;
    let mut pikes = foot(24);
    pikes.groups[0].weapons = WeaponSet::of(&[Weapon::Pike]);
    let mut battle = between(vec![pikes], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    assert!(slower(&battle, &observed).is_empty());
    assert!(needs(&battle).unwrap().contains("disorders"));
    let mut battle = super::battle();
    go_to(&mut battle, Step::MovesA);
    assert_eq!(slower(&battle, &observed), [("rough", Length::inches(4))]);
    assert_eq!(needs(&battle), None);
    let light = skirmishers(foot(12));
    let mut battle = under("D-191", "exempt", vec![light], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    assert!(slower(&battle, &observed).is_empty());
}

/// Returns a battle with horse on a bridge.
fn on_a_bridge() -> Battle {
    let mut horse = unit(2, Kind::Cavalry, 12);
    horse.formation.front = Some(3);
    let mut battle = between(vec![foot(24), horse], vec![foot(20)]);
    is_at(&mut battle, HORSE, FeatureKind::Bridge, Stand::In);
    battle
}

fn rides(moved: Moved, disordered: Option<DisorderCause>) -> Command {
    moves(MoveObservations {
        moved,
        disordered,
        ..MoveObservations::stood(HORSE)
    })
}

/// F-11.13: a bridge disorders a unit only while the unit, or a part of it, is on the bridge.
#[test]
fn disorder_on_a_bridge_ends_when_the_unit_is_off_it() {
    let bridge = Some(DisorderCause::Bridge);
    let mut battle = on_a_bridge();
    assert_eq!(cause(&battle, HORSE), bridge);
    go_to(&mut battle, Step::MovesA);
    play(&mut battle, rides(Moved::Half, bridge), &[]);
    assert_eq!(cause(&battle, HORSE), bridge);
    let mut battle = on_a_bridge();
    go_to(&mut battle, Step::MovesA);
    let lines = log_of(&battle, &rides(Moved::Full, None), &[]);
    assert!(lines.iter().any(|it| it.contains("no longer disordered")));
    play(&mut battle, rides(Moved::Full, None), &[]);
    assert_eq!(cause(&battle, HORSE), None);
    // The disorder also ends if the players place the unit elsewhere.
    let mut battle = on_a_bridge();
    let (unit, spot) = (HORSE, None);
    play(&mut battle, actions::Stand { unit, spot }, &[]);
    assert_eq!(cause(&battle, HORSE), None);
    // An idle unit stays disordered as long as it is on the bridge.
    let mut battle = on_a_bridge();
    go_to(&mut battle, Step::Recovery);
    play(&mut battle, actions::EndStep {}, &[]);
    assert_eq!(cause(&battle, HORSE), bridge);
}

/// F-5.02, F-11.13: a unit that was disordered before it came to a bridge is still disordered after
/// it leaves the bridge.
#[test]
fn a_bridge_does_not_end_another_disorder() {
    let mut horse = unit(2, Kind::Cavalry, 12);
    horse.formation.front = Some(3);
    let mut battle = between(vec![foot(24), horse], vec![foot(20)]);
    hand(&mut battle, HORSE, field("disorder", true));
    is_at(&mut battle, HORSE, FeatureKind::Bridge, Stand::In);
    go_to(&mut battle, Step::MovesA);
    play(&mut battle, rides(Moved::Full, None), &[]);
    assert_eq!(cause(&battle, HORSE), Some(DisorderCause::Table));
}

/// F-7.45, F-11.13: a charge off a bridge has no impetus, and part of the charger may still be on
/// the bridge.
#[test]
fn a_unit_that_charges_off_a_bridge_stays_disordered() {
    let mut battle = on_a_bridge();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    assert_eq!(cause(&battle, HORSE), Some(DisorderCause::Bridge));
    set(&mut battle, HORSE, |it| it.disorder = None);
    let charge = state(&battle, HORSE).charge.unwrap();
    assert!(!position(&battle).comes_with_impetus(HORSE, charge, false, false));
}

/// F-11.11: a turn of labour leaves no time to shoot, even for foot that may move and fire.
#[test]
fn a_unit_that_laboured_for_a_turn_does_not_shoot() {
    for how in [Labour::Loopholes, Labour::Clears] {
        let mut battle = musketeers(true);
        is_at(&mut battle, FOOT, FeatureKind::Hedgerow, Stand::Behind);
        play(&mut battle, actions::Labour { unit: FOOT, how }, &[]);
        go_to(&mut battle, Step::Fire);
        assert!(shoots(&battle).contains(&"whole_turn_work".to_owned()));
    }
    let mut battle = musketeers(true);
    let advances = MoveObservations {
        moved: Moved::Full,
        ..MoveObservations::stood(FOOT)
    };
    play(&mut battle, moves(advances), &[]);
    go_to(&mut battle, Step::Fire);
    assert!(shoots(&battle).is_empty());
}

/// F-7.34: mounting takes a whole turn, so the riders do not shoot from horseback in that turn.
#[test]
fn dragoons_that_mounted_do_not_shoot() {
    let mut group = armed(Weapon::Musket, 24);
    group.horse = true;
    let dragoons = Unit {
        groups: vec![group],
        ..foot(0)
    };
    let mut battle = between(vec![dragoons], vec![foot(20)]);
    go_to(&mut battle, Step::MovesA);
    let order = |what| actions::Manoeuvre { unit: FOOT, what };
    play(&mut battle, order(Manoeuvre::Dismount), &[]);
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::MovesA);
    play(&mut battle, order(Manoeuvre::Mount), &[]);
    go_to(&mut battle, Step::Fire);
    assert_eq!(shoots(&battle), ["whole_turn_work"]);
    go_to(&mut battle, Step::Initiative);
    go_to(&mut battle, Step::Fire);
    assert!(shoots(&battle).is_empty());
}
