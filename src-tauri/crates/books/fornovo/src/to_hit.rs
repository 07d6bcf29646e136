//! To-hit codes, as in sections 9.19 and 10.12.

use std::fmt;
use std::str::FromStr;

use drumhead_vocabulary::dice::Bands;
use serde::{Deserialize, Serialize};

use drumhead_rules::odds::{Chance, Distribution};

/// The highest score in a code: 7 needs a bonus (D-41).
const TOP: u8 = 7;

/// The hits for each score of a die. `45H 6HH` is one hit on a 4 or 5 and two hits on a 6; `NIL` is
/// no hit (F-9.19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ToHit([u8; TOP as usize]);

/// Text that is not a to-hit code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("to-hit: {0:?}")]
pub struct NoCode(String);

impl ToHit {
    /// The code without hits.
    pub const NIL: Self = Self([0; TOP as usize]);

    /// Returns the hits for this score: 0, 1 or 2 (F-9.19). Scores run from 1 to 7.
    pub fn hits(self, score: u8) -> u8 {
        self.printed(score)
    }

    fn printed(self, score: u8) -> u8 {
        let place = usize::from(score).checked_sub(1);
        place.and_then(|n| self.0.get(n)).copied().unwrap_or(0)
    }

    /// Whether no score hits.
    pub fn is_nil(self) -> bool {
        self == Self::NIL
    }

    /// Returns the code of a die with a bonus, for example against a dense target. A score above
    /// the highest in the code counts as the highest, so that a bonus causes no misses (F-9.30,
    /// D-41, D-42).
    #[must_use]
    pub fn with_bonus(self, bonus: u8) -> Self {
        let top = (1..=TOP).rev().find(|score| self.printed(*score) > 0);
        let Some(top) = top else { return self };
        let mut by_score = [0; TOP as usize];
        for (place, face) in by_score.iter_mut().zip(1..) {
            // A die cannot roll a 7, so the new code has no hits for that score.
            if face < TOP {
                *place = self.printed(face.saturating_add(bonus).min(top));
            }
        }
        Self(by_score)
    }

    /// Returns the code with the hits of each score changed.
    #[must_use]
    pub fn map(self, hits: impl Fn(u8) -> u8) -> Self {
        Self(self.0.map(hits))
    }

    /// Returns the bands of a die's faces: no hit, one hit, two hits. A band may have no faces.
    pub fn bands(self) -> Bands {
        Bands::new(["miss", "hit", "two hits"], |face| self.hits(face))
    }

    /// Returns the chances of 0, 1 and 2 hits with one die.
    pub fn die<C: Chance>(self) -> Distribution<u32, C> {
        Distribution::die(|face| u32::from(self.hits(face)))
    }
}

impl FromStr for ToHit {
    type Err = NoCode;

    fn from_str(code: &str) -> Result<Self, NoCode> {
        if code == "NIL" {
            return Ok(Self::NIL);
        }
        let wrong = || NoCode(code.to_owned());
        let mut by_score = [0; TOP as usize];
        let mut last = 0;
        for group in code.split(' ') {
            let faces = group.trim_end_matches('H');
            let hits = match group.len() - faces.len() {
                1 => 1,
                2 => 2,
                _ => return Err(wrong()),
            };
            if faces.is_empty() {
                return Err(wrong());
            }
            for digit in faces.chars() {
                let score = digit.to_digit(10).ok_or_else(wrong)? as usize;
                if score <= last {
                    return Err(wrong());
                }
                *by_score.get_mut(score - 1).ok_or_else(wrong)? = hits;
                last = score;
            }
        }
        Ok(Self(by_score))
    }
}

impl TryFrom<String> for ToHit {
    type Error = NoCode;
    fn try_from(code: String) -> Result<Self, NoCode> {
        code.parse()
    }
}

impl From<ToHit> for String {
    fn from(code: ToHit) -> Self {
        code.to_string()
    }
}

/// The notation of the rules: `45H 6HH`.
impl fmt::Display for ToHit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_nil() {
            return f.write_str("NIL");
        }
        let mut space = "";
        for (hits, mark) in [(1, "H"), (2, "HH")] {
            let faces: String = (1..=TOP)
                .filter(|score| self.printed(*score) == hits)
                .map(|score| char::from(b'0' + score))
                .collect();
            if !faces.is_empty() {
                write!(f, "{space}{faces}{mark}")?;
                space = " ";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::ToHit;
    use drumhead_rules::odds::{Chance, Exact};

    fn code(text: &str) -> ToHit {
        text.parse().unwrap()
    }

    fn hits(code: ToHit) -> [u8; 7] {
        [1, 2, 3, 4, 5, 6, 7].map(|score| code.hits(score))
    }

    #[test]
    fn codes_parse_and_print_in_the_notation_of_the_rules() {
        for text in [
            "NIL", "6H", "3456H", "45H 6HH", "34H 56HH", "6HH", "56H 7HH", "67H",
        ] {
            assert_eq!(code(text).to_string(), text);
        }
        for text in [
            "", "H", "6", "6HHH", "54H", "45H 5HH", "0H", "8H", "nil", "6H ", "6 H",
        ] {
            assert!(text.parse::<ToHit>().is_err(), "{text}");
        }
        assert_eq!(hits(code("45H 6HH")), [0, 0, 0, 1, 1, 2, 0]);
        assert_eq!(hits(code("67H")), [0, 0, 0, 0, 0, 1, 1]);
        assert_eq!(code("6H").hits(0), 0);
    }

    #[test]
    fn a_bonus_makes_a_score_of_7_possible_and_never_turns_a_hit_into_a_miss() {
        assert_eq!(code("56H 7HH").with_bonus(1), code("45H 6HH"));
        assert_eq!(code("67H").with_bonus(1), code("56H"));
        assert_eq!(code("56H").with_bonus(1), code("456H"));
        assert_eq!(code("6H").with_bonus(1), code("56H"));
        assert_eq!(ToHit::NIL.with_bonus(1), ToHit::NIL);
        assert_eq!(code("56H 7HH").with_bonus(0), code("56H"));
    }

    #[test]
    fn a_code_gives_the_hits_of_each_face_and_their_chances() {
        let code = code("45H 6HH");
        assert_eq!(code.bands().of_face, [0, 0, 0, 1, 1, 2]);
        assert_eq!(code.die::<Exact>().mean(), Exact::ratio(2, 3));
        let nil = ToHit::NIL.die::<Exact>();
        assert_eq!(nil.chance(|hits| *hits == 0), Exact::certain());
    }
}
