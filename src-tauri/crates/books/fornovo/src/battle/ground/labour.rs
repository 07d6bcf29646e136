//! Labour at hedgerows, ditch crossings, and ballshot at works (sections 11.6, 11.8.5, 11.9,
//! 11.10.1).

use super::MOST_FEATURES;
use crate::battle::charges::ChargeObservations;
use crate::battle::prelude::*;
use crate::interpretations::DitchShakes;
use crate::terrain::{self, Entrant, FeatureKind, Stand};

/// Labour at a hedgerow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Labour {
    /// Clearing: the hedgerow eventually becomes a low wall.
    Clears,
    /// Cutting loopholes to shoot through.
    Loopholes,
}

/// Returns the part of a hedgerow on which a unit works. The part is a separate feature, so that
/// the rest of the hedgerow remains as it is (F-11.11). A part on which a unit has worked already
/// is not divided further.
pub(in super::super) fn frontage(battle: &Battle, site: &Site) -> Site {
    let ground = &battle.state.ground;
    let last = ground.keys().next_back().copied().unwrap_or_default();
    let mut part = site.clone();
    if site.labourer.is_none() && ground.len() < MOST_FEATURES {
        part.feature.id = last.checked_add(1).unwrap_or(site.feature.id);
    }
    part
}

impl<'a> Position<'a> {
    /// Returns the hedgerow in front of the unit, if it is not cleared.
    pub(in super::super) fn hedgerow(&self, unit: UnitRef) -> Option<&'a Site> {
        let (site, stand) = self.at(unit)?;
        let hedge = site.feature.kind == FeatureKind::Hedgerow && stand == Stand::Behind;
        hedge.then_some(site)
    }

    /// Whether the unit is in a ditch.
    pub(in super::super) fn in_ditch(&self, unit: UnitRef) -> bool {
        self.at(unit).is_some_and(|(site, stand)| {
            site.feature.kind == FeatureKind::Ditch && stand == Stand::In
        })
    }

    /// Whether the unit rolls at a ditch. Crossing always disorders mounted units, and changes
    /// nothing for foot in disorder, unless that disorder ends when the foot leaves a bridge
    /// (F-11.19, F-11.13).
    pub(in super::super) fn rolls_at_ditch(&self, unit: UnitRef) -> bool {
        let in_order = |state: &UnitState| {
            let mut disorder = state.disorder.iter();
            disorder.all(|it| it.cause == DisorderCause::Bridge && !it.lasting)
        };
        self.unit(unit).is_some_and(|(_, state)| in_order(state))
            && !self.is_disordered_by_ditches(unit)
    }

    /// Whether crossing a ditch always disorders the unit: it is mounted (F-11.19).
    pub(in super::super) fn is_disordered_by_ditches(&self, unit: UnitRef) -> bool {
        self.entrants(unit).contains(&Entrant::Mounted)
    }
}

impl Resolver<'_> {
    /// Lets a charge cross a ditch in front of the unit or in front of its target (F-11.19).
    pub(in super::super) fn charges_over_ditch(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Result<(), BadFact> {
        let crossed = self.position().crossed_by_charge(unit, target, observed);
        if !crossed.contains(&FeatureKind::Ditch) {
            return Ok(());
        }
        if self.position().rolls_at_ditch(unit) {
            self.add_incident(unit, Incident::Ditch)
        } else if self.position().is_disordered_by_ditches(unit) {
            self.disorder(unit, DisorderCause::Terrain)
        } else {
            Ok(())
        }
    }

    /// Disorders a unit whose charge crosses the stream in front of it, as a move over the stream
    /// does, or a river by a bridge (F-11.03, F-11.13, D-225).
    pub(in super::super) fn charges_over_water(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Result<(), BadFact> {
        let position = self.position();
        let ahead = position.obstacle_ahead(unit, target, observed.turn);
        let stream = ahead.is_some_and(|site| site.feature.kind == FeatureKind::Stream);
        let wades = stream && position.is_divided_by_streams(unit);
        if wades || position.crosses_bridge(unit, target, observed) {
            self.disorder(unit, DisorderCause::Terrain)?;
        }
        Ok(())
    }

    /// Shakes the target of a charge, if it is in a ditch, before the charge tests: when these
    /// tests begin, or at once if the charge came later (F-11.19, D-200).
    pub(in super::super) fn shakes_in_ditch(&mut self, charger: UnitRef) -> Result<(), BadFact> {
        let state = self.state(charger)?;
        let tests = self.position().tests_to_charge(state);
        match state.charge.filter(|_| tests) {
            Some(charge) => self.charged_in_ditch(charge.target, DitchShakes::BeforeTests),
            None => Ok(()),
        }
    }

    /// Shakes a charged unit in a ditch, before or after the charge tests (F-11.19, D-200).
    pub(in super::super) fn charged_in_ditch(
        &mut self,
        unit: UnitRef,
        when: DitchShakes,
    ) -> Result<(), BadFact> {
        if self.position().in_ditch(unit) && self.rules.choices.ditch_shakes == when {
            self.shake(unit)?;
        }
        Ok(())
    }

    /// Counts ballshot hits on troops at a feature as hits on the feature too (F-11.18, F-11.21,
    /// D-174), and hits on troops with hitched war wagons as hits on the wagons (F-2.64). `earlier`
    /// contains the arm's other shots at these troops.
    pub(in super::super) fn wreck(
        &mut self,
        key: BlowKey,
        blow: &Blow,
        earlier: Earlier,
    ) -> Result<(), BadFact> {
        let By::Fire {
            guns: Some((class, true)),
            dice,
            thrown,
            effect,
            ..
        } = blow.by
        else {
            return Ok(());
        };
        let position = self.position();
        let at = position.at(key.target);
        let place = at.and_then(|(site, stand)| (stand != Stand::Across).then_some(site));
        let hitched = position.hitched_wagons(key.target);
        let struck: Vec<Site> = place.into_iter().chain(hitched).cloned().collect();
        // A place has no save: if only half the hits count, they are halved at once (F-9.36).
        let [dice, thrown] = [(earlier.dice, dice), (earlier.thrown, thrown)]
            .map(|(before, more)| effect.of_more(before, more));
        for site in struck {
            let kind = site.feature.kind;
            match terrain::hits_on(kind, class, dice, thrown, self.rules) {
                Some(hits) if hits > 0 => self.struck_ground(site, hits)?,
                Some(_) | None => {}
            }
        }
        Ok(())
    }

    /// Adds hits to a feature. Hits on a fort wreck the war wagons of its unit.
    pub(in super::super) fn struck_ground(
        &mut self,
        mut site: Site,
        hits: u32,
    ) -> Result<(), BadFact> {
        site.hits = site.hits.saturating_add(hits);
        self.set_site(site.clone())?;
        self.wreck_wagons(&site)
    }
}
