//! Fields: the values of a unit that can be set by hand. A row of a rulebook's table defines how a
//! value is read, asked for and set. Corrections, their offers and log lines, and entry from paper
//! are derived from the row.

use drumhead_vocabulary::play::{OfferKind, UnitRef};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::{Answer, Battle, Book, Group, Impossible, Message};
use crate::play::BadFact;

/// A function that reads a field of a unit.
type Read<B, T> = fn(&Battle<B>, UnitRef) -> Option<T>;
/// A function that returns the input for a field.
type Asked<B> = fn(&Battle<B>, UnitRef) -> Answer;
/// A function that returns the input for a field on paper; `None` if paper does not show the field.
type OnPaper<B> = fn(&Battle<B>, UnitRef) -> Option<Answer>;
/// A function that sets a field.
type SetFn<B, T> = fn(&mut Battle<B>, UnitRef, T) -> Result<(), BadFact>;
/// A function that returns an error if a field cannot have a value that its input allows.
type Unless<B, T> = fn(&Battle<B>, UnitRef, &T) -> Result<(), Impossible>;
/// A function that returns the parts of a field with several values.
type Parts<B> = fn(&Battle<B>, UnitRef) -> Vec<Part>;
/// A function that returns the consequences of setting a field.
type Causes<B, T> = fn(&Battle<B>, UnitRef, T) -> Result<Vec<<B as Book>::Fact>, BadFact>;
/// A function that returns the units that share a field's value.
type Shared<B> = fn(&Battle<B>, UnitRef) -> Vec<UnitRef>;
/// A function that returns the heading and purpose with which a field is offered while play cannot
/// continue without the field's value.
type Needed<B> = fn(&Battle<B>, UnitRef) -> Option<(Group, OfferKind)>;

/// A function that returns the hint of a field's question.
type Hint<B> = fn(&Battle<B>, UnitRef) -> Option<Message>;

/// A part of a field's value with a separate input, such as the figures of a group or the models of
/// one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The part's key in the value: a list index or a name.
    pub path: String,
    /// The part's label.
    pub label: Message,
    /// The part's input.
    pub answer: Answer,
    /// The part's input on paper. `None` if paper does not show the part.
    pub paper: Option<Answer>,
}

impl Part {
    /// Returns this part of a value.
    pub(super) fn of<'a>(&self, value: &'a Json) -> Option<&'a Json> {
        value.pointer(&format!("/{}", self.path))
    }
}

