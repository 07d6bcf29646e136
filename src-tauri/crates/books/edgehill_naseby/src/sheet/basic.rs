//! The printed part about the base game, as described by the players.

use drumhead_vocabulary::sheet::{Align, Block, Column, Table};

use crate::profile::{By, Crt, Fate, Profile};
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::list::paper::{column, frame};

/// Returns the combat table and the recovery rule of the base game.
pub(super) fn basic_game(profile: &Profile, words: &Catalogue) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !profile.recovery.trim().is_empty() {
        blocks.push(frame(
            words,
            "recovery",
            std::slice::from_ref(&profile.recovery),
        ));
    }
    if let Some(crt) = &profile.crt {
        let mut columns = vec![column(words, "die", Align::Left, 0)];
        columns.extend(crt.columns.iter().map(|label| Column {
            head: label.clone(),
            align: Align::Centre,
            share: 1,
        }));
        let rows = crt.labelled().map(|(label, row)| {
            let cells = row.cells.iter().cloned();
            std::iter::once(label).chain(cells).collect()
        });
        blocks.push(Block::Table(Table {
            caption: words.get("sheet.caption_crt").to_owned(),
            columns,
            rows: rows.collect(),
        }));
        blocks.push(frame(words, "crt", &key(crt, words)));
    }
    blocks
}

/// Returns the key to the table: its columns, its dice and the effects of its results.
fn key(crt: &Crt, words: &Catalogue) -> Vec<String> {
    let by = match crt.by {
        By::Difference => "sheet.crt_difference",
        By::Odds => "sheet.crt_odds",
        By::Asked => "sheet.crt_asked",
    };
    let dice = crt.dice.to_string();
    let mut results: Vec<&str> = Vec::new();
    for result in crt.rows.iter().flat_map(|row| &row.cells) {
        if !results.contains(&result.as_str()) {
            results.push(result);
        }
    }
    let does = results.into_iter().map(|result| {
        let values = [("result", result), ("does", &*does(crt, result, words))];
        words.fill("sheet.crt_result", &values)
    });
    vec![
        words.get(by).to_owned(),
        words.fill("sheet.crt_dice", &[("n", &dice)]),
        does.collect::<Vec<_>>().join(" "),
    ]
}

/// Returns the effect of a result, in words.
fn does(crt: &Crt, result: &str, words: &Catalogue) -> String {
    let Some(outcome) = crt.outcome(result) else {
        return words.get("sheet.crt_unexplained").to_owned();
    };
    let fates: Vec<_> = [
        ("attacker", outcome.attacker),
        ("defender", outcome.defender),
    ]
    .into_iter()
    .filter_map(|(who, fate)| {
        let fate = suffers(fate, words)?;
        Some(words.fill(&format!("sheet.crt_{who}"), &[("fate", &fate)]))
    })
    .collect();
    if fates.is_empty() {
        words.get("log.no_effect").to_owned()
    } else {
        fates.join(", ")
    }
}

/// Returns the effect on one side. `None` if there is no effect.
fn suffers(fate: Fate, words: &Catalogue) -> Option<String> {
    let key = match (fate.eliminated, fate.retreats, fate.disordered) {
        (true, ..) => "eliminated",
        (false, 0, false) => return None,
        (false, 0, true) => "disordered",
        (false, _, false) => "retreats",
        (false, _, true) => "beaten",
    };
    let values = [("n", &*fate.retreats.to_string())];
    Some(words.fill(&format!("sheet.crt_fate_{key}"), &values))
}
