//! Attacks from a hex: its targets, the objections to them, and the bonuses against them.

use drumhead_rules::frame::{Modified, ModifierTable, modifier};

use crate::chances::Case;
use crate::ground::{Apart, Contact, contact, contact_or_why, is_cover};
use crate::interpretations::{AttackArc, Pooling, RiverFire, SplitAttacks};
use crate::prelude::*;
use crate::tables::{Bonus, PerArm};

impl Bonus {
    /// Returns the bonus in words: "from the rear".
    pub(crate) fn word(self) -> Message {
        message(format!("bonus.{}", self.id()))
    }
}

/// The facts of an attack on a hex that determine its bonuses.
pub struct Strike<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// The side that attacks.
    pub side: u8,
    /// The attacking hex.
    pub from: Cell,
    /// The target hex.
    pub at: Cell,
    /// The troops that attack.
    pub troops: Troops,
    /// The contact between the two hexes.
    pub contact: &'a Contact,
}

impl Strike<'_> {
    /// Returns whether the attack comes only through rear sides of the target (S-06).
    fn is_from_behind(&self) -> bool {
        let target = host(self.battle, other(self.side), self.at, &[]);
        let facing = target.map(|unit| side_faced(self.battle, unit.facing));
        facing.is_some_and(|facing| self.contact.is_rear(facing))
    }
}

impl Modified for Bonus {
    type Id = Self;
    type Situation<'a> = Strike<'a>;
}

/// Every bonus, in the order of the rules.
pub(crate) const BONUSES: ModifierTable<Bonus> =
    ModifierTable(&[modifier(Bonus::Rear, "S-19", |it| {
        it.is_from_behind().into()
    })]);

impl Apart {
    /// Returns the key of the refusal of an attack between hexes without contact, and its clause.
    const fn refusal(self) -> (&'static str, ClauseId) {
        match self {
            Self::Far => ("against.not_next", NEXT),
            Self::River(_) => ("against.no_water", ACROSS),
            Self::FirstUnmarked => ("against.no_edge_here", ACROSS),
            Self::SecondUnmarked => ("against.no_edge_there", ACROSS),
            Self::BothUnmarked => ("against.no_edges", ACROSS),
            Self::OneBank => ("against.one_bank", ACROSS),
        }
    }
}

/// A possible attack from a unit's hex on another hex, with its objections.
pub(crate) struct Aim {
    /// The contact. `None` if the hexes are not in contact.
    pub(crate) contact: Option<Contact>,
    /// The situation of the target.
    pub(crate) case: Case,
    /// The objections.
    pub(crate) objections: Vec<Objection>,
}

/// Returns the attack of a hex's troops on an enemy hex (S-06, S-10, S-11).
pub(crate) fn aim(battle: &Battle, side: u8, from: Cell, at: Cell, troops: Troops) -> Aim {
    let map = map(battle);
    let contact = contact_or_why(map, from, at);
    let target = host(battle, other(side), at, &[]);
    let own = host(battle, side, from, &[]);
    let mut case = Case::plain(
        target.is_some_and(|unit| unit.standing),
        is_cover(map, at, &battle.setup.cover),
    );
    let units = || match troops.is_nobody() {
        true => groups_at(battle, side, from),
        false => groups_of(battle, side, from, troops),
    };
    let object = |id, clause| objection(id, clause).with("units", units()).with("hex", at);
    let mut objections = Vec::new();
    match &contact {
        Err(apart) => {
            let (key, clause) = apart.refusal();
            let text = message(key).with("units", units()).with("hex", at);
            let text = match apart {
                Apart::River(river) => text.with("river", *river),
                Apart::Far
                | Apart::FirstUnmarked
                | Apart::SecondUnmarked
                | Apart::BothUnmarked
                | Apart::OneBank => text.with("from", from),
            };
            objections.push(object("not_next", clause).saying(text));
        }
        Ok(contact) => {
            let strike = Strike {
                battle,
                side,
                from,
                at,
                troops,
                contact,
            };
            let value = |arm| move |id| i32::from(battle.tables.bonus(id, arm));
            case.bonuses = PerArm::each(|arm| BONUSES.tally(&strike, value(arm)));
            let front = interpretations(battle).attack_arc == AttackArc::FrontThree;
            let ahead = own.is_none_or(|unit| contact.is_ahead(side_faced(battle, unit.facing)));
            if front && !ahead {
                objections.push(object("behind", FACING));
            }
            let foot = interpretations(battle).river_fire == RiverFire::FootAndGuns;
            if contact.across && foot && troops.of(Arm::Cavalry) > 0 {
                objections.push(object("horse_across", ACROSS));
            }
        }
    }
    let undivided = interpretations(battle).split_attacks == SplitAttacks::MayNot;
    let mut blows = battle.state.blows.iter();
    if undivided && blows.any(|blow| blow.side == side && blow.from == from && blow.at != at) {
        objections.push(object("divided", NEXT));
    }
    let pooled = interpretations(battle).pooling == Pooling::PerTarget;
    let mut blows = battle.state.blows_on(at);
    if pooled && blows.any(|blow| blow.side == side && blow.casualties.is_some()) {
        objections.push(object("counted", SUM));
    }
    let mut blows = battle.state.blows_on(at);
    if !pooled && blows.any(|blow| blow.from == from && blow.side == side) {
        objections.push(object("twice", SUM));
    }
    Aim {
        contact: contact.ok(),
        case,
        objections,
    }
}

/// Returns the troops in a hex that have not attacked in this step (S-13).
pub(crate) fn unspent(battle: &Battle, side: u8, hex: Cell) -> Troops {
    let all = battle.state.troops_at(side, hex, lives(battle));
    match battle.state.spent.get(&hex) {
        Some(spent) => all.without(*spent),
        None => all,
    }
}

/// Returns the enemy hexes that a hex's remaining troops can attack without objection, each with
/// the troops that can attack it.
pub(crate) fn targets(battle: &Battle, side: u8, from: Cell) -> Vec<(Cell, Troops)> {
    let troops = unspent(battle, side, from);
    let enemies = enemy_hexes(battle, side).into_iter();
    enemies
        .filter_map(|at| {
            let here = able(battle, from, at, troops);
            let fair = aim(battle, side, from, at, here).objections.is_empty();
            (!here.is_nobody() && fair).then_some((at, here))
        })
        .collect()
}

/// Returns the troops whose arm may attack this hex. Whether cavalry may attack across water is an
/// interpretation (gap S-A10).
pub(crate) fn able(battle: &Battle, from: Cell, at: Cell, troops: Troops) -> Troops {
    let across = contact(map(battle), from, at).is_some_and(|contact| contact.across);
    let foot = interpretations(battle).river_fire == RiverFire::FootAndGuns;
    Troops {
        cavalry: if across && foot { 0 } else { troops.cavalry },
        ..troops
    }
}

/// Returns the hexes occupied by a side's enemy, in order.
pub(crate) fn enemy_hexes(battle: &Battle, side: u8) -> Vec<Cell> {
    let enemy = other(side);
    let units = battle.state.units().filter(|(unit, _)| unit.side == enemy);
    let mut hexes: Vec<_> = units.filter_map(|(_, unit)| unit.place()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| occupies(battle, enemy, *hex));
    hexes
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::BONUSES;
    use crate::{Bonus, Tables};

    #[test]
    fn each_bonus_has_a_row_and_values() {
        let tables = Tables::standard().unwrap();
        for id in Bonus::ALL {
            assert!(BONUSES.clause(*id).is_some(), "{id:?}");
            assert!(tables.bonuses.contains_key(id), "{id:?}");
        }
    }
}
