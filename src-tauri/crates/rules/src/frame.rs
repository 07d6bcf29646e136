//! The framework of a battle, shared by all rulebooks.
//!
//! A rulebook has actions and facts. An action defines its context ([`Action::context`]), its
//! objections, its dice and the resulting facts. The framework derives everything else: offers,
//! pending work, previews, the log, corrections by hand and entry from paper.

mod action;
mod answers;
mod battle;
mod board;
mod by_hand;
mod fact;
mod field;
mod fields;
mod game;
mod message;
mod modifiers;
mod offer;
mod plan;
pub mod prelude;
mod question;
mod shown;

pub use action::{Action, ActionSet, judged, questions, unit_key};
use action::{about, against, asked};
pub use battle::{Battle, Book, side_name};
pub use board::{Marks, on_map, refusal};
pub use by_hand::{ByHand, Correct, Corrected, EnteredFromPaper, FromPaper, UnitOnPaper};
pub use fact::{Fact, FactSet, Written};
pub use field::{Field, FieldValue, Part, Row};
pub use fields::{fields, is_called};
pub use message::{
    COMMON, Impossible, Line, Message, Names, Objection, Value, are_only, bare, cited, counted,
    die_sum, impossible, line, message, objection, objections, placed, unit_line,
};
pub use modifiers::{Applied, Modified, Modifier, ModifierTable, modifier, total};
pub use offer::{
    BY_HAND, Group, Obligation, Offered, PENDING, Pending, STEP, Way, demanded, offered,
};
pub use plan::{Explanation, Odds, Plan, Pool, Rolled, Sum, SumRow};
pub use question::{
    Answer, Choice, MOST_NAME, Question, ask, choice, hex_choice, named, nothing, unit_choice,
};
pub use shown::{Shown, gauge, tag, tag_in};
