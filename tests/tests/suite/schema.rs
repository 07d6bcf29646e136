//! The published schemas of army and battle files: they are up to date, and match the files that
//! the desk writes.

use std::path::{Path, PathBuf};

use drumhead_desk::file::{self, ArmyFile};
use drumhead_desk::{BattleFile, Desk, Environment};
use drumhead_tests::kills::Writer as _;
use drumhead_tests::kills::desk::{Player, battle};
use serde_json::{Value, json};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../data")
        .join(name)
}

fn published() -> Value {
    serde_json::to_value(schemars::schema_for!(ArmyFile)).unwrap()
}

fn published_of_battles() -> Value {
    serde_json::to_value(schemars::schema_for!(BattleFile)).unwrap()
}

/// Writes the schemas. In CI, the test fails instead if the committed schemas are stale.
#[test]
fn the_schemas_are_up_to_date() {
    for (name, schema) in [("army", published()), ("battle", published_of_battles())] {
        let name = format!("schema/{name}.schema.json");
        let path = data(&name);
        let made = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        if std::fs::read_to_string(&path).unwrap_or_default() != made {
            assert!(
                std::env::var_os("CI").is_none(),
                "data/{name} is stale: run the tests once without CI and commit the file"
            );
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, made).unwrap();
        }
    }
}

/// Returns a battle's file, with undone branches, notes and dice.
fn battle_file() -> Value {
    let folder = tempfile::tempdir().unwrap();
    let mut player = Player::open(folder.path()).unwrap();
    for _ in 0..40 {
        player.write(|_, _| Ok(())).unwrap();
    }
    drop(player);
    let mut desk = Desk::open(folder.path(), Environment::real());
    let text = desk
        .battles()
        .export_battle(battle().as_str())
        .unwrap()
        .text;
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_battle_matches_its_schema_and_a_refused_battle_does_not() {
    let schema = jsonschema::validator_for(&published_of_battles()).unwrap();
    let file = battle_file();
    let errors: Vec<_> = schema
        .iter_errors(&file)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), Environment::real());
    desk.battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap();
    for (pointer, wrong) in [
        ("/drumhead", json!("army")),
        ("/version", json!(3)),
        ("/name", json!(5)),
        ("/filed", json!("lost")),
        ("/head", json!(-1)),
        ("/rows", json!({})),
        ("/rows/1/kind", json!("verse")),
        ("/rows/1/events", json!([{ "event": {} }])),
        ("/rows/1/command", json!(3)),
        ("/rows/1/dice", json!("6")),
        ("/rows/1/summary", json!("won")),
    ] {
        let mut file = file.clone();
        *file.pointer_mut(pointer).unwrap() = wrong;
        assert!(!schema.is_valid(&file), "{pointer}");
        assert!(
            desk.battles()
                .import_battle(file.to_string().as_bytes())
                .is_err(),
            "{pointer}"
        );
    }
}

#[test]
fn every_starter_and_its_export_match_the_schema() {
    let schema = jsonschema::validator_for(&published()).unwrap();
    let fits = |what: &str, text: &str| {
        let value: Value = serde_json::from_str(text).unwrap();
        let errors: Vec<_> = schema
            .iter_errors(&value)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{what}: {errors:#?}");
    };
    let mut files = 0;
    for entry in std::fs::read_dir(data("armies")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        fits(&path.display().to_string(), &text);
        let draft = file::read(text.as_bytes()).unwrap();
        fits("as exported", &file::write(&draft).unwrap());
        files += 1;
    }
    assert!(files >= 8, "{files} starter armies");
}

#[test]
fn the_schema_refuses_files_that_the_desk_refuses() {
    let schema = jsonschema::validator_for(&published()).unwrap();
    let army = json!({ "drumhead": "army", "version": 3, "book": "fornovo", "army": {} });
    assert!(schema.is_valid(&army));
    for (pointer, wrong) in [
        ("/drumhead", json!("battle")),
        ("/version", json!(4)),
        ("/book", json!("chess")),
        ("/army", json!([])),
        ("/army", json!({ "units": [{ "grade": "E" }] })),
        (
            "/army",
            json!({ "units": [{ "groups": [{ "count": "forty" }] }] }),
        ),
        ("/army", json!({ "hobby": "chess" })),
    ] {
        let mut file = army.clone();
        *file.pointer_mut(pointer).unwrap() = wrong;
        assert!(!schema.is_valid(&file), "{file}");
        assert!(file::read(file.to_string().as_bytes()).is_err(), "{file}");
    }
}
