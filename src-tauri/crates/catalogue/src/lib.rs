//! All sentences for players, by key and by language.
//!
//! The sentences are in `data/words/<language>/*.ftl`, in Project Fluent syntax. A crate embeds its
//! files with [`file!`], combines them into [`Words`] and requests the [`Catalogue`] of a
//! [`Language`]. Code names a key and typed values. A key is written with dots
//! (`step.rally.label`), its message with hyphens (`step-rally-label`).
//!
//! ```
//! use drumhead_catalogue::{Arg, Catalogue, Language};
//!
//! let text = "hits-suffered = { $hits ->\n    [one] 1 hit\n   *[other] { $hits } hits\n}\n";
//! let words = Catalogue::parse(Language::ENGLISH, &[("battle", text)]);
//! assert!(words.problems().is_empty());
//! assert_eq!(words.fill_with("hits.suffered", [("hits", Arg::from(1_u32))]), "1 hit");
//! assert_eq!(words.fill_with("hits.suffered", [("hits", Arg::from(3_u32))]), "3 hits");
//! ```

mod catalogue;
pub mod clean;
mod file;
mod language;
mod message;
mod pattern;
mod pseudo;
mod words;

pub use catalogue::{Arg, Catalogue};
pub use file::File;
pub use language::{Language, UnknownLanguage};
pub use message::{Message, Plain, VERBATIM, message, verbatim};
pub use words::Words;

/// The number of written languages: each [`File`] has one text per language.
pub const WRITTEN: usize = 2;

/// The tags of the written languages, English first. They name the folders in `data/words`.
pub(crate) const TAGS: [&str; WRITTEN] = ["en", "de"];

/// Embeds a file of sentences in every written language. The path of `data/words` is relative to
/// the calling crate. To add a language, raise `WRITTEN`, and add a line here, a tag in `TAGS` and
/// a folder.
#[macro_export]
macro_rules! file {
    ($folder:literal, $name:literal) => {
        $crate::File {
            name: $name,
            texts: [
                $crate::text!($folder, "en", $name),
                $crate::text!($folder, "de", $name),
            ],
        }
    };
}

/// Embeds a file of sentences in one language.
#[doc(hidden)]
#[macro_export]
macro_rules! text {
    ($folder:literal, $language:literal, $name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/",
            $folder,
            "/",
            $language,
            "/",
            $name,
            ".ftl"
        ))
    };
}
