//! Pending work with the commands that do it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io;

use drumhead_desk::catalogue::message;
use drumhead_desk::play::{BattleView, Offer, Pending, UnitRef};
use drumhead_desk::{Desk, DeskError};
use serde_json::Value;

use super::offers::against;
use crate::out::Out;

/// Work that the step requires, with every way to do it.
pub(super) struct Work {
    /// The work, and the unit that must do it.
    named: String,
    /// The clause that requires the work.
    clause: Option<String>,
    /// The offers that do the work.
    pub(super) ways: Vec<Way>,
}

/// A way to do pending work.
pub(super) struct Way {
    /// The offer.
    pub(super) offer: Offer<Value>,
    /// The offer's label, preceded by the name of its unit if several units can do the work.
    label: String,
    /// Whether the offer throws dice.
    throws: bool,
}

/// Returns pending work with its offers.
pub(super) fn work(
    desk: &mut Desk,
    id: &str,
    pending: Vec<Pending>,
) -> Result<Vec<Work>, DeskError> {
    if pending.is_empty() {
        return Ok(Vec::new());
    }
    let view = desk.battles().open_battle(id)?.view;
    let mut all: Vec<Work> = Vec::new();
    let mut asked: BTreeMap<Option<UnitRef>, Vec<Offer<Value>>> = BTreeMap::new();
    for item in pending {
        let mut ways: Vec<Way> = Vec::new();
        for of in item.subjects() {
            let offers = match asked.entry(of) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => new.insert(desk.battles().battle_offers(id, of)?),
            };
            for offer in offers {
                let known = ways.iter().any(|way| way.offer.id == offer.id);
                if known || offer.fulfils.as_ref() != Some(&item.id) {
                    continue;
                }
                let throws = desk.battles().preview(id, &offer.command)?.pool.is_some();
                let unit = of.filter(|_| item.units.len() > 1);
                ways.push(Way {
                    label: with_name(&view, unit, &offer.label),
                    offer: offer.clone(),
                    throws,
                });
            }
        }
        all.push(Work {
            named: named(&view, &item),
            clause: item.clause,
            ways,
        });
    }
    Ok(all)
}

/// Returns the text of the work, preceded by the name of the unit unless the text contains that
/// name.
pub(super) fn named(view: &BattleView, work: &Pending) -> String {
    with_name(view, work.unit, &work.label)
}

/// Returns a text about a unit, preceded by the name of the unit unless the text contains it. A name
/// that several units have is followed by the unit's side and number, as in the list of units.
fn with_name(view: &BattleView, unit: Option<UnitRef>, text: &str) -> String {
    let cards = || view.sides.iter().flat_map(|side| &side.units);
    let card = unit.and_then(|unit| cards().find(|card| card.unit == unit));
    let Some(card) = card.filter(|card| !text.contains(&card.name)) else {
        return text.to_owned();
    };
    let UnitRef { side, unit } = card.unit;
    match cards().filter(|it| it.name == card.name).count() {
        1 => format!("{}: {text}", card.name),
        _ => format!("{} ({side}.{unit}): {text}", card.name),
    }
}

/// Lists the work, each item with the commands that do it.
pub(super) fn list(out: &mut Out<'_>, battle: &str, work: &[Work]) -> io::Result<()> {
    if work.is_empty() {
        return Ok(());
    }
    let battle = quoted(battle);
    out.line(&message("cli.to_do"))?;
    for Work {
        named,
        clause,
        ways,
    } in work
    {
        let clause = clause.as_deref().unwrap_or_default();
        writeln!(out, "  {named}  {clause}")?;
        for Way {
            offer,
            label,
            throws,
        } in ways
        {
            if ways.len() > 1 {
                writeln!(out, "    {label}:")?;
            }
            let dice = if *throws { " --dice roll" } else { "" };
            let id = &offer.id;
            writeln!(out, "    drumhead battle play {battle} --offer {id}{dice}")?;
            against(out, offer)?;
        }
    }
    Ok(())
}

/// Lists the work that has to wait, for one unit or for all, each item with the work that must be
/// done first.
pub(super) fn waiting(
    out: &mut Out<'_>,
    view: &BattleView,
    unit: Option<UnitRef>,
) -> io::Result<()> {
    let all = || view.pending.iter().chain(&view.waiting);
    for work in &view.waiting {
        if unit.is_some_and(|unit| !work.units.contains(&unit)) {
            continue;
        }
        let clause = work.clause.as_deref().unwrap_or_default();
        writeln!(out, "  {}  {clause}", named(view, work))?;
        for first in all().filter(|first| work.waits_for.contains(&first.id)) {
            let after = message("cli.to_do.after");
            out.line(&after.with("work", named(view, first)))?;
        }
    }
    Ok(())
}

/// Returns an argument quoted for a shell.
fn quoted(text: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./:".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_quoted_name_is_one_argument() {
        assert_eq!(quoted("naseby-1645"), "naseby-1645");
        assert_eq!(quoted("The King's army"), r"'The King'\''s army'");
        assert_eq!(quoted(""), "''");
    }
}
