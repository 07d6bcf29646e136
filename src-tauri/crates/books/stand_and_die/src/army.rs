//! Lists of hex groups: how many figures and guns stand in a hex, and where a
//! battle begins for them. The source has no points.

use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::Reading;
use drumhead_rules::frame::{Answer, bare, choice, message};
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::{Field, ListArmy, ListBook, Row, Unit, Unsound, bounded, written_hex};
use drumhead_rules::map::{Brush, Feature, Map};
use drumhead_rules::plain_field;
use drumhead_words::list::ListComplaint;
use drumhead_words::play::Scalar;
use drumhead_words::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Serialize};

use super::clauses::CONTENTS;
use super::ground::may_share;
use super::readings::{Readings, register};
use super::setup::starter_map;
use super::sheet::roster;
use super::tables::Troops;
use super::words::english;

/// The most figures or guns of a group.
pub(super) const MOST_TROOPS: u16 = 999;
/// The most characters of objectives.
pub(super) const MOST_OBJECTIVES: usize = 2_000;

/// An arm, which decides how far it marches and whom it kills (S-03, S-16 to
/// S-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdArm", rename_all = "snake_case")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Guns.
    Artillery,
}

impl Arm {
    /// Every arm.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

impl Troops {
    /// How many of an arm.
    pub const fn of(self, arm: Arm) -> u16 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.guns,
        }
    }

    /// The arms that are there at all.
    pub fn arms(self) -> Vec<Arm> {
        let there = Arm::ALL.into_iter().filter(|arm| self.of(*arm) > 0);
        there.collect()
    }

    /// Whether there is nobody.
    pub const fn is_nobody(self) -> bool {
        self.infantry == 0 && self.cavalry == 0 && self.guns == 0
    }

    /// All of them together.
    pub fn all(self) -> u32 {
        u32::from(self.infantry) + u32::from(self.cavalry) + u32::from(self.guns)
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.saturating_add(other.infantry),
            cavalry: self.cavalry.saturating_add(other.cavalry),
            guns: self.guns.saturating_add(other.guns),
        }
    }

    /// What is left without these.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.saturating_sub(other.infantry),
            cavalry: self.cavalry.saturating_sub(other.cavalry),
            guns: self.guns.saturating_sub(other.guns),
        }
    }

    /// Whether there are at least as many of each.
    pub const fn covers(self, other: Self) -> bool {
        self.infantry >= other.infantry && self.cavalry >= other.cavalry && self.guns >= other.guns
    }
}

/// A hex group: what stands in one hex, and where a battle begins for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "SdGroup", default, deny_unknown_fields)]
pub struct Group {
    /// Infantry figures.
    pub infantry: u16,
    /// Cavalry figures.
    pub cavalry: u16,
    /// Guns.
    pub guns: u16,
    /// The hex it begins in; none where the players place it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// Which way it then faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
    /// Whether it then stands (S-07); otherwise it falls back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub standing: bool,
}

impl Group {
    /// Its troops.
    pub const fn troops(&self) -> Troops {
        Troops {
            infantry: self.infantry,
            cavalry: self.cavalry,
            guns: self.guns,
        }
    }
}

/// What a list has beside its units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "SdOwn", default, deny_unknown_fields)]
pub struct Own {
    /// What it is to do, in the players' words: the source knows no victory
    /// (gap S-A15).
    pub objectives: String,
}

const KIND_FIELDS: &[&dyn Field<Group>] = &[
    &plain_field!(Group: infantry, |_| Answer::up_to(MOST_TROOPS)),
    &plain_field!(Group: cavalry, |_| Answer::up_to(MOST_TROOPS)),
    &plain_field!(Group: guns, |_| Answer::up_to(MOST_TROOPS)),
    &Row::new(
        "hex",
        |group: &Group| Some(group.hex.map_or_else(String::new, |hex| hex.to_string())),
        |_| Answer::Text { least: 0, most: 8 },
        |group, hex: String| {
            group.hex = written_hex(&hex)?;
            Ok(())
        },
    ),
    &plain_field!(Group: facing, |_| {
        let none = choice(Scalar::Nothing(()), message("field.no_facing"));
        let facing = |it: Facing| choice(Scalar::Text(it.id().to_owned()), bare(it));
        Answer::One([vec![none], Facing::ALL.map(facing).to_vec()].concat())
    }),
    &plain_field!(Group: standing, |_| Answer::YesNo),
];

const OWN_FIELDS: &[&dyn Field<Own>] = &[&plain_field!(Own: objectives, |_| {
    let most = u32::try_from(MOST_OBJECTIVES).unwrap_or(u32::MAX);
    Answer::Text { least: 0, most }
})];

