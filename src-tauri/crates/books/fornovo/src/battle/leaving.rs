//! Units leave the table or their place, and return (F-7.29, F-7.51, F-7.53).

use super::generals::GeneralMoved;
use super::prelude::*;

written! {
    /// A unit left the table or returned.
    pub struct PlaceChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The unit's place.
        pub place: Place,
    }
}

unit_facts! {
    /// A unit left its place, but not by a normal move.
    LeftPlace |state| state.turn.went = true;
}

/// Returns the clause that removes a unit from the battle; `None` for a removal by the players. If
/// a destroyed unit still has figures, it is a sniper that the enemy reached, or a router whose way
/// was blocked.
fn gone_by(before: &Battle, unit: UnitRef, why: Gone) -> Option<ClauseId> {
    let state = state_of(before, unit).ok().filter(|it| it.figures() > 0);
    match why {
        Gone::Destroyed if state.is_some_and(|it| it.routs()) => Some(FLOWS_ROUND),
        Gone::Destroyed if state.is_some_and(|it| it.sniper) => Some(REACHED),
        Gone::Destroyed => Some(LOSSES),
        Gone::Fled => Some(ROUT),
        Gone::Surrendered => Some(FIRST_ROUT_MOVE),
        Gone::Mutinied => Some(UNPAID),
        Gone::Removed => None,
    }
}

impl Fact<Fornovo> for PlaceChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.place = self.place;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let leaving_line = |key: String| unit_line(key, self.unit);
        let line = match self.place {
            Place::Table => leaving_line("log.on_table".to_owned()).by(AWAY),
            Place::Away { .. } => leaving_line("log.away".to_owned())
                .tone(Tone::Warn)
                .by(AWAY),
            Place::Gone { why } => {
                let gone = leaving_line(format!("log.gone.{}", why.id())).tone(Tone::Bad);
                gone_by(before, self.unit, why)
                    .into_iter()
                    .fold(gone, Line::by)
            }
        };
        vec![line]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        match self.place {
            Place::Table => {}
            Place::Away { .. } => events.away.push(self.unit),
            Place::Gone { why } => events.gone.push((self.unit, why)),
        }
    }
}

impl Resolver<'_> {
    /// Sets the unit's place on or off the table.
    pub(super) fn set_place(&mut self, unit: UnitRef, place: Place) -> Result<(), BadFact> {
        self.change(unit, PlaceChanged { unit, place })
    }

    /// Removes the unit from the battle, or temporarily from the table.
    pub(super) fn leave(&mut self, unit: UnitRef, place: Place) -> Result<(), BadFact> {
        for enemy in self.state(unit)?.contacts.clone() {
            self.part(unit, enemy)?;
        }
        self.set_place(unit, place)?;
        let charge = self.state(unit)?.charge;
        self.end_charge(unit)?;
        self.target_is_free(charge)?;
        self.chargers_lose_target(unit)?;
        if let Place::Gone { why } = place {
            self.end_pursuit(unit)?;
            if why == Gone::Destroyed {
                self.pursuers_stop(unit)?;
            }
            let with: Vec<GeneralRef> = self.battle.state.generals_with(unit).collect();
            for general in with {
                let now = Commander::Alone;
                self.add(GeneralMoved { general, now })?;
            }
        }
        Ok(())
    }

    /// Takes the unit from its place because it charges, evades, routs, pursues, recoils or follows
    /// up. Only the players see its new place.
    pub(super) fn leave_ground(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, LeftPlace { unit })?;
        self.leave_stakes(unit)?;
        self.move_to_spot(unit, None)
    }
}
