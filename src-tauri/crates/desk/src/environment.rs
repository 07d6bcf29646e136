//! The desk's environment: the clock, the dice, unique ids and the language.

use std::fmt;

use chrono::{DateTime, SecondsFormat, Utc};
use drumhead_rules::catalogue::{Language, message};
use drumhead_store::{ArmyId, Stamp};
use uuid::Uuid;

use crate::{DeskError, Result};

/// The clock, the dice, the source of new ids and the language of the system. Tests supply their
/// own.
pub struct Environment {
    now: Box<dyn Fn() -> DateTime<Utc> + Send>,
    id: Box<dyn Fn() -> Uuid + Send>,
    /// Rolls a die with this many sides, and returns the face, counted from 1.
    pub(crate) roll: Box<dyn FnMut(u8) -> u8 + Send>,
    language: Language,
}

impl Environment {
    /// Returns an environment with the machine's clock, random ids, and the language of the
    /// system.
    #[must_use]
    pub fn real() -> Self {
        Self::new(Utc::now, Uuid::new_v4).speaking(system_language())
    }

    /// Returns this environment with another language.
    #[must_use]
    pub fn speaking(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// Returns the language that the desk uses unless another is set.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns an environment in English with this clock and source of ids, and random dice.
    pub fn new(
        now: impl Fn() -> DateTime<Utc> + Send + 'static,
        id: impl Fn() -> Uuid + Send + 'static,
    ) -> Self {
        Self {
            now: Box::new(now),
            id: Box::new(id),
            roll: Box::new(crate::dice::random_face),
            language: Language::ENGLISH,
        }
    }

    /// Returns this environment with other dice: given the number of sides, they return the face,
    /// counted from 1.
    #[must_use]
    pub fn rolling(self, roll: impl FnMut(u8) -> u8 + Send + 'static) -> Self {
        Self {
            roll: Box::new(roll),
            ..self
        }
    }

    /// Returns the current time as RFC 3339 to the millisecond, always of the same width, so that
    /// the strings sort by time.
    pub(crate) fn now(&self) -> String {
        (self.now)().to_rfc3339_opts(SecondsFormat::Millis, true)
    }

    /// Returns the current time as used in a file's name: `20261121T104834Z`.
    pub(crate) fn stamp(&self) -> Result<Stamp> {
        let text = (self.now)().format("%Y%m%dT%H%M%SZ").to_string();
        Stamp::new(&text).ok_or_else(|| {
            let time = message("desk.clock").with("time", text.as_str());
            DeskError::fault(time)
        })
    }

    /// Returns an id that no army or battle has yet.
    pub(crate) fn id(&self) -> ArmyId {
        ArmyId::new((self.id)().to_string())
    }
}

/// Returns the language of the system; English if Drumhead does not have that language.
#[must_use]
pub fn system_language() -> Language {
    Language::of_system(|name| std::env::var(name).ok())
}

impl fmt::Debug for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Environment").finish_non_exhaustive()
    }
}
