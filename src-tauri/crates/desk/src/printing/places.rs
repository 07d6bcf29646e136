//! Places for files. A player chooses a place in a system dialog, or uses the suggested one, which
//! is in the data folder. The page names a place to write to by its handle, never by its path. The
//! only path that it sends is that of a file to open, and only files that this desk wrote are opened.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::message;
use serde::{Deserialize, Serialize};

use super::write;
use crate::{DeskError, Result};

/// The folder within the data folder for files for which no other place is chosen.
const FOLDER: &str = "files";
/// The extensions of suggested files.
const ENDS: [&str; 5] = ["pdf", "md", "txt", "json", "scene"];
/// The number of places remembered; older places are forgotten.
const MOST: usize = 64;

/// The handle of a place for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(transparent)]
pub struct FileHandle(u32);

/// A place for a file, as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct FilePlace {
    /// The handle of the place.
    pub handle: FileHandle,
    /// The path of the place, for display.
    pub path: String,
}

/// The places that were chosen or suggested, by handle.
#[derive(Debug, Default)]
pub(crate) struct Places {
    paths: BTreeMap<FileHandle, PathBuf>,
    last: u32,
}

impl Places {
    /// Adds a place.
    pub(crate) fn add(&mut self, path: PathBuf) -> FilePlace {
        self.last = self.last.wrapping_add(1);
        let handle = FileHandle(self.last);
        let shown = path.display().to_string();
        self.paths.insert(handle, path);
        if self.paths.len() > MOST {
            self.paths.pop_first();
        }
        FilePlace {
            handle,
            path: shown,
        }
    }

    /// Returns the path of a place.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) for an unknown handle.
    pub(crate) fn path(&self, handle: FileHandle) -> Result<PathBuf> {
        let path = self.paths.get(&handle).cloned();
        path.ok_or_else(|| {
            let gone = message("desk.files.no_place");
            DeskError::not_found(gone, message("desk.files.no_place_fix"))
        })
    }
}

/// Returns the suggested path of a file of this name: in the data folder, whatever the name.
pub(crate) fn suggested(data: &Path, name: &str) -> PathBuf {
    let name = Path::new(name);
    let end = name.extension().and_then(|end| end.to_str());
    let end = end.filter(|end| ENDS.contains(end)).unwrap_or("txt");
    let stem = name.file_stem().unwrap_or_default().to_string_lossy();
    let stem = match write::file_name(&stem) {
        blank if blank.is_empty() => "drumhead".to_owned(),
        stem => stem,
    };
    data.join(FOLDER).join(format!("{stem}.{end}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_suggested_file_is_in_the_data_folder_whatever_its_name() {
        let suggested = |name| suggested(Path::new("/data"), name).display().to_string();
        assert_eq!(suggested("Naseby log.md"), "/data/files/Naseby log.md");
        assert_eq!(suggested("../../etc/passwd"), "/data/files/passwd.txt");
        assert_eq!(suggested("drumhead.sqlite3"), "/data/files/drumhead.txt");
        assert_eq!(suggested("..\\a\u{202e}.pdf"), "/data/files/a.pdf");
        assert_eq!(suggested(""), "/data/files/drumhead.txt");
    }

    #[test]
    fn only_issued_handles_have_a_path() {
        let mut places = Places::default();
        let first = places.add(PathBuf::from("/home/player/one.pdf"));
        assert_eq!(first.path, "/home/player/one.pdf");
        assert_eq!(places.path(first.handle).unwrap(), Path::new(&first.path));
        assert!(places.path(FileHandle(7)).is_err());
        for number in 0..MOST {
            places.add(PathBuf::from(number.to_string()));
        }
        assert!(
            places.path(first.handle).is_err(),
            "the oldest place is forgotten"
        );
    }
}
