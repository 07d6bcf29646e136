//! War wagons: the fort that a unit's own wagons form, hitched or drawn up (F-2.64).

use drumhead_rules::data::catalogue::Form;
use drumhead_vocabulary::play::other;

use super::Stand;
use crate::battle::name;
use crate::battle::prelude::*;
use crate::terrain::{self, Feature, FeatureKind};

impl Position<'_> {
    /// Returns the fort of the unit's own war wagons. If the players removed that fort, returns the
    /// wagons that the unit occupies.
    pub(in super::super) fn own_wagons(&self, unit: UnitRef) -> Option<u16> {
        let (_, state) = self.unit(unit)?;
        if state.models.war_wagon == 0 {
            return None;
        }
        let here = |id: &u16| {
            let site = self.state.ground.get(id);
            site.is_some_and(|site| site.feature.kind == FeatureKind::WarWagons)
        };
        let stood = || state.ground.map(|spot| spot.feature).filter(here);
        state.fort.filter(here).or_else(stood)
    }

    /// Returns the fort of the unit's own war wagons, as in [`Self::own_wagons`], with its current
    /// state; `None` if there is none.
    fn own_fort(&self, unit: UnitRef) -> Option<(u16, &Site)> {
        let fort = self.own_wagons(unit)?;
        Some((fort, self.state.ground.get(&fort)?))
    }

    /// Whether there are wagons on the table through which units may pass (F-2.69).
    pub(in super::super) fn has_wagons(&self) -> bool {
        let wagons = [FeatureKind::Laager, FeatureKind::WarWagons];
        let mut sites = self.state.ground.values();
        sites.any(|site| wagons.contains(&site.feature.kind) && !site.hitched)
    }

    /// Returns the unit whose war wagons formed the feature; `None` for other terrain, and for war
    /// wagons that the players added.
    pub(super) fn unit_of_fort(&self, site: &Site) -> Option<UnitRef> {
        let wagons = site.feature.kind == FeatureKind::WarWagons;
        let mut units = self.state.units.iter().filter(|_| wagons);
        let of = units.find(|(_, state)| state.fort == Some(site.feature.id));
        of.map(|(unit, _)| *unit)
    }

    /// Whether the unit is in war wagons with fewer places than men, as when some are wrecked: some
    /// of the men have no cover (F-2.64, F-9.17).
    pub(in super::super) fn overfills_wagons(&self, unit: UnitRef) -> bool {
        let Some((site, _)) = self.at(unit).filter(|_| self.defends_wagons(unit)) else {
            return false;
        };
        let each = self.rules.limits.size.war_wagon.defenders;
        let of = self.unit_of_fort(site).and_then(|unit| self.unit(unit));
        let left = of.map(|(_, state)| each.saturating_mul(u32::from(state.models.war_wagon)));
        let places = left.or(site.feature.capacity).unwrap_or(u32::MAX);
        let inside = |state: &UnitState| {
            let there = state
                .ground
                .is_some_and(|spot| spot.feature == site.feature.id);
            state.on_table() && there
        };
        let units = self.state.units.values().filter(|state| inside(state));
        units.map(UnitState::figures).fold(0, u32::saturating_add) > places
    }

    /// Whether the war wagons are gone: ballshot has wrecked all of them, or their unit has none
    /// left (F-2.64, D-83).
    pub(super) fn wagons_are_gone(&self, site: &Site) -> bool {
        let lost = || {
            let unit = self.unit_of_fort(site);
            let of = unit.and_then(|unit| self.unit(unit));
            of.is_some_and(|(_, state)| state.models.war_wagon == 0)
        };
        let wagons = site.feature.kind == FeatureKind::WarWagons;
        wagons && (site.is_wrecked(self.rules) || lost())
    }

    /// Whether the unit's own war wagons are hitched and move with it (F-2.64).
    pub(in super::super) fn on_the_road(&self, unit: UnitRef) -> bool {
        self.hitched_wagons(unit).is_some()
    }

    /// Returns the unit's own war wagons if they are hitched (F-2.64).
    pub(super) fn hitched_wagons(&self, unit: UnitRef) -> Option<&Site> {
        let (_, site) = self.own_fort(unit)?;
        site.hitched.then_some(site)
    }

    /// Whether the unit's own war wagons are drawn up and can be hitched: the unit mans them, or is
    /// too large to man them.
    pub(in super::super) fn may_hitch(&self, unit: UnitRef) -> bool {
        self.own_fort(unit).is_some_and(|(_, site)| {
            let figures = self.unit(unit).map_or(0, |(_, state)| state.figures());
            let capacity = site.feature.capacity.unwrap_or(u32::MAX);
            !site.hitched && (self.in_own_wagons(unit) || figures > capacity)
        })
    }

    /// Whether the unit mans its own war wagons, which are drawn up and cannot move (F-2.64).
    pub(in super::super) fn in_own_wagons(&self, unit: UnitRef) -> bool {
        let own = self.own_wagons(unit);
        let inside =
            |(site, stand): (&Site, Stand)| own == Some(site.feature.id) && stand == Stand::In;
        self.at(unit).is_some_and(inside)
    }
}

