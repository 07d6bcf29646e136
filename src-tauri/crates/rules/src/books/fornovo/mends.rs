//! Mends: edits that put a complaint right, each tried before it is offered.

mod candidates;

use drumhead_words::Points;

use super::army::Army;
use super::breach::Breach;
use super::edit::{Edit, edit};
use super::legality::breaches;
use super::points::bill;
use super::tables::Rules;
use super::view::Severity;

/// An edit that puts a complaint right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// The edit.
    pub edit: Edit,
    /// What the army then costs more or less.
    pub change: Points,
}

/// How many mends are offered for one complaint.
const OFFERED: usize = 4;

/// The mends of a complaint, cheapest first, those that change what is agreed
/// for the whole army after the others: each was carried out on a copy,
/// removed the complaint and brought no new breach.
pub fn mends(army: &Army, rules: &Rules, breach: &Breach) -> Vec<Mend> {
    let before = bill(army, rules).total;
    let standing = count(&breaches(army, rules, before), breach);
    let mut found: Vec<Mend> = candidates::of(army, rules, breach)
        .into_iter()
        .filter_map(|candidate| tried(army, rules, breach, standing, before, candidate))
        .collect();
    // What is agreed for the whole army is changed last: it touches more than the complaint.
    found.sort_by_key(|mend| {
        let army_wide = matches!(mend.edit, Edit::Army { .. });
        (army_wide, mend.change.0.unsigned_abs())
    });
    found.truncate(OFFERED);
    found
}

/// How often this very complaint stands, and how many breaches there are.
fn count(complaints: &[Breach], breach: &Breach) -> (usize, usize) {
    let same = complaints
        .iter()
        .filter(|other| other.fault.key() == breach.fault.key() && other.subject == breach.subject);
    let grave = complaints
        .iter()
        .filter(|other| other.fault.severity() == Severity::Breach);
    (same.count(), grave.count())
}

fn tried(
    army: &Army,
    rules: &Rules,
    breach: &Breach,
    standing: (usize, usize),
    before: Points,
    candidate: Edit,
) -> Option<Mend> {
    let mut mended = army.clone();
    edit(&mut mended, &candidate).ok()?;
    // A reading changes the rules themselves.
    let changed_rules = (mended.readings != army.readings)
        .then(|| Rules::new(&mended.readings))
        .transpose()
        .ok()?;
    let rules = changed_rules.as_ref().unwrap_or(rules);
    let after = bill(&mended, rules).total;
    let left = count(&breaches(&mended, rules, after), breach);
    let most_grave = match breach.fault.severity() {
        Severity::Breach => standing.1.saturating_sub(1),
        Severity::Warning => standing.1,
    };
    let mends = left.0 < standing.0 && left.1 <= most_grave;
    mends.then_some(Mend {
        edit: candidate,
        change: after - before,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::army::*;
    use super::super::legality::breaches;
    use super::super::points::bill;
    use super::super::tables::Rules;
    use super::super::weapons::{Weapon, WeaponSet};
    use super::mends;

    #[test]
    fn mends_are_cheapest_first_and_each_mends() {
        let rules = Rules::standard().unwrap();
        let stradiots = Unit {
            number: UnitNumber(5),
            kind: Kind::Cavalry,
            troops: TroopType::Irregular,
            grade: Grade::B,
            charge: Some(ChargeStyle::Gallop),
            order: Order::Skirmish,
            groups: vec![Group {
                count: 16,
                armour: Armour::Heavy,
                weapons: WeaponSet::of(&[Weapon::LongSpear]),
                false_rout: true,
                ..Group::default()
            }],
            ..Unit::default()
        };
        let army = Army {
            year: 1495,
            units: vec![stradiots],
            ..Army::default()
        };
        let total = bill(&army, rules).total;
        let wrong = breaches(&army, rules, total);
        let breach = wrong
            .iter()
            .find(|b| b.fault.key() == "false_rout")
            .unwrap();
        let offered: Vec<_> = mends(&army, rules, breach)
            .iter()
            .map(|mend| mend.change.0)
            .collect();
        // Drop it (-16), make them medium (-32), make them light (-48).
        assert_eq!(offered, [-16, -32, -48]);
    }
}
