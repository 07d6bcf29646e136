//! The interface of a battle: what every book's battle provides.
//!
//! ```text
//! command ── decide(&self, dice) ──► events ── fold(&mut self) ──► the next state
//!                     │ dice are missing
//!                     └──► Refusal::NeedDice(pool), nothing changed
//! ```
//!
//! One command is one roll or one choice: [`Game::decide`] draws at most one pool. So
//! [`outcomes`] can enumerate any command of any book, and a roll is durable before anything
//! further is asked.

use drumhead_catalogue::{self as catalogue, Catalogue, Message};
use drumhead_words::dice::{Counts, Dice, Given, Pool, Throw, ThrowError};
use drumhead_words::play::{
    Answered, BattleView, BoardView, Column, LogLine, Offer, Pending, Preview, Refusal, Subject,
    TableSnapshot, UnitRef,
};

use crate::map::Map;
use crate::odds::{Chance, Distribution, ways};

/// An event that does not fit the state it is folded into: the journal belongs to another battle or
/// is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Misfit {
    /// The battle has no such side.
    NoSide(u8),
    /// The battle has no such unit.
    NoUnit(UnitRef),
    /// The battle or its book has no such thing: a field, a general, a pending attack.
    Missing {
        /// The kind, as in its key: `misfit.no.<kind>`.
        kind: &'static str,
        /// The id.
        id: String,
    },
    /// A field does not take this value.
    BadValue {
        /// The field's id.
        field: &'static str,
        /// The value, as JSON.
        value: String,
    },
    /// The unit is not in the state that the event changes.
    OtherState {
        /// The unit.
        unit: UnitRef,
        /// The state, as in its key: `misfit.not.<state>`.
        state: &'static str,
    },
    /// The event belongs to another book.
    OtherBook,
}

impl Misfit {
    /// The reason, for the player.
    pub fn message(&self) -> Message {
        let name = |subject: Subject| subject.to_string();
        match self {
            Self::NoSide(side) => {
                catalogue::message("misfit.side").with("side", name(Subject::Side(*side)))
            }
            Self::NoUnit(unit) => {
                catalogue::message("misfit.unit").with("unit", name((*unit).into()))
            }
            Self::Missing { kind, id } => {
                catalogue::message(format!("misfit.no.{kind}")).with("id", id.as_str())
            }
            Self::BadValue { field, value } => catalogue::message("misfit.value")
                .with("field", *field)
                .with("value", value.as_str()),
            Self::OtherState { unit, state } => {
                catalogue::message(format!("misfit.not.{state}")).with("unit", name((*unit).into()))
            }
            Self::OtherBook => catalogue::message("misfit.other_book"),
        }
    }
}

/// A battle of some book.
pub trait Game: Clone {
    /// A player's command.
    type Command;
    /// What can happen.
    type Event: Clone;

    /// The results of the command. `overruled` lists the ids of objections that the players allow
    /// anyway.
    ///
    /// # Errors A [`Refusal`]; nothing was changed and no die was drawn.
    fn decide(
        &self,
        command: &Self::Command,
        overruled: &[String],
        dice: &mut dyn Dice,
    ) -> Result<Vec<Self::Event>, Refusal>;

    /// Folds an event. Events contain every value they set: no rule is checked.
    ///
    /// # Errors A [`Misfit`] for an event that cannot be folded; the state must then be discarded.
    fn fold(&mut self, event: &Self::Event) -> Result<(), Misfit>;

    /// The turn; 0 before the first.
    fn turn(&self) -> u32;

    /// The battle for display.
    fn view(&self) -> BattleView;

    /// The state of the table as plain facts, without sentences: what two players could compare.
    fn snapshot(&self) -> TableSnapshot;

    /// The current offers of this unit, or those that belong to no unit. Every offer with its
    /// questions answered in order is carried out or asks for dice.
    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Self::Command>>;

    /// The offers that fulfil pending work, the usual one first. If several units share the work,
    /// each has offers that fulfil it; these are offers of the unit that the work names.
    fn ways(&self, pending: &Pending) -> Vec<Offer<Self::Command>> {
        let mut offers = self.offers(pending.unit);
        offers.retain(|offer| offer.fulfils.as_ref() == Some(&pending.id));
        offers
    }

    /// The unit's orders in other steps, with the objections against them now, for the players to
    /// allow anyway. Every such offer, once allowed, is carried out or asks for dice.
    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Self::Command>>;

    /// The command of an offer with the answers that `filled` has at the paths of their questions,
    /// and its questions then. Questions are computed again after each answer; an answer to a
    /// question that is no longer asked, or that is no longer allowed, is dropped.
    fn answered(&self, offered: &Self::Command, filled: &Self::Command) -> Answered<Self::Command>;

    /// The preview of the command.
    fn preview(&self, command: &Self::Command) -> Preview;

    /// A unit's own current numbers: its moves, its scores to hit and save, what its tests need.
    /// Empty for a unit that is not in the battle.
    fn panel(&self, unit: UnitRef) -> Vec<Column>;

