//! Section 11: the effects of terrain and works, from `ground.toml`; and visibility and labour at
//! hedgerows, from `movement.toml`.

use std::collections::BTreeMap;

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::ground_terms::{Cover, Entrant, FeatureKind, Going, Shelter, Stand};
use super::limits::clause;
use super::saved::Source;
use super::scaled::Scaled;
use super::shooting::{Distance, GunClass};
use crate::embedded;
use crate::interpretations::InterpretationError;

/// The effects of a kind of terrain on units in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The possible positions of a unit, the usual one first.
    pub stands: Vec<Stand>,
    /// Cover against small arms and hailshot.
    #[serde(default)]
    pub small_arms: Cover,
    /// Cover against ballshot; at a block, only against that of medium and heavy guns (F-11.14).
    #[serde(default)]
    pub ball: Cover,
    /// Cover in combat.
    #[serde(default)]
    pub combat: Cover,
    /// The capacity in figures; `None` if unlimited.
    #[serde(default)]
    pub capacity: Option<u32>,
    /// Troops that cannot enter the terrain.
    #[serde(default)]
    pub bars: Vec<Entrant>,
    /// Troops that cannot cross the terrain, but can be on either side of it.
    #[serde(default)]
    pub bars_crossing: Vec<Entrant>,
    /// Troops that cannot attack units in the terrain.
    #[serde(default)]
    pub bars_attack: Vec<Entrant>,
    /// Troops that the terrain disorders, by position.
    #[serde(default)]
    pub disorders: BTreeMap<Stand, Vec<Entrant>>,
    /// Troops that are disordered when they attack units in the terrain.
    #[serde(default)]
    pub disorders_attackers: Vec<Entrant>,
    /// The kind of terrain that counts for a charge against units in this terrain.
    #[serde(default)]
    pub going: Option<Going>,
    /// The shelter for skirmishers and gunners in contact.
    #[serde(default)]
    pub shelter: Shelter,
    /// Whether units in the terrain are in the open.
    #[serde(default)]
    pub open: bool,
    /// The hits that wreck the terrain, if ballshot can wreck it.
    #[serde(default)]
    pub wreck: Option<Wreck>,
}

/// The hits that wreck a feature.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wreck {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of hits.
    pub hits: u32,
    /// The classes of guns whose ballshot counts.
    pub by: Vec<GunClass>,
    /// Whether the wrecked feature is still soft cover against small arms (D-198).
    pub soft_remains_to_small_arms: bool,
}

/// Shooting by a garrison (section 11.8.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockFire {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The length of front per die.
    pub a_die: Scaled,
}

/// Combat at a block (section 11.8.3).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockCombat {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The maximum number of attackers on each side, as a multiple of the capacity.
    pub times_capacity: u32,
}

/// Combat at a strongpoint (section 11.8.4).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrongpointCombat {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of attacking ranks that strike.
    pub ranks: u32,
    /// The number of striking figures beyond each end of the strongpoint.
    pub overlap: u32,
}

/// Foot that crosses a ditch (section 11.9).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ditch {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The rolls that disorder the foot.
    pub disorders: Vec<u8>,
}

/// The visibility distances (section 11.3).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Sight {
    /// The distance over clear terrain.
    pub sight: Distance,
    /// A charger can see past a friend within this distance.
    pub sight_through_friend: Distance,
    /// The distance into a wood.
    pub sight_into_wood: Distance,
    /// The maximum distance from a wood's edge at which units see out and are seen.
    pub wood_edge: Distance,
    /// The distance within a heavy wood.
    pub sight_in_heavy_wood: Distance,
}

/// Labour at a hedgerow (section 11.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hedgerow {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of turns to clear a hedgerow.
    pub turns_to_clear: u8,
    /// The number of turns to cut loopholes.
    pub turns_to_loophole: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfGround {
    kind: BTreeMap<FeatureKind, Kind>,
    block_fire: BlockFire,
    block_combat: BlockCombat,
    strongpoint: StrongpointCombat,
    ditch: Ditch,
}

#[derive(Deserialize)]
struct Obstacles {
    hedgerow: Hedgerow,
}

#[derive(Deserialize)]
struct OfMovement {
    distance: Sight,
    obstacle: Obstacles,
}

/// The tables of section 11.
#[derive(Clone, Debug)]
pub struct GroundTables {
    /// The row of each kind of terrain feature.
    pub kind: BTreeMap<FeatureKind, Kind>,
    /// Shooting by a garrison (F-11.15).
    pub block_fire: BlockFire,
    /// Combat at a block (F-11.16).
    pub block_combat: BlockCombat,
    /// Combat at a strongpoint (F-11.17).
    pub strongpoint: StrongpointCombat,
    /// Foot that crosses a ditch (F-11.19).
    pub ditch: Ditch,
    /// Visibility, with the effects of woods (F-11.04).
    pub sight: Sight,
    /// Labour at a hedgerow (F-11.11).
    pub hedgerow: Hedgerow,
}

impl GroundTables {
    /// Reads the tables from this source.
    ///
    /// # Errors
    /// An [`InterpretationError`] if a table does not parse.
    pub(super) fn new(source: Source<'_>) -> Result<Self, InterpretationError> {
        let ground: OfGround = source.read(embedded::GROUND)?;
        let movement: OfMovement = source.read(embedded::MOVEMENT)?;
        Ok(Self {
            kind: ground.kind,
            block_fire: ground.block_fire,
            block_combat: ground.block_combat,
            strongpoint: ground.strongpoint,
            ditch: ground.ditch,
            sight: movement.distance,
            hedgerow: movement.obstacle.hedgerow,
        })
    }

    /// Returns the row of a kind of terrain, if there is one.
    pub fn of(&self, kind: FeatureKind) -> Option<&Kind> {
        self.kind.get(&kind)
    }
}
