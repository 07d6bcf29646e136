//! The output of answers, and their sentences. Control characters in names, notes and paths, which
//! might affect a terminal, are replaced or removed as an answer is written; JSON escapes them.

use std::fmt::Arguments;
use std::io::{self, IsTerminal as _, Write};
use std::process::{Command, Stdio};

use drumhead_desk::catalogue::{Catalogue, File, Language, Message, Words, clean, file};
use drumhead_desk::{SENTENCES, grouped};
use serde::Serialize;

/// The sentences of the command line.
const CLI: File = file!("../../../data/words", "cli");

static WORDS: Words = Words::new(&[SENTENCES, &[CLI]]);

/// Returns the catalogue of the command line in a language.
pub(crate) fn words(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

/// The output of an answer for people, in a language.
pub(crate) struct Out<'a> {
    to: &'a mut dyn Write,
    pub(crate) words: &'static Catalogue,
    /// The maximum width of a table in columns of the screen; `None` for no limit.
    pub(crate) width: Option<usize>,
}

impl<'a> Out<'a> {
    pub(crate) fn new(to: &'a mut dyn Write, language: Language) -> Self {
        Self {
            to,
            words: words(language),
            width: None,
        }
    }

    /// Returns this output for a screen of this width.
    pub(crate) fn fitted(self, width: Option<usize>) -> Self {
        Self { width, ..self }
    }

    /// Writes a message as a line. A line break in a value becomes a space.
    pub(crate) fn line(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(&message.clone().map_texts(&clean::line));
        self.write_fmt(format_args!("{text}\n"))
    }

    /// Called by `write!` and `writeln!`.
    pub(crate) fn write_fmt(&mut self, text: Arguments<'_>) -> io::Result<()> {
        self.to.write_all(clean::text(&text.to_string()).as_bytes())
    }

    /// Returns the text of this key, without values.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.get(key).to_owned()
    }

    /// Formats a whole number in groups of three digits.
    pub(crate) fn grouped(&self, number: impl Into<i64>) -> String {
        grouped(self.words, number)
    }

    /// Returns the text of this key, with this number as the value `n`.
    pub(crate) fn count(&self, key: &str, number: u32) -> String {
        self.words.fill(key, &[("n", &number.to_string())])
    }
}

/// Writes an answer as JSON. Terminal control characters occur only in strings, where they are
/// escaped: the value does not change.
pub(crate) fn json<T: Serialize + ?Sized>(to: &mut dyn Write, answer: &T) -> io::Result<()> {
    let mut escaped = String::new();
    for c in serde_json::to_string_pretty(answer)?.chars() {
        if c == '\n' || clean::is_plain(c) {
            escaped.push(c);
        } else {
            // All of these characters are below U+10000, so four digits are enough.
            escaped.push_str(&format!("\\u{:04x}", u32::from(c)));
        }
    }
    writeln!(to, "{escaped}")
}

/// Returns the number of columns of the screen: from the variable `COLUMNS`, otherwise from the
/// terminal.
pub(crate) fn screen_width() -> Option<usize> {
    let columns = std::env::var("COLUMNS")
        .ok()
        .and_then(|columns| columns.parse().ok());
    columns
        .or_else(terminal_width)
        .filter(|columns| *columns > 0)
}

/// Returns the width of the terminal, if the answer goes to one. The standard library cannot query
/// it; `stty`, which Linux and macOS have, can.
fn terminal_width() -> Option<usize> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let terminal = std::fs::File::open("/dev/tty").ok()?;
    let stty = Command::new("stty")
        .arg("size")
        .stdin(terminal)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let size = String::from_utf8(stty.stdout).ok()?;
    // `stty size` prints the rows, then the columns.
    size.split_whitespace().nth(1)?.parse().ok()
}

/// Writes a notice to the error stream.
pub(crate) fn aside(text: &str) {
    // Without the error stream, only the exit code can show a failure.
    let _ = writeln!(io::stderr(), "drumhead: {}", clean::text(text));
}
