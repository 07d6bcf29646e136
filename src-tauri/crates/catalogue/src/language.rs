//! Languages: the written ones, and the pseudo-language generated from English.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

use crate::{TAGS, WRITTEN};

/// A language of Drumhead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

/// The tag of the pseudo-language.
const PSEUDO: &str = "en-XA";

/// The number of languages, including the pseudo-language.
pub(crate) const ALL: usize = WRITTEN + 1;

impl Language {
    /// English: the fallback for sentences that another language does not have.
    pub const ENGLISH: Self = Self(0);
    /// The pseudo-language: English with accents, longer and in brackets. Exposes clipped text, and
    /// text that is not in a catalogue.
    pub const PSEUDO: Self = Self(WRITTEN);

    /// Returns every language, English first and the pseudo-language last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ALL).map(Self)
    }

    /// Returns the written languages: all except the pseudo-language.
    pub fn written() -> impl Iterator<Item = Self> {
        (0..WRITTEN).map(Self)
    }

    /// Returns the BCP 47 tag: `en`.
    pub fn tag(self) -> &'static str {
        TAGS.get(self.0).copied().unwrap_or(PSEUDO)
    }

    /// Returns the tag for documents, in which English is British: `en-GB`.
    pub fn locale(self) -> &'static str {
        match self {
            Self::ENGLISH => "en-GB",
            _ => self.tag(),
        }
    }

    /// Returns the index of the language's text in a file, and of its loaded catalogue.
    pub(crate) const fn index(self) -> usize {
        self.0
    }

    /// Returns the language whose plural and number formats are used.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let tag = TAGS.get(self.0).copied().unwrap_or(TAGS[0]);
        tag.parse().unwrap_or_default()
    }

    /// Returns the first requested language that Drumhead has. The tags may be in the formats of
    /// operating systems (`de_AT.UTF-8`, `de-AT`); unknown regions are ignored. English if no
    /// language matches.
    pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        let mut known = wanted.into_iter().filter_map(|tag| tag.parse().ok());
        known.next().unwrap_or_default()
    }

    /// Returns the language of the system: according to the list in `LANGUAGE`, then according to
    /// the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    pub fn of_system(variable: impl Fn(&str) -> Option<String>) -> Self {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        // `LANGUAGE` applies only if one of these variables is set.
        let Some(one) = names.iter().find_map(set) else {
            return Self::ENGLISH;
        };
        let list = set(&"LANGUAGE").unwrap_or_default();
        Self::best(list.split(':').chain([one.as_str()]))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A language that Drumhead does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = Language::all().map(Language::tag).collect();
        write!(f, "{} is not one of {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(text.to_owned());
        let tag = text.split(['.', '@']).next().unwrap_or_default();
        let wanted: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        let is = |language: &Self| wanted == language.tag();
        if let Some(language) = Self::all().find(is) {
            return Ok(language);
        }
        let alike = |language: &Self| wanted.language.as_str() == language.tag();
        Self::written().find(alike).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_parses_to_its_language() {
        for language in Language::all() {
            assert_eq!(language.tag().parse(), Ok(language));
        }
    }

    #[test]
    fn system_regions_and_encodings_are_parsed() {
        assert_eq!("en_GB.UTF-8".parse(), Ok(Language::ENGLISH));
        assert_eq!("en-XA".parse(), Ok(Language::PSEUDO));
        assert!("tlh".parse::<Language>().is_err());
        assert!("".parse::<Language>().is_err());
        assert_eq!(Language::best(["C", "POSIX"]), Language::ENGLISH);
    }

    #[test]
    fn system_language_is_the_first_known_entry() {
        let system = |name: &str| match name {
            "LANG" => Some("en_GB.UTF-8".to_owned()),
            "LANGUAGE" => Some("tlh:en_XA".to_owned()),
            _ => None,
        };
        assert_eq!(Language::of_system(system), Language::PSEUDO);
        assert_eq!(Language::of_system(|_| None), Language::ENGLISH);
    }
}
