//! The exact odds of a volley of 40 dice with saves, and of both sides' losses in a round of 24
//! horsemen against 24. They are compared with icepool and dyce.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use drumhead_fornovo::combat::{Blow, BothSuffer, Losses, Struck, exchange, losses};
use drumhead_rules::odds::{Chance, Distribution, Exact};

use super::{Row, median};

type Failure = Box<dyn std::error::Error>;

const ROUNDS: usize = 31;
const ROUND: Duration = Duration::from_millis(20);

/// A peer's time for a task, and the resulting chance.
struct Peer {
    name: String,
    work: String,
    seconds: f64,
    chance: String,
}

/// Returns the peers' times, as printed by `scripts/bench/odds.py`; none if there is no command
/// after the folder.
fn peers() -> Result<Vec<Peer>, Failure> {
    let mut arguments = std::env::args().skip(2);
    let Some(python) = arguments.next() else {
        return Ok(Vec::new());
    };
    let output = Command::new(python).args(arguments).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let text = String::from_utf8(output.stdout)?;
    text.lines()
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [name, work, seconds, chance] => Ok(Peer {
                name: name.to_owned(),
                work: work.to_owned(),
                seconds: seconds.parse()?,
                chance: chance.to_owned(),
            }),
            _ => Err(format!("the script printed {line:?}").into()),
        })
        .collect()
}

fn blow(dice: u32, to_hit: &str, save: u8) -> Result<Blow, Failure> {
    Ok(Blow {
        to_hit: to_hit.parse()?,
        dice,
        struck: vec![Struck {
            save: Some(save),
            figures: u32::MAX,
        }],
    })
}

/// Returns the time that the work takes: the median of the rounds.
fn time<T>(work: impl Fn() -> T) -> Duration {
    let round = || {
        let (start, mut times) = (Instant::now(), 0_u32);
        while start.elapsed() < ROUND {
            black_box(work());
            times += 1;
        }
        start.elapsed() / times
    };
    round();
    median((0..ROUNDS).map(|_| round()).collect())
}

pub(super) fn rows() -> Result<Vec<Row>, Failure> {
    let peers = peers()?;
    if peers.is_empty() {
        return Ok(Vec::new());
    }
    let volley = blow(40, "3456H", 5)?;
    let (higher, lower) = (blow(12, "45H 6HH", 5)?, blow(12, "6H", 6)?);
    let mut rows = Vec::new();
    rows.extend(beside(
        "odds of a volley of 40 dice, saved",
        &peers,
        "volley",
        [
            time(|| volleyed::<Exact>(&volley)),
            time(|| volleyed::<f64>(&volley)),
        ],
        &volleyed::<Exact>(&volley).chance(|lost| *lost == 20),
    )?);
    rows.extend(beside(
        "joint odds of 24 horse against 24, saved",
        &peers,
        "round",
        [
            time(|| fought::<Exact>(&higher, &lower)),
            time(|| fought::<f64>(&higher, &lower)),
        ],
        &fought::<Exact>(&higher, &lower).chance(|both| both.figures() == Losses { a: 2, b: 5 }),
    )?);
    Ok(rows)
}

fn volleyed<C: Chance>(volley: &Blow) -> Distribution<u32, C> {
    losses(black_box(volley))
}

fn fought<C: Chance>(a: &Blow, b: &Blow) -> Distribution<BothSuffer, C> {
    exchange(black_box(a), black_box(b))
}

/// Returns a row for each peer and each type of chance. The peer's chance must equal ours;
/// otherwise the peer did different work.
fn beside(
    what: &str,
    peers: &[Peer],
    work: &str,
    [exact, float]: [Duration; 2],
    chance: &Exact,
) -> Result<Vec<Row>, Failure> {
    let mut rows = Vec::new();
    for peer in peers.iter().filter(|peer| peer.work == work) {
        if peer.chance != chance.to_string() {
            return Err(format!("{}: {what}: {} and {chance}", peer.name, peer.chance).into());
        }
        for (kind, ours) in [("exact", exact), ("floats", float)] {
            let ours = ours.as_secs_f64();
            rows.push(Row {
                what: what.to_owned(),
                ours: format!("{:.1} us, {kind}", ours * 1e6),
                other: format!("{}, exact: {:.0} us", peer.name, peer.seconds * 1e6),
                ratio: format!("{:.1} times as fast", peer.seconds / ours),
            });
        }
    }
    Ok(rows)
}
