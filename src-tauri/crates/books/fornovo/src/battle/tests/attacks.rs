//! Attacks of every kind: targets closed by terrain, the reach of attacks, and the order of events.

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::{Answer, Choice, Scalar};

use super::*;
use crate::battle::charges::ChargeTurn;
use crate::battle::resolver;

const BEHIND: UnitRef = UnitRef::new(1, 2);

fn because(id: &str, clause: &str) -> Vec<(String, Option<String>)> {
    vec![(id.to_owned(), Some(clause.to_owned()))]
}

fn order(order: Order, unit: Unit) -> Unit {
    Unit { order, ..unit }
}

/// Returns a battle in which the charger has charged skirmishers that evaded. Behind them is
/// another unit, at a feature of this kind, if any.
fn runs_on(charger: Unit, behind: Unit, at: Option<FeatureKind>) -> Battle {
    let skirmishers = order(Order::Skirmish, foot(12));
    let enemies = vec![skirmishers, behind];
    let mut battle = under("D-127", "stands", vec![charger], enemies);
    if let Some(kind) = at {
        behind_is_at(&mut battle, kind);
    }
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, FOOT, Reply::Evades);
    go_to(&mut battle, Step::Completions);
    battle
}

/// Places the second unit of side 1 at a feature of this kind, in the usual position.
fn behind_is_at(battle: &mut Battle, kind: FeatureKind) {
    names(battle, kind);
    let (unit, spot) = (BEHIND, position(battle).usual_spot(1));
    play(battle, actions::Stand { unit, spot }, &[]);
}

fn complete(enemy: UnitRef, onto: Facing) -> Command {
    let (unit, how) = (FOOT, ChargeEnd::Into { enemy, onto });
    Command::Complete(actions::Complete {
        unit,
        how,
        through: Vec::new(),
    })
}

fn offers(battle: &Battle, id: &str) -> bool {
    let mut offers = battle.offers(Some(FOOT)).into_iter();
    offers.any(|offer| offer.id.to_string().starts_with(id))
}

/// F-7.39, F-7.49, F-11.08, F-11.10, F-11.16, F-11.20, F-2.64: the objections to a declared charge
/// apply to a charge that runs on. The charger stops in disorder.
#[test]
fn a_charge_does_not_run_on_into_a_closed_target() {
    let horse = || unit(1, Kind::Cavalry, 12);
    let foot = || unit(2, Kind::Infantry, 20);
    let closed = [
        (FeatureKind::TownBlock, "F-11.16"),
        (FeatureKind::HeavyWood, "F-11.08"),
        (FeatureKind::HighWall, "F-11.10"),
        (FeatureKind::LightFieldworks, "F-11.20"),
        (FeatureKind::WarWagons, "F-2.64"),
    ];
    for (kind, clause) in closed {
        let mut battle = runs_on(horse(), foot(), Some(kind));
        let into = complete(BEHIND, Facing::Front);
        assert_eq!(
            reasons(&battle, &into),
            because("ground", clause),
            "{kind:?}"
        );
        runs_out(&mut battle, FOOT);
        let state = state(&battle, FOOT);
        assert!(
            state.charge.is_none() && state.disorder.is_some(),
            "{kind:?}"
        );
    }
    // A feature that obstructs only the front leaves the flank open. A block has no flank.
    for (kind, open) in [
        (FeatureKind::TownBlock, false),
        (FeatureKind::HighWall, true),
    ] {
        let battle = runs_on(horse(), foot(), Some(kind));
        assert_eq!(offers(&battle, "into."), open, "{kind:?}");
    }
    let battle = runs_on(super::foot(24), unit(2, Kind::Cavalry, 12), None);
    let into = complete(BEHIND, Facing::Front);
    let foot_at_horse = because("foot_against_mounted", "F-7.39");
    assert_eq!(reasons(&battle, &into), foot_at_horse);
    let light = order(Order::Skirmish, unit(1, Kind::Cavalry, 12));
    let battle = runs_on(light, foot(), None);
    assert_eq!(reasons(&battle, &into), because("skirmishers", "F-7.39"));
    // Targets that the charger may attack cause no objection.
    let battle = runs_on(horse(), foot(), None);
    assert!(offers(&battle, "into.") && reasons(&battle, &into).is_empty());
}

/// F-7.46, F-7.50: the objections to a declared charge also apply to a false rout and to a
/// countercharge.
#[test]
fn other_attacks_stop_at_closed_targets() {
    let horse = || unit(1, Kind::Cavalry, 12);
    let foot = || unit(2, Kind::Infantry, 20);
    let mut battle = under("D-127", "stands", vec![horse()], vec![horse(), foot()]);
    behind_is_at(&mut battle, FeatureKind::TownBlock);
    go_to(&mut battle, Step::ChargesA);
    let false_rout = Command::FalseRout(actions::FalseRout::at(FOOT, BEHIND));
    let ground = because("ground", "F-11.16");
    assert!(reasons(&battle, &false_rout).contains(&ground[0]));
    let how = COUNTERCHARGES;
    let reply = Command::Reply(actions::Reply::of(FOOT, BEHIND, how));
    assert!(reasons(&battle, &reply).contains(&ground[0]));
}

