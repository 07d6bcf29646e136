//! The sentence files of a crate, and their catalogues.

use std::sync::OnceLock;

use crate::language::ALL;
use crate::{Catalogue, File, Language};

/// Sentence files that are used together, and their catalogues, each of which is parsed on first
/// use.
#[derive(Debug)]
pub struct Words {
    files: &'static [&'static [File]],
    read: [OnceLock<Catalogue>; ALL],
}

impl Words {
    /// Combines sentence files, possibly from several crates.
    pub const fn new(files: &'static [&'static [File]]) -> Self {
        Self {
            files,
            read: [const { OnceLock::new() }; ALL],
        }
    }

    /// Returns the catalogue of a language.
    pub fn speak(&'static self, language: Language) -> &'static Catalogue {
        let english = match language {
            Language::ENGLISH => None,
            _ => Some(self.speak(Language::ENGLISH)),
        };
        let index = language.index().min(ALL - 1);
        self.read[index].get_or_init(|| Catalogue::read(self.files, language, english))
    }

    /// Returns the English catalogue.
    pub fn english(&'static self) -> &'static Catalogue {
        self.speak(Language::ENGLISH)
    }
}
