//! Interpretations: named choices that fill gaps in the rules. Each interpretation is an enum, and
//! a register lists all of them. Several interpretations can concern the same gap.
//!
//! [`switches!`](crate::switches) makes a rulebook's enums. The register is
//! `data/<book>/interpretations.toml`. The first option of each interpretation is the default. The
//! title of each interpretation and the sentence of each option are in the rulebook's catalogue:
//! see [`key`].

use drumhead_vocabulary::play::{Answer, Asked, Choice, Question, Scalar};
use serde::Deserialize;

use super::catalogue::Catalogue;
use super::{File, TableError};

/// The interpretations chosen for one game.
pub trait Switches: Default {
    /// The id of every interpretation, with the ids of its options. The first option is the
    /// default.
    const OPTIONS: &'static [(&'static str, &'static [&'static str])];

    /// Returns the id of each interpretation with the id of the chosen option, in the register's
    /// order.
    fn chosen(&self) -> Vec<(&'static str, &'static str)>;

    /// Chooses an option. Returns whether the interpretation and the option exist.
    fn set(&mut self, interpretation: &str, option: &str) -> bool;
}

/// An interpretation in the register.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interpretation {
    /// The id.
    pub id: String,
    /// The gap's id in the ledger.
    pub gap: String,
    /// The clauses that the gap concerns.
    pub clauses: Vec<String>,
}

impl Interpretation {
    /// Returns the title.
    pub fn title<'a>(&self, words: &'a Catalogue) -> &'a str {
        words.get(&key(&self.id, "title"))
    }

    /// Returns the sentence of an option.
    pub fn sentence<'a>(&self, words: &'a Catalogue, option: &str) -> &'a str {
        words.get(&key(&self.id, option))
    }
}

/// Returns the key of an interpretation's text. `of` is `title` or the id of an option. Within an
/// id, a hyphen replaces each run of characters other than ASCII letters, digits and underscores.
pub fn key(interpretation: &str, of: &str) -> String {
    let ids = [interpretation, of].map(|id| {
        let parts: Vec<&str> = id
            .split(|it: char| !(it.is_ascii_alphanumeric() || it == '_'))
            .filter(|part| !part.is_empty())
            .collect();
        parts.join("-")
    });
    format!("interpretation.{}", ids.join("."))
}

/// Reads a register.
///
/// # Errors
/// Returns a [`TableError`] if the file does not parse.
pub fn read(file: File) -> Result<Vec<Interpretation>, TableError> {
    #[derive(Deserialize)]
    struct Rows {
        interpretation: Vec<Interpretation>,
    }
    file.read::<Rows>().map(|rows| rows.interpretation)
}

/// Lists all interpretations and options, for the error about an unknown interpretation or option.
pub fn known<S: Switches>() -> String {
    let known = S::OPTIONS
        .iter()
        .map(|(id, options)| format!("{id} ({})", options.join(", ")));
    known.collect::<Vec<_>>().join("; ")
}

/// Returns the sentences of the choices that differ from the default.
pub fn deviations<'a, S: Switches>(
    words: &'a Catalogue,
    register: &[Interpretation],
    now: &S,
) -> Vec<&'a str> {
    let differ = differing(register, now)
        .map(|(interpretation, option)| interpretation.sentence(words, option));
    differ.collect()
}

/// Returns the interpretations that differ from the default, with the chosen options.
pub fn differing<'a, S: Switches>(
    register: &'a [Interpretation],
    now: &S,
) -> impl Iterator<Item = (&'a Interpretation, &'static str)> {
    let usual = S::default().chosen();
    let chosen = now.chosen().into_iter().zip(usual);
    let differ = chosen.filter(|(now, usual)| now != usual);
    differ.filter_map(|((id, option), _)| {
        let interpretation = register
            .iter()
            .find(|interpretation| interpretation.id == id)?;
        Some((interpretation, option))
    })
}

/// Returns the clause's text, followed by the sentences of these interpretations, including
/// defaults; `gaps` contains the interpretations' ids. The id of a clause or gap follows its last
/// sentence.
pub fn with_gaps<S: Switches>(
    words: &Catalogue,
    (text, clause): (&str, &str),
    register: &[Interpretation],
    now: &S,
    gaps: &[&str],
) -> String {
    let chosen = now.chosen();
    let read = gaps.iter().filter_map(|id| {
        let (_, option) = chosen
            .iter()
            .find(|(interpretation, _)| interpretation == id)?;
        let interpretation = register
            .iter()
            .find(|interpretation| interpretation.id == *id)?;
        Some((
            interpretation.sentence(words, option),
            interpretation.gap.as_str(),
        ))
    });
    let mut joined = text.to_owned();
    let mut under = clause;
    for (sentence, gap) in read {
        if gap != under {
            joined = format!("{joined} [{under}]");
            under = gap;
        }
        joined = format!("{joined} {sentence}");
    }
    format!("{joined} [{under}]")
}

