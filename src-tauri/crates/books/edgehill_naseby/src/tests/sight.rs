//! Lines of sight of guns, as decided in `docs/rulings/edgehill-naseby.md`.

use super::*;

const fn shot_at(target: UnitRef) -> Fire {
    Fire {
        unit: GUN,
        target,
        leader: Some(UnitRef::new(0, 4)),
    }
}

/// E-11, E-A7: along the edge of the map, the only hex beside the line decides.
#[test]
fn a_line_of_sight_along_the_edge_of_the_map_has_one_hex_beside_it() {
    for edge_los in [EdgeLine::BothMustBlock, EdgeLine::EitherBlocks] {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.readings.edge_los = edge_los;
        let mut battle = Battle::new(setup).unwrap();
        put(&mut battle, GUN, "0109", Facing::N);
        put(&mut battle, THEIR_FOOT, "0107", Facing::S);
        until(&mut battle, 0, Step::Fire);
        assert_eq!(against(&battle, shot_at(THEIR_FOOT)), [""; 0]);
        put(&mut battle, HORSE, "0108", Facing::N);
        assert_eq!(against(&battle, shot_at(THEIR_FOOT)), ["no_los"]);
    }
}
