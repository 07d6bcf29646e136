//! Conversions from earlier versions.

use drumhead_rules::upcast::{ArmyVersion, Row, Upcast, is_blank};
use serde_json::{Map, Value as Json, json};

use crate::StandAndDie;

impl Upcast for StandAndDie {
    /// In version 9, an order to place a unit may leave the facing to the hex. Earlier orders name a
    /// facing.
    const VERSION: u32 = 9;

    const ARMIES: &'static [(u32, ArmyVersion)] = &[
        (1, ArmyVersion(1)),
        (2, ArmyVersion(2)),
        (4, ArmyVersion(3)),
    ];

    /// Converts a set-up. Before version 3, the tables had the bonus for a rear side among the
    /// chances of each arm.
    fn setup(version: u32, setup: &mut Json) {
        let chances = setup.pointer_mut("/tables/chances");
        let Some(chances) = chances
            .filter(|_| version < 3)
            .and_then(Json::as_object_mut)
        else {
            return;
        };
        let arms = chances.iter_mut();
        let rear: Map<String, Json> = arms
            .filter_map(|(arm, row)| {
                let value = row.as_object_mut()?.remove("rear")?;
                Some((arm.clone(), value))
            })
            .collect();
        setup["tables"]["bonuses"] = json!({ "rear": rear });
    }

    /// Converts a row. Before version 8, an allocation of casualties to guns did not contain the
    /// number of guns out of action, but only whether each gun took one casualty before any took a
    /// second. Version 7 added facts about corrections during attacks; rows without them are
    /// unchanged. Before version 6, a correction of gun casualties had only their number. Before
    /// version 3, the bonus for a rear side was stored as a number for each arm's share of the
    /// chances, and as a yes or no for the attack. In version 1, a correction of guns was stored as
    /// a fact with each gun's casualties, and a correction of attacks as a fact with the troops in
    /// the hex that had attacked; the work pending at the end of a step had other ids.
    fn row(version: u32, mut row: Row<'_>) {
        if version < 3 {
            row.facts.iter_mut().for_each(|fact| bonuses(fact));
        }
        if version == 1 {
            first_version(&mut row);
        }
        if version < 6 {
            guns_in_order(row.action);
            row.facts.iter_mut().for_each(|fact| guns_in_order(fact));
        }
        if version < 8 && row.is("bear") {
            silent_guns(&mut row);
        }
    }
}

/// Converts an allocation of casualties to guns from before version 8. If each gun took one
/// casualty before any took a second, adds the number of guns with two, from the fact of the unit's
/// loss. If each gun took all the casualties that it could before the next, as many guns as
/// possible were out of action, which is the default.
fn silent_guns(row: &mut Row<'_>) {
    let Some(action) = row.action.as_object_mut() else {
        return;
    };
    let (unit, spread) = (action.get("unit").cloned(), action.remove("spread"));
    if spread != Some(Json::Bool(true)) {
        return;
    }
    let mut facts = row.facts.iter();
    let lost = facts.find(|fact| fact["event"] == *"lost" && Some(&fact["unit"]) == unit.as_ref());
    let Some(guns) = lost.and_then(|fact| fact["guns"].as_array()) else {
        return;
    };
    let silent = guns.iter().filter(|hits| hits.as_u64() >= Some(2)).count();
    action.insert("silent".to_owned(), silent.into());
}

/// Converts a row of version 1.
fn first_version(row: &mut Row<'_>) {
    for id in &mut row.overruled {
        if let Some(now) = id.as_str().and_then(named_by_hex) {
            **id = now.into();
        }
    }
    let ordered = row.is("correct").then(|| row.action["set"].clone());
    let on_paper: Vec<_> = (row.on_paper())
        .filter_map(|(unit, fields)| Some((unit, fields.get("gun_casualties")?.clone())))
        .collect();
    for (unit, set) in row.corrections() {
        match set["what"].as_str() {
            Some("guns") => {
                let paper = on_paper
                    .iter()
                    .find(|(of, _)| *of == unit)
                    .map(|(_, value)| corrected("gun_casualties", value.clone()));
                if let Some(corrected) = ordered.clone().or(paper) {
                    *set = corrected;
                }
            }
            Some("spent") => *set = corrected("attacked", (!is_blank(&set["value"])).into()),
            _ => {}
        }
    }
}

