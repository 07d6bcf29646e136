//! The summary of a battle in the library's list.

use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_store::Json;
use serde::{Deserialize, Serialize};

use crate::Result;

/// A summary of a battle for the library's list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Summary {
    pub(super) sides: Vec<String>,
    pub(super) turn: u32,
    pub(super) over: Option<String>,
    /// `None` in rows of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) held_field: Option<u8>,
}

/// Returns the summary of a battle.
pub(super) fn summary(battle: &Battle) -> Result<Json> {
    let view = battle.view();
    Ok(Json::of(&Summary {
        sides: view.sides.into_iter().map(|side| side.name).collect(),
        turn: view.turn,
        over: view.over,
        held_field: battle.outcome().held_field,
    })?)
}
