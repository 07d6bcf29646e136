//! Imports for the file of an action or a fact: `use drumhead_rules::frame::prelude::*`.

pub use drumhead_vocabulary::ClauseId;
pub use drumhead_vocabulary::play::{MarkKind, ObligationId, OfferId, OfferKind, Tone, UnitRef};
pub use serde::{Deserialize, Serialize};

pub use super::{
    Action, Answer, BY_HAND, Choice, Explanation, Fact, Group, Impossible, Line, Message, Names,
    Objection, Obligation, Odds, PENDING, Plan, Pool, Question, Rolled, STEP, Sum, Value, Written,
    are_only, ask, bare, choice, cited, counted, die_sum, hex_choice, impossible, line, message,
    named, nothing, objection, objections, on_map, placed, tag, unit_choice, unit_key, unit_line,
};
pub use crate::data::catalogue::Form;
pub use crate::hex::{Cell, Facing};
pub use crate::play::BadFact;
