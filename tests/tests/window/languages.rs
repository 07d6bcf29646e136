//! Every screen of the real window in the pseudo-language: nothing is cut, and only names, numbers
//! and symbols are outside its brackets. The browser's tests check the same screens at more sizes.

use drumhead_tests::window::board;
use drumhead_tests::window::player::Player;
use drumhead_tests::window::pseudo::{Screens, ready_battle, speak};
use drumhead_tests::window::{Home, Window, WindowError};
use fantoccini::key::Key;

/// The entries of the menu, in order.
#[derive(Clone, Copy)]
enum Entry {
    Armies = 1,
    Battles,
    Settings,
    About,
    Keys,
}

/// A player who reads every screen.
struct Reader<'w> {
    window: &'w Window,
    player: Player<'w>,
    screens: Screens<'w>,
}

impl Reader<'_> {
    /// Clicks the first element with this selector that contains these English words, in the
    /// pseudo-language.
    async fn click(&self, selector: &str, text: &str) -> Result<(), WindowError> {
        let text = self.screens.pseudo(text).await?;
        self.window.click_text(selector, &text).await
    }

    /// Chooses an entry of the menu.
    async fn go(&mut self, entry: Entry) -> Result<(), WindowError> {
        self.player.click("header button[aria-haspopup]").await?;
        let entry = entry as u8;
        let item = format!("[role=menuitem]:nth-child({entry})");
        self.player.click(&item).await
    }

    /// Waits for an element, and checks the screen.
    async fn check(&mut self, screen: &str, seen: &str) -> Result<(), WindowError> {
        self.window.see(seen).await?;
        self.screens.check(screen, "").await
    }

    async fn escape(&mut self) -> Result<(), WindowError> {
        self.player
            .press(&String::from(char::from(Key::Escape)))
            .await
    }

    /// Checks a dialog, and closes it.
    async fn dialog(&mut self, screen: &str, seen: &str) -> Result<(), WindowError> {
        self.check(screen, seen).await?;
        self.escape().await
    }

    async fn armies(&mut self) -> Result<(), WindowError> {
        self.check("no-armies", "main .empty").await?;
        self.player.press("?").await?;
        self.dialog("keys", "dialog kbd").await?;
        self.player.click("header button[aria-haspopup]").await?;
        self.dialog("menu", "[role=menuitem]").await?;
        self.click("main button", "ready-made army").await?;
        self.check("starters", "dialog [title*='League']").await?;
        self.player.click("dialog [title*='League']").await?;
        self.check("builder", "article.unit").await?;
        self.player.press("a").await?;
        self.dialog("palette", "dialog [role=option]").await?;
        self.player.press("p").await?;
        self.dialog("print-army", "[data-page='1'] canvas").await?;
        self.go(Entry::Armies).await?;
        self.check("armies", "main [data-open]").await?;
        self.player.press("n").await?;
        self.check("new-army", "dialog li button").await?;
        self.player.click("dialog li:nth-child(4) button").await?;
        self.check("list-builder", "main .about, main p.quiet")
            .await
    }

    async fn settings(&mut self) -> Result<(), WindowError> {
        self.go(Entry::Settings).await?;
        self.check("settings", "main select").await?;
        self.go(Entry::About).await?;
        self.check("about", "main .name").await?;
        self.go(Entry::Keys).await?;
        self.dialog("all-keys", "dialog kbd").await
    }

    async fn battles(&mut self) -> Result<(), WindowError> {
        self.go(Entry::Battles).await?;
        self.check("no-battles", "main .empty").await?;
        self.click("main button, header button", "ready-made battles")
            .await?;
        let pavia = format!("dialog [title='{}']", ready_battle("pavia-1525")?);
        self.check("ready-battles", &pavia).await?;
        self.player.click(&pavia).await?;
        self.check("battle", "[data-unit]").await?;
        let seen = self.player.look().await?;
        let work = self.player.settle(&seen).await?;
        self.screens.check("order", "").await?;
        assert!(work.is_some(), "{seen:?}");
        self.player.step_back().await?;
        self.player.press("n").await?;
        self.dialog("note", "dialog textarea").await?;
        self.player.press("p").await?;
        self.dialog("print-battle", "[data-page='1'] canvas")
            .await?;
        self.player.click("[data-kind='paper']").await?;
        self.dialog("paper", "dialog [data-row]").await?;
        self.go(Entry::Battles).await?;
        self.check("battles", "[data-battle]").await?;
        self.click("main button, header button", "Set up").await?;
        self.check("new-battle", "main select").await
    }

    async fn board(&mut self, battle: &str) -> Result<(), WindowError> {
        self.go(Entry::Battles).await?;
        self.window.see("[data-battle]").await?;
        self.click("main button, header button", "ready-made battles")
            .await?;
        let ready = format!("dialog [title='{}']", ready_battle(battle)?);
        self.player.click(&ready).await?;
        board::ready(self.window).await?;
        self.check(battle, "svg[role='application']").await
    }
}

#[tokio::test]
async fn every_screen_is_whole_and_in_brackets_in_the_pseudo_language() -> Result<(), WindowError> {
    let home = Home::new()?;
    speak(&home)?;
    let window = Window::open(&home).await?;
    let mut reader = Reader {
        window: &window,
        player: Player::new(&window),
        screens: Screens::of(&window, &home)?,
    };
    reader.armies().await?;
    reader.settings().await?;
    reader.battles().await?;
    for battle in [
        "lutzen-1632-stand_and_die",
        "edgehill-1642-d3",
        "naseby-1645-hexes",
    ] {
        reader.board(battle).await?;
    }
    let faults = reader.screens.faults;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    window.close().await
}
