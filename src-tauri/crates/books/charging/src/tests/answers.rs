//! What a charged unit may answer, and that it answers once.

use super::*;

/// C-04, C-A7: its result is carried out at once, so who has chosen to stand has done so.
#[test]
fn who_has_chosen_to_stand_evades_only_where_the_table_allows_it() {
    let mut setup = Setup::of(army(), army());
    setup.readings.evade = Evading::On;
    let mut battle = Battle::new(setup).unwrap();
    let unit = theirs(LOOSE);
    play(&mut battle, &charge(ours(FOOT), unit, Struck::Front), 1);
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &test(unit), 3);
    let evade = Command::Evade(Evade { unit });
    let decided = |battle: &Battle| battle.decide(&evade, &[], &mut Given::default());
    decided(&battle).expect("it has yet to answer");
    play(&mut battle, &Command::Stand(Stand { unit }), 1);
    let Err(drumhead_words::play::Refusal::AgainstRules(against)) = decided(&battle) else {
        panic!("{:?}", decided(&battle));
    };
    assert_eq!(against[0].id, "answered");
}
