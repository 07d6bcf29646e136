//! Casualties at the end of the attacks (S-12 to S-15), and the troops that must then fall back
//! (S-20, S-21).

use std::ops::RangeInclusive;

use crate::chances::{self, Casualties};
use crate::interpretations::FallBackTrigger;
use crate::prelude::*;

/// Returns the casualties of all this step's attacks together, and the troops that must fall back.
/// If the owner of a hex has a choice, the casualties there are left to the owner to allocate.
pub(crate) fn losses(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    let mut hexes: Vec<_> = state
        .blows
        .iter()
        .map(|blow| (other(blow.side), blow.at))
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    let (mut facts, mut back) = (Vec::new(), Vec::new());
    for (side, hex) in hexes {
        let target = state.target_at(side, hex, lives(battle));
        let casualties = state.waiting(other(side), hex);
        let allocated = chances::allocated(target, casualties, interpretations(battle));
        let units: Vec<_> = state.at(side, hex).collect();
        let burden = Burden::of(side, hex, allocated);
        if is_choice(battle, &burden) {
            facts.push(Burdened { burden }.into());
        } else {
            facts.extend(take(&units, allocated, lives(battle), None));
        }
        if gives_way(battle, side, hex) == Some(true) {
            let pressed = Pressed { side, hex };
            back.push(Event::from(MustFallBack { pressed }));
        }
    }
    facts.extend(back);
    facts
}

/// Returns whether the troops in an attacked hex fall back after the attacks made so far (S-20, gap
/// S-A3). `None` if they are Standing (S-21), or none of them are left.
pub(crate) fn gives_way(battle: &Battle, side: u8, hex: Cell) -> Option<bool> {
    let state = &battle.state;
    let target = state.target_at(side, hex, lives(battle));
    let casualties = state.waiting(other(side), hex);
    let lost = chances::allocated(target, casualties, interpretations(battle)).all();
    let attacked = interpretations(battle).fall_back_trigger == FallBackTrigger::Attacked;
    let standing = state.at(side, hex).next();
    let standing = standing.is_some_and(|(_, unit)| unit.standing);
    let able = !standing && lost < target.all();
    able.then_some(attacked || lost > 0)
}

/// A unit that can take some of its hex's casualties.
pub(crate) struct Bearer {
    /// The unit.
    pub(crate) unit: UnitRef,
    /// The arm that takes casualties.
    pub(crate) arm: Arm,
    /// The minimum number of casualties for the unit, if it takes any: all that no other unit
    /// can take, and at least one.
    pub(crate) least: u16,
    /// The maximum that the unit can take.
    pub(crate) most: u16,
}

/// Returns the number of casualties that a unit's affected arm can take.
fn room_of(battle: &Battle, bearer: &Bearer) -> u32 {
    let unit = battle.state.unit(bearer.unit);
    unit.map_or(0, |unit| room(unit, bearer.arm, lives(battle)))
}

/// Returns the number of casualties that an arm of a unit can take (S-14).
fn room(unit: &UnitState, arm: Arm, lives: u8) -> u32 {
    match arm {
        Arm::Infantry => unit.infantry.into(),
        Arm::Cavalry => unit.cavalry.into(),
        Arm::Artillery => unit.gun_room(lives),
    }
}

