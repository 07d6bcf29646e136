//! Lines of a bill in words.

use std::ops::Range;

use super::Seen;
use super::types::LineView;
use crate::army::*;
use crate::clauses::clause;
use crate::points::{Item, Line};

/// Returns the lines of this part of the bill: a unit's, or the army's own.
pub(crate) fn of(seen: &Seen<'_>, unit: Option<&Unit>, part: &Range<usize>) -> Vec<LineView> {
    let groups = unit.map_or(0, |unit| unit.groups.len());
    let lines = seen.bill.lines_of(part).iter();
    lines.map(|line| view(seen, line, groups > 1)).collect()
}

fn view(seen: &Seen<'_>, line: &Line, many_groups: bool) -> LineView {
    let mut text = text(seen, line.item);
    // If the unit has several groups, the line names its group.
    if let Some(group) = line.group.filter(|_| many_groups) {
        text = format!("{}. {text}", group + 1);
    }
    let arithmetic = if line.count == 1 && line.group.is_none() {
        String::new()
    } else {
        let each = if is_addition(line.item) {
            format!("{:+}", line.each.0)
        } else {
            line.each.to_string()
        };
        let each = each.replace('-', "−");
        seen.fill(
            "view.at",
            &[("count", line.count.to_string()), ("each", each)],
        )
    };
    LineView {
        text,
        arithmetic,
        total: line.total,
        clause: line.clause.as_str().to_owned(),
        section: clause(line.clause.as_str())
            .map_or("", |clause| clause.section)
            .to_owned(),
    }
}

/// Whether the line adds to a figure's price. Other lines are separate prices.
const fn is_addition(item: Item) -> bool {
    match item {
        Item::Grade(..)
        | Item::Stakes
        | Item::Model(_)
        | Item::Command(_)
        | Item::General(_)
        | Item::Sniper
        | Item::Ditch
        | Item::LightFieldworks
        | Item::HeavyFieldworks => false,
        Item::Armour(_)
        | Item::Gunner
        | Item::Weapon(_)
        | Item::LanceAndPistols
        | Item::Shield
        | Item::Noble
        | Item::Barded
        | Item::FalseRout
        | Item::Salvee
        | Item::Training(_)
        | Item::Shallow
        | Item::Irregular
        | Item::Unpaid
        | Item::Unsupplied
        | Item::Minimum
        | Item::Horse
        | Item::Bayonet(_) => true,
    }
}

/// Returns the label of the line.
fn text(seen: &Seen<'_>, item: Item) -> String {
    let (key, what) = key(item);
    let what = what.map_or(String::new(), |id| seen.word(id).to_owned());
    seen.fill(&format!("item.{key}"), &[("what", what)])
}

/// Returns the item's catalogue key, and the word to fill into its sentence, if any.
pub(crate) const fn key(item: Item) -> (&'static str, Option<&'static str>) {
    match item {
        Item::Grade(Kind::Infantry, grade) => ("grade_infantry", Some(grade.id())),
        Item::Grade(Kind::Cavalry, grade) => ("grade_cavalry", Some(grade.id())),
        Item::Grade(Kind::Artillery, grade) => ("grade_artillery", Some(grade.id())),
        Item::Armour(Armour::Armoured) => ("full_armour", None),
        Item::Armour(armour @ (Armour::Light | Armour::Medium | Armour::Heavy)) => {
            ("armour", Some(armour.id()))
        }
        Item::Gunner => ("gunner", None),
        Item::Weapon(weapon) => ("weapon", Some(weapon.id())),
        Item::LanceAndPistols => ("lance_and_pistols", None),
        Item::Shield => ("shield", None),
        Item::Noble => ("noble", None),
        Item::Barded => ("barded", None),
        Item::FalseRout => ("false_rout", None),
        Item::Salvee => ("salvee", None),
        Item::Training(training) => ("training", Some(training.id())),
        Item::Shallow => ("shallow", None),
        Item::Irregular => ("irregular", None),
        Item::Unpaid => ("unpaid", None),
        Item::Unsupplied => ("unsupplied", None),
        Item::Minimum => ("minimum", None),
        Item::Horse => ("horse", None),
        Item::Bayonet(bayonet) => ("bayonet", Some(bayonet.id())),
        Item::Stakes => ("stakes", None),
        Item::Model(model) => ("model", Some(model.id())),
        Item::Command(kind) => ("command", Some(kind.id())),
        Item::General(rank) => ("general", Some(rank.id())),
        Item::Sniper => ("sniper", None),
        Item::Ditch => ("ditch", None),
        Item::LightFieldworks => ("light_fieldworks", None),
        Item::HeavyFieldworks => ("heavy_fieldworks", None),
    }
}
