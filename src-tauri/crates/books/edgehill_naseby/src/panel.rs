//! A unit's own numbers: its move, its command, and a gun's effect at each range.

use drumhead_rules::odds::{Distribution, Exact};

use crate::guns::disorder_odds;
use crate::prelude::*;
use crate::terrain::turn_cost;
use crate::turn::leader_distance;

/// Returns the sums for a unit's panel.
pub(super) fn panel(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Sum> {
    let mut sums = vec![own(battle, unit, standing)];
    if standing.gun.is_some() && guns_used(battle) {
        sums.push(ranges(battle));
    }
    sums
}

fn row(sum: Sum, key: &str, clause: Option<ClauseId>, value: Message) -> Sum {
    sum.row(message(format!("panel.{key}")), clause, value)
}

/// Returns a value, or "unknown".
fn or_unknown(value: Option<Message>) -> Message {
    value.unwrap_or_else(|| message("panel.unknown"))
}

/// Adds the cost of turning, for troops.
fn turning(battle: &Battle, sum: Sum, standing: &Standing) -> Sum {
    if !modules(battle).facing || !standing.is_troops() {
        return sum;
    }
    let cost = points(turn_cost(&battle.tables));
    row(sum, "turning", Some(TURNING), cost)
}

/// Returns a message with a unit's leader, as named by `name`, or a message that the unit has none.
fn leader(unit: UnitRef, standing: &Standing, name: fn(UnitRef) -> Value) -> Message {
    let leader = standing.leader.map(|it| UnitRef::new(unit.side, it));
    leader.map_or_else(|| message("place.no_leader"), |it| bare(name(it)))
}

fn own(battle: &Battle, unit: UnitRef, standing: &Standing) -> Sum {
    let mut own = Sum::new(message("panel.unit"));
    if let Some(hex) = standing.place() {
        own = row(own, "hex", BASIC, bare(hex));
    }
    if faces(battle, unit) {
        own = row(own, "facing", BASIC, bare(standing.facing));
    }
    if standing.gun.is_some() {
        return own;
    }
    own = row(own, "ma", Some(HALVED), or_unknown(standing.ma.map(points)));
    let stands = standing.away.is_none();
    if let Some(left) = standing.points.filter(|_| stands) {
        own = row(own, "left", BASIC, points(left));
    }
    own = turning(battle, own, standing);
    if !standing.is_troops() {
        return own;
    }
    own = row(
        own,
        "strength",
        BASIC,
        or_unknown(standing.strength_left().map(bare)),
    );
    own = row(own, "leader", BASIC, leader(unit, standing, placed));
    if !stands {
        return own;
    }
    let distance = or_unknown(leader_distance(battle, unit).map(hexes));
    own = row(own, "distance", Some(COMMAND), distance);
    let command = message(if standing.in_command {
        "panel.yes"
    } else {
        "panel.no"
    });
    row(own, "command", Some(COMMAND), command)
}

/// Returns a unit's permanent values, for its card, without its position, points and command, which
/// change in play. The rules have no allowances, so the card states that the allowances are the
/// list's (gap E-A2).
pub(super) fn lasting(battle: &Battle, unit: UnitRef, standing: &Standing) -> Sum {
    let sum = Sum::default();
    if standing.gun.is_some() {
        return sum;
    }
    let of_list = |ma| message("sheet.ma_of_list").with("ma", points(ma));
    let sum = row(sum, "ma", BASIC, or_unknown(standing.ma.map(of_list)));
    if !standing.is_troops() {
        return sum;
    }
    let sum = turning(battle, sum, standing);
    let sum = row(
        sum,
        "strength",
        BASIC,
        or_unknown(standing.strength.map(bare)),
    );
    row(sum, "leader", BASIC, leader(unit, standing, Value::Unit))
}

/// Returns a gun's effect at each range, against infantry and cavalry.
fn ranges(battle: &Battle) -> Sum {
    let (tables, interpretations) = (&battle.tables, interpretations(battle));
    let chance = |target, range| {
        let odds: Option<Distribution<bool, Exact>> =
            disorder_odds(target, range, tables, interpretations);
        odds.map_or_else(String::new, |odds| odds.chance(|hit| *hit).to_string())
    };
    let ranges = 1..=tables.artillery.reach();
    ranges.fold(Sum::new(message("panel.guns")), |sum, range| {
        let dice = tables.artillery.at(range).unwrap_or(0);
        let value = message("panel.range")
            .with("dice", dice)
            .with("infantry", chance(Arm::Infantry, range))
            .with("cavalry", chance(Arm::Cavalry, range));
        sum.row(hexes(range), DICE, value)
    })
}
