//! What happened to the ground, and which units stand where.

use drumhead_rules::data::catalogue::capital;

use super::super::ground::{FeatureKind, Site, Spot, Stand};
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
        return match now.labourer {
            Some(unit) => by_labour("log.cleared_by", unit, now),
            None => of("log.cleared", now).by(LABOUR),
        };
    }
    let clears = now.cleared != before.cleared;
    if clears || now.loopholes != before.loopholes {
        return match now.labourer {
            Some(unit) if clears => {
                let turns = table.rules.ground.hedgerow.turns_to_clear;
                let line = by_labour("log.clearing", unit, now);
                line.with("n", now.cleared).with("turns", turns)
            }
            Some(unit) => by_labour("log.loopholes", unit, now),
            None => of("log.laboured", now).by(LABOUR),
        };
    }
    of("log.ground_changed", now).by(BALL)
}

/// What a unit has done at a hedgerow; earlier versions did not write which.
fn by_labour(key: &'static str, unit: UnitRef, now: &Site) -> Line {
    unit_line(key, unit)
        .with("feature", now.feature.name.as_str())
        .by(LABOUR)
}

/// A unit has come to stand somewhere.
pub(super) fn stands(table: Table<'_>, unit: UnitRef, spot: Option<Spot>) -> Line {
    let (key, called) = match spot {
        Some(spot) => {
            let site = table.state.ground.get(&spot.feature);
            let called = site.map_or("", |site| &site.feature.name);
            let on = site.is_some_and(|site| site.feature.kind.is_stood_on());
            let how = match (spot.stand, on) {
                (Stand::In, true) => "on",
                (stand, _) => stand.id(),
            };
            (format!("log.stands_{how}"), called)
        }
        None => {
            let left = table.at(unit).map_or("", |(site, _)| &site.feature.name);
            ("log.leaves_ground".to_owned(), left)
        }
    };
    unit_line(key, unit).with("feature", called)
}
