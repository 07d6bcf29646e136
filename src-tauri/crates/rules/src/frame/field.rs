//! Fields: what can be set by hand of a unit. One row of a book's table says how a value is read,
//! asked and set; corrections, their offers and their lines in the log, and the entry of many units
//! from paper are derived from it.

use drumhead_words::play::{OfferKind, UnitRef};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::{Answer, Battle, Book, Group, Impossible, Message};
use crate::play::Misfit;

/// How the value of a field is read, of a unit of a battle.
type Read<B, T> = fn(&Battle<B>, UnitRef) -> Option<T>;
/// What a field is asked as.
type Asked<B> = fn(&Battle<B>, UnitRef) -> Answer;
/// What a field is asked as on paper; nothing where paper does not show it.
type OnPaper<B> = fn(&Battle<B>, UnitRef) -> Option<Answer>;
/// How a field is set.
type SetFn<B, T> = fn(&mut Battle<B>, UnitRef, T) -> Result<(), Misfit>;
/// Why a field cannot be set to a value, beside that the answers do not have it.
type Unless<B, T> = fn(&Battle<B>, UnitRef, &T) -> Result<(), Impossible>;
/// The parts of a field that is several values.
type Parts<B> = fn(&Battle<B>, UnitRef) -> Vec<Part>;
/// What setting a field causes beside.
type Causes<B, T> = fn(&Battle<B>, UnitRef, T) -> Vec<<B as Book>::Fact>;
/// Among what orders a field is offered while play cannot go on without its value.
type Needed<B> = fn(&Battle<B>, UnitRef) -> Option<(Group, OfferKind)>;

/// A part of a field's value that is asked on its own: the figures of a group, models of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Where it is in the value: a place in a list, or a name.
    pub path: String,
    /// What it is called.
    pub label: Message,
    /// What it is asked as.
    pub answer: Answer,
    /// What it is asked as on paper; none where paper does not show it.
    pub paper: Option<Answer>,
}

impl Part {
    /// The part of a value.
    pub(super) fn of<'a>(&self, value: &'a Json) -> Option<&'a Json> {
        value.pointer(&format!("/{}", self.path))
    }
}

/// A row of a book's table of fields, whatever its type of value; see [`Row`].
pub trait Field<B: Book>: Sync {
    /// Its id in files and in the catalogue.
    fn id(&self) -> &'static str;
    /// Its value; none where the unit does not have it now.
    fn now(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Json>;
    /// What it is asked as.
    fn answer(&self, battle: &Battle<B>, unit: UnitRef) -> Answer;
    /// Its parts, each asked on its own; none where it is one value.
    fn parts(&self, battle: &Battle<B>, unit: UnitRef) -> Vec<Part>;
    /// What it is asked as on paper; none where paper does not show it, or the unit does not have it.
    fn on_paper(&self, battle: &Battle<B>, unit: UnitRef) -> Option<Answer>;
    /// Sets it.
    ///
    /// # Errors
    /// A [`Misfit`] for a value of another type and for a unit that is not there.
    fn set(&self, battle: &mut Battle<B>, unit: UnitRef, value: &Json) -> Result<(), Misfit>;
    /// Whether nothing that the book says of it speaks against this value.
    ///
    /// # Errors
    /// What does.
    fn allows(&self, battle: &Battle<B>, unit: UnitRef, value: &Json) -> Result<(), Impossible>;
    /// Whether the value is one of the field's type.
    fn takes(&self, value: &Json) -> bool;
    /// What setting it causes beside; it has been set.
    fn causes(&self, battle: &Battle<B>, unit: UnitRef, value: &Json) -> Vec<B::Fact>;
    /// Among what orders it is offered, where play cannot go on without its value; none for what is
    /// only corrected.
    fn needed(&self, battle: &Battle<B>, unit: UnitRef) -> Option<(Group, OfferKind)>;
}

/// A row of a book's table of fields, with the type of its value.
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
    needed: Needed<B>,
}

impl<B: Book, T> Row<B, T> {
    /// A field that paper does not show and that causes nothing else.
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
            causes: |_, _, _| Vec::new(),
            needed: |_, _| None,
        }
    }

    /// A field that is several values, each of which is asked on its own.
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

    /// The same field, which only such units have.
    #[must_use]
    pub const fn when(mut self, when: fn(&Battle<B>, UnitRef) -> bool) -> Self {
        self.when = when;
        self
    }

    /// The same field, which cannot be set to a value for which this finds a reason.
    #[must_use]
    pub const fn unless(mut self, unless: Unless<B, T>) -> Self {
        self.unless = unless;
        self
    }

    /// The same field, asked so on paper.
    #[must_use]
    pub const fn on_paper(mut self, paper: OnPaper<B>) -> Self {
        self.paper = paper;
        self
    }

    /// The same field, which causes this when it is set.
    #[must_use]
    pub const fn causes(mut self, causes: Causes<B, T>) -> Self {
        self.causes = causes;
        self
    }

    /// The same field, offered among these orders while play cannot go on without its value.
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

    fn set(&self, battle: &mut Battle<B>, unit: UnitRef, value: &Json) -> Result<(), Misfit> {
        let bad = |_| Misfit::BadValue {
            field: self.id,
            value: value.to_string(),
        };
        let value = T::deserialize(value).map_err(bad)?;
        (self.set)(battle, unit, value)
    }

    fn allows(&self, battle: &Battle<B>, unit: UnitRef, value: &Json) -> Result<(), Impossible> {
        // A value of another type is refused as such.
        T::deserialize(value).map_or(Ok(()), |value| (self.unless)(battle, unit, &value))
    }

    fn takes(&self, value: &Json) -> bool {
        T::deserialize(value).is_ok()
    }

    fn causes(&self, battle: &Battle<B>, unit: UnitRef, value: &Json) -> Vec<B::Fact> {
        let value = T::deserialize(value);
        value.map_or_else(|_| Vec::new(), |value| (self.causes)(battle, unit, value))
    }

    fn needed(&self, battle: &Battle<B>, unit: UnitRef) -> Option<(Group, OfferKind)> {
        (self.needed)(battle, unit)
    }
}

/// A row for a field of a unit's own state: its id, what it is asked as, and the field.
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

/// A field with the value that it is to have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldValue {
    /// The field's id.
    pub what: String,
    /// Its value.
    pub value: Json,
}
