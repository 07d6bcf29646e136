//! A unit's own numbers: how far it moves, whether it is in command, what a gun
//! does at each range.

use drumhead_words::ClauseId;
use drumhead_words::play::{Column, Entry, UnitRef};
use drumhead_words::sheet::Fact;

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{COMMAND, DICE, HALVED, TURNING};
use super::guns::disorder_odds;
use super::offers::points;
use super::state::Standing;
use super::terrain::turning_cost;
use drumhead_rules::map::words::facing_word;
use drumhead_rules::odds::{Distribution, Exact};

/// The columns of a unit's panel; none for a unit that is not in the battle.
pub(super) fn panel(battle: &Battle, unit: UnitRef) -> Vec<Column> {
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let words = battle.words;
    let mut columns = vec![Column {
        heading: words.get("panel.unit").to_owned(),
        entries: own(battle, unit, standing),
        total: None,
    }];
    if standing.gun.is_some() && battle.guns_used() {
        columns.push(Column {
            heading: words.get("panel.guns").to_owned(),
            entries: ranges(battle),
            total: None,
        });
    }
    columns
}

fn own(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Entry> {
    let words = battle.words;
    let entry = |key: &str, clause: Option<ClauseId>, value: String| Entry {
        label: words.get(&format!("panel.{key}")).to_owned(),
        clause: clause.map(|clause| clause.as_str().to_owned()),
        value,
        told: false,
    };
    let mut own = Vec::new();
    if let Some(cell) = standing.place() {
        own.push(entry("hex", None, battle.hex_name(cell)));
    }
    if battle.faces(unit) {
        let faces = facing_word(standing.facing).to_owned();
        own.push(entry("facing", None, faces));
    }
    if standing.gun.is_some() {
        return own;
    }
    let unknown = || words.get("panel.unknown").to_owned();
    let ma = standing
        .ma
        .map_or_else(unknown, |ma| points(battle, ma.into()));
    own.push(entry("ma", Some(HALVED), ma));
    if let Some(left) = standing.points {
        own.push(entry("left", None, points(battle, left.into())));
    }
    if battle.modules().facing && standing.is_troops() {
        let cost = turning_cost(1, &battle.tables);
        own.push(entry("turning", Some(TURNING), points(battle, cost)));
    }
    if standing.is_troops() {
        let strength = standing.strength.map_or_else(unknown, |it| it.to_string());
        own.push(entry("strength", None, strength));
        let leader = standing
            .leader
            .map(|number| UnitRef::new(unit.side, number));
        let leader = leader.map_or_else(
            || words.get("place.no_leader").to_owned(),
            |leader| battle.placed(leader),
        );
        own.push(entry("leader", None, leader));
        let distance = battle.leader_distance(unit);
        let distance = distance.map_or_else(unknown, |it| hexes(battle, it));
        own.push(entry("distance", Some(COMMAND), distance));
        let command = if standing.in_command { "yes" } else { "no" };
        let command = words.get(&format!("panel.{command}")).to_owned();
        own.push(entry("command", Some(COMMAND), command));
    }
    own
}

/// What stays so of a unit, for its card: the moment's place, points and
/// command are the board's. The book has no allowances, and the card says that
/// its list's are not the book's (gap E-A2).
pub(super) fn lasting(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Fact> {
    let words = battle.words;
    let fact = |key: &str, value: String| Fact {
        label: words.get(&format!("panel.{key}")).to_owned(),
        value,
    };
    if standing.gun.is_some() {
        return Vec::new();
    }
    let unknown = || words.get("panel.unknown").to_owned();
    let ma = standing.ma.map_or_else(unknown, |ma| {
        let values = [("ma", &*points(battle, ma.into()))];
        words.fill("sheet.ma_of_list", &values)
    });
    let mut facts = vec![fact("ma", ma)];
    if standing.is_troops() {
        if battle.modules().facing {
            let cost = turning_cost(1, &battle.tables);
            facts.push(fact("turning", points(battle, cost)));
        }
        let strength = standing.strength.map_or_else(unknown, |it| it.to_string());
        facts.push(fact("strength", strength));
        let leader = standing.leader.map_or_else(
            || words.get("place.no_leader").to_owned(),
            |number| battle.name(UnitRef::new(unit.side, number)),
        );
        facts.push(fact("leader", leader));
    }
    facts
}

fn hexes(battle: &Battle, many: u32) -> String {
    let key = if many == 1 { "hexes.one" } else { "hexes.many" };
    battle.words.fill(key, &[("n", &many.to_string())])
}

/// What a gun does at each range, to infantry and to cavalry.
fn ranges(battle: &Battle) -> Vec<Entry> {
    let words = battle.words;
    let reach = u32::try_from(battle.tables.artillery.dice.len()).unwrap_or(0);
    let chance = |target, range| {
        let rules = (&battle.tables, battle.readings());
        let odds: Option<Distribution<bool, Exact>> =
            disorder_odds(target, range, rules.0, rules.1);
        odds.map_or_else(String::new, |odds| odds.chance(|hit| *hit).to_string())
    };
    let entry = |range: u32| {
        let dice = battle.tables.artillery.at(range).unwrap_or(0).to_string();
        let values = [
            ("dice", &*dice),
            ("infantry", &*chance(Arm::Infantry, range)),
            ("cavalry", &*chance(Arm::Cavalry, range)),
        ];
        Entry {
            label: hexes(battle, range),
            clause: Some(DICE.as_str().to_owned()),
            value: words.fill("panel.range", &values),
            told: false,
        }
    };
    (1..=reach).map(entry).collect()
}
