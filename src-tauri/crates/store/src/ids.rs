//! Ids, sequence numbers and time stamps, each a type of its own.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// An id: a text that the store only compares.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// An id from its text.
            pub fn new(id: impl Into<String>) -> Self {
                Self(id.into())
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                String::column_result(value).map(Self)
            }
        }
    };
}

id! {
    /// The id of an army: a UUID in text, made by the caller.
    ArmyId
}

id! {
    /// The id of a battle: a UUID in text, made by the caller.
    BattleId
}

/// What has a history of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An army, whose history is edits.
    Army(ArmyId),
    /// A battle, whose history is the rows of its journal.
    Battle(BattleId),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Army(id) => write!(f, "army {id}"),
            Self::Battle(id) => write!(f, "battle {id}"),
        }
    }
}

/// The number of an edit within its army, or of a row within its battle's journal: 0 is
/// the army as created or the battle as set up, then 1, 2, 3 in the order in which they
/// were made, whatever branch they are on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(pub u32);

impl Seq {
    /// The army as it was created, the battle as it was set up.
    pub const ROOT: Self = Self(0);

    /// The number of the edit or row made next.
    pub(crate) fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ToSql for Seq {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Seq {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        u32::column_result(value).map(Self)
    }
}

/// A time as it stands in a file's name, given by the caller (`20261121T104834Z`):
/// of one width and in one time zone, so that the order of names is the order of times.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(String);

impl Stamp {
    /// A stamp from its text: one to forty ASCII letters, digits and hyphens, so that
    /// it is a file's name on every system. Anything else gives `None`.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        (plain && (1..=40).contains(&text.len())).then(|| Self(text.to_owned()))
    }

    /// The stamp as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
