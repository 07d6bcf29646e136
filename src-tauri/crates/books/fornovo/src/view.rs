//! The army builder's screen: the army in the player's terms.

pub(super) mod army_form;
pub(super) mod describe;
mod fields;
mod group_form;
pub(super) mod interpretations;
pub(super) mod lines;
pub(super) mod problem_views;
mod types;
mod unit_form;

use std::collections::BTreeMap;

use drumhead_vocabulary::Length;

use super::army::*;
use super::legality::problems;
use super::movement::command_distance;
use super::points::{Bill, bill};
use super::problems::{Problem, Severity};
use super::tables::{Rules, TableError};
use super::templates::templates;
use super::words::Words;

pub use types::*;

/// An army with all values derived from it, ready to be put into words.
pub(super) struct Seen<'a> {
    pub army: &'a Army,
    pub rules: &'a Rules,
    pub words: Words,
    pub bill: Bill,
    pub problems: Vec<Problem>,
    /// Each unit's index in the army, with the numbers of its problems and warnings.
    units: BTreeMap<UnitNumber, (usize, [u32; 2])>,
}

impl<'a> Seen<'a> {
    pub(super) fn new(army: &'a Army, rules: &'a Rules, words: Words) -> Self {
        let bill = bill(army, rules);
        let problems = problems(army, rules, bill.total);
        let placed = army.units.iter().enumerate();
        let mut units: BTreeMap<_, _> = placed
            .map(|(place, unit)| (unit.number, (place, [0, 0])))
            .collect();
        for problem in &problems {
            let unit = problem.subject.unit();
            if let Some((_, [grave, odd])) = unit.and_then(|unit| units.get_mut(&unit)) {
                match problem.fault.severity() {
                    Severity::Illegal => *grave += 1,
                    Severity::Warning => *odd += 1,
                }
            }
        }
        Self {
            army,
            rules,
            words,
            bill,
            problems,
            units,
        }
    }

    /// Returns the number of problems with this severity.
    pub(super) fn count(&self, severity: Severity) -> u32 {
        let wanted = self
            .problems
            .iter()
            .filter(|problem| problem.fault.severity() == severity);
        drumhead_vocabulary::count(wanted.count())
    }

    /// Returns the number of problems that make a unit illegal, and the number of its warnings.
    pub(super) fn about(&self, unit: UnitNumber) -> [u32; 2] {
        self.units.get(&unit).map_or([0, 0], |(_, counts)| *counts)
    }

    /// Returns the unit with this number.
    pub(super) fn unit(&self, number: UnitNumber) -> Option<&'a Unit> {
        let (place, _) = self.units.get(&number)?;
        self.army.units.get(*place)
    }

    /// Returns the army's name or a placeholder.
    pub(super) fn title(&self) -> String {
        title(self.army, self.words)
    }

    /// Returns a unit's name or a placeholder.
    pub(super) fn unit_name(&self, unit: &Unit) -> String {
        let name = unit.name.trim();
        if !name.is_empty() {
            return name.to_owned();
        }
        let number = unit.number.0.to_string();
        let values = [("what", self.label(unit.kind.id())), ("number", number)];
        self.fill("view.unnamed_unit", &values)
    }

    /// Returns a contingent's name, or else its nation. If it has neither, returns the army's name,
    /// provided that the army has a name and other contingents, each with a name or a nation.
    /// Otherwise returns a placeholder.
    pub(super) fn contingent_name(&self, contingent: &Contingent) -> String {
        for name in [contingent.name.trim(), contingent.nation.trim()] {
            if !name.is_empty() {
                return name.to_owned();
            }
        }
        let bare = |it: &&Contingent| it.name.trim().is_empty() && it.nation.trim().is_empty();
        let all = &self.army.contingents;
        let army = self.army.name.trim();
        if !army.is_empty() && all.len() > 1 && all.iter().filter(bare).count() == 1 {
            return army.to_owned();
        }
        let number = (contingent.id.0 + 1).to_string();
        self.fill("view.unnamed_contingent", &[("number", number)])
    }

    /// Returns a general's name or a placeholder.
    pub(super) fn general_name(&self, general: &General) -> String {
        let name = general.name.trim();
        if !name.is_empty() {
            return name.to_owned();
        }
        self.fill(
            "view.unnamed_general",
            &[("what", self.word(general.rank.id()).to_owned())],
        )
    }

    pub(super) fn word(&self, id: &str) -> &'static str {
        self.words.word(id)
    }

    pub(super) fn plural(&self, id: &str) -> &'static str {
        self.words.plural(id)
    }

    /// Returns the label with this id.
    pub(super) fn label(&self, id: &str) -> String {
        self.words.label(id).to_owned()
    }

    pub(super) fn fill(&self, key: &str, values: &[(&str, String)]) -> String {
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        self.words.fill(key, &values)
    }

    /// Returns the command distances of a rank, to regulars and to irregulars.
    pub(super) fn reach(&self, rank: Rank) -> [Length; 2] {
        command_distance(rank, self.army.scale, self.rules)
    }
}

