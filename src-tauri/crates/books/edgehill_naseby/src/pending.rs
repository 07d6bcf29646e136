//! Pending work of a unit, which is done before the unit acts again. A combat depends on where its
//! units are, so the result of one combat is carried out before the next (gaps E-A29 and E-A33).

use crate::prelude::*;

/// Checks that no combat of a unit is pending.
///
/// # Errors
/// Returns [`Impossible`] if the unit attacks or is attacked, and the combat has no result yet.
pub(crate) fn has_fought(battle: &Battle, unit: UnitRef) -> Result<(), Impossible> {
    if battle.state.combats_of(unit).next().is_some() {
        return Err(impossible("in_combat").with("unit", unit));
    }
    Ok(())
}

/// Returns the objection to an order if the unit must first retreat: it cannot act or be attacked
/// again before that.
pub(crate) fn retreats_first(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let retreats = battle.state.retreat_of(unit).is_some();
    retreats.then(|| about("retreats_first", BASIC, unit))
}
