//! Conversions from earlier versions.

use drumhead_rules::upcast::{ArmyVersion, Row, Upcast};
use serde_json::{Value as Json, json};

use crate::EdgehillNaseby;

impl Upcast for EdgehillNaseby {
    /// Before version 4, a gun that replaced a captured gun had the facing of the captured gun.
    /// Before version 5, both sides had the movement allowances of the set-up. Before version 8,
    /// players could not choose the facing at the end of a move. Before version 9, a retaken gun
    /// always had a crew. Before version 10, infantry that had captured a gun by a retreat removed
    /// the gun if it marched off in a turn with the same number.
    const VERSION: u32 = 10;

    const ARMIES: &'static [(u32, ArmyVersion)] = &[
        (1, ArmyVersion(1)),
        (2, ArmyVersion(2)),
        (6, ArmyVersion(3)),
    ];

    /// Before version 3, a state did not contain the units that had marched in the current step.
    /// Before version 5, a movement allowance set by hand did not count in the same turn. Before
    /// version 7, combats and retreats were stored in the order in which the players carried them
    /// out. Before version 9, a captured gun did not contain the turn in which it had lost its own
    /// crew. Before version 10, a state did not contain the guns that marches in the current step
    /// had captured.
    const STATES: u32 = 10;

    fn setup(version: u32, setup: &mut Json) {
        if version < 5 {
            share_allowances(setup);
        }
    }

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
            // The row does not show whether a unit is a gun, so only the marks that the entry
            // changed are kept.
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

/// Gives both armies the movement allowances of the set-up.
fn share_allowances(setup: &mut Json) {
    let shared = setup["profile"].clone();
    let sides = setup.get_mut("sides").and_then(Json::as_array_mut);
    let armies = sides
        .into_iter()
        .flatten()
        .filter_map(|side| side.get_mut("army")?.as_object_mut());
    for army in armies {
        let own = army.entry("own").or_insert_with(|| json!({}));
        let profile = own
            .as_object_mut()
            .map(|own| own.entry("profile"))
            .map(|it| it.or_insert_with(|| json!({})));
        let Some(profile) = profile.and_then(Json::as_object_mut) else {
            continue;
        };
        for kind in ["infantry", "cavalry", "leader"] {
            profile.remove(kind);
            profile.extend(shared.get(kind).map(|ma| (kind.to_owned(), ma.clone())));
        }
    }
}

fn without_leader(set: &mut Json) {
    if set["what"] == "leader" && set["value"] == 0 {
        set["value"] = Json::Null;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_of_a_version_4_battle_have_its_allowances() {
        let side = |own: Json| json!({ "army": { "own": own } });
        let list = json!({ "profile": { "infantry": 4, "leader": 9, "base": 2 } });
        let mut setup = json!({
            "profile": { "infantry": 5, "cavalry": 8, "recovery": "On a 4." },
            "sides": [side(list), { "army": {} }],
        });
        let before = setup.clone();
        EdgehillNaseby::setup(5, &mut setup);
        assert_eq!(setup, before);
        EdgehillNaseby::setup(4, &mut setup);
        let own = |profile: Json| json!({ "profile": profile });
        let with_base = own(json!({ "infantry": 5, "cavalry": 8, "base": 2 }));
        let without_base = own(json!({ "infantry": 5, "cavalry": 8 }));
        assert_eq!(setup["sides"], json!([side(with_base), side(without_base)]));
    }

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
