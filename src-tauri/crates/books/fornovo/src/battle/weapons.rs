//! Sections 10.8 and 10.9: ranks exchanged, and weapons dropped.

use super::group_name;
use super::prelude::*;
use crate::army::{Group, TroopType};
use crate::combat::{
    Frontage, RankExchange, Round, Row, Strikers, may_exchange_ranks, pike_reach, strike_class,
    strikers,
};
use crate::formation::{self, formed};
use crate::weapons::{Weapon, WeaponSet};

written! {
    /// A unit dropped weapons or took them up (F-10.28).
    pub struct WeaponsChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The unit's dropped weapons.
        pub dropped: DroppedWeapons,
    }
}

unit_facts! {
    /// A unit dropped a weapon or exchanged ranks, which it may do once per turn (F-10.27,
    /// F-10.28).
    Rearmed |state| state.turn.rearmed = true;
}

impl Fact<Fornovo> for WeaponsChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.dropped.clone_from(&self.dropped);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        self.line(before).into_iter().collect()
    }
}

impl WeaponsChanged {
    fn line(&self, before: &Battle) -> Option<Line> {
        let (bought, state) = position(before).unit(self.unit)?;
        let (was, after) = (state.dropped.sets(), self.dropped.sets());
        let mut changed = was.zip(after).enumerate();
        let (place, (was, after)) = changed.find(|(_, (a, b))| a != b)?;
        let (key, more, less) = if was.within(after) {
            ("log.drops", after, was)
        } else {
            ("log.takes_up", was, after)
        };
        let weapon = more.iter().find(|weapon| !less.has(*weapon))?;
        let weapon = message(format!("plural.{}", weapon.id()));
        let group = group_name(before.words, bought, place);
        // If a group has the name of its dropped weapon, such as pikes, the log line does not name
        // the group too.
        let key = if group == before.say(&weapon) {
            format!("{key}_alone")
        } else {
            key.to_owned()
        };
        let line = unit_line(key, self.unit).with("group", group).by(DROPS);
        Some(line.with("weapon", weapon))
    }
}

/// Weapons that occupy a hand, so that a group drops them to fight with other weapons.
const DROPPABLE: WeaponSet = WeaponSet::of(&[
    Weapon::Pike,
    Weapon::HeavyLance,
    Weapon::HeavyWeapon,
    Weapon::LongSpear,
]);

impl Position<'_> {
    /// Returns the unit's groups with the weapons in hand.
    pub(super) fn in_hand(&self, unit: UnitRef) -> Vec<Group> {
        let Some((bought, state)) = self.unit(unit) else {
            return Vec::new();
        };
        let without = |weapons: WeaponSet, of: Option<&WeaponSet>| {
            let put_down = of.into_iter().flat_map(|set| set.iter());
            put_down.fold(weapons, |left, weapon| left.with(weapon, false))
        };
        let groups = bought.groups.iter().enumerate();
        groups
            .map(|(place, group)| {
                let left = without(group.weapons, state.dropped.gone.get(place));
                Group {
                    weapons: without(left, state.dropped.laid.get(place)),
                    ..group.clone()
                }
            })
            .collect()
    }

    /// Returns weapons that a group may drop for its handarms.
    pub(super) fn may_drop(&self, unit: UnitRef, group: u8) -> Vec<Weapon> {
        let hand = self.in_hand(unit);
        let weapons = hand.get(usize::from(group)).map(|group| group.weapons);
        let carried = weapons.into_iter().flat_map(|weapons| weapons.iter());
        carried.filter(|weapon| DROPPABLE.has(*weapon)).collect()
    }

    /// Returns weapons that a group has laid down on the spot and may take up again.
    pub(super) fn laid(&self, unit: UnitRef, group: u8) -> Vec<Weapon> {
        let state = self.unit(unit).map(|(_, state)| state);
        let laid = state.and_then(|state| state.dropped.laid.get(usize::from(group)));
        laid.into_iter().flat_map(|set| set.iter()).collect()
    }

    /// Whether the unit may bring this group to its front (F-10.27): the unit is regular, mixed, in
    /// good morale and in melee, and the group has figures left and is not there yet.
    pub(super) fn may_exchange(&self, unit: UnitRef, group: u8) -> bool {
        let Some((bought, state)) = self.unit(unit) else {
            return false;
        };
        let left = state.groups.get(usize::from(group)).copied();
        let kinds = state.groups.iter().filter(|left| **left > 0).count();
        let charged = state.contacts.iter().any(|enemy| {
            let charge = self.state.charge_of(*enemy);
            charge.is_some_and(|charge| charge.target == unit)
        });
        let fights = !state.contacts.is_empty() && state.charge.is_none() && !charged;
        left.is_some_and(|left| left > 0)
            && state.leads != Some(group)
            && may_exchange_ranks(RankExchange {
                mixed: kinds > 1,
                regular: bought.troops == TroopType::Regular,
                good_morale: state.morale == Morale::Good,
                round: if fights { Round::Melee } else { Round::Impact },
            })
    }
}

