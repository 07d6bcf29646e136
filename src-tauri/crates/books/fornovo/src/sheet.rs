//! Printed sheets of an army: the roster.

mod entry;
mod facts;

use drumhead_rules::data::catalogue::page_words;
use drumhead_vocabulary::sheet::{
    Align, Block, Column, Entry, Fact, Figure, Frame, Heading, Prose, RosterFor, Sheet, Stamp,
    Table,
};

use super::army::*;
use super::interpretations::register;
use super::problems::{Problem, Severity, Subject};
use super::reaction::artillery_weight;
use super::steadiness::is_large;
use super::tables::{Rules, TableError};
use super::view::{Seen, army_form, describe, lines, problem_views};
use super::words::Words;

/// Options of a roster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RosterOptions {
    /// The reader. An organiser always sees the bill, and all problems and warnings.
    pub for_whom: RosterFor,
    /// Whether a player's roster contains the bill.
    pub bill: bool,
}

/// Returns the army's roster: everything that a player needs at the table, with a stamp if the army
/// is illegal.
///
/// # Errors
/// A [`TableError`] if an embedded file does not parse.
pub fn roster(
    army: &Army,
    rules: &Rules,
    options: RosterOptions,
    words: Words,
) -> Result<Sheet, TableError> {
    let seen = Seen::new(army, rules, words);
    let mut blocks = units(&seen);
    blocks.extend(snipers(&seen));
    blocks.extend(pieces(&seen));
    let must_be_read = must_be_read(&seen)?;
    if !must_be_read.is_empty() {
        let frame = frame(&seen, "roster.read", must_be_read);
        blocks.insert(0, frame);
    }
    // The key is printed with the units, where it is needed, not after an organiser's tables.
    blocks.push(frame(&seen, "roster.key", key(&seen)));
    match options.for_whom {
        RosterFor::Opponent => {}
        RosterFor::Player => {
            if options.bill {
                blocks.extend(bills(&seen));
            }
        }
        RosterFor::Organiser => {
            blocks.extend(problems_found(&seen));
            blocks.extend(bills(&seen));
        }
    }
    Ok(Sheet {
        title: seen.title(),
        subtitle: subtitle(&seen),
        figure: Some(Figure {
            number: seen.words.grouped(seen.bill.total.0),
            unit: of_points(&seen),
        }),
        stamp: stamp(&seen),
        facts: facts(&seen),
        blocks,
        credit: seen.words.get("roster.credit").to_owned(),
        language: words.catalogue().language().locale().to_owned(),
        words: page_words(words.catalogue()),
    })
}

/// Returns the nation, year, rules and scale: `France, 1495 · Fornovo to Sedgemoor, 15–20 mm`;
/// without the nation if there is none.
fn subtitle(seen: &Seen<'_>) -> String {
    let nations = describe::nations(seen);
    let key = match nations {
        Some(_) => "roster.subtitle",
        None => "roster.subtitle_no_nation",
    };
    let values = [
        ("nation", nations.unwrap_or_default()),
        ("year", seen.army.year.to_string()),
        ("scale", seen.word(seen.army.scale.id()).to_owned()),
    ];
    seen.fill(key, &values)
}

fn of_points(seen: &Seen<'_>) -> String {
    match seen.army.limit {
        Some(limit) => seen.fill(
            "roster.of_points",
            &[("limit", seen.words.grouped(limit.0))],
        ),
        None => seen.words.get("roster.points").to_owned(),
    }
}

fn stamp(seen: &Seen<'_>) -> Option<Stamp> {
    let text = match seen.count(Severity::Illegal) {
        0 => return None,
        1 => seen.words.get("roster.illegal_one").to_owned(),
        count => seen.fill("roster.illegal", &[("count", count.to_string())]),
    };
    Some(Stamp { text })
}

fn fact(seen: &Seen<'_>, label: &str, value: String) -> Fact {
    Fact {
        label: seen.words.get(&format!("roster.{label}")).to_owned(),
        value,
    }
}

