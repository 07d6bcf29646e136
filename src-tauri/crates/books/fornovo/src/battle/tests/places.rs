//! Effects of places on shooting, charges and combat: blocks, ditches, stakes and wagons.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::arms::usual_figures;
use crate::battle::charges::ChargeTurn;
use crate::battle::ground::{Cover, Feature, FeatureKind, Stand};
use crate::tables::shooting::GunClass;
use crate::terrain::{self, Against};

/// F-11.14: the soft cover of a block applies to ballshot from medium and heavy guns. Huts give no
/// cover from ballshot.
#[test]
fn a_block_is_hard_cover_from_ballshot_of_light_guns() {
    let battle = battle();
    let rules = &battle.tables.rules;
    let classes = [
        GunClass::VeryLight,
        GunClass::Light,
        GunClass::Medium,
        GunClass::Heavy,
    ];
    let of = |place: &Feature| {
        classes.map(|class| terrain::cover(place, 0, Against::ball(class), rules))
    };
    let mut block = terrain::named(1, String::new(), FeatureKind::TownBlock, rules);
    assert_eq!(
        of(&block),
        [Cover::Hard, Cover::Hard, Cover::Soft, Cover::Soft]
    );
    block.ball = Cover::None;
    assert_eq!(of(&block), [Cover::None; 4]);
    let works = terrain::named(1, String::new(), FeatureKind::LightFieldworks, rules);
    assert_eq!(of(&works), [Cover::Soft; 4]);
}

/// Lets the horse of side 0 charge the front, flank or rear of the foot of side 1.
fn charged(battle: &mut Battle, onto: Facing) {
    go_to(battle, Step::ChargesA);
    let observed = ChargeObservations {
        onto,
        ..ChargeObservations::default()
    };
    charge_with(battle, HORSE, ENEMY, observed);
}

/// Whether the charge of the horse has impetus.
fn with_impetus(battle: &Battle) -> bool {
    let charge = state(battle, HORSE).charge.unwrap();
    position(battle).comes_with_impetus(HORSE, charge, false, false)
}

/// F-7.45, F-11.19: a ditch disorders troops, so a charge into or across it has no impetus.
#[test]
fn a_charge_into_or_across_disordering_terrain_has_no_impetus() {
    let impetus = |kind, stand, onto| {
        let mut battle = battle();
        is_at(&mut battle, ENEMY, kind, stand);
        charged(&mut battle, onto);
        // Without disorder, only the terrain can deny the charge its impetus.
        set(&mut battle, HORSE, |it| it.disorder = None);
        with_impetus(&battle)
    };
    assert!(impetus(FeatureKind::GentleHill, Stand::In, Facing::Front));
    assert!(!impetus(FeatureKind::Ditch, Stand::In, Facing::Front));
    assert!(!impetus(FeatureKind::Ditch, Stand::Behind, Facing::Front));
    assert!(impetus(FeatureKind::Ditch, Stand::Behind, Facing::Rear));
    assert!(!impetus(FeatureKind::Bridge, Stand::In, Facing::Front));
}

/// F-11.05, D-191: a charge into rough terrain disorders pikes, and other troops if it covers more
/// than half of a full charge.
#[test]
fn a_charge_into_rough_terrain_disorders_pikes_and_fast_troops() {
    let mut pikes = foot(24);
    pikes.groups[0].weapons = WeaponSet::of(&[Weapon::Pike]);
    let disorder = |first: &Unit, over_half| {
        let mut battle = between(vec![first.clone()], vec![foot(20)]);
        is_at(&mut battle, ENEMY, FeatureKind::Rough, Stand::In);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            over_half,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, FOOT, ENEMY, observed);
        go_to(&mut battle, Step::AnswersB);
        reply(&mut battle, ENEMY, FOOT, Reply::Stands);
        go_to(&mut battle, Step::FireTests);
        for unit in [FOOT, ENEMY] {
            play(&mut battle, charge_test(unit), &[6]);
        }
        assert!(state(&battle, FOOT).contacts.contains(&ENEMY));
        cause(&battle, FOOT)
    };
    let terrain = Some(DisorderCause::Terrain);
    assert_eq!(disorder(&pikes, false), terrain);
    assert_eq!(disorder(&foot(24), true), terrain);
    assert_eq!(disorder(&foot(24), false), None);
}

