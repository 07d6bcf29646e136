//! Soundness: the conditions under which any army, legal or not, is usable.
//!
//! Numbers are within bounds, ids are unique, and references are valid. External files and the
//! results of edits are checked here before other code uses them.

use std::collections::BTreeSet;

use drumhead_rules::catalogue::{self, Message};
use drumhead_vocabulary::Length;

use super::army::*;

/// The maximum number of figures in a group, far above any legal unit.
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

/// An unsound value, with its location.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.key())]
pub struct Unsound {
    /// The location in the army, as a path into the file: `units[3].groups[0].count`.
    pub place: String,
    /// The problem and the allowed values.
    pub problem: Message,
}

fn unsound<T>(place: impl Into<String>, problem: Message) -> Result<T, Unsound> {
    Err(Unsound {
        place: place.into(),
        problem,
    })
}

/// Checks an army.
///
/// # Errors
/// The first [`Unsound`] value.
pub fn check(army: &Army) -> Result<(), Unsound> {
    text("name", &army.name, MOST_NAME)?;
    text("notes", &army.notes, MOST_NOTES)?;
    text("source", &army.source, MOST_NOTES)?;
    if let Some(limit) = army.limit
        && !(0..=MOST_POINTS).contains(&limit.0)
    {
        return unsound(
            "limit",
            catalogue::message("unsound.between")
                .with("limit", limit.to_string())
                .with("most_points", MOST_POINTS.to_string()),
        );
    }
    if let Err(error) = army.interpretations.check() {
        return unsound("interpretations", error.message());
    }
    let contingents = contingents(army)?;
    let generals = generals(army, &contingents)?;
    pieces(army)?;
    most("units", army.units.len(), MOST_UNITS)?;
    let mut numbers = BTreeSet::new();
    for (index, unit) in army.units.iter().enumerate() {
        let place = |field: &str| format!("units[{index}].{field}");
        if !(1..=MOST_NUMBER).contains(&unit.number.0) {
            let problem = catalogue::message("unsound.between_1")
                .with("number", unit.number.0.to_string())
                .with("most_number", MOST_NUMBER.to_string());
            return unsound(place("number"), problem);
        }
        if !numbers.insert(unit.number) {
            let problem = catalogue::message("unsound.number_twice")
                .with("number", unit.number.0.to_string());
            return unsound(place("number"), problem);
        }
        if !contingents.contains(&unit.contingent) {
            let problem = catalogue::message("unsound.no_contingent")
                .with("contingent", unit.contingent.0.to_string());
            return unsound(place("contingent"), problem);
        }
        if let Some(general) = unit.general.filter(|general| !generals.contains(general)) {
            return unsound(
                place("general"),
                catalogue::message("unsound.no_general").with("general", general.0.to_string()),
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
            let problem = catalogue::message("unsound.models")
                .with("count", count.to_string())
                .with("most_models", MOST_MODELS.to_string());
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
            return unsound(place, catalogue::message("unsound.front"));
        }
        figures(place, u32::from(front.unwrap_or(0)))?;
    }
    Ok(())
}

fn contingents(army: &Army) -> Result<BTreeSet<ContingentId>, Unsound> {
    if army.contingents.is_empty() {
        return unsound("contingents", catalogue::message("unsound.contingent"));
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
            let problem =
                catalogue::message("unsound.id_twice").with("id", contingent.id.0.to_string());
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
            let problem =
                catalogue::message("unsound.id_twice").with("id", general.id.0.to_string());
            return unsound(format!("generals[{index}].id"), problem);
        }
        if !contingents.contains(&general.contingent) {
            let problem = catalogue::message("unsound.no_contingent")
                .with("contingent", general.contingent.0.to_string());
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
            let problem = catalogue::message("unsound.id_twice").with("id", piece.id.0.to_string());
            return unsound(format!("pieces[{index}].id"), problem);
        }
        let place = |field: &str| format!("pieces[{index}].what.{field}");
        match piece.what {
            PieceKind::Sniper => {}
            PieceKind::Ditch { length }
            | PieceKind::LightFieldworks { length }
            | PieceKind::HeavyFieldworks { length } => {
                if !(Length::ZERO..=MOST_LENGTH).contains(&length) {
                    let problem = catalogue::message("unsound.length")
                        .with("length", length.to_string())
                        .with("most_length", MOST_LENGTH.to_string());
                    return unsound(place("length"), problem);
                }
            }
            PieceKind::Wagons { count, .. } | PieceKind::WarWagons { count, .. } => {
                let limit = ("most_models", MOST_MODELS);
                within(place("count"), "unsound.wagons", ("count", count), limit)?;
            }
        }
    }
    Ok(())
}

/// Checks that a value is at most its limit. The message contains both values under these names.
fn within<T: PartialOrd + ToString>(
    place: impl Into<String>,
    message: &'static str,
    (name, value): (&'static str, T),
    (limit_name, limit): (&'static str, T),
) -> Result<(), Unsound> {
    if value <= limit {
        return Ok(());
    }
    let problem = catalogue::message(message).with(name, value.to_string());
    unsound(place, problem.with(limit_name, limit.to_string()))
}

fn text(place: impl Into<String>, text: &str, longest: usize) -> Result<(), Unsound> {
    let length = ("length", text.chars().count());
    within(place, "unsound.text", length, ("longest", longest))
}

fn most(place: impl Into<String>, count: usize, most: usize) -> Result<(), Unsound> {
    within(place, "unsound.most", ("count", count), ("most", most))
}

fn figures(place: impl Into<String>, count: u32) -> Result<(), Unsound> {
    let limit = ("most_figures", MOST_FIGURES);
    within(place, "unsound.figures", ("count", count), limit)
}
