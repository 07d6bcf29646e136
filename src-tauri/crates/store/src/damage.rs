//! What is not as it was written, named so that a player knows what to look at.

use std::fmt;

use crate::{Item, Seq};

/// Something of an army or a battle that is not as it was written. `Display` is for developers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The army or battle.
    pub of: Item,
    /// What it is called, as far as that can be read; it may be what is damaged.
    pub name: String,
    /// The change; `None` for what the library lists.
    pub row: Option<Seq>,
    /// When the change was made, as far as that can be read; it may be what is damaged.
    pub at: Option<String>,
    /// What is wrong.
    pub harm: Harm,
    /// The last change before it that is as it was written, to go back to.
    pub sound: Option<Seq>,
}

/// In what way something is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// A change is not what its name says.
    Row,
    /// A change is not there.
    Missing,
    /// The draft after a change is another one.
    State,
    /// What the library lists, or where the history stands, is not what the seal says.
    Heading,
    /// There are other changes than those that were made, or in another order.
    Order,
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
