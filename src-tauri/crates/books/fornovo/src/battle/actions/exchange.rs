//! A mixed unit brings another type of troops to its front (F-10.27).

use super::arming::{WEAPONS, armed, called, fights, in_move_phase, manned};
use crate::battle::group_name;
use crate::battle::prelude::*;

written! {
    /// A mixed unit brings a group to its front (F-10.27).
    pub struct Exchange {
        /// The unit.
        pub unit: UnitRef,
        /// The group's index in the unit.
        pub group: u8,
    }

    /// A unit brought a group to its front.
    pub struct RanksExchanged {
        /// The unit.
        pub unit: UnitRef,
        /// The group's index in the unit.
        pub group: u8,
    }
}

impl Fact<Fornovo> for RanksExchanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.leads = Some(self.group);
        // The front rank has changed: the players' observation of it is out of date (F-2.68).
        state.fight.naked = None;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let bought = before.tables.field.unit(self.unit).into_iter();
        let group = bought.map(|it| group_name(before.words, it, usize::from(self.group)));
        let exchange_line = |group| unit_line("log.exchanges", self.unit).with("group", group);
        group
            .map(|group| exchange_line(group).by(EXCHANGE))
            .collect()
    }
}

impl Action<Fornovo> for Exchange {
    const NAME: &'static str = "exchange";
    const GROUP: Group = WEAPONS;
    const CLAUSE: Option<ClauseId> = Some(EXCHANGE);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let groups = &on_table(battle, self.unit)?.groups;
        let left = groups.get(usize::from(self.group)).copied();
        let has = left.is_some_and(|left| left > 0);
        has.then_some(())
            .ok_or_else(|| impossible("no_such_group").with("unit", self.unit))
    }

    /// Returns orders for a mixed unit in combat: one for each group with figures left, except the
    /// group that the unit has brought to its front.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = armed(battle, unit).map(|(_, state)| state);
        let state = state.filter(|state| fights(state) && manned(state).count() > 1);
        let behind = |state: &UnitState| {
            let leads = state.leads;
            manned(state)
                .filter(move |group| leads != Some(*group))
                .collect::<Vec<_>>()
        };
        let groups = state.into_iter().flat_map(behind);
        groups.map(|group| Self { unit, group }).collect()
    }

    fn in_its_step(battle: &Battle, _: UnitRef) -> bool {
        in_move_phase(battle)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let may = position(battle).may_exchange(self.unit, self.group);
        let no_exchange = objection("no_exchange", EXCHANGE).with("unit", self.unit);
        let other_phase = message("against.exchange_not_move_phase").with("unit", self.unit);
        let other_phase = objection("not_move_phase", EXCHANGE).saying(other_phase);
        let against = [(!may, no_exchange), (!in_move_phase(battle), other_phase)].into_iter();
        against.filter(|(so, _)| *so).map(|(_, it)| it).collect()
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, &(), &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            resolver.rearmed(self.unit)?;
            resolver.change(
                self.unit,
                RanksExchanged {
                    unit: self.unit,
                    group: self.group,
                },
            )
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        let unit = frame::unit_key(self.unit);
        OfferId::new(Self::NAME, format!("{unit}.{}", self.group))
    }

    fn label(&self, battle: &Battle) -> Message {
        let group = called(battle, self.unit, self.group);
        message("offer.exchange").with("group", group)
    }
}
