//! The limits and dates for legality, formation and losses.

use drumhead_vocabulary::ClauseId;
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
    /// An inclusive range.
    Bounds {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    }
    /// A minimum value.
    Least {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The minimum.
        least: u32,
    }
    /// A maximum value.
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
        /// The number of figures that the wagon shelters.
        defenders: u32,
        /// The number of light guns that the wagon carries.
        light_guns: u32,
    }
    /// Sizes of units, in figures, or in gun models for artillery.
    Sizes {
        /// Infantry units (F-2.02).
        infantry: Bounds,
        /// Cavalry units (F-2.03).
        cavalry: Bounds,
        /// Artillery units (F-2.04).
        artillery: Bounds,
        /// The size from which a unit is large (F-2.13).
        large: Least,
        /// The maximum number of snipers in an army (F-2.21).
        snipers: Most,
        /// The maximum number of gunners per model that still add dice (F-2.04, D-62).
        gunners_a_model: Most,
        /// War wagons (F-2.64).
        war_wagon: WarWagon,
    }
    /// The size above which a shorter rear row is still a rank (F-2.09).
    RearRow {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The share of the front that the row must exceed.
        more_than: Share,
    }
    /// Depth in close order.
    Ranks {
        /// The minimum depth of infantry, in ranks (F-2.10).
        infantry: Least,
        /// The minimum depth of cavalry, in ranks (F-2.10).
        cavalry: Least,
        /// The shorter rear row (F-2.09).
        rear_row: RearRow,
    }
    /// Width in close order, in figures (F-2.18).
    Widths {
        /// The width of regulars.
        regular: Most,
        /// The width of irregulars.
        irregular: Most,
    }
    /// The difference up to which two sleeves of shot count as equal (F-2.31, D-71).
    Balance {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The maximum difference in figures.
        within: u32,
    }
    /// Limits of pike-and-shot units. The width and the share apply only before sleeves were
    /// unrestricted (F-2.34).
    Sleeves {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The maximum width of each sleeve, in figures.
        widest: u32,
        /// The maximum share of shot in the unit.
        largest_share: Share,
        /// The balance of the sleeves (F-2.31).
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
    /// A share of a unit's figures that gives the unit a status.
    Portion {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The share.
        at_share: Share,
    }
    /// Losses that change a unit's state.
    Losses {
        /// The loss that exhausts a unit (F-5.05).
        exhausted: Loss,
        /// The loss that shatters a unit (F-5.06).
        shattered: Loss,
    }
    /// The danger to a general (F-3.09).
    GeneralInDanger {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The number of figures whose loss in one phase endangers the general.
        losses: u32,
        /// The roll that removes the general.
        removed_on: u8,
    }
    /// Rounds of combat that disorder a unit (F-5.03).
    RoundsFought {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The number of rounds.
        rounds: u32,
        /// The minimum strength of the enemies, as a share of the unit's own strength.
        enemy_share: Share,
    }
    /// The years that the rules cover (F-1.01).
    Era {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The first year.
        first: u16,
        /// The last year.
        last: u16,
    }
    /// The first year in which something applies.
    From {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The first year.
        first: u16,
    }
    /// Dates that limit armies.
    Years {
        /// The years that the rules cover (F-1.01).
        era: Era,
        /// The first year of late artillery (F-1.21).
        late_artillery: From,
        /// The first year of unrestricted sleeves (F-2.34).
        free_sleeves: From,
        /// The first year of salvee in Sweden (F-2.20).
        salvee_sweden: From,
        /// The first year of salvee everywhere (F-2.20).
        salvee_all: From,
        /// The first year of snipers (F-2.21).
        sniper: From,
        /// The first year of plug bayonets (F-2.28).
        plug_bayonet: From,
        /// The first year of ring bayonets (F-2.28).
        ring_bayonet: From,
    }
}

/// Limits and dates.
#[derive(Clone, Debug, Deserialize)]
pub struct Limits {
    /// Sizes of units.
    pub size: Sizes,
    /// Depths of units.
    pub ranks: Ranks,
    /// Widths of units.
    pub width: Widths,
    /// Sleeves of shot.
    pub sleeves: Sleeves,
    /// Losses that change a unit's state.
    pub losses: Losses,
    /// The share of pikes in the front rank that supports a unit (F-2.68).
    pub pike_supported: Portion,
    /// The danger to a general (F-3.09).
    pub general_in_danger: GeneralInDanger,
    /// Rounds of combat that disorder a unit (F-5.03).
    pub disorder_in_combat: RoundsFought,
    /// The share of pikes with which foot may charge mounted troops (F-7.39).
    pub pikes_to_charge_mounted: Portion,
    /// Dates that limit armies.
    pub year: Years,
}
