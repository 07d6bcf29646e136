//! Questions, dice and odds that cannot matter are left out.

use drumhead_rules::frame::prelude::{Action, Answer};

use super::*;
use crate::battle::moves::{Crossed, Way};
use crate::reaction::FriendRoutingFacts;

/// Returns the paths of the questions of the unit's offer with this action.
fn asked(battle: &Battle, unit: UnitRef, action: &str) -> Vec<String> {
    let all = battle.offers(Some(unit)).into_iter();
    let of = all.filter(|offer| offer.id.action() == action);
    of.flat_map(|offer| offer.questions)
        .map(|asked| asked.path)
        .collect()
}

fn asks(paths: &[String], field: &str) -> bool {
    paths.iter().any(|path| path.ends_with(field))
}

/// Returns a battle of a square, or of foot in line, whose friend has routed.
fn saw_a_rout(square: bool) -> Battle {
    let second = unit(2, Kind::Infantry, 24);
    let mut battle = between(vec![foot(24), second], vec![foot(20)]);
    hand(&mut battle, FOOT, field("square", square));
    go_to(&mut battle, Step::FriendTests);
    rout(&mut battle, HORSE);
    set(&mut battle, HORSE, |it| it.turn.routed = true);
    battle
}

/// F-8.46, F-8.48, D-127: a square has no flanks, and is known to be a square.
#[test]
fn a_square_is_not_asked_about_its_flanks_when_a_friend_routs() {
    for square in [true, false] {
        let battle = saw_a_rout(square);
        let paths = asked(&battle, FOOT, "test.friend_routing");
        assert!(asks(&paths, "saw"));
        assert_eq!(asks(&paths, "two_open_flanks"), !square);
        assert_eq!(asks(&paths, "square_or_hard_cover"), !square);
        let open = Facts::FriendRouting(FriendRoutingFacts {
            two_open_flanks: true,
            ..FriendRoutingFacts::default()
        });
        let Facts::FriendRouting(known) = position(&battle).known(FOOT, open, &[HORSE]) else {
            panic!("a routing friend test");
        };
        assert_eq!(known.two_open_flanks, !square);
    }
}

/// F-7.44, F-11.11: no unit can run straight through a hedgerow.
#[test]
fn a_unit_is_not_asked_for_a_straight_run_into_closed_terrain() {
    for (kind, closed) in [(FeatureKind::Hedgerow, true), (FeatureKind::LowWall, false)] {
        let mut battle = between(vec![skirmishers(foot(12))], vec![foot(20)]);
        is_at(&mut battle, FOOT, kind, Stand::Behind);
        go_to(&mut battle, Step::MovesA);
        let goes = actions::Move {
            moves: vec![MoveObservations {
                moved: Moved::Half,
                ..MoveObservations::stood(FOOT)
            }],
        };
        let questions = goes.questions(&battle).into_iter();
        let paths: Vec<String> = questions.map(|asked| asked.path).collect();
        assert!(asks(&paths, "advanced"), "{paths:?}");
        assert_eq!(asks(&paths, "straight_run"), !closed, "{kind:?}");
    }
}

/// F-11.11, F-11.12: a unit behind a hedgerow or a river first answers which way it moves, or by
/// which passage. Until then it cannot answer that it moved.
#[test]
fn a_unit_behind_closed_terrain_first_answers_which_way_it_moves() {
    let cases = [
        (FeatureKind::Hedgerow, false),
        (FeatureKind::River, true),
        (FeatureKind::LowWall, false),
    ];
    for (kind, passage) in cases {
        let mut battle = battle();
        is_at(&mut battle, FOOT, kind, Stand::Behind);
        go_to(&mut battle, Step::MovesA);
        let open = kind == FeatureKind::LowWall;
        let of = |observed: MoveObservations| {
            let moves = vec![observed];
            let questions = actions::Move { moves }.questions(&battle);
            let far = questions.iter().find(|it| it.path.ends_with("moved"));
            let goes = matches!(&far.unwrap().answer, Answer::One(all) if all.len() > 1);
            let paths: Vec<String> = questions.into_iter().map(|it| it.path).collect();
            (goes, asks(&paths, "ways"), asks(&paths, "over"))
        };
        let stood = MoveObservations::stood(FOOT);
        assert_eq!(of(stood.clone()), (open, !open, passage), "{kind:?}");
        let ways = vec![Way::Retire];
        let retires = MoveObservations {
            ways,
            ..stood.clone()
        };
        assert_eq!(of(retires), (true, !open, passage), "{kind:?}");
        let over = vec![Crossed::Ford];
        let fords = MoveObservations { over, ..stood };
        assert_eq!(of(fords).0, open || passage, "{kind:?}");
    }
}

