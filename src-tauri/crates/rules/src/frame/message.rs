//! Messages: a key of the rulebook's catalogue with typed values. The rules return messages;
//! [`Names::say`] formats them as sentences for display.

use std::borrow::Cow;

use drumhead_catalogue::{Arg, File, Plain, file};
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{self, LogLine, Refusal, Tone, UnitRef};

use crate::data::catalogue::{Catalogue, grouped, signed, tenths};
use crate::hex::{Cell, Facing};
use crate::map::words::facing_word;
use crate::play::BadFact;

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A unit, displayed by name.
    Unit(UnitRef),
    /// Units, displayed by name.
    Units(Vec<UnitRef>),
    /// Units, displayed by name, with their positions if the rulebook shows positions.
    Placed(Vec<UnitRef>),
    /// A side, displayed by name.
    Side(u8),
    /// A hex, displayed by its name on the map.
    Hex(Cell),
    /// Hexes, displayed by their names on the map.
    Hexes(Vec<Cell>),
    /// A facing.
    Facing(Facing),
    /// A whole number.
    Number(i64),
    /// A signed number, displayed as `+2`, `−3` or `0`.
    Signed(i32),
    /// A whole number in groups of three digits, displayed as `2,288`.
    Grouped(i64),
    /// A number of tenths, displayed as `2.1` or `3`.
    Tenths(u32),
    /// Text displayed unchanged, such as a player's own words.
    Text(String),
    /// Another message.
    Message(Message),
    /// Messages joined by this separator.
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

/// Returns a unit, displayed by name and position.
pub fn placed(unit: UnitRef) -> Value {
    Value::Placed(vec![unit])
}

/// The file of sentences that the framework uses for every rulebook.
pub const COMMON: File = file!("../../../data/words", "common");

/// A catalogue key with its values.
pub type Message = drumhead_catalogue::Message<Value>;

/// Returns a message without values.
pub fn message(key: impl Into<Cow<'static, str>>) -> Message {
    drumhead_catalogue::message(key)
}

/// The key of a message that consists of a single value. No catalogue contains it.
const BARE: &str = drumhead_catalogue::VERBATIM;

impl From<drumhead_catalogue::Message> for Value {
    /// Converts a message from shared code, for use in a rulebook's message.
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

/// Returns a message that consists of a single value: a name, a number, a player's words.
pub fn bare(value: impl Into<Value>) -> Message {
    message(BARE).with("value", value)
}

/// Returns a message followed by its clauses, for sentences without context: `It routs. [D3-42]`.
pub fn cited(text: Message, clauses: &[ClauseId]) -> Message {
    let clauses = clauses.iter().map(|id| bare(id.as_str())).collect();
    let cited = message("cited").with("text", text);
    cited.with("clauses", Value::List(clauses, " "))
}

/// Returns a modifier with its reason: `+1 charged in the flank`.
pub fn counted(value: i32, why: Message) -> Message {
    let counted = message("detail.counted").with("value", Value::Signed(value));
    counted.with("why", why)
}

/// Returns the sum of a die and its modifiers, as a detail of a log line. `None` without modifiers.
pub fn die_sum(face: u8, modifiers: Vec<Message>, total: impl Into<Value>) -> Option<Message> {
    let sum = message("detail.sum").with("face", face);
    let sum = (!modifiers.is_empty()).then(|| sum.with("modifiers", Value::List(modifiers, ", ")));
    sum.map(|sum| sum.with("total", total))
}

/// Formats messages as sentences: a catalogue, and the names of units, sides and hexes.
pub trait Names {
    /// Returns the catalogue.
    fn words(&self) -> &Catalogue;

    /// Returns the name of a unit.
    fn unit_name(&self, unit: UnitRef) -> String;

    /// Returns the name of a unit with its position, if the rulebook shows positions.
    fn unit_placed(&self, unit: UnitRef) -> String {
        self.unit_name(unit)
    }

    /// Returns the name of a side.
    fn side_name(&self, side: u8) -> &str;

