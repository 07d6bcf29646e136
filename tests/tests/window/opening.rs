//! The built window opens, shows its page and closes.

use std::process::Command;

use drumhead_tests::window::{Home, Window, WindowError, program};

#[tokio::test]
async fn the_window_opens_and_shows_the_library() -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;
    window.see_text("h1", "Armies").await?;
    window.see_text("main", "Muster your first army").await?;
    window.screenshot("first-window").await?;

    // The menu's list is as high as its entries: WebKit would stretch it over the window.
    window.click("header button").await?;
    let height = |css: &'static str| {
        let window = &window;
        async move { Ok::<_, WindowError>(window.see(css).await?.rectangle().await?.3) }
    };
    let (list, entry) = (
        height("[role=menu]").await?,
        height("[role=menuitem]").await?,
    );
    assert!(list < 6.0 * entry, "five entries of {entry} in {list}");
    window.close().await
}

#[test]
fn without_a_screen_the_program_reports_an_error_and_ends() -> Result<(), WindowError> {
    let ended = Command::new(program()?)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()?;
    let error = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1), "{error}");
    assert!(
        error.contains("there is no screen") && !error.contains("panicked"),
        "{error}"
    );
    Ok(())
}
