//! The loser of a round has routed nobody and does not pursue (F-7.57).

use super::*;

/// Two units in contact; the first has lost their round, and has to recoil unless its test is still
/// to come.
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

/// F-8.36, D-118: the winner is shattered, and breaks before friends test.
#[test]
fn a_unit_that_lost_its_round_does_not_pursue_a_winner_who_routs() {
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
