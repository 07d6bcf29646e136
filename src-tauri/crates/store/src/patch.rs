//! The difference of two JSON documents as an RFC 6902 patch.
//!
//! `json-patch` compares arrays place by place, so that a unit put in front of sixty
//! others rewrites all sixty. Here what two arrays have in common at both ends is left
//! out first, and an element carried elsewhere is one `move`: the edits of an army list
//! are insertions, removals and drags.

use json_patch::jsonptr::{PointerBuf, Token};
use json_patch::{
    AddOperation, MoveOperation, Patch, PatchOperation, RemoveOperation, ReplaceOperation,
};
use serde::Serialize;
use serde_json::{Map, Number, Value};

use crate::{JsonPlace, JsonProblem, StoreError};

/// How deep a body may nest. `serde_json` reads 128 levels and a patch adds a few, so
/// what is within this limit can always be read back.
const DEEPEST: usize = 100;

/// The patches between two bodies, each the other's inverse. Empty when they are equal.
pub(crate) struct Difference {
    pub(crate) forward: Patch,
    pub(crate) backward: Patch,
}

/// The patches that make `new` out of `old` and `old` out of `new`.
pub(crate) fn diff(old: &Value, new: &Value) -> Difference {
    let mut steps = Steps::default();
    steps.values(old, new);
    // What was done last is taken back first.
    steps.back.reverse();
    Difference {
        forward: Patch(steps.forth),
        backward: Patch(steps.back),
    }
}

/// The patch that makes a body out of nothing (`null`).
pub(crate) fn whole(body: &Value) -> Patch {
    Patch(vec![replace(&PointerBuf::new(), body)])
}

/// JSON as the text that is kept.
pub(crate) fn text(json: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(json).map_err(|error| StoreError::BadJson {
        place: JsonPlace::Draft,
        problem: JsonProblem::Text(error.to_string()),
    })
}

/// Applies a patch kept as text.
pub(crate) fn apply(body: &mut Value, patch: &str) -> Result<(), String> {
    let patch: Patch = serde_json::from_str(patch).map_err(|e| e.to_string())?;
    json_patch::patch(body, &patch).map_err(|e| e.to_string())
}

/// Whether two documents are written alike. They are told apart where they are merely equal: a
/// zero with a sign is another text, and the text of a draft is digested.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Array(one), Value::Array(other)) => all_same(one, other),
        (Value::Object(one), Value::Object(other)) => {
            let mut fields = one.iter().zip(other);
            one.len() == other.len() && fields.all(|(a, b)| a.0 == b.0 && same(a.1, b.1))
        }
        (Value::Number(one), Value::Number(other)) => {
            let negative = |number: &Number| number.as_f64().is_some_and(f64::is_sign_negative);
            one == other && negative(one) == negative(other)
        }
        (one, other) => one == other,
    }
}

fn all_same(one: &[Value], other: &[Value]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| same(a, b))
}

/// Whether a body nests deeper than can be kept.
pub(crate) fn too_deep(body: &Value) -> bool {
    fn deeper_than(body: &Value, limit: usize) -> bool {
        let Some(rest) = limit.checked_sub(1) else {
            return true;
        };
        match body {
            Value::Array(items) => items.iter().any(|item| deeper_than(item, rest)),
            Value::Object(fields) => fields.values().any(|field| deeper_than(field, rest)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
        }
    }
    deeper_than(body, DEEPEST)
}

/// The operations found so far, with their inverses, and where the search has got to.
#[derive(Default)]
struct Steps {
    at: PointerBuf,
    forth: Vec<PatchOperation>,
    back: Vec<PatchOperation>,
}

impl Steps {
    fn values(&mut self, old: &Value, new: &Value) {
        match (old, new) {
            (Value::Object(old), Value::Object(new)) => self.objects(old, new),
            (Value::Array(old), Value::Array(new)) => self.arrays(old, new),
            (old, new) if same(old, new) => {}
            (old, new) => {
                self.forth.push(replace(&self.at, new));
                self.back.push(replace(&self.at, old));
            }
        }
    }

    fn objects(&mut self, old: &Map<String, Value>, new: &Map<String, Value>) {
        for (key, value) in old.iter().filter(|(key, _)| !new.contains_key(*key)) {
            self.below(key.as_str(), |steps| steps.remove(value));
        }
        for (key, value) in new {
            self.below(key.as_str(), |steps| match old.get(key) {
                Some(before) => steps.values(before, value),
                None => steps.add(value),
            });
        }
    }

    fn arrays(&mut self, old: &[Value], new: &[Value]) {
        let head = old.iter().zip(new).take_while(|(a, b)| same(a, b)).count();
        let (old, new) = (&old[head..], &new[head..]);
        let from_end = old.iter().rev().zip(new.iter().rev());
        let tail = from_end.take_while(|(a, b)| same(a, b)).count();
        let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);

        if let Some((from, to)) = carried(old, new) {
            let from = self.at.with_trailing_token(head + from);
            let to = self.at.with_trailing_token(head + to);
            self.forth.push(carry(&from, &to));
            self.back.push(carry(&to, &from));
            return;
        }
        for (place, (before, after)) in old.iter().zip(new).enumerate() {
            self.below(head + place, |steps| steps.values(before, after));
        }
        let common = old.len().min(new.len());
        for (place, value) in old.iter().enumerate().skip(common).rev() {
            self.below(head + place, |steps| steps.remove(value));
        }
        for (place, value) in new.iter().enumerate().skip(common) {
            self.below(head + place, |steps| steps.add(value));
        }
    }

    /// Does something one level further down.
    fn below<'t>(&mut self, token: impl Into<Token<'t>>, f: impl FnOnce(&mut Self)) {
        self.at.push_back(token);
        f(self);
        self.at.pop_back();
    }

    fn add(&mut self, value: &Value) {
        self.forth.push(add(&self.at, value));
        self.back.push(remove(&self.at));
    }

    fn remove(&mut self, value: &Value) {
        self.forth.push(remove(&self.at));
        self.back.push(add(&self.at, value));
    }
}

