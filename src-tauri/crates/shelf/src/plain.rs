//! What every book says of an army in plain data: for the library, the command
//! line and whoever else need not know which book it is.

use drumhead_words::Points;
use serde::Serialize;

use super::BookId;

/// What a library shows of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Its book.
    pub book: BookId,
    /// Its name as the player wrote it; may be empty.
    pub name: String,
    /// The nation of its first contingent; may be empty.
    pub nation: String,
    /// The year it stands in.
    pub year: u16,
    /// The figure scale it is played in.
    pub scale: String,
    /// What it costs; none where the book has no points.
    pub points: Option<Points>,
    /// What was agreed on.
    pub limit: Option<Points>,
    /// How many breaches.
    pub breaches: u32,
    /// How many warnings.
    pub warnings: u32,
    /// How many units.
    pub units: u32,
    /// The player's notes.
    pub notes: String,
    /// Where its facts come from.
    pub source: String,
}

/// A unit's part of a bill, or the army's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BillPart {
    /// The unit's number; none for the army's own lines.
    pub unit: Option<u16>,
    /// The unit's name, or what stands for one; empty for the army's own.
    pub name: String,
    /// What it comes to.
    pub total: Points,
    /// Its lines.
    pub lines: Vec<BillLine>,
}

/// A line of a bill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BillLine {
    /// What for: `heavy armour`.
    pub text: String,
    /// `32 at +2`; may be empty.
    pub arithmetic: String,
    /// Points.
    pub total: Points,
    /// The clause's id.
    pub clause: String,
    /// The section it stands in.
    pub section: String,
}

/// How serious a complaint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Against the rules.
    Breach,
    /// Odd, early, or wasteful, but legal.
    Warning,
}

/// A complaint about an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Complaint {
    /// Against the rules, or only odd.
    pub severity: Severity,
    /// The unit it is about; none for the army as a whole.
    pub unit: Option<u16>,
    /// What is wrong.
    pub title: String,
    /// The arithmetic, or why.
    pub detail: String,
    /// The clause's id; empty for the players' own agreement.
    pub clause: String,
    /// The section it stands in.
    pub section: String,
    /// What mends it, cheapest first.
    pub mends: Vec<Mend>,
}

/// What mends a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mend {
    /// What is done.
    pub label: String,
    /// What the army then costs more or less.
    pub change: Points,
}
