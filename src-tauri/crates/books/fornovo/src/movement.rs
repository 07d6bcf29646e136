//! Section 7: the moves of units (F-7.01 to F-7.20), and the effects of terrain (section
//! 11).

use drumhead_vocabulary::Length;

use super::army::*;
use super::interpretations::{MountedInfantry, TrottersInFlight};
use super::tables::Rules;
use super::tables::movement::{Mover, Troops};

/// A unit's move, in the army's scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The normal move.
    pub normal: Length,
    /// The move with the charge bonus, for charges, countercharges, routs, evasions and pursuits.
    /// For troops without the bonus, the same as the normal move.
    pub charge: Length,
}

/// A model's move, in the army's scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModelMove {
    /// The move when limbered.
    pub limbered: Length,
    /// The move when manhandled.
    pub manhandled: Length,
}

/// The properties that determine the move of figures.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// The kind of mounted figures; `None` for figures on foot.
    pub mounted: Option<Mount>,
    /// The figures' armour.
    pub armour: Armour,
    /// Whether the figures are gunners on foot.
    pub gunner: bool,
    /// Whether the figures are on barded horses.
    pub barded: bool,
    /// Whether the figures carry stakes.
    pub stakes: bool,
}

/// The kind of mounted figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mount {
    /// True cavalry, with its charge style.
    Cavalry(Option<ChargeStyle>),
    /// Mounted infantry (F-1.13, D-86).
    Infantry,
}

/// Returns the move of these figures in this scale.
pub fn figures_move(figures: Figures, scale: FigureScale, rules: &Rules) -> Move {
    moves(figures, scale, false, rules)
}

/// Returns the move of these figures in rout and pursuit. Trotters may then have the bonus (D-110).
pub(super) fn figures_flight(figures: Figures, scale: FigureScale, rules: &Rules) -> Move {
    moves(figures, scale, true, rules)
}

/// Returns the move of these figures. With `flight`, the bonus is the one for rout and pursuit,
/// which trotters may have (D-110).
fn moves(figures: Figures, scale: FigureScale, flight: bool, rules: &Rules) -> Move {
    let tables = &rules.movement;
    let horse_rates = rules.choices.mounted_infantry == MountedInfantry::HorseRates;
    let row: &Troops = match figures.mounted {
        Some(Mount::Cavalry(_)) => tables.horse.of(figures.armour),
        Some(Mount::Infantry) if horse_rates => tables.horse.of(figures.armour),
        Some(Mount::Infantry) => tables.foot.by_armour.of(figures.armour),
        None if figures.gunner => &tables.foot.gunner,
        None => tables.foot.by_armour.of(figures.armour),
    };
    let mut normal = row.normal.at(scale);
    let mut bonus = row.bonus.at(scale);
    if figures.barded && figures.mounted.is_some() {
        let less = tables.barded.deduct.at(scale);
        normal = normal.minus(less);
    }
    if figures.stakes {
        normal = normal.minus(tables.stakes.deduct.at(scale));
    }
    let trots = figures.mounted == Some(Mount::Cavalry(Some(ChargeStyle::Trot)));
    let spared = flight && rules.choices.trotters_in_flight == TrottersInFlight::Bonus;
    if trots && !spared {
        bonus = Length::ZERO;
    }
    Move {
        normal,
        charge: normal.plus(bonus),
    }
}

/// Returns the move of a model in this scale (F-7.08 to F-7.11, F-2.54).
pub fn model_move(model: Model, scale: FigureScale, rules: &Rules) -> ModelMove {
    let moves = &rules.movement;
    let row = match model {
        Model::Wagon => &moves.wagon,
        Model::WarWagon => &moves.war_wagon,
        Model::VeryLightGun
        | Model::LightGun
        | Model::MediumGun
        | Model::OrganGun
        | Model::HeavyGun
        | Model::Limber => moves.gun.of(model),
    };
    ModelMove {
        limbered: row.limbered.at(scale),
        manhandled: row.manhandled.at(scale),
    }
}

