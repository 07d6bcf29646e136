//! Editions as differences: tables merged into tables, with their locations in the text.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Fault;
use super::problem::TemplateProblem;

/// The settings in which an edition differs from the standard edition.
pub(super) struct Difference<'t> {
    pub(super) name: String,
    /// The place of the edition's name in the text.
    pub(super) at: Range<usize>,
    pub(super) table: DeTable<'t>,
}

/// Separates the editions from the base.
pub(super) fn split(mut table: DeTable<'_>) -> Result<(DeTable<'_>, Vec<Difference<'_>>), Fault> {
    let mut differences = Vec::new();
    if let Some(editions) = table.remove("editions") {
        for (name, edition) in opened(editions, "editions")? {
            let at = name.span();
            let name = name.into_inner().into_owned();
            let table = opened(edition, &name)?;
            differences.push(Difference { name, at, table });
        }
    }
    Ok((table, differences))
}

/// Merges `over` into `base`: tables are merged, other values replaced.
pub(super) fn laid_over<'t>(mut base: DeTable<'t>, over: DeTable<'t>) -> DeTable<'t> {
    for (key, value) in over {
        let below = base.remove(key.get_ref().as_ref());
        let merged = match below {
            Some(below) => merged(below, value),
            None => value,
        };
        base.insert(key, merged);
    }
    base
}

fn merged<'t>(below: Spanned<DeValue<'t>>, over: Spanned<DeValue<'t>>) -> Spanned<DeValue<'t>> {
    let span = over.span();
    match (below.into_inner(), over.into_inner()) {
        (DeValue::Table(below), DeValue::Table(over)) => {
            Spanned::new(span, DeValue::Table(laid_over(below, over)))
        }
        (_, over) => Spanned::new(span, over),
    }
}

/// Returns the value as a table, or an error.
fn opened<'t>(value: Spanned<DeValue<'t>>, name: &str) -> Result<DeTable<'t>, Fault> {
    let at = value.span();
    match value.into_inner() {
        DeValue::Table(table) => Ok(table),
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_) => Err(Fault {
            at: Some(at),
            problem: TemplateProblem::NoTable(name.to_owned()),
        }),
    }
}
