//! Terrain that is named, changed or removed in play (sections 11.8.1 and 11.8.5: players decide
//! the cover and strength).

use drumhead_rules::data::catalogue::Form;

use super::wagons::fort_name;
use crate::battle::name;
use crate::battle::prelude::*;
use crate::terrain::{self, Feature};

/// The maximum length of a name, in characters.
pub(in super::super) const NAME: u32 = 40;

written! {
    /// A terrain feature was named, changed or removed.
    pub struct GroundChanged {
        /// The feature.
        pub feature: u16,
        /// The feature now; `None` if it was removed.
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
        let (position, rules) = (position(before), &before.tables.rules);
        let line = match (&self.now, before.state.ground.get(&self.feature)) {
            // The manoeuvre that hitches or unhitches wagons has its own line.
            (Some(now), Some(before)) if now.hitched != before.hitched => return Vec::new(),
            (Some(now), Some(before)) => changed(position, before, now),
            // A unit's labour makes its part of the hedgerow a separate feature.
            (Some(now), None) if now.labourer.is_some() => {
                let whole = Site {
                    cleared: 0,
                    loopholes: 0,
                    ..now.clone()
                };
                changed(position, &whole, now)
            }
            (Some(now), None) => {
                let kind = message(format!("ground.{}", now.feature.kind.id()));
                let row = rules.ground.of(now.feature.kind);
                let clause = row.map_or(KINDS_OF_GROUND, |row| row.clause);
                let key = match now.feature.name.is_empty() {
                    true => "log.ground_unnamed",
                    false => "log.ground_named",
                };
                of(position, key, now).with("kind", kind).by(clause)
            }
            (None, Some(before)) => of(position, "log.ground_removed", before).by(KINDS_OF_GROUND),
            (None, None) => line("log.ground_removed").by(KINDS_OF_GROUND),
        };
        vec![line]
    }
}

impl Position<'_> {
    /// Returns a feature's name for use inside a line. A feature that the players have not named is
    /// called after the unit whose war wagons formed it, or after its kind, in the battle's
    /// language.
    pub(in super::super) fn called(&self, site: &Site) -> String {
        self.called_in(Form::Within, site)
    }

    /// Like [`Self::called`], but for use at the beginning of a line or as a label.
    pub(in super::super) fn called_first(&self, site: &Site) -> String {
        self.called_in(Form::Start, site)
    }

    /// Returns a feature's name: the players' name or, if they gave none, a name in this form for
    /// the beginning or the inside of a line. If a unit has worked at a part of a hedgerow, the
    /// name of that part includes the unit.
    fn called_in(&self, form: Form, site: &Site) -> String {
        let whole = self.whole_called_in(form, site);
        match site.labourer {
            Some(unit) => {
                let unit = name(*self, unit);
                self.say("ground.frontage", &[("feature", &whole), ("unit", &unit)])
            }
            None => whole,
        }
    }

    /// Returns the name of a feature. For a part of a hedgerow at which a unit has worked, returns
    /// the name of the whole hedgerow.
    fn whole_called_in(&self, form: Form, site: &Site) -> String {
        let Feature { id, name, kind, .. } = &site.feature;
        if !name.is_empty() {
            return name.clone();
        }
        if let Some(unit) = self.unit_of_fort(site) {
            return fort_name(*self, form, unit);
        }
        let called = self.say(&form.key(&format!("ground.{}", kind.id())), &[]);
        let alike = |other: &Site| {
            let it = &other.feature;
            let unnamed = it.name.is_empty() && self.unit_of_fort(other).is_none();
            it.id != *id && it.kind == *kind && unnamed && other.labourer == site.labourer
        };
        if !self.state.ground.values().any(alike) {
            return called;
        }
        let number = id.to_string();
        self.say("ground.unnamed", &[("kind", &called), ("number", &number)])
    }

    /// Returns the name of the feature with this number; empty if there is none.
    pub(in super::super) fn feature_name(&self, feature: u16) -> String {
        let site = self.state.ground.get(&feature);
        site.map_or_else(String::new, |site| self.called(site))
    }
}

/// Returns a line about a feature.
fn of(position: Position<'_>, key: &'static str, site: &Site) -> Line {
    line(key).with("feature", position.called_first(site))
}

/// Returns the log line of a feature that changed.
fn changed(position: Position<'_>, before: &Site, now: &Site) -> Line {
    let rules = position.rules;
    let of = |key| of(position, key, now);
    let by_labour = |key, unit| {
        unit_line(key, unit)
            .with("feature", position.whole_called_in(Form::Within, before))
            .by(HEDGEROW)
    };
    if now.hits != before.hits {
        let key = if now.is_wrecked(rules) {
            "log.wrecked"
        } else {
            "log.ruin"
        };
        let clause = terrain::wrecks(now.feature.kind, rules).unwrap_or(BALL);
        return of(key).with("hits", now.hits).by(clause);
    }
    if now.feature.kind != before.feature.kind {
        return match now.labourer {
            Some(unit) => by_labour("log.cleared_by", unit),
            None => of("log.cleared").by(HEDGEROW),
        };
    }
    let clears = now.cleared != before.cleared;
    if clears || now.loopholes != before.loopholes {
        return match now.labourer {
            Some(unit) if clears => {
                let turns = rules.ground.hedgerow.turns_to_clear;
                let line = by_labour("log.clearing", unit);
                line.with("n", now.cleared).with("turns", turns)
            }
            Some(unit) => by_labour("log.loopholes", unit),
            None => of("log.laboured").by(HEDGEROW),
        };
    }
    of("log.ground_changed").by(BALL)
}

impl Resolver<'_> {
    /// Sets a feature.
    pub(in super::super) fn set_site(&mut self, site: Site) -> Result<(), BadFact> {
        let (feature, now) = (site.feature.id, Some(site));
        self.add(GroundChanged { feature, now })
    }
}
