//! Records scenes.
//!
//! `record --out DIR --seeds 1..200` plays a random game of each rulebook from each seed. It writes
//! the game with every fact of the table after each order, so that another version of the rules can
//! replay the game. `--book ID` plays one rulebook, and `--after step|turn` states facts less
//! often. `record --scene FILE --seed N [--turns N] [--boldness N] [--eagerness N] [--unruly N]`
//! replays the set-up of a scene with new orders, states facts at the end of each turn (or as
//! `--after` says), and overwrites the file. `record --replay DIR` plays every scene below a folder
//! and lists the lines that differ. `record --keep FILE ORDERS` plays the first `ORDERS` orders of
//! a scene, and exports the battle to `tests/fixtures/battles` in this version's format, for later
//! versions to open.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use drumhead_shelf::BookId;
use drumhead_tests::recorder::{After, Plan, random_begin, record};
use drumhead_tests::scenes::{exported, files, open, stored_folder};

use crate::Outcome;

pub(crate) fn run(mut arguments: impl Iterator<Item = String>) -> Outcome<()> {
    let mut flags = BTreeMap::new();
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} takes a value"))?;
        if flag == "--keep" {
            let orders = arguments
                .next()
                .ok_or("--keep takes a scene and a number")?;
            return keep(Path::new(&value), orders.parse()?);
        }
        flags.insert(flag, value);
    }
    let flag = |name: &str| flags.get(name).map(String::as_str);
    if let Some(folder) = flag("--replay") {
        return replay(Path::new(folder));
    }
    if let Some(file) = flag("--scene") {
        return anew(Path::new(file), &flag);
    }
    let out = PathBuf::from(flag("--out").ok_or("say --out DIR, --scene FILE or --replay DIR")?);
    let seeds = flag("--seeds").unwrap_or("1..20");
    let (first, last) = seeds.split_once("..").ok_or("seeds are written as 1..20")?;
    let (first, last): (u64, u64) = (first.parse()?, last.parse()?);
    std::fs::create_dir_all(&out)?;
    for book in BookId::ALL {
        if flag("--book").is_some_and(|id| id != book.id()) {
            continue;
        }
        for seed in first..=last {
            let plan = Plan {
                after: after(flag("--after").unwrap_or("order"))?,
                ..Plan::random(seed)
            };
            let scene = record(&random_begin(*book, seed)?, &plan)?;
            let path = out.join(format!("{}-{seed}.scene", book.id()));
            std::fs::write(&path, scene.write())?;
            println!("{}: {} orders", path.display(), scene.orders().count());
        }
    }
    Ok(())
}

fn after(text: &str) -> Outcome<After> {
    Ok(match text {
        "order" => After::Order,
        "step" => After::Step,
        "turn" => After::Turn,
        _ => return Err("--after must be order, step or turn".into()),
    })
}

/// Replays a scene's set-up with new orders.
fn anew<'a>(path: &Path, flag: &impl Fn(&str) -> Option<&'a str>) -> Outcome<()> {
    let scene = open(path)?;
    let seed = flag("--seed").unwrap_or("1").parse()?;
    let plan = Plan::random(seed);
    let number = |name: &str, usual: usize| flag(name).map_or(Ok(usual), str::parse);
    let plan = Plan {
        turns: flag("--turns").map_or(Ok(8), str::parse)?,
        boldness: number("--boldness", plan.boldness)?,
        eagerness: number("--eagerness", 5)?,
        unruly: number("--unruly", 0)?,
        after: after(flag("--after").unwrap_or("turn"))?,
        with_usual: false,
        ..plan
    };
    let scene = record(&scene, &plan)?;
    std::fs::write(path, scene.write())?;
    println!("{}: {} orders", path.display(), scene.orders().count());
    Ok(())
}

/// Plays every scene below a folder.
fn replay(folder: &Path) -> Outcome<()> {
    let mut otherwise = 0;
    let files = files(folder)?;
    for path in &files {
        let differences =
            match open(path).and_then(|scene| scene.replay().map_err(|it| it.to_string())) {
                Ok(replayed) => replayed
                    .differences
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
                Err(error) => vec![error],
            };
        otherwise += usize::from(!differences.is_empty());
        for what in differences {
            println!("{}: {what}", path.display());
        }
    }
    println!("{} scenes, {otherwise} with different results", files.len());
    match otherwise {
        0 => Ok(()),
        _ => Err("some scenes have different results".into()),
    }
}

/// Exports a scene's battle.
fn keep(path: &Path, orders: usize) -> Outcome<()> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let file = stored_folder().join(format!("{name}.json"));
    std::fs::write(&file, exported(&open(path)?, orders)?)?;
    println!("{}", file.display());
    Ok(())
}
