//! The factors of a charged unit's test (C-07a to C-07i).

use drumhead_rules::frame::{self, Modified, ModifierTable, modifier};
use drumhead_rules::ids;
use drumhead_vocabulary::play::UnitRef;

use super::army::{Arm, Order};
use super::interpretations::{FlankAndRear, FortAndObstacle, Interpretations};
use super::result::Bar;
use super::tables::{FactorId, Tables};
use crate::state::{Morale, State, Struck, UnitState};

ids! {
    /// The shelter of a charged unit.
    Cover as "ChargingCover" {
        /// None.
        Open = "open",
        /// An obstacle or a building (C-07f).
        ObstacleOrBuilding = "obstacle_or_building",
        /// A fortification (C-07i).
        Fortification = "fortification",
        /// Both.
        FortificationAndObstacle = "fortification_and_obstacle",
    }
}

impl Cover {
    /// Returns whether the shelter includes an obstacle or a building.
    pub const fn obstacle(self) -> bool {
        matches!(
            self,
            Self::ObstacleOrBuilding | Self::FortificationAndObstacle
        )
    }

    /// Returns whether the shelter includes a fortification.
    pub const fn fortification(self) -> bool {
        matches!(self, Self::Fortification | Self::FortificationAndObstacle)
    }
}

/// The properties of a unit that decide which factors apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Body {
    /// The arm that the unit fights as: dismounted cavalry is infantry (gap C-A16).
    pub arm: Arm,
    /// The order.
    pub order: Order,
}

impl Body {
    /// Returns every combination of an arm and an order.
    pub(crate) fn each() -> impl Iterator<Item = Self> {
        let arms = Arm::ALL.into_iter();
        arms.flat_map(|arm| Order::ALL.map(|order| Self { arm, order }))
    }

    /// Returns whether the unit is open-order infantry or guns.
    const fn is_loose(self) -> bool {
        match self.arm {
            Arm::Infantry => matches!(self.order, Order::Open),
            Arm::Artillery => true,
            Arm::Cavalry => false,
        }
    }

    /// Returns whether the unit is in close order.
    const fn is_close(self) -> bool {
        matches!(self.order, Order::Close) && self.arm.has_order()
    }

    /// Returns whether the unit fights as cavalry.
    pub(crate) const fn is_cavalry(self) -> bool {
        matches!(self.arm, Arm::Cavalry)
    }
}

/// A charged unit with all its chargers. The unit tests once, regardless of the number of chargers
/// (gap C-A14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charged {
    /// The unit.
    pub target: Body,
    /// The chargers, with the side that each strikes.
    pub chargers: Vec<(Body, Struck)>,
    /// Whether the unit is shaken.
    pub shaken: bool,
    /// Whether the unit is behind an obstacle or in a building.
    pub obstacle: bool,
    /// Whether the unit is in a fortification.
    pub fortification: bool,
}

impl UnitState {
    /// Returns the arm and the order in which the unit fights at present (gap C-A16).
    pub const fn body(&self) -> Body {
        Body {
            arm: self.arm.present(self.mounted),
            order: self.order,
        }
    }
}

impl State {
    /// Returns the unit with its chargers and this cover. `None` if the unit is not charged.
    pub fn charged(&self, unit: UnitRef, cover: Cover) -> Option<Charged> {
        let target = self.unit(unit)?;
        let chargers: Vec<_> = self
            .charges_on(unit)
            .filter_map(|charge| Some((self.unit(charge.charger)?.body(), charge.struck)))
            .collect();
        (!chargers.is_empty()).then(|| Charged {
            target: target.body(),
            chargers,
            shaken: target.morale == Morale::Shaken,
            obstacle: cover.obstacle(),
            fortification: cover.fortification(),
        })
    }
}

impl Charged {
    /// Returns whether the unit is sheltered.
    pub const fn is_sheltered(&self) -> bool {
        self.obstacle || self.fortification
    }

    /// Returns whether the unit is struck on this side.
    pub fn is_struck(&self, side: Struck) -> bool {
        self.chargers.iter().any(|(_, struck)| *struck == side)
    }

    fn any(&self, predicate: fn(Body) -> bool) -> bool {
        self.chargers.iter().any(|(body, _)| predicate(*body))
    }

