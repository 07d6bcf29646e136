//! The melees that charges have come to, for the part of the rules that fights
//! them.

use super::battle::Battle;
use super::state::{Charge, Moved, Standing};

/// Whether a charge has come to a melee that is still to be fought: both are
/// on the table, and neither routs.
pub(super) fn is_melee(battle: &Battle, charge: &Charge) -> bool {
    let met = match charge.moved {
        Some(Moved::Met | Moved::Contact) => true,
        Some(Moved::Caught | Moved::Followed | Moved::Short) | None => false,
    };
    let fights = |unit| battle.state.unit(unit).is_some_and(Standing::is_fighting);
    met && fights(charge.charger) && fights(charge.target)
}

/// Who fights whom, in a sentence: each target with those in contact with it,
/// and where; none where nobody fights.
pub(super) fn melees(battle: &Battle) -> Option<String> {
    let words = battle.words;
    let mut list = Vec::new();
    for trial in &battle.state.trials {
        let charges = battle.state.charges.iter();
        let on = charges.filter(|it| it.target == trial.unit && is_melee(battle, it));
        let who: Vec<String> = on
            .map(|charge| {
                let key = match charge.moved {
                    Some(Moved::Met) => "melee.met".to_owned(),
                    Some(_) | None => format!("melee.{}", charge.struck.id()),
                };
                words.fill(&key, &[("unit", &battle.name(charge.charger))])
            })
            .collect();
        if !who.is_empty() {
            let (unit, who) = (battle.name(trial.unit), who.join(", "));
            list.push(words.fill("melee.of", &[("unit", &unit), ("who", &who)]));
        }
    }
    let list = list.join("; ");
    (!list.is_empty()).then(|| words.fill("melee.all", &[("list", &list)]))
}
