//! The factors of a charged unit's test (C-07a to C-07i).

use serde::{Deserialize, Serialize};

use super::army::{Arm, Order};
use super::readings::{FlankAndRear, FortAndObstacle, Readings};
use super::state::Struck;
use super::tables::{FactorId, Tables};

/// What a factor asks of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Body {
    /// What it fights as: cavalry that has dismounted is infantry (gap C-A16).
    pub arm: Arm,
    /// Its order.
    pub order: Order,
}

impl Body {
    /// Whether it is infantry in open order, or guns.
    const fn is_loose(self) -> bool {
        match self.arm {
            Arm::Infantry => matches!(self.order, Order::Open),
            Arm::Artillery => true,
            Arm::Cavalry => false,
        }
    }

    /// Whether it is in close order; guns never are.
    const fn is_close(self) -> bool {
        match self.arm {
            Arm::Infantry | Arm::Cavalry => matches!(self.order, Order::Close),
            Arm::Artillery => false,
        }
    }

    const fn is_cavalry(self) -> bool {
        matches!(self.arm, Arm::Cavalry)
    }
}

/// A unit that is charged, with all that charge it. However many they are, it
/// tests once (gap C-A14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charged {
    /// The unit.
    pub target: Body,
    /// Its chargers, and where each strikes it.
    pub chargers: Vec<(Body, Struck)>,
    /// Whether it is shaken.
    pub shaken: bool,
    /// Whether it is behind an obstacle or in a building.
    pub obstacle: bool,
    /// Whether it is in a fortification.
    pub fortification: bool,
}

impl Charged {
    /// Whether a charger is to its front: one that it may counter-charge (C-09).
    pub fn is_faced(&self) -> bool {
        let mut chargers = self.chargers.iter();
        chargers.any(|(_, struck)| *struck == Struck::Front)
    }
}

/// A factor that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingFactor")]
pub struct Applied {
    /// Which.
    pub id: FactorId,
    /// What it adds.
    pub value: i32,
}

impl Charged {
    /// Whether it can never counter-charge (C-10).
    pub const fn is_sheltered(&self) -> bool {
        self.obstacle || self.fortification
    }

    fn struck(&self, side: Struck) -> bool {
        self.chargers.iter().any(|(_, struck)| *struck == side)
    }

    /// Whether a factor applies.
    fn has(&self, id: FactorId, readings: &Readings) -> bool {
        let target = self.target;
        let any = |holds: fn(Body) -> bool| self.chargers.iter().any(|(body, _)| holds(*body));
        let all = |holds: fn(Body) -> bool| {
            !self.chargers.is_empty() && self.chargers.iter().all(|(body, _)| holds(*body))
        };
        match id {
            FactorId::NoncavByCav => !target.is_cavalry() && any(Body::is_cavalry),
            FactorId::OpenOrArtyByClose => target.is_loose() && any(Body::is_close),
            FactorId::Rear => self.struck(Struck::Rear),
            FactorId::Flank => match readings.flank_and_rear {
                FlankAndRear::Both => self.struck(Struck::Flank),
                FlankAndRear::Worst => self.struck(Struck::Flank) && !self.struck(Struck::Rear),
            },
            FactorId::Shaken => self.shaken,
            FactorId::ObstacleOrBuilding => match readings.fort_and_obstacle {
                FortAndObstacle::FortOnly => self.obstacle && !self.fortification,
                FortAndObstacle::Both => self.obstacle,
            },
            FactorId::CavOnlyByNoncav => target.is_cavalry() && all(|body| !body.is_cavalry()),
            FactorId::CloseOnlyByOpen => target.is_close() && all(Body::is_loose),
            FactorId::Fortification => self.fortification,
        }
    }
}

/// Every factor that applies, in the book's order.
pub fn factors(charged: &Charged, tables: &Tables, readings: &Readings) -> Vec<Applied> {
    FactorId::ALL
        .iter()
        .copied()
        .filter(|id| id.clause().stands() && charged.has(*id, readings))
        .map(|id| Applied {
            id,
            value: tables.factor(id),
        })
        .collect()
}

/// What the factors come to.
pub fn total(factors: &[Applied]) -> i32 {
    factors.iter().map(|factor| factor.value).sum()
}
