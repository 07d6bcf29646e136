//! What a command brings about. Legality is settled before a die is drawn.

mod objections;
mod sums;

use drumhead_words::dice::{Bands, Dice, Pool, Throw};
use drumhead_words::play::{Refusal, UnitRef};

use super::army::Arm;
use super::battle::Battle;
use super::chances::{self, Parts, Taken};
use super::clauses::{FALL_BACK, STAND};
use super::command::{Command, Correction, OnPaper, in_order};
use super::event::{Event, Share};
use super::place::{
    self, aim, hex_name, host, lives, marches, path, sequence, side_name, ways_back,
};
use super::readings::{FallBackTrigger, Overflow, Pooling};
use super::state::{Away, Blow, Burden, Phase, Pressed, Standing, Step, other};
use super::tables::Troops;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::play::{Thrown, throw};
pub(super) use objections::{Owing, cannot_march, deploy_faults, here, objections, owed};
use sums::{counted, fraction, resolve};
pub(super) use sums::{unrolled_sum, unthrown};

type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about.
pub(super) fn decide(
    battle: &Battle,
    command: &Command,
    overruled: &[String],
    dice: &mut dyn Dice,
) -> Decided {
    Refusal::unless(objections(battle, command)?, overruled)?;
    match command {
        Command::Deploy { unit, hex, facing } => Ok(deployed(battle, *unit, *hex, *facing)),
        Command::Roll { side } => roll(battle, *side, dice),
        Command::March { unit, to, facing } => marched(battle, *unit, *to, *facing),
        Command::Face { unit, facing } => Ok(vec![Event::Faced {
            units: beside(battle, *unit)?,
            facing: *facing,
        }]),
        Command::Mark { unit, standing } => Ok(vec![Event::Marked {
            units: beside(battle, *unit)?,
            standing: *standing,
        }]),
        Command::Attack {
            unit,
            at,
            infantry,
            cavalry,
            guns,
        } => {
            let troops = Troops {
                infantry: *infantry,
                cavalry: *cavalry,
                guns: *guns,
            };
            attack(battle, *unit, *at, troops, dice)
        }
        Command::Fraction { at } => fraction(battle, *at, dice),
        Command::Bear { unit, spread } => Ok(borne(battle, *unit, *spread)),
        Command::FallBack { unit, to } => Ok(fell_back(battle, *unit, *to)),
        Command::End => Ok(ended(battle)),
        Command::Correct { unit, set } => Ok(corrected(battle, *unit, set)),
        Command::Objectives { side, text } => Ok(vec![Event::Objectives {
            side: *side,
            text: text.clone(),
        }]),
        Command::FromPaper { units } => Ok(from_paper(battle, units)),
    }
}

/// A group and those that stand with it, in the army's order.
pub(super) fn beside(battle: &Battle, unit: UnitRef) -> Result<Vec<UnitRef>, Refusal> {
    let (_, hex) = here(battle, unit)?;
    let there = battle.state.at(unit.side, hex);
    Ok(there.map(|(unit, _)| unit).collect())
}

/// A group is placed; those who are in its hex face as it does, and it stands or
/// falls back as they do (S-06, S-07).
fn deployed(battle: &Battle, unit: UnitRef, hex: Cell, facing: Facing) -> Vec<Event> {
    let there = battle.state.at(unit.side, hex);
    let there: Vec<_> = there.filter(|(other, _)| *other != unit).collect();
    let mut events = vec![Event::Deployed { unit, hex, facing }];
    let Some((_, first)) = there.first() else {
        return events;
    };
    let mark = battle.state.unit(unit).map(|it| it.standing);
    if mark != Some(first.standing) {
        let (units, standing) = (vec![unit], first.standing);
        events.push(Event::Marked { units, standing });
    }
    let turned = there.iter().filter(|(_, it)| it.facing != facing);
    let units: Vec<_> = turned.map(|(unit, _)| *unit).collect();
    if !units.is_empty() {
        events.push(Event::Faced { units, facing });
    }
    events
}

/// The face that was thrown, where it is known: counts of bands do not tell it.
fn face_of(thrown: &Thrown) -> Option<u8> {
    match &thrown.throw {
        Throw::Faces(faces) => faces.first().copied(),
        Throw::Counts(_) => None,
    }
}

