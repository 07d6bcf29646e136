//! Decisions where the rules are silent: the order of tests, pursuits, and known facts.

use drumhead_vocabulary::play::Question;

use super::*;
use crate::combat::{LengthClass, unit_length};

const SECOND: UnitRef = UnitRef::new(1, 2);

fn armed(number: u16, kind: Kind, groups: &[(Weapon, u32)]) -> Unit {
    let groups = groups
        .iter()
        .map(|(weapon, count)| super::armed(*weapon, *count));
    Unit {
        groups: groups.collect(),
        ..unit(number, kind, 0)
    }
}

fn questions(battle: &Battle, unit: UnitRef, action: &str) -> Vec<Question> {
    let mut offers = battle.offers(Some(unit)).into_iter();
    let offer = offers.find(|offer| offer.id.to_string().starts_with(action));
    offer.unwrap().questions
}

/// Routs the unit; its first rout move is still to come.
fn routs(battle: &mut Battle, unit: UnitRef) {
    let morale = Morale::ROUTED;
    add(battle, MoraleChanged { unit, morale });
}

/// F-8.43, F-8.44: a unit may have seen friends that are now gone; ignored friends are not listed.
#[test]
fn routed_friends_that_are_gone_are_listed_and_ignored_friends_are_not() {
    let light = skirmishers(unit(3, Kind::Infantry, 12));
    let mut battle = between(
        vec![foot(24), unit(2, Kind::Cavalry, 12), light],
        vec![foot(20)],
    );
    go_to(&mut battle, Step::FriendTests);
    let skirmishers = UnitRef::new(0, 3);
    let (unit, test) = (FOOT, Test::FriendRouting);
    let tests = to_test(unit, test);
    let breaks = |battle: &mut Battle, unit| {
        routs(battle, unit);
        set(battle, unit, |it| it.turn.routed = true);
    };
    breaks(&mut battle, skirmishers);
    assert!(!is_due(&battle, &tests));
    breaks(&mut battle, HORSE);
    let why = Gone::Surrendered;
    set(&mut battle, HORSE, |it| it.place = Place::Gone { why });
    assert!(is_due(&battle, &tests));
    let asked = questions(&battle, FOOT, "test.friend_routing");
    let saw = serde_json::to_string(&asked[0].answer).unwrap();
    assert_eq!(saw.matches("label").count(), 1, "{saw}");
    // The players are asked only once about each friend.
    let saw_nobody = test_of(FOOT, test);
    play(&mut battle, saw_nobody, &[]);
    assert!(!is_due(&battle, &tests));
}

/// F-8.43, F-8.47: a friend that routed in an earlier turn causes no test, but counts in a test for
/// another friend.
#[test]
fn friends_that_still_rout_count_in_a_test_for_another_friend() {
    let mut battle = between(
        vec![
            foot(24),
            unit(2, Kind::Cavalry, 12),
            unit(3, Kind::Infantry, 12),
        ],
        vec![foot(20)],
    );
    let third = UnitRef::new(0, 3);
    routs(&mut battle, HORSE);
    go_to(&mut battle, Step::FriendTests);
    let test = Test::FriendRouting;
    let tests = to_test(FOOT, test);
    assert!(!is_due(&battle, &tests));
    let friends = |battle: &Battle, saw: &[UnitRef]| {
        let Facts::FriendRouting(facts) = position(battle).known(FOOT, Facts::none(test), saw)
        else {
            panic!("{saw:?}");
        };
        facts.friends.len()
    };
    routs(&mut battle, third);
    set(&mut battle, third, |it| it.turn.routed = true);
    assert!(is_due(&battle, &tests));
    let asked = questions(&battle, FOOT, "test.friend_routing");
    let saw = serde_json::to_string(&asked[0].answer).unwrap();
    assert_eq!(saw.matches("label").count(), 2, "{saw}");
    assert_eq!(friends(&battle, &[HORSE]), 0);
    assert_eq!(friends(&battle, &[third]), 1);
    assert_eq!(friends(&battle, &[HORSE, third]), 2);
}

