//! What the library keeps beside a battle to list it.

use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_store::Json;
use serde::{Deserialize, Serialize};

use crate::Result;

/// What the library keeps beside a battle to list it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Summary {
    pub(super) sides: Vec<String>,
    pub(super) turn: u32,
    pub(super) over: Option<String>,
    /// None in rows of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) held_field: Option<u8>,
}

/// What the library lists of a battle.
pub(super) fn summary(battle: &Battle) -> Result<Json> {
    let view = battle.view();
    Ok(Json::of(&Summary {
        sides: view.sides.into_iter().map(|side| side.name).collect(),
        turn: view.turn,
        over: view.over,
        held_field: battle.outcome().held_field,
    })?)
}
