//! Conversions from earlier versions.

use drumhead_rules::catalogue::Language;
use drumhead_rules::upcast::{ArmyVersion, Row, Upcast, unit_of};
use drumhead_vocabulary::play::UnitRef;
use serde_json::{Value as Json, json};

use super::Fornovo;
use crate::words::Words;

impl Upcast for Fornovo {
    const VERSION: u32 = 18;

    const ARMIES: &'static [(u32, ArmyVersion)] = &[
        (1, ArmyVersion(1)),
        (2, ArmyVersion(2)),
        (10, ArmyVersion(3)),
    ];

    /// The version of states. Before version 3 a state had a list of pending work. Before version 4
    /// it did not contain a unit's move without manoeuvres. Before version 6 observations of a
    /// volley were called `told`. Before version 8 the guns of a class were loaded together, and a
    /// state did not contain the figures that shot in a charge. Before version 9 a state also
    /// contained empty records. Before version 10 it did not contain the fort of a unit's war
    /// wagons. Before version 12 it contained English names of terrain that the players had not
    /// named. Before version 17 it did not contain the enemies that overran a unit. Before version
    /// 18 the disorder of a block was that of other terrain.
    const STATES: u32 = 18;

    /// Converts a row. In version 1 a correction could have a word and fields of its own (`to`);
    /// now it sets a field of a table (`set`). The fact of a correction named only the unit; the
    /// facts after it contained the change. Before version 5 a fact could name a value of a unit.
    /// Before version 6 some facts and fields had other names. Before version 8 the fact about guns
    /// that fired named only their class. Version 9 added a cause of disorder, version 11 renamed a
    /// fact, and version 12 added facts about skipped work. Version 13 added a fact about caught
    /// routers, and fields of charges with defaults. Version 14 added a cause of disorder, for
    /// bridges, and fields of moves and volleys with defaults. Version 15 added a fact about
    /// generals that join units with losses. Version 16 added an order for units that saw no rout.
    /// It also added a list to the fact of a recoil: the friends between the unit and the enemies
    /// that follow it up. Version 17 added fields of recoils with defaults. Version 18 added a
    /// cause of disorder, for blocks. Before version 12, terrain that the players had not named had
    /// a name in the language of the battle.
    fn row(version: u32, mut row: Row<'_>) {
        if version == 1 {
            set_by_hand(&mut row);
        }
        if version < 5 {
            let facts = row.facts.iter_mut();
            facts.for_each(|fact| to_version_5(fact));
        }
        if version < 6 {
            row.facts
                .iter_mut()
                .map(|fact| &mut **fact)
                .chain([&mut *row.action])
                .for_each(to_version_6);
        }
        if version < 8 {
            number_guns(&mut row);
        }
        let facts = row.facts.iter_mut();
        facts.for_each(|fact| rename(fact, &[("owed", "became_pending")]));
        if version < 12 {
            unname_terrain(&mut row);
        }
    }
}

/// The facts that version 5 renamed: the old and the new name of each.
const NAMES: [(&str, &str); 12] = [
    ("initiative", "initiative_rolled"),
    ("side_a", "side_a_chosen"),
    ("blow", "hits_stand"),
    ("battering", "ball_flies"),
    ("parted", "fight_over"),
    ("caught", "sniper_reached"),
    ("general", "general_moved"),
    ("manoeuvred", "manoeuvre_made"),
    ("false_rout", "tried_false_rout"),
    ("moved", "unit_moved"),
    ("swept", "units_swept"),
    ("ground", "ground_changed"),
];

