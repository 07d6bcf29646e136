//! A battle played step by step.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod attacks;
mod breaking;
mod caught;
mod charged;
mod charges_over_terrain;
mod charging;
mod choices;
mod conduct;
mod crossing;
mod endangered;
mod explained;
mod firing;
mod forming;
mod interpretations;
mod joining;
mod late;
mod leaving;
mod losers;
mod moves;
mod order;
mod outcome;
mod places;
mod pursuing;
mod reckoned;
mod rulings;
mod spent;
mod squares;
mod strikers;
mod through;
mod transport;
mod unasked;
mod wagons;
mod ways;
mod worded;

use drumhead_rules::frame::FieldValue;
use drumhead_rules::play::Game as _;
use drumhead_testing::field;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{LogLine, Offer, Refusal, UnitRef};

use super::resolver::Resolver;
use super::work::Demanded as _;
use super::*;
use crate::army::*;
use crate::reaction::{Facts, RallyFacts, Test};
use crate::weapons::{Weapon, WeaponSet};

const FOOT: UnitRef = UnitRef::new(0, 1);
const HORSE: UnitRef = UnitRef::new(0, 2);
const ENEMY: UnitRef = UnitRef::new(1, 1);

fn unit(number: u16, kind: Kind, figures: u32) -> Unit {
    Unit {
        number: UnitNumber(number),
        kind,
        charge: (kind == Kind::Cavalry).then_some(ChargeStyle::Gallop),
        groups: vec![Group {
            count: figures,
            ..Group::default()
        }],
        ..Unit::default()
    }
}

fn commander() -> General {
    General {
        rank: Rank::CommanderInChief,
        ..General::default()
    }
}

fn army(units: Vec<Unit>) -> Army {
    Army {
        generals: vec![commander()],
        units,
        ..Army::default()
    }
}

fn foot(figures: u32) -> Unit {
    unit(1, Kind::Infantry, figures)
}

fn skirmishers(unit: Unit) -> Unit {
    Unit {
        order: Order::Skirmish,
        ..unit
    }
}

/// Returns figures with this weapon.
fn armed(weapon: Weapon, count: u32) -> Group {
    Group {
        count,
        weapons: WeaponSet::of(&[weapon]),
        ..Group::default()
    }
}

fn between(first: Vec<Unit>, second: Vec<Unit>) -> Battle {
    Battle::new(Setup::of(army(first), army(second))).unwrap()
}

/// Returns a battle of these units with this option of an interpretation.
fn under(id: &str, option: &str, first: Vec<Unit>, second: Vec<Unit>) -> Battle {
    let mut setup = Setup::of(army(first), army(second));
    setup.interpretations.set(id, Some(option)).unwrap();
    Battle::new(setup).unwrap()
}

/// Returns a battle of foot and horse, on side 0, against foot.
fn battle() -> Battle {
    against(vec![foot(20)])
}

/// Returns a battle of foot and horse, on side 0, against these units.
fn against(enemies: Vec<Unit>) -> Battle {
    between(vec![foot(24), unit(2, Kind::Cavalry, 12)], enemies)
}

fn state(battle: &Battle, unit: UnitRef) -> &UnitState {
    &battle.state().units[&unit]
}

/// Returns the cause of a unit's disorder.
fn cause(battle: &Battle, unit: UnitRef) -> Option<DisorderCause> {
    state(battle, unit).disorder.map(|it| it.cause)
}

/// Returns the objections to a command: ids and clauses.
fn reasons(battle: &Battle, command: &Command) -> Vec<(String, Option<String>)> {
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(why)) => why.into_iter().map(|it| (it.id, it.clause)).collect(),
        Ok(_) | Err(Refusal::NeedDice(_) | Refusal::Impossible(_)) => Vec::new(),
    }
}

/// Returns the ids of the objections to a command.
fn objections(battle: &Battle, command: &Command) -> Vec<String> {
    reasons(battle, command)
        .into_iter()
        .map(|(id, _)| id)
        .collect()
}

