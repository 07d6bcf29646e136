//! The closed set of actions.

use drumhead_rules::actions;
use drumhead_rules::frame::{Correct, FromPaper};

use crate::Charging;
use crate::actions::{Counter, Declare, End, Evade, Flee, Follow, Stand, Surrender, Test};

actions! {
    /// An action of a player: a roll, a choice or an entry by hand.
    Command as "ChargingCommand" of Charging:
        Test, Surrender, Stand, Counter, Evade, Flee, Follow, Declare, End, Correct, FromPaper,
}
