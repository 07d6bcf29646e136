//! The window's program without a window: the page's bindings, the command line, names on the bus.
#![allow(clippy::unwrap_used)]

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use drumhead_app::{name_for, run, write_bindings};

/// Writes the page's TypeScript bindings. In CI, the test fails instead if the committed bindings
/// are stale.
#[test]
fn bindings_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/api/bindings.ts");
    let scratch = tempfile::tempdir().unwrap();
    let made = scratch.path().join("bindings.ts");
    write_bindings(&made).unwrap();
    let made = std::fs::read_to_string(&made).unwrap();
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    if before != made {
        assert!(
            std::env::var_os("CI").is_none(),
            "ui/src/api/bindings.ts is stale: run the tests once without CI and commit the file"
        );
        std::fs::write(&path, made).unwrap();
    }
}

#[test]
fn each_folder_has_its_own_window() {
    assert_eq!(name_for(None), "org.drumhead.desk");
    let [one, other] = ["/a", "/b"].map(|folder| name_for(Some(Path::new(folder))));
    assert_eq!(one, name_for(Some(Path::new("/a"))));
    assert_ne!(one, other);
    assert_ne!(one, name_for(None));
}

#[test]
fn an_invalid_command_line_of_the_window_exits_with_2() {
    for wrong in [&["--data"][..], &["--unknown"], &["a folder"]] {
        let line = ["drumhead-desk"].iter().chain(wrong).map(OsString::from);
        let code = run(line);
        assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::from(2)));
    }
}
