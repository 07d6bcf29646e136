//! Random edits: none causes a panic, and every army survives an export unchanged.

use drumhead_desk::books::{self, Draft};
use drumhead_desk::{Language, file};
use drumhead_fornovo::*;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use super::support::edit;

fn text() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!("")),
        any::<String>().prop_map(Value::from),
        Just(json!("x".repeat(1_001))),
    ]
}

/// Returns numbers near the bounds, and far beyond them.
fn number() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0_u32..60).prop_map(Value::from),
        select(vec![0, 1, 9_999, 10_000, 65_535]).prop_map(Value::from),
    ]
}

fn small() -> impl Strategy<Value = u16> {
    0_u16..5
}

fn set(name: &'static str, value: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    value.prop_map(move |value| json!({ "set": name, "value": value }))
}

fn one_of(name: &'static str, values: &'static [&'static str]) -> impl Strategy<Value = Value> {
    set(name, select(values).prop_map(Value::from))
}

fn flag(name: &'static str) -> impl Strategy<Value = Value> {
    set(name, any::<bool>().prop_map(Value::from))
}

fn bare(name: &'static str) -> impl Strategy<Value = Value> {
    Just(json!({ "set": name }))
}

fn piece() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!({ "kind": "sniper" })),
        (
            select(vec!["ditch", "light_fieldworks", "heavy_fieldworks"]),
            any::<i32>()
        )
            .prop_map(|(kind, length)| json!({ "kind": kind, "length": length % 50_000 })),
        (
            select(vec!["wagons", "war_wagons"]),
            0_u16..1_200,
            any::<bool>()
        )
            .prop_map(|(kind, count, laager)| {
                json!({ "kind": kind, "count": count, "laager": laager })
            }),
    ]
}

fn on_army() -> impl Strategy<Value = Value> {
    let templates: Vec<Value> = templates::templates()
        .unwrap()
        .iter()
        .map(|template| json!(template.id))
        .chain([Value::Null, json!("no such template")])
        .collect();
    let interpretations: Vec<Value> = register()
        .unwrap()
        .iter()
        .flat_map(|interpretation| {
            let options = interpretation.options.iter().map(|option| json!(option.id));
            let all = options.chain([Value::Null, json!("7"), json!("nonsense")]);
            all.map(|option| json!({ "interpretation": interpretation.id, "option": option }))
        })
        .collect();
    let unit = (select(templates), proptest::option::of(small()))
        .prop_map(|(template, general)| json!({ "template": template, "general": general }));
    let general = (small(), select(vec!["commander_in_chief", "subgeneral"]))
        .prop_map(|(contingent, rank)| json!({ "contingent": contingent, "rank": rank }));
    let change = prop_oneof![
        set("name", text()),
        set("notes", text()),
        one_of("scale", &["25-30", "15-20"]),
        set("year", number()),
        set(
            "limit",
            prop_oneof![Just(Value::Null), any::<i32>().prop_map(Value::from)]
        ),
        set("interpretation", select(interpretations)),
        one_of("all_interpretations", &["main", "playsheet"]),
        flag("unsupplied"),
        bare("add_contingent"),
        set("add_general", general),
        set("add_piece", piece()),
    ];
    let change = prop_oneof![2 => change, 1 => set("add_unit", unit)];
    change.prop_map(|change| json!({ "on": "army", "change": change }))
}

fn on_things() -> impl Strategy<Value = Value> {
    let contingent = prop_oneof![set("name", text()), set("nation", text()), bare("remove")];
    let general = prop_oneof![
        set("name", text()),
        one_of("rank", &["commander_in_chief", "subgeneral"]),
        set("contingent", small().prop_map(Value::from)),
        bare("remove"),
    ];
    let pieces = prop_oneof![set("name", text()), set("what", piece()), bare("remove")];
    prop_oneof![
        (small(), contingent).prop_map(
            |(id, change)| json!({ "on": "contingent", "contingent": id, "change": change })
        ),
        (small(), general)
            .prop_map(|(id, change)| json!({ "on": "general", "general": id, "change": change })),
        (small(), pieces)
            .prop_map(|(id, change)| json!({ "on": "piece", "piece": id, "change": change })),
    ]
}

