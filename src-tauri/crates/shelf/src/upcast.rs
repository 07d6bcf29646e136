//! Passes values of earlier versions to their book for conversion.

use drumhead_rules::upcast::{Row, Upcast};
use serde_json::Value as Json;

use crate::BookId;

/// Defines the functions below from the list of books.
macro_rules! upcasts {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        impl BookId {
            /// The version of the book's stored battles: set-ups, commands and events. It
            /// rises when their shape changes.
            pub const fn version(self) -> u32 {
                match self { $(Self::$book => <$marker as Upcast>::VERSION,)* }
            }

            /// The first version with the current shape of states, whose digests can be compared.
            pub const fn states(self) -> u32 {
                match self { $(Self::$book => <$marker as Upcast>::STATES,)* }
            }

            /// Converts an army, written without its book. `version` is that of its file.
            pub fn upcast_army(self, version: u32, army: &mut Json) {
                match self { $(Self::$book => <$marker>::army(version, army),)* }
            }

            /// Converts a set-up, written without its book. `version` is that of its row.
            pub fn upcast_setup(self, version: u32, setup: &mut Json) {
                match self { $(Self::$book => <$marker>::setup(version, setup),)* }
            }

            /// Converts a command and its events, written without their book. `version` is
            /// that of their row.
            pub fn upcast_row(self, version: u32, row: Row<'_>) {
                match self { $(Self::$book => <$marker>::row(version, row),)* }
            }
        }
    };
}

books! { upcasts! () }
