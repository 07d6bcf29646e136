//! The desk's commands as the page sees them.

use tauri::Wry;
use tauri_specta::{Builder, collect_commands};

use crate::commands;

/// Every command of the shell: the one list from which both the window's handler and the page's
/// TypeScript are made.
pub(crate) fn commands() -> Builder<Wry> {
    // What goes either way has one shape: the page has one type for it.
    Builder::new()
        .disable_serde_phases()
        .commands(collect_commands![
            commands::about,
            commands::start,
            commands::library,
            commands::starters,
            commands::create_army,
            commands::from_starter,
            commands::duplicate_army,
            commands::import_army,
            commands::export_army,
            commands::save_army,
            commands::archive_army,
            commands::open_army,
            commands::edit_army,
            commands::undo_army,
            commands::redo_army,
            commands::print_roster,
            commands::open_path,
            commands::set_settings,
            commands::backups,
            commands::restore_backup,
            commands::painted,
        ])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::Path;

    use specta_typescript::Typescript;

    /// Writes the TypeScript that the page is built with. In CI, where a stale file means that it was
    /// not committed, it fails instead.
    #[test]
    fn bindings_are_fresh() {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/api/bindings.ts");
        let scratch = tempfile::tempdir().unwrap();
        let made = scratch.path().join("bindings.ts");
        super::commands()
            .export(Typescript::default(), &made)
            .unwrap();
        let made = std::fs::read_to_string(&made).unwrap();
        let before = std::fs::read_to_string(&kept).unwrap_or_default();
        if before != made {
            assert!(
                std::env::var_os("CI").is_none(),
                "ui/src/api/bindings.ts is stale: run the tests once without CI and commit the file"
            );
            std::fs::write(&kept, made).unwrap();
        }
    }
}