/// Returns the army's name or a placeholder.
pub fn title(army: &Army, words: Words) -> String {
    let name = army.name.trim();
    let title = if name.is_empty() {
        words.get("view.unnamed_army")
    } else {
        name
    };
    title.to_owned()
}

/// Returns the army as shown on screen, with the form of the selected unit.
///
/// # Errors
/// A [`TableError`] if an embedded file does not parse.
pub fn view(
    army: &Army,
    rules: &Rules,
    selected: Option<UnitNumber>,
    words: Words,
) -> Result<View, TableError> {
    let seen = Seen::new(army, rules, words);
    let unit = selected.and_then(|number| army.unit(number));
    Ok(View {
        title: seen.title(),
        subtitle: describe::subtitle(&seen),
        total: seen.bill.total,
        limit: army.limit,
        illegal: seen.count(Severity::Illegal),
        warnings: seen.count(Severity::Warning),
        commands: commands(&seen),
        army: army_form::form(&seen)?,
        lines: lines::of(&seen, None, &seen.bill.army),
        problems: problem_views::all(&seen),
        unit: unit.map(|unit| unit_form::form(&seen, unit)),
        templates: template_views(&seen)?,
    })
}

/// Returns every line of the bill in words: first the army's own lines, then unit by unit.
pub fn priced(army: &Army, rules: &Rules, words: Words) -> Vec<PartView> {
    let seen = Seen::new(army, rules, words);
    let own = lines::of(&seen, None, &seen.bill.army);
    let mut parts = vec![PartView {
        unit: None,
        name: String::new(),
        total: own.iter().map(|line| line.total).sum(),
        lines: own,
    }];
    // The bill lists the units in the army's order.
    for (unit, bill) in army.units.iter().zip(&seen.bill.units) {
        parts.push(PartView {
            unit: Some(unit.number),
            name: seen.unit_name(unit),
            total: bill.total,
            lines: lines::of(&seen, Some(unit), &bill.lines),
        });
    }
    parts
}

/// Returns the generals with their units, in the generals' order. The list of units without a
/// general comes last, even if it is empty, so that a unit can be moved there.
fn commands(seen: &Seen<'_>) -> Vec<CommandView> {
    let rows = |general: Option<GeneralId>| {
        let units = seen
            .army
            .units
            .iter()
            .filter(move |unit| unit.general == general);
        units.map(|unit| row(seen, unit)).collect::<Vec<_>>()
    };
    let mut commands: Vec<_> = seen
        .army
        .generals
        .iter()
        .map(|general| {
            let [regular, irregular] = seen.reach(general.rank).map(|reach| reach.to_string());
            let short = seen
                .word(&format!("short_{}", general.rank.id()))
                .to_owned();
            CommandView {
                general: Some(general.id),
                title: format!("{}, {short}", seen.general_name(general)),
                note: seen.fill(
                    "view.command_note",
                    &[("regular", regular), ("irregular", irregular)],
                ),
                units: rows(Some(general.id)),
            }
        })
        .collect();
    commands.push(CommandView {
        general: None,
        title: seen.words.get("view.no_command").to_owned(),
        note: String::new(),
        units: rows(None),
    });
    commands
}

fn row(seen: &Seen<'_>, unit: &Unit) -> UnitRow {
    let [problems, warnings] = seen.about(unit.number);
    UnitRow {
        number: unit.number,
        name: seen.unit_name(unit),
        what: describe::what(seen, unit),
        points: seen
            .bill
            .unit(unit.number)
            .map(|bill| bill.total)
            .unwrap_or_default(),
        illegal: problems,
        warnings,
    }
}

fn template_views(seen: &Seen<'_>) -> Result<Vec<TemplateView>, TableError> {
    let views = templates()?.iter().map(|template| {
        let army = Army {
            units: vec![template.unit.clone()],
            ..Army::default()
        };
        let usual = (template.first..=template.last).contains(&seen.army.year);
        let years = [
            ("first", template.first.to_string()),
            ("last", template.last.to_string()),
        ];
        TemplateView {
            id: template.id.clone(),
            label: template.unit.name.clone(),
            what: describe::what(seen, &template.unit),
            points: bill(&army, seen.rules).total,
            heading: seen.label(template.heading.id()),
            closed: (!usual).then(|| seen.fill("closed.early", &years)),
            edit: super::edit::Edit::Army {
                change: super::edit::ArmyChange::AddUnit {
                    template: Some(template.id.clone()),
                    general: None,
                },
            },
        }
    });
    Ok(views.collect())
}