    fn none(&self, predicate: fn(Body) -> bool) -> bool {
        !self.chargers.is_empty() && !self.any(predicate)
    }

    /// Returns the values with which the score is compared.
    pub fn bar(&self, basic_morale: u8) -> Bar {
        Bar {
            basic_morale,
            sheltered: self.is_sheltered(),
            horse: self.meets_cavalry(|struck| struck == Struck::Front),
            faced: self.is_struck(Struck::Front),
        }
    }

    /// Returns the values as if every charger were in front.
    pub(crate) fn bar_if_faced(&self, basic_morale: u8) -> Bar {
        Bar {
            horse: self.meets_cavalry(|_| true),
            faced: true,
            ..self.bar(basic_morale)
        }
    }

    /// Returns whether cavalry is charged by cavalry on one of these sides.
    fn meets_cavalry(&self, sides: impl Fn(Struck) -> bool) -> bool {
        let met = |(body, struck): &(Body, Struck)| body.is_cavalry() && sides(*struck);
        self.target.is_cavalry() && self.chargers.iter().any(met)
    }
}

impl Modified for Charged {
    type Id = FactorId;
    type Situation<'a> = (&'a Self, &'a Interpretations);
}

/// Every factor, in the order of the rules.
pub(crate) const FACTORS: ModifierTable<Charged> = ModifierTable(&[
    modifier(FactorId::NoncavByCav, "C-07a", |(it, _)| {
        (!it.target.is_cavalry() && it.any(Body::is_cavalry)).into()
    }),
    modifier(FactorId::OpenOrArtyByClose, "C-07b", |(it, _)| {
        (it.target.is_loose() && it.any(Body::is_close)).into()
    }),
    modifier(FactorId::Rear, "C-07c", |(it, _)| {
        it.is_struck(Struck::Rear).into()
    }),
    modifier(FactorId::Flank, "C-07d", |(it, interpretations)| {
        let worse =
            it.is_struck(Struck::Rear) && interpretations.flank_and_rear == FlankAndRear::Worst;
        (it.is_struck(Struck::Flank) && !worse).into()
    }),
    modifier(FactorId::Shaken, "C-07e", |(it, _)| it.shaken.into()),
    modifier(
        FactorId::ObstacleOrBuilding,
        "C-07f",
        |(it, interpretations)| {
            let only = interpretations.fort_and_obstacle == FortAndObstacle::FortOnly;
            (it.obstacle && !(it.fortification && only)).into()
        },
    ),
    modifier(FactorId::CavOnlyByNoncav, "C-07g", |(it, _)| {
        (it.target.is_cavalry() && it.none(Body::is_cavalry)).into()
    }),
    modifier(FactorId::CloseOnlyByOpen, "C-07h", |(it, _)| {
        (it.target.is_close() && it.none(|body| !body.is_loose())).into()
    }),
    modifier(FactorId::Fortification, "C-07i", |(it, _)| {
        it.fortification.into()
    }),
]);

/// A factor that applies.
pub type Applied = frame::Applied<FactorId>;

/// Returns every factor that applies, in the order of the rules.
pub fn factors(
    charged: &Charged,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Vec<Applied> {
    FACTORS.tally(&(charged, interpretations), |id| tables.factor(id))
}

/// Returns the factors that can apply to a charged unit of this kind, in the order of the rules.
pub(super) fn met_by(target: Body) -> impl Iterator<Item = FactorId> {
    let strikes =
        Body::each().flat_map(|body| Struck::ALL.iter().map(move |struck| (body, *struck)));
    // The two shelters are tried separately, because the factor for one can replace the factor for
    // the other.
    let cases: Vec<_> = strikes
        .flat_map(move |strike| {
            [true, false].map(|obstacle| Charged {
                target,
                chargers: vec![strike],
                shaken: true,
                obstacle,
                fortification: !obstacle,
            })
        })
        .collect();
    let interpretations = Interpretations::default();
    let rows = FACTORS.0.iter();
    let met = rows.filter(move |row| {
        cases
            .iter()
            .any(|case| (row.times)(&(case, &interpretations)) > 0)
    });
    met.map(|row| row.id)
}
