//! Battles and armies through the desk. Each measurement has a comparison:
//!
//! - an order until it is durable and shown, against inserting its row into a bare table with
//!   nearly the same pragmas (measured alternately);
//! - undo, redo, a note and jumps (to a branch left behind, back again, and forward after opening),
//!   each against an order, at an early row and at a late one;
//! - opening and folding a long battle, against merely reading its rows;
//! - the view of eighty units, per unit, against the view of twenty units;
//! - listing a large library, against a fixed limit.

use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use drumhead_desk::books::{Army, Battle, BattleSetup};
use drumhead_desk::play::{Offer, OfferKind};
use drumhead_desk::{Desk, DiceFrom, Environment, Language, OpenedBattle, Played, starter};
use drumhead_fornovo::UnitNumber;
use drumhead_rules::play::Game as _;
use rusqlite::Connection;
use serde_json::Value;

use super::journal::{PRAGMAS, compared};
use super::{Row, median};

/// The number of orders measured.
const ORDERS: usize = 300;
/// The minimum number of events in the battle that is opened.
const EVENTS: u32 = 5_000;
/// The minimum number of rows of the battle.
const ROWS: u32 = 600;
const OPENINGS: usize = 11;
/// The number of armies in a large library, whose listing is measured.
const ARMIES: usize = 2_000;
const LISTED: Duration = Duration::from_millis(50);
const TRAVELS: u32 = 60;
const VIEWS: usize = 201;
const FIRST: &str = "edgehill-1642-royalist";
const SECOND: &str = "edgehill-1642-parliament";

pub(super) fn rows() -> Result<Vec<Row>, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut desk = Desk::open(folder.path(), Environment::real());
    let setup = BattleSetup::between(army(FIRST)?, army(SECOND)?)?;
    let mut opened = desk.battles().new_battle("Bench", setup)?;
    let durable = order(&mut desk, &mut opened, folder.path())?;
    let database = Connection::open(folder.path().join(drumhead_store::FILE_NAME))?;
    let events = || {
        let sql = "SELECT sum(json_array_length(events)) FROM battle_row";
        database.query_row(sql, [], |row| row.get::<_, u32>(0))
    };
    while events()? < EVENTS || opened.head < ROWS {
        for _ in 0..50 {
            next(&mut desk, &mut opened)?;
        }
    }
    let mut rows = vec![durable];
    rows.extend(travel(&mut desk, &mut opened)?);
    drop(desk);
    rows.extend([open(folder.path(), &opened.id)?, view()?]);
    rows.extend(list()?);
    Ok(rows)
}

/// Measures listing a library's armies: in a desk that has just been opened, and with the program
/// of the command line.
fn list() -> Result<[Row; 2], Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut desk = Desk::open(folder.path(), Environment::real());
    for _ in 0..ARMIES {
        desk.library().from_starter(FIRST)?;
    }
    drop(desk);
    let mut times = Vec::new();
    for _ in 0..OPENINGS {
        let mut desk = Desk::open_as_it_is(folder.path(), Environment::real())?;
        let start = Instant::now();
        black_box(desk.library().list_armies()?);
        times.push(start.elapsed());
    }
    let row = |what: String, times: Vec<Duration>| {
        let took = median(times);
        Row {
            what,
            ours: format!("{:.1} ms", took.as_secs_f64() * 1e3),
            other: format!("{} ms", LISTED.as_millis()),
            ratio: format!("{:.2}", took.as_secs_f64() / LISTED.as_secs_f64()),
        }
    };
    Ok([
        row(format!("a list of {ARMIES} armies"), times),
        row(
            format!("`drumhead army list`, {ARMIES} armies"),
            list_on_the_command_line(folder.path())?,
        ),
    ])
}

/// Returns the times of `drumhead army list`, each from the start of the program to its end. The
/// program is beside this one.
fn list_on_the_command_line(data: &Path) -> Result<Vec<Duration>, Box<dyn Error>> {
    let suffix = std::env::consts::EXE_EXTENSION;
    let program = std::env::current_exe()?
        .with_file_name("drumhead")
        .with_extension(suffix);
    let mut times = Vec::new();
    for _ in 0..OPENINGS {
        let mut command = Command::new(&program);
        command.arg("--data").arg(data).args(["army", "list"]);
        let start = Instant::now();
        let output = command.output()?;
        times.push(start.elapsed());
        let lines = output.stdout.iter().filter(|byte| **byte == b'\n').count();
        if !output.status.success() || lines < ARMIES {
            return Err("`drumhead army list` did not list every army".into());
        }
    }
    Ok(times)
}

