//! A player who reads every screen of the window in the pseudo-language.

use fantoccini::key::Key;

use super::player::Player;
use super::pseudo::{Screens, ready_battle};
use super::{Home, Window, WindowError};

/// The button of a screen's or a row's menu.
const ROW_MENU: &str = "main [aria-haspopup='menu']";
/// A button of a screen.
const BUTTON: &str = "main button, header button";
/// A notice.
const NOTICE: &str = "section.notices .notice";

/// A painted first page in the print view.
pub const PAGE: &str = "[aria-busy=false] [data-page='1'] canvas";
/// A script that chooses, in a list, the option that contains this text.
const CHOOSE: &str = r#"
    const [list, text] = arguments;
    const select = document.querySelector(list);
    select.value = [...select.options].find((option) => option.text.includes(text)).value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
"#;

/// A script that clicks a button, if there is one.
const CLOSE: &str = "document.querySelector(arguments[0])?.click();";

/// A script that opens folded parts.
const UNFOLD: &str =
    "for (const part of document.querySelectorAll(arguments[0])) part.open = true;";

/// The entries of the menu, in order.
#[derive(Clone, Copy)]
pub enum Entry {
    /// The library of armies.
    Armies = 1,
    /// The library of battles.
    Battles,
    /// The settings.
    Settings,
    /// The settings, scrolled to the credits.
    About,
    /// The list of keys.
    Keys,
}

/// A player who reads every screen. Text is given in the English of the page's catalogues; the
/// reader finds it on the screen in the pseudo-language.
pub struct Reader<'w> {
    /// The window.
    pub window: &'w Window,
    /// The player who acts.
    pub player: Player<'w>,
    /// The checks.
    pub screens: Screens<'w>,
}

impl<'w> Reader<'w> {
    /// Returns a reader of a window.
    ///
    /// # Errors
    /// An error if the checks cannot be read.
    pub fn new(window: &'w Window, home: &Home) -> Result<Self, WindowError> {
        Ok(Self {
            window,
            player: Player::new(window),
            screens: Screens::of(window, home)?,
        })
    }

    /// Clicks the first element with this selector.
    ///
    /// # Errors
    /// An error if there is no such element.
    pub async fn click(&mut self, selector: &str) -> Result<(), WindowError> {
        self.player.click(selector).await
    }

    /// Clicks the first element with this selector that contains this English text.
    ///
    /// # Errors
    /// An error if there is no such element.
    pub async fn click_text(&self, selector: &str, english: &str) -> Result<(), WindowError> {
        let text = self.screens.pseudo(english).await?;
        self.window.click_text(selector, &text).await
    }

    /// Clicks a button of the screen.
    ///
    /// # Errors
    /// An error if there is no such button.
    pub async fn button(&self, english: &str) -> Result<(), WindowError> {
        self.click_text(BUTTON, english).await
    }

    /// Clicks a button at the foot of a dialog.
    ///
    /// # Errors
    /// An error if there is no such button.
    pub async fn confirm(&self, english: &str) -> Result<(), WindowError> {
        self.click_text("dialog footer button", english).await
    }

    /// Saves the note of the open dialog, and waits until the dialog is closed: an open dialog
    /// takes all keys.
    ///
    /// # Errors
    /// An error if the note cannot be saved.
    pub async fn save_note(&self) -> Result<(), WindowError> {
        self.confirm("Save note").await?;
        self.window.see("body:not(:has(dialog))").await.map(drop)
    }

    /// Chooses an entry of the main menu.
    ///
    /// # Errors
    /// An error if the menu does not open.
    pub async fn go(&mut self, entry: Entry) -> Result<(), WindowError> {
        self.click("header button[aria-haspopup]").await?;
        let item = format!("[role=menuitem]:nth-child({})", entry as u8);
        self.click(&item).await
    }

    /// Chooses an entry of the menu that this button opens.
    ///
    /// # Errors
    /// An error if the menu has no such entry.
    pub async fn choose(&mut self, menu: &str, english: &str) -> Result<(), WindowError> {
        self.click(menu).await?;
        self.click_text("[role=menuitem]", english).await
    }

    /// Chooses an entry of the menu of a library's first row.
    ///
    /// # Errors
    /// An error if the menu has no such entry.
    pub async fn of_row(&mut self, english: &str) -> Result<(), WindowError> {
        self.choose(ROW_MENU, english).await
    }

    /// Chooses, in a list, the option that contains this text, once the desk has sent the list.
    ///
    /// # Errors
    /// An error if there is no such list or option.
    pub async fn option(&self, list: &str, text: &str) -> Result<(), WindowError> {
        let option = format!("{list} option");
        self.window.see_text(&option, text).await?;
        let what = vec![list.into(), text.into()];
        Ok(self.window.page().execute(CHOOSE, what).await.map(drop)?)
    }

    /// Opens all folded parts with this selector.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn unfold(&self, parts: &str) -> Result<(), WindowError> {
        let parts = vec![parts.into()];
        Ok(self.window.page().execute(UNFOLD, parts).await.map(drop)?)
    }

    /// Replaces the text of a field.
    ///
    /// # Errors
    /// An error if there is no such field.
    pub async fn write(&mut self, field: &str, text: &str) -> Result<(), WindowError> {
        self.screens.knows(text);
        self.window.write_over(field, text).await
    }

    /// Selects the first unit on the table and opens everything about it.
    ///
    /// # Errors
    /// An error if the unit has no offers.
    pub async fn unit(&mut self) -> Result<(), WindowError> {
        let seen = self.player.look().await?;
        let unit = seen.units.first().cloned().unwrap_or_default();
        self.player.tap(&unit).await?;
        self.unfold("section.sheet details").await
    }

    /// Begins a ready-made battle of the open dialog.
    ///
    /// # Errors
    /// An error if there is no such battle.
    pub async fn begin(&mut self, battle: &str) -> Result<(), WindowError> {
        let ready = format!("dialog [title='{}']", ready_battle(battle)?);
        self.click(&ready).await
    }

    /// Presses keys at the focus.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn press(&mut self, keys: &str) -> Result<(), WindowError> {
        self.player.press(keys).await
    }

    /// Presses a key that writes no text.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn key(&mut self, key: Key) -> Result<(), WindowError> {
        self.press(&String::from(char::from(key))).await
    }

    /// Waits for an element, and checks the screen.
    ///
    /// # Errors
    /// An error if the element does not appear.
    pub async fn check(&mut self, screen: &str, seen: &str) -> Result<(), WindowError> {
        self.window.see(seen).await?;
        self.screens.check(screen).await
    }

    /// Checks a dialog or a menu, and closes it.
    ///
    /// # Errors
    /// An error if the element does not appear.
    pub async fn passing(&mut self, screen: &str, seen: &str) -> Result<(), WindowError> {
        self.check(screen, seen).await?;
        self.key(Key::Escape).await
    }

    /// Checks the menu of a library's first row.
    ///
    /// # Errors
    /// An error if there is no menu.
    pub async fn row_menu(&mut self, screen: &str) -> Result<(), WindowError> {
        self.click(ROW_MENU).await?;
        self.passing(screen, "[role=menuitem]").await
    }

    /// Checks a notice, and dismisses it, unless its time is over.
    ///
    /// # Errors
    /// An error if there is no notice.
    pub async fn notice(&mut self, screen: &str) -> Result<(), WindowError> {
        self.check(screen, NOTICE).await?;
        let close = vec![format!("{NOTICE} > button:last-child").into()];
        Ok(self.window.page().execute(CLOSE, close).await.map(drop)?)
    }
}
