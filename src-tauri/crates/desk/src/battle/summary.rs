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
    /// `None` if no side holds the field, and in rows from earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) held_field: Option<u8>,
}

/// Returns the summary of a battle.
pub(super) fn summary(battle: &Battle) -> Result<Json> {
    let over = battle.over();
    // During play no side holds the field, so the fates of the units need not be looked up.
    let held_field = over.as_ref().and_then(|_| battle.outcome().held_field);
    Ok(Json::of(&Summary {
        sides: battle.side_names().map(str::to_owned).into(),
        turn: battle.turn(),
        over,
        held_field,
    })?)
}
