//! The output of commands, for people.

use std::io;
use std::path::{Path, PathBuf};

use drumhead_desk::books::{BillLine, BillPart, Problem, Severity};
use drumhead_desk::catalogue::{clean, message};
use drumhead_desk::{ArmyList, Starter, Unreadable};
use serde::Serialize;

use crate::out::Out;
use crate::table::{self, Set};

/// The program, as `about` shows it.
#[derive(Serialize)]
pub(crate) struct About {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    pub(crate) data_folder: PathBuf,
    pub(crate) credits: Vec<String>,
}

/// The cost of an army.
#[derive(Serialize)]
pub(crate) struct Cost {
    pub(crate) name: String,
    /// The cost in points; `None` if the rulebook has no points.
    pub(crate) points: Option<i32>,
    pub(crate) limit: Option<i32>,
    pub(crate) parts: Vec<BillPart>,
}

/// The problems with an army.
#[derive(Serialize)]
pub(crate) struct Check {
    pub(crate) name: String,
    pub(crate) legal: bool,
    pub(crate) illegal: u32,
    pub(crate) warnings: u32,
    pub(crate) problems: Vec<Problem>,
}

/// An army added to the library.
#[derive(Serialize)]
pub(crate) struct Saved {
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

pub(crate) fn armies(out: &mut Out<'_>, list: &ArmyList) -> io::Result<()> {
    for Unreadable { id, name, why, .. } in &list.unreadable {
        let unread = message("cli.library.unread").with("name", name);
        out.line(&unread.with("id", id).with("why", why))?;
    }
    if list.armies.is_empty() && list.unreadable.is_empty() {
        return out.line(&message("cli.library.empty"));
    }
    let points =
        |points: Option<i32>| points.map_or_else(String::new, |points| out.grouped(points));
    let keys = ["army", "nation", "year", "points", "limit", "", "id"];
    let mut lines = vec![heads(out, &keys)];
    lines.extend(list.armies.iter().map(|army| {
        vec![
            army.name.clone(),
            army.nation.clone(),
            army.year.map(|year| year.to_string()).unwrap_or_default(),
            points(army.points),
            points(army.limit),
            legality(out, army.illegal),
            army.id.clone(),
        ]
    }));
    use Set::{IfRoom, Left, Right, Shortened};
    // An army can be found by any part of its name, so its id is seldom needed.
    let columns = [Shortened, Shortened, Right, Right, Right, Left, IfRoom];
    table::write(out, &columns, &lines)
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
                .map_or_else(String::new, |points| out.grouped(points.0)),
        ]
    }));
    use Set::{Left, Right, Shortened};
    let columns = [Left, Shortened, Shortened, Shortened, Right, Right];
    table::write(out, &columns, &lines)
}

pub(crate) fn cost(out: &mut Out<'_>, cost: &Cost) -> io::Result<()> {
    let name = cost.name.as_str();
    let Some(points) = cost.points else {
        return out.line(&message("cli.cost.no_points").with("name", name));
    };
    let key = cost
        .limit
        .map_or("cli.cost.points", |_| "cli.cost.points_of");
    let mut sum = message(key).with("name", name);
    sum = sum.with("points", out.grouped(points));
    if let Some(limit) = cost.limit {
        sum = sum.with("limit", out.grouped(limit));
    }
    out.line(&sum)?;
    let own = out.text("cli.cost.own");
    // One table for all parts, so that all points are aligned.
    let mut lines = Vec::new();
    for part in &cost.parts {
        if part.lines.is_empty() && part.unit.is_none() {
            continue;
        }
        let number = part.unit.map(|unit| unit.to_string()).unwrap_or_default();
        let name = part.unit.map_or(own.as_str(), |_| part.name.as_str());
        lines.push(Vec::new());
        lines.push(cells([
            &number,
            name,
            "",
            &out.grouped(part.total.0),
            "",
            "",
        ]));
        lines.extend(part.lines.iter().map(|bill| line(out, bill)));
    }
    use Set::{Left, Right, Shortened};
    let columns = [Right, Shortened, Right, Right, Left, Left];
    table::write(out, &columns, &lines)
}

fn line(out: &Out<'_>, line: &BillLine) -> Vec<String> {
    let text = format!("  {}", line.text);
    let total = out.grouped(line.total.0);
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
    let name = check.name.as_str();
    let warnings = out.count("cli.check.warnings", check.warnings);
    if check.legal {
        let legal = message("cli.check.legal").with("name", name);
        out.line(&legal.with("warnings", warnings))?;
    } else {
        let problems = out.count("cli.check.problems", check.illegal);
        let illegal = message("cli.check.illegal")
            .with("name", name)
            .with("problems", problems);
        out.line(&illegal.with("warnings", warnings))?;
    }
    for problem in &check.problems {
        self::problem(out, problem)?;
    }
    Ok(())
}

fn problem(out: &mut Out<'_>, problem: &Problem) -> io::Result<()> {
    let severity = match problem.severity {
        Severity::Illegal => "cli.check.problem",
        Severity::Warning => "cli.check.warning",
    };
    let clause = match (problem.clause.as_str(), problem.section.as_str()) {
        ("", _) => String::new(),
        (clause, "") => format!(" [{clause}]"),
        (clause, section) => {
            let values = [("clause", clause), ("section", section)];
            out.words.fill("cli.check.clause", &values)
        }
    };
    writeln!(out)?;
    let severity = message(severity).with("title", problem.title.as_str());
    out.line(&severity.with("clause", clause))?;
    if !problem.detail.is_empty() {
        writeln!(out, "  {}", clean::line(&problem.detail))?;
    }
    for mend in &problem.fixes {
        let (key, points) = match mend.change.0 {
            0 => ("cli.check.fix", 0),
            more @ 1.. => ("cli.check.fix_more", more),
            less => ("cli.check.fix_less", less.saturating_neg()),
        };
        let fix = message(key).with("fix", mend.label.as_str());
        let fix = fix.with("points", out.grouped(points));
        out.line(&fix)?;
    }
    Ok(())
}

pub(crate) fn saved(out: &mut Out<'_>, saved: &Saved) -> io::Result<()> {
    writeln!(out, "{}  {}", saved.id, clean::line(&saved.name))
}

pub(crate) fn written(out: &mut Out<'_>, path: &Path) -> io::Result<()> {
    writeln!(out, "{}", path.display())
}

/// Returns whether an army is legal, in a word or two.
fn legality(out: &Out<'_>, illegal: u32) -> String {
    match illegal {
        0 => out.text("cli.check.legal_word"),
        illegal => out.count("cli.check.problems", illegal),
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
