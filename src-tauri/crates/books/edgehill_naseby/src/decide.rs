//! What a command brings about. Legality is settled before a die is drawn.

mod objections;

use drumhead_words::dice::{Bands, Dice, Pool};
use drumhead_words::play::{Refusal, UnitRef};

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{FORSAKEN, SUPPORTED};
use super::combat::{Attack, Modifiers, modifiers};
use super::command::{Command, Correction, OnPaper};
use super::event::{Event, WhyDisordered, WhyUnmanned};
use super::facing::{Zone, allowance};
use super::guns::{Crew, Overrun, bars, crew_flees, disorders, gun_pool};
use super::moves::{reachable, run_over};
use super::profile::{Fate, Outcome};
use super::readings::UnmannedBy;
use super::shot::shot;
use super::state::{Away, Ends, Standing, State, Step};
use super::terrain::{Climb, charge, turning_cost};
use drumhead_rules::hex::Cell;
use drumhead_rules::play::throw;
pub(super) use objections::{
    bar_text, block_text, here, impossible, misplaced, objections, unreachable_because,
};

type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about.
pub(super) fn decide(
    battle: &Battle,
    command: &Command,
    overruled: &[String],
    dice: &mut dyn Dice,
) -> Decided {
    let found = objections(battle, command)?;
    Refusal::unless(found, overruled)?;
    match command {
        Command::Deploy { unit, hex, facing } => Ok(vec![Event::Deployed {
            unit: *unit,
            hex: *hex,
            facing: *facing,
        }]),
        Command::Recover { unit } => Ok(vec![Event::Recovered { unit: *unit }]),
        Command::Recrew { unit } => Ok(vec![manned(*unit, false)]),
        Command::Replace { unit } => Ok(vec![manned(*unit, true)]),
        Command::Move { unit, to, over } => moved(battle, *unit, *to, *over),
        Command::Turn { unit, facing } => {
            let (standing, _) = here(battle, *unit)?;
            let cost = u8::try_from(turning_cost(1, &battle.tables)).unwrap_or(u8::MAX);
            Ok(vec![Event::Turned {
                unit: *unit,
                facing: *facing,
                points: standing.points.map(|points| points.saturating_sub(cost)),
            }])
        }
        Command::Fire {
            unit,
            target,
            leader,
        } => fire(battle, *unit, *target, *leader, dice),
        Command::Attack {
            unit,
            target,
            charge,
        } => attack(battle, *unit, *target, *charge),
        Command::Fight { target, column } => fight(battle, *target, *column, dice),
        Command::Settle {
            target,
            attacker,
            defender,
        } => {
            let outcome = Outcome {
                attacker: attacker.fate(),
                defender: defender.fate(),
            };
            let mut events = vec![settled(battle, *target)];
            events.extend(consequences(battle, *target, outcome));
            Ok(events)
        }
        Command::Retreat { unit, to } => Ok(retreat(battle, *unit, *to)),
        Command::End => Ok(vec![ended(battle)]),
        Command::Correct { unit, set } => Ok(corrected(battle, *unit, set)),
        Command::FromPaper { units } => Ok(from_paper(battle, units)),
    }
}

impl Ends {
    /// As a result has it.
    pub const fn fate(self) -> Fate {
        let (retreats, disordered, eliminated) = match self {
            Self::Stays => (0, false, false),
            Self::Disordered => (0, true, false),
            Self::Back1 => (1, false, false),
            Self::Back2 => (2, false, false),
            Self::Back3 => (3, false, false),
            Self::Beaten1 => (1, true, false),
            Self::Beaten2 => (2, true, false),
            Self::Beaten3 => (3, true, false),
            Self::Eliminated => (0, false, true),
        };
        Fate {
            retreats,
            disordered,
            eliminated,
        }
    }
}

const fn manned(unit: UnitRef, replaced: bool) -> Event {
    Event::Manned { unit, replaced }
}

