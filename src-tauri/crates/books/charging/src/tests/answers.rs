//! The possible answers of a charged unit, of which it gives only one.

use super::*;

/// C-04, C-A7: results are carried out at once, so a decision to stand is final.
#[test]
fn a_unit_that_has_chosen_to_stand_cannot_evade() {
    let mut setup = Setup::of(army(), army());
    setup.interpretations.evade = Evading::On;
    let mut battle = Battle::new(setup).unwrap();
    let unit = theirs(LOOSE);
    play(&mut battle, &charge(ours(FOOT), unit, Struck::Front), 1);
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &test(unit), 3);
    let evade = Command::Evade(Evade { unit });
    let decided = |battle: &Battle| battle.decide(&evade, &[], &mut Given::default());
    decided(&battle).expect("the unit must still answer");
    play(&mut battle, &Command::Stand(Stand { unit }), 1);
    let Err(drumhead_vocabulary::play::Refusal::AgainstRules(against)) = decided(&battle) else {
        panic!("{:?}", decided(&battle));
    };
    assert_eq!(against[0].id, "answered");
}
