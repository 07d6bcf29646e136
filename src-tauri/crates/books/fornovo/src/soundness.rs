//! Soundness: what every army must be, legal or not, for the desk to hold it.
//!
//! Numbers within bounds, ids that are not given twice, references that lead
//! somewhere. A file from outside is checked here before anything else sees
//! it, and so is every edit.

use std::collections::BTreeSet;

use drumhead_words::Length;

use super::army::*;

/// The most figures a group may hold; far above any legal unit.
pub(super) const MOST_FIGURES: u32 = 9_999;
/// The highest unit number.
pub(super) const MOST_NUMBER: u16 = 9_999;
const MOST_UNITS: usize = 1_000;
const MOST_GROUPS: usize = 12;
const MOST_THINGS: usize = 500;
const MOST_MODELS: u16 = 999;
const MOST_NAME: usize = 1_000;
const MOST_NOTES: usize = 100_000;
const MOST_POINTS: i32 = 10_000_000;
const MOST_LENGTH: Length = Length::inches(10_000);

/// What is unsound, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct Unsound {
    /// The place in the army, as a path into the file: `units[3].groups[0].count`.
    pub place: String,
    /// What is wrong and what is allowed.
    pub problem: String,
}

fn unsound<T>(place: impl Into<String>, problem: impl Into<String>) -> Result<T, Unsound> {
    Err(Unsound {
        place: place.into(),
        problem: problem.into(),
    })
}

/// Checks an army.
///
/// # Errors
/// The first [`Unsound`] place.
pub fn check(army: &Army) -> Result<(), Unsound> {
    text("name", &army.name, MOST_NAME)?;
    text("notes", &army.notes, MOST_NOTES)?;
    text("source", &army.source, MOST_NOTES)?;
    if let Some(limit) = army.limit
        && !(0..=MOST_POINTS).contains(&limit.0)
    {
        return unsound("limit", format!("{limit} is not from 0 to {MOST_POINTS}"));
    }
    if let Err(error) = army.readings.check() {
        return unsound("readings", error.to_string());
    }
    let contingents = contingents(army)?;
    let generals = generals(army, &contingents)?;
    pieces(army)?;
    most("units", army.units.len(), MOST_UNITS)?;
    let mut numbers = BTreeSet::new();
    for (index, unit) in army.units.iter().enumerate() {
        let place = |field: &str| format!("units[{index}].{field}");
        if !(1..=MOST_NUMBER).contains(&unit.number.0) {
            let problem = format!("{} is not from 1 to {MOST_NUMBER}", unit.number.0);
            return unsound(place("number"), problem);
        }
        if !numbers.insert(unit.number) {
            let problem = format!("the number {} is given twice", unit.number.0);
            return unsound(place("number"), problem);
        }
        if !contingents.contains(&unit.contingent) {
            let problem = format!("there is no contingent {}", unit.contingent.0);
            return unsound(place("contingent"), problem);
        }
        if let Some(general) = unit.general.filter(|general| !generals.contains(general)) {
            return unsound(
                place("general"),
                format!("there is no general {}", general.0),
            );
        }
        check_unit(unit, &place)?;
    }
    Ok(())
}

fn check_unit(unit: &Unit, place: &dyn Fn(&str) -> String) -> Result<(), Unsound> {
    text(place("name"), &unit.name, MOST_NAME)?;
    text(place("colours"), &unit.colours, MOST_NAME)?;
    text(place("notes"), &unit.notes, MOST_NOTES)?;
    most(place("groups"), unit.groups.len(), MOST_GROUPS)?;
    for (index, group) in unit.groups.iter().enumerate() {
        text(
            place(&format!("groups[{index}].name")),
            &group.name,
            MOST_NAME,
        )?;
        figures(place(&format!("groups[{index}].count")), group.count)?;
    }
    for model in Model::ALL {
        let count = unit.models.count(model);
        if count > MOST_MODELS {
            let problem = format!("{count} models are more than {MOST_MODELS}");
            return unsound(place("models"), problem);
        }
    }
    figures(place("stakes"), unit.stakes)?;
    if let Pay::Partly { unpaid } = unit.pay {
        figures(place("pay.partly.unpaid"), unpaid)?;
    }
    for (field, front) in [
        ("front", unit.formation.front),
        ("sleeve", unit.formation.sleeve),
    ] {
        let place = place(&format!("formation.{field}"));
        if front == Some(0) {
            return unsound(place, "a front is at least one figure");
        }
        figures(place, u32::from(front.unwrap_or(0)))?;
    }
    Ok(())
}

