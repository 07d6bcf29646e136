//! Converts data from earlier versions.
//!
//! Armies and battles are stored with the version that wrote them. A reader first has the rulebook
//! convert them, so that no other code has to know the shapes of earlier versions. A conversion
//! does not change unknown shapes; the parser then reports the error and its place.

use drumhead_vocabulary::play::UnitRef;
use serde::Deserialize as _;
use serde_json::{Map, Value as Json};

/// The version of an army's form: in files, in the library, and in set-ups. It is one number for
/// all rulebooks, and rises with every change in the form of any rulebook's armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ArmyVersion(pub u32);

impl ArmyVersion {
    /// The version that this program writes.
    pub const NOW: Self = Self(3);
}

/// Conversions from earlier versions of a rulebook.
pub trait Upcast {
    /// The version of stored battles: set-ups, actions and facts. It increases with every change in
    /// their shape, and with every change in an army's shape, because a set-up contains armies.
    const VERSION: u32;

    /// The first version with the current shape of states. Digests of earlier states cannot be
    /// compared.
    const STATES: u32 = 1;

    /// The versions of the armies in set-ups, oldest first: each with the first [`VERSION`] whose
    /// set-ups contain such armies.
    ///
    /// [`VERSION`]: Upcast::VERSION
    const ARMIES: &'static [(u32, ArmyVersion)] = &[(1, ArmyVersion(1))];

    /// Returns the version of the armies in a set-up of this version.
    fn army_in_setup(version: u32) -> ArmyVersion {
        let mut newest_first = Self::ARMIES.iter().rev();
        let found = newest_first.find(|(first, _)| *first <= version);
        found.map_or(ArmyVersion(1), |(_, army)| *army)
    }

    /// Converts an army.
    fn army(_version: ArmyVersion, _army: &mut Json) {}

    /// Converts a set-up. Its armies have been converted.
    fn setup(_version: u32, _setup: &mut Json) {}

    /// Converts an action and its facts.
    fn row(_version: u32, _row: Row<'_>) {}
}

/// Renames the field `readings`, as it was called before version 3 of armies, to `interpretations`:
/// in an army or a set-up, and in the armies of a set-up.
pub fn name_interpretations(stored: &mut Json) {
    if let Some(fields) = stored.as_object_mut() {
        let before = fields.remove("readings");
        fields.extend(before.map(|chosen| ("interpretations".to_owned(), chosen)));
    }
    armies_in(stored).for_each(name_interpretations);
}

/// Returns the armies in a set-up.
pub fn armies_in(setup: &mut Json) -> impl Iterator<Item = &mut Json> {
    let sides = setup.get_mut("sides").and_then(Json::as_array_mut);
    let sides = sides.into_iter().flatten();
    sides.filter_map(|side| side.get_mut("army"))
}

/// A row of a journal: an action, the objections allowed anyway, and its facts.
#[derive(Debug)]
pub struct Row<'a> {
    /// The action.
    pub action: &'a mut Json,
    /// The ids of the objections that the players allowed anyway.
    pub overruled: Vec<&'a mut Json>,
    /// The facts; empty if unknown.
    pub facts: Vec<&'a mut Json>,
}

