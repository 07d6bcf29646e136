//! Dice: a hand of them is a pool, and what they showed is a throw.
//!
//! Every die of every book is drawn through here. A pool says how many dice
//! and what their faces are worth; the answer may be rolled by the desk, typed
//! by a player as faces or as counts, or scripted by a test: the procedures
//! cannot tell.

use serde::{Deserialize, Serialize};

/// The faces of a die of six.
pub const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// A hand of like dice that are thrown together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Pool {
    /// What is thrown for, in words: "Volley of unit 4", "Rally of unit 7".
    pub what: String,
    /// The number of the side that throws; none where nobody owns the dice.
    pub side: Option<u8>,
    /// How many dice.
    pub dice: u32,
    /// What the faces are worth.
    pub bands: Bands,
}

/// What the faces of a die are worth: each belongs to one band, and the dice
/// of a band are alike. A test of one die has a band for each face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Bands {
    /// The bands in order: "miss", "hit", "2 hits".
    pub labels: Vec<String>,
    /// The band of each face, from the lowest: as many as the die has sides.
    pub of_face: Vec<u8>,
    /// The lowest face: 1, or 0 for a die of ten that is read from nought.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "bindings", specta(optional))]
    pub lowest: u8,
    /// Whether the first band is the best for whoever throws and the last the
    /// worst, as where a high die routs the unit that throws it; otherwise the
    /// last is the best.
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
    /// A band for each face of a die of six: the face itself matters.
    pub fn faces() -> Self {
        Self::each(6, 1)
    }

    /// A band for each face of a die with so many sides, counted from `lowest`.
    pub fn each(sides: u8, lowest: u8) -> Self {
        let faces = (0..sides).map(|place| lowest.saturating_add(place));
        Self {
            labels: faces.map(|face| face.to_string()).collect(),
            of_face: (0..sides).collect(),
            lowest,
            best_first: false,
        }
    }

    /// Two bands of a die with so many sides, counted from `lowest`: whether
    /// `second` holds of the face.
    pub fn either(sides: u8, lowest: u8, labels: [&str; 2], second: impl Fn(u8) -> bool) -> Self {
        let faces = (0..sides).map(|place| lowest.saturating_add(place));
        Self {
            labels: labels.map(str::to_owned).to_vec(),
            of_face: faces.map(|face| u8::from(second(face))).collect(),
            lowest,
            best_first: false,
        }
    }

    /// The same where the first band is the best for whoever throws.
    #[must_use]
    pub fn best_first(mut self) -> Self {
        self.best_first = true;
        self
    }

    /// What each face is worth to whoever throws: its band, counted from the
    /// worst.
    pub fn worths(&self) -> Vec<u8> {
        self.of_face.iter().map(|band| self.worth(*band)).collect()
    }

    /// What a band is worth to whoever throws, counted from the worst.
    pub fn worth(&self, band: u8) -> u8 {
        if self.best_first {
            let last = u8::try_from(self.labels.len().saturating_sub(1)).unwrap_or(u8::MAX);
            last.saturating_sub(band)
        } else {
            band
        }
    }

    /// How many sides the die has.
    pub fn sides(&self) -> u8 {
        u8::try_from(self.of_face.len()).unwrap_or(u8::MAX)
    }

    /// Bands of a die of six with these labels; `of` gives the index of the band of a face, and
    /// one that is too large stands for the last.
    pub fn new<const N: usize>(labels: [&str; N], of: impl Fn(u8) -> u8) -> Self {
        let last = u8::try_from(N.saturating_sub(1)).unwrap_or(u8::MAX);
        Self {
            labels: labels.map(str::to_owned).to_vec(),
            of_face: FACES.map(|face| of(face).min(last)).to_vec(),
            lowest: 1,
            best_first: false,
        }
    }

    /// How many faces belong to this band.
    pub fn weight(&self, band: usize) -> u32 {
        let here = |of: &&u8| usize::from(**of) == band;
        u32::try_from(self.of_face.iter().filter(here).count()).unwrap_or(0)
    }
}

/// What a pool showed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Throw {
    /// The faces, in any order.
    Faces(Vec<u8>),
    /// How many dice of each band, in the order of the bands: how forty dice
    /// are read off a table.
    Counts(Vec<u32>),
}

/// A throw that does not answer its pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThrowError {
    /// Too few or too many dice.
    #[error("{given} {} given where {wanted} {} thrown", if *.given == 1 { "die was" } else { "dice were" }, if *.wanted == 1 { "is" } else { "are" })]
    Dice {
        /// How many the pool has.
        wanted: u32,
        /// How many were given.
        given: u64,
    },
    /// A face that the die does not have.
    #[error("this die does not show {face}; its faces are {lowest} to {highest}{}", if (*.lowest, *.highest) == (1, 3) { ": a die of six is halved, rounded up" } else { "" })]
    Face {
        /// The face.
        face: u8,
        /// The lowest it shows.
        lowest: u8,
        /// The highest it shows.
        highest: u8,
    },
    /// Counts for another number of bands.
    #[error("{given} counts were given for {wanted} bands")]
    Bands {
        /// How many bands the pool has.
        wanted: usize,
        /// How many counts were given.
        given: usize,
    },
    /// A count for a band that no face belongs to.
    #[error("no face is worth \"{0}\" here, so its count must be 0")]
    Empty(String),
}

/// How many dice of a pool fell in each of its bands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts(Vec<u32>);

impl Counts {
    /// How many dice fell in this band.
    pub fn of(&self, band: usize) -> u32 {
        self.0.get(band).copied().unwrap_or(0)
    }

    /// The index of the band of a single die; the lowest that has any.
    pub fn single(&self) -> usize {
        self.0.iter().position(|count| *count > 0).unwrap_or(0)
    }

    /// The face of a single die of six of a pool whose bands are the faces.
    pub fn face(&self) -> u8 {
        u8::try_from(self.single() + 1).unwrap_or(6).min(6)
    }

    /// All the counts, band by band.
    pub fn all(&self) -> &[u32] {
        &self.0
    }
}

impl Pool {
    /// Reads a throw as counts of this pool's bands.
    ///
    /// # Errors
    /// A [`ThrowError`] where the throw does not answer this pool.
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

/// Where dice come from.
pub trait Dice {
    /// Throws a pool. `None` where the dice are not there yet: the procedure
    /// then asks for them and has changed nothing.
    ///
    /// # Errors
    /// A [`ThrowError`] where a throw was given that does not answer the pool.
    fn throw(&mut self, pool: &Pool) -> Result<Option<Throw>, ThrowError>;
}

/// Dice that were given beforehand: at most one throw.
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
            bands: Bands::new(["miss", "hit", "2 hits"], |face| match face {
                6 => 2,
                5 => 1,
                _ => 0,
            }),
        }
    }

    #[test]
    fn faces_and_counts_say_the_same() {
        let pool = volley(4);
        let faces = pool.read(&Throw::Faces(vec![6, 1, 5, 5])).unwrap();
        assert_eq!(faces, pool.read(&Throw::Counts(vec![1, 2, 1])).unwrap());
        assert_eq!((faces.of(1), faces.of(2), faces.of(9)), (2, 1, 0));
    }

    #[test]
    fn a_throw_that_does_not_answer_is_refused_with_the_reason() {
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
    fn a_die_of_ten_is_read_from_one_or_from_nought() {
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
    fn given_dice_answer_once() {
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