/// F-2.70, F-7.50: the players enter the side that a false rout strikes.
#[test]
fn a_false_rout_strikes_the_side_that_players_enter() {
    for onto in [Facing::Front, Facing::Flank] {
        let horse = || unit(1, Kind::Cavalry, 12);
        let mut battle = between(vec![horse()], vec![horse()]);
        go_to(&mut battle, Step::Completions);
        let turns = actions::FalseRout {
            onto,
            ..actions::FalseRout::at(FOOT, ENEMY)
        };
        play(&mut battle, turns, &[6]);
        assert_eq!(state(&battle, FOOT).charge.unwrap().onto, onto);
    }
}

/// Returns a battle in which horse pursues foot past the second unit of side 1. That unit is at a
/// feature of this kind, in square or not.
fn pursues_past(kind: FeatureKind, square: bool) -> Battle {
    let enemies = vec![foot(12), unit(2, Kind::Infantry, 20)];
    let pursuers = vec![unit(1, Kind::Cavalry, 12)];
    let mut battle = under("D-127", "stands", pursuers, enemies);
    behind_is_at(&mut battle, kind);
    set(&mut battle, BEHIND, |it| it.square = square);
    rout(&mut battle, ENEMY);
    pursues(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: ENEMY,
        way: FleeWay::OnTable,
        through: Vec::new(),
        gap: false,
    });
    play(&mut battle, flee, &[]);
    battle
}

/// Whether the pursuer may run into the unit behind its target.
fn may_run_into_it(battle: &Battle) -> bool {
    let mut sides = [Facing::Front, Facing::Flank].into_iter();
    sides.any(|onto| {
        let (unit, enemy) = (FOOT, BEHIND);
        let way = PursueWay::Into { enemy, onto };
        reasons(battle, &Command::Pursue(actions::Pursue { unit, way })).is_empty()
    })
}

/// F-7.57, F-11.10, D-127: a square behind a high wall has no flank that a pursuer could reach.
#[test]
fn a_pursuer_goes_round_a_wall_into_a_line_and_not_into_a_square() {
    for square in [false, true] {
        let battle = pursues_past(FeatureKind::HighWall, square);
        assert_eq!(may_run_into_it(&battle), !square);
    }
}

/// F-7.57: a pursuer stops at impassable terrain.
#[test]
fn a_pursuer_stops_at_closed_terrain() {
    for (kind, closed) in [(FeatureKind::TownBlock, true), (FeatureKind::Rough, false)] {
        let mut battle = pursues_past(kind, false);
        let way = PursueWay::Into {
            enemy: BEHIND,
            onto: Facing::Front,
        };
        let into = Command::Pursue(actions::Pursue { unit: FOOT, way });
        let expected = match closed {
            true => because("ground", "F-11.16"),
            false => Vec::new(),
        };
        assert_eq!(reasons(&battle, &into), expected, "{kind:?}");
        assert_eq!(may_run_into_it(&battle), !closed, "{kind:?}");
        let (unit, way) = (FOOT, PursueWay::Stopped);
        let stops = Command::Pursue(actions::Pursue { unit, way });
        assert!(reasons(&battle, &stops).is_empty());
        play(&mut battle, stops, &[]);
        assert!(state(&battle, FOOT).pursuit.is_none());
    }
}

/// F-7.57: the refusal does not say that a target left the table if the target surrendered.
#[test]
fn a_pursuit_ends_when_its_target_is_gone() {
    for (gone, id) in [
        (Gone::Fled, "target_gone"),
        (Gone::Surrendered, "target_removed"),
    ] {
        let mut battle = battle();
        pursues(&mut battle, FOOT, ENEMY);
        go_to(&mut battle, Step::Flight);
        set(&mut battle, ENEMY, |it| {
            it.place = Place::Gone { why: gone }
        });
        let (unit, way) = (FOOT, PursueWay::Follows);
        let follows = Command::Pursue(actions::Pursue { unit, way });
        assert_eq!(reasons(&battle, &follows)[0].0, id);
    }
}

/// F-7.57: a pursuit lasts until its target is dispersed, outside the Rally phase too.
#[test]
fn a_pursuit_ends_at_once_when_fire_destroys_its_target() {
    let mut battle = battle();
    pursues(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Fire);
    let why = Gone::Destroyed;
    let facts = resolver::facts_of(&battle, |it| it.leave(ENEMY, Place::Gone { why }));
    for fact in facts.unwrap() {
        battle.fold(&fact).unwrap();
    }
    assert_eq!(state(&battle, FOOT).pursuit, None);
}

