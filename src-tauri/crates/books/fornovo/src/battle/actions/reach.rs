//! The distance of a charge, evasion, rout or pursuit, as shown before the order.

use drumhead_vocabulary::Length;

use super::moving::{inches, less};
use crate::battle::charges::ChargeObservations;
use crate::battle::prelude::*;

/// Explains a charge: its reach, its reach through friends or at half speed, and the units that
/// share the enemy's front.
pub(super) fn of_charge(
    position: Position<'_>,
    (unit, target): (UnitRef, UnitRef),
    observed: &ChargeObservations,
    through: &[UnitRef],
) -> Explanation {
    let Some(reach) = position.reach_at(unit, target, observed) else {
        return Explanation::default();
    };
    let (bonus, clause) = match observed.shoots {
        true => ("preview.charge.shoots", SHOOTS),
        false => ("preview.charge.bonus", STRAIGHT),
    };
    let normal = message("preview.charge.normal");
    let mut sum = Sum::new(message("preview.charge.reach"))
        .row(normal, STRAIGHT, inches(reach.normal))
        .row(message(bonus), clause, inches(reach.bonus));
    if reach.stakes > Length::ZERO {
        sum = sum.row(message("preview.charge.stakes"), STAKES, less(reach.stakes));
    }
    for ground in [reach.ground, reach.slow].into_iter().flatten() {
        let what = message(format!("preview.move.{}", ground.what));
        sum = sum.row(what, ground.clause, less(ground.length));
    }
    let full = sum.total(inches(reach.total()));
    let friends = position.through_friends(unit, through, reach.total());
    let slope = position.reach_at_half_speed(unit, target, observed);
    let lines: Vec<_> = friends.into_iter().chain(slope).collect();
    let slower = lines
        .iter()
        .fold(Sum::new(message("preview.move.slower")), |slower, line| {
            let what = message(format!("preview.move.{}", line.what));
            slower.row(what, line.clause, inches(line.length))
        });
    let slower = (!lines.is_empty()).then_some(slower);
    let others = position.shares_charge_with(unit, target);
    let needs = match others.is_empty() {
        true => message("preview.charge.contact"),
        false => message("preview.charge.spread").with("units", others),
    };
    Explanation {
        sums: std::iter::once(full).chain(slower).collect(),
        needs: Some(needs),
        ..Explanation::default()
    }
}

/// Explains the distance of an evasion.
pub(super) fn of_evasion(position: Position<'_>, unit: UnitRef) -> Explanation {
    let Some(reach) = position.evasion_reach(unit) else {
        return Explanation::default();
    };
    let clause = position.rules.movement.evasion.clause;
    let sum = Sum::new(message("preview.evasion.reach"))
        .row(
            message("preview.evasion.least"),
            clause,
            inches(reach.least),
        )
        .row(message("preview.evasion.most"), clause, inches(reach.most));
    Explanation {
        sums: vec![sum],
        needs: Some(message("preview.evasion.away")),
        ..Explanation::default()
    }
}

/// Explains a rout or pursuit: its distance, and the units that a pursuer meets.
pub(super) fn of_flight(position: Position<'_>, unit: UnitRef) -> Explanation {
    let Some(full) = position.flight_reach(unit) else {
        return Explanation::default();
    };
    let (length, reach, clause) = match position.flees_half(unit) {
        true => (full.part(2), "preview.flight.half", AT_ONCE),
        false => (full, "preview.flight.reach", ROUT),
    };
    let (crash, past) = (position.crashes_into(unit), position.flows_past(unit));
    let needs = if !crash.is_empty() {
        Some(message("preview.flight.crash").with("units", crash))
    } else if !past.is_empty() {
        Some(message("preview.flight.past").with("units", past))
    } else {
        let rallied = position.rallied_target(unit);
        rallied.map(|target| message("preview.flight.rallied").with("target", target))
    };
    Explanation {
        sums: vec![Sum::default().row(message(reach), clause, inches(length))],
        needs,
        ..Explanation::default()
    }
}
