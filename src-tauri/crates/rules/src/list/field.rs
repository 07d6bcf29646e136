//! Fields of a list and of its units. A row of a rulebook's table defines how a value is read,
//! asked for and set. The builder's form and the edits are derived from the row.

use drumhead_catalogue::{self as catalogue, Catalogue, Message as Fault};
use drumhead_vocabulary::list::ListField;
use drumhead_vocabulary::play::{Question, Scalar};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::frame::{Answer, Message, Names};
use crate::hex::Cell;

/// A field with its new value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct FieldSet {
    /// The field's id.
    pub set: String,
    /// The value.
    pub value: Scalar,
}

/// A row of a table of fields; the type of the value is erased. See [`Row`].
pub trait Field<T>: Sync {
    /// Returns the field's id in files and in the catalogue.
    fn id(&self) -> &'static str;
    /// Returns the current value; `None` if the field does not apply.
    fn now(&self, of: &T) -> Option<Scalar>;
    /// Returns the kind of input, and the allowed values.
    fn answer(&self, of: &T) -> Answer;
    /// Returns an explanation of the value, shown instead of the catalogue's hint.
    fn hint(&self, of: &T) -> Option<Message>;
    /// Sets the value.
    ///
    /// # Errors
    /// Returns a sentence that explains why the value is not allowed.
    fn set(&self, of: &mut T, value: &Scalar) -> Result<(), Fault>;
}

/// A row of a table of fields.
pub struct Row<T, V> {
    id: &'static str,
    read: fn(&T) -> Option<V>,
    asked: fn(&T) -> Answer,
    set: fn(&mut T, V) -> Result<(), Fault>,
    hint: fn(&T) -> Option<Message>,
}

impl<T, V> Row<T, V> {
    /// Defines a field: how its value is read, asked for and set.
    pub const fn new(
        id: &'static str,
        read: fn(&T) -> Option<V>,
        asked: fn(&T) -> Answer,
        set: fn(&mut T, V) -> Result<(), Fault>,
    ) -> Self {
        Self {
            id,
            read,
            asked,
            set,
            hint: |_| None,
        }
    }

    /// Adds an explanation of the value.
    #[must_use]
    pub const fn hint(mut self, hint: fn(&T) -> Option<Message>) -> Self {
        self.hint = hint;
        self
    }
}

/// Defines a [`Row`] for a plain field of a struct.
///
/// `plain_field!(Group: infantry, |_| Answer::up_to(999))`
#[macro_export]
macro_rules! plain_field {
    ($of:ty: $field:ident, $asked:expr) => {
        $crate::list::Row::new(
            stringify!($field),
            |of: &$of| Some(of.$field.clone()),
            $asked,
            |of, value| {
                of.$field = value;
                Ok(())
            },
        )
    };
}

impl<T, V: Serialize + DeserializeOwned> Field<T> for Row<T, V> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn now(&self, of: &T) -> Option<Scalar> {
        let value = serde_json::to_value((self.read)(of)?).ok()?;
        serde_json::from_value(value).ok()
    }

    fn answer(&self, of: &T) -> Answer {
        (self.asked)(of)
    }

    fn hint(&self, of: &T) -> Option<Message> {
        (self.hint)(of)
    }

    fn set(&self, of: &mut T, value: &Scalar) -> Result<(), Fault> {
        let value = serde_json::to_value(value).unwrap_or_default();
        let value = V::deserialize(value).map_err(|error: serde_json::Error| {
            let fault = catalogue::message("unsound.field").with("field", self.id);
            fault.with("problem", error.to_string())
        })?;
        (self.set)(of, value)
    }
}

/// Parses a hex. Returns `None` for blank text.
///
/// # Errors
/// Returns a sentence that explains why the text is not a hex.
pub fn written_hex(text: &str) -> Result<Option<Cell>, Fault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let hex: Result<Cell, _> = text.parse();
    hex.map(Some).map_err(catalogue::verbatim)
}

/// Sets one of these fields.
///
/// # Errors
/// Returns a sentence that explains why the value is not allowed. For an unknown field, the
/// sentence lists the fields.
pub(super) fn set_field<T>(
    fields: &[&dyn Field<T>],
    of: &mut T,
    to: &FieldSet,
) -> Result<(), Fault> {
    let Some(field) = fields.iter().find(|field| field.id() == to.set) else {
        let known: Vec<_> = fields.iter().map(|field| field.id()).collect();
        let none = catalogue::message("unsound.no_field").with("field", format!("{:?}", to.set));
        return Err(none.with("known", known.join(", ")));
    };
    field.set(of, &to.value)
}

/// Returns the applicable fields of a form, labelled `field.<id>`. A field without its own
/// explanation has the hint `field.<id>_hint`, if the catalogue has one. `edit` returns the edit
/// that sets a field.
pub(super) fn shown<T, E>(
    fields: &[&dyn Field<T>],
    of: &T,
    words: &Catalogue,
    edit: impl Fn(FieldSet) -> E,
) -> Vec<ListField<E>> {
    let asked = fields.iter().filter_map(|field| {
        let (id, now) = (field.id(), field.now(of)?);
        let set = FieldSet {
            set: id.to_owned(),
            value: now.clone(),
        };
        let question = Question {
            path: "/change/value/value".to_owned(),
            label: words.get(&format!("field.{id}")).to_owned(),
            hint: match field.hint(of) {
                Some(hint) => Some(OfList(words).say(&hint)),
                None => words.find(&format!("field.{id}_hint")).map(str::to_owned),
            },
            clause: None,
            answer: field.answer(of).shown(&OfList(words)),
            remember: None,
        };
        Some(ListField {
            question,
            now,
            differs: false,
            edit: edit(set),
        })
    });
    asked.collect()
}

/// Returns a field's label for undo and redo: `change.<id>` in the catalogue.
pub(super) fn label(words: &Catalogue, set: &FieldSet) -> String {
    words.get(&format!("change.{}", set.set)).to_owned()
}

/// The names in sentences about a list. A list is not part of a battle, so sides have no
/// names, and a unit is called by its number.
struct OfList<'a>(&'a Catalogue);

impl Names for OfList<'_> {
    fn words(&self) -> &Catalogue {
        self.0
    }

    fn unit_name(&self, unit: drumhead_vocabulary::play::UnitRef) -> String {
        unit.unit.to_string()
    }

    fn side_name(&self, _side: u8) -> &'static str {
        ""
    }

    fn hex_name(&self, hex: Cell) -> String {
        hex.to_string()
    }
}
