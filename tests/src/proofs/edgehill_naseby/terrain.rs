//! "Terrain effects on movement and combat".
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_edgehill_naseby::actions::{Attack, Fight};
use drumhead_edgehill_naseby::{Battle, Event, Mixed, Scenario, Step};
use drumhead_rules::hex::Facing;
use drumhead_rules::map::{Feature, Map};
use drumhead_vocabulary::play::UnitRef;

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns a battle at the start of combat, in which this unit and enemy foot to its north-east
/// face each other.
fn met(map: Map, unit: UnitRef) -> Battle {
    let mut battle = with_table(map);
    put(&mut battle, unit, "0510", Facing::N);
    put(&mut battle, THEIR_FOOT, "0609", Facing::S);
    until(&mut battle, 0, Step::Combat);
    battle
}

/// Returns an attack by this unit on the enemy foot.
const fn attack(unit: UnitRef, charge: bool) -> Attack {
    Attack {
        unit,
        target: THEIR_FOOT,
        charge,
    }
}

/// Returns the result of an attack that rolls a 3, the lowest roll in the second row of the table.
/// The result is the column's letter: a capital, or a small letter if a deduction from the die
/// leads to the first row.
fn result(battle: &mut Battle, units: &[UnitRef]) -> String {
    for unit in units {
        play(battle, &attack(*unit, false), []);
    }
    let fight = Fight {
        target: THEIR_FOOT,
        column: Some(2),
    };
    let events = play(battle, &fight, [3]);
    let result = events.iter().find_map(|event| {
        let Event::Fought(fought) = event else {
            return None;
        };
        Some(fought.result.clone())
    });
    result.expect("the table has a result")
}

/// Returns the result of an attack by this unit alone. Neighbours of 0510 to the north are 0509
/// and, since 10 is even, 0609.
fn alone(map: Map, unit: UnitRef) -> String {
    result(&mut met(map, unit), &[unit])
}

pub(super) const PROOFS: &[Proof] = &[
    proof!(
        "E-26",
        "a wood costs infantry 2 more points, and cavalry 4",
        || {
            let mut battle = naseby(painted(Feature::Woods, &["0517", "0917"]));
            until(&mut battle, 0, Step::Move);
            assert_eq!(cost(&battle, FOOT, "0517"), Some(3));
            assert_eq!(cost(&battle, HORSE, "0917"), Some(5));
        }
    ),
    proof!("E-27", "a charge into or out of a wood is illegal", || {
        for wood in ["0609", "0510"] {
            let battle = met(painted(Feature::Woods, &[wood]), HORSE);
            assert_eq!(against(&battle, &attack(HORSE, true)), ["E-27"]);
            assert_eq!(against(&battle, &attack(HORSE, false)), [""; 0]);
        }
    }),
    proof!(
        "E-28",
        "an attack on infantry in a wood has -2 on the die",
        || {
            let wood = || painted(Feature::Woods, &["0609"]);
            assert_eq!(alone(open(), FOOT), "C");
            assert_eq!(alone(wood(), FOOT), "c");
        }
    ),
    proof!(
        "E-29",
        "cavalry that attacks into a wood shifts a column to the left",
        || {
            let wood = || painted(Feature::Woods, &["0609"]);
            assert_eq!(alone(wood(), HORSE), "b");
            // With infantry in the next hex, the result depends on the players' interpretation.
            let mut battle = met(wood(), HORSE);
            put(&mut battle, FOOT, "0610", Facing::N);
            assert_eq!(result(&mut battle, &[HORSE, FOOT]), "b");
            let mut setup = battle.setup().clone();
            setup.interpretations.mixed_attack = Mixed::All;
            let mut battle = begun(setup);
            put(&mut battle, HORSE, "0510", Facing::N);
            put(&mut battle, FOOT, "0610", Facing::N);
            put(&mut battle, THEIR_FOOT, "0609", Facing::S);
            until(&mut battle, 0, Step::Combat);
            assert_eq!(result(&mut battle, &[HORSE, FOOT]), "c");
        }
    ),
    proof!("E-30", "a hedge costs cavalry one more point", || {
        let mut battle = naseby(hedged("0918", "0917"));
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, HORSE, "0917"), Some(2));
        let mut battle = naseby(hedged("0518", "0517"));
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, FOOT, "0517"), Some(1));
    }),
    proof!(
        "E-31",
        "cavalry that attacks through a hedge has -1 on the die",
        || {
            assert_eq!(alone(hedged("0510", "0609"), HORSE), "c");
            assert_eq!(alone(hedged("0510", "0609"), FOOT), "C");
        }
    ),
    proof!("E-32", "a hillside costs cavalry one more point", || {
        let mut battle = naseby(painted(Feature::Slope, &["0517", "0917"]));
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, HORSE, "0917"), Some(2));
        assert_eq!(cost(&battle, FOOT, "0517"), Some(1));
        // A move downhill costs one more point too.
        let mut battle = naseby(painted(Feature::Slope, &["0918"]));
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, HORSE, "0917"), Some(2));
        // A move along a slope is neither uphill nor downhill.
        let mut battle = naseby(painted(Feature::Slope, &["0918", "0917"]));
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, HORSE, "0917"), Some(1));
    }),
    proof!(
        "E-33",
        "cavalry cannot charge uphill, and a charge downhill disorders it",
        || {
            let up = met(painted(Feature::Slope, &["0609"]), HORSE);
            assert_eq!(against(&up, &attack(HORSE, true)), ["E-33"]);
            assert_eq!(against(&up, &attack(HORSE, false)), [""; 0]);
            let mut down = met(painted(Feature::Slope, &["0510"]), HORSE);
            play(&mut down, &attack(HORSE, true), []);
            assert!(now(&down, HORSE).disordered);
            let mut walked = met(painted(Feature::Slope, &["0510"]), HORSE);
            play(&mut walked, &attack(HORSE, false), []);
            assert!(!now(&walked, HORSE).disordered);
        }
    ),
    proof!(
        "E-34",
        "cavalry that attacks uphill shifts a column to the left",
        || {
            let hill = || painted(Feature::Slope, &["0609"]);
            assert_eq!(alone(hill(), HORSE), "B");
            assert_eq!(alone(hill(), FOOT), "C");
        }
    ),
    proof!("E-35", "a road has no effect", || {
        let road = || painted(Feature::Road, &["0517", "0917", "0609"]);
        let mut battle = naseby(road());
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, FOOT, "0517"), Some(1));
        assert_eq!(cost(&battle, HORSE, "0917"), Some(1));
        assert_eq!(alone(road(), HORSE), "C");
    }),
    proof!("E-36", "at Edgehill only hedges count", || {
        let map = painted(Feature::Woods, &["0917"]);
        let at = |scenario| {
            let mut battle = begun(setup(scenario, map.clone()));
            until(&mut battle, 0, Step::Move);
            cost(&battle, HORSE, "0917")
        };
        assert_eq!(at(Scenario::Edgehill), Some(1));
        assert_eq!(at(Scenario::Naseby), Some(5));
        let mut battle = begun(setup(Scenario::Edgehill, hedged("0918", "0917")));
        until(&mut battle, 0, Step::Move);
        assert_eq!(cost(&battle, HORSE, "0917"), Some(2));
    }),
];
