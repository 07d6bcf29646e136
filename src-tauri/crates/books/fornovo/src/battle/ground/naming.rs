//! Terrain that is named, changed or removed in play (sections 11.8.1 and 11.8.5: players decide
//! its cover and strength).

use drumhead_rules::data::catalogue::capital;

use super::Stand;
use crate::battle::prelude::*;
use crate::tables::Rules;
use crate::terrain::{self, Feature, FeatureKind};

/// The maximum length of a name, in characters.
pub(in super::super) const NAME: u32 = 40;

impl Position<'_> {
    /// Returns the fort of the unit's own war wagons: the fort named after the unit, or the fort in
    /// which it is.
    pub(in super::super) fn own_wagons(&self, unit: UnitRef) -> Option<u16> {
        let (_, state) = self.unit(unit)?;
        if state.models.war_wagon == 0 {
            return None;
        }
        let wagons = |site: &Site| site.feature.kind == FeatureKind::WarWagons;
        let stood = state
            .ground
            .map(|spot| spot.feature)
            .filter(|id| self.state.ground.get(id).is_some_and(wagons));
        stood.or_else(|| {
            let called = fort_of(*self, unit);
            let mut sites = self.state.ground.iter();
            let own = sites.find(|(_, site)| wagons(site) && site.feature.name == called);
            own.map(|(id, _)| *id)
        })
    }

    /// Returns the current fort of the unit's own war wagons; `None` for a unit without war wagons.
    fn own_fort(&self, unit: UnitRef) -> Option<(u16, &Site)> {
        let fort = self.own_wagons(unit)?;
        Some((fort, self.state.ground.get(&fort)?))
    }

    /// Whether there are wagons on the table that units may pass through (F-2.69).
    pub(in super::super) fn has_wagons(&self) -> bool {
        let wagons = [FeatureKind::Laager, FeatureKind::WarWagons];
        let mut sites = self.state.ground.values();
        sites.any(|site| wagons.contains(&site.feature.kind) && !site.hitched)
    }

    /// Whether no war wagons are left at the unit's place: ballshot has wrecked all of them, or the
    /// unit has none of its own left (F-2.64, D-83).
    pub(super) fn wagons_are_gone(&self, unit: UnitRef, site: &Site) -> bool {
        let lost = || {
            self.unit(unit).is_some_and(|(bought, state)| {
                let all = bought.models.war_wagon > 0 && state.models.war_wagon == 0;
                all && site.feature.name == fort_of(*self, unit)
            })
        };
        let wagons = site.feature.kind == FeatureKind::WarWagons;
        wagons && (site.is_wrecked(self.rules) || lost())
    }

    /// Whether the unit's own war wagons are hitched and move with it (F-2.64).
    pub(in super::super) fn on_the_road(&self, unit: UnitRef) -> bool {
        let fort = self.own_fort(unit);
        fort.is_some_and(|(_, site)| site.hitched)
    }

    /// Whether the unit's own war wagons are drawn up and can be hitched: the unit mans them, or is
    /// too large to man them.
    pub(in super::super) fn may_hitch(&self, unit: UnitRef) -> bool {
        self.own_fort(unit).is_some_and(|(_, site)| {
            let figures = self.unit(unit).map_or(0, |(_, state)| state.figures());
            let holds = site.feature.capacity.unwrap_or(u32::MAX);
            !site.hitched && (self.in_own_wagons(unit) || figures > holds)
        })
    }

    /// Whether the unit mans its own war wagons, which are drawn up and cannot move (F-2.64).
    pub(in super::super) fn in_own_wagons(&self, unit: UnitRef) -> bool {
        let inside = |(site, stand): (&Site, Stand)| {
            site.feature.kind == FeatureKind::WarWagons && stand == Stand::In
        };
        let wagons = self
            .unit(unit)
            .map_or(0, |(_, state)| state.models.war_wagon);
        wagons > 0 && self.at(unit).is_some_and(inside)
    }
}

