//! The hex-based rulebooks: the offers of every unit in a large battle, and lines of sight on a
//! large map, each against a naive implementation.

use drumhead_desk::Language;
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use drumhead_d3_ecw::{Army, Battle, Setup};
use drumhead_rules::hex::{Cell, EdgeSight, Facing, Grid, Hex, Numbering, Pointing, Pushed, Sight};
use drumhead_rules::map::Map;
use drumhead_rules::play::Game as _;
use drumhead_shelf as books;
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::{Answer, UnitRef};
use serde_json::Value;

use crate::{Row, median};

/// The number of rounds whose median is taken.
const ROUNDS: usize = 9;
/// The number of units on each side.
const UNITS: u16 = 30;
/// A map of 40 by 30 hexes.
const GRID: Grid = Grid {
    pointing: Pointing::PointyTop,
    pushed: Pushed::Even,
    numbering: Numbering::Letters,
    columns: 40,
    rows: 30,
};

/// Returns the rows of the table.
pub(crate) fn rows() -> Result<Vec<Row>, Box<dyn Error>> {
    Ok(vec![offers()?, sight()])
}

/// Returns a battle of *D3* with sixty counters, face to face on a large map.
fn large() -> Result<Battle, Box<dyn Error>> {
    let army = |id: &str, row: u16, facing: Facing| -> Result<Army, Box<dyn Error>> {
        let books::Army::D3Ecw(mut army) = drumhead_desk::starter(id, Language::ENGLISH)?.army()
        else {
            return Err(format!("{id} is of another book").into());
        };
        let units = army.units.clone();
        army.units = (1..=UNITS)
            .zip(units.iter().cycle().cloned())
            .collect::<Vec<_>>()
            .into_iter()
            .map(|(number, mut unit)| {
                unit.number = number;
                unit.of.hex = Some(Cell::new(number + 4, row));
                unit.of.facing = Some(facing);
                unit
            })
            .collect();
        Ok(army)
    };
    let north = army("edgehill-1642-d3_ecw-royalist", 12, Facing::S)?;
    let south = army("edgehill-1642-d3_ecw-parliament", 17, Facing::N)?;
    let setup = Setup {
        map: Map::open(GRID),
        ..Setup::of(north, south)?
    };
    Ok(Battle::new(setup)?)
}

/// Measures the offers of every unit, against trying every hex of the map for each order that needs
/// a hex.
fn offers() -> Result<Row, Box<dyn Error>> {
    let battle = large()?;
    let units = || (0..2_u8).flat_map(|side| (1..=UNITS).map(move |unit| UnitRef::new(side, unit)));
    let ours = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for unit in units() {
            black_box(battle.offers(Some(unit)));
        }
        start.elapsed()
    });
    let ours = median(ours.collect());
    // Only one round, because trying every hex is slow.
    let start = Instant::now();
    let mut tried = 0_u32;
    for unit in units() {
        for offer in battle.offers(Some(unit)) {
            let asked = |question: &&drumhead_vocabulary::play::Question| {
                matches!(question.answer, Answer::Hex { .. })
            };
            let Some(question) = offer.questions.iter().find(asked) else {
                continue;
            };
            let command = serde_json::to_value(&offer.command)?;
            for cell in GRID.cells() {
                let mut command = command.clone();
                if let Some(place) = command.pointer_mut(&question.path) {
                    *place = Value::from(cell.to_string());
                }
                let Ok(command) = serde_json::from_value(command) else {
                    continue;
                };
                tried += 1;
                let _decided = black_box(battle.decide(&command, &[], &mut Given::default()));
            }
        }
    }
    let simple = start.elapsed();
    Ok(Row {
        what: format!("offers of all {} units of a hex battle", 2 * UNITS),
        ours: format!("{:.2} ms", ours.as_secs_f64() * 1e3),
        other: format!(
            "every hex tried for each ({tried}): {:.1} ms",
            simple.as_secs_f64() * 1e3
        ),
        ratio: format!("{:.1}", simple.as_secs_f64() / ours.as_secs_f64()),
    })
}

/// Measures lines of sight from twenty hexes to every hex of the map, a quarter of which is woods,
/// against sampling about a hundred points of each line.
fn sight() -> Row {
    let wood = |hex: Hex| (hex.x * 7 + hex.y * 3).rem_euclid(4) == 0;
    let from: Vec<Hex> = (0..20)
        .map(|n| GRID.hex(Cell::new(2 * n + 1, n + 5)))
        .collect();
    let to: Vec<Hex> = GRID.cells().map(|cell| GRID.hex(cell)).collect();
    let lines = from.len() * to.len();
    let measure = |clear: &dyn Fn(Hex, Hex) -> bool| {
        let times = (0..ROUNDS).map(|_| {
            let start = Instant::now();
            for from in &from {
                for to in &to {
                    black_box(clear(*from, *to));
                }
            }
            start.elapsed()
        });
        median(times.collect())
    };
    let ours = measure(&|from, to| {
        let blocked = |hex| wood(hex).then_some(());
        let sight = Sight::between(from, to);
        sight
            .blocked(EdgeSight::Both, blocked, |_, _| None)
            .is_none()
    });
    let simple = measure(&|from, to| {
        (1..100).all(|step| {
            let part = step as f32 / 100.0;
            let at = |from: i32, to: i32| from as f32 + (to - from) as f32 * part;
            let hex = Hex::round([at(from.x, to.x), at(from.y, to.y)]);
            hex == from || hex == to || !wood(hex)
        })
    });
    let each = |time: std::time::Duration| time.as_secs_f64() * 1e6 / lines as f64;
    Row {
        what: format!("lines of sight on 40 x 30 hexes ({lines})"),
        ours: format!("{:.2} µs each, exact", each(ours)),
        other: format!("100 points of each: {:.2} µs", each(simple)),
        ratio: format!("{:.1}", each(simple) / each(ours)),
    }
}
