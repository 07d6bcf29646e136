//! The sentence files of a crate, and their catalogues.

use std::sync::OnceLock;

use crate::language::ALL;
use crate::{Catalogue, File, Language};

/// Sentence files that are used together, and their catalogues, each of which is parsed on first
/// use.
#[derive(Debug)]
pub struct Words {
    files: &'static [&'static [File]],
    /// The rulebook's own files. Empty if the files are not those of a rulebook.
    own: &'static [File],
    read: [OnceLock<Catalogue>; ALL],
}

impl Words {
    /// Combines sentence files, possibly from several crates.
    pub const fn new(files: &'static [&'static [File]]) -> Self {
        Self {
            files,
            own: &[],
            read: [const { OnceLock::new() }; ALL],
        }
    }

    /// Combines the files that all rulebooks share with a rulebook's own files. If none of its own
    /// files is translated, the rulebook is in English throughout: a shared word in another language
    /// would be inside an English sentence.
    pub const fn of_book(shared_and_own: &'static [&'static [File]; 2]) -> Self {
        Self {
            files: shared_and_own,
            own: shared_and_own[1],
            read: [const { OnceLock::new() }; ALL],
        }
    }

    /// Returns the catalogue of a language; the English one for a rulebook that is not translated.
    pub fn speak(&'static self, language: Language) -> &'static Catalogue {
        let translated =
            self.own.is_empty() || self.own.iter().any(|file| file.is_translated(language));
        let language = if translated {
            language
        } else {
            Language::ENGLISH
        };
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

#[cfg(test)]
mod tests {
    use super::*;

    const SHARED: File = File {
        name: "shared",
        texts: ["north = north\n", "north = Norden\n"],
    };
    const TRANSLATED: File = File {
        name: "own",
        texts: ["faces = faces\n", "# A comment.\nfaces = blickt\n"],
    };
    const UNTRANSLATED: File = File {
        name: "own",
        texts: ["faces = faces\n", "### Not translated yet.\n"],
    };

    #[test]
    fn a_rulebook_without_a_translation_is_in_english_throughout() {
        static TRANSLATED_BOOK: Words = Words::of_book(&[&[SHARED], &[TRANSLATED]]);
        static ENGLISH_BOOK: Words = Words::of_book(&[&[SHARED], &[UNTRANSLATED]]);
        let german = "de".parse().unwrap_or_default();
        let texts = |words: &'static Words| {
            let words = words.speak(german);
            [words.get("north"), words.get("faces")]
        };
        assert_eq!(texts(&TRANSLATED_BOOK), ["Norden", "blickt"]);
        assert_eq!(texts(&ENGLISH_BOOK), ["north", "faces"]);
    }
}
