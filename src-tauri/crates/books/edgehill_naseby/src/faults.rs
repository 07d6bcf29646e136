//! The problems with a list.

use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::list::{illegal, warning};
use drumhead_vocabulary::list::ListProblem;

use crate::army::{Arm, Army, Scenario, digits};
use crate::clauses::{COMMAND, EDGEHILL_ONLY, GUN_HEXES, STACKED};
use crate::tables::Tables;

/// Returns every problem with a list by these tables, unit by unit.
pub(super) fn problems(army: &Army, tables: &Tables, words: &Catalogue) -> Vec<ListProblem> {
    let mut found = Vec::new();
    let edgehill = army.own.scenario == Scenario::Edgehill;
    for unit in &army.units {
        let (number, body) = (Some(unit.number), &unit.of);
        // In a file, as in the form, the number 0 can mean that the unit has no leader.
        if let Some(leader) = body.leader.filter(|number| *number > 0) {
            let leads = army.unit(leader).is_some_and(|it| it.of.arm == Arm::Leader);
            if !leads {
                let values = [("n", &*leader.to_string())];
                found.push(illegal(words, number, "leader", &values).by(COMMAND));
            }
        } else if matches!(body.arm, Arm::Infantry | Arm::Cavalry) {
            found.push(warning(words, number, "no_leader", &[]).by(COMMAND));
        }
        if body.arm != Arm::Artillery {
            continue;
        }
        if !edgehill {
            found.push(illegal(words, number, "naseby_guns", &[]).by(EDGEHILL_ONLY));
        }
        let Some(hex) = body.hex else { continue };
        let with = |arm| {
            let there = army.units.iter().filter(|it| it.of.hex == Some(hex));
            there.filter(|it| it.of.arm == arm).count()
        };
        let name = digits(hex);
        let most = tables.artillery.infantry_with_gun;
        if with(Arm::Infantry) > usize::from(most) {
            let values = [("hex", &*name), ("most", &*most.to_string())];
            found.push(illegal(words, number, "stacked", &values).by(STACKED));
        }
        let royal = tables.guns.royalist.contains(&hex);
        if edgehill && !royal && !tables.guns.parliament.contains(&hex) {
            found.push(warning(words, number, "gun_hex", &[("hex", &name)]).by(GUN_HEXES));
        } else if edgehill && royal && with(Arm::Infantry) == 0 {
            found.push(warning(words, number, "bare_gun", &[("hex", &name)]).by(GUN_HEXES));
        }
    }
    found
}
