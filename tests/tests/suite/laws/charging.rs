//! The laws of play, over random walks of whole battles: every chosen offer, filled with random
//! allowed answers, is carried out or requests dice; the journal folds to the played state; JSON
//! round-trips; the odds sum to 1.

use drumhead_charging::actions::{Declare, End, Test, Tested};
use drumhead_charging::{
    Arm, Army, Battle, Charging, Cover, Evading, HorseCounter, Interpretations, Kind, Morale,
    Order, Setup, SideSetup, Step, Struck, TestResult, Unit, ZeroStrength, factors, test_odds,
};
use drumhead_charging::{Command, Event};
use drumhead_rules::frame::{Action, Correct, total};
use drumhead_rules::odds::{Distribution, Exact};
use drumhead_rules::play::{Game, outcomes};
use drumhead_shelf::{self as books, BattleSetup};
use drumhead_testing::{field, play};
use drumhead_tests::play::{Laws, Least, actions, fields, seeds, walk, walk_each};
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::{OfferKind, Refusal, UnitRef};

/// Returns an army with every arm and order.
fn army() -> Army {
    let kinds = [
        (Arm::Infantry, Order::Close),
        (Arm::Infantry, Order::Open),
        (Arm::Cavalry, Order::Close),
        // Several units of close horse: horse that stands against horse may counter-charge, a
        // command that would otherwise be very rare.
        (Arm::Cavalry, Order::Close),
        (Arm::Cavalry, Order::Close),
        (Arm::Cavalry, Order::Close),
        (Arm::Cavalry, Order::Open),
        (Arm::Artillery, Order::Close),
    ];
    let units = (1..).zip(kinds).map(|(number, (arm, order))| Unit {
        number,
        of: Kind {
            arm,
            order,
            basic_morale: 6 + u8::try_from(number % 4).unwrap(),
            strength: 6,
            mounted: arm == Arm::Cavalry,
        },
        ..Unit::default()
    });
    Army {
        units: units.collect(),
        ..Army::default()
    }
}

fn setup(interpretations: Interpretations) -> Setup {
    let side = |name: &str| SideSetup {
        name: name.to_owned(),
        army: army(),
    };
    Setup {
        sides: [side("Crown"), side("Congress")],
        first: 0,
        interpretations,
        tables: None,
    }
}

/// Returns the interpretations for a seed. Three of them, whose options allow different orders,
/// vary with the seed.
fn interpretations(seed: u64) -> Interpretations {
    Interpretations {
        evade: if seed & 1 == 0 {
            Evading::On
        } else {
            Evading::Off
        },
        cav_vs_cav_counter: if seed & 2 == 0 {
            HorseCounter::AlwaysIfStands
        } else {
            HorseCounter::AsWritten
        },
        zero_sp: if seed & 4 == 0 {
            ZeroStrength::Destroyed
        } else {
            ZeroStrength::Remains
        },
        ..Interpretations::default()
    }
}

#[test]
fn the_laws_hold_for_commands_of_the_shelf() {
    for seed in seeds(1) {
        let setup = setup(interpretations(seed));
        let battle = books::Battle::new(BattleSetup::Charging(Box::new(setup))).unwrap();
        let table = |battle: &books::Battle| serde_json::to_value(battle.state()).unwrap();
        walk(
            &battle,
            200,
            seed,
            &Laws::of_shelf(&[OfferKind::ByHand], table),
        )
        .unwrap();
    }
}

#[test]
fn the_laws_hold_and_walks_through_charging_make_progress() {
    let laws = Laws::of_book("charging", &[OfferKind::ByHand]).unwrap();
    let walk = walk_each(seeds(16), 200, &laws, |seed| {
        Battle::new(setup(interpretations(seed))).unwrap()
    })
    .unwrap();
    let kinds: Vec<_> = actions::<Charging>().chain(fields::<Charging>()).collect();
    let least = Least {
        fulfilled: 50,
        swapped: 10,
        chosen: 10,
        each: 3,
    };
    walk.makes_progress(least, &kinds);
    assert_eq!(walk.accepted.len(), kinds.len(), "{:?}", walk.accepted);
}

/// The units that are charged.
const CHARGED: [UnitRef; 4] = [
    UnitRef::new(1, 1),
    UnitRef::new(1, 2),
    UnitRef::new(1, 3),
    UnitRef::new(1, 4),
];

fn rout(battle: &mut Battle, unit: UnitRef) {
    let set = field("morale", Morale::Routing);
    play(battle, &Correct { unit, set }, []);
}

