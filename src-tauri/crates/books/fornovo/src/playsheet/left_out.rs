//! The omissions of a battle's sheet: the names of omitted rows, grouped.

/// Returns the rows of one part of the sheet as a list: `foot (heavy, medium); barded horses`.
pub(super) fn listed(rows: &[String]) -> String {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for row in rows {
        let name = name(row);
        let (who, of_what) = name.split_once(", ").unwrap_or((name, ""));
        match groups.last_mut() {
            // A row without kinds stays separate.
            Some((last, kinds)) if *last == who && !of_what.is_empty() && kinds != &[""] => {
                kinds.push(of_what);
            }
            Some(_) | None => groups.push((who, vec![of_what])),
        }
    }
    groups
        .into_iter()
        .map(|(who, kinds)| {
            let who = uncapitalised(who);
            match kinds.as_slice() {
                [""] => who,
                [kind] => format!("{who}, {kind}"),
                kinds => format!("{who} ({})", kinds.join(", ")),
            }
        })
        .collect::<Vec<_>>()
        .join("; ")
}

/// Returns a row's name without the explanation that follows it.
fn name(row: &str) -> &str {
    let end = row.find([':', '[']).unwrap_or(row.len());
    row[..end].trim_end()
}

/// Returns the name for use within a list. The first letter loses its capital if a small letter or
/// a space follows it: `D-minus` keeps the capital.
fn uncapitalised(name: &str) -> String {
    let mut chars = name.chars();
    match (chars.next(), chars.next()) {
        (Some(first), Some(next)) if next.is_lowercase() || next == ' ' => {
            first.to_lowercase().chain(name.chars().skip(1)).collect()
        }
        (Some(_) | None, _) => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn omitted_rows_are_listed_by_name_and_grouped() {
        let rows = [
            "Foot, armoured",
            "Foot, heavy",
            "Mounted",
            "Mounted, heavy",
            "Barded horses: off the normal move",
            "D-minus: unsupplied grade D",
            "A general by himself [7.12]",
        ];
        assert_eq!(
            listed(&rows.map(str::to_owned)),
            "foot (armoured, heavy); mounted; mounted, heavy; barded horses; D-minus; a general by himself"
        );
    }
}
