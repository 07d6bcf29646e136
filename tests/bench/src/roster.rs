//! The roster of forty units, from the army to the bytes of a PDF file.

use std::path::Path;
use std::time::{Duration, Instant};

use drumhead_print::{Edition, Kind, Paper, Template, print};
use drumhead_rules::books::fornovo::{Army, RosterOptions, Rules, roster};
use drumhead_words::sheet::{Block, Fact, Frame, Heading, Sheet};
use serde_json::{Value, json};

use super::{median, rules};

const UNITS: u16 = 40;
/// Rounds before the measured ones: faces are parsed, caches are filled.
const WARM: usize = 3;
const ROUNDS: usize = 11;

/// The army of a round. Its names are its own, so that no engine can answer from what it kept of
/// the round before.
fn army(round: usize) -> Result<Army, Box<dyn std::error::Error>> {
    let mut army = rules::army(UNITS)?;
    army.name = format!("The army of day {round}");
    for unit in &mut army.units {
        unit.name = format!("Regiment {} of day {round}", unit.number.0);
    }
    Ok(army)
}

/// Prints a roster a round, and writes `ours.pdf` and `rosters.json` into the folder.
pub(super) fn measure(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules::standard()?;
    let template = Template::built_in(Kind::Roster)?;
    let armies = (0..WARM + ROUNDS)
        .map(army)
        .collect::<Result<Vec<_>, _>>()?;
    let mut times: Vec<Duration> = Vec::new();
    let (mut texts, mut pdf) = (Vec::new(), Vec::new());
    for army in &armies {
        let start = Instant::now();
        let sheet = roster(army, rules, RosterOptions::default())?;
        pdf = print(&sheet, template, Paper::A4, Edition::Standard)?;
        times.push(start.elapsed());
        texts.push(self::texts(&sheet));
    }
    let time = median(times.split_off(WARM));
    std::fs::write(folder.join("ours.pdf"), &pdf)?;
    let made = json!({
        "units": UNITS, "warm": WARM, "sheets": texts, "median_ms": time.as_secs_f64() * 1e3,
    });
    std::fs::write(folder.join("rosters.json"), made.to_string())?;
    Ok(())
}

/// All that stands on a sheet; hit boxes, which are no text, are left out.
fn texts(sheet: &Sheet) -> Value {
    json!({
        "title": sheet.title,
        "subtitle": sheet.subtitle,
        "figure": sheet.figure.iter().map(|figure| [&figure.number, &figure.unit]).next(),
        "stamp": sheet.stamp.as_ref().map(|stamp| &stamp.text),
        "facts": pairs(&sheet.facts),
        "blocks": blocks(&sheet.blocks),
        "credit": sheet.credit,
    })
}

/// What follows, in reading order; units that follow each other are the rows of one table.
fn blocks(blocks: &[Block]) -> Vec<Value> {
    let both_units = |a: &Block, b: &Block| matches!((a, b), (Block::Entry(_), Block::Entry(_)));
    let runs = blocks.chunk_by(both_units);
    runs.map(|run| match run {
        [Block::Heading(Heading { text, note })] => {
            json!({"is": "heading", "text": text, "note": note})
        }
        [Block::Table(table)] => json!({
            "is": "table", "caption": table.caption, "rows": table.rows,
            "heads": table.columns.iter().map(|column| &column.head).collect::<Vec<_>>(),
        }),
        [Block::Frame(Frame { title, paragraphs })] => {
            json!({"is": "frame", "title": title, "paragraphs": paragraphs})
        }
        units => {
            json!({"is": "entries", "units": units.iter().filter_map(unit).collect::<Vec<_>>()})
        }
    })
    .collect()
}

fn unit(block: &Block) -> Option<Value> {
    let Block::Entry(entry) = block else {
        return None;
    };
    Some(json!({
        "number": entry.number, "name": entry.name, "lines": entry.lines,
        "looks": pairs(&entry.looks), "points": entry.points, "breaches": entry.breaches,
    }))
}

fn pairs(facts: &[Fact]) -> Vec<[&String; 2]> {
    facts
        .iter()
        .map(|fact| [&fact.label, &fact.value])
        .collect()
}
