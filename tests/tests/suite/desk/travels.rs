//! Battles as files: an export is imported unchanged, with every branch; a file that is not a
//! battle is refused with the location of the fault, and changes nothing.

use drumhead_desk::{Code, Desk, DocumentKind, PrintOrder, Subject};
use drumhead_store::{BattleId, Seq, Store, WholeBattle};
use drumhead_tests::kills::Writer as _;
use drumhead_tests::kills::desk::{Player, battle};
use drumhead_tests::play::Chooser;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::support::{self, DAY, environment};

/// Returns the folder of a battle with a set-up and this many rows after it, including undone
/// branches, notes and dice; and the battle's file.
fn exported(rows: u32) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut player = Player::open(folder.path()).unwrap();
    for _ in 0..=rows {
        player.write(|_, _| Ok(())).unwrap();
    }
    drop(player);
    let mut desk = Desk::open(folder.path(), environment(DAY, 100));
    let file = desk
        .battles()
        .export_battle(battle().as_str())
        .unwrap()
        .text;
    (folder, file)
}

fn whole_battle(folder: &TempDir, id: &str) -> WholeBattle {
    let store = Store::open_read_only(folder.path()).unwrap();
    store.whole_battle(&BattleId::new(id)).unwrap()
}

#[test]
fn an_export_is_imported_with_every_branch() {
    let (home, file) = exported(60);
    let away = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(away.path(), environment(DAY, 200));
    let opened = desk.battles().import_battle(file.as_bytes()).unwrap();
    let mut came = whole_battle(&away, &opened.id);
    let went = whole_battle(&home, battle().as_str());
    came.id = went.id.clone();
    assert_eq!(came, went);
    let branches =
        (went.rows.iter().skip(1)).filter(|row| row.parent.map(|on| on.0 + 1) != Some(row.seq.0));
    assert!(branches.count() > 5, "the battle must have branches");
    assert_eq!(opened.read_only, None);
    assert_eq!(desk.battles().export_battle(&opened.id).unwrap().text, file);
    // The battle was imported twice, so the library has it twice.
    desk.battles().import_battle(file.as_bytes()).unwrap();
    assert_eq!(desk.battles().list().unwrap().len(), 2);
}

#[test]
fn intact_branches_of_a_damaged_battle_are_exported_with_the_damage() {
    let (home, file) = exported(40);
    let went = whole_battle(&home, battle().as_str());
    // The parent of the head: other branches leave the present branch before this row.
    let damaged = went.rows[went.head.0 as usize].parent.unwrap();
    let below = |row: Seq| {
        let mut at = Some(row);
        while let Some(seq) = at.filter(|seq| *seq > damaged) {
            at = went.rows[seq.0 as usize].parent;
        }
        at == Some(damaged)
    };
    let intact = (went.rows.iter()).filter(|row| !below(row.seq)).count();
    assert!(intact < went.rows.len() - 1 && intact > damaged.0 as usize / 2);
    support::spoil(
        home.path(),
        &format!(
            "UPDATE battle_row SET at = '1642' WHERE seq = {}",
            damaged.0
        ),
    );
    let mut desk = Desk::open(home.path(), environment(DAY, 300));
    let part = desk.battles().export_battle(battle().as_str()).unwrap();
    let damage = part.damage.unwrap();
    for words in [
        format!("Change {} of battle", damaged.0),
        "(1642)".to_owned(),
        format!("Only {intact} intact changes were exported."),
    ] {
        assert!(damage.contains(&words), "{words}: {damage}");
    }
    assert!(!part.text.contains("\"1642\"") && file.contains("\"rows\""));
    // Saving the battle as a file reports the same damage.
    let to = home.path().join("part.json");
    let saved = desk.printer().save_battle(battle().as_str(), &to).unwrap();
    assert_eq!(saved.notices, [damage]);
    // Its log and its documents name the damage too, and the change up to which they go.
    let to = home.path().join("log.txt");
    let log = desk.printer().save_battle_log(battle().as_str(), &to);
    let notices = log.unwrap().notices;
    assert_eq!(notices.len(), 1);
    let subject = Subject::Battle {
        id: battle().as_str().to_owned(),
    };
    for document in [DocumentKind::Report, DocumentKind::Roster] {
        let order = PrintOrder::new(subject.clone(), document);
        let printed = desk.printer().document(&order).unwrap();
        assert_eq!(printed.notices, notices, "{document:?}");
    }
    let to = home.path().join("report.md");
    let order = PrintOrder::new(subject, DocumentKind::Report);
    let printed = desk.printer().print_document(&order, Some(&to)).unwrap();
    assert_eq!(printed.notices, notices);

    let away = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(away.path(), environment(DAY, 200));
    let opened = desk.battles().import_battle(part.text.as_bytes()).unwrap();
    assert_eq!(opened.read_only, None);
    assert_eq!(whole_battle(&away, &opened.id).rows.len(), intact);

    // A damaged entry in the library leaves every row intact.
    support::spoil(away.path(), "UPDATE battle SET name = 'Nasebx'");
    let mut desk = Desk::open(away.path(), environment(DAY, 400));
    let all = desk.battles().export_battle(&opened.id).unwrap();
    let damage = all.damage.unwrap();
    assert!(damage.contains("Every change is intact"), "{damage}");
    // Without an intact row there is nothing to export.
    support::spoil(
        away.path(),
        "UPDATE battle_row SET at = '1642' WHERE seq = 0",
    );
    let refused = desk.battles().export_battle(&opened.id).unwrap_err();
    assert_eq!(refused.code, Code::Damaged);
}

