//! Armies, single units and purchases: prices and legality.

use std::collections::BTreeSet;

use drumhead_fornovo::{
    Armour, Army, Bayonet, Bill, ChargeStyle, Contingent, ContingentId, FigureScale, Formation,
    General, GeneralId, Grade, Group, GunMount, Interpretations, Item, Kind, Lock, Model, Models,
    Order, Pay, Piece, PieceId, PieceKind, Problem, Rank, Severity, Training, TroopType, Unit,
    UnitNumber, WeaponSet, artillery_weight, bill, check, problems,
};
use drumhead_vocabulary::{Length, Points};
use serde::Deserialize;
use serde_json::Value;

use super::{Case, inputs, rules};
use crate::golden::value::compare;
use crate::golden::{Run, Trouble, unread};

/// An army as written in a case: a whole army, or a single unit.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Inputs {
    scale: FigureScale,
    year: Option<u16>,
    nation: String,
    /// The army's contingents, or their number, counting the army's own (D-88).
    contingents: Several,
    /// The army's allies, or their number, not counting the army's own contingent (D-88).
    allies: Several,
    unit: Option<UnitInputs>,
    units: Vec<UnitInputs>,
    /// An object with these same fields: some cases nest them there.
    army: Option<Box<Inputs>>,
    cc: u16,
    sg: u16,
    snipers: u16,
    wagons: u16,
    war_wagons: u16,
    ditch_in: Inches,
    light_works_in: Inches,
    heavy_works_in: Inches,
    #[serde(rename = "readings")]
    interpretations: Interpretations,
    switches: Interpretations,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct UnitInputs {
    kind: UnitKind,
    #[serde(rename = "type")]
    troops: Troops,
    grade: Grade,
    order: Order,
    charge_style: Option<ChargeStyle>,
    training: Option<Training>,
    unpaid: bool,
    unpaid_figures: u32,
    unsupplied: bool,
    models: Models,
    stakes_figures: u32,
    sleeve_width: Option<u16>,
    groups: Vec<GroupInputs>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct GroupInputs {
    count: u32,
    armor: Letter,
    weapons: WeaponSet,
    gunner: bool,
    shield: bool,
    noble: bool,
    barded: bool,
    false_rout: bool,
    salvee: bool,
    bayonet: Option<Bayonet>,
    firelock: bool,
    horse: bool,
}

/// Items by name, or only their number.
#[derive(Deserialize)]
#[serde(untagged)]
enum Several {
    Counted(u16),
    Named(Vec<Named>),
    One(Named),
}

impl Default for Several {
    fn default() -> Self {
        Self::Counted(0)
    }
}

/// A contingent, named by its nation.
#[derive(Clone, Default, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Named {
    #[default]
    Unnamed,
    Nation(String),
    Fields {
        #[serde(default)]
        name: String,
        #[serde(default)]
        nation: String,
    },
}

impl Several {
    fn contingents(self) -> Vec<Contingent> {
        let all = match self {
            Self::Counted(count) => vec![Named::Unnamed; count.into()],
            Self::Named(all) => all,
            Self::One(Named::Unnamed) => Vec::new(),
            Self::One(one) => vec![one],
        };
        let contingent = |named| {
            let (name, nation) = match named {
                Named::Unnamed => (String::new(), String::new()),
                Named::Nation(nation) => (String::new(), nation),
                Named::Fields { name, nation } => (name, nation),
            };
            Contingent {
                id: ContingentId(0),
                name,
                nation,
            }
        };
        all.into_iter().map(contingent).collect()
    }
}

/// The kind of a unit; mounted infantry is a separate kind here.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum UnitKind {
    #[default]
    Infantry,
    MountedInfantry,
    Cavalry,
    Artillery,
}

/// Regular or irregular troops.
#[derive(Clone, Copy, Default, Deserialize)]
pub(super) enum Troops {
    #[default]
    R,
    I,
}

/// An armour class.
#[derive(Clone, Copy, Default, Deserialize)]
pub(super) enum Letter {
    #[default]
    L,
    M,
    H,
    A,
}

impl From<Letter> for Armour {
    fn from(value: Letter) -> Self {
        match value {
            Letter::L => Self::Light,
            Letter::M => Self::Medium,
            Letter::H => Self::Heavy,
            Letter::A => Self::Armoured,
        }
    }
}

/// A length in inches, as a JSON number.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(try_from = "serde_json::Number")]
struct Inches(Length);