fn moved(battle: &Battle, unit: UnitRef, to: Cell, over: Option<UnitRef>) -> Decided {
    let (standing, _) = here(battle, unit)?;
    let mut ways = reachable(battle, unit, standing, over);
    let way = ways.remove(&to);
    let way = way.ok_or_else(|| impossible(battle, "too_far", unit))?;
    let spent = u8::try_from(way.cost).unwrap_or(u8::MAX);
    let guns = run_over(battle, unit, standing.arm, &way.path);
    let mut events = vec![Event::Moved {
        unit,
        path: way.path,
        facing: way.facing,
        spent,
        points: standing.points.unwrap_or(0).saturating_sub(spent),
    }];
    let gone: Vec<UnitRef> = guns.iter().map(|(gun, _)| *gun).collect();
    events.extend(guns.into_iter().map(|(gun, end)| match end {
        Overrun::Eliminated => Event::Left {
            unit: gun,
            away: Away::Overrun,
        },
        Overrun::Captured => Event::Captured {
            unit: gun,
            by: unit,
            turn: battle.state.turn,
        },
    }));
    if standing.arm == Arm::Cavalry && battle.readings().unmanned_by == UnmannedBy::Adjacency {
        let bare = bare_guns(battle, unit.side, to);
        let bare = bare.into_iter().filter(|gun| !gone.contains(gun));
        events.extend(bare.map(|gun| unmanned(battle, gun, WhyUnmanned::Adjacent)));
    }
    Ok(events)
}

/// The enemy guns next to a hex that have a crew and no infantry.
fn bare_guns(battle: &Battle, side: u8, cell: Cell) -> Vec<UnitRef> {
    if !SUPPORTED.stands() || !battle.guns_used() {
        return Vec::new();
    }
    let state = &battle.state;
    let bare = |gun: &UnitRef, at: Cell| {
        let mut there = state.at(at);
        let own = state.serves(*gun);
        own != side && !there.any(|(unit, it)| unit.side == own && it.arm == Arm::Infantry)
    };
    let guns = state.on_map().filter(|(gun, it, at)| {
        let manned = it.gun.is_some_and(|own| own.crew == Crew::Manned);
        manned && battle.distance(*at, cell) == 1 && bare(gun, *at)
    });
    guns.map(|(gun, ..)| gun).collect()
}

fn unmanned(battle: &Battle, unit: UnitRef, why: WhyUnmanned) -> Event {
    let turn = battle.state.turn;
    Event::Unmanned { unit, turn, why }
}

fn fire(
    battle: &Battle,
    unit: UnitRef,
    target: UnitRef,
    leader: Option<UnitRef>,
    dice: &mut dyn Dice,
) -> Decided {
    let shot = shot(battle, unit, target, leader);
    let shot = shot.ok_or_else(|| impossible(battle, "off_map", target))?;
    if crew_flees(&bars(&shot, &battle.tables)) {
        return Ok(vec![unmanned(battle, unit, WhyUnmanned::Attempt)]);
    }
    let pool = shot_pool(battle, unit, target, &shot);
    let pool = pool.ok_or_else(|| impossible(battle, "no_dice", unit))?;
    let thrown = throw(pool, dice)?;
    let hits = disorders(
        shot.target,
        &thrown.counts,
        &battle.tables,
        battle.readings(),
    );
    let mut events = vec![Event::Fired {
        unit,
        target,
        leader,
        range: shot.range,
        counts: thrown.counts.all().to_vec(),
        disorders: hits,
    }];
    if hits {
        events.push(Event::Disordered {
            unit: target,
            why: WhyDisordered::Fire,
        });
    }
    Ok(events)
}

/// The dice of a shot; none beyond a gun's reach.
pub(super) fn shot_pool(
    battle: &Battle,
    unit: UnitRef,
    target: UnitRef,
    shot: &super::guns::Shot,
) -> Option<Pool> {
    let values = [
        ("gun", &*battle.placed(unit)),
        ("target", &*battle.placed(target)),
    ];
    let what = battle.words.fill("preview.fire", &values);
    let rules = (battle.tables(), battle.readings());
    let side = battle.state.serves(unit);
    gun_pool(what, Some(side), shot.target, shot.range, rules)
}

