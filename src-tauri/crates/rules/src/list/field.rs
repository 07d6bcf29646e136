//! Fields of a list: what a unit of it is, and what the list has beside its units. One row of a book's
//! table says how a value is read, asked and set; the builder's form and the edits are derived from it.

use drumhead_catalogue::{self as catalogue, Catalogue, Message as Fault};
use drumhead_words::list::ListField;
use drumhead_words::play::{Question, Scalar};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::frame::{Answer, Message, Names};
use crate::hex::Cell;

/// A field with the value that it is to have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(deny_unknown_fields)]
pub struct FieldSet {
    /// The field's id.
    pub set: String,
    /// Its value.
    pub value: Scalar,
}

/// A row of a table of fields, whatever the type of its value; see [`Row`].
pub trait Field<T>: Sync {
    /// Its id in files and in the catalogue.
    fn id(&self) -> &'static str;
    /// Its value; none where it is not asked of this one.
    fn now(&self, of: &T) -> Option<Scalar>;
    /// What it is asked as.
    fn answer(&self, of: &T) -> Answer;
    /// What its value means, beside the hint of the catalogue.
    fn hint(&self, of: &T) -> Option<Message>;
    /// Sets it.
    ///
    /// # Errors
    /// Why it cannot be set so, in a sentence.
    fn set(&self, of: &mut T, value: &Scalar) -> Result<(), Fault>;
}

/// A row of a table of fields, with the type of its value.
pub struct Row<T, V> {
    id: &'static str,
    read: fn(&T) -> Option<V>,
    asked: fn(&T) -> Answer,
    set: fn(&mut T, V) -> Result<(), Fault>,
    hint: fn(&T) -> Option<Message>,
}

impl<T, V> Row<T, V> {
    /// A field: how it is read, of one of which it is asked; what it is asked as; how it is set.
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

    /// The same field with what its value means.
    #[must_use]
    pub const fn hint(mut self, hint: fn(&T) -> Option<Message>) -> Self {
        self.hint = hint;
        self
    }
}

/// A [`Row`] of a field of a struct, which is set as it is asked.
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

/// The hex that a player wrote; none where nothing is written.
///
/// # Errors
/// Why it is not a hex.
pub fn written_hex(text: &str) -> Result<Option<Cell>, Fault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let hex: Result<Cell, _> = text.parse();
    hex.map(Some).map_err(catalogue::verbatim)
}

/// Sets a field of a table.
///
/// # Errors
/// Why it cannot be set so, in a sentence; it names the fields that there are.
pub(super) fn set_field<T>(
    fields: &[&dyn Field<T>],
    of: &mut T,
    to: &FieldSet,
) -> Result<(), Fault> {
    let Some(field) = fields.iter().find(|field| field.id() == to.set) else {
        let known: Vec<_> = fields.iter().map(|field| field.id()).collect();
        let none = catalogue::message("unsound.no_field");
        let none = none.with("field", format!("{:?}", to.set));
        return Err(none.with("known", known.join(", ")));
    };
    field.set(of, &to.value)
}

/// The fields that are asked, each as `field.<id>` of the catalogue with `field.<id>_hint` if there is
/// one; `edit` makes an edit of a field that is set.
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

/// What a field is called for undo and redo: `change.<id>` of the catalogue.
pub(super) fn label(words: &Catalogue, set: &FieldSet) -> String {
    words.get(&format!("change.{}", set.set)).to_owned()
}

/// The catalogue alone: no battle, so that units, sides and hexes have no names.
struct OfList<'a>(&'a Catalogue);

impl Names for OfList<'_> {
    fn words(&self) -> &Catalogue {
        self.0
    }

    fn unit_name(&self, unit: drumhead_words::play::UnitRef) -> String {
        unit.unit.to_string()
    }

    fn side_name(&self, _side: u8) -> &'static str {
        ""
    }

    fn hex_name(&self, hex: Cell) -> String {
        hex.to_string()
    }
}
