//! The commands that may be given now.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use super::{Objection, ObligationId, UnitRef};

/// The id of an offer, unique at a given moment: the action, and which of its offers.
/// Written `shoot:0.musket`, or as the action alone: `end_step`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId {
    action: String,
    which: Option<String>,
}

impl OfferId {
    /// The id of the offer that ends the step; the same in every book.
    pub fn end_step() -> Self {
        Self::from("end_step")
    }

    /// The id of the offer to enter rosters after play on paper; the same in every book.
    pub fn paper() -> Self {
        Self::from("hand.paper")
    }

    /// One of several offers of an action.
    pub fn new(action: impl Into<String>, which: impl fmt::Display) -> Self {
        Self {
            action: action.into(),
            which: Some(which.to_string()),
        }
    }

    /// The action's part of the id, the same for every unit and at every moment.
    pub fn action(&self) -> &str {
        &self.action
    }

    /// The id of the same offer, made in another step.
    #[must_use]
    pub fn out_of_sequence(self) -> Self {
        Self {
            action: format!("out_of_sequence.{}", self.action),
            ..self
        }
    }
}

impl From<&str> for OfferId {
    fn from(action: &str) -> Self {
        Self::from(action.to_owned())
    }
}

impl From<String> for OfferId {
    fn from(action: String) -> Self {
        Self {
            action,
            which: None,
        }
    }
}

impl fmt::Display for OfferId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.action)?;
        match &self.which {
            Some(which) => write!(f, ":{which}"),
            None => Ok(()),
        }
    }
}

impl Serialize for OfferId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Compares the id with text.
impl PartialEq<&str> for OfferId {
    fn eq(&self, typed: &&str) -> bool {
        match &self.which {
            None => self.action == *typed,
            Some(which) => typed.split_once(':') == Some((&*self.action, &**which)),
        }
    }
}

/// The kind of an offer. Code that shows, gives or skips offers depends on it alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// An order of the rules that has no kind of its own below.
    #[default]
    Order,
    /// An order to move: earlier answers about the unit's place are void.
    Move,
    /// A general joins or leaves a unit.
    General,
    /// Terrain is named, changed or removed, or a unit is placed in it.
    Terrain,
    /// The step ends: the page has a button and a key for it.
    EndStep,
    /// A correction of the desk's state.
    ByHand,
    /// All units as entered from paper, at once.
    Paper,
}

/// A command that may be given, with its open questions.
///
/// The command contains a default for every answer, so it can be sent unchanged; an answer replaces
/// the value at its question's path, and the questions are computed again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Offer<C> {
    /// Unique at a given moment; constant while the offer is open.
    #[cfg_attr(feature = "bindings", specta(type = String))]
    pub id: OfferId,
    /// The kind.
    pub kind: OfferKind,
    /// The heading under which it is shown: "To do", "Move", "Shoot", "Set by hand".
    pub group: String,
    /// What it does: "Shoot", "Test to rally".
    pub label: String,
    /// The clause that allows it; `None` if the desk does.
    pub clause: Option<String>,
    /// The unit that acts; `None` for the side or the table.
    pub unit: Option<UnitRef>,
    /// The pending work that it fulfils. Offers that fulfil the same work are alternatives.
    pub fulfils: Option<ObligationId>,
    /// Whether its result is the same for any dice, so that many can be accepted at once.
    pub sure: bool,
    /// The objections that giving it allows anyway: their ids are sent with it, and logged.
    /// Empty if the rules allow it.
    pub against: Vec<Objection>,
    /// The command with its defaults.
    pub command: C,
    /// The questions before anything is answered: an answer may lead to others, see [`Answered`].
    pub questions: Vec<Question>,
}

impl<C> Offer<C> {
    /// The same offer with its command wrapped under a key: the paths of its questions go
    /// through `key`.
    pub fn within<D>(mut self, key: &str, wrap: impl FnOnce(C) -> D) -> Offer<D> {
        self.questions = within(key, self.questions);
        self.map(wrap)
    }

    /// The same offer with its command converted.
    pub fn map<D>(self, write: impl FnOnce(C) -> D) -> Offer<D> {
        Offer {
            id: self.id,
            kind: self.kind,
            group: self.group,
            label: self.label,
            clause: self.clause,
            unit: self.unit,
            fulfils: self.fulfils,
            sure: self.sure,
            against: self.against,
            command: write(self.command),
            questions: self.questions,
        }
    }

