//! `drumhead`: everything that the window does, on the command line.
//!
//! The command line is thin: [`arguments`] declares the commands, [`run`] calls the desk, [`show`]
//! prints the answer for people and [`serde_json`] for scripts.

mod arguments;
mod battle;
mod library;
mod out;
mod printing;
mod run;
mod show;
mod table;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use drumhead_desk::catalogue::message;
use drumhead_desk::{Code, DeskError, Language, log_to_stderr, system_language};

use arguments::Arguments;
use out::words;

/// How a command ends, other than by doing what it was asked.
enum End {
    /// The army is not legal.
    NotLegal,
    /// The library is not as it was saved.
    NotSound,
    /// The desk did not do it.
    Desk(DeskError),
    /// The answer could not be written.
    Output(io::Error),
}

impl From<DeskError> for End {
    fn from(error: DeskError) -> Self {
        Self::Desk(error)
    }
}

impl From<io::Error> for End {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for End {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // What a language lacks is for translators: a player reads English there.
    if std::env::var_os("DRUMHEAD_LOG").is_some() {
        log_to_stderr();
    }
    let language = arguments.language.unwrap_or_else(system_language);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run::run(&arguments, &mut out);
    let done = match (done, out.flush()) {
        (Ok(()) | Err(End::NotLegal | End::NotSound), Err(error)) => Err(End::Output(error)),
        (done, _) => done,
    };
    let (code, message) = match done {
        Ok(()) => (0, None),
        Err(End::NotLegal | End::NotSound) => (1, None),
        Err(End::Desk(error)) => (exit_code(error.code), Some(told(&error, language))),
        // Whoever was reading has read enough, as `head` does.
        Err(End::Output(error)) if error.kind() == ErrorKind::BrokenPipe => (0, None),
        Err(End::Output(error)) => {
            let unwritten = message("cli.unwritten").with("error", error.to_string());
            (3, Some(words(language).say(&unwritten)))
        }
    };
    if let Some(message) = message {
        // With nowhere to say it, the exit code still does.
        let _ = writeln!(io::stderr(), "drumhead: {message}");
    }
    ExitCode::from(code)
}

/// What scripts are told: 3 for what cannot be read or opened, 4 for what is
/// refused.
const fn exit_code(code: Code) -> u8 {
    match code {
        Code::Refused | Code::StaleHead | Code::Print => 4,
        Code::ReadOnly
        | Code::Full
        | Code::Busy
        | Code::Damaged
        | Code::Newer
        | Code::BadFile
        | Code::NotFound
        | Code::Internal => 3,
    }
}

fn told(error: &DeskError, language: Language) -> String {
    let shown = error.shown(words(language));
    let message = table::plain(&shown.message);
    if shown.hint.is_empty() {
        message
    } else {
        format!("{message}\n{}", table::plain(&shown.hint))
    }
}
