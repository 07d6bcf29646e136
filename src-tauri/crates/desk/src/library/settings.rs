//! The player's preferences, and what was open last.

use drumhead_rules::catalogue::Language;
use drumhead_store::ArmyId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::words::words;
use crate::{
    CardSize, DeskError, DocumentKind, Library, Paper, PrintEdition, Problem, Result, RosterFor,
};

/// The place of the settings.
const SETTINGS: &str = "desk.settings";

/// Where the unit last looked at is remembered; the army is the store's.
const LAST_UNIT: &str = "desk.last_unit";

/// The smallest and the largest scale of type, per cent.
const TYPE_SCALE: (u16, u16) = (90, 200);

/// Paper by day, candle by night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Dark on light.
    Paper,
    /// Light on dark.
    Candle,
    /// As the system has it.
    #[default]
    System,
}

/// How the player last printed. What a document does not have of it, it is
/// printed without, and the next document that has it is asked for again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PrintHabits {
    /// The document; none before the first.
    pub document: Option<DocumentKind>,
    /// Whom a roster is for.
    pub for_whom: RosterFor,
    /// Of a battle: with the losses there are now, or clean.
    pub damage: bool,
    /// The player's own roster with its bill.
    pub bill: bool,
    /// The size of cards.
    pub card_size: CardSize,
    /// How wide a base is in millimetres, for labels of troops whose base
    /// the book does not give; none for the usual.
    pub base: Option<u16>,
}

impl Default for PrintHabits {
    fn default() -> Self {
        Self {
            document: None,
            for_whom: RosterFor::default(),
            damage: false,
            bill: true,
            card_size: CardSize::default(),
            base: None,
        }
    }
}

/// The player's preferences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Settings {
    /// The language, as a BCP 47 tag; none for the system's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// The size of type, per cent: 90 to 200.
    pub type_scale: u16,
    /// The paper to print on.
    pub paper: Paper,
    /// The edition to print, of documents that have it; of others the
    /// standard one.
    pub edition: PrintEdition,
    /// How else.
    pub printing: PrintHabits,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            type_scale: 100,
            paper: Paper::default(),
            edition: PrintEdition::default(),
            printing: PrintHabits::default(),
        }
    }
}

/// What was open last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Last {
    /// The army; none for the library.
    pub army: Option<String>,
    /// The unit in it.
    pub unit: Option<u16>,
}

/// What the window shows first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Start {
    /// What was open last.
    pub last: Last,
    /// The preferences.
    pub settings: Settings,
    /// What the player must know.
    pub notice: Option<Problem>,
    /// Whether restoring a backup may bring back what the notice says is lost.
    pub restore: bool,
}

impl Library<'_> {
    /// What to show first. What cannot be read is as if it had never been set.
    pub fn start(&mut self) -> Start {
        self.armies.last = self.last().unwrap_or_default();
        let settings = self.settings().unwrap_or_default();
        self.speak_as_set(&settings);
        Start {
            last: self.armies.last.clone(),
            settings,
            notice: (self.data.notice.as_ref()).map(|error| error.shown(words(self.data.language))),
            restore: self.data.restorable,
        }
    }

    /// Sets what the player prefers, for all windows. A type scale out of
    /// bounds is brought within them.
    ///
    /// # Errors
    /// The errors of writing.
    pub fn set_settings(&mut self, settings: Settings) -> Result<()> {
        let (least, most) = TYPE_SCALE;
        let settings = Settings {
            type_scale: settings.type_scale.clamp(least, most),
            ..settings
        };
        let value = serde_json::to_value(&settings).map_err(DeskError::internal)?;
        self.data.store_mut()?.set_setting(SETTINGS, &value)?;
        self.speak_as_set(&settings);
        Ok(())
    }

    /// Speaks the language that is set, or the system's where that is set or is not spoken here.
    fn speak_as_set(&mut self, settings: &Settings) {
        let set = settings.language.as_deref();
        let set = set.and_then(|tag| tag.parse().ok());
        self.speak(set.unwrap_or(self.data.environment.language()));
    }

    /// Speaks this language from now on.
    pub(crate) fn speak(&mut self, language: Language) {
        if self.data.language != language {
            self.data.language = language;
            // What is open and what is listed has been put into words.
            self.armies.held = None;
            self.armies.seen.clear();
            *self.open = None;
        }
    }

    fn settings(&self) -> Option<Settings> {
        let kept = self.data.store().ok()?.setting(SETTINGS).ok()??;
        // Laid over the defaults: an older program stored fewer.
        let mut all = serde_json::to_value(Settings::default()).ok()?;
        lay_over(&mut all, kept);
        serde_json::from_value(all).ok()
    }

    pub(crate) fn last(&self) -> Option<Last> {
        let store = self.data.store().ok()?;
        let army = store.last_army().ok()??;
        // It may be of a backup, or gone with a damaged file.
        store.army(&army).ok()?;
        let unit = store.setting(LAST_UNIT).ok()?;
        let unit = unit.and_then(|unit| u16::try_from(unit.as_u64()?).ok());
        Some(Last {
            army: Some(army.as_str().to_owned()),
            unit,
        })
    }

    /// Remembers what is open. It is a convenience: where it cannot be
    /// saved, nothing is lost, and nothing is said.
    pub(crate) fn remember(&mut self, army: &ArmyId, unit: Option<u16>) {
        let last = Last {
            army: Some(army.as_str().to_owned()),
            unit,
        };
        let Ok(store) = self.data.kept.as_mut() else {
            return;
        };
        if self.armies.last.army != last.army {
            let _ = store.set_last_army(Some(army));
        }
        if self.armies.last.unit != last.unit {
            let _ = store.set_setting(LAST_UNIT, &unit.map_or(Value::Null, Value::from));
        }
        self.armies.last = last;
    }
}

/// Lays what was stored over the defaults: an older program stored fewer.
fn lay_over(all: &mut Value, kept: Value) {
    match (all, kept) {
        (Value::Object(all), Value::Object(kept)) => {
            for (name, value) in kept {
                lay_over(all.entry(name).or_insert(Value::Null), value);
            }
        }
        (all, kept) => *all = kept,
    }
}
