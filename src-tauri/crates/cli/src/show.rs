//! Answers for people.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use drumhead_desk::books::{BillLine, BillPart, Complaint, Severity};
use drumhead_desk::{ArmyRow, Listing, Starter, Unreadable};
use serde::Serialize;

use crate::table::{self, Set, plain, thousands};

/// What a command says of the program.
#[derive(Serialize)]
pub(crate) struct About {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    pub(crate) data_folder: PathBuf,
    pub(crate) credits: Vec<String>,
}

/// What an army costs.
#[derive(Serialize)]
pub(crate) struct Cost {
    pub(crate) name: String,
    /// None where the book has no points.
    pub(crate) points: Option<i32>,
    pub(crate) limit: Option<i32>,
    pub(crate) parts: Vec<BillPart>,
}

/// What is wrong with an army.
#[derive(Serialize)]
pub(crate) struct Check {
    pub(crate) name: String,
    pub(crate) legal: bool,
    pub(crate) breaches: u32,
    pub(crate) warnings: u32,
    pub(crate) complaints: Vec<Complaint>,
}

/// An army put into the library.
#[derive(Serialize)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) name: String,
}

pub(crate) fn about(out: &mut dyn Write, about: &About) -> io::Result<()> {
    writeln!(out, "{} {}", about.name, about.version)?;
    writeln!(out, "Data folder: {}", about.data_folder.display())?;
    for credit in &about.credits {
        writeln!(out, "Rules: {credit}")?;
    }
    Ok(())
}

pub(crate) fn library(out: &mut dyn Write, listing: &Listing) -> io::Result<()> {
    let rows = &listing.armies;
    for Unreadable { id, name, why } in &listing.unreadable {
        writeln!(out, "Cannot read {} ({id}): {}", plain(name), plain(why))?;
    }
    if rows.is_empty() && listing.unreadable.is_empty() {
        return writeln!(out, "The library is empty. See `drumhead army starters`.");
    }
    let mut lines = vec![heads(&[
        "Army", "Nation", "Year", "Points", "Limit", "", "Id",
    ])];
    lines.extend(rows.iter().map(|row| {
        vec![
            row.name.clone(),
            row.nation.clone(),
            row.year.to_string(),
            row.points
                .map(|points| thousands(points.0))
                .unwrap_or_default(),
            row.limit
                .map(|limit| thousands(limit.0))
                .unwrap_or_default(),
            standing(row),
            row.id.clone(),
        ]
    }));
    use Set::{Left, Right};
    table::write(
        out,
        0,
        &[Left, Left, Right, Right, Right, Left, Left],
        &lines,
    )
}

pub(crate) fn starters(out: &mut dyn Write, all: &[Starter]) -> io::Result<()> {
    let mut lines = vec![heads(&["Id", "Book", "Army", "Nation", "Year", "Points"])];
    lines.extend(all.iter().map(|starter| {
        vec![
            starter.id.clone(),
            starter.book.title().to_owned(),
            starter.name.clone(),
            starter.nation.clone(),
            starter.year.to_string(),
            starter
                .points
                .map(|points| thousands(points.0))
                .unwrap_or_default(),
        ]
    }));
    use Set::{Left, Right};
    table::write(out, 0, &[Left, Left, Left, Left, Right, Right], &lines)
}

pub(crate) fn cost(out: &mut dyn Write, cost: &Cost) -> io::Result<()> {
    let of = cost
        .limit
        .map_or(String::new(), |limit| format!(" of {}", thousands(limit)));
    let name = plain(&cost.name);
    let Some(points) = cost.points else {
        return writeln!(out, "{name}: its rulebook has no points");
    };
    writeln!(out, "{name}: {}{of} points", thousands(points))?;
    // One table for all parts, so that the points stand under one another throughout.
    let mut lines = Vec::new();
    for part in &cost.parts {
        if part.lines.is_empty() && part.unit.is_none() {
            continue;
        }
        let number = part.unit.map(|unit| unit.to_string()).unwrap_or_default();
        let name = part
            .unit
            .map_or("Generals and works", |_| part.name.as_str());
        lines.push(Vec::new());
        lines.push(cells([&number, name, "", &thousands(part.total.0), "", ""]));
        lines.extend(part.lines.iter().map(line));
    }
    use Set::{Left, Right};
    table::write(out, 0, &[Right, Left, Right, Right, Left, Left], &lines)
}

fn line(line: &BillLine) -> Vec<String> {
    let text = format!("  {}", line.text);
    let total = thousands(line.total.0);
    cells([
        "",
        &text,
        &line.arithmetic,
        &total,
        &line.clause,
        &line.section,
    ])
}

pub(crate) fn check(out: &mut dyn Write, check: &Check) -> io::Result<()> {
    let name = plain(&check.name);
    let warnings = count(check.warnings, "warning", "warnings");
    if check.legal {
        writeln!(out, "{name}: legal, {warnings}")?;
    } else {
        let breaches = count(check.breaches, "problem", "problems");
        writeln!(out, "{name}: illegal, {breaches}, {warnings}")?;
    }
    for complaint in &check.complaints {
        self::complaint(out, complaint)?;
    }
    Ok(())
}

fn complaint(out: &mut dyn Write, complaint: &Complaint) -> io::Result<()> {
    let severity = match complaint.severity {
        Severity::Breach => "problem",
        Severity::Warning => "warning",
    };
    let clause = match (complaint.clause.as_str(), complaint.section.as_str()) {
        ("", _) => String::new(),
        (clause, "") => format!(" [{clause}]"),
        (clause, section) => format!(" [{clause}, section {section}]"),
    };
    writeln!(out)?;
    writeln!(out, "{severity}: {}{clause}", plain(&complaint.title))?;
    if !complaint.detail.is_empty() {
        writeln!(out, "  {}", plain(&complaint.detail))?;
    }
    for mend in &complaint.mends {
        let change = match mend.change.0 {
            0 => "at no cost".to_owned(),
            more @ 1.. => format!("{} points more", thousands(more)),
            less => format!("{} points less", thousands(less.saturating_neg())),
        };
        writeln!(out, "  fix: {} ({change})", plain(&mend.label))?;
    }
    Ok(())
}

pub(crate) fn kept(out: &mut dyn Write, kept: &Kept) -> io::Result<()> {
    writeln!(out, "{}  {}", kept.id, plain(&kept.name))
}

pub(crate) fn written(out: &mut dyn Write, path: &Path) -> io::Result<()> {
    writeln!(out, "{}", path.display())
}

/// Whether an army is legal, in a word or two.
fn standing(row: &ArmyRow) -> String {
    match row.breaches {
        0 => "legal".to_owned(),
        breaches => count(breaches, "problem", "problems"),
    }
}

fn count(number: u32, one: &str, many: &str) -> String {
    match number {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}

fn heads(heads: &[&str]) -> Vec<String> {
    heads.iter().map(|head| (*head).to_owned()).collect()
}

fn cells(cells: [&str; 6]) -> Vec<String> {
    cells.map(str::to_owned).into()
}