    /// Returns the name of a hex.
    fn hex_name(&self, hex: Cell) -> String;

    /// Formats a message as a sentence.
    fn say(&self, message: &Message) -> String {
        // Most messages are a single name, such as a hex or a unit.
        if let (BARE, [(_, value)]) = (message.key(), message.values()) {
            return self.text(value);
        }
        let values = message
            .values()
            .iter()
            .map(|(name, value)| (*name, self.arg(value)));
        self.words().fill_with(message.key(), values)
    }

    /// Converts a value to an argument of a sentence. A number that needs no format of its own
    /// stays a number, so that it can select a plural form.
    fn arg<'a>(&self, value: &'a Value) -> Arg<'a> {
        if let Value::Number(number) | Value::Grouped(number @ -999..=999) = value {
            return Arg::from(*number);
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
            Value::Grouped(number) => grouped(self.words(), *number),
            Value::Tenths(value) => tenths(self.words(), *value),
            Value::Text(text) => text.clone(),
            Value::Message(message) => self.say(message),
            Value::List(messages, between) => {
                joined(messages.iter().map(|it| self.say(it)).collect(), between)
            }
        }
    }
}

/// A rule's objection to an action. The players may allow the action anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The id with which a command allows the objection. Equal objections have equal ids.
    pub id: String,
    /// The kind of objection: its id, unless one command can have several of the kind, for example
    /// one for each unit.
    pub kind: String,
    /// The clause. `None` if no clause of this rulebook is behind the objection, as for rules that
    /// it presupposes.
    pub clause: Option<ClauseId>,
    /// The message: `against.<id>` by default.
    pub message: Message,
}

/// Returns an objection with the message `against.<id>`.
pub fn objection(id: &str, clause: impl Into<Option<ClauseId>>) -> Objection {
    Objection {
        id: id.to_owned(),
        kind: id.to_owned(),
        clause: clause.into(),
        message: message(format!("against.{id}")),
    }
}

/// Returns the objections that apply, in order.
pub fn objections<C: Into<Option<ClauseId>>, const N: usize>(
    all: [(bool, &str, C); N],
) -> impl Iterator<Item = Objection> {
    let found = all.into_iter().filter(|(so, ..)| *so);
    found.map(|(_, id, clause)| objection(id, clause))
}

/// Returns whether all objections are of these kinds.
pub fn are_only(against: &[Objection], kinds: &[&str]) -> bool {
    against.iter().all(|it| kinds.contains(&it.kind.as_str()))
}

impl Objection {
    /// Adds a value to the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// Replaces the message.
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

/// The reason why an action is impossible: for example, it names an item that does not exist.
/// Unlike an objection, it cannot be allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible(Objection);

/// Returns an impossibility with the message `impossible.<id>`.
pub fn impossible(id: &str) -> Impossible {
    objection(id, None)
        .saying(message(format!("impossible.{id}")))
        .into()
}

impl From<Objection> for Impossible {
    fn from(reason: Objection) -> Self {
        Self(reason)
    }
}

impl Impossible {
    /// Adds a value to the message.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Value>) -> Self {
        Self(self.0.with(name, value))
    }

    /// Replaces the message.
    #[must_use]
    pub fn saying(self, message: Message) -> Self {
        Self(self.0.saying(message))
    }

    /// Sets the clause.
    #[must_use]
    pub fn by(mut self, clause: impl Into<Option<ClauseId>>) -> Self {
        self.0.clause = clause.into();
        self
    }

    /// Formats the reason for display.
    pub fn shown(&self, names: &impl Names) -> play::Objection {
        self.0.shown(names)
    }

    /// Returns the reason as the refusal of an impossible action.
    pub fn refusal(&self, names: &impl Names) -> Refusal {
        Refusal::Impossible(self.shown(names))
    }
}

