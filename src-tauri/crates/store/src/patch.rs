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
use serde_json::{Map, Value};

/// How deep a body may nest. `serde_json` reads 128 levels and a patch adds a few, so
/// what is within this limit can always be read back.
const DEEPEST: usize = 100;

/// The patch that makes `new` out of `old`; empty when they are equal.
pub(crate) fn diff(old: &Value, new: &Value) -> Patch {
    let mut patch = Patch::default();
    values(old, new, &mut PointerBuf::new(), &mut patch.0);
    patch
}

/// The patch that makes a body out of nothing (`null`).
pub(crate) fn whole(body: &Value) -> Patch {
    Patch(vec![replace(&PointerBuf::new(), body)])
}

/// A patch as the text that is kept.
pub(crate) fn text(patch: &Patch) -> String {
    patch.to_string()
}

/// Applies a patch kept as text.
pub(crate) fn apply(body: &mut Value, patch: &str) -> Result<(), String> {
    let patch: Patch = serde_json::from_str(patch).map_err(|e| e.to_string())?;
    json_patch::patch(body, &patch).map_err(|e| e.to_string())
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

fn values(old: &Value, new: &Value, at: &mut PointerBuf, out: &mut Vec<PatchOperation>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => objects(old, new, at, out),
        (Value::Array(old), Value::Array(new)) => arrays(old, new, at, out),
        (old, new) if old == new => {}
        (_, new) => out.push(replace(at, new)),
    }
}

fn objects(
    old: &Map<String, Value>,
    new: &Map<String, Value>,
    at: &mut PointerBuf,
    out: &mut Vec<PatchOperation>,
) {
    for key in old.keys().filter(|key| !new.contains_key(*key)) {
        within(at, key.as_str(), |at| out.push(remove(at)));
    }
    for (key, value) in new {
        within(at, key.as_str(), |at| match old.get(key) {
            Some(before) => values(before, value, at, out),
            None => out.push(add(at, value)),
        });
    }
}

fn arrays(old: &[Value], new: &[Value], at: &mut PointerBuf, out: &mut Vec<PatchOperation>) {
    let same = |pairs: &mut dyn Iterator<Item = (&Value, &Value)>| {
        pairs.take_while(|(a, b)| a == b).count()
    };
    let head = same(&mut old.iter().zip(new));
    let (old, new) = (&old[head..], &new[head..]);
    let tail = same(&mut old.iter().rev().zip(new.iter().rev()));
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);

    if let Some((from, to)) = carried(old, new) {
        out.push(PatchOperation::Move(MoveOperation {
            from: at.with_trailing_token(head + from),
            path: at.with_trailing_token(head + to),
        }));
        return;
    }
    for (place, (before, after)) in old.iter().zip(new).enumerate() {
        within(at, head + place, |at| values(before, after, at, out));
    }
    let common = old.len().min(new.len());
    for place in (common..old.len()).rev() {
        within(at, head + place, |at| out.push(remove(at)));
    }
    for (place, value) in new.iter().enumerate().skip(common) {
        within(at, head + place, |at| out.push(add(at, value)));
    }
}

/// Whether one array is the other with an end carried to the other end: from where, to where.
fn carried(old: &[Value], new: &[Value]) -> Option<(usize, usize)> {
    let last = old.len().checked_sub(1).filter(|last| *last > 0)?;
    if new.len() != old.len() {
        return None;
    }
    if old[0] == new[last] && old[1..] == new[..last] {
        Some((0, last))
    } else if old[last] == new[0] && old[..last] == new[1..] {
        Some((last, 0))
    } else {
        None
    }
}

/// Does something one level further down.
fn within<'t, T>(
    at: &mut PointerBuf,
    token: impl Into<Token<'t>>,
    f: impl FnOnce(&mut PointerBuf) -> T,
) -> T {
    at.push_back(token);
    let value = f(at);
    at.pop_back();
    value
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

    /// The patch's text, after checking that it does what it says.
    fn patch(old: &Value, new: &Value) -> String {
        let text = serde_json::to_string(&diff(old, new)).unwrap();
        let mut body = old.clone();
        apply(&mut body, &text).unwrap();
        assert_eq!(&body, new);
        text
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
    fn what_nests_too_deep_is_known() {
        let nest = |levels| (1..levels).fold(json!(1), |inner, _| json!([inner]));
        assert!(!too_deep(&nest(DEEPEST)));
        assert!(too_deep(&nest(DEEPEST + 1)));
        let text = serde_json::to_string(&whole(&nest(DEEPEST))).unwrap();
        assert!(apply(&mut Value::Null, &text).is_ok());
    }
}
