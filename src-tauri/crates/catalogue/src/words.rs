//! The files of sentences of a crate, and the catalogues made of them.

use std::sync::OnceLock;

use crate::language::ALL;
use crate::{Catalogue, Language, WRITTEN};

/// An embedded file of sentences, in every written language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name without its ending: `charging`.
    pub name: &'static str,
    /// Its text in each written language, English first.
    pub texts: [&'static str; WRITTEN],
}

impl File {
    /// Its text in a language; English for the pseudo-language, which is generated from it.
    pub(crate) fn text(&self, language: Language) -> &'static str {
        let text = self.texts.get(language.index());
        text.copied().unwrap_or(self.texts[0])
    }
}

/// Files of sentences that are used together, and their catalogues: each is read when it is first wanted.
#[derive(Debug)]
pub struct Words {
    files: &'static [&'static [File]],
    read: [OnceLock<Catalogue>; ALL],
}

impl Words {
    /// The sentences of these files, which may be several crates'.
    pub const fn new(files: &'static [&'static [File]]) -> Self {
        Self {
            files,
            read: [const { OnceLock::new() }; ALL],
        }
    }

    /// The catalogue of a language.
    pub fn speak(&'static self, language: Language) -> &'static Catalogue {
        let english = match language {
            Language::ENGLISH => None,
            _ => Some(self.speak(Language::ENGLISH)),
        };
        let index = language.index().min(ALL - 1);
        self.read[index].get_or_init(|| Catalogue::read(self.files, language, english))
    }

    /// The English catalogue.
    pub fn english(&'static self) -> &'static Catalogue {
        self.speak(Language::ENGLISH)
    }
}