#[test]
fn a_changed_row_is_refused_and_others_keep_their_names() {
    let (home, file) = exported(20);
    let away = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(away.path(), environment(DAY, 200));
    let opened = desk.battles().import_battle(file.as_bytes()).unwrap();
    let names = |folder: &TempDir, id: &str| {
        let store = Store::open_read_only(folder.path()).unwrap();
        store.row_names(&BattleId::new(id)).unwrap()
    };
    assert_eq!(names(&away, &opened.id), names(&home, battle().as_str()));

    // Changes the first die.
    let (at, _) = file.match_indices("\"faces\":[").next().unwrap();
    let (before, after) = file.split_at(at + "\"faces\":[".len());
    let other = if after.starts_with('1') { "2" } else { "1" };
    let changed = format!("{before}{other}{}", &after[1..]);
    let refused = desk
        .battles()
        .import_battle(changed.as_bytes())
        .unwrap_err();
    assert_eq!(refused.code, Code::BadFile);
    assert!(refused.message().contains("rows["), "{refused}");
    // If another program rewrites the file, the rows get new names, and the file is imported.
    let anew: Value = serde_json::from_str(&file).unwrap();
    desk.battles()
        .import_battle(anew.to_string().as_bytes())
        .unwrap();
}

#[test]
fn a_battle_that_names_another_rulebook_is_refused_at_its_first_row() {
    let (_home, file) = exported(3);
    let mut file: Value = serde_json::from_str(&file).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), environment(DAY, 1));
    file["book"] = json!("charging");
    for row in file["rows"].as_array_mut().unwrap() {
        row["version"] = json!(1);
    }
    let error = desk
        .battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap_err();
    assert_eq!(error.code, Code::BadFile, "{error}");
    assert!(error.message().contains("battle. At rows[0]"), "{error}");
}

