//! Charges: distance, pikes, shooting, and the pursuit after them.

use std::cmp::Ordering;

use drumhead_vocabulary::Length;

use super::*;
use crate::combat::{AttackFrom, Impetus};
use crate::reaction::{ChargeFacts, ChargeRole};
use crate::tables::shooting::GunClass;

/// Returns a battle of side 0's foot and horse against foot with these groups.
fn against_groups(groups: Vec<Group>) -> Battle {
    against(vec![Unit { groups, ..foot(0) }])
}

fn charging(battle: &mut Battle, observed: ChargeObservations) {
    go_to(battle, Step::ChargesA);
    charge_with(battle, HORSE, ENEMY, observed);
}

/// Returns the paths of the pending test's questions.
fn asked(battle: &Battle, unit: UnitRef) -> Vec<String> {
    let offers = battle.offers(Some(unit));
    let offer = offers
        .into_iter()
        .find(|offer| offer.fulfils.is_some())
        .unwrap();
    offer.questions.into_iter().map(|it| it.path).collect()
}

#[test]
fn a_unit_recoils_half_the_measured_distance_of_a_failed_charge() {
    for (distance, expected) in [
        (Some(Length::inches(9)), "recoil 4.5″"),
        (None, "recoil of half the distance charged"),
    ] {
        let mut battle = battle();
        let observed = ChargeObservations {
            straight_run: false,
            distance,
            ..ChargeObservations::default()
        };
        charging(&mut battle, observed);
        go_to(&mut battle, Step::FireTests);
        let test = charge_test(HORSE);
        let events = overrule_all(&battle, &test, &[1]);
        let lines = battle.narrate(&events);
        assert!(lines[0].text.contains(expected), "{}", lines[0].text);
        // The test and its result share one line, with the clauses of both.
        let shaken = lines[1..].iter().filter(|it| it.text.contains("shaken"));
        assert_eq!(shaken.count(), 0, "{lines:?}");
        assert!(lines[0].clauses.contains(&"F-5.10".to_owned()));
    }
}

#[test]
fn a_charge_cannot_exceed_its_reach() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    let reach = position(&battle)
        .charge_reach(HORSE, &ChargeObservations::default())
        .unwrap();
    for (distance, ok) in [
        (reach.total(), true),
        (reach.total().plus(Length::inches(1)), false),
    ] {
        let observed = ChargeObservations {
            distance: Some(distance),
            ..ChargeObservations::default()
        };
        let (unit, target) = (HORSE, ENEMY);
        let charge = Command::Charge(actions::Charge {
            unit,
            target,
            observed,
            through: Vec::new(),
        });
        let decided = battle.decide(&charge, &[], &mut Given::default());
        assert_eq!(decided.is_ok(), ok, "{distance}");
        if let Err(Refusal::AgainstRules(objections)) = decided {
            assert_eq!(objections[0].clause.as_deref(), Some("F-7.37"));
        }
    }
}

/// F-9.10, F-7.41: a full charge includes the bonus, even for a unit that shoots and so forgoes the
/// bonus.
#[test]
fn the_measured_distance_is_compared_with_half_of_a_full_charge() {
    let against_half = |distance, shoots| {
        let mut battle = battle();
        let observed = ChargeObservations {
            distance: Some(distance),
            // With a measured distance, `over_half` has no effect.
            over_half: false,
            shoots,
            ..ChargeObservations::default()
        };
        charging(&mut battle, observed);
        let charge = state(&battle, HORSE).charge.unwrap();
        position(&battle).against_half_charge(HORSE, charge)
    };
    let reach = position(&battle()).charge_reach(HORSE, &ChargeObservations::default());
    let half = reach.unwrap().total().part(2);
    let inch = Length::inches(1);
    for shoots in [false, true] {
        assert_eq!(against_half(half.minus(inch), shoots), Ordering::Less);
        assert_eq!(against_half(half, shoots), Ordering::Equal);
        assert_eq!(against_half(half.plus(inch), shoots), Ordering::Greater);
    }
}