fn attack(battle: &Battle, unit: UnitRef, target: UnitRef, charging: bool) -> Decided {
    let (standing, from) = here(battle, unit)?;
    let (_, to) = here(battle, target)?;
    let mut events = vec![Event::Engaged {
        unit,
        target,
        charge: charging,
    }];
    let downhill = charge(battle.ground().charge_way(from, to)).disordered;
    if charging && downhill && !standing.disordered {
        events.push(Event::Disordered {
            unit,
            why: WhyDisordered::Downhill,
        });
    }
    Ok(events)
}

/// How each of a unit's attackers attacks it.
pub(super) fn attacks(battle: &Battle, target: UnitRef) -> Vec<Attack> {
    let Ok((defender, to)) = here(battle, target) else {
        return Vec::new();
    };
    let ground = battle.ground();
    let one = |unit: UnitRef| {
        let (standing, from) = here(battle, unit).ok()?;
        Some(Attack {
            arm: standing.arm,
            zone: battle.zone(defender, from).unwrap_or(Zone::Front),
            into_wood: ground.wood(to),
            uphill: ground.climb(from, to) == Climb::Up,
            through_hedge: ground.hedge(from, to),
        })
    };
    let on = battle.state.attacks_on(target);
    on.filter_map(|it| one(it.unit)).collect()
}

/// What modifies the combat over a unit.
pub(super) fn modified(battle: &Battle, target: UnitRef) -> Modifiers {
    let arm = battle.state.unit(target).map_or(Arm::Infantry, |it| it.arm);
    let attacks = attacks(battle, target);
    modifiers(arm, &attacks, &battle.tables, battle.readings())
}

/// The strengths of a unit's attackers together, and its own; none where one of
/// them is not known.
pub(super) fn strengths(battle: &Battle, target: UnitRef) -> Option<(u32, u32)> {
    let strength = |unit: UnitRef| Some(u32::from(battle.state.unit(unit)?.strength?));
    let attackers = battle.state.attacks_on(target);
    let attackers: Option<Vec<u32>> = attackers.map(|it| strength(it.unit)).collect();
    Some((attackers?.iter().sum(), strength(target)?))
}

/// The column of the players' table that the strengths give, before any shift;
/// none where they do not.
pub(super) fn combat_column(battle: &Battle, target: UnitRef) -> Option<usize> {
    let crt = battle.setup().profile.crt.as_ref()?;
    let (attackers, defender) = strengths(battle, target)?;
    crt.column(attackers, defender)
}

/// The dice of a combat on the players' table.
pub(super) fn combat_pool(battle: &Battle, target: UnitRef, dice: u8) -> Pool {
    let values = [("target", &*battle.placed(target))];
    Pool {
        what: battle.words.fill("preview.fight", &values),
        side: Some(battle.state.mover),
        dice: dice.into(),
        bands: Bands::faces(),
    }
}

fn fight(battle: &Battle, target: UnitRef, column: Option<u8>, dice: &mut dyn Dice) -> Decided {
    let crt = battle.setup().profile.crt.as_ref();
    let crt = crt.ok_or_else(|| impossible(battle, "no_crt", target))?;
    let column = column.map(usize::from).or(combat_column(battle, target));
    let column = column.ok_or_else(|| impossible(battle, "no_column", target))?;
    let modifiers = modified(battle, target);
    let thrown = throw(combat_pool(battle, target, crt.dice), dice)?;
    let faces = (1_i32..).zip(thrown.counts.all());
    let rolled = faces
        .map(|(face, count)| face.saturating_mul(i32::try_from(*count).unwrap_or(i32::MAX)))
        .sum::<i32>();
    let total = rolled + modifiers.drm;
    let shifted = crt.shifted(column, modifiers.net_shift);
    let result = crt.result(shifted, total).unwrap_or_default().to_owned();
    let outcome = crt.outcome(&result);
    let mut events = vec![Event::Fought {
        target,
        applied: modifiers.applied,
        column: crt.columns.get(shifted).cloned().unwrap_or_default(),
        rolled,
        total,
        result,
        known: outcome.is_some(),
    }];
    // How a combat ends whose result is not explained is for the players to say.
    if let Some(outcome) = outcome {
        events.push(settled(battle, target));
        events.extend(consequences(battle, target, outcome));
    }
    Ok(events)
}

