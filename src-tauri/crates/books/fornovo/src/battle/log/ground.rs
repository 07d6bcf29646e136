//! What happened to the ground, and which units stand where.

use drumhead_rules::data::catalogue::capital;

use super::super::ground::{FeatureKind, Site, Spot};
use super::super::prelude::*;

const SETTLED: ClauseId = ClauseId::new("F-11.14");
const BALL: ClauseId = ClauseId::new("F-11.18");
const LABOUR: ClauseId = ClauseId::new("F-11.11");
const WAGONS: ClauseId = ClauseId::new("F-2.64");

/// A feature is named, has changed or is removed.
pub(super) fn settled(table: Table<'_>, feature: u16, now: Option<&Site>) -> Line {
    let before = table.state.ground.get(&feature);
    let of = |key: &'static str, site: &Site| {
        // The names of some works begin with an article.
        line(key).with("feature", capital(&site.feature.name))
    };
    let (Some(now), Some(before)) = (now, before) else {
        if let Some(now) = now {
            let kind = message(format!("ground.{}", now.feature.kind.id()));
            let row = table.rules.ground.of(now.feature.kind);
            let clause = row.map_or(SETTLED, |row| row.clause);
            return of("log.ground_named", now).with("kind", kind).by(clause);
        }
        let removed = before.map(|site| of("log.ground_removed", site));
        return removed
            .unwrap_or_else(|| line("log.ground_removed"))
            .by(SETTLED);
    };
    if now.hits != before.hits {
        let key = if now.is_wrecked(table.rules) {
            "log.wrecked"
        } else {
            "log.ruin"
        };
        let wagons = now.feature.kind == FeatureKind::WarWagons;
        let clause = if wagons { WAGONS } else { BALL };
        return of(key, now).with("hits", now.hits).by(clause);
    }
    if now.feature.kind != before.feature.kind {
        return of("log.cleared", now).by(LABOUR);
    }
    let laboured = now.cleared != before.cleared || now.loopholes != before.loopholes;
    if laboured {
        return of("log.laboured", now).by(LABOUR);
    }
    of("log.ground_changed", now).by(BALL)
}

/// A unit has come to stand somewhere.
pub(super) fn stands(table: Table<'_>, unit: UnitRef, spot: Option<Spot>) -> Line {
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
    unit_line(key, unit).with("feature", called)
}