/// F-2.50, F-7.28: a sniper is a single figure, with no command figure to stay near.
#[test]
fn a_sniper_has_no_command_figure() {
    for sniper in [false, true] {
        let mut battle = between(vec![skirmishers(foot(12))], vec![foot(20)]);
        set(&mut battle, FOOT, |it| it.sniper = sniper);
        go_to(&mut battle, Step::MovesA);
        let moves = vec![MoveObservations::stood(FOOT)];
        let explained = actions::Move { moves }.explain(&battle, &());
        assert_eq!(explained.needs.is_none(), sniper);
    }
}

/// F-8.48, D-237: a garrison has no flanks either.
#[test]
fn a_garrison_is_not_asked_about_its_flanks_when_a_friend_routs() {
    let mut battle = saw_a_rout(false);
    is_at(&mut battle, FOOT, FeatureKind::TownBlock, Stand::In);
    let paths = asked(&battle, FOOT, "test.friend_routing");
    assert!(asks(&paths, "saw") && !asks(&paths, "two_open_flanks"));
}

/// F-7.52, F-7.53, D-116: on its first move a router bursts through friends, gap or not.
#[test]
fn a_gap_is_asked_about_only_if_it_changes_the_rout_move() {
    for (moves, square, matters) in [(0, false, false), (0, true, true), (1, false, true)] {
        let mut battle = battle();
        set(&mut battle, HORSE, |it| it.square = square);
        let half_moves = 0;
        go_to(&mut battle, Step::RallyTests);
        set(&mut battle, FOOT, |it| {
            it.morale = Morale::Routed { moves, half_moves };
        });
        go_to(&mut battle, Step::Flight);
        let flee = actions::Flee {
            unit: FOOT,
            way: FleeWay::OnTable,
            through: vec![HORSE],
            gap: false,
        };
        let mut asked = Action::questions(&flee, &battle).into_iter();
        let gap = asked.any(|asked| asked.remember == Some("gap"));
        assert_eq!(gap, matters, "{moves} {square}");
    }
}

fn over_a_ditch(battle: &mut Battle) {
    names(battle, FeatureKind::Ditch);
    go_to(battle, Step::MovesA);
    let observed = MoveObservations {
        moved: Moved::Half,
        over: vec![Crossed::Ditch],
        ..MoveObservations::stood(FOOT)
    };
    play(battle, moves(observed), &[]);
}

/// F-11.19: a ditch changes nothing for foot that is already in disorder.
#[test]
fn foot_in_disorder_does_not_roll_at_a_ditch() {
    for disorder in [false, true] {
        let mut battle = battle();
        hand(&mut battle, FOOT, field("disorder", disorder));
        let before = cause(&battle, FOOT);
        over_a_ditch(&mut battle);
        assert_eq!(is_due(&battle, &work("ditch", FOOT)), !disorder);
        assert_eq!(cause(&battle, FOOT), before);
        let cross = Command::CrossDitch(actions::CrossDitch { unit: FOOT });
        assert_eq!(battle.preview(&cross).pool.is_some(), !disorder);
        play(&mut battle, cross, if disorder { &[] } else { &[6] });
        assert_eq!(cause(&battle, FOOT), before);
    }
}

/// F-7.62: a pursuer in contact with its target is not asked whether the target is far away.
#[test]
fn a_pursuer_in_contact_is_not_asked_whether_its_target_is_far() {
    for touches in [false, true] {
        let mut battle = battle();
        rout(&mut battle, ENEMY);
        if touches {
            contact(&mut battle, HORSE, ENEMY);
        }
        pursues(&mut battle, HORSE, ENEMY);
        set(&mut battle, HORSE, |it| {
            it.pursuit = it.pursuit.map(|pursuit| Pursuit {
                moves: 1,
                ..pursuit
            });
        });
        go_to(&mut battle, Step::RallyTests);
        let paths = asked(&battle, HORSE, "test.halt_pursuit");
        assert!(asks(&paths, "in_cover"));
        assert_eq!(asks(&paths, "target_far"), !touches);
    }
}

