//! The desk's own dice: the only randomness in Drumhead.

use drumhead_words::dice::{Dice, Pool, Throw, ThrowError};
use drumhead_words::play::Refusal;
use rand::RngExt as _;

/// Where the dice of a command come from.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "from", content = "throw", rename_all = "snake_case")]
pub enum DiceFrom {
    /// Nowhere yet: the desk is asked what would be thrown.
    Nobody,
    /// The desk rolls them.
    Desk,
    /// A player threw them and says how they fell.
    Player(Throw),
}

/// A throw with its pool, as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Thrown {
    /// What was thrown for.
    pub pool: Pool,
    /// How it fell.
    pub throw: Throw,
    /// Whether the desk rolled it.
    pub by_desk: bool,
}

/// The dice of one command: at most one pool is thrown, and it is remembered.
pub(crate) struct Hand<'a> {
    from: DiceFrom,
    roll: &'a mut dyn FnMut(u8) -> u8,
    pub(crate) thrown: Option<Thrown>,
}

impl<'a> Hand<'a> {
    pub(crate) fn new(from: DiceFrom, roll: &'a mut dyn FnMut(u8) -> u8) -> Self {
        Self {
            from,
            roll,
            thrown: None,
        }
    }

    /// What was decided, unless the player gave dice that were not asked for: they
    /// would be lost without a word.
    pub(crate) fn nothing_left<T>(&self, decided: T) -> Result<T, Refusal> {
        match (&self.from, &self.thrown) {
            (DiceFrom::Player(_), None) => Err(Refusal::impossible(
                "no_dice",
                "nothing is thrown for this order: give it without dice",
            )),
            (DiceFrom::Nobody | DiceFrom::Desk | DiceFrom::Player(_), _) => Ok(decided),
        }
    }
}

impl Dice for Hand<'_> {
    fn throw(&mut self, pool: &Pool) -> Result<Option<Throw>, ThrowError> {
        let (throw, by_desk) = match &self.from {
            DiceFrom::Nobody => return Ok(None),
            DiceFrom::Desk => {
                let (sides, lowest) = (pool.bands.sides(), pool.bands.lowest);
                let place = (0..pool.dice).map(|_| (self.roll)(sides).saturating_sub(1));
                let faces = place.map(|place| lowest.saturating_add(place));
                (Throw::Faces(faces.collect()), true)
            }
            DiceFrom::Player(throw) => (throw.clone(), false),
        };
        pool.read(&throw)?;
        self.thrown = Some(Thrown {
            pool: pool.clone(),
            throw: throw.clone(),
            by_desk,
        });
        Ok(Some(throw))
    }
}

/// A side of a die with so many, counted from 1, from the system's own randomness.
pub(crate) fn random_face(sides: u8) -> u8 {
    rand::rng().random_range(1..=sides.max(1))
}
