//! Damage: what fails its check, named so that a player can find it.

use std::fmt;

use crate::{Item, Seq};

/// A part of an army or a battle that fails its check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The army or battle.
    pub of: Item,
    /// The name, as far as it can be read; it may itself be damaged.
    pub name: String,
    /// The row; `None` for the heading.
    pub row: Option<Seq>,
    /// When the row was written, as far as it can be read; it may itself be damaged.
    pub at: Option<String>,
    /// The kind of damage.
    pub harm: Harm,
    /// The last sound row before it, to return to.
    pub sound: Option<Seq>,
}

/// The kind of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// A row does not match its name.
    Row,
    /// A row is missing.
    Missing,
    /// The draft after a row does not match its digest.
    State,
    /// The heading or the head does not match the seal.
    Heading,
    /// The set or the order of the rows does not match the heading.
    Order,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.of {
            Item::Army(_) => "army",
            Item::Battle(_) => "battle",
        };
        let of = match self.name.as_str() {
            "" => self.of.to_string(),
            name => format!("{kind} “{name}”"),
        };
        let change = match (self.row, &self.at) {
            (Some(row), Some(at)) => format!("change {row} of {of} ({at})"),
            (Some(row), None) => format!("change {row} of {of}"),
            (None, _) => of.clone(),
        };
        match self.harm {
            Harm::Row => write!(f, "{change} is not as it was saved"),
            Harm::Missing => write!(f, "{change} is missing"),
            Harm::State => write!(f, "the draft after {change} is not as it was saved"),
            Harm::Heading => write!(f, "what the library lists of {of} is not as it was saved"),
            Harm::Order => write!(f, "the changes of {of} are not those that were saved"),
        }
    }
}
