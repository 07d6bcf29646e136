//! The results of dice and measurements: the test, the surrender roll, and the following moves. All
//! are pure functions, used by play and odds alike.

use drumhead_words::Length;

use super::army::Arm;
use super::clauses::{REACH, TERRAIN, WHO};
use super::readings::{HorseCounter, Readings, TerrainPenalty, ZeroStrength};
use super::tables::Tables;
use crate::state::Moved;
use drumhead_rules::ids;
use drumhead_rules::odds::{Chance, Distribution};
use drumhead_words::ClauseId;

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
    /// The clause that objects.
    pub const fn clause(self) -> ClauseId {
        match self {
            Self::Artillery | Self::Unsteady => WHO,
            Self::Reach | Self::Ahead => REACH,
            Self::Terrain => TERRAIN,
        }
    }
}

/// The values that a charged unit's score is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The basic morale.
    pub basic_morale: u8,
    /// Whether the target is sheltered (C-10).
    pub sheltered: bool,
    /// Whether the target is cavalry, with a cavalry charger in front of it (gap C-A3).
    pub horse: bool,
    /// Whether a charger is in front of the target: it may counter-charge no other (C-09).
    pub faced: bool,
}

impl Bar {
    /// The values of a unit in the open with a charger in front of it.
    pub const fn open(basic_morale: u8) -> Self {
        Self {
            basic_morale,
            sheltered: false,
            horse: false,
            faced: true,
        }
    }
}

/// The sums of factors shown in a table of odds: from the minimum for a unit in the open to
/// the maximum for any.
pub(super) const SUMS: [i32; 13] = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/// The score of a die (C-06).
pub fn score(face: u8, total: i32) -> i32 {
    i32::from(face) + total
}

/// The result of a score (C-08 to C-10).
pub fn judge(score: i32, bar: Bar, readings: &Readings) -> TestResult {
    let always = bar.horse && readings.cav_vs_cav_counter == HorseCounter::AlwaysIfStands;
    let low = score < readings.counter_below.score();
    if score >= i32::from(bar.basic_morale) {
        TestResult::Rout
    } else if (low || always) && !bar.sheltered && bar.faced {
        TestResult::MayCounter
    } else {
        TestResult::Stand
    }
}

/// The chances of a test with this total of factors.
pub fn test_odds<C: Chance>(
    total: i32,
    bar: Bar,
    readings: &Readings,
) -> Distribution<TestResult, C> {
    Distribution::die(|face| judge(score(face, total), bar, readings))
}

/// The chance that a unit which did not rout may counter-charge a charger in front of it;
/// `horse` as in [`Bar`].
pub fn counter_odds<C: Chance>(total: i32, horse: bool, readings: &Readings) -> C {
    let bar = Bar {
        horse,
        ..Bar::open(u8::MAX)
    };
    test_odds(total, bar, readings).chance(|result| *result == TestResult::MayCounter)
}

/// The lowest face on which a unit surrenders (C-15).
pub fn surrenders_on(mounted: bool, tables: &Tables) -> u8 {
    if mounted {
        tables.surrender.mounted
    } else {
        tables.surrender.foot
    }
}

/// The chance of surrender for a unit that has to roll.
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

/// The chances of a unit charged in the rear, up to its surrender roll.
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

/// The number of routs among several charged units, given each one's chance.
pub fn routed_of<C: Chance>(tests: &[Distribution<bool, C>]) -> Distribution<u32, C> {
    tests.iter().fold(Distribution::certain(0), |sum, test| {
        sum.sum(&test.map(|routs| u32::from(*routs)))
    })
}

/// A unit's strength after a rout, and whether that destroys it (C-08, C-11, gap C-A2).
pub(super) fn after_rout(strength: u8, tables: &Tables, readings: &Readings) -> (u8, bool) {
    let left = strength.saturating_sub(tables.rout.strength);
    (left, is_destroyed(left, readings))
}

/// Whether a unit of this strength is removed (gap C-A2).
pub(super) fn is_destroyed(strength: u8, readings: &Readings) -> bool {
    strength == 0 && readings.zero_sp == ZeroStrength::Destroyed
}

/// A charge to declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The arm that the charger fights as.
    pub arm: Arm,
    /// Whether the charger is neither shaken nor routing.
    pub steady: bool,
    /// The distance to the target, base edge to base edge (gap C-A11).
    pub distance: Length,
    /// Whether the target is directly in front of the charger.
    pub ahead: bool,
    /// Whether no wall or the like is in the way.
    pub clear: bool,
}

/// The objections to a charge; empty if it may be declared.
pub fn may_declare(aim: &Aim, tables: &Tables, readings: &Readings) -> Vec<Hindrance> {
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
    let strict = readings.charge_terrain_penalty == TerrainPenalty::Strict;
    if !aim.clear && strict {
        found.push(Hindrance::Terrain);
    }
    found
}

/// The distance that a counter-charging unit and its charger each move (C-12).
pub fn meet(distance: Length) -> Length {
    distance.part(2)
}

/// The state of a charged unit when its charger moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The unit stood.
    There,
    /// The unit counter-charged another charger, and moved to do so.
    Forward,
    /// The unit evaded.
    Evaded,
    /// The unit routs and has moved.
    Routed,
    /// The unit routs but could not move.
    Held,
    /// The unit is off the table.
    Gone,
}

/// The end of the move of a charger that is not yet in contact (C-05); `reaches`: whether
/// the target is still within reach.
pub fn follow(found: Found, reaches: bool) -> Moved {
    match (found, reaches) {
        (Found::There | Found::Held | Found::Forward, false) => Moved::Short,
        (Found::There | Found::Forward | Found::Evaded, true) => Moved::Contact,
        (Found::Held | Found::Routed, true) => Moved::Caught,
        (Found::Evaded | Found::Routed, false) | (Found::Gone, _) => Moved::Followed,
    }
}

/// Whether a rout move is legal: it ends farther from every visible enemy than it began (C-13).
/// Takes distances to each enemy, in the same order.
pub fn rout_move_legal(before: &[Length], after: &[Length]) -> bool {
    let mut enemies = before.iter().zip(after);
    enemies.all(|(before, after)| after > before)
}

/// Whether a unit has to roll for surrender because it is cornered (C-14 c).
pub fn must_roll(routing: bool, nearest: Length, can_move: bool, tables: &Tables) -> bool {
    let near = Length::inches(i32::from(tables.surrender.near));
    routing && nearest <= near && !can_move
}

/// The fate of a unit that is charged while routing (C-11).
#[derive(Clone, Debug, PartialEq)]
pub struct RoutingCharged<C> {
    /// The chance that the unit surrenders.
    pub surrenders: C,
    /// The strength points otherwise (gap C-A15: surrender costs none).
    pub strength: u8,
    /// Whether the loss destroys the unit.
    pub destroyed: bool,
}

/// The fate of a unit that is charged while routing (C-11).
pub fn routing_charged<C: Chance>(
    mounted: bool,
    strength: u8,
    tables: &Tables,
    readings: &Readings,
) -> RoutingCharged<C> {
    let (strength, destroyed) = after_rout(strength, tables, readings);
    RoutingCharged {
        surrenders: surrender_odds(mounted, tables).chance(|yields| *yields),
        strength,
        destroyed,
    }
}