/// The values of a unit that a version 5 fact sets: the value, the fact, and the field of the fact.
const VALUES: [(&str, &str, &str); 13] = [
    ("groups", "figures_lost", "left"),
    ("models", "models_lost", "left"),
    ("morale", "morale_changed", "morale"),
    ("disorder", "disordered", "disorder"),
    ("place", "place_changed", "place"),
    ("pursuit", "pursuit_stands", "pursuit"),
    ("charge", "charge_stands", "charge"),
    ("stakes", "stakes_changed", "stakes"),
    ("crew", "crew_moved", "crew"),
    ("path", "path_taken", "path"),
    ("ground", "stands_at", "spot"),
    ("dropped", "weapons_held", "dropped"),
    ("leads", "ranks_exchanged", "group"),
];

/// The facts that version 6 renamed: the old and the new name of each.
const NAMES_OF_6: [(&str, &str); 9] = [
    ("ball_flies", "battering_changed"),
    ("befell", "incident_occurred"),
    ("charge_stands", "charge_changed"),
    ("flying", "dice_in_flight"),
    ("hits_stand", "hits_changed"),
    ("pursuit_stands", "pursuit_changed"),
    ("shot_at", "volley_ended"),
    ("stands_at", "spot_changed"),
    ("weapons_held", "weapons_changed"),
];

/// The fields that version 6 renamed.
const FIELDS_OF_6: [(&str, &str); 2] = [("told", "observed"), ("duty", "pending")];

/// Gives facts and fields their version 6 names. They can be in an order, in a fact, or in a value
/// that one of these contains.
fn to_version_6(stored: &mut Json) {
    rename(stored, &NAMES_OF_6);
    if let Some(fields) = stored.as_object_mut() {
        for (before, since) in FIELDS_OF_6 {
            let value = fields.remove(before);
            fields.extend(value.map(|value| (since.to_owned(), value)));
        }
    }
    for inner in ["fact", "now", "pending"] {
        stored.get_mut(inner).into_iter().for_each(to_version_6);
    }
}

/// Adds the number of guns, taken from the order, to each fact that records guns firing. An order
/// without a number lets dice continue past a friend: their guns have already fired, so the fact
/// then names no guns.
fn number_guns(row: &mut Row<'_>) {
    let order = &row.action;
    let [troops, place] = ["/observed/figures", "/guns/models"].map(|at| order.pointer(at));
    let guns = troops.or(place).cloned();
    for fact in &mut row.facts {
        if fact["event"] == *"fired" && fact["guns"].is_string() {
            let fired = guns.as_ref().map(|guns| json!([fact["guns"], guns]));
            fact["guns"] = fired.unwrap_or_default();
        }
    }
}

/// The beginning of the English names that the program gave to forts.
const FORT: &str = "the wagon fort of ";

/// Removes the names of terrain that the players had not named. If an order to name terrain has no
/// name, any name in its facts is removed. In all other facts, only the English names of forts and
/// of kinds of terrain are removed.
fn unname_terrain(row: &mut Row<'_>) {
    let unnamed = row.is("name_ground") && row.action["name"].as_str().is_none_or(is_blank);
    let facts = row.facts.iter_mut();
    for fact in facts.filter(|fact| fact["event"] == *"ground_changed") {
        let Some(feature) = fact.pointer_mut("/now/feature") else {
            continue;
        };
        let [kind, name] = ["kind", "name"].map(|field| feature[field].as_str());
        let (kind, name) = (kind.unwrap_or_default(), name.unwrap_or_default());
        let of_kind = Words::speak(Language::ENGLISH).get(&format!("ground.{kind}"));
        let of_fort = kind == "war_wagons" && name.starts_with(FORT);
        if unnamed || of_fort || name == of_kind {
            feature["name"] = "".into();
        }
    }
}

fn is_blank(name: &str) -> bool {
    name.trim().is_empty()
}

/// Gives a fact its new name, if it has an old one.
fn rename(fact: &mut Json, names: &[(&str, &str)]) {
    let name = fact["event"].as_str().unwrap_or_default();
    if let Some((_, later)) = names.iter().find(|(before, _)| *before == name) {
        fact["event"] = (*later).into();
    }
}

