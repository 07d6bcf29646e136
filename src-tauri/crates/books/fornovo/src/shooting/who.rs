//! Who may shoot, in which direction, when and at whom (sections 9.1 to 9.4
//! and 9.9 to 9.13).

use drumhead_words::{ClauseId, Length};

use super::super::army::{ChargeStyle, FigureScale, TroopType};
use super::super::movement::Mount;
use super::super::readings::{AllRound, TrotterRanks};
use super::super::tables::Rules;
use super::super::tables::shooting::Distance;
use super::refusal::CannotShoot;
use super::volley::{Shot, SmallArms};

/// What decides how many ranks shoot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RankFire {
    /// Regular or irregular. Known.
    pub troops: TroopType,
    /// The volley is part of a charge, made or met. Known.
    pub in_charge: bool,
    /// Ranks from the front whose plug bayonets are fixed. Known.
    pub plug_fixed: u32,
}

/// How many ranks of these figures shoot (F-9.09, D-153): those of the front
/// ones that have plug bayonets fixed do not (F-2.67).
pub fn ranks_that_shoot(arms: &SmallArms, fire: RankFire, rules: &Rules) -> u32 {
    let ranks = &rules.shooting.ranks;
    let trotters = arms.steady
        && fire.troops == TroopType::Regular
        && arms.mounted == Some(Mount::Cavalry(Some(ChargeStyle::Trot)))
        && arms.has_firearm();
    let always = rules.procedures.trotter_ranks == TrotterRanks::Always;
    let most = if trotters && (always || !fire.in_charge) {
        ranks.steady_trotters_with_firearms.ranks
    } else {
        ranks.most.ranks
    };
    most.saturating_sub(fire.plug_fixed)
}

/// In which direction figures shoot (F-9.08); the angles themselves are
/// measured on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arc {
    /// 22.5 degrees to each side of the front.
    Front,
    /// Everywhere (D-152).
    Any,
    /// Everywhere but through the unit's own pikes (D-151).
    AnyButThroughPikes,
}

/// What decides the arc of a pike-and-shot unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tercio {
    /// Trained as pike and shot, and regular. Known.
    pub regular_pike_and_shot: bool,
    /// It has not moved this turn. Known.
    pub stationary: bool,
    /// The ranks of its sleeves of shot. Known where the desk knows its front.
    pub sleeve_ranks: u32,
}

/// The arc of figures (F-9.08, D-151, D-152).
pub fn arc(mounted: bool, tercio: Tercio, rules: &Rules) -> Arc {
    let table = &rules.shooting.all_round;
    let deep = tercio.sleeve_ranks >= table.sleeve_ranks;
    let all_round = tercio.stationary
        && match rules.procedures.all_round {
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

/// Where a unit shoots from, which says whether it may part its fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiringFrom {
    /// The open, or behind cover.
    Line,
    /// A square or a building: each face by itself.
    Faces,
}

/// Whether figures of a unit that has a target may shoot at another one: those
/// who cannot reach the first, and the faces of squares and buildings (F-9.03).
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
    /// It charged somebody else and reached them at half of a full charge or
    /// less.
    pub short_charge_elsewhere: bool,
}

/// Who evaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evader {
    /// On foot.
    Foot,
    /// On horses, from which they may shoot behind.
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

/// The order in which targets must be taken (F-9.13, D-170).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// An enemy who charges the shooter.
    Charger,
    /// Any, because a general is near.
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

/// What is to be known of a choice of target. Asked, but for the charges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetChoice {
    /// Somebody charges the shooters.
    pub charged: bool,
    /// The target does.
    pub is_charger: bool,
    /// A general of theirs is within 2(1.5)".
    pub general_near: bool,
    /// The shooters are guns, and enemy guns in their zone fired at them last
    /// turn.
    pub shelled: bool,
    /// The target did.
    pub is_sheller: bool,
    /// The target is the nearest, or within 4(3)" of it.
    pub near: bool,
}

/// The priority that a choice of target goes against; none where it is as it
/// must be (F-9.13).
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

/// How near a general must be to choose any target, and how far from the
/// nearest target another may be (F-9.13).
pub fn priority_distances(scale: FigureScale, rules: &Rules) -> [Length; 2] {
    let distance = &rules.shooting.distance;
    [
        length(&distance.general_directs_fire, scale),
        length(&distance.beside_nearest_target, scale),
    ]
}

/// How far rotation fire moves to the front or the rear (F-9.34).
pub fn rotation_move(scale: FigureScale, rules: &Rules) -> Length {
    length(&rules.shooting.distance.rotation, scale)
}

/// How many figures shoot through a gap of this width, and how many guns
/// (F-9.15, D-171); no two units share one.
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

/// The width of a gun's danger zone: its model's, and with hail some to each
/// side (F-9.16).
pub fn danger_zone(model: Length, shot: Shot, scale: FigureScale, rules: &Rules) -> Length {
    let each_side = &rules.shooting.distance.hailshot_danger_each_side;
    match shot {
        Shot::Ball => model,
        Shot::Hail => model.plus(length(each_side, scale).times(2)),
    }
}

/// What a volley in a charge brings about, as against one of the Shoot phase
/// (F-9.11, D-187).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// The losses are taken off before the impact and count in it.
    pub counts_in_impact: bool,
    /// The target tests for being shot at.
    pub tests: bool,
}

/// What a volley brings about.
pub fn consequence(in_charge: bool) -> Consequence {
    Consequence {
        counts_in_impact: in_charge,
        tests: !in_charge,
    }
}

/// What only the table can tell of a volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// How many figures are in range and arc, each measured from the middle
    /// of its own front (F-9.02, D-177).
    FiguresInReach,
    /// Whether an obstacle that is shot over lies within half of the range,
    /// and no friend does (F-9.14, D-168).
    Obstacle,
}

impl Ask {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::FiguresInReach, Self::Obstacle];

    /// Who says that it is to be asked.
    pub const fn clause(self) -> ClauseId {
        ClauseId::new(match self {
            Self::FiguresInReach => "F-9.02",
            Self::Obstacle => "F-9.14",
        })
    }
}

/// The questions that a volley puts to the table besides those of its own
/// fields.
pub fn asks() -> impl Iterator<Item = Ask> {
    Ask::ALL.into_iter().filter(|ask| ask.clause().stands())
}
