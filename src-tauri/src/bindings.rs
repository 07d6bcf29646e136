//! The desk's commands as the page sees them.

use tauri::Wry;
use tauri_specta::{Builder, collect_commands};

use crate::commands::{self, armies, battles, boards, printing};

/// Every command of the shell: the one list from which both the window's handler and the page's
/// TypeScript are made.
pub(crate) fn commands() -> Builder<Wry> {
    // What goes either way has one shape: the page has one type for it.
    Builder::new()
        .disable_serde_phases()
        .commands(collect_commands![
            commands::about,
            commands::start,
            armies::library,
            armies::starters,
            armies::create_army,
            armies::from_starter,
            armies::duplicate_army,
            armies::import_army,
            armies::export_army,
            armies::save_army,
            armies::archive_army,
            armies::open_army,
            armies::edit_army,
            armies::undo_army,
            armies::redo_army,
            battles::battles,
            battles::ready_battles,
            battles::ready_battle,
            battles::battle_setup,
            battles::setup_form,
            battles::new_battle,
            battles::open_battle,
            battles::battle_offers,
            battles::out_of_sequence,
            battles::unit_panel,
            battles::preview,
            battles::play,
            battles::note,
            battles::undo_play,
            battles::redo_play,
            battles::go_to_play,
            battles::battle_log,
            battles::battle_branches,
            battles::save_battle_log,
            battles::save_battle,
            battles::import_battle,
            battles::rename_battle,
            battles::archive_battle,
            battles::pause_battle,
            boards::battle_map,
            boards::battle_board,
            boards::move_text,
            boards::apply_move,
            boards::maps,
            boards::open_map,
            boards::edited_map,
            boards::keep_map,
            boards::drop_map,
            printing::documents,
            printing::document,
            printing::print_document,
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
