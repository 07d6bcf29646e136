//! Scenes: a battle as players would write it down, with the state of the table between the
//! orders. `docs/scenes.md` describes the file.
//!
//! A scene holds armies, orders, dice and plain facts, and no sentence, offer id or event of this
//! program. [`Scene::replay`] plays one without a file or a clock and says, line by line, where
//! the result differs.

mod begin;
mod expect;
mod export;
mod keys;
mod lines;
mod order;
mod replay;
mod subjects;
mod write;

use std::path::Path;

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::{Battle, BookId, Command};

use crate::words::verbatim;
use crate::{Code, DeskError, Result};

pub use begin::Begin;
pub use expect::{Expect, Watch};
pub use order::{Manner, Order};
pub use replay::{Difference, Played, Replayed};

/// A battle as players would write it down.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it is called.
    pub name: String,
    /// What it shows; may be empty.
    pub about: String,
    /// Its book.
    pub book: BookId,
    /// The armies and what was agreed on before the battle.
    pub begin: Begin,
    /// Whether the expectations state every fact: then what they do not state has not changed.
    pub every_fact: bool,
    /// The orders and expectations, in sequence.
    pub steps: Vec<Step>,
}

/// A line of a scene, after its head.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its number in the file, from 1; 0 where it was not read from one.
    pub line: usize,
    /// What it says.
    pub what: What,
}

/// The contents of a line of a scene.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A remark for the reader, without its `#`; an empty line is an empty remark.
    Remark(String),
    /// An order, with its dice.
    Order(Order),
    /// Facts that hold now.
    Expect(Expect),
}

impl Step {
    /// A line that is not in a file yet.
    pub const fn new(what: What) -> Self {
        Self { line: 0, what }
    }
}

/// The largest scene that is read, in bytes.
pub const LARGEST: usize = super::LARGEST_BATTLE;

impl Scene {
    /// A scene without orders.
    pub fn new(name: &str, book: BookId, begin: Begin) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
            book,
            begin,
            every_fact: true,
            steps: Vec::new(),
        }
    }

    /// Reads a scene. It cannot name army files: those lie beside a scene that is
    /// [opened](Self::open).
    ///
    /// # Errors
    /// [`BadFile`](Code::BadFile) with the line.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        lines::read(bytes, &|_| Err(message("scene.beside")))
    }

    /// Reads a scene's file; the army files that it names lie beside it.
    ///
    /// # Errors
    /// [`BadFile`](Code::BadFile) with the line; [`NotFound`](Code::NotFound) for a file that
    /// cannot be read.
    pub fn open(path: &Path) -> Result<Self> {
        let bytes = std::fs::read(path).map_err(|error| {
            let what = message("scene.unread")
                .with("path", path.display().to_string())
                .with("error", error.to_string());
            DeskError::new(Code::NotFound, what, message("scene.unread_fix"))
        })?;
        let beside = path.parent().unwrap_or(Path::new("."));
        lines::read(&bytes, &|name| {
            std::fs::read(beside.join(name)).map_err(verbatim)
        })
    }

    /// Whether a file holds a scene rather than a battle or an army, by its first word.
    pub fn is_one(bytes: &[u8]) -> bool {
        let text = String::from_utf8_lossy(bytes);
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
        first.is_some_and(|line| line.split_whitespace().next() == Some("scene"))
    }

    /// The orders, in order.
    pub fn orders(&self) -> impl Iterator<Item = &Order> {
        self.steps.iter().filter_map(|step| match &step.what {
            What::Order(order) => Some(order),
            What::Remark(_) | What::Expect(_) => None,
        })
    }

    /// The battle at its beginning.
    ///
    /// # Errors
    /// [`BadFile`](Code::BadFile) with the line, [`NotFound`](Code::NotFound) for a starter
    /// army that there is not.
    pub fn begun(&self) -> Result<Battle> {
        Ok(Battle::new(self.begin.setup(self.book)?)?)
    }
}

/// A mistake in a scene, with its line.
fn mistake(line: usize, what: Message) -> DeskError {
    DeskError::new(
        Code::BadFile,
        message("scene.line").with("line", line).with("what", what),
        message("scene.line_fix"),
    )
}

/// A command as it is written in JSON, without its book.
fn plain(command: &Command) -> serde_json::Value {
    serde_json::to_value(drumhead_shelf::Bare(command)).unwrap_or_default()
}
