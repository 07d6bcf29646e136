//! Sections 10.7 to 10.10, 7.6.1 and 2.17: shooting in a charge, exchanging ranks, dropping
//! weapons, skirmishers and gunners, foot that charges mounted troops, and laagers.

use super::{Cover, FightsAs, Round, Shelter, StrikeClass, Strikers};
use crate::interpretations::{LaagerCover, PikesToCharge};
use crate::reaction::FrontRank;
use crate::tables::Rules;

/// Troops that shoot, as classified in section 10.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missiles {
    /// Trotting cavalry with pistols.
    TrottersWithPistols,
    /// Foot trained in salvee.
    Salvee,
    /// Troops with javelins.
    Javelins,
    /// All other troops.
    Others,
}

/// A unit's part in a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChargeRole {
    /// The unit charges or countercharges.
    Charging,
    /// The unit is charged on its front.
    ChargedInFront,
    /// The unit is charged on a flank or in the rear.
    ChargedElsewhere,
}

/// Whether these troops may shoot during a charge (F-10.26).
pub fn shoots_in_charge(troops: Missiles, role: ChargeRole) -> bool {
    match role {
        ChargeRole::Charging => match troops {
            Missiles::TrottersWithPistols | Missiles::Salvee | Missiles::Javelins => true,
            Missiles::Others => false,
        },
        ChargeRole::ChargedInFront => true,
        ChargeRole::ChargedElsewhere => false,
    }
}

/// Returns the strikers after some of them have shot in the charge. Figures that shot fight with
/// handarms, whatever their weapons (F-10.26). Horsemen still count as cavalry.
#[must_use]
pub fn with_handarms(strikers: Strikers, shot: Strikers) -> Strikers {
    let mut after = strikers;
    for class in [
        StrikeClass::Pike,
        StrikeClass::HeavyWeapon,
        StrikeClass::SwordAndShield,
    ] {
        let moved = strikers.of(class).min(shot.of(class));
        *after.of_mut(class) -= moved;
        after.other = after.other.saturating_add(moved);
    }
    after
}

/// The conditions for exchanging ranks. The program knows all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankExchange {
    /// Whether the unit contains more than one type of troops.
    pub mixed: bool,
    /// Whether the unit is regular.
    pub regular: bool,
    /// Whether the unit's morale is good; halted does not count as good.
    pub good_morale: bool,
    /// The kind of the unit's round this turn.
    pub round: Round,
}

/// Whether a unit may bring another type of troops to its front, in the Move phase
/// (F-10.27).
pub fn may_exchange_ranks(unit: RankExchange) -> bool {
    unit.mixed && unit.regular && unit.good_morale && unit.round == Round::Melee
}

/// The fate of a weapon that is dropped for another one, at no cost (F-10.28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// The weapon is lost for the rest of the battle.
    ForGood,
    /// The weapon is available until the unit leaves its place.
    WhereItStands,
}

/// Returns the fate of weapons that troops of this kind drop (F-10.28).
pub fn dropped_weapon(fights_as: FightsAs) -> Dropped {
    if fights_as.is_mounted() {
        Dropped::ForGood
    } else {
        Dropped::WhereItStands
    }
}

/// Troops that are not in close order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Skirmishers.
    Skirmishers,
    /// Gunners.
    Gunners,
}

/// The result when an enemy reaches skirmishers or gunners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Skirmishers and gunners fight normally, against similar troops.
    Fight,
    /// Skirmishers and gunners fight as close-order troops.
    FightInCloseOrder,
    /// The figures in contact are removed. Guns left without gunners are abandoned; the rules do
    /// not say more (D-184).
    Overrun,
}

/// Returns the result when an enemy reaches skirmishers or gunners (F-10.29).
pub fn meeting(met: Light, by_close_order: bool, shelter: Shelter) -> Meeting {
    if !by_close_order {
        return Meeting::Fight;
    }
    match (shelter, met) {
        (Shelter::Building | Shelter::Works | Shelter::HardCover, _)
        | (Shelter::Woods, Light::Skirmishers) => Meeting::FightInCloseOrder,
        (Shelter::Woods, Light::Gunners) | (Shelter::None, _) => Meeting::Overrun,
    }
}

/// The pikes of a unit of foot, in its current state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PikeCount {
    /// The number of figures in the unit. Tracked by the program.
    pub figures: u32,
    /// The number of pikes in the unit. Tracked by the program.
    pub pikes: u32,
    /// The front rank, which counts under one option of D-109. Derived from the unit's usual
    /// formation.
    pub front: FrontRank,
}

/// Whether foot has enough pikes to charge mounted troops: two thirds of the unit, or of its front
/// rank (F-7.39, D-109).
pub fn may_charge_mounted(unit: PikeCount, rules: &Rules) -> bool {
    let row = &rules.limits.pikes_to_charge_mounted;
    let (pikes, figures) = match rules.choices.pikes_to_charge {
        PikesToCharge::Unit => (unit.pikes, unit.figures),
        PikesToCharge::FrontRank => (unit.front.pikes, unit.front.figures),
    };
    figures > 0 && pikes >= row.at_share.reached_at(figures)
}

/// Returns the cover of a laager of ordinary wagons (D-84), which the players may change.
pub fn laager_cover(rules: &Rules) -> Cover {
    match rules.choices.laager_cover {
        LaagerCover::Soft => Cover::Soft,
        LaagerCover::None => Cover::None,
    }
}
