//! Activations, which are counted at the start of a turn and used one at a time (D3-09, D3-10).

use crate::interpretations::{ActivationsOn, AttachedMoves};
use crate::melee::must_fight;
use crate::prelude::*;

/// Returns a unit that may be activated: it is on the table and not a commander.
///
/// # Errors
/// Returns [`Impossible`] for any other unit, and for every unit while an attack is open.
pub(crate) fn acting(battle: &Battle, unit: UnitRef) -> Result<(&UnitState, Place), Impossible> {
    at_rest(battle)?;
    let (state, place) = here(battle, unit)?;
    if state.commands() {
        return Err(impossible("commander").with("unit", unit));
    }
    Ok((state, place))
}

/// Returns a unit that can be given orders, once the battle has begun.
pub(crate) fn ordered(battle: &Battle, unit: UnitRef) -> Option<(&UnitState, Place)> {
    let begun = battle.state.step != Step::Deploy;
    acting(battle, unit).ok().filter(|_| begun)
}

/// Returns whether a unit moves with its commander without an activation (gap D3-A12).
pub(crate) fn moves_free(battle: &Battle, unit: UnitRef) -> bool {
    let free = interpretations(battle).attached_unit_moves_free == AttachedMoves::Yes;
    free && battle.state.step == Step::Commander && battle.state.leader(unit).is_some()
}

/// Returns whether the unit's side activates units in this step.
pub(crate) fn acts_now(battle: &Battle, unit: UnitRef) -> bool {
    battle.state.step == Step::Activate && unit.side == battle.state.mover
}

/// Returns whether this unit may move in this step.
pub(crate) fn moves_now(battle: &Battle, unit: UnitRef) -> bool {
    acts_now(battle, unit) || moves_free(battle, unit) && unit.side == battle.state.mover
}

/// Returns the objections to activating a unit, or to continuing its activation (D3-08, D3-10).
pub(crate) fn activation(battle: &Battle, unit: UnitRef, free: bool) -> Vec<Objection> {
    let state = &battle.state;
    let mut against = Vec::new();
    if unit.side != state.mover {
        against.push(not_now(battle, "mover", SEQUENCE).with("unit", unit));
    }
    if free {
        return against;
    }
    if state.step != Step::Activate {
        against.push(not_now(battle, "step", SEQUENCE).with("unit", unit));
        return against;
    }
    let object = |id, clause| objection(id, clause).with("unit", unit);
    if state.unit(unit).is_some_and(|it| it.acted.activated) {
        let done = state.being_activated() != Some(unit);
        against.extend(done.then(|| object("done", ACTIVATE)));
        return against;
    }
    let used = state.activations.clone().unwrap_or_default();
    if used.used >= used.total {
        against.push(object("no_more", ACTIVATE).with("total", used.total));
    }
    let counted = interpretations(battle).activations_usable_on == ActivationsOn::Counted;
    if counted && !used.counted.contains(&unit) {
        against.push(object("uncounted", ACTIVATE));
    }
    let active = state.being_activated();
    let fights = active.and_then(|active| Some((active, must_fight(battle, active)?)));
    if let Some((active, clause)) = fights {
        against.push(object("fight", clause).with("other", active));
    }
    against
}

/// Adds an activation to the facts of the order that uses it, after the first of these facts. None
/// is added if the unit is already activated or moves without an activation.
pub(crate) fn activating(battle: &Battle, unit: UnitRef, mut facts: Vec<Event>) -> Vec<Event> {
    let state = &battle.state;
    let acted = state.unit(unit).is_some_and(|it| it.acted.activated);
    if !acted && !moves_free(battle, unit) {
        let used = state
            .activations
            .as_ref()
            .map_or(0, |it| it.used)
            .saturating_add(1);
        facts.insert(facts.len().min(1), Activated { unit, used }.into());
    }
    facts
}

written! {
    /// A unit was activated.
    pub struct Activated {
        /// The unit.
        pub unit: UnitRef,
        /// The number of activations used.
        pub used: u32,
    }
}

impl Fact<D3Ecw> for Activated {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.unit_mut(self.unit)?.acted.activated = true;
        state.active = Some(self.unit);
        count(battle, self.used);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let activations = before.state.activations.as_ref();
        let total = activations.map_or(0, |it| it.total);
        let key = if self.used > total {
            "log.activated_beyond"
        } else {
            "log.activated"
        };
        // The log line of the move already names the new position.
        vec![counted(key, before, self.unit, self.used).with("unit", self.unit)]
    }
}

/// Records the number of activations used.
fn count(battle: &mut Battle, used: u32) {
    if let Some(activations) = &mut battle.state.activations {
        activations.used = used;
    }
}

/// Returns a log line about a unit, with the number of activations used and their total.
fn counted(key: &'static str, before: &Battle, unit: UnitRef, used: u32) -> Line {
    let activations = before.state.activations.as_ref();
    let total = activations.map_or(0, |it| it.total);
    let line = line(key).by(ACTIVATE).about([unit]);
    line.with("used", used).with("total", total)
}

/// Returns the fact recording that the players took back an activation, or added one, by setting in
/// the activation step whether a unit of the moving side is activated.
pub(crate) fn recounted(before: &Battle, battle: &Battle, unit: UnitRef) -> Option<Event> {
    let activated = |battle: &Battle| Some(battle.state.unit(unit)?.acted.activated);
    let (was, is) = (activated(before)?, activated(battle)?);
    let used = battle.state.activations.as_ref()?.used;
    let used = if is {
        used.saturating_add(1)
    } else {
        used.saturating_sub(1)
    };
    let counts = was != is && acts_now(battle, unit);
    counts.then(|| Recounted { unit, used }.into())
}

written! {
    /// The number of activations used changed, because the players set by hand whether a unit is
    /// activated. If the unit is not activated, its move and its attack no longer count.
    pub struct Recounted {
        /// The unit.
        pub unit: UnitRef,
        /// The number of activations used.
        pub used: u32,
    }
}

impl Fact<D3Ecw> for Recounted {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        let acted = &mut state.unit_mut(self.unit)?.acted;
        if !acted.activated {
            *acted = Acted::default();
        }
        count(battle, self.used);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        vec![counted("log.recounted", before, self.unit, self.used)]
    }
}
