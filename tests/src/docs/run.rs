//! Runs command lines in a shell, as a reader would.

use std::error::Error;
use std::ffi::OsString;
use std::process;

use tempfile::TempDir;

use super::Command;
use crate::programs;

/// The result of a run, or of its check.
type Outcome<T> = Result<T, Box<dyn Error>>;

/// An empty working folder with an empty data folder, and `drumhead` on the path.
#[derive(Debug)]
pub struct Desk {
    folder: TempDir,
    path: OsString,
}

impl Desk {
    /// # Errors
    /// An error if no folder can be created, or the program is not built.
    pub fn new() -> Outcome<Self> {
        let program = programs::built("drumhead")?;
        if !program.is_file() {
            return Err(format!("{} is missing: build the workspace", program.display()).into());
        }
        let usual = std::env::var_os("PATH").unwrap_or_default();
        let ours = program.parent().map(ToOwned::to_owned);
        let path = std::env::join_paths(ours.into_iter().chain(std::env::split_paths(&usual)))?;
        Ok(Self {
            folder: tempfile::tempdir()?,
            path,
        })
    }

    /// Runs the line and returns its output.
    ///
    /// # Errors
    /// An error with the output, if the exit code differs from the stated one.
    pub fn run(&self, command: &Command) -> Outcome<String> {
        let output = process::Command::new("bash")
            .args(["-euo", "pipefail", "-c", &command.line])
            .current_dir(self.folder.path())
            .env("PATH", &self.path)
            .env("HOME", self.folder.path())
            .env("XDG_DATA_HOME", self.folder.path().join("data"))
            .output()?;
        let (out, err) = (
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
        if output.status.code() == Some(command.code) {
            return Ok(out.into_owned());
        }
        let (line, code) = (&command.line, output.status);
        Err(format!("`{line}` ended with {code}:\n{out}{err}").into())
    }

    /// Checks a line that only mentions a command: its commands and options must be in the help.
    ///
    /// # Errors
    /// An error if one of them is not in the help.
    pub fn check_mention(&self, command: &Command) -> Outcome<()> {
        let words: Vec<&str> = command.line.split_whitespace().collect();
        let is_name = |word: &&&str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        let names: Vec<&str> = words
            .iter()
            .take_while(is_name)
            .take_while(|word| !word.starts_with('-'))
            .copied()
            .collect();
        let help = self.run(&Command {
            line: format!("{} --help", names.join(" ")),
            code: 0,
            mention: false,
        })?;
        let options = words.iter().filter(|word| word.starts_with("--"));
        for option in options.map(|word| word.split('=').next().unwrap_or_default()) {
            let known = |word: &str| word.trim_end_matches(',') == option;
            if !help.split_whitespace().any(known) {
                return Err(format!("`{}`: no option {option}", command.line).into());
            }
        }
        Ok(())
    }
}

/// Returns the help of every command, each with the command line that shows it.
///
/// # Errors
/// An error if a help page cannot be shown.
pub fn help_pages() -> Outcome<Vec<(String, String)>> {
    let desk = Desk::new()?;
    let mut pages = Vec::new();
    let mut left = vec!["drumhead".to_owned()];
    while let Some(name) = left.pop() {
        let line = format!("{name} --help");
        let help = desk.run(&Command {
            line: line.clone(),
            code: 0,
            mention: false,
        })?;
        let commands = help
            .lines()
            .skip_while(|line| *line != "Commands:")
            .skip(1)
            .take_while(|line| line.starts_with("  "));
        let names = commands
            .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
            .filter(|name| !name.is_empty() && *name != "help");
        left.extend(names.map(|inner| format!("{name} {inner}")));
        pages.push((line, help));
    }
    Ok(pages)
}
