//! An order that no offer gives, usually because the rules refuse it: the order itself states the
//! values of its command, by name.

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::{BookId, Command};
use drumhead_vocabulary::play::Subject;
use serde_json::{Map, Value};

use super::Order;
use super::keys::{ACTING, Leaf, OTHER, VERB, readings};
use super::order::written;
use crate::words::{listed, verbatim};

/// The maximum number of combinations of readings that are tried.
const MOST: usize = 4096;

/// The path of a value in a command, and the possible readings of its text.
type Place<'a> = (Vec<&'a str>, Vec<Value>);

impl Order {
    /// Returns the command with the values that this order states; unstated values are none.
    /// Returns `None` if the rulebook has no such order.
    pub(super) fn stated(&self, book: BookId) -> Option<Result<Command, Message>> {
        let fields = book.command_fields(&self.verb)?;
        let places = self.places(fields);
        Some(places.and_then(|places| self.read_from(book, &places)))
    }

    /// Returns the place and the readings of every subject and answer.
    fn places<'a>(&'a self, fields: &[&'static str]) -> Result<Vec<Place<'a>>, Message> {
        let has = |name: &&&'static str| fields.contains(*name);
        let acting = ACTING.iter().find(has).copied();
        let other = OTHER.iter().filter(has).find(|it| Some(**it) != acting);
        let mut units = [acting, other.copied()].into_iter();
        let mut places = Vec::new();
        for subject in &self.subjects {
            let field = match subject {
                Subject::General(..) => Some("general").filter(|name| fields.contains(name)),
                Subject::Side(_) => Some("side").filter(|name| fields.contains(name)),
                Subject::Feature(_) => Some("feature").filter(|name| fields.contains(name)),
                Subject::Unit(_) => units.next().flatten(),
                Subject::Table => None,
            };
            let takes_no = || {
                message("scene.takes_no")
                    .with("verb", self.verb.clone())
                    .with("subject", subject.to_string())
            };
            let values = readings(&subject.to_string(), &Value::Null);
            places.push((vec![field.ok_or_else(takes_no)?], values));
        }
        for (name, text) in &self.answers {
            let path: Vec<&str> = name.split('.').collect();
            if !path.first().is_some_and(|field| fields.contains(field)) {
                let known = fields.iter().map(|field| (*field).to_owned());
                let problem = message("scene.no_answer")
                    .with("name", name.clone())
                    .with("known", listed(known));
                return Err(self.at(problem));
            }
            let mut values = readings(text, &Value::Null);
            values.extend(readings(text, &Value::Array(Vec::new())));
            values.dedup();
            places.push((path, values));
        }
        Ok(places)
    }

    /// Returns the command with these values. Only the whole command shows how to read a word: `B4`
    /// is a unit or a hex.
    fn read_from(&self, book: BookId, places: &[Place<'_>]) -> Result<Command, Message> {
        let ways = places.iter().map(|(_, values)| values.len());
        let ways = ways.fold(1, usize::saturating_mul).min(MOST);
        let mut problems = Vec::new();
        for mut way in 0..ways {
            let verb = (VERB.to_owned(), Value::from(self.verb.clone()));
            let mut command = Value::Object(Map::from_iter([verb]));
            for (path, values) in places {
                if let Some(value) = values.get(way % values.len()) {
                    put(&mut command, path, value.clone());
                }
                way /= values.len();
            }
            match book.read_command(command) {
                Ok(command) => return Ok(command),
                Err(problem) => problems.push(problem.to_string()),
            }
        }
        // A value of the wrong type is often only a wrong reading.
        problems.sort_by_key(|problem| problem.starts_with("invalid type"));
        let problem = problems.into_iter().next().unwrap_or_default();
        Err(self.at(verbatim(problem)))
    }

    /// States all these values of a command by name, so that the order needs no offer.
    pub(super) fn state_all(&mut self, values: &[Leaf]) {
        self.subjects.clear();
        let stated = values
            .iter()
            .map(|leaf| (leaf.path.join("."), written(leaf)));
        self.answers = stated.collect();
    }

    /// Returns the message about a value of this order.
    pub(super) fn at(&self, problem: Message) -> Message {
        let at = message("desk.file.at").with("place", format!("`{}`", self.verb));
        at.with("problem", problem)
    }
}

/// Sets the value at a path. A number in a path is the place in a list.
fn put(within: &mut Value, path: &[&str], value: Value) {
    let Some((key, rest)) = path.split_first() else {
        *within = value;
        return;
    };
    let at = if let Ok(index) = key.parse::<usize>() {
        if !within.is_array() {
            *within = Value::Array(Vec::new());
        }
        within.as_array_mut().and_then(|items| {
            if index >= items.len() {
                items.push(Value::Null);
            }
            let last = items.len() - 1;
            items.get_mut(index.min(last))
        })
    } else {
        if !within.is_object() {
            *within = Value::Object(Map::new());
        }
        let fields = within.as_object_mut();
        fields.map(|fields| fields.entry(*key).or_insert(Value::Null))
    };
    if let Some(at) = at {
        put(at, rest, value);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use drumhead_rules::catalogue::Language;
    use drumhead_rules::play::Game as _;
    use drumhead_vocabulary::play::OfferKind;

    use super::super::keys::leaves;
    use super::super::{Begin, Scene, plain};
    use super::*;
    use crate::starters;

    #[test]
    fn every_offered_command_can_be_stated_by_name() {
        for book in BookId::ALL.iter().copied() {
            let all = starters(Language::ENGLISH).unwrap().into_iter();
            let ids: Vec<String> = all.filter(|it| it.book == book).map(|it| it.id).collect();
            let scene = Scene::new("Offers", book, Begin::starters(&ids[0], &ids[1]));
            let battle = scene.begun().unwrap();
            let units = battle.snapshot().units.into_keys().map(Some);
            let mut offers: Vec<_> = units
                .chain([None])
                .flat_map(|unit| battle.offers(unit))
                .collect();
            // The value of a correction can be of any type: only the offer shows the type.
            offers.retain(|offer| !matches!(offer.kind, OfferKind::ByHand | OfferKind::Paper));
            for offer in offers {
                let command = plain(&offer.command);
                let verb = command[VERB].as_str().unwrap();
                let mut order = Order::read(verb).unwrap();
                order.state_all(&leaves(&command));
                let order = Order::read(&order.to_string()).unwrap();
                assert_eq!(order.stated(book), Some(Ok(offer.command)), "{order}");
            }
        }
    }
}
