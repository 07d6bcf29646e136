//! The answers of a command: its values by name, as text.
//!
//! A name is the shortest suffix of a value's path that no other value of the command shares. For
//! example, `onto` is the side that a charge strikes, and `0.strikers.pike` is the number of pikes
//! of the first of two sides.

use drumhead_rules::catalogue::{Message, message};
use drumhead_vocabulary::play::{Subject, UnitRef};
use serde_json::{Value, json};

/// The field of a command that names the kind of order.
pub(super) const VERB: &str = "do";

/// A value of a command and its path.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Leaf {
    pub(super) path: Vec<String>,
    pub(super) value: Value,
}

impl Leaf {
    /// Returns the path as a JSON pointer.
    pub(super) fn pointer(&self) -> String {
        self.path
            .iter()
            .fold(String::new(), |path, key| path + "/" + key)
    }

    /// Whether the path ends in this name.
    fn ends_in(&self, name: &[&str]) -> bool {
        let from = self.path.len().checked_sub(name.len());
        from.is_some_and(|from| self.path.iter().skip(from).eq(name.iter()))
    }

    fn last(&self) -> &str {
        self.path.last().map_or("", String::as_str)
    }
}

/// Returns the values of a command.
pub(super) fn leaves(command: &Value) -> Vec<Leaf> {
    let mut found = Vec::new();
    collect(command, &mut Vec::new(), &mut found);
    found.retain(|leaf| leaf.path != [VERB]);
    found
}

fn collect(value: &Value, path: &mut Vec<String>, found: &mut Vec<Leaf>) {
    let mut within = |key: String, value: &Value| {
        path.push(key);
        collect(value, path, found);
        path.pop();
    };
    match value {
        Value::Object(fields) if subject(value).is_none() => {
            for (key, value) in fields {
                within(key.clone(), value);
            }
        }
        Value::Array(items) if items.iter().any(|item| atom(item).is_none()) => {
            for (index, value) in items.iter().enumerate() {
                within(index.to_string(), value);
            }
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => found.push(Leaf {
            path: path.clone(),
            value: value.clone(),
        }),
    }
}

/// Returns the unit or general that a value names.
pub(super) fn subject(value: &Value) -> Option<Subject> {
    let fields = value.as_object().filter(|fields| fields.len() == 2)?;
    let side = u8::try_from(fields.get("side")?.as_u64()?).ok()?;
    let number = |key: &str| u16::try_from(fields.get(key)?.as_u64()?).ok();
    let unit = number("unit").map(|unit| Subject::Unit(UnitRef::new(side, unit)));
    unit.or_else(|| number("general").map(|general| Subject::General(side, general)))
}

/// Returns the text of a value that is one word, or a list of words.
pub(super) fn word(value: &Value) -> Option<String> {
    match value {
        Value::Array(items) if items.is_empty() => Some("none".to_owned()),
        Value::Array(items) => {
            let words: Option<Vec<String>> = items.iter().map(atom).collect();
            // A list of one word ends in a comma.
            words.map(|words| words.join(",") + if items.len() == 1 { "," } else { "" })
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            atom(value)
        }
    }
}

fn atom(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some("none".to_owned()),
        Value::Bool(yes) => Some(if *yes { "yes" } else { "no" }.to_owned()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) if is_plain(text) => Some(text.clone()),
        Value::String(text) => serde_json::to_string(text).ok(),
        Value::Object(_) => subject(value).map(|subject| subject.to_string()),
        Value::Array(_) => None,
    }
}

/// Whether text needs no quotation marks.
fn is_plain(text: &str) -> bool {
    let mark =
        |letter: char| letter.is_whitespace() || letter.is_control() || "\",=".contains(letter);
    !matches!(text, "" | "none" | "yes" | "no") && !text.contains(mark)
}

/// Returns the possible values of a word, the likeliest first: those of the same kind as `like`,
/// then all others.
pub(super) fn readings(text: &str, like: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    if matches!(like, Value::Array(_)) || text.contains(',') && !text.starts_with('"') {
        let items: Vec<&str> = text
            .split(',')
            .filter(|item| !item.is_empty() && *item != "none")
            .collect();
        let lists = (0..5).map(|kind| {
            let one = |item: &&str| atoms(item).into_iter().nth(kind).flatten();
            items.iter().map(one).collect::<Option<Vec<Value>>>()
        });
        found.extend(lists.flatten().map(Value::Array));
    }
    let mut atoms: Vec<Value> = atoms(text).into_iter().flatten().collect();
    atoms.sort_by_key(|value| std::mem::discriminant(value) != std::mem::discriminant(like));
    found.extend(atoms);
    found.dedup();
    found
}

/// Returns the possible values of a word by kind: nothing, yes or no, a number, a subject, a name.
fn atoms(text: &str) -> [Option<Value>; 5] {
    let unit = match text.parse() {
        Ok(Subject::Unit(unit)) => Some(json!({ "side": unit.side, "unit": unit.unit })),
        Ok(Subject::General(side, general)) => Some(json!({ "side": side, "general": general })),
        Ok(Subject::Side(side)) => Some(Value::from(side)),
        Ok(Subject::Feature(feature)) => Some(Value::from(feature)),
        Ok(Subject::Table) | Err(_) => None,
    };
    let yes = match text {
        "yes" => Some(Value::from(true)),
        "no" => Some(Value::from(false)),
        _ => None,
    };
    let name = match text.starts_with('"') {
        true => serde_json::from_str(text).ok().filter(Value::is_string),
        false => Some(Value::from(text)),
    };
    [
        (text == "none").then_some(Value::Null),
        yes,
        text.parse::<i64>().ok().map(Value::from),
        unit,
        name,
    ]
}

