//! Marches, and what ends them.

use super::*;

#[test]
fn cover_that_was_marched_into_ends_the_march_of_the_turn() {
    let mut setup = battle(
        vec![at("D6", "NNE", foot(6)), at("F6", "NNE", foot(6))],
        vec![at("A1", "SSW", foot(5))],
    )
    .setup()
    .clone();
    setup.readings.terrain_moves = TerrainMoves::Stops;
    let town = serde_json::from_str(r#"{"is": ["town"]}"#).unwrap();
    setup.map.hexes.insert("D5".parse().unwrap(), town);
    let mut battle = Battle::new(setup).unwrap();
    rolled(&mut battle);
    let unit = UnitRef::new(0, 1);
    let march = |to: &str| Command::March {
        unit,
        to: to.parse().unwrap(),
        facing: None,
    };
    give(&mut battle, &march("D5"), None);
    let refused = battle.decide(&march("D4"), &[], &mut Given::default());
    let Err(Refusal::AgainstRules(against)) = refused else {
        panic!("{refused:?}");
    };
    assert!(against[0].text.contains("into cover"), "{against:?}");
    let offers = battle.offers(Some(unit));
    assert!(offers.iter().all(|it| !it.id.starts_with("march:")));
    // Next turn it marches on from there.
    while battle.state().turn == 1 {
        give(&mut battle, &Command::End, None);
    }
    rolled(&mut battle);
    give(&mut battle, &march("D4"), None);
}
