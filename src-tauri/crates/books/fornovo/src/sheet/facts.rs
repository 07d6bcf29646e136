//! Values for play: moves, saves, and the ranges of guns and snipers.

use super::*;
use crate::army::*;
use crate::movement::{gun_move, unit_move};
use crate::shooting::{FigureSaves, fire, saves};
use crate::tables::saves::GunRow;

/// Returns the unit's moves and saves, and the ranges of its guns, each with its label.
pub(super) fn of(seen: &Seen<'_>, unit: &Unit) -> Vec<Fact> {
    let mut facts = Vec::new();
    if unit.kind == Kind::Artillery {
        let guns: Vec<_> = Model::GUNS
            .into_iter()
            .filter(|gun| unit.models.count(*gun) > 0)
            .collect();
        for gun in &guns {
            facts.extend(gun_facts(seen, *gun, unit.mount, guns.len() > 1));
        }
    } else if let Some(row) = unit_move(unit, seen.army.scale, seen.rules) {
        let value = if row.normal == row.charge {
            format!("{}″", row.normal)
        } else {
            let charge = seen.words.get("roster.charge");
            format!("{}″, {charge} {}″", row.normal, row.charge)
        };
        facts.push(fact(seen, "move", value));
    }
    facts.extend(save_facts(seen, unit));
    facts
}

/// Returns a sniper's move and range (F-2.51).
pub(super) fn of_sniper(seen: &Seen<'_>, unit: &Unit) -> Vec<Fact> {
    let row = unit_move(unit, seen.army.scale, seen.rules);
    let sniper = &seen.rules.shooting.sniper;
    let far = Some(sniper.far_range.at(seen.army.scale));
    let facts = [("move", row.map(|row| row.normal)), ("fires", far)].into_iter();
    facts
        .filter_map(|(label, length)| Some(fact(seen, label, format!("{}″", length?))))
        .collect()
}

/// Returns the moves, ranges, reload time and gunners of a kind of gun. `named` labels the moves
/// with the gun's name.
fn gun_facts(seen: &Seen<'_>, gun: Model, mount: GunMount, named: bool) -> [Fact; 2] {
    let scale = seen.army.scale;
    let row = gun_move(gun, mount, scale, seen.rules);
    let words = |key: &str| seen.words.get(&format!("roster.{key}")).to_owned();
    let drawn = format!(
        "{} {}″, {} {}″",
        words("limbered"),
        row.limbered,
        words("by_hand"),
        row.manhandled
    );
    let shot = fire(gun, seen.army.year, seen.rules);
    let range = |row: GunRow| row.range.at(scale);
    let mut parts = Vec::new();
    let close = shot.ball_close.map(range);
    let far = shot.ball_far.map(range);
    if let (Some(close), Some(far)) = (close, far) {
        parts.push(format!("{} {close}/{far}″", words("ball")));
    }
    if let Some(hail) = shot.hail.map(range) {
        parts.push(format!("{} {hail}″", words("hail")));
    }
    let reload = [shot.ball_close, shot.hail]
        .into_iter()
        .flatten()
        .map(|row| row.reload)
        .max();
    if let Some(turns) = reload.filter(|turns| *turns > 0) {
        parts.push(format!("{} {turns}", words("reload")));
    }
    let crew = seen.rules.movement.crew.of(gun);
    parts.push(format!("{} {}", words("crew"), crew.fire));
    let label = if named {
        seen.label(gun.id())
    } else {
        words("move")
    };
    [
        Fact {
            label,
            value: drawn,
        },
        Fact {
            label: seen.words.get("roster.fires").to_owned(),
            value: parts.join(", "),
        },
    ]
}

/// Returns the saves against shooting and in combat.
fn save_facts(seen: &Seen<'_>, unit: &Unit) -> [Fact; 2] {
    let rows: Vec<_> = unit
        .groups
        .iter()
        .map(|group| {
            let who = describe::called(seen, unit, group);
            (who, saves(unit, group, seen.rules))
        })
        .collect();
    let shot = each(&rows, |row| {
        let causes = [
            ("crossbow", row.crossbow),
            ("longbow", row.longbow),
            ("other_missile", row.other),
            ("gunpowder", row.gunpowder),
        ];
        scores(seen, &causes)
    });
    let struck = each(&rows, |row| {
        let causes = [
            ("heavy_arms", row.heavy_weapon),
            ("other_arms", row.other_weapon),
        ];
        scores(seen, &causes)
    });
    [fact(seen, "shot", shot), fact(seen, "struck", struck)]
}

/// Returns each group's saves, or one save if all are equal: `pikes: 6+; muskets: none`.
fn each(rows: &[(String, FigureSaves)], text_of: impl Fn(&FigureSaves) -> String) -> String {
    let mut sorts: Vec<(String, Vec<&str>)> = Vec::new();
    for (who, row) in rows {
        let text = text_of(row);
        match sorts.iter_mut().find(|(other, _)| *other == text) {
            Some((_, names)) if names.contains(&who.as_str()) => {}
            Some((_, names)) => names.push(who),
            None => sorts.push((text, vec![who])),
        }
    }
    if let [(text, _)] = sorts.as_slice() {
        return text.clone();
    }
    let parts = sorts
        .into_iter()
        .map(|(text, names)| format!("{}: {text}", names.join(", ")));
    parts.collect::<Vec<_>>().join("; ")
}

/// Returns the saves by cause: `longbow 5+, rest 4+`. Causes with the same save are joined, and the
/// largest such set is called the rest.
fn scores(seen: &Seen<'_>, saves: &[(&str, Option<u8>)]) -> String {
    let words = |key: &str| seen.words.get(&format!("save.{key}")).to_owned();
    let score = |save: Option<u8>| match save {
        Some(least) => format!("{least}+"),
        None => words("none"),
    };
    let mut sets: Vec<(Option<u8>, Vec<&str>)> = Vec::new();
    for (cause, save) in saves {
        match sets.iter_mut().find(|(other, _)| other == save) {
            Some((_, causes)) => causes.push(cause),
            None => sets.push((*save, vec![cause])),
        }
    }
    if let [(save, _)] = sets.as_slice() {
        return score(*save);
    }
    let largest = sets
        .iter()
        .map(|(_, causes)| causes.len())
        .max()
        .unwrap_or(0);
    let rest = sets
        .iter()
        .rposition(|(_, causes)| causes.len() == largest && largest > 1);
    if let Some(place) = rest {
        let set = sets.remove(place);
        sets.push((set.0, vec!["rest"]));
    }
    let parts = sets.into_iter().map(|(save, causes)| {
        let names: Vec<_> = causes.into_iter().map(words).collect();
        // A cause and its score must not be broken across lines.
        format!("{} {}", names.join("/"), score(save)).replace(' ', "\u{A0}")
    });
    parts.collect::<Vec<_>>().join(", ")
}
