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
