//! Random walks of append, undo, redo and restart, compared with a simple model of an
//! editor: two stacks of whole drafts.

use drumhead_store::{Seq, Store};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::support::{NOW, append, id, new_army, summary};

const KEYS: [&str; 2] = ["name", "count"];

/// Returns any JSON, with keys that a pointer must escape and numbers that are hard to serialise.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,6}".prop_map(Value::from),
    ];
    let key = prop_oneof!["[a-d]", "[/~\"\\\\0-]{0,2}", "\\PC{0,3}"];
    leaf.prop_recursive(4, 24, 4, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            vec((key.clone(), inner), 0..4)
                .prop_map(|fields| fields.into_iter().collect::<Map<_, _>>().into()),
        ]
    })
}

/// A typical change to an army list, at some place in the draft.
#[derive(Clone, Debug)]
enum Change {
    Set(Value),
    Insert(usize, Value),
    Remove(usize),
    Carry(usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        any_json().prop_map(Change::Set),
        (any::<usize>(), any_json()).prop_map(|(at, value)| Change::Insert(at, value)),
        any::<usize>().prop_map(Change::Remove),
        (any::<usize>(), any::<usize>()).prop_map(|(from, to)| Change::Carry(from, to)),
    ]
}

/// Makes the change in the draft, at the end of this path or where the path can go no further.
fn make(body: &mut Value, path: &[usize], change: &Change) {
    if let Some((turn, rest)) = path.split_first() {
        let next = match body {
            Value::Array(items) if !items.is_empty() => {
                let at = turn % items.len();
                items.get_mut(at)
            }
            Value::Object(fields) if !fields.is_empty() => {
                let at = turn % fields.len();
                fields.values_mut().nth(at)
            }
            Value::Array(_)
            | Value::Object(_)
            | Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_) => None,
        };
        if let Some(next) = next {
            return make(next, rest, change);
        }
    }
    match (change, body) {
        (Change::Insert(at, value), Value::Array(items)) => {
            items.insert(at % (items.len() + 1), value.clone());
        }
        (Change::Remove(at), Value::Array(items)) if !items.is_empty() => {
            items.remove(at % items.len());
        }
        (Change::Carry(from, to), Value::Array(items)) if !items.is_empty() => {
            let item = items.remove(from % items.len());
            items.insert(to % (items.len() + 1), item);
        }
        (Change::Remove(at), Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(at % fields.len()).unwrap().clone();
            fields.remove(&key);
        }
        (Change::Set(value) | Change::Insert(_, value), body) => *body = value.clone(),
        (Change::Remove(_) | Change::Carry(..), body) => *body = json!([1, 2, 3]),
    }
}

#[derive(Clone, Debug)]
enum Step {
    Append(Vec<usize>, Change, Option<usize>),
    Undo,
    Redo,
    Restart,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (vec(any::<usize>(), 0..4), change(), proptest::option::of(0..KEYS.len()))
            .prop_map(|(path, change, key)| Step::Append(path, change, key)),
        4 => Just(Step::Undo),
        3 => Just(Step::Redo),
        1 => Just(Step::Restart),
    ]
}

#[derive(Clone, Debug, PartialEq)]
struct Draft {
    head: Seq,
    body: Value,
    key: Option<usize>,
}

/// A naive editor: whole drafts on two stacks.
struct Model {
    now: Draft,
    before: Vec<Draft>,
    after: Vec<Draft>,
    newest: Seq,
    every: Vec<Value>,
}

impl Model {
    fn append(&mut self, body: Value, key: Option<usize>) {
        // Compared as text: -0.0 equals 0.0 but has a different text.
        let [new, now] = [&body, &self.now.body].map(Value::to_string);
        if new == now {
            return;
        }
        let joined = key.is_some() && key == self.now.key && self.now.head == self.newest;
        self.newest = Seq(self.newest.0 + 1);
        self.every.push(body.clone());
        let head = self.newest;
        let old = std::mem::replace(&mut self.now, Draft { head, body, key });
        if !joined {
            self.before.push(old);
        }
        self.after.clear();
    }

    fn undo(&mut self) -> bool {
        let Some(draft) = self.before.pop() else {
            return false;
        };
        self.after.push(std::mem::replace(&mut self.now, draft));
        true
    }

    fn redo(&mut self) -> bool {
        let Some(draft) = self.after.pop() else {
            return false;
        };
        self.before.push(std::mem::replace(&mut self.now, draft));
        true
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_store_behaves_like_an_editor_with_two_stacks(first in any_json(), steps in vec(step(), 1..40)) {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(dir.path()).unwrap();
        let army = id("walk");
        store.create_army(&new_army("walk", first.clone())).unwrap();
        let mut model = Model {
            now: Draft { head: Seq::ROOT, body: first.clone(), key: None },
            before: Vec::new(),
            after: Vec::new(),
            newest: Seq::ROOT,
            every: vec![first],
        };
        for step in steps {
            let head = model.now.head;
            match step {
                Step::Append(path, change, key) => {
                    let mut body = model.now.body.clone();
                    make(&mut body, &path, &change);
                    let label = body.to_string();
                    append(&mut store, "walk", head, &label, body.clone(), key.map(|k| KEYS[k])).unwrap();
                    model.append(body, key);
                }
                Step::Undo => {
                    let moved = store.undo(&army, head, NOW, |body, _| summary(body)).unwrap();
                    prop_assert_eq!(moved.is_some(), model.undo());
                }
                Step::Redo => {
                    let moved = store.redo(&army, head, NOW, |body, _| summary(body)).unwrap();
                    prop_assert_eq!(moved.is_some(), model.redo());
                }
                Step::Restart => {
                    drop(store);
                    store = Store::open(dir.path()).unwrap();
                }
            }
            let stored = store.army(&army).unwrap();
            prop_assert_eq!(&stored.body, &model.now.body);
            prop_assert_eq!(stored.position.head, model.now.head);
            let last = |stack: &[Draft]| stack.last().map(|draft| draft.body.to_string());
            prop_assert_eq!(stored.position.redo, last(&model.after));
            prop_assert_eq!(stored.position.undo.is_some(), last(&model.before).is_some());
            prop_assert_eq!(stored.entry.summary, summary(&model.now.body));
        }
        // Every earlier draft can be visited, on any branch.
        let mut head = model.now.head;
        for (seq, body) in (0..).map(Seq).zip(&model.every) {
            let moved = store.go_to(&army, head, seq, NOW, |body, _| summary(body)).unwrap();
            prop_assert_eq!(&moved.body, body);
            head = seq;
        }
    }
}
