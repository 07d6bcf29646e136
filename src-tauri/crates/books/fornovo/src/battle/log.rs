//! What the log says of the facts that have no file of their own.

mod changes;
mod ground;
mod moves;
mod weapons;

use drumhead_rules::data::catalogue::capital;

use super::duties::duty_message;
use super::prelude::*;
use super::{general_name, side_name};

/// A general joins a unit, or leaves it.
const ATTACHES: ClauseId = ClauseId::new("F-3.07");
/// A general is in danger with his unit.
const IN_DANGER: ClauseId = ClauseId::new("F-3.09");
/// A general is killed by a sniper.
const BY_SNIPER: ClauseId = ClauseId::new("F-2.52");
const INITIATIVE: ClauseId = ClauseId::new("F-6.01");
const LOYALTY: ClauseId = ClauseId::new("F-2.63");
const SHATTERED: ClauseId = ClauseId::new("F-5.06");

/// The line of a fact that is none of the types that say it themselves; none of what is said by what it
/// is part of.
pub(super) fn said(before: &Battle, event: &Event) -> Option<Line> {
    let table = table(before);
    match event {
        Event::Began { now } => Some(began(*now)),
        Event::Initiative { rolled } => initiative(before, *rolled),
        Event::SideA { side } => {
            let side = capital(&side_name(table, (*side)?));
            Some(line("log.side_a").with("side", side).by(INITIATIVE))
        }
        Event::LeftUndone { duty } => {
            let undone = line("log.left_undone").tone(Tone::Warn);
            let what = duty_message(table, *duty);
            Some(undone.with("what", what).about(duty.unit()))
        }
        Event::PayAsked { unit, face, serves } => {
            let (key, tone) = match serves {
                true => ("log.serves", Tone::Plain),
                false => ("log.mutinies", Tone::Bad),
            };
            let asked = unit_line(key, *unit).tone(tone).by(LOYALTY);
            Some(asked.with("face", *face))
        }
        Event::Shared { unit, dice } => weapons::shared(*unit, dice),
        Event::Shattered { unit } => {
            let breaks = unit_line("log.shattered", *unit).tone(Tone::Bad);
            Some(breaks.by(SHATTERED))
        }
        Event::Unit { unit, now } | Event::UnitSetByHand { unit, now } => changes::changed(before, *unit, now),
        Event::General { general, now } => Some(led(before, *general, *now)),
        Event::Ground { feature, now } => Some(ground::settled(table, *feature, now.as_ref())),
        // They say it themselves.
        Event::FalseRout(_)
        | Event::Replied(_)
        | Event::ChargeCompleted(_)
        | Event::Recoiled(_)
        | Event::RanOn(_)
        | Event::Pursued(_)
        | Event::PursuitAllowed(_)
        | Event::PursuitChosen(_)
        | Event::CrossedDitch(_)
        | Event::Tested(_)
        | Event::NotTested(_)
        | Event::Met(_)
        | Event::Struck(_)
        | Event::Overran(_)
        | Event::Endangered(_)
        | Event::CauseLasts(_)
        | Event::Manoeuvred(_)
        | Event::Moved(_)
        | Event::Swept(_)
        | Event::Volley(_)
        | Event::FoundOnGuns(_)
        | Event::Divided(_)
        | Event::Saved(_)
        | Event::Flying(_)
        | Event::DiceHeld(_)
        | Event::Battered(_)
        | Event::Sniped(_)
        | Event::Marked(_)
        | Event::Caught(_)
        | Event::Corrected(_)
        | Event::FromPaper(_)
        | Event::Threw(_)
        | Event::SetByHand(_)
        // Said by what they are part of.
        | Event::Owed { .. }
        | Event::Settled { .. }
        | Event::Befell { .. }
        | Event::Blow { .. }
        | Event::Battering { .. }
        | Event::Parted { .. } => None,
    }
}

fn began(now: Moment) -> Line {
    let step = now.step;
    let said = line("log.began")
        .with("turn", now.turn)
        .with("phase", message(format!("phase.{}", step.phase().id())))
        .with("step", message(format!("step.{}.label", step.id())));
    match step.clause() {
        Some(clause) => said.by(clause),
        None => said,
    }
}

/// A side has rolled: its face is said, and a tie where both rolled alike.
fn initiative(before: &Battle, now: [Option<u8>; 2]) -> Option<Line> {
    let of = |side: u8, face: u8| {
        let side = capital(&side_name(table(before), side));
        line("log.rolled").with("side", side).with("face", face)
    };
    let said = match (now, before.state.initiative) {
        // Both are also forgotten as a turn begins, which is no tie.
        ([None, None], [Some(face), Some(other)]) if face == other => {
            line("log.initiative_tied").with("face", face)
        }
        ([None, None], _) => return None,
        ([Some(face), _], [None, _]) => of(0, face),
        ([_, Some(face)], _) => of(1, face),
        ([Some(face), None], _) => of(0, face),
    };
    Some(said.by(INITIATIVE))
}

/// A general comes, goes or falls.
fn led(before: &Battle, general: GeneralRef, now: Commander) -> Line {
    let called = capital(&general_name(table(before), general));
    let (said, clause) = match now {
        Commander::Alone => (line("log.general_alone"), ATTACHES),
        Commander::With { unit } => (line("log.general_with").with("unit", unit), ATTACHES),
        Commander::Lost => {
            let marked = before.state.sniper_hits.contains_key(&general);
            let clause = if marked { BY_SNIPER } else { IN_DANGER };
            (line("log.general_lost"), clause)
        }
    };
    said.with("general", called).by(clause)
}
