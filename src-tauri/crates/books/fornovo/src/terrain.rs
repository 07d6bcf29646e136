//! Section 11: the effects of terrain and works on the units there, their shooters and their
//! attackers.
//!
//! Everything here is pure. A [`Feature`] is a terrain feature as agreed by the players, and a
//! unit's position at it is a [`Stand`]. The effects on cover, order and combat come from the
//! tables. The caller asks the players about everything else.

use drumhead_vocabulary::{ClauseId, Length};
use serde::{Deserialize, Serialize};

use super::army::FigureScale;
use super::combat::{self, Going, Shelter, laager_cover};
use super::interpretations::{LightTroops, PlaceHits};
use super::tables::Rules;
use super::tables::shooting::{Distance, GunClass};
use crate::clauses::{CREST, HELD};

pub use super::tables::ground_terms::{Cover, Entrant, FeatureKind, Stand};

/// A named terrain feature, as agreed by the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoFeature")]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// The id of the feature in this battle.
    pub id: u16,
    /// The players' name for the feature; empty if it is called by its kind.
    pub name: String,
    /// The kind of feature.
    pub kind: FeatureKind,
    /// Cover against small arms and hailshot.
    pub small_arms: Cover,
    /// Cover against ballshot.
    pub ball: Cover,
    /// Cover in combat.
    pub combat: Cover,
    /// The capacity in figures; `None` if it does not matter (F-11.14).
    pub capacity: Option<u32>,
    /// The hits of ballshot that wreck the feature; `None` if it cannot be wrecked (F-11.18,
    /// F-11.21, F-2.64).
    pub hits: Option<u32>,
}

impl FeatureKind {
    /// Whether units are on the feature, not in it.
    pub const fn is_stood_on(self) -> bool {
        matches!(self, Self::GentleHill | Self::SteepSlope | Self::Bridge)
    }

    /// Whether the feature is a block of buildings, with a garrison (section 11.8).
    pub const fn is_block(self) -> bool {
        matches!(self, Self::TownBlock | Self::Strongpoint)
    }
}

/// The kind of attack against which cover protects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// Small arms and hailshot.
    SmallArms,
    /// Ballshot of medium and heavy guns.
    Ball,
    /// Ballshot of light and very light guns.
    LightBall,
    /// Blows in combat.
    Combat,
}

impl Against {
    /// Returns ballshot of these guns as a kind of attack.
    pub const fn ball(class: GunClass) -> Self {
        match class {
            GunClass::VeryLight | GunClass::Light => Self::LightBall,
            GunClass::Medium | GunClass::Organ | GunClass::Heavy => Self::Ball,
        }
    }
}

impl Cover {
    const fn less(self) -> Self {
        match self {
            Self::Hard => Self::Soft,
            Self::Soft | Self::None => Self::None,
        }
    }
}

/// Returns a feature of this kind with the values of the rules.
pub fn named(id: u16, name: String, kind: FeatureKind, rules: &Rules) -> Feature {
    let row = rules.ground.of(kind);
    // A laager, like war wagons, gives cover only against shooting (F-2.64, D-238).
    let laager = |cover: Cover| match (kind, laager_cover(rules)) {
        (FeatureKind::Laager, combat::Cover::Soft) => Cover::Soft,
        (FeatureKind::Laager, combat::Cover::Hard) => Cover::Hard,
        _ => cover,
    };
    let wreck = row.and_then(|row| row.wreck.as_ref());
    Feature {
        id,
        name,
        kind,
        small_arms: laager(row.map_or(Cover::None, |row| row.small_arms)),
        ball: laager(row.map_or(Cover::None, |row| row.ball)),
        combat: row.map_or(Cover::None, |row| row.combat),
        capacity: row.and_then(|row| row.capacity),
        hits: wreck.map(|wreck| wreck.hits),
    }
}

/// Whether this many hits have wrecked the feature (F-11.18, F-11.21, F-2.64).
pub fn is_wrecked(feature: &Feature, hits: u32, rules: &Rules) -> bool {
    let wreck = rules.ground.of(feature.kind);
    wreck.and_then(|row| row.wreck.as_ref()).is_some()
        && feature.hits.is_some_and(|needed| hits >= needed)
}

/// Returns the clause about the hits that wreck a kind of feature (F-11.18, F-11.21, F-2.64);
/// `None` if it cannot be wrecked.
pub fn wrecks(kind: FeatureKind, rules: &Rules) -> Option<ClauseId> {
    let wreck = rules.ground.of(kind)?.wreck.as_ref()?;
    Some(wreck.clause)
}