/// F-8.28, D-205: the unit recoils before another charge reaches it.
#[test]
fn a_unit_recoils_from_its_failed_charge_before_it_meets_another() {
    let foot = |number| unit(number, Kind::Infantry, 20);
    let mut battle = under("D-127", "stands", vec![foot(1)], vec![foot(1), foot(2)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::ChargesB);
    charge(&mut battle, BEHIND, FOOT);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(FOOT), &[1]);
    play(&mut battle, charge_test(BEHIND), &[6]);
    let test = Test::Charge;
    let meets = to_test(FOOT, test);
    assert!(is_due(&battle, &work("recoil", FOOT)));
    assert!(!is_due(&battle, &meets));
    let recoil = |out_of_reach| {
        Command::Recoil(actions::Recoil {
            unit: FOOT,
            way: RecoilWay::Clear,
            through: Vec::new(),
            followed: false,
            stay: Vec::new(),
            out_of_reach,
            met: None,
            onto: Facing::Front,
        })
    };
    let mut escapes = battle.clone();
    play(&mut battle, recoil(Vec::new()), &[]);
    assert!(is_due(&battle, &meets));
    play(&mut escapes, recoil(vec![BEHIND]), &[]);
    assert!(!is_due(&escapes, &meets));
}

/// F-3.09, D-131: losses applied at the end of the step destroy the general's unit and so endanger
/// him.
#[test]
fn a_general_is_in_danger_if_fire_destroys_his_unit() {
    let shot = Unit {
        groups: vec![armed(Weapon::Musket, 24)],
        ..foot(0)
    };
    let targets = vec![foot(4)];
    let mut battle = under("D-127", "stands", vec![shot], targets);
    let mut generals = battle.state().generals.keys().copied();
    let general = generals.find(|general| general.side == ENEMY.side).unwrap();
    let attach = Command::Attach(actions::Attach {
        general,
        unit: Some(ENEMY),
    });
    play(&mut battle, attach, &[]);
    go_to(&mut battle, Step::Fire);
    hand(&mut battle, ENEMY, field("figures", [1]));
    let weapon = Weapon::Musket;
    let volley = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm: Arm::Group { group: 0, weapon },
        observed: FireObservations::plain(4, true),
    });
    play(&mut battle, volley, &[6]);
    go_to(&mut battle, Step::FireTests);
    assert!(!state(&battle, ENEMY).on_table());
    let danger = actions::Endanger { general };
    assert!(danger.is_due(&battle));
    // Work that the players leave undone does not become pending again.
    go_to(&mut battle, Step::Completions);
    go_to(&mut battle, Step::LoserTests);
    assert!(!danger.is_due(&battle));
}

/// F-7.37, F-7.40: a change of facing costs the same in a charge as in a move. The players observe
/// how much of the way is a wheel.
#[test]
fn a_change_of_facing_shortens_a_charge() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    let reach = |turn| {
        let observed = ChargeObservations {
            turn,
            ..ChargeObservations::default()
        };
        position(&battle)
            .charge_reach(HORSE, &observed)
            .unwrap()
            .total()
    };
    let [full, turned] = [ChargeTurn::None, ChargeTurn::ChangeFacing].map(reach);
    let against = |turn, distance| {
        let observed = ChargeObservations {
            turn,
            distance: Some(distance),
            ..ChargeObservations::default()
        };
        let (unit, target) = (HORSE, ENEMY);
        reasons(
            &battle,
            &Command::Charge(actions::Charge {
                unit,
                target,
                observed,
                through: Vec::new(),
            }),
        )
    };
    assert!(turned < full);
    assert!(against(ChargeTurn::ChangeFacing, turned).is_empty());
    let far = turned.plus(Length::inches(1));
    let too_far = because("out_of_reach", "F-7.37");
    assert_eq!(against(ChargeTurn::ChangeFacing, far), too_far);
    assert!(against(ChargeTurn::Wheel, full).is_empty());
}

/// F-7.37, F-7.40: a change of facing shortens the longest distance on offer. A longer distance
/// that was already entered is dropped.
#[test]
fn the_distance_of_a_charge_is_entered_after_its_change_of_facing() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    let offers = battle.offers(Some(HORSE));
    let offer = offers.iter().find(|it| it.id.action() == "charge").unwrap();
    let longest = |turn, distance| {
        let mut filled = offer.command.clone();
        let Command::Charge(charge) = &mut filled else {
            panic!("{filled:?}");
        };
        charge.observed = ChargeObservations {
            turn,
            distance,
            ..charge.observed
        };
        let answered = battle.answered(&offer.command, &filled);
        let Command::Charge(charge) = answered.command else {
            panic!("{:?}", answered.command);
        };
        let asked = answered
            .questions
            .iter()
            .find(|it| it.path == "/observed/distance")
            .unwrap();
        let Answer::One { choices } = &asked.answer else {
            panic!("{asked:?}");
        };
        let inches = |choice: &Choice| match choice.value {
            Scalar::Number(length) => Some(length),
            Scalar::YesNo(_) | Scalar::Text(_) | Scalar::Unit(_) | Scalar::Nothing(()) => None,
        };
        (
            choices.iter().filter_map(inches).max(),
            charge.observed.distance,
        )
    };
    let (full, _) = longest(ChargeTurn::None, None);
    let far = full.map(Length::from_32nds);
    assert_eq!(longest(ChargeTurn::Wheel, far), (full, far));
    let (turned, distance) = longest(ChargeTurn::ChangeFacing, far);
    assert!(turned < full);
    assert_eq!(distance, None);
}
