//! Sections 7.5, 7.6.2, 7.6.3 and 7.9: the distance of a charge, evasion, rout or pursuit.

use std::cmp::Ordering;

use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::{ClauseId, Length};

use super::allowance::Line;
use super::charges::{ChargeObservations, ChargeTurn};
use super::ground::{FeatureKind, Stand};
use super::manoeuvres::Manoeuvre;
use super::moves::{Crossed, MoveObservations, Way};
use super::position::Position;
use super::state::*;
use super::{Battle, position};
use crate::interpretations::{EvasionMost, SquareMoves};
use crate::movement::figures_flight;
use crate::shooting::{Movement, Shooters, Side, SmallArms};
use crate::terrain;

/// The reach of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeReach {
    /// The normal move, less the cost of the manoeuvre.
    pub normal: Length,
    /// The bonus move straight ahead; 0 for units without a bonus and units that shoot.
    pub bonus: Length,
    /// The deduction for stakes in the way (F-2.65).
    pub stakes: Length,
    /// The deduction for the terrain where the charge begins.
    pub ground: Option<Line>,
    /// The deduction for a stream or a steep slope at half speed (F-11.02, F-11.03).
    pub slow: Option<Line>,
}

impl ChargeReach {
    /// Returns the total reach.
    pub fn total(self) -> Length {
        let ground = [self.ground, self.slow].into_iter().flatten();
        let deducted = ground.fold(self.stakes, |sum, line| sum.plus(line.length));
        let full = self.normal.plus(self.bonus);
        full.minus(deducted).max(Length::ZERO)
    }
}

/// The distance of an evasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvasionReach {
    /// The minimum distance.
    pub least: Length,
    /// The maximum distance.
    pub most: Length,
}

/// Returns the reach of the unit's charge, with the players' observations; `None` if the unit has
/// no figures.
pub fn charge_reach(
    battle: &Battle,
    unit: UnitRef,
    observed: &ChargeObservations,
) -> Option<ChargeReach> {
    position(battle).charge_reach(unit, observed)
}

/// Returns the distance of the unit's evasion (F-7.48); `None` if the unit has no figures.
pub fn evasion_reach(battle: &Battle, unit: UnitRef) -> Option<EvasionReach> {
    position(battle).evasion_reach(unit)
}

/// Returns the name of slow terrain on a charge. Only the players see whether a charge goes up,
/// down or across a slope.
fn name_on_charge(over: Crossed) -> &'static str {
    if over == Crossed::SteepUp {
        "steep"
    } else {
        over.id()
    }
}