#[test]
fn players_are_asked_about_pikes_only_for_mixed_units() {
    let steady = "/facts/steady_pikes_frontally".to_owned();
    let naked = "/facts/naked".to_owned();
    let tests = |groups: Vec<Group>| {
        let mut battle = against_groups(groups);
        charging(&mut battle, ChargeObservations::default());
        go_to(&mut battle, Step::FireTests);
        let of_horse = asked(&battle, HORSE);
        let facts = position(&battle).usual_facts(HORSE, Test::Charge);
        let Facts::Charge(facts) = facts else {
            panic!("{facts:?}");
        };
        play(&mut battle, charge_test(HORSE), &[6]);
        (
            of_horse,
            facts.steady_pikes_frontally,
            asked(&battle, ENEMY),
        )
    };
    let (horse, met, foot) = tests(vec![armed(Weapon::Pike, 20)]);
    assert!(!horse.contains(&steady) && met && !foot.contains(&naked));
    let (horse, met, foot) = tests(vec![armed(Weapon::Musket, 20)]);
    assert!(!horse.contains(&steady) && !met && !foot.contains(&naked));
    let mixed = vec![armed(Weapon::Pike, 8), armed(Weapon::Musket, 12)];
    let (horse, _, foot) = tests(mixed);
    assert!(horse.contains(&steady) && foot.contains(&naked));
    assert!(!horse.contains(&naked), "riders are never naked foot");
}

#[test]
fn known_weapons_override_observations() {
    let points = |naked| {
        let mut battle = against_groups(vec![armed(Weapon::Musket, 20)]);
        let contacts = field("contacts", vec![ENEMY]);
        hand(&mut battle, HORSE, contacts);
        let mut meeting = Meeting::default();
        meeting.sides[1].naked = naked;
        let (_, foot, _) = position(&battle).fighters(HORSE, ENEMY, meeting).unwrap();
        foot.naked
    };
    assert!(points(false) && points(true));
}

#[test]
fn a_deep_target_is_dense_without_an_observation() {
    let dense = |front| {
        let mut battle = battle();
        let formation = Formation {
            front: Some(front),
            ..Formation::default()
        };
        set(&mut battle, ENEMY, |it| it.formation = formation);
        let class = GunClass::Light;
        let arm = Arm::Guns { class, ball: true };
        let volley = position(&battle).volley(FOOT, ENEMY, arm, FireObservations::plain(1, true));
        volley.unwrap().target.classes.dense
    };
    // On a front of 10, 20 figures have 2 ranks; on a front of 6, they have 3 full ranks.
    assert!(!dense(10) && dense(6));
}

#[test]
fn only_units_that_shoot_while_charging_shoot_in_a_countercharge() {
    let shoots = |style| {
        let reiters = Unit {
            charge: Some(style),
            groups: vec![armed(Weapon::Pistols, 12)],
            ..unit(1, Kind::Cavalry, 0)
        };
        let mut battle = against(vec![reiters]);
        charging(&mut battle, ChargeObservations::default());
        go_to(&mut battle, Step::AnswersB);
        let how = Reply::Countercharges {
            straight_run: true,
            broken_ground: false,
            distance: None,
            shoots: true,
        };
        let (unit, charger) = (ENEMY, HORSE);
        let reply = Command::Reply(actions::Reply::of(unit, charger, how));
        let decided = battle.decide(&reply, &[], &mut Given::default());
        play(&mut battle, reply, &[]);
        let arm = Arm::Group {
            group: 0,
            weapon: Weapon::Pistols,
        };
        let aim = position(&battle).aim(ENEMY, HORSE, arm, FireObservations::plain(6, true));
        (decided.is_ok(), aim.unwrap().is_ok())
    };
    assert_eq!(shoots(ChargeStyle::Trot), (true, true));
    assert_eq!(shoots(ChargeStyle::Gallop), (false, false));
}

#[test]
fn only_a_charge_at_the_gallop_makes_a_pursuit_harder_to_halt() {
    let halts = |charges: bool| {
        let mut battle = battle();
        if charges {
            charging(&mut battle, ChargeObservations::default());
            go_to(&mut battle, Step::FireTests);
            play(&mut battle, charge_test(HORSE), &[6]);
            play(&mut battle, charge_test(ENEMY), &[6]);
        } else {
            let contacts = field("contacts", vec![ENEMY]);
            hand(&mut battle, HORSE, contacts);
        }
        let beaten = Fight {
            suffered: 8,
            lost: 1,
            ..Fight::default()
        };
        set(&mut battle, ENEMY, |it| it.fight = beaten);
        let test = test_of(ENEMY, Test::LostCombat);
        play(&mut battle, test, &[1]);
        assert!(state(&battle, ENEMY).routs());
        let pursuit = state(&battle, HORSE).pursuit;
        pursuit.unwrap().galloped
    };
    assert!(halts(true));
    assert!(!halts(false));
}

#[test]
fn the_log_of_a_test_lists_its_modifiers() {
    let mut battle = battle();
    charging(&mut battle, ChargeObservations::default());
    go_to(&mut battle, Step::FireTests);
    let test = charge_test(HORSE);
    let events = overrule_all(&battle, &test, &[4]);
    let lines = battle.narrate(&events);
    let text = &lines[0].details[0];
    let reasons = [
        "Die 4, ",
        "cavalry at the gallop with impetus",
        "not within command distance",
        "total 5",
    ];
    assert!(reasons.iter().all(|reason| text.contains(reason)), "{text}");
}

