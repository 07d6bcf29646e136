//! Dice: a pool is a group of dice to roll, and a throw is the result.
//!
//! Every die of every rulebook is rolled through this module. A pool has a number of dice and the
//! bands of their faces. The result may come from Drumhead's own dice, from a player as faces or
//! counts, or from a test script; procedures cannot tell the difference.

use serde::{Deserialize, Serialize};

/// The faces of a D6.
pub const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// A set of identical dice rolled together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Pool {
    /// The purpose in words: "Volley of unit 4", "Rally of unit 7".
    pub what: String,
    /// The side that rolls. `None` if the dice belong to neither side.
    pub side: Option<u8>,
    /// The number of dice.
    pub dice: u32,
    /// The bands of the faces.
    pub bands: Bands,
}

/// The bands of a die's faces: each face belongs to one band, and dice in the same band are
/// equivalent. If the exact face matters, each face has its own band.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Bands {
    /// The bands in order: "miss", "hit", "two hits".
    pub labels: Vec<String>,
    /// For each face, from the lowest, the index of its band. The length is the number of sides.
    pub of_face: Vec<u8>,
    /// The lowest face: 1, or 0 for a D10 with the faces 0–9.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "bindings", specta(optional))]
    pub lowest: u8,
    /// Whether the first band is the best for the side that rolls and the last the worst, for
    /// example if a high roll routs the unit. Otherwise the last band is the best.
    #[serde(default, skip_serializing_if = "is_no")]
    #[cfg_attr(feature = "bindings", specta(optional))]
    pub best_first: bool,
}

const fn is_no(value: &bool) -> bool {
    !*value
}

const fn one() -> u8 {
    1
}

const fn is_one(face: &u8) -> bool {
    *face == 1
}

impl Bands {
    /// Returns a band for each face of a D6.
    pub fn faces() -> Self {
        Self::each(6, 1)
    }

    /// Returns a band for each face of a die with this many sides, numbered from `lowest`.
    pub fn each(sides: u8, lowest: u8) -> Self {
        let faces = (0..sides).map(|place| lowest.saturating_add(place));
        Self {
            labels: faces.map(|face| face.to_string()).collect(),
            of_face: (0..sides).collect(),
            lowest,
            best_first: false,
        }
    }

    /// Returns whether each face has its own band, named after the face.
    pub fn are_faces(&self) -> bool {
        let named = Self::each(self.sides(), self.lowest);
        self.of_face == named.of_face && self.labels == named.labels
    }

    /// Returns two bands for a die with this many sides, numbered from `lowest`. `second` returns
    /// whether a face is in the second band.
    pub fn either(sides: u8, lowest: u8, labels: [&str; 2], second: impl Fn(u8) -> bool) -> Self {
        let faces = (0..sides).map(|place| lowest.saturating_add(place));
        Self {
            labels: labels.map(str::to_owned).to_vec(),
            of_face: faces.map(|face| u8::from(second(face))).collect(),
            lowest,
            best_first: false,
        }
    }

    /// Makes the first band the best for the side that rolls.
    #[must_use]
    pub fn best_first(mut self) -> Self {
        self.best_first = true;
        self
    }

    /// Returns the worth of each face to the side that rolls: the index of its band, counted from
    /// the worst.
    pub fn worths(&self) -> Vec<u8> {
        self.of_face.iter().map(|band| self.worth(*band)).collect()
    }

    /// Returns the worth of a band to the side that rolls, counted from the worst.
    pub fn worth(&self, band: u8) -> u8 {
        if self.best_first {
            let last = u8::try_from(self.labels.len().saturating_sub(1)).unwrap_or(u8::MAX);
            last.saturating_sub(band)
        } else {
            band
        }
    }

    /// Returns the number of sides.
    pub fn sides(&self) -> u8 {
        u8::try_from(self.of_face.len()).unwrap_or(u8::MAX)
    }

