//! The limits and dates for legality, formation and losses.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::share::Share;

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

/// Parses a clause's id.
pub(super) fn clause<'de, D: serde::Deserializer<'de>>(d: D) -> Result<ClauseId, D::Error> {
    let id = String::deserialize(d)?;
    super::prices::known(&id).map_err(serde::de::Error::custom)
}

rows! {
    /// A range, inclusive.
    Bounds {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    }
    /// A minimum.
    Least {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The minimum.
        least: u32,
    }
    /// A maximum.
    Most {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The maximum.
        most: u32,
    }
    /// The capacity of a war wagon (F-2.64).
    WarWagon {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// Figures it shelters.
        defenders: u32,
        /// Light guns it carries.
        light_guns: u32,
    }
    /// Sizes, in figures, or in gun models for artillery.
    Sizes {
        /// F-2.02.
        infantry: Bounds,
        /// F-2.03.
        cavalry: Bounds,
        /// F-2.04.
        artillery: Bounds,
        /// F-2.13.
        large: Least,
        /// F-2.21.
        snipers: Most,
        /// Gunners that still add dice, for each model (F-2.04, D-62).
        gunners_a_model: Most,
        /// F-2.64.
        war_wagon: WarWagon,
    }
    /// When a shorter rear row is still a rank (F-2.09).
    RearRow {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// It has more than this share of the front.
        more_than: Share,
    }
    /// Depth in close order.
    Ranks {
        /// F-2.10.
        infantry: Least,
        /// F-2.10.
        cavalry: Least,
        /// F-2.09.
        rear_row: RearRow,
    }
    /// Width in close order, in figures (F-2.18).
    Widths {
        /// For regulars.
        regular: Most,
        /// For irregulars.
        irregular: Most,
    }
    /// Wings of shot that count as equal (F-2.31, D-71).
    Balance {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The maximum difference in figures.
        within: u32,
    }
    /// Pike-and-shot units before sleeves were unrestricted (F-2.34).
    Sleeves {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The maximum width of each wing, in figures.
        widest: u32,
        /// The maximum share of shot in the unit.
        largest_share: Share,
        /// F-2.31.
        balance: Balance,
    }
    /// A loss that changes a unit's state.
    Loss {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The share of the initial figures.
        at_share: Share,
    }
    /// A share of a unit's figures that gives it a status.
    Portion {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The share.
        at_share: Share,
    }
    /// Losses that change a unit's state.
    Losses {
        /// F-5.05.
        exhausted: Loss,
        /// F-5.06.
        shattered: Loss,
    }
    /// When a general is in danger (F-3.09).
    GeneralInDanger {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// Figures lost in a phase that endanger him.
        losses: u32,
        /// The face that removes him.
        removed_on: u8,
    }
    /// Rounds of combat that disorder a unit (F-5.03).
    RoundsFought {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The number of rounds.
        rounds: u32,
        /// The minimum strength of the enemies, as a share of its own.
        enemy_share: Share,
    }
    /// The years of the book (F-1.01).
    Era {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The first.
        first: u16,
        /// The last.
        last: u16,
    }
    /// A first year.
    From {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The first year.
        first: u16,
    }
    /// Dates.
    Years {
        /// F-1.01.
        era: Era,
        /// F-1.21.
        late_artillery: From,
        /// F-2.34.
        free_sleeves: From,
        /// F-2.20.
        salvee_sweden: From,
        /// F-2.20.
        salvee_all: From,
        /// F-2.21.
        sniper: From,
        /// F-2.28.
        plug_bayonet: From,
        /// F-2.28.
        ring_bayonet: From,
    }
}

/// Limits and dates.
#[derive(Clone, Debug, Deserialize)]
pub struct Limits {
    /// Sizes of units.
    pub size: Sizes,
    /// Depths.
    pub ranks: Ranks,
    /// Widths.
    pub width: Widths,
    /// Sleeves of shot.
    pub sleeves: Sleeves,
    /// Losses.
    pub losses: Losses,
    /// Pikes in the front rank that support a unit (F-2.68).
    pub pike_supported: Portion,
    /// F-3.09.
    pub general_in_danger: GeneralInDanger,
    /// F-5.03.
    pub disorder_in_combat: RoundsFought,
    /// Pikes of a unit of foot that may charge mounted troops (F-7.39).
    pub pikes_to_charge_mounted: Portion,
    /// Dates.
    pub year: Years,
}
