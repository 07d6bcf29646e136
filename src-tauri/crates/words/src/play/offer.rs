//! What may be done now.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use super::{Objection, ObligationId, UnitRef};

/// What tells an offer from the others of the moment: the action, and which of the offers of that
/// action it is. Written `shoot:0.musket`, or as the action alone: `end_step`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId {
    action: String,
    which: Option<String>,
}

impl OfferId {
    /// The offer that ends the step, in every book.
    pub fn end_step() -> Self {
        Self::from("end_step")
    }

    /// The offer that enters what rosters show after play with paper, in every book.
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

    /// What is done. It is the same for every unit and at every moment.
    pub fn action(&self) -> &str {
        &self.action
    }

    /// The same offer among those of another step.
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

/// An id as it was typed.
impl PartialEq<&str> for OfferId {
    fn eq(&self, typed: &&str) -> bool {
        match &self.which {
            None => self.action == *typed,
            Some(which) => typed.split_once(':') == Some((&*self.action, &**which)),
        }
    }
}

/// What an offer is for. Whoever shows, orders or passes by offers goes by this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// An order of the rules other than those below.
    #[default]
    Order,
    /// An order to move: what was last said of where the unit is no longer holds.
    Move,
    /// A general joins or leaves a unit.
    General,
    /// Terrain is named, changed or removed, or a unit is said to be in it.
    Terrain,
    /// The step ends: the page has a button and a key for it.
    EndStep,
    /// A correction of what the desk has wrong.
    ByHand,
    /// What came back on paper, of all units at once.
    Paper,
}

/// A command that may be given, with what must still be answered.
///
/// The command holds a default for every answer, so it can be sent as it
/// stands; an answer replaces the value at its question's path, and the
/// questions are asked again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Offer<C> {
    /// Tells this offer from the others of the moment; stays the same while
    /// it stands.
    #[cfg_attr(feature = "bindings", specta(type = String))]
    pub id: OfferId,
    /// What it is for.
    pub kind: OfferKind,
    /// The heading under which it is shown: "Owed", "Move", "Shoot", "Set by hand".
    pub group: String,
    /// What it does: "Shoot", "Test to rally".
    pub label: String,
    /// The clause that gives it; none where the desk does.
    pub clause: Option<String>,
    /// The unit that acts; none for the side or the table.
    pub unit: Option<UnitRef>,
    /// The pending work that it fulfils. Offers that fulfil the same work are alternatives.
    pub fulfils: Option<ObligationId>,
    /// Whether it has the same outcome on any dice, so that many such can be
    /// accepted in one go.
    pub sure: bool,
    /// What speaks against it and is overruled by giving it: its ids are sent
    /// along, and the log says so. Empty for whatever the rules allow.
    pub against: Vec<Objection>,
    /// The command with its defaults.
    pub command: C,
    /// What only the table can tell, as long as nothing is answered: an answer may bring other
    /// questions, see [`Answered`].
    pub questions: Vec<Question>,
}

impl<C> Offer<C> {
    /// The same offer of a command that holds this one under a key: the paths
    /// of its questions lead through `key`.
    pub fn within<D>(mut self, key: &str, wrap: impl FnOnce(C) -> D) -> Offer<D> {
        self.questions = within(key, self.questions);
        self.map(wrap)
    }

    /// The same offer with its command written otherwise.
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
}

/// An offered command with the answers that were given so far, and what is asked with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answered<C> {
    /// The command with these answers, and with the default for every other.
    pub command: C,
    /// The questions that are asked with these answers, in order.
    pub questions: Vec<Question>,
}

impl<C> Answered<C> {
    /// The same of a command that holds this one under a key: see [`Offer::within`].
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
