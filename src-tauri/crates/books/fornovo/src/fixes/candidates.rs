//! Candidates for fixing each problem. The list may be generous: a candidate that does not
//! fix the problem is not offered.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a problem without a candidate is offered no fix, which a test lists"
)]

mod group;
mod guns;
mod unit;

use crate::army::*;
use crate::edit::{ArmyChange, Edit, GeneralChange, GroupChange, PieceChange, UnitChange};
use crate::points::Bill;
use crate::problems::{Fault, Problem, Subject};
use crate::tables::Rules;
use drumhead_vocabulary::Points;

const fn on_army(change: ArmyChange) -> Edit {
    Edit::Army { change }
}

/// Returns candidate edits for a problem.
pub(super) fn of(army: &Army, rules: &Rules, bill: &Bill, problem: &Problem) -> Vec<Edit> {
    match problem.subject {
        Subject::Army => army_wide(army, bill, problem.fault),
        Subject::Contingent(id) => commanders(army, id),
        Subject::Unit(number) => army
            .unit(number)
            .map(|unit| unit::of(army, rules, unit, problem.fault))
            .unwrap_or_default(),
        Subject::Group(number, index) => group::of(army, rules, number, index, problem.fault),
    }
}

fn army_wide(army: &Army, bill: &Bill, fault: Fault) -> Vec<Edit> {
    let snipers = || {
        army.pieces
            .iter()
            .filter(|piece| piece.what == PieceKind::Sniper)
    };
    let drop_sniper = || {
        snipers().next_back().map(|piece| Edit::Piece {
            piece: piece.id,
            change: PieceChange::Remove,
        })
    };
    match fault {
        Fault::YearOutside { year, first, last } => {
            vec![on_army(ArmyChange::Year(if year < first {
                first
            } else {
                last
            }))]
        }
        Fault::SniperEarly { first, .. } => drop_sniper()
            .into_iter()
            .chain([on_army(ArmyChange::Year(first))])
            .collect(),
        Fault::TooManySnipers { .. } => drop_sniper().into_iter().collect(),
        Fault::PartlyUnsupplied { .. } => {
            vec![
                on_army(ArmyChange::Unsupplied(false)),
                on_army(ArmyChange::Unsupplied(true)),
            ]
        }
        Fault::NoCommander => {
            let contingent = army.contingents.first().map(|c| c.id).unwrap_or_default();
            let rank = Rank::CommanderInChief;
            vec![on_army(ArmyChange::AddGeneral { contingent, rank })]
        }
        Fault::OverLimit { over, total, .. } => over_limit(army, bill, over, total),
        _ => Vec::new(),
    }
}

/// Returns edits that remove figures from one unit, remove one unit, or raise the limit. Only the
/// smallest changes are included, because a large army has too many to try.
fn over_limit(army: &Army, bill: &Bill, over: u32, total: u32) -> Vec<Edit> {
    /// The maximum number of removals: twice the number of fixes offered. A removal may violate a
    /// unit's minimum size or the conditions of its training, so not every removal is a fix.
    const MOST: usize = 8;
    let least = Points(i32::try_from(over).unwrap_or(i32::MAX));
    let mut edits: Vec<(Points, Edit)> = Vec::new();
    for (unit, part) in army.units.iter().zip(&bill.units) {
        for (index, group) in unit.groups.iter().enumerate() {
            let price = bill.figure_prices.get(part.figure_prices.start + index);
            let (Some(price), Ok(index)) = (price, u8::try_from(index)) else {
                continue;
            };
            let Ok(each @ 1..) = u32::try_from(price.0) else {
                continue;
            };
            let fewer = over.div_ceil(each);
            if fewer < group.count {
                let count = GroupChange::Count(group.count - fewer);
                let edit = Edit::of_group(unit, index, count);
                edits.push((*price * fewer, edit));
            }
        }
        if part.total >= least {
            let edit = Edit::of_unit(unit, UnitChange::Remove);
            edits.push((part.total, edit));
        }
    }
    edits.sort_by_key(|(saved, _)| *saved);
    let raised = i32::try_from(total).ok().map(Points);
    edits
        .into_iter()
        .take(MOST)
        .map(|(_, edit)| edit)
        .chain([on_army(ArmyChange::Limit(raised))])
        .collect()
}

/// Returns edits that make the last commander-in-chief of a contingent a subgeneral, remove him, or
/// move him to an ally without a commander-in-chief.
fn commanders(army: &Army, contingent: ContingentId) -> Vec<Edit> {
    let mut chiefs = army.generals.iter().filter(|general| {
        general.rank == Rank::CommanderInChief && general.contingent == contingent
    });
    let Some(last) = chiefs.next_back() else {
        return Vec::new();
    };
    let general = last.id;
    // Whether the ally has a commander-in-chief.
    let led = |ally: &Contingent| {
        let chief = |g: &General| g.rank == Rank::CommanderInChief && g.contingent == ally.id;
        army.generals.iter().any(chief)
    };
    let elsewhere = army
        .contingents
        .iter()
        .filter(|ally| ally.id != contingent && !led(ally))
        .take(2)
        .map(|c| Edit::General {
            general,
            change: GeneralChange::Contingent(c.id),
        });
    [
        Edit::General {
            general,
            change: GeneralChange::Rank(Rank::Subgeneral),
        },
        Edit::General {
            general,
            change: GeneralChange::Remove,
        },
    ]
    .into_iter()
    .chain(elsewhere)
    .collect()
}

/// Returns the same change for each of a unit's groups that needs it.
fn of_groups(unit: &Unit, needs: impl Fn(&Group) -> bool, change: &GroupChange) -> Vec<Edit> {
    let places = (0..=u8::MAX)
        .zip(&unit.groups)
        .filter(|(_, group)| needs(group));
    places
        .map(|(group, _)| Edit::of_group(unit, group, change.clone()))
        .collect()
}

/// Returns the edit that sets the number of figures of the group with this index.
fn of_count(unit: &Unit, place: usize, count: u32) -> Option<Edit> {
    let group = u8::try_from(place).ok()?;
    Some(Edit::of_group(unit, group, GroupChange::Count(count)))
}

/// Converts a number to the type that an army stores, limited to the type's maximum.
fn at_most(n: u32) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}