fn overrule_all(battle: &Battle, command: &Command, faces: &[u8]) -> Vec<Event> {
    let mut overruled = Vec::new();
    loop {
        let mut dice = Given((!faces.is_empty()).then(|| Throw::Faces(faces.to_vec())));
        match battle.decide(command, &overruled, &mut dice) {
            Ok(events) => return events,
            Err(Refusal::AgainstRules(objections)) => {
                overruled.extend(objections.into_iter().map(|objection| objection.id));
            }
            Err(other) => panic!("{command:?}: {other:?}"),
        }
    }
}

/// Returns the log lines of a command.
fn log_of(battle: &Battle, command: &Command, faces: &[u8]) -> Vec<String> {
    let events = overrule_all(battle, command, faces);
    let lines = battle.narrate(&events);
    lines.into_iter().map(|line| line.text).collect()
}

/// Returns the log lines of a command, each followed by its details.
fn details_of(battle: &Battle, command: &Command, faces: &[u8]) -> Vec<String> {
    let lines = battle.narrate(&overrule_all(battle, command, faces));
    let joined = |line: LogLine| [vec![line.text], line.details].concat().join(" ");
    lines.into_iter().map(joined).collect()
}

/// Plays a command and allows every objection anyway.
fn play(battle: &mut Battle, command: impl Into<Command>, faces: &[u8]) {
    for event in overrule_all(battle, &command.into(), faces) {
        battle.fold(&event).unwrap();
    }
}

/// Whether the unit is offered a shot.
fn may_shoot(battle: &Battle, unit: UnitRef) -> bool {
    let mut offers = battle.offers(Some(unit)).into_iter();
    offers.any(|offer| offer.id.to_string().starts_with("shoot"))
}

/// Ends steps until the battle reaches this step.
fn go_to(battle: &mut Battle, step: Step) {
    for _ in 0..40 {
        if battle.state().now.step == step {
            return;
        }
        if battle.state().now.step == Step::Initiative {
            play(battle, actions::RollInitiative { side: 0 }, &[6]);
            play(battle, actions::RollInitiative { side: 1 }, &[2]);
            play(battle, actions::ChooseSide { side: 0, a: true }, &[]);
        }
        play(battle, actions::EndStep {}, &[]);
    }
    panic!("the battle did not reach {step:?}");
}

fn hand(battle: &mut Battle, unit: UnitRef, set: FieldValue) {
    play(battle, actions::Correct { unit, set }, &[]);
}

/// Changes the unit's state directly, without an order.
fn set(battle: &mut Battle, unit: UnitRef, what: impl FnOnce(&mut UnitState)) {
    what(battle.state.unit_mut(unit).unwrap());
}

/// Folds a fact.
fn add(battle: &mut Battle, fact: impl Into<Event>) {
    battle.fold(&fact.into()).unwrap();
}

/// Puts the unit in contact with this enemy only.
fn contact(battle: &mut Battle, unit: UnitRef, enemy: UnitRef) {
    let with = vec![enemy];
    hand(battle, unit, field("contacts", with));
}

fn rout(battle: &mut Battle, unit: UnitRef) {
    let to = MoraleWord::Routed;
    hand(battle, unit, field("morale", to));
}

/// Work, by its name and unit; the work of a side has no unit.
type Work = (String, Option<UnitRef>);

/// Returns a unit's work.
fn work(name: &str, unit: UnitRef) -> Work {
    (name.to_owned(), Some(unit))
}

/// Returns the work of taking a test.
fn to_test(unit: UnitRef, test: Test) -> Work {
    work(&format!("test.{}", test.id()), unit)
}

/// Returns all work that is due now.
fn all_due(battle: &Battle) -> Vec<Work> {
    let all = battle.pending().into_iter().map(|it| it.obligation);
    all.map(|it| (it.name.to_owned(), it.unit)).collect()
}

