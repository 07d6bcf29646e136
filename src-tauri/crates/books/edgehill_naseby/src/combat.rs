//! The modifiers of a combat: column shifts for facing and for ground, and what
//! ground adds to the attacker's die.

use drumhead_words::ClauseId;
use serde::{Deserialize, Serialize};

use super::army::Arm;
use super::clauses::{BEST, FLANK, HEDGE_DIE, HILL_SHIFT, REAR, WOOD_DIE, WOOD_SHIFT};
use super::facing::Zone;
use super::readings::{Mixed, Readings, Shifts};
use super::tables::Tables;

/// How one unit attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The attacker's kind.
    pub arm: Arm,
    /// The defender's hexside that it attacks through.
    pub zone: Zone,
    /// Whether the defender is in a wood.
    pub into_wood: bool,
    /// Whether it attacks uphill.
    pub uphill: bool,
    /// Whether it attacks through a hedge.
    pub through_hedge: bool,
}

macro_rules! modifiers {
    ($($(#[$meta:meta])* $variant:ident = $id:literal, $clause:ident;)+) => {
        /// Something that shifts the column or adds to the die.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = "EdgehillModifier")]
        pub enum ModifierId { $($(#[$meta])* #[serde(rename = $id)] $variant,)+ }

        impl ModifierId {
            /// Every one, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its name in files and in the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The clause that grants it.
            pub const fn clause(self) -> ClauseId {
                match self { $(Self::$variant => $clause),+ }
            }
        }
    };
}

modifiers! {
    /// Through a flank hexside.
    Flank = "flank", FLANK;
    /// Through a rear hexside.
    Rear = "rear", REAR;
    /// Cavalry into a wood.
    WoodShift = "wood_shift", WOOD_SHIFT;
    /// Cavalry uphill.
    Uphill = "uphill", HILL_SHIFT;
    /// Infantry defends in a wood.
    WoodDie = "wood_die", WOOD_DIE;
    /// Cavalry through a hedge.
    HedgeDie = "hedge_die", HEDGE_DIE;
}

impl ModifierId {
    /// Whether it adds to the die; otherwise it shifts the column.
    pub const fn on_die(self) -> bool {
        matches!(self, Self::WoodDie | Self::HedgeDie)
    }

    /// Whether it comes of facing.
    pub const fn of_facing(self) -> bool {
        matches!(self, Self::Flank | Self::Rear)
    }

    /// The columns to the right, or what is added to the die.
    pub fn value(self, tables: &Tables) -> i32 {
        let (facing, terrain) = (&tables.facing, &tables.terrain);
        i32::from(match self {
            Self::Flank => facing.flank,
            Self::Rear => facing.rear,
            Self::WoodShift => terrain.wood_shift,
            Self::Uphill => terrain.uphill_shift,
            Self::WoodDie => terrain.wood_die,
            Self::HedgeDie => terrain.hedge_die,
        })
    }
}

/// A modifier as it applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillApplied", deny_unknown_fields)]
pub struct Applied {
    /// Which.
    pub id: ModifierId,
    /// Columns to the right, or what is added to the die.
    pub value: i32,
}

/// What modifies a combat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Line by line, each with its clause.
    pub applied: Vec<Applied>,
    /// Columns for facing.
    pub facing_shift: i32,
    /// Columns for ground.
    pub terrain_shift: i32,
    /// Columns to the right in all; minus is to the left.
    pub net_shift: i32,
    /// What is added to the attacker's die.
    pub drm: i32,
}

/// Whether what these attackers suffer counts for the combat (gap E-A4).
fn suffers(attacks: &[Attack], readings: &Readings, by: impl Fn(&Attack) -> bool) -> bool {
    let horse = |attack: &Attack| attack.arm == Arm::Cavalry && by(attack);
    match readings.mixed_attack {
        Mixed::Any => attacks.iter().any(horse),
        Mixed::All => !attacks.is_empty() && attacks.iter().all(horse),
    }
}

/// What modifies an attack by these units on a defender of this kind (E-07 to
/// E-09, E-28, E-29, E-31, E-34). Each line applies once (gap E-A5).
pub fn modifiers(
    defender: Arm,
    attacks: &[Attack],
    tables: &Tables,
    readings: &Readings,
) -> Modifiers {
    let through = |zone| attacks.iter().any(|attack| attack.zone == zone);
    let in_wood = attacks.iter().any(|attack| attack.into_wood);
    let applies = |id: &ModifierId| match id {
        ModifierId::Flank => through(Zone::Flank),
        ModifierId::Rear => through(Zone::Rear),
        ModifierId::WoodShift => suffers(attacks, readings, |it| it.into_wood),
        ModifierId::Uphill => suffers(attacks, readings, |it| it.uphill),
        ModifierId::WoodDie => defender == Arm::Infantry && in_wood,
        ModifierId::HedgeDie => suffers(attacks, readings, |it| it.through_hedge),
    };
    let found = ModifierId::ALL.iter().filter(|id| id.clause().stands());
    let mut applied: Vec<_> = found
        .copied()
        .filter(applies)
        .map(|id| Applied {
            id,
            value: id.value(tables),
        })
        .collect();
    if BEST.stands() {
        let facing = applied.iter().filter(|it| it.id.of_facing());
        let best = facing.max_by_key(|it| it.value).map(|it| it.id);
        applied.retain(|it| !it.id.of_facing() || Some(it.id) == best);
    }
    let sum = |of: fn(ModifierId) -> bool, all: &[Applied]| -> i32 {
        let those = all.iter().filter(|it| of(it.id));
        those.map(|it| it.value).sum()
    };
    let facing_shift = sum(ModifierId::of_facing, &applied);
    let ground = |id: ModifierId| !id.on_die() && !id.of_facing();
    if facing_shift != 0 && readings.facing_and_terrain_shifts == Shifts::BestOnly {
        applied.retain(|it| !ground(it.id));
    }
    let terrain_shift = sum(|id| !id.on_die() && !id.of_facing(), &applied);
    Modifiers {
        facing_shift,
        terrain_shift,
        net_shift: facing_shift + terrain_shift,
        drm: sum(ModifierId::on_die, &applied),
        applied,
    }
}
