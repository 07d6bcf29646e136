//! Doing the same with every book: the one list of books that macros are made of.
//!
//! [`books!`] hands the books to another macro; [`each!`], [`own!`] and
//! [`own_events!`] are matches over a battle, with one arm a book that all say the
//! same. A book more is a line here and in the enums that the compiler then names.

/// The books: of each the name in the enums over all books, the type that is the book, and its id in
/// files. They are handed to a macro, after what it is given.
macro_rules! books {
    ($then:ident! $given:tt) => {
        $then! { $given
            Fornovo drumhead_fornovo::Fornovo as "fornovo"
            Charging drumhead_charging::Charging as "charging"
            D3Ecw drumhead_d3_ecw::D3Ecw as "d3_ecw"
            StandAndDie drumhead_stand_and_die::StandAndDie as "stand_and_die"
            EdgehillNaseby drumhead_edgehill_naseby::EdgehillNaseby as "edgehill_naseby"
        }
    };
}

/// Does the same with any book's battle: `each!(battle in &self.0 => battle.turn())`.
macro_rules! each {
    ($battle:ident in $played:expr => $do:expr) => {
        books! { each_of! ($battle, $played, $do) }
    };
}

macro_rules! each_of {
    (($battle:ident, $played:expr, $do:expr) $($book:ident $marker:ty as $id:literal)*) => {
        match $played { $($crate::battle::Played::$book($battle) => $do,)* }
    };
}

/// Does the same with any book's battle and something of the same book;
/// otherwise the two are of different books.
macro_rules! own {
    (($battle:ident, $its:ident) in ($played:expr, $of:ident: $given:expr) => $do:expr,
        else $other:expr) => {
        books! { own_of! ($battle, $its, $played, $of, $given, $do, $other) }
    };
}

macro_rules! own_of {
    (($battle:ident, $its:ident, $played:expr, $of:ident, $given:expr, $do:expr, $other:expr)
        $($book:ident $marker:ty as $id:literal)*) => {
        match ($played, $given) {
            $(($crate::battle::Played::$book($battle), $of::$book($its)) => $do,)*
            _ => $other,
        }
    };
}

/// The same with any book's battle and those of some events that are of its book.
macro_rules! each_events {
    (($battle:ident, $events:ident) in ($played:expr, $all:expr) => $do:expr) => {
        books! { each_events_of! ($battle, $events, $played, $all, $do) }
    };
}

macro_rules! each_events_of {
    (($battle:ident, $events:ident, $played:expr, $all:expr, $do:expr)
        $($book:ident $marker:ty as $id:literal)*) => {
        match $played {
            $($crate::battle::Played::$book($battle) => {
                let own = $all.iter().filter_map(|event| {
                    let Event::$book(event) = event else { return None };
                    Some(event.clone())
                });
                let $events = own.collect::<Vec<_>>();
                $do
            })*
        }
    };
}

/// The same with a command and those of its events that are of the same book.
macro_rules! own_events {
    (($battle:ident, $command:ident, $events:ident) in ($played:expr, $given:expr, $all:expr)
        => $do:expr, else $other:expr) => {
        books! { own_events_of! ($battle, $command, $events, $played, $given, $all, $do, $other) }
    };
}

macro_rules! own_events_of {
    (($battle:ident, $command:ident, $events:ident, $played:expr, $given:expr, $all:expr,
        $do:expr, $other:expr) $($book:ident $marker:ty as $id:literal)*) => {
        match ($played, $given) {
            $(($crate::battle::Played::$book($battle), Command::$book($command)) => {
                let own = $all.iter().filter_map(|event| {
                    let Event::$book(event) = event else { return None };
                    Some(event.clone())
                });
                let $events = own.collect::<Vec<_>>();
                $do
            })*
            _ => $other,
        }
    };
}
