//! Macros for boilerplate that every rulebook needs: enums with names in files, and embedded files.

/// Defines enums whose variants have names in files and in the catalogue. Attributes above the
/// enum's name add derives, such as a default or a schema.
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
            /// Every variant, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the name in files and in the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }
        }
    )*};
}

/// Embeds files of a folder. The path is relative to the calling crate.
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