/// F-8.27, F-3.03: the command distance of the general is shown, halved for irregulars.
#[test]
fn a_charge_test_shows_how_near_a_general_must_be() {
    let mut irregulars = foot(24);
    irregulars.troops = TroopType::Irregular;
    for (charger, distance) in [(foot(24), "12″"), (irregulars, "6″")] {
        let mut battle = between(vec![charger], vec![foot(20)]);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, FOOT, ENEMY);
        go_to(&mut battle, Step::FireTests);
        let asked = questions(&battle, FOOT, "test.charge");
        let near = asked.iter().find(|it| it.path == "/facts/general_near");
        let label = &near.unwrap().label;
        assert!(label.contains(distance), "{label}");
    }
}

/// F-2.68: observations of pikes in the charge test are the defaults of the round.
#[test]
fn pikes_observed_in_the_charge_test_are_known_in_the_round() {
    for naked in [true, false] {
        let mixed = armed(
            1,
            Kind::Infantry,
            &[(Weapon::Pike, 8), (Weapon::Musket, 16)],
        );
        let horse = unit(2, Kind::Cavalry, 12);
        let mut battle = between(vec![foot(24), horse], vec![mixed]);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, HORSE, ENEMY);
        go_to(&mut battle, Step::FireTests);
        let mut facts = position(&battle).usual_facts(HORSE, Test::Charge);
        if let Facts::Charge(facts) = &mut facts {
            facts.steady_pikes_frontally = !naked;
        }
        let test = Command::Test(actions::Test {
            unit: HORSE,
            facts,
            saw: Vec::new(),
        });
        play(&mut battle, test, &[6]);
        let facts = position(&battle).usual_facts(ENEMY, Test::Charge);
        let test = Command::Test(actions::Test {
            unit: ENEMY,
            facts,
            saw: Vec::new(),
        });
        play(&mut battle, test, &[6]);
        if state(&battle, HORSE).contacts.is_empty() {
            contact(&mut battle, HORSE, ENEMY);
        }
        go_to(&mut battle, Step::Rounds);
        let mut offers = battle.offers(Some(HORSE)).into_iter();
        let offer = offers.find(|offer| offer.fulfils.is_some()).unwrap();
        let Command::Fight(actions::Fight { meeting, .. }) = offer.command else {
            panic!("{:?}", offer.command);
        };
        assert_eq!(meeting.sides[1].naked, naked);
    }
}

/// F-6.13: a unit that players put in contact by hand, in the combat step, fights in that step.
#[test]
fn units_put_in_contact_in_the_combat_step_fight() {
    let mut battle = battle();
    go_to(&mut battle, Step::Rounds);
    contact(&mut battle, HORSE, ENEMY);
    assert!(is_due(&battle, &work("fight", HORSE)));
}

/// F-8.25: a charger that lost its target meets no other unit halfway.
#[test]
fn a_charge_that_lost_its_target_does_not_meet_a_charger_halfway() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    let lost = Charge {
        stage: ChargeStage::TargetGone,
        ..state(&battle, HORSE).charge.unwrap()
    };
    add(
        &mut battle,
        ChargeChanged {
            unit: HORSE,
            charge: lost,
        },
    );
    let back = Charge {
        target: HORSE,
        counter: true,
        stage: ChargeStage::Declared,
        ..lost
    };
    add(
        &mut battle,
        ChargeChanged {
            unit: ENEMY,
            charge: back,
        },
    );
    play(&mut battle, charge_test(ENEMY), &[6]);
    let (unit, test) = (HORSE, Test::Charge);
    assert!(is_due(&battle, &to_test(unit, test)));
    play(&mut battle, charge_test(HORSE), &[6]);
    assert!(state(&battle, HORSE).contacts.contains(&ENEMY));
}

