//! Section 4: the price of an army, line by line, with the clause of each.
//!
//! The price of a figure covers its grade, armour, weapons and options. By default it is at least
//! the chart's minimum (D-56). The price of a unit covers its figures, its command and its
//! equipment (F-4.01 to F-4.37).

use std::ops::Range;

use drumhead_vocabulary::{ClauseId, Length, Points};

use super::army::*;
use super::interpretations::{
    LanceAndPistols, MinimumPrice, SalveePrice, Saving, ShieldPrice, SniperCommand, Supply,
};
use super::tables::Rules;
use super::tables::prices::{Price, Work};
use super::weapons::{Weapon, WeaponSet};
use crate::clauses::SHALLOW;

/// The item on a line of a bill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// Figures of this kind and grade.
    Grade(Kind, Grade),
    /// Armour.
    Armour(Armour),
    /// Gunners.
    Gunner,
    /// A weapon.
    Weapon(Weapon),
    /// A heavy lance and pistols at one price (interpretation D-60).
    LanceAndPistols,
    /// A shield.
    Shield,
    /// Nobles.
    Noble,
    /// Barded horses.
    Barded,
    /// False rout training.
    FalseRout,
    /// Salvee fire.
    Salvee,
    /// A training.
    Training(Training),
    /// A shallow formation, at the players' own price (interpretation D-54).
    Shallow,
    /// Irregular troops.
    Irregular,
    /// Unpaid troops.
    Unpaid,
    /// Unsupplied troops.
    Unsupplied,
    /// The surcharge up to the chart's minimum.
    Minimum,
    /// Horses for infantry.
    Horse,
    /// Bayonets.
    Bayonet(Bayonet),
    /// Archers' stakes.
    Stakes,
    /// A model.
    Model(Model),
    /// A unit's command.
    Command(Kind),
    /// A general.
    General(Rank),
    /// A sniper.
    Sniper,
    /// A ditch.
    Ditch,
    /// Light fieldworks.
    LightFieldworks,
    /// Heavy fieldworks.
    HeavyFieldworks,
}

/// A line of a bill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The item.
    pub item: Item,
    /// The clause of the price.
    pub clause: ClauseId,
    /// The index of a group in the unit, if the line is a price of that group's figures.
    pub group: Option<u8>,
    /// The number of items that are paid for, such as figures, models or sections.
    pub count: u32,
    /// The points for each.
    pub each: Points,
    /// The total points.
    pub total: Points,
}

/// The part of a bill for one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitBill {
    /// The unit.
    pub number: UnitNumber,
    /// The index range of the unit's lines in [`Bill::lines`].
    pub lines: Range<usize>,
    /// The index range of the final prices of the unit's groups in [`Bill::figure_prices`],
    /// including horse and bayonet.
    pub figure_prices: Range<usize>,
    /// The price of all figures.
    pub figures: Points,
    /// The price of models and stakes.
    pub equipment: Points,
    /// The price of the command (F-2.05).
    pub command: Points,
    /// The total.
    pub total: Points,
}

/// The price of an army.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bill {
    /// Every line: first the units' lines in order, then the army's own lines.
    pub lines: Vec<Line>,
    /// The final price per figure of each group of each unit, in order.
    pub figure_prices: Vec<Points>,
    /// The units, in the army's order.
    pub units: Vec<UnitBill>,
    /// The index range of the army's own lines: generals, pieces and savings for the whole army.
    pub army: Range<usize>,
    /// The total.
    pub total: Points,
}

impl Bill {
    /// Returns a unit's part, if the army contains the unit.
    pub fn unit(&self, number: UnitNumber) -> Option<&UnitBill> {
        self.units.iter().find(|unit| unit.number == number)
    }

    /// Returns the lines of a part.
    pub fn lines_of(&self, range: &Range<usize>) -> &[Line] {
        self.lines.get(range.clone()).unwrap_or_default()
    }

    /// Adds a line, unless its clause is switched off or its count is 0. Returns the points for
    /// each; 0 if no line is added.
    fn add(&mut self, item: Item, group: Option<u8>, count: u32, price: Price) -> Points {
        if !price.clause.stands() || count == 0 {
            return Points::ZERO;
        }
        self.lines.push(Line {
            item,
            clause: price.clause,
            group,
            count,
            each: price.points,
            total: price.points * count,
        });
        price.points
    }

