//! Guns, limbers and wagons of a unit, and the mount of its guns.

use serde::{Deserialize, Serialize};

/// Gun, limber and wagon models of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Models {
    /// Guns that fire shot of up to 1.5 lb.
    pub very_light_gun: u16,
    /// Guns that fire shot of up to 4 lb.
    pub light_gun: u16,
    /// Guns that fire shot of up to 20 lb.
    pub medium_gun: u16,
    /// Guns that fire shot of over 20 lb.
    pub heavy_gun: u16,
    /// Small guns with several barrels.
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
        /// A gun that fires shot of up to 1.5 lb.
        VeryLightGun = "very_light_gun",
        /// A gun that fires shot of up to 4 lb.
        LightGun = "light_gun",
        /// A gun that fires shot of up to 20 lb.
        MediumGun = "medium_gun",
        /// A small gun with several barrels.
        OrganGun = "organ_gun",
        /// A gun that fires shot of over 20 lb.
        HeavyGun = "heavy_gun",
        /// A limber, which draws a gun.
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
    /// Returns the number of models of this kind.
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

    /// Returns a mutable reference to the number of models of this kind.
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

    /// Returns the number of gun models of all classes.
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
    /// The guns' own carriages.
    #[default]
    Carriage,
    /// Ordinary wagons: only very light guns.
    Wagon,
    /// War wagons: only light or very light guns.
    WarWagon,
}

impl GunMount {
    /// Whether the mount can carry guns of this kind. False for the guns' own carriages.
    pub const fn carries(self, gun: Model) -> bool {
        match self {
            Self::Carriage => false,
            Self::Wagon => matches!(gun, Model::VeryLightGun),
            Self::WarWagon => matches!(gun, Model::VeryLightGun | Model::LightGun),
        }
    }
}
