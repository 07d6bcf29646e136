/// The rulebooks: title, variant in the enums over all rulebooks, type, and id in files. The list
/// is passed to the macro `$then`, after that macro's other arguments. The first rulebook is the
/// default.
macro_rules! books {
    ($then:ident! $given:tt) => {
        $then! { $given
            /// *Charging*.
            Charging drumhead_charging::Charging as "charging"
            /// *Toy Soldiers*, which only the tests use.
            Toy drumhead_toy::Toy as "toy"
        }
    };
}
