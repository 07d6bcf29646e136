//! Permission to shoot: direction, time and target (sections 9.1 to 9.4 and 9.9 to 9.13).

use drumhead_words::{ClauseId, Length};

use super::super::army::{ChargeStyle, FigureScale, TroopType};
use super::super::movement::Mount;
use super::super::readings::{AllRound, TrotterRanks};
use super::super::tables::Rules;
use super::super::tables::shooting::Distance;
use super::refusal::CannotShoot;
use super::volley::{Shot, SmallArms};

/// The facts that determine how many ranks shoot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RankFire {
    /// Regular or irregular. Known.
    pub troops: TroopType,
    /// The volley is part of a charge, made or met. Known.
    pub in_charge: bool,
    /// The number of front ranks with fixed plug bayonets. Known.
    pub plug_fixed: u32,
}

/// The number of these figures' ranks that shoot (F-9.09, D-153): front ranks with fixed
/// plug bayonets do not (F-2.67).
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

/// The direction in which figures shoot (F-9.08); the players measure the angles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arc {
    /// 22.5 degrees to each side of the front.
    Front,
    /// Everywhere (D-152).
    Any,
    /// Everywhere except through the unit's own pikes (D-151).
    AnyButThroughPikes,
}

/// The facts that determine the arc of a pike-and-shot unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tercio {
    /// Trained as pike and shot, and regular. Known.
    pub regular_pike_and_shot: bool,
    /// It has not moved this turn. Known.
    pub stationary: bool,
    /// The ranks of its sleeves of shot. Known if the desk knows its front.
    pub sleeve_ranks: u32,
}

/// The arc of figures (F-9.08, D-151, D-152).
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

/// The position from which a unit shoots, which determines whether it may divide its fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiringFrom {
    /// In the open, or behind cover.
    Line,
    /// In a square or a building: each face separately.
    Faces,
}

/// Whether figures of a unit with a target may shoot at another one: those that cannot
/// reach the first, and the faces of squares and buildings (F-9.03).
pub fn may_take_another_target(from: FiringFrom, reaches_first: bool) -> bool {
    !reaches_first || from == FiringFrom::Faces
}

/// When a target was in the fire zone. Asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The shooters moved this turn. Known.
    pub moved: bool,
    /// The shooters evaded this turn, mounted or on foot. Known.
    pub evaded: Option<Evader>,
    /// The target passed through the zone this turn.
    pub crossed_zone: bool,
    /// It is in the zone at the end of movement.
    pub in_zone: bool,
    /// It charged another unit and needed half of a full charge or less.
    pub short_charge_elsewhere: bool,
}

/// The evader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evader {
    /// Foot.
    Foot,
    /// Mounted troops, which may shoot backwards.
    Mounted,
}

/// Whether a target may be shot at now (F-9.12, D-175, D-176).
///
/// # Errors
/// The first reason why not.
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
    /// Any, if a general is near.
    General,
    /// Guns that fired at these guns last turn.
    EnemyGuns,
    /// The nearest, or one near it.
    Nearest,
}

impl Priority {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Charger, Self::General, Self::EnemyGuns, Self::Nearest];
}

/// The facts about a choice of target. Asked, except for charges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetChoice {
    /// An enemy charges the shooters.
    pub charged: bool,
    /// The target is that enemy.
    pub is_charger: bool,
    /// A general of theirs is within 2(1.5)".
    pub general_near: bool,
    /// The shooters are guns, and enemy guns in their zone fired at them last
    /// turn.
    pub shelled: bool,
    /// The target is one of them.
    pub is_sheller: bool,
    /// The target is the nearest, or within 4(3)" of it.
    pub near: bool,
}

/// The priority that a choice of target violates; none if it is right (F-9.13).
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

/// The maximum distance of a general who permits any target, and of a target from the
/// nearest one (F-9.13).
pub fn priority_distances(scale: FigureScale, rules: &Rules) -> [Length; 2] {
    let distance = &rules.shooting.distance;
    [
        length(&distance.general_directs_fire, scale),
        length(&distance.beside_nearest_target, scale),
    ]
}

/// The distance of rotation fire to the front or the rear (F-9.34).
pub fn rotation_move(scale: FigureScale, rules: &Rules) -> Length {
    length(&rules.shooting.distance.rotation, scale)
}

/// The number of figures, and of guns, that shoot through a gap of this width (F-9.15,
/// D-171); two units cannot share one.
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

/// The width of a gun's danger zone: its model's, and with hailshot some on each side
/// (F-9.16).
pub fn danger_zone(model: Length, shot: Shot, scale: FigureScale, rules: &Rules) -> Length {
    let each_side = &rules.shooting.distance.hailshot_danger_each_side;
    match shot {
        Shot::Ball => model,
        Shot::Hail => model.plus(length(each_side, scale).times(2)),
    }
}

/// The consequences of a volley in a charge, or in the Shoot phase (F-9.11, D-187).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// The losses are removed before the impact and count in it.
    pub counts_in_impact: bool,
    /// The target takes a shooting test.
    pub tests: bool,
}

/// The consequences of a volley.
pub fn consequence(in_charge: bool) -> Consequence {
    Consequence {
        counts_in_impact: in_charge,
        tests: !in_charge,
    }
}

/// A question about a volley that only the players can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The number of figures within range and arc, each measured from the middle of its own
    /// front (F-9.02, D-177).
    FiguresInReach,
    /// Whether an obstacle in the line of fire is within half of the range, and no friend
    /// is (F-9.14, D-168).
    Obstacle,
}

impl Ask {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::FiguresInReach, Self::Obstacle];

    /// The clause of the question.
    pub const fn clause(self) -> ClauseId {
        ClauseId::new(match self {
            Self::FiguresInReach => "F-9.02",
            Self::Obstacle => "F-9.14",
        })
    }
}

/// The questions about a volley besides its own fields.
pub fn asks() -> impl Iterator<Item = Ask> {
    Ask::ALL.into_iter().filter(|ask| ask.clause().stands())
}
