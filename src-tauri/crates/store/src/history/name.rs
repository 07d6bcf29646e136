//! The names of rows and the seals of headings: SHA-256 digests.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use sha2::{Digest, Sha256};

use super::Columns;

/// The length of a SHA-256 digest in bytes.
const BYTES: usize = 32;

/// The name of a row: the SHA-256 digest of its content and of its parent's name. The name
/// therefore identifies all rows that led to this row, and is the same in every library,
/// whatever the row's number in that library.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RowName([u8; BYTES]);

impl RowName {
    /// Returns the name of a row with this content whose parent is named `parent`.
    pub(crate) fn of<C: Columns>(content: &C, parent: Option<Self>) -> rusqlite::Result<Self> {
        Ok(Digesting::content(content)?.named(parent))
    }

    /// Returns the first eight bytes as a number, for checksums.
    pub(crate) fn number(self) -> i64 {
        let mut first = [0; 8];
        first.copy_from_slice(&self.0[..8]);
        i64::from_le_bytes(first)
    }
}

impl fmt::Display for RowName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for RowName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RowName({self})")
    }
}

impl ToSql for RowName {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for RowName {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let bytes = value.as_blob()?;
        bytes
            .try_into()
            .map(Self)
            .map_err(|_| FromSqlError::InvalidBlobSize {
                expected_size: BYTES,
                blob_size: bytes.len(),
            })
    }
}

/// The beginning of the input for a row.
const ROW: &[u8] = b"drumhead row 1";

/// The input of a digest. Each value is preceded by its type and, unless it is NULL, its length, so
/// that no two lists of values have the same input. Values are collected first: one long input is
/// digested faster than many short ones.
#[derive(Clone, Debug)]
pub(crate) struct Digesting(Vec<u8>);

impl Digesting {
    /// Returns the input for a row: the caller adds its content, column by column.
    pub(crate) fn row() -> Self {
        Self(ROW.to_vec())
    }

    /// Returns the input for a heading: the caller adds its id and columns.
    pub(crate) fn heading() -> Self {
        Self(b"drumhead heading 1".to_vec())
    }

    /// Returns the input for a row with this content.
    pub(crate) fn content<C: Columns>(content: &C) -> rusqlite::Result<Self> {
        let mut digest = Self(Vec::new());
        digest.replace(content)?;
        Ok(digest)
    }

    /// Replaces the input with the input for a row with this content, reusing the memory.
    pub(crate) fn replace<C: Columns>(&mut self, content: &C) -> rusqlite::Result<()> {
        self.0.clear();
        self.0.extend_from_slice(ROW);
        content
            .values()
            .into_iter()
            .try_for_each(|value| self.sql(value))
    }

    /// Adds a value from the file.
    pub(crate) fn add(&mut self, value: ValueRef<'_>) {
        match value {
            ValueRef::Null => self.0.push(0),
            ValueRef::Integer(number) => self.part(1, &number.to_le_bytes()),
            ValueRef::Real(number) => self.part(2, &number.to_le_bytes()),
            ValueRef::Text(text) => self.part(3, text),
            ValueRef::Blob(bytes) => self.part(4, bytes),
        }
    }

    /// Adds a value before it is written.
    pub(crate) fn sql(&mut self, value: &dyn ToSql) -> rusqlite::Result<()> {
        match value.to_sql()? {
            ToSqlOutput::Borrowed(value) => self.add(value),
            ToSqlOutput::Owned(value) => self.add(ValueRef::from(&value)),
            _ => {
                let unknown = "a value that is neither borrowed nor owned";
                return Err(rusqlite::Error::ToSqlConversionFailure(unknown.into()));
            }
        }
        Ok(())
    }

    /// Returns the name of the row whose content was added and whose parent is named `parent`. The
    /// parent is added last because rows are read from the newest to the oldest.
    pub(crate) fn named(&mut self, parent: Option<RowName>) -> RowName {
        match parent {
            None => self.add(ValueRef::Null),
            Some(parent) => self.add(ValueRef::Blob(&parent.0)),
        }
        self.seal()
    }

    /// Returns the digest of everything added.
    pub(crate) fn seal(&self) -> RowName {
        RowName(Sha256::digest(&self.0).into())
    }

    fn part(&mut self, kind: u8, bytes: &[u8]) {
        self.0.push(kind);
        // A length in memory fits in 64 bits.
        let length = bytes.len() as u64;
        self.0.extend_from_slice(&length.to_le_bytes());
        self.0.extend_from_slice(bytes);
    }
}

/// Returns the digest of the state after a row of an army's history: the state is the draft's text.
pub(crate) fn of_text(text: &str) -> String {
    RowName(Sha256::digest(text.as_bytes()).into()).to_string()
}

/// Returns the seal of a setting: the digest of its key and of its value's text.
pub(crate) fn of_setting(key: &str, value: &str) -> RowName {
    let mut digest = Digesting(b"drumhead setting 1".to_vec());
    digest.add(ValueRef::from(key));
    digest.add(ValueRef::from(value));
    digest.seal()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use rusqlite::types::Value;

    use super::*;

    fn named(values: &[Value], parent: Option<RowName>) -> RowName {
        let mut digest = Digesting::row();
        for value in values {
            digest.add(ValueRef::from(value));
        }
        digest.named(parent)
    }

    #[test]
    fn different_lists_of_values_get_different_names() {
        let text = |text: &str| Value::Text(text.to_owned());
        let lists = [
            vec![text("ab"), text("c")],
            vec![text("a"), text("bc")],
            vec![text("abc")],
            vec![text("abc"), Value::Null],
            vec![Value::Blob(b"abc".to_vec())],
            vec![Value::Integer(0)],
            vec![Value::Real(0.0)],
            vec![],
        ];
        let root = named(&[], None);
        let mut names: Vec<RowName> = lists.iter().map(|list| named(list, None)).collect();
        names.extend(lists.iter().map(|list| named(list, Some(root))));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 2 * lists.len());
    }

    /// Exports contain names, so a name must never change.
    #[test]
    fn a_name_never_changes() {
        let name = named(&[Value::Text("Charge".to_owned()), Value::Integer(3)], None);
        assert_eq!(
            name.to_string(),
            "222b542f92342897e8d8bbfa0294db7a24fa5ab552fd91f57e1485932511d37a"
        );
    }
}
