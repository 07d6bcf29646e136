//! What can be set by hand.

use drumhead_words::play::{Refusal, UnitRef};

use super::super::attack::routs;
use super::super::battle::Battle;
use super::super::command::{Correction, OnPaper};
use super::super::state::Standing;
use super::given::{commander, enemy, here, impossible, on_map};
use drumhead_rules::hex::Cell;
use drumhead_rules::list::{MOST_NAME, names_a_unit};

/// The most hits that can be set by hand.
pub(in super::super) const MOST_HITS: u8 = 20;

/// Whether a unit can be given such a value.
pub(super) fn correctable(battle: &Battle, unit: UnitRef, set: &Correction) -> Result<(), Refusal> {
    let hits = battle.state.unit(unit).map_or(0, |standing| standing.hits);
    settable(battle, unit, set, hits)
}

/// A move that changes nothing is none, and takes no activation.
pub(super) fn changes(battle: &Battle, unit: UnitRef, holds: bool) -> Result<(), Refusal> {
    if holds {
        Ok(())
    } else {
        Err(impossible(battle, "faces_so", unit))
    }
}

/// Whether everything on paper can be set: a unit that comes back does so with
/// the hits that it has there, and no two of them into one hex.
pub(super) fn enterable(battle: &Battle, units: &[OnPaper]) -> Result<(), Refusal> {
    let mut back = Vec::new();
    for now in units {
        let Some(standing) = battle.state.unit(now.unit) else {
            return Err(impossible(battle, "unit", now.unit));
        };
        for set in now.differences(standing) {
            settable(battle, now.unit, &set, now.hits)?;
        }
        let returns = now.away.is_none() && !standing.is_here();
        if let Some(place) = standing.place.filter(|_| returns) {
            if back.contains(&place.hex) {
                return Err(impossible(battle, "no_hex", now.unit));
            }
            back.push(place.hex);
        }
    }
    Ok(())
}

/// Nobody else stands in the hex (D3-04).
fn vacant(battle: &Battle, unit: UnitRef, cell: Cell) -> Result<(), Refusal> {
    let other = battle.state.in_hex(cell).map(|(other, _)| other);
    match other.filter(|other| *other != unit) {
        Some(other) => {
            let (hex, other) = (battle.hex(cell), battle.name(other));
            let names = [("hex", hex.as_str()), ("other", other.as_str())];
            let text = battle.words.fill("impossible.taken", &names);
            Err(Refusal::impossible("taken", text))
        }
        None => Ok(()),
    }
}

/// With so many hits a unit can be on the table (D3-42).
fn stands_with(battle: &Battle, unit: UnitRef, hits: u8) -> Result<(), Refusal> {
    let commands = battle.state.unit(unit).is_some_and(Standing::commands);
    if !commands && routs(hits.into(), battle.readings()) {
        return Err(impossible(battle, "routs_again", unit));
    }
    Ok(())
}

fn settable(battle: &Battle, unit: UnitRef, set: &Correction, hits: u8) -> Result<(), Refusal> {
    let state = &battle.state;
    let Some(standing) = state.unit(unit) else {
        return Err(impossible(battle, "unit", unit));
    };
    match set {
        Correction::Hex(cell) => {
            on_map(battle, *cell)?;
            vacant(battle, unit, *cell)?;
            if standing.is_here() {
                return Ok(());
            }
            stands_with(battle, unit, hits)
        }
        Correction::Hits(value) if *value > MOST_HITS => {
            let most = MOST_HITS.to_string();
            let text = battle.words.fill("impossible.hits", &[("most", &most)]);
            Err(Refusal::impossible("hits", text))
        }
        Correction::Name(name) if !names_a_unit(name) => {
            let most = MOST_NAME.to_string();
            let text = battle.words.fill("impossible.name", &[("most", &most)]);
            Err(Refusal::impossible("name", text))
        }
        Correction::Attached(Some(number)) => {
            commander(battle, unit)?;
            let host = here(battle, UnitRef::new(unit.side, *number))?;
            if host.commands() {
                return Err(impossible(battle, "no_host", unit));
            }
            here(battle, unit).map(|_| ())
        }
        Correction::Melee(enemies) => {
            here(battle, unit)?;
            for other in enemies {
                let standing = enemy(battle, unit, *other)?;
                if standing.commands() {
                    return Err(impossible(battle, "no_melee", *other));
                }
            }
            Ok(())
        }
        // He is where he is: a commander with the unit that he is attached to.
        Correction::Away(None) if standing.is_here() => Ok(()),
        Correction::Away(None) => {
            let place = standing.place;
            let place = place.ok_or_else(|| impossible(battle, "no_hex", unit))?;
            vacant(battle, unit, place.hex)?;
            stands_with(battle, unit, hits)
        }
        Correction::Facing(_) => here(battle, unit).map(|_| ()),
        Correction::Hits(_)
        | Correction::OutOfAmmunition(_)
        | Correction::Fired(_)
        | Correction::Activated(_)
        | Correction::Name(_)
        | Correction::Attached(None)
        | Correction::Away(Some(_)) => Ok(()),
    }
}