/// Returns the value that a name identifies.
///
/// # Errors
/// A message about the name, with the existing names.
pub(super) fn named<'a>(leaves: &'a [Leaf], name: &str) -> Result<&'a Leaf, Message> {
    let parts: Vec<&str> = name.split('.').collect();
    let exact = leaves.iter().find(|leaf| leaf.path.iter().eq(parts.iter()));
    let mut some = leaves.iter().filter(|leaf| leaf.ends_in(&parts));
    match (exact, some.next(), some.next()) {
        (Some(leaf), ..) | (None, Some(leaf), None) => Ok(leaf),
        (None, Some(one), Some(other)) => {
            let (one, other) = (called(leaves, one), called(leaves, other));
            Err(message("scene.may_be_two")
                .with("name", name.to_string())
                .with("one", one.to_string())
                .with("other", other.to_string()))
        }
        (None, None, _) => {
            let known: Vec<String> = leaves.iter().map(|leaf| called(leaves, leaf)).collect();
            let known = if known.is_empty() {
                "none".to_owned()
            } else {
                known.join(", ")
            };
            Err(message("scene.no_answer")
                .with("name", name.to_string())
                .with("known", known.to_string()))
        }
    }
}

/// Returns the name of a value: the shortest that identifies no other value.
pub(super) fn called(leaves: &[Leaf], leaf: &Leaf) -> String {
    let path: Vec<&str> = leaf.path.iter().map(String::as_str).collect();
    let mut ends = (0..path.len()).rev().filter_map(|from| path.get(from..));
    let alone = |end: &&[&str]| {
        let index = end.iter().all(|key| key.parse::<u8>().is_ok());
        !index && leaves.iter().filter(|leaf| leaf.ends_in(end)).count() == 1
    };
    ends.find(alone).unwrap_or(&path).join(".")
}

/// The fields that name the acting unit and the affected unit, in order of preference.
pub(super) const ACTING: [&str; 3] = ["unit", "charger", "target"];
pub(super) const OTHER: [&str; 6] = ["target", "enemy", "against", "by", "charger", "from"];

/// Returns the values that are written without their names: the general, side or feature of an
/// order, the acting unit, and the affected unit.
pub(super) fn unnamed(leaves: &[Leaf]) -> [Option<&Leaf>; 5] {
    let of = |names: &[&str], not: Option<&Leaf>, fits: &dyn Fn(&Value) -> bool| {
        let named = names.iter().flat_map(|name| {
            let mut those: Vec<&Leaf> = leaves.iter().filter(|leaf| leaf.last() == *name).collect();
            those.sort_by_key(|leaf| leaf.path.len());
            those
        });
        let mut fitting = named.filter(|leaf| fits(&leaf.value) && Some(*leaf) != not);
        fitting.next()
    };
    let top = |name: &str, fits: fn(&Value) -> bool| {
        leaves
            .iter()
            .find(|leaf| leaf.path == [name] && fits(&leaf.value))
    };
    let unit = |value: &Value| value.is_null() || matches!(subject(value), Some(Subject::Unit(_)));
    let acting = of(&ACTING, None, &unit);
    [
        top("general", Value::is_object),
        top("side", Value::is_number),
        top("feature", Value::is_number),
        acting,
        of(&OTHER, acting, &|value| {
            matches!(subject(value), Some(Subject::Unit(_)))
        }),
    ]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use drumhead_rules::catalogue::Language;
    use serde_json::json;

    use super::*;
    use crate::words::words;

    #[test]
    fn a_value_is_named_by_its_shortest_unique_suffix() {
        let command = json!({
            "do": "fight", "unit": { "side": 0, "unit": 3 },
            "meeting": { "sides": [{ "pike": 4, "open": true }, { "pike": 5, "uphill": false }] },
        });
        let leaves = leaves(&command);
        let names: Vec<String> = leaves.iter().map(|leaf| called(&leaves, leaf)).collect();
        assert_eq!(names, ["open", "0.pike", "1.pike", "uphill", "unit"]);
        assert_eq!(named(&leaves, "1.pike").unwrap().value, json!(5));
        let error = |name| words(Language::ENGLISH).say(&named(&leaves, name).unwrap_err());
        assert!(error("pike").contains("0.pike or 1.pike"));
        assert!(error("pikes").contains("uphill"));
    }

    #[test]
    fn a_word_is_parsed_as_the_kind_of_value_it_replaces() {
        let unit = json!({ "side": 0, "unit": 3 });
        assert_eq!(readings("A3", &unit).first(), Some(&unit));
        assert_eq!(readings("A3", &json!("H1")).first(), Some(&json!("A3")));
        assert_eq!(readings("4", &json!(1)).first(), Some(&json!(4)));
        assert_eq!(readings("A3,", &json!([])).first(), Some(&json!([unit])));
        assert_eq!(word(&json!([unit])).as_deref(), Some("A3,"));
        assert_eq!(word(&json!("two words")).as_deref(), Some("\"two words\""));
    }
}
