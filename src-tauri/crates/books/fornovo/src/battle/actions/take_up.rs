//! A group takes up a weapon that it laid down on the spot (F-10.28).

use super::arming::{self, WEAPONS, armed, in_move_phase, manned};
use crate::battle::prelude::*;
use crate::weapons::Weapon;

written! {
    /// A group takes up a weapon that it laid down on the spot (F-10.28).
    pub struct TakeUp {
        /// The unit.
        pub unit: UnitRef,
        /// The group's index in the unit.
        pub group: u8,
        /// The weapon.
        pub weapon: Weapon,
    }
}

impl Action<Fornovo> for TakeUp {
    const NAME: &'static str = "take_up";
    const GROUP: Group = WEAPONS;
    const CLAUSE: Option<ClauseId> = Some(DROPS);
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        let laid = position(battle).laid(self.unit, self.group);
        let lies = laid.contains(&self.weapon).then_some(state);
        lies.ok_or_else(|| {
            let reason = message("impossible.no_weapon_laid").with("unit", self.unit);
            impossible("no_such_weapon").saying(reason)
        })
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = armed(battle, unit).map(|(_, state)| state);
        let groups = state.into_iter().flat_map(manned);
        let laid = groups.flat_map(|group| {
            let laid = position(battle).laid(unit, group).into_iter();
            laid.map(move |weapon| Self {
                unit,
                group,
                weapon,
            })
        });
        laid.collect()
    }

    fn in_its_step(battle: &Battle, _: UnitRef) -> bool {
        in_move_phase(battle)
    }

    fn objections(&self, _: &Battle, state: &&UnitState) -> Vec<Objection> {
        let left = !state.turn.stayed();
        left.then(|| objection("left_the_spot", DROPS).with("unit", self.unit))
            .into_iter()
            .collect()
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
        let mut dropped = before.dropped.clone();
        if let Some(set) = dropped.laid.get_mut(usize::from(self.group)) {
            *set = set.with(self.weapon, false);
        }
        facts_of(battle, |resolver| resolver.set_dropped(self.unit, dropped))
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
