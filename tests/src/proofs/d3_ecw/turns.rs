//! The turn, command, movement and terrain.
use drumhead_d3_ecw::actions::{Charge, Count, End, March, Return, Ride, Wheel};
use drumhead_d3_ecw::losses::Booked;
use drumhead_d3_ecw::{
    Away, Event, Interpretations, Look, UnitType, Way, field as in_front, retires,
};
use drumhead_rules::hex::Facing;
use drumhead_rules::map::Feature;
use drumhead_vocabulary::play::UnitRef;

use super::support::*;
use crate::proofs::{Proof, proof};

use UnitType::{Artillery, Dragoons, Gallopers, Infantry, Trotters};

/// A facing that no unit can have under the default interpretation.
const FACED_NOWHERE: Facing = Facing::N.turned(1);

/// Returns a battle of a unit of this type with a friend at H5 and no enemy nearby.
fn behind_friend(kind: UnitType) -> drumhead_d3_ecw::Battle {
    let posted = [
        (UNIT, kind, "H6", Facing::N),
        (FRIEND, Infantry, "H5", Facing::N),
    ];
    ready(&posted, &[])
}

/// Returns the objections to a move by a unit of this type, with this feature at H5.
fn over(kind: UnitType, feature: Feature, to: &str) -> Vec<String> {
    against(&facing(kind, "A2", &[("H5", feature)]), &march(to))
}

