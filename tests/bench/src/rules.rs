//! The bill and the problems of armies of 26, 60 and 240 units.

use std::hint::black_box;
use std::time::{Duration, Instant};

use drumhead_fornovo::{
    Army, General, GeneralId, Rank, Rules, Unit, UnitNumber, bill, problems, templates,
};

use super::{Row, median};

/// The number of lists of 26 units that a JavaScript peer validates in a second on a similar
/// machine: a published figure, not measured here.
const PEER: f64 = 14_000.0;
const ROUNDS: usize = 15;
const ROUND: Duration = Duration::from_millis(100);

/// Returns an army of this many units, made from the unit templates in turn.
pub(super) fn army(units: u16) -> Result<Army, Box<dyn std::error::Error>> {
    let templates = templates::templates()?.iter().cycle();
    let units = (1..=units).zip(templates).map(|(number, template)| Unit {
        number: UnitNumber(number),
        general: Some(GeneralId(1)),
        ..template.unit.clone()
    });
    Ok(Army {
        year: 1632,
        units: units.collect(),
        generals: vec![General {
            id: GeneralId(1),
            rank: Rank::CommanderInChief,
            ..General::default()
        }],
        ..Army::default()
    })
}

/// Returns the time taken to work out an army's bill and problems: the median of the rounds.
fn time(army: &Army, rules: &Rules) -> Duration {
    let work = || {
        let bill = bill(black_box(army), rules);
        black_box(problems(army, rules, bill.total));
        black_box(bill);
    };
    let round = || {
        let (start, mut times) = (Instant::now(), 0_u32);
        while start.elapsed() < ROUND {
            (0..100).for_each(|_| work());
            times += 100;
        }
        start.elapsed() / times
    };
    round();
    median((0..ROUNDS).map(|_| round()).collect())
}

pub(super) fn rows() -> Result<Vec<Row>, Box<dyn std::error::Error>> {
    let rules = Rules::standard()?;
    let mut rows = Vec::new();
    let mut first = None;
    for units in [26, 60, 240] {
        let elapsed = time(&army(units)?, rules);
        let each = elapsed.as_secs_f64() * 1e9 / f64::from(units);
        let smallest = *first.get_or_insert(each);
        rows.push(Row {
            what: format!("bill and problems, {units} units"),
            ours: format!("{:.2} us, {each:.0} ns a unit", elapsed.as_secs_f64() * 1e6),
            other: String::new(),
            ratio: format!("a unit: {:.2} of that in 26", each / smallest),
        });
        if units == 26 {
            let a_second = 1.0 / elapsed.as_secs_f64();
            rows.push(Row {
                what: "armies of 26 units a second".to_owned(),
                ours: format!("{a_second:.0}"),
                other: format!("JavaScript peer, as given: {PEER:.0}"),
                ratio: format!("{:.1} times as many", a_second / PEER),
            });
        }
    }
    Ok(rows)
}
