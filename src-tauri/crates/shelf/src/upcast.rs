//! What earlier versions wrote, handed to its book to be converted.

use drumhead_rules::upcast::{Row, Upcast};
use serde_json::Value as Json;

use crate::BookId;

/// What is asked of every book, from the list of books.
macro_rules! upcasts {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        impl BookId {
            /// The version of what this program keeps of the book's battles: set-ups, commands and
            /// events. It grows when their shape changes.
            pub const fn version(self) -> u32 {
                match self { $(Self::$book => <$marker as Upcast>::VERSION,)* }
            }

            /// The first version whose states are written as they are now, so that they have the digests
            /// that their rows say.
            pub const fn states(self) -> u32 {
                match self { $(Self::$book => <$marker as Upcast>::STATES,)* }
            }

            /// Converts an army, written without its book. `version` is that of its file.
            pub fn upcast_army(self, version: u32, army: &mut Json) {
                match self { $(Self::$book => <$marker>::army(version, army),)* }
            }

            /// Converts what a battle is begun with, written without its book. `version` is that of its
            /// row.
            pub fn upcast_setup(self, version: u32, setup: &mut Json) {
                match self { $(Self::$book => <$marker>::setup(version, setup),)* }
            }

            /// Converts a command and the events that came of it, written without their book. `version`
            /// is that of their row.
            pub fn upcast_row(self, version: u32, row: Row<'_>) {
                match self { $(Self::$book => <$marker>::row(version, row),)* }
            }
        }
    };
}

books! { upcasts! () }