/// Gives a fact its version 5 name, and converts a value of a unit to the fact that sets it.
fn to_version_5(fact: &mut Json) {
    let name = fact["event"].as_str().unwrap_or_default();
    if name == "unit" {
        *fact = valued(fact);
    } else if name == "unit_set_by_hand" {
        *fact = json!({ "event": "was_set", "unit": fact["unit"], "fact": valued(fact) });
    } else {
        rename(fact, &NAMES);
    }
}

/// Returns the version 5 fact that sets the same value of a unit as this fact of an earlier
/// version.
fn valued(fact: &Json) -> Json {
    let (unit, now) = (&fact["unit"], &fact["now"]);
    let Some((what, value)) = now.as_object().and_then(|now| now.iter().next()) else {
        return fact.clone();
    };
    let plain = |event: &str| json!({ "event": event, "unit": unit });
    match (what.as_str(), value) {
        ("disorder", Json::Null) => plain("in_order"),
        ("pursuit", Json::Null) => plain("pursuit_over"),
        ("charge", Json::Null) => plain("charge_over"),
        ("square", Json::Bool(false)) => plain("square_broken"),
        ("recoils", Json::Bool(true)) => plain("must_recoil"),
        ("horses", value) if value["horses"] == *"dispersed" => plain("horses_lost"),
        (what, value) => {
            let of = VALUES
                .iter()
                .find(|(of, ..)| *of == what)
                .filter(|_| what != "leads" || !value.is_null());
            of.map_or_else(
                || json!({ "event": "became", "unit": unit, "now": now }),
                |(_, event, field)| json!({ "event": event, "unit": unit, *field: value }),
            )
        }
    }
}

/// Converts the corrections of version 1, and its entries from paper.
fn set_by_hand(row: &mut Row<'_>) {
    if row.is("correct")
        && let Some(unit) = unit_of(row.action)
        && let Some(to) = row.action.get("to").cloned()
    {
        *row.action = correction(row, unit, &to);
    }
    let changed = changed(row);
    row.leave_out_nothing(&changed);
    let by_hand = row.is("correct") || row.is("from_paper");
    for fact in row.facts.iter_mut() {
        if fact["event"] == *"corrected" && fact.get("set").is_none() {
            fact["event"] = "set_by_hand".into();
        } else if by_hand && fact["event"] == *"unit" {
            fact["event"] = "unit_set_by_hand".into();
        }
    }
}

/// Returns a correction as a current order.
fn correction(row: &Row<'_>, unit: UnitRef, to: &Json) -> Json {
    let word = to["set"].as_str().unwrap_or_default();
    let value = match word {
        // The correction named one group. The field contains the figures of all groups, which come
        // from the fact.
        "figures" => became(row, unit, "groups").cloned(),
        "models" => to.get("left").cloned(),
        "contacts" => to.get("with").cloned(),
        "debt" => to.get("moves").cloned(),
        "loaded" => Some(true.into()),
        // The correction named a terrain feature. The current order also contains the position,
        // which comes from the fact.
        "ground" => {
            let spot = became(row, unit, "ground");
            return spot.map_or_else(
                || nothing(unit),
                |spot| json!({ "do": "stand", "unit": unit, "spot": spot }),
            );
        }
        _ => to.get("to").cloned(),
    };
    match (word, value) {
        ("figures", None) => nothing(unit),
        (_, value) => {
            let set = json!({ "what": word, "value": value });
            json!({ "do": "correct", "unit": unit, "set": set })
        }
    }
}

/// Returns an entry from paper that changes nothing. It replaces a correction whose value no fact
/// contains, because that correction changed nothing either.
fn nothing(unit: UnitRef) -> Json {
    json!({ "do": "from_paper", "units": [{ "unit": unit }] })
}

/// Returns the first value that a fact of the row gives this field of a unit.
fn became<'a>(row: &'a Row<'_>, unit: UnitRef, what: &str) -> Option<&'a Json> {
    let mut facts = row.facts.iter().filter(|fact| is_of(fact, unit));
    facts.find_map(|fact| fact["now"].get(what))
}

