//! A whole army in the real window: from a ready-made army to a printed roster, unchanged after a
//! restart.

use std::time::{Duration, Instant};

use drumhead_tests::window::paper::{Span, text_of};
use drumhead_tests::window::{Home, PAUSE, Window, WindowError};
use fantoccini::Locator;
use fantoccini::key::Key;

/// The maximum wait for a total to change.
const PATIENCE: Duration = Duration::from_secs(20);

/// Returns the army's total on the screen.
async fn total(window: &Window) -> Result<String, WindowError> {
    Ok(window.see(".meter strong").await?.text().await?)
}

/// Returns the total once it has changed, or the old total after [`PATIENCE`].
async fn another_total(window: &Window, old: &str) -> Result<String, WindowError> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let now = total(window).await?;
        if now != old || Instant::now() > deadline {
            return Ok(now);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

#[tokio::test]
async fn an_army_is_built_printed_and_unchanged_after_a_restart() -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;

    // A ready-made army.
    window.click_text("main button", "ready-made army").await?;
    let league = "dialog [title*='League']";
    window.click(league).await?;
    window.see("nav [title*='tradiots']").await?;
    let bought = total(&window).await?;
    window.screenshot("muster-1-ready").await?;

    // A unit from a template: the total changes.
    window.click_text("nav button", "Add a unit").await?;
    let search = window.see("dialog input[role=combobox]").await?;
    search.send_keys("pike block").await?;
    search
        .send_keys(&char::from(Key::Enter).to_string())
        .await?;
    let with_pikes = another_total(&window, &bought).await?;
    assert_ne!(with_pikes, bought, "a pike block costs points");
    window.see_text("h2", "Pike block").await?;

    // Illegal: pike-and-shot training without shot.
    window.click_text("[role=radio]", "Pike-and-shot").await?;
    window
        .see_text("article.illegal", "pike-and-shot training")
        .await?;
    window.screenshot("muster-2-illegal").await?;
    let trained = another_total(&window, &with_pikes).await?;
    assert_ne!(trained, with_pikes, "training costs a point a figure");

    // A fix removes the training again.
    let problem = window
        .see_text("article.illegal", "pike-and-shot training")
        .await?;
    let mend = problem.find(Locator::Css(".fixes button")).await?;
    mend.click().await?;
    let mended = another_total(&window, &trained).await?;
    assert_eq!(
        mended, with_pikes,
        "the fix removes the training and its price"
    );

    // The printed roster has the unit's name and the total.
    window.click_text("header button", "Print").await?;
    window.see("[data-page='1'] canvas").await?;
    let file = window.path_in("dialog .save input").await?;
    window.click_text("dialog .save button", "Save").await?;
    let shown = file.display().to_string();
    window.see_text("dialog .done", &shown).await?;
    let roster = text_of(&file, Span::Whole)?;
    assert!(roster.contains("Pike block"), "{roster}");
    assert!(roster.contains(&mended), "{mended} in {roster}");
    window.screenshot("muster-3-printed").await?;
    window.close().await?;

    // After a restart everything is unchanged, including undo.
    let window = Window::open(&home).await?;
    window.see_text("h2", "Pike block").await?;
    assert_eq!(total(&window).await?, mended);
    let undo = format!("{}z", char::from(Key::Control));
    window.see("body").await?.send_keys(&undo).await?;
    assert_eq!(
        another_total(&window, &mended).await?,
        trained,
        "the fix is undone"
    );
    window.screenshot("muster-4-restarted").await?;
    window.close().await
}
