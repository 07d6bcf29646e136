//! Section 9.13 in play: friends in the danger zone of guns are shot at first,
//! and dice that miss them go on to the target (F-9.16, D-172).

use drumhead_words::dice::Dice;
use drumhead_words::play::{Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::super::shooting::{self, Aim, Battery, CannotShoot, Shooters, Side, Volley};
use super::act::Act;
use super::duty::Duty;
use super::event::Event;
use super::fire::{Arm, FireTold, cannot_shoot};
use super::table::Table;

/// Dice of guns that missed a friend and fly on to the target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flying {
    /// The target.
    pub target: UnitRef,
    /// What they are thrown with.
    pub arm: Arm,
    /// What the table told of the target, and of the friend whom they missed
    /// last.
    pub told: FireTold,
    /// How many fly on.
    pub dice: u32,
    /// Friends whom they missed before him.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<UnitRef>,
}

impl Flying {
    /// Whether they have been thrown at this friend already.
    pub(super) fn has_passed(&self, friend: UnitRef) -> bool {
        self.told.friend == Some(friend) || self.past.contains(&friend)
    }

    /// The same, with another friend whom they fly at next.
    pub(super) fn past(
        &self,
        friend: UnitRef,
        friend_close: Option<bool>,
        friend_side: Option<Side>,
    ) -> Self {
        Self {
            told: FireTold {
                friend: Some(friend),
                friend_close,
                friend_side,
                ..self.told
            },
            past: self.past.iter().copied().chain(self.told.friend).collect(),
            ..self.clone()
        }
    }
}

fn not_in_zone() -> Refusal {
    Refusal::impossible(
        "danger_zone",
        "only guns have a danger zone, and only friends in it are shot at",
    )
}

/// A volley made ready, or why it is not.
fn ready(aim: Option<Result<Aim, CannotShoot>>) -> Result<Aim, Refusal> {
    match aim {
        Some(Ok(aim)) => Ok(aim),
        Some(Err(error)) => Err(Refusal::impossible(error.key(), cannot_shoot(error))),
        None => Err(Refusal::impossible("no_such_group", "it has no such arm")),
    }
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
    /// Dice that fly on at the target, made ready.
    pub(super) fn flies_on(
        &self,
        unit: UnitRef,
        flying: &Flying,
    ) -> Option<Result<Aim, CannotShoot>> {
        self.flies_at(unit, flying.target, flying, flying.told)
    }

    /// Dice that fly on, made ready for this unit.
    pub(super) fn flies_at(
        &self,
        unit: UnitRef,
        at: UnitRef,
        flying: &Flying,
        told: FireTold,
    ) -> Option<Result<Aim, CannotShoot>> {
        let volley = self.volley(unit, at, flying.arm, told)?;
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
        let guns = matches!(arm, Arm::Guns { .. });
        if !guns {
            return Err(not_in_zone());
        }
        let aim = self.table().aim(unit, friend, arm, told.at_friend());
        let flying = Flying {
            target,
            arm,
            told,
            dice: 0,
            past: Vec::new(),
        };
        self.throw_past(unit, friend, (flying, aim), dice)
    }

    /// Dice are thrown at a friend; those that miss him fly on.
    fn throw_past(
        &mut self,
        unit: UnitRef,
        friend: UnitRef,
        (flying, aim): (Flying, Option<Result<Aim, CannotShoot>>),
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        self.on_table(friend)?;
        if friend.side != unit.side || friend == unit {
            return Err(not_in_zone());
        }
        let with = (flying.arm, flying.told.at_friend());
        let missed = self.throw_at(unit, friend, with, ready(aim)?, dice)?;
        let duty = Duty::GoOn { unit };
        let now = (missed > 0).then_some(Flying {
            dice: missed,
            ..flying
        });
        let flies = now.is_some();
        if flies || self.state.flying.contains_key(&unit) {
            self.happen(Event::Flying { unit, now })?;
        }
        if flies {
            self.owe(duty)
        } else {
            self.settle(duty)
        }
    }

    /// Dice that missed a friend are thrown at the target, or at another friend
    /// before it.
    pub(super) fn go_on(
        &mut self,
        unit: UnitRef,
        friend: Option<(UnitRef, Option<bool>, Option<Side>)>,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        let duty = Duty::GoOn { unit };
        let flying = self.state.flying.get(&unit).cloned();
        let (Some(flying), true) = (flying, self.state.duties.contains(&duty)) else {
            return Err(Refusal::impossible("not_owed", "none of its dice fly on"));
        };
        if let Some((friend, friend_close, friend_side)) = friend {
            if flying.has_passed(friend) {
                let text = "its dice have been thrown at that friend already";
                return Err(Refusal::impossible("danger_zone", text));
            }
            let next = flying.past(friend, friend_close, friend_side);
            let aim = self
                .table()
                .flies_at(unit, friend, &next, next.told.at_friend());
            // This duty is settled; dice that miss this friend as well start a new one.
            self.settle(duty)?;
            return self.throw_past(unit, friend, (next, aim), dice);
        }
        let aim = ready(self.table().flies_on(unit, &flying))?;
        self.throw_at(unit, flying.target, (flying.arm, flying.told), aim, dice)?;
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
