//! The commands that may be given in the current state.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use super::{Objection, ObligationId, UnitRef};

/// The id of an offer, unique among the current offers. It is the action alone, such as `end_step`,
/// or the action with a part that distinguishes its offers, such as `shoot:0.musket`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId {
    action: String,
    which: Option<String>,
}

impl OfferId {
    /// Returns the id of the offer that ends the step, which is the same for every rulebook.
    pub fn end_step() -> Self {
        Self::from("end_step")
    }

    /// Returns the id of the offer to enter rosters after play on paper, which is the same for
    /// every rulebook.
    pub fn paper() -> Self {
        Self::from("hand.paper")
    }

    /// Returns the id of one of several offers of an action.
    pub fn new(action: impl Into<String>, which: impl fmt::Display) -> Self {
        Self {
            action: action.into(),
            which: Some(which.to_string()),
        }
    }

    /// Returns the action in the id. An action has the same name for every unit and at every
    /// moment, except for the prefix of an offer out of sequence.
    pub fn action(&self) -> &str {
        &self.action
    }

    /// Returns the id of this offer if it is made out of sequence, that is, in another step.
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

/// The kind of an offer. Code that shows, gives or skips offers depends only on the kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// An order that belongs to none of the other kinds.
    #[default]
    Order,
    /// An order to move: earlier answers about the unit's position become invalid.
    Move,
    /// A general joins or leaves a unit.
    General,
    /// Terrain is named, changed or removed, or a unit is placed in it.
    Terrain,
    /// The end of the step, for which the page has a button and a key.
    EndStep,
    /// A correction to the recorded state.
    ByHand,
    /// The entry of all units from paper, at once.
    Paper,
}

/// A command that may be given, with its open questions.
///
/// The command contains a default for every answer, so it can be sent unchanged. An answer replaces
/// the value at the question's path, after which the questions are computed again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Offer<C> {
    /// The id, unique among the current offers and constant while the offer is open.
    #[cfg_attr(feature = "bindings", specta(type = String))]
    pub id: OfferId,
    /// The kind.
    pub kind: OfferKind,
    /// The heading: "To do", "Move", "Shoot", "Set by hand".
    pub group: String,
    /// The action: "Shoot", "Test to rally".
    pub label: String,
    /// The clause that allows the action. `None` if no rule does: the action belongs to Drumhead.
    pub clause: Option<String>,
    /// The acting unit. `None` for the side or the table.
    pub unit: Option<UnitRef>,
    /// The pending work that the offer does. Offers that do the same work are alternatives.
    pub fulfils: Option<ObligationId>,
    /// Whether the result depends on neither dice nor answers, so that many such offers can be
    /// accepted at once.
    pub sure: bool,
    /// The objections that the command overrules. Their ids are sent with the command and logged.
    /// Empty if the rules allow the command.
    pub against: Vec<Objection>,
    /// The command with its defaults.
    pub command: C,
    /// The questions before any answer. An answer may lead to more questions; see [`Answered`].
    pub questions: Vec<Question>,
}

impl<C> Offer<C> {
    /// Wraps the command under a key. The paths of its questions then go through `key`.
    pub fn within<D>(mut self, key: &str, wrap: impl FnOnce(C) -> D) -> Offer<D> {
        self.questions = within(key, self.questions);
        self.map(wrap)
    }

    /// Converts the command with `write`. The rest of the offer is unchanged.
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

    /// Returns the ids of the objections that the command overrules, which are sent with it.
    pub fn overruled(&self) -> Vec<String> {
        self.against.iter().map(|it| it.id.clone()).collect()
    }
}

/// A question of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Question {
    /// The path of the answer: a JSON pointer into the command.
    pub path: String,
    /// The question: "Range", "Is the target in cover?".
    pub label: String,
    /// A hint.
    pub hint: Option<String>,
    /// The clause.
    pub clause: Option<String>,
    /// The possible answers.
    pub answer: Answer,
    /// The key under which the unit's last answer is remembered. `None` if the question has no
    /// remembered answer.
    pub remember: Option<String>,
}

/// An offered command with the answers given so far, and its questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answered<C> {
    /// The command with these answers, and with defaults for all other questions.
    pub command: C,
    /// The questions that result from these answers, in order.
    pub questions: Vec<Question>,
}

impl<C> Answered<C> {
    /// Wraps the command under a key; see [`Offer::within`].
    pub fn within<D>(self, key: &str, wrap: impl FnOnce(C) -> D) -> Answered<D> {
        Answered {
            command: wrap(self.command),
            questions: within(key, self.questions),
        }
    }
}

/// Returns the questions with paths that go through `key`.
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
    /// One of these choices.
    One {
        /// The choices, in order.
        choices: Vec<Choice>,
    },
    /// One of these hexes of the map, by name. On the board a player can touch the hex instead.
    Hex {
        /// The possible hexes.
        choices: Vec<Choice>,
    },
    /// Any number of these choices, as a list.
    Some {
        /// The choices, in order.
        choices: Vec<Choice>,
    },
    /// A whole number within these limits.
    Number {
        /// The minimum.
        least: i32,
        /// The maximum.
        most: i32,
    },
    /// A whole number from 0, printed on paper as a row of boxes. Boxes are struck off in order,
    /// starting with the first.
    Boxes {
        /// The number of boxes printed.
        boxes: u32,
        /// Whether the number counts the boxes left or the boxes struck off.
        counts: Counts,
        /// The maximum. A number greater than the number of boxes can be written, but not struck
        /// off.
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
    /// Returns an answer that is optional text.
    pub const fn text(most: u32) -> Self {
        Self::Text { least: 0, most }
    }

    /// Returns an answer that is required text.
    pub const fn name(most: u32) -> Self {
        Self::Text { least: 1, most }
    }

    /// Returns an answer that counts the boxes left.
    pub fn left(boxes: u32, most: u32) -> Self {
        Self::boxes(boxes, Counts::Left, most)
    }

    /// Returns an answer that counts the boxes struck off.
    pub fn struck(boxes: u32, most: u32) -> Self {
        Self::boxes(boxes, Counts::Struck, most)
    }

    /// Returns an answer with boxes. Without boxes: a plain number.
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
    /// The boxes left, for figures or strength points.
    Left,
    /// The boxes struck off, for hits or casualties.
    Struck,
}

/// One of several possible answers.
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
    /// Returns a choice with a text value.
    pub fn text(value: &str, label: impl Into<String>) -> Self {
        Self {
            value: Scalar::Text(value.to_owned()),
            label: label.into(),
        }
    }

    /// Returns a unit as a choice.
    pub fn unit(unit: UnitRef, label: impl Into<String>) -> Self {
        Self {
            value: Scalar::Unit(unit),
            label: label.into(),
        }
    }
}