/// F-11.05: a charge out of rough terrain has no impetus. If it covers more than half of a full
/// charge, the unit is disordered.
#[test]
fn a_charge_out_of_rough_terrain_has_no_impetus() {
    for (over_half, expected) in [(true, Some(DisorderCause::Terrain)), (false, None)] {
        let mut battle = battle();
        is_at(&mut battle, HORSE, FeatureKind::Rough, Stand::In);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            over_half,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, HORSE, ENEMY, observed);
        assert_eq!(cause(&battle, HORSE), expected);
        assert!(!with_impetus(&battle));
    }
}

/// F-11.19: horse that charges over the ditch in front of it is disordered, and foot rolls. A unit
/// that changes facing first does not cross the ditch.
#[test]
fn a_charge_over_the_ditch_in_front_disorders_horse_while_foot_rolls() {
    let charges = |unit, turn| {
        let mut battle = battle();
        is_at(&mut battle, unit, FeatureKind::Ditch, Stand::Behind);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            turn,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, unit, ENEMY, observed);
        let rolls = is_due(&battle, &work("ditch", unit));
        (rolls, cause(&battle, unit))
    };
    let terrain = Some(DisorderCause::Terrain);
    assert_eq!(charges(HORSE, ChargeTurn::None), (false, terrain));
    assert_eq!(charges(FOOT, ChargeTurn::None), (true, None));
    assert_eq!(charges(HORSE, ChargeTurn::ChangeFacing), (false, None));
    assert_eq!(charges(FOOT, ChargeTurn::ChangeFacing), (false, None));
}

/// F-7.45, F-11.03, F-11.09, F-11.19: an obstacle in front of the charger removes impetus, unless
/// the charge begins with a change of facing.
#[test]
fn a_charge_over_the_obstacle_in_front_has_no_impetus() {
    let impetus = |kind, turn| {
        let mut battle = battle();
        is_at(&mut battle, HORSE, kind, Stand::Behind);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            turn,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, HORSE, ENEMY, observed);
        // Without disorder, only the terrain can deny the charge its impetus.
        set(&mut battle, HORSE, |it| it.disorder = None);
        with_impetus(&battle)
    };
    for kind in [
        FeatureKind::LowWall,
        FeatureKind::Ditch,
        FeatureKind::Stream,
    ] {
        assert!(!impetus(kind, ChargeTurn::None), "{kind:?}");
        assert!(impetus(kind, ChargeTurn::ChangeFacing), "{kind:?}");
    }
}

/// F-11.02, F-11.03: a stream shortens a charge by at least an inch, whether the charger or the
/// target is behind it. In a stream or on a steep slope, each inch at half speed counts twice.
#[test]
fn streams_and_steep_slopes_shorten_a_charge() {
    let reach = |terrain: Option<(UnitRef, FeatureKind, Stand)>, slow: Option<i32>| {
        let mut battle = battle();
        if let Some((unit, kind, stand)) = terrain {
            is_at(&mut battle, unit, kind, stand);
        }
        let observed = ChargeObservations {
            slow: slow.map(Length::inches),
            ..ChargeObservations::default()
        };
        let reach = position(&battle).reach_at(HORSE, ENEMY, &observed);
        reach.unwrap().total()
    };
    let full = reach(None, None);
    let less = |by| full.minus(Length::inches(by));
    for unit in [HORSE, ENEMY] {
        let stream = Some((unit, FeatureKind::Stream, Stand::Behind));
        assert_eq!(reach(stream, None), less(1));
        assert_eq!(reach(stream, Some(3)), less(3));
        let slope = Some((unit, FeatureKind::SteepSlope, Stand::In));
        assert_eq!(reach(slope, None), full);
        assert_eq!(reach(slope, Some(4)), less(4));
    }
    assert_eq!(reach(None, Some(4)), full);
}

/// F-11.02, F-11.03: players are asked for the part of a charge at half speed only if terrain that
/// halves the speed is named.
#[test]
fn a_charge_asks_for_its_part_at_half_speed() {
    let asked = |kind| {
        let mut battle = battle();
        is_at(&mut battle, ENEMY, kind, Stand::In);
        go_to(&mut battle, Step::ChargesA);
        let offers = battle.offers(Some(HORSE));
        let offer = offers.iter().find(|it| it.id.action() == "charge").unwrap();
        let mut asked = offer.questions.iter();
        asked.any(|it| it.path.ends_with("observed/slow"))
    };
    assert!(asked(FeatureKind::SteepSlope));
    assert!(!asked(FeatureKind::GentleHill));
}

