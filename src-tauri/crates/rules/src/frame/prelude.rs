//! What the file of an action or a fact needs: `use drumhead_rules::frame::prelude::*`.

pub use drumhead_words::ClauseId;
pub use drumhead_words::play::{OfferId, OfferKind, Tone, UnitRef};
pub use serde::{Deserialize, Serialize};

pub use super::{
    Action, Answer, BY_HAND, Choice, Explanation, Fact, Group, Impossible, Line, Message, Names,
    Objection, Obligation, Odds, PENDING, Plan, Pool, Question, Rolled, STEP, Sum, Value, ask,
    bare, choice, impossible, line, message, objection, unit_key,
};
pub use crate::hex::{Cell, Facing};
pub use crate::play::Misfit;