/// *Stand and Die!* among the books whose armies are lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandAndDie;

/// *Stand and Die!*: what gives cover, and what water does (S-08 to S-10).
const BRUSHES: &[Brush] = &[
    Brush::hex(Feature::Woods),
    Brush::hex(Feature::Town),
    Brush::hex(Feature::Hedge),
    Brush::hex(Feature::Hill),
    Brush::hex(Feature::Marsh),
    Brush::hex(Feature::Entrenchment),
    Brush::hex(Feature::Cover),
    Brush::hex(Feature::Water),
    Brush::hex(Feature::RiverEdge),
    Brush::hex(Feature::Bridge),
    Brush::hex(Feature::Boat),
    Brush::hex(Feature::Road),
];

impl ListBook for StandAndDie {
    type Kind = Group;
    type Own = Own;
    type Readings = Readings;
    const TITLE: &'static str = "Stand and Die!";
    const AUTHOR: &'static str = "the blog Group Think Rules";
    const YEAR: u16 = 1645;

    fn register() -> Result<&'static [Reading], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Group>] = KIND_FIELDS;
    const OWN_FIELDS: &'static [&'static dyn Field<Own>] = OWN_FIELDS;

    fn words() -> Result<&'static Catalogue, TableError> {
        english()
    }

    fn check_kind(kind: &Group) -> Result<(), Unsound> {
        for (place, many) in [
            ("infantry", kind.infantry),
            ("cavalry", kind.cavalry),
            ("guns", kind.guns),
        ] {
            if many > MOST_TROOPS {
                return Err(Unsound::at(place, format!("more than {MOST_TROOPS}")));
            }
        }
        Ok(())
    }

    fn check_own(own: &Own) -> Result<(), Unsound> {
        bounded("objectives", &own.objectives, MOST_OBJECTIVES)
    }

    fn what(unit: &Unit<Group>) -> Result<String, TableError> {
        let troops = unit.of.troops();
        let what = troops_in_words(troops)?;
        Ok(match unit.of.hex {
            Some(hex) => {
                let hex = hex.to_string();
                english()?.fill("army.at", &[("troops", &what), ("hex", &hex)])
            }
            None => what,
        })
    }

    fn about(army: &ListArmy<Self>) -> Result<String, TableError> {
        let words = english()?;
        let groups = army.units.len().to_string();
        let all = troops_in_words(all_of(army))?;
        Ok(words.fill("army.about", &[("groups", &groups), ("troops", &all)]))
    }

    fn complaints(army: &ListArmy<Self>) -> Result<Vec<ListComplaint>, TableError> {
        let words = english()?;
        let mut found = Vec::new();
        for unit in &army.units {
            let mut add = |fault: &str, breach, clause: Option<&str>| {
                found.push(ListComplaint {
                    unit: Some(unit.number),
                    breach,
                    title: words.get(&format!("fault.{fault}.title")).to_owned(),
                    detail: words.get(&format!("fault.{fault}.detail")).to_owned(),
                    clause: clause.map(str::to_owned),
                });
            };
            let troops = unit.of.troops();
            if troops.is_nobody() {
                add("nobody", true, None);
            }
            if !may_share(&troops.arms()) {
                add("mixed", true, Some(CONTENTS.as_str()));
            }
            if unit.of.hex.is_some() && unit.of.facing.is_none() {
                add("no_facing", false, None);
            }
        }
        Ok(found)
    }

    fn roster(army: &ListArmy<Self>, for_whom: RosterFor) -> Result<Sheet, TableError> {
        roster(army, for_whom, true)
    }

    const BRUSHES: &'static [Brush] = BRUSHES;

    fn starter_maps() -> Result<Vec<Map>, TableError> {
        Ok(vec![starter_map()?])
    }
}

/// All troops of a list.
pub(super) fn all_of(army: &ListArmy<StandAndDie>) -> Troops {
    let troops = army.units.iter().map(|unit| unit.of.troops());
    troops.fold(Troops::default(), Troops::and)
}

/// Troops in words: "20 infantry, 1 gun".
///
/// # Errors
/// A [`TableError`] if the catalogue does not read.
pub(super) fn troops_in_words(troops: Troops) -> Result<String, TableError> {
    let words = english()?;
    let some = Arm::ALL.into_iter().filter(|arm| troops.of(*arm) > 0);
    let said = some.map(|arm| {
        let many = troops.of(arm);
        let number = if many == 1 { "one" } else { "many" };
        words.fill(
            &format!("troops.{}_{number}", arm.id()),
            &[("many", &many.to_string())],
        )
    });
    let said: Vec<_> = said.collect();
    Ok(if said.is_empty() {
        words.get("troops.nobody").to_owned()
    } else {
        said.join(", ")
    })
}
