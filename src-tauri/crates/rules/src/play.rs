//! The interface of a battle, implemented by every rulebook's battle.
//!
//! ```text
//! command ── decide(&self, dice) ──► events ── fold(&mut self) ──► the next state
//!                     │ dice are missing
//!                     └──► Refusal::NeedDice(pool), nothing changed
//! ```
//!
//! A command is a single roll or a single choice: [`Game::decide`] rolls at most one pool.
//! Therefore [`outcomes`] works for any command of any rulebook, and a roll is durable before the
//! next question.

use drumhead_catalogue::{self as catalogue, Catalogue, Message};
use drumhead_vocabulary::dice::{Counts, Dice, Given, Pool, Throw, ThrowError};
use drumhead_vocabulary::play::{
    Answered, BattleView, BoardView, Column, LogLine, Offer, Pending, Preview, Refusal, Subject,
    TableSnapshot, UnitRef,
};

use crate::map::Map;
use crate::odds::{Chance, Distribution, ways};

/// An event that does not fit the state into which it is folded: the journal belongs to another
/// battle or is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum BadFact {
    /// The battle has no such side.
    NoSide(u8),
    /// The battle has no such unit.
    NoUnit(UnitRef),
    /// The battle or its rulebook has no such item: a field, a general or a pending attack.
    Missing {
        /// The kind of item, as in the message key `bad_fact.no.<kind>`.
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
        /// The expected state, as in the message key `bad_fact.not.<state>`.
        state: &'static str,
    },
    /// The event belongs to another rulebook.
    OtherBook,
}

impl BadFact {
    /// Returns the reason, for the player.
    pub fn message(&self) -> Message {
        let name = |subject: Subject| subject.to_string();
        match self {
            Self::NoSide(side) => {
                catalogue::message("bad_fact.side").with("side", name(Subject::Side(*side)))
            }
            Self::NoUnit(unit) => {
                catalogue::message("bad_fact.unit").with("unit", name((*unit).into()))
            }
            Self::Missing { kind, id } => {
                catalogue::message(format!("bad_fact.no.{kind}")).with("id", id.as_str())
            }
            Self::BadValue { field, value } => catalogue::message("bad_fact.value")
                .with("field", *field)
                .with("value", value.as_str()),
            Self::OtherState { unit, state } => catalogue::message(format!("bad_fact.not.{state}"))
                .with("unit", name((*unit).into())),
            Self::OtherBook => catalogue::message("bad_fact.other_book"),
        }
    }
}

/// A battle of any rulebook.
pub trait Game: Clone {
    /// A player's command.
    type Command;
    /// An event that is folded into the state.
    type Event: Clone;

    /// Returns the events of the command. `overruled` contains the ids of the objections that the
    /// players allow anyway.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the command is not carried out. Nothing was changed and no die was
    /// rolled.
    fn decide(
        &self,
        command: &Self::Command,
        overruled: &[String],
        dice: &mut dyn Dice,
    ) -> Result<Vec<Self::Event>, Refusal>;

    /// Folds an event. Events contain every value that they set, so no rule is checked.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for an event that cannot be folded. After an error, discard the state.
    fn fold(&mut self, event: &Self::Event) -> Result<(), BadFact>;

    /// Returns the turn; 0 before the first.
    fn turn(&self) -> u32;

    /// Returns how the battle ended; `None` during play.
    fn over(&self) -> Option<String>;

    /// Returns the battle for display.
    fn view(&self) -> BattleView;

    /// Returns the state of the table as plain facts, without sentences: the facts that two players
    /// could compare.
    fn snapshot(&self) -> TableSnapshot;

    /// Returns the current offers of this unit, or the offers that belong to no unit. Every offer
    /// whose questions are answered in order is either carried out or asks for dice.
    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Self::Command>>;

    /// Returns the offers for an item of pending work, the usual one first. An offer that two units
    /// share is returned once.
    fn ways(&self, pending: &Pending) -> Vec<Offer<Self::Command>> {
        let mut ways: Vec<Offer<Self::Command>> = Vec::new();
        for offer in pending.subjects().flat_map(|of| self.offers(of)) {
            let does = offer.fulfils.as_ref() == Some(&pending.id);
            if does && ways.iter().all(|way| way.id != offer.id) {
                ways.push(offer);
            }
        }
        ways
    }

    /// Returns the orders that the unit has in other steps, with their current objections, which
    /// the players may allow anyway. Every such offer, once allowed, is either carried out or asks
    /// for dice.
    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Self::Command>>;

