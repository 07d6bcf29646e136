//! Fixes: edits that solve a problem, each tried before it is offered.
//!
//! An edit is tried only on the part of the army that it affects. The time to fix an army with many
//! faults therefore grows linearly with its size.

mod candidates;
mod stage;

use drumhead_vocabulary::Points;

use super::army::{Army, UnitNumber};
use super::edit::Edit;
use super::points::{Bill, bill};
use super::problems::Problem;
use super::tables::Rules;
use stage::{Outcome, Stage};

/// An edit that solves a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The edit.
    pub edit: Edit,
    /// The change in the army's price.
    pub change: Points,
}

/// The maximum number of fixes offered for one problem.
const OFFERED: usize = 4;

/// The maximum number of edits tried for one problem. A unit has at most a dozen groups, and most
/// problems have at most a few edits for each group.
const TRIED: usize = 32;

/// Returns the fixes for a problem, as [`Fixer::fixes`] does.
pub fn fixes(army: &Army, rules: &Rules, problem: &Problem) -> Vec<Fix> {
    Fixer::new(army, rules, &bill(army, rules)).fixes(problem)
}

/// Finds the fixes for an army's problems. Results shared between problems are cached.
#[derive(Debug)]
pub struct Fixer<'a> {
    army: &'a Army,
    rules: &'a Rules,
    bill: &'a Bill,
    /// The stage of the whole army; `None` until an edit is tried on it.
    army_stage: Option<Stage>,
    /// The stage of the army's generals, without its units; `None` until an edit is tried on it.
    staff: Option<Stage>,
    /// The stage of the last unit requested. One is enough, because problems are listed unit by
    /// unit.
    unit: Option<(UnitNumber, Stage)>,
    /// The results of edits to the whole army, which many problems share.
    army_wide: Vec<(Edit, Option<Outcome>)>,
}

impl<'a> Fixer<'a> {
    /// Builds a fixer for this army with this bill.
    pub const fn new(army: &'a Army, rules: &'a Rules, bill: &'a Bill) -> Self {
        Self {
            army,
            rules,
            bill,
            army_stage: None,
            staff: None,
            unit: None,
            army_wide: Vec::new(),
        }
    }

    /// Returns the fixes for a problem, the smallest change in price first; edits to the whole army
    /// come last. Each fix was carried out on a copy, and solved the problem without adding other
    /// illegal problems.
    pub fn fixes(&mut self, problem: &Problem) -> Vec<Fix> {
        let mut candidates = candidates::of(self.army, self.rules, self.bill, problem);
        candidates.truncate(TRIED);
        let mut found: Vec<Fix> = candidates
            .into_iter()
            .filter_map(|candidate| self.tried(problem, candidate))
            .collect();
        // Edits to the whole army come last, because they affect more than the problem.
        found.sort_by_key(|fix| {
            let army_wide = matches!(fix.edit, Edit::Army { .. });
            (army_wide, fix.change.0.unsigned_abs())
        });
        found.truncate(OFFERED);
        found
    }

