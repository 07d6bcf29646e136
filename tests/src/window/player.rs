//! A simulated player at the battle screen: it looks, decides, clicks, and counts its clicks.
//!
//! The player does not depend on the rulebook: pending work comes first, then any chosen order,
//! then the end of the step.

use std::time::Instant;

use fantoccini::Locator;
use serde::Deserialize;
use tokio::time::sleep;

use super::{PATIENCE, PAUSE, Window, WindowError};

/// The milliseconds after which a screen that is not idle is examined again.
const EXAMINED: u64 = 10;

/// A script that waits until the screen is idle, for at most the given number of milliseconds, and
/// returns the parts that a player needs. Waiting in the page saves a request for each attempt.
const LOOK: &str = r#"
    const [patience, pause, done] = arguments;
    const deadline = Date.now() + patience;
    const all = (css) => [...document.querySelectorAll(css)];
    const enabled = (css) => all(css).some((one) => !one.disabled);
    const look = (asking) => {
      const sheet = document.querySelector("[data-sheet]");
      return {
        asking,
        turn: Number(document.querySelector("[data-turn]")?.dataset.turn ?? -1),
        step: document.querySelector("[data-now]")?.dataset.now ?? null,
        over: document.querySelector(".over") !== null,
        row: Math.max(-1, ...all("[data-row]").map((row) => Number(row.dataset.row))),
        sheet: sheet?.dataset.sheet ?? null,
        dice: Number(document.querySelector("[data-sheet] [data-dice]")?.dataset.dice ?? 0),
        rolls: enabled("[data-sheet] .die-roll button"),
        does: enabled("[id='do-it']"),
        awaits: sheet?.querySelector("[data-awaits]") !== null && sheet !== null,
        objections: all("[data-objection]").filter((box) => !box.checked).map((box) => box.dataset.objection),
        warned: document.querySelector("[data-warned]") !== null,
        owing: all("[data-unit]").filter((card) => card.querySelector(".to-do")).map((card) => card.dataset.unit),
        pending: all("[data-pending]").map((button) => button.dataset.pending),
        units: all("[data-unit]:not(.gone)").map((card) => card.dataset.unit),
        offers: all("[data-offer]").map((button) => ({ id: button.dataset.offer, to_do: button.classList.contains("to-do"), against: "illegal" in button.dataset })),
        ends: enabled("[data-step-end] button"),
      };
    };
    const attempt = () => {
      const asking = all("[data-asking]").some((one) => one.dataset.asking !== "0");
      if (asking && Date.now() < deadline) setTimeout(attempt, pause);
      else done(look(asking));
    };
    attempt();
"#;

/// The state of the screen.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Seen {
    /// Whether the screen still waits for the desk.
    pub asking: bool,
    /// The turn; 0 before the first, -1 if no battle is shown.
    pub turn: i64,
    /// The step, if shown.
    pub step: Option<String>,
    /// Whether the battle is over.
    pub over: bool,
    /// The newest row of the log; -1 if none is shown.
    pub row: i64,
    /// The open offer.
    pub sheet: Option<String>,
    /// The number of dice in the open offer.
    pub dice: usize,
    /// Whether the desk can roll.
    pub rolls: bool,
    /// Whether the open offer can be given without dice.
    pub does: bool,
    /// Whether a hex must be chosen before the open offer can be given.
    pub awaits: bool,
    /// The objections to the open offer that are not allowed yet.
    pub objections: Vec<String>,
    /// Whether the player asked to end the step and there are objections.
    pub warned: bool,
    /// The units with work to do.
    pub owing: Vec<String>,
    /// The pending work in the step's list.
    pub pending: Vec<String>,
    /// The units on the table.
    pub units: Vec<String>,
    /// The offers of the selected unit.
    pub offers: Vec<Offered>,
    /// Whether the step can be ended.
    pub ends: bool,
}

/// A button that opens an offer.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Offered {
    /// The offer's id.
    pub id: String,
    /// Whether the offer does pending work.
    pub to_do: bool,
    /// Whether the offer has objections.
    pub against: bool,
}

/// A player's actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    /// The number of clicks.
    pub clicks: u32,
    /// The number of key presses, including typed letters.
    pub keys: u32,
}

/// A player at an open window.
pub struct Player<'a> {
    window: &'a Window,
    /// The actions so far.
    pub count: Count,
    /// Whether the player throws every die and enters the result: one die is tapped, several are
    /// typed.
    pub types: bool,
    /// The results of the player's own dice, throw by throw.
    pub thrown: Vec<String>,
}

