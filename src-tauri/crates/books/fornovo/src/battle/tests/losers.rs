//! The loser of a round has routed no enemy: it does not pursue or follow up (F-7.57, F-7.61).

use super::*;

const SECOND: UnitRef = UnitRef::new(1, 2);

/// Returns a battle with two units in contact, after a round that the first lost: the loser must
/// recoil, or its test is pending.
fn lost(recoils: bool) -> Battle {
    let mut battle = battle();
    go_to(&mut battle, Step::LoserTests);
    contact(&mut battle, FOOT, ENEMY);
    set(&mut battle, FOOT, |it| {
        it.turn.fought = true;
        (it.fight.lost, it.recoils) = (1, recoils);
    });
    battle
}

/// F-8.36, D-118: the winner is shattered, and routs before friends test.
#[test]
fn a_unit_that_lost_its_round_does_not_pursue_a_routing_winner() {
    let breaks = |mut battle: Battle| {
        hand(&mut battle, ENEMY, field("figures", [5]));
        go_to(&mut battle, Step::FriendTests);
        assert!(state(&battle, ENEMY).routs());
        state(&battle, FOOT).clone()
    };
    for recoils in [true, false] {
        let loser = breaks(lost(recoils));
        assert_eq!((loser.pursuit, loser.disorder), (None, None), "{recoils}");
    }
    let mut won = lost(false);
    set(&mut won, FOOT, |it| it.fight.lost = 0);
    assert!(breaks(won).pursuit.is_some());
}

/// F-7.61, F-8.36: of two enemies, the one that must itself recoil stays behind.
#[test]
fn a_unit_that_must_recoil_does_not_follow_up() {
    let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
    let mut battle = between(vec![foot(24)], second);
    hand(&mut battle, FOOT, field("contacts", [ENEMY, SECOND]));
    for unit in [FOOT, SECOND] {
        set(&mut battle, unit, |it| it.recoils = true);
    }
    go_to(&mut battle, Step::Recoils);
    assert_eq!(position(&battle).could_follow(FOOT), [ENEMY]);
    assert_eq!(position(&battle).could_follow(SECOND), []);
}

/// F-7.57, F-8.36, D-113: a unit and one of its two enemies both recoil, and this enemy routs as it
/// meets other enemies. The unit does not pursue it, whichever of the two recoils first.
#[test]
fn a_recoiling_unit_does_not_pursue_a_recoiling_enemy_that_routs() {
    let after = |order: [(UnitRef, RecoilWay); 2]| {
        let second = vec![foot(20), unit(2, Kind::Infantry, 20)];
        let mut battle = between(vec![foot(24)], second);
        hand(&mut battle, FOOT, field("contacts", [ENEMY, SECOND]));
        for unit in [FOOT, SECOND] {
            set(&mut battle, unit, |it| it.recoils = true);
        }
        go_to(&mut battle, Step::Recoils);
        for (unit, way) in order {
            let recoil = actions::Recoil {
                unit,
                way,
                through: Vec::new(),
                followed: false,
                stay: Vec::new(),
                out_of_reach: Vec::new(),
                met: None,
                onto: Facing::Front,
            };
            play(&mut battle, recoil, &[]);
        }
        state(&battle, FOOT).clone()
    };
    let [loser, router] = [(FOOT, RecoilWay::Clear), (SECOND, RecoilWay::Blocked)];
    let last = after([router, loser]);
    assert_eq!((last.pursuit, last.disorder), (None, None));
    assert_eq!(last, after([loser, router]));
}
