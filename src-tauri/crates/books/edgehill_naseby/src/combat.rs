//! The modifiers for a combat: column shifts for facing and terrain, and terrain modifiers for the
//! attacker's die roll.

use drumhead_rules::frame::{self, Modified, ModifierTable, modifier};

use crate::army::Arm;
use crate::facing::Zone;
use crate::interpretations::{Interpretations, Mixed, Shifts};
use crate::tables::Tables;

/// The attack of a single unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The attacker's kind.
    pub arm: Arm,
    /// The defender's zone through which the unit attacks.
    pub zone: Zone,
    /// Whether the defender is in a wood.
    pub into_wood: bool,
    /// Whether the unit attacks uphill.
    pub uphill: bool,
    /// Whether the unit attacks through a hedge.
    pub through_hedge: bool,
}

drumhead_rules::ids! {
    /// A column shift or a die modifier.
    ModifierId as "EdgehillModifier" {
        /// The attack comes through a flank hexside.
        Flank = "flank",
        /// The attack comes through a rear hexside.
        Rear = "rear",
        /// Cavalry attacks into a wood.
        WoodShift = "wood_shift",
        /// Cavalry attacks uphill.
        Uphill = "uphill",
        /// Infantry defends in a wood.
        WoodDie = "wood_die",
        /// Cavalry attacks through a hedge.
        HedgeDie = "hedge_die",
    }
}

/// A combat with its column shifts and die modifiers.
#[derive(Debug)]
pub(crate) struct Combat;

impl Modified for Combat {
    type Id = ModifierId;
    type Situation<'a> = Situation<'a>;
}

/// The situation on which modifiers depend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation<'a> {
    /// The defender's kind.
    pub defender: Arm,
    /// The attacks.
    pub attacks: &'a [Attack],
    /// Whether a penalty for cavalry counts if it applies to any attacker, or only if it applies to
    /// all attackers (gap E-A4).
    pub mixed: Mixed,
}

impl Situation<'_> {
    /// Returns 1 if a unit attacks through a hexside in this zone, otherwise 0.
    fn through(&self, zone: Zone) -> u32 {
        u32::from(self.attacks.iter().any(|attack| attack.zone == zone))
    }

    /// Returns 1 if a penalty for cavalry counts for the combat, otherwise 0 (gap E-A4).
    fn suffers(&self, by: fn(&Attack) -> bool) -> u32 {
        let horse = |attack: &Attack| attack.arm == Arm::Cavalry && by(attack);
        u32::from(match self.mixed {
            Mixed::Any => self.attacks.iter().any(horse),
            Mixed::All => !self.attacks.is_empty() && self.attacks.iter().all(horse),
        })
    }
}

/// Every modifier for a combat. Each row applies at most once (gap E-A5).
pub(crate) const MODIFIERS: ModifierTable<Combat> = ModifierTable(&[
    modifier(ModifierId::Flank, "E-07", |it| it.through(Zone::Flank)),
    modifier(ModifierId::Rear, "E-08", |it| it.through(Zone::Rear)),
    modifier(ModifierId::WoodShift, "E-29", |it| {
        it.suffers(|attack| attack.into_wood)
    }),
    modifier(ModifierId::Uphill, "E-34", |it| {
        it.suffers(|attack| attack.uphill)
    }),
    modifier(ModifierId::WoodDie, "E-28", |it| {
        let in_wood = it.attacks.iter().any(|attack| attack.into_wood);
        u32::from(it.defender == Arm::Infantry && in_wood)
    }),
    modifier(ModifierId::HedgeDie, "E-31", |it| {
        it.suffers(|attack| attack.through_hedge)
    }),
]);

impl ModifierId {
    /// Returns whether the modifier changes the die roll. Otherwise it shifts the column.
    pub const fn on_die(self) -> bool {
        matches!(self, Self::WoodDie | Self::HedgeDie)
    }

    /// Returns whether the modifier depends on facing.
    pub const fn of_facing(self) -> bool {
        matches!(self, Self::Flank | Self::Rear)
    }

    /// Returns the shift in columns to the right, or the die modifier.
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

/// An applied modifier: a shift in columns to the right, or a die modifier.
pub type Applied = frame::Applied<ModifierId>;

/// The modifiers for a combat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// The applied modifiers.
    pub applied: Vec<Applied>,
    /// The shift for facing, in columns to the right.
    pub facing_shift: i32,
    /// The shift for terrain, in columns to the right.
    pub terrain_shift: i32,
    /// The total shift in columns to the right. Negative for left.
    pub net_shift: i32,
    /// The modifier for the attacker's die roll.
    pub drm: i32,
}

/// Returns the modifiers for an attack by these units on a defender of this kind (E-07 to E-09,
/// E-28, E-29, E-31, E-34).
pub fn modifiers(
    defender: Arm,
    attacks: &[Attack],
    tables: &Tables,
    interpretations: &Interpretations,
) -> Modifiers {
    let situation = Situation {
        defender,
        attacks,
        mixed: interpretations.mixed_attack,
    };
    let mut applied = MODIFIERS.tally(&situation, |id| id.value(tables));
    let facing = applied.iter().filter(|it| it.id.of_facing());
    let best = facing.max_by_key(|it| it.value).map(|it| it.id);
    applied.retain(|it| !it.id.of_facing() || Some(it.id) == best);
    let sum = |of: fn(ModifierId) -> bool, all: &[Applied]| -> i32 {
        let those = all.iter().filter(|it| of(it.id));
        those.map(|it| it.value).sum()
    };
    let facing_shift = sum(ModifierId::of_facing, &applied);
    let ground = |id: ModifierId| !id.on_die() && !id.of_facing();
    if facing_shift != 0 && interpretations.facing_and_terrain_shifts == Shifts::BestOnly {
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
