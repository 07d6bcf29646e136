//! What a command brings about. Legality is settled before a die is drawn.

mod objections;

use drumhead_words::dice::{Bands, Dice, Pool};
use drumhead_words::play::{Refusal, UnitRef};

use super::battle::Battle;
use super::clauses::{AT_ONCE, FLIGHT, ROUTING, YIELD};
use super::command::{Command, Correction, Cover, Flight, OnPaper};
use super::event::Event;
use super::factors::{factors, total};
use super::fold::fold;
use super::readings::Evade;
use super::result::{
    Case, Found, TestResult, after_rout, caught_rolls, follow, is_destroyed, judge_faced, score,
    surrenders_on,
};
use super::state::{Away, Charge, Morale, Moved, Stage, Standing, Step, Struck};
use drumhead_rules::play::throw;
use objections::impossible;
pub(super) use objections::{debt_clause, here, may_evade, objections, owes_test, unfinished};

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
        Command::Declare {
            charger,
            target,
            struck,
            inches,
            ..
        } => {
            let charge = Charge {
                charger: *charger,
                target: *target,
                struck: *struck,
                inches: *inches,
                moved: None,
            };
            Ok(declared(battle, charge))
        }
        Command::Test { unit, cover } => test(battle, *unit, *cover, dice),
        Command::Counter { unit, against } => Ok(vec![
            answers(*unit, Stage::Countered),
            Event::ChargerMoved {
                charger: *against,
                moved: Moved::Met,
            },
        ]),
        Command::Stand { unit } => Ok(vec![answers(*unit, Stage::Stood)]),
        Command::Evade { unit } => Ok(vec![answers(*unit, Stage::Evaded)]),
        Command::Flee { unit, flight } => Ok(flee(battle, *unit, *flight)),
        Command::Follow { unit, reaches } => Ok(followed(battle, *unit, *reaches)),
        Command::Surrender { unit } => surrender(battle, *unit, dice),
        Command::End => Ok(vec![ended(battle)]),
        Command::Correct { unit, set } => Ok(corrected(battle, *unit, set)),
        Command::FromPaper { units } => Ok(from_paper(battle, units)),
    }
}

/// A charge; one on a unit that has tested and routs is a charge on a router,
/// whatever it did before (C-11).
fn declared(battle: &Battle, charge: Charge) -> Vec<Event> {
    let target = charge.target;
    let tested = battle.state.trial(target);
    let tested = tested.is_some_and(|trial| trial.stage != Stage::Waiting);
    let mut events = vec![Event::Declared { charge }];
    if tested && battle.state.is_routing(target) && ROUTING.stands() {
        events.push(answers(target, Stage::Waiting));
    }
    events
}

const fn answers(unit: UnitRef, stage: Stage) -> Event {
    Event::Answers {
        unit,
        stage,
        counter: false,
    }
}

/// One die for a unit. A high one routs it, or has it surrender (C-08, C-15).
pub(super) fn die(battle: &Battle, unit: UnitRef, title: &str) -> Pool {
    Pool {
        what: battle.words.fill(title, &[("unit", &battle.name(unit))]),
        side: Some(unit.side),
        dice: 1,
        bands: Bands::faces().best_first(),
    }
}

fn test(battle: &Battle, unit: UnitRef, cover: Cover, dice: &mut dyn Dice) -> Decided {
    let charged = battle.charged(unit, cover);
    let charged = charged.ok_or_else(|| impossible(battle, "not_charged", unit))?;
    let bar = battle.bar(unit, &charged);
    let bar = bar.ok_or_else(|| impossible(battle, "unit", unit))?;
    let factors = factors(&charged, &battle.tables, battle.readings());
    let face = throw(die(battle, unit, "preview.test"), dice)?
        .counts
        .face();
    let score = score(face, total(&factors));
    let result = judge_faced(score, bar, charged.is_faced(), battle.readings());
    let mut events = vec![Event::Tested {
        unit,
        face,
        factors,
        score,
        basic_morale: bar.basic_morale,
        result,
    }];
    if !AT_ONCE.stands() {
        return Ok(events);
    }
    let struck = |side| charged.chargers.iter().any(|(_, struck)| *struck == side);
    let standing = here(battle, unit)?;
    match result {
        TestResult::Rout => {
            let rear = struck(Struck::Rear).then_some(Case::Rear);
            events.extend(routs(battle, unit, standing, rear));
        }
        TestResult::Stand | TestResult::MayCounter => {
            let counter = result == TestResult::MayCounter;
            let evade = battle.readings().evade == Evade::On && may_evade(standing);
            let stage = if counter || evade {
                Stage::Answering
            } else {
                Stage::Stood
            };
            events.push(Event::Answers {
                unit,
                stage,
                counter,
            });
        }
    }
    Ok(events)
}

/// A charged unit routs, or routs again: it loses strength, and owes its move
/// and perhaps a roll for surrender (C-08, C-11, C-13, C-14).
fn routs(battle: &Battle, unit: UnitRef, standing: &Standing, why: Option<Case>) -> Vec<Event> {
    let (strength, destroyed) = after_rout(standing.strength, &battle.tables, battle.readings());
    let mut events = vec![Event::Routed { unit, strength }];
    let stage = if destroyed || !FLIGHT.stands() {
        Stage::Fled
    } else {
        Stage::Fleeing
    };
    events.push(answers(unit, stage));
    if destroyed {
        let away = Away::Destroyed;
        events.push(Event::Left { unit, away });
    } else {
        events.extend(why.and_then(|why| must_roll(battle, unit, why)));
    }
    events
}