fn contingents(army: &Army) -> Result<BTreeSet<ContingentId>, Unsound> {
    if army.contingents.is_empty() {
        return unsound("contingents", "an army has at least one contingent");
    }
    most("contingents", army.contingents.len(), MOST_THINGS)?;
    let mut ids = BTreeSet::new();
    for (index, contingent) in army.contingents.iter().enumerate() {
        text(
            format!("contingents[{index}].name"),
            &contingent.name,
            MOST_NAME,
        )?;
        text(
            format!("contingents[{index}].nation"),
            &contingent.nation,
            MOST_NAME,
        )?;
        if !ids.insert(contingent.id) {
            let problem = format!("the id {} is given twice", contingent.id.0);
            return unsound(format!("contingents[{index}].id"), problem);
        }
    }
    Ok(ids)
}

fn generals(
    army: &Army,
    contingents: &BTreeSet<ContingentId>,
) -> Result<BTreeSet<GeneralId>, Unsound> {
    most("generals", army.generals.len(), MOST_THINGS)?;
    let mut ids = BTreeSet::new();
    for (index, general) in army.generals.iter().enumerate() {
        text(format!("generals[{index}].name"), &general.name, MOST_NAME)?;
        if !ids.insert(general.id) {
            let problem = format!("the id {} is given twice", general.id.0);
            return unsound(format!("generals[{index}].id"), problem);
        }
        if !contingents.contains(&general.contingent) {
            let problem = format!("there is no contingent {}", general.contingent.0);
            return unsound(format!("generals[{index}].contingent"), problem);
        }
    }
    Ok(ids)
}

fn pieces(army: &Army) -> Result<(), Unsound> {
    most("pieces", army.pieces.len(), MOST_THINGS)?;
    let mut ids = BTreeSet::new();
    for (index, piece) in army.pieces.iter().enumerate() {
        text(format!("pieces[{index}].name"), &piece.name, MOST_NAME)?;
        if !ids.insert(piece.id) {
            let problem = format!("the id {} is given twice", piece.id.0);
            return unsound(format!("pieces[{index}].id"), problem);
        }
        let place = |field: &str| format!("pieces[{index}].what.{field}");
        match piece.what {
            PieceKind::Sniper => {}
            PieceKind::Ditch { length }
            | PieceKind::LightFieldworks { length }
            | PieceKind::HeavyFieldworks { length } => {
                if !(Length::ZERO..=MOST_LENGTH).contains(&length) {
                    let problem = format!("{length} inches are not from 0 to {MOST_LENGTH}");
                    return unsound(place("length"), problem);
                }
            }
            PieceKind::Wagons { count, .. } | PieceKind::WarWagons { count, .. } => {
                if count > MOST_MODELS {
                    let problem = format!("{count} wagons are more than {MOST_MODELS}");
                    return unsound(place("count"), problem);
                }
            }
        }
    }
    Ok(())
}

fn text(place: impl Into<String>, text: &str, longest: usize) -> Result<(), Unsound> {
    let length = text.chars().count();
    if length > longest {
        return unsound(
            place,
            format!("{length} characters are more than {longest}"),
        );
    }
    Ok(())
}

fn most(place: impl Into<String>, count: usize, most: usize) -> Result<(), Unsound> {
    if count > most {
        return unsound(place, format!("{count} are more than {most}"));
    }
    Ok(())
}

fn figures(place: impl Into<String>, count: u32) -> Result<(), Unsound> {
    if count > MOST_FIGURES {
        return unsound(
            place,
            format!("{count} figures are more than {MOST_FIGURES}"),
        );
    }
    Ok(())
}
