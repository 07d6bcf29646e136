//! Aligns the units of a column's numbers.

use drumhead_vocabulary::sheet::{Align, Table};

use crate::error::PrintError;
use crate::setter::Setter;
use crate::template::Style;

/// Returns the tail of a number after its units: the decimals, and a sign, such as the sign for
/// inches. `None` for other text.
fn tail(text: &str) -> Option<&str> {
    let bare = text.trim_start_matches(['+', '\u{2212}']);
    let rest = bare.trim_start_matches(|it: char| it.is_ascii_digit());
    if rest.len() == bare.len() {
        // A fraction is aligned like units, and so is the dash that means none.
        let alone = ["\u{bd}", "\u{bc}", "\u{be}", "\u{2013}"].contains(&bare);
        return alone.then_some("");
    }
    let sign = rest.strip_prefix('.').map_or(rest, |decimals| {
        decimals.trim_start_matches(|it: char| it.is_ascii_digit())
    });
    ["", "\u{2033}", "%"].contains(&sign).then_some(rest)
}

/// Returns the width of the widest tail in each column. 0 for columns without decimals, whose
/// numbers need no alignment, and for columns that are not flush right.
pub(super) fn tails(setter: &mut Setter<'_>, table: &Table) -> Result<Vec<f32>, PrintError> {
    let style = &setter.layout.styles.cell;
    let mut all = Vec::with_capacity(table.columns.len());
    for (place, column) in table.columns.iter().enumerate() {
        let cells = table.rows.iter().map(|row| row[place].as_str());
        let tails: Vec<&str> = cells.filter_map(tail).collect();
        let mut widest = 0.0_f32;
        if column.align == Align::Right && tails.iter().any(|it| it.starts_with('.')) {
            for tail in tails {
                widest = setter.width(style, tail)?.max(widest);
            }
        }
        all.push(widest);
    }
    Ok(all)
}

/// Returns the distance to keep between a number and the right edge, so that its units are aligned
/// with the units of a number whose tail has this width.
pub(super) fn inset(
    setter: &mut Setter<'_>,
    style: &Style,
    text: &str,
    most: f32,
) -> Result<f32, PrintError> {
    match tail(text) {
        Some(own) if most > 0.0 => Ok((most - setter.width(style, own)?).max(0.0)),
        Some(_) | None => Ok(0.0),
    }
}
