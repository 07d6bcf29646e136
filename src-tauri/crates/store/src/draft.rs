//! The draft that the store caches between two edits.

use serde_json::Value;

use crate::{ArmyId, Seq};

/// A cached draft. The draft of an edit never changes, so the cache is valid while the
/// file's head is this head, which every writing transaction checks.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) army: ArmyId,
    pub(crate) head: Seq,
    pub(crate) body: Value,
}
