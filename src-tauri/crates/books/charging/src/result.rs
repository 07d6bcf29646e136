//! Pure functions for the results of dice and measurements, and for their odds: the test, the
//! surrender roll, and the moves of chargers and routing units.

use drumhead_vocabulary::Length;

use super::army::Arm;
use super::clauses::{REACH, TERRAIN, WHO};
use super::interpretations::{Interpretations, TerrainPenalty, ZeroStrength};
use super::tables::Tables;
use crate::state::Moved;
use drumhead_rules::ids;
use drumhead_rules::odds::{Chance, Distribution};
use drumhead_vocabulary::ClauseId;

ids! {
    /// The result of a test.
    TestResult as "ChargingResult" {
        /// The unit routs (C-08).
        Rout = "rout",
        /// The unit stands.
        Stand = "stand",
        /// The unit stands, and may counter-charge (C-09).
        MayCounter = "may_counter",
    }
    /// An objection to a charge (C-01, C-02, C-17).
    Hindrance as "ChargingHindrance" {
        /// Artillery never charges.
        Artillery = "artillery",
        /// The unit is shaken, or worse.
        Unsteady = "shaken",
        /// The target is out of reach.
        Reach = "reach",
        /// The target is not directly in front.
        Ahead = "ahead",
        /// Terrain is in the way.
        Terrain = "clear",
    }
}

impl Hindrance {
    /// Returns the clause behind the objection.
    pub const fn clause(self) -> ClauseId {
        match self {
            Self::Artillery | Self::Unsteady => WHO,
            Self::Reach | Self::Ahead => REACH,
            Self::Terrain => TERRAIN,
        }
    }
}

/// The values with which a charged unit's score is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The basic morale.
    pub basic_morale: u8,
    /// Whether the target is sheltered (C-10).
    pub sheltered: bool,
    /// Whether the target is cavalry, with a cavalry charger in front of it (gap C-A3).
    pub horse: bool,
    /// Whether a charger is in front of the target. Only such a charger can be counter-charged
    /// (C-09).
    pub faced: bool,
}

impl Bar {
    /// Returns the values of a unit in the open with a charger in front of it.
    pub const fn open(basic_morale: u8) -> Self {
        Self {
            basic_morale,
            sheltered: false,
            horse: false,
            faced: true,
        }
    }

    /// Returns the values of cavalry in the open with a cavalry charger in front of it.
    pub(crate) const fn horse(basic_morale: u8) -> Self {
        Self {
            horse: true,
            ..Self::open(basic_morale)
        }
    }

    /// Returns whether a unit with this score stands, and could counter-charge if it were not
    /// sheltered (C-09, C-10).
    pub(crate) fn only_shelter_bars(self, score: i32, interpretations: &Interpretations) -> bool {
        let open = Self {
            sheltered: false,
            ..self
        };
        self.sheltered && judge(score, open, interpretations) == TestResult::MayCounter
    }
}

/// Returns the score of a die (C-06).
pub fn score(face: u8, total: i32) -> i32 {
    i32::from(face) + total
}

/// Returns the result of a score (C-08 to C-10).
pub fn judge(score: i32, bar: Bar, interpretations: &Interpretations) -> TestResult {
    let always = bar.horse && interpretations.cav_vs_cav_counter.is_always();
    let low = score < interpretations.counter_below.score();
    if score >= i32::from(bar.basic_morale) {
        TestResult::Rout
    } else if (low || always) && !bar.sheltered && bar.faced {
        TestResult::MayCounter
    } else {
        TestResult::Stand
    }
}

/// Returns the chance of each test result with this total of factors.
pub fn test_odds<C: Chance>(
    total: i32,
    bar: Bar,
    interpretations: &Interpretations,
) -> Distribution<TestResult, C> {
    Distribution::die(|face| judge(score(face, total), bar, interpretations))
}

/// Returns the chance that a unit in the open may counter-charge a charger in front of it, if the
/// unit's basic morale is so high that it cannot rout. `horse` is as in [`Bar`].
pub fn counter_odds<C: Chance>(total: i32, horse: bool, interpretations: &Interpretations) -> C {
    let bar = Bar {
        horse,
        ..Bar::open(u8::MAX)
    };
    test_odds(total, bar, interpretations).chance(|result| *result == TestResult::MayCounter)
}

/// Returns the lowest face on which a unit surrenders (C-15).
pub(crate) fn surrenders_on(mounted: bool, tables: &Tables) -> u8 {
    if mounted {
        tables.surrender.mounted
    } else {
        tables.surrender.foot
    }
}

/// Returns the chance of surrender for a unit that must roll.
pub fn surrender_odds<C: Chance>(mounted: bool, tables: &Tables) -> Distribution<bool, C> {
    let needed = surrenders_on(mounted, tables);
    Distribution::die(|face| face >= needed)
}

/// The fate of a unit charged in the rear (C-08, C-14, C-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RearCharged {
    /// The unit stands, whether or not it may counter-charge.
    Stands,
    /// The unit routs and surrenders.
    Surrenders,
    /// The unit routs and escapes.
    Lives,
}

