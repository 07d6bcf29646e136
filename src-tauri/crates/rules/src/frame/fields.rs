//! The names of the fields of an action, as in files.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};
use serde::forward_to_deserialize_any;

/// Returns the names of a struct's fields in files.
pub fn fields<T: DeserializeOwned>() -> &'static [&'static str] {
    T::deserialize(Asked)
        .err()
        .map_or(&[], |Names(names)| names)
}

/// Returns whether an action of this type has this name in files: `CrossDitch` is `cross_ditch`.
pub fn is_called(of_type: &str, name: &str) -> bool {
    let mut written = String::new();
    for letter in of_type.chars() {
        if letter.is_uppercase() && !written.is_empty() {
            written.push('_');
        }
        written.extend(letter.to_lowercase());
    }
    written == name
}

/// A deserialiser that asks a type for the names of its fields: the type states them before it
/// reads any value.
struct Asked;

/// The names of the fields. They are returned as an error, which ends the reading of the type.
#[derive(Debug)]
struct Names(&'static [&'static str]);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

impl std::error::Error for Names {}

impl Error for Names {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(&[])
    }
}

impl<'de> Deserializer<'de> for Asked {
    type Error = Names;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Names> {
        Err(Names(&[]))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Names> {
        Err(Names(fields))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{fields, is_called};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only the names of the fields are read")]
    struct March {
        unit: u8,
        #[serde(default, rename = "to")]
        destination: Option<u8>,
    }

    #[test]
    fn fields_have_their_names_in_files() {
        assert_eq!(fields::<March>(), ["unit", "to"]);
        assert!(fields::<Vec<u8>>().is_empty());
        assert!(is_called("CrossDitch", "cross_ditch"));
        assert!(!is_called("CrossDitch", "crossditch"));
    }
}
