//! Close order overruns skirmishers and gunners (F-10.29).

use super::charge_work::is_of_charge;
use super::endanger::{Endanger, general_first};
use super::fight;
use crate::battle::prelude::*;
use crate::battle::rounds::pair;

const COMBAT: Group = Group("combat");

written! {
    /// Close order overruns skirmishers and gunners (F-10.29).
    pub struct Overrun {
        /// The unit.
        pub unit: UnitRef,
        /// The enemy that overruns the unit.
        pub by: UnitRef,
        /// The number of figures overrun, which are removed.
        pub figures: u32,
    }

    /// A unit overran skirmishers or gunners.
    pub struct Overran {
        /// The skirmishers or gunners.
        pub unit: UnitRef,
        /// The enemy that overran the skirmishers or gunners.
        pub by: UnitRef,
    }
}

impl Overrun {
    /// Returns the default: an overrun of all the unit's figures. Players can enter fewer.
    fn of_all(battle: &Battle, (unit, by): (UnitRef, UnitRef)) -> Option<Self> {
        let state = battle.state.units.get(&unit)?;
        let figures = state.figures();
        (state.on_table() && figures > 0).then_some(Self { unit, by, figures })
    }
}

impl Action<Fornovo> for Overrun {
    const NAME: &'static str = "overrun";
    const GROUP: Group = COMBAT;
    const CLAUSE: Option<ClauseId> = Some(OVERRUN);
    const OBLIGATIONS: &'static [&'static str] = &["fight"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        on_table(battle, self.by)?;
        let most = state.figures();
        if self.figures == 0 || self.figures > most {
            return Err(impossible("figures")
                .with("unit", self.unit)
                .with("most", most));
        }
        let touches = state.contacts.contains(&self.by);
        touches
            .then_some(state)
            .ok_or_else(|| impossible("no_contact").with("unit", self.unit))
    }

    /// Returns the overruns that the rules require instead of a pending round and, in the Combat
    /// phase, the overruns of light troops that are in contact with close order but have no pending
    /// round.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = battle.state.units.get(&unit);
        let Some(state) = state.filter(|state| !state.contacts.is_empty()) else {
            return Vec::new();
        };
        let position = position(battle);
        let due = position.rounds_due(unit).into_iter();
        let instead = due.filter_map(|enemy| position.overrun_between(unit, enemy));
        let in_combat = battle.state.now.step.phase() == Phase::Combat;
        let touched = state.contacts.iter().filter(|_| in_combat);
        let other = touched.filter_map(|by| {
            let over = position.fights(unit, *by) || position.was_overrun(unit, *by);
            (!over && position.meets_as_light(unit, *by).is_some()).then_some((unit, *by))
        });
        let all = instead.chain(other);
        all.filter_map(|met| Self::of_all(battle, met)).collect()
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let position = position(battle);
        let may = position.may_be_overrun(self.unit, self.by);
        let not = (!may).then(|| objection("not_overrun", OVERRUN).with("unit", self.unit));
        let again = position.was_overrun(self.unit, self.by).then(|| {
            let again = objection("overrun_again", OVERRUN).with("unit", self.unit);
            again.with("other", self.by)
        });
        let charges = position.charges_first(self.by);
        // The die for a general comes before his unit is overrun, as before its rout move (D-131).
        let general = general_first(battle, self.unit);
        let first = charges.into_iter().chain(general);
        not.into_iter().chain(again).chain(first).collect()
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let general = Endanger::fulfils(first) && first.other == Some(self.unit);
        general || is_of_charge(battle, first)
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
        let (unit, by) = (self.unit, self.by);
        let mut rest = self.figures;
        let losses: Vec<u32> = before
            .groups
            .iter()
            .map(|left| {
                let lost = rest.min(*left);
                rest -= lost;
                lost
            })
            .collect();
        facts_of(battle, |resolver| {
            resolver.add(Overran { unit, by })?;
            resolver.lose(unit, &losses)?;
            // A unit that overruns part of a routing unit pursues the rest (F-7.57).
            if resolver.state(unit)?.routs() {
                resolver.pursued(unit)?;
                return resolver.part(unit, by);
            }
            match resolver.position().is_shattered(unit) {
                true => resolver.stay_to_pursue(unit),
                false => resolver.part(unit, by),
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let most = battle
            .state
            .units
            .get(&self.unit)
            .map_or(0, UnitState::figures);
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        let figures = Answer::Number { least: 1, most };
        vec![asks("figures", "overrun", figures)]
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let position = position(battle);
        let (unit, enemy) = pair(self.unit, self.by);
        let demanded = position
            .overrun_between(unit, enemy)
            .filter(|met| *met == (self.unit, self.by) && position.fights(unit, enemy));
        demanded.map(|_| fight::of_round(position, unit, enemy))
    }

    fn id(&self, _: &Battle) -> OfferId {
        let key = [self.unit, self.by].map(frame::unit_key);
        OfferId::new(Self::NAME, key.join("."))
    }

    fn label(&self, _: &Battle) -> Message {
        let label = message("offer.overrun").with("unit", self.unit);
        label.with("other", self.by)
    }
}

impl Resolver<'_> {
    /// Keeps all enemies that overran a shattered unit in contact, in whatever order they overran
    /// it: the rest of the unit routs as the phase ends, and they pursue it then (F-5.06, F-7.57,
    /// D-113).
    fn stay_to_pursue(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let state = self.state(unit)?;
        let left = &state.step.overrun_by - &state.contacts;
        let here = state.on_table();
        let mut left = left.into_iter().filter(|_| here);
        left.try_for_each(|enemy| self.meet(unit, enemy))
    }
}

impl Fact<Fornovo> for Overran {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let step = &mut battle.state.unit_mut(self.unit)?.step;
        step.overrun_by.insert(self.by);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let overran = line("log.overrun")
            .with("unit", self.unit)
            .with("units", self.by);
        vec![overran.about([self.unit, self.by]).by(OVERRUN)]
    }
}