/// Adds the number of guns out of action to corrections of gun casualties. Earlier versions
/// allocated the casualties to one gun after another, up to the maximum of 2 each.
fn guns_in_order(stored: &mut Json) {
    let with_silent = |value: &mut Json| {
        if let Some(casualties) = value.as_u64() {
            *value = json!({ "casualties": casualties, "silent": casualties / 2 });
        }
    };
    if stored["what"] == *"gun_casualties" {
        with_silent(&mut stored["value"]);
    }
    match stored {
        Json::Object(fields) => {
            fields.get_mut("gun_casualties").map(with_silent);
            fields.values_mut().for_each(guns_in_order);
        }
        Json::Array(values) => values.iter_mut().for_each(guns_in_order),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

/// Converts the old id of pending work to the new one. The old id gave the side, then the hex (if
/// any) and the number of a unit (0 for none) without a separator. `None` for an id that cannot be
/// converted.
fn named_by_hex(id: &str) -> Option<String> {
    let (what, about) = id.strip_prefix("to_do_")?.split_once(':')?;
    let (side, about) = about.split_once(':')?;
    match what {
        "roll" => Some(format!("to_do_roll:{side}")),
        "deploy" => Some(format!("to_do_deploy:{side}.{about}")),
        "fraction" => Some(format!("to_do_fraction:{}", about.strip_suffix('0')?)),
        // If the hex and the unit's number have more than two digits together, it is unclear where
        // the number begins.
        "bear" | "fall_back" => {
            let figures = about.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
            let (hex, _) =
                (figures.len() == 2).then(|| about.split_at_checked(about.len() - 1))??;
            Some(format!("to_do_{what}:{side}.{hex}"))
        }
        _ => None,
    }
}

/// Converts the bonus for a rear side in the fact of an attack.
fn bonuses(fact: &mut Json) {
    let attacked = fact["event"] == *"attacked";
    let Some(fact) = fact.as_object_mut().filter(|_| attacked) else {
        return;
    };
    let rear = fact.remove("rear") == Some(Json::Bool(true));
    let shares = fact
        .get_mut("shares")
        .and_then(Json::as_array_mut)
        .into_iter()
        .flatten();
    for share in shares.filter_map(Json::as_object_mut) {
        let value = share.remove("rear");
        if let Some(value) = value.filter(|_| rear) {
            share.insert(
                "bonuses".to_owned(),
                json!([{ "id": "rear", "value": value }]),
            );
        }
    }
}

fn corrected(what: &str, value: Json) -> Json {
    json!({ "what": what, "value": value })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Converts a row of version 1 with this action and a fact with this correction. Returns the
    /// converted correction.
    fn converted(mut action: Json, fact: Json) -> Json {
        let unit = json!({ "side": 0, "unit": 3 });
        let mut fact = json!({ "event": "corrected", "unit": unit, "set": fact });
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact],
        };
        StandAndDie::row(1, row);
        fact["set"].take()
    }

    #[test]
    fn corrections_of_guns_and_attacks_are_converted() {
        let correct =
            |set: &Json| json!({ "do": "correct", "unit": { "side": 0, "unit": 3 }, "set": set });
        let ordered = json!({ "what": "gun_count", "value": 2 });
        let fact = json!({ "what": "guns", "value": [0, 1] });
        assert_eq!(converted(correct(&ordered), fact), ordered);
        for (attacked, infantry) in [(true, 12), (false, 0)] {
            let ordered = json!({ "what": "attacked", "value": attacked });
            let troops = json!({ "infantry": infantry, "cavalry": 0, "guns": 0 });
            let fact = json!({ "what": "spent", "value": troops });
            assert_eq!(converted(correct(&ordered), fact), ordered);
        }
    }

    #[test]
    fn the_rear_side_bonus_is_converted() {
        for (rear, value) in [(true, 5), (false, 0)] {
            let share = json!({ "arm": "artillery", "many": 2, "each": 3, "rear": value });
            let fact = json!({ "event": "attacked", "shares": [share], "rear": rear });
            let mut now = fact.clone();
            bonuses(&mut now);
            let mut share = json!({ "arm": "artillery", "many": 2, "each": 3 });
            if rear {
                share["bonuses"] = json!([{ "id": "rear", "value": 5 }]);
            }
            assert_eq!(now, json!({ "event": "attacked", "shares": [share] }));
        }
        let chances = json!({ "infantry": { "standing": 3, "rear": 1 } });
        let mut setup = json!({ "tables": { "chances": chances } });
        StandAndDie::setup(2, &mut setup);
        let tables = json!({
            "chances": { "infantry": { "standing": 3 } },
            "bonuses": { "rear": { "infantry": 1 } },
        });
        assert_eq!(setup["tables"], tables);
    }

    #[test]
    fn pending_work_gets_the_ids_of_its_obligations() {
        for (before, now) in [
            ("to_do_roll:1:0", Some("to_do_roll:1")),
            ("to_do_deploy:0:12", Some("to_do_deploy:0.12")),
            ("to_do_fraction:0:H100", Some("to_do_fraction:H10")),
            ("to_do_bear:0:H53", Some("to_do_bear:0.H5")),
            ("to_do_fall_back:1:AB53", Some("to_do_fall_back:1.AB5")),
            ("to_do_fall_back:1:H512", None),
            ("to_do_roll:1", None),
            ("to_do_fall_back:1.H5", None),
            ("held", None),
        ] {
            assert_eq!(named_by_hex(before).as_deref(), now, "{before}");
        }
    }

    #[test]
    fn guns_entered_from_paper_are_converted() {
        let paper = json!({ "do": "from_paper", "units": [
            { "unit": { "side": 0, "unit": 2 }, "gun_casualties": 0 },
            { "unit": { "side": 0, "unit": 3 }, "gun_casualties": 3 },
        ] });
        let set = converted(paper, json!({ "what": "guns", "value": [2, 1] }));
        let value = json!({ "casualties": 3, "silent": 1 });
        assert_eq!(set, json!({ "what": "gun_casualties", "value": value }));
    }

    #[test]
    fn an_allocation_to_guns_of_a_version_7_battle_is_converted() {
        let unit = json!({ "side": 1, "unit": 2 });
        for (spread, guns, silent) in [
            (true, json!([2, 1, 1]), json!(1)),
            (false, json!([2, 2, 0]), Json::Null),
        ] {
            let mut action = json!({ "do": "bear", "unit": unit, "spread": spread, "many": 4 });
            let mut fact = json!({
                "event": "lost", "unit": unit, "infantry": 0, "cavalry": 0, "guns": guns,
            });
            let row = Row {
                action: &mut action,
                overruled: Vec::new(),
                facts: vec![&mut fact],
            };
            StandAndDie::row(7, row);
            assert_eq!(
                (&action["silent"], &action["spread"]),
                (&silent, &Json::Null)
            );
        }
    }

    #[test]
    fn gun_casualties_of_a_version_5_battle_are_on_one_gun_after_another() {
        let number = json!({ "what": "gun_casualties", "value": 3 });
        let unit = json!({ "side": 0, "unit": 3 });
        let mut action = json!({ "do": "correct", "unit": unit, "set": number });
        let mut fact = json!({ "event": "corrected", "unit": unit, "set": number });
        let row = Row {
            action: &mut action,
            overruled: Vec::new(),
            facts: vec![&mut fact],
        };
        StandAndDie::row(5, row);
        let value = json!({ "casualties": 3, "silent": 1 });
        assert_eq!([&action, &fact].map(|it| &it["set"]["value"]), [&value; 2]);
    }
}