fn army(id: &str) -> Result<Army, Box<dyn Error>> {
    Ok(starter(id, Language::ENGLISH)?.army())
}

/// Returns the next offer: pending work first, otherwise the end of the step.
fn to_do(desk: &mut Desk, opened: &OpenedBattle) -> Result<Offer<Value>, Box<dyn Error>> {
    let owing = opened.view.pending.iter().map(|work| work.unit);
    let mut all = opened.offers.clone();
    for unit in owing.flatten().take(1) {
        all.extend(desk.battles().battle_offers(&opened.id, Some(unit))?);
    }
    let to_do = all.iter().find(|offer| offer.fulfils.is_some()).cloned();
    let end = (all.into_iter()).find(|offer| offer.kind == OfferKind::EndStep);
    Ok(to_do.or(end).ok_or("there is no offer")?)
}

/// Carries out the next offer, with the desk's dice; returns the time.
fn next(desk: &mut Desk, opened: &mut OpenedBattle) -> Result<Duration, Box<dyn Error>> {
    let offer = to_do(desk, opened)?;
    let overruled = offer.overruled();
    let start = Instant::now();
    let played = desk.battles().play(
        &opened.id,
        opened.head,
        &offer.command,
        overruled,
        DiceFrom::Desk,
    )?;
    let took = start.elapsed();
    match played {
        Played::Done(after) => *opened = *after,
        Played::Refused(refusal) => return Err(format!("{}: {refusal:?}", offer.id).into()),
    }
    Ok(took)
}

fn order(desk: &mut Desk, opened: &mut OpenedBattle, folder: &Path) -> Result<Row, Box<dyn Error>> {
    let bare = Connection::open(folder.join("bare.db"))?;
    bare.execute_batch(PRAGMAS)?;
    bare.execute_batch("CREATE TABLE line (seq INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;")?;
    let database = Connection::open(folder.join(drumhead_store::FILE_NAME))?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ORDERS {
        ours.push(next(desk, opened)?);
        let body: String = database.query_row(
            "SELECT label || command || dice || events || digest || summary FROM battle_row
             ORDER BY seq DESC LIMIT 1",
            [],
            |row| row.get(0),
        )?;
        let start = Instant::now();
        bare.execute("INSERT INTO line (body) VALUES (?1)", [&body])?;
        theirs.push(start.elapsed());
    }
    Ok(compared(
        "an order, from call to durable and shown",
        "bare insert",
        ours,
        theirs,
    ))
}

/// The rows at which moves through a battle are measured.
const PLACES: [u32; 2] = [5, 500];

/// Measures undo, redo, a note and jumps at an early row and at a late one, each against an order
/// at the end of the battle.
fn travel(desk: &mut Desk, opened: &mut OpenedBattle) -> Result<Vec<Row>, Box<dyn Error>> {
    let mut orders = Vec::new();
    for _ in 0..TRAVELS {
        orders.push(next(desk, opened)?);
    }
    let mut rows = Vec::new();
    for place in PLACES {
        for (name, times) in travel_at(desk, opened, place)? {
            let what = format!("{name}, at row {place}");
            rows.push(compared(&what, "an order", times, orders.clone()));
        }
    }
    Ok(rows)
}

