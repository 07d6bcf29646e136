//! Declared charges that the players want to change, and previews of charges.

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

/// C-06, C-07a, C-07c, C-07d, C-A14: the preview of a charge explains the target's test against all
/// its chargers, and the rolls on which the target would rout.
#[test]
fn the_preview_of_a_charge_explains_the_test_of_its_target() {
    let foot = theirs(FOOT);
    let mut battle = battle();
    let flank = charge(ours(HORSE), foot, Struck::Flank);
    let sums = |battle: &Battle, charge: &Command| {
        let preview = battle.preview(charge);
        let entries = preview.columns[0].entries.iter();
        let clauses: Vec<_> = entries.filter_map(|it| it.clause.clone()).collect();
        let total = preview.columns[0].total.clone().unwrap();
        (clauses.join(" "), total, preview)
    };
    let (clauses, total, preview) = sums(&battle, &flank);
    assert_eq!((clauses.as_str(), total.as_str()), ("C-07a C-07d", "+3"));
    assert_eq!(preview.title, "Charge: 3 Lancers on 1 Line");
    let needs = "1 Line will test. In the open, it has these odds. Routs on 4+.";
    assert_eq!(preview.needs.as_deref(), Some(needs));
    assert!(preview.pool.is_none());
    let routs = preview.odds.unwrap().bars[0].chance;
    assert!((routs - 0.5).abs() < 1e-9, "{routs}");
    play(&mut battle, &flank, 1);
    let rear = charge(ours(LOOSE), foot, Struck::Rear);
    let (clauses, total, _) = sums(&battle, &rear);
    let all = ("C-07a C-07c C-07d", "+5");
    assert_eq!((clauses.as_str(), total.as_str()), all);
}

/// C-11, C-14: a charge on a router leads to its surrender roll, or to another rout; a unit that
/// has tested does not test again.
#[test]
fn the_preview_of_a_charge_distinguishes_routers_and_tested_units() {
    let (foot, horse) = (theirs(FOOT), theirs(HORSE));
    let mut battle = battle();
    let on = |battle: &Battle, target| {
        let charge = charge(ours(LOOSE), target, Struck::Front);
        battle.preview(&charge).needs.unwrap()
    };
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let rolls =
        "1 Line will roll for surrender instead of testing, with these odds. Surrenders on 4+.";
    assert_eq!(on(&battle, foot), rolls);
    let roll = Command::Surrender(Surrender { unit: foot });
    play(&mut battle, &roll, 1);
    assert_eq!(on(&battle, foot), "1 Line will rout again without a roll.");
    play(&mut battle, &charge(ours(FOOT), horse, Struck::Front), 1);
    play(&mut battle, &test(horse), 1);
    let tested = "3 Horse cannot test twice in a turn.";
    assert_eq!(on(&battle, horse), tested);
}
