//! The sentences of a rulebook: its own and the shared ones.

/// Defines the catalogue of a rulebook: the shared sentences, and the rulebook's files in
/// `data/words`.
#[macro_export]
macro_rules! sentences {
    ($folder:literal $($name:literal)+) => {
        $crate::catalogue::Words::of_book(&[
            &[
                $crate::frame::COMMON,
                $crate::data::UNSOUND,
                $crate::report::REPORT,
                $crate::map::words::MAPS,
            ],
            &[$($crate::catalogue::file!($folder, $name)),+],
        ])
    };
}

/// Defines the catalogue of a rulebook whose armies are lists: `speak`, and `english` for tests.
///
/// `book_words! { "../../../../data/words" "toy" "toy-clauses" "toy-report" }`
#[macro_export]
macro_rules! book_words {
    ($folder:literal $($name:literal)+) => {
        static WORDS: $crate::catalogue::Words = $crate::sentences!($folder $($name)+);

        /// Returns the rulebook's catalogue in a language.
        pub(crate) fn speak(
            language: $crate::catalogue::Language,
        ) -> &'static $crate::catalogue::Catalogue {
            WORDS.speak(language)
        }

        /// Returns the English catalogue, for tests.
        #[cfg(test)]
        pub(crate) fn english() -> &'static $crate::catalogue::Catalogue {
            speak($crate::catalogue::Language::ENGLISH)
        }
    };
}
