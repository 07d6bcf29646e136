//! Gaps in the source that a game has to fill: each is a named choice with a
//! default and a sentence that is printed.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::tables::READINGS;
use crate::data::TableError;

macro_rules! readings {
    ($($(#[$meta:meta])* $field:ident: $name:ident {
        $(#[$first_meta:meta])* $first:ident = $first_id:literal,
        $($(#[$other_meta:meta])* $other:ident = $other_id:literal,)+
    })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
            #[cfg_attr(feature = "bindings", derive(specta::Type))]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            pub enum $name {
                $(#[$first_meta])* #[default] #[serde(rename = $first_id)] $first,
                $($(#[$other_meta])* #[serde(rename = $other_id)] $other,)+
            }
        )*

        /// The choices of one game. Those that are the defaults are not written.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename = "ChargingReadings", default, deny_unknown_fields)]
        pub struct Readings {
            $($(#[$meta])*
            #[serde(skip_serializing_if = "is_default")]
            #[cfg_attr(feature = "bindings", specta(optional))]
            pub $field: $name,)*
        }

        impl Readings {
            /// The option chosen for each reading: both ids, in the register's
            /// order.
            pub const fn chosen(&self) -> [(&'static str, &'static str); OPTIONS.len()] {
                [$((
                    stringify!($field),
                    match self.$field {
                        $name::$first => $first_id,
                        $($name::$other => $other_id,)+
                    },
                )),*]
            }

            /// Chooses; whether there are such a reading and such an option.
            pub fn set(&mut self, reading: &str, option: &str) -> bool {
                match (reading, option) {
                    $(
                        (stringify!($field), $first_id) => self.$field = $name::$first,
                        $((stringify!($field), $other_id) => self.$field = $name::$other,)+
                    )*
                    _ => return false,
                }
                true
            }
        }

        /// Every reading with its options; the first holds where nothing is
        /// chosen.
        pub(super) const OPTIONS: &[(&str, &[&str])] =
            &[$((stringify!($field), &[$first_id, $($other_id),+])),*];
    };
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

readings! {
    /// Flank and rear charged at once (gap C-A5).
    flank_and_rear: FlankAndRear {
        /// Both factors.
        Both = "both",
        /// The rear factor only.
        Worst = "worst",
    }
    /// A fortification with an obstacle or a building (gap C-A6).
    fort_and_obstacle: FortAndObstacle {
        /// The fortification only.
        FortOnly = "fort_only",
        /// Both factors.
        Both = "both",
    }
    /// Below which score a unit may counter-charge (gap C-A4).
    counter_below: CounterBelow {
        /// Below nought.
        Nought = "0",
        /// Below one.
        One = "1",
    }
    /// Cavalry charged by cavalry (gap C-A3).
    cav_vs_cav_counter: HorseCounter {
        /// As every other unit.
        AsWritten = "as_written",
        /// It may always counter-charge if it does not rout.
        AlwaysIfStands = "always_if_stands",
    }
    /// Routers still within a charger's reach (gap C-A8).
    caught_routers: CaughtRouters {
        /// They roll for surrender.
        SurrenderCheck = "surrender_check",
        /// Nothing else follows.
        NoCheck = "no_check",
    }
    /// Units without strength points (gap C-A2).
    zero_sp: ZeroStrength {
        /// They are taken off.
        Destroyed = "destroyed",
        /// They stay.
        Remains = "remains",
    }
    /// Evading (gap C-A7).
    evade: Evade {
        /// Nobody does.
        Off = "off",
        /// Open-order infantry and light cavalry may.
        On = "on",
    }
    /// Terrain in the way of a charge (C-17).
    charge_terrain_penalty: TerrainPenalty {
        /// It slows and stops charges.
        Strict = "strict",
        /// It does not.
        Free = "free",
    }
}

impl CounterBelow {
    /// The score below which a unit may counter-charge.
    pub const fn score(self) -> i32 {
        match self {
            Self::Nought => 0,
            Self::One => 1,
        }
    }
}

/// A reading as the register has it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its id.
    pub id: String,
    /// The gap it fills, by the id that the ledger gives it.
    pub gap: String,
    /// What it is about.
    pub title: String,
    /// The clauses it bears on.
    pub clauses: Vec<String>,
    /// The sentence of each option.
    pub options: BTreeMap<String, String>,
}

impl Reading {
    /// The sentence of an option; empty where there is none, which a test shows
    /// not to happen.
    pub fn sentence(&self, option: &str) -> &str {
        self.options.get(option).map_or("", String::as_str)
    }
}

/// Every reading, in order.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it
/// does.
pub fn register() -> Result<&'static [Reading], TableError> {
    #[derive(Deserialize)]
    struct Rows {
        reading: Vec<Reading>,
    }
    static REGISTER: OnceLock<Result<Vec<Reading>, TableError>> = OnceLock::new();
    REGISTER
        .get_or_init(|| READINGS.read::<Rows>().map(|rows| rows.reading))
        .as_deref()
        .map_err(Clone::clone)
}

impl Readings {
    /// The sentences of the choices that differ from the default.
    ///
    /// # Errors
    /// A [`TableError`] if the register does not read.
    pub fn deviations(&self) -> Result<Vec<&'static str>, TableError> {
        let register = register()?;
        let usual = Self::default().chosen();
        let chosen = self.chosen();
        Ok(chosen
            .iter()
            .zip(&usual)
            .filter(|(now, usual)| now != usual)
            .filter_map(|((id, option), _)| {
                let reading = register.iter().find(|reading| reading.id == *id)?;
                Some(reading.sentence(option))
            })
            .collect())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{OPTIONS, register};

    #[test]
    fn the_register_has_every_reading_with_every_option_and_no_other() {
        let register = register().unwrap();
        let ids: Vec<_> = register.iter().map(|reading| reading.id.as_str()).collect();
        let coded: Vec<_> = OPTIONS.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, coded);
        for (reading, (_, options)) in register.iter().zip(OPTIONS) {
            assert_eq!(reading.options.len(), options.len(), "{}", reading.id);
            for option in *options {
                assert!(reading.sentence(option).ends_with('.'), "{option}");
            }
        }
    }
}
