//! `drumhead`: armies, battles and prints on the command line, and checks of the library.
//!
//! The command line is thin: [`arguments`] declares the commands, [`run`] calls the desk, [`show`]
//! prints the answer for people and [`serde_json`] for scripts.

mod arguments;
mod battle;
mod failure;
mod library;
mod out;
mod printing;
mod run;
mod show;
mod table;

use std::env;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use drumhead_desk::catalogue::{Catalogue, clean, message, verbatim};
use drumhead_desk::play::Refusal;
use drumhead_desk::{Code, DeskError, log_to_stderr, system_language};

use arguments::Arguments;
use failure::{Failure, not_carried_out};
use out::words;

/// The ways in which a command can fail.
enum End {
    /// The army is not legal.
    NotLegal,
    /// The library is damaged.
    NotSound,
    /// The desk refused or failed.
    Desk(DeskError),
    /// An order was refused. In text output, the reason has already been shown.
    Refused(Box<Refusal>),
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
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return misused(&error),
    };
    // Missing translations are logged for translators only: a player reads English instead.
    if env::var_os("DRUMHEAD_LOG").is_some() {
        log_to_stderr();
    }
    let words = words(arguments.language.unwrap_or_else(system_language));
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run::run(&arguments, &mut out);
    let done = match (done, out.flush()) {
        (Ok(()) | Err(End::NotLegal | End::NotSound), Err(error)) => Err(End::Output(error)),
        (done, _) => done,
    };
    let Err(end) = done else {
        return ExitCode::SUCCESS;
    };
    let code = end.code();
    if arguments.json {
        fail_in_json(end, &mut out, words);
    } else {
        fail(end, words);
    }
    ExitCode::from(code)
}

/// Shows help, the version, or the error in the arguments; the error is JSON if the arguments ask
/// for JSON.
fn misused(error: &clap::Error) -> ExitCode {
    let asked = env::args_os()
        .skip(1)
        .take_while(|argument| argument != "--");
    let asks_for_json = asked.into_iter().any(|argument| argument == "--json");
    // If the answer cannot be written, the exit code still shows the error.
    let _ = if error.use_stderr() && asks_for_json {
        out::json(&mut io::stdout(), &Failure::of_arguments(error))
    } else {
        error.print()
    };
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

impl End {
    /// Returns the exit code: 0 if the reader of the output has closed it, 1 for an illegal army or
    /// a damaged library, 3 if something cannot be found, read, opened or written, or for an
    /// internal error, and 4 for a refusal or a document that cannot be printed.
    fn code(&self) -> u8 {
        match self {
            Self::NotLegal | Self::NotSound => 1,
            Self::Desk(error) => exit_code(error.code),
            Self::Refused(_) => exit_code(Code::Refused),
            // The reader of the output, such as `head`, has read enough and closed the pipe.
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            Self::Output(_) => 3,
        }
    }
}

/// Prints, for people, the reason why a command was not carried out.
fn fail(end: End, words: &Catalogue) {
    let error = match end {
        End::NotLegal | End::NotSound => return,
        End::Output(error) if error.kind() == ErrorKind::BrokenPipe => return,
        End::Output(error) => unwritten(&error),
        End::Desk(error) => error,
        End::Refused(refusal) => not_carried_out(&refusal),
    };
    // A line break in a value becomes a space. Line breaks in the sentences themselves stay,
    // because they separate the items of a list.
    let shown = error.map_texts(&clean::line).shown(words);
    let sentences: Vec<_> = [shown.message, shown.hint]
        .into_iter()
        .filter(|it| !it.is_empty())
        .collect();
    out::aside(&sentences.join("\n"));
}

/// Writes to standard output, for a script, the reason why a command was not carried out; writes to
/// standard error if standard output is not writable. If this fails too, the exit code still shows
/// the reason.
fn fail_in_json(end: End, out: &mut dyn Write, words: &Catalogue) {
    let written =
        |out: &mut dyn Write, failure: &Failure| out::json(out, failure).and_then(|()| out.flush());
    let _ = match end {
        End::NotLegal | End::NotSound => Ok(()),
        End::Output(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        // Standard output itself is not writable.
        End::Output(error) => written(&mut io::stderr(), &Failure::of(&unwritten(&error), words)),
        End::Desk(error) => written(out, &Failure::of(&error, words)),
        End::Refused(refusal) => written(out, &Failure::refused(*refusal, words)),
    };
}

fn unwritten(error: &io::Error) -> DeskError {
    let unwritten = message("cli.unwritten").with("error", error.to_string());
    DeskError::new(Code::Unwritten, unwritten, verbatim(""))
}

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
        | Code::Unwritten
        | Code::Internal => 3,
    }
}
