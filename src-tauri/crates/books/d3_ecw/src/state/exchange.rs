//! Where an attack has come to, with what it goes by and who decides about its die.

use drumhead_rules::frame::{Impossible, impossible};
use drumhead_rules::play::Misfit;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::attack::{Applied, Attack, Party};

/// Where an attack has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "InState", into = "InState")]
pub enum Exchange {
    /// No attack waits.
    #[default]
    AtRest,
    /// A die may be rolled again.
    Trial(Trial),
    /// The unit that was attacked rolls too.
    Reply(ReplyDue),
}

/// An exchange as the state has it in files.
#[derive(Serialize, Deserialize)]
struct InState {
    trial: Option<Trial>,
    reply: Option<ReplyDue>,
}

impl From<InState> for Exchange {
    fn from(InState { trial, reply }: InState) -> Self {
        let reply = reply.map_or(Self::AtRest, Self::Reply);
        trial.map_or(reply, Self::Trial)
    }
}

impl From<Exchange> for InState {
    fn from(exchange: Exchange) -> Self {
        Self {
            trial: exchange.trial().cloned(),
            reply: exchange.reply().copied(),
        }
    }
}

/// An attack with a die that may be re-rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The attacker.
    pub by: UnitRef,
    /// The target.
    pub at: UnitRef,
    /// What it goes by.
    pub attack: Attack,
    /// What is added to the die.
    pub applied: Vec<Applied>,
    /// The score it showed first.
    pub first: u8,
    /// The score that stands so far.
    pub score: u8,
    /// The sides that may re-roll and have not decided, in order.
    pub asks: Vec<Party>,
    /// The hits of the attack that this one answers, which land with its own
    /// (gap D3-A4); none where it answers nothing.
    pub answers: Option<u8>,
}

/// A unit that was attacked in melee and rolls too (gap D3-A4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplyDue {
    /// The unit that rolls now.
    pub by: UnitRef,
    /// Its attacker.
    pub at: UnitRef,
    /// The hits that it takes when both have rolled.
    pub hits: u8,
}

impl Exchange {
    /// The attack with a die that may be re-rolled.
    pub const fn trial(&self) -> Option<&Trial> {
        match self {
            Self::Trial(trial) => Some(trial),
            Self::AtRest | Self::Reply(_) => None,
        }
    }

    /// The answer that is due.
    pub const fn reply(&self) -> Option<&ReplyDue> {
        match self {
            Self::Reply(reply) => Some(reply),
            Self::AtRest | Self::Trial(_) => None,
        }
    }

    /// Whether it waits for a decision or an answer.
    pub(crate) const fn is_open(&self) -> bool {
        !matches!(self, Self::AtRest)
    }

    /// Whether a unit takes part in it.
    pub(crate) fn is_of(&self, unit: UnitRef) -> bool {
        match self {
            Self::AtRest => false,
            Self::Trial(Trial { by, at, .. }) | Self::Reply(ReplyDue { by, at, .. }) => {
                [*by, *at].contains(&unit)
            }
        }
    }

    /// The attack of which this unit may have the die rolled again, and for which party.
    ///
    /// # Errors
    /// [`Impossible`] for any other unit.
    pub(crate) fn asked(&self, unit: UnitRef) -> Result<(&Trial, Party), Impossible> {
        let found = self.trial().and_then(|trial| {
            let mut asks = trial.asks.iter();
            let party = asks.find(|party| trial.unit_of(**party) == unit)?;
            Some((trial, *party))
        });
        found.ok_or_else(|| impossible("no_decision").with("unit", unit))
    }

    /// The unit that says first whether the die is rolled again.
    pub(crate) fn decides(&self) -> Option<UnitRef> {
        let trial = self.trial()?;
        trial.asks.first().map(|party| trial.unit_of(*party))
    }

    /// The attack that waits for a decision, to be changed.
    ///
    /// # Errors
    /// A [`Misfit`] where none does.
    pub(crate) fn trial_mut(&mut self) -> Result<&mut Trial, Misfit> {
        match self {
            Self::Trial(trial) => Ok(trial),
            Self::AtRest | Self::Reply(_) => {
                Err(Misfit("no attack waits for a decision".to_owned()))
            }
        }
    }
}

impl Trial {
    /// The unit that stands for a party.
    pub const fn unit_of(&self, party: Party) -> UnitRef {
        match party {
            Party::Attacker => self.by,
            Party::Target => self.at,
        }
    }
}
