//! A player at the battle's screen: looks, decides, clicks, and counts what he clicks.
//!
//! He knows no book. What is owed comes first, then whatever he has a mind to, then the step's end.

use std::time::Instant;

use fantoccini::Locator;
use serde::Deserialize;
use tokio::time::sleep;

use super::{PATIENCE, PAUSE, Window, WindowError};

/// What the screen shows, as far as a player needs it to go on.
const LOOK: &str = r#"
    const all = (css) => [...document.querySelectorAll(css)];
    const sheet = document.querySelector("[data-sheet]");
    const enabled = (css) => all(css).some((one) => !one.disabled);
    return {
      asking: all("[data-asking]").some((one) => one.dataset.asking !== "0"),
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
      offers: all("[data-offer]").map((button) => ({ id: button.dataset.offer, owed: button.classList.contains("to-do"), against: "illegal" in button.dataset })),
      ends: enabled("[data-step-end] button"),
    };
"#;

/// What stands on the screen.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Seen {
    /// Whether the screen still waits for an answer of the desk.
    pub asking: bool,
    /// The turn; 0 before the first.
    pub turn: i64,
    /// The step, where it is told.
    pub step: Option<String>,
    /// Whether the battle has ended.
    pub over: bool,
    /// The newest row of the log.
    pub row: i64,
    /// The offer that is open.
    pub sheet: Option<String>,
    /// How many dice the open offer throws.
    pub dice: usize,
    /// Whether the desk can be asked to roll.
    pub rolls: bool,
    /// Whether the open offer can be done without dice.
    pub does: bool,
    /// Whether a hex has to be chosen before the open offer can be done.
    pub awaits: bool,
    /// What speaks against the open offer and is not overruled yet.
    pub objections: Vec<String>,
    /// Whether the end of the step was asked for and something speaks against it.
    pub warned: bool,
    /// The units that owe something.
    pub owing: Vec<String>,
    /// The pending work that the list of the step has.
    pub pending: Vec<String>,
    /// The units that are still there.
    pub units: Vec<String>,
    /// What the unit in view may do.
    pub offers: Vec<Offered>,
    /// Whether the step can be ended.
    pub ends: bool,
}

/// A button that opens an offer.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Offered {
    /// The offer.
    pub id: String,
    /// Whether it is owed.
    pub owed: bool,
    /// Whether something speaks against it.
    pub against: bool,
}

/// What a player did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    /// Clicks.
    pub clicks: u32,
    /// Keys, letters typed included.
    pub keys: u32,
}

/// A player at an open window.
pub struct Player<'a> {
    window: &'a Window,
    /// What he has done so far.
    pub count: Count,
    /// Whether he throws every die himself and types what it showed.
    pub types: bool,
    /// What his own dice showed, hand by hand.
    pub thrown: Vec<String>,
}

impl<'a> Player<'a> {
    /// A player who has done nothing yet.
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

