//! The state of an attack: its properties, and the parties that decide on a re-roll.

use drumhead_rules::frame::{Impossible, impossible};
use drumhead_rules::play::BadFact;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::attack::{Applied, Attack, Party};

/// The state of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "InState", into = "InState")]
pub enum Exchange {
    /// No attack is open.
    #[default]
    AtRest,
    /// A die may be re-rolled.
    Trial(Trial),
    /// The target rolls in reply.
    Reply(ReplyDue),
}

/// The serialised form of an exchange.
#[derive(Serialize, Deserialize)]
struct InState {
    trial: Option<Trial>,
    reply: Option<ReplyDue>,
}

impl From<InState> for Exchange {
    fn from(InState { trial, reply }: InState) -> Self {
        trial.map_or(reply.map_or(Self::AtRest, Self::Reply), Self::Trial)
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
    /// The properties.
    pub attack: Attack,
    /// The die's modifiers.
    pub applied: Vec<Applied>,
    /// The first score.
    pub first: u8,
    /// The current score.
    pub score: u8,
    /// The parties that may re-roll and have not decided yet, in order.
    pub asks: Vec<Party>,
    /// The hits of the attack to which this attack replies; both are applied together (gap D3-A4).
    /// `None` if this attack is not a reply.
    pub answers: Option<u8>,
}

/// A target in melee that rolls in reply (gap D3-A4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplyDue {
    /// The unit that rolls.
    pub by: UnitRef,
    /// The first attacker, which is the target of the reply.
    pub at: UnitRef,
    /// The hits that the rolling unit suffers once both have rolled.
    pub hits: u8,
}

impl Exchange {
    /// Returns the attack with a die that may be re-rolled.
    pub const fn trial(&self) -> Option<&Trial> {
        match self {
            Self::Trial(trial) => Some(trial),
            Self::AtRest | Self::Reply(_) => None,
        }
    }

    /// Returns the pending reply.
    pub const fn reply(&self) -> Option<&ReplyDue> {
        match self {
            Self::Reply(reply) => Some(reply),
            Self::AtRest | Self::Trial(_) => None,
        }
    }

    /// Returns whether a decision or a reply is pending.
    pub(crate) const fn is_open(&self) -> bool {
        !matches!(self, Self::AtRest)
    }

    /// Returns the attacker and the target of the open attack.
    pub(crate) const fn parties(&self) -> Option<(UnitRef, UnitRef)> {
        match self {
            Self::AtRest => None,
            Self::Trial(Trial { by, at, .. }) => Some((*by, *at)),
            // While a reply is pending, the unit that rolls is the target of the attack.
            Self::Reply(ReplyDue { by, at, .. }) => Some((*at, *by)),
        }
    }

    /// Returns whether a unit takes part in the attack.
    pub(crate) fn is_of(&self, unit: UnitRef) -> bool {
        match self {
            Self::AtRest => false,
            Self::Trial(Trial { by, at, .. }) | Self::Reply(ReplyDue { by, at, .. }) => {
                [*by, *at].contains(&unit)
            }
        }
    }

    /// Returns the attack with the die that this unit may re-roll, and the unit's party.
    ///
    /// # Errors
    /// Returns [`Impossible`] if the unit may not re-roll a die.
    pub(crate) fn asked(&self, unit: UnitRef) -> Result<(&Trial, Party), Impossible> {
        let found = self.trial().and_then(|trial| {
            let mut asks = trial.asks.iter();
            let party = asks.find(|party| trial.unit_of(**party) == unit)?;
            Some((trial, *party))
        });
        found.ok_or_else(|| impossible("no_decision").with("unit", unit))
    }

    /// Returns the unit that decides next on a re-roll.
    pub(crate) fn decides(&self) -> Option<UnitRef> {
        let trial = self.trial()?;
        trial.asks.first().map(|party| trial.unit_of(*party))
    }

    /// Returns the attack with an open decision, mutably.
    ///
    /// # Errors
    /// Returns a [`BadFact`] if no decision is open.
    pub(crate) fn trial_mut(&mut self) -> Result<&mut Trial, BadFact> {
        match self {
            Self::Trial(trial) => Ok(trial),
            Self::AtRest | Self::Reply(_) => Err(BadFact::Missing {
                kind: "attack",
                id: String::new(),
            }),
        }
    }
}

impl Trial {
    /// Returns the unit of a party.
    pub const fn unit_of(&self, party: Party) -> UnitRef {
        match party {
            Party::Attacker => self.by,
            Party::Target => self.at,
        }
    }
}
