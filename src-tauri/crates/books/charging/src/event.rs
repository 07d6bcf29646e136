//! The closed set of what can happen.

use drumhead_rules::facts;
use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};

use crate::Charging;
use crate::actions::{Declared, Fled, Tested};
use crate::charge::{Answers, ChargerMoved};
use crate::rout::{Left, Routed};
use crate::surrender::{MustRoll, Rolled};
use crate::turn::{StepBegan, TurnBegan};

facts! {
    /// Something that happened.
    Event as "ChargingEvent" of Charging:
        Declared, StepBegan, TurnBegan, Tested, Answers, Routed, Left, Fled, ChargerMoved, MustRoll,
        Rolled, Corrected, FromPaper,
}
