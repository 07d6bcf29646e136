/// The rulebooks: title, variant in the enums over all rulebooks, type, and id in files. The list
/// is passed to the macro `$then`, after that macro's other arguments. The first rulebook is the
/// default.
macro_rules! books {
    ($then:ident! $given:tt) => {
        $then! { $given
            /// *Fornovo to Sedgemoor*.
            Fornovo drumhead_fornovo::Fornovo as "fornovo"
            /// *Charging*.
            Charging drumhead_charging::Charging as "charging"
            /// *D3 English Civil War*, played on hexes.
            D3Ecw drumhead_d3_ecw::D3Ecw as "d3_ecw"
            /// *Stand and Die!*, played on hexes.
            StandAndDie drumhead_stand_and_die::StandAndDie as "stand_and_die"
            /// The optional rules for *Edgehill* and *Naseby*.
            EdgehillNaseby drumhead_edgehill_naseby::EdgehillNaseby as "edgehill_naseby"
        }
    };
}
