//! The draft that the store caches between two edits.

use serde_json::Value;

use crate::{ArmyId, Seq};

/// A cached draft. The draft after an edit never changes, so the cache is valid while its head is
/// the head in the file. Every transaction that uses the cached draft checks the head.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) army: ArmyId,
    pub(crate) head: Seq,
    pub(crate) body: Value,
}
