//! The table and the log.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{Pending, UnitRef};

/// A battle for display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BattleView {
    /// The turn, from 1. 0 before the first turn.
    pub turn: u32,
    /// The steps of a turn, in order.
    pub track: Vec<Step>,
    /// The work to be done now, as a sentence.
    pub now: String,
    /// The sides.
    pub sides: Vec<SideView>,
    /// The work that can be done now and must be done before the step can end in good order. Each
    /// item comes after the work that must be done before it.
    pub pending: Vec<Pending>,
    /// The work that cannot be done yet but must be done before the step can end in good order. The
    /// items are in the order in which they become possible.
    pub waiting: Vec<Pending>,
    /// How the battle ended. `None` during play.
    pub over: Option<String>,
}

/// A step of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Step {
    /// The id: `rally_1`.
    pub id: String,
    /// The phase that contains the step: "Rally".
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
    /// Returns the state of step `step` while `now` is the current step.
    pub fn of<S: Ord>(step: S, now: S) -> Self {
        match step.cmp(&now) {
            Ordering::Less => Self::Done,
            Ordering::Equal => Self::Now,
            Ordering::Greater => Self::Later,
        }
    }
}

/// A side for display. Sides differ in number, name and shape, never in colour alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct SideView {
    /// The side's number, from 0.
    pub side: u8,
    /// The name.
    pub name: String,
    /// The tags of the whole side: "Side A", "outgunned".
    pub tags: Vec<Tag>,
    /// The side's units, in the army's order.
    pub units: Vec<UnitCard>,
}

/// A unit for display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct UnitCard {
    /// The unit.
    pub unit: UnitRef,
    /// The unit's name or a placeholder.
    pub name: String,
    /// The unit's arm, which determines the shape of its symbol.
    pub arm: Arm,
    /// The unit's description, in a few words: "regular grade C close-order foot".
    pub about: String,
    /// The unit's strength: figures or strength points.
    pub strength: Gauge,
    /// The other gauges: guns, limbers.
    pub others: Vec<Gauge>,
    /// The unit's morale, always displayed in words.
    pub morale: Tag,
    /// The unit's other current tags.
    pub tags: Vec<Tag>,
    /// Whether the unit has, or shares, work that can be done now.
    pub to_do: bool,
    /// The reason why the unit is off the table. `None` while it is on the table.
    pub gone: Option<String>,
    /// The card's texts, as written at the start of a printed line.
    #[serde(skip)]
    pub printed: PrintedCard,
}

/// The texts of a unit's card, as written at the start of a line: with a capital letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedCard {
    /// The unit's description: "Regular grade C close-order foot".
    pub about: String,
    /// The unit's morale, or the reason why it is off the table: "Shaken".
    pub state: String,
}

/// The arm of a unit, which determines the shape of the unit's symbol.
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

/// A quantity that decreases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Gauge {
    /// The label: "figures".
    pub what: String,
    /// The noun in reports, if it differs from the label: "hits" for the label "hits left".
    #[serde(skip)]
    pub noun: Option<String>,
    /// The label for 1, if it differs: "gun" for the label "guns".
    #[serde(skip)]
    pub one: Option<String>,
    /// The label at the start of a line or as a heading: "Figures".
    #[serde(skip)]
    pub heading: String,
    /// The number left.
    pub now: u32,
    /// The number at the start.
    pub start: u32,
    /// The number left in words: "1 of 3 figures". Empty if it is never shown in words.
    #[serde(skip)]
    pub left: String,
    /// The losses that have an effect.
    pub marks: Vec<GaugeMark>,
}

impl Gauge {
    /// Returns a gauge whose label is also its noun, without marks.
    pub const fn new(what: String, heading: String, now: u32, start: u32) -> Self {
        Self {
            what,
            noun: None,
            one: None,
            heading,
            now,
            start,
            left: String::new(),
            marks: Vec::new(),
        }
    }
}

/// A number of losses that has an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct GaugeMark {
    /// The number lost.
    pub lost: u32,
    /// The effect: "exhausted".
    pub label: String,
}

/// A state, as a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Tag {
    /// The word.
    pub label: String,
    /// An explanation, as a sentence.
    pub about: Option<String>,
    /// The clause.
    pub clause: Option<String>,
    /// The state's effect on the unit.
    pub tone: Tone,
}

/// The effect on the subject: good or bad. Never displayed by colour alone.
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
    /// Returns whether the state is bad or needs attention.
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
    /// The sentence.
    pub text: String,
    /// Sums, ranges and counts, shown below the sentence when the line is opened.
    pub details: Vec<String>,
    /// The clauses.
    pub clauses: Vec<String>,
    /// The units concerned, for the filter.
    pub units: Vec<UnitRef>,
    /// The effect on those units.
    pub tone: Tone,
}

impl LogLine {
    /// Adds the details, clauses and units of another line, unless this line already has them.
    pub fn take_in(&mut self, other: Self) {
        add(&mut self.details, other.details);
        add(&mut self.clauses, other.clauses);
        add(&mut self.units, other.units);
    }
}

fn add<T: PartialEq>(to: &mut Vec<T>, all: Vec<T>) {
    for it in all {
        if !to.contains(&it) {
            to.push(it);
        }
    }
}