    /// Adds a line with a total price. Returns the total.
    fn add_whole(&mut self, item: Item, price: Price) -> Points {
        self.add(item, None, 1, price)
    }
}

/// Returns the price of the army under these rules. Works for any draft.
pub fn bill(army: &Army, rules: &Rules) -> Bill {
    // A unit has about ten lines, so one allocation of this size is enough for most armies.
    let mut bill = Bill {
        lines: Vec::with_capacity(army.units.len() * 10 + army.generals.len() + army.pieces.len()),
        figure_prices: Vec::with_capacity(army.units.len() * 2),
        units: Vec::with_capacity(army.units.len()),
        ..Bill::default()
    };
    let granted = Granted::new(army, rules);
    for unit in &army.units {
        let part = bill_unit(&mut bill, unit, rules, granted);
        bill.total += part.total;
        bill.units.push(part);
    }
    let start = bill.lines.len();
    let total = bill_generals(&mut bill, army, rules)
        + bill_pieces(&mut bill, army, rules)
        + bill_army_supply(&mut bill, army, rules);
    bill.total += total;
    bill.army = start..bill.lines.len();
    bill
}

/// The savings per figure that apply to the whole army.
#[derive(Clone, Copy)]
struct Granted {
    /// Whether the saving for unsupplied figures applies (F-4.19, D-57, D-94).
    unsupplied: bool,
}

impl Granted {
    fn new(army: &Army, rules: &Rules) -> Self {
        let per_figure = rules.choices.saving == Saving::PerFigure;
        // D-94: the scenario may leave individual units unsupplied, which saves no points.
        let earned = match rules.choices.supply {
            Supply::Army => true,
            Supply::Unit => army.units.iter().all(|unit| unit.unsupplied),
        };
        Self {
            unsupplied: per_figure && earned,
        }
    }
}

fn bill_unit(bill: &mut Bill, unit: &Unit, rules: &Rules, granted: Granted) -> UnitBill {
    let first_line = bill.lines.len();
    let first_price = bill.figure_prices.len();
    let mut figures = Points::ZERO;
    for (index, group) in unit.groups.iter().enumerate() {
        let Ok(index) = u8::try_from(index) else {
            break;
        };
        let mut figure = Figure {
            bill,
            unit,
            group,
            index,
            sum: Points::ZERO,
        };
        match unit.kind {
            // Only the infantry chart has a price for gunners.
            Kind::Infantry | Kind::Artillery => figure.infantry(rules, granted),
            Kind::Cavalry => figure.cavalry(rules, granted),
        }
        let each = figure.sum;
        bill.figure_prices.push(each);
        figures += each * group.count;
    }
    if unit.pay == Pay::Unpaid && rules.choices.saving == Saving::PerUnit {
        let price = rules.prices.chart(unit.kind).unpaid;
        figures += bill.add_whole(Item::Unpaid, price);
    }
    let equipment = bill_equipment(bill, unit, rules);
    let command = bill_command(bill, unit.kind, rules);
    UnitBill {
        number: unit.number,
        lines: first_line..bill.lines.len(),
        figure_prices: first_price..bill.figure_prices.len(),
        figures,
        equipment,
        command,
        total: figures + equipment + command,
    }
}

/// Adds the price of a unit's command (F-2.05, F-4.20, F-4.21).
fn bill_command(bill: &mut Bill, kind: Kind, rules: &Rules) -> Points {
    let price = match kind {
        Kind::Infantry => rules.prices.infantry.command,
        Kind::Cavalry => rules.prices.cavalry.command,
        Kind::Artillery => rules.prices.artillery.command,
    };
    bill.add_whole(Item::Command(kind), price)
}

/// The price calculation of one figure of a group.
struct Figure<'a> {
    bill: &'a mut Bill,
    unit: &'a Unit,
    group: &'a Group,
    index: u8,
    sum: Points,
}