/// Whether a fact is about this unit.
fn is_of(fact: &Json, unit: UnitRef) -> bool {
    fact["event"] == *"unit" && unit_of(fact) == Some(unit)
}

/// Returns the fields that facts of the row have changed, each with its unit. The fields have the
/// names that an entry from paper uses.
fn changed(row: &Row<'_>) -> Vec<(UnitRef, String)> {
    let mut changed = Vec::new();
    for fact in row.facts.iter().filter(|fact| fact["event"] == *"unit") {
        let fields = fact["now"].as_object().into_iter().flatten();
        for (what, _) in fields {
            let field = if what == "groups" { "figures" } else { what };
            changed.extend(unit_of(fact).map(|unit| (unit, field.to_owned())));
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the current order and facts for this correction and these changes to the unit.
    fn converted(to: Json, changes: &[Json]) -> (Json, Vec<Json>) {
        let unit = json!({ "side": 1, "unit": 4 });
        let mut action = json!({ "do": "correct", "unit": unit, "to": to });
        let corrected = json!({ "event": "corrected", "unit": unit });
        let now = |now: &Json| json!({ "event": "unit", "unit": unit, "now": now });
        let mut facts: Vec<Json> = std::iter::once(corrected)
            .chain(changes.iter().map(now))
            .collect();
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: facts.iter_mut().collect(),
        };
        Fornovo::row(1, row);
        (action, facts)
    }

    #[test]
    fn a_correction_sets_a_field() {
        for (to, set) in [
            (
                json!({ "set": "morale", "to": "shaken" }),
                json!({ "what": "morale", "value": "shaken" }),
            ),
            (
                json!({ "set": "debt", "moves": 2 }),
                json!({ "what": "debt", "value": 2 }),
            ),
            (
                json!({ "set": "loaded" }),
                json!({ "what": "loaded", "value": true }),
            ),
            (
                json!({ "set": "contacts", "with": [] }),
                json!({ "what": "contacts", "value": [] }),
            ),
        ] {
            let (action, facts) = converted(to, &[]);
            assert_eq!(action["set"], set);
            assert_eq!(action.get("to"), None);
            assert_eq!(facts[0]["event"], "set_by_hand");
        }
    }

    #[test]
    fn a_correction_of_one_group_contains_the_figures_of_all() {
        let to = json!({ "set": "figures", "group": 1, "left": 5 });
        let groups = [json!({ "groups": [12, 5] }), json!({ "groups": [12, 4] })];
        let (action, _) = converted(to.clone(), &groups);
        let set = json!({ "what": "figures", "value": [12, 5] });
        assert_eq!(action["set"], set);
        // If nothing changed, no fact contains the figures of the other groups.
        let (action, _) = converted(to, &[]);
        assert_eq!(action, nothing(UnitRef::new(1, 4)));
    }

    #[test]
    fn an_order_in_its_current_form_is_not_converted() {
        let unit = json!({ "side": 1, "unit": 4 });
        let set = json!({ "what": "square", "value": true });
        let mut action = json!({ "do": "correct", "unit": unit, "set": set });
        let mut fact = json!({ "event": "corrected", "unit": unit, "set": set });
        let before = (action.clone(), fact.clone());
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact],
        };
        Fornovo::row(1, row);
        assert_eq!((action, fact), before);
    }

    /// Returns a fact of version 4 as it is read now.
    fn of_version_4(mut fact: Json) -> Json {
        let mut action = json!({ "do": "end_step" });
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact],
        };
        Fornovo::row(4, row);
        fact
    }

    #[test]
    fn a_value_of_a_unit_becomes_the_fact_that_sets_it() {
        let unit = json!({ "side": 1, "unit": 4 });
        for (now, fact) in [
            (json!({ "morale": { "state": "good" } }), "morale_changed"),
            (json!({ "disorder": null }), "in_order"),
            (json!({ "charge": null }), "charge_over"),
            (json!({ "square": false }), "square_broken"),
            (json!({ "leads": 1 }), "ranks_exchanged"),
            (
                json!({ "horses": { "horses": "dispersed" } }),
                "horses_lost",
            ),
            (json!({ "turn": {} }), "became"),
            (json!({ "square": true }), "became"),
        ] {
            let read = of_version_4(json!({ "event": "unit", "unit": unit, "now": now }));
            assert_eq!(read["event"], fact);
            let read = serde_json::from_value::<crate::battle::Event>(read.clone());
            assert!(read.is_ok(), "{read:?}");
        }
    }

    #[test]
    fn old_fields_get_their_current_names() {
        let mut action = json!({ "do": "shoot", "told": { "close": true } });
        let mut fact = json!({ "event": "flying", "now": { "dice": 2, "told": {} } });
        let mut undone = json!({ "event": "left_undone", "duty": { "duty": "danger" } });
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact, &mut undone],
        };
        Fornovo::row(5, row);
        assert_eq!(
            action,
            json!({ "do": "shoot", "observed": { "close": true } })
        );
        let now = json!({ "dice": 2, "observed": {} });
        assert_eq!(fact, json!({ "event": "dice_in_flight", "now": now }));
        let pending = json!({ "pending": "danger" });
        assert_eq!(
            undone,
            json!({ "event": "left_undone", "pending": pending })
        );
    }

    #[test]
    fn a_fact_that_guns_fired_gets_the_number_of_guns() {
        let fired = |guns: &Json| json!({ "event": "fired", "guns": guns });
        for (mut action, guns) in [
            (
                json!({ "do": "shoot", "observed": { "figures": 2 } }),
                json!(["light", 2]),
            ),
            (
                json!({ "do": "batter", "guns": { "models": 1 } }),
                json!(["light", 1]),
            ),
            (json!({ "do": "go_on" }), Json::Null),
        ] {
            let mut fact = fired(&json!("light"));
            let row = Row {
                action: &mut action,
                overruled: Vec::new(),
                facts: vec![&mut fact],
            };
            Fornovo::row(7, row);
            assert_eq!(fact, fired(&guns));
        }
    }

    #[test]
    fn terrain_that_players_did_not_name_loses_its_name() {
        let named = json!({ "do": "name_ground", "kind": "hedgerow", "name": "The long hedge" });
        let unnamed = json!({ "do": "name_ground", "kind": "hedgerow", "name": " " });
        let shot = json!({ "do": "batter" });
        for (mut action, kind, before, now) in [
            (named, "hedgerow", "The long hedge", "The long hedge"),
            (unnamed, "hedgerow", "eine Hecke", ""),
            (shot.clone(), "hedgerow", "a hedgerow", ""),
            (shot.clone(), "war_wagons", "the wagon fort of 1 Foot", ""),
            (
                shot,
                "war_wagons",
                "The Hussite wagons",
                "The Hussite wagons",
            ),
        ] {
            let called = |name: &str| {
                let feature = json!({ "id": 1, "kind": kind, "name": name });
                json!({ "event": "ground_changed", "feature": 1, "now": { "feature": feature } })
            };
            let mut fact = called(before);
            let row = Row {
                action: &mut action,
                overruled: Vec::new(),
                facts: vec![&mut fact],
            };
            Fornovo::row(11, row);
            assert_eq!(fact, called(now));
        }
    }

    #[test]
    fn an_old_fact_gets_its_current_name() {
        let read = of_version_4(json!({ "event": "side_a", "side": null }));
        assert_eq!(read, json!({ "event": "side_a_chosen", "side": null }));
        let read = of_version_4(json!({ "event": "pay_asked", "face": 1 }));
        assert_eq!(read["event"], "pay_asked");
    }
}