/// F-2.51, F-9.17: a general on his own has the cover that players observe.
#[test]
fn a_lone_general_has_cover_from_a_sniper() {
    let battle = battle();
    let mut generals = battle.state().generals.keys();
    let general = *generals.find(|general| general.side == ENEMY.side).unwrap();
    let needs = |cover, close| {
        let observed = FireObservations {
            cover,
            ..FireObservations::plain(1, close)
        };
        let aim = position(&battle).snipe_aim(FOOT, general, observed);
        aim.unwrap().unwrap().to_hit.to_string()
    };
    assert_eq!(needs(None, true), "45H 6HH");
    assert_eq!(needs(Some(Cover::Soft), true), "56H");
    assert_eq!(needs(Some(Cover::Hard), true), "6H");
    assert_eq!(needs(Some(Cover::Hard), false), "NIL");
}

/// F-2.65: stakes remove the impetus of mounted troops that charge the front of the unit behind
/// them.
#[test]
fn stakes_are_in_front_of_the_unit_that_planted_them() {
    for (onto, has) in [
        (Facing::Front, false),
        (Facing::Flank, true),
        (Facing::Rear, true),
    ] {
        let mut battle = battle();
        set(&mut battle, ENEMY, |it| it.stakes = Stakes::Planted);
        charged(&mut battle, onto);
        assert_eq!(with_impetus(&battle), has, "{onto:?}");
    }
}

/// F-2.65, F-7.37: each line of stakes in the way costs a charge 2 inches.
#[test]
fn stakes_shorten_a_charge() {
    let reach = |own, his, onto| {
        let mut battle = battle();
        set(&mut battle, FOOT, |it| it.stakes = own);
        set(&mut battle, ENEMY, |it| it.stakes = his);
        let observed = ChargeObservations {
            onto,
            ..ChargeObservations::default()
        };
        let reach = position(&battle).reach_at(FOOT, ENEMY, &observed);
        reach.unwrap().total()
    };
    let (none, planted) = (Stakes::None, Stakes::Planted);
    let full = reach(none, none, Facing::Front);
    let less = |by| full.minus(Length::inches(by));
    assert_eq!(reach(none, planted, Facing::Front), less(2));
    assert_eq!(reach(none, planted, Facing::Rear), full);
    assert_eq!(reach(planted, none, Facing::Front), less(2));
    assert_eq!(reach(planted, planted, Facing::Front), less(4));
}

/// F-11.10, F-11.11, F-11.12: a unit cannot charge across closed terrain in front of it, unless it
/// turns away first.
#[test]
fn closed_terrain_in_front_stops_a_charge() {
    let why = |unit, kind, turn| {
        let mut battle = battle();
        is_at(&mut battle, unit, kind, Stand::Behind);
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            turn,
            ..ChargeObservations::default()
        };
        let charge = Command::Charge(actions::Charge {
            unit,
            target: ENEMY,
            observed,
            through: Vec::new(),
        });
        let mut why = reasons(&battle, &charge);
        why.retain(|(id, _)| id == "barred_ahead");
        why.pop().and_then(|(_, clause)| clause)
    };
    let straight = ChargeTurn::None;
    for (unit, kind, clause) in [
        (HORSE, FeatureKind::HighWall, Some("F-11.10")),
        (FOOT, FeatureKind::HighWall, None),
        (FOOT, FeatureKind::Hedgerow, Some("F-11.11")),
        (HORSE, FeatureKind::River, Some("F-11.12")),
        (HORSE, FeatureKind::LowWall, None),
    ] {
        assert_eq!(why(unit, kind, straight).as_deref(), clause, "{kind:?}");
        assert_eq!(why(unit, kind, ChargeTurn::ChangeFacing), None, "{kind:?}");
    }
}