/// Whether this work is due now.
fn is_due(battle: &Battle, work: &Work) -> bool {
    all_due(battle).contains(work)
}

#[test]
fn a_turn_has_every_step_and_begins_again() {
    let mut battle = battle();
    assert_eq!(battle.state().now, Moment::START);
    go_to(&mut battle, Step::Initiative);
    assert_eq!(battle.state().now.turn, 1);
    for step in Step::TURN {
        go_to(&mut battle, step);
        assert_eq!(battle.state().now.turn, 1, "{step:?}");
    }
    play(&mut battle, actions::EndStep {}, &[]);
    let first = Moment {
        turn: 2,
        step: Step::Initiative,
    };
    assert_eq!(battle.state().now, first);
    assert_eq!(battle.state().side_a, None);
}

#[test]
fn a_tie_for_initiative_is_re_rolled() {
    let mut battle = battle();
    go_to(&mut battle, Step::Initiative);
    play(&mut battle, actions::RollInitiative { side: 1 }, &[4]);
    let roll = Command::RollInitiative(actions::RollInitiative { side: 0 });
    let lines = log_of(&battle, &roll, &[4]);
    assert!(
        lines.contains(&"Both sides rolled 4: roll again.".to_owned()),
        "{lines:?}"
    );
    play(&mut battle, roll, &[4]);
    assert_eq!(battle.state().initiative, [None; 2]);
    assert_eq!(all_due(&battle).len(), 2);
    play(&mut battle, actions::RollInitiative { side: 0 }, &[1]);
    play(&mut battle, actions::RollInitiative { side: 1 }, &[2]);
    let choose = Command::ChooseSide(actions::ChooseSide { side: 1, a: false });
    play(&mut battle, choose, &[]);
    assert_eq!(battle.state().side_a, Some(0));
}

#[test]
fn a_step_ends_before_its_work_is_done_only_if_allowed_and_logged() {
    let mut battle = battle();
    rout(&mut battle, FOOT);
    go_to(&mut battle, Step::Flight);
    let refused = battle.decide(
        &Command::EndStep(actions::EndStep {}),
        &[],
        &mut Given::default(),
    );
    let Err(Refusal::AgainstRules(objections)) = refused else {
        panic!("{refused:?}");
    };
    let overruled: Vec<String> = objections.into_iter().map(|o| o.id).collect();
    let events = battle
        .decide(
            &Command::EndStep(actions::EndStep {}),
            &overruled,
            &mut Given::default(),
        )
        .unwrap();
    let work = battle.pending().remove(0).id;
    let unit = Some(FOOT);
    assert!(events.contains(&WorkSkipped { work, unit }.into()));
}

#[test]
fn a_routing_unit_rallies_only_after_a_rout_move() {
    let mut battle = battle();
    rout(&mut battle, FOOT);
    go_to(&mut battle, Step::RallyTests);
    assert!(all_due(&battle).is_empty());
    go_to(&mut battle, Step::Flight);
    let flee = Command::Flee(actions::Flee {
        unit: FOOT,
        way: FleeWay::OnTable,
        through: vec![HORSE],
        gap: false,
    });
    play(&mut battle, flee, &[]);
    assert!(state(&battle, HORSE).turn.burst_through);
    assert!(state(&battle, HORSE).disorder.is_some());
    go_to(&mut battle, Step::RallyTests);
    let test = Command::Test(actions::Test {
        unit: FOOT,
        facts: Facts::Rally(RallyFacts {
            no_visible_enemy_near: true,
            ..RallyFacts::default()
        }),
        saw: Vec::new(),
    });
    // Grade C counts −4, and the absence of enemies nearby +2: the unit passes on 3 or more.
    let asked = battle.decide(&test, &[], &mut Given::default());
    assert!(matches!(asked, Err(Refusal::NeedDice(_))), "{asked:?}");
    let failed = overrule_all(&battle, &test, &[2]);
    assert!(matches!(
        failed[0],
        Event::Tested(Tested { passed: false, .. })
    ));
    play(&mut battle, test, &[3]);
    let state = state(&battle, FOOT);
    assert!(matches!(state.morale, Morale::Halted { .. }));
    assert!(all_due(&battle).is_empty());
}

