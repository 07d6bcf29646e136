//! Operations over every rulebook, generated from the one list of rulebooks.
//!
//! `books!` passes the list to a macro that defines the enums over all rulebooks, and [`each!`] is
//! a match over a battle with the same arm for every rulebook. A rulebook's own behaviour is in
//! `BattleBook` and its supertraits: nothing else in this crate names a rulebook.

// The list is in a file outside the sources, so that the tests can compile the same sources with
// one more rulebook.
include!(concat!(env!("CARGO_MANIFEST_DIR"), "/books.rs"));

/// Evaluates the same expression with any rulebook's battle: `each!(battle in &self.0 =>
/// battle.turn())`, or with its rulebook under a name: `each!(_: B in &self.0 => B::HAS_TESTS)`.
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
