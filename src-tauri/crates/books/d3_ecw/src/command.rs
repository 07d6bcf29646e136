//! The closed set of actions.

use drumhead_rules::actions;
use drumhead_rules::frame::{Correct, FromPaper};

use crate::D3Ecw;
use crate::actions::{
    Charge, Count, Deploy as Place, End, Fight, GiveGround, Keep, March, Reply, Reroll, Retire,
    Return, Ride, Shoot, Stay, Wheel,
};

actions! {
    /// An action of a player: one roll or one choice.
    Command as "D3Command2" of D3Ecw:
        Place, Return, Stay, Count, Reroll, Keep, Reply, Fight, Charge, Shoot, March, Wheel, Retire, GiveGround,
        Ride, End, Correct, FromPaper,
}
