//! Lists of units: what play needs to know of each. The source has no points.

use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::Reading;
use drumhead_rules::frame::{Answer, Message, Value, message};
use drumhead_rules::list::{self, Field, ListArmy, ListBook, Row, Unsound};
use drumhead_rules::plain_field;
use drumhead_words::list::ListComplaint;
use drumhead_words::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Serialize};

use super::Charging;
use super::readings::{Readings, register};
use super::sheet::roster;
use super::tables::Suggestions;
use super::words::english;

/// The most strength points a unit can be given, in a list or by hand.
pub(super) const MOST_STRENGTH: u8 = u8::MAX;

/// An arm, which decides reach and factors (C-02, C-07a, C-07g).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingArm", rename_all = "snake_case")]
pub enum Arm {
    /// Infantry.
    #[default]
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery, which never charges (C-01).
    Artillery,
}

impl Arm {
    /// Every arm.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// What a unit of this arm fights as by its present state: cavalry on foot
    /// is infantry (gap C-A16).
    pub const fn present(self, mounted: bool) -> Self {
        match self {
            Self::Cavalry if !mounted => Self::Infantry,
            Self::Infantry | Self::Cavalry | Self::Artillery => self,
        }
    }

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// An order (C-07b, C-07h). Guns have one too, and nothing asks for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingOrder", rename_all = "snake_case")]
pub enum Order {
    /// Close: line infantry, heavy and line horse.
    #[default]
    Close,
    /// Open: skirmishers, light horse.
    Open,
}

impl Order {
    /// Both orders.
    pub const ALL: [Self; 2] = [Self::Close, Self::Open];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::Open => "open",
        }
    }
}

/// What a unit is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingKind", default, deny_unknown_fields)]
pub struct Kind {
    /// Its arm.
    pub arm: Arm,
    /// Its order (gap C-A9: the players say).
    pub order: Order,
    /// What its test is held against, 1 to 12 (gap C-A1: not tabulated).
    pub basic_morale: u8,
    /// Its strength points (gap C-A2: not tabulated).
    pub strength: u8,
    /// Whether it is on horseback (C-15).
    pub mounted: bool,
}

impl Default for Kind {
    fn default() -> Self {
        Self {
            arm: Arm::Infantry,
            order: Order::Close,
            basic_morale: 6,
            strength: 5,
            mounted: false,
        }
    }
}

/// A unit of a list.
pub type Unit = list::Unit<Kind>;
/// A list of units.
pub type Army = ListArmy<Charging>;

const KIND_FIELDS: &[&dyn Field<Kind>] = &[
    // Cavalry is mounted unless the player says otherwise, and nothing else is.
    &Row::new(
        "arm",
        |kind: &Kind| Some(kind.arm),
        |_| Answer::named("arm", &Arm::ALL, Arm::id),
        |kind, arm: Arm| {
            kind.arm = arm;
            kind.mounted = arm == Arm::Cavalry;
            Ok(())
        },
    ),
    &plain_field!(Kind: order, |_| Answer::named("order", &Order::ALL, Order::id)),
    &plain_field!(Kind: mounted, |_| Answer::YesNo),
    &plain_field!(Kind: basic_morale, |_| Answer::Number { least: 1, most: 12 })
        .hint(|_| suggested_morale()),
    &plain_field!(Kind: strength, |_| Answer::up_to(MOST_STRENGTH)),
];

/// Basic morale by quality, as the editors suggest it.
fn suggested_morale() -> Option<Message> {
    let qualities = Suggestions::standard().ok()?.quality.iter();
    let list = qualities.map(|quality| {
        message("field.quality")
            .with("quality", message(format!("quality.{}", quality.id)))
            .with("morale", quality.basic_morale)
    });
    let list = Value::List(list.collect(), ", ");
    Some(message("field.suggested_morale").with("list", list))
}

impl ListBook for Charging {
    type Kind = Kind;
    type Own = ();
    type Readings = Readings;

    const TITLE: &'static str = "Charging";
    const AUTHOR: &'static str = "Will of the blog Fire at Will";
    const YEAR: u16 = 1777;

