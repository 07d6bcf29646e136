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

/// C-04, C-A7: the log of a test does not say that a unit stood while it may still evade.
#[test]
fn a_unit_that_may_evade_has_not_stood_yet() {
    let (loose, shelter) = (theirs(LOOSE), Cover::ObstacleOrBuilding);
    for (evade, charger, cover, face, text) in [
        (
            Evading::On,
            FOOT,
            Cover::Open,
            1,
            "passed the test and could evade.",
        ),
        (
            Evading::Off,
            FOOT,
            Cover::Open,
            1,
            "passed the test and stood.",
        ),
        (Evading::On, FOOT, Cover::Open, 6, "failed the test."),
        (
            Evading::On,
            LOOSE,
            shelter,
            1,
            "passed the test. It could evade, but not counter-charge from shelter.",
        ),
    ] {
        let mut setup = Setup::of(army(), army());
        setup.interpretations.evade = evade;
        let mut battle = Battle::new(setup).unwrap();
        play(&mut battle, &charge(ours(charger), loose, Struck::Front), 1);
        play(&mut battle, &Command::End(End {}), 1);
        let test = Command::Test(Test { unit: loose, cover });
        let needs = battle.preview(&test).needs.unwrap().to_lowercase();
        assert_eq!(
            needs.contains("may evade."),
            evade == Evading::On,
            "{needs}"
        );
        let log = play(&mut battle, &test, face);
        assert_eq!(log[0], format!("2 Skirmishers {text}"));
    }
}

/// C-09, C-A7: a low score lets light cavalry choose between all three answers.
#[test]
fn light_cavalry_with_a_low_score_could_counter_charge_or_evade() {
    let mut light = army();
    light.units[2].of.order = Order::Open;
    let mut setup = Setup::of(army(), light);
    setup.interpretations.evade = Evading::On;
    let mut battle = Battle::new(setup).unwrap();
    let horse = theirs(HORSE);
    play(&mut battle, &charge(ours(LOOSE), horse, Struck::Front), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let log = play(&mut battle, &test(horse), 1);
    let text = "3 Horse passed the test and could counter-charge or evade.";
    assert_eq!(log[0], text);
}
