//! A list of units on the screen: plain data in the player's words.
//!
//! Every choice carries the [`Edit`] that makes it, so that the screen sends
//! back what it was given and knows no rule.

use serde::Serialize;

use super::army::{Arm, Army, Complaint, Fault, Order, Unit, breaches};
use super::edit::{Change, Edit, UnitChange};
use super::readings::{Readings, register};
use super::tables::Suggestions;
use super::words::english;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::Switches as _;

/// An army on the screen, and the unit the player looks at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingView")]
pub struct View {
    /// Its name, or what stands for one.
    pub title: String,
    /// Nation, year and book in one line.
    pub subtitle: String,
    /// Its name as the player wrote it.
    pub name: String,
    /// Its nation.
    pub nation: String,
    /// The year.
    pub year: u16,
    /// The player's notes.
    pub notes: String,
    /// Where its facts come from.
    pub source: String,
    /// How many breaches.
    pub breaches: u32,
    /// How many warnings.
    pub warnings: u32,
    /// Its units, in order.
    pub units: Vec<UnitRow>,
    /// The unit the player looks at.
    pub unit: Option<UnitForm>,
    /// The readings, each with its options.
    pub readings: Vec<ChoiceRow>,
    /// Every complaint, unit by unit.
    pub complaints: Vec<ComplaintRow>,
    /// Adds a unit.
    pub add: Edit,
}

/// A unit in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingUnitRow")]
pub struct UnitRow {
    /// Its number.
    pub number: u16,
    /// Its name, or what stands for one.
    pub name: String,
    /// What it is, in one line.
    pub what: String,
    /// Its strength points.
    pub strength: u8,
    /// How many complaints.
    pub complaints: u32,
}

/// The unit the player looks at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingUnitForm")]
pub struct UnitForm {
    /// The unit as it is kept.
    pub unit: Unit,
    /// Its arm, order and mount.
    pub rows: Vec<ChoiceRow>,
    /// Basic morale by quality: the editors' suggestions.
    pub suggestions: ChoiceRow,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingChoiceRow")]
pub struct ChoiceRow {
    /// Its id.
    pub id: String,
    /// What it says.
    pub label: String,
    /// A word of help; may be empty.
    pub hint: String,
    /// The answers.
    pub choices: Vec<Choice>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingChoice")]
pub struct Choice {
    /// Its id.
    pub id: String,
    /// What it says.
    pub label: String,
    /// Whether it is chosen.
    pub on: bool,
    /// What choosing it does.
    pub edit: Edit,
}

/// A complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingComplaint")]
pub struct ComplaintRow {
    /// The unit it is about.
    pub unit: u16,
    /// Whether play cannot do with it; otherwise it is only odd.
    pub breach: bool,
    /// What is wrong.
    pub title: String,
    /// Why.
    pub detail: String,
}

impl ComplaintRow {
    /// What is wrong, with the unit that it is about.
    pub fn headed(&self) -> String {
        let (unit, title) = (self.unit.to_string(), self.title.as_str());
        english().map_or_else(
            |_| self.title.clone(),
            |words| words.fill("fault.of", &[("unit", &unit), ("title", title)]),
        )
    }
}

/// The army on the screen, with the form of this unit.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn view(army: &Army, unit: Option<u16>) -> Result<View, TableError> {
    let words = english()?;
    let suggestions = Suggestions::standard()?;
    let found = breaches(army, suggestions);
    let bad = found.iter().filter(|it| it.fault.is_breach()).count();
    let complaints = found.iter().map(|complaint| told(*complaint, words));
    let form = unit
        .and_then(|number| army.unit(number))
        .map(|unit| form(unit, suggestions, words));
    Ok(View {
        title: title(army, words),
        subtitle: subtitle(army),
        name: army.name.clone(),
        nation: army.nation.clone(),
        year: army.year,
        notes: army.notes.clone(),
        source: army.source.clone(),
        breaches: count(bad),
        warnings: count(found.len() - bad),
        units: army
            .units
            .iter()
            .map(|unit| UnitRow {
                number: unit.number,
                name: Army::name_of(unit),
                what: what(unit, words),
                strength: unit.strength,
                complaints: count(found.iter().filter(|it| it.unit == unit.number).count()),
            })
            .collect(),
        unit: form,
        readings: readings(army)?,
        complaints: complaints.collect(),
        add: Edit::Army {
            change: Change::AddUnit,
        },
    })
}

pub(super) fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

/// The army's name, or what stands for one.
pub(super) fn title(army: &Army, words: &Catalogue) -> String {
    if army.name.trim().is_empty() {
        words.get("army.unnamed").to_owned()
    } else {
        army.name.clone()
    }
}

/// Nation, year and book in one line.
pub(super) fn subtitle(army: &Army) -> String {
    let nation = army.nation.trim();
    let lead = if nation.is_empty() {
        String::new()
    } else {
        format!("{nation}, ")
    };
    format!("{lead}{} · Charging", army.year)
}

/// What a unit is, in one line.
pub(super) fn what(unit: &Unit, words: &Catalogue) -> String {
    about(unit.arm, unit.order, unit.mounted, unit.basic_morale, words)
}

/// What a unit of this kind is, in one line.
pub(super) fn about(
    arm: Arm,
    order: Order,
    mounted: bool,
    basic_morale: u8,
    words: &Catalogue,
) -> String {
    let arm_word = words.get(arm_key(arm));
    let mut about = match arm {
        Arm::Artillery => arm_word.to_owned(),
        Arm::Infantry | Arm::Cavalry => format!("{} {arm_word}", words.get(order_key(order))),
    };
    if mounted != (arm == Arm::Cavalry) {
        let key = if mounted { "mount.yes" } else { "mount.no" };
        about = format!("{about}, {}", words.get(key));
    }
    words.fill(
        "card.about",
        &[("what", &about), ("morale", &basic_morale.to_string())],
    )
}

pub(super) const fn arm_key(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "arm.infantry",
        Arm::Cavalry => "arm.cavalry",
        Arm::Artillery => "arm.artillery",
    }
}

