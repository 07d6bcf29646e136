//! The closed set of what can happen.

use drumhead_rules::facts;
use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};

use crate::StandAndDie;
use crate::actions::{
    Attacked, Borne, Burdened, Counted, Deployed, Even, Faced, FellBack, First, Marched, Marked,
    MustFallBack, Rolled, WroteObjectives as Objectives,
};
use crate::losses::{Left, Lost};
use crate::turn::{StepBegan, TurnBegan};

facts! {
    /// Something that happened.
    Event as "SdEvent" of StandAndDie:
        TurnBegan, StepBegan, Deployed, Rolled, Even, First, Marched, Faced, Marked, Attacked, Counted,
        Lost, Burdened, Borne, MustFallBack, FellBack, Left, Corrected, Objectives, FromPaper,
}
