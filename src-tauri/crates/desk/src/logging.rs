//! Writes warnings and errors to the error stream, for example about a sentence that a language
//! lacks.

use std::io::Write as _;

use drumhead_rules::catalogue::clean;
use log::{LevelFilter, Log, Metadata, Record};

/// A logger that writes to the error stream.
struct Stderr;

impl Log for Stderr {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("drumhead")
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            // An error in writing to the error stream is itself ignored.
            let text = clean::line(&record.args().to_string());
            let _ = writeln!(std::io::stderr(), "drumhead: {text}");
        }
    }

    fn flush(&self) {}
}

/// Writes warnings and errors to the error stream from now on.
pub fn log_to_stderr() {
    static STDERR: Stderr = Stderr;
    // A logger that is already set stays.
    if log::set_logger(&STDERR).is_ok() {
        log::set_max_level(LevelFilter::Warn);
    }
}
