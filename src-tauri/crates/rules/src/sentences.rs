//! The sentences of a book: its own and the shared ones.

/// The sentences of a book: the shared ones, and its own files in `data/words`.
#[macro_export]
macro_rules! sentences {
    ($folder:literal $($name:literal)+) => {
        $crate::catalogue::Words::new(&[&[
            $crate::frame::COMMON,
            $crate::data::UNSOUND,
            $crate::report::REPORT,
            $crate::map::words::MAPS,
            $($crate::catalogue::file!($folder, $name)),+
        ]])
    };
}

/// The sentences of a book whose armies are lists: `speak`, and for its tests `english`.
///
/// `book_words! { "../../../../data/words" "toy" "toy-clauses" "toy-report" }`
#[macro_export]
macro_rules! book_words {
    ($folder:literal $($name:literal)+) => {
        static WORDS: $crate::catalogue::Words = $crate::sentences!($folder $($name)+);

        /// The book's catalogue in a language.
        pub(crate) fn speak(
            language: $crate::catalogue::Language,
        ) -> &'static $crate::catalogue::Catalogue {
            WORDS.speak(language)
        }

        /// English, for the tests.
        #[cfg(test)]
        pub(crate) fn english() -> &'static $crate::catalogue::Catalogue {
            speak($crate::catalogue::Language::ENGLISH)
        }
    };
}
