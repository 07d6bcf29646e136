//! A declared charge that the players want to change.

use super::*;

/// If a charger was set to routing by mistake and the players correct this, its charge still
/// stands. To declare another charge, they undo the first.
#[test]
fn a_mistaken_rout_does_not_end_a_charge_and_the_refusal_of_a_second_charge_suggests_undo() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = battle();
    play(&mut battle, &charge(horse, foot, Struck::Rear), 1);
    let declared = battle.state().charges.clone();
    for morale in [Morale::Routing, Morale::Good] {
        play(&mut battle, &correct(horse, "morale", morale), 1);
    }
    assert_eq!(battle.state().charges, declared);
    assert!(battle.state().must_test(foot));
    let other = charge(horse, theirs(LOOSE), Struck::Front);
    let refused = battle.decide(&other, &[], &mut Given::default());
    let Err(drumhead_vocabulary::play::Refusal::Impossible(refused)) = refused else {
        panic!("{refused:?}");
    };
    assert!(refused.text.contains("undo its charge"), "{}", refused.text);
}
