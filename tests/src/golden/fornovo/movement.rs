//! Moves of troops, models and generals over terrain, and the cost of changing frontage.

use drumhead_fornovo::{
    Armour, ChargeStyle, FigureScale, Figures, Grade, Model, ModelMove, Mount, Move, Mover, Order,
    Rules, figures_move, frontage_cost, general_move, model_move, model_over, over,
};
use drumhead_vocabulary::Length;
use serde::Deserialize;
use serde_json::Value;

use super::army::{Letter, Troops};
use super::{Case, inputs, rules};
use crate::golden::value::{compare, inches};
use crate::golden::{Run, unread};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inputs {
    unit: Mobile,
    #[serde(default)]
    facts: Facts,
}

/// A unit, model or general that moves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mobile {
    kind: MobileKind,
    #[serde(default)]
    armor: Letter,
    #[serde(default)]
    class: Option<Model>,
    #[serde(default)]
    charge_style: Option<ChargeStyle>,
    #[serde(default)]
    order: Order,
    #[serde(default)]
    barded: bool,
    #[serde(default)]
    gunner: bool,
    /// Whether the unit is mounted infantry.
    #[serde(default)]
    horse: bool,
    /// The type and grade, which are not used. Only the cost of changing frontage depends on them,
    /// and the cases state both costs: for steady troops and for others.
    #[serde(default, rename = "type")]
    _troops: Troops,
    #[serde(default, rename = "grade")]
    _grade: Grade,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum MobileKind {
    Infantry,
    MountedInfantry,
    Cavalry,
    Gunner,
    Gun,
    Limber,
    Wagon,
    WarWagon,
    General,
}

/// The players' observations in a case.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Facts {
    terrain: Option<String>,
    carrying_stakes: bool,
    /// The number of figures added to the front; negative if it shrinks.
    frontage_change: i32,
}

pub(super) fn run(case: &Case) -> Run {
    let inputs: Inputs = inputs(case)?;
    let rules = rules(&case.switches)?;
    let known = |ground: &String| rules.movement.terrain.contains_key(ground);
    if let Some(ground) = inputs.facts.terrain.as_ref().filter(|g| !known(g)) {
        return Err(unread(format!("there is no ground {ground:?}")));
    }
    let scales = case.expected.as_object().filter(|map| !map.is_empty());
    let mut troubles = Vec::new();
    for (name, expected) in scales.ok_or_else(|| unread("no results are expected"))? {
        let scale = FigureScale::deserialize(&Value::from(name.as_str()))
            .map_err(|error| unread(error.to_string()))?;
        let place = format!("{name}.");
        troubles.extend(compare(expected, &place, |key| {
            inputs.answer(key, scale, &rules)
        }));
    }
    Ok(troubles)
}

impl Inputs {
    fn answer(&self, key: &str, scale: FigureScale, rules: &Rules) -> Option<Value> {
        let [steady, other] =
            frontage_cost(self.facts.frontage_change.unsigned_abs(), scale, rules);
        let length = match key {
            "normal" => self.troops(scale, rules)?.normal,
            "charge" => self.troops(scale, rules)?.charge,
            "limbered" => self.model(scale, rules)?.limbered,
            "manhandled" => self.model(scale, rules)?.manhandled,
            "cost_steady" => steady,
            "cost_other" => other,
            _ => return None,
        };
        Some(inches(length))
    }

    /// Returns a move on foot or on horseback over the terrain; 0 on forbidden terrain. A general's
    /// move does not depend on the terrain.
    fn troops(&self, scale: FigureScale, rules: &Rules) -> Option<Move> {
        let mounted = match self.unit.kind {
            MobileKind::Infantry if self.unit.horse => Some(Mount::Infantry),
            MobileKind::Infantry | MobileKind::Gunner => None,
            MobileKind::MountedInfantry => Some(Mount::Infantry),
            MobileKind::Cavalry => Some(Mount::Cavalry(self.unit.charge_style)),
            MobileKind::General => {
                let normal = general_move(scale, rules);
                let charge = normal;
                return Some(Move { normal, charge });
            }
            MobileKind::Gun | MobileKind::Limber | MobileKind::Wagon | MobileKind::WarWagon => {
                return None;
            }
        };
        let figures = Figures {
            mounted,
            armour: Armour::from(self.unit.armor),
            gunner: self.unit.gunner || self.unit.kind == MobileKind::Gunner,
            barded: self.unit.barded,
            stakes: self.facts.carrying_stakes,
        };
        let full = figures_move(figures, scale, rules);
        let mover = match (mounted.is_some(), self.unit.order) {
            (true, Order::Skirmish) => Mover::SkirmishMounted,
            (true, Order::Close) => Mover::Mounted,
            (false, Order::Skirmish) => Mover::SkirmishFoot,
            (false, Order::Close) => Mover::CloseFoot,
        };
        let left = |length| match &self.facts.terrain {
            Some(ground) => over(ground, mover, length, rules).unwrap_or(Length::ZERO),
            None => length,
        };
        Some(Move {
            normal: left(full.normal),
            charge: left(full.charge),
        })
    }

    /// Returns the move of a gun, a limber or a wagon over the terrain.
    fn model(&self, scale: FigureScale, rules: &Rules) -> Option<ModelMove> {
        let model = match self.unit.kind {
            MobileKind::Gun => self.unit.class?,
            MobileKind::Limber => Model::Limber,
            MobileKind::Wagon => Model::Wagon,
            MobileKind::WarWagon => Model::WarWagon,
            MobileKind::Infantry
            | MobileKind::MountedInfantry
            | MobileKind::Cavalry
            | MobileKind::Gunner
            | MobileKind::General => return None,
        };
        let full = model_move(model, scale, rules);
        Some(match &self.facts.terrain {
            Some(ground) => model_over(ground, full, rules),
            None => full,
        })
    }
}
