//! What a book says: its own sentences and those of every book.

/// The sentences of a book: those that every book shares, and its own files in `data/words`.
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
