//! Questions that only the players can answer.

use std::borrow::Cow;

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{self, Counts, MarkKind, Scalar, UnitRef};
use serde_json::{Value, json};

use super::{Message, Names, bare, message};
use crate::hex::Cell;

/// The maximum length of a name, in characters.
pub const MOST_NAME: usize = 200;

/// The possible answers, as messages; see [`play::Answer`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes or no.
    YesNo,
    /// One of these choices.
    One(Vec<Choice>),
    /// One of these hexes of the map, each with a label.
    Hex(Vec<Choice>),
    /// One of these hexes, chosen by name. Often these are all the hexes of the map.
    Hexes(Vec<Cell>),
    /// Any number of these choices.
    Some(Vec<Choice>),
    /// A whole number within these bounds.
    Number {
        /// The minimum.
        least: i32,
        /// The maximum.
        most: i32,
    },
    /// A whole number, printed on paper as a row of boxes.
    Boxes {
        /// The number of boxes printed.
        boxes: u32,
        /// Whether the number counts the boxes left or the boxes struck off.
        counts: Counts,
        /// The maximum.
        most: u32,
    },
    /// Text with a length between these limits.
    Text {
        /// The minimum number of characters.
        least: u32,
        /// The maximum number of characters.
        most: u32,
    },
}

/// One of several possible answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The value in the action.
    pub value: Scalar,
    /// The label.
    pub label: Message,
    /// The hex that represents the choice on the board, and the mark of that hex.
    pub mark: Option<(Cell, MarkKind)>,
}

/// Returns a choice with this label.
pub fn choice(value: impl Into<Scalar>, label: Message) -> Choice {
    Choice {
        value: value.into(),
        label,
        mark: None,
    }
}

/// Returns the choice "nothing", labelled with this key of the catalogue.
pub fn nothing(label: &'static str) -> Choice {
    choice(Scalar::Nothing(()), message(label))
}

/// Returns a choice whose value has a name in files.
pub fn named(value: &str, label: Message) -> Choice {
    choice(Scalar::Text(value.to_owned()), label)
}

/// Returns a unit as a choice.
pub fn unit_choice(unit: UnitRef, label: impl Into<super::Value>) -> Choice {
    choice(Scalar::Unit(unit), bare(label))
}

/// Returns a hex as a choice.
pub fn hex_choice(hex: Cell, label: Message) -> Choice {
    named(&hex.to_string(), label).at(hex, MarkKind::Reach)
}

impl Choice {
    /// Makes this hex represent the choice on the board.
    #[must_use]
    pub const fn at(mut self, hex: Cell, kind: MarkKind) -> Self {
        self.mark = Some((hex, kind));
        self
    }
}

impl Answer {
    /// Returns an answer with these values as choices, labelled `<words>.<id>` in the catalogue.
    pub fn named<T: Copy>(words: &str, all: &[T], id: fn(T) -> &'static str) -> Self {
        let named = |value: &T| {
            let id = id(*value);
            let label = message(format!("{words}.{id}"));
            choice(Scalar::Text(id.to_owned()), label)
        };
        Self::One(all.iter().map(named).collect())
    }

    /// Returns an answer with these units as choices.
    pub fn unit(units: impl IntoIterator<Item = UnitRef>) -> Self {
        Self::One(
            units
                .into_iter()
                .map(|unit| choice(Scalar::Unit(unit), bare(unit)))
                .collect(),
        )
    }

    /// Returns an answer that is a whole number from 0 to `most`.
    pub fn up_to(most: impl Into<i32>) -> Self {
        Self::Number {
            least: 0,
            most: most.into(),
        }
    }

    /// Returns an answer that is a name.
    pub fn name() -> Self {
        let most = drumhead_vocabulary::count(MOST_NAME);
        Self::Text { least: 1, most }
    }

    /// Returns an answer that counts the boxes left. Without boxes: a plain number.
    pub const fn left(boxes: u32, most: u32) -> Self {
        let counts = Counts::Left;
        Self::Boxes {
            boxes,
            counts,
            most,
        }
    }

    /// Returns an answer that counts the boxes struck off. Without boxes: a plain number.
    pub const fn struck(boxes: u32, most: u32) -> Self {
        let counts = Counts::Struck;
        Self::Boxes {
            boxes,
            counts,
            most,
        }
    }

    /// Returns an answer with these hexes as choices, by name.
    pub fn hexes(hexes: impl IntoIterator<Item = Cell>) -> Self {
        Self::Hexes(hexes.into_iter().collect())
    }

