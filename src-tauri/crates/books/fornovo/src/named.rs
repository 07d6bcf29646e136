//! Enums whose variants have ids.

/// Defines enums with the id of each variant: its name in files, tables and the catalogue.
macro_rules! named {
    ($($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$vmeta:meta])* $variant:ident = $id:literal,)+
    })*) => {$(
        $(#[$meta])*
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $id)] $variant,)+ }

        impl $name {
            /// Every variant, in order.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Returns the variant's id in files, tables and the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)+ }
            }
        }
    )*};
}