    /// Returns bands for a D6 with these labels; `of` returns the index of a face's band. An index
    /// out of range selects the last band.
    pub fn new<const N: usize>(labels: [&str; N], of: impl Fn(u8) -> u8) -> Self {
        let last = u8::try_from(N.saturating_sub(1)).unwrap_or(u8::MAX);
        Self {
            labels: labels.map(str::to_owned).to_vec(),
            of_face: FACES.map(|face| of(face).min(last)).to_vec(),
            lowest: 1,
            best_first: false,
        }
    }

    /// Returns the number of faces in this band.
    pub fn weight(&self, band: usize) -> u32 {
        let here = |of: &&u8| usize::from(**of) == band;
        u32::try_from(self.of_face.iter().filter(here).count()).unwrap_or(0)
    }
}

/// The result of a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Throw {
    /// The faces, in any order.
    Faces(Vec<u8>),
    /// The number of dice in each band, in order. Convenient for many dice rolled on the tabletop.
    Counts(Vec<u32>),
}

/// A throw that does not match its pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThrowError {
    /// Too few or too many dice.
    #[error("dice: {given} of {wanted}")]
    Dice {
        /// The number in the pool.
        wanted: u32,
        /// The number given.
        given: u64,
    },
    /// A face that the die does not have.
    #[error("face: {face} of {lowest} to {highest}")]
    Face {
        /// The face.
        face: u8,
        /// The lowest face of the die.
        lowest: u8,
        /// The highest face of the die.
        highest: u8,
    },
    /// Counts for the wrong number of bands.
    #[error("bands: {given} of {wanted}")]
    Bands {
        /// The number of bands in the pool.
        wanted: usize,
        /// The number of counts given.
        given: usize,
    },
    /// A count for a band without faces.
    #[error("empty band: {0:?}")]
    Empty(String),
}

/// The number of dice in each band of a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts(Vec<u32>);

impl Counts {
    /// Returns the number of dice in this band.
    pub fn of(&self, band: usize) -> u32 {
        self.0.get(band).copied().unwrap_or(0)
    }

    /// Returns the index of a single die's band. With several dice: the index of the first band
    /// that contains a die. Without dice: 0.
    pub fn single(&self) -> usize {
        self.0.iter().position(|count| *count > 0).unwrap_or(0)
    }

    /// Returns the face of a single D6 from a pool with a band for each face.
    pub fn face(&self) -> u8 {
        u8::try_from(self.single() + 1).unwrap_or(6).min(6)
    }

    /// Returns all counts, in the order of the bands.
    pub fn all(&self) -> &[u32] {
        &self.0
    }
}

impl Pool {
    /// Converts a throw to counts of this pool's bands.
    ///
    /// # Errors
    /// Returns a [`ThrowError`] if the throw does not match this pool.
    pub fn read(&self, throw: &Throw) -> Result<Counts, ThrowError> {
        let mut counts = vec![0_u32; self.bands.labels.len()];
        match throw {
            Throw::Faces(faces) => {
                for face in faces {
                    let lowest = self.bands.lowest;
                    let band = usize::from(*face)
                        .checked_sub(usize::from(lowest))
                        .and_then(|index| self.bands.of_face.get(index))
                        .and_then(|band| counts.get_mut(usize::from(*band)))
                        .ok_or(ThrowError::Face {
                            face: *face,
                            lowest,
                            highest: lowest.saturating_add(self.bands.sides()).saturating_sub(1),
                        })?;
                    *band += 1;
                }
            }
            Throw::Counts(given) => {
                if given.len() != counts.len() {
                    return Err(ThrowError::Bands {
                        wanted: counts.len(),
                        given: given.len(),
                    });
                }
                for (band, label) in self.bands.labels.iter().enumerate() {
                    let any = given.get(band).is_some_and(|count| *count > 0);
                    if any && self.bands.weight(band) == 0 {
                        return Err(ThrowError::Empty(label.clone()));
                    }
                }
                counts.clone_from(given);
            }
        }
        let given: u64 = counts.iter().map(|count| u64::from(*count)).sum();
        if given == u64::from(self.dice) {
            Ok(Counts(counts))
        } else {
            Err(ThrowError::Dice {
                wanted: self.dice,
                given,
            })
        }
    }
}

