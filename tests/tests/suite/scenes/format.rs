//! The format of scenes: reading, writing, exports and imports, and the errors in a file.

use chrono::{DateTime, Utc};
use drumhead_desk::scene::Scene;
use drumhead_desk::{Desk, DiceFrom, Environment};
use drumhead_shelf::Bare;
use drumhead_tests::scenes::{below, exported, own, own_folder};
use uuid::Uuid;

use crate::desk::support;

#[test]
fn a_scene_round_trips_through_its_file() {
    for (path, scene) in below(&own_folder()).unwrap() {
        let text = scene.write();
        let again = Scene::read(text.as_bytes());
        // A scene that names an army file can only be read in the folder of that file.
        if !text.contains(" file ") {
            assert_eq!(again.unwrap().write(), text, "{}", path.display());
        }
    }
}

#[test]
fn a_different_result_is_reported_with_the_line_number() {
    let text = own("carolinas-1781").unwrap().write();
    let dice = |from: &str, to: &str| {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text);
        let line = 1 + text
            .lines()
            .zip(other.lines())
            .position(|(a, b)| a != b)
            .unwrap();
        let differences = Scene::read(other.as_bytes())
            .unwrap()
            .replay()
            .unwrap()
            .differences;
        (line, differences)
    };
    // With another strength, only that line differs.
    let (line, differences) = dice("strength 4", "strength 3");
    assert_eq!(differences.len(), 1, "{differences:?}");
    assert_eq!(differences[0].line, line);
    let difference = differences[0].to_string();
    assert!(difference.ends_with("strength is 4, not 3"), "{difference}");
    // An unstated fact must be unchanged; otherwise the line differs.
    let (_, differences) = dice(", mounted yes", "");
    let difference = differences[0].to_string();
    assert!(
        difference.contains("mounted is yes, but the scene does not state it"),
        "{difference}"
    );
}

/// Returns a scene of *Charging*, with these lines after its head.
fn charging(lines: &str) -> String {
    format!(
        "scene Mistakes\nbook charging\nside A carolinas-1781-crown\n\
         side B carolinas-1781-continental\n\n{lines}\n"
    )
}

/// Errors in the lines after the head: the line's number and part of the message.
const MISTAKES: [(&str, usize, &str); 27] = [
    // Orders: no such unit, order, answer or value.
    ("declare A99 -> B1", 6, "there is no A99 (names: A1, A2"),
    (
        "chrage A1 -> B1",
        6,
        "`chrage` is not an order for A1 now; possible: correct, declare",
    ),
    (
        "declare A1 -> B1 stuck=flank",
        6,
        "there is no answer `stuck` (answers: ahead, charger",
    ),
    (
        "declare A1 -> B1 struck=flnk",
        6,
        "`struck` cannot be “flnk”; possible: front, flank, rear",
    ),
    (
        "declare A1 -> B1 clear=perhaps",
        6,
        "`clear` cannot be “perhaps”",
    ),
    ("declare C -> B1", 6, "`declare` does not take C here"),
    ("declare one", 6, "“one” is not a name"),
    ("end step dice", 6, "`dice` must be followed by numbers"),
    ("end step dice 400", 6, "400 is too large"),
    ("end step allow", 6, "write `allow anyway`"),
    ("end 1 steps", 6, "the number must be from 2 to 1000"),
    ("end all steps", 6, "the number must be from 2 to 1000"),
    ("end 1001 steps", 6, "the number must be from 2 to 1000"),
    (
        "declare A1 name=\"x",
        6,
        "a closing quotation mark is missing",
    ),
    // Orders that no offer gives.
    ("flee A1", 6, "`flee` is not an order for A1 now; possible:"),
    ("flee A1 refused", 6, "`flee`: missing field `flight`"),
    (
        "flee A1 flight=home refused",
        6,
        "`flee`: unknown variant `home`",
    ),
    (
        "flee A1 way=home refused",
        6,
        "`flee`: there is no answer `way` (answers: unit, flight)",
    ),
    ("flee A1 -> B1 refused", 6, "`flee` does not take B1 here"),
    // Expectations: no such unit or fact.
    (
        "end step\nexpect A99 strength 3",
        7,
        "there is no A99 (names: A1",
    ),
    (
        "end step\nexpect A1 figures 3",
        7,
        "A1 has no fact “figures” (facts: answer",
    ),
    (
        "expect A1",
        6,
        "`expect` must be followed by a name and facts",
    ),
    ("expect A1 strength", 6, "“strength” is not a fact"),
    // Lines that belong to the head.
    (
        "end step\nset year 1700",
        7,
        "must come before the first order",
    ),
    ("set yaer 1700\nend step", 6, "unknown field `yaer`"),
    (
        "set year",
        6,
        "`set` must be followed by a field and a value",
    ),
    ("facts some", 6, "write `facts all`"),
];

