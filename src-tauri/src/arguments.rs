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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn the_data_folder_can_be_given() {
        let parse = |line: &[&str]| Arguments::try_parse_from(line).map(|arguments| arguments.data);
        assert_eq!(parse(&["drumhead-desk"]).unwrap(), None);
        assert_eq!(
            parse(&["drumhead-desk", "--data", "a folder"]).unwrap(),
            Some(PathBuf::from("a folder"))
        );
        assert!(parse(&["drumhead-desk", "--data"]).is_err());
        assert!(parse(&["drumhead-desk", "--unknown"]).is_err());
    }
}
