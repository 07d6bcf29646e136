//! Conversions from earlier versions.

use drumhead_rules::upcast::{Row, Upcast};
use serde_json::Value as Json;

use crate::EdgehillNaseby;

impl Upcast for EdgehillNaseby {
    /// Before version 4, a gun that replaced a captured gun had the facing of the captured gun.
    const VERSION: u32 = 4;

    /// Before version 3, a state did not contain the units that had marched in its step.
    const STATES: u32 = 3;

    /// Converts a row. In version 1, a unit without a leader had the leader 0, and an entry from
    /// paper marked an unmanned gun as disordered.
    fn row(version: u32, mut row: Row<'_>) {
        if version != 1 {
            return;
        }
        if let Some(set) = row.action.get_mut("set") {
            without_leader(set);
        }
        for (_, set) in row.corrections() {
            without_leader(set);
        }
        let changed = row.corrected();
        let is_changed = |unit, what: &str| changed.contains(&(unit, what.to_owned()));
        for (unit, fields) in row.on_paper() {
            // The row does not show whether a unit is a gun, so unchanged values are removed.
            let marked = fields.remove("disordered").unwrap_or_default();
            for what in ["disordered", "unmanned"] {
                if is_changed(unit, what) {
                    fields.insert(what.to_owned(), marked.clone());
                }
            }
        }
        row.leave_out_nothing(&changed);
    }
}

fn without_leader(set: &mut Json) {
    if set["what"] == "leader" && set["value"] == 0 {
        set["value"] = Json::Null;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn leader_0_is_converted_to_none() {
        let unit = json!({ "side": 1, "unit": 4 });
        let set = |leader: Json| json!({ "what": "leader", "value": leader });
        let mut action = json!({ "do": "correct", "unit": unit, "set": set(0.into()) });
        let mut fact = json!({ "event": "corrected", "unit": unit, "set": set(0.into()) });
        let mut other = json!({ "event": "corrected", "unit": unit, "set": set(7.into()) });
        let facts = vec![&mut fact, &mut other];
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts,
        };
        EdgehillNaseby::row(1, row);
        assert_eq!(action["set"], set(Json::Null));
        assert_eq!(fact["set"], set(Json::Null));
        assert_eq!(other["set"], set(7.into()));
    }

    #[test]
    fn a_gun_on_paper_is_unmanned_and_never_disordered() {
        let (horse, gun) = (
            json!({ "side": 0, "unit": 1 }),
            json!({ "side": 0, "unit": 9 }),
        );
        let paper = |unit: &Json, hex: &str, strength: u8, disordered| {
            json!({ "unit": unit, "hex": hex, "strength": strength, "disordered": disordered,
                "away": null })
        };
        let units = [paper(&horse, "0302", 5, true), paper(&gun, "0405", 0, true)];
        let mut action = json!({ "do": "from_paper", "units": units });
        let mut facts = [
            json!({ "event": "from_paper", "units": [horse, gun] }),
            json!({ "event": "corrected", "unit": horse,
                "set": { "what": "disordered", "value": true } }),
            json!({ "event": "corrected", "unit": gun,
                "set": { "what": "unmanned", "value": true } }),
        ];
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: facts.iter_mut().collect(),
        };
        EdgehillNaseby::row(1, row);
        let now = json!([
            { "unit": horse, "hex": "0302", "strength": 5, "disordered": true },
            { "unit": gun, "hex": "0405", "unmanned": true },
        ]);
        assert_eq!(action["units"], now);
    }
}
