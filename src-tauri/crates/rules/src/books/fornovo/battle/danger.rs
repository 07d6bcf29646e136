//! Section 9.13 in play: friends in the danger zone of guns are shot at first,
//! and dice that miss them go on to the target (F-9.16, D-172).

use drumhead_words::dice::Dice;
use drumhead_words::play::{Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::super::shooting::{self, Aim, Battery, CannotShoot, Shooters, Volley};
use super::act::Act;
use super::duty::Duty;
use super::event::Event;
use super::fire::{Arm, FireTold, cannot_shoot};
use super::table::Table;

/// Dice of guns that missed a friend and fly on to the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flying {
    /// The target.
    pub target: UnitRef,
    /// What they are thrown with.
    pub arm: Arm,
    /// What the table told of the target.
    pub told: FireTold,
    /// How many fly on.
    pub dice: u32,
}

/// The same volley of guns that need not be loaded: they have been fired.
fn fired(volley: Volley) -> Volley {
    let shooters = match volley.shooters {
        Shooters::Guns(battery) => Shooters::Guns(Battery {
            idle: None,
            ..battery
        }),
        others @ (Shooters::SmallArms(_) | Shooters::Sniper(_)) => others,
    };
    Volley { shooters, ..volley }
}

impl FireTold {
    /// The same told of the friend in the danger zone: he has the cover of his
    /// own ground, and may be nearer than the target or turned otherwise.
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

impl Table<'_> {
    /// Dice that fly on, made ready.
    pub(super) fn flies_on(
        &self,
        unit: UnitRef,
        flying: &Flying,
    ) -> Option<Result<Aim, CannotShoot>> {
        let volley = self.volley(unit, flying.target, flying.arm, flying.told)?;
        let aim = shooting::volley(&fired(volley), self.rules);
        Some(aim.map(|aim| aim.with_dice(flying.dice)))
    }
}

impl Act<'_> {
    /// Guns shoot at a friend in their danger zone before the target.
    pub(super) fn endanger_friend(
        &mut self,
        unit: UnitRef,
        friend: UnitRef,
        (target, arm, told): (UnitRef, Arm, FireTold),
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        self.on_table(friend)?;
        let guns = matches!(arm, Arm::Guns { .. });
        if friend.side != unit.side || friend == unit || !guns {
            return Err(Refusal::impossible(
                "danger_zone",
                "only guns have a danger zone, and only friends in it are shot at",
            ));
        }
        let at_friend = told.at_friend();
        let aim = match self.table().aim(unit, friend, arm, at_friend) {
            Some(Ok(aim)) => aim,
            Some(Err(error)) => {
                return Err(Refusal::impossible(error.key(), cannot_shoot(error)));
            }
            None => return Err(Refusal::impossible("no_such_group", "it has no such arm")),
        };
        let missed = self.throw_at(unit, friend, (arm, at_friend), aim, dice)?;
        if missed == 0 {
            return Ok(());
        }
        let flying = Flying {
            target,
            arm,
            told,
            dice: missed,
        };
        let now = Some(flying);
        self.happen(Event::Flying { unit, now })?;
        self.owe(Duty::GoOn { unit })
    }

    /// Dice that missed a friend are thrown at the target.
    pub(super) fn go_on(&mut self, unit: UnitRef, dice: &mut dyn Dice) -> Result<(), Refusal> {
        let duty = Duty::GoOn { unit };
        let flying = self.state.flying.get(&unit).copied();
        let (Some(flying), true) = (flying, self.state.duties.contains(&duty)) else {
            return Err(Refusal::impossible("not_owed", "none of its dice fly on"));
        };
        let Flying {
            target, arm, told, ..
        } = flying;
        let aim = match self.table().flies_on(unit, &flying) {
            Some(Ok(aim)) => aim,
            Some(Err(error)) => {
                return Err(Refusal::impossible(error.key(), cannot_shoot(error)));
            }
            None => return Err(Refusal::impossible("no_such_group", "it has no such arm")),
        };
        self.throw_at(unit, target, (arm, told), aim, dice)?;
        self.happen(Event::Flying { unit, now: None })?;
        self.settle(duty)
    }

    /// Dice that were left flying as the step ended are forgotten.
    pub(super) fn nothing_flies(&mut self) -> Result<(), Refusal> {
        let units: Vec<UnitRef> = self.state.flying.keys().copied().collect();
        let none = |unit| Event::Flying { unit, now: None };
        units
            .into_iter()
            .try_for_each(|unit| self.happen(none(unit)))
    }
}
