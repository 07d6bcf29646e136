//! Embedded files of sentences.

use crate::{Language, WRITTEN};

/// An embedded file of sentences in every written language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The name without the extension: `charging`.
    pub name: &'static str,
    /// The text in each written language, English first.
    pub texts: [&'static str; WRITTEN],
}

impl File {
    /// Returns whether the file has a sentence in a language.
    pub(crate) fn is_translated(&self, language: Language) -> bool {
        let begins_sentence = |line: &str| line.starts_with(|it: char| it.is_ascii_alphabetic());
        self.text(language).lines().any(begins_sentence)
    }

    /// Returns the text in a language. English for the pseudo-language, which is generated from
    /// English.
    pub(crate) fn text(&self, language: Language) -> &'static str {
        let text = self.texts.get(language.index());
        text.copied().unwrap_or(self.texts[0])
    }
}