#[test]
fn a_charging_unit_shoots_only_at_its_target() {
    let mut battle = against(vec![foot(20), unit(2, Kind::Infantry, 20)]);
    let other = UnitRef::new(1, 2);
    assert!(!position(&battle).charges_at_speed(HORSE, other));
    let observed = ChargeObservations {
        shoots: true,
        ..ChargeObservations::default()
    };
    charging(&mut battle, observed);
    assert!(!position(&battle).charges_at_speed(HORSE, ENEMY));
    assert!(position(&battle).charges_at_speed(HORSE, other));
}

/// Returns the facts of the unit's charge test.
fn facts_of_charge(battle: &Battle, unit: UnitRef) -> ChargeFacts {
    let facts = position(battle).usual_facts(unit, Test::Charge);
    let Facts::Charge(facts) = facts else {
        panic!("{facts:?}");
    };
    facts
}

#[test]
fn a_unit_that_countercharges_another_enemy_is_struck_on_its_flank() {
    let mut battle = battle();
    charging(&mut battle, ChargeObservations::default());
    let flank = ChargeObservations {
        onto: Facing::Flank,
        ..ChargeObservations::default()
    };
    let (unit, target) = (FOOT, ENEMY);
    let command = Command::Charge(actions::Charge {
        unit,
        target,
        observed: flank,
        through: Vec::new(),
    });
    play(&mut battle, command, &[]);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, HORSE, COUNTERCHARGES);
    go_to(&mut battle, Step::FireTests);
    let facts = facts_of_charge(&battle, ENEMY);
    assert_eq!(facts.role, ChargeRole::Countercharges);
    assert!(facts.charged_on_flank_or_rear);
    play(&mut battle, charge_test(ENEMY), &[6]);
    play(&mut battle, charge_test(FOOT), &[6]);
    // The unit has charged, and now meets the other unit's charge.
    let facts = facts_of_charge(&battle, ENEMY);
    assert_eq!(facts.role, ChargeRole::Meets);
    assert!(facts.charged_on_flank_or_rear);
}

#[test]
fn the_distance_of_a_countercharge_has_limits() {
    let mut battle = battle();
    charging(&mut battle, ChargeObservations::default());
    go_to(&mut battle, Step::AnswersB);
    let reply = |inches| {
        Command::Reply(actions::Reply {
            unit: ENEMY,
            charger: HORSE,
            how: Reply::Countercharges {
                straight_run: true,
                broken_ground: false,
                distance: Some(Length::inches(inches)),
                shoots: false,
            },
            through: Vec::new(),
        })
    };
    let below = battle.decide(&reply(-1), &[], &mut Given::default());
    assert!(matches!(below, Err(Refusal::Impossible(_))), "{below:?}");
    let far = battle.decide(&reply(99), &[], &mut Given::default());
    let Err(Refusal::AgainstRules(objections)) = far else {
        panic!("{far:?}");
    };
    assert!(objections.iter().any(|it| it.id == "out_of_reach"));
}

/// Returns a battle with horse in contact after a charge on this side of the enemy.
fn home(onto: Facing) -> Battle {
    let mut battle = battle();
    let observed = ChargeObservations {
        onto,
        ..ChargeObservations::default()
    };
    charging(&mut battle, observed);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[6]);
    go_to(&mut battle, Step::Rounds);
    battle
}

/// F-11.02: a slope that players observe in the round has the effects of a named slope.
#[test]
fn a_charge_up_a_steep_slope_has_no_impetus_and_its_target_is_not_in_the_open() {
    for uphill in [false, true] {
        let battle = home(Facing::Front);
        let (_, mut meeting) = round(&battle);
        meeting.sides[0].uphill = uphill;
        let (horse, foot, _) = position(&battle).fighters(HORSE, ENEMY, meeting).unwrap();
        assert_eq!(horse.impetus == Impetus::None, uphill);
        assert_eq!(foot.in_open, !uphill);
        assert!(horse.in_open);
    }
}

/// Returns the pending round, as offered.
fn round(battle: &Battle) -> (Command, Meeting) {
    let offers = battle.offers(Some(HORSE));
    let offer = offers
        .into_iter()
        .find(|offer| offer.fulfils.is_some())
        .unwrap();
    let Command::Fight(actions::Fight { meeting, .. }) = offer.command else {
        panic!("{:?}", offer.command);
    };
    (offer.command, meeting)
}

