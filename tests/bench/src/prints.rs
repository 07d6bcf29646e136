//! Documents, from sheets in memory to the bytes of a PDF file: the roster of forty units, their
//! cards and labels, the playsheet of a battle, and the report of a battle of four turns. Turning
//! an army or a battle into words is not measured, because the other programs are given the words.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use drumhead_desk::scene::Scene;
use drumhead_desk::{Desk, Environment};
use drumhead_fornovo::{Army, RosterOptions, Rules, Words, roster};
use drumhead_print::{Edition, Kind, Paper, PrintError, Template, lay_out_cards, paint, print};
use drumhead_shelf::{self as books, Draft};
use drumhead_vocabulary::deck::{Card, Deck};
use drumhead_vocabulary::sheet::{Block, Fact, Frame, Heading, Piece, Sheet, Table};
use serde_json::{Value, json};

use super::{median, rules};

type Error = Box<dyn std::error::Error>;

const UNITS: u16 = 40;
/// The number of unmeasured rounds, in which fonts are parsed and caches are filled.
const WARM: usize = 3;
const ROUNDS: usize = 11;

/// The documents: name and template.
const DOCUMENTS: [(&str, Kind); 5] = [
    ("roster", Kind::Roster),
    ("cards", Kind::Cards),
    ("labels", Kind::Labels),
    ("playsheet", Kind::Playsheet),
    ("report", Kind::Report),
];
/// The size of the cards.
const CARD: &str = "poker";
/// The battle of the report and the playsheet.
const BATTLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../scenes/fornovo/edgehill-1642.scene"
);

/// Prints each document in a separate process, so that its memory can be measured. Writes the
/// files, their text and their measurements to the folder.
pub(super) fn measure(folder: &Path) -> Result<(), Error> {
    for (name, _) in DOCUMENTS {
        let child = Command::new(std::env::current_exe()?)
            .arg(folder)
            .args(["--document", name])
            .status()?;
        if !child.success() {
            return Err(format!("the {name} could not be measured: {child}").into());
        }
    }
    Ok(())
}

/// Prints one document per round, and writes its file and its JSON to the folder.
pub(super) fn measure_one(folder: &Path, name: &str) -> Result<(), Error> {
    let kind = DOCUMENTS.iter().find(|(of, _)| *of == name);
    let (_, kind) = kind.ok_or_else(|| format!("there is no document {name}"))?;
    let template = Template::built_in(*kind)?;
    let mut making = making(name)?;
    let mut times: Vec<Duration> = Vec::new();
    let (mut texts, mut pdf) = (Vec::new(), Vec::new());
    for round in 0..WARM + ROUNDS {
        let made = making(round)?;
        let start = Instant::now();
        pdf = printed(&made, template)?;
        times.push(start.elapsed());
        texts.push(match &made {
            Made::Sheet(sheet) => self::texts(sheet),
            Made::Deck(deck) => texts_of_cards(deck),
        });
    }
    let time = median(times.split_off(WARM));
    std::fs::write(folder.join(format!("{name}-ours.pdf")), &pdf)?;
    let made = json!({
        "name": name, "warm": WARM, "sheets": texts, "median_ms": time.as_secs_f64() * 1e3,
        "peak_kb": peak_kb()?,
    });
    std::fs::write(folder.join(format!("{name}.json")), made.to_string())?;
    Ok(())
}

/// A printable document.
enum Made {
    Sheet(Sheet),
    Deck(Deck),
}

/// Returns the bytes of a document's file.
fn printed(made: &Made, template: &Template) -> Result<Vec<u8>, PrintError> {
    let (paper, edition) = (Paper::A4, Edition::Standard);
    match made {
        Made::Sheet(sheet) => print(sheet, template, paper, edition),
        Made::Deck(deck) => paint(&lay_out_cards(deck, template, paper, edition, CARD)?),
    }
}

/// Makes the document for a round.
type Making = Box<dyn FnMut(usize) -> Result<Made, Error>>;

fn making(name: &str) -> Result<Making, Error> {
    if name == "roster" {
        let rules = Rules::standard()?;
        return Ok(Box::new(move |round| {
            let sheet = roster(
                &army(round)?,
                rules,
                RosterOptions::default(),
                Words::speak(drumhead_rules::catalogue::Language::ENGLISH),
            )?;
            Ok(Made::Sheet(sheet))
        }));
    }
    if name == "cards" || name == "labels" {
        let cards = name == "cards";
        return Ok(Box::new(move |round| {
            let draft = Draft::new(books::Army::Fornovo(army(round)?))?;
            let made = if cards {
                draft.deck()?.map(Made::Deck)
            } else {
                draft.labels(None)?.map(Made::Sheet)
            };
            Ok(made.ok_or("the book has no cards or labels")?)
        }));
    }
    let scene = Scene::open(Path::new(BATTLE))?;
    let sheet = if name == "playsheet" {
        scene.begun()?.playsheet()?
    } else {
        report(&scene)?
    };
    Ok(Box::new(move |round| {
        Ok(Made::Sheet(varied(sheet.clone(), round)))
    }))
}

/// Returns the army for a round. Its names contain the round's number, so that no engine can reuse
/// a whole document from an earlier round.
fn army(round: usize) -> Result<Army, Error> {
    let mut army = rules::army(UNITS)?;
    army.name = format!("The army of day {round}");
    for unit in &mut army.units {
        unit.name = format!("Regiment {} of day {round}", unit.number.0);
    }
    Ok(army)
}

