//! Passes values from earlier versions to their rulebook for conversion.

use drumhead_rules::upcast::{ArmyVersion, Row, Upcast, armies_in, name_interpretations};
use serde_json::Value as Json;

use crate::BookId;

/// Defines the functions below from the list of rulebooks.
macro_rules! upcasts {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        impl BookId {
            /// Returns the version of the rulebook's stored battles: set-ups, commands and events.
            /// The version rises when the form of these values changes.
            pub const fn version(self) -> u32 {
                match self { $(Self::$book => <$marker as Upcast>::VERSION,)* }
            }

            /// Returns the first version with the current form of states, whose digests can be
            /// compared.
            pub const fn states(self) -> u32 {
                match self { $(Self::$book => <$marker as Upcast>::STATES,)* }
            }

            /// Returns the version of the armies in a set-up of this version.
            pub fn army_in_setup(self, version: u32) -> ArmyVersion {
                match self { $(Self::$book => <$marker>::army_in_setup(version),)* }
            }

            /// Converts an army, from a value that does not name the rulebook.
            pub fn upcast_army(self, version: ArmyVersion, army: &mut Json) {
                name_interpretations(army);
                match self { $(Self::$book => <$marker>::army(version, army),)* }
            }

            /// Converts a set-up, from a value that does not name the rulebook. `version` is the
            /// version of its row.
            pub fn upcast_setup(self, version: u32, setup: &mut Json) {
                name_interpretations(setup);
                for army in armies_in(setup) {
                    self.upcast_army(self.army_in_setup(version), army);
                }
                match self { $(Self::$book => <$marker>::setup(version, setup),)* }
            }

            /// Converts a command and its events, from values that do not name the rulebook.
            /// `version` is the version of their row.
            pub fn upcast_row(self, version: u32, mut row: Row<'_>) {
                row.name_objections();
                match self { $(Self::$book => <$marker>::row(version, row),)* }
            }
        }
    };
}

books! { upcasts! () }
