//! The possible answers of a charged unit, of which it gives only one.

use super::*;

/// C-04, C-A7: results are carried out at once, so a decision to stand is final.
#[test]
fn a_unit_that_has_chosen_to_stand_cannot_evade() {
    let mut setup = Setup::of(our_army(), army());
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

/// C-04, C-A7: as long as a unit may still evade, the log of its test does not say that it stood.
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
        let mut setup = Setup::of(our_army(), army());
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
    let mut setup = Setup::of(our_army(), light);
    setup.interpretations.evade = Evading::On;
    let mut battle = Battle::new(setup).unwrap();
    let horse = theirs(HORSE);
    play(&mut battle, &charge(ours(LOOSE), horse, Struck::Front), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let log = play(&mut battle, &test(horse), 1);
    let text = "3 Horse passed the test and could counter-charge or evade.";
    assert_eq!(log[0], text);
}

/// Returns a battle under these interpretations, in which this unit was charged and has tested with
/// this face.
fn passed(interpretations: Interpretations, charger: u16, unit: UnitRef, face: u8) -> Battle {
    let mut setup = Setup::of(our_army(), army());
    setup.interpretations = interpretations;
    let mut battle = Battle::new(setup).unwrap();
    play(&mut battle, &charge(ours(charger), unit, Struck::Front), 1);
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &test(unit), face);
    battle
}

/// C-04, C-09, C-A7: the pending answer of a unit that can only evade cites the rule that results
/// are carried out at once. The rule for counter-charges is cited only for a unit that may
/// counter-charge.
#[test]
fn a_pending_answer_cites_the_rule_that_gives_the_choice() {
    let evading = Interpretations {
        evade: Evading::On,
        ..Interpretations::default()
    };
    let usual = Interpretations::default();
    for (agreed, charger, unit, clause) in [
        (evading, FOOT, theirs(LOOSE), "C-04"),
        (usual, LOOSE, theirs(HORSE), "C-09"),
    ] {
        let battle = passed(agreed, charger, unit, 1);
        let Err(drumhead_vocabulary::play::Refusal::AgainstRules(against)) =
            battle.decide(&Command::End(End {}), &[], &mut Given::default())
        else {
            panic!("the answer is due");
        };
        let pending = &battle.view().pending[0];
        let card = &battle.view().sides[1].units[usize::from(unit.unit) - 1];
        let tag = card
            .tags
            .iter()
            .find(|it| it.label == "must answer the charge");
        for cited in [&against[0].clause, &pending.clause, &tag.unwrap().clause] {
            assert_eq!(cited.as_deref(), Some(clause));
        }
    }
}

/// C-A3: if every roll allows a counter-charge, the preview says so instead of naming a limit.
#[test]
fn the_preview_does_not_limit_a_counter_charge_that_every_roll_allows() {
    let (horse, always) = (theirs(HORSE), HorseCounter::AlwaysIfStands);
    let mut setup = Setup::of(our_army(), army());
    setup.interpretations.cav_vs_cav_counter = always;
    for (basic_morale, text) in [
        (7, "Cannot rout. May counter-charge on any roll."),
        (5, "Routs on 5+. May counter-charge on 4 or less."),
    ] {
        setup.sides[1].army.units[usize::from(HORSE) - 1]
            .of
            .basic_morale = basic_morale;
        let mut battle = Battle::new(setup.clone()).unwrap();
        play(&mut battle, &charge(ours(HORSE), horse, Struck::Front), 1);
        play(&mut battle, &Command::End(End {}), 1);
        assert_eq!(battle.preview(&test(horse)).needs.unwrap(), text);
    }
}

/// Returns a battle under these interpretations, in which these charges have been declared, at the
/// start of the tests.
pub(super) fn charged_under(choose: impl Fn(&mut Interpretations), charges: &[Command]) -> Battle {
    let mut setup = Setup::of(our_army(), army());
    choose(&mut setup.interpretations);
    let mut battle = Battle::new(setup).unwrap();
    for command in charges {
        play(&mut battle, command, 1);
    }
    play(&mut battle, &Command::End(End {}), 1);
    battle
}

/// C-09, C-A24: if cavalry may always counter-charge cavalry, it may do so only with cavalry in
/// front of it, but may then meet any charger in front.
#[test]
fn cavalry_in_front_lets_cavalry_meet_any_charger_in_front() {
    let (unit, foot) = (theirs(HORSE), ours(FOOT));
    let choose = |interpretations: &mut Interpretations| {
        interpretations.cav_vs_cav_counter = HorseCounter::AlwaysIfStands;
    };
    for (struck, may) in [(Struck::Front, true), (Struck::Flank, false)] {
        let charges = [
            charge(ours(HORSE), unit, struck),
            charge(foot, unit, Struck::Front),
        ];
        let mut battle = charged_under(choose, &charges);
        let log = play(&mut battle, &test(unit), 3).join(" ");
        assert_eq!(log.contains("could counter-charge"), may, "{log}");
        let against_foot = Command::Counter(Counter {
            unit,
            against: foot,
        });
        assert_eq!(against(&battle, &against_foot).is_empty(), may);
    }
}

/// C-09, C-A3: cavalry may always counter-charge cavalry, but is charged by it only in the flank.
/// Whatever the score of a passed test, the log gives as the reason that no charger was in front.
/// Under the other interpretation, the log does not do so for every score.
#[test]
fn the_log_says_that_cavalry_in_the_flank_cannot_be_met() {
    let unit = theirs(HORSE);
    let choose = |interpretations: &mut Interpretations| {
        interpretations.cav_vs_cav_counter = HorseCounter::AlwaysIfStands;
    };
    let log = |choose: &dyn Fn(&mut Interpretations), face| {
        let mut battle = charged_under(choose, &[charge(ours(HORSE), unit, Struck::Flank)]);
        play(&mut battle, &test(unit), face).join(" ")
    };
    let unfaced = "no charger was in front";
    let stands = |face: &u8| log(&choose, *face).contains("passed the test");
    let faces: Vec<u8> = (1..=6).filter(stands).collect();
    assert!(
        faces
            .iter()
            .all(|face| log(&choose, *face).contains(unfaced))
    );
    assert!(
        !faces
            .iter()
            .all(|face| log(&|_| {}, *face).contains(unfaced))
    );
}
