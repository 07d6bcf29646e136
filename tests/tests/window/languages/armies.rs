//! The library of armies, the builders, and the print view of an army.

use drumhead_tests::window::WindowError;
use drumhead_tests::window::reader::{Entry, PAGE, Reader};
use fantoccini::key::Key;

pub(super) async fn read(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    beginnings(reader).await?;
    units(reader).await?;
    army(reader).await?;
    print(reader).await?;
    library(reader).await?;
    archive(reader).await?;
    lists(reader).await
}

/// The library without an army: menus, keys and ways to a first army.
async fn beginnings(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.check("no-armies", "main .empty").await?;
    reader.press("?").await?;
    reader.passing("keys", "dialog kbd").await?;
    reader.click("header button[aria-haspopup]").await?;
    reader.passing("menu", "[role=menuitem]").await?;
    reader.button("Import army").await?;
    reader.write("dialog textarea", "{ not an army").await?;
    reader.confirm("Import this army").await?;
    reader.passing("import-army", "dialog .wrong").await?;
    reader.button("ready-made army").await?;
    reader.check("starters", "dialog [title*='League']").await
}

/// The builder of an army with points: a unit, and the palette of new ones.
async fn units(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.click("dialog [title*='League']").await?;
    reader.check("builder", "article.unit").await?;
    reader.press("a").await?;
    reader.check("palette", "dialog [role=option]").await?;
    reader.write("dialog [role=combobox]", "wibble").await?;
    reader
        .passing("palette-none", "dialog [role=listbox] > p")
        .await?;
    reader.key(Key::Delete).await?;
    reader.notice("builder-removed").await
}

/// The builder's parts for the whole army, with problems.
async fn army(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.click("nav button.army").await?;
    let limit = "[role=tabpanel] > :nth-child(3) input";
    reader.write(limit, "100").await?;
    reader.key(Key::Tab).await?;
    reader.check("builder-army", "article.illegal").await?;
    reader.click("article [role=tab]:nth-child(2)").await?;
    reader.click("[role=tabpanel] .add button").await?;
    reader
        .check("builder-works", "[role=tabpanel] .things > *")
        .await?;
    reader.click("article [role=tab]:nth-child(3)").await?;
    reader.unfold("[role=tabpanel] details").await?;
    reader
        .check("builder-interpretations", "[role=tabpanel] details[open]")
        .await
}

/// The print view: its sections, a wrong page, and a saved file.
async fn print(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.button("Print").await?;
    reader.check("print-army", PAGE).await?;
    reader.click("dialog .tools [aria-haspopup]").await?;
    reader.passing("print-sections", "[role=menuitem]").await?;
    reader
        .write("dialog .options input[type=text]:not([role])", "1, 99")
        .await?;
    reader.check("print-no-page", "dialog .wrong").await?;
    reader
        .write("dialog .options input[type=text]:not([role])", "1")
        .await?;
    reader.window.see(PAGE).await?;
    reader.click_text("dialog .save button", "Save").await?;
    reader.passing("print-saved", "dialog .done").await
}

/// The library with an army: its menu, an export, a search without a result, the playsheets.
async fn library(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.go(Entry::Armies).await?;
    reader.check("armies", "main [data-open]").await?;
    reader.row_menu("army-menu").await?;
    reader.of_row("Export").await?;
    reader.check("export-army", "dialog textarea").await?;
    reader.confirm("Save").await?;
    reader.notice("exported").await?;
    reader.write("main input", "wibble").await?;
    reader.check("no-army-found", "main .empty").await?;
    reader.write("main input", " ").await?;
    reader.button("Print playsheets").await?;
    reader.passing("print-playsheets", PAGE).await
}

/// Archived armies.
async fn archive(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.of_row("Archive").await?;
    reader.notice("archived").await?;
    reader.check("all-archived", "main .empty").await?;
    reader.click("main [type=checkbox]").await?;
    reader.check("archived-armies", "main .archived").await?;
    reader.row_menu("archived-menu").await?;
    reader.of_row("Restore").await?;
    reader.notice("restored").await
}

/// The builders of lists, each with a new unit and its problems.
async fn lists(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    for book in 2..=5 {
        reader.press("n").await?;
        if book == 2 {
            reader.check("new-army", "dialog li button").await?;
        }
        reader
            .click(&format!("dialog li:nth-child({book}) button"))
            .await?;
        reader.window.see("main .about, main p.quiet").await?;
        reader.press("a").await?;
        reader
            .check(&format!("list-{book}"), "section.unit .acts")
            .await?;
        reader.go(Entry::Armies).await?;
        reader.window.see("main [data-open]").await?;
    }
    Ok(())
}