pub(super) const fn order_key(order: Order) -> &'static str {
    match order {
        Order::Close => "order.close",
        Order::Open => "order.open",
    }
}

fn form(unit: &Unit, suggestions: &Suggestions, words: &'static Catalogue) -> UnitForm {
    let edit = |change| Edit::Unit {
        unit: unit.number,
        change,
    };
    let row = |id: &str, hint: &str, choices| ChoiceRow {
        id: id.to_owned(),
        label: words.get(&format!("row.{id}")).to_owned(),
        hint: hint.to_owned(),
        choices,
    };
    let choice = |id: &str, label: &str, on, change| Choice {
        id: id.to_owned(),
        label: label.to_owned(),
        on,
        edit: edit(change),
    };
    let arms = Arm::ALL.map(|arm| {
        let word = words.get(arm_key(arm));
        choice(arm.id(), word, arm == unit.arm, UnitChange::Arm(arm))
    });
    let orders = Order::ALL.map(|order| {
        let word = words.get(order_key(order));
        let on = order == unit.order;
        choice(order.id(), word, on, UnitChange::Order(order))
    });
    let mounts = [(true, "mount.yes"), (false, "mount.no")].map(|(mounted, key)| {
        let on = mounted == unit.mounted;
        choice(key, words.get(key), on, UnitChange::Mounted(mounted))
    });
    let suggested = suggestions.quality.iter().map(|quality| {
        let value = quality.basic_morale;
        let key = format!("quality.{}", quality.id);
        let label = format!("{}: {value}", words.get(&key));
        let on = value == unit.basic_morale;
        choice(&quality.id, &label, on, UnitChange::BasicMorale(value))
    });
    UnitForm {
        unit: unit.clone(),
        rows: vec![
            row("arm", "", arms.into()),
            row("order", words.get("row.order_hint"), orders.into()),
            row("mount", "", mounts.into()),
        ],
        suggestions: row(
            "suggestions",
            words.get("row.suggestions_hint"),
            suggested.collect(),
        ),
    }
}

fn readings(army: &Army) -> Result<Vec<ChoiceRow>, TableError> {
    let chosen = army.readings.chosen();
    let rows = register()?.iter().zip(Readings::OPTIONS).zip(chosen);
    Ok(rows
        .map(|((reading, (_, options)), (id, now))| ChoiceRow {
            id: id.to_owned(),
            label: reading.title.clone(),
            hint: reading.gap.clone(),
            choices: options
                .iter()
                .map(|option| Choice {
                    id: (*option).to_owned(),
                    label: reading.sentence(option).to_owned(),
                    on: *option == now,
                    edit: Edit::Army {
                        change: Change::Reading {
                            id: id.to_owned(),
                            option: (*option).to_owned(),
                        },
                    },
                })
                .collect(),
        })
        .collect())
}

fn told(Complaint { unit, fault }: Complaint, words: &Catalogue) -> ComplaintRow {
    let (value, least, most) = match fault {
        Fault::Morale { value, least, most } => (value, least, most),
        Fault::MuchStrength { value, most } => (value, 1, most),
        Fault::NoStrength | Fault::Dismounted | Fault::MountedGuns => (0, 0, 0),
    };
    let values = [("value", value), ("least", least), ("most", most)];
    let values = values.map(|(name, value)| (name, value.to_string()));
    let values = values
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    let say = |part: &str| words.fill(&format!("fault.{}.{part}", fault.id()), &values);
    ComplaintRow {
        unit,
        breach: fault.is_breach(),
        title: say("title"),
        detail: say("detail"),
    }
}

/// Every complaint as it is shown.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub(super) fn complaints(army: &Army) -> Result<Vec<ComplaintRow>, TableError> {
    let words = english()?;
    let found = breaches(army, Suggestions::standard()?);
    Ok(found.into_iter().map(|it| told(it, words)).collect())
}
