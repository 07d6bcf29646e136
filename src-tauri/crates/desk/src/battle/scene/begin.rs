//! The beginning of a scene: two sides, and the players' choices.

use drumhead_rules::catalogue::{Language, Message, message};
use drumhead_shelf::{Army, Bare, Battle, BattleSetup, BookId};
use serde_json::{Map, Value};

use super::mistake;
use crate::starters::id_of;
use crate::words::verbatim;
use crate::{DeskError, Result, earlier, file, starter, starters};

/// A function that returns the bytes of the army file with this name.
pub(super) type Files<'a> = &'a dyn Fn(&str) -> std::result::Result<Vec<u8>, Message>;

/// The armies and the choices of the set-up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Begin {
    /// The sides, A before B.
    pub(super) sides: Vec<Side>,
    /// Choices that differ from the usual choices, by their path in the set-up.
    pub(super) choices: Vec<Choice>,
}

/// A side: starter armies, an army file, or an army in JSON.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Side {
    /// The side's letter, A or B.
    pub(super) letter: char,
    line: usize,
    /// The side as the scene writes it.
    pub(super) text: String,
    from: From,
}

#[derive(Clone, Debug, PartialEq)]
enum From {
    /// Starter armies; the second and later armies are allies.
    Starters(Vec<String>),
    Own(Box<Army>),
}

/// A choice of the set-up.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choice {
    line: usize,
    /// The choice's path: `year`, `sides.A.name`, `interpretations.D-99`.
    pub(super) path: String,
    pub(super) value: Value,
}

impl Choice {
    /// Makes the choice in a set-up. `null` removes a field, such as a hex with terrain. `None` if
    /// the set-up has no such place.
    fn apply(&self, setup: &mut Value) -> Option<()> {
        let mut keys = self.path.split('.');
        let key = keys.next_back()?;
        let within = keys.try_fold(setup, at)?;
        let fields = within.as_object_mut().filter(|_| self.value.is_null());
        if let Some(fields) = fields {
            fields.remove(key);
        } else {
            *at(within, key)? = self.value.clone();
        }
        Some(())
    }
}

impl Side {
    /// Reads `A starter-id, ally-id`, `A file NAME` or `A army JSON`.
    pub(super) fn read(line: usize, text: &str, files: Files<'_>) -> Result<Self> {
        let (letter, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let letter = match letter {
            "A" => 'A',
            "B" => 'B',
            _ => return Err(mistake(line, message("scene.side"))),
        };
        let rest = rest.trim();
        let from = match rest.split_once(char::is_whitespace) {
            Some(("file", name)) => {
                let bytes = files(name.trim()).map_err(|why| {
                    mistake(
                        line,
                        message("desk.file.at")
                            .with("place", name)
                            .with("problem", why),
                    )
                })?;
                let draft =
                    file::read(&bytes).map_err(|error| mistake(line, error.into_message()))?;
                From::Own(Box::new(draft.army()))
            }
            Some(("army", json)) => {
                let none = |error: serde_json::Error| {
                    mistake(
                        line,
                        message("scene.no_army").with("error", error.to_string()),
                    )
                };
                let mut army: Value = serde_json::from_str(json).map_err(none)?;
                // A scene has no version, so its army is converted from version 1.
                earlier::army_of_book(1, &mut army);
                From::Own(Box::new(serde_json::from_value(army).map_err(none)?))
            }
            _ => From::Starters(rest.split(',').map(|id| id.trim().to_owned()).collect()),
        };
        let text = rest.to_owned();
        Ok(Self {
            letter,
            line,
            text,
            from,
        })
    }

    fn armies(&self) -> Result<Vec<Army>> {
        match &self.from {
            From::Own(army) => Ok(vec![army.as_ref().clone()]),
            From::Starters(ids) => ids.iter().map(|id| self.starter(id)).collect(),
        }
    }

    fn starter(&self, id: &str) -> Result<Army> {
        if let Ok(draft) = starter(id, Language::ENGLISH) {
            return Ok(draft.army());
        }
        let known: Vec<String> = starters(Language::ENGLISH)?
            .into_iter()
            .map(|one| one.id)
            .collect();
        let known = known.join(", ");
        let what = message("scene.no_starter")
            .with("id", id.to_string())
            .with("known", known.to_string());
        Err(mistake(self.line, what))
    }
}

impl Begin {
    /// Returns the beginning of a battle between two starter armies, with the usual choices.
    pub fn starters(first: &str, second: &str) -> Self {
        let side = |letter, id: &str| Side {
            letter,
            line: 0,
            text: id.to_owned(),
            from: From::Starters(vec![id.to_owned()]),
        };
        Self {
            sides: vec![side('A', first), side('B', second)],
            choices: Vec::new(),
        }
    }

    /// Makes a choice of the set-up, by its path: `interpretations.D-99`.
    pub fn choose(&mut self, path: &str, value: Value) {
        let path = path.to_owned();
        self.choices.push(Choice {
            line: 0,
            path,
            value,
        });
    }

