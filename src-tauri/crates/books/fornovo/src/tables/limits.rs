//! The limits and dates that legality, formation and losses are measured by.

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

/// Reads a clause's id into the clause.
pub(super) fn clause<'de, D: serde::Deserializer<'de>>(d: D) -> Result<ClauseId, D::Error> {
    let id = String::deserialize(d)?;
    super::prices::known(&id).map_err(serde::de::Error::custom)
}

rows! {
    /// From least to most, both allowed.
    Bounds {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    }
    /// At least so many.
    Least {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The fewest.
        least: u32,
    }
    /// At most so many.
    Most {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The most.
        most: u32,
    }
    /// What a war wagon holds (F-2.64).
    WarWagon {
        /// Who says so.
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
        /// Gunners that still win dice, for each model (F-2.04, D-62).
        gunners_a_model: Most,
        /// F-2.64.
        war_wagon: WarWagon,
    }
    /// When the shorter rear row still is a rank (F-2.09).
    RearRow {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// It holds more than this share of the front.
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
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// Figures they may differ by.
        within: u32,
    }
    /// Pike-and-shot units before the sleeves were set free (F-2.34).
    Sleeves {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The widest each wing may be, in figures.
        widest: u32,
        /// The largest share of the unit that may be shot.
        largest_share: Share,
        /// F-2.31.
        balance: Balance,
    }
    /// A loss that changes a unit's state.
    Loss {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The share of the starting figures.
        at_share: Share,
    }
    /// A share of a unit's figures that gives it a status.
    Portion {
        /// Who says so.
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
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// Figures lost in a phase that put him in danger.
        losses: u32,
        /// The face that removes him.
        removed_on: u8,
    }
    /// Rounds of combat that disorder a unit (F-5.03).
    RoundsFought {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// How many rounds.
        rounds: u32,
        /// The share of its own strength that the enemies must come to.
        enemy_share: Share,
    }
    /// The years of the book (F-1.01).
    Era {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The first.
        first: u16,
        /// The last.
        last: u16,
    }
    /// From this year on.
    From {
        /// Who says so.
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