    fn register() -> Result<&'static [Reading], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Kind>] = KIND_FIELDS;
    const OWN_FIELDS: &'static [&'static dyn Field<()>] = &[];

    fn words() -> Result<&'static Catalogue, TableError> {
        english()
    }

    fn check_kind(_: &Kind) -> Result<(), Unsound> {
        Ok(())
    }

    fn check_own((): &()) -> Result<(), Unsound> {
        Ok(())
    }

    fn what(unit: &Unit) -> Result<String, TableError> {
        Ok(about(&unit.of, english()?))
    }

    fn about(army: &Army) -> Result<String, TableError> {
        let (units, strength) = (army.units.len().to_string(), strength(army).to_string());
        let values = [("units", &*units), ("strength", &strength)];
        Ok(english()?.fill("army.about", &values))
    }

    fn complaints(army: &Army) -> Result<Vec<ListComplaint>, TableError> {
        let (words, suggestions) = (english()?, Suggestions::standard()?);
        let of_unit = |unit: &Unit| {
            let number = unit.number;
            let faults = faults(&unit.of, suggestions).into_iter();
            let complaints = faults.map(move |fault| complaint(number, fault, words));
            complaints.collect::<Vec<_>>()
        };
        Ok(army.units.iter().flat_map(of_unit).collect())
    }

    fn roster(army: &Army, for_whom: RosterFor) -> Result<Sheet, TableError> {
        roster(army, for_whom, true)
    }
}

/// The strength points of all its units.
pub(super) fn strength(army: &Army) -> u32 {
    let units = army.units.iter();
    units.map(|unit| u32::from(unit.of.strength)).sum()
}

/// What a unit of this kind is, in one line.
pub(super) fn about(kind: &Kind, words: &Catalogue) -> String {
    let arm = words.get(arm_key(kind.arm));
    let mut about = match kind.arm {
        Arm::Artillery => arm.to_owned(),
        Arm::Infantry | Arm::Cavalry => format!("{} {arm}", words.get(order_key(kind.order))),
    };
    if kind.mounted != (kind.arm == Arm::Cavalry) {
        let key = if kind.mounted {
            "mount.yes"
        } else {
            "mount.no"
        };
        about = format!("{about}, {}", words.get(key));
    }
    let morale = kind.basic_morale.to_string();
    words.fill("card.about", &[("what", &about), ("morale", &morale)])
}

pub(super) const fn arm_key(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "arm.infantry",
        Arm::Cavalry => "arm.cavalry",
        Arm::Artillery => "arm.artillery",
    }
}

const fn order_key(order: Order) -> &'static str {
    match order {
        Order::Close => "order.close",
        Order::Open => "order.open",
    }
}

/// What is wrong with a unit of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Its basic morale is not a value that a test can be held against.
    Morale {
        /// What it has.
        value: u8,
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// It has no strength point to lose.
    NoStrength,
    /// It has more than the author's other posts know of.
    MuchStrength {
        /// What it has.
        value: u8,
        /// The most they know of.
        most: u8,
    },
    /// Cavalry that is not mounted fights as infantry (gap C-A16).
    Dismounted,
    /// Guns do not ride.
    MountedGuns,
}

impl Fault {
    /// Whether play cannot do with it; otherwise it is only odd.
    const fn is_breach(self) -> bool {
        match self {
            Self::Morale { .. } | Self::NoStrength | Self::MountedGuns => true,
            Self::MuchStrength { .. } | Self::Dismounted => false,
        }
    }

    /// Its name in the catalogue.
    const fn id(self) -> &'static str {
        match self {
            Self::Morale { .. } => "morale",
            Self::NoStrength => "no_strength",
            Self::MuchStrength { .. } => "much_strength",
            Self::Dismounted => "dismounted",
            Self::MountedGuns => "mounted_guns",
        }
    }
}

/// Every fault of a unit.
fn faults(kind: &Kind, suggestions: &Suggestions) -> Vec<Fault> {
    let mut found = Vec::new();
    let (least, most) = (suggestions.morale.least, suggestions.morale.most);
    if !(least..=most).contains(&kind.basic_morale) {
        let value = kind.basic_morale;
        found.push(Fault::Morale { value, least, most });
    }
    let most = suggestions.strength.most;
    if kind.strength == 0 {
        found.push(Fault::NoStrength);
    } else if kind.strength > most {
        let value = kind.strength;
        found.push(Fault::MuchStrength { value, most });
    }
    if kind.arm == Arm::Cavalry && !kind.mounted {
        found.push(Fault::Dismounted);
    }
    if kind.arm == Arm::Artillery && kind.mounted {
        found.push(Fault::MountedGuns);
    }
    found
}

/// A fault in words.
fn complaint(unit: u16, fault: Fault, words: &Catalogue) -> ListComplaint {
    let (value, least, most) = match fault {
        Fault::Morale { value, least, most } => (value, least, most),
        Fault::MuchStrength { value, most } => (value, 1, most),
        Fault::NoStrength | Fault::Dismounted | Fault::MountedGuns => (0, 0, 0),
    };
    let values = [("value", value), ("least", least), ("most", most)];
    let values = values.map(|(name, value)| (name, value.to_string()));
    let values = (values.each_ref()).map(|(name, value)| (*name, value.as_str()));
    let say = |part: &str| words.fill(&format!("fault.{}.{part}", fault.id()), &values);
    ListComplaint {
        unit: Some(unit),
        breach: fault.is_breach(),
        title: say("title"),
        detail: say("detail"),
        clause: None,
    }
}