    /// Looks at the screen once it waits for nothing: an order has brought about all that it does, and
    /// what opens by itself is open.
    ///
    /// # Errors
    /// When the page does not answer, or never comes to rest.
    pub async fn look(&self) -> Result<Seen, WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = self.window.page().execute(LOOK, Vec::new()).await?;
            let seen: Seen = serde_json::from_value(seen).map_err(std::io::Error::other)?;
            if !seen.asking {
                return Ok(seen);
            }
            if Instant::now() > deadline {
                return Err(unseen("a screen at rest", &seen));
            }
            sleep(PAUSE).await;
        }
    }

    /// Clicks the first element for this selector, once it is there.
    ///
    /// # Errors
    /// When none comes in time or it cannot be clicked.
    pub async fn click(&mut self, selector: &str) -> Result<(), WindowError> {
        self.count.clicks += 1;
        let deadline = Instant::now() + PATIENCE;
        loop {
            // Between finding and clicking, the page may have drawn the element anew.
            match self.window.see(selector).await?.click().await {
                Err(_) if Instant::now() < deadline => sleep(PAUSE).await,
                clicked => return Ok(clicked?),
            }
        }
    }

    /// Presses keys where the focus is.
    ///
    /// # Errors
    /// When the page does not answer.
    pub async fn press(&mut self, keys: &str) -> Result<(), WindowError> {
        self.count.keys += u32::try_from(keys.chars().count()).unwrap_or(u32::MAX);
        let focus = self.window.page().active_element().await?;
        Ok(focus.send_keys(keys).await?)
    }

    /// Waits until the screen is as wanted.
    ///
    /// # Errors
    /// [`WindowError::Unseen`] with what was seen instead.
    pub async fn until(
        &self,
        what: &str,
        holds: impl Fn(&Seen) -> bool,
    ) -> Result<Seen, WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = self.look().await?;
            if holds(&seen) {
                return Ok(seen);
            }
            if Instant::now() > deadline {
                return Err(unseen(what, &seen));
            }
            sleep(PAUSE).await;
        }
    }

    /// Taps a unit, and waits for what it may do.
    ///
    /// # Errors
    /// When nothing comes.
    pub async fn tap(&mut self, unit: &str) -> Result<Seen, WindowError> {
        self.click(&format!("[data-unit='{unit}']")).await?;
        self.until("a unit's offers", |seen| {
            seen.sheet.is_some() || !seen.offers.is_empty()
        })
        .await
    }

    /// Carries out the offer that is open: overrules what speaks against it, then taps a die, lets the
    /// desk roll, or does it. The new row of the log says that it was done.
    ///
    /// # Errors
    /// When nothing comes of it.
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
            .until("dice or a deed", |seen| seen.rolls || seen.does)
            .await?;
        let button = if !seen.rolls {
            "#do-it".to_owned()
        } else if !self.types {
            ".die-roll button".to_owned()
        } else if seen.dice == 1 {
            format!("[data-face='{}']", self.throw(1))
        } else {
            let lie = self.throw(seen.dice);
            let field = self.window.see("[data-sheet] .typed").await?;
            field.click().await?;
            field.send_keys(&lie).await?;
            self.count.clicks += 1;
            self.count.keys += u32::try_from(lie.len()).unwrap_or(u32::MAX);
            ".dice-take button:enabled".to_owned()
        };
        self.click(&format!("[data-sheet] {button}")).await?;
        let (before, offer) = (seen.row, seen.sheet);
        let done = |seen: &Seen| seen.row > before || !seen.objections.is_empty();
        let after = self.until("a new row of the log", done).await?;
        if after.row > before || after.sheet != offer {
            return Ok(after);
        }
        // The rules object only now: overruled, it is given again.
        for objection in &after.objections {
            self.click(&format!("[data-objection='{objection}']"))
                .await?;
        }
        self.until("dice or a deed", |seen| seen.rolls || seen.does)
            .await?;
        self.click(&format!("[data-sheet] {button}")).await?;
        self.until("a new row of the log", |seen| seen.row > before)
            .await
    }

    /// Answers where to with the first hex of the list, which is folded where it is long.
    async fn choose_hex(&mut self) -> Result<(), WindowError> {
        let list = "[data-awaits] details:not([open]) summary";
        let folded = self.window.page().find_all(Locator::Css(list)).await?;
        if !folded.is_empty() {
            self.click(list).await?;
        }
        self.click("[data-awaits] [data-value]").await
    }

    /// Chooses an offer of the unit in view and carries it out: where nothing is asked, thrown or
    /// objected to, choosing it is all.
    ///
    /// # Errors
    /// When nothing comes of it.
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

    /// A hand of his own dice: they show one face after another, so that no tie lasts.
    fn throw(&mut self, dice: usize) -> String {
        let before: usize = self.thrown.iter().map(|hand| hand.split(' ').count()).sum();
        let faces = (before..before + dice).map(|n| (n * 5 % 6 + 1).to_string());
        let hand = faces.collect::<Vec<_>>().join(" ");
        self.thrown.push(hand.clone());
        hand
    }

    /// Ends the step, overruling what speaks against it.
    ///
    /// # Errors
    /// When the step does not end.
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

    /// One thing that is owed; whether anything was.
    ///
    /// # Errors
    /// When it cannot be settled.
    pub async fn settle(&mut self) -> Result<bool, WindowError> {
        let seen = self.look().await?;
        if seen.sheet.is_some() {
            self.carry_out().await?;
        } else if let Some(offer) = seen.offers.iter().find(|offer| offer.owed) {
            let offer = offer.id.clone();
            self.choose(&offer).await?;
        } else if let Some(unit) = seen.owing.first() {
            let seen = self.tap(unit).await?;
            if seen.sheet.is_none() && !seen.offers.iter().any(|offer| offer.owed) {
                return Ok(false);
            }
        } else if let Some(work) = seen.pending.first() {
            self.click(&format!("[data-pending='{work}']")).await?;
            self.until("what is owed", |seen| {
                seen.sheet.is_some() || !seen.offers.is_empty()
            })
            .await?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Goes back to the armies from whatever is open.
    ///
    /// # Errors
    /// When it stays open.
    pub async fn step_back(&mut self) -> Result<(), WindowError> {
        for _ in 0..4 {
            let seen = self.look().await?;
            if seen.sheet.is_none() && seen.offers.is_empty() {
                return Ok(());
            }
            self.click(".sheet [aria-keyshortcuts='Escape']").await?;
        }
        Ok(())
    }
}

/// What was waited for, and what was there instead.
fn unseen(wanted: &str, seen: &Seen) -> WindowError {
    WindowError::Unseen {
        wanted: wanted.to_owned(),
        said: vec![format!("{seen:?}")],
    }
}