/// A row of a rulebook's table of fields; the type of the value is erased. See [`Row`].
pub trait Field<B: Book>: Sync {
    /// Returns the field's id in files and in the catalogue.
    fn id(&self) -> &'static str;
    /// Returns the current value. `None` if the unit does not have the field now.
    fn now(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Json>;
    /// Returns the field's input.
    fn answer(&self, battle: &Battle<B>, unit: UnitRef) -> Answer;
    /// Returns the field's parts, each with a separate input. Empty for a single value.
    fn parts(&self, battle: &Battle<B>, unit: UnitRef) -> Vec<Part>;
    /// Returns the field's input on paper. `None` if paper does not show the field, or the unit
    /// does not have it.
    fn on_paper(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Answer>;
    /// Sets the field.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for a value of another type, or if the value cannot be set: for
    /// example, the unit is missing.
    fn set(&self, battle: &mut Battle<B>, unit: UnitRef, value: &Json) -> Result<(), BadFact>;
    /// Checks that the field can have this value, which its input allows.
    ///
    /// # Errors
    /// Returns the reason why it cannot.
    fn allows(&self, battle: &Battle<B>, unit: UnitRef, value: &Json) -> Result<(), Impossible>;
    /// Returns whether the value has the field's type.
    fn takes(&self, value: &Json) -> bool;
    /// Returns the consequences of setting the field, which has already been set.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if a consequence does not fit the battle.
    fn causes(
        &self,
        battle: &Battle<B>,
        unit: UnitRef,
        value: &Json,
    ) -> Result<Vec<B::Fact>, BadFact>;
    /// Returns whether the field's value is a proposed change instead of the current value.
    fn proposes(&self) -> bool;
    /// Returns the units that share the value, including this unit: the troops of a hex have some
    /// values in common.
    fn shared(&self, battle: &Battle<B>, unit: UnitRef) -> Vec<UnitRef>;
    /// Returns the heading and purpose of the offer while play cannot continue without the field's
    /// value. `None` for a field that is only corrected.
    fn needed(&self, battle: &Battle<B>, unit: UnitRef) -> Option<(Group, OfferKind)>;
    /// Returns the hint of the field's question. `None` if it needs none.
    fn hint(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Message>;
}

/// A row of a rulebook's table of fields.
pub struct Row<B: Book, T> {
    id: &'static str,
    read: Read<B, T>,
    asked: Asked<B>,
    parts: Parts<B>,
    set: SetFn<B, T>,
    when: fn(&Battle<B>, UnitRef) -> bool,
    unless: Unless<B, T>,
    paper: OnPaper<B>,
    causes: Causes<B, T>,
    shared: Shared<B>,
    proposes: bool,
    needed: Needed<B>,
    hint: Hint<B>,
}

impl<B: Book, T> Row<B, T> {
    /// Defines a field that paper does not show and that has no consequences.
    pub const fn new(
        id: &'static str,
        read: Read<B, T>,
        asked: Asked<B>,
        set: SetFn<B, T>,
    ) -> Self {
        Self {
            id,
            read,
            asked,
            parts: |_, _| Vec::new(),
            set,
            when: |_, _| true,
            unless: |_, _, _| Ok(()),
            paper: |_, _| None,
            causes: |_, _, _| Ok(Vec::new()),
            shared: |_, unit| vec![unit],
            proposes: false,
            needed: |_, _| None,
            hint: |_, _| None,
        }
    }

    /// Defines a field with several values, each with a separate input.
    pub const fn of_parts(
        id: &'static str,
        read: Read<B, T>,
        parts: Parts<B>,
        set: SetFn<B, T>,
    ) -> Self {
        Self {
            parts,
            ..Self::new(id, read, |_, _| Answer::One(Vec::new()), set)
        }
    }

    /// Limits the field to units for which `when` is true.
    #[must_use]
    pub const fn when(mut self, when: fn(&Battle<B>, UnitRef) -> bool) -> Self {
        self.when = when;
        self
    }

    /// Rejects the values for which `unless` returns an error.
    #[must_use]
    pub const fn unless(mut self, unless: Unless<B, T>) -> Self {
        self.unless = unless;
        self
    }

    /// Shows the field on paper, with this input.
    #[must_use]
    pub const fn on_paper(mut self, paper: OnPaper<B>) -> Self {
        self.paper = paper;
        self
    }

    /// Adds a hint to the field's question.
    #[must_use]
    pub const fn hint(mut self, hint: Hint<B>) -> Self {
        self.hint = hint;
        self
    }

    /// Adds consequences.
    #[must_use]
    pub const fn causes(mut self, causes: Causes<B, T>) -> Self {
        self.causes = causes;
        self
    }

    /// Sets the units that share the value.
    #[must_use]
    pub const fn shared(mut self, shared: Shared<B>) -> Self {
        self.shared = shared;
        self
    }

    /// Marks the field's value as a proposed change, which is shown before the players choose the
    /// offer.
    #[must_use]
    pub const fn proposing(mut self) -> Self {
        self.proposes = true;
        self
    }

    /// Returns the error for a value of another type.
    fn bad(&self, value: &Json) -> BadFact {
        BadFact::BadValue {
            field: self.id,
            value: value.to_string(),
        }
    }

    /// Offers the field with this heading and purpose while play cannot continue without the
    /// field's value.
    #[must_use]
    pub const fn needed(mut self, needed: Needed<B>) -> Self {
        self.needed = needed;
        self
    }
}

impl<B: Book, T: Serialize + DeserializeOwned + 'static> Field<B> for Row<B, T> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn now(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Json> {
        let has = (self.when)(battle, unit);
        let value = has.then(|| (self.read)(battle, unit)).flatten()?;
        serde_json::to_value(value).ok()
    }

    fn answer(&self, battle: &Battle<B>, unit: UnitRef) -> Answer {
        (self.asked)(battle, unit)
    }

    fn parts(&self, battle: &Battle<B>, unit: UnitRef) -> Vec<Part> {
        let has = (self.when)(battle, unit);
        if has {
            (self.parts)(battle, unit)
        } else {
            Vec::new()
        }
    }

    fn on_paper(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Answer> {
        self.now(battle, unit)?;
        (self.paper)(battle, unit)
    }

    fn set(&self, battle: &mut Battle<B>, unit: UnitRef, value: &Json) -> Result<(), BadFact> {
        let value = T::deserialize(value).map_err(|_| self.bad(value))?;
        (self.set)(battle, unit, value)
    }

    fn allows(&self, battle: &Battle<B>, unit: UnitRef, value: &Json) -> Result<(), Impossible> {
        // `takes` and `set` reject a value of another type.
        T::deserialize(value).map_or(Ok(()), |value| (self.unless)(battle, unit, &value))
    }

    fn takes(&self, value: &Json) -> bool {
        T::deserialize(value).is_ok()
    }

    fn causes(
        &self,
        battle: &Battle<B>,
        unit: UnitRef,
        value: &Json,
    ) -> Result<Vec<B::Fact>, BadFact> {
        let value = T::deserialize(value).map_err(|_| self.bad(value))?;
        (self.causes)(battle, unit, value)
    }

    fn proposes(&self) -> bool {
        self.proposes
    }

    fn shared(&self, battle: &Battle<B>, unit: UnitRef) -> Vec<UnitRef> {
        (self.shared)(battle, unit)
    }

    fn needed(&self, battle: &Battle<B>, unit: UnitRef) -> Option<(Group, OfferKind)> {
        (self.needed)(battle, unit)
    }

    fn hint(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Message> {
        (self.hint)(battle, unit)
    }
}

/// Defines a row for a field of a unit's state, from the id, the input and the struct's field.
///
/// `unit_field!(MyBook: "strength", |_, _| Answer::up_to(9), strength)`
#[macro_export]
macro_rules! unit_field {
    ($book:ty: $id:literal, $answer:expr, $($field:ident).+) => {
        $crate::frame::Row::new(
            $id,
            |battle: &$crate::frame::Battle<$book>, unit| {
                Some(battle.state.unit(unit)?.$($field).+.clone())
            },
            $answer,
            |battle, unit, value| {
                battle.state.unit_mut(unit)?.$($field).+ = value;
                Ok(())
            },
        )
    };
}

/// A field with its new value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldValue {
    /// The field's id.
    pub what: String,
    /// The value.
    pub value: Json,
}

impl FieldValue {
    /// Returns a field with this value.
    pub fn of(what: &str, value: impl Serialize) -> Self {
        Self {
            what: what.to_owned(),
            // Values of fields are data, so they can always be serialised.
            value: serde_json::to_value(value).unwrap_or_default(),
        }
    }
}
