//! The published schema of an army's file: fresh, and true of what is written.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::{Path, PathBuf};

use drumhead_desk::file::{self, ArmyFile};
use serde_json::{Value, json};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../data")
        .join(name)
}

fn published() -> Value {
    serde_json::to_value(schemars::schema_for!(ArmyFile)).unwrap()
}

/// Writes the schema. In CI, where a stale file means that it was not committed, it fails
/// instead.
#[test]
fn the_schema_is_fresh() {
    let kept = data("schema/army.schema.json");
    let made = serde_json::to_string_pretty(&published()).unwrap() + "\n";
    if std::fs::read_to_string(&kept).unwrap_or_default() != made {
        assert!(
            std::env::var_os("CI").is_none(),
            "data/schema/army.schema.json is stale: run the tests once without CI and commit the file"
        );
        std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
        std::fs::write(&kept, made).unwrap();
    }
}

#[test]
fn every_starter_and_what_is_exported_of_it_fit_the_schema() {
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
fn the_schema_refuses_what_the_desk_refuses() {
    let schema = jsonschema::validator_for(&published()).unwrap();
    let army = json!({ "drumhead": "army", "version": 1, "book": "fornovo", "army": {} });
    assert!(schema.is_valid(&army));
    for (pointer, wrong) in [
        ("/drumhead", json!("battle")),
        ("/version", json!(2)),
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
