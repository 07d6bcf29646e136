//! Terrain that is named, changed or removed in play (sections 11.8.1 and 11.8.5: players decide
//! its cover and strength).

use drumhead_rules::data::catalogue::capital;

use crate::battle::prelude::*;
use crate::tables::Rules;
use crate::terrain::FeatureKind;

/// The maximum length of a name, in characters.
pub(in super::super) const NAME: u32 = 40;

written! {
    /// A terrain feature was named, changed or removed.
    pub struct GroundChanged {
        /// The feature.
        pub feature: u16,
        /// The feature now; none if it was removed.
        pub now: Option<Site>,
    }
}

impl Fact<Fornovo> for GroundChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        match &self.now {
            Some(now) => battle.state.ground.insert(self.feature, now.clone()),
            None => battle.state.ground.remove(&self.feature),
        };
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let rules = &before.tables.rules;
        let line = match (&self.now, before.state.ground.get(&self.feature)) {
            (Some(now), Some(before)) => changed(before, now, rules),
            (Some(now), None) => {
                let kind = message(format!("ground.{}", now.feature.kind.id()));
                let row = rules.ground.of(now.feature.kind);
                let clause = row.map_or(KINDS_OF_GROUND, |row| row.clause);
                of("log.ground_named", now).with("kind", kind).by(clause)
            }
            (None, Some(before)) => of("log.ground_removed", before).by(KINDS_OF_GROUND),
            (None, None) => line("log.ground_removed").by(KINDS_OF_GROUND),
        };
        vec![line]
    }
}

/// Returns a line about a feature. The names of some works begin with an article.
fn of(key: &'static str, site: &Site) -> Line {
    line(key).with("feature", capital(&site.feature.name))
}

/// Returns the log line of a feature that changed.
fn changed(before: &Site, now: &Site, rules: &Rules) -> Line {
    if now.hits != before.hits {
        let key = if now.is_wrecked(rules) {
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
            None => of("log.cleared", now).by(HEDGEROW),
        };
    }
    let clears = now.cleared != before.cleared;
    if clears || now.loopholes != before.loopholes {
        return match now.labourer {
            Some(unit) if clears => {
                let turns = rules.ground.hedgerow.turns_to_clear;
                let line = by_labour("log.clearing", unit, now);
                line.with("n", now.cleared).with("turns", turns)
            }
            Some(unit) => by_labour("log.loopholes", unit, now),
            None => of("log.laboured", now).by(HEDGEROW),
        };
    }
    of("log.ground_changed", now).by(BALL)
}

/// Returns the log line of a unit's labour at a hedgerow. Earlier versions did not store the unit.
fn by_labour(key: &'static str, unit: UnitRef, now: &Site) -> Line {
    unit_line(key, unit)
        .with("feature", now.feature.name.as_str())
        .by(HEDGEROW)
}

impl Resolver<'_> {
    /// Sets a feature.
    pub(in super::super) fn set_site(&mut self, site: Site) -> Result<(), BadFact> {
        let (feature, now) = (site.feature.id, Some(site));
        self.add(GroundChanged { feature, now })
    }
}