#[test]
fn a_file_that_is_not_a_battle_is_refused_and_its_faulty_field_is_named() {
    let (_home, file) = exported(20);
    let file: Value = serde_json::from_str(&file).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), environment(DAY, 1));
    let cases = [
        ("/drumhead", json!("army"), "drumhead"),
        (
            "/book",
            json!("chess"),
            "book: there is no rulebook \"chess\"",
        ),
        ("/name", json!(7), "name: line"),
        ("/filed", json!("lost"), "filed: line"),
        (
            "/created_at",
            json!("Tuesday"),
            "created_at: This is not a valid time",
        ),
        ("/head", json!(-1), "head: line"),
        ("/head", json!(90), "rows: its current change"),
        ("/tip", json!(0), "rows: its current change"),
        ("/rows", json!([]), "rows: A battle must begin"),
        ("/rows", json!({}), "rows: line"),
        ("/rows/3/row", json!(5), "rows[3].row"),
        ("/rows/3/on", json!(3), "rows[3].on"),
        ("/rows/3/on", Value::Null, "rows[3].on"),
        ("/rows/0/on", json!(0), "rows[0].on"),
        ("/rows/0/kind", json!("note"), "rows[0].kind"),
        ("/rows/3/version", json!(0), "rows[3].version"),
        ("/rows/3/at", json!(""), "rows[3].at"),
        ("/rows/3/digest", json!("00"), "rows[3].digest"),
        ("/rows/3/label", json!("x".repeat(30_000)), "rows[3].label"),
        (
            "/rows/3/summary",
            json!({ "turn": "one" }),
            "rows[3].summary.turn",
        ),
        ("/rows/7/command", json!({}), "rows[7].command"),
        ("/rows/7/events", json!({}), "rows[7].events"),
        (
            "/rows/0/command/setup/sides",
            json!([]),
            "rows[0].command.setup.sides",
        ),
        (
            "/rows/0/command/setup/year",
            json!("MDC"),
            "rows[0].command.setup.year",
        ),
        ("/hobby", json!("chess"), "hobby"),
    ];
    for (pointer, wrong, place) in cases {
        let mut file = file.clone();
        match file.pointer_mut(pointer) {
            Some(there) => *there = wrong,
            None => file[&pointer[1..]] = wrong,
        }
        let refused = desk.battles().import_battle(file.to_string().as_bytes());
        let error = refused.expect_err(pointer);
        assert_eq!(error.code, Code::BadFile, "{pointer}: {error}");
        let message = format!("battle. At {place}");
        assert!(error.message().contains(&message), "{pointer}: {error}");
    }
    assert_eq!(desk.battles().list().unwrap(), []);
}

#[test]
fn a_battle_with_impossible_dice_or_from_a_newer_version_is_refused() {
    let (_home, file) = exported(20);
    let mut file: Value = serde_json::from_str(&file).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), environment(DAY, 1));
    let command = (1..20).find(|n| {
        let row = &file["rows"][*n];
        row["kind"] == "command" && row["dice"].is_object()
    });
    let thrown = command.unwrap();
    file["rows"][thrown]["dice"]["throw"] = json!({ "faces": [7] });
    let error = desk
        .battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap_err();
    let message = format!("rows[{thrown}].dice: This die has no face 7: its faces are 1 to 6.");
    assert!(error.message().contains(&message), "{error}");
    file["version"] = json!(3);
    let error = desk
        .battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap_err();
    assert_eq!(error.code, Code::Newer);
    assert_eq!(desk.battles().list().unwrap(), []);
}

/// Damages the file in one random place.
fn spoil(value: &mut Value, chooser: &mut Chooser) {
    let leaf = chooser.below(6) == 0;
    match value {
        Value::Object(fields) if !leaf && !fields.is_empty() => {
            let place = chooser.below(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(place) {
                spoil(inner, chooser);
            }
        }
        Value::Array(items) if !leaf && !items.is_empty() => {
            let place = chooser.below(items.len());
            spoil(&mut items[place], chooser);
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => {
            let wrong = [
                json!(null),
                json!(true),
                json!(-1),
                json!(u64::MAX),
                json!(1e300),
                json!("x"),
                json!([]),
                json!({}),
                json!([[[[[[]]]]]]),
                json!({ "side": 9, "unit": 60_000 }),
            ];
            if let Some(wrong) = chooser.one_of(&wrong) {
                *value = wrong.clone();
            }
        }
    }
}

#[test]
fn a_damaged_file_is_refused_or_imported_without_a_panic() {
    let (_home, text) = exported(25);
    let file: Value = serde_json::from_str(&text).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), environment(DAY, 1));
    let mut chooser = Chooser::new(1495);
    let mut imported = 0;
    let mut refused = 0;
    for round in 0..400 {
        let bytes = if round % 4 == 0 {
            // Truncates the file, or changes a byte.
            let mut bytes = text.clone().into_bytes();
            let place = chooser.below(bytes.len());
            if chooser.below(2) == 0 {
                bytes.truncate(place);
            } else {
                bytes[place] = u8::try_from(chooser.below(256)).unwrap();
            }
            bytes
        } else {
            let mut file = file.clone();
            spoil(&mut file, &mut chooser);
            file.to_string().into_bytes()
        };
        match desk.battles().import_battle(&bytes) {
            Ok(opened) => {
                assert_eq!(opened.read_only, None);
                imported += 1;
            }
            Err(error) => {
                assert!(matches!(error.code, Code::BadFile | Code::Newer), "{error}");
                refused += 1;
            }
        }
        assert_eq!(desk.battles().list().unwrap().len(), imported);
    }
    assert!(refused > 200, "{refused} refused and {imported} imported");
}

