//! Enemies follow up recoiling units, recoiling units burst through friends (F-6.02, F-7.52,
//! F-7.61), and units recoil from failed charges (F-8.28).

use drumhead_vocabulary::Length;

use super::prelude::*;

impl Position<'_> {
    /// Returns the enemies in contact that may follow the unit up when it recoils (F-7.61). Routing
    /// units only rout (F-7.51), halted and shaken units do not advance (F-5.10), a square does not
    /// move (D-127), and a unit that itself recoils moves back (F-8.36).
    pub(super) fn could_follow(&self, unit: UnitRef) -> Vec<UnitRef> {
        let contacts = self.unit(unit).map(|(_, state)| &state.contacts);
        let mut enemies: Vec<UnitRef> = contacts.into_iter().flatten().copied().collect();
        enemies.retain(|enemy| {
            let may = |state: &UnitState| state.morale == Morale::Good && !state.recoils;
            self.unit(*enemy).is_some_and(|(_, state)| may(state))
                && !self.is_immobile_square(*enemy)
        });
        enemies
    }

    /// Whether the unit is in contact with an enemy that does not rout.
    pub(super) fn fights_somebody(&self, unit: UnitRef) -> bool {
        let opposes = |enemy: &UnitRef| {
            let enemy = self.unit(*enemy);
            enemy.is_some_and(|(_, state)| state.on_table() && !state.routs())
        };
        let contacts = self.unit(unit).map(|(_, state)| &state.contacts);
        contacts.is_some_and(|contacts| contacts.iter().any(opposes))
    }

    /// Returns the enemies that charge the unit. Charges that have failed or lost their target do
    /// not count.
    pub(super) fn coming_at(&self, unit: UnitRef) -> Vec<UnitRef> {
        let mut coming = self.chargers(unit);
        coming.retain(|enemy| {
            let charge = self.state.charge_of(*enemy);
            charge.is_some_and(|charge| charge.stage != ChargeStage::TargetGone)
        });
        coming
    }

    /// Returns the enemies that charge the front of the unit.
    pub(super) fn coming_in_front(&self, unit: UnitRef) -> Vec<UnitRef> {
        let mut coming = self.coming_at(unit);
        coming.retain(|enemy| {
            let charge = self.state.charge_of(*enemy);
            charge.is_some_and(|charge| self.strikes(*enemy, charge) == Facing::Front)
        });
        coming
    }

    /// Returns the distance of the recoil from a failed charge; `None` if the charge was not
    /// measured (F-8.28).
    pub(super) fn goes_back_by(&self, unit: UnitRef) -> Option<Length> {
        let came = self.unit(unit)?.1.charge?.distance?;
        Some(self.rules.reactions.failed_charge.recoil_share.of(came))
    }
}

unit_facts! {
    /// A unit followed up an enemy that recoiled (F-7.61).
    FollowedUp |state| state.fight.followed = true;

    /// Friends burst through a unit (F-7.52, F-8.49).
    BurstThrough |state| state.turn.burst_through = true;
}

impl Resolver<'_> {
    /// Ends an enemy's charge on a unit that recoiled after its own charge failed, either out of
    /// reach or through a friend that the enemy cannot attack (D-206, D-273).
    pub(super) fn falls_short(&mut self, enemy: UnitRef, unit: UnitRef) -> Result<(), BadFact> {
        self.part(enemy, unit)?;
        self.end_charge(enemy)
    }

    /// Ends the pursuits of units in contact with a routing unit that rallies: the rallied unit
    /// fights on (F-8.10, D-212).
    pub(super) fn faces_pursuers(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        for enemy in self.state(unit)?.contacts.clone() {
            self.stop_following(enemy)?;
        }
        Ok(())
    }

    /// Ends the pursuits made by the unit and by its enemies in contact. Each ends only if the
    /// pursuer is in contact with an enemy that does not rout.
    pub(super) fn end_pursuits_of_fighters(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let touched = self.state(unit)?.contacts.clone().into_iter();
        for of in touched.chain([unit]) {
            if self.position().fights_somebody(of) {
                self.stop_following(of)?;
            }
        }
        Ok(())
    }

    /// Lets a unit follow up a recoiling enemy. The unit is harder to halt later (F-7.61, F-8.17).
    pub(super) fn follows_up(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, FollowedUp { unit })
    }

    /// Disorders the friends through which a unit burst, and records the burst for their routing
    /// friend tests (F-7.52, F-8.49).
    pub(super) fn burst_through(&mut self, through: &[UnitRef]) -> Result<(), BadFact> {
        for friend in through {
            self.change(*friend, BurstThrough { unit: *friend })?;
            self.disorder(*friend, DisorderCause::BurstThrough)?;
        }
        Ok(())
    }
}
