//! Records the scripted battles of `tests/scripts`: the file's set-up, played anew by its
//! plan. `record` writes all of them, `record NAME` one, and `record NAME SEED` that one
//! from another seed. What it writes is to be read before it is kept.
#![allow(clippy::print_stdout)]

use drumhead_tests::recorder::{PLANS, Plan, record};
use drumhead_tests::scripts::{own_folder, read};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (wanted, seed) = match arguments.as_slice() {
        [] => (None, None),
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