impl Position<'_> {
    /// Returns the reach of a charge before deductions for stakes and terrain. A manoeuvre reduces
    /// only the normal move within the charge (F-7.40).
    pub(super) fn charge_reach(
        &self,
        unit: UnitRef,
        observed: &ChargeObservations,
    ) -> Option<ChargeReach> {
        let pace = self.figures_pace(unit)?;
        let bonus = pace.charge.minus(pace.normal);
        let bonus = if observed.shoots { Length::ZERO } else { bonus };
        let after = |full: Length| match observed.turn {
            ChargeTurn::None => full,
            ChargeTurn::ChangeFacing => {
                let (cost, _) = self.cost(unit, Manoeuvre::ChangeFacing);
                full.minus(cost).max(Length::ZERO)
            }
            ChargeTurn::Wheel => self.at_way(unit, Way::Wheel, full),
            ChargeTurn::NarrowOblique => self.at_way(unit, Way::NarrowOblique, full),
            ChargeTurn::WideOblique => self.at_way(unit, Way::WideOblique, full),
        };
        Some(ChargeReach {
            normal: after(pace.normal),
            bonus,
            stakes: Length::ZERO,
            ground: None,
            slow: None,
        })
    }

    /// Returns the longest distance that a charge can have. Only the players see how much of it is
    /// wheeled or oblique. A change of facing has a cost and comes first (F-7.40).
    pub(super) fn measured_reach(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: ChargeObservations,
    ) -> Option<Length> {
        let turn = match observed.turn {
            ChargeTurn::ChangeFacing => ChargeTurn::ChangeFacing,
            ChargeTurn::None
            | ChargeTurn::Wheel
            | ChargeTurn::NarrowOblique
            | ChargeTurn::WideOblique => ChargeTurn::None,
        };
        let reach = self.reach_at(unit, target, &ChargeObservations { turn, ..observed });
        reach.map(ChargeReach::total)
    }

    /// Returns the deduction for the lines of stakes that a charge on this side of an enemy
    /// crosses: the enemy's stakes, and the unit's own stakes as it leaves them (F-2.65).
    fn stakes_of_charge(&self, unit: UnitRef, target: UnitRef, onto: Facing) -> Length {
        let his = onto == Facing::Front && self.plants(target);
        let lines = i32::from(his) + i32::from(self.plants(unit));
        let line = &self.rules.movement.distance.filter_through_stakes;
        line.length.at(self.setup.scale).times(lines)
    }

    /// Returns the reach of a charge at this enemy, less the deductions for stakes in the way, for
    /// the terrain that the unit leaves, and for streams and steep slopes at both ends.
    pub(super) fn reach_at(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Option<ChargeReach> {
        let reach = self.charge_reach(unit, observed)?;
        Some(ChargeReach {
            stakes: self.stakes_of_charge(unit, target, observed.onto),
            ground: self.ground_of_charge(unit, target, (observed, reach.total())),
            slow: self.slow_part_of_charge(unit, target, observed),
            ..reach
        })
    }

    /// Returns the deduction for the terrain where a charge begins: the exit of a block, an
    /// obstacle or its own side's wagons in front, or the part of the way in a wood (F-2.69, F-11.07
    /// to F-11.10, F-11.14, F-11.19, F-11.20, D-248, D-261).
    fn ground_of_charge(
        &self,
        unit: UnitRef,
        target: UnitRef,
        (observed, full): (&ChargeObservations, Length),
    ) -> Option<Line> {
        let (site, stand) = self.at(unit)?;
        let together = self.are_together(unit, target);
        let ahead = self.obstacle_ahead(unit, target, observed.turn).is_some();
        let over = match (site.feature.kind, stand) {
            (FeatureKind::WarWagons, Stand::In) => Crossed::OwnWagons,
            (FeatureKind::Laager, Stand::Behind) if ahead => Crossed::OwnWagons,
            (kind, Stand::In) if kind.is_block() => Crossed::OutOfBlock,
            (FeatureKind::LowWall, Stand::Behind) if ahead => Crossed::LowWall,
            (FeatureKind::HighWall, Stand::Behind) if ahead => Crossed::HighWall,
            (FeatureKind::Ditch, Stand::Behind) if ahead => Crossed::Ditch,
            (FeatureKind::LightFieldworks | FeatureKind::HeavyFieldworks, Stand::Behind)
                if ahead =>
            {
                Crossed::Fieldworks
            }
            (FeatureKind::LightWood, Stand::In) => Crossed::LightWood,
            (FeatureKind::HeavyWood, Stand::In) => Crossed::HeavyWood,
            _ => return None,
        };
        let edge = &self.rules.ground.sight.wood_edge.length;
        let edge = if together {
            full
        } else {
            edge.at(self.setup.scale)
        };
        let line = self
            .charge_deduction(unit, over)
            .or_else(|| self.slowed_by(unit, over, edge, together));
        line.filter(|line| line.length > Length::ZERO)
    }

    /// Returns the named terrain that a charge may cover at half speed: a stream in front of the
    /// unit or of its target, a steep slope under either unit, or a bridge on which the unit begins
    /// or by which it charges (F-11.02, F-11.03, F-11.13).
    pub(super) fn slow_on_charge(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Option<Crossed> {
        let crossed = self.crossed_by_charge(unit, target, observed);
        let stream = crossed.contains(&FeatureKind::Stream);
        let on_slope = |unit| {
            let kind = self.at(unit).map(|(site, _)| site.feature.kind);
            kind == Some(FeatureKind::SteepSlope)
        };
        let slope = on_slope(unit) || on_slope(target);
        let bridge = self.is_on_bridge(unit) || self.crosses_bridge(unit, target, observed);
        match (stream, slope) {
            (true, _) => Some(Crossed::Stream),
            (false, true) => Some(Crossed::SteepUp),
            (false, false) => bridge.then_some(Crossed::Bridge),
        }
    }

    /// Returns the deduction for the part of a charge at half speed, as measured, but at least the
    /// minimum for a stream.
    fn slow_part_of_charge(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Option<Line> {
        let over = self.slow_on_charge(unit, target, observed)?;
        let way = observed.slow.unwrap_or(Length::ZERO);
        let line = self.slowed_by(unit, over, way, false)?;
        let least = self.least_extra(over).unwrap_or_default();
        let length = line.length.max(least);
        let what = name_on_charge(over);
        (length > Length::ZERO).then_some(Line {
            what,
            length,
            ..line
        })
    }

    /// Returns the reach of a charge on a steep slope if the whole charge is at half speed
    /// (F-11.02). `None` if the players have measured the part at half speed, or if no steep slope
    /// slows the charge.
    pub(super) fn reach_at_half_speed(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Option<Line> {
        let over = self.slow_on_charge(unit, target, observed)?;
        if observed.slow.is_some() || over != Crossed::SteepUp {
            return None;
        }
        let full = self.reach_at(unit, target, observed)?.total();
        let line = self.over(unit, over, full)?;
        let what = name_on_charge(over);
        Some(Line { what, ..line })
    }

    /// Whether the target of a charge is at the same feature as the unit.
    fn are_together(&self, unit: UnitRef, target: UnitRef) -> bool {
        let feature = |unit| self.at(unit).map(|(site, _)| site.feature.id);
        feature(unit).is_some() && feature(unit) == feature(target)
    }

    /// Returns the feature in front of a unit that its charge must cross. A charge need not cross
    /// the feature if it begins with a change of facing, or if its target is at the same feature
    /// (D-261).
    pub(super) fn obstacle_ahead(
        &self,
        unit: UnitRef,
        target: UnitRef,
        turn: ChargeTurn,
    ) -> Option<&Site> {
        let (site, stand) = self.at(unit)?;
        let turns = turn == ChargeTurn::ChangeFacing;
        let crosses = stand == Stand::Behind && !turns && !self.are_together(unit, target);
        crosses.then_some(site)
    }

    /// Returns the kinds of terrain that a charge crosses: the terrain in front of the unit, and
    /// the terrain in front of its target.
    pub(super) fn crossed_by_charge(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Vec<FeatureKind> {
        let own = self.obstacle_ahead(unit, target, observed.turn);
        let frontal = observed.onto == Facing::Front;
        let shelters = |(_, stand): &(&Site, Stand)| frontal && *stand == Stand::Behind;
        let other = self.at(target).filter(shelters).map(|(site, _)| site);
        let crossed = own.into_iter().chain(other);
        crossed.map(|site| site.feature.kind).collect()
    }

    /// Whether the feature in front of a unit removes the impetus of a charge over the feature
    /// (F-7.45, F-11.03, F-11.09, F-11.19).
    pub(super) fn charges_over_obstacle(
        &self,
        unit: UnitRef,
        target: UnitRef,
        turn: ChargeTurn,
    ) -> bool {
        let site = self.obstacle_ahead(unit, target, turn);
        site.is_some_and(|site| terrain::going(&site.feature, site.hits, self.rules).is_some())
    }

    /// Whether crossing a stream disorders the unit, because the stream divides it on the way
    /// (F-11.03, D-225).
    pub(super) fn is_divided_by_streams(&self, unit: UnitRef) -> bool {
        self.crossing_disorders(&MoveObservations::stood(unit), Crossed::Stream)
    }

    /// Whether the charge crosses a river, there is a bridge, and the unit is in a column that fits
    /// on it (F-11.12, F-11.13).
    pub(super) fn may_cross_bridge(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> bool {
        let bridge = |site: &Site| site.feature.kind == FeatureKind::Bridge;
        let crossed = self.crossed_by_charge(unit, target, observed);
        let fits = self.too_wide_for_bridge(unit).is_none();
        fits && crossed.contains(&FeatureKind::River) && self.state.ground.values().any(bridge)
    }

    /// Whether the charge crosses a river by a bridge (F-11.13).
    pub(super) fn crosses_bridge(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> bool {
        observed.by_bridge && self.may_cross_bridge(unit, target, observed)
    }

    /// Returns the clause that closes the feature in front of a unit to its charge; `None` if the
    /// unit may cross. A bridge opens a river (F-11.10, F-11.11, F-11.12, F-11.13).
    pub(super) fn barred_ahead(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: &ChargeObservations,
    ) -> Option<ClauseId> {
        let kind = self
            .obstacle_ahead(unit, target, observed.turn)?
            .feature
            .kind;
        if kind == FeatureKind::River && self.crosses_bridge(unit, target, observed) {
            return None;
        }
        let troops = self.entrants(unit);
        terrain::bars(kind, Stand::Across, &troops, self.rules)
    }

    /// Returns the deduction for slow terrain from a charge. If the whole way is through the
    /// terrain, the deduction is the distance that the unit cannot cover; otherwise it is the extra
    /// cost of the part in the terrain.
    fn slowed_by(&self, unit: UnitRef, over: Crossed, way: Length, all: bool) -> Option<Line> {
        let line = self.over(unit, over, way)?;
        let slow = line.length;
        let times = i32::try_from(way.sections(slow)).unwrap_or(1);
        let length = match (all, slow > Length::ZERO) {
            (true, _) => way.minus(slow),
            (false, true) => way.times(times).minus(way),
            (false, false) => Length::ZERO,
        };
        Some(Line { length, ..line })
    }

    /// Compares the distance of a charge with half of a full charge. At less than half, a foot
    /// target shoots at half effect (F-9.10); at half or less, only the target shoots at the
    /// charger (F-9.12). The players answer for a charge that was not measured.
    pub(super) fn against_half_charge(&self, unit: UnitRef, charge: Charge) -> Ordering {
        let full = self.figures_pace(unit).map(|pace| pace.charge);
        match (charge.distance.zip(full), charge.over_half) {
            (Some((distance, full)), _) => distance.times(2).cmp(&full),
            (None, true) => Ordering::Greater,
            (None, false) => Ordering::Less,
        }
    }

    /// Returns the distance that leaving a block or its own side's wagons costs the unit; `None` if
    /// the unit is in neither (F-2.69, F-11.14).
    fn exit_cost(&self, unit: UnitRef) -> Option<Length> {
        let (site, stand) = self.at(unit)?;
        let over = match (site.feature.kind, stand) {
            (FeatureKind::WarWagons, Stand::In) => Crossed::OwnWagons,
            (kind, Stand::In) if kind.is_block() => Crossed::OutOfBlock,
            _ => return None,
        };
        self.charge_deduction(unit, over).map(|line| line.length)
    }

    /// Returns the distance of an evasion, less the cost of leaving the unit's place (F-7.48,
    /// F-11.14). Guns stay behind (F-7.17).
    pub(super) fn evasion_reach(&self, unit: UnitRef) -> Option<EvasionReach> {
        let pace = self.figures_pace(unit)?;
        let row = &self.rules.movement.evasion;
        let full = match self.rules.choices.evasion_most {
            EvasionMost::Charge => pace.charge,
            EvasionMost::Normal => pace.normal,
        };
        let exit = self.exit_cost(unit).unwrap_or(Length::ZERO);
        let most = full.minus(exit).max(Length::ZERO);
        Some(EvasionReach {
            least: row.least.of(pace.normal).min(most),
            most,
        })
    }

    /// Returns the distance of a rout or pursuit, at charge speed. Interpretation D-110 decides
    /// whether trotters have the bonus.
    pub(super) fn flight_reach(&self, unit: UnitRef) -> Option<Length> {
        self.paces(unit, figures_flight).map(|pace| pace.charge)
    }

    /// Whether a charge on the unit was declared and has neither failed nor been completed. Charge
    /// moves come before normal moves (F-6.06 to F-6.09).
    pub(super) fn is_charged(&self, unit: UnitRef) -> bool {
        let open = [ChargeStage::Declared, ChargeStage::Passed];
        let comes = |of: &UnitRef| {
            let charge = self.state.charge_of(*of);
            charge.is_some_and(|its| open.contains(&its.stage))
        };
        self.chargers(unit).iter().any(comes)
    }

    /// Whether the unit has no flank or rear: a garrison faces every way (F-2.08, F-11.15, D-237),
    /// as does a square (D-127).
    pub(super) fn is_all_front(&self, unit: UnitRef) -> bool {
        self.garrisons_block(unit) || self.is_immobile_square(unit)
    }

    /// Returns the side of the unit that fire hits: the front, if the unit has no flank or rear
    /// (D-127, D-237).
    pub(super) fn side_hit(&self, unit: UnitRef, from: Side) -> Side {
        match self.is_all_front(unit) {
            true => Side::Front,
            false => from,
        }
    }

    /// Whether the unit is in a square that does not move (D-127).
    pub(super) fn is_immobile_square(&self, unit: UnitRef) -> bool {
        let square = self.unit(unit).is_some_and(|(_, state)| state.square);
        let immobile = self.rules.choices.square_moves == SquareMoves::Stands;
        square && immobile && !self.faces_one_way(unit)
    }

    /// Returns the side of the target that a charge strikes. A garrison, a unit that has formed
    /// square since the declaration (D-127, D-237) and a unit that countercharges (F-7.46) are
    /// struck in front.
    pub(super) fn strikes(&self, charger: UnitRef, charge: Charge) -> Facing {
        let own = self.state.charge_of(charge.target);
        let met = own.is_some_and(|own| own.counter && own.target == charger);
        if self.is_all_front(charge.target) || met {
            Facing::Front
        } else {
            charge.onto
        }
    }

    /// Whether some of the unit's figures may shoot while it charges this enemy: salvee foot,
    /// trotters with pistols, troops with javelins (F-7.41, D-154).
    pub(super) fn may_shoot_charging(&self, unit: UnitRef, target: UnitRef) -> bool {
        let Some((_, state)) = self.unit(unit) else {
            return false;
        };
        let in_hand = self.in_hand(unit);
        let groups = (0_u8..).zip(in_hand.iter().zip(&state.groups));
        groups
            .filter(|(_, (_, left))| **left > 0)
            .any(|(group, (of, _))| {
                of.weapons.missiles().iter().any(|weapon| {
                    let arm = Arm::Group { group, weapon };
                    // A rank that did not fire may shoot, whether or not the other rank fired
                    // (F-9.35, D-156).
                    let mut ranks = RanksFired::ALL.into_iter();
                    ranks.any(|ranks| {
                        let plain = FireObservations::plain(1, true);
                        let volley =
                            self.volley(unit, target, arm, FireObservations { ranks, ..plain });
                        volley.is_some_and(|volley| match volley.shooters {
                            Shooters::SmallArms(arms) => SmallArms {
                                movement: Movement::Further,
                                ..arms
                            }
                            .may_fire_charging(),
                            Shooters::Guns(_) | Shooters::Sniper(_) => false,
                        })
                    })
                })
            })
    }

    /// Whether the unit's charge prevents it from shooting at this enemy. A unit that shoots while
    /// charging shoots at its target and forgoes the bonus move (F-7.41). If its target has left,
    /// it shoots at its own chargers (F-9.10, D-208).
    pub(super) fn charges_at_speed(&self, unit: UnitRef, target: UnitRef) -> bool {
        let charge = self.state.charge_of(unit);
        let shoots = |charge: Charge| charge.target == target && charge.shoots;
        let defends = |charge: Charge| {
            let gone = charge.stage == ChargeStage::TargetGone;
            gone && self.chargers(unit).contains(&target)
        };
        charge.is_some_and(|charge| !shoots(charge) && !defends(charge))
    }

    /// Returns the other units that charge the same enemy (F-7.38).
    pub(super) fn shares_charge_with(&self, unit: UnitRef, target: UnitRef) -> Vec<UnitRef> {
        let mut others = self.chargers(target);
        others.retain(|other| *other != unit);
        others
    }
}
