//! The dice of a command. In a battle, the desk's own dice are the program's only randomness.

use drumhead_rules::catalogue::Catalogue;
use drumhead_vocabulary::dice::{Bands, Dice, Pool, Throw, ThrowError};
use drumhead_vocabulary::play::Refusal;
use rand::RngExt as _;

/// The source of a command's dice.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "from", content = "throw", rename_all = "snake_case")]
pub enum DiceFrom {
    /// No dice yet: the desk returns the dice to roll.
    Nobody,
    /// The desk rolls the dice.
    Desk,
    /// A player rolled the dice and enters the faces or the counts.
    Player(Throw),
}

/// A throw with its pool, as the journal stores it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Thrown {
    /// The pool that was rolled.
    pub pool: Pool,
    /// The faces or counts.
    pub throw: Throw,
    /// Whether the desk rolled the dice.
    pub by_desk: bool,
}

impl Thrown {
    /// Converts a saved throw to the current form. Older files store a *D3* as a die with six
    /// faces, each score on two of them; it now has three faces, one for each score. Older files do
    /// not store whether a high die is bad for the side that rolls it.
    pub(crate) fn read_anew(mut self, high_is_bad: bool) -> Self {
        self.pool.bands.best_first |= high_is_bad;
        let bands = &self.pool.bands;
        if bands.of_face == [0, 0, 1, 1, 2, 2] && bands.labels == ["1", "2", "3"] {
            self.pool.bands = Bands::each(3, 1);
            if let Throw::Faces(faces) = &mut self.throw {
                for face in faces {
                    *face = face.div_ceil(2);
                }
            }
        }
        self
    }
}

/// The dice of one command: at most one pool, which is recorded.
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

    /// Returns the result, unless the player gave dice that the command does not throw: such dice
    /// would be lost unnoticed.
    pub(crate) fn nothing_left<T>(&self, decided: T, words: &Catalogue) -> Result<T, Refusal> {
        match (&self.from, &self.thrown) {
            (DiceFrom::Player(_), None) => {
                Err(Refusal::impossible("no_dice", words.get("desk.dice.none")))
            }
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

/// Returns a face of a die with this many sides, counted from 1, from the system's randomness.
pub(crate) fn random_face(sides: u8) -> u8 {
    rand::rng().random_range(1..=sides.max(1))
}

#[cfg(test)]
mod tests {
    use drumhead_vocabulary::dice::{Bands, Pool, Throw};

    use super::Thrown;

    #[test]
    fn an_older_d3_is_converted_to_its_score() {
        let old = |face| Thrown {
            pool: Pool {
                what: "a volley".to_owned(),
                side: Some(0),
                dice: 1,
                bands: Bands {
                    of_face: vec![0, 0, 1, 1, 2, 2],
                    ..Bands::each(3, 1)
                },
            },
            throw: Throw::Faces(vec![face]),
            by_desk: false,
        };
        for (face, score) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
            let now = old(face).read_anew(false);
            assert_eq!(now.throw, Throw::Faces(vec![score]));
            assert_eq!(
                now.pool.read(&now.throw),
                old(face).pool.read(&old(face).throw)
            );
            assert_eq!(now.clone().read_anew(false), now);
        }
        let other = Thrown {
            pool: Pool {
                bands: Bands::faces(),
                ..old(1).pool
            },
            ..old(5)
        };
        assert_eq!(other.clone().read_anew(false), other);
        let bad = other.clone().read_anew(true);
        assert_eq!(bad.pool.bands, Bands::faces().best_first());
        assert_eq!(bad.throw, other.throw);
    }
}