/// Returns the units that can take their hex's casualties (S-12, S-15): the units of the arm that
/// loses some of its troops but not all. Without such an arm, returns the units of an arm that
/// loses all of its troops.
pub(crate) fn bearers(battle: &Battle, burden: &Burden) -> Vec<Bearer> {
    let (casualties, lives) = (burden.casualties(), lives(battle));
    let mut units: Vec<_> = battle.state.at(burden.side, burden.hex).collect();
    let all = |units: &[(UnitRef, &UnitState)], arm| -> u32 {
        units.iter().map(|(_, unit)| room(unit, arm, lives)).sum()
    };
    let arms = || Arm::ALL.into_iter().rev();
    let some = arms().find(|arm| (1..all(&units, *arm)).contains(casualties.of(*arm)));
    let any = || arms().find(|arm| *casualties.of(*arm) > 0 && all(&units, *arm) > 0);
    let Some(arm) = some.or_else(any) else {
        return Vec::new();
    };
    // If too few troops are left after a correction, units that have already taken casualties take
    // more.
    let others: Vec<_> = units
        .iter()
        .filter(|(unit, _)| !burden.done.contains(unit))
        .copied()
        .collect();
    if all(&others, arm) >= *casualties.of(arm) {
        units = others;
    }
    let (lost, all) = (*casualties.of(arm), all(&units, arm));
    let few = |many: u32| u16::try_from(many).unwrap_or(u16::MAX);
    let able = units.iter().filter_map(|(unit, state)| {
        let room = room(state, arm, lives);
        let most = room.min(lost);
        let others = all.saturating_sub(room);
        (most > 0).then(|| Bearer {
            unit: *unit,
            arm,
            least: few(lost.saturating_sub(others).clamp(1, most)),
            most: few(most),
        })
    });
    able.collect()
}

/// Returns whether a unit certainly loses troops although it cannot take a share of the casualties:
/// all troops of an arm in its hex are lost, and those of another arm are allocated first.
pub(crate) fn is_doomed(battle: &Battle, burden: &Burden, unit: UnitRef) -> bool {
    let (casualties, lives) = (burden.casualties(), lives(battle));
    let loses = |state: &UnitState| {
        let mut arms = Arm::ALL.into_iter();
        arms.any(|arm| *casualties.of(arm) > 0 && room(state, arm, lives) > 0)
    };
    !burden.done.contains(&unit) && battle.state.unit(unit).is_some_and(loses)
}

/// Returns whether the owner of a hex can allocate its casualties in several ways (gap S-A18).
fn is_choice(battle: &Battle, burden: &Burden) -> bool {
    let bearers = bearers(battle, burden);
    match bearers.as_slice() {
        [] => false,
        [only] => is_silent_asked(battle, only),
        // The owner has a choice if the units can take more casualties together than they must.
        several => {
            let most: u32 = several.iter().map(|it| room_of(battle, it)).sum();
            several
                .first()
                .is_some_and(|it| *burden.casualties().of(it.arm) < most)
        }
    }
}

/// Returns the fewest and the most guns of a unit that can be out of action after this many
/// casualties (S-14). Their owner allocates the casualties, so any number between them is possible.
/// `None` for casualties on figures.
pub(crate) fn silent_range(
    battle: &Battle,
    bearer: &Bearer,
    many: u16,
) -> Option<RangeInclusive<u16>> {
    let (lives, many) = (lives(battle), u32::from(many));
    let state = battle.state.unit(bearer.unit)?;
    let guns = Some(&state.guns).filter(|_| bearer.arm == Arm::Artillery)?;
    let mut rooms: Vec<_> = guns
        .iter()
        .map(|hits| u32::from(lives.saturating_sub(*hits)))
        .filter(|room| *room > 0)
        .collect();
    rooms.sort_unstable();
    let silent = drumhead_vocabulary::count(guns.len() - rooms.len());
    // Each gun can take all but its last casualty without going out of action.
    let harmless: u32 = rooms.iter().map(|room| room - 1).sum();
    let fewest = many.saturating_sub(harmless);
    let mut left = many;
    let newly = rooms.iter().take_while(|room| {
        let dies = **room <= left;
        left = left.saturating_sub(**room);
        dies
    });
    let most = drumhead_vocabulary::count(newly.count());
    let all = |newly: u32| u16::try_from(silent + newly).unwrap_or(u16::MAX);
    Some(all(fewest.min(most))..=all(most))
}

/// Returns whether the owner can choose how many of a unit's guns these casualties put out of
/// action (S-14).
fn is_silent_asked(battle: &Battle, bearer: &Bearer) -> bool {
    let range = silent_range(battle, bearer, bearer.most);
    range.is_some_and(|range| range.start() < range.end())
}

/// Returns the casualties that their owner must still allocate.
pub(crate) fn open_burdens(battle: &Battle) -> impl Iterator<Item = &Burden> {
    let burdens = battle.state.burdens.iter();
    burdens.filter(|burden| !bearers(battle, burden).is_empty())
}

