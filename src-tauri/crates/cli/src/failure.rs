//! The reason why a command was not carried out, as `--json` prints it for scripts.

use clap::error::ContextKind;
use drumhead_desk::catalogue::{Catalogue, Message, Plain, VERBATIM, message};
use drumhead_desk::play::{Objection, Refusal};
use drumhead_desk::{Code, DeskError, Pool};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The output of a failed command, in place of its result.
#[derive(Serialize)]
pub(crate) struct Failure {
    error: Reported,
}

/// An error and its remedy.
#[derive(Serialize)]
struct Reported {
    /// The kind of error.
    kind: Kind,
    /// The key of the sentence; `None` for text from the system or from the arguments' parser.
    key: Option<String>,
    /// The values in the sentence and in its remedy.
    values: Map<String, Value>,
    /// The location of the error in a file or an answer (`army.units[0].number`, `line 2`), or the
    /// wrong argument, if known.
    place: Option<String>,
    /// The cause, as sentences.
    message: String,
    /// The remedy.
    remedy: String,
    /// The objections to an order, each with its id, which allows the order anyway unless it is
    /// impossible.
    objections: Vec<Objection>,
    /// The dice that an order needs.
    dice: Option<Pool>,
}

/// The kind of error.
#[derive(Serialize)]
#[serde(untagged)]
enum Kind {
    /// An error from the desk.
    Desk(Code),
    /// An error in the arguments: `arguments`.
    Arguments(&'static str),
}

impl Failure {
    /// Returns an error in the arguments. The text is the parser's, in English.
    pub(crate) fn of_arguments(error: &clap::Error) -> Self {
        let text = error.render().to_string();
        let (cause, remedy) = text.split_once("\n\n").unwrap_or((&text, ""));
        let cause = cause.strip_prefix("error: ").unwrap_or(cause);
        let value = |kind| error.get(kind).map(ToString::to_string);
        let argument =
            value(ContextKind::InvalidArg).or_else(|| value(ContextKind::InvalidSubcommand));
        let named = [
            ("argument", argument.clone()),
            ("value", value(ContextKind::InvalidValue)),
        ];
        let given = named.into_iter();
        let values = given.filter_map(|(name, value)| Some((name.to_owned(), value?.into())));
        Self {
            error: Reported {
                kind: Kind::Arguments("arguments"),
                key: None,
                values: values.collect(),
                place: argument,
                message: cause.trim().to_owned(),
                remedy: remedy.trim().to_owned(),
                objections: Vec::new(),
                dice: None,
            },
        }
    }

    /// Returns an error from the desk.
    pub(crate) fn of(error: &DeskError, words: &Catalogue) -> Self {
        let shown = error.shown(words);
        let first = error.messages().first();
        let key = first.map(Message::key).filter(|key| *key != VERBATIM);
        let own = first.map_or_else(Map::new, |first| values(first, words));
        let mut all = Map::new();
        for remedy in error.remedies() {
            all.extend(values(remedy, words));
        }
        let place = place(&own);
        all.extend(own);
        Self {
            error: Reported {
                kind: Kind::Desk(error.code),
                key: key.map(str::to_owned),
                place,
                values: all,
                message: shown.message,
                remedy: shown.hint,
                objections: Vec::new(),
                dice: None,
            },
        }
    }

    /// Returns the failure for a refused order.
    pub(crate) fn refused(refusal: Refusal, words: &Catalogue) -> Self {
        let mut failure = Self::of(&not_carried_out(&refusal), words);
        match refusal {
            Refusal::NeedDice(pool) => failure.error.dice = Some(pool),
            Refusal::Impossible(objection) => failure.error.objections.push(objection),
            Refusal::AgainstRules(objections) => failure.error.objections = objections,
        }
        failure
    }
}

/// Returns the message of a refused order. The remedy for missing dice is the option that gives
/// them.
pub(crate) fn not_carried_out(refusal: &Refusal) -> DeskError {
    let remedy = match refusal {
        Refusal::NeedDice(_) => "cli.play.give_dice",
        Refusal::Impossible(_) | Refusal::AgainstRules(_) => "cli.play.refused_fix",
    };
    DeskError::new(Code::Refused, message("cli.play.refused"), message(remedy))
}

fn values(message: &Message, words: &Catalogue) -> Map<String, Value> {
    let values = message
        .values()
        .iter()
        .map(|(name, value)| ((*name).to_owned(), plain(value, words)));
    values.collect()
}

fn plain(value: &Plain, words: &Catalogue) -> Value {
    let nested = |message: &Message| match message.key() {
        VERBATIM => Value::from(words.say(message)),
        key => json!({ "key": key, "values": values(message, words), "text": words.say(message) }),
    };
    match value {
        Plain::Number(number) => (*number).into(),
        Plain::Text(text) => text.as_str().into(),
        Plain::Message(message) => nested(message),
        Plain::List(messages, _) => messages.iter().map(nested).collect(),
    }
}

/// Returns the location in these values, or in the values of a message among them: the value
/// `place`, or the value `line` as "line 2".
fn place(values: &Map<String, Value>) -> Option<String> {
    let own = values.get("place").and_then(Value::as_str);
    let line = || match values.get("line")? {
        Value::Number(line) => Some(format!("line {line}")),
        Value::String(line) => Some(format!("line {line}")),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    };
    let inner = || {
        let mut parts = values
            .values()
            .filter_map(|value| value["values"].as_object());
        parts.find_map(place)
    };
    own.map(str::to_owned).or_else(line).or_else(inner)
}