impl Row<'_> {
    /// Changes the ids of objections about pending work, and about work that is not due, to their
    /// current form. Earlier ids contained `owed` instead of `to_do` or `due`.
    pub fn name_objections(&mut self) {
        for id in &mut self.overruled {
            if let Some(before) = id.as_str() {
                let due = before.replace("not_owed", "not_due");
                let now = due
                    .strip_prefix("owed")
                    .map(|rest| format!("to_do{rest}"))
                    .unwrap_or(due);
                **id = now.into();
            }
        }
    }

    /// Returns whether the action has this name.
    pub fn is(&self, name: &str) -> bool {
        self.action["do"] == *name
    }

    /// Returns the change in each fact that corrects a field of a unit by hand, with the unit. A
    /// change is `{ "what", "value" }`.
    pub fn corrections(&mut self) -> impl Iterator<Item = (UnitRef, &mut Json)> {
        self.facts.iter_mut().filter_map(|fact| {
            let corrected = fact["event"] == *"corrected";
            let unit = corrected.then(|| unit_of(fact)).flatten()?;
            Some((unit, fact.get_mut("set")?))
        })
    }

    /// Returns each field that the row corrects by hand, with its unit.
    pub fn corrected(&mut self) -> Vec<(UnitRef, String)> {
        let corrections = self.corrections();
        let fields =
            corrections.filter_map(|(unit, set)| Some((unit, set["what"].as_str()?.to_owned())));
        fields.collect()
    }

    /// Returns the units entered from paper, each with its fields, if the row is from a version in
    /// which every change has a separate fact. In later versions one fact contains all changes of
    /// the entry, and nothing is returned.
    pub fn on_paper(&mut self) -> impl Iterator<Item = (UnitRef, &mut Map<String, Json>)> {
        let mut facts = self.facts.iter();
        let of_old_version =
            !facts.any(|it| it["event"] == *"from_paper" && it.get("set").is_some());
        let paper = self.is("from_paper") && of_old_version;
        let units = self
            .action
            .get_mut("units")
            .filter(|_| paper)
            .and_then(Json::as_array_mut)
            .into_iter()
            .flatten();
        units.filter_map(|paper| Some((unit_of(paper)?, paper.as_object_mut()?)))
    }

    /// Removes blank values ([`is_blank`]) from an old paper entry, except the values of changed
    /// fields. Old entries contain the same fields for every unit, even fields that the unit does
    /// not have.
    pub fn leave_out_nothing(&mut self, changed: &[(UnitRef, String)]) {
        for (unit, fields) in self.on_paper() {
            fields.retain(|field, value| {
                let is_changed = changed
                    .iter()
                    .any(|(of, what)| *of == unit && what == field);
                field == "unit" || is_changed || !is_blank(value)
            });
        }
    }
}

/// Returns the unit from the object's field `unit`.
pub fn unit_of(object: &Json) -> Option<UnitRef> {
    UnitRef::deserialize(object.get("unit")?).ok()
}

/// Returns whether a value is false, null or 0, or contains only such values.
pub fn is_blank(value: &Json) -> bool {
    match value {
        Json::Null | Json::Bool(false) => true,
        Json::Bool(true) | Json::String(_) => false,
        Json::Number(number) => number.as_i64() == Some(0),
        Json::Array(values) => values.iter().all(is_blank),
        Json::Object(fields) => fields.values().all(is_blank),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn interpretations_of_a_set_up_and_its_armies_get_their_current_name() {
        let army = |field: &str| json!({ "name": "League", field: { "D-56": "finished" } });
        let setup = |field: &str| json!({ field: {}, "sides": [{ "army": army(field) }, {}] });
        let mut stored = setup("readings");
        name_interpretations(&mut stored);
        assert_eq!(stored, setup("interpretations"));
        name_interpretations(&mut stored);
        assert_eq!(stored, setup("interpretations"));
    }

    #[test]
    fn objections_about_pending_work_get_their_current_ids() {
        let before = [
            "owed",
            "owed_count",
            "owed:flee:1-1",
            "not_owed",
            "debt",
            "allowed",
        ];
        let now = [
            "to_do",
            "to_do_count",
            "to_do:flee:1-1",
            "not_due",
            "debt",
            "allowed",
        ];
        let mut ids = before.map(Json::from);
        let mut row = Row {
            action: &mut json!({ "do": "end" }),
            overruled: ids.iter_mut().collect(),
            facts: Vec::new(),
        };
        row.name_objections();
        row.name_objections();
        assert_eq!(ids, now.map(Json::from));
    }

    #[test]
    fn a_paper_entry_loses_empty_values_of_unchanged_fields() {
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
        let units = json!([
            { "unit": { "side": 0, "unit": 1 }, "hits": 2 },
            { "unit": { "side": 1, "unit": 1 }, "hits": 0 },
        ]);
        assert_eq!(action["units"], units);
    }

    #[test]
    fn an_entry_that_stores_all_changes_in_one_fact_is_not_converted() {
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