impl TryFrom<serde_json::Number> for Inches {
    type Error = String;
    fn try_from(number: serde_json::Number) -> Result<Self, String> {
        let text = number.to_string();
        Length::parse_inches(text.trim_end_matches(".0"))
            .map(Self)
            .ok_or_else(|| format!("{text} is not a length in inches"))
    }
}

impl From<GroupInputs> for Group {
    fn from(group: GroupInputs) -> Self {
        Self {
            name: String::new(),
            count: group.count,
            armour: group.armor.into(),
            weapons: group.weapons,
            shield: group.shield,
            gunner: group.gunner,
            noble: group.noble,
            barded: group.barded,
            false_rout: group.false_rout,
            salvee: group.salvee,
            bayonet: group.bayonet,
            lock: if group.firelock {
                Lock::Firelock
            } else {
                Lock::Matchlock
            },
            horse: group.horse,
        }
    }
}

impl UnitInputs {
    fn unit(self, number: u16) -> Unit {
        let mut groups: Vec<Group> = self.groups.into_iter().map(Group::from).collect();
        if self.kind == UnitKind::MountedInfantry {
            groups.iter_mut().for_each(|group| group.horse = true);
        }
        let figures: u32 = groups.iter().map(|group| group.count).sum();
        // `unpaid_figures` is the number of unpaid figures. If it is 0, `unpaid` applies to the
        // whole unit.
        let pay = match (self.unpaid, self.unpaid_figures) {
            (false, 0) => Pay::Paid,
            (true, 0) => Pay::Unpaid,
            (_, unpaid) if unpaid >= figures => Pay::Unpaid,
            (_, unpaid) => Pay::Partly { unpaid },
        };
        Unit {
            number: UnitNumber(number),
            kind: match self.kind {
                UnitKind::Infantry | UnitKind::MountedInfantry => Kind::Infantry,
                UnitKind::Cavalry => Kind::Cavalry,
                UnitKind::Artillery => Kind::Artillery,
            },
            troops: match self.troops {
                Troops::R => TroopType::Regular,
                Troops::I => TroopType::Irregular,
            },
            grade: self.grade,
            order: self.order,
            charge: self.charge_style,
            training: self.training,
            pay,
            unsupplied: self.unsupplied,
            groups,
            models: self.models,
            mount: GunMount::Carriage,
            stakes: self.stakes_figures,
            formation: Formation {
                front: None,
                sleeve: self.sleeve_width,
            },
            ..Unit::default()
        }
    }
}

impl Inputs {
    fn army(self, switches: &Interpretations) -> Result<Army, Vec<Trouble>> {
        let own = Contingent {
            id: ContingentId(0),
            name: String::new(),
            nation: self.nation.clone(),
        };
        let mut contingents = self.contingents.contingents();
        match contingents.first_mut() {
            None => contingents.push(own),
            Some(first) if first.nation.is_empty() => first.nation = self.nation,
            Some(_) => {}
        }
        contingents.extend(self.allies.contingents());
        for (id, contingent) in (0..).zip(&mut contingents) {
            contingent.id = ContingentId(id);
        }
        let of_each: Vec<_> = contingents.iter().map(|each| each.id).collect();
        let mut army = Army {
            scale: self.scale,
            contingents,
            ..Army::default()
        };
        army.year = self.year.unwrap_or(army.year);
        for interpretations in [switches, &self.interpretations, &self.switches] {
            for (id, option) in interpretations.chosen() {
                let set = army.interpretations.set(id, Some(option));
                set.map_err(|error| unread(error.to_string()))?;
            }
        }
        let units = self.unit.into_iter().chain(self.units);
        army.units = (1..).zip(units).map(|(n, unit)| unit.unit(n)).collect();
        let ranks = std::iter::repeat_n(Rank::CommanderInChief, self.cc.into())
            .chain(std::iter::repeat_n(Rank::Subgeneral, self.sg.into()));
        army.generals = (1..)
            .zip(ranks)
            .map(|(n, rank)| General {
                id: GeneralId(n),
                rank,
                // The first generals, beginning with the commanders-in-chief, belong to one
                // contingent each. The others belong to the army itself.
                contingent: of_each.get(usize::from(n) - 1).copied().unwrap_or_default(),
                ..General::default()
            })
            .collect();
        let bought = |length: Inches| Some(length.0).filter(|length| *length != Length::ZERO);
        let count = |count: u16| Some(count).filter(|count| *count != 0);
        let laager = false;
        let pieces = std::iter::repeat_n(PieceKind::Sniper, self.snipers.into())
            .chain(bought(self.ditch_in).map(|length| PieceKind::Ditch { length }))
            .chain(bought(self.light_works_in).map(|length| PieceKind::LightFieldworks { length }))
            .chain(bought(self.heavy_works_in).map(|length| PieceKind::HeavyFieldworks { length }))
            .chain(count(self.wagons).map(|count| PieceKind::Wagons { count, laager }))
            .chain(count(self.war_wagons).map(|count| PieceKind::WarWagons { count, laager }));
        army.pieces = (1..)
            .zip(pieces)
            .map(|(n, what)| Piece {
                id: PieceId(n),
                name: String::new(),
                what,
            })
            .collect();
        check(&army).map_err(|error| unread(format!("inputs: {error}")))?;
        Ok(army)
    }
}

