//! `make bench`: what the rules, the roster and the store cost, as a table of medians and ratios.
//! Everything that is compared is measured in this one run.
//!
//! With a folder as its argument it also prints rosters there, and leaves their texts and the time
//! they took in `rosters.json`: `scripts/bench/print.py` has others set the same texts. A command
//! that follows the folder is run for the odds of others: `scripts/bench/odds.py`.

mod desk;
mod journal;
mod odds;
mod roster;
mod rules;
mod store;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// A line of the table.
struct Row {
    what: String,
    ours: String,
    other: String,
    ratio: String,
}

/// The middle of what was measured.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut rows = rules::rows()?;
    rows.push(store::row()?);
    rows.extend(journal::rows()?);
    rows.extend(desk::rows()?);
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
    if let Some(folder) = std::env::args_os().nth(1) {
        roster::measure(&PathBuf::from(folder))?;
    }
    Ok(())
}
