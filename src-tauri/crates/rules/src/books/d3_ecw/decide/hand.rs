//! What can be set by hand.

use drumhead_words::play::{Refusal, UnitRef};

use super::super::battle::Battle;
use super::super::command::Correction;
use super::law::{commander, enemy, here, impossible, on_map};
use crate::list::MOST_NAME;

/// The most hits that can be set by hand.
pub(in super::super) const MOST_HITS: u8 = 20;

/// Whether a unit can be given such a value.
pub(super) fn correctable(battle: &Battle, unit: UnitRef, set: &Correction) -> Result<(), Refusal> {
    let state = &battle.state;
    let Some(standing) = state.unit(unit) else {
        return Err(impossible(battle, "unit", unit));
    };
    match set {
        Correction::Hex(cell) => on_map(battle, *cell),
        Correction::Hits(value) if *value > MOST_HITS => {
            let most = MOST_HITS.to_string();
            let text = battle.words.fill("impossible.hits", &[("most", &most)]);
            Err(Refusal::impossible("hits", text))
        }
        Correction::Name(name) if name.chars().count() > MOST_NAME => {
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
        Correction::Away(None) if standing.place.is_none() => {
            Err(impossible(battle, "no_hex", unit))
        }
        Correction::Facing(_) => here(battle, unit).map(|_| ()),
        Correction::Hits(_)
        | Correction::OutOfAmmunition(_)
        | Correction::Fired(_)
        | Correction::Activated(_)
        | Correction::Name(_)
        | Correction::Attached(None)
        | Correction::Away(_) => Ok(()),
    }
}
