//! Charges over streams, rivers and bridges, and out of a unit's own wagons.

use drumhead_vocabulary::Length;

use super::*;
use crate::battle::charges::ChargeTurn;
use crate::battle::ground::{FeatureKind, Stand};
use crate::battle::resolver;

/// F-2.69, F-11.13: a laager in front of the charger costs 2 inches, and inches on a bridge count
/// twice.
#[test]
fn wagons_and_bridges_shorten_a_charge() {
    let less = |kind, stand, slow| {
        let mut battle = battle();
        let reach = |battle: &Battle| {
            let observed = ChargeObservations {
                slow: Some(Length::inches(slow)),
                ..ChargeObservations::default()
            };
            let reach = position(battle).reach_at(HORSE, ENEMY, &observed);
            reach.unwrap().total()
        };
        let full = reach(&battle);
        is_at(&mut battle, HORSE, kind, stand);
        full.minus(reach(&battle))
    };
    assert_eq!(
        less(FeatureKind::Laager, Stand::Behind, 0),
        Length::inches(2)
    );
    assert_eq!(less(FeatureKind::Bridge, Stand::In, 3), Length::inches(3));
}

/// F-11.03, D-225: a stream in front of the charger or of its target divides the charger on the way.
#[test]
fn a_charge_over_a_stream_disorders_the_charger() {
    for unit in [HORSE, ENEMY] {
        let mut battle = battle();
        is_at(&mut battle, unit, FeatureKind::Stream, Stand::Behind);
        go_to(&mut battle, Step::ChargesA);
        charge(&mut battle, HORSE, ENEMY);
        assert_eq!(state(&battle, HORSE).disorder.is_some(), unit == HORSE);
        let charge = state(&battle, HORSE).charge.unwrap();
        let facts = resolver::facts_of(&battle, |it| it.attacks_ground(HORSE, charge));
        for fact in facts.unwrap() {
            battle.fold(&fact).unwrap();
        }
        assert!(state(&battle, HORSE).disorder.is_some());
    }
}

/// F-11.12, F-11.13: a charge crosses a river by a bridge, disordered, without impetus, and in a
/// column.
#[test]
fn a_column_charges_over_a_bridge() {
    for unit in [HORSE, ENEMY] {
        for (front, bridge) in [(Some(3), true), (Some(3), false), (Some(6), true)] {
            let mut battle = battle();
            set(&mut battle, HORSE, |it| it.formation.front = front);
            is_at(&mut battle, unit, FeatureKind::River, Stand::Behind);
            if bridge {
                names(&mut battle, FeatureKind::Bridge);
            }
            go_to(&mut battle, Step::ChargesA);
            let offers = battle.offers(Some(HORSE));
            let crosses = bridge && front == Some(3);
            let offer = offers.iter().find(|it| it.id.action() == "charge");
            let Some(Offer {
                command: Command::Charge(charge),
                questions,
                ..
            }) = offer.cloned()
            else {
                // The front of an enemy behind the river is closed.
                assert!(!crosses && unit == ENEMY, "{offers:?}");
                continue;
            };
            let asks = |path: &str| questions.iter().any(|it| it.path.ends_with(path));
            assert_eq!(
                (charge.observed.by_bridge, asks("by_bridge")),
                (crosses, crosses)
            );
            let turns = charge.observed.turn == ChargeTurn::ChangeFacing;
            assert_eq!(turns, !crosses && unit == HORSE);
            if crosses {
                play(&mut battle, charge, &[]);
                let state = state(&battle, HORSE);
                let charge = state.charge.map(|charge| charge.broken_ground);
                let result = (state.disorder.is_some(), charge);
                assert_eq!(result, (true, Some(true)), "{state:?}");
            }
        }
    }
}
