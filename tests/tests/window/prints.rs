//! Printing in the real window: the playsheet of a battle of two ready-made armies is previewed,
//! configured, saved and read back; and every document has a preview.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use drumhead_tests::window::paper::{Span, pages_of, text_of};
use drumhead_tests::window::{Home, PAUSE, Window, WindowError};
use fantoccini::Locator;
use serde::Deserialize;

/// The maximum wait for a picture to change.
const PATIENCE: Duration = Duration::from_secs(20);

/// A script that counts the pixels of the first page's picture and returns a digest of the dark
/// ones. Returns null without a picture, and while the visible pages are out of date.
const PICTURE: &str = r#"
    const canvas = document.querySelector("[data-page='1'] canvas");
    if (canvas === null || document.querySelector("[aria-busy='true']") !== null) return null;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let [dark, sum] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] < 128) [dark, sum] = [dark + 1, (sum * 31 + at) % 2147483647];
    }
    return { dark, all: data.length / 4, sum };
"#;

/// The statistics of a page's picture.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
struct Picture {
    /// The number of pixels nearer to black than to white.
    dark: f64,
    /// The total number of pixels.
    all: f64,
    /// A digest of the dark pixels' positions.
    sum: f64,
}

/// Returns the first page's picture, once it differs from this one.
async fn another(window: &Window, old: Option<Picture>) -> Result<Picture, WindowError> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let picture = window.page().execute(PICTURE, Vec::new()).await?;
        let seen: Option<Picture> =
            serde_json::from_value(picture).expect("the script returns a picture or null");
        if let Some(picture) = seen.filter(|seen| Some(*seen) != old) {
            return Ok(picture);
        }
        assert!(
            Instant::now() < deadline,
            "no page was painted after {old:?}"
        );
        tokio::time::sleep(PAUSE).await;
    }
}

/// Saves the document at the suggested path, and moves it to this name in the player's folder.
async fn save(window: &Window, home: &Home, name: &str) -> Result<PathBuf, WindowError> {
    let path = window.path_in("dialog .save input").await?;
    window.click_text("dialog .save button", "Save").await?;
    let shown = path.display().to_string();
    window.see_text("dialog .done", &shown).await?;
    let file = home.path().join(name);
    std::fs::rename(&path, &file)?;
    Ok(file)
}

/// Opens a ready-made battle at its first turn, and its print view.
async fn print_battle(window: &Window, name: &str) -> Result<(), WindowError> {
    window.begin_ready_battle(name).await?;
    window.see("[data-turn='1']").await?;
    window
        .see("header .actions [aria-haspopup='menu']")
        .await?
        .click()
        .await?;
    window.click_text("[role=menuitem]", "Print").await
}

/// Previews every document in the open print view: each is painted, and differs from the
/// one before.
async fn look_at_each(window: &Window, of: &str) -> Result<Vec<String>, WindowError> {
    let mut seen = another(window, None).await?;
    let focused = "return document.activeElement.innerText.trim()";
    let focused = window.page().execute(focused, Vec::new()).await?;
    assert_eq!(focused, "Open in viewer", "{of}: Enter opens the document");
    let listed = "dialog [role=radiogroup]:first-of-type";
    let group = window.see(listed).await?;
    let radios = group.find_all(Locator::Css("[role=radio]")).await?;
    let mut names = Vec::new();
    for radio in radios {
        let name = radio.text().await?;
        if radio.attr("aria-checked").await?.as_deref() != Some("true") {
            radio.click().await?;
            seen = another(window, Some(seen)).await?;
        }
        assert!(
            seen.dark > 0.0005 * seen.all,
            "{of}: {name} is blank: {seen:?}"
        );
        window.screenshot(&format!("print-{of}-{name}")).await?;
        names.push(name);
    }
    Ok(names)
}

#[tokio::test]
async fn every_document_of_an_army_and_of_a_battle_has_a_preview() -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;
    window.click_text("main button", "ready-made army").await?;
    window
        .see("dialog [title*='League']")
        .await?
        .click()
        .await?;
    window.see("nav [title*='tradiots']").await?;
    window.click_text("header button", "Print").await?;
    let of_army = look_at_each(&window, "army").await?;
    assert!(of_army.iter().any(|name| name == "Roster"), "{of_army:?}");
    window
        .see("dialog [aria-label='Close']")
        .await?
        .click()
        .await?;

    // Back to the library, and then to a battle.
    window
        .see("header button[aria-haspopup]")
        .await?
        .click()
        .await?;
    window.click_text("[role=menuitem]", "Armies").await?;
    print_battle(&window, "Pavia").await?;
    let of_battle = look_at_each(&window, "battle").await?;
    for wanted in ["Playsheet", "Roster"] {
        assert!(of_battle.iter().any(|name| name == wanted), "{of_battle:?}");
    }
    window.close().await
}

#[tokio::test]
async fn the_playsheet_of_a_battle_is_previewed_configured_and_saved() -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;
    print_battle(&window, "Pavia").await?;

    // The pages are painted: letters on paper, neither blank nor black.
    window
        .click_text("dialog [role=radio]", "Playsheet")
        .await?;
    let standard = another(&window, None).await?;
    let share = standard.dark / standard.all;
    assert!((0.005..0.3).contains(&share), "{share} of the page is dark");
    window.screenshot("print-1-playsheet").await?;

    // Another option gives another page; the old option restores the old page.
    window
        .click_text("dialog [role=radio]", "Large type")
        .await?;
    let large = another(&window, Some(standard)).await?;
    window.screenshot("print-2-large").await?;
    window.click_text("dialog [role=radio]", "Standard").await?;
    assert_eq!(another(&window, Some(large)).await?, standard);

    // The file is whole, with the battle's name and the tables.
    let file = save(&window, &home, "whole.pdf").await?;
    let text = text_of(&file, Span::Whole)?;
    for wanted in ["Pavia", "Reaction", "Shooting"] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
    let pages = pages_of(&file)?;
    assert!(pages > 1, "there are pages to select");

    // The second page printed alone has the text of the second page of the whole document.
    let field = "dialog .options input";
    window.write_over(field, "2").await?;
    window
        .see_text("dialog [role=status]", "Page 1 of 1")
        .await?;
    another(&window, Some(standard)).await?;
    let second = save(&window, &home, "second.pdf").await?;
    assert_eq!(pages_of(&second)?, 1);
    assert_eq!(
        text_of(&second, Span::Whole)?,
        text_of(&file, Span::Page(2))?
    );

    // A missing page is named, and the last valid pages stay.
    window.write_over(field, "1, 99").await?;
    window
        .see_text("dialog .wrong", "there is no page 99")
        .await?;
    window.see("[data-page='1'] canvas").await?;
    window.screenshot("print-3-no-such-page").await?;
    window.close().await
}
