//! Messages: a key of the book's catalogue with typed values. The rules return messages;
//! [`Names::say`] formats them as sentences where they are shown.

use std::borrow::Cow;

use drumhead_catalogue::{Arg, File, Plain, file};
use drumhead_words::ClauseId;
use drumhead_words::play::{self, LogLine, Refusal, Tone, UnitRef};

use crate::data::catalogue::{Catalogue, signed};
use crate::hex::{Cell, Facing};
use crate::map::words::facing_word;

/// A value of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A unit, shown by its name.
    Unit(UnitRef),
    /// Units, shown by their names.
    Units(Vec<UnitRef>),
    /// Units, shown by their names and where they are, where the book shows that.
    Placed(Vec<UnitRef>),
    /// A side, shown by its name.
    Side(u8),
    /// A hex, shown by its name on the map.
    Hex(Cell),
    /// Hexes, shown by their names on the map.
    Hexes(Vec<Cell>),
    /// A facing.
    Facing(Facing),
    /// A whole number.
    Number(i64),
    /// A signed number, shown as `+2`, `−3` or `0`.
    Signed(i32),
    /// A number of tenths, shown as `2.1` or `3`.
    Tenths(u32),
    /// Text shown unchanged, such as a player's own words.
    Text(String),
    /// Another message.
    Message(Message),
    /// Messages, joined by this text.
    List(Vec<Message>, &'static str),
}

macro_rules! value_from {
    ($($from:ty => $variant:ident),* $(,)?) => {$(
        impl From<$from> for Value {
            fn from(value: $from) -> Self {
                Self::$variant(value.into())
            }
        }
    )*};
}
value_from! {
    UnitRef => Unit, Vec<UnitRef> => Units, Cell => Hex, Vec<Cell> => Hexes, Facing => Facing,
    u8 => Number, u16 => Number, u32 => Number, i32 => Number, i64 => Number,
    &str => Text, String => Text, Message => Message,
}

impl From<usize> for Value {
    fn from(value: usize) -> Self {
        Self::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

/// A unit, shown by its name and position.
pub fn placed(unit: UnitRef) -> Value {
    Value::Placed(vec![unit])
}

/// The file of sentences that the framework uses in every book.
pub const COMMON: File = file!("../../../data/words", "common");

/// A key of the catalogue with its values.
pub type Message = drumhead_catalogue::Message<Value>;

/// A message without values.
pub fn message(key: impl Into<Cow<'static, str>>) -> Message {
    drumhead_catalogue::message(key)
}

/// The key of a message that is a single value; no catalogue contains it.
const BARE: &str = drumhead_catalogue::VERBATIM;

impl From<drumhead_catalogue::Message> for Value {
    /// Converts a message that belongs to no book, as a part of a book's message.
    fn from(plain: drumhead_catalogue::Message) -> Self {
        let of = |plain: &Plain| match plain {
            Plain::Number(number) => Self::Number(*number),
            Plain::Text(text) => Self::Text(text.clone()),
            Plain::Message(message) => message.clone().into(),
            Plain::List(messages, between) => {
                let own = messages.iter().map(|it| bare(it.clone()));
                Self::List(own.collect(), between)
            }
        };
        let mut own = message(plain.key().to_owned());
        for (name, value) in plain.values() {
            own = own.with(name, of(value));
        }
        Self::Message(own)
    }
}

/// A message that is a single value: a name, a number, a player's words.
pub fn bare(value: impl Into<Value>) -> Message {
    message(BARE).with("value", value)
}

/// A message with the clauses behind it, for sentences that stand alone: `It routs. [D3-42]`.
pub fn cited(text: Message, clauses: &[ClauseId]) -> Message {
    let clauses = clauses.iter().map(|id| bare(id.as_str())).collect();
    let cited = message("cited").with("text", text);
    cited.with("clauses", Value::List(clauses, " "))
}

/// Converts messages to sentences: a catalogue, and the names of units, sides and hexes.
pub trait Names {
    /// The catalogue.
    fn words(&self) -> &Catalogue;

    /// The name of a unit.
    fn unit_name(&self, unit: UnitRef) -> String;

    /// The name of a unit with its position, if the book shows it.
    fn unit_placed(&self, unit: UnitRef) -> String {
        self.unit_name(unit)
    }

    /// The name of a side.
    fn side_name(&self, side: u8) -> &str;

    /// The name of a hex.
    fn hex_name(&self, hex: Cell) -> String;

    /// The sentence of a message.
    fn say(&self, message: &Message) -> String {
        // Most messages are a single name: a hex of a map, a unit.
        if let (BARE, [(_, value)]) = (message.key(), message.values()) {
            return self.text(value);
        }
        let values = message.values().iter();
        let values = values.map(|(name, value)| (*name, self.arg(value)));
        self.words().fill_with(message.key(), values)
    }

    /// Converts a value for a sentence: a number stays a number, so that a plural form can depend
    /// on it.
    fn arg<'a>(&self, value: &'a Value) -> Arg<'a> {
        if let Value::Number(number) = value {
            return Arg::from(*number);
        }
        if let Value::Tenths(tenths) = value {
            return Arg::tenths(*tenths);
        }
        if let Value::Text(text) = value {
            return Arg::spelled(text);
        }
        if let Value::Message(message) = value
            && let (BARE, [(_, value)]) = (message.key(), message.values())
        {
            return self.arg(value);
        }
        Arg::from(self.text(value))
    }

