//! Where an answer goes, and the sentences it is made of.

use std::io::{self, Write};

use drumhead_desk::catalogue::{Catalogue, File, Language, Message, Words, file};
use drumhead_desk::sentences::FILES;

/// The sentences of the command line.
const CLI: File = file!("../../../data/words", "cli");

static WORDS: Words = Words::new(&[FILES, &[CLI]]);

/// The catalogue of the command line in a language.
pub(crate) fn words(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

/// Where an answer goes, in a language.
pub(crate) struct Out<'a> {
    to: &'a mut dyn Write,
    pub(crate) words: &'static Catalogue,
}

impl<'a> Out<'a> {
    pub(crate) fn new(to: &'a mut dyn Write, language: Language) -> Self {
        Self {
            to,
            words: words(language),
        }
    }

    /// Writes a message as a line.
    pub(crate) fn line(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        writeln!(self.to, "{text}")
    }

    /// A text without values.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.get(key).to_owned()
    }

    /// A text of so many: `n` is the number.
    pub(crate) fn count(&self, key: &str, number: u32) -> String {
        self.words.fill(key, &[("n", &number.to_string())])
    }
}

impl Write for Out<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
