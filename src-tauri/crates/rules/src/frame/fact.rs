//! Facts: things that happened. A fact contains every value that it sets; folding a fact checks no
//! rules.

use drumhead_vocabulary::play::UnitRef;

use super::{Battle, Book, ByHand, Line};
use crate::play::BadFact;

/// Something that happened in a battle. The source file of a fact contains its values, its fold,
/// its log lines and its part of the report.
pub trait Fact<B: Book> {
    /// Sets the fact's values in the battle's state and nowhere else. By default, does nothing:
    /// other facts then record the result.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if the fact does not fit the state: the journal then belongs to
    /// another battle, or is damaged.
    fn fold(&self, _battle: &mut Battle<B>) -> Result<(), BadFact> {
        Ok(())
    }

    /// Returns the fact's log lines; `before` is the battle before the fact.
    fn log(&self, _before: &Battle<B>) -> Vec<Line> {
        Vec::new()
    }

    /// Adds the fact to the report's `events`; `before` is the battle before the fact.
    fn report(&self, _before: &Battle<B>, _events: &mut B::ReportEvents) {}
}

/// The closed set of a rulebook's facts, made by [`facts!`](crate::facts). Each rulebook calls the
/// set `Event`, and rows store its values.
pub trait FactSet<B: Book>: Clone + std::fmt::Debug + PartialEq + Fact<B> {
    /// Returns the corrections, if the fact is a correction or an entry from paper.
    fn by_hand(&self) -> Option<ByHand>;
}

/// A type stored in files: an action or a fact.
pub trait Written {
    /// Returns the unit in the field `unit`, if there is one.
    fn unit(&self) -> Option<UnitRef>;
}

/// Defines types that are stored in files: actions and facts. Each type is a struct; a struct that
/// has fields rejects unknown fields. If a unit acts, the first field is `unit`.
#[macro_export]
macro_rules! written {
    () => {};
    // No `deny_unknown_fields` here: a struct without fields would reject any field. The parser of
    // external commands reports superfluous fields instead.
    ($(#[$meta:meta])* pub struct $name:ident {} $($more:tt)*) => {
        $crate::written! { @struct $(#[$meta])* $name {} self => None }
        $crate::written! { $($more)* }
    };
    (
        $(#[$meta:meta])* pub struct $name:ident {
            $(#[$of_unit:meta])* pub unit: UnitRef $(, $($fields:tt)*)?
        }
        $($more:tt)*
    ) => {
        $crate::written! { @struct #[serde(deny_unknown_fields)] $(#[$meta])* $name {
            $(#[$of_unit])* pub unit: UnitRef $(, $($fields)*)?
        } self => Some(self.unit) }
        $crate::written! { $($more)* }
    };
    ($(#[$meta:meta])* pub struct $name:ident { $($fields:tt)* } $($more:tt)*) => {
        $crate::written! {
            @struct #[serde(deny_unknown_fields)] $(#[$meta])* $name { $($fields)* } self => None
        }
        $crate::written! { $($more)* }
    };
    (@struct $(#[$meta:meta])* $name:ident { $($fields:tt)* } $this:ident => $unit:expr) => {
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        pub struct $name { $($fields)* }

        impl $crate::frame::Written for $name {
            fn unit(&$this) -> Option<drumhead_vocabulary::play::UnitRef> {
                $unit
            }
        }
    };
}

/// Makes the enum of a rulebook's facts from their types. In files, a fact is an object with its
/// name under `event`. `Corrected` and `FromPaper` are required. A fact whose name in files differs
/// from its type's is written `Name(Type)`.
///
/// `facts! { Event as "SdEvent" of StandAndDie: Marched, Corrected, FromPaper(EnteredFromPaper) }`
#[macro_export]
macro_rules! facts {
    (@type $name:ident) => { $name };
    (@type $name:ident $fact:ident) => { $fact };
    (
        $(#[$meta:meta])* $set:ident as $shown:literal of $book:ty:
        $($name:ident $(($fact:ident))?),+ $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename = $shown, tag = "event", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each variant has the docs of its type")]
        pub enum $set { $($name($crate::facts!(@type $name $($fact)?))),+ }

        $(impl From<$crate::facts!(@type $name $($fact)?)> for $set {
            fn from(fact: $crate::facts!(@type $name $($fact)?)) -> Self {
                Self::$name(fact)
            }
        })+

        impl $crate::frame::Fact<$book> for $set {
            fn fold(
                &self,
                battle: &mut $crate::frame::Battle<$book>,
            ) -> Result<(), $crate::play::BadFact> {
                match self { $(Self::$name(fact) => $crate::frame::Fact::<$book>::fold(fact, battle)),+ }
            }

            fn log(&self, before: &$crate::frame::Battle<$book>) -> Vec<$crate::frame::Line> {
                match self { $(Self::$name(fact) => $crate::frame::Fact::<$book>::log(fact, before)),+ }
            }

            fn report(
                &self,
                before: &$crate::frame::Battle<$book>,
                events: &mut <$book as $crate::frame::Book>::ReportEvents,
            ) {
                match self {
                    $(Self::$name(fact) => $crate::frame::Fact::<$book>::report(fact, before, events)),+
                }
            }
        }

        impl $crate::frame::FactSet<$book> for $set {
            #[allow(clippy::wildcard_enum_match_arm, reason = "two facts of many are asked for")]
            fn by_hand(&self) -> Option<$crate::frame::ByHand> {
                match self {
                    Self::Corrected(fact) => Some(fact.into()),
                    Self::FromPaper(fact) => Some(fact.into()),
                    _ => None,
                }
            }
        }
    };
}