    /// Returns the choices. Empty if the answer is not chosen from a list.
    pub fn choices(&self) -> Cow<'_, [Choice]> {
        match self {
            Self::One(choices) | Self::Hex(choices) | Self::Some(choices) => Cow::from(choices),
            Self::Hexes(hexes) => hexes
                .iter()
                .map(|hex| hex_choice(*hex, bare(*hex)))
                .collect(),
            Self::YesNo | Self::Number { .. } | Self::Boxes { .. } | Self::Text { .. } => {
                Cow::default()
            }
        }
    }

    /// Returns whether this value, as stored in an action, is a possible answer. Blank text is not
    /// an answer if text is required.
    pub fn takes(&self, value: &Value) -> bool {
        let one = |choices: &[Choice], value: &Value| {
            choices.iter().any(|choice| json!(choice.value) == *value)
        };
        match self {
            Self::YesNo => value.is_boolean(),
            Self::One(choices) | Self::Hex(choices) => one(choices, value),
            Self::Hexes(hexes) => {
                let name = value.as_str();
                let hex = name.and_then(|name| Some((name, name.parse::<Cell>().ok()?)));
                hex.is_some_and(|(name, hex)| hexes.contains(&hex) && hex.to_string() == name)
            }
            Self::Some(choices) => {
                let some = value.as_array();
                some.is_some_and(|some| some.iter().all(|value| one(choices, value)))
            }
            Self::Number { least, most } => {
                let bounds = i64::from(*least)..=i64::from(*most);
                value
                    .as_i64()
                    .is_some_and(|number| bounds.contains(&number))
            }
            Self::Boxes { most, .. } => value
                .as_u64()
                .is_some_and(|number| number <= u64::from(*most)),
            Self::Text { least, most } => value.as_str().is_some_and(|text| {
                let length = drumhead_vocabulary::count(text.chars().count());
                let blank = *least > 0 && text.trim().is_empty();
                !blank && (*least..=*most).contains(&length)
            }),
        }
    }

    /// Returns whether there is only one choice.
    fn is_one(&self) -> bool {
        match self {
            Self::One(choices) | Self::Hex(choices) | Self::Some(choices) => choices.len() == 1,
            Self::Hexes(hexes) => hexes.len() == 1,
            Self::YesNo | Self::Number { .. } | Self::Boxes { .. } | Self::Text { .. } => false,
        }
    }

    /// Formats the answer for display.
    pub fn shown(&self, names: &impl Names) -> play::Answer {
        let choices = |choices: &[Choice]| {
            let choice = |choice: &Choice| play::Choice {
                value: choice.value.clone(),
                label: names.say(&choice.label),
            };
            choices.iter().map(choice).collect()
        };
        match self {
            Self::YesNo => play::Answer::YesNo,
            Self::One(of) => play::Answer::One {
                choices: choices(of),
            },
            Self::Hex(of) => play::Answer::Hex {
                choices: choices(of),
            },
            Self::Hexes(hexes) => {
                let choice = |hex: &Cell| play::Choice {
                    value: Scalar::Text(hex.to_string()),
                    label: names.hex_name(*hex),
                };
                play::Answer::Hex {
                    choices: hexes.iter().map(choice).collect(),
                }
            }
            Self::Some(of) => play::Answer::Some {
                choices: choices(of),
            },
            Self::Number { least, most } => play::Answer::Number {
                least: *least,
                most: *most,
            },
            Self::Boxes {
                boxes,
                counts: Counts::Left,
                most,
            } => play::Answer::left(*boxes, *most),
            Self::Boxes {
                boxes,
                counts: Counts::Struck,
                most,
            } => play::Answer::struck(*boxes, *most),
            Self::Text { least, most } => play::Answer::Text {
                least: *least,
                most: *most,
            },
        }
    }
}

/// A question about an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The path of the answer: a JSON pointer into the action.
    pub path: String,
    /// The question.
    pub label: Message,
    /// A hint.
    pub hint: Option<Message>,
    /// The clause behind the question.
    pub clause: Option<ClauseId>,
    /// The possible answers.
    pub answer: Answer,
    /// The key under which the unit's last answer is remembered as the next default.
    pub remember: Option<&'static str>,
}

/// Returns a question with the message `ask.<name>`, whose answer is this field of the action.
pub fn ask(field: &str, name: &str, answer: Answer) -> Question {
    Question {
        path: format!("/{field}"),
        label: message(format!("ask.{name}")),
        hint: None,
        clause: None,
        answer,
        remember: None,
    }
}

impl Question {
    /// Sets the clause.
    #[must_use]
    pub const fn by(mut self, clause: ClauseId) -> Self {
        self.clause = Some(clause);
        self
    }

    /// Sets the hint.
    #[must_use]
    pub fn hint(mut self, hint: Message) -> Self {
        self.hint = Some(hint);
        self
    }

    /// Returns whether the question offers only one choice.
    pub fn has_one_answer(&self) -> bool {
        self.answer.is_one()
    }

    /// Formats the question for display.
    pub fn shown(&self, names: &impl Names) -> play::Question {
        play::Question {
            path: self.path.clone(),
            label: names.say(&self.label),
            hint: self.hint.as_ref().map(|it| names.say(it)),
            clause: self.clause.map(|id| id.as_str().to_owned()),
            answer: self.answer.shown(names),
            remember: self.remember.map(str::to_owned),
        }
    }
}
