//! Section 11: the effects of terrain and works, from `ground.toml`, and the parts of
//! `movement.toml` that are not moves: sight, and labour at hedgerows.

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::super::embedded;
use super::super::readings::ReadingError;
use super::ground_terms::{Cover, Entrant, FeatureKind, Going, Shelter, Stand};
use super::limits::clause;
use super::saved::Source;
use super::scaled::Scaled;
use super::shooting::{Distance, GunClass};

/// The effects of a kind of terrain on units there.
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
    /// Cover against ballshot.
    #[serde(default)]
    pub ball: Cover,
    /// Cover in combat.
    #[serde(default)]
    pub combat: Cover,
    /// Its capacity in figures.
    #[serde(default)]
    pub capacity: Option<u32>,
    /// Troops that cannot be there.
    #[serde(default)]
    pub bars: Vec<Entrant>,
    /// Troops that cannot cross it, but can be at either side.
    #[serde(default)]
    pub bars_crossing: Vec<Entrant>,
    /// Troops that cannot attack units there.
    #[serde(default)]
    pub bars_attack: Vec<Entrant>,
    /// Troops that it disorders, by position.
    #[serde(default)]
    pub disorders: BTreeMap<Stand, Vec<Entrant>>,
    /// Troops disordered by attacking units there.
    #[serde(default)]
    pub disorders_attackers: Vec<Entrant>,
    /// The terrain of a charge against units there.
    #[serde(default)]
    pub going: Option<Going>,
    /// The terrain's shelter for skirmishers and gunners in contact.
    #[serde(default)]
    pub shelter: Shelter,
    /// Whether units there are in the open.
    #[serde(default)]
    pub open: bool,
    /// How the terrain is wrecked.
    #[serde(default)]
    pub wreck: Option<Wreck>,
}

/// How a feature is wrecked.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wreck {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of hits.
    pub hits: u32,
    /// The guns with ballshot that counts.
    pub by: Vec<GunClass>,
    /// Whether soft cover against small arms remains (D-198).
    pub soft_remains_to_small_arms: bool,
}

/// Fire of a garrison (section 11.8.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockFire {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The front per die.
    pub a_die: Scaled,
}

/// Combat for a block (section 11.8.3).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockCombat {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The maximum of attackers on each side, as a multiple of its capacity.
    pub times_capacity: u32,
}

/// Combat for a strongpoint (section 11.8.4).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrongpointCombat {
    /// The clause.
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
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Faces on which it is disordered.
    pub disorders: Vec<u8>,
}

/// The distances of sight (section 11.3).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Sight {
    /// Over clear terrain.
    pub sight: Distance,
    /// The maximum distance of a friend for a charger to see past him.
    pub sight_through_friend: Distance,
    /// Into a wood.
    pub sight_into_wood: Distance,
    /// The maximum distance from a wood's edge for seeing out and being seen.
    pub wood_edge: Distance,
    /// Within a heavy wood.
    pub sight_in_heavy_wood: Distance,
}

/// Labour at a hedgerow (section 11.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hedgerow {
    /// The clause.
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
    /// Every kind with a name.
    pub kind: BTreeMap<FeatureKind, Kind>,
    /// F-11.15.
    pub block_fire: BlockFire,
    /// F-11.16.
    pub block_combat: BlockCombat,
    /// F-11.17.
    pub strongpoint: StrongpointCombat,
    /// F-11.19.
    pub ditch: Ditch,
    /// F-11.04 with the effects of woods.
    pub sight: Sight,
    /// F-11.11.
    pub hedgerow: Hedgerow,
}

impl GroundTables {
    /// The tables with these patches.
    ///
    /// # Errors
    /// A table that does not parse.
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

    /// The row of a kind, if its clause is in force.
    pub fn of(&self, kind: FeatureKind) -> Option<&Kind> {
        self.kind.get(&kind)
    }
}