impl<'a> Player<'a> {
    /// Returns a player that has not acted yet.
    #[must_use]
    pub fn new(window: &'a Window) -> Self {
        let count = Count::default();
        Self {
            window,
            count,
            types: false,
            thrown: Vec::new(),
        }
    }

    /// Looks at the screen once it is idle: the last order has taken full effect, and panels that
    /// open automatically are open.
    ///
    /// # Errors
    /// An error if the page does not respond, or never becomes idle.
    pub async fn look(&self) -> Result<Seen, WindowError> {
        let patience = u64::try_from(PATIENCE.as_millis()).unwrap_or(u64::MAX);
        let times = vec![patience.into(), EXAMINED.into()];
        let seen = self.window.page().execute_async(LOOK, times).await?;
        let seen: Seen = serde_json::from_value(seen).map_err(std::io::Error::other)?;
        if seen.asking {
            return Err(unseen("a screen at rest", &seen));
        }
        Ok(seen)
    }

    /// Clicks the first element with this selector, once it exists.
    ///
    /// # Errors
    /// An error if no element appears in time, or it cannot be clicked.
    pub async fn click(&mut self, selector: &str) -> Result<(), WindowError> {
        self.count.clicks += 1;
        self.window.click(selector).await
    }

    /// Presses keys at the focus.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn press(&mut self, keys: &str) -> Result<(), WindowError> {
        self.count.keys += u32::try_from(keys.chars().count()).unwrap_or(u32::MAX);
        let focus = self.window.page().active_element().await?;
        Ok(focus.send_keys(keys).await?)
    }

    /// Waits until the screen is as expected.
    ///
    /// # Errors
    /// [`WindowError::Unseen`] with the actual screen.
    pub async fn until(
        &self,
        what: &str,
        condition: impl Fn(&Seen) -> bool,
    ) -> Result<Seen, WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = self.look().await?;
            if condition(&seen) {
                return Ok(seen);
            }
            if Instant::now() > deadline {
                self.window.screenshot("unseen").await?;
                return Err(unseen(what, &seen));
            }
            sleep(PAUSE).await;
        }
    }

    /// Selects a unit, and waits for its offers.
    ///
    /// # Errors
    /// An error if no offers appear.
    pub async fn tap(&mut self, unit: &str) -> Result<Seen, WindowError> {
        self.click(&format!("[data-unit='{unit}']")).await?;
        self.until("a unit's offers", |seen| {
            seen.sheet.is_some() || !seen.offers.is_empty()
        })
        .await
    }

    /// Opens a piece of pending work from the step's list, and waits for its offer.
    ///
    /// # Errors
    /// An error if no offer appears.
    pub async fn open_work(&mut self, work: &str) -> Result<Seen, WindowError> {
        self.click(&format!("[data-pending='{work}']")).await?;
        self.until("an offer for the work", |seen| {
            seen.sheet.is_some() || !seen.offers.is_empty()
        })
        .await
    }

    /// Carries out the open offer: chooses a hex if one is needed, allows the objections, then
    /// types or taps the dice, lets the desk roll, or confirms. The new row of the log shows that
    /// it was carried out.
    ///
    /// # Errors
    /// An error if the offer has no effect.
    pub async fn carry_out(&mut self) -> Result<Seen, WindowError> {
        let ready = |seen: &Seen| seen.rolls || seen.does || !seen.objections.is_empty();
        let asked = |seen: &Seen| seen.awaits || ready(seen);
        let mut seen = self.until("a sheet that is ready", asked).await?;
        if seen.awaits {
            self.choose_hex().await?;
            seen = self.until("a sheet that is ready", ready).await?;
        }
        for objection in std::mem::take(&mut seen.objections) {
            self.click(&format!("[data-objection='{objection}']"))
                .await?;
        }
        seen = self
            .until("dice or a button", |seen| seen.rolls || seen.does)
            .await?;
        let button = self.button(&seen).await?;
        self.click(&format!("[data-sheet] {button}")).await?;
        let (before, offer) = (seen.row, seen.sheet);
        let after = self
            .until("a new row of the log", |seen| {
                seen.row > before || !seen.objections.is_empty()
            })
            .await?;
        if after.row > before || after.sheet != offer {
            return Ok(after);
        }
        // The rules object only now: allow the objection anyway and send the order again.
        for objection in &after.objections {
            self.click(&format!("[data-objection='{objection}']"))
                .await?;
        }
        self.until("dice or a button", |seen| seen.rolls || seen.does)
            .await?;
        self.click(&format!("[data-sheet] {button}")).await?;
        self.until("a new row of the log", |seen| seen.row > before)
            .await
    }

    /// Returns the button that carries out the open offer, after typing the dice if the player
    /// throws several.
    async fn button(&mut self, seen: &Seen) -> Result<String, WindowError> {
        if !seen.rolls {
            return Ok("#do-it".to_owned());
        }
        if !self.types {
            return Ok(".die-roll button".to_owned());
        }
        if seen.dice == 1 {
            return Ok(format!("[data-face='{}']", self.throw(1)));
        }
        let lie = self.throw(seen.dice);
        let field = self.window.see("[data-sheet] .typed").await?;
        field.click().await?;
        field.send_keys(&lie).await?;
        self.count.clicks += 1;
        self.count.keys += u32::try_from(lie.len()).unwrap_or(u32::MAX);
        Ok(".dice-take button:enabled".to_owned())
    }

    /// Answers a question that asks for a hex, with the first hex in the list. A long list is
    /// expanded first.
    async fn choose_hex(&mut self) -> Result<(), WindowError> {
        let list = "[data-awaits] details:not([open]) summary";
        let folded = self.window.page().find_all(Locator::Css(list)).await?;
        if !folded.is_empty() {
            self.click(list).await?;
        }
        self.click("[data-awaits] [data-value]").await
    }

    /// Chooses an offer of the selected unit and carries it out. Without questions, dice or
    /// objections, choosing is enough.
    ///
    /// # Errors
    /// An error if the offer has no effect.
    pub async fn choose(&mut self, offer: &str) -> Result<Seen, WindowError> {
        let before = self.look().await?.row;
        self.click(&format!("[data-offer='{offer}']")).await?;
        let seen = self
            .until("a sheet, or a new row of the log", |seen| {
                seen.sheet.is_some() || seen.row > before
            })
            .await?;
        if seen.row > before {
            Ok(seen)
        } else {
            self.carry_out().await
        }
    }

    /// Returns a throw of the player's own dice: faces in rotation, so that no tie lasts.
    fn throw(&mut self, dice: usize) -> String {
        let before: usize = self.thrown.iter().map(|hand| hand.split(' ').count()).sum();
        let faces = (before..before + dice).map(|n| (n * 5 % 6 + 1).to_string());
        let hand = faces.collect::<Vec<_>>().join(" ");
        self.thrown.push(hand.clone());
        hand
    }

    /// Ends the step, allowing objections.
    ///
    /// # Errors
    /// An error if the step does not end.
    pub async fn end_step(&mut self) -> Result<Seen, WindowError> {
        let before = self.until("a step to end", |seen| seen.ends).await?.row;
        self.click("[data-step-end] button").await?;
        let seen = self
            .until("the next step", |seen| seen.row > before || seen.warned)
            .await?;
        if seen.row > before {
            return Ok(seen);
        }
        self.click("#end-all-the-same").await?;
        self.until("the next step", |seen| seen.row > before).await
    }

    /// Takes the next step of the pending work on this screen: opens an offer, or carries it out.
    /// Returns the screen after the step; `None` if there was nothing to do.
    ///
    /// # Errors
    /// An error if the work cannot be done.
    pub async fn settle(&mut self, seen: &Seen) -> Result<Option<Seen>, WindowError> {
        let after = if seen.sheet.is_some() {
            self.carry_out().await?
        } else if let Some(offer) = seen.offers.iter().find(|offer| offer.to_do) {
            self.choose(&offer.id).await?
        } else if let Some(unit) = seen.owing.first() {
            let seen = self.tap(unit).await?;
            if seen.sheet.is_none() && !seen.offers.iter().any(|offer| offer.to_do) {
                return Ok(None);
            }
            seen
        } else if let Some(work) = seen.pending.first() {
            self.open_work(work).await?
        } else {
            return Ok(None);
        };
        Ok(Some(after))
    }

    /// Closes the open offer and the unit's offers, so that the armies are shown. Returns the
    /// screen.
    ///
    /// # Errors
    /// An error if the page does not respond, or a button cannot be clicked.
    pub async fn step_back(&mut self) -> Result<Seen, WindowError> {
        let mut seen = self.look().await?;
        for _ in 0..4 {
            if seen.sheet.is_none() && seen.offers.is_empty() {
                break;
            }
            self.click(".sheet [aria-keyshortcuts='Escape']").await?;
            seen = self.look().await?;
        }
        Ok(seen)
    }
}

/// Returns the error with the expected and the actual screen.
fn unseen(wanted: &str, seen: &Seen) -> WindowError {
    WindowError::Unseen {
        wanted: wanted.to_owned(),
        texts: vec![format!("{seen:?}")],
    }
}
