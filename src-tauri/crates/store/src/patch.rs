//! The difference between two JSON documents as an RFC 6902 patch.
//!
//! `json-patch` compares arrays index by index, so inserting a unit before sixty others rewrites
//! all sixty. This module first strips the common prefix and suffix of two arrays, and turns a
//! moved element into one `move`, because players insert, remove and drag units of an army.

use json_patch::jsonptr::{PointerBuf, Token};
use json_patch::{
    AddOperation, MoveOperation, Patch, PatchOperation, RemoveOperation, ReplaceOperation,
};
use serde::Serialize;
use serde_json::{Map, Number, Value};

use crate::{JsonPlace, JsonProblem, StoreError};

/// The maximum nesting of a body. `serde_json` reads 127 levels and a patch adds a few, so a body
/// within this limit can always be read back.
const DEEPEST: usize = 100;

/// Two patches between two bodies, one for each direction. Both are empty if the bodies have the
/// same text.
pub(crate) struct Difference {
    pub(crate) forward: Patch,
    pub(crate) backward: Patch,
}

/// Returns the patches that turn `old` into `new` and `new` into `old`.
pub(crate) fn diff(old: &Value, new: &Value) -> Difference {
    let mut steps = Steps::default();
    steps.values(old, new);
    // The last operation is reverted first.
    steps.back.reverse();
    Difference {
        forward: Patch(steps.forth),
        backward: Patch(steps.back),
    }
}

/// Returns the patch that creates a body from `null`.
pub(crate) fn creation(body: &Value) -> Patch {
    Patch(vec![replace(&PointerBuf::new(), body)])
}

/// Serialises JSON for storage.
pub(crate) fn text(json: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(json).map_err(|error| StoreError::BadJson {
        place: JsonPlace::Draft,
        problem: JsonProblem::Text(error.to_string()),
    })
}

/// Applies a patch stored as text.
pub(crate) fn apply(body: &mut Value, patch: &str) -> Result<(), String> {
    let patch: Patch = serde_json::from_str(patch).map_err(|e| e.to_string())?;
    json_patch::patch(body, &patch).map_err(|e| e.to_string())
}

/// Whether two documents have the same text. Equality is not enough: -0.0 equals 0.0 but has a
/// different text, and a draft's text is digested.
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

/// Whether a body is nested too deeply to be stored.
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

/// The operations found so far, with their inverses, and the current path.
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

    /// Calls `f` with the path one level deeper.
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

/// Returns the old and the new index if one element moved from one end of the array to the other.
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

    /// Returns the text of the forward patch, after checking both patches.
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
    fn an_inserted_or_removed_unit_leaves_the_others_unchanged() {
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
    fn a_dragged_unit_is_one_move() {
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
    fn special_characters_of_json_pointers_are_escaped() {
        patch(
            &json!({"a/b": 1, "~": 2, "": 3}),
            &json!({"a/b": 2, "~": 1, "": 0}),
        );
        patch(&json!({"": {"": 1}}), &json!(null));
    }

    #[test]
    fn zero_and_minus_zero_have_different_texts() {
        let (old, new) = (json!([{"a": 0.0}, 1]), json!([{"a": -0.0}, 1]));
        assert_eq!(
            patch(&old, &new),
            r#"[{"op":"replace","path":"/0/a","value":-0.0}]"#
        );
    }

    /// A draft rebuilt from patches must have the text that was saved, because the draft's
    /// digest depends on its text: object keys are always sorted.
    #[test]
    fn fields_are_sorted_by_name() {
        let read: Value = serde_json::from_str(r#"{"b": 1, "a": 2}"#).unwrap();
        assert_eq!(text(&read).unwrap(), r#"{"a":2,"b":1}"#);
    }

    #[test]
    fn excessive_nesting_is_detected() {
        let nest = |levels| (1..levels).fold(json!(1), |inner, _| json!([inner]));
        assert!(!too_deep(&nest(DEEPEST)));
        assert!(too_deep(&nest(DEEPEST + 1)));
        let text = serde_json::to_string(&creation(&nest(DEEPEST))).unwrap();
        assert!(apply(&mut Value::Null, &text).is_ok());
    }
}