fn roll(battle: &Battle, side: u8, dice: &mut dyn Dice) -> Decided {
    let lowest = battle.readings().d10_faces.lowest();
    let values = [("side", side_name(battle, side))];
    let pool = Pool {
        what: battle.words.fill("pool.first", &values),
        side: Some(side),
        dice: 1,
        bands: Bands::each(battle.tables.die.sides, lowest),
    };
    let place = throw(pool, dice)?.counts.single();
    let face = lowest.saturating_add(u8::try_from(place).unwrap_or(u8::MAX));
    let mut events = vec![Event::Rolled { side, face }];
    let theirs = battle.state.rolls.get(usize::from(other(side)));
    if let Some(Some(theirs)) = theirs {
        match face.cmp(theirs) {
            std::cmp::Ordering::Equal => events.push(Event::Even),
            std::cmp::Ordering::Greater => events.extend(first(battle, side)),
            std::cmp::Ordering::Less => events.extend(first(battle, other(side))),
        }
    }
    Ok(events)
}

/// A side marches first, and its march begins.
fn first(battle: &Battle, side: u8) -> Vec<Event> {
    let steps = sequence(battle.readings().attack_timing, side);
    let mut events = vec![Event::First { side }];
    events.extend(steps.get(1).map(|phase| Event::StepBegan {
        phase: *phase,
        steps: 1,
    }));
    events
}

fn marched(battle: &Battle, unit: UnitRef, to: Cell, facing: Option<Facing>) -> Decided {
    let (standing, from) = here(battle, unit)?;
    let found = marches(battle, unit);
    let path = path(&found, from, to);
    let cost = found.get(&to).map_or_else(
        || battle.ground().grid.distance(from, to),
        |reached| reached.cost,
    );
    let cost = u8::try_from(cost).unwrap_or(u8::MAX);
    let there = host(battle, unit.side, to, &[]);
    let faces = there.unwrap_or(standing).facing;
    let mut events = vec![Event::Marched {
        unit,
        path,
        marched: standing.marched.saturating_add(cost),
        facing: facing.unwrap_or(faces),
        standing: there.unwrap_or(standing).standing,
    }];
    // One side for a whole hex: those who are there turn too.
    let friends: Vec<_> = battle
        .state
        .at(unit.side, to)
        .map(|(unit, _)| unit)
        .collect();
    if let (Some(facing), false) = (facing, friends.is_empty()) {
        let units = friends;
        events.push(Event::Faced { units, facing });
    }
    Ok(events)
}

/// So many casualties of a hex in words: guns alone are not killed (S-14).
pub(super) fn killed(battle: &Battle, side: u8, at: Cell, many: u32) -> String {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let men = (target.infantry + target.cavalry).saturating_sub(waiting(battle, side, at));
    let spills = battle.readings().overflow_to_guns == Overflow::Yes && target.guns > 0;
    let on_guns = if spills { many.saturating_sub(men) } else { 0 };
    let key = if guns_alone(battle, side, at) || (on_guns == many && many > 0) {
        "pool.on_guns"
    } else if on_guns > 0 {
        "pool.men_and_guns"
    } else {
        "pool.casualties"
    };
    let men = many.saturating_sub(on_guns).to_string();
    let values = [
        ("many", &*many.to_string()),
        ("men", &men),
        ("guns", &on_guns.to_string()),
    ];
    battle.words.fill(key, &values)
}

/// The casualties that wait for the step's end in a hex that this side attacks.
fn waiting(battle: &Battle, side: u8, at: Cell) -> u32 {
    let blows = battle.state.blows_on(at).filter(|blow| blow.side == side);
    let waiting = blows.filter_map(|blow| blow.casualties);
    waiting.fold(0, u32::saturating_add)
}

/// Whether nobody but guns can be hit in a hex that this side attacks.
pub(super) fn guns_alone(battle: &Battle, side: u8, at: Cell) -> bool {
    let target = battle.state.target_at(other(side), at, lives(battle));
    target.infantry + target.cavalry == 0 && target.guns > 0
}