/// Returns the log's lines about the beginning of a battle.
fn opening(file: &Value) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), environment(DAY, 1));
    let opened = desk
        .battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap();
    assert_eq!(opened.read_only, None);
    let lines = opened.log[0].lines.iter();
    lines
        .map(|line| line.text.as_str())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_battle_has_its_own_tables_and_lists_changes_to_the_rulebooks() {
    let (_home, file) = exported(20);
    let mut file: Value = serde_json::from_str(&file).unwrap();
    assert!(!opening(&file).contains("rules' data has changed"));
    let table = &mut file["rows"][0]["command"]["setup"]["tables"]["play.toml"];
    let text = table
        .as_str()
        .unwrap()
        .replace("leaves = [1]", "leaves = [2]");
    assert!(text.contains("[2]"));
    *table = json!(text);
    let other = opening(&file);
    assert!(other.contains("rules' data has changed"), "{other}");
    assert!(other.contains("play.toml"), "{other}");
}

/// Changes a battle's file as if another engine had carried out every order.
fn by_another_engine(file: &mut Value) {
    for row in file["rows"].as_array_mut().unwrap() {
        if let Some(engine) = row["command"].get_mut("engine") {
            *engine = json!("0");
        }
    }
}

#[test]
fn a_battle_from_another_engine_with_the_same_results_has_no_notice() {
    let (_home, file) = exported(40);
    let mut file: Value = serde_json::from_str(&file).unwrap();
    let engine = drumhead_desk::books::BookId::Fornovo.engine();
    let rows = file["rows"].as_array().unwrap();
    let orders: Vec<_> = (rows.iter().skip(1))
        .filter(|row| row["kind"] == "command")
        .collect();
    assert!(orders.iter().all(|row| row["command"]["engine"] == engine));
    assert!(orders.len() > 10);
    by_another_engine(&mut file);
    let notice = opening(&file);
    assert!(!notice.contains("differently"), "{notice}");
    // Earlier versions did not record the engine.
    for row in file["rows"].as_array_mut().unwrap() {
        if let Some(command) = row["command"].as_object_mut() {
            command.remove("engine");
        }
    }
    let notice = opening(&file);
    assert!(!notice.contains("differently"), "{notice}");
}

#[test]
fn rows_with_a_different_result_today_are_listed() {
    let (_home, file) = exported(40);
    let mut file: Value = serde_json::from_str(&file).unwrap();
    let branch = {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Desk::open(folder.path(), environment(DAY, 1));
        let opened = desk
            .battles()
            .import_battle(file.to_string().as_bytes())
            .unwrap();
        let rows = opened.log.into_iter().map(|line| line.row as usize);
        rows.collect::<Vec<_>>()
    };
    let rolled = (1..40).find(|n| {
        let row = &file["rows"][*n];
        let rolls = row["command"]["command"]["command"]["do"] == "roll_initiative";
        rolls && branch.contains(n)
    });
    let row = rolled.unwrap();
    // The face of the die differs from that in the event, as if an engine had interpreted the die
    // differently.
    let face = file["rows"][row]["dice"]["throw"]["faces"][0]
        .as_u64()
        .unwrap();
    file["rows"][row]["dice"]["throw"]["faces"][0] = json!(face % 6 + 1);
    // An order that this engine has carried out itself is not tried again.
    assert!(!opening(&file).contains("differently"));
    by_another_engine(&mut file);
    let notice = opening(&file);
    let difference = format!("Row {row} would have a different result now.");
    assert!(notice.contains(&difference), "{notice}");
}

#[test]
fn a_battles_frozen_set_up_is_small() {
    let (_home, file) = exported(1);
    let file: Value = serde_json::from_str(&file).unwrap();
    let bytes = file["rows"][0]["command"].to_string().len();
    assert!((20_000..200_000).contains(&bytes), "{bytes} bytes");
}