/// Whether one array is the other with an end carried to the other end: from where, to where.
fn carried(old: &[Value], new: &[Value]) -> Option<(usize, usize)> {
    let last = old.len().checked_sub(1).filter(|last| *last > 0)?;
    if new.len() != old.len() {
        return None;
    }
    if same(&old[0], &new[last]) && all_same(&old[1..], &new[..last]) {
        Some((0, last))
    } else if same(&old[last], &new[0]) && all_same(&old[..last], &new[1..]) {
        Some((last, 0))
    } else {
        None
    }
}

fn add(at: &PointerBuf, value: &Value) -> PatchOperation {
    PatchOperation::Add(AddOperation {
        path: at.clone(),
        value: value.clone(),
    })
}

fn remove(at: &PointerBuf) -> PatchOperation {
    PatchOperation::Remove(RemoveOperation { path: at.clone() })
}

fn carry(from: &PointerBuf, to: &PointerBuf) -> PatchOperation {
    PatchOperation::Move(MoveOperation {
        from: from.clone(),
        path: to.clone(),
    })
}

fn replace(at: &PointerBuf, value: &Value) -> PatchOperation {
    PatchOperation::Replace(ReplaceOperation {
        path: at.clone(),
        value: value.clone(),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::json;

    use super::*;

    /// The forward patch's text, after checking that both do what they say.
    fn patch(old: &Value, new: &Value) -> String {
        let Difference { forward, backward } = diff(old, new);
        let (forward, backward) = (text(&forward).unwrap(), text(&backward).unwrap());
        let mut body = old.clone();
        apply(&mut body, &forward).unwrap();
        assert_eq!(&body, new);
        apply(&mut body, &backward).unwrap();
        assert_eq!(&body, old);
        forward
    }

    #[test]
    fn a_changed_field_is_one_short_operation() {
        assert_eq!(
            patch(
                &json!({"a": {"n": 1}, "b": 2}),
                &json!({"a": {"n": 3}, "b": 2})
            ),
            r#"[{"op":"replace","path":"/a/n","value":3}]"#
        );
    }

    #[test]
    fn a_unit_put_in_front_leaves_the_others_alone() {
        assert_eq!(
            patch(&json!([1, 2, 3]), &json!([0, 1, 2, 3])),
            r#"[{"op":"add","path":"/0","value":0}]"#
        );
        assert_eq!(
            patch(&json!([1, 2, 3]), &json!([1, 3])),
            r#"[{"op":"remove","path":"/1"}]"#
        );
    }

    #[test]
    fn a_unit_dragged_elsewhere_is_one_move() {
        assert_eq!(
            patch(&json!([1, 2, 3, 4, 5]), &json!([1, 3, 4, 2, 5])),
            r#"[{"op":"move","from":"/1","path":"/3"}]"#
        );
        assert_eq!(
            patch(&json!([1, 2, 3, 4, 5]), &json!([1, 4, 2, 3, 5])),
            r#"[{"op":"move","from":"/3","path":"/1"}]"#
        );
    }

    #[test]
    fn keys_with_the_pointer_s_own_signs_are_escaped() {
        patch(
            &json!({"a/b": 1, "~": 2, "": 3}),
            &json!({"a/b": 2, "~": 1, "": 0}),
        );
        patch(&json!({"": {"": 1}}), &json!(null));
    }

    #[test]
    fn a_zero_with_a_sign_is_another_text() {
        let (old, new) = (json!([{"a": 0.0}, 1]), json!([{"a": -0.0}, 1]));
        assert_eq!(
            patch(&old, &new),
            r#"[{"op":"replace","path":"/0/a","value":-0.0}]"#
        );
    }

    /// A draft that is arrived at by patches has the text that it was saved with, or its digest
    /// would be another: the keys of an object have one order, whatever order they came in.
    #[test]
    fn fields_are_written_in_the_order_of_their_names() {
        let read: Value = serde_json::from_str(r#"{"b": 1, "a": 2}"#).unwrap();
        assert_eq!(text(&read).unwrap(), r#"{"a":2,"b":1}"#);
    }

    #[test]
    fn what_nests_too_deep_is_known() {
        let nest = |levels| (1..levels).fold(json!(1), |inner, _| json!([inner]));
        assert!(!too_deep(&nest(DEEPEST)));
        assert!(too_deep(&nest(DEEPEST + 1)));
        let text = serde_json::to_string(&whole(&nest(DEEPEST))).unwrap();
        assert!(apply(&mut Value::Null, &text).is_ok());
    }
}
