//! What may be done now.

use serde::{Deserialize, Serialize};

use super::{Objection, UnitRef};

/// The id of the offer that ends the step, in every book: the screen has a
/// button and a key for it.
pub const END_STEP: &str = "end_step";

/// A command that may be given, with what must still be answered.
///
/// The command holds a default for every answer, so it can be sent as it
/// stands; an answer replaces the value at its question's path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Offer<C> {
    /// Tells this offer from the others of the moment; stays the same while
    /// it stands.
    pub id: String,
    /// The heading it stands under: "Owed", "Move", "Shoot", "Set by hand".
    pub group: String,
    /// What it does: "Shoot", "Test to rally".
    pub label: String,
    /// The clause that gives it; none where the desk does.
    pub clause: Option<String>,
    /// The unit that acts; none for the side or the table.
    pub unit: Option<UnitRef>,
    /// Whether the step cannot be left in good order before it is done.
    pub owed: bool,
    /// Whether it has the same outcome on any dice, so that many such can be
    /// accepted in one go.
    pub sure: bool,
    /// What speaks against it and is overruled by giving it: its ids are sent
    /// along, and the log says so. Empty for whatever the rules allow.
    pub against: Vec<Objection>,
    /// The command with its defaults.
    pub command: C,
    /// What only the table can tell.
    pub questions: Vec<Question>,
}

impl<C> Offer<C> {
    /// The same offer of a command that holds this one under a key: the paths
    /// of its questions lead through `key`.
    pub fn within<D>(mut self, key: &str, wrap: impl FnOnce(C) -> D) -> Offer<D> {
        for question in &mut self.questions {
            question.path = format!("/{key}{}", question.path);
        }
        self.map(wrap)
    }

    /// The same offer with its command written otherwise.
    pub fn map<D>(self, write: impl FnOnce(C) -> D) -> Offer<D> {
        Offer {
            id: self.id,
            group: self.group,
            label: self.label,
            clause: self.clause,
            unit: self.unit,
            owed: self.owed,
            sure: self.sure,
            against: self.against,
            command: write(self.command),
            questions: self.questions,
        }
    }

    /// The ids that must be sent along as overruled.
    pub fn overruled(&self) -> Vec<String> {
        self.against.iter().map(|it| it.id.clone()).collect()
    }
}

/// A question that an offer asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Question {
    /// Where the answer goes: a JSON pointer into the command.
    pub path: String,
    /// The question: "Range", "Is the target in cover?".
    pub label: String,
    /// What helps to answer it.
    pub hint: Option<String>,
    /// The clause that asks.
    pub clause: Option<String>,
    /// What can be answered.
    pub answer: Answer,
    /// Under what name the last answer is remembered for the unit; none where
    /// it is asked afresh each time.
    pub remember: Option<String>,
    /// The path of another question; this one is asked only where that one is
    /// answered with something. None where it is always asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<String>,
}

/// What can be answered to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Answer {
    /// Yes or no.
    YesNo,
    /// One of these.
    One {
        /// What there is to choose from, in order.
        choices: Vec<Choice>,
    },
    /// One of these hexes of the map, each by its reference: on the board it is
    /// touched, elsewhere written.
    Hex {
        /// The hexes there are to choose from.
        choices: Vec<Choice>,
    },
    /// Any of these; the answer is a list.
    Some {
        /// What there is to choose from, in order.
        choices: Vec<Choice>,
    },
    /// A whole number within these bounds.
    Number {
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// A whole number from nought that stands on paper as a row of boxes: they
    /// are struck off from the first.
    Boxes {
        /// How many boxes are printed.
        boxes: u32,
        /// What the number counts.
        counts: Counts,
        /// The most; what is above the boxes can be written, not struck off.
        most: i32,
    },
    /// Words, of so many characters.
    Text {
        /// The least characters: nought, or one where something must be said.
        least: u32,
        /// The most characters.
        most: u32,
    },
}

impl Answer {
    /// Words, or none.
    pub const fn text(most: u32) -> Self {
        Self::Text { least: 0, most }
    }

    /// Words that must be there.
    pub const fn name(most: u32) -> Self {
        Self::Text { least: 1, most }
    }

    /// Boxes of which the number says those that are left.
    pub fn left(boxes: u32, most: u32) -> Self {
        Self::boxes(boxes, Counts::Left, most)
    }

    /// Boxes of which the number says those that are struck off.
    pub fn struck(boxes: u32, most: u32) -> Self {
        Self::boxes(boxes, Counts::Struck, most)
    }

    /// Where nothing is printed a number is asked.
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
    /// Those that are not struck off: figures, strength points.
    Left,
    /// Those that are: hits, casualties.
    Struck,
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "AnswerChoice")]
pub struct Choice {
    /// What goes into the command.
    pub value: Scalar,
    /// What it is called.
    pub label: String,
}

/// A value of JSON that an answer puts into a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(untagged)]
pub enum Scalar {
    /// Yes or no.
    YesNo(bool),
    /// A number.
    Number(i32),
    /// A name.
    Text(String),
    /// A unit.
    Unit(UnitRef),
    /// Nothing.
    Nothing(()),
}

impl Choice {
    /// A choice whose value is a name.
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