#[test]
fn friends_test_only_for_routs_that_they_saw() {
    let mut battle = battle();
    go_to(&mut battle, Step::LoserTests);
    let shot: Vec<Event> = {
        let mut resolver = Resolver::of(&battle);
        resolver.rout(FOOT).unwrap();
        resolver.events
    };
    for event in shot {
        battle.fold(&event).unwrap();
    }
    go_to(&mut battle, Step::FriendTests);
    let test = Test::FriendRouting;
    let work = to_test(HORSE, test);
    assert_eq!(all_due(&battle), [work]);
    let command = |saw| {
        Command::Test(actions::Test {
            unit: HORSE,
            facts: Facts::none(test),
            saw,
        })
    };
    // The unit saw no friend rout: no die is rolled.
    let unseen = battle
        .decide(&command(Vec::new()), &[], &mut Given::default())
        .unwrap();
    assert!(matches!(unseen[0], Event::NotTested(_)));
    // Grade C counts 0 and one routing friend −1: the horse fails on a 1 and routs too.
    play(&mut battle, command(vec![FOOT]), &[1]);
    assert!(state(&battle, HORSE).routs());
    assert!(all_due(&battle).is_empty());
}

fn charge(battle: &mut Battle, unit: UnitRef, target: UnitRef) {
    charge_with(battle, unit, target, ChargeObservations::default());
}

fn charge_with(battle: &mut Battle, unit: UnitRef, target: UnitRef, observed: ChargeObservations) {
    let charge = actions::Charge {
        unit,
        target,
        observed,
        through: Vec::new(),
    };
    play(battle, charge, &[]);
}

fn reply(battle: &mut Battle, unit: UnitRef, charger: UnitRef, how: Reply) {
    play(battle, actions::Reply::of(unit, charger, how), &[]);
}

/// A countercharge with a run long enough for impetus.
const COUNTERCHARGES: Reply = Reply::Countercharges {
    straight_run: true,
    broken_ground: false,
    distance: None,
    shoots: false,
};

fn moves(observed: MoveObservations) -> Command {
    Command::Move(actions::Move {
        moves: vec![observed],
    })
}

/// Begins a pursuit by the unit.
fn pursues(battle: &mut Battle, unit: UnitRef, target: UnitRef) {
    let pursuit = Pursuit {
        target,
        moves: 0,
        ordered: false,
        galloped: false,
    };
    add(battle, PursuitChanged { unit, pursuit });
}

/// Adds terrain of this kind, as the battle's first feature.
fn names(battle: &mut Battle, kind: FeatureKind) {
    let name = String::new();
    play(battle, actions::NameGround { kind, name }, &[]);
}

/// Adds terrain of this kind, and places the unit at it.
fn is_at(battle: &mut Battle, unit: UnitRef, kind: FeatureKind, stand: Stand) {
    names(battle, kind);
    let spot = Some(Spot { feature: 1, stand });
    play(battle, actions::Stand { unit, spot }, &[]);
}

/// Lets the unit's charge run on after its target has evaded, without catching any unit.
fn runs_out(battle: &mut Battle, unit: UnitRef) {
    let test = test_of(unit, Test::HaltPursuit);
    play(battle, test, &[1]);
    let how = ChargeEnd::Missed;
    play(
        battle,
        actions::Complete {
            unit,
            how,
            through: Vec::new(),
        },
        &[],
    );
}

fn charge_test(unit: UnitRef) -> Command {
    test_of(unit, Test::Charge)
}

