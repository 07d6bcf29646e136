//! Strikers and the sides of a unit: figures that shot in a charge, exchanged ranks, mixed weapons.

use drumhead_words::play::Question;

use super::*;

/// Returns the question of the offer with this path.
fn question(offer: &Offer<Command>, path: &str) -> Option<Question> {
    let mut asked = offer.questions.iter();
    asked.find(|it| it.path.ends_with(path)).cloned()
}

/// F-11.15, F-11.16: a whole garrison strikes, and a block limits its attackers in any ranks.
#[test]
fn hints_at_a_block_name_its_own_numbers() {
    let mut battle = between(vec![foot(24)], vec![foot(20)]);
    is_at(&mut battle, ENEMY, FeatureKind::TownBlock, Stand::In);
    contact(&mut battle, FOOT, ENEMY);
    go_to(&mut battle, Step::Rounds);
    let offers = battle.offers(Some(FOOT));
    let fight = offers.iter().find(|it| it.id.action() == "fight").unwrap();
    let hint = |side: u8| {
        let asked = question(fight, &format!("{side}/strikers/other"));
        asked.unwrap().hint.unwrap()
    };
    assert!(hint(0).contains("in any number of ranks"), "{}", hint(0));
    assert!(hint(1).contains("whole garrison"), "{}", hint(1));
}