fn facts(seen: &Seen<'_>) -> Vec<Fact> {
    let army = seen.army;
    let mut facts = Vec::new();
    let chiefs: Vec<_> = army
        .generals
        .iter()
        .filter(|general| general.rank == Rank::CommanderInChief)
        .map(|general| seen.general_name(general))
        .collect();
    if !chiefs.is_empty() {
        let label = if chiefs.len() == 1 {
            "commander"
        } else {
            "commanders"
        };
        facts.push(fact(seen, label, chiefs.join(", ")));
    }
    let guns = army.units.iter().any(|unit| unit.models.guns() > 0);
    if guns {
        let weight = artillery_weight(army, seen.rules).to_string();
        facts.push(fact(seen, "weight", weight));
        let first = seen.rules.limits.year.late_artillery.first;
        let table = if army.year < first {
            seen.fill("roster.early_guns", &[("last", (first - 1).to_string())])
        } else {
            seen.fill("roster.late_guns", &[("first", first.to_string())])
        };
        facts.push(fact(seen, "guns", table));
    }
    let differ: Vec<_> = army.interpretations.chosen().map(|(id, _)| id).collect();
    let interpretations = if differ.is_empty() {
        seen.words.get("roster.interpretations_default").to_owned()
    } else {
        seen.fill(
            "roster.interpretations_differ",
            &[("ids", differ.join(", "))],
        )
    };
    facts.push(fact(seen, "interpretations", interpretations));
    facts
}

/// Returns the units by contingent and command.
fn units(seen: &Seen<'_>) -> Vec<Block> {
    let army = seen.army;
    let allied = army.contingents.len() > 1;
    let mut blocks = Vec::new();
    for contingent in &army.contingents {
        let ours = |unit: &&Unit| unit.contingent == contingent.id;
        let generals = army
            .generals
            .iter()
            .filter(|g| g.contingent == contingent.id);
        let mut part = Vec::new();
        for general in generals {
            let his = |unit: &&Unit| unit.general == Some(general.id);
            let entries = army
                .units
                .iter()
                .filter(his)
                .map(|unit| entry::of(seen, unit));
            part.push(Block::Heading(command(seen, general)));
            let before = part.len();
            part.extend(entries.map(Block::Entry));
            if part.len() == before {
                part.push(Block::Prose(Prose {
                    lead: String::new(),
                    text: seen.words.get("roster.no_own_units").to_owned(),
                    own: false,
                }));
            }
        }
        let loose = |unit: &&Unit| ours(unit) && unit.general.is_none();
        let mut loose = army.units.iter().filter(loose).peekable();
        if loose.peek().is_some() {
            if !part.is_empty() {
                let text = seen.words.get("roster.no_command").to_owned();
                part.push(Block::Heading(Heading {
                    text,
                    note: String::new(),
                }));
            }
            part.extend(loose.map(|unit| Block::Entry(entry::of(seen, unit))));
        }
        if allied && !part.is_empty() {
            let text = seen.contingent_name(contingent);
            let note = contingent.nation.clone();
            let note = if note == text { String::new() } else { note };
            blocks.push(Block::Heading(Heading { text, note }));
        }
        blocks.extend(part);
    }
    blocks
}

/// Returns a general's heading, with his command distance.
fn command(seen: &Seen<'_>, general: &General) -> Heading {
    let [regular, irregular] = seen.reach(general.rank).map(|reach| reach.to_string());
    let units: Vec<_> = seen
        .army
        .units
        .iter()
        .filter(|unit| unit.general == Some(general.id))
        .map(|unit| unit.number.0.to_string())
        .collect();
    let key = match general.rank {
        Rank::CommanderInChief => "roster.commands_any",
        _ if units.is_empty() => "roster.commands_none",
        _ if units.len() == 1 => "roster.commands_one",
        Rank::Subgeneral => "roster.commands_own",
    };
    let values = [
        ("regular", regular),
        ("irregular", irregular),
        ("units", units.join(", ")),
    ];
    Heading {
        text: format!(
            "{}, {}",
            seen.general_name(general),
            seen.word(general.rank.id())
        ),
        note: seen.fill(key, &values),
    }
}

