//! The shape of a battle: what every book's battle can be asked.
//!
//! ```text
//! command ── decide(&self, dice) ──► events ── fold(&mut self) ──► the next state
//!                     │ no dice there yet
//!                     └──► Refusal::NeedDice(pool), nothing changed
//! ```
//!
//! One command is one hand of dice, or one choice: [`Game::decide`] draws at
//! most one pool. That is what lets [`outcomes`] enumerate any command of any
//! book, and what makes a roll durable before anything further is asked.

use drumhead_words::dice::{Counts, Dice, Given, Pool, Throw};
use drumhead_words::play::{
    Answered, BattleView, BoardView, Column, LogLine, Offer, Pending, Preview, Refusal,
    TableSnapshot, UnitRef,
};

use crate::map::Map;
use crate::odds::{Chance, Distribution, ways};

/// An event that does not fit the state it is folded into: the journal is of
/// another battle, or was damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this does not fit the battle as it stands: {0}")]
pub struct Misfit(pub String);

/// A battle of some book.
pub trait Game: Clone {
    /// What a player can do.
    type Command;
    /// What can happen.
    type Event: Clone;

    /// What the command brings about. `overruled` are the ids of objections
    /// that the table has settled.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing was changed then and no die drawn.
    fn decide(
        &self,
        command: &Self::Command,
        overruled: &[String],
        dice: &mut dyn Dice,
    ) -> Result<Vec<Self::Event>, Refusal>;

    /// Takes an event in. Events carry every value they set: no rule is asked.
    ///
    /// # Errors
    /// A [`Misfit`] for an event that cannot be taken in; the state is then
    /// not to be used.
    fn fold(&mut self, event: &Self::Event) -> Result<(), Misfit>;

    /// The turn; 0 before the first.
    fn turn(&self) -> u32;

    /// The battle as it is shown.
    fn view(&self) -> BattleView;

    /// The state of the table as plain facts, without a sentence: what two players could
    /// compare.
    fn snapshot(&self) -> TableSnapshot;

    /// What may be done now: by this unit, or by nobody in particular. Every
    /// offer whose questions are answered, each as it is asked after the
    /// answers before it, is carried out or asks for dice.
    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Self::Command>>;

    /// The offers that fulfil pending work, each in its way; the usual one first. Some units share
    /// work, and each of them has offers that fulfil it: these are of the unit that the work names.
    fn ways(&self, pending: &Pending) -> Vec<Offer<Self::Command>> {
        let mut offers = self.offers(pending.unit);
        offers.retain(|offer| offer.fulfils.as_ref() == Some(&pending.id));
        offers
    }

    /// What the unit might do in another step, with what speaks against it
    /// now: for the table to overrule. Every offer, its objections overruled,
    /// is carried out or asks for dice.
    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Self::Command>>;

    /// The command of an offer with the answers that `filled` has at the paths of their questions, and
    /// what is asked then. The questions are asked again after each answer: the answer to one that is
    /// not asked any more, or not answered like this, is dropped.
    fn answered(&self, offered: &Self::Command, filled: &Self::Command) -> Answered<Self::Command>;

    /// What the command would do.
    fn preview(&self, command: &Self::Command) -> Preview;

    /// A unit's own numbers as it stands now, whatever it is doing: how far it
    /// moves, what it hits and saves on, what its tests need. Empty for a unit
    /// that is not in the battle.
    fn panel(&self, unit: UnitRef) -> Vec<Column>;

    /// The map it is fought on; none where the table is the map.
    fn map(&self) -> Option<&Map> {
        None
    }

    /// What stands on the board, with what the hexes mean to this unit; none
    /// where the table is the map.
    fn board(&self, _of: Option<UnitRef>) -> Option<BoardView> {
        None
    }

    /// What happened, in words, for the log; told from the state before it.
    fn narrate(&self, command: &Self::Command, events: &[Self::Event]) -> Vec<LogLine>;
}

/// Throws a pool, or asks for it.
///
/// # Errors
/// [`Refusal::NeedDice`] where the dice are not there yet, and
/// [`Refusal::Impossible`] for a throw that does not answer the pool.
pub fn throw(pool: Pool, dice: &mut dyn Dice) -> Result<Thrown, Refusal> {
    if pool.dice == 0 {
        // Nobody is asked to throw nothing.
        let throw = Throw::Faces(Vec::new());
        let counts = pool.read(&throw)?;
        return Ok(Thrown { throw, counts });
    }
    match dice.throw(&pool)? {
        Some(throw) => {
            let counts = pool.read(&throw)?;
            Ok(Thrown { throw, counts })
        }
        None => Err(Refusal::NeedDice(pool)),
    }
}

/// Dice on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// What was thrown, as it goes into the log.
    pub throw: Throw,
    /// The same as counts of the pool's bands.
    pub counts: Counts,
}

/// Every outcome of a command with its chance, by throwing its pool every way
/// it can fall; `of` says what of an outcome matters.
///
/// # Errors
/// The command's own refusal, other than for want of dice.
pub fn outcomes<G: Game, C: Chance, T: Ord + Clone>(
    game: &G,
    command: &G::Command,
    overruled: &[String],
    of: impl Fn(&[G::Event]) -> T,
) -> Result<Distribution<T, C>, Refusal> {
    let pool = match game.decide(command, overruled, &mut Given::default()) {
        Ok(events) => return Ok(Distribution::certain(of(&events))),
        Err(Refusal::NeedDice(pool)) => pool,
        Err(refusal) => return Err(refusal),
    };
    ways::<C>(&pool).try_map(|counts| {
        let mut dice = Given(Some(Throw::Counts(counts.clone())));
        game.decide(command, overruled, &mut dice)
            .map(|events| of(&events))
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use drumhead_words::dice::{Bands, Given};

    use super::*;

    #[test]
    fn nobody_is_asked_to_throw_nothing() {
        let pool = |dice| Pool {
            what: "volley".to_owned(),
            side: None,
            dice,
            bands: Bands::faces(),
        };
        let none = throw(pool(0), &mut Given::default()).unwrap();
        assert_eq!(none.throw, Throw::Faces(Vec::new()));
        let asked = throw(pool(1), &mut Given::default());
        assert_eq!(asked, Err(Refusal::NeedDice(pool(1))));
    }
}