/// A source of dice.
pub trait Dice {
    /// Rolls a pool. Returns `None` if the dice are not available yet: the procedure then requests
    /// them and changes nothing.
    ///
    /// # Errors
    /// Returns a [`ThrowError`] if the given throw does not match the pool.
    fn throw(&mut self, pool: &Pool) -> Result<Option<Throw>, ThrowError>;
}

/// Dice given in advance: at most one throw.
#[derive(Clone, Debug, Default)]
pub struct Given(pub Option<Throw>);

impl Dice for Given {
    fn throw(&mut self, pool: &Pool) -> Result<Option<Throw>, ThrowError> {
        let throw = self.0.take();
        throw
            .map(|throw| pool.read(&throw).map(|_| throw))
            .transpose()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Bands, Dice, Given, Pool, Throw, ThrowError};

    fn volley(dice: u32) -> Pool {
        Pool {
            what: "volley".to_owned(),
            side: Some(0),
            dice,
            bands: Bands::new(["miss", "hit", "two hits"], |face| match face {
                6 => 2,
                5 => 1,
                _ => 0,
            }),
        }
    }

    #[test]
    fn faces_and_counts_give_the_same_result() {
        let pool = volley(4);
        let faces = pool.read(&Throw::Faces(vec![6, 1, 5, 5])).unwrap();
        assert_eq!(faces, pool.read(&Throw::Counts(vec![1, 2, 1])).unwrap());
        assert_eq!((faces.of(1), faces.of(2), faces.of(9)), (2, 1, 0));
    }

    #[test]
    fn a_throw_that_does_not_match_its_pool_is_rejected() {
        let pool = volley(2);
        let wrong = |throw| pool.read(&throw).unwrap_err();
        for face in [0, 7] {
            let (lowest, highest) = (1, 6);
            let error = ThrowError::Face {
                face,
                lowest,
                highest,
            };
            assert_eq!(wrong(Throw::Faces(vec![face, 1])), error);
        }
        assert_eq!(
            wrong(Throw::Faces(vec![1])),
            ThrowError::Dice {
                wanted: 2,
                given: 1
            }
        );
        assert_eq!(
            wrong(Throw::Counts(vec![2, 0])),
            ThrowError::Bands {
                wanted: 3,
                given: 2
            }
        );
        assert_eq!(
            wrong(Throw::Counts(vec![u32::MAX, u32::MAX, 0])),
            ThrowError::Dice {
                wanted: 2,
                given: 2 * u64::from(u32::MAX)
            }
        );
        let nil = Pool {
            bands: Bands::new(["miss", "hit"], |_| 0),
            ..volley(1)
        };
        let hit = nil.read(&Throw::Counts(vec![0, 1])).unwrap_err();
        assert_eq!(hit, ThrowError::Empty("hit".to_owned()));
    }

    #[test]
    fn a_d10_can_begin_at_0_or_1() {
        for (lowest, wrong) in [(0, 10), (1, 0)] {
            let below = |face: u8| face < lowest + 4;
            let pool = Pool {
                bands: Bands::either(10, lowest, ["none", "one"], below),
                ..volley(1)
            };
            let read = |face| pool.read(&Throw::Faces(vec![face]));
            assert_eq!(read(lowest + 3).unwrap().single(), 1);
            assert_eq!(read(lowest + 9).unwrap().single(), 0);
            assert!(read(wrong).is_err());
            let each = Bands::each(10, lowest);
            assert_eq!((each.sides(), each.labels.len()), (10, 10));
            assert_eq!(each.labels.first(), Some(&lowest.to_string()));
        }
    }

    #[test]
    fn given_dice_are_used_once() {
        let mut dice = Given(Some(Throw::Faces(vec![3])));
        let one = Pool {
            dice: 1,
            bands: Bands::faces(),
            ..volley(1)
        };
        assert_eq!(dice.throw(&one), Ok(Some(Throw::Faces(vec![3]))));
        assert_eq!(dice.throw(&one), Ok(None));
        assert_eq!(one.read(&Throw::Faces(vec![3])).unwrap().face(), 3);
    }
}
