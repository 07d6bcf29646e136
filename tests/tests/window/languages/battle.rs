//! A battle of every rulebook: orders, the log, branches, paper rosters and prints.

use drumhead_tests::window::reader::{Entry, PAGE, Reader};
use drumhead_tests::window::{WindowError, board};
use fantoccini::Locator;
use fantoccini::key::Key;

/// The choice of a document in the print view.
const DOCUMENTS: &str = "dialog [role=radiogroup]:first-of-type";
/// The button of the battle's menu.
const MORE: &str = "header .actions [aria-haspopup='menu']";

pub(super) async fn read(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    begin(reader, "pavia-1525").await?;
    reader.check("battle", "[data-unit]").await?;
    menus(reader).await?;
    orders(reader).await?;
    unit(reader).await?;
    notes(reader).await?;
    branches(reader).await?;
    paper(reader).await?;
    print(reader).await?;
    for battle in [
        "carolinas-1781",
        "lutzen-1632-stand_and_die",
        "edgehill-1642-d3",
        "naseby-1645-hexes",
    ] {
        other(reader, battle).await?;
    }
    Ok(())
}

/// Begins a ready-made battle.
async fn begin(reader: &mut Reader<'_>, battle: &str) -> Result<(), WindowError> {
    reader.go(Entry::Battles).await?;
    reader.button("ready-made battles").await?;
    reader.begin(battle).await
}

/// The steps of a turn, the battle's menu, and the dialogs of the menu before an order.
async fn menus(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.click("button.track").await?;
    reader.passing("steps", ".steps").await?;
    reader.click(MORE).await?;
    reader.passing("battle-more", "[role=menuitem]").await?;
    reader.choose(MORE, "Switch battle").await?;
    reader
        .passing("switch-battle", "dialog p, dialog li")
        .await?;
    reader.choose(MORE, "Show branches").await?;
    reader.passing("no-branches", "dialog p").await?;
    reader.choose(MORE, "Apply a received move").await?;
    reader.write("dialog textarea", "wibble").await?;
    reader.confirm("Apply move").await?;
    reader.passing("apply-move", "dialog [role=alert]").await
}

/// The sheet of an order, an open row of the log, and an order as a typed line.
async fn orders(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    let seen = reader.player.look().await?;
    let work = reader.player.settle(&seen).await?;
    assert!(work.is_some(), "{seen:?}");
    reader.screens.check("order").await?;
    reader.player.step_back().await?;
    reader.click(".log [data-open]").await?;
    reader
        .check("log-open", ".log [aria-expanded=true]")
        .await?;
    reader.press("/").await?;
    reader.write("[data-typed]", "1 wibble").await?;
    reader.passing("typed", "[data-typed]").await
}

/// A unit: its tags, its facts, orders out of sequence and corrections, and an illegal order.
async fn unit(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.unit().await?;
    let other = "[data-elsewhere] [data-offer]";
    reader.window.see(other).await?;
    reader.check("unit", "section.sheet table").await?;
    reader.click_text(other, "").await?;
    reader
        .check("illegal-order", "[data-sheet] .against")
        .await?;
    reader.player.step_back().await.map(drop)
}

/// A note and a photo's caption, in their dialogs and in the log; large print.
async fn notes(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.press("n").await?;
    reader
        .write("dialog textarea", "The sun is in their eyes")
        .await?;
    reader.check("note", "dialog footer button:enabled").await?;
    reader.save_note().await?;
    reader.choose(MORE, "Caption a photo").await?;
    reader.write("dialog textarea", "The first charge").await?;
    reader
        .check("photo", "dialog footer button:enabled")
        .await?;
    reader.save_note().await?;
    reader.check("log-notes", ".log .note").await?;
    reader.press("l").await?;
    reader.check("large-print", ".large [data-unit]").await?;
    reader.press("l").await
}

/// A branch: the newest row is undone, then a note is added.
async fn branches(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    let undo = format!("{}z", char::from(Key::Control));
    reader.press(&undo).await?;
    reader.player.look().await?;
    reader.press("n").await?;
    reader.write("dialog textarea", "Rain").await?;
    reader.save_note().await?;
    reader.choose(MORE, "Show branches").await?;
    reader.passing("branches", "dialog li").await
}

/// Paper rosters: an entered change, and the question before it is lost.
async fn paper(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.click("[data-kind='paper']").await?;
    reader
        .write("dialog [data-row] input[role=spinbutton]", "1")
        .await?;
    reader.key(Key::Tab).await?;
    reader.check("paper", "dialog [data-changes='1']").await?;
    reader.key(Key::Escape).await?;
    reader.check("paper-leave", "dialog ~ dialog").await?;
    reader.confirm("Leave").await
}

/// The print view of a battle, with each document.
async fn print(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.press("p").await?;
    reader.check("print-battle", PAGE).await?;
    let choices = reader.window.see(DOCUMENTS).await?;
    let documents = choices.find_all(Locator::Css("[role=radio]")).await?;
    for (number, document) in documents.iter().enumerate() {
        if document.attr("aria-checked").await?.as_deref() != Some("true") {
            document.click().await?;
            reader
                .check(&format!("print-battle-{number}"), PAGE)
                .await?;
        }
    }
    reader.key(Key::Escape).await
}

/// A battle of another rulebook: its board, a unit and an order.
async fn other(reader: &mut Reader<'_>, battle: &str) -> Result<(), WindowError> {
    begin(reader, battle).await?;
    let on_hexes = battle != "carolinas-1781";
    if on_hexes {
        board::ready(reader.window).await?;
    }
    reader.screens.check(battle).await?;
    let seen = reader.player.look().await?;
    reader.player.settle(&seen).await?;
    reader.screens.check(&format!("{battle}-order")).await?;
    reader.player.step_back().await?;
    if on_hexes {
        reader.click(".shows [role=tab]:nth-child(2)").await?;
    }
    reader.unit().await?;
    reader.screens.check(&format!("{battle}-unit")).await
}