/// The name of a move, and its times.
type Timed = (&'static str, Vec<Duration>);

/// Measures moves at a row. Notes begin branches there; the battle's own branch is left behind.
fn travel_at(
    desk: &mut Desk,
    opened: &mut OpenedBattle,
    place: u32,
) -> Result<Vec<Timed>, Box<dyn Error>> {
    let id = opened.id.clone();
    let newest = opened.head;
    let mut times = [
        ("undo", Vec::new()),
        ("redo", Vec::new()),
        ("a note on a new branch", Vec::new()),
        (
            "the newest row gone to, on a branch left behind",
            Vec::new(),
        ),
        ("gone back to the row", Vec::new()),
        ("the newest row gone to, after opening", Vec::new()),
    ];
    let mut timed = |at: usize, opened: &mut OpenedBattle, work: &mut dyn FnMut(u32) -> Moved| {
        let start = Instant::now();
        *opened = work(opened.head)?;
        let took = start.elapsed();
        if let Some((_, times)) = times.get_mut(at) {
            times.push(took);
        }
        Ok::<_, Box<dyn Error>>(())
    };
    for _ in 0..TRAVELS {
        *opened = desk.battles().go_to_play(&id, opened.head, place)?;
        timed(0, opened, &mut |head| desk.battles().undo_play(&id, head))?;
        timed(1, opened, &mut |head| desk.battles().redo_play(&id, head))?;
        timed(2, opened, &mut |head| {
            desk.battles().note(&id, head, "Rain")
        })?;
        timed(3, opened, &mut |head| {
            desk.battles().go_to_play(&id, head, newest)
        })?;
        timed(4, opened, &mut |head| {
            desk.battles().go_to_play(&id, head, place)
        })?;
        *opened = desk.battles().open_battle(&id)?;
        timed(5, opened, &mut |head| {
            desk.battles().go_to_play(&id, head, newest)
        })?;
    }
    Ok(times.into())
}

type Moved = drumhead_desk::Result<OpenedBattle>;

fn open(folder: &Path, id: &str) -> Result<Row, Box<dyn Error>> {
    let bare = Connection::open(folder.join(drumhead_store::FILE_NAME))?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut events = 0;
    let mut orders = 0;
    for _ in 0..OPENINGS {
        let mut desk = Desk::open(folder, Environment::real());
        let start = Instant::now();
        let shown = black_box(desk.battles().open_battle(id)?);
        ours.push(start.elapsed());
        drop(shown);
        let start = Instant::now();
        let mut statement = bare.prepare_cached(
            "SELECT label, at, digest, summary, dice, command, events FROM battle_row ORDER BY seq",
        )?;
        let mut rows = statement.query([])?;
        let mut texts: Vec<[String; 7]> = Vec::new();
        while let Some(row) = rows.next()? {
            texts.push([
                row.get(0)?,
                row.get(1)?,
                row.get(2)?,
                row.get(3)?,
                row.get(4)?,
                row.get(5)?,
                row.get(6)?,
            ]);
        }
        theirs.push(start.elapsed());
        (orders, events) = (texts.len(), 0);
        for [.., events_of_row] in &texts {
            let events_of_row: Vec<Value> = serde_json::from_str(events_of_row)?;
            events += events_of_row.len();
        }
    }
    let what = format!("a battle of {events} events in {orders} rows opened and folded");
    Ok(compared(&what, "only reading its rows", ours, theirs))
}

/// Returns a battle with this many units a side, all copies of the units of that side's army.
fn battle_of(units: u16) -> Result<Battle, Box<dyn Error>> {
    let side = |id: &str| -> Result<Army, Box<dyn Error>> {
        let Army::Fornovo(mut army) = army(id)? else {
            return Err("an army of the main rulebook is needed".into());
        };
        let few = army.units.clone();
        let copies = (1..=units).zip(few.iter().cycle());
        army.units = copies
            .map(|(number, unit)| {
                let mut unit = unit.clone();
                unit.number = UnitNumber(number);
                unit
            })
            .collect();
        Ok(Army::Fornovo(army))
    };
    Ok(Battle::new(BattleSetup::between(
        side(FIRST)?,
        side(SECOND)?,
    )?)?)
}

fn view() -> Result<Row, Box<dyn Error>> {
    let (eighty, twenty) = (battle_of(40)?, battle_of(10)?);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..VIEWS {
        let start = Instant::now();
        black_box(eighty.view());
        ours.push(start.elapsed());
        let start = Instant::now();
        black_box(twenty.view());
        theirs.push(start.elapsed());
    }
    let (ours, theirs) = (median(ours), median(theirs));
    Ok(Row {
        what: "view of a battle of 80 units".to_owned(),
        ours: format!("{:.0} µs", ours.as_secs_f64() * 1e6),
        other: format!("of 20 units: {:.0} µs", theirs.as_secs_f64() * 1e6),
        ratio: format!(
            "{:.2} a unit",
            ours.as_secs_f64() / theirs.as_secs_f64() / 4.0
        ),
    })
}
