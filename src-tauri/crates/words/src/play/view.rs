//! The table and the log.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{Pending, UnitRef};

/// A battle on the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BattleView {
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// The steps of a turn, in order.
    pub track: Vec<Step>,
    /// What to do now, a sentence.
    pub now: String,
    /// The sides.
    pub sides: Vec<SideView>,
    /// The work to do before the step can end in good order that can be done now: first what waits
    /// for nothing.
    pub pending: Vec<Pending>,
    /// Other work to do before the step can end in good order, which cannot be done yet, in the
    /// order in which it can.
    pub waiting: Vec<Pending>,
    /// How the battle ended, if it did.
    pub over: Option<String>,
}

/// A step of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Step {
    /// The id: `rally_1`.
    pub id: String,
    /// The phase it belongs to: "Rally".
    pub phase: String,
    /// The label: "Tests to rally and to halt".
    pub label: String,
    /// The side to act: "both", or a side's name.
    pub who: String,
    /// The clause.
    pub clause: Option<String>,
    /// Whether the step is over, current or still to come.
    pub state: StepState,
}

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    /// Over.
    Done,
    /// Current.
    Now,
    /// Still to come.
    Later,
}

impl StepState {
    /// The state of this step during another one.
    pub fn of<S: Ord>(step: S, now: S) -> Self {
        match step.cmp(&now) {
            Ordering::Less => Self::Done,
            Ordering::Equal => Self::Now,
            Ordering::Greater => Self::Later,
        }
    }
}

/// A side on the screen. Sides differ by number, name and shape, never by colour alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct SideView {
    /// The side's number, from 0.
    pub side: u8,
    /// The name.
    pub name: String,
    /// States of the whole side: "Side A", "outgunned".
    pub tags: Vec<Tag>,
    /// The side's units, in the army's order.
    pub units: Vec<UnitCard>,
}

/// A unit on the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct UnitCard {
    /// The unit.
    pub unit: UnitRef,
    /// The unit's name or a placeholder.
    pub name: String,
    /// The unit's arm, shown by its shape.
    pub arm: Arm,
    /// The unit's description, in a few words: "regular grade C close-order foot".
    pub about: String,
    /// The unit's strength: figures, strength points.
    pub strength: Gauge,
    /// Other gauges: guns, limbers.
    pub others: Vec<Gauge>,
    /// The unit's morale, always shown in words.
    pub morale: Tag,
    /// The unit's other current states.
    pub tags: Vec<Tag>,
    /// Whether the unit has work to do in this step.
    pub owes: bool,
    /// Why the unit is off the table, if it is.
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
    /// Mounted infantry.
    Dragoons,
    /// Guns.
    Guns,
    /// A general or a commander.
    Leader,
}

/// A remaining quantity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Gauge {
    /// The noun: "figures".
    pub what: String,
    /// The number left.
    pub now: u32,
    /// The number at the start.
    pub start: u32,
    /// Thresholds of losses that have an effect.
    pub marks: Vec<GaugeMark>,
}

/// A loss with an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct GaugeMark {
    /// The number lost.
    pub lost: u32,
    /// The effect: "exhausted".
    pub label: String,
}

/// A state, in a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Tag {
    /// The word.
    pub label: String,
    /// An explanation, a sentence.
    pub about: Option<String>,
    /// The clause.
    pub clause: Option<String>,
    /// The state's effect on the unit.
    pub tone: Tone,
}

/// Good or bad for the subject. Never shown by colour alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Neutral.
    #[default]
    Plain,
    /// Good.
    Good,
    /// Needs attention.
    Warn,
    /// Bad.
    Bad,
}

impl Tone {
    /// Whether it needs attention or is bad.
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
    /// The clauses.
    pub clauses: Vec<String>,
    /// The units concerned, for the filter.
    pub units: Vec<UnitRef>,
    /// Good or bad for those units.
    pub tone: Tone,
}
