//! "Command radius" and "Facing", and the optional parts of the rules.
#![allow(
    clippy::expect_used,
    reason = "a proof that cannot be set up has failed"
)]

use drumhead_edgehill_naseby::actions::{self, Turn};
use drumhead_edgehill_naseby::{
    Arm, Attack, Interpretations, ModifierId, Scenario, Shifts, Step, Tables, Zone, allowance,
    modifiers, zones,
};
use drumhead_rules::hex::{Corner, Facing};

use super::support::*;
use crate::proofs::{Proof, proof};

/// Returns an attack on open terrain through this zone.
const fn through(zone: Zone) -> Attack {
    Attack {
        arm: Arm::Infantry,
        zone,
        into_wood: false,
        uphill: false,
        through_hedge: false,
    }
}

/// Returns the column shift of attacks through these zones.
fn shift(zones: &[Zone]) -> i32 {
    let tables = Tables::standard().expect("the tables parse");
    let attacks: Vec<_> = zones.iter().map(|zone| through(*zone)).collect();
    modifiers(Arm::Infantry, &attacks, tables, &Interpretations::default()).net_shift
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("E-01", "command reaches four hexes, and no more", || {
        let mut battle = battle();
        // The leader is at 0718.
        put(&mut battle, FOOT, "0318", Facing::N);
        put(&mut battle, HORSE, "1218", Facing::N);
        until(&mut battle, 1, Step::Start);
        until(&mut battle, 0, Step::Start);
        assert!(now(&battle, FOOT).in_command);
        assert!(!now(&battle, HORSE).in_command);
        // Whether the unit is in command is settled at the start of the turn.
        put(&mut battle, HORSE, "0818", Facing::N);
        assert!(!now(&battle, HORSE).in_command);
    }),
    proof!(
        "E-02",
        "a unit out of command has half its movement, rounded down",
        || {
            let tables = Tables::standard().expect("the tables parse");
            let halved: Vec<_> = [8, 5, 1].map(|ma| allowance(ma, false, tables)).into();
            assert_eq!(halved, [4, 2, 0]);
            let mut battle = battle();
            put(&mut battle, HORSE, "1318", Facing::N);
            until(&mut battle, 1, Step::Start);
            until(&mut battle, 0, Step::Start);
            assert_eq!(now(&battle, HORSE).points, Some(4));
            assert_eq!(now(&battle, FOOT).points, Some(8));
        }
    ),
    proof!("E-03", "units out of command cannot start combat", || {
        let mut battle = battle();
        put(&mut battle, FOOT, "0510", Facing::N);
        put(&mut battle, THEIR_FOOT, "0509", Facing::S);
        until(&mut battle, 0, Step::Combat);
        let attack = actions::Attack {
            unit: FOOT,
            target: THEIR_FOOT,
            charge: false,
        };
        assert_eq!(against(&battle, &attack), [""; 0]);
        correct(&mut battle, FOOT, "in_command", false);
        assert_eq!(against(&battle, &attack), ["E-03"]);
    }),
    proof!(
        "E-04",
        "a unit has two front, two flank and two rear hexsides",
        || {
            use Zone::{Flank, Front, Rear};
            let all = [Front, Front, Flank, Rear, Rear, Flank];
            assert_eq!(zones(Corner::new(0)), all);
            assert_eq!(
                zones(Corner::new(4)),
                [Flank, Rear, Rear, Flank, Front, Front]
            );
        }
    ),
    proof!("E-05", "turning costs a movement point", || {
        let mut battle = battle();
        until(&mut battle, 0, Step::Move);
        let facing = Facing::S;
        play(&mut battle, &Turn { unit: FOOT, facing }, []);
        assert_eq!(now(&battle, FOOT).points, Some(7));
        assert_eq!(now(&battle, FOOT).facing, Facing::S);
    }),
    proof!(
        "E-06",
        "a unit moves only through its front hexsides",
        || {
            let mut battle = battle();
            put(&mut battle, FOOT, "0510", Facing::N);
            put(&mut battle, THEIR_FOOT, "0511", Facing::S);
            until(&mut battle, 0, Step::Move);
            // North is in front; to move east the unit turns first.
            assert_eq!(cost(&battle, FOOT, "0509"), Some(1));
            assert_eq!(cost(&battle, FOOT, "0610"), Some(2));
            until(&mut battle, 0, Step::Combat);
            let attack = actions::Attack {
                unit: FOOT,
                target: THEIR_FOOT,
                charge: false,
            };
            assert_eq!(against(&battle, &attack), ["E-06"]);
        }
    ),
    proof!(
        "E-07",
        "an attack on a flank shifts one column to the right",
        || {
            assert_eq!(shift(&[Zone::Front]), 0);
            assert_eq!(shift(&[Zone::Flank]), 1);
        }
    ),
    proof!(
        "E-08",
        "an attack on the rear shifts two columns to the right",
        || {
            assert_eq!(shift(&[Zone::Rear]), 2);
        }
    ),
    proof!("E-09", "only the best shift counts, not the sum", || {
        assert_eq!(shift(&[Zone::Flank, Zone::Rear, Zone::Flank]), 2);
        let tables = Tables::standard().expect("the tables parse");
        let interpretations = Interpretations {
            facing_and_terrain_shifts: Shifts::BestOnly,
            ..Interpretations::default()
        };
        let attack = Attack {
            arm: Arm::Cavalry,
            uphill: true,
            ..through(Zone::Rear)
        };
        let one = |interpretations: &Interpretations| {
            modifiers(Arm::Infantry, &[attack], tables, interpretations)
        };
        assert_eq!(one(&Interpretations::default()).net_shift, 1);
        assert_eq!(one(&interpretations).net_shift, 2);
        let ids: Vec<_> = one(&interpretations)
            .applied
            .iter()
            .map(|it| it.id)
            .collect();
        assert_eq!(ids, [ModifierId::Rear]);
    }),
    proof!(
        "E-39",
        "a part of the rules that is not used has no effect",
        || {
            let mut unused = setup(Scenario::Edgehill, open());
            unused.modules.command = false;
            unused.modules.facing = false;
            let mut battle = begun(unused);
            put(&mut battle, HORSE, "1610", Facing::N);
            until(&mut battle, 1, Step::Start);
            until(&mut battle, 0, Step::Move);
            assert!(now(&battle, HORSE).in_command);
            assert_eq!(cost(&battle, HORSE, "1611"), Some(1));
            let mut unused = setup(Scenario::Edgehill, open());
            unused.modules.artillery = false;
            let mut battle = begun(unused);
            until(&mut battle, 0, Step::Move);
            let facing = Facing::S;
            assert_eq!(against(&battle, &Turn { unit: GUN, facing }), ["E-39"]);
        }
    ),
];
