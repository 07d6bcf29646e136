//! "Testing charged units": the die, its factors and the results.

use drumhead_charging::actions::{Counter, Tested};
use drumhead_charging::{
    Applied, Arm, Body, Charged, Event, FlankAndRear, FortAndObstacle, Interpretations, Order,
    Struck, Tables, TestResult, factors, meet,
};
use drumhead_vocabulary::Length;

use super::support::*;
use crate::proofs::{Proof, played, proof};

const FOOT_BODY: Body = body(Arm::Infantry, Order::Close);
const LOOSE: Body = body(Arm::Infantry, Order::Open);
const HORSE_BODY: Body = body(Arm::Cavalry, Order::Close);
const GUNS: Body = body(Arm::Artillery, Order::Close);

const fn body(arm: Arm, order: Order) -> Body {
    Body { arm, order }
}

/// Returns a unit charged in the open, by these chargers on these sides.
fn hit(target: Body, chargers: &[(Body, Struck)]) -> Charged {
    Charged {
        target,
        chargers: chargers.to_vec(),
        shaken: false,
        obstacle: false,
        fortification: false,
    }
}

/// Returns the factors by name and value.
fn found(charged: &Charged, interpretations: &Interpretations) -> Vec<(&'static str, i32)> {
    let named = |it: Applied| (it.id.id(), it.value);
    let found = Tables::standard().map(|tables| factors(charged, tables, interpretations));
    found.unwrap_or_default().into_iter().map(named).collect()
}

fn usual(charged: &Charged) -> Vec<(&'static str, i32)> {
    found(charged, &Interpretations::default())
}

const FRONT: Struck = Struck::Front;

/// Returns the result of a test of the target.
fn result(events: &[Event]) -> Option<(i32, TestResult)> {
    events.iter().find_map(|event| {
        if let Event::Tested(Tested { score, result, .. }) = event {
            Some((*score, *result))
        } else {
            None
        }
    })
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("C-06", "the score is the die plus all factors", || {
        let mut battle = charged(HORSE, TARGET, Struck::Flank);
        let events = play(&mut battle, &test(TARGET), [2]);
        assert_eq!(result(&events), Some((5, TestResult::Stand)));
    }),
    proof!("C-07a", "non-cavalry charged by cavalry has +2", || {
        let added = [("noncav_by_cav", 2)];
        assert_eq!(usual(&hit(FOOT_BODY, &[(HORSE_BODY, FRONT)])), added);
        assert_eq!(usual(&hit(HORSE_BODY, &[(HORSE_BODY, FRONT)])), []);
    }),
    proof!(
        "C-07b",
        "open-order infantry or artillery charged by close order has +2",
        || {
            let added = [("open_or_arty_by_close", 2)];
            for target in [LOOSE, GUNS] {
                assert_eq!(usual(&hit(target, &[(FOOT_BODY, FRONT)])), added);
                assert_eq!(usual(&hit(target, &[(LOOSE, FRONT)])), []);
            }
        }
    ),
    proof!("C-07c", "a unit charged in the rear has +2", || {
        let added = [("rear", 2)];
        assert_eq!(usual(&hit(FOOT_BODY, &[(FOOT_BODY, Struck::Rear)])), added);
    }),
    proof!(
        "C-07d",
        "a unit charged in the flank has +1, and the interpretation decides whether this adds to the rear",
        || {
            let both = hit(
                FOOT_BODY,
                &[(FOOT_BODY, Struck::Flank), (FOOT_BODY, Struck::Rear)],
            );
            assert_eq!(usual(&both), [("rear", 2), ("flank", 1)]);
            let worst = Interpretations {
                flank_and_rear: FlankAndRear::Worst,
                ..Interpretations::default()
            };
            assert_eq!(found(&both, &worst), [("rear", 2)]);
        }
    ),
    proof!("C-07e", "a shaken unit has +1", || {
        let mut charged = hit(FOOT_BODY, &[(FOOT_BODY, FRONT)]);
        charged.shaken = true;
        assert_eq!(usual(&charged), [("shaken", 1)]);
    }),
    proof!(
        "C-07f",
        "a unit behind an obstacle or in a building has -2",
        || {
            let mut charged = hit(FOOT_BODY, &[(FOOT_BODY, FRONT)]);
            charged.obstacle = true;
            assert_eq!(usual(&charged), [("obstacle_or_building", -2)]);
        }
    ),
    proof!("C-07g", "cavalry charged only by other arms has -2", || {
        let added = [("cav_only_by_noncav", -2)];
        assert_eq!(usual(&hit(HORSE_BODY, &[(FOOT_BODY, FRONT)])), added);
        let mixed = [(FOOT_BODY, FRONT), (HORSE_BODY, FRONT)];
        assert_eq!(usual(&hit(HORSE_BODY, &mixed)), []);
    }),
    proof!(
        "C-07h",
        "close order charged only by open-order infantry or artillery has -2",
        || {
            let added = [("close_only_by_open", -2)];
            assert_eq!(usual(&hit(FOOT_BODY, &[(LOOSE, FRONT)])), added);
            assert_eq!(usual(&hit(FOOT_BODY, &[(GUNS, FRONT)])), added);
            let mixed = [(LOOSE, FRONT), (FOOT_BODY, FRONT)];
            assert_eq!(usual(&hit(FOOT_BODY, &mixed)), []);
        }
    ),
    proof!(
        "C-07i",
        "a unit in a fortification has -3, and the interpretation decides whether its obstacle also counts",
        || {
            let mut charged = hit(FOOT_BODY, &[(FOOT_BODY, FRONT)]);
            charged.fortification = true;
            charged.obstacle = true;
            assert_eq!(usual(&charged), [("fortification", -3)]);
            let both = Interpretations {
                fort_and_obstacle: FortAndObstacle::Both,
                ..Interpretations::default()
            };
            let added = [("obstacle_or_building", -2), ("fortification", -3)];
            assert_eq!(found(&charged, &both), added);
        }
    ),
    proof!(
        "C-08",
        "a unit that scores its basic morale or more routs, and loses a strength point",
        || played("charging/shelter")
    ),
    proof!(
        "C-09",
        "only a unit that scores below 0 may counter-charge",
        || played("charging/received")
    ),
    proof!("C-10", "a sheltered unit never counter-charges", || played(
        "charging/shelter"
    )),
    proof!(
        "C-11",
        "a router rolls for surrender, or routs again",
        || played("charging/charged-while-routing")
    ),
    proof!("C-12", "charger and counter-charger meet halfway", || {
        let half = meet(Length::inches(5));
        assert_eq!(half.to_string(), "2.5");
        let mut battle = skirmishers_charge();
        let command = Counter {
            unit: HORSE,
            against: LIGHT,
        };
        let log = narrated(&mut battle, &command);
        assert!(log.contains("at most 1.5\u{2033}"), "{log}");
    }),
];
