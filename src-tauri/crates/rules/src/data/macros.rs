//! What every book would write again: enums with names in files, and the files
//! themselves.

/// Makes enums whose variants have names in files and in the catalogue. What more
/// is to be derived (a default, a schema) stands as an attribute above the name.
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident as $shown:literal {
        $($(#[$vmeta:meta])* $variant:ident = $id:literal,)+
    })*) => {$(
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = $shown)]
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $id)] $variant,)+ }

        impl $name {
            /// Every one, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its name in files and in the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }
        }
    )*};
}

/// Embeds files of a folder, whose path begins at the crate that asks.
#[macro_export]
macro_rules! files {
    ($folder:literal $($constant:ident = $name:literal;)*) => {$(
        pub(crate) const $constant: $crate::data::File = $crate::data::File {
            name: $name,
            text: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name
            )),
        };
    )*};
}