/// D-210: shooting routed the charger, so its target does not pursue.
#[test]
fn a_target_does_not_pursue_a_charger_shattered_by_fire() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    set(&mut battle, ENEMY, |it| it.square = true);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[6]);
    assert!(state(&battle, ENEMY).contacts.contains(&HORSE));
    hand(&mut battle, HORSE, field("figures", [3]));
    play(&mut battle, actions::EndStep {}, &[]);
    assert!(state(&battle, HORSE).routs());
    let foot = state(&battle, ENEMY);
    assert!(foot.square && foot.pursuit.is_none() && foot.contacts.is_empty());
}

/// D-210: a unit charges one enemy, and is charged by another. If shooting shatters that charger,
/// the unit does not pursue it, even if the unit's own target routs.
#[test]
fn a_unit_that_charges_another_enemy_does_not_pursue_a_shattered_charger() {
    for (face, fights) in [(6, true), (1, false)] {
        let mut battle = against(vec![foot(20), unit(2, Kind::Cavalry, 12)]);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, HORSE, ENEMY);
        go_to(&mut battle, Step::ChargesB);
        charge(&mut battle, SECOND, HORSE);
        go_to(&mut battle, Step::FireTests);
        for (unit, face) in [(SECOND, 6), (HORSE, 6), (HORSE, 6), (ENEMY, face)] {
            play(&mut battle, charge_test(unit), &[face]);
        }
        assert!(state(&battle, HORSE).contacts.contains(&SECOND));
        hand(&mut battle, SECOND, field("figures", [3]));
        play(&mut battle, actions::EndStep {}, &[]);
        assert!(state(&battle, SECOND).routs());
        let horse = state(&battle, HORSE);
        assert!(horse.pursuit.is_none() && !horse.contacts.contains(&SECOND));
        assert_eq!(horse.contacts.contains(&ENEMY), fights);
    }
}