impl Figure<'_> {
    fn add(&mut self, item: Item, price: Price) {
        self.sum += self
            .bill
            .add(item, Some(self.index), self.group.count, price);
    }

    fn add_if(&mut self, condition: bool, item: Item, price: Price) {
        if condition {
            self.add(item, price);
        }
    }

    /// Adds the prices of the infantry chart (F-4.01 to F-4.09, F-4.18, F-4.19, F-4.22, F-4.24,
    /// F-4.27).
    fn infantry(&mut self, rules: &Rules, granted: Granted) {
        let (unit, group, chart) = (self.unit, self.group, &rules.prices.infantry);
        self.begin(rules);
        self.add_if(group.gunner, Item::Gunner, chart.gunner);
        for weapon in group.weapons.iter() {
            self.add(Item::Weapon(weapon), chart.weapon.of(weapon));
        }
        self.shield(rules, chart.shield);
        self.add_if(
            pays_for_salvee(unit, group, rules),
            Item::Salvee,
            chart.salvee,
        );
        if let Some(training) = unit.training {
            self.add(Item::Training(training), chart.training);
        }
        self.finish(rules, granted);
        self.add_if(group.horse, Item::Horse, chart.horse);
        if let Some(bayonet) = group.bayonet {
            self.add(Item::Bayonet(bayonet), chart.bayonet);
        }
    }

    /// Adds the prices of the cavalry chart (F-4.10 to F-4.19, F-4.22).
    fn cavalry(&mut self, rules: &Rules, granted: Granted) {
        let (group, chart) = (self.group, &rules.prices.cavalry);
        self.begin(rules);
        self.add_if(group.noble, Item::Noble, chart.noble);
        let both = WeaponSet::of(&[Weapon::HeavyLance, Weapon::Pistols]);
        let one_price = rules.choices.lance_and_pistols == LanceAndPistols::OnePrice
            && both.within(group.weapons);
        self.add_if(
            one_price,
            Item::LanceAndPistols,
            chart.weapon.of(Weapon::HeavyLance),
        );
        for weapon in group.weapons.iter() {
            self.add_if(
                !(one_price && both.has(weapon)),
                Item::Weapon(weapon),
                chart.weapon.of(weapon),
            );
        }
        self.shield(rules, chart.shield);
        self.add_if(group.barded, Item::Barded, chart.barded);
        self.add_if(group.false_rout, Item::FalseRout, chart.false_rout);
        self.finish(rules, granted);
    }

    /// Adds the basic price of a figure for its grade, armour and type of troops, as on both
    /// charts.
    fn begin(&mut self, rules: &Rules) {
        let (unit, armour) = (self.unit, self.group.armour);
        let chart = rules.prices.chart(unit.kind);
        let grade = Item::Grade(unit.kind, unit.grade);
        self.add(grade, chart.grade.of(unit.grade));
        self.add(Item::Armour(armour), chart.armour.of(armour));
        let irregular = unit.troops == TroopType::Irregular;
        self.add_if(irregular, Item::Irregular, chart.irregular);
        self.raise(MinimumPrice::Basic, rules, chart.minimum);
    }

    /// Adds the price of a shallow formation, deducts the savings, and applies the minimum price,
    /// as on both charts.
    fn finish(&mut self, rules: &Rules, granted: Granted) {
        let chart = rules.prices.chart(self.unit.kind);
        self.shallow(rules);
        self.savings(rules, granted, chart.unpaid, chart.unsupplied);
        self.raise(MinimumPrice::Finished, rules, chart.minimum);
    }

    /// Adds the price of a shield (D-55).
    fn shield(&mut self, rules: &Rules, price: Price) {
        let paid = match rules.choices.shield {
            ShieldPrice::Weapon => self.group.shield,
            ShieldPrice::Free => false,
        };
        self.add_if(paid, Item::Shield, price);
    }

    /// Adds the price of a shallow formation, once the players have agreed on one (F-4.38, D-54).
    fn shallow(&mut self, rules: &Rules) {
        if let (true, Some(points)) = (self.unit.shallow, rules.choices.shallow_price) {
            self.add(
                Item::Shallow,
                Price {
                    points: Points(points),
                    clause: SHALLOW,
                },
            );
        }
    }

    /// Deducts the savings per figure, both of which may apply (F-4.18, F-4.19).
    fn savings(&mut self, rules: &Rules, granted: Granted, unpaid: Price, unsupplied: Price) {
        let by_figure = rules.choices.saving == Saving::PerFigure;
        self.add_if(
            by_figure && self.unit.pay == Pay::Unpaid,
            Item::Unpaid,
            unpaid,
        );
        self.add_if(
            granted.unsupplied && self.unit.unsupplied,
            Item::Unsupplied,
            unsupplied,
        );
    }

    /// Applies the minimum price (F-4.22) at the step that interpretation D-56 sets.
    fn raise(&mut self, here: MinimumPrice, rules: &Rules, minimum: Price) {
        if rules.choices.minimum == here && self.sum < minimum.points {
            let price = Price {
                points: minimum.points - self.sum,
                clause: minimum.clause,
            };
            self.add(Item::Minimum, price);
        }
    }
}