/// Returns the report of a scene played on a desk.
fn report(scene: &Scene) -> Result<Sheet, Error> {
    let folder = tempfile::tempdir()?;
    let mut desk = Desk::open(folder.path(), Environment::real());
    let opened = desk.battles().import_scene(scene)?;
    Ok(desk.printer().battle_report(&opened.id)?)
}

/// Returns the sheet with the round's number added to the title and to the main text of most
/// blocks, so that no engine can reuse a whole document from an earlier round.
fn varied(mut sheet: Sheet, round: usize) -> Sheet {
    let vary = |text: &mut String| {
        if text.contains(char::is_alphabetic) {
            text.push_str(&format!(" {round}"));
        }
    };
    vary(&mut sheet.title);
    for block in &mut sheet.blocks {
        match block {
            Block::Heading(heading) => vary(&mut heading.text),
            Block::Entry(entry) => vary(&mut entry.name),
            Block::Table(table) => {
                vary(&mut table.caption);
                for row in &mut table.rows {
                    row.iter_mut().take(1).for_each(vary);
                }
            }
            Block::Frame(frame) => frame.paragraphs.iter_mut().for_each(vary),
            Block::Prose(prose) => vary(&mut prose.text),
            Block::Chart(chart) => vary(&mut chart.caption),
            Block::Pieces(_) | Block::Board(_) | Block::Figures(_) | Block::Pictures(_) => {}
        }
    }
    sheet
}

/// Returns the process's peak memory, in kilobytes.
fn peak_kb() -> Result<u64, Error> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    Ok(peak
        .and_then(|peak| peak.split_whitespace().next())
        .ok_or("this system does not report a process's memory")?
        .parse()?)
}

/// Returns the text of a sheet, without hit boxes, states to tick, chart lines, picture frames or
/// maps.
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

/// Returns the blocks in reading order; consecutive units are the rows of one table.
fn blocks(blocks: &[Block]) -> Vec<Value> {
    let both_units = |a: &Block, b: &Block| matches!((a, b), (Block::Entry(_), Block::Entry(_)));
    let runs = blocks.chunk_by(both_units);
    runs.map(|run| match run {
        [Block::Heading(Heading { text, note })] => {
            json!({"is": "heading", "text": text, "note": note})
        }
        [Block::Table(table)] => ruled(table),
        [Block::Pieces(pieces)] => json!({
            "is": "entries", "units": pieces.iter().flat_map(labels).collect::<Vec<_>>(),
        }),
        [Block::Frame(Frame { title, paragraphs })] => {
            json!({"is": "frame", "title": title, "paragraphs": paragraphs})
        }
        [Block::Prose(prose)] => json!({"is": "prose", "lead": prose.lead, "text": prose.text}),
        [Block::Chart(chart)] => {
            let names = chart.lines.iter().map(|line| line.name.as_str());
            let labels: Vec<&str> = names
                .chain(chart.steps.iter().map(String::as_str))
                .collect();
            json!({"is": "prose", "lead": chart.caption, "text": labels.join(" ")})
        }
        [Block::Pictures(pictures)] => {
            json!({"is": "prose", "lead": "", "text": pictures.captions.join(" ")})
        }
        units => {
            json!({"is": "entries", "units": units.iter().filter_map(unit).collect::<Vec<_>>()})
        }
    })
    .collect()
}

fn ruled(table: &Table) -> Value {
    json!({
        "is": "table", "caption": table.caption, "rows": table.rows,
        "heads": table.columns.iter().map(|column| &column.head).collect::<Vec<_>>(),
    })
}

/// Returns the text of a deck's cards, as units with tables: other programs set the text down the
/// page, without fitting it on cards or flipping the backs.
fn texts_of_cards(deck: &Deck) -> Value {
    let card = |card: &Card| {
        let unit = json!({
            "number": card.number, "name": card.name, "lines": card.lines,
            "values": pairs(&card.facts), "points": "", "problems": [],
        });
        let front = json!({"is": "entries", "units": [unit]});
        let back = json!({"is": "heading", "text": card.name, "note": deck.title});
        let tables = card.tables.iter().map(ruled);
        [front, back].into_iter().chain(tables).collect::<Vec<_>>()
    };
    json!({
        "title": deck.title, "subtitle": deck.subtitle, "figure": None::<()>, "stamp": None::<()>,
        "facts": [], "credit": "", "blocks": deck.cards.iter().flat_map(card).collect::<Vec<_>>(),
    })
}

/// Returns a label as often as it has copies.
fn labels(piece: &Piece) -> impl Iterator<Item = Value> {
    let unit = json!({
        "number": piece.number, "name": piece.text, "lines": [], "values": [], "points": "",
        "problems": [],
    });
    (0..piece.count).map(move |_| unit.clone())
}

fn unit(block: &Block) -> Option<Value> {
    let Block::Entry(entry) = block else {
        return None;
    };
    Some(json!({
        "number": entry.number, "name": entry.name, "lines": entry.lines,
        "values": pairs(&entry.facts), "points": entry.points, "problems": entry.problems,
    }))
}

fn pairs(facts: &[Fact]) -> Vec<[&String; 2]> {
    facts
        .iter()
        .map(|fact| [&fact.label, &fact.value])
        .collect()
}
