//! The laws of play over random walks through whole battles of *Fornovo to Sedgemoor*.

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::{
    Battle, Began, Command, Event, Gone, Moment, Morale, MoraleChanged, Place, Separated, Setup,
    Step, Touched, UnitState,
};
use drumhead_fornovo::reaction::{Facts, Test};
use drumhead_fornovo::*;
use drumhead_rules::play::Game as _;
use drumhead_shelf::{self as books, BattleSetup};
use drumhead_tests::armies::{EDGEHILL, FORNOVO, SEDGEMOOR, fornovo};
use drumhead_tests::laws_fornovo::{settled, step};
use drumhead_tests::play::{Laws, Least, Walk, walk, walk_on};
use drumhead_tests::walks::{SELDOM, setup, until_often};
use drumhead_vocabulary::play::{Offer, OfferKind, UnitRef};

#[test]
fn the_laws_hold_and_walks_cover_most_kinds_of_orders() {
    // `make soak` walks until every kind of order has been accepted a hundred times.
    let walked = until_often(3, (13, 13), |_| {}).unwrap();
    let least = Least {
        fulfilled: 350,
        swapped: 20,
        chosen: 30,
        each: 0,
    };
    walked.makes_progress(least, &[]);
    let often = walked.accepted.len() - walked.seldom(3).len();
    assert!(often >= 70, "only {often} kinds: {:?}", walked.accepted);
}

#[test]
fn the_laws_hold_between_the_starter_armies() {
    let laws = Laws::of_book("fornovo", &SELDOM)
        .unwrap()
        .settled_in(settled);
    let pairs = [FORNOVO[0], FORNOVO[2], EDGEHILL, SEDGEMOOR];
    for (seed, pair) in (0..).zip(pairs) {
        let [first, second] = pair.map(fornovo);
        let battle = Battle::new(Setup::of(first, second)).unwrap();
        walk_on(&battle, Walk::default(), 150, seed, &laws, step)
            .unwrap_or_else(|law| panic!("{pair:?}: {law}"));
    }
}

#[test]
fn the_laws_hold_for_commands_of_the_shelf() {
    let setup = Box::new(setup(FigureScale::Large).unwrap());
    let battle = books::Battle::new(BattleSetup::Fornovo(setup)).unwrap();
    let table = |battle: &books::Battle| serde_json::to_value(battle.state()).unwrap();
    walk(&battle, 100, 7, &Laws::of_shelf(&SELDOM, table)).unwrap();
}

/// Tests the laws themselves: the states that they forbid, and the exceptions.
#[test]
fn the_laws_detect_a_router_in_square_and_casualties_in_contact() {
    let before = Battle::new(setup(FigureScale::Large).unwrap()).unwrap();
    let [foot, enemy] = [UnitRef::new(0, 1), UnitRef::new(1, 1)];
    let offers = before.offers(Some(foot));
    let mut ends = before.offers(None);
    ends.retain(|offer| offer.command == Command::EndStep(actions::EndStep {}));
    let by_hand = offers.iter().find(|offer| offer.kind == OfferKind::ByHand);
    let (order, by_hand) = (&ends[0], by_hand.unwrap());
    let after = |change: &dyn Fn(&mut UnitState)| {
        let mut battle = before.clone();
        change(battle.state.units.get_mut(&foot).unwrap());
        battle
    };
    let gone = Place::Gone {
        why: Gone::Destroyed,
    };
    step(&before, order, &after(&|it| it.morale = Morale::ROUTED)).unwrap();
    type Change<'a> = (&'a dyn Fn(&mut UnitState), &'static str);
    let changes: [Change<'_>; 4] = [
        (
            &|it| (it.morale, it.square) = (Morale::ROUTED, true),
            "runs in square",
        ),
        (&|it| it.contacts = [enemy].into(), "does not touch it"),
        (&|it| it.contacts = [foot].into(), "fights a friend"),
        (
            &|it| (it.contacts, it.place) = ([enemy].into(), gone),
            "off the table",
        ),
    ];
    for (change, law) in changes {
        let broken = after(change);
        let fault = step(&before, order, &broken).unwrap_err();
        assert!(fault.contains(law), "{fault}");
        step(&before, by_hand, &broken).unwrap();
        // A state that already existed is not this order's fault.
        step(&broken, order, &broken).unwrap();
    }
}

/// The laws forbid a unit to leave a combat or to charge out of it, and require a half move of a
/// unit that breaks.
#[test]
fn the_laws_detect_a_unit_that_leaves_combat_and_a_router_that_stands() {
    let before = Battle::new(setup(FigureScale::Large).unwrap()).unwrap();
    let [foot, enemy] = [UnitRef::new(0, 1), UnitRef::new(1, 1)];
    let after = |battle: &Battle, fact: Event| {
        let mut battle = battle.clone();
        battle.fold(&fact).unwrap();
        battle
    };
    let (unit, morale) = (foot, Morale::ROUTED);
    let fighting = after(&before, Touched { unit, enemy }.into());
    let order = |battle: &Battle, unit, which: fn(&Command) -> bool| {
        let mut offers = battle.offers(unit).into_iter();
        let mut offer = offers.find(|offer| which(&offer.command)).unwrap();
        offer.against.clear();
        offer
    };
    let ends = order(&before, None, |it| {
        matches!(it, Command::EndStep(actions::EndStep {}))
    });
    let fault = step(&fighting, &ends, &before).unwrap_err();
    assert!(fault.contains("left a fight"), "{fault}");
    let mut charging = fighting.clone();
    let now = Moment {
        turn: 1,
        step: Step::ChargesA,
    };
    charging.state.side_a = Some(0);
    charging.fold(&Began { now }.into()).unwrap();
    let charges = |it: &Command| matches!(it, Command::Charge(actions::Charge { .. }));
    let charge = order(&charging, Some(foot), charges);
    let fault = step(&charging, &charge, &charging).unwrap_err();
    assert!(fault.contains("is in contact, and charges"), "{fault}");
    let free = after(&charging, Separated { unit, enemy }.into());
    step(&free, &charge, &free).unwrap();

    let now = Moment {
        turn: 1,
        step: Step::FireTests,
    };
    let mut testing = before.clone();
    testing.fold(&Began { now }.into()).unwrap();
    let test = Offer {
        command: Command::Test(actions::Test {
            unit: foot,
            facts: Facts::none(Test::Shooting),
            saw: Vec::new(),
        }),
        ..ends.clone()
    };
    let broken = after(&testing, MoraleChanged { unit, morale }.into());
    step(&testing, &test, &broken).unwrap();
    let mut ended = broken.clone();
    let now = Moment {
        turn: 1,
        step: Step::FireTests,
    };
    ended.fold(&Began { now }.into()).unwrap();
    let fault = step(&testing, &test, &ended).unwrap_err();
    assert!(fault.contains("has no half move"), "{fault}");
}
