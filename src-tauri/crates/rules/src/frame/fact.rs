//! Facts: what happened. A fact carries every value that it sets; folding one asks no rule.

use drumhead_words::play::UnitRef;

use super::{Battle, Book, ByHand, Line};
use crate::play::Misfit;

/// Something that happened in a battle. A fact's file has its values, what it sets, its lines in the
/// log and what the report says about it.
pub trait Fact<B: Book> {
    /// Sets what the fact says, in the battle's state and nowhere else; nothing where other facts say
    /// what came of it.
    ///
    /// # Errors
    /// A [`Misfit`] where the fact does not fit the state: the journal is of another battle, or was
    /// damaged.
    fn fold(&self, _battle: &mut Battle<B>) -> Result<(), Misfit> {
        Ok(())
    }

    /// Its lines in the log; `before` is the battle before it.
    fn log(&self, _before: &Battle<B>) -> Vec<Line> {
        Vec::new()
    }

    /// Adds what the report says about it to `deeds`; `before` is the battle before it.
    fn tell(&self, _before: &Battle<B>, _deeds: &mut B::Deeds) {}
}

/// The closed set of a book's facts; [`facts!`](crate::facts) makes it.
pub trait FactSet<B: Book>: Clone + std::fmt::Debug + PartialEq + Fact<B> {
    /// The corrections, where the fact is one or several.
    fn by_hand(&self) -> Option<ByHand>;
}

/// A type that is written in files: an action or a fact.
pub trait Written {
    /// The unit that it is about first: that of its field `unit`, if it has one.
    fn unit(&self) -> Option<UnitRef>;
}

/// Makes types that are written in files: actions and facts. Each is a struct that is read back only
/// from exactly its own fields. The unit that acts is a first field `unit`.
#[macro_export]
macro_rules! written {
    () => {};
    // Where there are no fields a parser would refuse even one that says nothing: whatever reads a
    // command from outside finds what the command has no place for.
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
            fn unit(&$this) -> Option<drumhead_words::play::UnitRef> {
                $unit
            }
        }
    };
}

/// Makes the enum of a book's facts from the types of its facts, each written in files as an object
/// with its name under `event`. `Corrected` and `FromPaper` must be among
/// them.
///
/// `facts! { Event as "SdEvent" of StandAndDie: TurnBegan, Marched, Corrected, FromPaper }`
#[macro_export]
macro_rules! facts {
    ($(#[$meta:meta])* $set:ident as $shown:literal of $book:ty: $($name:ident),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename = $shown, tag = "event", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each variant has the docs of its type")]
        pub enum $set { $($name($name)),+ }

        $(impl From<$name> for $set {
            fn from(fact: $name) -> Self {
                Self::$name(fact)
            }
        })+

        impl $crate::frame::Fact<$book> for $set {
            fn fold(
                &self,
                battle: &mut $crate::frame::Battle<$book>,
            ) -> Result<(), $crate::play::Misfit> {
                match self { $(Self::$name(fact) => $crate::frame::Fact::<$book>::fold(fact, battle)),+ }
            }

            fn log(&self, before: &$crate::frame::Battle<$book>) -> Vec<$crate::frame::Line> {
                match self { $(Self::$name(fact) => $crate::frame::Fact::<$book>::log(fact, before)),+ }
            }

            fn tell(
                &self,
                before: &$crate::frame::Battle<$book>,
                deeds: &mut <$book as $crate::frame::Book>::Deeds,
            ) {
                match self {
                    $(Self::$name(fact) => $crate::frame::Fact::<$book>::tell(fact, before, deeds)),+
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