    /// Returns the command of the offer `offered` with the answers in `filled`, and the questions
    /// that then apply. `filled` is the same command with answers at the paths of their questions.
    /// Questions are computed again after each answer. An answer is dropped if its question is no
    /// longer asked or the answer is no longer allowed.
    fn answered(&self, offered: &Self::Command, filled: &Self::Command) -> Answered<Self::Command>;

    /// Returns the preview of the command.
    fn preview(&self, command: &Self::Command) -> Preview;

    /// Returns a unit's current numbers: its moves, its scores to hit and to save, and the scores
    /// that it needs in its tests. Empty for a unit that is not in the battle.
    fn panel(&self, unit: UnitRef) -> Vec<Column>;

    /// Returns the map. `None` in a rulebook without a map.
    fn map(&self) -> Option<&Map> {
        None
    }

    /// Returns the board, marked for this unit. `None` in a rulebook without a map.
    fn board(&self, _of: Option<UnitRef>) -> Option<BoardView> {
        None
    }

    /// Folds the events of a command, and returns their log lines.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for an event that cannot be folded. After an error, discard the state.
    fn carry_out(&mut self, events: &[Self::Event]) -> Result<Vec<LogLine>, BadFact>;

    /// Returns the log lines of events; `self` is the state before them. Empty for events that
    /// cannot be folded.
    fn narrate(&self, events: &[Self::Event]) -> Vec<LogLine>
    where
        Self: Clone,
    {
        self.clone().carry_out(events).unwrap_or_default()
    }
}

/// Rolls a pool, or requests its dice.
///
/// # Errors
/// Returns [`Refusal::NeedDice`] if the dice are missing, and [`Refusal::Impossible`] for a throw
/// that does not match the pool.
pub fn throw(words: &Catalogue, pool: Pool, dice: &mut dyn Dice) -> Result<Thrown, Refusal> {
    let bad = |error: ThrowError| Refusal::impossible("throw", words.say(&bad_throw(&error)));
    let throw = if pool.dice == 0 {
        // A pool with 0 dice needs no roll.
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

/// Returns the reason why a throw does not match its pool, for the player.
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
            // The D3 is a halved D6, so its faces have their own sentence.
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

/// A roll of a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The throw, as stored in the log.
    pub throw: Throw,
    /// The throw, as counts of the pool's bands.
    pub counts: Counts,
}

/// Returns every outcome of a command with its chance, by rolling the command's pool in every
/// possible way; `of` selects the relevant part of an outcome.
///
/// # Errors
/// Returns any [`Refusal`] of the command except missing dice.
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
    use drumhead_vocabulary::dice::{Bands, Given};

    use super::*;
    use crate::frame::COMMON;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    fn words() -> &'static Catalogue {
        WORDS.speak(Language::ENGLISH)
    }

    #[test]
    fn a_pool_without_dice_needs_no_roll() {
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
    fn dice_that_do_not_match_their_pool_are_rejected_with_a_sentence() {
        let pool = Pool {
            what: "volley".to_owned(),
            side: None,
            dice: 2,
            bands: Bands::faces(),
        };
        for (given, problem) in [
            (Throw::Faces(vec![1]), "2 dice"),
            (Throw::Faces(vec![1, 7]), "has no face 7"),
            (Throw::Counts(vec![2]), "1 count"),
        ] {
            let mut dice = Given(Some(given));
            let refused = throw(words(), pool.clone(), &mut dice).unwrap_err();
            let Refusal::Impossible(why) = refused else {
                panic!("{refused:?}")
            };
            assert!(why.text.contains(problem), "{}", why.text);
        }
    }

    #[test]
    fn every_bad_fact_has_a_sentence() {
        let unit = UnitRef::new(1, 3);
        let missing = ["field", "general", "attack"].map(|kind| BadFact::Missing {
            kind,
            id: "7".to_owned(),
        });
        let states =
            ["charged", "charging", "free", "gun"].map(|state| BadFact::OtherState { unit, state });
        let bad_value = BadFact::BadValue {
            field: "morale",
            value: "9".to_owned(),
        };
        let others = [
            BadFact::NoSide(2),
            BadFact::NoUnit(unit),
            bad_value,
            BadFact::OtherBook,
        ];
        for error in missing.into_iter().chain(states).chain(others) {
            assert!(words().has(error.message().key()), "{error}");
        }
        let sentence = words().say(&BadFact::NoUnit(unit).message());
        assert_eq!(sentence, "there is no unit B3");
    }
}
