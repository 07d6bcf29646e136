//! Command radius: the units that are in command (E-01).

use super::*;
use crate::turn::leader_distance;

/// E-01, E-A13: a unit that a list names as a leader, but is not one, commands no unit.
#[test]
fn only_a_leader_commands_units() {
    for (leader, distance) in [(4, Some(1)), (2, None)] {
        let mut setup = setup(Scenario::Naseby, open(), &ARMS);
        for unit in &mut setup.sides[0].army.units {
            unit.of.leader = unit.of.leader.map(|_| leader);
        }
        let mut battle = Battle::new(setup).unwrap();
        for (unit, at) in [(FOOT, "0910"), (HORSE, "1010")] {
            put(&mut battle, unit, at, Facing::N);
        }
        put(&mut battle, UnitRef::new(0, 4), "0911", Facing::N);
        assert_eq!(leader_distance(&battle, FOOT), distance);
    }
}
