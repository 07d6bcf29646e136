//! The exact odds of a command: every result of its dice, grouped by the battle's state
//! afterwards.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use drumhead_rules::odds::{Chance as _, Exact};
use drumhead_rules::play::{Game as _, outcomes};
use drumhead_shelf::{Battle, Command, Event};
use drumhead_vocabulary::dice::{Given, Pool};
use drumhead_vocabulary::play::{OddsView, Pending, Refusal};
use serde::Serialize;

use crate::{DeskError, Result};

/// The mark for words that differ between the logs of an outcome.
const OTHER: &str = "…";

/// The exact odds of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Odds {
    /// The dice that the command throws; `None` if it throws none.
    pub pool: Option<Pool>,
    /// The possible outcomes, the likeliest first. Their chances sum to 1.
    pub outcomes: Vec<Outcome>,
    /// The odds as the preview shows them, including those of the throws that the command makes
    /// pending, and of their effects.
    pub preview: Option<OddsView>,
    /// Whether dice follow, such as a re-roll or saves. If so, the outcomes are not final, but
    /// the preview's odds are.
    pub open: bool,
    /// The reason why the command would be refused. A refused command has no outcomes.
    pub refused: Option<Refusal>,
}

/// A possible outcome of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// The chance, as a fraction in lowest terms: `5/36`.
    pub exact: String,
    /// The chance as a decimal number.
    pub chance: f64,
    /// The log lines of this outcome. If several throws lead to it, the lines that their logs
    /// share, with `…` for words that differ. If the logs share no words, only `…`.
    pub log: Vec<String>,
}

/// Returns the exact odds of a command. Throws that leave the battle in the same state count as one
/// outcome, unless they differ in a result that only the players can apply.
pub(super) fn of(battle: &Battle, command: &Command, overruled: &[String]) -> Result<Odds> {
    let pool = match battle.decide(command, overruled, &mut Given::default()) {
        Err(Refusal::NeedDice(pool)) => Some(pool),
        Ok(_) | Err(Refusal::Impossible(_) | Refusal::AgainstRules(_)) => None,
    };
    let preview = battle.preview(command).odds;
    let before = battle.view().pending;
    let (logs, open) = (
        RefCell::new(BTreeMap::<String, Vec<String>>::new()),
        Cell::new(false),
    );
    let spread = outcomes::<_, Exact, String>(battle, command, overruled, |events| {
        let (after, mut written) = after(battle, events);
        for open in events.iter().filter_map(Event::left_open) {
            written.push('\n');
            written.push_str(open);
        }
        let lines: Vec<_> = battle
            .narrate(events)
            .into_iter()
            .map(|line| line.text)
            .collect();
        match logs.borrow_mut().entry(written.clone()) {
            Entry::Occupied(mut common) => {
                let all = in_common(common.get(), &lines);
                common.insert(all);
            }
            Entry::Vacant(first) => {
                open.set(open.get() || needs_dice(&after, &before));
                first.insert(lines);
            }
        }
        written
    });
    let spread = match spread {
        Ok(spread) => spread,
        Err(refused) => {
            return Ok(Odds {
                pool,
                outcomes: Vec::new(),
                preview,
                open: false,
                refused: Some(refused),
            });
        }
    };
    let mut logs = logs.into_inner();
    let mut outcomes: Vec<Outcome> = spread
        .iter()
        .map(|(after, chance)| Outcome {
            exact: chance.to_string(),
            chance: chance.as_f64(),
            log: logs.remove(after).unwrap_or_default(),
        })
        .collect();
    outcomes.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    Ok(Odds {
        pool,
        outcomes,
        preview,
        open: open.get(),
        refused: None,
    })
}

/// Whether the battle has pending dice that were not pending before.
fn needs_dice(battle: &Battle, before: &[Pending]) -> bool {
    let pending = battle.view().pending.into_iter();
    let newly = pending.filter(|it| !before.contains(it));
    let mut ways = newly.flat_map(|it| battle.ways(&it));
    ways.any(|offer| {
        let given = battle.decide(&offer.command, &[], &mut Given::default());
        matches!(given, Err(Refusal::NeedDice(_)))
    })
}

/// Returns the battle after these events, and its text. Outcomes with the same text are equal.
fn after(battle: &Battle, events: &[Event]) -> (Battle, String) {
    let mut after = battle.clone();
    let folds = events.iter().all(|event| after.fold(event).is_ok());
    let state = serde_json::to_string(&after.state()).map_err(DeskError::internal);
    // Events from `decide` always fold; a law test checks this.
    let written = state.ok().filter(|_| folds).unwrap_or_default();
    (after, written)
}

