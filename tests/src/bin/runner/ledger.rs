//! `make ledger`: for each rulebook's ledger, how many of the clauses that need code have a good
//! proof, and which have none. With `--army`, also for the clauses that an army list can check.

use std::collections::BTreeSet;
use std::io::Write;

use drumhead_tests::proofs::ledgers;

pub(crate) fn run(mut arguments: impl Iterator<Item = String>) -> std::io::Result<()> {
    let army = arguments.any(|argument| argument == "--army");
    let mut out = std::io::stdout().lock();
    for ledger in ledgers()? {
        let (book, covered) = (&ledger.book, ledger.covered());
        let line = |ids: &BTreeSet<String>| {
            let (proved, uncovered): (Vec<_>, Vec<_>) =
                ids.iter().partition(|id| covered.contains(*id));
            format!(
                "{} of {} ids covered; uncovered: {}",
                proved.len(),
                ids.len(),
                in_order(uncovered)
            )
        };
        writeln!(out, "{book}: {}", line(&ledger.ids))?;
        if army {
            writeln!(out, "{book}, on an army list: {}", line(&ledger.army))?;
        }
    }
    Ok(())
}

/// Returns the ids by chapter and number, or a note that there are none.
fn in_order(mut ids: Vec<&String>) -> String {
    if ids.is_empty() {
        return "none".to_owned();
    }
    ids.sort_by_key(|id| {
        let (chapter, number) = id.split_once('.').unwrap_or((id, ""));
        let chapter: u32 = chapter
            .trim_start_matches(|letter: char| !letter.is_ascii_digit())
            .parse()
            .unwrap_or(0);
        (chapter, number.to_owned())
    });
    let ids: Vec<&str> = ids.into_iter().map(String::as_str).collect();
    ids.join(" ")
}
