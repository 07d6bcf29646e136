//! Previews, hints and log lines that give the numbers and clauses of their rules.

use drumhead_rules::frame::prelude::{Action, Answer};

use super::*;
use crate::battle::ground::{FeatureKind, Stand};
use crate::shooting::Side;
use crate::tables::shooting::GunClass;

const SECOND: UnitRef = UnitRef::new(0, 2);
const LONGBOWS: Arm = Arm::Group {
    group: 0,
    weapon: Weapon::Longbow,
};

fn shooters(weapon: Weapon, figures: u32) -> Unit {
    Unit {
        groups: vec![armed(weapon, figures)],
        ..foot(0)
    }
}

fn shot(arm: Arm, figures: u32) -> actions::Shoot {
    actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm,
        observed: FireObservations::plain(figures, true),
    }
}

/// Returns the names of the questions about a shot.
fn names(battle: &Battle, order: &actions::Shoot) -> Vec<Option<&'static str>> {
    let asked = Action::questions(order, battle);
    asked.into_iter().map(|it| it.remember).collect()
}

/// F-9.32, D-127: a shield counts against fire from all sides at a square, as at a garrison.
#[test]
fn a_shield_protects_a_square_on_all_sides() {
    for (option, square, protects) in [
        ("stands", true, true),
        ("stands", false, false),
        ("as_stated", true, false),
    ] {
        let mut shields = foot(24);
        shields.grade = Grade::B;
        shields.groups[0].armour = Armour::Medium;
        shields.groups[0].shield = true;
        let bows = vec![shooters(Weapon::Longbow, 16)];
        let mut battle = under("D-127", option, bows, vec![shields]);
        hand(&mut battle, ENEMY, field("square", square));
        go_to(&mut battle, Step::Fire);
        let from = |side| {
            let mut order = shot(LONGBOWS, 16);
            order.observed.side = side;
            order
        };
        let odds = |side| battle.preview(&from(side).into()).odds.unwrap().bars[0].chance;
        let same = |side| (odds(side) - odds(Side::Front)).abs() < 1e-9;
        for side in [Side::Right, Side::Rear] {
            assert_eq!(same(side), protects, "{option} {side:?}");
            let mut after = battle.clone();
            play(&mut after, from(side), &[6, 6, 6, 6]);
            let hit = after.state().blows.values().next().unwrap();
            assert_eq!(hit.side == Side::Front, protects, "{option} {side:?}");
        }
        let asked = names(&battle, &shot(LONGBOWS, 16));
        assert_eq!(asked.contains(&Some("shot_side")), !protects, "{option}");
    }
}

/// F-9.17: the side from which a square is shot at matters if it is behind an obstacle that covers
/// only one side.
#[test]
fn players_are_asked_for_the_side_of_a_square_behind_an_obstacle() {
    let bows = vec![shooters(Weapon::Longbow, 16)];
    let mut battle = between(bows, vec![foot(24)]);
    hand(&mut battle, ENEMY, field("square", true));
    is_at(&mut battle, ENEMY, FeatureKind::HighWall, Stand::Behind);
    go_to(&mut battle, Step::Fire);
    let asked = names(&battle, &shot(LONGBOWS, 16));
    assert!(asked.contains(&Some("shot_side")));
}

/// F-9.36: the log gives the hits before halving.
#[test]
fn the_log_of_halved_fire_gives_the_hits_before_halving() {
    for (option, detail) in [
        ("before_saves", "Reduced from 4 hits"),
        ("after_saves", "Hits are reduced after saves"),
    ] {
        let bows = vec![shooters(Weapon::Longbow, 16)];
        let mut battle = under("D-160", option, bows, vec![foot(24)]);
        go_to(&mut battle, Step::MovesA);
        let half = MoveObservations {
            moved: Moved::Half,
            ..MoveObservations::stood(FOOT)
        };
        play(&mut battle, moves(half), &[]);
        go_to(&mut battle, Step::Fire);
        let order = Command::Shoot(shot(LONGBOWS, 16));
        let lines = details_of(&battle, &order, &[6, 6, 6, 6]);
        assert!(lines[0].contains(detail), "{lines:?}");
    }
    let bows = vec![shooters(Weapon::Longbow, 16)];
    let mut battle = between(bows, vec![foot(24)]);
    go_to(&mut battle, Step::Fire);
    let order = Command::Shoot(shot(LONGBOWS, 16));
    let lines = details_of(&battle, &order, &[6, 6, 6, 6]);
    assert!(!lines[0].contains("educed"), "{lines:?}");
}

