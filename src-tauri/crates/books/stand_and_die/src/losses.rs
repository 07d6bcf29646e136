//! Casualties, as they are taken at the end of the attacks (S-12 to S-15), and the troops that must
//! fall back for them (S-20, S-21).

use crate::chances::{self, Taken};
use crate::clauses::{FALL_BACK, SECOND, SHIELD, SUM};
use crate::place::{groups_at, lives, place_of, readings};
use crate::readings::FallBackTrigger;
use crate::state::{Away, Burden, Pressed, UnitState, other};
use crate::{Battle, Event, StandAndDie};
use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

/// The casualties of this step's attacks, all taken together, and the troops that must fall back.
pub(crate) fn losses(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    let hexes = state.blows.iter().map(|blow| (other(blow.side), blow.at));
    let mut hexes: Vec<_> = hexes.collect();
    hexes.sort_unstable();
    hexes.dedup();
    let (mut facts, mut back) = (Vec::new(), Vec::new());
    for (side, hex) in hexes {
        let target = state.target_at(side, hex, lives(battle));
        let casualties = state.waiting(other(side), hex);
        let taken = chances::taken(target, casualties, readings(battle));
        let units: Vec<_> = state.at(side, hex).collect();
        if is_choice(battle, side, hex, taken) {
            let burden = Burden::of(side, hex, taken);
            facts.push(Burdened { burden }.into());
        } else {
            facts.extend(take(&units, taken, lives(battle), false));
        }
        let attacked = readings(battle).fall_back_trigger == FallBackTrigger::Attacked;
        let stands = units.first().is_some_and(|(_, unit)| unit.standing);
        let left = taken.all() < target.men() + target.guns;
        if (attacked || taken.all() > 0) && !stands && left {
            let pressed = Pressed { side, hex };
            back.push(Event::from(MustFallBack { pressed }));
        }
    }
    facts.extend(back);
    facts
}

/// Whether the owner has a choice of the groups on which the casualties fall.
fn is_choice(battle: &Battle, side: u8, hex: Cell, taken: Taken) -> bool {
    let lives = lives(battle);
    let units: Vec<_> = battle.state.at(side, hex).collect();
    let split = |of: fn(&UnitState) -> u16, lost: u32| {
        let with = units.iter().filter(|(_, unit)| of(unit) > 0);
        let all: u32 = units.iter().map(|(_, unit)| u32::from(of(unit))).sum();
        lost > 0 && lost < all && with.count() > 1
    };
    let guns = units.iter().flat_map(|(_, unit)| &unit.guns);
    let working = guns.filter(|hits| **hits < lives).count();
    let room: u32 = units.iter().map(|(_, unit)| unit.gun_room(lives)).sum();
    split(|unit| unit.infantry, taken.infantry)
        || split(|unit| unit.cavalry, taken.cavalry)
        || (taken.guns > 0 && taken.guns < room && working > 1)
}

/// What is left of so many when they take what they can of `losses`.
fn lessen(now: u16, losses: &mut u32) -> u16 {
    let lost = u32::from(now).min(*losses);
    *losses -= lost;
    now.saturating_sub(u16::try_from(lost).unwrap_or(u16::MAX))
}

/// Takes casualties off groups, in this order; guns one after the other, or each one first.
pub(crate) fn take(
    units: &[(UnitRef, &UnitState)],
    taken: Taken,
    lives: u8,
    spread: bool,
) -> Vec<Event> {
    let mut left = taken;
    let mut after: Vec<_> = units
        .iter()
        .map(|(unit, state)| {
            let infantry = lessen(state.infantry, &mut left.infantry);
            let cavalry = lessen(state.cavalry, &mut left.cavalry);
            let guns = state.guns.clone();
            let lost = Lost {
                unit: *unit,
                infantry,
                cavalry,
                guns,
            };
            (*state, lost)
        })
        .collect();
    let guns = after.iter_mut().flat_map(|(_, lost)| &mut lost.guns);
    hit_guns(&mut guns.collect::<Vec<_>>(), left.guns, lives, spread);
    let mut facts = Vec::new();
    for (before, lost) in after {
        let now = (lost.infantry, lost.cavalry, &lost.guns);
        if now == (before.infantry, before.cavalry, &before.guns) {
            continue;
        }
        let empty = lost.infantry == 0 && lost.cavalry == 0 && lost.guns.is_empty();
        let (unit, away) = (lost.unit, Away::Destroyed);
        facts.push(lost.into());
        facts.extend(empty.then(|| Event::from(Left { unit, away })));
    }
    facts
}

