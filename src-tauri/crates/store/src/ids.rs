//! Ids, sequence numbers and time stamps, each a type of its own.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// The id of an army: a UUID in text, made by the caller. The store only compares it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArmyId(String);

impl ArmyId {
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

impl fmt::Display for ArmyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ToSql for ArmyId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for ArmyId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        String::column_result(value).map(Self)
    }
}

/// The number of an edit within its army: 0 is the army as created, then 1, 2, 3
/// in the order in which the edits were made, whatever branch they are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(pub u32);

impl Seq {
    /// The army as it was created.
    pub const ROOT: Self = Self(0);

    /// The number of the edit made next.
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
