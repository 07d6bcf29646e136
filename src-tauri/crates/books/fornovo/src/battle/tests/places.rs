//! What places are to fire, charges and blows: blocks, ditches, stakes, wagons.

use super::super::super::tables::shooting::GunClass;
use super::super::super::terrain::{self, Against};
use super::super::ground::{Cover, Feature, FeatureKind};
use super::*;

/// F-11.14: the soft cover of a block is that of ball of medium and heavy guns; huts have none from
/// any ball.
#[test]
fn ball_of_light_guns_finds_the_hard_cover_of_a_block() {
    let battle = battle();
    let rules = &battle.tables.rules;
    let classes = [
        GunClass::VeryLight,
        GunClass::Light,
        GunClass::Medium,
        GunClass::Heavy,
    ];
    let of = |place: &Feature| {
        classes.map(|class| terrain::cover(place, 0, Against::ball(class), rules))
    };
    let mut block = terrain::named(1, String::new(), FeatureKind::TownBlock, rules);
    assert_eq!(
        of(&block),
        [Cover::Hard, Cover::Hard, Cover::Soft, Cover::Soft]
    );
    block.ball = Cover::None;
    assert_eq!(of(&block), [Cover::None; 4]);
    let works = terrain::named(1, String::new(), FeatureKind::LightFieldworks, rules);
    assert_eq!(of(&works), [Cover::Soft; 4]);
}
