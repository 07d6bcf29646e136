//! What stands on the table, and what happened.

use serde::{Deserialize, Serialize};

use super::{Pending, UnitRef};

/// A battle as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BattleView {
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// The steps of a turn, in order.
    pub track: Vec<Step>,
    /// What is to be done now, a sentence.
    pub now: String,
    /// The sides.
    pub sides: Vec<SideView>,
    /// What must be done before the step can end in good order and can be done now: what waits for
    /// nothing first.
    pub pending: Vec<Pending>,
    /// What must be done likewise and cannot be done yet, in the order in which it can.
    pub waiting: Vec<Pending>,
    /// How the battle ended, if it did.
    pub over: Option<String>,
}

/// A step of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Step {
    /// Its id: `rally_1`.
    pub id: String,
    /// The phase it belongs to: "Rally".
    pub phase: String,
    /// What is done in it: "Tests to rally and to halt".
    pub label: String,
    /// Who acts: "both", the name of a side.
    pub who: String,
    /// The clause that gives it.
    pub clause: Option<String>,
    /// Whether it is over, going on or still to come.
    pub state: StepState,
}

/// Where a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    /// It is over.
    Done,
    /// It is going on.
    Now,
    /// It is still to come.
    Later,
}

/// A side as it is shown. Sides are told apart by number, name and shape,
/// never by colour alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct SideView {
    /// Its number, from 0.
    pub side: u8,
    /// Its name.
    pub name: String,
    /// What is true of the whole side: "Side A", "outgunned".
    pub tags: Vec<Tag>,
    /// Its units, in the army's order.
    pub units: Vec<UnitCard>,
}

/// A unit as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct UnitCard {
    /// The unit.
    pub unit: UnitRef,
    /// Its name, or what stands for one.
    pub name: String,
    /// Its arm, shown by shape.
    pub arm: Arm,
    /// What it is, in a few words: "regular grade C close-order foot".
    pub about: String,
    /// Its strength: figures, strength points.
    pub strength: Gauge,
    /// What else it has: guns, limbers.
    pub others: Vec<Gauge>,
    /// Its morale, always shown in words.
    pub morale: Tag,
    /// Everything else that is true of it now.
    pub tags: Vec<Tag>,
    /// Whether it owes something in this step.
    pub owes: bool,
    /// Why it is off the table, if it is.
    pub gone: Option<String>,
}

/// The shape of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// Foot.
    Foot,
    /// Horse.
    Horse,
    /// Foot on horses.
    Dragoons,
    /// Guns.
    Guns,
    /// A general or a commander.
    Leader,
}

/// How much of something is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Gauge {
    /// What is counted: "figures".
    pub what: String,
    /// How many are left.
    pub now: u32,
    /// How many there were.
    pub start: u32,
    /// The losses at which something changes.
    pub marks: Vec<GaugeMark>,
}

/// A loss at which something changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct GaugeMark {
    /// At so many lost.
    pub lost: u32,
    /// What then is so: "exhausted".
    pub label: String,
}

/// Something that is true, in a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Tag {
    /// The word.
    pub label: String,
    /// What it means, a sentence.
    pub about: Option<String>,
    /// The clause behind it.
    pub clause: Option<String>,
    /// How it bears on the unit.
    pub tone: Tone,
}

/// How something bears on whom it is said of. Never shown by colour alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Neither well nor ill.
    #[default]
    Plain,
    /// Well.
    Good,
    /// It calls for care.
    Warn,
    /// Ill.
    Bad,
}

impl Tone {
    /// Whether it calls for care, or is ill already.
    #[must_use]
    pub const fn warns(self) -> bool {
        match self {
            Self::Plain | Self::Good => false,
            Self::Warn | Self::Bad => true,
        }
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct LogLine {
    /// What happened, in plain words.
    pub text: String,
    /// The clauses behind it.
    pub clauses: Vec<String>,
    /// The units it is about, for the filter.
    pub units: Vec<UnitRef>,
    /// How it bears on them.
    pub tone: Tone,
}