fn column(head: &str, align: Align, share: u32) -> Column {
    Column {
        head: head.to_owned(),
        align,
        share,
    }
}

/// Returns the snipers. In a battle they are units with separate numbers.
fn snipers(seen: &Seen<'_>) -> Vec<Block> {
    let mut blocks: Vec<_> = seen
        .army
        .snipers()
        .map(|(piece, unit)| Block::Entry(entry::of_sniper(seen, piece, &unit)))
        .collect();
    if !blocks.is_empty() {
        let heading = Heading {
            text: seen.words.get("roster.snipers").to_owned(),
            note: String::new(),
        };
        blocks.insert(0, Block::Heading(heading));
    }
    blocks
}

/// Returns the works and wagons.
fn pieces(seen: &Seen<'_>) -> Option<Block> {
    let mut pieces = seen
        .army
        .pieces
        .iter()
        .filter(|piece| piece.what != PieceKind::Sniper)
        .peekable();
    pieces.peek()?;
    let rows = pieces.map(|piece| {
        vec![
            piece.name.clone(),
            size(seen, piece),
            army_form::price_of(seen, piece).to_string(),
        ]
    });
    Some(Block::Table(Table {
        caption: seen.words.get("roster.pieces").to_owned(),
        columns: vec![
            column("", Align::Left, 3),
            column("", Align::Left, 4),
            column("", Align::Right, 1),
        ],
        rows: rows.collect(),
    }))
}

/// Returns the size of a piece: `heavy fieldworks, 16″`, `wagons: 3, forms a laager`.
fn size(seen: &Seen<'_>, piece: &Piece) -> String {
    let what = seen.word(piece.what.id());
    match piece.what {
        PieceKind::Sniper => what.to_owned(),
        PieceKind::Ditch { length }
        | PieceKind::LightFieldworks { length }
        | PieceKind::HeavyFieldworks { length } => format!("{what}, {length}″"),
        PieceKind::Wagons { count, laager } | PieceKind::WarWagons { count, laager } => {
            let laager = if laager {
                format!(", {}", seen.words.get("roster.laager"))
            } else {
                String::new()
            };
            format!("{what}: {count}{laager}")
        }
    }
}

/// Returns every line of the bill: a table for each unit, and one for the army itself if it has
/// lines of its own.
fn bills(seen: &Seen<'_>) -> Vec<Block> {
    let table = |caption: String, lines: Vec<super::view::LineView>| {
        let rows = lines.into_iter().map(|line| {
            vec![
                line.text,
                line.arithmetic,
                seen.words.grouped(line.total.0),
                line.clause,
            ]
        });
        Block::Table(Table {
            caption,
            columns: vec![
                column("", Align::Left, 5),
                column("", Align::Left, 3),
                column("", Align::Right, 1),
                column("", Align::Right, 1),
            ],
            rows: rows.collect(),
        })
    };
    let heading = Heading {
        text: seen.words.get("roster.bill").to_owned(),
        note: seen.words.grouped(seen.bill.total.0),
    };
    let mut blocks = vec![Block::Heading(heading)];
    for (unit, part) in seen.army.units.iter().zip(&seen.bill.units) {
        let caption = format!(
            "{} {} · {}",
            unit.number.0,
            seen.unit_name(unit),
            seen.words.grouped(part.total.0)
        );
        blocks.push(table(caption, lines::of(seen, Some(unit), &part.lines)));
    }
    let own = lines::of(seen, None, &seen.bill.army);
    if !own.is_empty() {
        blocks.push(table(seen.title(), own));
    }
    blocks
}