/// Returns the cover of a feature after this many hits. It is one level less once the feature is
/// wrecked, but the remains of soft works still protect from small arms (F-11.18, F-11.21, D-196,
/// D-198).
pub fn cover(feature: &Feature, hits: u32, against: Against, rules: &Rules) -> Cover {
    let Some(row) = rules.ground.of(feature.kind) else {
        return Cover::None;
    };
    let full = match against {
        Against::SmallArms => feature.small_arms,
        // A block's soft cover protects against medium and heavy ballshot. Against other fire the
        // cover is harder, unless the block has no cover against ballshot at all (F-11.14).
        Against::LightBall if feature.kind.is_block() && feature.ball != Cover::None => {
            feature.small_arms
        }
        Against::Ball | Against::LightBall => feature.ball,
        Against::Combat => feature.combat,
    };
    if !is_wrecked(feature, hits, rules) {
        return full;
    }
    let remains = (row.wreck.as_ref()).is_some_and(|wreck| wreck.soft_remains_to_small_arms);
    if remains && against == Against::SmallArms && full == Cover::Soft {
        Cover::Soft
    } else {
        full.less()
    }
}

/// Returns the number of hits on a feature from a volley of ballshot at it, or at troops in it.
/// Either each hit in the column of its cover counts, or each die (D-174). Returns `None` if these
/// guns cannot damage the feature.
pub fn hits_on(
    kind: FeatureKind,
    gun: GunClass,
    dice: u32,
    hits: u32,
    rules: &Rules,
) -> Option<u32> {
    let wreck = rules.ground.of(kind)?.wreck.as_ref()?;
    let counts = wreck.by.contains(&gun);
    counts.then_some(match rules.choices.place_hits {
        PlaceHits::CoverColumn => hits,
        PlaceHits::EveryDie => dice,
    })
}

/// Returns the clause that forbids these troops this position at a feature; `None` if they may be
/// there.
pub fn bars(
    kind: FeatureKind,
    stand: Stand,
    troops: &[Entrant],
    rules: &Rules,
) -> Option<ClauseId> {
    let row = rules.ground.of(kind)?;
    let of = |these: &[Entrant]| these.iter().any(|of| troops.contains(of));
    let barred = of(&row.bars) || stand == Stand::Across && of(&row.bars_crossing);
    barred.then_some(row.clause)
}

/// Returns the clause that forbids these troops to attack units at a feature; `None` if they may.
pub fn bars_attack(kind: FeatureKind, troops: &[Entrant], rules: &Rules) -> Option<ClauseId> {
    if kind.is_block() && troops.contains(&Entrant::Mounted) {
        return Some(HELD);
    }
    let row = rules.ground.of(kind)?;
    let barred = row.bars_attack.iter().any(|of| troops.contains(of));
    barred.then_some(row.clause)
}

/// Whether this terrain never disorders these troops: skirmishers are exempt from the disorder of
/// rough terrain and woods under one option of D-191.
fn exempt(kind: FeatureKind, troops: &[Entrant], rules: &Rules) -> bool {
    let bad_going = matches!(
        kind,
        FeatureKind::Rough | FeatureKind::LightWood | FeatureKind::HeavyWood
    );
    let skirmish = [Entrant::Skirmishers, Entrant::MountedSkirmishers];
    let light = skirmish.iter().any(|of| troops.contains(of));
    bad_going && light && rules.choices.light_troops == LightTroops::Exempt
}

/// Whether moving at more than half speed through rough terrain disorders these troops (F-11.05).
pub fn haste_disorders(troops: &[Entrant], rules: &Rules) -> bool {
    let rough = FeatureKind::Rough;
    rules.ground.of(rough).is_some() && !exempt(rough, troops, rules)
}

/// Whether a feature disorders these troops in this position.
pub fn disorders(kind: FeatureKind, stand: Stand, troops: &[Entrant], rules: &Rules) -> bool {
    if exempt(kind, troops, rules) {
        return false;
    }
    let row = rules.ground.of(kind);
    let whom = row.and_then(|row| row.disorders.get(&stand));
    whom.is_some_and(|whom| whom.iter().any(|of| troops.contains(of)))
}

/// Whether an attack on units at a feature disorders these troops.
pub fn disorders_attackers(kind: FeatureKind, troops: &[Entrant], rules: &Rules) -> bool {
    let row = rules
        .ground
        .of(kind)
        .filter(|_| !exempt(kind, troops, rules));
    row.is_some_and(|row| {
        let whom = &row.disorders_attackers;
        whom.iter().any(|of| troops.contains(of))
    })
}