/// Errors in the head: the replacement, the line's number and part of the message.
const MISTAKES_IN_HEAD: [(&str, &str, usize, &str); 8] = [
    (
        "carolinas-1781-crown",
        "nobody",
        3,
        "there is no ready-made army “nobody”; choose one of",
    ),
    (
        "book charging",
        "book chess",
        2,
        "there is no rulebook “chess”; choose one of fornovo, charging",
    ),
    (
        "book charging",
        "book fornovo",
        3,
        "this army is for the rulebook charging",
    ),
    ("side A", "side C", 3, "`side` must be followed by A or B"),
    ("side B", "side A", 1, "`side A` and `side B`"),
    ("scene Mistakes\n", "", 1, "a scene must begin with `scene`"),
    ("carolinas-1781-crown", "army {}", 3, "this is not an army"),
    (
        "carolinas-1781-crown",
        "file army.json",
        3,
        "an army file cannot be named here",
    ),
];

#[test]
fn an_error_in_a_scene_is_reported_with_the_line_number_and_the_alternatives() {
    let lines = MISTAKES.map(|(lines, line, expected)| (charging(lines), line, expected));
    let heads = MISTAKES_IN_HEAD
        .map(|(from, to, line, expected)| (charging("").replace(from, to), line, expected));
    for (text, line, expected) in lines.into_iter().chain(heads) {
        let error = match Scene::read(text.as_bytes()) {
            Ok(scene) => scene.replay().map(|it| it.differences).expect_err(expected),
            Err(error) => error,
        };
        let place = format!("Line {line} of the scene: ");
        assert!(error.message().starts_with(&place), "{expected}: {error}");
        assert!(error.message().contains(expected), "{expected}: {error}");
    }
    let bytes = [charging("").as_bytes(), &[0xff]].concat();
    assert!(
        Scene::read(&bytes)
            .unwrap_err()
            .message()
            .contains("Line 7 of the scene: this is not UTF-8 text")
    );
}

#[test]
fn one_line_ends_several_steps() {
    let text = charging("end 3 steps\nexpect table turn 1\nend step\n# So far.\nend 2 steps");
    let scene = Scene::read(text.as_bytes()).unwrap();
    let ended = scene.orders().map(|order| order.to_string());
    assert_eq!(ended.collect::<Vec<_>>(), ["end step"; 6]);
    assert_eq!(scene.write(), text);
    let apart = charging("end step\nend step");
    let scene = Scene::read(apart.as_bytes()).unwrap();
    assert_eq!(scene.write(), charging("end 2 steps"));
}

#[test]
fn one_line_states_the_same_facts_of_several_units() {
    let text = charging("end step\nexpect A1 A2 B1 strength 99");
    let scene = Scene::read(text.as_bytes()).unwrap();
    assert_eq!(scene.write(), text);
    let differences = scene.replay().unwrap().differences;
    assert_eq!(
        differences.iter().map(|it| it.line).collect::<Vec<_>>(),
        [7; 3]
    );
    let apart = charging("end step\nexpect A1 strength 99\nexpect A2 strength 99");
    let scene = Scene::read(apart.as_bytes()).unwrap();
    assert_eq!(
        scene.write(),
        charging("end step\nexpect A1 A2 strength 99")
    );
}

/// A scene that must state every changed fact need not state the facts of its set-up.
#[test]
fn facts_of_the_set_up_need_not_be_stated() {
    let text = charging(
        "facts all\n\nend step\nexpect table step melee\nend step\nexpect table mover B, step declare",
    );
    let scene = Scene::read(text.as_bytes()).unwrap();
    assert_eq!(scene.replay().unwrap().differences, []);
}

#[test]
fn an_order_with_an_unexpected_result_ends_the_scene_at_that_line() {
    for (lines, expected) in [
        // Missing dice, too many dice, and dice that are not thrown.
        (
            "declare A1 -> B1 ahead=yes clear=yes\nend step\ntest B1\nend step",
            "line 8: the order needs 1 die",
        ),
        (
            "declare A1 -> B1 ahead=yes clear=yes\nend step\ntest B1 dice 3 4",
            "line 8: the order was refused (impossible)",
        ),
        ("end step dice 3", "line 6: the order needs no dice"),
        // Objections that the scene does not state, and stated objections that do not exist.
        (
            "declare A1 -> B1 ahead=yes clear=yes\nend step\nend step",
            "line 8: the order was refused (C-03)",
        ),
        (
            "end step allow anyway",
            "line 6: no rule forbids this order",
        ),
        (
            "end step refused",
            "line 6: the order was carried out, not refused",
        ),
        (
            "declare A1 -> B1 ahead=yes clear=yes\nend step\nend step refused C-01",
            "line 8: the order was refused by C-03, not by C-01",
        ),
        (
            "declare A1 -> B1 ahead=yes clear=yes\nend step\nend step allow anyway C-01",
            "line 8: the order breaks C-03, not C-01",
        ),
    ] {
        let scene = Scene::read(charging(lines).as_bytes()).unwrap();
        let differences = scene.replay().unwrap().differences;
        let first = differences
            .first()
            .map(ToString::to_string)
            .unwrap_or_default();
        assert!(first.starts_with(expected), "{expected}: {first}");
    }
    for lines in [
        "declare A1 -> B1 ahead=yes clear=yes\nend step\nend step refused C-03\nexpect table step test",
        "declare A1 -> B1 ahead=yes clear=yes\nend step\nend step allow anyway C-03\nexpect table step move",
    ] {
        let scene = Scene::read(charging(lines).as_bytes()).unwrap();
        assert_eq!(scene.replay().unwrap().differences, []);
    }
}

