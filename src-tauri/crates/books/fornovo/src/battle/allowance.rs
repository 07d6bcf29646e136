//! A unit's move: the normal move, the part already spent, the deductions for obstacles, and the
//! distance left over each kind of terrain and by each way of moving (F-7.01 to F-7.26).

use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::{ClauseId, Length};

use super::ground::Stand;
use super::moves::{Crossed, MoveObservations, Upsets, Way};
use super::position::Position;
use super::state::*;
use super::{Battle, position};
use crate::army::{Grade, Group, Kind, Order, Unit};
use crate::clauses::{LOOSE, REDUCED};
use crate::formation::{self, Block, formed, place};
use crate::interpretations::DividedBy;
use crate::movement::{Mount, over};
use crate::steadiness::playing_grade;
use crate::tables::manoeuvres::{Pace, Reach};
use crate::tables::movement::Mover;
use crate::tables::obstacles::{Obstacle, TownBlock};
use crate::terrain;
use crate::weapons::Weapon;

/// A unit's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The normal move; for guns, limbered or manhandled.
    pub normal: Length,
    /// The part of the move already spent this turn.
    pub spent: Length,
    /// Deductions before this move begins, each with its reason.
    pub deductions: Vec<Line>,
    /// The distance left.
    pub left: Length,
    /// The distances left where the unit moves more slowly, each with its reason. A move that is
    /// only partly slow covers more than such a distance, but less than the full distance.
    pub slower: Vec<Line>,
}

/// A line in an allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The id of the line in the catalogue.
    pub what: &'static str,
    /// The clause.
    pub clause: ClauseId,
    /// The distance.
    pub length: Length,
}

