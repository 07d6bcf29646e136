//! What a battle is begun with.

use serde::{Deserialize, Serialize};

use super::army::{Army, EdgehillNaseby, Own, Scenario};
use super::profile::Profile;
use super::readings::Readings;
use super::tables::Tables;
use drumhead_rules::data::TableError;
use drumhead_rules::list::{ListBook as _, SetupError, Unsound, check};
use drumhead_rules::map::Map;

/// What a battle is begun with, and keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillSetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The readings that govern it, whatever those of the armies.
    #[serde(default)]
    pub readings: Readings,
    /// The map it is fought on.
    pub map: Map,
    /// Which of the two games it is.
    #[serde(default)]
    pub scenario: Scenario,
    /// Which parts of the optional rules are used (E-39).
    #[serde(default)]
    pub modules: Modules,
    /// The basic game, as the players describe it.
    #[serde(default)]
    pub profile: Profile,
    /// The numbers it is played by; none for the book's own, which it then
    /// keeps.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillSide", deny_unknown_fields)]
pub struct SideSetup {
    /// What it is called.
    pub name: String,
    /// Its army, as it stood then.
    pub army: Army,
}

/// Which parts of the optional rules are used (E-39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillModules", default, deny_unknown_fields)]
pub struct Modules {
    /// Command radius (E-01 to E-03).
    pub command: bool,
    /// Facing (E-04 to E-09).
    pub facing: bool,
    /// Artillery (E-10 to E-25).
    pub artillery: bool,
    /// Terrain (E-26 to E-36).
    pub terrain: bool,
}

impl Default for Modules {
    fn default() -> Self {
        Self {
            command: true,
            facing: true,
            artillery: true,
            terrain: true,
        }
    }
}

impl Setup {
    /// A battle of these two armies under the first one's readings, on the
    /// starter map of the first one's game; the first has the first turn. What
    /// the first does not say of the basic game, the second does.
    ///
    /// # Errors
    /// That of [`starter`](super::starter).
    pub fn of(first: Army, second: Army) -> Result<Self, TableError> {
        let side = |army: Army, fallback: &str| SideSetup {
            name: match army.name.trim() {
                "" => fallback.to_owned(),
                name => name.to_owned(),
            },
            army,
        };
        let scenario = first.own.scenario;
        let profile = first.own.profile.clone().or(&second.own.profile);
        Ok(Self {
            readings: first.readings,
            sides: [side(first, "First army"), side(second, "Second army")],
            first: 0,
            map: super::maps::starter(scenario)?,
            scenario,
            modules: Modules::default(),
            profile,
            tables: None,
        })
    }

    /// Holds it to the bounds within which a battle can be fought.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        for (index, side) in self.sides.iter().enumerate() {
            let place = format!("sides[{index}].army");
            check::<EdgehillNaseby>(&side.army).map_err(|unsound| unsound.within(&place))?;
            let off = |cell: &drumhead_rules::hex::Cell| !self.map.grid.has(*cell);
            for (unit, of) in side.army.units.iter().enumerate() {
                if of.of.hex.as_ref().is_some_and(off) {
                    let place = format!("{place}.units[{unit}].of.hex");
                    return Err(Unsound::at(place, "the map has no such hex").into());
                }
            }
        }
        if usize::from(self.first) >= self.sides.len() {
            return Err(Unsound::at("first", "the sides are 0 and 1").into());
        }
        let own = Own {
            scenario: self.scenario,
            profile: self.profile.clone(),
        };
        EdgehillNaseby::check_own(&own)?;
        Ok(self.map.check()?)
    }
}
