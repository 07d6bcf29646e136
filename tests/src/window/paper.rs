//! Reads the program's prints with the tools of poppler-utils.

use std::io;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use super::{PATIENCE, PAUSE};

/// A part of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The whole document.
    Whole,
    /// One page, from 1.
    Page(u32),
}

/// Returns the text of a PDF, once the file exists.
///
/// # Errors
/// An error if the file does not appear, or is not a PDF.
pub fn text_of(file: &Path, span: Span) -> io::Result<String> {
    let mut command = Command::new("pdftotext");
    command.arg("-raw");
    if let Span::Page(page) = span {
        let page = page.to_string();
        command.args(["-f", &page, "-l", &page]);
    }
    run(command.arg(waited(file)).arg("-"))
}

/// Returns the number of pages of a PDF, once the file exists.
///
/// # Errors
/// An error if the file does not appear, or is not a PDF.
pub fn pages_of(file: &Path) -> io::Result<u32> {
    let output = run(Command::new("pdfinfo").arg(waited(file)))?;
    output
        .lines()
        .find_map(|line| line.strip_prefix("Pages:")?.trim().parse().ok())
        .ok_or_else(|| io::Error::other(output))
}

/// Returns the file, once it exists or the wait has ended. The desk writes a file in one step.
fn waited(file: &Path) -> &Path {
    let deadline = Instant::now() + PATIENCE;
    while !file.is_file() && Instant::now() < deadline {
        std::thread::sleep(PAUSE);
    }
    file
}

fn run(command: &mut Command) -> io::Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(io::Error::other(error));
    }
    String::from_utf8(output.stdout).map_err(io::Error::other)
}
