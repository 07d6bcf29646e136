//! The library: create, list, archive, never delete; and the settings.

use drumhead_store::{Seq, Store, StoreError, Summary};
use serde_json::json;

use super::support::{NOW, id, new_army, one_army, rename};

#[test]
fn an_army_is_saved_whole_and_listed_without_its_body() {
    let dir = tempfile::tempdir().unwrap();
    let mut army = new_army("edgehill", json!({"name": "Essex’s army"}));
    army.summary = Summary {
        book: "fornovo".to_owned(),
        name: "Essex’s army <script> \u{202e}🥁".to_owned(),
        nation: Some("Parliament".to_owned()),
        year: Some(1642),
        scale: Some("ten".to_owned()),
        points: Some(-5),
        points_limit: Some(2000),
        breaches: 3,
    };
    Store::open(dir.path()).unwrap().create_army(&army).unwrap();

    let store = Store::open(dir.path()).unwrap();
    let listed = store.armies().unwrap().pop().unwrap();
    assert_eq!(listed.summary, army.summary);
    assert_eq!(
        (listed.created_at, listed.updated_at),
        (NOW.into(), NOW.into())
    );
    let stored = store.army(&id("edgehill")).unwrap();
    assert_eq!((stored.body, stored.version), (army.body, 1));
}

#[test]
fn the_army_changed_last_is_listed_first() {
    let (_dir, mut store) = one_army();
    for (name, at) in [("early", "1495"), ("late", "1685")] {
        let mut army = new_army(name, json!({ "name": name }));
        army.at = at.to_owned();
        store.create_army(&army).unwrap();
    }
    let listed: Vec<_> = store.armies().unwrap().into_iter().map(|a| a.id).collect();
    assert_eq!(listed, [id("late"), id("naseby"), id("early")]);
}

#[test]
fn an_id_cannot_be_reused() {
    let (_dir, mut store) = one_army();
    let again = store.create_army(&new_army("naseby", json!({"name": "other"})));
    assert!(matches!(again, Err(StoreError::Taken { .. })));
    assert_eq!(
        store.army(&id("naseby")).unwrap().body,
        json!({"name": "0"})
    );
}

#[test]
fn an_archived_army_still_exists() {
    let (_dir, mut store) = one_army();
    let army = id("naseby");
    store.set_archived(&army, Some("1646")).unwrap();
    let listed = store.armies().unwrap().pop().unwrap();
    assert_eq!(listed.archived_at.as_deref(), Some("1646"));
    rename(&mut store, Seq::ROOT, "recalled");
    store.set_archived(&army, None).unwrap();
    assert_eq!(store.army(&army).unwrap().entry.archived_at, None);
    assert!(store.set_archived(&id("rocroi"), None).is_err());
}

#[test]
fn settings_are_json_and_survive_a_restart() {
    let (dir, mut store) = one_army();
    assert_eq!(store.setting("theme").unwrap(), None);
    store.set_setting("theme", &json!("paper")).unwrap();
    store
        .set_setting("theme", &json!({"name": "candle", "type": 1.1}))
        .unwrap();
    assert_eq!(store.last_army().unwrap(), None);
    store.set_last_army(Some(&id("naseby"))).unwrap();
    drop(store);
    let mut store = Store::open(dir.path()).unwrap();
    assert_eq!(
        store.setting("theme").unwrap(),
        Some(json!({"name": "candle", "type": 1.1}))
    );
    assert_eq!(store.last_army().unwrap(), Some(id("naseby")));
    store.set_last_army(None).unwrap();
    assert_eq!(store.last_army().unwrap(), None);
}