    /// Formats a value.
    fn text(&self, value: &Value) -> String {
        let joined = |texts: Vec<String>, between: &str| texts.join(between);
        match value {
            Value::Unit(unit) => self.unit_name(*unit),
            Value::Units(units) => {
                joined(units.iter().map(|it| self.unit_name(*it)).collect(), ", ")
            }
            Value::Placed(units) => {
                joined(units.iter().map(|it| self.unit_placed(*it)).collect(), ", ")
            }
            Value::Side(side) => self.side_name(*side).to_owned(),
            Value::Hex(hex) => self.hex_name(*hex),
            Value::Hexes(hexes) => joined(hexes.iter().map(|it| self.hex_name(*it)).collect(), " "),
            Value::Facing(facing) => facing_word(self.words(), *facing).to_owned(),
            Value::Number(number) if *number < 0 => format!("\u{2212}{}", number.unsigned_abs()),
            Value::Number(number) => number.to_string(),
            Value::Signed(number) => signed(*number),
            Value::Tenths(value) => tenths(*value),
            Value::Text(text) => text.clone(),
            Value::Message(message) => self.say(message),
            Value::List(messages, between) => {
                joined(messages.iter().map(|it| self.say(it)).collect(), between)
            }
        }
    }
}

/// Formats tenths: `2.1`, `0.4`, `3`.
pub fn tenths(value: u32) -> String {
    match value % 10 {
        0 => (value / 10).to_string(),
        part => format!("{}.{part}", value / 10),
    }
}

/// A rule's objection to an action; the players may allow the action anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The id by which it is allowed: the same for the same objection.
    pub id: String,
    /// The clause; `None` for an objection of rules that this book presupposes.
    pub clause: Option<ClauseId>,
    /// The message: `against.<id>` by default.
    pub message: Message,
}

/// An objection with the message `against.<id>`.
pub fn objection(id: &str, clause: impl Into<Option<ClauseId>>) -> Objection {
    Objection {
        id: id.to_owned(),
        clause: clause.into(),
        message: message(format!("against.{id}")),
    }
}

/// The objections that apply, in order.
pub fn objections<C: Into<Option<ClauseId>>, const N: usize>(
    all: [(bool, &str, C); N],
) -> impl Iterator<Item = Objection> {
    let found = all.into_iter().filter(|(so, ..)| *so);
    found.map(|(_, id, clause)| objection(id, clause))
}

impl Objection {
    /// The same objection with one more value in its message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// The same objection with another message.
    #[must_use]
    pub fn saying(mut self, message: Message) -> Self {
        self.message = message;
        self
    }

    /// Formats the objection for display.
    pub fn shown(&self, names: &impl Names) -> play::Objection {
        play::Objection {
            id: self.id.clone(),
            clause: self.clause.map(|id| id.as_str().to_owned()),
            text: names.say(&self.message),
        }
    }
}

/// Why an action is impossible: it names something that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    id: String,
    clause: Option<ClauseId>,
    message: Message,
}

/// An impossibility with the message `impossible.<id>`.
pub fn impossible(id: &str) -> Impossible {
    Impossible {
        id: id.to_owned(),
        clause: None,
        message: message(format!("impossible.{id}")),
    }
}

impl Impossible {
    /// The same with one more value in its message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// The same with another message.
    #[must_use]
    pub fn saying(mut self, message: Message) -> Self {
        self.message = message;
        self
    }

    /// The same with its clause.
    #[must_use]
    pub fn by(mut self, clause: impl Into<Option<ClauseId>>) -> Self {
        self.clause = clause.into();
        self
    }

    /// The text for the player.
    pub fn shown(&self, names: &impl Names) -> play::Objection {
        play::Objection {
            id: self.id.clone(),
            clause: self.clause.map(|id| id.as_str().to_owned()),
            text: names.say(&self.message),
        }
    }

    /// Converts to the refusal of an impossible action.
    pub fn refusal(&self, names: &impl Names) -> Refusal {
        Refusal::Impossible(self.shown(names))
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    message: Message,
    clauses: Vec<ClauseId>,
    units: Vec<UnitRef>,
    tone: Tone,
}

/// A plain log line without clauses or units.
pub fn line(key: impl Into<Cow<'static, str>>) -> Line {
    Line {
        message: message(key),
        clauses: Vec::new(),
        units: Vec::new(),
        tone: Tone::Plain,
    }
}

/// A plain log line about a unit, which is its value `unit`.
pub fn unit_line(key: impl Into<Cow<'static, str>>, unit: UnitRef) -> Line {
    line(key).about([unit]).with("unit", placed(unit))
}

impl Line {
    /// The same line with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// The same line with one more clause.
    #[must_use]
    pub fn by(mut self, clause: ClauseId) -> Self {
        self.clauses.push(clause);
        self
    }

    /// The same line about these units too.
    #[must_use]
    pub fn about(mut self, units: impl IntoIterator<Item = UnitRef>) -> Self {
        self.units.extend(units);
        self
    }

    /// The same line in another tone.
    #[must_use]
    pub const fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// What it says.
    pub(super) fn into_message(self) -> Message {
        self.message
    }

    /// The line as a sentence, followed by its clauses.
    pub fn cited(self) -> Message {
        cited(self.message, &self.clauses)
    }

    /// Formats the line for display.
    pub fn shown(&self, names: &impl Names) -> LogLine {
        LogLine {
            text: names.say(&self.message),
            clauses: self
                .clauses
                .iter()
                .map(|id| id.as_str().to_owned())
                .collect(),
            units: self.units.clone(),
            tone: self.tone,
        }
    }
}
