//! Armies: lists of units with their types and where they begin.

use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::Reading;
use drumhead_rules::frame::{Answer, bare, choice, message};
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::{Field, ListArmy, ListBook, Row, Unit, Unsound, written_hex};
use drumhead_rules::map::{Brush, Feature, Map};
use drumhead_rules::plain_field;
use drumhead_words::ClauseId;
use drumhead_words::list::ListComplaint;
use drumhead_words::play::Scalar;
use drumhead_words::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Serialize};

use super::clauses::{CUIRASS, ONE_IN_HEX, PIKE, SIZE};
use super::readings::{Facings, Readings, register};
use super::setup::starter_map;
use super::sheet::roster;
use super::tables::Tables;
use super::words::english;

/// The book, as the lists know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct D3Ecw;

/// An army of the book.
pub type Army = ListArmy<D3Ecw>;

drumhead_rules::ids! {
    /// A type of unit (D3-07), in the book's order.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    UnitType as "D3UnitType" {
        /// Pike and musketeers together.
        #[default]
        Infantry = "infantry",
        /// A detachment of musketeers.
        CommandedShot = "commanded_shot",
        /// Mounted musketeers.
        Dragoons = "dragoons",
        /// Cavalry that fires its pistols before contact.
        Trotters = "trotters",
        /// Cavalry that charges at the gallop.
        Gallopers = "gallopers",
        /// Guns.
        Artillery = "artillery",
        /// The player on the table.
        Commander = "commander",
        /// Infantry that cannot shoot (D3-49).
        ElitePike = "elite_pike",
        /// Trotters in armour (D3-50).
        Cuirassiers = "cuirassiers",
    }
}

impl UnitType {
    /// Whether it counts as infantry: elite pike does, commanded shot does not
    /// (gap D3-A2).
    pub const fn is_infantry(self) -> bool {
        matches!(self, Self::Infantry | Self::ElitePike)
    }

    /// Whether it is cavalry. Dragoons are not (gap D3-A18).
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Self::Trotters | Self::Gallopers | Self::Cuirassiers)
    }
}

/// What a unit of a list is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "D3Kind", default, deny_unknown_fields)]
pub struct Kind {
    /// Its type.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The hex it begins in; none where it is placed before the battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// The way it faces then; none for the way to the enemy's edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
}

/// What a list has beside its units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "D3Own", default, deny_unknown_fields)]
pub struct Own {
    /// Its edge of the table, where its commander returns (D3-44).
    pub base: Base,
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "D3Base", rename_all = "snake_case")]
pub enum Base {
    /// The south.
    #[default]
    South,
    /// The north.
    North,
    /// The west.
    West,
    /// The east.
    East,
}

impl Base {
    /// Every edge.
    pub const ALL: [Self; 4] = [Self::South, Self::North, Self::West, Self::East];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
            Self::West => "west",
            Self::East => "east",
        }
    }

    /// The edge across the table.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
            Self::West => Self::East,
            Self::East => Self::West,
        }
    }

    /// The way to the edge across the table.
    pub const fn ahead(self) -> Facing {
        match self {
            Self::South => Facing::N,
            Self::North => Facing::S,
            Self::West => Facing::E,
            Self::East => Facing::W,
        }
    }
}

/// The ways a unit can face under a reading (gap D3-A8).
pub(super) fn facings(readings: &Readings) -> &'static [Facing] {
    const FOUR: [Facing; 4] = [Facing::N, Facing::E, Facing::S, Facing::W];
    match readings.facings {
        Facings::Four => &FOUR,
        Facings::Twelve => &Facing::ALL,
    }
}

const KIND_FIELDS: &[&dyn Field<Kind>] = &[
    &Row::new(
        "type",
        |of: &Kind| Some(of.kind),
        |_| {
            let kind = |kind: &UnitType| {
                let label = message(format!("type.{}", kind.id()));
                choice(Scalar::Text(kind.id().to_owned()), label)
            };
            Answer::One(UnitType::ALL.iter().map(kind).collect())
        },
        |of, kind| {
            of.kind = kind;
            Ok(())
        },
    )
    .hint(|of| {
        let clause = option_of(of.kind)?.as_str();
        Some(message("field.option").with("clause", clause))
    }),
    &Row::new(
        "hex",
        |of: &Kind| Some(of.hex.map_or_else(String::new, |hex| hex.to_string())),
        |_| Answer::Text { least: 0, most: 6 },
        |of, hex: String| {
            of.hex = written_hex(&hex)?;
            Ok(())
        },
    ),
    &plain_field!(Kind: facing, |_| {
        let ahead = choice(Scalar::Nothing(()), message("army.ahead"));
        let facing = |it: Facing| choice(Scalar::Text(it.id().to_owned()), bare(it));
        Answer::One([vec![ahead], Facing::ALL.map(facing).to_vec()].concat())
    }),
];

const OWN_FIELDS: &[&dyn Field<Own>] = &[&plain_field!(Own: base, |_| {
    let base = |base: Base| {
        let label = message(format!("base.{}", base.id()));
        choice(Scalar::Text(base.id().to_owned()), label)
    };
    Answer::One(Base::ALL.map(base).to_vec())
})];

/// The clause of a type that is an option of the rules.
const fn option_of(kind: UnitType) -> Option<ClauseId> {
    match kind {
        UnitType::ElitePike => Some(PIKE),
        UnitType::Cuirassiers => Some(CUIRASS),
        UnitType::Infantry
        | UnitType::CommandedShot
        | UnitType::Dragoons
        | UnitType::Trotters
        | UnitType::Gallopers
        | UnitType::Artillery
        | UnitType::Commander => None,
    }
}