/// Whether the figures of a group pay for salvee fire (F-4.07, D-59).
fn pays_for_salvee(unit: &Unit, group: &Group, rules: &Rules) -> bool {
    match rules.choices.salvee {
        SalveePrice::MusketFigures => group.salvee && group.weapons.has(Weapon::Musket),
        SalveePrice::EveryFigure => unit.groups.iter().any(|group| group.salvee),
    }
}

/// Adds the prices of stakes and models (F-4.26, F-4.28 to F-4.32, F-4.36, F-4.37).
fn bill_equipment(bill: &mut Bill, unit: &Unit, rules: &Rules) -> Points {
    let mut sum = Points::ZERO;
    for model in Model::ALL {
        sum += models(bill, model, unit.models.count(model), rules);
    }
    let stakes = &rules.prices.stakes;
    let bundles = unit.stakes.div_ceil(stakes.per_figures);
    sum + bill.add(Item::Stakes, None, bundles, stakes.price) * bundles
}

/// Adds the prices of generals (F-4.23).
fn bill_generals(bill: &mut Bill, army: &Army, rules: &Rules) -> Points {
    let prices = &rules.prices.general;
    let mut sum = Points::ZERO;
    for (rank, price) in [
        (Rank::CommanderInChief, prices.commander_in_chief),
        (Rank::Subgeneral, prices.subgeneral),
    ] {
        let count = army
            .generals
            .iter()
            .filter(|general| general.rank == rank)
            .count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        sum += bill.add(Item::General(rank), None, count, price) * count;
    }
    sum
}

/// Adds the prices of works, wagons and snipers (F-4.25, F-4.33 to F-4.37).
fn bill_pieces(bill: &mut Bill, army: &Army, rules: &Rules) -> Points {
    let prices = &rules.prices;
    let mut sum = Points::ZERO;
    for piece in &army.pieces {
        let mut work = |item, work: &Work, length: Length| {
            let sections = length.sections(work.section(army.scale));
            bill.add(item, None, sections, work.price) * sections
        };
        sum += match piece.what {
            PieceKind::Ditch { length } => work(Item::Ditch, &prices.works.ditch, length),
            PieceKind::LightFieldworks { length } => work(
                Item::LightFieldworks,
                &prices.works.light_fieldworks,
                length,
            ),
            PieceKind::HeavyFieldworks { length } => work(
                Item::HeavyFieldworks,
                &prices.works.heavy_fieldworks,
                length,
            ),
            PieceKind::Wagons { count, .. } => models(bill, Model::Wagon, count, rules),
            PieceKind::WarWagons { count, .. } => models(bill, Model::WarWagon, count, rules),
            PieceKind::Sniper => {
                let his = bill.add_whole(Item::Sniper, prices.sniper);
                match rules.choices.sniper_command {
                    SniperCommand::AllIn => his,
                    // A sniper is a separate unit, and units pay for their command (F-2.50).
                    SniperCommand::PaysCommand => his + bill_command(bill, Kind::Infantry, rules),
                }
            }
        };
    }
    sum
}

/// Adds the prices of models of one kind.
fn models(bill: &mut Bill, model: Model, count: u16, rules: &Rules) -> Points {
    let count = u32::from(count);
    bill.add(
        Item::Model(model),
        None,
        count,
        rules.prices.model.of(model),
    ) * count
}

/// Deducts the saving for an unsupplied army once, under the per-unit option of D-57 (F-4.19).
fn bill_army_supply(bill: &mut Bill, army: &Army, rules: &Rules) -> Points {
    let all = !army.units.is_empty() && army.units.iter().all(|unit| unit.unsupplied);
    if rules.choices.saving == Saving::PerUnit && all {
        bill.add_whole(Item::Unsupplied, rules.prices.infantry.unsupplied)
    } else {
        Points::ZERO
    }
}