/// Returns the move of a gun on its mount: a gun on a wagon moves as the wagon does (F-2.36,
/// F-7.09).
pub(super) fn gun_move(
    gun: Model,
    mount: GunMount,
    scale: FigureScale,
    rules: &Rules,
) -> ModelMove {
    let model = match mount {
        GunMount::Wagon if mount.carries(gun) => Model::Wagon,
        GunMount::WarWagon if mount.carries(gun) => Model::WarWagon,
        GunMount::Carriage | GunMount::Wagon | GunMount::WarWagon => gun,
    };
    model_move(model, scale, rules)
}

/// Returns the move of a unit: the move of its slowest figures, with a normal move of at most that
/// of its ordinary wagons (F-7.09). For artillery, returns the move of its gunners without their
/// guns. Returns `None` for a unit without groups.
pub fn unit_move(unit: &Unit, scale: FigureScale, rules: &Rules) -> Option<Move> {
    let mounted = match unit.kind {
        Kind::Cavalry => Some(Mount::Cavalry(unit.charge)),
        Kind::Infantry if unit.is_mounted_infantry() => Some(Mount::Infantry),
        Kind::Infantry | Kind::Artillery => None,
    };
    let wagons = unit.models.wagon > 0 && unit.kind != Kind::Artillery;
    let wagons = wagons.then(|| model_move(Model::Wagon, scale, rules).limbered);
    let slowest = unit
        .groups
        .iter()
        .map(|group| {
            let figures = Figures {
                mounted,
                armour: group.armour,
                gunner: group.gunner,
                barded: group.barded,
                stakes: unit.stakes > 0,
            };
            figures_move(figures, scale, rules)
        })
        .reduce(|a, b| Move {
            normal: a.normal.min(b.normal),
            charge: a.charge.min(b.charge),
        })?;
    Some(Move {
        normal: wagons.map_or(slowest.normal, |wagons| wagons.min(slowest.normal)),
        ..slowest
    })
}

/// Returns the part of a move that is left on this terrain; `None` if the mover cannot enter it.
/// The terrain is given by its name in the table: `heavy_wood`, `steep_down`.
pub fn over(ground: &str, mover: Mover, length: Length, rules: &Rules) -> Option<Length> {
    let Some(ground) = rules.movement.terrain.get(ground) else {
        return Some(length);
    };
    let going = ground.of(mover);
    if going.impassable {
        return None;
    }
    Some(going.share.map_or(length, |share| share.of(length)))
}

/// Returns the part of a model's moves that is left on this terrain: 0 if the model cannot enter
/// it. Where guns must be manhandled, the limbered move is also 0.
pub fn model_over(ground: &str, moves: ModelMove, rules: &Rules) -> ModelMove {
    let left = |length| over(ground, Mover::Guns, length, rules).unwrap_or(Length::ZERO);
    let by_hand = rules
        .movement
        .terrain
        .get(ground)
        .is_some_and(|ground| ground.of(Mover::Guns).manhandled);
    ModelMove {
        limbered: if by_hand {
            Length::ZERO
        } else {
            left(moves.limbered)
        },
        manhandled: left(moves.manhandled),
    }
}

/// Returns the move of a general on his own (F-7.12).
pub fn general_move(scale: FigureScale, rules: &Rules) -> Length {
    let row = &rules.movement.general;
    row.normal.at(scale)
}

/// Returns the cost of changing frontage by this many figures, for steady regulars of grade A to C
/// and for all others (F-7.22).
pub fn frontage_cost(figures: u32, scale: FigureScale, rules: &Rules) -> [Length; 2] {
    let row = &rules.movement.frontage;
    let times = i32::try_from(figures).unwrap_or(i32::MAX);
    [
        row.per_figure_steady.at(scale).times(times),
        row.per_figure_other.at(scale).times(times),
    ]
}

/// Returns the command distance of a general to regulars and to irregulars (F-3.03).
pub fn command_distance(rank: Rank, scale: FigureScale, rules: &Rules) -> [Length; 2] {
    let row = &rules.movement.command_distance;
    let regular = row.of(rank).at(scale);
    [regular, row.irregular_share.of(regular)]
}
