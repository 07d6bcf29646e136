//! Hits that are not losses yet: their next stage, their names and their ids (F-9.18, F-9.31,
//! F-9.33, F-10.23, F-10.24).

use super::prelude::*;
use super::{group_name, name};
use crate::army::Kind;
use crate::shooting::ModelsLeft;

/// The next stage of hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HitStage {
    /// The hits are allocated to limbers, gunners and guns.
    OnGuns,
    /// The hits are allocated to the groups of the unit.
    Undivided,
    /// The groups save.
    Saves,
}

impl Position<'_> {
    /// Returns the next stage of hits; `None` if there are no such hits, or their target is off the
    /// table.
    pub(super) fn hit_stage(&self, key: BlowKey) -> Option<HitStage> {
        let blow = self.state.blows.get(&key)?;
        self.here(key.target)?;
        Some(if self.are_found_on_guns(key, blow) {
            HitStage::OnGuns
        } else if blow.divided.is_none() {
            HitStage::Undivided
        } else {
            HitStage::Saves
        })
    }

    /// Returns all hits at this stage.
    pub(super) fn hits_at(&self, stage: HitStage) -> impl Iterator<Item = BlowKey> {
        let keys = self.state.blows.keys().copied();
        keys.filter(move |key| self.hit_stage(*key) == Some(stage))
    }

    /// Returns the hits on the unit that its owner must still allocate: saves come after the
    /// allocation of all hits (F-9.18, F-10.24).
    pub(super) fn hits_to_allocate(&self, unit: UnitRef) -> Vec<BlowKey> {
        let all = self.hits_at(HitStage::Undivided);
        all.filter(|key| key.target == unit).collect()
    }

    /// Returns the models of an artillery unit that no fire of this step has destroyed yet: a second
    /// hit on the last limber is a miss (F-9.33).
    pub(super) fn models_left(&self, unit: UnitRef) -> ModelsLeft {
        let state = self.unit(unit).map(|(_, state)| state);
        let models = state.map_or_else(ModelsLeft::default, |state| (&state.models).into());
        let blows = self.state.blows.iter();
        let destroyed = blows
            .filter(|(key, _)| key.target == unit)
            .filter_map(|(_, blow)| blow.models);
        destroyed.fold(models, |left, lost| ModelsLeft {
            limbers: left.limbers.saturating_sub(lost.limbers),
            guns: left.guns.saturating_sub(lost.guns),
        })
    }

    /// Whether hits must still be allocated to limbers, gunners and guns (F-9.33).
    pub(super) fn are_found_on_guns(&self, key: BlowKey, blow: &Blow) -> bool {
        let fire = matches!(blow.by, By::Fire { .. });
        let open = blow.models.is_none() && blow.divided.is_none() && blow.hits > 0;
        fire && open && self.has_guns(key.target)
    }

    /// Whether shooting hits on the unit are first allocated to limbers, gunners and guns (F-9.33).
    pub(super) fn has_guns(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, state)| {
            bought.kind == Kind::Artillery && state.models.guns() > 0
        })
    }
}

/// Returns hits for which the action's work is due.
///
/// # Errors
/// [`Impossible`] if the work is not due.
pub(super) fn hits_due<'a>(
    battle: &'a Battle,
    key: BlowKey,
    action: &impl Demanded,
) -> Result<&'a Blow, Impossible> {
    let blow = battle.state.blows.get(&key);
    let due = blow.filter(|_| action.is_due(battle));
    due.ok_or_else(|| impossible("no_such_hits").with("unit", key.target))
}

/// Returns the key of work for hits: both units, the arm, and the number of the volley unless it is
/// the arm's first.
pub(super) fn key_of_hits(blow: BlowKey) -> String {
    let [target, from] = [blow.target, blow.from].map(work::key_of);
    let key = format!("{target}.{from}.{}", blow.arm);
    match blow.volley {
        0 => key,
        volley => format!("{key}.{volley}"),
    }
}

/// Whether the hits come from combat, not from shooting.
pub(super) fn in_combat(position: Position<'_>, blow: BlowKey) -> bool {
    let blow = position.state.blows.get(&blow);
    blow.is_some_and(|blow| matches!(blow.by, By::Strike { .. }))
}

/// Returns a unit's name, with the group if the unit has several.
pub(super) fn name_of_group(position: Position<'_>, unit: UnitRef, group: u8) -> String {
    let who = name(position, unit);
    match position.unit(unit) {
        Some((bought, _)) if bought.groups.len() > 1 => {
            let group = group_name(position.words, bought, usize::from(group));
            position.say("unit.of_group", &[("unit", &who), ("group", &group)])
        }
        Some(_) | None => who,
    }
}

/// Returns the name of the unit that inflicts the hits. If it shoots, the name includes the class
/// of its guns, or the group if the unit has several.
pub(super) fn striker_name(position: Position<'_>, blow: BlowKey) -> String {
    match class_at(blow.arm) {
        _ if in_combat(position, blow) => name(position, blow.from),
        Some(class) => {
            let guns = position.say(&format!("model.{}", class.model().id()), &[]);
            let who = name(position, blow.from);
            position.say("unit.of_group", &[("unit", &who), ("group", &guns)])
        }
        None => name_of_group(position, blow.from, blow.arm),
    }
}
