//! Ballshot at unoccupied works, blocks and wagons (F-11.18, F-11.21, F-2.64). If troops are at the
//! place, they are the target, and hits also count against the place.

use super::ground::Cover;
use super::prelude::*;
use crate::shooting::{self, Aim, Band, CannotShoot, Classes, Reach, Shooters, Target, Volley};
use crate::tables::shooting::GunClass;
use crate::terrain::{self, Against, Stand};

/// The guns of a unit that fire at a place, with the players' observations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battery {
    /// The class of the guns.
    pub class: GunClass,
    /// The number of guns.
    pub models: u32,
    /// Whether the place is within close range.
    pub close: bool,
}

impl Battery {
    pub(super) const fn arm(self) -> Arm {
        Arm::Guns {
            class: self.class,
            ball: true,
        }
    }

    pub(super) const fn observed(self) -> FireObservations {
        FireObservations::plain(self.models, self.close)
    }
}

impl<'a> Position<'a> {
    /// Returns the unoccupied features that ballshot of this class can damage.
    pub(super) fn batterable(self, class: GunClass) -> impl Iterator<Item = &'a Site> {
        let is_occupied = move |site: &Site| {
            self.state.units.values().any(|state| {
                let at =
                    |spot: Spot| spot.feature == site.feature.id && spot.stand != Stand::Across;
                state.on_table() && state.ground.is_some_and(at)
            })
        };
        self.state.ground.values().filter(move |site| {
            let hurts = terrain::hits_on(site.feature.kind, class, 1, 1, self.rules).is_some();
            hurts && !site.hitched && !site.is_wrecked(self.rules) && !is_occupied(site)
        })
    }

    /// Returns the number of gunners that served guns of other classes in this step and cannot
    /// serve guns of this class (F-7.18, F-9.06).
    pub(super) fn at_other_guns(&self, unit: UnitRef, class: GunClass) -> u32 {
        self.at_guns(unit, |fired| fired != class)
    }

    /// Returns the number of gunners that served guns of these classes in this step.
    pub(super) fn at_guns(&self, unit: UnitRef, of: impl Fn(GunClass) -> bool) -> u32 {
        let state = self.state.units.get(&unit);
        let state = state.filter(|_| self.state.now.step == Step::Fire);
        let served = GunClass::ALL.into_iter().filter(|class| of(*class));
        let crews = served.map(|fired| {
            let models = state.map_or(0, |state| state.fired_this_turn(fired));
            // The minimum number of gunners or the number that adds dice, whichever is larger
            // (D-158).
            let crew = self.rules.movement.crew.of(fired.model()).fire;
            let dice = self.rules.shooting.dice.guns(fired);
            let thrown_for = dice.most.saturating_mul(dice.per().figures);
            models.saturating_mul(crew.max(thrown_for))
        });
        crews.sum()
    }

    /// Returns the shooters, excluding gunners that served other guns of the class in this step
    /// (F-7.18, F-9.06).
    pub(super) fn with_free_gunners(&self, unit: UnitRef, shooters: Shooters) -> Shooters {
        let Shooters::Guns(battery) = shooters else {
            return shooters;
        };
        let served = self.at_guns(unit, |class| class == battery.gun);
        Shooters::Guns(shooting::Battery {
            gunners: battery.gunners.saturating_sub(served),
            ..battery
        })
    }

    /// Returns the number of guns of this arm that have fired at a place, such as a building, in
    /// this step.
    pub(super) fn battering(&self, unit: UnitRef, arm: Arm) -> u32 {
        let fired = self.state.battering.get(&(unit, arm_place(arm)));
        fired.map_or(0, |fired| fired.models)
    }

    /// Returns the aim of ballshot at a place. The place's cover gives the score to hit (D-174).
    pub(super) fn batter_aim(
        &self,
        unit: UnitRef,
        feature: u16,
        guns: Battery,
    ) -> Option<Result<Aim, CannotShoot>> {
        let site = self.state.ground.get(&feature)?;
        let cover = site.cover(Against::ball(guns.class), self.rules);
        let shooters = self.shooters(unit, guns.arm(), guns.observed())?;
        let volley = Volley {
            shooters: self.with_free_gunners(unit, shooters),
            target: Target {
                classes: Classes {
                    dense: false,
                    skirmish: false,
                    soft: cover == Cover::Soft,
                    hard: cover == Cover::Hard,
                },
                split: None,
                sniper: false,
            },
            reach: Reach::Band(if guns.close { Band::Close } else { Band::Far }),
            scale: self.setup.scale,
            charge: None,
        };
        Some(shooting::volley(&volley, self.rules))
    }
}

written! {
    /// The pending ballshot hits on a place changed.
    pub struct BatteringChanged {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The number of the guns' arm within the unit.
        pub arm: u8,
        /// The ballshot; `None` once the hits are counted.
        pub now: Option<Battering>,
    }
}

impl Fact<Fornovo> for BatteringChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let key = (self.unit, self.arm);
        match &self.now {
            Some(now) => battle.state.battering.insert(key, *now),
            None => battle.state.battering.remove(&key),
        };
        Ok(())
    }
}

impl Resolver<'_> {
    /// Applies ballshot hits on places at the end of the step.
    pub(super) fn resolve_battering(&mut self) -> Result<(), BadFact> {
        for ((unit, arm), fired) in self.battle.state.battering.clone() {
            if let Some(site) = self.battle.state.ground.get(&fired.feature).cloned()
                && fired.hits > 0
            {
                self.struck_ground(site, fired.hits)?;
            }
            let now = None;
            self.add(BatteringChanged { unit, arm, now })?;
        }
        Ok(())
    }
}