/// F-10.02: routing units do not strike, so their strikers are not counted.
#[test]
fn players_do_not_count_the_strikers_of_a_router() {
    for routs in [false, true] {
        let mut battle = battle();
        go_to(&mut battle, Step::LoserTests);
        go_to(&mut battle, Step::Initiative);
        if routs {
            rout(&mut battle, ENEMY);
        }
        contact(&mut battle, FOOT, ENEMY);
        go_to(&mut battle, Step::Rounds);
        contact(&mut battle, FOOT, ENEMY);
        let paths = asked(&battle, FOOT, "fight");
        assert!(asks(&paths, "sides/0/strikers/other"));
        assert_eq!(asks(&paths, "sides/1/strikers/other"), !routs, "{paths:?}");
    }
}

/// F-7.62: players are not asked whether a target that surrendered is far away.
#[test]
fn players_are_not_asked_whether_a_surrendered_target_is_far() {
    for (why, far) in [(Gone::Fled, true), (Gone::Surrendered, false)] {
        let mut battle = battle();
        pursues(&mut battle, HORSE, ENEMY);
        set(&mut battle, ENEMY, |it| it.place = Place::Gone { why });
        set(&mut battle, HORSE, |it| {
            it.pursuit = it.pursuit.map(|pursuit| Pursuit {
                moves: 1,
                ..pursuit
            });
        });
        go_to(&mut battle, Step::RallyTests);
        let paths = asked(&battle, HORSE, "test.halt_pursuit");
        assert!(asks(&paths, "in_cover"), "{why:?}: {paths:?}");
        assert_eq!(asks(&paths, "target_far"), far, "{why:?}");
    }
}

const MUSKETS: Arm = Arm::Group {
    group: 0,
    weapon: Weapon::Musket,
};

/// Returns the chance that the target of a shot by 12 muskets must test; `None` if the preview of
/// the shot does not show it.
fn must_test(battle: &Battle) -> Option<f64> {
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: MUSKETS,
        observed: FireObservations::plain(12, true),
    });
    let odds = battle.preview(&shoot).odds.unwrap();
    let then = odds.then.into_iter();
    then.filter(|bar| bar.label.contains("must test"))
        .map(|bar| bar.chance)
        .next()
}

/// F-8.19: a unit that routs or is destroyed takes no shooting test.
#[test]
fn odds_of_a_shot_leave_out_tests_that_cannot_follow() {
    let under_fire = |figures| {
        let mut men = foot(0);
        men.groups = vec![armed(Weapon::Musket, 12)];
        let mut battle = between(vec![men], vec![foot(24)]);
        hand(&mut battle, ENEMY, field("figures", [figures]));
        battle
    };
    let mut battle = under_fire(20);
    go_to(&mut battle, Step::Fire);
    assert!(must_test(&battle).unwrap() > 0.5);
    rout(&mut battle, ENEMY);
    assert_eq!(must_test(&battle), None);
    let mut battle = under_fire(1);
    go_to(&mut battle, Step::Fire);
    assert_eq!(must_test(&battle).unwrap_or(0.0), 0.0);
}

/// F-2.50, D-165: a sniper has no flanks and takes no tests.
#[test]
fn a_shot_at_a_sniper_has_no_side_and_no_test() {
    for sniper in [false, true] {
        let mut shooter = foot(0);
        shooter.groups = vec![armed(Weapon::Musket, 1)];
        let mut battle = between(vec![shooter], vec![foot(1)]);
        set(&mut battle, FOOT, |it| it.sniper = true);
        set(&mut battle, ENEMY, |it| it.sniper = sniper);
        go_to(&mut battle, Step::Fire);
        assert_eq!(asks(&asked(&battle, FOOT, "shoot"), "side"), !sniper);
        let mut offers = battle.offers(Some(FOOT)).into_iter();
        let shoot = offers.find(|offer| offer.id.action() == "shoot").unwrap();
        let then = battle.preview(&shoot.command).odds.unwrap().then;
        assert_eq!(then.is_empty(), sniper, "{then:?}");
    }
}