/// The die that decides a fraction; `sure` casualties are made without it.
pub(super) fn fraction_pool(battle: &Battle, side: u8, at: Cell, of: Parts) -> Pool {
    let words = battle.words;
    let hex = hex_name(battle, at);
    let faces = battle.readings().d10_faces;
    let casualties = |many: u32| killed(battle, side, at, many);
    let labels = [casualties(of.sure), casualties(of.sure.saturating_add(1))];
    Pool {
        what: words.fill("pool.fraction", &[("hex", &hex)]),
        side: Some(side),
        dice: 1,
        bands: Bands::either(
            battle.tables.die.sides,
            faces.lowest(),
            labels.each_ref().map(String::as_str),
            |face| chances::one_more(face, of.fraction, faces),
        ),
    }
}

/// How many more casualties the enemies in a hex can take in this step, with those
/// that wait for its end already (S-14, S-15).
pub(super) fn room(battle: &Battle, side: u8, at: Cell) -> u32 {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let most = chances::taken(target, u32::MAX, battle.readings()).all();
    most.saturating_sub(waiting(battle, side, at))
}

/// What each arm of some troops adds to a sum.
pub(super) fn shares(battle: &Battle, troops: Troops, case: chances::Case) -> Vec<Share> {
    let arms = Arm::ALL.into_iter().filter(|arm| troops.of(*arm) > 0);
    arms.map(|arm| Share {
        arm,
        many: troops.of(arm),
        each: chances::front(arm, case, &battle.tables),
        rear: chances::from_behind(arm, case, &battle.tables),
    })
    .collect()
}

fn attack(
    battle: &Battle,
    unit: UnitRef,
    at: Cell,
    troops: Troops,
    dice: &mut dyn Dice,
) -> Decided {
    let (_, from) = here(battle, unit)?;
    let case = aim(battle, unit.side, from, at, troops).case;
    let tenths = chances::tenths(troops, case, &battle.tables);
    let (casualties, face) = match battle.readings().pooling {
        Pooling::PerFiringHex => {
            let (casualties, face) = resolve(battle, unit.side, at, tenths, dice)?;
            (Some(casualties), face)
        }
        Pooling::PerTarget => (None, None),
    };
    let spent = battle.state.spent.get(&from).copied().unwrap_or_default();
    Ok(vec![Event::Attacked {
        blow: Blow {
            side: unit.side,
            from,
            at,
            tenths,
            casualties,
        },
        troops,
        spent: spent.and(troops),
        shares: shares(battle, troops, case),
        standing: case.standing,
        cover: case.cover,
        rear: case.rear,
        face,
    }])
}

/// Whether the owner has a choice of whom the casualties fall on.
fn is_choice(battle: &Battle, side: u8, hex: Cell, taken: Taken) -> bool {
    let lives = lives(battle);
    let units: Vec<_> = battle.state.at(side, hex).collect();
    let split = |of: fn(&Standing) -> u16, lost: u32| {
        let those = units.iter().filter(|(_, unit)| of(unit) > 0);
        let all: u32 = units.iter().map(|(_, unit)| u32::from(of(unit))).sum();
        lost > 0 && lost < all && those.count() > 1
    };
    let guns = units.iter().flat_map(|(_, unit)| &unit.guns);
    let working = guns.filter(|hits| **hits < lives).count();
    let room: u32 = units.iter().map(|(_, unit)| unit.gun_room(lives)).sum();
    split(|unit| unit.infantry, taken.infantry)
        || split(|unit| unit.cavalry, taken.cavalry)
        || (taken.guns > 0 && taken.guns < room && working > 1)
}

/// What is left of so many when they bear what they can of `losses`.
fn lessen(now: u16, losses: &mut u32) -> u16 {
    let lost = u32::from(now).min(*losses);
    *losses -= lost;
    now.saturating_sub(u16::try_from(lost).unwrap_or(u16::MAX))
}