/// Allocates casualties to a unit as its owner chose; `silent` is the number of its guns that are
/// then out of action, or `None` for as many as possible. If no choice remains, also allocates the
/// rest.
pub(crate) fn borne(
    battle: &Battle,
    burden: &Burden,
    (bearer, many): (&Bearer, u16),
    silent: Option<u16>,
) -> Vec<Event> {
    let (side, hex, lives) = (burden.side, burden.hex, lives(battle));
    let part = Casualties::each(|arm| if arm == bearer.arm { many.into() } else { 0 });
    let state = battle.state.unit(bearer.unit).into_iter();
    let unit: Vec<_> = state.map(|state| (bearer.unit, state)).collect();
    let mut facts = take(&unit, part, lives, silent);
    let done = burden.done.iter().copied().chain([bearer.unit]);
    let left = Burden {
        done: done.collect(),
        ..Burden::of(side, hex, burden.casualties().without(part))
    };
    let Ok(after) = battle.after(&facts) else {
        return facts;
    };
    let open = is_choice(&after, &left);
    if !open {
        let mut units: Vec<_> = after.state.at(side, hex).collect();
        // Units that have taken their share come last.
        units.sort_by_key(|(unit, _)| left.done.contains(unit));
        facts.extend(take(&units, left.casualties(), lives, None));
    }
    let left = open.then_some(left);
    facts.push(Borne { side, hex, left }.into());
    facts
}

/// Subtracts as many of `losses` from `now` as possible. Returns the rest of `now`.
fn lessen(now: u16, losses: &mut u32) -> u16 {
    let lost = u32::from(now).min(*losses);
    *losses -= lost;
    now.saturating_sub(u16::try_from(lost).unwrap_or(u16::MAX))
}

/// Removes casualties from units, one unit after another in this order. `silent` is the number of
/// each unit's guns that are then out of action; see [`hit_guns`].
fn take(
    units: &[(UnitRef, &UnitState)],
    casualties: Casualties,
    lives: u8,
    silent: Option<u16>,
) -> Vec<Event> {
    let mut left = casualties;
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
    for (_, lost) in &mut after {
        let mut guns: Vec<_> = lost.guns.iter_mut().collect();
        left.artillery = hit_guns(&mut guns, left.artillery, lives, silent);
    }
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

/// Allocates casualties to the guns of a unit, damaged guns first. Each gun takes all the casualties
/// that it can before the next gun takes any. With `silent`, puts at most that many guns
/// out of action: the other guns do not take their last casualty. Returns the surplus.
fn hit_guns(guns: &mut [&mut u8], mut casualties: u32, lives: u8, silent: Option<u16>) -> u32 {
    guns.sort_by_key(|hits| u8::MAX - **hits);
    let silent = silent.map_or(usize::MAX, usize::from);
    for (place, hits) in guns.iter_mut().enumerate() {
        let most = if place < silent {
            lives
        } else {
            lives.saturating_sub(1)
        };
        let lost = u32::from(most.saturating_sub(**hits)).min(casualties);
        casualties -= lost;
        **hits = hits.saturating_add(u8::try_from(lost).unwrap_or(u8::MAX));
    }
    casualties
}

written! {
    /// A unit lost figures, or its guns took casualties.
    pub struct Lost {
        /// The unit.
        pub unit: UnitRef,
        /// The number of infantry figures left.
        pub infantry: u16,
        /// The number of cavalry figures left.
        pub cavalry: u16,
        /// The casualties taken by each of the unit's guns.
        pub guns: Vec<u8>,
    }
}

impl Fact<StandAndDie> for Lost {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
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
        let loss_line = |key: &'static str, clause, many: u32| {
            let line = line(key)
                .by(clause)
                .tone(Tone::Bad)
                .about([self.unit])
                .with("unit", self.unit)
                .with("many", many);
            line.with("hex", place_of(before, self.unit))
        };
        let lives = lives(before);
        let silenced = |guns: &[u8]| guns.iter().map(|hits| u32::from(*hits >= lives)).sum();
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
            (newly(&silenced), "log.silenced", SECOND),
        ]
        .into_iter()
        .filter(|(many, ..)| *many > 0)
        .map(|(many, key, clause)| loss_line(key, clause, many).with("left", left));
        let gone = self.destroys(before).then(|| destroyed(before, self.unit));
        lines.chain(gone).collect()
    }
}

