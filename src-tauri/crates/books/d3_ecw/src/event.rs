//! The closed set of what can happen.

use drumhead_rules::facts;
use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};

use crate::D3Ecw;
use crate::actions::{Cornered, Counted, Placed, Rode};
use crate::activation::Activated;
use crate::exchange::{Kept, ReplyOwed, Rolled, RolledAgain, Settled};
use crate::losses::{Booked, Hit, Left, Retired, Unbooked, Unretired};
use crate::melee::{MeleeBegan, MeleeLeft};
use crate::moves::Moved;
use crate::turn::{StepBegan, TurnBegan};

facts! {
    /// Something that happened.
    Event as "D3Event" of D3Ecw:
        Placed, Counted, StepBegan, TurnBegan, Activated, Moved, MeleeBegan, MeleeLeft, Rolled,
        RolledAgain, Kept, Settled, ReplyOwed, Hit, Left, Cornered, Rode, Booked, Unbooked,
        Retired, Unretired, Corrected, FromPaper,
}