pub(super) const PROOFS: &[Proof] = &[
    proof!("D3-02", "two rows of hexes are ahead of a corner", || {
        let battle = facing(Infantry, "A2", &[]);
        for to in ["H5", "I5"] {
            assert_eq!(against(&battle, &march(to)), [""; 0]);
        }
        let (unit, to, facing) = (UNIT, hex("H5"), FACED_NOWHERE);
        let march = March { unit, to, facing };
        assert_eq!(against(&battle, &march), ["D3-02"]);
    }),
    proof!("D3-03", "one row is ahead of a side", || {
        let battle = facing(Infantry, "A2", &[]);
        let wheel = |to: &str| Wheel {
            unit: UNIT,
            way: Way {
                to: hex(to),
                facing: Facing::E,
            },
        };
        assert_eq!(against(&battle, &wheel("I6")), [""; 0]);
        assert_eq!(against(&battle, &wheel("I5")), ["D3-13"]);
    }),
    proof!("D3-04", "a second unit cannot enter a hex", || {
        assert_eq!(against(&behind_friend(Infantry), &march("H5")), ["D3-04"]);
    }),
    proof!("D3-05", "the adjacent hex is at distance 1", || {
        let grid = facing(Infantry, "A2", &[]).setup().map.grid;
        let look = Look::Ahead(Facing::E);
        let cells = in_front(grid, hex("H4"), look, 1, &Interpretations::default());
        assert_eq!(cells, [hex("I4")]);
    }),
    proof!("D3-08", "units act in their own side's turn", || {
        let battle = facing(Infantry, "A2", &[]);
        let command = March {
            unit: ENEMY,
            to: hex("A3"),
            facing: Facing::S,
        };
        assert!(against(&battle, &command).contains(&"D3-08".to_owned()));
    }),
    proof!("D3-09", "units within two hexes are activated", || {
        let near = |at| {
            let unit = (UNIT, Infantry, at, Facing::N);
            let seen = vec![UNIT];
            against(&on(&[unit], &[]), &Count { seen })
        };
        assert_eq!(near("H5"), [""; 0]);
        assert_eq!(near("H4"), ["D3-09"]);
    }),
    proof!("D3-10", "no more activations than were counted", || {
        let mut battle = facing(Infantry, "A2", &[]);
        let mut none = on(
            &[
                (UNIT, Infantry, "H6", Facing::N),
                (ENEMY, Infantry, "A2", Facing::S),
            ],
            &[],
        );
        play(&mut none, &Count { seen: vec![] }, [1]);
        assert_eq!(against(&none, &march("H5")), ["D3-10"]);
        play(&mut battle, &march("H5"), [1]);
    }),
    proof!("D3-11", "a routed unit is a hit on its commander", || {
        let mut battle = facing(Infantry, "A2", &[]);
        set(&mut battle, ENEMY, field("hits", 7));
        play(&mut battle, &End {}, [1]);
        let events = play(&mut battle, &End {}, [1]);
        let booked = events.iter().any(|it| {
            matches!(
                it,
                Event::Booked(Booked {
                    side: 1,
                    hits: 1,
                    ..
                })
            )
        });
        assert!(booked);
    }),
    proof!("D3-43", "a side with more hits than units retires", || {
        assert!(retires(6, 5) && !retires(5, 5));
    }),
    proof!("D3-44", "a commander in contact leaves the table", || {
        let chief = UnitRef::new(1, 9);
        let posted = [
            (UNIT, Trotters, "H6", Facing::N),
            (chief, UnitType::Commander, "G4", Facing::S),
        ];
        let mut battle = ready(&posted, &[]);
        let target = chief;
        let charge = Charge {
            unit: UNIT,
            target,
            facing: Facing::N,
            from: None,
        };
        play(&mut battle, &charge, [1]);
        let away = battle.state().unit(chief).and_then(|unit| unit.away);
        assert_eq!(away, Some(Away::Contacted));
        // The commander returns at his own edge, in his side's turn.
        let (unit, to) = (chief, hex("A8"));
        let back = Return { unit, to };
        assert_eq!(against(&battle, &back), ["D3-44"; 2]);
    }),
    proof!(
        "D3-46",
        "a commander is lost with the unit he is attached to",
        || {
            let posted = [
                (UNIT, Infantry, "H6", Facing::N),
                (CHIEF, UnitType::Commander, "H6", Facing::N),
            ];
            let mut battle = ready(&posted, &[]);
            set(&mut battle, UNIT, field("hits", 7));
            let away = battle.state().unit(CHIEF).and_then(|unit| unit.away);
            assert_eq!(away, Some(Away::Contacted));
        }
    ),
    proof!("D3-47", "a commander moves after his units", || {
        let mut battle = facing(Infantry, "A2", &[]);
        let ride = Ride {
            unit: CHIEF,
            to: hex("H8"),
        };
        assert_eq!(against(&battle, &ride), ["D3-47"]);
        play(&mut battle, &End {}, [1]);
        assert_eq!(against(&battle, &ride), [""; 0]);
    }),
    proof!("D3-12", "each type has its movement", || {
        let moves = |kind| against(&facing(kind, "A2", &[]), &march("G4"));
        assert_eq!(moves(Infantry), ["D3-12"]);
        assert_eq!((moves(Gallopers), moves(Dragoons)), (vec![], vec![]));
    }),
    proof!("D3-13", "a unit moves straight ahead", || {
        let battle = facing(Infantry, "A2", &[]);
        assert_eq!(against(&battle, &march("I6")), ["D3-13"]);
    }),
    proof!("D3-14", "a unit turns once in a move", || {
        let mut battle = facing(Infantry, "A2", &[]);
        play(&mut battle, &march("H5"), [1]);
        let wheel = Wheel {
            unit: UNIT,
            way: Way {
                to: hex("H5"),
                facing: Facing::E,
            },
        };
        assert_eq!(against(&battle, &wheel), ["D3-14"]);
    }),
    proof!("D3-15", "a unit stops within 1 of an enemy", || {
        let battle = facing(Trotters, "H4", &[]);
        assert_eq!(against(&battle, &march("H5")), [""; 0]);
        assert_eq!(against(&battle, &march("G4")), ["D3-15"]);
    }),
    proof!(
        "D3-16",
        "a unit that begins within 1 of an enemy cannot move on",
        || {
            let battle = facing(Infantry, "H5", &[]);
            assert_eq!(against(&battle, &march("I5")), ["D3-16"]);
        }
    ),
    proof!("D3-17", "a unit cannot pass through a friend", || {
        assert_eq!(against(&behind_friend(Trotters), &march("G4")), ["D3-17"]);
    }),
    proof!("D3-52", "guns that have fired cannot move", || {
        let mut battle = facing(Artillery, "A2", &[]);
        set(&mut battle, UNIT, field("fired", Some(1)));
        assert_eq!(against(&battle, &march("H5")), ["D3-52"]);
    }),
    proof!("D3-18", "only commanded shot enters woods", || {
        assert_eq!(over(Infantry, Feature::Woods, "H5"), ["D3-18"]);
        assert_eq!(over(UnitType::CommandedShot, Feature::Woods, "H5"), [""; 0]);
    }),
    proof!("D3-19", "horse does not stop in a town", || {
        assert_eq!(over(Trotters, Feature::Town, "H5"), ["D3-19"]);
        assert_eq!(over(Trotters, Feature::Town, "G4"), [""; 0]);
    }),
    proof!("D3-20", "hedges slow a unit", || {
        assert_eq!(over(Trotters, Feature::Hedge, "H5"), [""; 0]);
        assert_eq!(over(Trotters, Feature::Hedge, "G4"), ["D3-20"]);
    }),
    proof!("D3-21", "marsh and lakes cannot be entered", || {
        assert_eq!(over(Infantry, Feature::Marsh, "H5"), ["D3-21"]);
        assert_eq!(over(Infantry, Feature::Water, "H5"), ["D3-21"]);
    }),
    proof!("D3-22", "a river is impassable except at a ford", || {
        assert_eq!(over(Infantry, Feature::River, "H5"), ["D3-22"]);
        let ford = [("H5", Feature::River), ("H5", Feature::Ford)];
        assert_eq!(
            against(&facing(Infantry, "A2", &ford), &march("H5")),
            [""; 0]
        );
    }),
];
