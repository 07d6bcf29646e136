//! What became of a unit, with the clause that says so.

use super::super::super::army::{Model, Models};
use super::super::prelude::*;
use super::super::view::{disorder_id, gone_id, model_id, morale_id};
use super::{ground, moves, weapons};

const RIDES: ClauseId = ClauseId::new("F-7.34");
const CREW: ClauseId = ClauseId::new("F-7.17");
const STAKES: ClauseId = ClauseId::new("F-2.65");
const AWAY: ClauseId = ClauseId::new("F-7.29");
const LOSSES: ClauseId = ClauseId::new("F-1.08");

/// The clause that a disorder comes of.
const fn disordered_by(cause: DisorderCause) -> ClauseId {
    ClauseId::new(match cause {
        DisorderCause::Terrain
        | DisorderCause::Manoeuvre
        | DisorderCause::Formation
        | DisorderCause::RoutOrPursuit
        | DisorderCause::Table => "F-5.02",
        DisorderCause::Combat => "F-5.03",
        DisorderCause::BurstThrough
        | DisorderCause::Interpenetration
        | DisorderCause::MissedCharge
        | DisorderCause::Rallied => "F-5.04",
        DisorderCause::Exhausted => "F-5.05",
    })
}

/// The clause that takes a unit out of the battle; none for what the players take away.
const fn gone_by(why: Gone) -> Option<ClauseId> {
    match why {
        Gone::Destroyed => Some(LOSSES),
        Gone::Fled => Some(ClauseId::new("F-7.51")),
        Gone::Surrendered => Some(ClauseId::new("F-7.53")),
        Gone::Mutinied => Some(ClauseId::new("F-2.63")),
        Gone::Removed => None,
    }
}

/// A change of a unit that a player would want to read; the rest is bookkeeping.
pub(super) fn changed(before: &Battle, unit: UnitRef, now: &Change) -> Option<Line> {
    let table = table(before);
    let was = table.unit(unit).map(|(_, live)| live);
    let of = |key: &'static str, tone: Tone, clause: ClauseId| {
        Some(unit_line(key, unit).tone(tone).by(clause))
    };
    match now {
        Change::Morale(morale) => turned(was?, unit, *morale),
        Change::Disorder(Some(disorder)) => {
            let key = format!("log.disorder.{}", disorder_id(disorder.cause));
            let said = unit_line(key, unit).tone(Tone::Warn);
            Some(said.by(disordered_by(disorder.cause)))
        }
        Change::Disorder(None) => of("log.in_order", Tone::Good, ClauseId::new("F-5.09")),
        Change::Place(place) => Some(went(unit, *place)),
        Change::Groups(groups) => {
            let left = groups.iter().copied().fold(0, u32::saturating_add);
            let said = unit_line("log.figures", unit).tone(Tone::Bad).by(LOSSES);
            Some(said.with("before", was?.figures()).with("left", left))
        }
        Change::Models(models) => lost(was?.models, unit, models),
        Change::Pursuit(Some(pursuit)) if pursuit.moves == 0 => {
            let said = unit_line("log.pursues", unit).tone(Tone::Warn);
            let said = said.with("target", pursuit.target).about([pursuit.target]);
            Some(said.by(ClauseId::new("F-7.57")))
        }
        Change::Recoils(true) => of("log.recoils", Tone::Warn, ClauseId::new("F-6.14")),
        Change::Mounted(true) => of("log.mounts", Tone::Plain, RIDES),
        Change::Mounted(false) => of("log.dismounts", Tone::Plain, RIDES),
        Change::Horses(Horses::Dispersed) => of("log.horses_gone", Tone::Bad, RIDES),
        Change::Crew(Crew::Away) => of("log.crew_away", Tone::Warn, CREW),
        Change::Crew(Crew::AtGuns) => of("log.crew_back", Tone::Plain, CREW),
        // Of a square that is left by an order the order is said.
        Change::Square(false) => {
            let runs = |live: &UnitState| live.square && (live.routs() || live.pursuit.is_some());
            was.filter(|live| runs(live))?;
            of("log.square_gone", Tone::Warn, ClauseId::new("F-8.18"))
        }
        Change::Path(path) => moves::path(unit, path),
        Change::Charge(Some(charge)) if charge.stage == ChargeStage::Declared => {
            let at = |it: &Charge| (it.target, it.stage);
            let told = was?.charge.as_ref().map(at) == Some(at(charge));
            (!told).then(|| moves::charges(unit, charge))
        }
        Change::Pursuit(_)
        | Change::Horses(_)
        | Change::Recoils(false)
        | Change::Charge(_)
        | Change::Contacts(_)
        | Change::Turn(_)
        | Change::Last(_)
        | Change::Fight(_)
        | Change::Idle(_)
        | Change::IdleOf { .. }
        | Change::Debt(_)
        | Change::Formation(_)
        | Change::Square(true)
        | Change::Limbered(_)
        | Change::Stakes(Stakes::Carried | Stakes::Planted)
        | Change::BayonetsFixed(_) => None,
        Change::Stakes(Stakes::None) => {
            was.filter(|live| live.stakes != Stakes::None)?;
            of("log.stakes_lost", Tone::Warn, STAKES)
        }
        Change::Stakes(Stakes::Left) => of("log.stakes_left", Tone::Plain, STAKES),
        Change::Ground(spot) => Some(ground::stands(table, unit, *spot)),
        Change::Dropped(dropped) => weapons::dropped(before, unit, dropped),
        Change::Leads(group) => weapons::leads(table, unit, (*group)?),
    }
}

/// Its morale is another than it was.
fn turned(was: &UnitState, unit: UnitRef, now: Morale) -> Option<Line> {
    const MORALE: ClauseId = ClauseId::new("F-5.10");
    let id = morale_id(now);
    let tone = match now {
        Morale::Good => Tone::Good,
        Morale::Halted { .. } => Tone::Warn,
        Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
    };
    let said = || unit_line(format!("log.morale.{id}"), unit).tone(tone);
    (morale_id(was.morale) != id).then(|| said().by(MORALE))
}

/// It came back, or went.
fn went(unit: UnitRef, to: Place) -> Line {
    match to {
        Place::Table => unit_line("log.on_table", unit).by(AWAY),
        Place::Away { .. } => unit_line("log.away", unit).tone(Tone::Warn).by(AWAY),
        Place::Gone { why } => {
            let said = unit_line(format!("log.gone.{}", gone_id(why)), unit).tone(Tone::Bad);
            match gone_by(why) {
                Some(clause) => said.by(clause),
                None => said,
            }
        }
    }
}

/// Models are lost. Limbers also go where guns come off them.
fn lost(was: Models, unit: UnitRef, now: &Models) -> Option<Line> {
    let lost = |model: &Model| {
        let gone = was.count(*model).checked_sub(now.count(*model))?;
        let what = message(format!("model.{}", model_id(*model)));
        let said = || message("log.models_lost").with("n", gone);
        (gone > 0).then(|| said().with("what", what))
    };
    let others = Model::ALL.iter().filter(|model| **model != Model::Limber);
    let lost: Vec<Message> = others.filter_map(lost).collect();
    // Ball wrecks wagons; the hits on guns have their own table.
    let wagons = now.war_wagon < was.war_wagon;
    let clause = if wagons { "F-2.64" } else { "F-9.33" };
    let said = || unit_line("log.models", unit).tone(Tone::Bad);
    let said = || said().by(ClauseId::new(clause));
    (!lost.is_empty()).then(|| said().with("models", Value::List(lost, ", ")))
}
