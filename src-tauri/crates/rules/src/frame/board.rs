//! The board in a hex-based rulebook.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{Mark, MarkKind, Objection, OfferKind, Touch, UnitRef};

use super::{
    Action, ActionSet, Battle, Book, Impossible, Message, Names as _, Offered, Shown, impossible,
    judged, message,
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

/// Returns the first reason why an action cannot be carried out, if there is one.
pub fn refusal<B: Book, A: Action<B>>(battle: &Battle<B>, action: &A) -> Option<Objection> {
    match judged(battle, action) {
        Ok((found, _)) => found.first().map(|it| it.shown(battle)),
        Err(impossible) => Some(impossible.shown(battle)),
    }
}

/// The marks on hexes for a unit.
#[derive(Debug)]
pub struct Marks<'a, B: Shown> {
    battle: &'a Battle<B>,
    all: Vec<Mark>,
}

impl<'a, B: Shown> Marks<'a, B> {
    /// Returns marks for the hexes that answer questions of the unit's open offers, except
    /// corrections by hand.
    pub fn new(battle: &'a Battle<B>, unit: UnitRef) -> Self {
        let all = touches(battle, unit);
        Self { battle, all }
    }

    /// Returns whether a hex has a mark.
    pub fn has(&self, hex: Cell) -> bool {
        let name = self.battle.hex_name(hex);
        self.all.iter().any(|mark| mark.hex == name)
    }

    /// Marks a hex for information only: touching the hex answers no question.
    pub fn add(
        &mut self,
        hex: Cell,
        kind: MarkKind,
        label: &Message,
        clause: impl Into<Option<ClauseId>>,
    ) {
        self.all.push(Mark {
            hex: self.battle.hex_name(hex),
            kind,
            label: self.battle.say(label),
            clause: clause.into().map(|id| id.as_str().to_owned()),
            goes: None,
        });
    }

    /// Marks a hex, unless it already has a mark.
    pub fn fill(
        &mut self,
        hex: Cell,
        kind: MarkKind,
        label: &Message,
        clause: impl Into<Option<ClauseId>>,
    ) {
        if !self.has(hex) {
            self.add(hex, kind, label, clause);
        }
    }

    /// Marks a hex as barred if there is a reason, unless it already has a mark.
    pub fn bar(&mut self, hex: Cell, why: impl FnOnce() -> Option<Objection>) {
        if self.has(hex) {
            return;
        }
        self.all.extend(why().map(|why| Mark {
            hex: self.battle.hex_name(hex),
            kind: MarkKind::Barred,
            label: why.text,
            clause: why.clause,
            goes: None,
        }));
    }

    /// Returns the marks in the order in which they were added.
    pub fn list(self) -> Vec<Mark> {
        self.all
    }
}

/// Returns marks for the hexes that answer questions of the unit's open offers. A hex has at most
/// one mark for each offer. Corrections by hand are left out.
fn touches<B: Shown>(battle: &Battle<B>, unit: UnitRef) -> Vec<Mark> {
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
