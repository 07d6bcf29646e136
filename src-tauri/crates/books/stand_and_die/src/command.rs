//! The closed set of actions.

use drumhead_rules::actions;
use drumhead_rules::frame::{Correct, FromPaper};

use crate::StandAndDie;
use crate::actions::{
    Attack, Bear, Deploy, End, Face, FallBack, Fraction, March, Mark, Objectives, Roll,
};

actions! {
    /// An action of a player: one roll or one choice.
    Command as "SdCommand" of StandAndDie:
        Deploy, Roll, March, Face, Mark, Attack, Fraction, Bear, FallBack, End, Correct, Objectives,
        FromPaper,
}
