//! Permission to shoot: ranks, direction and target (sections 9.1 to 9.3, and 9.10).

use drumhead_vocabulary::Length;

use super::volley::SmallArms;
use crate::army::{ChargeStyle, FigureScale, TroopType};
use crate::interpretations::{AllRound, TrotterRanks};
use crate::movement::Mount;
use crate::tables::Rules;
use crate::tables::shooting::Distance;

/// The facts that determine how many ranks shoot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RankFire {
    /// Whether the unit is regular or irregular. Tracked by the program.
    pub troops: TroopType,
    /// Whether the volley is part of a charge, by either side. Tracked by the program.
    pub in_charge: bool,
    /// The number of front ranks with plug bayonets fixed. Tracked by the program.
    pub plug_fixed: u32,
}

/// Returns the maximum number of ranks in which these figures shoot (F-9.09, D-153). Front ranks
/// with plug bayonets fixed cannot shoot (F-2.67).
pub fn ranks_that_shoot(arms: &SmallArms, fire: RankFire, rules: &Rules) -> u32 {
    let ranks = &rules.shooting.ranks;
    let trotters = arms.steady
        && fire.troops == TroopType::Regular
        && arms.mounted == Some(Mount::Cavalry(Some(ChargeStyle::Trot)))
        && arms.has_firearm();
    let always = rules.choices.trotter_ranks == TrotterRanks::Always;
    let most = if trotters && (always || !fire.in_charge) {
        ranks.steady_trotters_with_firearms.ranks
    } else {
        ranks.most.ranks
    };
    most.saturating_sub(fire.plug_fixed)
}

/// The direction in which figures shoot (F-9.08). The players measure the angles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arc {
    /// 22.5 degrees to each side of the front.
    Front,
    /// Every direction (D-152).
    Any,
    /// Every direction except through the unit's own pikes (D-151).
    AnyButThroughPikes,
}

/// The facts that determine the arc of a pike-and-shot unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tercio {
    /// Whether the unit is regular and trained as pike and shot. Tracked by the program.
    pub regular_pike_and_shot: bool,
    /// Whether the unit has not moved this turn. Tracked by the program.
    pub stationary: bool,
    /// The number of ranks of the unit's sleeves of shot. Known if the unit's front is known.
    pub sleeve_ranks: u32,
}

/// Returns the arc of figures (F-9.08, D-151, D-152).
pub fn arc(mounted: bool, tercio: Tercio, rules: &Rules) -> Arc {
    let table = &rules.shooting.all_round;
    let deep = tercio.sleeve_ranks >= table.sleeve_ranks;
    let all_round = tercio.stationary
        && match rules.choices.all_round {
            AllRound::Both => tercio.regular_pike_and_shot && deep,
            AllRound::DeepSleeves => deep,
            AllRound::RegularTercio => tercio.regular_pike_and_shot,
        };
    if mounted {
        Arc::Any
    } else if all_round {
        Arc::AnyButThroughPikes
    } else {
        Arc::Front
    }
}

/// The position from which a unit shoots. It determines whether the unit may split its fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiringFrom {
    /// The unit is in the open, or behind cover.
    Line,
    /// The unit is in a square or a building: each face shoots separately.
    Faces,
}

/// Whether figures of a unit with a target may shoot at another target. Only figures that cannot
/// reach the first target, and the faces of squares and buildings, may do so (F-9.03).
pub fn may_take_another_target(from: FiringFrom, reaches_first: bool) -> bool {
    !reaches_first || from == FiringFrom::Faces
}

/// The priority of targets (F-9.13, D-170).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// An enemy that charges the shooters.
    Charger,
    /// Any enemy, if a general is near.
    General,
    /// Guns that fired at these guns last turn.
    EnemyGuns,
    /// The nearest enemy, or an enemy near it.
    Nearest,
}

impl Priority {
    /// Every priority, in order.
    pub const ALL: [Self; 4] = [Self::Charger, Self::General, Self::EnemyGuns, Self::Nearest];
}

/// The facts about a choice of target. The program knows the facts about charges; only the players
/// see the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetChoice {
    /// Whether an enemy charges the shooters.
    pub charged: bool,
    /// Whether the target is the charger.
    pub is_charger: bool,
    /// Whether a general of the shooters' side is within 2(1.5)".
    pub general_near: bool,
    /// Whether the shooters are guns at which enemy guns in their zone fired last turn.
    pub shelled: bool,
    /// Whether the target is one of the enemy guns that fired.
    pub is_sheller: bool,
    /// Whether the target is the nearest enemy, or within 4(3)" of it.
    pub near: bool,
}

/// Returns the priority that a choice of target violates; `None` if the choice is legal (F-9.13).
pub fn out_of_turn(choice: TargetChoice) -> Option<Priority> {
    if choice.charged {
        return (!choice.is_charger).then_some(Priority::Charger);
    }
    if choice.general_near {
        return None;
    }
    if choice.shelled {
        return (!choice.is_sheller).then_some(Priority::EnemyGuns);
    }
    (!choice.near).then_some(Priority::Nearest)
}

fn length(distance: &Distance, scale: FigureScale) -> Length {
    distance.length.at(scale)
}

/// Returns two maximum distances: from a general who permits any target, and between a target and
/// the nearest enemy (F-9.13).
pub fn priority_distances(scale: FigureScale, rules: &Rules) -> [Length; 2] {
    let distance = &rules.shooting.distance;
    [
        length(&distance.general_directs_fire, scale),
        length(&distance.beside_nearest_target, scale),
    ]
}
