//! The modifiers for a combat (E-07 to E-09, E-28, E-29, E-31, E-34), with explanations.

use crate::combat::{self, Applied, MODIFIERS, Modifiers, modifiers};
use crate::facing::Zone;
use crate::prelude::*;
use crate::profile::Crt;
use crate::terrain::Climb;

/// Returns the properties of a unit's attack on another unit.
fn attack(battle: &Battle, unit: UnitRef, target: UnitRef) -> Option<combat::Attack> {
    let (standing, from) = here(battle, unit).ok()?;
    let (defender, to) = here(battle, target).ok()?;
    let ground = ground(battle);
    Some(combat::Attack {
        arm: standing.arm,
        zone: zone_of(battle, defender, from).unwrap_or(Zone::Front),
        into_wood: ground.wood(to),
        uphill: ground.climb(from, to) == Climb::Up,
        through_hedge: ground.hedge(from, to),
    })
}

/// Returns the modifiers for the combat against a unit.
pub(super) fn modified(battle: &Battle, target: UnitRef) -> Modifiers {
    let arm = battle.state.unit(target).map_or(Arm::Infantry, |it| it.arm);
    let on = battle.state.attacks_on(target);
    let attacks: Vec<_> = on
        .filter_map(|it| attack(battle, it.unit, target))
        .collect();
    modifiers(arm, &attacks, &battle.tables, interpretations(battle))
}

/// Returns the modifiers for a combat, each with its reason. `None` if there are no modifiers.
pub(super) fn reasons(applied: &[Applied]) -> Option<Message> {
    let modifiers: Vec<_> = applied
        .iter()
        .map(|it| {
            let key = if it.id.on_die() {
                "detail.on_die"
            } else {
                "detail.on_columns"
            };
            let modifier = message(key)
                .with("value", Value::Signed(it.value))
                .with("many", it.value.unsigned_abs());
            modifier.with("why", message(format!("modifier.{}_of", it.id.id())))
        })
        .collect();
    (!modifiers.is_empty()).then(|| bare(Value::List(modifiers, "; ")))
}

/// Adds the clauses of a combat's modifiers to a line.
pub(super) fn by_all(line: Line, applied: &[Applied]) -> Line {
    let clauses = applied.iter().filter_map(|it| MODIFIERS.clause(it.id));
    clauses.fold(line, Line::by)
}

/// Returns the total strength of a unit's attackers, and the unit's own strength. `None` if any of
/// them is unknown.
fn strengths(battle: &Battle, target: UnitRef) -> Option<(u32, u32)> {
    let strength = |unit| Some(u32::from(battle.state.unit(unit)?.strength?));
    let attackers: Option<Vec<u32>> = battle
        .state
        .attacks_on(target)
        .map(|it| strength(it.unit))
        .collect();
    Some((attackers?.iter().sum(), strength(target)?))
}

/// Returns the column of the players' table for the strengths, before any shift. `None` if the
/// column does not follow from the strengths.
pub(super) fn known_column(battle: &Battle, target: UnitRef) -> Option<usize> {
    let crt = battle.setup.profile.crt.as_ref()?;
    let (attackers, defender) = strengths(battle, target)?;
    crt.column(attackers, defender)
}

/// Returns the title of the combat.
pub(super) fn title(target: UnitRef) -> Message {
    message("preview.fight").with("target", placed(target))
}

/// Explains the modifiers for the combat against a unit, and the column of the combat.
pub(super) fn explained(battle: &Battle, target: UnitRef, column: Option<usize>) -> Explanation {
    let modifiers = modified(battle, target);
    let part = |on_die: bool, key: &'static str, total: i32| {
        let rows = modifiers
            .applied
            .iter()
            .filter(|it| it.id.on_die() == on_die);
        let sum = rows.fold(Sum::new(message(key)), |sum, it| {
            let why = message(format!("modifier.{}", it.id.id()));
            sum.row(why, MODIFIERS.clause(it.id), bare(Value::Signed(it.value)))
        });
        sum.total(Value::Signed(total))
    };
    let mut sums = vec![
        part(false, "preview.columns", modifiers.net_shift),
        part(true, "preview.die", modifiers.drm),
    ];
    sums.extend(strengths(battle, target).map(|(attackers, defender)| {
        let both = message("preview.strengths").with("attackers", attackers);
        Sum::new(both.with("defender", defender))
    }));
    let column = column.or_else(|| known_column(battle, target));
    let needs = match (battle.setup.profile.crt.as_ref(), column) {
        (Some(crt), Some(column)) => shifted(crt, column, &modifiers),
        (Some(_), None) => message("preview.no_column"),
        (None, _) => message("preview.no_crt"),
    };
    Explanation {
        sums,
        needs: Some(needs),
        ..Explanation::default()
    }
}

/// Returns, in words, the column after any shift, and the die modifier if there is one. A shift
/// past either end of the combat table stops at the end column.
fn shifted(crt: &Crt, column: usize, modifiers: &Modifiers) -> Message {
    let label =
        |column: usize| Crt::shown_heading(crt.columns.get(column).map_or("", String::as_str));
    let to = crt.shifted(column, modifiers.net_shift);
    let asked = i32::try_from(column)
        .unwrap_or(i32::MAX)
        .saturating_add(modifiers.net_shift);
    let key = if modifiers.net_shift == 0 {
        "preview.column_unshifted"
    } else if i32::try_from(to) == Ok(asked) {
        "preview.column"
    } else if column == to {
        "preview.column_stays"
    } else {
        "preview.column_ends"
    };
    let shifted = message(key)
        .with("from", label(column))
        .with("to", label(to));
    let die = message("preview.drm").with("drm", Value::Signed(modifiers.drm));
    let die = (modifiers.drm != 0).then_some(die);
    bare(Value::List(
        std::iter::once(shifted).chain(die).collect(),
        " ",
    ))
}