/// Takes casualties off groups, in this order; guns one after the other, or
/// each one first.
fn take(units: &[(UnitRef, &Standing)], taken: Taken, lives: u8, spread: bool) -> Vec<Event> {
    let mut left = taken;
    let mut after: Vec<_> = units
        .iter()
        .map(|(unit, standing)| {
            let infantry = lessen(standing.infantry, &mut left.infantry);
            let cavalry = lessen(standing.cavalry, &mut left.cavalry);
            (*unit, *standing, infantry, cavalry, standing.guns.clone())
        })
        .collect();
    let mut rounds = if spread { u32::from(lives) } else { 1 };
    while rounds > 0 && left.guns > 0 {
        rounds -= 1;
        // A gun that was hit before is hit again first, unless all share.
        let mut guns: Vec<_> = after.iter_mut().flat_map(|(.., guns)| guns).collect();
        guns.sort_by_key(|hits| if spread { **hits } else { u8::MAX - **hits });
        for hits in guns {
            let room = u32::from(lives.saturating_sub(*hits));
            let most = if spread { 1.min(room) } else { room };
            let lost = most.min(left.guns);
            left.guns -= lost;
            *hits = hits.saturating_add(u8::try_from(lost).unwrap_or(u8::MAX));
        }
    }
    let mut events = Vec::new();
    for (unit, before, infantry, cavalry, guns) in after {
        let same = before.infantry == infantry && before.cavalry == cavalry;
        if same && before.guns == guns {
            continue;
        }
        let nobody = infantry == 0 && cavalry == 0 && guns.is_empty();
        events.push(Event::Lost {
            unit,
            infantry,
            cavalry,
            guns,
        });
        if nobody {
            let away = Away::Destroyed;
            events.push(Event::Left { unit, away });
        }
    }
    events
}

fn borne(battle: &Battle, unit: UnitRef, spread: bool) -> Vec<Event> {
    let place = battle.state.unit(unit).and_then(Standing::place);
    let mut burdens = battle.state.burdens.iter();
    let burden = burdens.find(|it| it.side == unit.side && Some(it.hex) == place);
    let Some(burden) = burden else {
        return Vec::new();
    };
    let mut units: Vec<_> = battle.state.at(burden.side, burden.hex).collect();
    units.sort_by_key(|(it, _)| *it != unit);
    let mut events = take(&units, burden.taken(), lives(battle), spread);
    events.push(Event::Borne {
        side: burden.side,
        hex: burden.hex,
    });
    events
}

fn fell_back(battle: &Battle, unit: UnitRef, to: Option<Cell>) -> Vec<Event> {
    let Some((standing, from)) = here(battle, unit).ok() else {
        return Vec::new();
    };
    let units = battle.state.pressed_at(unit.side, from);
    let there = to.and_then(|to| host(battle, unit.side, to, &[]));
    vec![Event::FellBack {
        side: unit.side,
        from,
        to,
        units,
        facing: there.unwrap_or(standing).facing,
        standing: there.unwrap_or(standing).standing,
    }]
}

/// The casualties of this step's attacks, all taken together, and who must
/// fall back for them.
fn losses(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    let mut hexes: Vec<_> = state
        .blows
        .iter()
        .map(|blow| (other(blow.side), blow.at))
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    let (mut events, mut back) = (Vec::new(), Vec::new());
    for (side, hex) in hexes {
        let blows = state.blows_on(hex).filter(|blow| blow.side != side);
        let casualties = blows.filter_map(|blow| blow.casualties);
        let casualties = casualties.fold(0, u32::saturating_add);
        let target = state.target_at(side, hex, lives(battle));
        let taken = chances::taken(target, casualties, battle.readings());
        let units: Vec<_> = state.at(side, hex).collect();
        if is_choice(battle, side, hex, taken) {
            events.push(Event::Burdened {
                burden: Burden {
                    side,
                    hex,
                    infantry: taken.infantry,
                    cavalry: taken.cavalry,
                    guns: taken.guns,
                },
            });
        } else {
            events.extend(take(&units, taken, lives(battle), false));
        }
        let all = target.infantry + target.cavalry + target.guns;
        let hurt =
            battle.readings().fall_back_trigger == FallBackTrigger::Attacked || taken.all() > 0;
        let stands = units.first().is_some_and(|(_, unit)| unit.standing) && STAND.stands();
        if hurt && !stands && taken.all() < all && FALL_BACK.stands() {
            let pressed = Pressed { side, hex };
            back.push(Event::MustFallBack { pressed });
        }
    }
    events.extend(back);
    events
}

fn ended(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    match state.phase.step {
        Step::Deploy => turn_begins(1),
        Step::Initiative => first(battle, battle.setup().first),
        Step::March | Step::FallBack => next_step(battle, false),
        Step::Attack => {
            let (counted, mut events) = counted(battle);
            events.extend(losses(&counted));
            let owed = |event: &Event| {
                matches!(event, Event::Burdened { .. } | Event::MustFallBack { .. })
            };
            let owed = events.iter().any(owed) || !state.pressed.is_empty();
            events.extend(next_step(battle, !owed));
            events
        }
    }
}

