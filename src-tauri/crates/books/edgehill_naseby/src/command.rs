//! The actions, each of which is a single roll or choice.

use drumhead_rules::frame::{Correct, FromPaper};

use crate::EdgehillNaseby;
use crate::actions::{
    Attack, Deploy, End, Fight, Fire, Move, Recover, Recrew, Replace, Retreat, Settle, Turn,
};

drumhead_rules::actions! {
    /// An action of a player.
    Command as "EdgehillCommand" of EdgehillNaseby:
        Deploy, Fight, Settle, Retreat, Recover, Recrew, Replace, Move, Turn, Fire, Attack, End, Correct,
        FromPaper,
}