#[test]
fn a_battle_exported_as_a_scene_is_imported_unchanged() {
    for name in [
        "carolinas-1781",
        "edgehill-1642-d3",
        "lutzen-1632-stand_and_die",
    ] {
        let scene = own(name).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut desk = support::open(folder.path());
        let id = desk.battles().import_scene(&scene).unwrap().id;
        // Saving to a file name that ends in `.scene` exports a scene.
        let to = folder.path().join("battle.scene");
        desk.printer().save_battle(&id, &to).unwrap();
        let text = std::fs::read_to_string(to).unwrap();
        // The scene is imported only if it has the stated results.
        let came = desk.battles().import_battle(text.as_bytes()).unwrap();
        assert_eq!(came.name, scene.name);
        let exported = desk.battles().export_scene(&came.id).unwrap();
        assert_eq!(exported, text, "{name}");
        let before = desk.battles().open_battle(&id).unwrap();
        assert_eq!(came.view, before.view, "{name}");
    }
    let wrong = charging("end step\nexpect A1 strength 99");
    let folder = tempfile::tempdir().unwrap();
    let mut desk = support::open(folder.path());
    let error = desk.battles().import_battle(wrong.as_bytes()).unwrap_err();
    assert!(
        error.message().contains("line 7: A1 strength is"),
        "{error}"
    );
    assert!(
        desk.battles().list().unwrap().is_empty(),
        "nothing is saved"
    );
}

#[test]
fn an_imported_scene_has_the_same_rows_as_the_battle_played_order_by_order() {
    let scene = own("shaken").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let environment = Environment::new(|| DateTime::<Utc>::UNIX_EPOCH, || Uuid::from_u128(1));
    let mut desk = Desk::open(folder.path(), environment);
    let mut battles = desk.battles();
    let setup = scene.begun().unwrap().setup();
    let mut opened = battles.new_battle(&scene.name, setup).unwrap();
    for order in scene.replay().unwrap().played {
        let command = serde_json::to_value(&order.command).unwrap();
        let dice = order.dice.map_or(DiceFrom::Nobody, DiceFrom::Player);
        let played = battles.play(&opened.id, opened.head, &command, order.overruled, dice);
        opened = match played.unwrap() {
            drumhead_desk::Played::Done(opened) => *opened,
            drumhead_desk::Played::Refused(refusal) => panic!("{}: {refusal:?}", order.line),
        };
    }
    let one_by_one = battles.export_battle(&opened.id).unwrap().text;
    assert_eq!(exported(&scene, usize::MAX).unwrap(), one_by_one);
}

#[test]
fn a_scene_can_remove_features_of_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = support::open(folder.path());
    let removed = "set map.hexes.D16 null\nset map.sides.C8/SSE null\n";
    let text = format!(
        "scene Radway is gone\nbook edgehill_naseby\n\
         side A edgehill-1642-edgehill_naseby-royalist\n\
         side B edgehill-1642-edgehill_naseby-parliament\n{removed}\nend step\n"
    );
    let scene = Scene::read(text.as_bytes()).unwrap();
    let setup = scene.begun().unwrap().setup();
    let map = serde_json::to_value(Bare(&setup)).unwrap()["map"].take();
    assert!(map["hexes"].get("D16").is_none() && map["hexes"].get("D7").is_some());
    assert!(map["sides"].get("C8/SSE").is_none() && map["sides"].get("C8/SSW").is_some());
    let came = desk.battles().import_battle(text.as_bytes()).unwrap();
    let exported = desk.battles().export_scene(&came.id).unwrap();
    assert!(exported.contains(removed), "{exported}");
    let again = Scene::read(exported.as_bytes()).unwrap();
    assert_eq!(again.begun().unwrap().setup(), setup);
}

/// The exported scene removes all features of the rulebook's map, and adds the new ones.
#[test]
fn a_scene_can_replace_all_features_of_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = support::open(folder.path());
    let text = "scene Elsewhere\nbook edgehill_naseby\n\
                side A edgehill-1642-edgehill_naseby-royalist\n\
                side B edgehill-1642-edgehill_naseby-parliament\n\
                set map.hexes {\"Q9\": {\"is\": [\"slope\"]}}\n\
                set map.sides {\"Q9/SSE\": [\"hedge\"]}\n\nend step\n";
    let setup = Scene::read(text.as_bytes()).unwrap().begun().unwrap();
    let came = desk.battles().import_battle(text.as_bytes()).unwrap();
    let exported = desk.battles().export_scene(&came.id).unwrap();
    let again = Scene::read(exported.as_bytes()).unwrap();
    assert_eq!(again.begun().unwrap().setup(), setup.setup());
}