/// Returns the lines that two logs of the same outcome share, with `…` for words that differ. Two
/// lines with different numbers of words share their beginning, and are left out if they begin with
/// different words. Logs with different numbers of lines share only equal lines. If no line is
/// left, the log is `…`.
fn in_common(one: &[String], other: &[String]) -> Vec<String> {
    let shared: Vec<String> = if one.len() == other.len() {
        let lines = one.iter().zip(other);
        lines.filter_map(|(one, other)| alike(one, other)).collect()
    } else {
        let both = one.iter().filter(|line| other.contains(line));
        both.cloned().collect()
    };
    let differ = shared.is_empty() && !(one.is_empty() && other.is_empty());
    if differ {
        vec![OTHER.to_owned()]
    } else {
        shared
    }
}

/// Returns a word without the full stop, or other mark, at its end.
fn unmarked(word: &str) -> &str {
    word.trim_end_matches(|last: char| last.is_ascii_punctuation() || OTHER.contains(last))
}

/// Returns the common beginning of two lines. `None` if their first words differ.
fn beginning(one: &[&str], other: &[&str]) -> Option<String> {
    let pairs = one.iter().zip(other);
    let same = pairs.take_while(|(one, other)| one == other).count();
    let next = |words: &[&str]| words.get(same).map_or("", |word| unmarked(word)).to_owned();
    let (next, others) = (next(one), next(other));
    let last = (next == others).then(|| format!("{next}{OTHER}"));
    let words = one.iter().take(same).map(|word| (*word).to_owned());
    let words: Vec<_> = words
        .chain([last.unwrap_or_else(|| OTHER.to_owned())])
        .collect();
    (words != [OTHER]).then(|| words.join(" "))
}

fn alike(one: &str, other: &str) -> Option<String> {
    if one == other {
        return Some(one.to_owned());
    }
    let (one, other): (Vec<_>, Vec<_>) = (one.split(' ').collect(), other.split(' ').collect());
    if one.len() != other.len() {
        return beginning(&one, &other);
    }
    let words = one.iter().zip(&other).map(|(one, other)| {
        if one == other {
            return (*one).to_owned();
        }
        if !unmarked(one).is_empty() && unmarked(one) == unmarked(other) {
            return format!("{}{OTHER}", unmarked(one));
        }
        let stop = |word: &str| word.chars().last().filter(char::is_ascii_punctuation);
        let stop = stop(one).filter(|it| stop(other) == Some(*it));
        stop.map_or_else(|| OTHER.to_owned(), |stop| format!("{OTHER}{stop}"))
    });
    Some(words.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::in_common;

    #[test]
    fn the_common_log_fits_every_throw() {
        let lines =
            |all: &[&str]| -> Vec<String> { all.iter().map(|line| (*line).to_owned()).collect() };
        let one = lines(&["Column 2, dice 7, 5 in all: AE.", "1 Foot is eliminated."]);
        let other = lines(&["Column 2, dice 8, 6 in all: AE.", "1 Foot is eliminated."]);
        let common = in_common(&one, &other);
        assert_eq!(
            common,
            lines(&["Column 2, dice …, … in all: AE.", "1 Foot is eliminated."])
        );
        // A third log with the same differences changes nothing.
        assert_eq!(in_common(&common, &one), common);
        assert_eq!(
            in_common(&one, &lines(&["1 Foot is eliminated."])),
            [&*one[1]]
        );
        assert_eq!(
            in_common(&lines(&["Five to go."]), &lines(&["Over."])),
            lines(&["…"])
        );
    }

    #[test]
    fn lines_of_different_lengths_share_their_beginning() {
        let log = |line: &str| vec![line.to_owned()];
        let [stood, sheltered, evaded] = [
            "4 Militia passed the test and stood.",
            "4 Militia passed the test and stood. It could not counter-charge from shelter.",
            "4 Militia passed the test.",
        ]
        .map(log);
        let common = in_common(&stood, &sheltered);
        assert_eq!(common, log("4 Militia passed the test and stood. …"));
        // Neither the order of the logs nor a repeated log changes the result.
        assert_eq!(in_common(&sheltered, &stood), common);
        assert_eq!(in_common(&common, &stood), common);
        let all = log("4 Militia passed the test…");
        assert_eq!(in_common(&common, &evaded), all);
        assert_eq!(in_common(&all, &sheltered), all);
        // Logs without any common words are marked as such, and an empty log stays empty.
        let none = in_common(&stood, &log("Over."));
        assert_eq!(none, log("…"));
        assert_eq!(in_common(&none, &stood), none);
        assert_eq!(in_common(&[], &[]), Vec::<String>::new());
    }
}
