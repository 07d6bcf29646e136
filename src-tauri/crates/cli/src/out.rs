//! Where an answer goes, and the sentences it is made of. What a name, a note or a path could do to a
//! terminal is taken out here, and nowhere else.

use std::fmt::Arguments;
use std::io::{self, IsTerminal as _, Write};
use std::process::{Command, Stdio};

use drumhead_desk::catalogue::{Catalogue, File, Language, Message, Words, clean, file};
use drumhead_desk::sentences::FILES;
use serde::Serialize;

/// The sentences of the command line.
const CLI: File = file!("../../../data/words", "cli");

static WORDS: Words = Words::new(&[FILES, &[CLI]]);

/// The catalogue of the command line in a language.
pub(crate) fn words(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

/// Where an answer for people goes, in a language.
pub(crate) struct Out<'a> {
    to: &'a mut dyn Write,
    pub(crate) words: &'static Catalogue,
    /// How many columns a table may have; none for as many as it needs.
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

    /// The same for a screen that is so wide.
    pub(crate) fn fitted(self, width: Option<usize>) -> Self {
        Self { width, ..self }
    }

    /// Writes a message as a line. A name in it has no lines of its own.
    pub(crate) fn line(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(&message.clone().map_texts(&clean::line));
        self.write_fmt(format_args!("{text}\n"))
    }

    /// What `write!` and `writeln!` call.
    pub(crate) fn write_fmt(&mut self, text: Arguments<'_>) -> io::Result<()> {
        self.to.write_all(clean::text(&text.to_string()).as_bytes())
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

/// Writes an answer as JSON. Characters that command a terminal are in its strings alone, where they are
/// escaped: the value is the same.
pub(crate) fn json<T: Serialize + ?Sized>(to: &mut dyn Write, answer: &T) -> io::Result<()> {
    let mut escaped = String::new();
    for c in serde_json::to_string_pretty(answer)?.chars() {
        if c == '\n' || clean::is_plain(c) {
            escaped.push(c);
        } else {
            // All of them are below U+10000.
            escaped.push_str(&format!("\\u{:04x}", u32::from(c)));
        }
    }
    writeln!(to, "{escaped}")
}

/// The number of columns of the screen: as the variable `COLUMNS` says, or else the terminal.
pub(crate) fn screen_width() -> Option<usize> {
    let said = std::env::var("COLUMNS").ok();
    let said = said.and_then(|columns| columns.parse().ok());
    said.or_else(terminal_width).filter(|columns| *columns > 0)
}

/// What the terminal says, if the answer goes to one. The standard library cannot ask it; `stty`, which Linux and
/// macOS have, can.
fn terminal_width() -> Option<usize> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let terminal = std::fs::File::open("/dev/tty").ok()?;
    let mut stty = Command::new("stty");
    let stty = stty.arg("size").stdin(terminal).stderr(Stdio::null());
    let size = String::from_utf8(stty.output().ok()?.stdout).ok()?;
    // Rows, then columns.
    size.split_whitespace().nth(1)?.parse().ok()
}

/// Says something beside the answer, on the error stream.
pub(crate) fn aside(text: &str) {
    // With nowhere to say it, the exit code still does.
    let _ = writeln!(io::stderr(), "drumhead: {}", clean::text(text));
}
