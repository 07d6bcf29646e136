//! Prints sample rosters into a folder and reports the time per roster.
//!
//! `cargo run --release -p drumhead-print --example rosters -- FOLDER`

#![allow(clippy::print_stdout)] // an example prints to its terminal

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use drumhead_print::{Edition, Kind, Paper, PrintError, Template, lay_out, print};

#[path = "../../../../tests/tests/suite/prints/sheets.rs"]
#[allow(dead_code)]
mod sheets;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    let template = Template::built_in(Kind::Roster)?;
    let samples = [
        ("league", sheets::league()),
        ("forty", sheets::army_of(40)),
        ("hard", sheets::hard()),
    ];
    for (name, sheet) in &samples {
        for (paper, size) in [(Paper::A4, "a4"), (Paper::Letter, "letter")] {
            for edition in [Edition::Standard, Edition::InkSaving] {
                let bytes = print(sheet, template, paper, edition)?;
                let file = folder.join(format!("{name}-{size}-{}.pdf", edition.name()));
                std::fs::write(file, bytes)?;
            }
        }
    }
    let sheet = &samples[1].1;
    let laid = median(|| lay_out(sheet, template, Paper::A4, Edition::Standard).map(drop))?;
    let printed = median(|| print(sheet, template, Paper::A4, Edition::Standard).map(drop))?;
    println!("a roster of 40 units: laid out in {laid:?}, printed in {printed:?}");
    Ok(())
}

/// Returns the median time of many runs.
fn median(run: impl Fn() -> Result<(), PrintError>) -> Result<Duration, PrintError> {
    let mut times = Vec::new();
    for _ in 0..101 {
        let start = Instant::now();
        run()?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok(times[times.len() / 2])
}
