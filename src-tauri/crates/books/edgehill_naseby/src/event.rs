//! What happened: the facts that a battle is made of.

use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};

use crate::EdgehillNaseby;
use crate::actions::{
    Captured, Deployed, Engaged, Fired, Fought, Manned, Moved, Recovered, Retreated, Settled,
    Turned,
};
use crate::fates::{Disordered, Left, MustRetreat, Unmanned};
use crate::turn::{StepBegan, TurnBegan};

drumhead_rules::facts! {
    /// Something that happened.
    Event as "EdgehillEvent" of EdgehillNaseby:
        Deployed, TurnBegan, StepBegan, Recovered, Manned, Unmanned, Captured, Moved, Turned, Fired,
        Disordered, Engaged, Fought, Settled, MustRetreat, Retreated, Left, Corrected, FromPaper,
}
