//! Answers for people.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use drumhead_desk::books::{BillLine, BillPart, Complaint, Severity};
use drumhead_desk::catalogue::message;
use drumhead_desk::{ArmyRow, Listing, Starter, Unreadable};
use serde::Serialize;

use crate::out::Out;
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

pub(crate) fn about(out: &mut Out<'_>, about: &About) -> io::Result<()> {
    writeln!(out, "{} {}", about.name, about.version)?;
    out.line(&message("cli.about.folder").with("folder", about.data_folder.display().to_string()))?;
    for credit in &about.credits {
        out.line(&message("cli.about.rules").with("credit", credit.to_string()))?;
    }
    Ok(())
}

pub(crate) fn library(out: &mut Out<'_>, listing: &Listing) -> io::Result<()> {
    let rows = &listing.armies;
    for Unreadable { id, name, why } in &listing.unreadable {
        out.line(
            &message("cli.library.unread")
                .with("name", plain(name).to_string())
                .with("id", id.to_string())
                .with("why", plain(why).to_string()),
        )?;
    }
    if rows.is_empty() && listing.unreadable.is_empty() {
        return out.line(&message("cli.library.empty"));
    }
    let keys = ["army", "nation", "year", "points", "limit", "", "id"];
    let mut lines = vec![heads(out, &keys)];
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
            standing(out, row),
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

pub(crate) fn starters(out: &mut Out<'_>, all: &[Starter]) -> io::Result<()> {
    let keys = ["id", "book", "army", "nation", "year", "points"];
    let mut lines = vec![heads(out, &keys)];
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

pub(crate) fn cost(out: &mut Out<'_>, cost: &Cost) -> io::Result<()> {
    let name = plain(&cost.name);
    let Some(points) = cost.points else {
        return out.line(&message("cli.cost.no_points").with("name", name.to_string()));
    };
    let key = cost
        .limit
        .map_or("cli.cost.points", |_| "cli.cost.points_of");
    let mut sum = message(key).with("name", name);
    sum = sum.with("points", thousands(points));
    if let Some(limit) = cost.limit {
        sum = sum.with("limit", thousands(limit));
    }
    out.line(&sum)?;
    let own = out.text("cli.cost.own");
    // One table for all parts, so that the points stand under one another throughout.
    let mut lines = Vec::new();
    for part in &cost.parts {
        if part.lines.is_empty() && part.unit.is_none() {
            continue;
        }
        let number = part.unit.map(|unit| unit.to_string()).unwrap_or_default();
        let name = part.unit.map_or(own.as_str(), |_| part.name.as_str());
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

pub(crate) fn check(out: &mut Out<'_>, check: &Check) -> io::Result<()> {
    let name = plain(&check.name);
    let warnings = out.count("cli.check.warnings", check.warnings);
    if check.legal {
        let legal = message("cli.check.legal").with("name", name);
        out.line(&legal.with("warnings", warnings))?;
    } else {
        let breaches = out.count("cli.check.problems", check.breaches);
        let illegal = message("cli.check.illegal").with("name", name);
        let illegal = illegal.with("problems", breaches);
        out.line(&illegal.with("warnings", warnings))?;
    }
    for complaint in &check.complaints {
        self::complaint(out, complaint)?;
    }
    Ok(())
}

fn complaint(out: &mut Out<'_>, complaint: &Complaint) -> io::Result<()> {
    let severity = match complaint.severity {
        Severity::Breach => "cli.check.problem",
        Severity::Warning => "cli.check.warning",
    };
    let clause = match (complaint.clause.as_str(), complaint.section.as_str()) {
        ("", _) => String::new(),
        (clause, "") => format!(" [{clause}]"),
        (clause, section) => {
            let values = [("clause", clause), ("section", section)];
            out.words.fill("cli.check.clause", &values)
        }
    };
    writeln!(out)?;
    let severity = message(severity).with("title", plain(&complaint.title));
    out.line(&severity.with("clause", clause))?;
    if !complaint.detail.is_empty() {
        writeln!(out, "  {}", plain(&complaint.detail))?;
    }
    for mend in &complaint.mends {
        let (key, points) = match mend.change.0 {
            0 => ("cli.check.fix", 0),
            more @ 1.. => ("cli.check.fix_more", more),
            less => ("cli.check.fix_less", less.saturating_neg()),
        };
        let fix = message(key).with("fix", plain(&mend.label));
        out.line(&fix.with("points", thousands(points)))?;
    }
    Ok(())
}

pub(crate) fn kept(out: &mut Out<'_>, kept: &Kept) -> io::Result<()> {
    writeln!(out, "{}  {}", kept.id, plain(&kept.name))
}

pub(crate) fn written(out: &mut Out<'_>, path: &Path) -> io::Result<()> {
    writeln!(out, "{}", path.display())
}

/// Whether an army is legal, in a word or two.
fn standing(out: &Out<'_>, row: &ArmyRow) -> String {
    match row.breaches {
        0 => out.text("cli.check.legal_word"),
        breaches => out.count("cli.check.problems", breaches),
    }
}

fn heads(out: &Out<'_>, keys: &[&str]) -> Vec<String> {
    let head = |key: &&str| match *key {
        "" => String::new(),
        key => out.text(&format!("cli.head.{key}")),
    };
    keys.iter().map(head).collect()
}

fn cells(cells: [&str; 6]) -> Vec<String> {
    cells.map(str::to_owned).into()
}
