//! Whether foot is pike-supported or naked (sections 2.12 and 2.15). This depends on its front
//! rank.

use serde::{Deserialize, Serialize};

use crate::army::*;
use crate::formation::{Place, formed, place};
use crate::interpretations::{BayonetSupport, PikeStatusOf};
use crate::tables::Rules;
use crate::weapons::{Weapon, WeaponSet};

/// A unit's current front rank. Only the players know it, unless they enter the unit's width.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct FrontRank {
    /// The number of figures in the front rank.
    pub figures: u32,
    /// The number of pikes in the front rank.
    pub pikes: u32,
    /// The number of figures with fixed bayonets, but without pikes, in the front rank.
    pub bayonets: u32,
}

/// The purpose for which a unit's pikes are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PikesFor {
    /// A reaction test of the unit or of its enemy.
    ReactionTest,
    /// Impetus and combat points.
    Combat,
}

/// The pike status of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PikeStatus {
    /// Pike-supported foot.
    Supported,
    /// Naked foot.
    Naked,
    /// Neither status: mounted troops and, under one option of D-135, foot that has neither
    /// pike-and-shot training nor supporting bayonets.
    Neither,
}

/// Returns the pike status of a unit with this front rank. Foot is supported if its rank contains
/// enough pikes (F-2.68), or only pikes and fixed bayonets where bayonets count (F-2.66, D-134).
/// Other foot is naked. Under one option of D-135, pikes do not count in a unit without
/// pike-and-shot training: unless bayonets support it, it has neither status.
pub fn pike_status(
    training: Option<Training>,
    on_foot: bool,
    front: FrontRank,
    asked_for: PikesFor,
    rules: &Rules,
) -> PikeStatus {
    let row = &rules.limits.pike_supported;
    let has_front = on_foot && front.figures > 0;
    let all_round = front.pikes.saturating_add(front.bayonets) >= front.figures;
    let bayonets_count = match (asked_for, rules.choices.bayonet_support) {
        (PikesFor::ReactionTest, _) | (PikesFor::Combat, BayonetSupport::Everything) => true,
        (PikesFor::Combat, BayonetSupport::ReactionTests) => false,
    };
    let bristling = front.bayonets > 0 && all_round && bayonets_count;
    if has_front && bristling {
        return PikeStatus::Supported;
    }
    let has_status = match rules.choices.pike_status_of {
        PikeStatusOf::AnyFoot => true,
        PikeStatusOf::PikeAndShot => training == Some(Training::PikeAndShot),
    };
    if !on_foot || !has_status {
        PikeStatus::Neither
    } else if has_front && front.pikes >= row.at_share.reached_at(front.figures) {
        PikeStatus::Supported
    } else {
        PikeStatus::Naked
    }
}

/// Returns the front rank of a unit in its usual formation, without fixed bayonets; `None` if its
/// front is not known. Pikes are in front of the other figures of the body (D-262).
pub fn usual_front(unit: &Unit, rules: &Rules) -> Option<FrontRank> {
    let formed = formed(unit, rules)?;
    let body = unit
        .groups
        .iter()
        .filter(|group| place(unit, group) == Place::Body);
    let pikes = body
        .filter(|group| group.weapons.has(Weapon::Pike))
        .fold(0_u32, |sum, group| sum.saturating_add(group.count));
    let standing = unit
        .groups
        .iter()
        .any(|group| group.count > 0 && place(unit, group) == Place::Body);
    let front = match formed.body {
        Some(block) => block.front,
        None if standing => return None,
        None => 0,
    };
    Some(FrontRank {
        figures: formed.front,
        pikes: pikes.min(front),
        bayonets: 0,
    })
}

/// Whether more than half of these figures are missile troops (F-8.35, F-8.41). Each group is given
/// with its current number of figures.
pub fn over_half_missile<'a>(groups: impl IntoIterator<Item = (&'a Group, u32)>) -> bool {
    let (all, missiles) =
        groups
            .into_iter()
            .fold((0_u64, 0_u64), |(all, missiles), (group, figures)| {
                let shoots = group.weapons.missiles() != WeaponSet::NONE;
                let figures = u64::from(figures);
                (all + figures, missiles + if shoots { figures } else { 0 })
            });
    2 * missiles > all
}
