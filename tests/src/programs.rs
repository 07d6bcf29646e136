//! The programs started by tests.

use std::io;
use std::path::{Path, PathBuf};

/// Returns the path of a built program, in the folder above that of the running test. The file may
/// be missing.
///
/// # Errors
/// An error if the system does not give the path of the test.
pub fn built(name: &str) -> io::Result<PathBuf> {
    let test = std::env::current_exe()?;
    let folder = test.ancestors().nth(2).unwrap_or(Path::new("."));
    Ok(folder
        .join(name)
        .with_extension(std::env::consts::EXE_EXTENSION))
}