/// The answers about an army.
struct Answers {
    army: Army,
    bill: Bill,
    problems: BTreeSet<&'static str>,
    weight: u32,
}

pub(super) fn run(case: &Case) -> Run {
    let mut given: Inputs = inputs(case)?;
    if let Some(inner) = given.army.take() {
        given = *inner;
    }
    let answers = Answers::new(given.army(&case.switches)?)?;
    let mut expected = case.expected.clone();
    if let Some(reasons) = expected.get_mut("reasons") {
        *reasons = cited(reasons)?;
    }
    Ok(compare(&expected, "", |key| answers.answer(key)))
}

/// Returns the clauses cited by a case's reasons, each once; only these are compared.
fn cited(reasons: &Value) -> Result<Value, Vec<Trouble>> {
    let rules: Option<BTreeSet<&str>> = reasons.as_array().and_then(|reasons| {
        let rule = |reason: &Value| reason.get("rule").is_some_and(Value::is_string);
        let all = reasons.iter().all(rule);
        let rules = reasons.iter().filter_map(|reason| reason["rule"].as_str());
        all.then(|| rules.collect())
    });
    match rules {
        Some(rules) => Ok(rules.into_iter().collect()),
        None => Err(unread("the reasons must be a list, each with its rule")),
    }
}

impl Answers {
    fn new(army: Army) -> Result<Self, Vec<Trouble>> {
        let rules = rules(&army.interpretations)?;
        let bill = bill(&army, &rules);
        let against = |problem: &Problem| match problem.fault.severity() {
            Severity::Illegal => Some(problem.fault.clause()?.as_str()),
            Severity::Warning => None,
        };
        Ok(Self {
            problems: problems(&army, &rules, bill.total)
                .iter()
                .filter_map(against)
                .collect(),
            weight: artillery_weight(&army, &rules),
            army,
            bill,
        })
    }

    /// Returns the answer with this name; figures, equipment and command are those of the case's
    /// only unit.
    fn answer(&self, key: &str) -> Option<Value> {
        let unit = self
            .bill
            .units
            .first()
            .filter(|_| self.army.units.len() == 1);
        let items = |wanted: fn(Item) -> bool| -> Value {
            let lines = self
                .bill
                .lines_of(&self.bill.army)
                .iter()
                .filter(|line| wanted(line.item));
            lines.map(|line| line.total).sum::<Points>().0.into()
        };
        Some(match key {
            "legal" => self.problems.is_empty().into(),
            "reasons" => self.problems.iter().copied().collect(),
            "total" => self.bill.total.0.into(),
            "unit_totals" => self.bill.units.iter().map(|unit| unit.total.0).collect(),
            "artillery_weight" => self.weight.into(),
            "figure_costs" => {
                let prices = self.bill.figure_prices.get(unit?.figure_prices.clone())?;
                prices.iter().map(|price| price.0).collect()
            }
            "figures_total" => unit?.figures.0.into(),
            "equipment_total" => unit?.equipment.0.into(),
            "command" => unit?.command.0.into(),
            "ditch" => items(|item| item == Item::Ditch),
            "light_works" => items(|item| item == Item::LightFieldworks),
            "heavy_works" => items(|item| item == Item::HeavyFieldworks),
            "wagons" => items(|item| item == Item::Model(Model::Wagon)),
            "war_wagons" => items(|item| item == Item::Model(Model::WarWagon)),
            "snipers" => items(|item| item == Item::Sniper),
            "generals" => items(|item| matches!(item, Item::General(_))),
            _ => return None,
        })
    }
}
