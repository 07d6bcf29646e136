//! Giving ground and retiring (D3-16, D3-41): the open directions under each interpretation.

use std::collections::BTreeSet;

use super::*;

/// Returns the hexes offered to foot at this hex, with this facing, for giving ground to an enemy
/// at the other hex.
fn gives_ground(
    at: &'static str,
    facing: Facing,
    enemy: &'static str,
    interpretations: Interpretations,
) -> Vec<String> {
    let posted = [
        mine(Infantry, at, facing),
        theirs(Gallopers, enemy, Facing::N),
    ];
    let mut battle = under(&posted, |it| *it = interpretations);
    if battle.state().step == Step::Count {
        give(&mut battle, Count { seen: Vec::new() });
    }
    set(&mut battle, UNIT, field("melee", [ENEMY]));
    end(&mut battle, 1);
    let mut offers = battle.offers(Some(UNIT)).into_iter();
    let to_do = offers.find(|it| it.fulfils.is_some()).unwrap();
    let mut all = Vec::new();
    for question in &to_do.questions {
        let Answer::Hex { choices } = &question.answer else {
            panic!("{question:?}");
        };
        all.extend(choices.iter().map(|choice| {
            let Scalar::Text(hex) = &choice.value else {
                panic!("{choice:?}");
            };
            hex.clone()
        }));
    }
    for to in battle.setup().map.grid.cells().map(Some).chain([None]) {
        let offered = match to {
            Some(to) => all.contains(&to.to_string()),
            None => all.is_empty(),
        };
        let order = GiveGround { unit: UNIT, to };
        assert_eq!(against(&battle, order).is_empty(), offered, "{to:?}");
    }
    let Command::GiveGround(GiveGround { to, .. }) = to_do.command else {
        panic!("{:?}", to_do.command);
    };
    assert_eq!(to.map(|to| to.to_string()), all.first().cloned());
    all
}

#[test]
fn giving_ground_leads_out_of_contact() {
    let foot = |at, facing, enemy| gives_ground(at, facing, enemy, Interpretations::default());
    // Foot with the enemy in its front goes straight back.
    assert_eq!(foot("H6", Facing::E, "I6"), ["G6"]);
    assert_eq!(foot("H6", Facing::N, "I5"), ["I7", "H7"]);
    // A unit struck from outside its front gives ground to any hex not adjacent to the enemy.
    assert_eq!(foot("H6", Facing::E, "H7"), ["H5", "I5", "I6"]);
    for facing in [Facing::N, Facing::E] {
        assert_eq!(foot("I5", facing, "H6"), ["H4", "I4", "J5"]);
    }
    // For a unit struck in the flank, the hex straight back comes first.
    assert_eq!(foot("H6", Facing::N, "I6"), ["H7", "H5", "G6"]);
    // At the edge of the table, every direction can be blocked.
    assert_eq!(foot("A3", Facing::S, "B3"), Vec::<String>::new());
}

/// The rules do not state whether an adjacent enemy blocks a hex, or which way a unit struck from
/// outside its front goes (D3-41).
#[test]
fn the_interpretations_decide_where_units_give_ground() {
    use GroundBeside::{Blocked, Free};
    use GroundWays::{Away, Back};
    for (give_ground_ways, give_ground_beside, to) in [
        (Away, Blocked, &["H5", "I5", "I6"][..]),
        (Away, Free, &["G6", "H5", "I5", "I6"]),
        (Back, Blocked, &[]),
        (Back, Free, &["G6"]),
    ] {
        let interpretations = Interpretations {
            give_ground_ways,
            give_ground_beside,
            ..Interpretations::default()
        };
        assert_eq!(gives_ground("H6", Facing::E, "H7", interpretations), to);
    }
}

/// Returns the hexes to which a unit at H6 could retire from this enemy.
fn retires(
    facing: Facing,
    enemy: &'static str,
    interpretations: Interpretations,
) -> BTreeSet<String> {
    let posted = [
        mine(Infantry, "H6", facing),
        theirs(Gallopers, enemy, Facing::N),
    ];
    let battle = counted(under(&posted, |it| *it = interpretations));
    let to = |to: &Cell| {
        against(
            &battle,
            Retire {
                unit: UNIT,
                to: *to,
            },
        )
        .is_empty()
    };
    let grid = battle.setup().map.grid;
    let cells = grid.cells().filter(to);
    cells.map(|cell| cell.to_string()).collect()
}

#[test]
fn a_unit_can_retire_to_the_hexes_to_which_it_could_give_ground() {
    for facing in [Facing::N, Facing::E, Facing::S, Facing::W] {
        for enemy in ["I5", "I6", "I7", "H7", "G6", "H5"] {
            for give_ground_ways in [GroundWays::Away, GroundWays::Back] {
                for give_ground_beside in [GroundBeside::Blocked, GroundBeside::Free] {
                    let interpretations = Interpretations {
                        give_ground_ways,
                        give_ground_beside,
                        ..Interpretations::default()
                    };
                    let gives = gives_ground("H6", facing, enemy, interpretations);
                    let gives = BTreeSet::from_iter(gives);
                    assert_eq!(
                        retires(facing, enemy, interpretations),
                        gives,
                        "{facing:?} {enemy}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_unit_retires_from_an_enemy_behind_it() {
    let away = retires(Facing::N, "I7", Interpretations::default());
    assert_eq!(Vec::from_iter(away), ["G6", "H5", "I5"]);
    let back = Interpretations {
        give_ground_ways: GroundWays::Back,
        ..Interpretations::default()
    };
    assert_eq!(retires(Facing::N, "I7", back), BTreeSet::new());
}