/// Returns a battle in which horse charges four units. The first `routers` of these units rout.
fn charged(interpretations: Interpretations, struck: Struck, routers: usize) -> Battle {
    let mut battle = Battle::new(setup(interpretations)).unwrap();
    for target in CHARGED.into_iter().take(routers) {
        rout(&mut battle, target);
    }
    for (number, target) in (3..).zip(CHARGED) {
        let declare = Declare {
            charger: UnitRef::new(0, number),
            target,
            struck,
            inches: 4,
            ahead: true,
            clear: true,
        };
        play(&mut battle, &declare, []);
    }
    play(&mut battle, &End {}, []);
    battle
}

/// Returns a battle in which units that were charged break in their melees.
fn broken_in_melee(interpretations: Interpretations, struck: Struck) -> Battle {
    let mut battle = charged(interpretations, struck, 0);
    while battle.state().step != Step::Melee {
        let offers = |unit: &UnitRef| battle.offers(Some(*unit));
        let units: Vec<UnitRef> = battle.state().units().map(|(unit, _)| unit).collect();
        let mut work = units.iter().flat_map(offers);
        let next = work.find(|offer| offer.fulfils.is_some() && offer.against.is_empty());
        drop(work);
        match next {
            Some(offer) if offer.id.action() == <Test as Action<Charging>>::NAME => {
                play(&mut battle, &offer.command, [1]);
            }
            Some(offer) => {
                play(&mut battle, &offer.command, []);
            }
            None => {
                play(&mut battle, &End {}, []);
            }
        }
    }
    for unit in CHARGED {
        rout(&mut battle, unit);
    }
    battle
}

/// Several units test, roll for surrender or run in one step. Other walks almost never reach such a
/// step.
#[test]
fn the_laws_hold_while_several_units_rout() {
    let laws = Laws::of_book("charging", &[OfferKind::ByHand]).unwrap();
    let walk = walk_each(seeds(8), 30, &laws, |seed| match seed % 3 {
        0 => charged(interpretations(seed), Struck::Rear, 2),
        1 => broken_in_melee(interpretations(seed), Struck::Front),
        _ => broken_in_melee(interpretations(seed), Struck::Rear),
    })
    .unwrap();
    assert!(walk.swapped >= 60, "{walk:?}");
}

#[test]
fn the_odds_of_a_test_match_the_outcomes_of_all_its_dice() {
    let (charger, target) = (UnitRef::new(0, 3), UnitRef::new(1, 1));
    for struck in Struck::ALL {
        for cover in Cover::ALL.iter().copied() {
            let mut battle = Battle::new(setup(Interpretations::default())).unwrap();
            let declare = Command::Declare(Declare {
                charger,
                target,
                struck: *struck,
                inches: 4,
                ahead: true,
                clear: true,
            });
            play(&mut battle, &declare, []);
            play(&mut battle, &End {}, []);
            let command = Command::Test(Test {
                unit: target,
                cover,
            });
            let played: Distribution<Option<TestResult>, Exact> =
                outcomes(&battle, &command, &[], |events| match events.first() {
                    Some(Event::Tested(Tested { result, .. })) => Some(*result),
                    _ => None,
                })
                .unwrap();
            let charged = battle.state().charged(target, cover).unwrap();
            let sum = total(&factors(
                &charged,
                battle.tables(),
                &Interpretations::default(),
            ));
            let bar = charged.bar(battle.state().unit(target).unwrap().basic_morale);
            let exact: Distribution<TestResult, Exact> =
                test_odds(sum, bar, &Interpretations::default());
            assert_eq!(played, exact.map(|result| Some(*result)));
        }
    }
}

#[test]
fn a_step_with_pending_work_ends_only_if_the_players_allow_it() {
    let mut battle = Battle::new(setup(Interpretations::default())).unwrap();
    let offers = battle.offers(Some(UnitRef::new(0, 1)));
    let declare = offers
        .iter()
        .find(|offer| offer.id.action() == "declare")
        .unwrap()
        .command
        .clone();
    play(&mut battle, &declare, []);
    play(&mut battle, &End {}, []);
    let end = battle.offers(None).remove(0);
    assert_eq!(end.against.len(), 1);
    let refused = battle.decide(&end.command, &[], &mut Given::default());
    assert_eq!(refused, Err(Refusal::AgainstRules(end.against.clone())));
    assert!(
        battle
            .decide(&end.command, &end.overruled(), &mut Given::default())
            .is_ok()
    );
    assert_eq!(
        battle.state().unit(UnitRef::new(0, 1)).unwrap().morale,
        Morale::Good
    );
}
