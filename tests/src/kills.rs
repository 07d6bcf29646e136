//! Kills a process (SIGKILL) at random moments, repeatedly, and checks the remaining data each
//! time: the harness for programs that acknowledge their writes.
//!
//! The child prints `request N` before each write and `ack N` after it, each line in one write
//! call. About half of the kills are aimed between the two lines; the others happen after a random
//! delay.

pub mod desk;
pub mod library;
pub mod store;

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use drumhead_store::{Seq, Store};

/// The result of a kill, or of its check.
pub type Outcome<T> = Result<T, Box<dyn Error>>;

/// The number of kills after which the child begins again in an empty folder.
const KILLS_IN_A_FOLDER: u32 = 20;
/// Fewer lines than this are read from a child before it is killed.
const LINES: u64 = 16;
/// The delay of an unaimed kill after the last line read is below this, in microseconds.
const DELAY: u64 = 1500;

/// A program that makes numbered writes to a folder. Each write depends only on its number, so that
/// a folder with some of the writes can be checked.
pub trait Writer: Sized {
    /// Opens a folder, which may already contain writes.
    ///
    /// # Errors
    /// The errors of the store or the desk.
    fn open(folder: &Path) -> Outcome<Self>;

    /// Makes the next write and returns its number. `say` is called with `request` before the
    /// write, and with `ack` after it.
    ///
    /// # Errors
    /// The errors of the store or the desk.
    fn write(&mut self, say: impl FnMut(&str, u32) -> Outcome<()>) -> Outcome<u32>;

    /// Whether a folder, which may be on a full disk, has exactly the writes up to this one.
    ///
    /// # Errors
    /// The first difference in a write, and the errors of the store or the desk.
    fn has_all(folder: &Path, newest: u32) -> Outcome<bool>;
}

/// Returns the parent of a row: every fifth row follows two undos.
fn parent(seq: Seq) -> Option<Seq> {
    let back = if seq.0.is_multiple_of(5) { 3 } else { 1 };
    seq.0.checked_sub(back).map(Seq)
}

/// Returns an error if SQLite finds a problem in the file.
fn verdict(store: &Store) -> Outcome<()> {
    let raw = rusqlite::Connection::open(store.path())?;
    let verdict: String = raw.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if verdict == "ok" {
        Ok(())
    } else {
        Err(verdict.into())
    }
}

/// A child's output until its death.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChildOutput {
    /// The last number requested.
    pub requested: Option<u32>,
    /// The last number acknowledged in this folder.
    pub acknowledged: Option<u32>,
    /// Whether the child was killed between a request and its acknowledgement.
    pub between: bool,
}

impl ChildOutput {
    /// Checks the newest write in the folder: every acknowledged write is there, and none after
    /// this child's last request, if it made one.
    fn covers(self, newest: Option<u32>) -> Outcome<()> {
        let unasked = self.requested.is_some_and(|asked| newest > Some(asked));
        if newest < self.acknowledged || unasked {
            return Err(format!("the newest write is {newest:?}: {self:?}").into());
        }
        Ok(())
    }

    fn hear(&mut self, line: &str) -> Outcome<()> {
        match line.split_once(' ') {
            Some(("request", number)) => {
                self.requested = Some(number.parse()?);
                self.between = true;
            }
            Some(("ack", number)) => {
                self.acknowledged = Some(number.parse()?);
                self.between = false;
            }
            _ => return Err(format!("the child printed {line:?}").into()),
        }
        Ok(())
    }
}

/// The results of all kills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of children killed.
    pub kills: u32,
    /// The number of children killed between a request and its acknowledgement.
    pub between: u32,
    /// The number of acknowledgements received.
    pub acknowledged: u32,
}

/// Runs and kills the child this many times. `command` builds the child's command line for a
/// folder, and `check` inspects the folder after each kill.
///
/// # Errors
/// The errors of the checks, and an error if a child ends by itself or prints anything unexpected.
pub fn kill_over_and_over(
    within: &Path,
    kills: u32,
    seed: u64,
    command: impl Fn(&Path) -> Command,
    mut check: impl FnMut(&Path, ChildOutput) -> Outcome<()>,
) -> Outcome<Tally> {
    let mut chance = Chance(seed);
    let mut tally = Tally::default();
    let mut folder = None;
    let mut acknowledged = None;
    for kill in 0..kills {
        if kill % KILLS_IN_A_FOLDER == 0 {
            folder = Some(tempfile::tempdir_in(within)?);
            acknowledged = None;
        }
        let Some(folder) = &folder else { continue };
        let before = ChildOutput {
            acknowledged,
            ..ChildOutput::default()
        };
        let (output, heard) = kill_once(command(folder.path()), before, &mut chance)?;
        acknowledged = output.acknowledged;
        tally.kills += 1;
        tally.between += u32::from(output.between);
        tally.acknowledged += heard;
        check(folder.path(), output).map_err(|e| format!("kill {kill} of seed {seed}: {e}"))?;
    }
    Ok(tally)
}

/// Runs and kills one child. Returns its output and the number of its acknowledgements.
fn kill_once(
    mut command: Command,
    mut output: ChildOutput,
    chance: &mut Chance,
) -> Outcome<(ChildOutput, u32)> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take().ok_or("the child has no output")?;
    let mut lines = BufReader::new(stdout).lines();
    let (aimed, count) = (chance.below(2) == 0, chance.below(LINES));
    let mut acknowledged = 0;
    let mut hear = |output: &mut ChildOutput, line: std::io::Result<String>| {
        output.hear(&line?)?;
        acknowledged += u32::from(!output.between);
        Ok::<(), Box<dyn Error>>(())
    };
    let mut read = 0;
    while read < count || (aimed && !output.between) {
        let line = lines.next().ok_or("the child ended by itself")?;
        hear(&mut output, line)?;
        read += 1;
    }
    if !aimed {
        std::thread::sleep(Duration::from_micros(chance.below(DELAY)));
    }
    child.kill()?;
    child.wait()?;
    for line in lines {
        hear(&mut output, line)?;
    }
    Ok((output, acknowledged))
}

/// A seeded sequence of numbers (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit
    }
}