/// F-11.10, F-7.40: if a unit must turn away before it charges, only a charge that begins with the
/// turn is offered.
#[test]
fn a_charge_from_behind_a_high_wall_begins_with_a_turn() {
    let mut battle = battle();
    is_at(&mut battle, HORSE, FeatureKind::HighWall, Stand::Behind);
    go_to(&mut battle, Step::ChargesA);
    let offers = battle.offers(Some(HORSE));
    let offer = offers.iter().find(|it| it.id.action() == "charge").unwrap();
    let Command::Charge(charge) = &offer.command else {
        panic!("{offer:?}");
    };
    assert_eq!(charge.observed.turn, ChargeTurn::ChangeFacing);
    assert_eq!(objections(&battle, &offer.command), Vec::<String>::new());
    let mut asked = offer.questions.iter();
    let turn = asked.find(|it| it.path.ends_with("observed/turn"));
    let choices = serde_json::to_string(&turn.unwrap().answer).unwrap();
    assert_eq!(choices.matches("label").count(), 1, "{choices}");
}

/// F-2.08, F-7.26: a garrison is not in rows.
#[test]
fn a_garrison_cannot_form_square() {
    for kind in [FeatureKind::TownBlock, FeatureKind::Rough] {
        let mut battle = battle();
        is_at(&mut battle, ENEMY, kind, Stand::In);
        let forms = position(&battle).could(ENEMY, Manoeuvre::FormSquare);
        let widens = Manoeuvre::ChangeFrontBy { figures: 1 };
        let widens = position(&battle).could(ENEMY, widens);
        let open = kind == FeatureKind::Rough;
        assert_eq!((forms, widens), (open, open), "{kind:?}");
    }
}

/// F-2.08, F-11.15, D-237: a garrison has a front on every side, so any charge meets a front.
#[test]
fn a_garrison_has_no_flank_or_rear() {
    let mut battle = battle();
    is_at(&mut battle, ENEMY, FeatureKind::TownBlock, Stand::In);
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        onto: Facing::Flank,
        ..ChargeObservations::default()
    };
    let (unit, target) = (FOOT, ENEMY);
    let charge = Command::Charge(actions::Charge {
        unit,
        target,
        observed,
        through: Vec::new(),
    });
    let refused = battle.decide(&charge, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(why)) = refused else {
        panic!("{refused:?}");
    };
    assert!(why.iter().any(|it| it.id == "no_flank"), "{why:?}");
    play(&mut battle, charge, &[]);
    let charge = state(&battle, FOOT).charge.unwrap();
    assert_eq!(position(&battle).strikes(FOOT, charge), Facing::Front);
}

/// F-11.15: a garrison has the dice of all its figures, limited on each front.
#[test]
fn a_garrison_has_the_dice_of_all_its_figures() {
    let musketeers = Unit {
        groups: vec![armed(Weapon::Musket, 24)],
        formation: Formation {
            front: Some(6),
            ..Formation::default()
        },
        ..foot(0)
    };
    let enemies = [1, 2, 3].map(|number| unit(number, Kind::Infantry, 20));
    let mut battle = between(enemies.to_vec(), vec![musketeers]);
    is_at(&mut battle, ENEMY, FeatureKind::TownBlock, Stand::In);
    go_to(&mut battle, Step::Fire);
    let weapon = Weapon::Musket;
    let shoot = |target, figures| {
        Command::Shoot(actions::Shoot {
            unit: ENEMY,
            target,
            arm: Arm::Group { group: 0, weapon },
            observed: FireObservations {
                front: Some(6),
                ..FireObservations::plain(figures, true)
            },
        })
    };
    let arm = Arm::Group { group: 0, weapon };
    let usual = usual_figures(position(&battle), ENEMY, arm, RanksFired::Both, 24);
    assert_eq!(usual, 24);
    for target in [FOOT, HORSE] {
        assert!(may_shoot(&battle, ENEMY));
        play(&mut battle, shoot(target, usual), &[1; 3]);
    }
    assert!(!may_shoot(&battle, ENEMY));
}

