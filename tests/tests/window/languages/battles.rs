//! The library of battles, the set-up of a battle, and the map editor.

use drumhead_tests::window::reader::{Entry, Reader};
use drumhead_tests::window::{WindowError, board};

pub(super) async fn read(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    beginnings(reader).await?;
    library(reader).await?;
    archive(reader).await?;
    set_up(reader).await?;
    map(reader).await?;
    kept_map(reader).await
}

/// The library without a battle, and the ways to a first one.
async fn beginnings(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.go(Entry::Battles).await?;
    reader.check("no-battles", "main .empty").await?;
    reader.button("Import battle").await?;
    reader.write("dialog textarea", "{ not a battle").await?;
    reader.confirm("Import this battle").await?;
    reader.passing("import-battle", "dialog .wrong").await?;
    reader.button("ready-made battles").await?;
    reader.check("ready-battles", "dialog li").await?;
    reader.begin("fornovo-1495").await?;
    reader.window.see("[data-unit]").await.map(drop)
}

/// The library with a battle: its menu and the dialogs of the menu.
async fn library(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.go(Entry::Battles).await?;
    reader.check("battles", "[data-battle]").await?;
    reader.row_menu("battle-menu").await?;
    reader.of_row("Rename").await?;
    reader.passing("rename-battle", "dialog input").await?;
    reader.of_row("Save log").await?;
    reader.passing("save-log", "dialog input").await?;
    reader.of_row("Export").await?;
    reader
        .check("export-battle", "dialog footer button:enabled")
        .await?;
    reader.confirm("Save").await?;
    reader.notice("exported-battle").await?;
    reader.of_row("Pause").await?;
    reader.row_menu("paused-battle").await
}

/// Archived battles.
async fn archive(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.of_row("Archive").await?;
    reader.notice("archived-battle").await?;
    reader.check("all-battles-archived", "main .empty").await?;
    reader.click("main [type=checkbox]").await?;
    reader.check("archived-battles", "main .archived").await
}

/// The set-up of a battle with points: two armies, an ally, and the interpretations.
async fn set_up(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.button("Set up").await?;
    reader.check("new-battle", "main select").await?;
    reader
        .option("[data-army='0-0']", "army of the League")
        .await?;
    reader
        .option("[data-army='1-0']", "French on the march")
        .await?;
    reader.check("set-up", "main article").await?;
    reader.button("Add an ally").await?;
    reader.unfold("main details").await?;
    reader.check("set-up-ally", "main details[open]").await
}

/// The set-up of a battle on hexes, and the map editor with its sheet and a named hex.
async fn map(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.go(Entry::Battles).await?;
    reader.button("Set up").await?;
    reader
        .option("[data-army='0-0']", "King's army at Edgehill, for D3")
        .await?;
    reader
        .option("[data-army='1-0']", "Parliament's army at Edgehill, for D3")
        .await?;
    reader.check("set-up-map", "main .look svg").await?;
    reader.button("Edit map").await?;
    reader.check("map", "aside [role=radio]").await?;
    reader.unfold("aside details").await?;
    reader
        .write("aside details[open] input", "The county")
        .await?;
    reader.click_text("aside [role=radio]", "Name").await?;
    board::tap(reader.window, "C3").await?;
    reader.check("map-named", "aside details[open]").await
}

/// A map of the player's own.
async fn kept_map(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.click_text("aside button", "Save as my map").await?;
    reader.notice("map-saved").await?;
    reader.click_text("aside button", "Use this map").await?;
    reader.check("own-map", "main .look svg").await?;
    reader.button("Remove from the list").await?;
    reader.notice("map-removed").await
}
