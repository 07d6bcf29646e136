//! What earlier versions wrote, as this version writes it.
//!
//! Armies and battles are kept with the version that wrote them. Whoever reads one asks its book to
//! convert it first, so that no other part of the program knows an earlier shape. A conversion leaves
//! alone what is not of a shape that it knows: whoever reads it then says what is wrong and where.

use drumhead_words::play::UnitRef;
use serde::Deserialize as _;
use serde_json::{Map, Value as Json};

/// What a book wrote in earlier versions.
pub trait Upcast {
    /// The version of what this program keeps of the book's battles: set-ups, actions and facts. It
    /// grows with every change of their shape, and with every change of the shape of an army, which
    /// a set-up contains.
    const VERSION: u32;

    /// The first version whose states are written as they are now: the digests that earlier rows have
    /// of theirs are of another shape, and say nothing of today's.
    const STATES: u32 = 1;

    /// Converts an army. `version` is that of its file, or of the set-up that it is in.
    fn army(_version: u32, _army: &mut Json) {}

    /// Converts what a battle is begun with.
    fn setup(version: u32, setup: &mut Json) {
        let sides = setup.get_mut("sides").and_then(Json::as_array_mut);
        let sides = sides.into_iter().flatten();
        for army in sides.filter_map(|side| side.get_mut("army")) {
            Self::army(version, army);
        }
    }

    /// Converts an action and the facts that came of it.
    fn row(_version: u32, _row: Row<'_>) {}
}

/// A row of a journal: an action, what was allowed for it, and its facts.
#[derive(Debug)]
pub struct Row<'a> {
    /// The action.
    pub action: &'a mut Json,
    /// The ids of the objections that the players overruled.
    pub overruled: Vec<&'a mut Json>,
    /// The facts; none where they are not known.
    pub facts: Vec<&'a mut Json>,
}

impl Row<'_> {
    /// Whether the action has this name.
    pub fn is(&self, name: &str) -> bool {
        self.action["do"] == *name
    }

    /// The facts that set a field of a unit by hand, each with what it sets: `{ "what", "value" }`.
    pub fn corrections(&mut self) -> impl Iterator<Item = (UnitRef, &mut Json)> {
        self.facts.iter_mut().filter_map(|fact| {
            let corrected = fact["event"] == *"corrected";
            let unit = corrected.then(|| unit_of(fact)).flatten()?;
            Some((unit, fact.get_mut("set")?))
        })
    }

    /// The fields that were set by hand.
    pub fn corrected(&mut self) -> Vec<(UnitRef, String)> {
        let corrections = self.corrections();
        let fields =
            corrections.filter_map(|(unit, set)| Some((unit, set["what"].as_str()?.to_owned())));
        fields.collect()
    }

    /// The units of an entry from paper, each with its fields, where a fact of its own says each thing
    /// that it changed. Now they are all in the fact of the entry; of such a row there are none here.
    pub fn on_paper(&mut self) -> impl Iterator<Item = (UnitRef, &mut Map<String, Json>)> {
        let mut facts = self.facts.iter();
        let apart = !facts.any(|it| it["event"] == *"from_paper" && it.get("set").is_some());
        let paper = self.is("from_paper") && apart;
        let units = self.action.get_mut("units").filter(|_| paper);
        let units = units.and_then(Json::as_array_mut).into_iter().flatten();
        units.filter_map(|paper| Some((unit_of(paper)?, paper.as_object_mut()?)))
    }

    /// Leaves out of an entry from paper what says nothing (no, none or nought), but for what
    /// changed. It asked the same of every unit, whether or not the unit has such a field.
    pub fn leave_out_nothing(&mut self, changed: &[(UnitRef, String)]) {
        for (unit, fields) in self.on_paper() {
            fields.retain(|field, value| {
                let mut changed = changed.iter();
                let is_changed = changed.any(|(of, what)| *of == unit && what == field);
                field == "unit" || is_changed || !says_nothing(value)
            });
        }
    }
}

/// The unit that an object is about.
pub fn unit_of(object: &Json) -> Option<UnitRef> {
    UnitRef::deserialize(object.get("unit")?).ok()
}

/// Whether a value is no, none or nought, or is made of such values alone.
pub fn says_nothing(value: &Json) -> bool {
    match value {
        Json::Null | Json::Bool(false) => true,
        Json::Bool(true) | Json::String(_) => false,
        Json::Number(number) => number.as_i64() == Some(0),
        Json::Array(values) => values.iter().all(says_nothing),
        Json::Object(fields) => fields.values().all(says_nothing),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_entry_from_paper_keeps_what_says_or_changed_something() {
        let mut action = json!({ "do": "from_paper", "units": [
            { "unit": { "side": 0, "unit": 1 }, "hits": 2, "away": null, "empty": false },
            { "unit": { "side": 1, "unit": 1 }, "hits": 0, "away": null, "empty": false },
        ] });
        let mut fact = json!({ "event": "corrected", "unit": { "side": 1, "unit": 1 },
            "set": { "what": "hits", "value": 0 } });
        let mut row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact],
        };
        let changed = row.corrected();
        row.leave_out_nothing(&changed);
        let kept = json!([
            { "unit": { "side": 0, "unit": 1 }, "hits": 2 },
            { "unit": { "side": 1, "unit": 1 }, "hits": 0 },
        ]);
        assert_eq!(action["units"], kept);
    }

    #[test]
    fn an_entry_whose_fact_says_what_changed_stays_as_it_is() {
        let unit = json!({ "side": 0, "unit": 1 });
        let mut action = json!({ "do": "from_paper", "units": [{ "unit": unit, "hits": 0 }] });
        let before = action.clone();
        let set = json!({ "unit": unit, "set": { "what": "away", "value": null } });
        let mut fact = json!({ "event": "from_paper", "units": [unit], "set": [set] });
        let mut row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact],
        };
        row.leave_out_nothing(&[]);
        assert_eq!(action, before);
    }
}
