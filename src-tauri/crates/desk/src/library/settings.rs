//! The player's preferences, and the last open army and unit.

use drumhead_rules::catalogue::Language;
use drumhead_store::ArmyId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::words::words;
use crate::{
    CardSize, DeskError, DocumentKind, Library, Paper, PrintEdition, Problem, Result, RosterFor,
};

/// The key of the settings.
const SETTINGS: &str = "desk.settings";

/// The key of the last selected unit. The last open army is not a setting: the store records it.
const LAST_UNIT: &str = "desk.last_unit";

/// The smallest and the largest type scale, as percentages.
const TYPE_SCALE: (u16, u16) = (90, 200);

/// The colour theme: paper by day, candle by night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Dark on light.
    Paper,
    /// Light on dark.
    Candle,
    /// The theme of the system.
    #[default]
    System,
}

/// The player's last choices for printing. A document ignores choices that it does not offer; they
/// stay stored for the next document that offers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PrintHabits {
    /// The document; `None` before the first print.
    pub document: Option<DocumentKind>,
    /// The reader of a roster.
    pub for_whom: RosterFor,
    /// Whether a battle's roster and cards show the current losses.
    pub damage: bool,
    /// Whether the player's own roster has the bill.
    pub bill: bool,
    /// The size of cards.
    pub card_size: CardSize,
    /// The width of a base in millimetres, for labels of troops whose base the rulebook does not
    /// give; `None` for the default.
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
    /// The language, as a BCP 47 tag; `None` for the system's.
    pub language: Option<String>,
    /// The colour theme.
    pub theme: Theme,
    /// The size of type, as a percentage: 90 to 200.
    pub type_scale: u16,
    /// The size of the paper.
    pub paper: Paper,
    /// The edition to print; the standard edition for documents without it.
    pub edition: PrintEdition,
    /// The other choices for printing.
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

/// The last open army and unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Last {
    /// The army; `None` for the library.
    pub army: Option<String>,
    /// The unit in the army.
    pub unit: Option<u16>,
}

/// The first screen of the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Start {
    /// The last open army and unit.
    pub last: Last,
    /// The preferences.
    pub settings: Settings,
    /// A notice for the player.
    pub notice: Option<Problem>,
    /// Whether restoring a backup might recover the data that the notice reports as lost.
    pub restore: bool,
}

impl Library<'_> {
    /// Returns the first screen. If a setting cannot be read, all settings have their defaults.
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

    /// Saves the player's preferences, for all windows. A type scale out of range is clamped.
    ///
    /// # Errors
    /// Write errors.
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

    /// Sets the language named in the settings; the system's if they name no language, or a
    /// language that Drumhead does not have.
    fn speak_as_set(&mut self, settings: &Settings) {
        let set = settings
            .language
            .as_deref()
            .and_then(|tag| tag.parse().ok());
        self.speak(set.unwrap_or(self.data.environment.language()));
    }

    /// Sets the language.
    pub(crate) fn speak(&mut self, language: Language) {
        if self.data.language != language {
            self.data.language = language;
            // The open army, the open battle and the list contain text in the previous language.
            self.armies.open_army = None;
            self.armies.seen.clear();
            *self.open = None;
        }
    }

    fn settings(&self) -> Option<Settings> {
        let stored = self.data.store().ok()?.setting(SETTINGS).ok()??;
        // The stored settings are merged into the defaults, because an older program stored fewer.
        let mut all = serde_json::to_value(Settings::default()).ok()?;
        lay_over(&mut all, stored);
        serde_json::from_value(all).ok()
    }

    pub(crate) fn last(&self) -> Option<Last> {
        let store = self.data.store().ok()?;
        let army = store.last_army().ok()??;
        // The library might lack the army, after a backup was restored or a file was damaged.
        store.army(&army).ok()?;
        let unit = store.setting(LAST_UNIT).ok()?;
        let unit = unit.and_then(|unit| u16::try_from(unit.as_u64()?).ok());
        Some(Last {
            army: Some(army.as_str().to_owned()),
            unit,
        })
    }

    /// Stores the open army and unit. This is a convenience: a failure to save loses no data and
    /// is not reported.
    pub(crate) fn remember(&mut self, army: &ArmyId, unit: Option<u16>) {
        let last = Last {
            army: Some(army.as_str().to_owned()),
            unit,
        };
        let Ok(store) = self.data.store.as_mut() else {
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

/// Merges the stored settings into the defaults: an older program stored fewer.
fn lay_over(all: &mut Value, stored: Value) {
    match (all, stored) {
        (Value::Object(all), Value::Object(stored)) => {
            for (name, value) in stored {
                lay_over(all.entry(name).or_insert(Value::Null), value);
            }
        }
        (all, stored) => *all = stored,
    }
}