/// F-2.64, F-2.69, D-238: wagons give soft cover from shooting, and no cover in combat.
#[test]
fn wagons_give_cover_from_shooting_but_not_in_combat() {
    let battle = battle();
    let rules = &battle.tables.rules;
    for kind in [FeatureKind::WarWagons, FeatureKind::Laager] {
        let wagons = terrain::named(1, String::new(), kind, rules);
        let cover = |against| terrain::cover(&wagons, 0, against, rules);
        let all = [Against::SmallArms, Against::LightBall, Against::Ball];
        assert_eq!(all.map(cover), [Cover::Soft; 3], "{kind:?}");
        assert_eq!(cover(Against::Combat), Cover::None, "{kind:?}");
    }
}

/// F-2.69: passing its own army's wagons costs a unit, even a mounted one, 2 inches of its move.
#[test]
fn own_wagons_cost_two_inches_of_a_move() {
    let mut battle = battle();
    go_to(&mut battle, Step::MovesA);
    let asked = |battle: &Battle| {
        let observed = MoveObservations {
            moved: Moved::Half,
            ..MoveObservations::stood(HORSE)
        };
        let goes = moves(observed);
        let questions = battle.answered(&goes, &goes).questions;
        format!("{questions:?}").contains("own_wagons")
    };
    assert!(!asked(&battle));
    names(&mut battle, FeatureKind::Laager);
    assert!(asked(&battle));
    let observed = MoveObservations {
        moved: Moved::Half,
        over: vec![Crossed::OwnWagons],
        ..MoveObservations::stood(HORSE)
    };
    let allowance = position(&battle).allowance(&observed).unwrap();
    assert_eq!(allowance.left, allowance.normal.minus(Length::inches(2)));
}

/// F-7.42, F-7.48, F-8.28: previews of forced moves state that the players enter the unit's terrain
/// afterwards.
#[test]
fn previews_of_forced_moves_say_when_players_enter_terrain() {
    let needs = |battle: &Battle, unit, action: &str| {
        let offers = battle.offers(Some(unit));
        let offer = offers.iter().find(|it| it.id.action() == action).unwrap();
        battle.preview(&offer.command).needs.unwrap_or_default()
    };
    let light = Unit {
        number: UnitNumber(1),
        ..skirmishers(foot(12))
    };
    let mut battle = between(vec![foot(24), unit(2, Kind::Cavalry, 12)], vec![light]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    let evades = needs(&battle, ENEMY, "evades.answer");
    assert!(evades.contains("terrain"), "{evades}");
    let mut battle = super::battle();
    go_to(&mut battle, Step::ChargesA);
    let observed = ChargeObservations {
        straight_run: false,
        ..ChargeObservations::default()
    };
    charge_with(&mut battle, HORSE, ENEMY, observed);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[1]);
    let recoils = needs(&battle, HORSE, "recoil");
    assert!(recoils.contains("terrain"), "{recoils}");
}

/// F-7.47, F-7.13: an evasion is the unit's move for the turn.
#[test]
fn an_evasion_is_the_units_move_for_the_turn() {
    let light = Unit {
        number: UnitNumber(1),
        ..skirmishers(foot(12))
    };
    let mut battle = between(vec![foot(24), unit(2, Kind::Cavalry, 12)], vec![light]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, HORSE, Reply::Evades);
    go_to(&mut battle, Step::MovesB);
    assert!(!position(&battle).may_yet_move(ENEMY));
}

/// F-7.26: the preview of a reply by forming square states that the players judge whether there is
/// time.
#[test]
fn players_judge_whether_there_is_time_to_form_square() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    let square = Command::Reply(actions::Reply::of(ENEMY, HORSE, Reply::FormsSquare));
    let needs = battle.preview(&square).needs.unwrap_or_default();
    assert!(needs.contains("time"), "{needs}");
}

/// F-7.44: the straight end of the last move counts towards the run of a short charge that goes
/// straight on.
#[test]
fn a_short_charge_has_impetus_if_the_last_move_ended_straight() {
    let impetus = |ran_before, turn, inches| {
        let mut battle = battle();
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            distance: Some(Length::inches(inches)),
            ran_before,
            turn,
            ..ChargeObservations::default()
        };
        charge_with(&mut battle, HORSE, ENEMY, observed);
        with_impetus(&battle)
    };
    assert!(impetus(true, ChargeTurn::None, 3));
    assert!(!impetus(false, ChargeTurn::None, 3));
    assert!(!impetus(true, ChargeTurn::Wheel, 3));
    assert!(impetus(false, ChargeTurn::None, 4));
}
