//! Section 9.13 in play: friends in the danger zone of guns are shot at first, and dice that miss
//! them continue to the target (F-9.16, D-172).

use super::prelude::*;
use crate::shooting::{self, Aim, Battery, CannotShoot, Fewer, Shooters};

written! {
    /// Dice that missed a friend in the danger zone continue to the target, or no longer do so
    /// (F-9.16).
    pub struct DiceInFlight {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The dice; `None` once they are rolled, or the step has ended.
        pub now: Option<FlyingDice>,
    }
}

impl Fact<Fornovo> for DiceInFlight {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        match &self.now {
            Some(flying) => battle.state.flying.insert(self.unit, flying.clone()),
            None => battle.state.flying.remove(&self.unit),
        };
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let fly = |flying: &FlyingDice| {
            line("log.flying")
                .with("unit", self.unit)
                .with("target", flying.target)
                .with("dice", flying.dice)
                .by(DANGER_ZONE)
                .about([self.unit, flying.target])
                .tone(Tone::Warn)
        };
        self.now.iter().map(fly).collect()
    }
}

/// Checks that a unit can be the friend in the guns' danger zone that is shot at before the target.
///
/// # Errors
/// [`Impossible`] if no gun shoots, or the unit is not a friend on the table.
pub(super) fn friend_in_zone(
    battle: &Battle,
    unit: UnitRef,
    arm: Arm,
    friend: UnitRef,
) -> Result<(), Impossible> {
    on_table(battle, friend)?;
    let guns = matches!(arm, Arm::Guns { .. });
    let in_zone = guns && friend.side == unit.side && friend != unit;
    let none = || impossible("danger_zone").with("unit", unit);
    in_zone.then_some(()).ok_or_else(none)
}

/// Returns the volley without the check that its guns are loaded, because they have already fired.
fn fired(volley: shooting::Volley) -> shooting::Volley {
    let shooters = match volley.shooters {
        Shooters::Guns(battery) => Shooters::Guns(Battery {
            idle: None,
            ..battery
        }),
        others @ (Shooters::SmallArms(_) | Shooters::Sniper(_)) => others,
    };
    shooting::Volley { shooters, ..volley }
}

impl FireObservations {
    /// Returns the observations of a shot at the friend in the danger zone. The friend's place
    /// gives its cover, and its range and facing can differ from those of the target.
    pub(super) fn at_friend(self) -> Self {
        Self {
            cover: None,
            partly_open: false,
            close: self.friend_close.unwrap_or(self.close),
            side: self.friend_side.unwrap_or(self.side),
            ..self
        }
    }
}

impl Position<'_> {
    /// Returns the [`Aim`] for these dice against this unit.
    pub(super) fn flies_at(
        &self,
        unit: UnitRef,
        at: UnitRef,
        flying: &FlyingDice,
        observed: FireObservations,
    ) -> Option<Result<Aim, CannotShoot>> {
        let volley = self.volley(unit, at, flying.arm, observed)?;
        let aim = shooting::volley(&fired(volley), self.rules);
        Some(aim.map(|aim| {
            let aim = self.after_earlier_shots(unit, at, flying.arm, aim);
            aim.with_dice(flying.dice, Fewer::Flying)
        }))
    }
}

impl Resolver<'_> {
    /// Lets dice that missed a friend continue, if any are left.
    pub(super) fn fly_on(&mut self, unit: UnitRef, flying: FlyingDice) -> Result<(), BadFact> {
        let now = (flying.dice > 0).then_some(flying);
        match now.is_some() || self.battle.state.flying.contains_key(&unit) {
            true => self.add(DiceInFlight { unit, now }),
            false => Ok(()),
        }
    }

    /// Removes dice that are still in flight at the end of the step.
    pub(super) fn end_dice_in_flight(&mut self) -> Result<(), BadFact> {
        let units: Vec<UnitRef> = self.battle.state.flying.keys().copied().collect();
        let none = |unit| DiceInFlight { unit, now: None };
        units.into_iter().try_for_each(|unit| self.add(none(unit)))
    }
}
