//! Routs (C-08, C-11): their cost, and the pending work of a routing unit. Also units that leave
//! the table.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use crate::charge::answers;
use crate::clauses::{NO_STRENGTH, ROUT, ROUTING};
use crate::result::after_rout;
use crate::state::{Away, Case, Morale, Stage, UnitState};
use crate::surrender::must_roll;
use crate::{Battle, Charging, Event};

/// Returns the events of a charged unit that routs, or routs again: it loses strength points. If
/// that does not destroy the unit, it must make its rout move, and first roll for surrender if
/// there is a reason (C-08, C-11, C-13, C-14).
pub(crate) fn routs(
    battle: &Battle,
    unit: UnitRef,
    state: &UnitState,
    why: Option<Case>,
) -> Vec<Event> {
    let interpretations = &battle.setup.interpretations;
    let (strength, destroyed) = after_rout(state.strength, &battle.tables, interpretations);
    let mut facts = vec![Routed { unit, strength }.into()];
    if destroyed {
        let away = Away::Destroyed;
        facts.extend([answers(unit, Stage::Fled), Left { unit, away }.into()]);
    } else {
        facts.push(answers(unit, Stage::Fleeing));
        facts.extend(why.and_then(|why| must_roll(battle, unit, why)));
    }
    facts
}

/// Returns the events after the players set a unit in melee to routing: the unit broke in its
/// melee, whatever the current step. The unit must make its rout move (C-13); if it was struck in
/// the rear, it must first roll for surrender (C-14 a).
pub(crate) fn broke(before: &Battle, battle: &Battle, unit: UnitRef) -> Vec<Event> {
    let state = &battle.state;
    let broke = state.is_routing(unit) && !before.state.is_routing(unit);
    if !broke || !state.is_engaged(unit) {
        return Vec::new();
    }
    let rear = state.is_struck_behind(unit);
    let roll = rear.then(|| must_roll(battle, unit, Case::Rear));
    let broke = [Broke { unit }.into()];
    broke.into_iter().chain(roll.flatten()).collect()
}

/// Returns the event that follows when a correction makes a charge in the rear valid again. If the
/// target has meanwhile routed in its test, it was charged in the rear after all, so it must roll
/// for surrender (C-14 a). The score of its test is unchanged; the players can amend the test.
pub(crate) fn struck_again(before: &Battle, battle: &Battle, charger: UnitRef) -> Option<Event> {
    let state = &battle.state;
    let again = state.is_fighting(charger) && !before.state.is_fighting(charger);
    let charge = state.charge(charger).filter(|it| again && it.is_rear());
    let target = charge?.target;
    state
        .has_routed_in_its_test(target)
        .then(|| must_roll(battle, target, Case::Rear))?
}

written! {
    /// A unit broke in its melee, and must make its rout move.
    pub struct Broke {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A unit routed.
    pub struct Routed {
        /// The unit.
        pub unit: UnitRef,
        /// The strength points left.
        pub strength: u8,
    }

    /// A unit left the table.
    pub struct Left {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub away: Away,
    }
}

impl Fact<Charging> for Broke {
    /// Marks the unit as broken. The log line of the correction already reports the rout.
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        battle.state.broken.broke(self.unit);
        battle.state.runs.forget(self.unit);
        Ok(())
    }
}

impl Fact<Charging> for Routed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.strength = self.strength;
        unit.morale = Morale::Routing;
        battle.state.runs.forget(self.unit);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let again = before.state.is_routing(self.unit);
        let line = line("log.routed")
            .by(if again { ROUTING } else { ROUT })
            .tone(Tone::Bad)
            .about([self.unit])
            .with("unit", self.unit);
        vec![line.with("strength", self.strength)]
    }
}

impl Fact<Charging> for Left {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.away = Some(self.away);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        match self.away {
            Away::Destroyed => {
                let line = unit_line("log.destroyed", self.unit).by(NO_STRENGTH);
                vec![line.tone(Tone::Bad)]
            }
            // The roll and the rout move have their own log lines.
            Away::Surrendered | Away::OffTable => Vec::new(),
        }
    }
}