/// A deduction before a move begins, from its row in the tables.
enum Toll<'t> {
    /// An obstacle to cross, or works to enter.
    Obstacle(&'t Obstacle),
    /// Planted stakes or wagons: a distance in inches.
    Inches(&'t Reach),
    /// Leaving a town block.
    Block(&'t TownBlock),
}

/// Returns the distance that a move covers if it is slow for all these reasons at once; `None`
/// unless several of them slow it.
fn all_at_once(left: Length, reasons: &[&dyn Fn(Length) -> Vec<Line>]) -> Option<Length> {
    let mut length = left;
    let mut count = 0;
    for reason in reasons {
        let slowest = reason(length).iter().map(|line| line.length).min();
        if let Some(slowest) = slowest.filter(|slowest| *slowest < length) {
            length = slowest;
            count += 1;
        }
    }
    (count > 1).then_some(length)
}

/// Returns the unit's move, with the players' observations; `None` if the unit has no figures,
/// guns or wagons that move.
pub fn allowance(battle: &Battle, observed: &MoveObservations) -> Option<Allowance> {
    position(battle).allowance(observed)
}

impl Position<'_> {
    /// Whether the unit manoeuvres at the better rates, as steady regulars of grades A to C do
    /// (section 7.17).
    pub(super) fn drilled(&self, unit: UnitRef) -> bool {
        self.unit(unit)
            .is_some_and(|(bought, _)| self.steady(unit) && playing_grade(bought).grade <= Grade::C)
    }

    /// Whether the unit moves and changes facing freely, as skirmishers do (F-7.28).
    pub(super) fn moves_freely(&self, unit: UnitRef) -> bool {
        self.unit(unit)
            .is_some_and(|(bought, _)| bought.order == Order::Skirmish)
    }

    /// Returns the unit as bought, with its current figures and formation. Horse-holders are not in
    /// its ranks (F-7.34).
    pub(super) fn current_unit(&self, unit: UnitRef) -> Option<Unit> {
        let (bought, state) = self.unit(unit)?;
        let mut now = bought.clone();
        for (group, left) in now.groups.iter_mut().zip(self.groups_at_hand(unit)) {
            group.count = left;
        }
        now.formation = state.formation;
        Some(now)
    }

    /// Returns the number of ranks of the unit's deepest block; `None` if its front is unknown. A
    /// sniper, or a single figure, is one rank.
    pub(super) fn ranks(&self, unit: UnitRef) -> Option<u32> {
        if self.unit(unit)?.1.figures() == 1 {
            return Some(1);
        }
        let formed = formed(&self.current_unit(unit)?, self.rules)?;
        let blocks = formed.body.iter().chain(formed.sleeves.iter().flatten());
        blocks.map(|block| block.ranks).max()
    }

    /// Returns the front, in figures, of the unit's blocks that contain a group for which
    /// `is_wanted` is true; `None` if there is no such block, or the unit's front is unknown.
    pub(super) fn front_of(
        &self,
        unit: UnitRef,
        is_wanted: impl Fn(&Group) -> bool,
    ) -> Option<u32> {
        let blocks = self.blocks_of(unit, is_wanted)?;
        Some(blocks.iter().map(|block| block.front).sum())
    }

    /// Returns the unit's blocks that contain a group for which `is_wanted` is true; `None` if
    /// there are none, or the unit's front is unknown.
    fn blocks_of(&self, unit: UnitRef, is_wanted: impl Fn(&Group) -> bool) -> Option<Vec<Block>> {
        let now = self.current_unit(unit)?;
        let formed = formed(&now, self.rules)?;
        let has_wanted = |here: formation::Place| {
            let mut groups = now.groups.iter();
            groups.any(|group| group.count > 0 && place(&now, group) == here && is_wanted(group))
        };
        let body = formed.body.filter(|_| has_wanted(formation::Place::Body));
        let wings = formed
            .sleeves
            .filter(|_| has_wanted(formation::Place::Sleeves));
        let blocks: Vec<Block> = body
            .into_iter()
            .chain(wings.into_iter().flatten())
            .filter(|block| block.front > 0)
            .collect();
        (!blocks.is_empty()).then_some(blocks)
    }

    /// Returns the figures in the first ranks of the blocks that contain a group for which
    /// `is_wanted` is true; `None` if there is no such block, or the front is unknown. A short last
    /// row is not a rank (F-2.09).
    pub(super) fn in_first_ranks(
        &self,
        unit: UnitRef,
        ranks: u32,
        is_wanted: impl Fn(&Group) -> bool,
    ) -> Option<u32> {
        let blocks = self.blocks_of(unit, is_wanted)?;
        let figures = blocks.iter().map(|block| {
            let counted = block.ranks.min(ranks);
            block.front.saturating_mul(counted).min(block.figures)
        });
        Some(figures.sum())
    }

    /// Whether the unit has figures with this weapon in hand.
    pub(super) fn has_weapon(&self, unit: UnitRef, weapon: Weapon) -> bool {
        let hand = self.in_hand(unit);
        self.unit(unit).is_some_and(|(_, state)| {
            let mut armed = hand.iter().zip(&state.groups);
            armed.any(|(group, left)| *left > 0 && group.weapons.has(weapon))
        })
    }

    /// Returns the class of the unit's troops in the terrain tables.
    pub(super) fn mover(&self, unit: UnitRef) -> Option<Mover> {
        let (bought, state) = self.unit(unit)?;
        let skirmish = bought.order == Order::Skirmish;
        let mounted = matches!(self.mount(unit), Some(Mount::Cavalry(_) | Mount::Infantry));
        Some(match bought.kind {
            Kind::Artillery if state.crew == Crew::AtGuns => Mover::Guns,
            Kind::Artillery => Mover::SkirmishFoot,
            Kind::Infantry | Kind::Cavalry => match (mounted, skirmish) {
                (true, true) => Mover::SkirmishMounted,
                (true, false) => Mover::Mounted,
                (false, true) => Mover::SkirmishFoot,
                (false, false) => Mover::CloseFoot,
            },
        })
    }

    /// Returns the unit's move, with the distance left.
    pub(super) fn allowance(&self, observed: &MoveObservations) -> Option<Allowance> {
        let unit = observed.unit;
        let normal = self.normal_move(unit)?;
        let state = self.state.units.get(&unit)?;
        let way = self.way_of(observed);
        let deductions: Vec<Line> = (way.iter())
            .filter_map(|crossed| self.deduction_from(observed, *crossed, normal))
            .collect();
        let mut left = self.left_of_move(unit);
        for deduction in &deductions {
            left = left.minus(deduction.length).max(Length::ZERO);
        }
        Some(Allowance {
            normal,
            spent: state.turn.spent,
            deductions,
            left,
            slower: self.slower(observed, &way, left),
        })
    }

    /// Returns the distance that a move covers if all of it is slow: for each way of moving, for
    /// friends interpenetrated, and for each kind of terrain. The last line is for a move that is
    /// slow for several of these reasons at once: each reason reduces the distance that the others
    /// leave.
    fn slower(&self, observed: &MoveObservations, way: &[Crossed], left: Length) -> Vec<Line> {
        let unit = observed.unit;
        let free = self.stays_in_works_zone(observed);
        let ways = |left| {
            let ways = observed.ways.iter().filter(|_| !free);
            ways.map(|way| self.line_of(unit, *way, left)).collect()
        };
        let friends = |left| {
            let line = self.through_friends(unit, &observed.through, left);
            line.into_iter().collect()
        };
        let paid = self.goes_out_of(observed);
        let terrain = |left: Length, zone: bool| -> Vec<Line> {
            let over = |it: &Crossed| {
                let line = self.over(unit, *it, left)?;
                // A short move at half speed would cost less than the least cost of a stream
                // (F-11.03).
                let least = self.least_extra(*it).filter(|_| Some(*it) != paid);
                let most = left.minus(least.unwrap_or_default());
                let length = line.length.min(most).max(Length::ZERO);
                Some(Line { length, ..line })
            };
            let here = way
                .iter()
                .filter(|it| (**it == Crossed::FieldworksZone) == zone);
            here.filter_map(over).collect()
        };
        let (beyond, zone) = (|left| terrain(left, false), |left| terrain(left, true));
        // In the zone behind works no way of moving is slower than another.
        let at_once = [
            all_at_once(left, &[&ways, &friends, &beyond]),
            all_at_once(left, &[&friends, &zone]),
        ];
        let at_once = at_once.into_iter().flatten().min().map(|length| Line {
            what: "at_once",
            clause: REDUCED,
            length,
        });
        let reasons: [&dyn Fn(Length) -> Vec<Line>; 4] = [&ways, &friends, &beyond, &zone];
        let lines = reasons.into_iter().flat_map(|reason| reason(left));
        lines.chain(at_once).collect()
    }

    /// Returns the line with the distance that the unit covers if it moves this way.
    fn line_of(&self, unit: UnitRef, way: Way, left: Length) -> Line {
        let (what, pace) = self.pace_of(way);
        Line {
            what,
            clause: match self.moves_freely(unit) {
                true => LOOSE,
                false => pace.clause,
            },
            length: self.at_pace(unit, pace, left),
        }
    }

    /// Returns the terrain that a move crosses: as observed, and from the places that the unit
    /// leaves and enters (F-11.07, F-11.08, F-11.13, F-11.14).
    fn way_of(&self, observed: &MoveObservations) -> Vec<Crossed> {
        let mut way = self.crosses(observed);
        if observed.moved != Moved::Stood {
            way.extend(self.leaves_block(observed));
            way.extend(self.goes_out_of(observed));
            let into = self.comes_through(observed);
            way.extend(into.filter(|it| self.toll(*it).is_none() || !self.stays_in(observed)));
        }
        let mut once: Vec<Crossed> = Vec::new();
        way.retain(|it| {
            let first = !once.contains(it);
            once.push(*it);
            first
        });
        way
    }

    /// Returns the sum of the terrain's deductions before a move begins.
    pub(super) fn deductions_of(&self, observed: &MoveObservations) -> Length {
        let normal = self.normal_move(observed.unit).unwrap_or(Length::ZERO);
        let way = self.way_of(observed).into_iter();
        let deductions = way.filter_map(|crossed| self.deduction_from(observed, crossed, normal));
        deductions.fold(Length::ZERO, |sum, line| sum.plus(line.length))
    }

    /// Whether the move crosses obstacles but no slow terrain.
    pub(super) fn only_crosses(&self, observed: &MoveObservations) -> bool {
        let obstacle = |it: &Crossed| matches!(self.toll(*it), Some(Toll::Obstacle(_)));
        let way = self.way_of(observed);
        !way.is_empty() && way.iter().all(obstacle)
    }

    /// Whether the move crosses slow terrain.
    pub(super) fn is_slowed(&self, observed: &MoveObservations) -> bool {
        let mut way = self.way_of(observed).into_iter();
        way.any(|it| self.toll(it).is_none())
    }

    /// Whether the unit is in the feature in which its move ends.
    fn stays_in(&self, observed: &MoveObservations) -> bool {
        let inside = |(site, stand): (&Site, Stand)| {
            stand == Stand::In && observed.ground == Some(site.feature.id)
        };
        self.at(observed.unit).is_some_and(inside)
    }

    /// Whether the move leaves a block (F-11.14).
    pub(super) fn emerges(&self, observed: &MoveObservations) -> bool {
        self.way_of(observed).contains(&Crossed::OutOfBlock)
    }

    /// Returns the exit of the unit's block, if the move leaves the block.
    fn leaves_block(&self, observed: &MoveObservations) -> Option<Crossed> {
        let (site, stand) = self.at(observed.unit)?;
        let inside = site.feature.kind.is_block() && stand == Stand::In;
        let leaves = observed.ground != Some(site.feature.id);
        (inside && leaves).then_some(Crossed::OutOfBlock)
    }

    /// Returns the terrain in which the move ends; `None` if it slows no unit.
    pub(super) fn comes_through(&self, observed: &MoveObservations) -> Option<Crossed> {
        let spot = observed.ground.and_then(|id| self.usual_spot(id))?;
        let site = self.state.ground.get(&spot.feature)?;
        self.terrain_at(observed.unit, site, spot.stand)
    }

    /// Returns the slow terrain that a move leaves; `None` if it leaves none. An obstacle was paid
    /// for when the unit came to it.
    fn goes_out_of(&self, observed: &MoveObservations) -> Option<Crossed> {
        let (site, stand) = self.at(observed.unit)?;
        let leaves = observed.ground != Some(site.feature.id);
        let terrain = self.terrain_at(observed.unit, site, stand)?;
        (leaves && self.toll(terrain).is_none()).then_some(terrain)
    }

    /// Returns the terrain that slows a unit at a place; `None` if it slows no unit, and for guns
    /// in works, which have been there since the set-up.
    pub(super) fn terrain_at(&self, unit: UnitRef, site: &Site, stand: Stand) -> Option<Crossed> {
        let terrain = Crossed::into(site.feature.kind, stand)?;
        let guns = self.mover(unit) == Some(Mover::Guns);
        let slows = terrain != Crossed::FieldworksZone || !guns;
        slows.then_some(terrain)
    }

    /// Returns the least extra cost of the streams and fords that the move crosses (F-11.03,
    /// D-190). A stream that already divides the unit was paid for when the unit came to it.
    pub(super) fn least_extra_of(&self, observed: &MoveObservations) -> Length {
        let enters = self.comes_through(observed);
        let begins = self.goes_out_of(observed);
        let mut over = self.crosses(observed);
        over.extend(enters.filter(|it| !over.contains(it)));
        over.retain(|it| Some(*it) != begins);
        let extras = over.into_iter().filter_map(|it| self.least_extra(it));
        extras.fold(Length::ZERO, Length::plus)
    }

    /// Returns the least extra cost of crossing this terrain; `None` if it has none.
    pub(super) fn least_extra(&self, crossed: Crossed) -> Option<Length> {
        let row = self.rules.movement.terrain.get(crossed.id())?;
        let least = row.least_extra.as_ref()?;
        Some(least.at(self.setup.scale))
    }

    /// Returns the distance that a crossing deducts from a move of this length. It is the cost of
    /// an obstacle (for some obstacles, a cost for each rank), or the cost of leaving a town block
    /// (F-2.65, F-2.69, F-11.09, F-11.10, F-11.14, F-11.19, F-11.20).
    fn deduction_from(
        &self,
        observed: &MoveObservations,
        crossed: Crossed,
        normal: Length,
    ) -> Option<Line> {
        let (clause, length) = match self.toll(crossed)? {
            Toll::Obstacle(obstacle) => {
                let known = self.ranks(observed.unit);
                let ranks = known.or(observed.deep.map(u32::from)).unwrap_or(1);
                let times = if obstacle.for_each_rank { ranks } else { 1 };
                let one = obstacle.cost.at(self.setup.scale);
                let all = one.times(i32::try_from(times).unwrap_or(i32::MAX));
                (obstacle.clause, all)
            }
            Toll::Inches(row) => (row.clause, row.length.at(self.setup.scale)),
            Toll::Block(block) => (block.clause, block.leave.of(normal)),
        };
        clause.stands().then_some(Line {
            what: crossed.id(),
            clause,
            length,
        })
    }

    /// Returns the distance that a crossing deducts from a charge: the same as from a move.
    pub(super) fn charge_deduction(&self, unit: UnitRef, crossed: Crossed) -> Option<Line> {
        let normal = self.figures_pace(unit)?.normal;
        self.deduction_from(&MoveObservations::stood(unit), crossed, normal)
    }

    /// Returns the row of the deduction; `None` for terrain that only slows the move.
    fn toll(&self, crossed: Crossed) -> Option<Toll<'_>> {
        let moves = &self.rules.movement;
        let of = &moves.obstacle;
        match crossed {
            Crossed::Fence => Some(Toll::Obstacle(&of.fence)),
            Crossed::LowWall => Some(Toll::Obstacle(&of.low_wall)),
            Crossed::HighWall => Some(Toll::Obstacle(&of.high_wall)),
            Crossed::Ditch => Some(Toll::Obstacle(&of.ditch)),
            Crossed::Fieldworks => Some(Toll::Obstacle(&of.fieldworks)),
            Crossed::PlantedStakes => Some(Toll::Inches(&moves.distance.filter_through_stakes)),
            Crossed::OwnWagons => Some(Toll::Inches(&moves.distance.cross_own_laager)),
            Crossed::OutOfBlock => Some(Toll::Block(&of.town_block)),
            Crossed::SteepUp
            | Crossed::SteepAcross
            | Crossed::SteepDown
            | Crossed::Stream
            | Crossed::Ford
            | Crossed::Rough
            | Crossed::LightWood
            | Crossed::HeavyWood
            | Crossed::Bridge
            | Crossed::FieldworksZone => None,
        }
    }

    /// Returns the distance left over this terrain, with the clause; `None` for obstacles, and for
    /// rough terrain that does not limit the unit's speed. The distance is 0 if the unit may not
    /// enter the terrain.
    pub(super) fn over(&self, unit: UnitRef, crossed: Crossed, left: Length) -> Option<Line> {
        let what = crossed.id();
        let ground = self.rules.movement.terrain.get(what)?;
        let mover = self.mover(unit)?;
        let length = over(what, mover, left, self.rules).unwrap_or(Length::ZERO);
        // Beyond this distance the unit moves in disorder. The limit is shown only for troops that
        // the terrain disorders when they move fast, but not when they move slowly.
        let length = match ground.orderly_share {
            Some(share) if self.keeps_order_if_slow(unit, crossed) => length.min(share.of(left)),
            Some(_) => return None,
            None => length,
        };
        // Guns enter some terrain only if their gunners manhandle all of them.
        let barred = ground.of(mover).manhandled && self.transport(unit)?.has_teams();
        Some(Line {
            what,
            clause: ground.clause,
            length: if barred { Length::ZERO } else { length },
        })
    }

    /// Whether terrain disorders the unit only if it moves fast there (F-11.05).
    fn keeps_order_if_slow(&self, unit: UnitRef, crossed: Crossed) -> bool {
        let troops = self.entrants(unit);
        let always = crossed
            .kind()
            .is_some_and(|(kind, stand)| terrain::disorders(kind, stand, &troops, self.rules));
        !always && terrain::haste_disorders(&troops, self.rules)
    }

    /// Whether the unit may cross this terrain at all.
    pub(super) fn may_enter(&self, unit: UnitRef, crossed: Crossed) -> bool {
        let on_foot = matches!(
            self.mover(unit),
            Some(Mover::SkirmishFoot | Mover::CloseFoot | Mover::FleeingFoot)
        );
        if let Some(Toll::Obstacle(obstacle)) = self.toll(crossed)
            && obstacle.foot_only
            && !on_foot
        {
            return false;
        }
        let some = Length::inches(1);
        self.bar(unit, crossed).is_none()
            && (self.over(unit, crossed, some)).is_none_or(|line| line.length > Length::ZERO)
    }

    /// Returns the clause that closes this terrain to the unit's kind of troops; `None` if the
    /// terrain is open to these troops (F-11.06, F-11.10, F-11.20).
    pub(super) fn bar(&self, unit: UnitRef, crossed: Crossed) -> Option<ClauseId> {
        let (kind, stand) = crossed.kind()?;
        terrain::bars(kind, stand, &self.entrants(unit), self.rules)
    }

    /// Returns the clause of terrain that is closed to the unit: its troops may not enter, no move
    /// is left there, or only foot may cross the obstacle.
    pub(super) fn closes(&self, unit: UnitRef, crossed: Crossed) -> Option<ClauseId> {
        let slower = || Some(self.over(unit, crossed, Length::ZERO)?.clause);
        let obstacle = || match self.toll(crossed)? {
            Toll::Obstacle(obstacle) => Some(obstacle.clause),
            Toll::Inches(_) | Toll::Block(_) => None,
        };
        let bar = self.bar(unit, crossed);
        bar.or_else(slower).or_else(obstacle)
    }

    /// Whether crossing this terrain always disorders the unit. At a ditch, foot rolls (F-11.03 to
    /// F-11.20).
    pub(super) fn crossing_disorders(&self, observed: &MoveObservations, crossed: Crossed) -> bool {
        let troops = self.entrants(observed.unit);
        let disorders = || {
            let at = crossed.kind();
            at.is_some_and(|(kind, stand)| terrain::disorders(kind, stand, &troops, self.rules))
        };
        let hasty = crossed == Crossed::Rough && self.hastens(observed);
        match crossed.upsets() {
            Upsets::Entered => {
                disorders() || hasty && terrain::haste_disorders(&troops, self.rules)
            }
            Upsets::Divided => self.rules.choices.divided_by == DividedBy::Crossing && disorders(),
            Upsets::OnIt => false,
            Upsets::OnADie => self.is_disordered_by_ditches(observed.unit),
        }
    }

    /// Returns the widest front that a bridge allows, in figures, if the unit is known to be wider
    /// (F-11.13). Skirmishers and guns have no front to reduce.
    pub(super) fn too_wide_for_bridge(&self, unit: UnitRef) -> Option<u32> {
        let (bought, _) = self.unit(unit)?;
        let most = self.bridge_width()?;
        let has_front = bought.kind != Kind::Artillery && !self.moves_freely(unit);
        let front = self.front_of(unit, |_| true).filter(|_| has_front)?;
        (front > most).then_some(most)
    }

    /// Returns the widest front that a bridge allows, in figures (F-11.13).
    pub(super) fn bridge_width(&self) -> Option<u32> {
        self.rules
            .movement
            .terrain
            .get(Crossed::Bridge.id())?
            .most_abreast
    }

    fn pace_of(&self, way: Way) -> (&'static str, &Pace) {
        let of = &self.rules.movement.manoeuvre;
        let pace = match way {
            Way::Wheel => &of.wheel,
            Way::NarrowOblique => &of.narrow_oblique,
            Way::WideOblique => &of.wide_oblique,
            Way::Sidestep => &of.sidestep,
            Way::Retire => &of.retire,
        };
        (way.id(), pace)
    }

    /// Returns the distance left if the unit moves this way.
    pub(super) fn at_way(&self, unit: UnitRef, way: Way, left: Length) -> Length {
        let (_, pace) = self.pace_of(way);
        self.at_pace(unit, pace, left)
    }

    /// Returns the part of the unit's move that rotation fire takes: its distance or, because
    /// retiring is slow, a multiple of it if the unit retires (F-9.34, F-7.25).
    pub(super) fn rotation_cost(&self, observed: &MoveObservations) -> Length {
        let unit = observed.unit;
        let full_move = self.normal_move(unit).unwrap_or(Length::ZERO);
        let distance = &self.rules.shooting.distance.rotation.length;
        let distance = distance.at(self.setup.scale);
        let ways = observed.ways.iter();
        let slowest = ways.map(|way| self.at_way(unit, *way, full_move)).min();
        let times = slowest.map_or(1, |slowest| full_move.sections(slowest).max(1));
        distance.times(i32::try_from(times).unwrap_or(i32::MAX))
    }

    /// Returns the distance left at this pace.
    fn at_pace(&self, unit: UnitRef, pace: &Pace, left: Length) -> Length {
        let guns = self.mover(unit) == Some(Mover::Guns);
        if self.moves_freely(unit) || guns {
            return left;
        }
        let few = self.rules.movement.manoeuvre.thin_ranks;
        let thin = self.ranks(unit).is_some_and(|ranks| ranks <= few);
        let with_pikes = pace
            .with_pikes
            .filter(|_| self.has_weapon(unit, Weapon::Pike));
        let rate = with_pikes
            .or(pace.in_two_ranks.filter(|_| thin))
            .unwrap_or(pace.rate);
        rate.of(self.drilled(unit)).of(left)
    }
}
