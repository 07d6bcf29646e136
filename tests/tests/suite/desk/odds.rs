//! The odds of a command, by the resulting states of the battle.

use drumhead_desk::books::BattleSetup;
use drumhead_desk::{DiceFrom, Language, OpenedBattle, Played, starter};
use serde_json::{Value, json};

use super::support::open;

#[test]
fn unexplained_results_are_distinguished_in_the_odds() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let army = |id: &str| starter(id, Language::ENGLISH).unwrap().army();
    let armies =
        ["royalist", "parliament"].map(|it| army(&format!("edgehill-1642-edgehill_naseby-{it}")));
    let [first, second] = armies;
    let setup = BattleSetup::between(first, second).unwrap();
    let mut setup = serde_json::to_value(&setup).unwrap();
    let own = &mut setup["setup"];
    // A table of three results, none of them explained.
    own["profile"]["crt"] = json!({
        "by": "asked", "columns": ["a"], "dice": 1, "results": {},
        "rows": [
            { "total": 1, "cells": ["AA"] },
            { "total": 3, "cells": ["BB"] },
            { "total": 6, "cells": ["CC"] },
        ],
    });
    own["modules"] =
        json!({ "command": false, "facing": false, "artillery": false, "terrain": false });
    let unit = |side: usize, own: &Value| {
        let units = own["sides"][side]["army"]["units"].as_array().unwrap();
        let foot = units.iter().find(|it| it["of"]["arm"] == "infantry");
        json!({ "side": side, "unit": foot.unwrap()["number"] })
    };
    let (ours, theirs) = (unit(0, own), unit(1, own));
    let setup = serde_json::from_value(setup).unwrap();
    let mut opened = desk.battles().new_battle("Edgehill", setup).unwrap();
    let mut give = |opened: &OpenedBattle, command: Value| {
        let command = json!({ "book": "edgehill_naseby", "command": command });
        let overruled = Vec::new();
        let played = desk.battles().play(
            &opened.id,
            opened.head,
            &command,
            overruled,
            DiceFrom::Nobody,
        );
        match played.unwrap() {
            Played::Done(opened) => *opened,
            Played::Refused(refusal) => panic!("{command}: {refusal:?}"),
        }
    };
    let put = |unit: &Value, hex: &str| json!({ "do": "correct", "unit": unit, "set": { "what": "hex", "value": hex } });
    opened = give(&opened, put(&ours, "H1"));
    opened = give(&opened, put(&theirs, "I1"));
    while opened
        .view
        .track
        .iter()
        .find(|it| it.id == "combat")
        .unwrap()
        .state
        != drumhead_desk::play::StepState::Now
    {
        opened = give(&opened, json!({ "do": "end" }));
    }
    opened = give(
        &opened,
        json!({ "do": "attack", "unit": ours, "target": theirs, "charge": false }),
    );
    let fight = json!({ "do": "fight", "target": theirs, "column": 0 });
    let fight = json!({ "book": "edgehill_naseby", "command": fight });
    let odds = desk.battles().odds(&opened.id, &fight, &[]).unwrap();
    let chances = odds.outcomes.iter().map(|it| it.exact.as_str());
    assert_eq!(chances.collect::<Vec<_>>(), ["1/2", "1/3", "1/6"]);
}
