//! Permission to shoot: direction, time and target (sections 9.1 to 9.4 and 9.9 to 9.13).

use drumhead_vocabulary::{ClauseId, Length};

use super::refusal::CannotShoot;
use super::volley::{Shot, SmallArms};
use crate::army::{ChargeStyle, FigureScale, TroopType};
use crate::interpretations::{AllRound, TrotterRanks};
use crate::movement::Mount;
use crate::tables::Rules;
use crate::tables::shooting::Distance;

/// The facts that determine how many ranks shoot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RankFire {
    /// Whether the unit is regular or irregular. Known to the program.
    pub troops: TroopType,
    /// Whether the volley is part of a charge, by either side. Known to the program.
    pub in_charge: bool,
    /// The number of front ranks with plug bayonets fixed. Known to the program.
    pub plug_fixed: u32,
}

/// Returns the number of these figures' ranks that shoot (F-9.09, D-153). Front ranks with plug
/// bayonets fixed cannot shoot (F-2.67).
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
    /// Whether the unit is regular and trained as pike and shot. Known to the program.
    pub regular_pike_and_shot: bool,
    /// Whether the unit has not moved this turn. Known to the program.
    pub stationary: bool,
    /// The number of ranks of the unit's sleeves of shot. Known if the unit's front is.
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

/// The position from which a unit shoots, which determines whether it may split its fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiringFrom {
    /// The unit is in the open, or behind cover.
    Line,
    /// The unit is in a square or a building: each face shoots separately.
    Faces,
}

/// Whether figures of a unit with a target may shoot at another target. Figures that cannot reach
/// the first target may, as may the faces of squares and buildings (F-9.03).
pub fn may_take_another_target(from: FiringFrom, reaches_first: bool) -> bool {
    !reaches_first || from == FiringFrom::Faces
}

/// The time when a target was in the zone of fire. Asked of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Whether the shooters moved this turn. Known to the program.
    pub moved: bool,
    /// The kind of troops if the shooters evaded this turn. Known to the program.
    pub evaded: Option<Evader>,
    /// Whether the target passed through the zone this turn.
    pub crossed_zone: bool,
    /// Whether the target is in the zone at the end of movement.
    pub in_zone: bool,
    /// Whether the target charged another unit and needed at most half of a full charge.
    pub short_charge_elsewhere: bool,
}

/// The kind of troops that evaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evader {
    /// Foot.
    Foot,
    /// Mounted troops, which may shoot backwards.
    Mounted,
}

/// Checks whether a target may be shot at now (F-9.12, D-175, D-176).
///
/// # Errors
/// [`CannotShoot`] with the first reason why it may not.
pub fn in_time(timing: Timing) -> Result<(), CannotShoot> {
    let reason = if timing.evaded == Some(Evader::Foot) {
        CannotShoot::Evaded
    } else if timing.short_charge_elsewhere {
        CannotShoot::ShortCharge
    } else if timing.in_zone || (timing.crossed_zone && !timing.moved) {
        return Ok(());
    } else if timing.moved {
        CannotShoot::NotInZoneAtEnd
    } else {
        CannotShoot::NeverInZone
    };
    if reason.clause().stands() {
        Err(reason)
    } else {
        Ok(())
    }
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

/// The facts about a choice of target. Asked, except for charges.
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
    /// Whether the target is one of these guns.
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

/// Returns two maximum distances: of a general who permits any target, and of a target from the
/// nearest enemy (F-9.13).
pub fn priority_distances(scale: FigureScale, rules: &Rules) -> [Length; 2] {
    let distance = &rules.shooting.distance;
    [
        length(&distance.general_directs_fire, scale),
        length(&distance.beside_nearest_target, scale),
    ]
}

/// Returns the distance of rotation fire to the front or the rear (F-9.34).
pub fn rotation_move(scale: FigureScale, rules: &Rules) -> Length {
    length(&rules.shooting.distance.rotation, scale)
}

/// Returns the number of figures, and of guns, that can shoot through a gap of this width (F-9.15,
/// D-171). Two units cannot share a gap.
pub fn through_gap(gap: Length, scale: FigureScale, rules: &Rules) -> [u32; 2] {
    let distance = &rules.shooting.distance;
    let through = |distance: &Distance| {
        let each = distance.length.at(scale).as_32nds();
        let times = gap.as_32nds().checked_div(each).unwrap_or(0);
        u32::try_from(times).unwrap_or(0)
    };
    [
        through(&distance.gap_a_figure),
        through(&distance.gap_a_gun),
    ]
}

/// Returns the width of a gun's danger zone: the width of the model, plus a distance on each side
/// for hailshot (F-9.16).
pub fn danger_zone(model: Length, shot: Shot, scale: FigureScale, rules: &Rules) -> Length {
    let each_side = &rules.shooting.distance.hailshot_danger_each_side;
    match shot {
        Shot::Ball => model,
        Shot::Hail => model.plus(length(each_side, scale).times(2)),
    }
}

/// The consequences of a volley in a charge, or otherwise in the Shoot phase (F-9.11, D-187).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// Whether the losses are removed before the impact and count in it.
    pub counts_in_impact: bool,
    /// Whether the target takes a shooting test.
    pub tests: bool,
}

/// Returns the consequences of a volley.
pub fn consequence(in_charge: bool) -> Consequence {
    Consequence {
        counts_in_impact: in_charge,
        tests: !in_charge,
    }
}

/// A question about a volley that only the players can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The number of figures within range and arc, each measured from the middle of the figure's
    /// front (F-9.02, D-177).
    FiguresInReach,
    /// Whether an obstacle in the line of fire is within half of the range, and no friend is
    /// (F-9.14, D-168).
    Obstacle,
}

impl Ask {
    /// Every question.
    pub const ALL: [Self; 2] = [Self::FiguresInReach, Self::Obstacle];

    /// Returns the clause of the question.
    pub const fn clause(self) -> ClauseId {
        ClauseId::new(match self {
            Self::FiguresInReach => "F-9.02",
            Self::Obstacle => "F-9.14",
        })
    }
}

/// Returns the questions about a volley in addition to its own fields.
pub fn asks() -> impl Iterator<Item = Ask> {
    Ask::ALL.into_iter().filter(|ask| ask.clause().stands())
}
