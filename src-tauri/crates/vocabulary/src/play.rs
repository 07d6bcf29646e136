//! Play: the common interface of every rulebook's battle.
//!
//! The input is a command. The output is events, or a [`Refusal`] that changes nothing. An
//! [`Offer`] is a command that may be given, with the [`Question`]s that only the players can
//! answer. A [`Preview`] shows the effect of a command, a [`BattleView`] shows the table, and
//! [`LogLine`]s show what happened. The user interface and the command line use only these types.

mod board;
mod offer;
mod pending;
mod preview;
mod refusal;
mod setup;
mod snapshot;
mod story;
mod view;

pub use board::{BoardView, Counter, EdgeView, GroundView, MapView, Mark, MarkKind, Touch};
pub use offer::{Answer, Answered, Choice, Counts, Offer, OfferId, OfferKind, Question, Scalar};
pub use pending::{ObligationId, Pending};
pub use preview::{Bar, Column, Entry, Face, JointCell, JointView, OddsView, Preview};
pub use refusal::{Objection, Refusal};
pub use setup::{Asked, Preset, PresetAnswer, SetupForm, SetupSide};
pub use snapshot::{BadSubject, Fact, Facts, Subject, TableSnapshot, UnitSnapshot};
pub use story::{Chapter, Passage, Trial};
pub use view::{
    Arm, BattleView, Gauge, GaugeMark, LogLine, PrintedCard, SideView, Step, StepState, Tag, Tone,
    UnitCard,
};

use serde::{Deserialize, Serialize};

/// A unit in a battle: its side, counted from 0, and its number on that side.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct UnitRef {
    /// The side.
    pub side: u8,
    /// The unit's number in that side's army.
    pub unit: u16,
}

impl UnitRef {
    /// Returns the unit with this side and number.
    pub const fn new(side: u8, unit: u16) -> Self {
        Self { side, unit }
    }
}

/// Returns the other side of a battle.
pub const fn other(side: u8) -> u8 {
    if side == 0 { 1 } else { 0 }
}