/// Returns the kind of terrain for a charge against units at a feature. A feature without a
/// separate rule is disordering terrain if it disorders any troops (F-7.45, F-11.19). A wrecked
/// block is disordering terrain too, because its ruins are an obstacle (F-11.18, D-196).
pub fn going(feature: &Feature, hits: u32, rules: &Rules) -> Option<Going> {
    let row = rules.ground.of(feature.kind)?;
    let ruin = feature.kind.is_block() && is_wrecked(feature, hits, rules);
    let disorders = !row.disorders.is_empty() || !row.disorders_attackers.is_empty();
    let disordering = ruin || disorders;
    row.going.or(disordering.then_some(Going::Disordering))
}

/// Returns the shelter that a feature gives skirmishers and gunners in contact there (F-10.29).
pub fn shelter(feature: &Feature, hits: u32, rules: &Rules) -> Shelter {
    let row = rules.ground.of(feature.kind);
    let named = row.map_or(Shelter::None, |row| row.shelter);
    if named == Shelter::None && cover(feature, hits, Against::Combat, rules) == Cover::Hard {
        Shelter::HardCover
    } else {
        named
    }
}

/// Returns the dice of a garrison that shoots from one face of a block: one per fixed length of
/// front, up to the dice left (F-11.15).
pub fn garrison_dice(front: Length, left: u32, scale: FigureScale, rules: &Rules) -> u32 {
    let row = &rules.ground.block_fire;
    let dice = (front.as_32nds()).checked_div(row.a_die.at(scale).as_32nds());
    u32::try_from(dice.unwrap_or(0)).unwrap_or(0).min(left)
}

/// Returns the maximum number of figures that attack each side of a block with this capacity
/// (F-11.16, D-195).
pub fn attackers_a_side(capacity: u32, rules: &Rules) -> u32 {
    let row = &rules.ground.block_combat;
    capacity.saturating_mul(row.times_capacity)
}

/// Returns the number of ranks that strike at a strongpoint, and the number of figures that strike
/// beyond each end (F-11.17).
pub fn strongpoint_reach(rules: &Rules) -> Option<(u32, u32)> {
    let row = &rules.ground.strongpoint;
    let reach = (row.ranks, row.overlap);
    Some(reach)
}

/// Whether foot that crosses a ditch is disordered on this roll (F-11.19).
pub fn ditch_disorders(face: u8, rules: &Rules) -> bool {
    let row = &rules.ground.ditch;
    row.disorders.contains(&face)
}

/// Returns the numbers of turns needed to clear a hedgerow and to cut loopholes (F-11.11).
pub fn hedgerow_turns(rules: &Rules) -> Option<(u8, u8)> {
    let row = &rules.ground.hedgerow;
    let turns = (row.turns_to_clear, row.turns_to_loophole);
    Some(turns)
}

/// One of the checks before an enemy counts as visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightLine {
    /// The clause.
    pub clause: ClauseId,
    /// The id of the check: its sentence is `sight.<id>`.
    pub id: &'static str,
    /// The distance to measure; `None` if the check needs no distance.
    pub inches: Option<Length>,
    /// Whether the check is for chargers that see past friends.
    pub past_friends: bool,
}

/// Returns the players' checks before an enemy counts as visible, with these kinds of terrain
/// nearby (F-11.01, F-11.04, F-11.06, F-11.08).
pub fn sight(about: &[FeatureKind], scale: FigureScale, rules: &Rules) -> Vec<SightLine> {
    let of = |id, row: &Distance| {
        Some(SightLine {
            clause: row.clause,
            id,
            inches: Some(row.length.at(scale)),
            past_friends: id == "friend",
        })
    };
    let has = |kinds: &[FeatureKind]| kinds.iter().any(|kind| about.contains(kind));
    let hills = has(&[FeatureKind::GentleHill, FeatureKind::SteepSlope]);
    let woods = has(&[FeatureKind::LightWood, FeatureKind::HeavyWood]);
    let sight = &rules.ground.sight;
    let lines = [
        of("clear", &sight.sight),
        of("friend", &sight.sight_through_friend),
        hills.then_some(SightLine {
            clause: CREST,
            id: "crest",
            inches: None,
            past_friends: false,
        }),
        of("wood", &sight.sight_into_wood).filter(|_| woods),
        of("edge", &sight.wood_edge).filter(|_| woods),
        of("heavy_wood", &sight.sight_in_heavy_wood).filter(|_| has(&[FeatureKind::HeavyWood])),
    ];
    lines.into_iter().flatten().collect()
}