/// Returns a test without observations.
fn test_of(unit: UnitRef, test: Test) -> Command {
    Command::Test(actions::Test {
        unit,
        facts: Facts::none(test),
        saw: Vec::new(),
    })
}

#[test]
fn a_charged_unit_that_routs_moves_and_its_charger_may_run_on() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[1]);
    assert!(state(&battle, ENEMY).routs());
    assert!(position(&battle).flees_half(ENEMY));
    go_to(&mut battle, Step::Completions);
    let test = Test::HaltPursuit;
    assert!(is_due(&battle, &to_test(HORSE, test)));
    let halt = test_of(HORSE, test);
    play(&mut battle, halt, &[1]);
    let run_on = work("complete", HORSE);
    assert!(is_due(&battle, &run_on));
    let how = ChargeEnd::Missed;
    play(
        &mut battle,
        actions::Complete {
            unit: HORSE,
            how,
            through: Vec::new(),
        },
        &[],
    );
    assert!(state(&battle, HORSE).disorder.is_some());
}

#[test]
fn a_charger_that_fails_recoils_shaken_and_no_other_unit_tests() {
    let mut battle = battle();
    go_to(&mut battle, Step::ChargesA);
    // With impetus the unit would pass on any roll.
    let observed = ChargeObservations {
        straight_run: false,
        ..ChargeObservations::default()
    };
    let (unit, target) = (HORSE, ENEMY);
    let command = Command::Charge(actions::Charge {
        unit,
        target,
        observed,
        through: Vec::new(),
    });
    play(&mut battle, command, &[]);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[1]);
    let horse = state(&battle, HORSE);
    assert!(matches!(horse.morale, Morale::Shaken { .. }));
    assert!(horse.contacts.is_empty());
    let back = work("recoil", HORSE);
    assert_eq!(all_due(&battle), [back]);
}

#[test]
fn foot_without_pikes_does_not_charge_horse() {
    let mut battle = battle();
    set(&mut battle, ENEMY, |it| it.mounted = true);
    go_to(&mut battle, Step::ChargesA);
    let command = Command::Charge(actions::Charge {
        unit: FOOT,
        target: ENEMY,
        observed: ChargeObservations::default(),
        through: Vec::new(),
    });
    let refused = battle.decide(&command, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(objections)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(objections[0].clause.as_deref(), Some("F-7.39"));
}

#[test]
fn a_shaken_unit_recovers_if_idle_but_not_if_it_moved() {
    let mut battle = battle();
    let to = MoraleWord::Shaken;
    hand(&mut battle, FOOT, field("morale", to));
    hand(&mut battle, HORSE, field("morale", to));
    go_to(&mut battle, Step::MovesA);
    let moved = MoveObservations {
        moved: Moved::Half,
        ..MoveObservations::stood(HORSE)
    };
    play(&mut battle, moves(moved), &[]);
    go_to(&mut battle, Step::Recovery);
    assert_eq!(state(&battle, FOOT).morale, Morale::Good);
    let horse = state(&battle, HORSE);
    assert!(matches!(horse.morale, Morale::Shaken { .. }));
}

#[test]
fn irregular_horse_gallops_by_default() {
    let horse = Unit {
        troops: TroopType::Irregular,
        charge: None,
        ..unit(2, Kind::Cavalry, 12)
    };
    let mut battle = between(vec![foot(24), horse], vec![foot(20)]);
    go_to(&mut battle, Step::ChargesA);
    charge(&mut battle, HORSE, ENEMY);
    go_to(&mut battle, Step::FireTests);
    play(&mut battle, charge_test(HORSE), &[6]);
    play(&mut battle, charge_test(ENEMY), &[6]);
    let mut meeting = Meeting::default();
    for side in &mut meeting.sides {
        side.naked = true;
    }
    let (horse, ..) = position(&battle).fighters(HORSE, ENEMY, meeting).unwrap();
    assert_eq!(horse.impetus, super::super::combat::Impetus::Gallop);
}