/// F-2.51, F-9.36: half of one hit is rounded down to 0, so a sniper that moved hits a general only
/// with two hits.
#[test]
fn a_sniper_that_moved_needs_two_hits_on_a_general() {
    for (moved, needs) in [(Moved::Stood, "45H 6HH"), (Moved::Half, "6H")] {
        let mut battle = between(vec![foot(1)], vec![foot(20)]);
        set(&mut battle, FOOT, |it| it.sniper = true);
        go_to(&mut battle, Step::Fire);
        set(&mut battle, FOOT, |it| {
            (it.turn.moved, it.turn.walked) = (moved, moved);
        });
        let mut generals = battle.state().generals.keys();
        let general = *generals.find(|it| it.side == ENEMY.side).unwrap();
        let snipe = Command::Snipe(actions::Snipe {
            unit: FOOT,
            general,
            observed: FireObservations::plain(1, true),
        });
        let odds = battle.preview(&snipe).odds.unwrap();
        let sentence = odds.sentence;
        assert!(
            sentence.contains(&format!("Hits on {needs}.")),
            "{sentence}"
        );
        for (face, hits) in [(5, moved == Moved::Stood), (6, true)] {
            let mut after = battle.clone();
            play(&mut after, snipe.clone(), &[face]);
            assert_eq!(after.state().sniper_hits.len() == 1, hits, "{face}");
        }
    }
}

fn battery() -> Unit {
    let models = Models {
        medium_gun: 2,
        ..Models::default()
    };
    Unit {
        models,
        ..unit(1, Kind::Artillery, 8)
    }
}

/// F-11.18, F-11.21, F-2.64: the log of hits on a place cites the clause under which a place of its
/// kind is wrecked.
#[test]
fn hits_on_a_place_cite_the_clause_of_its_kind() {
    for (kind, clause) in [
        (FeatureKind::TownBlock, "F-11.18"),
        (FeatureKind::LightFieldworks, "F-11.21"),
        (FeatureKind::WarWagons, "F-2.64"),
    ] {
        let mut battle = between(vec![battery()], vec![foot(20)]);
        super::names(&mut battle, kind);
        go_to(&mut battle, Step::Fire);
        let offers = battle.offers(Some(FOOT));
        let offer = offers.iter().find(|it| it.id.action() == "batter").unwrap();
        assert_eq!(offer.clause.as_deref(), Some(clause), "{kind:?}");
        play(&mut battle, offer.command.clone(), &[6, 6]);
        let ends = overrule_all(&battle, &Command::EndStep(actions::EndStep {}), &[]);
        let lines = battle.narrate(&ends);
        let mut hits = lines.into_iter().filter(|it| it.text.contains("ballshot"));
        let line = hits.next().unwrap();
        assert_eq!(line.clauses, [clause], "{kind:?}: {}", line.text);
    }
}

/// F-7.52, F-1.08: the line of a destroyed unit cites the clause that destroys it.
#[test]
fn the_log_of_a_destroyed_unit_cites_the_clause_that_destroys_it() {
    let clauses = |battle: &Battle, order: &Command, faces: &[u8]| {
        let lines = battle.narrate(&overrule_all(battle, order, faces));
        let mut gone = lines.into_iter().filter(|it| it.text.contains("destroyed"));
        gone.next().unwrap().clauses
    };
    let mut battle = battle();
    rout(&mut battle, FOOT);
    go_to(&mut battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::Destroyed,
        through: Vec::new(),
        gap: false,
    });
    assert_eq!(clauses(&battle, &flee, &[]), ["F-7.52"]);
    let mut battle = super::battle();
    let figures = Command::Correct(actions::Correct {
        unit: FOOT,
        set: field("figures", [0]),
    });
    assert_eq!(clauses(&battle, &figures, &[]), ["F-1.08"]);
    go_to(&mut battle, Step::MovesA);
}