/// Returns every interpretation as a question with its current answer. `path` returns the JSON path
/// of the answer.
pub fn asked<S: Switches>(
    words: &Catalogue,
    register: &[Interpretation],
    now: &S,
    path: impl Fn(&str) -> String,
) -> Vec<Asked> {
    let usual = S::default().chosen();
    let chosen = now.chosen().into_iter().zip(usual).zip(S::OPTIONS);
    chosen
        .filter_map(|(((id, option), (_, usual)), (_, options))| {
            let interpretation = register
                .iter()
                .find(|interpretation| interpretation.id == id)?;
            let choices = options
                .iter()
                .map(|option| Choice::text(option, interpretation.sentence(words, option)));
            Some(Asked {
                question: Question {
                    path: path(id),
                    label: interpretation.title(words).to_owned(),
                    hint: None,
                    clause: Some(interpretation.gap.clone()),
                    answer: Answer::One {
                        choices: choices.collect(),
                    },
                    remember: None,
                },
                now: Scalar::Text(option.to_owned()),
                differs: option != usual,
            })
        })
        .collect()
}

/// Defines an enum for each of a rulebook's interpretations, and a struct that contains all of
/// them.
///
/// The `specta` names distinguish the rulebooks' interpretations in the bindings. If `from` names a
/// file, the macro also defines the register.
#[macro_export]
macro_rules! switches {
    ($shown:literal from $file:ident; $($rest:tt)*) => {
        $crate::switches! { $shown $($rest)* }

        static REGISTER: $crate::data::Loaded<Vec<$crate::data::switches::Interpretation>> =
            $crate::data::Loaded::new(|| $crate::data::switches::read($file));

        /// Returns every interpretation, in order.
        ///
        /// # Errors
        /// Returns a `TableError` if the embedded file does not parse; a test checks that it does.
        pub fn register()
        -> Result<&'static [$crate::data::switches::Interpretation], $crate::data::TableError> {
            REGISTER.get().map(Vec::as_slice)
        }

        impl Interpretations {
            /// Returns the sentences of the choices that differ from the default.
            ///
            /// # Errors
            /// Returns a `TableError` if the register does not parse.
            pub fn deviations<'a>(
                &self,
                words: &'a $crate::catalogue::Catalogue,
            ) -> Result<Vec<&'a str>, $crate::data::TableError> {
                Ok($crate::data::switches::deviations(words, register()?, self))
            }
        }
    };
    ($shown:literal $($(#[$meta:meta])* $field:ident: $name:ident as $bound:literal {
        $(#[$first_meta:meta])* $first:ident = $first_id:literal,
        $($(#[$other_meta:meta])* $other:ident = $other_id:literal,)+
    })*) => {
        $(
            $(#[$meta])*
            #[derive(
                Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize,
            )]
            #[cfg_attr(feature = "bindings", derive(specta::Type))]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[serde(rename = $bound)]
            pub enum $name {
                $(#[$first_meta])* #[default] #[serde(rename = $first_id)] $first,
                $($(#[$other_meta])* #[serde(rename = $other_id)] $other,)+
            }
        )*

        /// The interpretations chosen for one game. Defaults are not serialised.
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename = $shown, default, deny_unknown_fields)]
        pub struct Interpretations {
            $($(#[$meta])*
            #[serde(skip_serializing_if = "is_usual")]
            #[cfg_attr(feature = "bindings", specta(optional))]
            pub $field: $name,)*
        }

        fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
            *value == T::default()
        }

        impl $crate::data::switches::Switches for Interpretations {
            const OPTIONS: &'static [(&'static str, &'static [&'static str])] =
                &[$((stringify!($field), &[$first_id, $($other_id),+])),*];

            fn chosen(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((
                    stringify!($field),
                    match self.$field {
                        $name::$first => $first_id,
                        $($name::$other => $other_id,)+
                    },
                )),*]
            }

            fn set(&mut self, interpretation: &str, option: &str) -> bool {
                match (interpretation, option) {
                    $(
                        (stringify!($field), $first_id) => self.$field = $name::$first,
                        $((stringify!($field), $other_id) => self.$field = $name::$other,)+
                    )*
                    _ => return false,
                }
                true
            }
        }
    };
}