#[test]
fn a_flank_charge_counts_in_the_round_and_its_test() {
    let mut battle = home(Facing::Flank);
    let (fight, meeting) = round(&battle);
    assert_eq!(meeting.sides[0].attack, AttackFrom::LeftFlank);
    play(&mut battle, fight, &[]);
    let facts = position(&battle).known(ENEMY, Facts::none(Test::LostCombat), &[]);
    let Facts::LostCombat(facts) = facts else {
        panic!("{facts:?}");
    };
    assert!(facts.flank_or_rear);
}

#[test]
fn odds_of_a_round_include_losses_to_fire_in_the_charge() {
    let loses = |lost| {
        let mut battle = home(Facing::Front);
        let turn = state(&battle, HORSE).turn;
        let turn = Record {
            shot: Shot {
                in_charge: lost,
                ..turn.shot
            },
            ..turn
        };
        set(&mut battle, HORSE, |it| it.turn = turn);
        let (fight, _) = round(&battle);
        battle.preview(&fight).odds.unwrap().bars[0].chance
    };
    assert!(loses(6) > loses(0) + 0.1, "{} {}", loses(6), loses(0));
}

#[test]
fn odds_of_fire_at_guns_include_gunners_and_guns() {
    let gunners = Unit {
        models: Models {
            medium_gun: 1,
            ..Models::default()
        },
        ..unit(1, Kind::Artillery, 4)
    };
    let musketeers = Unit {
        groups: vec![armed(Weapon::Musket, 12)],
        ..foot(0)
    };
    let mut battle = between(vec![musketeers], vec![gunners]);
    go_to(&mut battle, Step::Fire);
    let arm = Arm::Group {
        group: 0,
        weapon: Weapon::Musket,
    };
    let observed = FireObservations::plain(12, true);
    let shoot = Command::Shoot(actions::Shoot {
        unit: FOOT,
        target: ENEMY,
        arm,
        observed,
    });
    let preview = battle.preview(&shoot);
    let dice = preview.pool.unwrap().dice;
    let odds = preview.odds.unwrap();
    let chance = |label: &str| {
        odds.then
            .iter()
            .find(|bar| bar.label == label)
            .unwrap()
            .chance
    };
    // Muskets cannot destroy guns, or a limber that does not exist.
    assert_eq!(chance("a gun destroyed"), 0.0);
    assert_eq!(chance("a limber destroyed"), 0.0);
    assert!(chance("target must test") > 0.0);
    // A die hits once on a 4 or 5, and twice on a 6. Each hit strikes a gunner on a roll of 4–6,
    // and gunners have no save against muskets.
    assert_eq!(odds.bars[0].label, "0");
    let one = 3.0 / 6.0 + 2.0 / 6.0 / 2.0 + 1.0 / 6.0 / 4.0_f64;
    let nobody = one.powi(i32::try_from(dice).unwrap());
    assert!((odds.bars[0].chance - nobody).abs() < 1e-9, "{odds:?}");
}

#[test]
fn sleeves_of_shot_shoot_from_both_wings() {
    let tercio = Unit {
        training: Some(Training::PikeAndShot),
        groups: vec![armed(Weapon::Pike, 16), armed(Weapon::Musket, 16)],
        formation: Formation {
            front: Some(4),
            sleeve: Some(4),
        },
        ..foot(0)
    };
    let battle = between(vec![tercio], vec![foot(20)]);
    let of = |weapon| position(&battle).front_of(FOOT, |group: &Group| group.weapons.has(weapon));
    assert_eq!(of(Weapon::Pike), Some(4));
    assert_eq!(of(Weapon::Musket), Some(8));
}

#[test]
fn both_sides_test_for_a_charge_that_runs_on() {
    let other = UnitRef::new(1, 2);
    let mut battle = against(vec![foot(24), unit(2, Kind::Infantry, 24)]);
    charging(&mut battle, ChargeObservations::default());
    go_to(&mut battle, Step::AnswersB);
    let evades = Command::Reply(actions::Reply {
        unit: ENEMY,
        charger: HORSE,
        how: Reply::Evades,
        through: Vec::new(),
    });
    play(&mut battle, evades, &[]);
    go_to(&mut battle, Step::Completions);
    let onto = Facing::Front;
    let how = ChargeEnd::Into { enemy: other, onto };
    let complete = Command::Complete(actions::Complete {
        unit: HORSE,
        how,
        through: Vec::new(),
    });
    let lines = log_of(&battle, &complete, &[]);
    assert!(lines[0].contains("charged on into Unit 2"), "{lines:?}");
    play(&mut battle, complete, &[]);
    let test = Test::Charge;
    let due = |battle: &Battle, unit| is_due(battle, &to_test(unit, test));
    assert!(due(&battle, HORSE) && !due(&battle, other));
    assert!(state(&battle, HORSE).contacts.is_empty());
    play(&mut battle, charge_test(HORSE), &[6]);
    assert!(due(&battle, other));
}
