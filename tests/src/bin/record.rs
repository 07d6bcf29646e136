//! Records the scripted battles of `tests/scripts`: the file's set-up, played anew by its
//! plan. `record` writes all of them, `record NAME` one, and `record NAME SEED` that one
//! from another seed. `record --retell` plays what they have with the dice they have, and
//! writes down what the log now says of it; a script with a play that is refused is left.
//! `record --keep NAME PLAYS` writes the battle of a script's first plays to
//! `tests/fixtures/battles`, as this version exports it, for later versions to open.
//! What it writes is to be read before it is kept.
#![allow(clippy::print_stdout)]

use drumhead_tests::recorder::{PLANS, Plan, record};
use drumhead_tests::scripts::{exported, kept_folder, of_folder, own_folder, read};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (wanted, seed) = match arguments.as_slice() {
        [] => (None, None),
        [flag] if flag == "--retell" => return retell(),
        [flag, name, plays] if flag == "--keep" => return keep(name, plays.parse()?),
        [name] => (Some(name), None),
        [name, seed, ..] => (Some(name), Some(seed.parse()?)),
    };
    for plan in PLANS {
        if wanted.is_some_and(|name| name != plan.name) {
            continue;
        }
        let plan = Plan {
            seed: seed.unwrap_or(plan.seed),
            ..plan.clone()
        };
        let path = own_folder().join(format!("{}.json", plan.name));
        let script = record(&read(&path)?, &plan)?;
        std::fs::write(&path, script.write()?)?;
        let last = script.plays.last().map_or("", |play| &play.at);
        println!("{}: {} plays, to {last}", plan.name, script.plays.len());
    }
    Ok(())
}

/// Writes a script's battle as it is exported.
fn keep(name: &str, plays: usize) -> Result<(), Box<dyn std::error::Error>> {
    let script = read(&own_folder().join(format!("{name}.json")))?;
    let path = kept_folder().join(format!("{name}.json"));
    std::fs::write(&path, exported(&script, plays)?)?;
    println!("{}", path.display());
    Ok(())
}

/// Writes down anew what the log says of the battles as they are.
fn retell() -> Result<(), Box<dyn std::error::Error>> {
    for (path, script) in of_folder(&own_folder())? {
        let replayed = script.replay()?;
        if replayed.script.plays.len() != script.plays.len() {
            let refused = replayed.differences.iter().map(ToString::to_string);
            let first = refused.into_iter().find(|it| it.contains("refused"));
            println!(
                "{}: to be recorded: {}",
                path.display(),
                first.unwrap_or_default()
            );
            continue;
        }
        let mut told = replayed.script;
        for (now, before) in told.plays.iter_mut().zip(&script.plays) {
            if before.events.is_empty() {
                now.events.clear();
            }
        }
        std::fs::write(&path, told.write()?)?;
        println!(
            "{}: {} otherwise",
            path.display(),
            replayed.differences.len()
        );
    }
    Ok(())
}
