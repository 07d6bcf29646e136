//! Guns, limbers and wagons of a unit, and the mount of its guns.

use serde::{Deserialize, Serialize};

/// Gun, limber and wagon models of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Models {
    /// To 1.5 lb shot.
    pub very_light_gun: u16,
    /// To 4 lb.
    pub light_gun: u16,
    /// To 20 lb.
    pub medium_gun: u16,
    /// Over 20 lb.
    pub heavy_gun: u16,
    /// Small multi-barrelled.
    pub organ_gun: u16,
    /// Limbers.
    pub limber: u16,
    /// Wagons.
    pub wagon: u16,
    /// War wagons.
    pub war_wagon: u16,
}

named! {
    /// A kind of model.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "bindings", derive(specta::Type))]
    pub enum Model {
        /// To 1.5 lb shot.
        VeryLightGun = "very_light_gun",
        /// To 4 lb.
        LightGun = "light_gun",
        /// To 20 lb.
        MediumGun = "medium_gun",
        /// Small multi-barrelled.
        OrganGun = "organ_gun",
        /// Over 20 lb.
        HeavyGun = "heavy_gun",
        /// Draws a gun.
        Limber = "limber",
        /// An ordinary wagon.
        Wagon = "wagon",
        /// A wagon built for fighting.
        WarWagon = "war_wagon",
    }
}

impl Model {
    /// The gun models (F-1.20).
    pub const GUNS: [Self; 5] = [
        Self::VeryLightGun,
        Self::LightGun,
        Self::MediumGun,
        Self::OrganGun,
        Self::HeavyGun,
    ];
}

impl Models {
    /// The number of this kind.
    pub fn count(&self, model: Model) -> u16 {
        match model {
            Model::VeryLightGun => self.very_light_gun,
            Model::LightGun => self.light_gun,
            Model::MediumGun => self.medium_gun,
            Model::OrganGun => self.organ_gun,
            Model::HeavyGun => self.heavy_gun,
            Model::Limber => self.limber,
            Model::Wagon => self.wagon,
            Model::WarWagon => self.war_wagon,
        }
    }

    /// The number of this kind, mutably.
    pub fn count_mut(&mut self, model: Model) -> &mut u16 {
        match model {
            Model::VeryLightGun => &mut self.very_light_gun,
            Model::LightGun => &mut self.light_gun,
            Model::MediumGun => &mut self.medium_gun,
            Model::OrganGun => &mut self.organ_gun,
            Model::HeavyGun => &mut self.heavy_gun,
            Model::Limber => &mut self.limber,
            Model::Wagon => &mut self.wagon,
            Model::WarWagon => &mut self.war_wagon,
        }
    }

    /// Gun models of every class.
    pub fn guns(&self) -> u32 {
        Model::GUNS
            .iter()
            .map(|gun| u32::from(self.count(*gun)))
            .sum()
    }
}

/// The mount of a unit's guns (F-2.36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GunMount {
    /// Their own carriages.
    #[default]
    Carriage,
    /// Ordinary wagons: very light guns only.
    Wagon,
    /// War wagons: light or very light guns.
    WarWagon,
}
