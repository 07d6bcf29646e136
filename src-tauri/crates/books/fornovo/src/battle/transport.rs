//! The transport of guns: limbers, wagons, or manhandling by the gunners (F-2.36, F-7.08 to F-7.11,
//! F-7.18).

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use crate::army::{GunMount, Model, Models};
use crate::movement::model_move;
use crate::tables::movement::Crew;

/// A unit's guns and wagons, by the way in which they move. Guns that ride on wagons are not
/// listed: they move with the wagons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Transport {
    /// Guns that a limber draws.
    pub limbered: Models,
    /// Wagons with a team: ordinary wagons, and hitched war wagons.
    pub wagons: Models,
    /// Guns and unhitched war wagons, which men must push.
    pub manhandled: Models,
}

impl Transport {
    /// Whether teams draw models of this kind.
    pub(super) fn drawn(&self, model: Model) -> bool {
        self.limbered.count(model) > 0 || self.wagons.count(model) > 0
    }

    /// Whether teams draw any of the models.
    pub(super) fn has_teams(&self) -> bool {
        Model::ALL.into_iter().any(|model| self.drawn(model))
    }
}

impl Position<'_> {
    /// Returns the transport of the unit's guns. Wagons carry the guns that they can. Until the
    /// guns are unlimbered, each limber draws one of the other guns, the slowest to manhandle
    /// first. The remaining guns are manhandled.
    pub(super) fn transport(&self, unit: UnitRef) -> Option<Transport> {
        let (bought, state) = self.unit(unit)?;
        let had = state.models;
        let hitched = self.on_the_road(unit);
        let mut transport = Transport::default();
        transport.wagons.wagon = had.wagon;
        let war_wagons = match hitched {
            true => &mut transport.wagons.war_wagon,
            false => &mut transport.manhandled.war_wagon,
        };
        *war_wagons = had.war_wagon;
        let each = self.rules.limits.size.war_wagon.light_guns;
        let mut room = match bought.mount {
            GunMount::Wagon => u32::from(had.wagon),
            GunMount::WarWagon if hitched => u32::from(had.war_wagon).saturating_mul(each),
            GunMount::WarWagon | GunMount::Carriage => 0,
        };
        let mut limbers = if state.limbered { had.limber } else { 0 };
        for gun in self.guns_by_pace(had) {
            let mut left = had.count(gun);
            if bought.mount.carries(gun) {
                let carried = u32::from(left).min(room);
                room -= carried;
                left -= u16::try_from(carried).unwrap_or(left);
            }
            let limbered = left.min(limbers);
            limbers -= limbered;
            *transport.limbered.count_mut(gun) = limbered;
            *transport.manhandled.count_mut(gun) = left - limbered;
        }
        Some(transport)
    }

    /// Returns the kinds of guns among these models, the slowest to manhandle first.
    fn guns_by_pace(&self, models: Models) -> Vec<Model> {
        let there = |gun: &Model| models.count(*gun) > 0;
        let mut guns: Vec<Model> = Model::GUNS.into_iter().filter(there).collect();
        guns.sort_by_key(|gun| model_move(*gun, self.setup.scale, self.rules).manhandled);
        guns
    }

    /// Whether a limber draws any of the unit's guns.
    pub(super) fn is_limbered(&self, unit: UnitRef) -> bool {
        let transport = self.transport(unit);
        transport.is_some_and(|transport| transport.limbered.guns() > 0)
    }

    /// Returns the number of guns of this kind that are not limbered, and may fire (F-7.33).
    pub(super) fn unlimbered(&self, unit: UnitRef, gun: Model) -> u32 {
        let models = self
            .unit(unit)
            .map_or(0, |(_, state)| state.models.count(gun));
        let limbered = self.transport(unit).unwrap_or_default().limbered;
        u32::from(models.saturating_sub(limbered.count(gun)))
    }

    /// Returns the guns that the unit unlimbers at once: as many as it has gunners for, the fastest
    /// to manhandle first, because the remaining limbers draw the slowest (F-7.18).
    pub(super) fn unlimbers(&self, unit: UnitRef) -> Models {
        let limbered = self.transport(unit).unwrap_or_default().limbered;
        let mut gunners = self.unit(unit).map_or(0, |(_, state)| state.figures());
        let mut guns = Models::default();
        for gun in self.guns_by_pace(limbered).into_iter().rev() {
            let each = self.rules.movement.crew.of(gun).unlimber;
            let served = gunners.checked_div(each).unwrap_or(u32::MAX);
            let served = u16::try_from(served)
                .unwrap_or(u16::MAX)
                .min(limbered.count(gun));
            *guns.count_mut(gun) = served;
            gunners -= u32::from(served) * each;
        }
        guns
    }

    /// Returns the number of gunners needed to manhandle all guns without transport (F-7.18).
    pub(super) fn manhandlers(&self, unit: UnitRef) -> u32 {
        let guns = self.transport(unit).unwrap_or_default().manhandled;
        self.gunners_for(&guns, |crew| crew.manhandle)
    }

    /// Returns the number of gunners needed for a task with these guns; `each` gives the number for
    /// one gun.
    pub(super) fn gunners_for(&self, guns: &Models, each: fn(&Crew) -> u32) -> u32 {
        let crew = &self.rules.movement.crew;
        let needed = |gun: &Model| u32::from(guns.count(*gun)).saturating_mul(each(crew.of(*gun)));
        Model::GUNS.iter().map(needed).sum()
    }
}