    /// The ids to send as allowed anyway.
    pub fn overruled(&self) -> Vec<String> {
        self.against.iter().map(|it| it.id.clone()).collect()
    }
}

/// A question of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Question {
    /// Where the answer goes: a JSON pointer into the command.
    pub path: String,
    /// The question: "Range", "Is the target in cover?".
    pub label: String,
    /// A hint.
    pub hint: Option<String>,
    /// The clause.
    pub clause: Option<String>,
    /// The possible answers.
    pub answer: Answer,
    /// The key under which the last answer is remembered for the unit; `None` if it is asked afresh
    /// each time.
    pub remember: Option<String>,
}

/// An offered command with the answers given so far, and its questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answered<C> {
    /// The command with these answers, and with the default for every other.
    pub command: C,
    /// The questions with these answers, in order.
    pub questions: Vec<Question>,
}

impl<C> Answered<C> {
    /// The same for a command that contains this one under a key: see [`Offer::within`].
    pub fn within<D>(self, key: &str, wrap: impl FnOnce(C) -> D) -> Answered<D> {
        Answered {
            command: wrap(self.command),
            questions: within(key, self.questions),
        }
    }
}

/// Questions whose paths lead through `key`.
fn within(key: &str, mut questions: Vec<Question>) -> Vec<Question> {
    for question in &mut questions {
        question.path = format!("/{key}{}", question.path);
    }
    questions
}

/// The possible answers to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Answer {
    /// Yes or no.
    YesNo,
    /// One of these.
    One {
        /// The choices, in order.
        choices: Vec<Choice>,
    },
    /// One of these hexes of the map, by name: touched on the board, typed elsewhere.
    Hex {
        /// The hexes to choose from.
        choices: Vec<Choice>,
    },
    /// Any of these, as a list.
    Some {
        /// The choices, in order.
        choices: Vec<Choice>,
    },
    /// A whole number within these bounds.
    Number {
        /// The minimum.
        least: i32,
        /// The maximum.
        most: i32,
    },
    /// A whole number from 0, printed on paper as a row of boxes that are struck off from
    /// the first.
    Boxes {
        /// The number of boxes printed.
        boxes: u32,
        /// Which boxes the number counts.
        counts: Counts,
        /// The maximum; a number above the boxes can be written, not struck off.
        most: i32,
    },
    /// Text.
    Text {
        /// The minimum length in characters: 0, or 1 if an answer is required.
        least: u32,
        /// The maximum length in characters.
        most: u32,
    },
}

impl Answer {
    /// Optional text.
    pub const fn text(most: u32) -> Self {
        Self::Text { least: 0, most }
    }

    /// Required text.
    pub const fn name(most: u32) -> Self {
        Self::Text { least: 1, most }
    }

    /// Boxes, of which the number counts those left.
    pub fn left(boxes: u32, most: u32) -> Self {
        Self::boxes(boxes, Counts::Left, most)
    }

    /// Boxes, of which the number counts those struck off.
    pub fn struck(boxes: u32, most: u32) -> Self {
        Self::boxes(boxes, Counts::Struck, most)
    }

    /// Without boxes, a plain number.
    fn boxes(boxes: u32, counts: Counts, most: u32) -> Self {
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        if boxes == 0 {
            return Self::Number { least: 0, most };
        }
        Self::Boxes {
            boxes,
            counts,
            most,
        }
    }
}

/// Which boxes of a row a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "BoxesCounted", rename_all = "snake_case")]
pub enum Counts {
    /// The boxes left: figures, strength points.
    Left,
    /// The boxes struck off: hits, casualties.
    Struck,
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "AnswerChoice")]
pub struct Choice {
    /// The value in the command.
    pub value: Scalar,
    /// The label.
    pub label: String,
}

/// A JSON value that an answer puts into a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(untagged)]
pub enum Scalar {
    /// Yes or no.
    YesNo(bool),
    /// A number.
    Number(i32),
    /// Text.
    Text(String),
    /// A unit.
    Unit(UnitRef),
    /// Nothing.
    Nothing(()),
}

impl Choice {
    /// A choice with a text value.
    pub fn text(value: &str, label: impl Into<String>) -> Self {
        Self {
            value: Scalar::Text(value.to_owned()),
            label: label.into(),
        }
    }

    /// A choice of a unit.
    pub fn unit(unit: UnitRef, label: impl Into<String>) -> Self {
        Self {
            value: Scalar::Unit(unit),
            label: label.into(),
        }
    }
}
