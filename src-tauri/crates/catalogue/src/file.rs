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
    /// Returns the text in a language. English for the pseudo-language, which is generated from
    /// English.
    pub(crate) fn text(&self, language: Language) -> &'static str {
        let text = self.texts.get(language.index());
        text.copied().unwrap_or(self.texts[0])
    }
}
