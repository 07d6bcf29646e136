//! What became of a unit, with the clause that says so.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::super::army::Model;
use super::super::event::Change;
use super::super::state::*;
use super::super::table::Table;
use super::super::view::{disorder_id, gone_id, model_id, morale_id};
use super::super::{name, say};
use super::{combat, ground, moves, told};

/// The clause that a disorder comes of.
const fn disordered_by(cause: DisorderCause) -> &'static str {
    match cause {
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
    }
}

/// The clause that takes a unit out of the battle; none for what the players
/// take away.
const fn gone_by(why: Gone) -> Option<&'static str> {
    match why {
        Gone::Destroyed => Some("F-1.08"),
        Gone::Fled => Some("F-7.51"),
        Gone::Surrendered => Some("F-7.53"),
        Gone::Mutinied => Some("F-2.63"),
        Gone::Removed => None,
    }
}

/// A change of a unit that a player would want to read; the rest is
/// bookkeeping.
pub(super) fn changed(table: Table<'_>, unit: UnitRef, now: &Change) -> Option<LogLine> {
    let who = name(table, unit);
    let say_of = |key: &str, tone: Tone, clause: &str| {
        let clauses = Some(clause.to_owned()).into_iter().collect();
        told(say(key, &[("unit", &who)]), vec![unit], tone, clauses)
    };
    match now {
        Change::Morale(morale) => {
            let (_, before) = table.unit(unit)?;
            let id = morale_id(*morale);
            let same = morale_id(before.morale) == id;
            let tone = match morale {
                Morale::Good => Tone::Good,
                Morale::Halted { .. } => Tone::Warn,
                Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
            };
            (!same).then(|| say_of(&format!("log.morale.{id}"), tone, "F-5.10"))?
        }
        Change::Disorder(Some(disorder)) => say_of(
            &format!("log.disorder.{}", disorder_id(disorder.cause)),
            Tone::Warn,
            disordered_by(disorder.cause),
        ),
        Change::Disorder(None) => say_of("log.in_order", Tone::Good, "F-5.09"),
        Change::Place(Place::Table) => say_of("log.on_table", Tone::Plain, "F-7.29"),
        Change::Place(Place::Away { .. }) => say_of("log.away", Tone::Warn, "F-7.29"),
        Change::Place(Place::Gone { why }) => {
            let text = say(&format!("log.gone.{}", gone_id(*why)), &[("unit", &who)]);
            let clauses = gone_by(*why).map(str::to_owned);
            told(text, vec![unit], Tone::Bad, clauses.into_iter().collect())
        }
        Change::Groups(groups) => {
            let (_, before) = table.unit(unit)?;
            let left: u32 = groups
                .iter()
                .fold(0, |sum, group| sum.saturating_add(*group));
            let text = say(
                "log.figures",
                &[
                    ("unit", &who),
                    ("before", &before.figures().to_string()),
                    ("left", &left.to_string()),
                ],
            );
            told(text, vec![unit], Tone::Bad, vec!["F-1.08".to_owned()])
        }
        Change::Models(models) => {
            let (_, before) = table.unit(unit)?;
            let lost = |model: &Model| {
                let gone = before
                    .models
                    .count(*model)
                    .checked_sub(models.count(*model))?;
                let what = say(&format!("model.{}", model_id(*model)), &[]);
                let values = [("n", &*gone.to_string()), ("what", &*what)];
                (gone > 0).then(|| say("log.models_lost", &values))
            };
            // Limbers also go where guns come off them.
            let others = Model::ALL.iter().filter(|model| **model != Model::Limber);
            let lost: Vec<String> = others.filter_map(lost).collect();
            if lost.is_empty() {
                return None;
            }
            let text = say(
                "log.models",
                &[("unit", &who), ("models", &lost.join(", "))],
            );
            // Ball wrecks wagons; the hits on guns have their own table.
            let wagons = models.war_wagon < before.models.war_wagon;
            let clause = if wagons { "F-2.64" } else { "F-9.33" };
            told(text, vec![unit], Tone::Bad, vec![clause.to_owned()])
        }
        Change::Pursuit(Some(pursuit)) if pursuit.moves == 0 => {
            let text = say(
                "log.pursues",
                &[("unit", &who), ("target", &name(table, pursuit.target))],
            );
            told(
                text,
                vec![unit, pursuit.target],
                Tone::Warn,
                vec!["F-7.57".to_owned()],
            )
        }
        Change::Recoils(true) => say_of("log.recoils", Tone::Warn, "F-6.14"),
        Change::Mounted(true) => say_of("log.mounts", Tone::Plain, "F-7.34"),
        Change::Mounted(false) => say_of("log.dismounts", Tone::Plain, "F-7.34"),
        Change::Horses(Horses::Dispersed) => say_of("log.horses_gone", Tone::Bad, "F-7.34"),
        Change::Crew(Crew::Away) => say_of("log.crew_away", Tone::Warn, "F-7.17"),
        Change::Crew(Crew::AtGuns) => say_of("log.crew_back", Tone::Plain, "F-7.17"),
        // Whoever leaves a square by an order is told of the order.
        Change::Square(false) => {
            let runs = |live: &UnitState| live.square && (live.routs() || live.pursuit.is_some());
            let ran = table.unit(unit).is_some_and(|(_, live)| runs(live));
            ran.then(|| say_of("log.square_gone", Tone::Warn, "F-8.18"))?
        }
        Change::Path(path) => moves::path(table, unit, path),
        Change::Charge(Some(charge)) if charge.stage == ChargeStage::Declared => {
            moves::charges(table, unit, charge)
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
            let had = (table.unit(unit)).is_some_and(|(_, live)| live.stakes != Stakes::None);
            had.then(|| say_of("log.stakes_lost", Tone::Warn, "F-2.65"))
                .flatten()
        }
        Change::Stakes(Stakes::Left) => say_of("log.stakes_left", Tone::Plain, "F-2.65"),
        Change::Ground(spot) => ground::stands(table, unit, *spot),
        Change::Dropped(dropped) => combat::dropped(table, unit, dropped),
        Change::Leads(group) => combat::leads(table, unit, (*group)?),
    }
}
