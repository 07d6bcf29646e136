//! Doing the same with every book, over the one list of books.
//!
//! `books!` hands the list to a macro that makes the enums over all books, and [`each!`] is a match over a
//! battle with one arm a book that all say the same. What a book does in its own way it says in
//! `BattleBook` and the traits beneath: nothing else in this crate names a book.

// Beside the sources and not among them: the same sources stand over another list in the tests, which adds
// a book.
include!(concat!(env!("CARGO_MANIFEST_DIR"), "/books.rs"));

/// Does the same with any book's battle: `each!(battle in &self.0 => battle.turn())`, or with its book,
/// under a name: `each!(_: B in &self.0 => B::HAS_TESTS)`.
macro_rules! each {
    ($battle:tt $(: $alias:ident)? in $played:expr => $do:expr) => {
        books! { each_of! ($battle ($($alias)?) $played, $do) }
    };
}

macro_rules! each_of {
    (($battle:tt $alias:tt $played:expr, $do:expr)
        $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        match $played {
            $($crate::battle::Played::$book($battle) => {
                alias_of! { $alias $marker }
                $do
            })*
        }
    };
}

macro_rules! alias_of {
    (() $marker:ty) => {};
    (($alias:ident) $marker:ty) => {
        type $alias = $marker;
    };
}
