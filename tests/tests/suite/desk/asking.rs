//! The page's requests to the desk: commands by name, with arguments in JSON.

use drumhead_desk::commands::{Answer, NotAsked, answer};
use drumhead_desk::{Code, Desk, DiceFrom, Environment, Language};
use drumhead_shelf::BattleSetup;
use serde_json::{Value, json};

#[test]
fn commands_and_arguments_are_found_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), Environment::real());
    let made = answer(&mut desk, "create_army", json!({ "book": "charging" })).unwrap();
    let Answer::Ok { data } = made else {
        panic!("{made:?}")
    };
    let opened = answer(
        &mut desk,
        "open_army",
        json!({ "id": data["id"], "unit": null }),
    );
    assert!(matches!(opened.unwrap(), Answer::Ok { data: again } if again["id"] == data["id"]));
}

#[test]
fn a_refusal_by_the_desk_is_an_answer_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), Environment::real());
    let refused = answer(&mut desk, "open_army", json!({ "id": "none" })).unwrap();
    assert!(
        matches!(&refused, Answer::Error { error } if error.code == Code::NotFound),
        "{refused:?}"
    );
    let written = serde_json::to_value(&refused).unwrap();
    assert_eq!(written["status"], "error");
    assert_eq!(written["error"]["code"], "not_found");
}

#[test]
fn unknown_commands_and_arguments_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), Environment::real());
    let unknown = answer(&mut desk, "rob_the_bank", json!({}));
    assert!(matches!(unknown, Err(NotAsked::NoSuchCommand(name)) if name == "rob_the_bank"));
    let missing = answer(&mut desk, "create_army", json!({ "id": "fornovo" }));
    assert!(matches!(missing, Err(NotAsked::Arguments(_))));
}

#[test]
fn an_order_with_a_value_that_the_desk_does_not_read_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(folder.path(), Environment::real());
    let army = |id: &str| {
        drumhead_desk::starter(id, Language::ENGLISH)
            .unwrap()
            .army()
    };
    let setup = BattleSetup::between(
        army("edgehill-1642-royalist"),
        army("edgehill-1642-parliament"),
    );
    let battle = desk
        .battles()
        .new_battle("Edgehill", setup.unwrap())
        .unwrap();
    let mut play = |order: &Value| {
        desk.battles()
            .play(&battle.id, battle.head, order, Vec::new(), DiceFrom::Nobody)
    };
    let fornovo = |order: Value| json!({ "book": "fornovo", "command": order });
    let unit = json!({ "side": 0, "unit": 1, "name": "Pikes" });
    let mut why = fornovo(json!({ "do": "end_step" }));
    why["why"] = "so".into();
    for (order, field) in [
        (
            fornovo(json!({ "do": "end_step", "turn": 3 })),
            "command.turn",
        ),
        (fornovo(json!({ "do": "ask_pay", "unit": unit })), "name"),
        (why, "why"),
    ] {
        let error = play(&order).unwrap_err();
        assert_eq!(error.code, Code::BadFile);
        assert!(error.message().contains(field), "{}", error.message());
    }
    play(&fornovo(json!({ "do": "end_step", "note": null }))).unwrap();
}
