//! Refusals: each names the unit that cannot act, and the true reason.

use drumhead_vocabulary::play::Refusal;

use super::*;

/// Returns the refusal of a command: its clauses and its texts.
fn refused(battle: &Battle, command: &Command) -> Vec<(Option<String>, String)> {
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(against)) => {
            let against = against.into_iter();
            against.map(|it| (it.clause, it.text)).collect()
        }
        Err(Refusal::Impossible(why)) => vec![(why.clause, why.text)],
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
    }
}

/// Returns a refusal with this clause and this text.
fn saying(clause: Option<&str>, text: &str) -> Vec<(Option<String>, String)> {
    vec![(clause.map(str::to_owned), text.to_owned())]
}

const fn counter(unit: UnitRef, against: UnitRef) -> Command {
    Command::Counter(Counter { unit, against })
}

/// C-10: a unit whose score was low enough cannot counter-charge because of its shelter, and a unit
/// with a higher score because of the score (C-09).
#[test]
fn a_sheltered_unit_is_refused_a_counter_charge_because_of_its_shelter() {
    let (foot, loose) = (theirs(FOOT), ours(LOOSE));
    let sheltered = "1 Line cannot counter-charge: it was sheltered when charged.";
    let below = "1 Line cannot counter-charge: the score was not low enough.";
    for (cover, face, clause, text) in [
        (Cover::ObstacleOrBuilding, 3, "C-10", sheltered),
        (Cover::Fortification, 1, "C-10", sheltered),
        (Cover::ObstacleOrBuilding, 4, "C-09", below),
        (Cover::Open, 2, "C-09", below),
    ] {
        let mut battle = charged(&[charge(loose, foot, Struck::Front)]);
        play(&mut battle, &Command::Test(Test { unit: foot, cover }), face);
        let refused = refused(&battle, &counter(foot, loose));
        assert_eq!(refused, saying(Some(clause), text), "{cover:?} {face}");
    }
}
