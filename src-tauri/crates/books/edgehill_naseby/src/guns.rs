//! The chapter "Artillery": permitted shots, the results of dice, and how guns are lost and manned
//! again.

use drumhead_rules::frame::{Message, Pool, Rolled, message};
use drumhead_rules::odds::{Chance, Distribution, ways};
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::dice::{self, Bands};

use crate::army::Arm;
use crate::clauses::{ACTIVATED, DISORDER, RANGE, RECREW, REPLACED, SIGHT, STILL, SUPPORTED};
use crate::interpretations::{CavalryFive, Interpretations};
use crate::tables::{GunNumbers, Tables};

impl GunNumbers {
    /// Returns the dice of a gun at this range. `None` out of range (E-13, E-14).
    pub fn at(&self, range: u32) -> Option<u32> {
        let index = usize::try_from(range).ok()?.checked_sub(1)?;
        self.dice.get(index).map(|dice| u32::from(*dice))
    }

    /// Returns the maximum range in hexes.
    pub fn reach(&self) -> u32 {
        drumhead_vocabulary::count(self.dice.len())
    }
}

/// The score that a gun's dice need against a kind of target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// At least one die with this face or a higher one.
    Face(u8),
    /// A total of at least this number on all dice.
    Sum(u32),
}

fn needs(target: Arm, tables: &Tables, interpretations: &Interpretations) -> Option<Needs> {
    let guns = &tables.artillery;
    match (target, interpretations.cavalry_5plus) {
        (Arm::Infantry, _) => Some(Needs::Face(guns.infantry)),
        (Arm::Cavalry, CavalryFive::AnyDie) => Some(Needs::Face(guns.cavalry)),
        (Arm::Cavalry, CavalryFive::Sum) => Some(Needs::Sum(u32::from(guns.cavalry))),
        // Neither guns (gap E-A16) nor leaders can be targets.
        (Arm::Artillery | Arm::Leader, _) => None,
    }
}

impl Needs {
    /// Returns whether these numbers of dice per band disorder the target.
    fn met(self, counts: impl IntoIterator<Item = u32>) -> bool {
        let mut counts = counts.into_iter();
        match self {
            Self::Face(_) => counts.nth(1).is_some_and(|hits| hits > 0),
            Self::Sum(least) => {
                let faces = (1_u32..).zip(counts);
                faces.map(|(face, count)| face * count).sum::<u32>() >= least
            }
        }
    }
}

/// Returns the dice of a gun at this range against this kind of target. `None` out of range, or if
/// guns cannot fire at this kind.
pub(crate) fn gun_pool(
    what: Message,
    side: u8,
    target: Arm,
    range: u32,
    (tables, interpretations): (&Tables, &Interpretations),
) -> Option<Pool> {
    let needs = needs(target, tables, interpretations)?;
    let mut pool = Pool::die(what, Some(side), 6, 1);
    if let Needs::Face(least) = needs {
        let bands = [message("odds.nothing"), message("odds.disorders")];
        pool = pool.banded(bands, |face| u8::from(face >= least));
    }
    let dice = tables.artillery.at(range)?;
    Some(Pool { dice, ..pool })
}

/// Converts the dice of a gun to a count for each band, and returns whether they disorder a target
/// (E-16, E-17).
pub fn disorders(
    target: Arm,
    rolled: &Rolled,
    tables: &Tables,
    interpretations: &Interpretations,
) -> (Vec<u32>, bool) {
    let Some(needs) = needs(target, tables, interpretations) else {
        return (Vec::new(), false);
    };
    let bands = match needs {
        Needs::Face(_) => 2,
        Needs::Sum(_) => 6,
    };
    let counts: Vec<u32> = (0..bands).map(|band| rolled.of(band)).collect();
    let hits = needs.met(counts.iter().copied());
    (counts, hits)
}

/// Returns the chance that a single gun disorders a target at this range. `None` if the gun cannot
/// fire at the target.
pub fn disorder_odds<C: Chance>(
    target: Arm,
    range: u32,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Option<Distribution<bool, C>> {
    let needs = needs(target, tables, interpretations)?;
    let pool = dice::Pool {
        what: String::new(),
        side: None,
        dice: tables.artillery.at(range)?,
        bands: match needs {
            Needs::Face(least) => Bands::new(["", ""], |face| u8::from(face >= least)),
            Needs::Sum(_) => Bands::faces(),
        },
    };
    let falls: Distribution<Vec<u32>, C> = ways(&pool);
    Some(falls.map(|counts| needs.met(counts.iter().copied())))
}

/// Returns the chance that at least one of several shots disorders a steady target: shots by
/// several guns in a turn, or by one gun over several turns. `None` if a shot is impossible.
pub fn combined_odds<C: Chance>(
    target: Arm,
    ranges: &[u32],
    tables: &Tables,
    interpretations: &Interpretations,
) -> Option<Distribution<bool, C>> {
    let mut all = Distribution::certain(false);
    for range in ranges {
        let one = disorder_odds::<C>(target, *range, tables, interpretations)?;
        all = all.and(&one).map(|(before, now)| *before || *now);
    }
    Some(all)
}

/// The properties of a shot that the rules check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The kind of target.
    pub target: Arm,
    /// The range in hexes.
    pub range: u32,
    /// Whether the gun has its crew.
    pub manned: bool,
    /// Whether the gun is captured and not replaced yet.
    pub captured: bool,
    /// Whether the line of sight is clear.
    pub sight: bool,
    /// Whether the target is in the gun's field of fire (gap E-A6).
    pub in_arc: bool,
    /// Whether the target is already disordered.
    pub disordered: bool,
    /// Whether the gun has been turned this turn.
    pub turned: bool,
    /// The number of times that the gun has been activated this turn.
    pub activations: u32,
    /// Whether the leader commands an infantry unit.
    pub leader_has_infantry: bool,
    /// Whether an infantry unit is with the gun.
    pub infantry_with_gun: bool,
}

