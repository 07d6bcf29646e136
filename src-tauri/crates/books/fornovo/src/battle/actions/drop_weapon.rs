//! A group drops a weapon and fights with another one. Mounted troops lose the weapon for good;
//! foot lay it down on the spot (F-10.28).

use super::arming::{self, WEAPONS, armed, fights, in_move_phase, manned};
use crate::battle::prelude::*;
use crate::combat::{Dropped, FightsAs, dropped_weapon};
use crate::weapons::Weapon;

written! {
    /// A group drops a weapon and fights with another one (F-10.28).
    pub struct DropWeapon {
        /// The unit.
        pub unit: UnitRef,
        /// The group's index in the unit.
        pub group: u8,
        /// The weapon.
        pub weapon: Weapon,
    }
}

impl Action<Fornovo> for DropWeapon {
    const NAME: &'static str = "drop_weapon";
    const GROUP: Group = WEAPONS;
    const CLAUSE: Option<ClauseId> = Some(DROPS);
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        let droppable = position(battle).may_drop(self.unit, self.group);
        let dropping = droppable.contains(&self.weapon).then_some(state);
        dropping.ok_or_else(|| impossible("no_such_weapon").with("unit", self.unit))
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = armed(battle, unit).map(|(_, state)| state);
        let groups = state
            .filter(|state| fights(state))
            .into_iter()
            .flat_map(manned);
        let drops = groups.flat_map(|group| {
            let droppable = position(battle).may_drop(unit, group).into_iter();
            droppable.map(move |weapon| Self {
                unit,
                group,
                weapon,
            })
        });
        drops.collect()
    }

    fn in_its_step(battle: &Battle, _: UnitRef) -> bool {
        in_move_phase(battle)
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn explain(&self, battle: &Battle, before: &&UnitState) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, before, &Rolled::default()))
    }

    fn resolve(
        &self,
        battle: &Battle,
        before: &&UnitState,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let fights_as = if before.mounted {
            FightsAs::Cavalry
        } else {
            FightsAs::Foot
        };
        let mut dropped = before.dropped.clone();
        let pile = match dropped_weapon(fights_as) {
            Dropped::ForGood => &mut dropped.gone,
            Dropped::WhereItStands => &mut dropped.laid,
        };
        if let Some(set) = pile.get_mut(usize::from(self.group)) {
            *set = set.with(self.weapon, true);
        }
        facts_of(battle, |resolver| {
            resolver.rearmed(self.unit)?;
            resolver.set_dropped(self.unit, dropped)
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(
            Self::NAME,
            arming::key((self.unit, self.group), self.weapon),
        )
    }

    fn label(&self, battle: &Battle) -> Message {
        arming::label(battle, Self::NAME, (self.unit, self.group), self.weapon)
    }
}
