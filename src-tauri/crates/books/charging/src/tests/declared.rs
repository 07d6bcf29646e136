//! A declared charge that the players want to change.

use super::*;

/// A charger that was set to rout by mistake has its charge again once it is set right. To declare
/// another charge, the players undo the first.
#[test]
fn a_charge_stands_after_a_slip_and_the_refusal_of_another_names_undo() {
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