/// F-9.16: the range and side of a friend in the danger zone may be the same as for the target.
#[test]
fn answers_about_a_friend_in_the_danger_zone_can_equal_those_for_the_target() {
    let mut battle = between(vec![battery(), unit(2, Kind::Infantry, 24)], vec![foot(20)]);
    go_to(&mut battle, Step::Fire);
    let arm = Arm::Guns {
        class: GunClass::Medium,
        ball: true,
    };
    let mut order = shot(arm, 2);
    order.observed.friend = Some(SECOND);
    let offers = battle.offers(Some(FOOT));
    let questions = Action::questions(&order, &battle);
    assert!(!offers.is_empty());
    let first = |name| {
        let asked = questions.iter().find(|it| it.remember == Some(name));
        let Answer::One(choices) = &asked.unwrap().answer else {
            panic!("one answer");
        };
        choices[0].label.key().to_owned()
    };
    assert_eq!(first("friend_close"), "answer.friend.as_target");
    assert_eq!(first("friend_side"), "answer.friend.same_side");
}

/// F-11.04, F-11.06, F-11.08: hints about woods and about friends in the way are shown only for
/// troops that need them.
#[test]
fn hints_about_sight_are_shown_only_for_troops_that_need_them() {
    let bows = vec![shooters(Weapon::Longbow, 16)];
    let mut battle = between(bows, vec![foot(20)]);
    super::names(&mut battle, FeatureKind::HeavyWood);
    go_to(&mut battle, Step::Fire);
    let hint = |battle: &Battle| {
        let offers = battle.offers(Some(FOOT));
        let offer = offers.iter().find(|it| it.id.action() == "shoot").unwrap();
        let asked = offer.questions.iter().find(|it| it.path == "/target");
        asked.unwrap().hint.clone().unwrap()
    };
    let open = hint(&battle);
    assert!(open.contains("Visibility is"), "{open}");
    assert!(
        !open.contains("wood") && !open.contains("When charging"),
        "{open}"
    );
    let (unit, stand) = (ENEMY, Stand::In);
    let spot = Some(Spot { feature: 1, stand });
    play(&mut battle, actions::Stand { unit, spot }, &[]);
    assert!(hint(&battle).contains("heavy wood"));
}

/// F-7.19: the distance that players enter for a move does not include the cost of obstacles.
#[test]
fn the_question_about_distance_explains_the_cost_of_obstacles() {
    let mut battle = battle();
    go_to(&mut battle, Step::MovesA);
    let offers = battle.offers(Some(FOOT));
    let offer = offers.iter().find(|it| it.id.action() == "move").unwrap();
    let mut asked = offer.questions.iter();
    let far = asked.find(|it| it.path.ends_with("moved")).unwrap();
    assert!(far.hint.as_ref().unwrap().contains("obstacles"));
}

/// F-5.09: only the players see whether the cause of a disorder remains, so neither answer is the
/// usual one.
#[test]
fn both_answers_about_a_cause_of_disorder_are_offered() {
    let mut battle = battle();
    hand(&mut battle, FOOT, field("disorder", true));
    go_to(&mut battle, Step::Recovery);
    let offers = battle.offers(Some(FOOT));
    let works: Vec<_> = offers.iter().filter(|it| it.fulfils.is_some()).collect();
    let ids: Vec<_> = works.iter().map(|it| it.id.action()).collect();
    assert_eq!(ids, ["ends.recover", "lasts.recover"]);
    assert!(works.iter().all(|it| !it.sure && it.questions.is_empty()));
}

/// F-3.09, D-131, F-2.63: a general with a unit that mutinies is in danger, whether it mutinies
/// before the first turn or when charged.
#[test]
fn a_general_with_a_unit_that_mutinies_is_in_danger() {
    let mut unpaid = foot(20);
    unpaid.pay = Pay::Unpaid;
    for charged in [false, true] {
        let horse = unit(2, Kind::Cavalry, 12);
        let mut battle = between(vec![foot(24), horse], vec![unpaid.clone()]);
        let mut generals = battle.state().generals.keys().copied();
        let general = generals.find(|it| it.side == ENEMY.side).unwrap();
        let unit = Some(ENEMY);
        play(&mut battle, actions::Attach { general, unit }, &[]);
        if charged {
            play(&mut battle, actions::AskPay { unit: ENEMY }, &[6]);
            go_to(&mut battle, Step::ChargesA);
            charge(&mut battle, SECOND, ENEMY);
        }
        let danger = actions::Endanger { general };
        assert!(!danger.is_due(&battle));
        play(&mut battle, actions::AskPay { unit: ENEMY }, &[1]);
        assert!(danger.is_due(&battle), "{charged}");
        play(&mut battle, danger, &[1]);
        assert_eq!(battle.state().generals[&general], Commander::Lost);
    }
}