impl Lost {
    /// Returns whether the unit has lost the last of its troops that can fight, but stays on the map
    /// for its guns out of action (S-14). For a unit of guns alone, the number of guns out of action
    /// says so.
    pub(crate) fn destroys(&self, before: &Battle) -> bool {
        let Some(was) = before.state.unit(self.unit) else {
            return false;
        };
        let lives = lives(before);
        let figures = u32::from(was.start.infantry) + u32::from(was.start.cavalry);
        let silent = !self.guns.is_empty() && self.guns.iter().all(|hits| *hits >= lives);
        let nobody = self.infantry == 0 && self.cavalry == 0;
        figures > 0 && nobody && silent && !was.troops(lives).is_nobody()
    }
}

/// Returns the log line for a unit that is destroyed.
fn destroyed(before: &Battle, unit: UnitRef) -> Line {
    let line = line("log.gone").by(SUM).tone(Tone::Bad).about([unit]);
    let line = line.with("unit", unit);
    line.with("hex", place_of(before, unit))
}

written! {
    /// A unit left the map.
    pub struct Left {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub away: Away,
    }
}

impl Fact<StandAndDie> for Left {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.unit_mut(self.unit)?.away = Some(self.away);
        Ok(())
    }

    /// Logs a unit as captured instead of destroyed if the capture of its last guns has taken it off
    /// the map.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let unit = before.state.unit(self.unit);
        let captured = unit.is_some_and(|unit| unit.away.is_some());
        if !captured {
            return vec![destroyed(before, self.unit)];
        }
        let taken = line("log.gone_taken").about([self.unit]);
        vec![taken.with("unit", self.unit)]
    }
}

written! {
    /// The owner of a hex must allocate casualties.
    pub struct Burdened {
        /// The casualties.
        pub burden: Burden,
    }
}

impl Fact<StandAndDie> for Burdened {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.burdens.push(self.burden.clone());
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Burden { side, hex, .. } = self.burden;
        let line = line("log.burdened")
            .by(SUM)
            .tone(Tone::Warn)
            .with("hex", hex)
            .with("units", targets_at(before, side, hex));
        vec![line.with("many", self.burden.casualties().all())]
    }
}

written! {
    /// Casualties were allocated, completely or in part.
    pub struct Borne {
        /// The side that took the casualties.
        pub side: u8,
        /// The hex.
        pub hex: Cell,
        /// The casualties still to be allocated, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub left: Option<Burden>,
    }
}

impl Fact<StandAndDie> for Borne {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let burdens = &mut battle.state.burdens;
        burdens.retain(|it| (it.side, it.hex) != (self.side, self.hex));
        burdens.extend(self.left.clone());
        Ok(())
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
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.press(self.pressed, true);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Pressed { side, hex } = self.pressed;
        let mut units = groups_at(before, side, hex);
        units.retain(|unit| is_mobile(before, *unit));
        let line = line("log.must_fall_back").by(FALL_BACK).tone(Tone::Warn);
        vec![
            line.about(units.clone())
                .with("units", units)
                .with("hex", hex),
        ]
    }
}

written! {
    /// Attacks on a hex no longer count, because no troops of the target are in it.
    pub struct Lapsed {
        /// The side that attacked.
        pub side: u8,
        /// The hex.
        pub at: Cell,
    }
}

impl Fact<StandAndDie> for Lapsed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let blows = &mut battle.state.blows;
        blows.retain(|blow| (blow.side, blow.at) != (self.side, self.at));
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.lapsed").tone(Tone::Warn).with("hex", self.at);
        vec![line.with("side", Value::Side(self.side))]
    }
}