/// Returns the name of the fort of a unit's war wagons. A fort is found by its name, so a unit with
/// a namesake among the enemies is named with its side.
fn fort_of(position: Position<'_>, unit: UnitRef) -> String {
    let who = super::super::name(position, unit);
    let sides = (0_u8..).take(position.setup.sides.len());
    let mut namesakes = sides
        .filter(|side| *side != unit.side)
        .map(|side| UnitRef::new(side, unit.unit));
    let alike = |other: UnitRef| {
        let bought = position.setup.unit(other);
        let wagons = bought.is_some_and(|bought| bought.models.war_wagon > 0);
        wagons && super::super::name(position, other) == who
    };
    if !namesakes.any(alike) {
        return position.say("ground.wagon_fort", &[("unit", &who)]);
    }
    let called = |side| super::super::side_name(position, side);
    let side = match called(0) == called(1) {
        true => unit.side.saturating_add(1).to_string(),
        false => called(unit.side),
    };
    position.say(
        "ground.wagon_fort_of_side",
        &[("unit", &who), ("side", &side)],
    )
}

const SETTLED: ClauseId = ClauseId::new("F-11.14");
const BALL: ClauseId = ClauseId::new("F-11.18");
const LABOUR: ClauseId = ClauseId::new("F-11.11");
const WAGONS: ClauseId = ClauseId::new("F-2.64");

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
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
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
                let clause = row.map_or(SETTLED, |row| row.clause);
                of("log.ground_named", now).with("kind", kind).by(clause)
            }
            (None, Some(before)) => of("log.ground_removed", before).by(SETTLED),
            (None, None) => line("log.ground_removed").by(SETTLED),
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
            None => of("log.cleared", now).by(LABOUR),
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
            None => of("log.laboured", now).by(LABOUR),
        };
    }
    of("log.ground_changed", now).by(BALL)
}

/// Returns the log line of a unit's labour at a hedgerow. Earlier versions did not store the unit.
fn by_labour(key: &'static str, unit: UnitRef, now: &Site) -> Line {
    unit_line(key, unit)
        .with("feature", now.feature.name.as_str())
        .by(LABOUR)
}

impl Resolver<'_> {
    /// Sets a feature.
    pub(in super::super) fn set_site(&mut self, site: Site) -> Result<(), Misfit> {
        let (feature, now) = (site.feature.id, Some(site));
        self.add(GroundChanged { feature, now })
    }

    /// Places each unit with war wagons in a fort of its wagons: soft cover for the figures that
    /// man them, until ballshot has wrecked them (F-2.64, D-83). The fort belongs to the unit,
    /// which may still be placed elsewhere.
    pub(in super::super) fn draw_up_wagons(&mut self) -> Result<(), Misfit> {
        let kind = FeatureKind::WarWagons;
        let size = &self.rules.limits.size.war_wagon;
        for unit in self.units_on_table() {
            let wagons = u32::from(self.state(unit)?.models.war_wagon);
            let last = self.battle.state.ground.keys().next_back().copied();
            let Some(id) = last.unwrap_or_default().checked_add(1) else {
                return Ok(());
            };
            if wagons == 0 {
                continue;
            }
            let called = fort_of(self.position(), unit);
            let one = terrain::named(id, called, kind, self.rules);
            let defenders = size.defenders.saturating_mul(wagons);
            let fort = Feature {
                capacity: Some(defenders),
                hits: one.hits.map(|hits| hits.saturating_mul(wagons)),
                ..one
            };
            self.set_site(Site::whole(fort))?;
            let (feature, stand) = (id, Stand::In);
            let state = self.state(unit)?;
            if state.figures() <= defenders && !state.mounted {
                self.set_spot(unit, Some(Spot { feature, stand }))?;
            }
        }
        Ok(())
    }

    /// Hitches the unit's wagons, so that no figures man them, or draws them up: the unit mans them
    /// if they have room (F-2.64).
    pub(in super::super) fn hitch(&mut self, unit: UnitRef, hitched: bool) -> Result<(), Misfit> {
        let position = self.position();
        let fort = position.own_fort(unit).map(|(id, site)| (id, site.clone()));
        let Some((feature, site)) = fort else {
            return Ok(());
        };
        let inside = |state: &UnitState| state.ground.is_some_and(|spot| spot.feature == feature);
        let units = self.battle.state.units.iter();
        let inside = units
            .filter(|(_, state)| inside(state))
            .map(|(unit, _)| *unit);
        for unit in inside.collect::<Vec<_>>() {
            self.leave_stakes(unit)?;
            self.move_to_spot(unit, None)?;
        }
        self.set_site(Site { hitched, ..site })?;
        let stand = Stand::In;
        let spot = Spot { feature, stand };
        if !hitched && self.position().against_standing(unit, spot).is_empty() {
            self.set_spot(unit, Some(spot))?;
        }
        Ok(())
    }
}
