//! What happened to the ground, and who stands where.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::ground::{FeatureKind, Site, Spot};
use super::super::table::Table;
use super::super::{name, say};
use super::told;

/// A feature is named, has changed or is removed.
pub(super) fn ground(table: Table<'_>, feature: u16, now: Option<&Site>) -> Option<LogLine> {
    let before = table.state.ground.get(&feature);
    let line =
        |text: String, clause: &str| told(text, Vec::new(), Tone::Plain, vec![clause.to_owned()]);
    let Some(now) = now else {
        let called = before.map_or("", |site| &site.feature.name);
        return line(say("log.ground_removed", &[("feature", called)]), "F-11.14");
    };
    let called = &now.feature.name;
    let Some(before) = before else {
        let what = say(&format!("ground.{}", now.feature.kind.id()), &[]);
        let said = [("feature", called.as_str()), ("kind", what.as_str())];
        let row = table.rules.ground.of(now.feature.kind);
        let clause = row.map_or("F-11.14", |row| row.clause.as_str());
        return line(say("log.ground_named", &said), clause);
    };
    if now.hits != before.hits {
        let key = if now.is_wrecked(table.rules) {
            "log.wrecked"
        } else {
            "log.ruin"
        };
        let hits = now.hits.to_string();
        let wagons = now.feature.kind == FeatureKind::WarWagons;
        let clause = if wagons { "F-2.64" } else { "F-11.18" };
        return line(say(key, &[("feature", called), ("hits", &hits)]), clause);
    }
    if now.feature.kind != before.feature.kind {
        return line(say("log.cleared", &[("feature", called)]), "F-11.11");
    }
    let laboured = now.cleared != before.cleared || now.loopholes != before.loopholes;
    if laboured {
        return line(say("log.laboured", &[("feature", called)]), "F-11.11");
    }
    line(say("log.ground_changed", &[("feature", called)]), "F-11.18")
}

/// A unit has come to stand somewhere.
pub(super) fn stands(table: Table<'_>, unit: UnitRef, spot: Option<Spot>) -> Option<LogLine> {
    let who = name(table, unit);
    let (key, called) = match spot {
        Some(spot) => {
            let site = table.state.ground.get(&spot.feature);
            let called = site.map_or("", |site| &site.feature.name);
            (format!("log.stands_{}", spot.stand.id()), called)
        }
        None => {
            let left = table.at(unit).map_or("", |(site, _)| &site.feature.name);
            ("log.leaves_ground".to_owned(), left)
        }
    };
    let text = say(&key, &[("unit", &who), ("feature", called)]);
    told(text, vec![unit], Tone::Plain, Vec::new())
}