/// Returns the chance of each fate of a unit charged in the rear, including its surrender roll.
pub fn rear_chain<C: Chance>(
    test: &Distribution<TestResult, C>,
    mounted: bool,
    tables: &Tables,
) -> Distribution<RearCharged, C> {
    test.then(|result| match result {
        TestResult::Rout => surrender_odds(mounted, tables).map(|yields| {
            if *yields {
                RearCharged::Surrenders
            } else {
                RearCharged::Lives
            }
        }),
        TestResult::Stand | TestResult::MayCounter => Distribution::certain(RearCharged::Stands),
    })
}

/// Returns the distribution of the number of routs among several charged units, given the chance
/// that each one routs.
pub fn routed_of<C: Chance>(tests: &[Distribution<bool, C>]) -> Distribution<u32, C> {
    tests.iter().fold(Distribution::certain(0), |sum, test| {
        sum.sum(&test.map(|routs| u32::from(*routs)))
    })
}

/// Returns a unit's strength points after a rout, and whether the loss destroys the unit (C-08,
/// C-11, gap C-A2).
pub(super) fn after_rout(
    strength: u8,
    tables: &Tables,
    interpretations: &Interpretations,
) -> (u8, bool) {
    let left = strength.saturating_sub(tables.rout.strength);
    (left, is_destroyed(left, interpretations))
}

/// Returns whether a unit with this many strength points is removed (gap C-A2).
pub(super) fn is_destroyed(strength: u8, interpretations: &Interpretations) -> bool {
    strength == 0 && interpretations.zero_sp == ZeroStrength::Destroyed
}

/// A charge that is being declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The arm that the charger fights as.
    pub arm: Arm,
    /// Whether the charger is neither shaken nor routing.
    pub steady: bool,
    /// The distance to the target, from base edge to base edge (gap C-A11).
    pub distance: Length,
    /// Whether the target is directly in front of the charger.
    pub ahead: bool,
    /// Whether the way is free of walls and similar obstacles.
    pub clear: bool,
}

/// Returns the objections to a charge. Empty if the charge may be declared.
pub fn may_declare(
    aim: &Aim,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Vec<Hindrance> {
    let mut found = Vec::new();
    let reach = tables.reach.length(aim.arm);
    if reach.is_none() {
        found.push(Hindrance::Artillery);
    }
    if !aim.steady {
        found.push(Hindrance::Unsteady);
    }
    if reach.is_some_and(|reach| aim.distance > reach) {
        found.push(Hindrance::Reach);
    }
    if !aim.ahead {
        found.push(Hindrance::Ahead);
    }
    let strict = interpretations.charge_terrain_penalty == TerrainPenalty::Strict;
    if !aim.clear && strict {
        found.push(Hindrance::Terrain);
    }
    found
}

/// Returns the distance that a counter-charging unit and its charger each move (C-12).
pub fn meet(distance: Length) -> Length {
    distance.part(2)
}

/// The state of a charged unit when its charger moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The unit has not moved and is not routing.
    There,
    /// The unit counter-charged another charger, and moved to do so.
    Forward,
    /// The unit evaded, or has moved in a rout and then rallied.
    Evaded,
    /// The unit routs and has moved, or may have moved.
    Routed,
    /// The unit routs and has not moved.
    Stuck,
    /// The unit is off the table.
    Gone,
}

/// Returns how the move of a charger that is not yet in contact ends (C-05). `reaches` is whether
/// the target is still within reach.
pub fn follow(found: Found, reaches: bool) -> Moved {
    match (found, reaches) {
        (Found::There | Found::Stuck | Found::Forward, false) => Moved::Short,
        (Found::There | Found::Forward | Found::Evaded, true) => Moved::Contact,
        (Found::Stuck | Found::Routed, true) => Moved::Caught,
        (Found::Evaded | Found::Routed, false) | (Found::Gone, _) => Moved::Followed,
    }
}

/// Returns whether a rout move is legal: at its end the unit is farther from every visible enemy
/// than before (C-13). Takes the distance to each enemy before and after the move, with the enemies
/// in the same order.
pub fn rout_move_legal(before: &[Length], after: &[Length]) -> bool {
    let mut enemies = before.iter().zip(after);
    enemies.all(|(before, after)| after > before)
}

/// Returns whether a unit must roll for surrender because it is cornered (C-14 c).
pub fn must_roll(routing: bool, nearest: Length, can_move: bool, tables: &Tables) -> bool {
    let near = Length::inches(i32::from(tables.surrender.near));
    routing && nearest <= near && !can_move
}

/// The fate of a unit that is charged while routing (C-11).
#[derive(Clone, Debug, PartialEq)]
pub struct RoutingCharged<C> {
    /// The chance that the unit surrenders.
    pub surrenders: C,
    /// The strength points if the unit does not surrender (gap C-A15: surrender costs none).
    pub strength: u8,
    /// Whether the loss destroys the unit.
    pub destroyed: bool,
}

/// Returns the fate of a unit that is charged while routing (C-11).
pub fn routing_charged<C: Chance>(
    mounted: bool,
    strength: u8,
    tables: &Tables,
    interpretations: &Interpretations,
) -> RoutingCharged<C> {
    let (strength, destroyed) = after_rout(strength, tables, interpretations);
    RoutingCharged {
        surrenders: surrender_odds(mounted, tables).chance(|yields| *yields),
        strength,
        destroyed,
    }
}
