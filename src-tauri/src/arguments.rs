//! The window's command line.

use std::path::PathBuf;

use clap::Parser;

/// A desk for the tabletop generals of the pike-and-shot age: the window.
///
/// The same desk without a window is `drumhead`.
#[derive(Debug, Parser)]
#[command(name = "drumhead-desk", version)]
pub(crate) struct Arguments {
    /// Keep everything in this folder instead of the usual one
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}
