//! The pseudo-language in the real window: the page's words, and the faults of a screen.

use std::io;
use std::path::Path;
use std::process::Command;

use drumhead_desk::commands::{Answer, answer, books};
use drumhead_desk::{Desk, Environment, Language, ready_battles};
use serde_json::{Value, json};

use super::{Home, Window, WindowError};
use crate::names;

/// A program for Node.js that prints a TypeScript file, named by its argument, as a script. It
/// converts the page's pseudo-language, and the checks that also run in the browser
/// (`ui/e2e/matrix.test.ts`).
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
pub(super) fn ready_battle(id: &str) -> Result<String, WindowError> {
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
    checks: String,
    /// The page's pseudo-language.
    words: String,
    /// The names that are in no catalogue, a line for each.
    names: String,
    /// The faults found, by screen.
    pub faults: Vec<String>,
}

impl<'w> Screens<'w> {
    /// Returns the checks of a window.
    ///
    /// # Errors
    /// An error if Node.js cannot read the page's own checks.
    pub fn of(window: &'w Window, home: &Home) -> Result<Self, WindowError> {
        Ok(Self {
            window,
            checks: script("e2e/look.ts")? + &script("e2e/brackets.ts")?,
            words: script("src/words/pseudo.ts")?,
            names: known_names(home)?,
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

    /// Adds text that the test types.
    pub fn knows(&mut self, typed: &str) {
        self.names += &format!("{typed}\n");
    }

    /// Records text on the screen that is cut off or outside the window, and words that are neither
    /// in brackets nor names.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn check(&mut self, screen: &str) -> Result<(), WindowError> {
        self.window.settle().await?;
        self.window.screenshot(&format!("pseudo-{screen}")).await?;
        let checks = format!(
            "{}\nconst cut = flaws('all').filter(({{ what }}) => ['clipped', 'outside'].includes(what));
            return [...cut.map((it) => JSON.stringify(it)), ...unbracketed(arguments[0])];",
            self.checks
        );
        let names = vec![self.names.as_str().into()];
        let found = self.window.page().execute(&checks, names).await?;
        let found: Vec<String> = serde_json::from_value(found).map_err(io::Error::other)?;
        let found = found.into_iter().map(|fault| format!("{screen}: {fault}"));
        self.faults.extend(found);
        Ok(())
    }
}

/// Returns the names on screens that are in no catalogue: rulebooks, their authors, folders, and
/// the names and notes in ready-made armies and maps.
fn known_names(home: &Home) -> Result<String, WindowError> {
    let of_starters = names::of_starters();
    let mut known = of_starters.map_err(|error| io::Error::other(format!("{error:?}")))?;
    let templates = drumhead_fornovo::templates::templates().map_err(io::Error::other)?;
    for template in templates {
        names::add_names(&json!(template.unit), &mut known);
    }
    let mut desk = Desk::open_as_it_is(&home.data(), Environment::real())
        .map_err(|error| io::Error::other(format!("{error:?}")))?;
    for book in json!(books()).as_array().into_iter().flatten() {
        let maps = data(&mut desk, "maps", json!({ "book": book["id"] }))?;
        for map in maps.as_array().into_iter().flatten() {
            let map = json!({ "book": book["id"], "id": map["id"] });
            names::add_map(&data(&mut desk, "open_map", map)?, &mut known);
        }
        known += &format!("{}\n", book["title"]);
    }
    let about = data(&mut desk, "about", json!({}))?;
    known += &format!("{}\n{}\n", about["credits"], about["data_folder"]);
    Ok(known)
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