fn settled(battle: &Battle, target: UnitRef) -> Event {
    let attackers = battle.state.attacks_on(target);
    Event::Settled {
        target,
        attackers: attackers.map(|it| it.unit).collect(),
    }
}

/// What a result does to the attackers and to the defender.
fn consequences(battle: &Battle, target: UnitRef, outcome: Outcome) -> Vec<Event> {
    let attackers = battle.state.attacks_on(target);
    let mut events: Vec<Event> = attackers
        .flat_map(|it| suffers(battle, it.unit, outcome.attacker))
        .collect();
    events.extend(suffers(battle, target, outcome.defender));
    events
}

fn suffers(battle: &Battle, unit: UnitRef, fate: Fate) -> Vec<Event> {
    if fate.eliminated {
        let away = Away::Eliminated;
        return vec![Event::Left { unit, away }];
    }
    let mut events = Vec::new();
    let steady = battle.state.unit(unit).is_some_and(|it| !it.disordered);
    if fate.disordered && steady {
        events.push(Event::Disordered {
            unit,
            why: WhyDisordered::Combat,
        });
    }
    if fate.retreats > 0 {
        let hexes = fate.retreats;
        events.push(Event::MustRetreat { unit, hexes });
        events.extend(forsaken(battle, unit));
    }
    events
}

/// The guns that lose their crew as their infantry has to retreat (E-22).
fn forsaken(battle: &Battle, unit: UnitRef) -> Vec<Event> {
    let state = &battle.state;
    let standing = state.unit(unit);
    let Some(cell) = standing
        .filter(|it| it.arm == Arm::Infantry && FORSAKEN.stands() && battle.guns_used())
        .and_then(Standing::place)
    else {
        return Vec::new();
    };
    let manned = |it: &Standing| it.gun.is_some_and(|own| own.crew == Crew::Manned);
    let guns = state.at(cell);
    guns.filter(|(gun, it)| state.serves(*gun) == unit.side && manned(it))
        .map(|(gun, _)| unmanned(battle, gun, WhyUnmanned::Forsaken))
        .collect()
}

fn retreat(battle: &Battle, unit: UnitRef, to: Option<Cell>) -> Vec<Event> {
    let mut events = vec![Event::Retreated { unit, to }];
    // A unit that was attacked and has gone is attacked no more.
    if to.is_some() && battle.state.attacks_on(unit).next().is_some() {
        events.push(settled(battle, unit));
    }
    events
}

fn ended(battle: &Battle) -> Event {
    let state = &battle.state;
    match (state.step, battle.next_step()) {
        (_, Some(step)) => Event::StepBegan { step },
        (Step::Deploy, None) => battle.turn_begins(battle.setup().first),
        (_, None) => battle.turn_begins(State::other(state.mover)),
    }
}

/// What differs on paper, unit by unit, each as if it were set by itself.
fn from_paper(battle: &Battle, units: &[OnPaper]) -> Vec<Event> {
    let changes = units.iter().filter_map(|now| {
        let sets = now.differences(battle.state.unit(now.unit)?);
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
    let mut events = vec![Event::Corrected {
        unit,
        set: set.clone(),
    }];
    let standing = battle.state.unit(unit);
    let moves = unit.side == battle.state.mover && battle.state.turn > 0;
    if let (Correction::Ma(ma @ 1..), Some(standing), true) = (set, standing, moves)
        && standing.points.is_none()
    {
        // Its allowance is known now, and its turn is going on.
        let points = allowance(*ma, standing.in_command, &battle.tables);
        events.push(Event::Corrected {
            unit,
            set: Correction::Points(points),
        });
    }
    events
}