impl Position<'_> {
    /// Returns the striking figures of a unit with a known front, if it has brought a group to its
    /// front, or has pikes in front of other troops. The ranks of the leading group come first,
    /// then the ranks of the other groups (F-10.02, F-10.27, D-262).
    pub(super) fn led(&self, unit: UnitRef) -> Option<Strikers> {
        let blocks = self.led_blocks(unit)?;
        let none = Some(Strikers::default());
        blocks.into_iter().fold(none, |sum, (places, front)| {
            let rows = self.rows(unit, &places, front)?;
            let frontage = Frontage {
                facing: front,
                ..Frontage::default()
            };
            Some(strikers(&rows, frontage, self.rules).plus(sum?))
        })
    }

    /// Returns the number of ranks with which the unit's pikes strike: fewer if the unit has
    /// brought other troops in front of its pikes (F-10.03).
    pub(super) fn pike_ranks(&self, unit: UnitRef) -> u32 {
        let blocks = self.led_blocks(unit);
        let body = blocks.and_then(|[(places, front), _]| self.rows(unit, &places, front));
        let (_, ranks) = pike_reach(&body.unwrap_or_default(), self.rules);
        ranks
    }

    /// Returns the groups of a unit's body, front first, and the groups of its sleeves, with the
    /// fronts of both; `None` unless [`Self::led`] counts the unit's strikers.
    pub(super) fn led_blocks(&self, unit: UnitRef) -> Option<[(Vec<usize>, u32); 2]> {
        let (bought, state) = self.unit(unit)?;
        let formed = formed(&self.current_unit(unit)?, self.rules)?;
        let hand = self.in_hand(unit);
        let in_sleeves = |at: &usize| {
            let group = hand.get(*at);
            group.is_some_and(|group| formation::place(bought, group) == formation::Place::Sleeves)
        };
        let pikes = |at: &usize| hand.get(*at).is_some_and(|it| it.weapons.has(Weapon::Pike));
        let mut places: Vec<usize> = (0..hand.len()).collect();
        places.retain(|at| state.groups.get(*at).is_some_and(|left| *left > 0));
        match state.leads.map(usize::from) {
            Some(leads) => places.sort_by_key(|place| *place != leads),
            None => {
                let mut body = places.iter().filter(|at| !in_sleeves(at));
                let first = pikes(body.next()?);
                if body.all(|other| pikes(other) == first) {
                    return None;
                }
                places.sort_by_key(|place| !pikes(place));
            }
        }
        // Shot brought to the front of the pikes leave their sleeves, and the whole unit forms one
        // block. Otherwise the sleeves stay beside the body.
        let one_block = state.leads.is_some() && places.first().is_some_and(in_sleeves);
        let (wings, body): (Vec<_>, Vec<_>) =
            (places.into_iter()).partition(|place| in_sleeves(place) && !one_block);
        let sleeves = formed.sleeves.iter().flatten();
        let wide = if one_block {
            formed.front
        } else {
            formed.body.map_or(0, |body| body.front)
        };
        let beside = sleeves.map(|block| block.front).sum();
        Some([(body, wide), (wings, beside)])
    }

    /// Returns the rows of groups that are one behind another on this front.
    fn rows(&self, unit: UnitRef, places: &[usize], front: u32) -> Option<Vec<Row>> {
        let (bought, state) = self.unit(unit)?;
        let hand = self.in_hand(unit);
        let mut rows = Vec::new();
        for place in places {
            let class = strike_class(bought, hand.get(*place)?, !state.mounted);
            let mut left = state.groups.get(*place).copied()?;
            while left > 0 && front > 0 {
                let figures = left.min(front);
                left -= figures;
                rows.push(Row { class, figures });
            }
        }
        Some(rows)
    }
}

impl Resolver<'_> {
    /// Records that the unit has dropped a weapon or exchanged ranks this turn.
    pub(super) fn rearmed(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, Rearmed { unit })
    }

    /// Sets the unit's dropped weapons.
    pub(super) fn set_dropped(
        &mut self,
        unit: UnitRef,
        dropped: DroppedWeapons,
    ) -> Result<(), BadFact> {
        self.change(unit, WeaponsChanged { unit, dropped })
    }
}