/// The step after this one, or the next turn; the step of falling back is
/// passed by where nothing is owed.
fn next_step(battle: &Battle, skip: bool) -> Vec<Event> {
    let state = &battle.state;
    let first = state.first.unwrap_or(battle.setup().first);
    let steps = sequence(battle.readings().attack_timing, first);
    let next = state.steps.saturating_add(if skip { 2 } else { 1 });
    match steps.get(usize::from(next)) {
        Some(phase) => vec![Event::StepBegan {
            phase: *phase,
            steps: next,
        }],
        None => turn_begins(state.turn.saturating_add(1)),
    }
}

fn turn_begins(turn: u32) -> Vec<Event> {
    vec![
        Event::TurnBegan { turn },
        Event::StepBegan {
            phase: Phase::both(Step::Initiative),
            steps: 0,
        },
    ]
}

/// What differs on paper, group by group, each as if it were set by itself.
fn from_paper(battle: &Battle, units: &[OnPaper]) -> Vec<Event> {
    let changes = units.iter().filter_map(|now| {
        let sets = now.differences(battle.state.unit(now.unit)?, lives(battle));
        (!sets.is_empty()).then_some((now.unit, sets))
    });
    let changes: Vec<_> = changes.collect();
    let mut events = vec![Event::FromPaper {
        units: changes.iter().map(|(unit, _)| *unit).collect(),
    }];
    for (unit, sets) in changes {
        let sets = sets.iter().flat_map(|set| corrected(battle, unit, set));
        events.extend(sets);
    }
    events
}

fn corrected(battle: &Battle, unit: UnitRef, set: &Correction) -> Vec<Event> {
    let Some(now) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let set = match set {
        Correction::GunCount(many) => {
            let mut guns = now.guns.clone();
            guns.sort_unstable();
            guns.resize(usize::from(*many), 0);
            Correction::Guns(guns)
        }
        Correction::GunCasualties(many) => {
            Correction::Guns(in_order(*many, now.guns.len(), lives(battle)))
        }
        Correction::Attacked(true) => {
            Correction::Spent((now.place()).map_or_else(Troops::default, |hex| {
                battle.state.troops_at(unit.side, hex, lives(battle))
            }))
        }
        Correction::Attacked(false) => Correction::Spent(Troops::default()),
        Correction::Infantry(_)
        | Correction::Cavalry(_)
        | Correction::Spent(_)
        | Correction::Pressed(_)
        | Correction::Guns(_)
        | Correction::TakeOver(_)
        | Correction::Hex(_)
        | Correction::Facing(_)
        | Correction::Standing(_)
        | Correction::Marched(_)
        | Correction::Name(_)
        | Correction::Away(_) => set.clone(),
    };
    // A group that had nothing but the guns that were taken over is no more.
    let nobody = |it: &Standing| it.infantry == 0 && it.cavalry == 0;
    let left = if let Correction::TakeOver(from) = &set {
        Some(*from).filter(|from| battle.state.unit(*from).is_some_and(nobody))
    } else {
        None
    };
    let away = Away::Destroyed;
    let left = left.map(|unit| Event::Left { unit, away });
    let mut events = vec![Event::Corrected { unit, set }];
    events.extend(left);
    events
}

/// A step in words, for what is said of its end.
pub(super) fn step_name(battle: &Battle, phase: Phase) -> String {
    let words = battle.words;
    let step = words.get(&format!("step.{}", phase.step.id())).to_owned();
    match phase.side {
        Some(side) => words.fill(
            "step.of",
            &[("step", &step), ("side", side_name(battle, side))],
        ),
        None => step,
    }
}

/// Where the troops of a hex may go when they fall back (S-20, gap S-A4).
pub(super) fn retreats(battle: &Battle, side: u8, hex: Cell) -> Vec<Cell> {
    let Some(unit) = host(battle, side, hex, &[]) else {
        return Vec::new();
    };
    let ways = ways_back(battle, side, hex, &battle.state.pressed_at(side, hex));
    let free: Vec<_> = ways.iter().map(|(side, _)| *side).collect();
    let faces = place::side_faced(battle, unit.facing);
    let sides = super::ground::retreat(faces, &free, battle.readings()).sides();
    let to = sides.into_iter().filter_map(|side| {
        let way = ways.iter().find(|(free, _)| *free == side);
        way.map(|(_, to)| *to)
    });
    to.collect()
}
