//! A board of hexes in the real window: tests touch and inspect it.

use std::time::{Duration, Instant};

use drumhead_desk::play::UnitRef;
use fantoccini::Locator;
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use serde::Deserialize;
use tokio::time::sleep;

use super::{PATIENCE, PAUSE, Window, WindowError};

/// A script that returns the point at which a hex can be touched: just below its name. Scrolls the
/// hex into view first.
const WHERE: &str = r#"
    const board = document.querySelector("svg[role='application']");
    const name = [...board.querySelectorAll("text.name")].find((text) => text.textContent.split(" ")[0] === arguments[0]);
    name.scrollIntoView({ block: "center", inline: "center" });
    const box = name.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height };
"#;

/// A script that returns the hex of a counter.
const STANDS: &str = r#"
    return document.querySelector(`[data-counter='${arguments[0]}']`)?.dataset.hex ?? null;
"#;

/// A number greater than the number of counters in any hex.
const MOST_IN_A_HEX: usize = 6;

/// A point of the window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Deserialize)]
struct Point {
    x: f64,
    y: f64,
}

/// Waits until the board shows the current state.
///
/// # Errors
/// An error if the board never shows it.
pub async fn ready(window: &Window) -> Result<(), WindowError> {
    window
        .see("[data-asking='0'] [data-board='ready'] svg")
        .await
        .map(drop)
}

/// Touches a hex of a battle's board, and waits for the effect.
///
/// # Errors
/// An error if the map has no such hex, or the effect is not complete in time.
pub async fn touch(window: &Window, hex: &str) -> Result<(), WindowError> {
    ready(window).await?;
    tap(window, hex).await?;
    // The action is finished when no question is open any more.
    ready(window).await
}

/// Touches a hex of any board, and waits until it is described.
///
/// # Errors
/// An error if the map has no such hex, or the hex is not described in time.
pub async fn tap(window: &Window, hex: &str) -> Result<(), WindowError> {
    let Point { x, y } = resting(window, hex).await?;
    let tap = MouseActions::new("finger".to_owned())
        .then(PointerAction::MoveTo {
            duration: Some(Duration::ZERO),
            x,
            y,
        })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    window.page().perform_actions(tap).await?;
    window.page().release_actions().await?;
    // The hex under the pointer is described at once.
    window.see_text(".status", hex).await.map(drop)
}

/// Returns the position of a hex at rest: panels that open next to the board move the hex.
async fn resting(window: &Window, hex: &str) -> Result<Point, WindowError> {
    let deadline = Instant::now() + PATIENCE;
    let mut last: Option<Point> = None;
    loop {
        let at = window.page().execute(WHERE, vec![hex.into()]).await?;
        let at: Point = serde_json::from_value(at).map_err(std::io::Error::other)?;
        if last == Some(at) || Instant::now() > deadline {
            return Ok(at);
        }
        last = Some(at);
        sleep(PAUSE).await;
    }
}

/// Touches a unit's counter until that unit is selected: several units in a hex are selected in
/// turn.
///
/// # Errors
/// An error if the unit is never selected.
pub async fn look_at(window: &Window, unit: UnitRef, hex: &str) -> Result<(), WindowError> {
    let counter = format!(".counter.on[data-counter='{}-{}']", unit.side, unit.unit);
    for _ in 0..MOST_IN_A_HEX {
        touch(window, hex).await?;
        if window.page().find(Locator::Css(&counter)).await.is_ok() {
            return Ok(());
        }
    }
    window.see(&counter).await.map(drop)
}

/// Waits until a unit's counter is in this hex.
///
/// # Errors
/// [`WindowError::Unseen`] with the unit's actual hex.
pub async fn wait_for_unit(window: &Window, unit: UnitRef, hex: &str) -> Result<(), WindowError> {
    let key = format!("{}-{}", unit.side, unit.unit);
    let deadline = Instant::now() + PATIENCE;
    loop {
        let at = window
            .page()
            .execute(STANDS, vec![key.clone().into()])
            .await?;
        if at.as_str() == Some(hex) {
            return ready(window).await;
        }
        if Instant::now() > deadline {
            return Err(WindowError::Unseen {
                wanted: format!("{key} in {hex}"),
                texts: vec![at.to_string()],
            });
        }
        sleep(PAUSE).await;
    }
}