/// *D3*: every feature is a hex's (D3-18 to D3-24).
const BRUSHES: &[Brush] = &[
    Brush::hex(Feature::Woods),
    Brush::hex(Feature::Town),
    Brush::hex(Feature::Hedge),
    Brush::hex(Feature::Hill),
    Brush::hex(Feature::Entrenchment),
    Brush::hex(Feature::Marsh),
    Brush::hex(Feature::Water),
    Brush::hex(Feature::River),
    Brush::hex(Feature::Bridge),
    Brush::hex(Feature::Ford),
    Brush::hex(Feature::Road),
];

impl ListBook for D3Ecw {
    type Kind = Kind;
    type Own = Own;
    type Readings = Readings;

    const TITLE: &'static str = "D3 English Civil War";
    const AUTHOR: &'static str = "Peter of the blog Grid based wargaming - but not always; for hexes, the blog Horse and Musket Gaming";
    const YEAR: u16 = 1642;

    fn register() -> Result<&'static [Reading], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Kind>] = KIND_FIELDS;
    const OWN_FIELDS: &'static [&'static dyn Field<Own>] = OWN_FIELDS;

    fn words() -> Result<&'static Catalogue, TableError> {
        english()
    }

    fn check_kind(_: &Kind) -> Result<(), Unsound> {
        Ok(())
    }

    fn check_own(_: &Own) -> Result<(), Unsound> {
        Ok(())
    }

    fn what(unit: &Unit<Kind>) -> Result<String, TableError> {
        let words = english()?;
        let of = &unit.of;
        let kind = words.get(&format!("type.{}", of.kind.id())).to_owned();
        Ok(match of.hex {
            Some(hex) => words.fill("army.at", &[("type", &kind), ("hex", &hex.to_string())]),
            None => kind,
        })
    }

    fn about(army: &Army) -> Result<String, TableError> {
        let words = english()?;
        let units = fighting(army);
        let retires = super::ground::retires_at(units, Tables::standard()?);
        let values = [
            ("units", units.to_string()),
            ("retires", retires.to_string()),
        ];
        let values = values.each_ref().map(|(key, value)| (*key, &**value));
        Ok(words.fill("army.about", &values))
    }

    fn complaints(army: &Army) -> Result<Vec<ListComplaint>, TableError> {
        complaints(army)
    }

    fn roster(army: &Army, for_whom: RosterFor) -> Result<Sheet, TableError> {
        roster(army, for_whom, true)
    }

    const BRUSHES: &'static [Brush] = BRUSHES;

    fn starter_maps() -> Result<Vec<Map>, TableError> {
        Ok(vec![starter_map()?])
    }
}

/// How many units an army has, its commander apart.
pub(super) fn fighting(army: &Army) -> u32 {
    let units = army.units.iter();
    let fighting = units.filter(|unit| unit.of.kind != UnitType::Commander);
    u32::try_from(fighting.count()).unwrap_or(u32::MAX)
}

fn complaints(army: &Army) -> Result<Vec<ListComplaint>, TableError> {
    let words = english()?;
    let tables = Tables::standard()?;
    let complaint =
        |unit, breach, key: &str, clause: Option<&str>, values: &[(&str, &str)]| ListComplaint {
            unit,
            breach,
            title: words.fill(&format!("fault.{key}.title"), values),
            detail: words.fill(&format!("fault.{key}.detail"), values),
            clause: clause.map(str::to_owned),
        };
    let mut found = Vec::new();
    let commanders = army.units.iter();
    let mut commanders = commanders.filter(|unit| unit.of.kind == UnitType::Commander);
    if commanders.next().is_none() {
        found.push(complaint(None, true, "no_commander", Some("D3-09"), &[]));
    }
    let units = fighting(army);
    let (least, most) = (tables.size.least, tables.size.most);
    if SIZE.stands() && !(u32::from(least)..=u32::from(most)).contains(&units) {
        let (units, least, most) = (units.to_string(), least.to_string(), most.to_string());
        let values = [("units", &*units), ("least", &least), ("most", &most)];
        found.push(complaint(None, false, "size", Some("D3-51"), &values));
    }
    for second in commanders {
        let unit = Some(second.number);
        found.push(complaint(unit, true, "commanders", Some("D3-07"), &[]));
    }
    for (index, unit) in army.units.iter().enumerate() {
        let Some(hex) = unit.of.hex else { continue };
        let commander = |unit: &Unit<Kind>| unit.of.kind == UnitType::Commander;
        let shared = army
            .units
            .iter()
            .take(index)
            .find(|other| other.of.hex == Some(hex) && !commander(other) && !commander(unit));
        if let Some(other) = shared.filter(|_| ONE_IN_HEX.stands()) {
            let values = [("hex", &*hex.to_string()), ("other", &other.named())];
            let clause = Some(ONE_IN_HEX.as_str());
            found.push(complaint(Some(unit.number), true, "hex", clause, &values));
        }
        let faces = unit
            .of
            .facing
            .is_none_or(|it| facings(&army.readings).contains(&it));
        if !faces {
            found.push(complaint(
                Some(unit.number),
                false,
                "facing",
                Some("D3-03"),
                &[],
            ));
        }
    }
    Ok(found)
}
