//! Units that recoil are followed up, and friends are burst through (F-6.02, F-7.52, F-7.61).

use drumhead_words::play::UnitRef;

use super::act::Act;
use super::event::Change;
use super::state::*;
use super::table::Table;
use drumhead_rules::play::Misfit;

impl Table<'_> {
    /// The units in contact with a unit that may follow it when it recoils (F-7.61): routers only flee
    /// (F-7.51), the halted and the shaken do not advance (F-5.10), and a square does not move (D-127).
    pub(super) fn could_follow(&self, unit: UnitRef) -> Vec<UnitRef> {
        let contacts = self.unit(unit).map(|(_, live)| &live.contacts);
        let mut enemies: Vec<UnitRef> = contacts.into_iter().flatten().copied().collect();
        enemies.retain(|enemy| {
            let good = |live: &UnitState| live.morale == Morale::Good;
            self.unit(*enemy).is_some_and(|(_, live)| good(live)) && !self.is_all_front(*enemy)
        });
        enemies
    }
}

impl Act<'_> {
    /// Friends that were burst through are in disorder, which their test counts (F-7.52, F-8.49).
    pub(super) fn burst_through(&mut self, through: &[UnitRef]) -> Result<(), Misfit> {
        for friend in through {
            let turn = Record {
                burst_through: true,
                ..self.live(*friend)?.turn
            };
            self.set(*friend, Change::Turn(turn))?;
            self.disorder(*friend, DisorderCause::BurstThrough)?;
        }
        Ok(())
    }
}
