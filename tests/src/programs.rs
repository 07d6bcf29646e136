//! The programs that a test starts.

use std::io;
use std::path::{Path, PathBuf};

/// Where the program of this name is built: one folder above the running test. It may be missing.
///
/// # Errors
/// Where the system does not say where the test is.
pub fn built(name: &str) -> io::Result<PathBuf> {
    let test = std::env::current_exe()?;
    let folder = test.ancestors().nth(2).unwrap_or(Path::new("."));
    Ok(folder
        .join(name)
        .with_extension(std::env::consts::EXE_EXTENSION))
}
