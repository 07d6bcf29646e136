//! Files that are written whole or not at all.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::{clean, message};
use tempfile::NamedTempFile;

use crate::{Code, DeskError, Result};

/// Writes a file by way of a temporary file in the same folder, so that no reader sees half a
/// file. An existing file of that name is replaced; a folder or a device is not.
///
/// # Errors
/// [`Code::Unwritten`], [`Code::Full`] or [`Code::ReadOnly`]. After an error, an existing file is
/// unchanged.
pub(crate) fn atomically(to: &Path, bytes: &[u8]) -> Result<PathBuf> {
    let to = std::path::absolute(to).map_err(|error| failed(to, &error))?;
    let named = |key| message(key).with("to", to.display().to_string());
    if to.is_dir() {
        let remedy = message("desk.write.folder_fix");
        return Err(DeskError::new(
            Code::Unwritten,
            named("desk.write.folder"),
            remedy,
        ));
    }
    if to.exists() && !to.is_file() {
        let remedy = message("desk.write.device_fix");
        return Err(DeskError::new(
            Code::Unwritten,
            named("desk.write.device"),
            remedy,
        ));
    }
    let Some(folder) = to.parent().filter(|folder| folder.is_dir()) else {
        let remedy = message("desk.write.no_folder_fix");
        return Err(DeskError::new(
            Code::Unwritten,
            named("desk.write.no_folder"),
            remedy,
        ));
    };
    let written = NamedTempFile::new_in(folder).and_then(|mut part| {
        part.write_all(bytes)?;
        readable(part.as_file())?;
        part.as_file().sync_all()?;
        Ok(part)
    });
    let part = written.map_err(|error| failed(&to, &error))?;
    part.persist(&to)
        .map_err(|error| failed(&to, &error.error))?;
    Ok(to)
}

/// Makes a file readable. A temporary file is readable only by its owner; a saved file has the
/// usual permissions.
#[cfg(unix)]
fn readable(file: &std::fs::File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn readable(_: &std::fs::File) -> std::io::Result<()> {
    Ok(())
}

fn failed(to: &Path, error: &std::io::Error) -> DeskError {
    use std::io::ErrorKind;
    let kind = error.kind();
    let (code, hint) = if matches!(kind, ErrorKind::StorageFull | ErrorKind::QuotaExceeded) {
        (Code::Full, message("desk.write.full_fix"))
    } else if matches!(
        kind,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
    ) {
        (Code::ReadOnly, message("desk.write.closed_fix"))
    } else {
        (Code::Unwritten, message("desk.write.other_fix"))
    };
    DeskError::new(
        code,
        message("desk.write.failed")
            .with("to", to.display().to_string())
            .with("error", error.to_string()),
        hint,
    )
}

/// Returns a file name made from this name, without the characters that any system forbids in file
/// names; empty if no character can be used.
pub(crate) fn file_name(name: &str) -> String {
    const LONGEST: usize = 80;
    let reserved = |c: char| !clean::is_plain(c) || "/\\:*?\"<>|".contains(c);
    let plain = name.replace(reserved, " ");
    let words: Vec<_> = plain.split_whitespace().collect();
    let mut name = String::new();
    for letter in words.join(" ").chars() {
        if name.len() + letter.len_utf8() > LONGEST {
            break;
        }
        name.push(letter);
    }
    name.trim_matches(['.', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_file_name_has_no_forbidden_characters_and_no_direction_controls() {
        assert_eq!(file_name("Naseby: 14/6 \u{1b}[2J"), "Naseby 14 6 [2J");
        assert_eq!(file_name("roster\u{202e}fdp.exe\u{2069}"), "roster fdp.exe");
        assert_eq!(file_name(" .. "), "");
    }
}
