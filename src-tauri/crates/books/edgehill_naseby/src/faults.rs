//! The problems of a list.

use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::data::TableError;
use drumhead_words::ClauseId;
use drumhead_words::list::ListComplaint;

use crate::army::{Arm, Army, Scenario, digits};
use crate::clauses::{COMMAND, EDGEHILL_ONLY, GUN_HEXES, STACKED};
use crate::tables::Tables;

/// Every problem of a list, unit by unit.
///
/// # Errors
/// A [`TableError`] if an embedded file does not parse.
pub(super) fn complaints(army: &Army, words: &Catalogue) -> Result<Vec<ListComplaint>, TableError> {
    let tables = Tables::standard()?;
    let mut found = Vec::new();
    let mut add = |unit: u16, id: &str, breach: bool, clause: ClauseId, values: &[(&str, &str)]| {
        found.push(ListComplaint {
            unit: Some(unit),
            breach,
            title: words.fill(&format!("fault.{id}.title"), values),
            detail: words.fill(&format!("fault.{id}.detail"), values),
            clause: Some(clause.as_str().to_owned()),
        });
    };
    let edgehill = army.own.scenario == Scenario::Edgehill;
    for unit in &army.units {
        let body = &unit.of;
        if let Some(number) = body.leader {
            let leads = army.unit(number).is_some_and(|it| it.of.arm == Arm::Leader);
            if !leads {
                let number = number.to_string();
                add(unit.number, "leader", true, COMMAND, &[("n", &number)]);
            }
        } else if matches!(body.arm, Arm::Infantry | Arm::Cavalry) {
            add(unit.number, "no_leader", false, COMMAND, &[]);
        }
        if body.arm != Arm::Artillery {
            continue;
        }
        if !edgehill {
            add(unit.number, "naseby_guns", true, EDGEHILL_ONLY, &[]);
        }
        let Some(hex) = body.hex else { continue };
        let with = |arm| {
            let there = army.units.iter().filter(|it| it.of.hex == Some(hex));
            there.filter(|it| it.of.arm == arm).count()
        };
        let name = digits(hex);
        if with(Arm::Infantry) > usize::from(tables.artillery.infantry_with_gun) {
            add(unit.number, "stacked", true, STACKED, &[("hex", &name)]);
        }
        let royal = tables.guns.royalist.contains(&hex);
        if edgehill && !royal && !tables.guns.parliament.contains(&hex) {
            add(unit.number, "gun_hex", false, GUN_HEXES, &[("hex", &name)]);
        } else if edgehill && royal && with(Arm::Infantry) == 0 {
            add(unit.number, "bare_gun", false, GUN_HEXES, &[("hex", &name)]);
        }
    }
    Ok(found)
}
