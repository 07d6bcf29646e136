//! Damage: data that fails its check, named so that a player can find it.

use std::fmt;

use crate::{Item, Seq};

/// A part of an army, battle or setting that differs from what was written. `Display` is for
/// developers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The army, battle or setting.
    pub of: Item,
    /// The item's name, as far as it can be read; it may itself be damaged.
    pub name: String,
    /// The row, or the first of several missing rows; `None` if the damage is not to a row or to
    /// the draft after it.
    pub row: Option<Seq>,
    /// The time when the row was written, as far as it can be read; it may itself be damaged.
    pub at: Option<String>,
    /// The kind of damage.
    pub harm: Harm,
    /// The sound row to which the item can be returned, if it is known.
    pub sound: Option<Seq>,
}

/// The kind of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// A row does not match its name.
    Row,
    /// A row is missing.
    Missing,
    /// A row is missing, and so are the later rows up to this one. As a damaged number may be
    /// higher by billions, they are reported together.
    Gap(Seq),
    /// The draft after a row does not match its digest.
    State,
    /// The heading or the head does not match the seal.
    Heading,
    /// The set or the order of the rows does not match the heading.
    Order,
    /// A setting does not match its seal.
    Setting,
}

impl Damage {
    /// Returns the damage to an item of which nothing else can be read.
    pub(crate) fn alone(of: Item, harm: Harm) -> Self {
        Self {
            of,
            name: String::new(),
            row: None,
            at: None,
            harm,
            sound: None,
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            of,
            row,
            harm,
            name,
            ..
        } = self;
        write!(f, "{of} ({name})")?;
        row.map_or(Ok(()), |row| write!(f, " row {row}"))?;
        write!(f, ": {harm:?}")
    }
}
