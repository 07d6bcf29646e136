//! `make soak`: kills the store, the library and the desk at random moments, each two thousand
//! times or as often as the first argument says. Then it plays random walks until each kind of
//! order that was accepted at all has been accepted a hundred times, or 8,000 walks are over.
//! `soak walks` kills nothing, and only plays the walks.
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use drumhead_tests::kills::{Outcome, Tally, desk, kill_over_and_over, library, store};
use drumhead_tests::walks::until_often;

const KILLS: u32 = 2000;
/// The maximum number of walks, even if some orders are still rare.
const MOST_WALKS: u64 = 8_000;

pub(crate) fn run(arguments: impl Iterator<Item = String>) -> Outcome<()> {
    let mut arguments = arguments.peekable();
    if arguments.next_if_eq("walks").is_some() {
        return walk();
    }
    let kills = arguments.next().map_or(Ok(KILLS), |text| text.parse())?;
    // Without a second argument, the seed is new each time. It is printed, so that a run can be
    // repeated.
    let seed = match arguments.next() {
        Some(text) => text.parse()?,
        None => SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs(),
    };
    let child = std::env::current_exe()?.with_file_name("store_child");
    let within = tempfile::tempdir()?;
    println!("seed {seed}");
    let command = |task: &'static str| {
        let child = child.clone();
        move |dir: &Path| {
            let mut command = Command::new(&child);
            command.arg(task).arg(dir);
            command
        }
    };
    let within = within.path();
    let written = command("store");
    let tally = kill_over_and_over(within, kills, seed, written, store::check)?;
    print_counts("the store", tally)?;
    let kept = command("library");
    let tally = kill_over_and_over(within, kills, seed, kept, library::check)?;
    print_counts("the library", tally)?;
    let mut witness = desk::Witness::new(within)?;
    let played = command("desk");
    let tally = kill_over_and_over(within, kills, seed, played, |dir, output| {
        witness.check(dir, output)
    })?;
    print_counts("the desk", tally)?;
    walk()
}

/// Walks until each kind of order that was accepted at all has been accepted a hundred times, or
/// for [`MOST_WALKS`].
fn walk() -> Outcome<()> {
    const TIMES: u32 = 100;
    let walked = until_often(TIMES, (80, MOST_WALKS), |walked| {
        if walked.walks % 100 == 0 {
            println!(
                "{} walks; kinds of orders that are still rare: {:?}",
                walked.walks,
                walked.seldom(TIMES)
            );
        }
    })?;
    let (walks, far) = (walked.walks, walked.far);
    println!(
        "two items of pending work were done in both orders {} times",
        walked.swapped
    );
    println!("{walks} walks, {far} of them to turn 4; how often each kind of order was accepted:");
    for (kind, count) in &walked.accepted {
        println!("  {count:>7}  {kind}");
    }
    if far * 2 < walks {
        return Err("fewer than half of the walks reached turn 4".into());
    }
    match walked.seldom(TIMES).as_slice() {
        [] => Ok(()),
        few => Err(format!("fewer than {TIMES} times: {few:?}").into()),
    }
}

fn print_counts(what: &str, tally: Tally) -> Outcome<()> {
    println!(
        "{what}: {} kills, {} between request and acknowledgement, {} writes acknowledged, none lost",
        tally.kills, tally.between, tally.acknowledged
    );
    if tally.between * 4 < tally.kills {
        return Err(
            "fewer than a quarter of the kills were between request and acknowledgement".into(),
        );
    }
    Ok(())
}