/// Returns every problem and warning, each with its clause, if it has one.
fn problems_found(seen: &Seen<'_>) -> Vec<Block> {
    let word = |key: &str| seen.words.get(&format!("roster.{key}")).to_owned();
    let heading = Block::Heading(Heading {
        text: word("against"),
        note: match (seen.count(Severity::Illegal), seen.count(Severity::Warning)) {
            (0, 0) => word("against_none"),
            (problems, warnings) => seen.fill(
                "roster.against_count",
                &[
                    ("problems", problems.to_string()),
                    ("warnings", warnings.to_string()),
                ],
            ),
        },
    });
    let rows: Vec<_> = seen
        .problems
        .iter()
        .map(|problem| {
            let severity = match problem.fault.severity() {
                Severity::Illegal => "severity_illegal",
                Severity::Warning => "severity_warning",
            };
            let clause = problem.fault.clause().map_or("", |id| id.as_str());
            vec![
                word(severity),
                problem_views::sentence(seen, problem),
                clause.to_owned(),
            ]
        })
        .collect();
    if rows.is_empty() {
        return vec![heading];
    }
    let table = Table {
        caption: String::new(),
        columns: vec![
            column("", Align::Left, 0),
            column("", Align::Left, 1),
            column("", Align::Right, 0),
        ],
        rows,
    };
    vec![heading, Block::Table(table)]
}

/// Returns a frame with this title.
fn frame(seen: &Seen<'_>, title: &str, paragraphs: Vec<String>) -> Block {
    Block::Frame(Frame {
        title: seen.words.get(title).to_owned(),
        paragraphs,
    })
}

/// Returns text to read before play: illegal problems of the whole army or of a contingent, and
/// interpretations that differ from the default.
///
/// # Errors
/// A [`TableError`] if the register does not parse.
fn must_be_read(seen: &Seen<'_>) -> Result<Vec<String>, TableError> {
    let mut paragraphs: Vec<_> = seen
        .problems
        .iter()
        .filter(|problem| {
            let is_army = matches!(problem.subject, Subject::Army | Subject::Contingent(_));
            is_army && problem.fault.severity() == Severity::Illegal
        })
        .map(|problem| problem_line(seen, problem))
        .collect();
    for (id, option) in seen.army.interpretations.chosen() {
        let interpretation = register()?
            .iter()
            .find(|interpretation| interpretation.id == id);
        let words = seen.words.catalogue();
        let sentence = interpretation.map_or_else(String::new, |it| it.sentence(words, option));
        let values = [("id", id.to_owned()), ("sentence", sentence)];
        paragraphs.push(seen.fill("roster.interpretation_line", &values));
    }
    Ok(paragraphs)
}

/// Returns the key to the roster: the notation of saves, the large units, if any, and the
/// definition of steady.
fn key(seen: &Seen<'_>) -> Vec<String> {
    let mut paragraphs = vec![seen.words.get("roster.saves_key").to_owned()];
    let limits = &seen.rules.limits;
    let units = &seen.army.units;
    if units
        .iter()
        .any(|unit| unit.groups.iter().any(|group| group.shield))
    {
        paragraphs.push(seen.words.get("roster.saves_from_front").to_owned());
    }
    let large: Vec<_> = units
        .iter()
        .filter(|unit| is_large(unit.figures(), limits))
        .map(|unit| unit.number.0.to_string())
        .collect();
    if !large.is_empty() {
        let values = [
            ("units", large.join(", ")),
            ("least", limits.size.large.least.to_string()),
        ];
        let key = if large.len() == 1 {
            "roster.large_one"
        } else {
            "roster.large"
        };
        paragraphs.push(seen.fill(key, &values));
    }
    paragraphs.push(seen.words.get("roster.steady").to_owned());
    paragraphs
}

/// Returns a problem as printed, with its clause, if it has one.
fn problem_line(seen: &Seen<'_>, problem: &Problem) -> String {
    let clause = problem.fault.clause().map(|id| id.as_str().to_owned());
    let key = if clause.is_some() {
        "roster.problem_line"
    } else {
        "view.problem"
    };
    seen.fill(
        key,
        &[
            ("title", problem_views::title(seen, problem)),
            ("detail", problem_views::detail(seen, problem)),
            ("clause", clause.unwrap_or_default()),
            ("section", problem_views::section(problem).to_owned()),
        ],
    )
}
