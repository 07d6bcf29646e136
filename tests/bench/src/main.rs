//! `make bench`: the costs of the rules, the store, the desk, hex maps and odds, as a table of
//! medians and ratios. Everything compared is measured in the same run, except for a published
//! figure and a fixed limit. With a folder as its argument, the program also prints documents into
//! the folder. It writes the text and measurements of each document to a JSON file, from which
//! `scripts/bench/print.py` has other programs set the same text. The odds are measured only if a
//! command that runs `scripts/bench/odds.py` follows the folder: the script computes the same odds
//! with other programs. With `--documents` after the folder, only the documents are measured.

mod desk;
mod hexes;
mod journal;
mod odds;
mod prints;
mod rules;
mod store;

use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// A line of the table.
struct Row {
    what: String,
    ours: String,
    other: String,
    ratio: String,
}

/// Returns the median.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        [folder, "--document", name] => return prints::measure_one(Path::new(folder), name),
        [folder, "--documents"] => return prints::measure(Path::new(folder)),
        _ => {}
    }
    let mut rows = rules::rows()?;
    rows.push(store::row()?);
    rows.extend(journal::rows()?);
    rows.extend(desk::rows()?);
    rows.extend(hexes::rows()?);
    rows.extend(odds::rows()?);
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:<44} {:<34} {:<34} ratio",
        "measured", "ours", "held to"
    )?;
    for row in rows {
        writeln!(
            out,
            "{:<44} {:<34} {:<34} {}",
            row.what, row.ours, row.other, row.ratio
        )?;
    }
    if let Some(folder) = arguments.first() {
        prints::measure(Path::new(folder))?;
    }
    Ok(())
}
