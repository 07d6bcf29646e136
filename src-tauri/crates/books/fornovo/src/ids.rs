//! The names of enum variants in the catalogue and in the forms on the screen.

use super::army::*;

macro_rules! ids {
    ($($name:ident { $($variant:ident $({ $($rest:tt)* })? = $id:literal),+ $(,)? })*) => {$(
        impl $name {
            /// Returns the variant's name in the catalogue, under `word`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant $({ $($rest)* })? => $id),+ }
            }
        }
    )*};
}

ids! {
    FigureScale { Large = "scale_25_30", Small = "scale_15_20" }
    Rank { CommanderInChief = "commander_in_chief", Subgeneral = "subgeneral" }
    Kind { Infantry = "infantry", Cavalry = "cavalry", Artillery = "artillery" }
    TroopType { Regular = "regular", Irregular = "irregular" }
    Grade { A = "A", B = "B", C = "C", D = "D" }
    Order { Close = "close", Skirmish = "skirmish" }
    ChargeStyle { Trot = "trot", Gallop = "gallop" }
    Training { PikeAndShot = "pike_and_shot", BillAndBow = "bill_and_bow" }
    Armour { Light = "light", Medium = "medium", Heavy = "heavy", Armoured = "armoured" }
    Bayonet { Plug = "plug", Ring = "ring" }
    Lock { Matchlock = "matchlock", Firelock = "firelock" }
    GunMount { Carriage = "carriage", Wagon = "on_wagon", WarWagon = "on_war_wagon" }
    PieceKind {
        Sniper = "sniper",
        Ditch { .. } = "ditch",
        LightFieldworks { .. } = "light_fieldworks",
        HeavyFieldworks { .. } = "heavy_fieldworks",
        Wagons { .. } = "wagons",
        WarWagons { .. } = "war_wagons",
    }
}