impl From<BadFact> for Impossible {
    fn from(error: BadFact) -> Self {
        impossible("bad_fact").saying(bare(error.message()))
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    message: Message,
    details: Vec<Message>,
    included: Vec<Message>,
    clauses: Vec<ClauseId>,
    units: Vec<UnitRef>,
    tone: Tone,
}

/// Returns a plain log line, without clauses or units.
pub fn line(key: impl Into<Cow<'static, str>>) -> Line {
    Line {
        message: message(key),
        details: Vec::new(),
        included: Vec::new(),
        clauses: Vec::new(),
        units: Vec::new(),
        tone: Tone::Plain,
    }
}

/// Returns a plain log line about a unit, whose name is the value `unit`.
pub fn unit_line(key: impl Into<Cow<'static, str>>, unit: UnitRef) -> Line {
    line(key).about([unit]).with("unit", placed(unit))
}

impl Line {
    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// Adds a detail, which is shown below the sentence: a sum, a range, a count.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<Option<Message>>) -> Self {
        self.details.extend(detail.into());
        self
    }

    /// Marks another line as included in this one: if that line follows in the same order, its
    /// sentence is not logged.
    #[must_use]
    pub fn including(mut self, other: Self) -> Self {
        self.included.push(other.message);
        self
    }

    /// Returns whether another line is included in this one.
    pub(super) fn includes(&self, other: &Self) -> bool {
        self.included.contains(&other.message)
    }

    /// Adds a clause, unless the line already has it.
    #[must_use]
    pub fn by(mut self, clause: ClauseId) -> Self {
        if !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
        self
    }

    /// Adds units that the line is about.
    #[must_use]
    pub fn about(mut self, units: impl IntoIterator<Item = UnitRef>) -> Self {
        self.units.extend(units);
        self
    }

    /// Sets the tone.
    #[must_use]
    pub const fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// Returns the line's message.
    pub(super) fn into_message(self) -> Message {
        self.message
    }

    /// Returns the line's sentence, followed by its clauses.
    pub fn cited(self) -> Message {
        cited(self.message, &self.clauses)
    }

    /// Formats the line for display.
    pub fn shown(&self, names: &impl Names) -> LogLine {
        LogLine {
            text: names.say(&self.message),
            details: self.details.iter().map(|it| names.say(it)).collect(),
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

#[cfg(test)]
mod tests {
    use drumhead_catalogue::{Language, Words};

    use super::*;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    struct Speaker;

    impl Names for Speaker {
        fn words(&self) -> &Catalogue {
            WORDS.speak(Language::ENGLISH)
        }

        fn unit_name(&self, unit: UnitRef) -> String {
            format!("{} Foot", unit.unit)
        }

        fn side_name(&self, _: u8) -> &str {
            "The king"
        }

        fn hex_name(&self, hex: Cell) -> String {
            hex.to_string()
        }
    }

    fn plain(text: &str) -> Line {
        line(BARE).with("value", text)
    }

    #[test]
    fn objections_about_several_units_are_of_one_kind() {
        let against = [1, 2].map(|unit| Objection {
            id: format!("charged.{unit}"),
            ..objection("charged", None)
        });
        assert!(are_only(&against, &["charged", "gone"]));
        assert!(!are_only(&against, &["gone"]));
    }

    #[test]
    fn a_sum_is_a_detail_with_named_modifiers() {
        let modifiers = vec![counted(-1, bare("shaken")), counted(2, bare("grade A"))];
        let stood = plain("1 Foot stood.").detail(die_sum(6, modifiers, 7_i64));
        let shown = stood.detail(die_sum(6, Vec::new(), 6_i64)).shown(&Speaker);
        assert_eq!(shown.text, "1 Foot stood.");
        assert_eq!(
            shown.details,
            ["Die 6, \u{2212}1 shaken, +2 grade A: total 7"]
        );
    }

    #[test]
    fn a_line_includes_only_lines_marked_as_included() {
        let tested = plain("1 Foot tested: shaken.").including(plain("1 Foot: shaken."));
        assert!(tested.includes(&plain("1 Foot: shaken.")));
        assert!(!tested.includes(&plain("2 Foot: shaken.")));
    }
}