    fn tried(&mut self, problem: &Problem, candidate: Edit) -> Option<Fix> {
        let (army, rules, total) = (self.army, self.rules, self.bill.total);
        let change = match &candidate {
            Edit::Unit { unit, .. } | Edit::Group { unit, .. } => {
                let known = self.unit.take().filter(|(number, _)| number == unit);
                let (_, stage) = self.unit.insert(match known {
                    Some(known) => known,
                    None => (*unit, Stage::of_unit(army, rules, total, *unit)?),
                });
                let outcome = stage.after(&candidate, rules)?;
                stage.fixed(&outcome, problem)
            }
            Edit::General { .. } => {
                let staff = || Stage::of_staff(army, rules, total);
                let stage = self.staff.get_or_insert_with(staff);
                let outcome = stage.after(&candidate, rules)?;
                stage.fixed(&outcome, problem)
            }
            Edit::Army { .. } | Edit::Contingent { .. } | Edit::Piece { .. } => {
                let of_army = || Stage::of_army(army, rules);
                let stage = self.army_stage.get_or_insert_with(of_army);
                let known = self
                    .army_wide
                    .iter()
                    .position(|(edit, _)| *edit == candidate);
                let place = known.unwrap_or_else(|| {
                    let outcome = stage.after(&candidate, rules);
                    self.army_wide.push((candidate.clone(), outcome));
                    self.army_wide.len() - 1
                });
                let (_, outcome) = self.army_wide.get(place)?;
                stage.fixed(outcome.as_ref()?, problem)
            }
        };
        let edit = candidate;
        change.map(|change| Fix { edit, change })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::army::*;
    use super::super::edit::{button, edit};
    use super::super::legality::problems;
    use super::super::problems::Severity;
    use super::super::weapons::{Weapon, WeaponSet};
    use super::super::words::Words;
    use super::*;

    #[test]
    fn fixes_that_change_the_price_least_come_first() {
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
        let wrong = problems(&army, rules, total);
        let problem = wrong
            .iter()
            .find(|b| b.fault.key() == "false_rout")
            .unwrap();
        let offered: Vec<_> = fixes(&army, rules, problem)
            .iter()
            .map(|fix| fix.change.0)
            .collect();
        // The fixes are: drop the false rout (−16), make the group medium (−32), make it light
        // (−48).
        assert_eq!(offered, [-16, -32, -48]);
    }

    /// Returns the labels of the fixes for a problem of an army with only this unit; `key`
    /// identifies the problem.
    fn labels(unit: Unit, key: &str) -> Vec<String> {
        let rules = Rules::standard().unwrap();
        let army = Army {
            units: vec![unit],
            ..Army::default()
        };
        let found = problems(&army, rules, bill(&army, rules).total);
        let problem = found.iter().find(|it| it.fault.key() == key).unwrap();
        let words = Words::speak(drumhead_rules::catalogue::Language::ENGLISH);
        let fixes = fixes(&army, rules, problem).into_iter();
        fixes.map(|fix| button(&fix.edit, words)).collect()
    }

    fn mixed(weapons: [Weapon; 2], training: Option<Training>) -> Unit {
        let group = |weapon| Group {
            count: 12,
            weapons: WeaponSet::of(&[weapon]),
            ..Group::default()
        };
        Unit {
            number: UnitNumber(1),
            groups: weapons.map(group).into(),
            training,
            ..Unit::default()
        }
    }

    /// F-2.29, D-69: no training allows pikes with longbows.
    #[test]
    fn pikes_with_longbows_have_a_fix_with_and_without_training() {
        let arms = [Weapon::Pike, Weapon::Longbow];
        let trained = mixed(arms, Some(Training::BillAndBow));
        let found = labels(trained, "bill_and_bow_lacks");
        assert_eq!(found, ["Give them: heavy weapon"]);
        let untrained = labels(mixed(arms, None), "untrained_pike_and_shot");
        assert_eq!(untrained, ["Remove: longbow"]);
    }

    /// Fixes that give weapons name the weapons, so that no two of them look alike.
    #[test]
    fn fixes_of_a_mixture_have_different_names() {
        let arms = mixed([Weapon::Arquebus, Weapon::Longbow], None);
        let found = labels(arms, "mixed_weapons");
        assert_eq!(found, ["Give them: arquebus", "Give them: longbow"]);
    }

    /// Returns an army of this many units. All have bayonets before the first year of bayonets, and
    /// every second unit is unsupplied.
    fn fixed_early(units: u16, limit: i32) -> Army {
        let unit = |number| Unit {
            number: UnitNumber(number),
            groups: vec![Group {
                count: 20,
                weapons: WeaponSet::of(&[Weapon::Musket]),
                lock: Lock::Firelock,
                bayonet: Some(Bayonet::Plug),
                ..Group::default()
            }],
            unsupplied: number.is_multiple_of(2),
            ..Unit::default()
        };
        Army {
            limit: Some(Points(limit)),
            units: (1..=units).map(unit).collect(),
            ..Army::default()
        }
    }

    /// The work grows linearly with the army. An edit to a unit is tried on that unit and on one
    /// other; an edit to the army is tried once, however many problems share it.
    #[test]
    fn an_edit_is_tried_on_the_part_that_it_affects() {
        let rules = Rules::standard().unwrap();
        let army = fixed_early(40, 100);
        let bill = bill(&army, rules);
        let mut fixer = Fixer::new(&army, rules, &bill);
        let mut largest = 0;
        for problem in problems(&army, rules, bill.total) {
            let fixes = fixer.fixes(&problem);
            assert!(!fixes.is_empty(), "{problem:?}");
            largest = largest.max(fixer.unit.as_ref().map_or(0, |(_, stage)| stage.units()));
        }
        assert_eq!(largest, 2);
        // The five edits are the year of bayonets, the limit, supply for all, supply for none, and
        // a commander.
        assert_eq!(fixer.army_wide.len(), 5);
    }

    /// On the whole army, a fix changes the price as on the part, and adds no illegal problem.
    #[test]
    fn a_fix_tried_on_a_part_of_an_army_is_a_fix_for_the_whole() {
        let rules = Rules::standard().unwrap();
        for limit in [0, 2_000, 100_000] {
            let army = fixed_early(12, limit);
            let cost = bill(&army, rules);
            let standing = problems(&army, rules, cost.total);
            let grave = |found: &[Problem]| {
                let grave = found
                    .iter()
                    .filter(|b| b.fault.severity() == Severity::Illegal);
                grave.count()
            };
            let mut fixer = Fixer::new(&army, rules, &cost);
            for problem in &standing {
                for fix in fixer.fixes(problem) {
                    let mut fixed = army.clone();
                    edit(&mut fixed, &fix.edit).unwrap();
                    let after = bill(&fixed, rules).total;
                    assert_eq!(after - cost.total, fix.change, "{fix:?}");
                    let left = problems(&fixed, rules, after);
                    assert!(grave(&left) <= grave(&standing), "{fix:?}");
                }
            }
        }
    }
}
