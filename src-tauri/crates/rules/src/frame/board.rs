//! The board of hex-based rules.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{Mark, MarkKind, OfferKind, Touch, UnitRef};

use super::{
    ActionSet, Battle, Impossible, Message, Names as _, Offered, Shown, impossible, message,
};
use crate::hex::Cell;

/// Checks that the map has this hex.
///
/// # Errors
/// Returns [`Impossible`] if the hex is off the map.
pub fn on_map<B: Shown>(battle: &Battle<B>, hex: Cell) -> Result<(), Impossible> {
    if B::map(battle).is_some_and(|map| map.grid.has(hex)) {
        return Ok(());
    }
    Err(impossible("hex").with("hex", hex))
}

/// Marks a hex that does nothing when touched.
pub fn mark<B: Shown>(
    battle: &Battle<B>,
    hex: Cell,
    kind: MarkKind,
    label: &Message,
    clause: impl Into<Option<ClauseId>>,
) -> Mark {
    Mark {
        hex: battle.hex_name(hex),
        kind,
        label: battle.say(label),
        clause: clause.into().map(|id| id.as_str().to_owned()),
        goes: None,
    }
}

/// Returns a mark for each hex that answers a question of the unit's open offers, once per offer.
pub fn touches<B: Shown>(battle: &Battle<B>, unit: UnitRef) -> Vec<Mark> {
    let offers = B::Action::offers(battle, Some(unit), false)
        .into_iter()
        .filter(|offer| offer.is_open() && offer.kind != OfferKind::ByHand);
    let mut marks = Vec::new();
    for offer in offers {
        touched(battle, &offer, &mut marks);
    }
    marks
}

fn touched<B: Shown>(battle: &Battle<B>, offer: &Offered<B::Action>, marks: &mut Vec<Mark>) {
    for question in &offer.questions {
        for choice in question.answer.choices().iter() {
            let Some((hex, kind)) = choice.mark else {
                continue;
            };
            let hex = battle.hex_name(hex);
            let known = |it: &Mark| {
                let goes = it.goes.as_ref();
                it.hex == hex && goes.is_some_and(|touch| touch.offer == offer.id)
            };
            if marks.iter().any(known) {
                continue;
            }
            let label = message("choice.of").with("offer", offer.label.clone());
            marks.push(Mark {
                hex,
                kind,
                label: battle.say(&label.with("choice", choice.label.clone())),
                clause: offer.clause.map(|id| id.as_str().to_owned()),
                goes: Some(Touch {
                    offer: offer.id.clone(),
                    path: question.path.clone(),
                    value: choice.value.clone(),
                }),
            });
        }
    }
}
