//! The built window opens, shows its page and closes.

use drumhead_tests::window::{Home, Window, WindowError};

#[tokio::test]
async fn it_opens_and_shows_its_name() -> Result<(), WindowError> {
    let home = Home::new()?;
    let window = Window::open(&home).await?;
    window.see_text("h1", "Armies").await?;
    window.see_text("main", "Muster your first army").await?;
    window.screenshot("first-window").await?;
    window.close().await
}
