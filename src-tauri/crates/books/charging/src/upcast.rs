//! Conversions from earlier versions.

use drumhead_rules::upcast::{ArmyVersion, Row, Upcast};
use serde_json::{Map, Value as Json};

use crate::Charging;

/// The year of an army that was stored without one.
const YEAR: u16 = 1777;

impl Upcast for Charging {
    /// Before version 9, a turn always had the step of surrender rolls. Before version 10, the answer
    /// of a charged unit contained only the first reason against a counter-charge.
    const VERSION: u32 = 10;

    const ARMIES: &'static [(u32, ArmyVersion)] = &[
        (1, ArmyVersion(1)),
        (2, ArmyVersion(2)),
        (4, ArmyVersion(3)),
    ];

    /// Before version 3, the state did not distinguish a charged unit that could not make its rout
    /// move from a unit that had made it. Before version 5, routs and surrender rolls were stored
    /// in the order in which they became due. Version 6 renamed the state of a unit that could not
    /// make its rout move. Before version 8, a unit that was reported as stuck after its rout move
    /// could make another. Before version 10, the state did not distinguish a score that was too high
    /// for a counter-charge from a charge that was not in front.
    const STATES: u32 = 10;

    /// Converts an army. In version 1, the year could be missing, and a unit's kind could be beside
    /// its name; now the kind is in `of`.
    fn army(version: ArmyVersion, army: &mut Json) {
        let Some(army) = army.as_object_mut().filter(|_| version == ArmyVersion(1)) else {
            return;
        };
        army.entry("year").or_insert_with(|| YEAR.into());
        let units = army.get_mut("units").and_then(Json::as_array_mut);
        for unit in units.into_iter().flatten() {
            if let Some(unit) = unit.as_object_mut() {
                put_under_of(unit);
            }
        }
    }

    /// Converts a row. Before version 6, the stage of a unit that could not move was called `held`.
    /// Before version 10, a unit that stood without shelter was assumed to have scored too high for a
    /// counter-charge.
    fn row(version: u32, row: Row<'_>) {
        let answers = row.facts.into_iter().filter(|it| it["event"] == *"answers");
        for fact in answers {
            if fact["stage"] == *"held" {
                fact["stage"] = "stuck".into();
            }
            let stood = fact["stage"] == *"answering" || fact["stage"] == *"stood";
            let barred = fact["counter"] == false && fact["sheltered"] != true;
            if version < 10 && stood && barred {
                fact["high"] = true.into();
            }
        }
    }
}

fn put_under_of(unit: &mut Map<String, Json>) {
    if unit.contains_key("of") {
        return;
    }
    let mut of = Map::new();
    for (field, value) in std::mem::take(unit) {
        let to = match field.as_str() {
            "number" | "name" | "notes" => &mut *unit,
            _ => &mut of,
        };
        to.insert(field, value);
    }
    unit.insert("of".to_owned(), of.into());
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Army;

    #[test]
    fn a_kind_stored_beside_the_name_is_nested() {
        let (name, notes) = ("3rd Foot", "at the ford");
        let of = json!({ "arm": "infantry", "order": "open", "mounted": false,
            "basic_morale": 7, "strength": 3 });
        let mut flat = of.clone();
        flat["number"] = 1.into();
        flat["name"] = name.into();
        flat["notes"] = notes.into();
        let now = json!({ "number": 1, "name": name, "notes": notes, "of": of });
        let mut earlier = json!({ "name": "Crown", "year": 1781, "units": [flat, now] });
        Charging::army(ArmyVersion(1), &mut earlier);
        let expected = json!({ "name": "Crown", "year": 1781, "units": [now, now] });
        assert_eq!(earlier, expected);
        assert!(serde_json::from_value::<Army>(earlier).is_ok());
    }

    #[test]
    fn a_held_unit_is_converted_to_a_stuck_unit() {
        let mut fact = json!({ "event": "answers", "unit": { "side": 0, "unit": 1 },
            "stage": "held", "counter": false });
        Charging::row(
            5,
            Row {
                action: &mut json!({ "do": "flee" }),
                overruled: Vec::new(),
                facts: vec![&mut fact],
            },
        );
        assert_eq!(fact["stage"], "stuck");
        assert!(serde_json::from_value::<crate::Event>(fact).is_ok());
    }

    #[test]
    fn a_unit_that_stood_without_shelter_scored_too_high_for_a_counter_charge() {
        let answers = |stage: &str, counter: bool, sheltered: bool| {
            json!({ "event": "answers", "unit": { "side": 0, "unit": 1 }, "stage": stage,
                "counter": counter, "sheltered": sheltered })
        };
        for (version, mut fact, high) in [
            (9, answers("stood", false, false), true),
            (9, answers("answering", false, false), true),
            (9, answers("answering", true, false), false),
            (9, answers("stood", false, true), false),
            (9, answers("fled", false, false), false),
            (10, answers("stood", false, false), false),
        ] {
            let row = Row {
                action: &mut json!({ "do": "test" }),
                overruled: Vec::new(),
                facts: vec![&mut fact],
            };
            Charging::row(version, row);
            assert_eq!(fact["high"] == true, high, "{version}: {fact}");
            assert!(serde_json::from_value::<crate::Event>(fact).is_ok());
        }
    }

    #[test]
    fn an_army_without_a_year_gets_1777() {
        let mut earlier = json!({ "name": "Crown" });
        Charging::army(ArmyVersion(1), &mut earlier);
        assert_eq!(earlier["year"], 1777);
    }
}
