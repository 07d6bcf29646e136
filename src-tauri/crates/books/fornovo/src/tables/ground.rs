//! Section 11: what ground and works give, from `ground.toml`, and of
//! `movement.toml` what is no move: sight, and the labour at hedgerows.

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::super::embedded;
use super::super::readings::ReadingError;
use super::frozen::Source;
use super::ground_terms::{Cover, Entrant, FeatureKind, Going, Shelter, Stand};
use super::limits::clause;
use super::scaled::Scaled;
use super::shooting::{Distance, GunClass};

/// What a kind of ground gives those who stand there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How a unit can stand there, the usual way first.
    pub stands: Vec<Stand>,
    /// Cover against small arms and hailshot.
    #[serde(default)]
    pub small_arms: Cover,
    /// Cover against ball.
    #[serde(default)]
    pub ball: Cover,
    /// Cover in combat.
    #[serde(default)]
    pub combat: Cover,
    /// Figures it holds.
    #[serde(default)]
    pub capacity: Option<u32>,
    /// Who may not be there.
    #[serde(default)]
    pub bars: Vec<Entrant>,
    /// Who may not go across it, but may be at either side.
    #[serde(default)]
    pub bars_crossing: Vec<Entrant>,
    /// Who may not attack troops there.
    #[serde(default)]
    pub bars_attack: Vec<Entrant>,
    /// Whom it disorders, by how they stand.
    #[serde(default)]
    pub disorders: BTreeMap<Stand, Vec<Entrant>>,
    /// Whom an attack on troops there disorders.
    #[serde(default)]
    pub disorders_attackers: Vec<Entrant>,
    /// What a charge at troops there goes over.
    #[serde(default)]
    pub going: Option<Going>,
    /// What it is to skirmishers and gunners who are caught.
    #[serde(default)]
    pub shelter: Shelter,
    /// Whether troops there are in the open.
    #[serde(default)]
    pub open: bool,
    /// What wrecks it.
    #[serde(default)]
    pub wreck: Option<Wreck>,
}

/// What wrecks a feature.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wreck {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Hits.
    pub hits: u32,
    /// The guns whose ball counts.
    pub by: Vec<GunClass>,
    /// Whether soft cover stays what it was to small arms (D-198).
    pub soft_remains_to_small_arms: bool,
}

/// Fire of a garrison (section 11.8.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockFire {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The front that wins a die.
    pub a_die: Scaled,
}

/// Combat for a block (section 11.8.3).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockCombat {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How many times its capacity may attack each side of it.
    pub times_capacity: u32,
}

/// Combat for a strongpoint (section 11.8.4).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrongpointCombat {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Ranks of the attackers that strike.
    pub ranks: u32,
    /// Figures beyond each side of it that strike.
    pub overlap: u32,
}

/// Foot that crosses a ditch (section 11.9).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ditch {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Faces on which it is disordered.
    pub disorders: Vec<u8>,
}

/// How far units see (section 11.3).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Sight {
    /// Over clear ground.
    pub sight: Distance,
    /// How near a friend must be for a charger to see past him.
    pub sight_through_friend: Distance,
    /// Into a wood.
    pub sight_into_wood: Distance,
    /// How near its edge a unit sees out and is seen.
    pub wood_edge: Distance,
    /// Within a heavy wood.
    pub sight_in_heavy_wood: Distance,
}

/// Labour at a hedgerow (section 11.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hedgerow {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Turns to clear it.
    pub turns_to_clear: u8,
    /// Turns to cut loopholes.
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

/// Section 11's tables.
#[derive(Clone, Debug)]
pub struct GroundTables {
    /// Every kind that can be named.
    pub kind: BTreeMap<FeatureKind, Kind>,
    /// F-11.15.
    pub block_fire: BlockFire,
    /// F-11.16.
    pub block_combat: BlockCombat,
    /// F-11.17.
    pub strongpoint: StrongpointCombat,
    /// F-11.19.
    pub ditch: Ditch,
    /// F-11.04 and what woods make of it.
    pub sight: Sight,
    /// F-11.11.
    pub hedgerow: Hedgerow,
}

impl GroundTables {
    /// The tables with these patches put in.
    ///
    /// # Errors
    /// A table that does not read.
    pub(super) fn new(source: Source<'_>) -> Result<Self, ReadingError> {
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

    /// The row of a kind, where its clause stands.
    pub fn of(&self, kind: FeatureKind) -> Option<&Kind> {
        self.kind.get(&kind)
    }
}