/// Puts so many casualties on guns: on one after the other, those that were hit before first, or on
/// each one before any takes a second.
fn hit_guns(guns: &mut [&mut u8], mut casualties: u32, lives: u8, spread: bool) {
    let rounds = if spread { lives } else { 1 };
    for _ in 0..rounds {
        guns.sort_by_key(|hits| if spread { **hits } else { u8::MAX - **hits });
        for hits in guns.iter_mut() {
            let room = u32::from(lives.saturating_sub(**hits));
            let most = if spread { 1.min(room) } else { room };
            let lost = most.min(casualties);
            casualties -= lost;
            **hits = hits.saturating_add(u8::try_from(lost).unwrap_or(u8::MAX));
        }
    }
}

written! {
    /// A group lost figures, or its guns took casualties.
    pub struct Lost {
        /// The group.
        pub unit: UnitRef,
        /// Its infantry figures now.
        pub infantry: u16,
        /// Its cavalry figures now.
        pub cavalry: u16,
        /// The casualties of each of its guns now.
        pub guns: Vec<u8>,
    }
}

impl Fact<StandAndDie> for Lost {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let state = &mut battle.state;
        let unit = state.unit_mut(self.unit)?;
        unit.infantry = self.infantry;
        unit.cavalry = self.cavalry;
        unit.guns.clone_from(&self.guns);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Some(was) = before.state.unit(self.unit) else {
            return Vec::new();
        };
        let said = |key: &'static str, clause, many: u32| {
            let said = line(key).by(clause).tone(Tone::Bad).about([self.unit]);
            let said = said.with("unit", self.unit).with("many", many);
            said.with("hex", place_of(before, self.unit))
        };
        let lives = lives(before);
        let silent = |guns: &[u8]| guns.iter().map(|hits| u32::from(*hits >= lives)).sum();
        let hits = |guns: &[u8]| guns.iter().map(|hits| u32::from(*hits)).sum();
        let newly = |of: &dyn Fn(&[u8]) -> u32| of(&self.guns).saturating_sub(of(&was.guns));
        let left = self.infantry.saturating_add(self.cavalry);
        let men = was
            .infantry
            .saturating_add(was.cavalry)
            .saturating_sub(left);
        let lines = [
            (u32::from(men), "log.lost", SUM),
            (newly(&hits), "log.guns_hit", SHIELD),
            (newly(&silent), "log.silenced", SECOND),
        ];
        let lines = lines.into_iter().filter(|(many, ..)| *many > 0);
        let lines = lines.map(|(many, key, clause)| said(key, clause, many).with("left", left));
        lines.collect()
    }
}

written! {
    /// A group left the map.
    pub struct Left {
        /// The group.
        pub unit: UnitRef,
        /// Why.
        pub away: Away,
    }
}

impl Fact<StandAndDie> for Left {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let state = &mut battle.state;
        state.unit_mut(self.unit)?.away = Some(self.away);
        Ok(())
    }

    /// A group of guns alone whose guns were taken over has lost nobody.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let taken = before.state.unit(self.unit).is_some_and(|unit| {
            let start = unit.start;
            start.guns > 0 && start.infantry == 0 && start.cavalry == 0 && unit.guns.is_empty()
        });
        let gone = if taken {
            line("log.gone_taken")
        } else {
            let gone = line("log.gone").by(SUM).tone(Tone::Bad);
            gone.with("hex", place_of(before, self.unit))
        };
        vec![gone.about([self.unit]).with("unit", self.unit)]
    }
}

written! {
    /// Casualties are to be divided by their owner.
    pub struct Burdened {
        /// The casualties.
        pub burden: Burden,
    }
}

impl Fact<StandAndDie> for Burdened {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let state = &mut battle.state;
        state.burdens.push(self.burden);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Burden { side, hex, .. } = self.burden;
        let said = line("log.burdened")
            .by(SUM)
            .tone(Tone::Warn)
            .with("hex", hex);
        let said = said.with("units", groups_at(before, side, hex));
        vec![said.with("many", self.burden.taken().all())]
    }
}

written! {
    /// Troops must fall back.
    pub struct MustFallBack {
        /// The troops.
        pub pressed: Pressed,
    }
}

impl Fact<StandAndDie> for MustFallBack {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let state = &mut battle.state;
        state.press(self.pressed, true);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Pressed { side, hex } = self.pressed;
        let units = groups_at(before, side, hex);
        let said = line("log.must_fall_back").by(FALL_BACK).tone(Tone::Warn);
        vec![
            said.about(units.clone())
                .with("units", units)
                .with("hex", hex),
        ]
    }
}
