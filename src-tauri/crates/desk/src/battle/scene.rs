//! Scenes: a battle as players would write it down, with the state of the table between the
//! orders. `docs/scenes.md` describes the file.
//!
//! A scene contains armies, orders, dice and plain facts, but no sentence, offer id or event of
//! this program. [`Scene::replay`] plays a scene without a file or a clock and reports, line by
//! line, where the result differs.

mod begin;
mod expect;
mod export;
mod import;
mod keys;
mod lines;
mod order;
mod replay;
mod stated;
mod subjects;
mod write;

use std::path::Path;

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::{Battle, BookId, Command};

use super::setup;
use crate::words::verbatim;
use crate::{Code, DeskError, Result};

pub use begin::Begin;
pub use expect::{Expect, Watch};
pub use order::{Manner, Order};
pub use replay::{CarriedOut, Difference, Replayed};

/// A battle as players would write it down.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The scene's name.
    pub name: String,
    /// The scene's purpose; may be empty.
    pub about: String,
    /// The scene's rulebook.
    pub book: BookId,
    /// The armies and the choices made before the battle.
    pub begin: Begin,
    /// Whether the expectations cover every fact: a fact that they do not state must then be
    /// unchanged.
    pub every_fact: bool,
    /// The orders and expectations, in sequence.
    pub steps: Vec<Step>,
}

/// A step of a scene, after the head. A line of the file can contain several steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The number of the step's line in the file, from 1; 0 if the step is not from a file.
    pub line: usize,
    /// The contents of the step.
    pub what: What,
}

/// The contents of a step in a scene.
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
    /// Returns a step that is not in a file yet.
    pub const fn new(what: What) -> Self {
        Self { line: 0, what }
    }
}

/// The maximum size of a scene that is read, in bytes.
pub const LARGEST: usize = super::LARGEST_BATTLE;

impl Scene {
    /// Returns a scene without orders.
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

    /// Reads a scene from bytes. Such a scene cannot name army files, because they are in the
    /// folder of the scene, which only [`open`](Self::open) knows.
    ///
    /// # Errors
    /// [`BadFile`](Code::BadFile) with the line.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        lines::read(bytes, &|_| Err(message("scene.beside")))
    }

    /// Reads a scene's file. The army files that it names are in the same folder.
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

    /// Whether a file with this name is written as a scene: it ends in `.scene`.
    pub fn is_named(path: &Path) -> bool {
        let end = path.extension().and_then(|end| end.to_str());
        end.is_some_and(|end| end.eq_ignore_ascii_case("scene"))
    }

    /// Whether a file contains a scene rather than a battle or an army, judged by its first word.
    pub fn is_one(bytes: &[u8]) -> bool {
        let text = String::from_utf8_lossy(bytes);
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
        first.is_some_and(|line| line.split_whitespace().next() == Some("scene"))
    }

    /// Returns the orders, in sequence.
    pub fn orders(&self) -> impl Iterator<Item = &Order> {
        self.steps.iter().filter_map(|step| match &step.what {
            What::Order(order) => Some(order),
            What::Remark(_) | What::Expect(_) => None,
        })
    }

    /// Returns the battle at its beginning.
    ///
    /// # Errors
    /// [`BadFile`](Code::BadFile) with the line, also for an unknown starter army;
    /// [`Damaged`](Code::Damaged) for a set-up with which no battle can begin.
    pub fn begun(&self) -> Result<Battle> {
        setup::begun(self.begin.setup(self.book)?)
    }
}

/// Returns the error for a scene with a mistake in this line.
fn mistake(line: usize, what: Message) -> DeskError {
    DeskError::new(
        Code::BadFile,
        message("scene.line").with("line", line).with("what", what),
        message("scene.line_fix"),
    )
}

/// Returns a command as JSON, without its rulebook.
fn plain(command: &Command) -> serde_json::Value {
    serde_json::to_value(drumhead_shelf::Bare(command)).unwrap_or_default()
}
