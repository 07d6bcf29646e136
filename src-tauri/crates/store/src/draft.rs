//! The draft that the store keeps in memory between two edits.

use serde_json::Value;

use crate::{ArmyId, Seq};

/// A draft in memory. What stands at an edit never changes, so it is right as long as
/// the file's head is this head, which every writing transaction looks at.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) army: ArmyId,
    pub(crate) head: Seq,
    pub(crate) body: Value,
}