    /// Makes a choice of the set-up from text, which is JSON or else a name. Options of
    /// interpretations are always names, even `true` and `1`.
    pub(super) fn set(&mut self, line: usize, path: &str, value: &str) {
        let option = path.rsplit('.').nth(1) == Some("interpretations");
        let value = match serde_json::from_str(value) {
            Ok(Value::Bool(_) | Value::Number(_)) if option => Value::from(value),
            Ok(json) => json,
            Err(_) => Value::from(value),
        };
        let path = path.to_owned();
        self.choices.push(Choice { line, path, value });
    }

    /// Returns the set-up.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the line.
    pub(super) fn setup(&self, book: BookId) -> Result<BattleSetup> {
        let [first, second] = self.sides.as_slice() else {
            return Err(mistake(1, message("scene.two_sides")));
        };
        let setup = BattleSetup::between_allies(first.armies()?, second.armies()?);
        let mut setup =
            setup.map_err(|error| mistake(first.line, DeskError::from(error).into_message()))?;
        if setup.book() != book {
            let what = message("scene.other_book").with("id", setup.book().id().to_string());
            return Err(mistake(first.line, what));
        }
        for choice in &self.choices {
            let mut json = value(&setup)?;
            choice.apply(&mut json).ok_or_else(|| {
                mistake(
                    choice.line,
                    message("scene.no_choice").with("path", choice.path.to_string()),
                )
            })?;
            let read = book.read_setup(json);
            setup = read.map_err(|error| mistake(choice.line, verbatim(error)))?;
        }
        Ok(setup)
    }

    /// Returns the beginning of a battle: its armies, by id if they are starter armies, and every
    /// choice that differs from the usual choice.
    ///
    /// # Errors
    /// No error occurs in a build that passes its tests.
    pub fn of(battle: &Battle) -> Result<Self> {
        let setup = battle.setup();
        let armies = setup.armies();
        let side = |letter, army: &Army| {
            // A scene begins with the English texts of a starter army.
            let (from, text) = match id_of(army)? {
                Some(id) => (From::Starters(vec![id.to_owned()]), id.to_owned()),
                None => {
                    let text = format!("army {}", json(army)?);
                    (From::Own(Box::new(army.clone())), text)
                }
            };
            Ok::<_, DeskError>(Side {
                letter,
                line: 0,
                text,
                from,
            })
        };
        let [first, second] = armies.each_ref();
        let mut begin = Self {
            sides: vec![side('A', first)?, side('B', second)?],
            choices: Vec::new(),
        };
        let usual = Battle::new(begin.setup(setup.book())?)?.setup();
        let (mut usual, mut its) = (value(&usual)?, value(&setup)?);
        // The tables are the rulebook's own, unless the battle began with others.
        usual.get_mut("tables").map(Value::take);
        let tables = its.get_mut("tables").map(Value::take);
        differences(&usual, &its, "", &mut begin.choices);
        let again = Battle::new(begin.setup(setup.book())?)?.setup();
        if again != setup {
            begin.choices.push(Choice {
                line: 0,
                path: "tables".to_owned(),
                value: tables.unwrap_or_default(),
            });
        }
        Ok(begin)
    }
}

fn json(value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(DeskError::internal)
}

fn value(setup: &BattleSetup) -> Result<Value> {
    serde_json::to_value(Bare(setup)).map_err(DeskError::internal)
}

/// Returns the part of a set-up with this key. A missing field is created as an empty object,
/// because a set-up omits empty objects, such as the hexes of an open map.
fn at<'a>(within: &'a mut Value, key: &str) -> Option<&'a mut Value> {
    match within {
        Value::Object(fields) => Some(fields.entry(key).or_insert_with(|| Map::new().into())),
        Value::Array(items) => match key {
            "A" => items.first_mut(),
            "B" => items.get_mut(1),
            _ => items.get_mut(key.parse::<usize>().ok()?),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Finds the fields in which one set-up differs from the other, inside objects and inside lists of
/// equal length.
fn differences(usual: &Value, its: &Value, path: &str, found: &mut Vec<Choice>) {
    let within = |key: &str| match path {
        "" => key.to_owned(),
        _ => format!("{path}.{key}"),
    };
    match (usual, its) {
        (Value::Object(one), Value::Object(other)) => {
            let keys: std::collections::BTreeSet<&String> =
                one.keys().chain(other.keys()).collect();
            for key in keys {
                let of = |fields: &Map<String, Value>| fields.get(key).cloned().unwrap_or_default();
                differences(&of(one), &of(other), &within(key), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (index, (one, other)) in one.iter().zip(other).enumerate() {
                let key = match (path, index) {
                    ("sides", 0) => "A".to_owned(),
                    ("sides", 1) => "B".to_owned(),
                    _ => index.to_string(),
                };
                differences(one, other, &within(&key), found);
            }
        }
        _ if usual == its => {}
        _ => found.push(Choice {
            line: 0,
            path: path.to_owned(),
            value: its.clone(),
        }),
    }
}