    /// The map; `None` in a book without one.
    fn map(&self) -> Option<&Map> {
        None
    }

    /// The board, with what the hexes mean to this unit; `None` in a book without a map.
    fn board(&self, _of: Option<UnitRef>) -> Option<BoardView> {
        None
    }

    /// The log lines of events, from the state before them.
    fn narrate(&self, command: &Self::Command, events: &[Self::Event]) -> Vec<LogLine>;
}

/// Rolls a pool, or asks for it.
///
/// # Errors [`Refusal::NeedDice`] if the dice are missing, and [`Refusal::Impossible`] for a throw
/// that does not match the pool.
pub fn throw(words: &Catalogue, pool: Pool, dice: &mut dyn Dice) -> Result<Thrown, Refusal> {
    let bad = |error: ThrowError| Refusal::impossible("throw", words.say(&bad_throw(&error)));
    let throw = if pool.dice == 0 {
        // A pool of 0 dice asks for nothing.
        Some(Throw::Faces(Vec::new()))
    } else {
        dice.throw(&pool).map_err(bad)?
    };
    match throw {
        Some(throw) => {
            let counts = pool.read(&throw).map_err(bad)?;
            Ok(Thrown { throw, counts })
        }
        None => Err(Refusal::NeedDice(pool)),
    }
}

/// Why a throw does not match its pool, for the player.
pub fn bad_throw(error: &ThrowError) -> Message {
    match error {
        ThrowError::Dice { wanted, given } => catalogue::message("throw.dice")
            .with("wanted", *wanted)
            .with("given", *given),
        ThrowError::Face {
            face,
            lowest,
            highest,
        } => {
            // A D3 is a halved D6.
            let key = match (lowest, highest) {
                (1, 3) => "throw.face_of_3",
                _ => "throw.face",
            };
            catalogue::message(key)
                .with("face", *face)
                .with("lowest", *lowest)
                .with("highest", *highest)
        }
        ThrowError::Bands { wanted, given } => catalogue::message("throw.bands")
            .with("wanted", *wanted)
            .with("given", *given),
        ThrowError::Empty(band) => catalogue::message("throw.empty").with("band", band.as_str()),
    }
}

/// Dice that are rolled in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The throw, as logged.
    pub throw: Throw,
    /// The throw as counts of the pool's bands.
    pub counts: Counts,
}

/// Every outcome of a command with its chance, by rolling its pool every possible way; `of` selects
/// the relevant part of an outcome.
///
/// # Errors The command's own refusal, except for missing dice.
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
    #![allow(clippy::unwrap_used, clippy::panic)]

    use drumhead_catalogue::{Language, Words};
    use drumhead_words::dice::{Bands, Given};

    use super::*;
    use crate::frame::COMMON;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    fn words() -> &'static Catalogue {
        WORDS.speak(Language::ENGLISH)
    }

    #[test]
    fn a_pool_of_no_dice_asks_for_nothing() {
        let pool = |dice| Pool {
            what: "volley".to_owned(),
            side: None,
            dice,
            bands: Bands::faces(),
        };
        let none = throw(words(), pool(0), &mut Given::default()).unwrap();
        assert_eq!(none.throw, Throw::Faces(Vec::new()));
        let asked = throw(words(), pool(1), &mut Given::default());
        assert_eq!(asked, Err(Refusal::NeedDice(pool(1))));
    }

    #[test]
    fn dice_that_do_not_match_their_pool_are_refused_in_a_sentence() {
        let pool = Pool {
            what: "volley".to_owned(),
            side: None,
            dice: 2,
            bands: Bands::faces(),
        };
        for (given, said) in [
            (Throw::Faces(vec![1]), "2 dice"),
            (Throw::Faces(vec![1, 7]), "has no face 7"),
            (Throw::Counts(vec![2]), "1 count"),
        ] {
            let mut dice = Given(Some(given));
            let refused = throw(words(), pool.clone(), &mut dice).unwrap_err();
            let Refusal::Impossible(why) = refused else {
                panic!("{refused:?}")
            };
            assert!(why.text.contains(said), "{}", why.text);
        }
    }

    #[test]
    fn every_misfit_has_a_sentence() {
        let unit = UnitRef::new(1, 3);
        let missing = ["field", "general", "attack"].map(|kind| Misfit::Missing {
            kind,
            id: "7".to_owned(),
        });
        let states = ["charged", "charging", "free", "gun"];
        let states = states.map(|state| Misfit::OtherState { unit, state });
        let bad_value = Misfit::BadValue {
            field: "morale",
            value: "9".to_owned(),
        };
        let others = [
            Misfit::NoSide(2),
            Misfit::NoUnit(unit),
            bad_value,
            Misfit::OtherBook,
        ];
        for misfit in missing.into_iter().chain(states).chain(others) {
            assert!(words().has(misfit.message().key()), "{misfit}");
        }
        let said = words().say(&Misfit::NoUnit(unit).message());
        assert_eq!(said, "there is no unit B3");
    }
}