/// A unit has to roll for surrender, unless it has or had to already this turn.
fn must_roll(battle: &Battle, unit: UnitRef, why: Case) -> Option<Event> {
    let known = battle.state.yields.iter().any(|roll| roll.unit == unit);
    (YIELD.stands() && !known).then_some(Event::MustRoll { unit, why })
}

fn flee(battle: &Battle, unit: UnitRef, flight: Flight) -> Vec<Event> {
    let mut events = vec![Event::Fled { unit, flight }];
    match flight {
        Flight::OffTable => events.push(Event::Left {
            unit,
            away: Away::OffTable,
        }),
        Flight::Cornered => events.extend(must_roll(battle, unit, Case::Cornered)),
        Flight::Cover | Flight::Stuck => {}
    }
    events
}

/// How a charger finds its target.
pub(super) fn found(battle: &Battle, charge: &Charge) -> Found {
    let target = battle.state.unit(charge.target);
    let stage = battle.state.trial(charge.target).map(|trial| trial.stage);
    match target {
        Some(target) if target.is_here() => {
            if target.morale == Morale::Routing {
                Found::Routed
            } else if stage == Some(Stage::Evaded) {
                Found::Evaded
            } else {
                Found::There
            }
        }
        Some(_) | None => Found::Gone,
    }
}

fn followed(battle: &Battle, unit: UnitRef, reaches: bool) -> Vec<Event> {
    let Some(charge) = battle.state.charge(unit) else {
        return Vec::new();
    };
    let moved = follow(found(battle, charge), reaches);
    let mut events = vec![Event::ChargerMoved {
        charger: unit,
        moved,
    }];
    if moved == Moved::Caught && caught_rolls(battle.readings()) {
        events.extend(must_roll(battle, charge.target, Case::Caught));
    }
    events
}

fn surrender(battle: &Battle, unit: UnitRef, dice: &mut dyn Dice) -> Decided {
    let standing = here(battle, unit)?;
    let charged = owes_test(battle, unit);
    let roll = battle.state.yields.iter().find(|roll| roll.unit == unit);
    let why = roll
        .filter(|_| !charged)
        .map_or(Case::Caught, |roll| roll.why);
    let needed = surrenders_on(standing.rides(), &battle.tables);
    let face = throw(die(battle, unit, "preview.surrender"), dice)?
        .counts
        .face();
    let surrenders = face >= needed;
    let mut events = vec![Event::Rolled {
        unit,
        why,
        face,
        needed,
        surrenders,
    }];
    if surrenders {
        if charged {
            events.push(answers(unit, Stage::Fled));
        }
        events.push(Event::Left {
            unit,
            away: Away::Surrendered,
        });
    } else if charged && ROUTING.stands() {
        events.extend(routs(battle, unit, standing, None));
    }
    Ok(events)
}

fn ended(battle: &Battle) -> Event {
    let state = &battle.state;
    match state.next_step() {
        Some(step) => Event::StepBegan { step },
        None => {
            let mover = state.defender();
            let again = mover == battle.setup().first;
            Event::TurnBegan {
                turn: state.turn.saturating_add(u32::from(again)),
                mover,
            }
        }
    }
}

/// What differs on paper, unit by unit, each as if it were set by itself after
/// those before it.
fn from_paper(battle: &Battle, units: &[OnPaper]) -> Vec<Event> {
    let mut after = battle.clone();
    let (mut differ, mut events) = (Vec::new(), Vec::new());
    for now in units {
        let Some(standing) = after.state.unit(now.unit) else {
            continue;
        };
        let sets = now.differences(standing);
        if !sets.is_empty() && !differ.contains(&now.unit) {
            differ.push(now.unit);
        }
        for set in &sets {
            let made = corrected(&after, now.unit, set);
            // What is made of a unit that there is always fits.
            let _fits = made
                .iter()
                .try_for_each(|event| fold(&mut after.state, event));
            events.extend(made);
        }
    }
    events.insert(0, Event::FromPaper { units: differ });
    events
}

fn corrected(battle: &Battle, unit: UnitRef, set: &Correction) -> Vec<Event> {
    let mut events = vec![Event::Corrected {
        unit,
        set: set.clone(),
    }];
    let state = &battle.state;
    let here = state.unit(unit).filter(|unit| unit.is_here());
    match (set, here) {
        (Correction::Strength(value), Some(_)) if is_destroyed(*value, battle.readings()) => {
            events.push(Event::Left {
                unit,
                away: Away::Destroyed,
            });
        }
        // A rout from the melee (C-14 a).
        (Correction::Morale(Morale::Routing), Some(before))
            if before.morale != Morale::Routing && state.step == Step::Melee =>
        {
            let rear = state.charges_on(unit).any(|charge| {
                charge.struck == Struck::Rear && charge.moved == Some(Moved::Contact)
            });
            if rear {
                events.extend(must_roll(battle, unit, Case::Rear));
            }
        }
        _ => {}
    }
    events
}