/// Returns a fort of the unit's wagons: soft cover for the figures that man them, until ballshot
/// has wrecked them (F-2.64, D-83). Returns `None` for a unit without war wagons.
fn fort(position: Position<'_>, unit: UnitRef) -> Option<Feature> {
    let (_, state) = position.unit(unit)?;
    let wagons = u32::from(state.models.war_wagon);
    let last = position.state.ground.keys().next_back().copied();
    let id = last
        .unwrap_or_default()
        .checked_add(1)
        .filter(|_| wagons > 0)?;
    let one = terrain::named(id, String::new(), FeatureKind::WarWagons, position.rules);
    let each = position.rules.limits.size.war_wagon.defenders;
    Some(Feature {
        capacity: Some(each.saturating_mul(wagons)),
        hits: one.hits.map(|hits| hits.saturating_mul(wagons)),
        ..one
    })
}

/// Returns the name of a fort of the unit's wagons. It includes the unit's side if the enemy has a
/// fort of a unit with the same number and name.
pub(super) fn fort_name(position: Position<'_>, form: Form, unit: UnitRef) -> String {
    let called = name(position, unit);
    let twin = UnitRef::new(other(unit.side), unit.unit);
    let has_fort = |(_, state): (_, &UnitState)| state.fort.is_some();
    if !position.unit(twin).is_some_and(has_fort) || name(position, twin) != called {
        return position.say(&form.key("ground.wagon_fort"), &[("unit", &called)]);
    }
    let sides = position.setup.side_names();
    // Armies with the same name are distinguished like unnamed armies.
    let sides = if sides[0] == sides[1] { [""; 2] } else { sides };
    let side = frame::side_name(position.words, sides, unit.side);
    let values = [("unit", &*called), ("side", side)];
    position.say(&form.key("ground.wagon_fort_of_side"), &values)
}

/// Draws up the war wagons of each unit before the first turn. A unit on foot mans them, even if
/// some of its men have no place (F-9.17). The fort belongs to the unit, which may still be placed
/// elsewhere.
pub(in super::super) fn draw_up_wagons(battle: &mut Battle) {
    let units: Vec<UnitRef> = battle.state.units.keys().copied().collect();
    for unit in units {
        let Some(fort) = fort(position(battle), unit) else {
            continue;
        };
        let (feature, stand) = (fort.id, Stand::In);
        if let Some(state) = battle.state.units.get_mut(&unit) {
            let mans = !state.mounted;
            state.fort = Some(feature);
            state.ground = mans.then_some(Spot { feature, stand });
        }
        battle.state.ground.insert(feature, Site::intact(fort));
    }
}

impl Resolver<'_> {
    /// Hitches the unit's wagons, so that no figures man them, or draws them up: the unit mans them
    /// if it can, even if some of its men have no place (F-2.64, F-9.17).
    pub(in super::super) fn hitch(&mut self, unit: UnitRef, hitched: bool) -> Result<(), BadFact> {
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
        let against = self.position().against_standing(unit, spot);
        if !hitched && against.iter().all(|it| it.id.starts_with("full")) {
            self.set_spot(unit, Some(spot))?;
        }
        Ok(())
    }

    /// Removes the wagons that hits on their fort have wrecked, whichever unit was the target
    /// (F-2.64).
    pub(super) fn wreck_wagons(&mut self, fort: &Site) -> Result<(), BadFact> {
        let each = terrain::named(0, String::new(), FeatureKind::WarWagons, self.rules).hits;
        let unit = self.position().unit_of_fort(fort);
        let (Some(unit), Some(each), Some(all_hits)) = (unit, each, fort.feature.hits) else {
            return Ok(());
        };
        let left = all_hits.saturating_sub(fort.hits).div_ceil(each.max(1));
        let mut models = self.state(unit)?.models;
        models.war_wagon = models
            .war_wagon
            .min(u16::try_from(left).unwrap_or(u16::MAX));
        self.set_models(unit, models)
    }
}