/// F-7.57: an enemy that fought the unit pursues it, even though shooting shattered the unit.
#[test]
fn a_unit_shattered_by_fire_is_pursued_by_the_enemy_it_fought() {
    let mut battle = battle();
    contact(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    hand(&mut battle, HORSE, field("figures", [3]));
    play(&mut battle, actions::EndStep {}, &[]);
    assert!(state(&battle, HORSE).routs());
    let pursuit = state(&battle, ENEMY).pursuit;
    assert_eq!(pursuit.map(|it| it.target), Some(HORSE));
}

/// D-212: a routing unit that rallies in contact is fought, not pursued.
#[test]
fn enemies_fight_a_routing_unit_that_rallies_in_contact() {
    let mut battle = battle();
    contact(&mut battle, HORSE, ENEMY);
    routs(&mut battle, ENEMY);
    let pursuit = Pursuit {
        target: ENEMY,
        moves: 1,
        ordered: false,
        galloped: false,
    };
    add(
        &mut battle,
        PursuitChanged {
            unit: HORSE,
            pursuit,
        },
    );
    let moved = Morale::Routed {
        moves: 1,
        half_moves: 0,
    };
    add(
        &mut battle,
        MoraleChanged {
            unit: ENEMY,
            morale: moved,
        },
    );
    go_to(&mut battle, Step::RallyTests);
    let test = Command::Test(actions::Test {
        unit: ENEMY,
        facts: Facts::Rally(RallyFacts::default()),
        saw: Vec::new(),
    });
    play(&mut battle, test, &[6]);
    let rallied = !state(&battle, ENEMY).routs();
    assert_eq!(state(&battle, HORSE).pursuit.is_none(), rallied);
    go_to(&mut battle, Step::Rounds);
    assert!(!rallied || is_due(&battle, &work("fight", HORSE)));
}

/// D-208: a unit may shoot at its own chargers if its target has left.
#[test]
fn a_charger_without_a_target_shoots_at_its_own_charger() {
    let reiters = Unit {
        charge: Some(ChargeStyle::Trot),
        ..armed(2, Kind::Cavalry, &[(Weapon::Pistols, 12)])
    };
    let mut battle = between(
        vec![foot(24), reiters],
        vec![unit(1, Kind::Cavalry, 12), unit(2, Kind::Cavalry, 12)],
    );
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    let evades = actions::Reply::of(ENEMY, HORSE, Reply::Evades);
    play(&mut battle, Command::Reply(evades), &[]);
    go_to(&mut battle, Step::ChargesB);
    assert!(position(&battle).charges_at_speed(HORSE, SECOND));
    charge(&mut battle, SECOND, HORSE);
    assert!(!position(&battle).charges_at_speed(HORSE, SECOND));
    let arm = Arm::Group {
        group: 0,
        weapon: Weapon::Pistols,
    };
    let aim = position(&battle).aim(HORSE, SECOND, arm, FireObservations::plain(6, true));
    assert!(aim.unwrap().is_ok());
}

/// F-7.44: a measured distance that is too short gives no impetus.
#[test]
fn a_run_that_is_too_short_gives_no_impetus() {
    use drumhead_vocabulary::Length;
    for (inches, has) in [(3, false), (4, true)] {
        let mut battle = battle();
        go_to(&mut battle, Step::ChargesA);
        let observed = ChargeObservations {
            distance: Some(Length::inches(inches)),
            ..ChargeObservations::default()
        };
        let (unit, target) = (HORSE, ENEMY);
        let order = Command::Charge(actions::Charge {
            unit,
            target,
            observed,
            through: Vec::new(),
        });
        play(&mut battle, order, &[]);
        let charge = state(&battle, HORSE).charge.unwrap();
        let comes = position(&battle).comes_with_impetus(HORSE, charge, false, false);
        assert_eq!(comes, has, "{inches}");
    }
}

/// F-7.57: a unit that overruns part of a routing unit pursues the rest.
#[test]
fn the_rest_of_an_overrun_routing_unit_is_pursued() {
    let light = skirmishers(foot(20));
    let mut battle = against(vec![light]);
    routs(&mut battle, ENEMY);
    contact(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::Rounds);
    let (unit, by, figures) = (ENEMY, HORSE, 6);
    play(&mut battle, actions::Overrun { unit, by, figures }, &[]);
    let pursuit = state(&battle, HORSE).pursuit;
    assert_eq!(pursuit.map(|it| it.target), Some(ENEMY));
}

/// F-7.32, F-7.47: an evasion through friends disorders both units.
#[test]
fn an_evasion_interpenetrates_friends() {
    let irregulars = Unit {
        troops: TroopType::Irregular,
        ..unit(2, Kind::Cavalry, 12)
    };
    let mut battle = against(vec![unit(1, Kind::Cavalry, 12), irregulars]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    let asked = questions(&battle, ENEMY, "evades");
    assert!(asked.iter().any(|it| it.path == "/through"), "{asked:?}");
    let evades = actions::Reply {
        through: vec![SECOND],
        ..actions::Reply::of(ENEMY, HORSE, Reply::Evades)
    };
    let lines = log_of(&battle, &Command::Reply(evades.clone()), &[]);
    assert!(lines[0].contains("interpenetrating Unit 2"), "{lines:?}");
    play(&mut battle, Command::Reply(evades), &[]);
    for unit in [ENEMY, SECOND] {
        assert!(state(&battle, unit).disorder.is_some());
    }
}

/// F-8.17: a unit that followed up a recoil is harder to halt later.
#[test]
fn a_follow_up_counts_when_the_enemy_routs_later() {
    for followed in [true, false] {
        let mut battle = battle();
        contact(&mut battle, HORSE, ENEMY);
        set(&mut battle, ENEMY, |it| it.recoils = true);
        go_to(&mut battle, Step::Recoils);
        let recoil = Command::Recoil(actions::Recoil {
            unit: ENEMY,
            way: RecoilWay::Clear,
            through: Vec::new(),
            followed,
            stay: Vec::new(),
            out_of_reach: Vec::new(),
            met: None,
            onto: Facing::Front,
        });
        play(&mut battle, recoil, &[]);
        if !followed {
            contact(&mut battle, HORSE, ENEMY);
        }
        go_to(&mut battle, Step::LoserTests);
        let beaten = Fight {
            suffered: 12,
            lost: 1,
            ..state(&battle, ENEMY).fight.clone()
        };
        set(&mut battle, ENEMY, |it| it.fight = beaten);
        let test = test_of(ENEMY, Test::LostCombat);
        play(&mut battle, test, &[1]);
        assert!(state(&battle, ENEMY).routs());
        let ordered = state(&battle, HORSE).pursuit.map(|it| it.ordered);
        assert_eq!(ordered, Some(followed));
    }
}

/// D-216: a pursuer that another enemy charges fights that enemy, and no longer pursues.
#[test]
fn a_charged_pursuer_fights_and_no_longer_pursues() {
    let mut battle = against(vec![foot(20), unit(2, Kind::Cavalry, 12)]);
    let pursuit = Pursuit {
        target: ENEMY,
        moves: 1,
        ordered: false,
        galloped: false,
    };
    routs(&mut battle, ENEMY);
    add(
        &mut battle,
        PursuitChanged {
            unit: HORSE,
            pursuit,
        },
    );
    go_to(&mut battle, Step::ChargesB);
    charge(&mut battle, SECOND, HORSE);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(SECOND), &[6]);
    play(&mut battle, charge_test(HORSE), &[6]);
    let horse = state(&battle, HORSE);
    assert!(horse.contacts.contains(&SECOND) && horse.pursuit.is_none());
}

/// D-218: unpaid units are asked once for each charge on them whether they will serve.
#[test]
fn unpaid_units_are_asked_for_each_charge() {
    let unpaid = Unit {
        pay: Pay::Unpaid,
        ..foot(20)
    };
    let mut battle = against(vec![unpaid]);
    go_to(&mut battle, Step::ChargesA);
    let asks = || Command::AskPay(actions::AskPay { unit: ENEMY });
    let due = |battle: &Battle| is_due(battle, &work("pay", ENEMY));
    charge(&mut battle, FOOT, ENEMY);
    charge(&mut battle, HORSE, ENEMY);
    play(&mut battle, asks(), &[6]);
    assert!(due(&battle));
    play(&mut battle, asks(), &[6]);
    assert!(!due(&battle));
}

/// F-10.06, D-179: 4 pikes between two sleeves of 2 are half of the front rank, though not half of
/// the unit.
#[test]
fn half_of_the_front_rank_decides_the_weapon_length_of_a_unit() {
    let length = |formation| {
        let both = armed(
            1,
            Kind::Infantry,
            &[(Weapon::Pike, 12), (Weapon::Musket, 16)],
        );
        let both = Unit {
            training: Some(Training::PikeAndShot),
            formation,
            ..both
        };
        let battle = between(vec![both], vec![foot(20)]);
        unit_length(&position(&battle).lengths(FOOT))
    };
    let formed = |sleeve| Formation {
        front: Some(4),
        sleeve: Some(sleeve),
    };
    assert_eq!(length(formed(2)), LengthClass(1));
    assert_eq!(length(formed(4)), LengthClass::OTHER);
    assert_eq!(length(Formation::default()), LengthClass::OTHER);
}

/// F-7.27, D-124: a rout does not pay a movement debt.
#[test]
fn a_movement_debt_remains_after_a_rout() {
    let mut battle = battle();
    set(&mut battle, FOOT, |it| it.debt = 1);
    routs(&mut battle, FOOT);
    let since = Moment::START;
    set(&mut battle, FOOT, |it| it.morale = Morale::Halted { since });
    go_to(&mut battle, Step::MovesA);
    let march = moves(MoveObservations {
        moved: Moved::Half,
        ..MoveObservations::stood(FOOT)
    });
    assert!(objections(&battle, &march).contains(&"debt.0.1".to_owned()));
}