macro_rules! bars {
    ($($(#[$meta:meta])* $variant:ident = $id:literal, $clause:ident;)+) => {
        /// An objection to a shot. The variants are in the order in which the rules are checked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Bar { $($(#[$meta])* $variant,)+ }

        impl Bar {
            /// Every objection, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the name in the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Returns the clause behind the objection.
            pub const fn clause(self) -> ClauseId {
                match self { $(Self::$variant => $clause),+ }
            }
        }
    };
}

bars! {
    /// The gun has no crew.
    Unmanned = "unmanned", RECREW;
    /// The gun is captured and not replaced yet.
    Captured = "not_replaced", REPLACED;
    /// The target is out of range.
    OutOfRange = "out_of_range", RANGE;
    /// The line of sight is blocked.
    NoSight = "no_los", SIGHT;
    /// The target is not in the gun's field of fire.
    OutOfArc = "out_of_arc", STILL;
    /// The target is already disordered.
    Disordered = "target_already_disordered", DISORDER;
    /// The gun was turned this turn.
    Turned = "turned_this_turn", STILL;
    /// The gun was activated this turn.
    Activated = "already_activated", ACTIVATED;
    /// The leader commands no infantry.
    NoInfantry = "leader_has_no_infantry", ACTIVATED;
    /// The target is adjacent cavalry, and the gun has no infantry with it.
    Unsupported = "adjacent_cavalry_unsupported", SUPPORTED;
}

/// Returns every objection to a shot, in order.
pub fn bars(shot: &Shot, tables: &Tables) -> Vec<Bar> {
    let adjacent = shot.target == Arm::Cavalry && shot.range == 1;
    let applies = |bar: &Bar| match bar {
        Bar::Unmanned => !shot.manned,
        Bar::Captured => shot.captured,
        Bar::OutOfRange => tables.artillery.at(shot.range).is_none(),
        Bar::NoSight => !shot.sight,
        Bar::OutOfArc => !shot.in_arc,
        Bar::Disordered => shot.disordered,
        Bar::Turned => shot.turned,
        Bar::Activated => shot.activations > 0,
        Bar::NoInfantry => !shot.leader_has_infantry,
        Bar::Unsupported => adjacent && !shot.infantry_with_gun,
    };
    Bar::ALL.iter().copied().filter(applies).collect()
}

/// Returns whether an attempt to fire costs the gun its crew: the lack of infantry is the only
/// objection to the shot (E-19).
pub fn crew_flees(bars: &[Bar]) -> bool {
    bars == [Bar::Unsupported]
}

/// An unmet condition for manning a gun again (E-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// A later turn is needed.
    Turn,
    /// A leader of the gun's side must be near.
    Leader,
    /// No enemy may be near.
    Safety,
}

/// Returns the unmet conditions for manning a gun again (E-20), this many turns after it lost its
/// crew. The distances are to the nearest leader of its side and to the nearest enemy; `None` if
/// there is none on the map.
pub fn lacks(turns: u32, leader: Option<u32>, enemy: Option<u32>, tables: &Tables) -> Vec<Lack> {
    let guns = &tables.artillery;
    let near = leader.is_some_and(|hexes| hexes <= u32::from(guns.leader));
    let safe = enemy.is_none_or(|hexes| hexes >= u32::from(guns.enemy));
    let lacks = [
        (turns == 0, Lack::Turn),
        (!near, Lack::Leader),
        (!safe, Lack::Safety),
    ]
    .into_iter()
    .filter(|(missing, _)| *missing);
    lacks.map(|(_, lack)| lack).collect()
}

/// The fate of a gun when an enemy moves over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overrun {
    /// The gun is removed.
    Eliminated,
    /// The gun is captured.
    Captured,
}

/// Returns the fate of a gun when an enemy of this kind moves through its hex, or ends its move
/// there (E-23, E-24). Leaders and guns have no effect.
pub const fn overrun(mover: Arm, ends: bool) -> Option<Overrun> {
    match mover {
        Arm::Infantry if ends => Some(Overrun::Captured),
        Arm::Infantry | Arm::Cavalry => Some(Overrun::Eliminated),
        Arm::Artillery | Arm::Leader => None,
    }
}

/// Returns whether a gun may be replaced by one of the captor's guns once the captor's side has
/// begun this many turns since the capture (E-25).
pub(crate) const fn may_replace(turns: u32) -> bool {
    turns > 0
}
