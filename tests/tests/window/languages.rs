//! Every screen of the real window in the pseudo-language: nothing is cut, and only names, numbers
//! and symbols are outside its brackets. The browser's tests (`ui/e2e/screens.ts`) check most of
//! these screens at more sizes. Only those tests also check a damaged library, a read-only battle,
//! a step that ends with pending work, the result of an order, the odds of combats, and a log of
//! many pages. No test reads the end of a battle, or the screen that replaces a crashed screen
//! (`Failure.svelte`).

mod armies;
mod battle;
mod battles;
mod settings;

use drumhead_tests::window::pseudo::speak;
use drumhead_tests::window::reader::Reader;
use drumhead_tests::window::{Home, Window, WindowError};

#[tokio::test]
async fn every_screen_is_whole_and_in_brackets_in_the_pseudo_language() -> Result<(), WindowError> {
    let home = Home::new()?;
    speak(&home)?;
    let window = Window::open(&home).await?;
    let mut reader = Reader::new(&window, &home)?;
    let played = play(&mut reader).await;
    let mut faults = reader.screens.faults;
    window.close().await?;
    // A library that opens again is backed up.
    let window = Window::open(&home).await?;
    let mut reader = Reader::new(&window, &home)?;
    let set = settings::read(&mut reader).await;
    faults.append(&mut reader.screens.faults);
    assert!(
        faults.is_empty(),
        "{}\n{played:?}\n{set:?}",
        faults.join("\n")
    );
    played.and(set)?;
    window.close().await
}

async fn play(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    armies::read(reader).await?;
    battles::read(reader).await?;
    battle::read(reader).await
}
