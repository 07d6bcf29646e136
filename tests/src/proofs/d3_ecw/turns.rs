//! The turn, command, movement and terrain.
use drumhead_d3_ecw::actions::End;
use drumhead_d3_ecw::losses::Booked;
use drumhead_d3_ecw::{Away, Event, Interpretations, Look, UnitType, field as in_front, retires};
use drumhead_rules::hex::Facing;

use super::support::*;
use crate::proofs::{Proof, played, proof};

use UnitType::Infantry;

const PLACES: fn() = || played("d3_ecw/where-units-go");
const OBSTACLES: fn() = || played("d3_ecw/past-units-and-terrain");

pub(super) const PROOFS: &[Proof] = &[
    proof!("D3-02", "two rows of hexes are ahead of a corner", PLACES),
    proof!("D3-03", "one row is ahead of a side", PLACES),
    proof!("D3-04", "a second unit cannot enter a hex", PLACES),
    proof!("D3-05", "the adjacent hex is at distance 1", || {
        let grid = facing(Infantry, "A2", &[]).setup().map.grid;
        let look = Look::Ahead(Facing::E);
        let cells = in_front(grid, hex("H4"), look, 1, &Interpretations::default());
        assert_eq!(cells, [hex("I4")]);
    }),
    proof!("D3-08", "units act in their own side's turn", PLACES),
    proof!("D3-09", "units within two hexes are activated", PLACES),
    proof!(
        "D3-10",
        "a side has no more activations than it counted",
        || played("d3_ecw/activations")
    ),
    proof!("D3-11", "a routed unit costs its commander a hit", || {
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
        played("d3_ecw/return-before-counting")
    }),
    proof!(
        "D3-46",
        "a commander leaves the table if his unit is lost",
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
    proof!("D3-47", "a commander moves after his units", || played(
        "d3_ecw/led-by-a-commander"
    )),
    proof!("D3-12", "each type has its movement", PLACES),
    proof!("D3-13", "a unit moves straight ahead", PLACES),
    proof!("D3-14", "a unit turns once in a move", PLACES),
    proof!("D3-15", "a unit stops within 1 hex of an enemy", OBSTACLES),
    proof!(
        "D3-16",
        "a unit that begins within 1 hex of an enemy cannot move on",
        OBSTACLES
    ),
    proof!("D3-17", "a unit cannot pass through a friend", OBSTACLES),
    proof!("D3-52", "guns that have fired cannot move", OBSTACLES),
    proof!("D3-18", "only commanded shot enters woods", OBSTACLES),
    proof!("D3-19", "horse does not stop in a town", OBSTACLES),
    proof!("D3-20", "hedges slow a unit", OBSTACLES),
    proof!("D3-21", "marsh and lakes cannot be entered", OBSTACLES),
    proof!(
        "D3-22",
        "a river is crossed at a bridge or a ford",
        OBSTACLES
    ),
];