fn on_unit() -> impl Strategy<Value = Value> {
    let maybe = || proptest::option::of(small()).prop_map(Value::from);
    let models = select(Model::ALL.to_vec());
    let model =
        (models, 0_u16..1_200).prop_map(|(model, count)| json!({ "model": model, "count": count }));
    let journey = (proptest::option::of(small()), proptest::option::of(small()))
        .prop_map(|(before, general)| json!({ "before": before, "general": general }));
    let pay = prop_oneof![
        Just(json!("paid")),
        Just(json!("unpaid")),
        number().prop_map(|unpaid| json!({ "partly": { "unpaid": unpaid } })),
    ];
    let who = prop_oneof![
        set("name", text()),
        set("number", small().prop_map(Value::from)),
        set("contingent", small().prop_map(Value::from)),
        set("general", maybe()),
        one_of("kind", &["infantry", "cavalry", "artillery"]),
        one_of("troops", &["regular", "irregular"]),
        one_of("grade", &["A", "B", "C", "D"]),
        one_of("order", &["close", "skirmish"]),
    ];
    let what = prop_oneof![
        one_of("charge", &["trot", "gallop"]),
        one_of("training", &["pike_and_shot", "bill_and_bow"]),
        set("pay", pay),
        flag("unsupplied"),
        flag("shallow"),
        set("model", model),
        one_of("mount", &["carriage", "wagon", "war_wagon"]),
        set("stakes", number()),
        set("front", maybe()),
        set("sleeve", maybe()),
    ];
    let all_units = prop_oneof![
        set("colours", text()),
        bare("add_group"),
        bare("duplicate"),
        set("move", journey),
        bare("remove"),
    ];
    (small(), prop_oneof![who, what, all_units])
        .prop_map(|(unit, change)| json!({ "on": "unit", "unit": unit, "change": change }))
}

fn on_group() -> impl Strategy<Value = Value> {
    let weapon = (select(Weapon::ALL.to_vec()), any::<bool>())
        .prop_map(|(weapon, on)| json!({ "weapon": weapon, "on": on }));
    let flags = prop_oneof![
        flag("shield"),
        flag("gunner"),
        flag("noble"),
        flag("barded"),
        flag("false_rout"),
        flag("salvee"),
        flag("horse"),
    ];
    let change = prop_oneof![
        set("name", text()),
        set("count", number()),
        one_of("armour", &["light", "medium", "heavy", "armoured"]),
        one_of("bayonet", &["plug", "ring"]),
        one_of("lock", &["matchlock", "firelock"]),
        bare("remove"),
    ];
    let change = prop_oneof![1 => change, 1 => set("weapon", weapon), 1 => flags];
    (small(), 0_u8..3, change).prop_map(|(unit, group, change)| {
        json!({ "on": "group", "unit": unit, "group": group, "change": change })
    })
}

fn any_edit() -> impl Strategy<Value = books::Edit> {
    prop_oneof![3 => on_army(), 1 => on_things(), 4 => on_unit(), 4 => on_group()].prop_map(edit)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_edited_army_can_be_shown_and_exported(
        edits in proptest::collection::vec(any_edit(), 1..60)
    ) {
        let mut draft = Draft::new(books::BookId::Fornovo.new_army()).unwrap();
        for edit in &edits {
            prop_assert!(!edit.label(Language::ENGLISH).is_empty());
            let before = draft.army();
            match draft.edit(edit) {
                Ok((changed, unit)) => {
                    draft = changed;
                    draft.view(unit).unwrap();
                }
                Err(_) => prop_assert_eq!(draft.army(), before),
            }
        }
        let facts = draft.facts();
        let bill = draft.bill().unwrap();
        prop_assert_eq!(facts.points.unwrap(), bill.iter().map(|part| part.total).sum());
        draft.roster(drumhead_desk::RosterFor::Organiser, true).unwrap();
        let text = file::write(&draft).unwrap();
        let back = file::read(text.as_bytes()).unwrap();
        prop_assert_eq!(back.army(), draft.army());
        prop_assert_eq!(file::write(&back).unwrap(), text);
    }
}
