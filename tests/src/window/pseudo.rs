//! The pseudo-language in the real window: the page's words, and the faults of a screen.

use std::io;
use std::path::Path;
use std::process::Command;

use drumhead_desk::commands::{Answer, answer, books};
use drumhead_desk::{Desk, Environment, Language, ready_battles};
use serde_json::{Value, json};

use super::{Home, SETTLED, Window, WindowError};

/// A program for Node.js that prints a TypeScript file, given as an argument, as a script: the page's
/// pseudo-language, and the checks that also run in the browser (`ui/e2e/matrix.test.ts`).
const AS_SCRIPT: &str = r#"
    const { readFileSync } = require("node:fs");
    const { transpileModule } = require("typescript");
    const target = { compilerOptions: { target: "ES2022", module: "ES2022" } };
    const { outputText } = transpileModule(readFileSync(process.argv[1], "utf8"), target);
    process.stdout.write(outputText.replaceAll(/^export /gm, ""));
"#;

/// Returns the name of a ready-made battle in the pseudo-language.
///
/// # Errors
/// An error if there is no such battle.
pub fn ready_battle(id: &str) -> Result<String, WindowError> {
    let all =
        ready_battles(Language::PSEUDO).map_err(|error| io::Error::other(format!("{error:?}")))?;
    let found = all.into_iter().find(|battle| battle.id == id);
    let missing = || io::Error::other(format!("there is no battle {id}"));
    Ok(found.ok_or_else(missing)?.name)
}

/// Chooses the pseudo-language in the settings of a home, before its first window.
///
/// # Errors
/// An error if the settings cannot be saved.
pub fn speak(home: &Home) -> Result<(), WindowError> {
    let mut desk = Desk::open(&home.data(), Environment::real());
    let mut settings = data(&mut desk, "start", json!({}))?["settings"].take();
    settings["language"] = Language::PSEUDO.tag().into();
    data(&mut desk, "set_settings", json!({ "settings": settings })).map(drop)
}

fn data(desk: &mut Desk, command: &str, arguments: Value) -> Result<Value, WindowError> {
    match answer(desk, command, arguments).map_err(io::Error::other)? {
        Answer::Ok { data } => Ok(data),
        Answer::Error { error } => Err(io::Error::other(format!("{command}: {error:?}")).into()),
    }
}

/// The checks of screens in the pseudo-language.
pub struct Screens<'w> {
    window: &'w Window,
    home: &'w Home,
    checks: String,
    /// The page's pseudo-language.
    words: String,
    /// The faults found, by screen.
    pub faults: Vec<String>,
}

impl<'w> Screens<'w> {
    /// Returns the checks of a window.
    ///
    /// # Errors
    /// An error if Node.js cannot read the page's own checks.
    pub fn of(window: &'w Window, home: &'w Home) -> Result<Self, WindowError> {
        Ok(Self {
            window,
            home,
            checks: script("e2e/look.ts")? + &script("e2e/brackets.ts")?,
            words: script("src/words/pseudo.ts")?,
            faults: Vec::new(),
        })
    }

    /// Returns English text as the page shows it in the pseudo-language, without brackets.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn pseudo(&self, text: &str) -> Result<String, WindowError> {
        let words = format!("{}\nreturn stretched(arguments[0]);", self.words);
        let shown = self
            .window
            .page()
            .execute(&words, vec![text.into()])
            .await?;
        Ok(serde_json::from_value(shown).map_err(io::Error::other)?)
    }

    /// Records text on the screen that is cut off or outside the window, and words that are neither
    /// in brackets nor answers of the desk. `typed` is text that the test typed.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn check(&mut self, screen: &str, typed: &str) -> Result<(), WindowError> {
        let page = self.window.page();
        page.execute_async(SETTLED, Vec::new()).await?;
        self.window.screenshot(&format!("pseudo-{screen}")).await?;
        let checks = format!(
            "{}\nconst cut = flaws('all').filter(({{ what }}) => ['clipped', 'outside'].includes(what));
            return [...cut.map((it) => JSON.stringify(it)), ...unbracketed(arguments[0])];",
            self.checks
        );
        let others = self.answers()? + typed;
        let found = page.execute(&checks, vec![others.into()]).await?;
        let found: Vec<String> = serde_json::from_value(found).map_err(io::Error::other)?;
        let found = found.into_iter().map(|fault| format!("{screen}: {fault}"));
        self.faults.extend(found);
        Ok(())
    }

    /// Returns the desk's answers that screens show, as JSON, with the titles of the rulebooks.
    fn answers(&self) -> Result<String, WindowError> {
        let mut desk = Desk::open_as_it_is(&self.home.data(), Environment::real())
            .map_err(|error| io::Error::other(format!("{error:?}")))?;
        let books = json!(books());
        let mut all = Vec::new();
        for book in books.as_array().into_iter().flatten() {
            all.push(data(&mut desk, "maps", json!({ "book": book["id"] }))?);
        }
        for command in ["about", "start", "starters", "ready_battles", "backups"] {
            all.push(data(&mut desk, command, json!({}))?);
        }
        let library = data(&mut desk, "library", json!({}))?;
        for army in library["armies"].as_array().into_iter().flatten() {
            let id = json!({ "id": army["id"], "unit": null });
            all.push(data(&mut desk, "open_army", id)?);
        }
        let battles = data(&mut desk, "battles", json!({}))?;
        for battle in battles.as_array().into_iter().flatten() {
            let id = json!({ "id": battle["id"] });
            for command in ["open_battle", "battle_map"] {
                all.push(data(&mut desk, command, id.clone())?);
            }
        }
        all.extend([books, library, battles]);
        Ok(json!(all).to_string())
    }
}

/// Returns a file of the page or of its tests as a script.
fn script(name: &str) -> Result<String, WindowError> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = Path::new("ui").join(name);
    let mut node = Command::new("node");
    let output = node
        .current_dir(root)
        .args(["-e", AS_SCRIPT])
        .arg(file)
        .output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        Ok(text)
    } else {
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        Err(io::Error::other(error).into())
    }
}
