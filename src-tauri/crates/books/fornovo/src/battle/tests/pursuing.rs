//! Pursuits: routers that are caught, friends out of reach, orders to pursue, and the texts about
//! pursuits.

use drumhead_rules::frame::Names as _;

use super::*;

const SECOND: UnitRef = UnitRef::new(1, 2);

/// Returns a battle in which horse pursues routing foot. The router's side has a second unit of
/// foot.
fn pursuit() -> Battle {
    let mut battle = against(vec![foot(20), unit(2, Kind::Infantry, 20)]);
    rout(&mut battle, ENEMY);
    pursues(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::Flight);
    battle
}

fn flees(through: Vec<UnitRef>, way: FleeWay) -> Command {
    Command::Flee(actions::Flee {
        unit: ENEMY,
        way,
        through,
        gap: false,
    })
}

fn pursue(way: PursueWay) -> Command {
    Command::Pursue(actions::Pursue { unit: HORSE, way })
}

fn into(enemy: UnitRef) -> Command {
    let onto = Facing::Front;
    pursue(PursueWay::Into { enemy, onto })
}

/// F-7.55, F-7.57, F-8.07, F-10.02: neither unit takes a charge test, the router does not strike,
/// and the pursuit goes on after the round.
#[test]
fn a_pursuer_fights_the_router_that_it_catches() {
    let mut battle = pursuit();
    assert_eq!(objections(&battle, &into(ENEMY)), ["target_first"]);
    play(&mut battle, flees(Vec::new(), FleeWay::OnTable), &[]);
    assert!(objections(&battle, &into(ENEMY)).is_empty());
    let lines = log_of(&battle, &into(ENEMY), &[]);
    assert_eq!(lines, ["Unit 2 caught Unit 1 in rout."]);
    play(&mut battle, into(ENEMY), &[]);
    let horse = state(&battle, HORSE);
    assert!(horse.contacts.contains(&ENEMY) && horse.charge.is_none());
    assert_eq!(
        horse.pursuit.map(|it| (it.target, it.moves)),
        Some((ENEMY, 1))
    );
    go_to(&mut battle, Step::Rounds);
    let (unit, enemy) = (HORSE, ENEMY);
    let meeting = Meeting::default();
    let fight = actions::Fight {
        unit,
        enemy,
        meeting,
    };
    assert!(position(&battle).fights(HORSE, ENEMY));
    let (first, second, kinds) = position(&battle).fighters(HORSE, ENEMY, meeting).unwrap();
    let round = crate::combat::compare(&first, &second, kinds, &battle.tables.rules);
    assert_eq!(kinds.a, crate::combat::Round::Melee);
    assert_eq!(round.b.dice.dice, 0);
    play(&mut battle, fight, &[]);
    go_to(&mut battle, Step::RallyTests);
    assert!(state(&battle, HORSE).pursuit.is_some());
    let Facts::Rally(facts) = position(&battle).known(ENEMY, Facts::none(Test::Rally), &[]) else {
        panic!("the router does not test to rally");
    };
    assert!(facts.in_contact);
}

/// F-7.57, F-7.59: friends through which a router burst may be out of its pursuer's reach. The
/// router is then even further away.
#[test]
fn a_pursuer_follows_if_burst_through_friends_are_out_of_reach() {
    let mut battle = pursuit();
    play(&mut battle, flees(vec![SECOND], FleeWay::OnTable), &[]);
    assert_eq!(
        reasons(&battle, &into(ENEMY))[0].1.as_deref(),
        Some("F-7.59")
    );
    assert!(objections(&battle, &into(SECOND)).is_empty());
    let follows = pursue(PursueWay::Follows);
    assert!(objections(&battle, &follows).is_empty());
    let offers = battle.offers(Some(HORSE)).into_iter();
    let offered: Vec<String> = offers
        .filter(|offer| matches!(offer.command, Command::Pursue(_)))
        .map(|offer| offer.label)
        .collect();
    assert_eq!(
        offered,
        [
            "Unit 2: pursue into an enemy",
            "Unit 2: pursue without contact"
        ]
    );
    play(&mut battle, follows, &[]);
    assert!(state(&battle, HORSE).pursuit.is_some());
}

/// Returns a battle in which the target of the horse's charge has routed, before its rout move.
fn routed_target() -> Battle {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[1]);
    battle
}

/// F-7.61, F-8.17: the order still counts once the charger has caught the router.
#[test]
fn an_ordered_pursuit_is_harder_to_halt_after_the_router_was_caught() {
    for ordered in [true, false] {
        let mut battle = routed_target();
        play(&mut battle, flees(Vec::new(), FleeWay::OnTable), &[]);
        go_to(&mut battle, Step::Completions);
        let unit = HORSE;
        match ordered {
            true => play(&mut battle, actions::LetPursue { unit }, &[]),
            false => play(&mut battle, test_of(HORSE, Test::HaltPursuit), &[1]),
        }
        let (enemy, onto) = (ENEMY, Facing::Front);
        let run_on = actions::Complete {
            unit,
            how: ChargeEnd::Into { enemy, onto },
            through: Vec::new(),
        };
        play(&mut battle, run_on, &[]);
        go_to(&mut battle, Step::LoserTests);
        let pursuit = state(&battle, HORSE).pursuit.unwrap();
        assert_eq!((pursuit.moves, pursuit.ordered), (1, ordered));
    }
}

/// F-7.53, F-7.57: a unit that has surrendered cannot be pursued.
#[test]
fn no_pursuit_of_a_unit_that_surrendered_is_offered() {
    for (way, pursued) in [(FleeWay::OnTable, true), (FleeWay::Surrendered, false)] {
        let mut battle = routed_target();
        play(&mut battle, flees(Vec::new(), way), &[]);
        go_to(&mut battle, Step::Completions);
        let mut offers = battle.offers(Some(HORSE)).into_iter();
        let offered = offers.any(|offer| matches!(offer.command, Command::LetPursue(_)));
        assert_eq!(offered, pursued, "{way:?}");
    }
}

/// F-7.49: a charger that lost its target pursues no unit.
#[test]
fn the_charge_of_a_unit_that_does_not_halt_continues() {
    let mut battle = against(vec![skirmishers(foot(12))]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::AnswersB);
    reply(&mut battle, ENEMY, HORSE, Reply::Evades);
    go_to(&mut battle, Step::Completions);
    let halt = test_of(HORSE, Test::HaltPursuit);
    let lines = log_of(&battle, &halt, &[1]);
    assert!(lines[0].contains("charge continues"), "{lines:?}");
    let bars = battle.preview(&halt).odds.unwrap().bars;
    assert!(bars[1].label.contains("charge continues"), "{bars:?}");
}

/// F-10.29: the list of work does not call an overrun a round.
#[test]
fn an_overrun_is_listed_as_an_overrun() {
    for (enemy, label) in [
        (skirmishers(foot(12)), "Unit 2: overrun Unit 1"),
        (foot(12), "Unit 2 and Unit 1: fight a round"),
    ] {
        let mut battle = against(vec![enemy]);
        go_to(&mut battle, Step::Rounds);
        contact(&mut battle, HORSE, ENEMY);
        let pending = battle.pending().into_iter();
        let labels: Vec<String> = pending.map(|it| battle.say(&it.obligation.label)).collect();
        assert_eq!(labels, [label]);
    }
}
