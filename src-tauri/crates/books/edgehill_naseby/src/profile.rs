//! The base game as described by the players. The project contains no part of the base game.
//!
//! A combat table is entered as text, typed or copied from the player's notes ([`Crt::read`]):
//!
//! ```text
//! columns difference: -1, 0, 1, 2
//! dice: 1
//! 1 to 3: AE, AR, -, DR
//! 4+: AR, -, DR, DE
//! AE = attacker eliminated
//! AR = attacker retreats 1
//! DR = defender retreats 2 disordered
//! DE = defender eliminated
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;

use drumhead_rules::catalogue::{self, Message};
use serde::{Deserialize, Serialize};

/// The maximum length of a combat table as text, in characters.
pub(super) const MOST_CRT: usize = 8_000;
/// The maximum number of columns or rows in a combat table.
const MOST_CELLS: usize = 60;
/// The maximum number of D6 in a combat.
const MOST_DICE: u8 = 6;
/// The maximum length of a retreat, in hexes.
const MOST_RETREAT: u8 = 9;

/// The usual notations for "no effect" in combat tables.
const NO_EFFECT: [&str; 5] = ["-", "\u{2013}", "\u{2014}", "\u{2212}", "NE"];

/// Values of the base game that these rules do not contain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillProfile", default, deny_unknown_fields)]
pub struct Profile {
    /// The movement allowance of infantry units whose list entry has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infantry: Option<u8>,
    /// The movement allowance of cavalry units whose list entry has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cavalry: Option<u8>,
    /// The movement allowance of leaders whose list entry has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<u8>,
    /// The base cost of a hex in movement points. `None` for 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<u8>,
    /// The recovery rule, in the player's words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub recovery: String,
    /// The combat table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crt: Option<Crt>,
}

impl Profile {
    /// Fills the gaps in this description from another.
    #[must_use]
    pub fn or(self, other: &Self) -> Self {
        Self {
            infantry: self.infantry.or(other.infantry),
            cavalry: self.cavalry.or(other.cavalry),
            leader: self.leader.or(other.leader),
            base: self.base.or(other.base),
            recovery: if self.recovery.trim().is_empty() {
                other.recovery.clone()
            } else {
                self.recovery
            },
            crt: self.crt.or_else(|| other.crt.clone()),
        }
    }

    /// Returns the base cost of a hex, in movement points.
    pub fn base_cost(&self) -> u8 {
        self.base.unwrap_or(1)
    }
}

drumhead_rules::ids! {
    /// The way in which the column of a combat table is chosen.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    By as "EdgehillBy" {
        /// By the attackers' strength minus the defender's.
        Difference = "difference",
        /// By the ratio of the attackers' strength to the defender's.
        Odds = "odds",
        /// By the players, each time.
        Asked = "asked",
    }
}

/// The effect of a result on one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillFate", default, deny_unknown_fields)]
pub struct Fate {
    /// The number of hexes that the unit retreats.
    pub retreats: u8,
    /// Whether the unit becomes disordered.
    pub disordered: bool,
    /// Whether the unit is eliminated.
    pub eliminated: bool,
}

/// The effect of a result on both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillOutcome", default, deny_unknown_fields)]
pub struct Outcome {
    /// The effect on every attacker.
    pub attacker: Fate,
    /// The effect on the defender.
    pub defender: Fate,
}

/// A combat table of the base game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillCrt", deny_unknown_fields)]
pub struct Crt {
    /// The way in which the column is chosen.
    pub by: By,
    /// The columns' labels, from the left.
    pub columns: Vec<String>,
    /// The number of D6 rolled together.
    pub dice: u8,
    /// The rows, in order of the minimum total of the dice. Each has a result for every column.
    pub rows: Vec<CrtRow>,
    /// The effects of results. A result without an entry is carried out by hand, unless it means no
    /// effect.
    #[serde(default)]
    pub results: BTreeMap<String, Outcome>,
}

/// A row of a combat table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillCrtRow", deny_unknown_fields)]
pub struct CrtRow {
    /// The minimum total of the dice, with modifiers.
    pub total: i32,
    /// The result in each column.
    pub cells: Vec<String>,
}

/// Returns the number in a column's label (`-2`, `+1`, `3 or more`) and 1, or for odds (`2:1`,
/// `1-2`) the attackers' part and the defender's part. If the players choose the column, its label
/// is not read.
fn bound(by: By, label: &str) -> Option<(i32, i32)> {
    match by {
        By::Asked => Some((0, 1)),
        By::Odds => {
            let (over, under) = label.split_once([':', '-'])?;
            let (over, under) = (over.trim().parse().ok()?, under.trim().parse().ok()?);
            (over > 0 && under > 0).then_some((over, under))
        }
        By::Difference => {
            let text = label.replace('\u{2212}', "-");
            let start = text.find(|it: char| it.is_ascii_digit())?;
            let end = text[start..].find(|it: char| !it.is_ascii_digit());
            let digits = &text[start..end.map_or(text.len(), |end| start + end)];
            let number: i32 = digits.parse().ok()?;
            let minus = text[..start].trim_end().ends_with('-');
            Some((if minus { -number } else { number }, 1))
        }
    }
}

/// The lowest and the highest total of a row. The highest is `None` if the row includes all higher
/// totals.
type Span = (i32, Option<i32>);

/// Parses the totals of a row: `3`, `3 to 4`, `3-4`, `5+`, `5 or more`.
fn span(head: &str) -> Option<Span> {
    let head = head.replace('\u{2212}', "-");
    let open = head.strip_suffix('+').or(head.strip_suffix("or more"));
    if let Some(from) = open {
        return Some((from.trim().parse().ok()?, None));
    }
    if let Ok(only) = head.parse() {
        return Some((only, Some(only)));
    }
    // Both numbers can have a minus sign.
    let dash = |part: &str| part.get(1..)?.find(['-', '\u{2013}']).map(|at| at + 1);
    let (from, to) = match head.split_once(" to ") {
        Some(parts) => parts,
        None => {
            let (from, to) = head.split_at_checked(dash(&head)?)?;
            // The dash after the first number separates the numbers; another dash is a minus sign.
            (from, to.strip_prefix(['-', '\u{2013}'])?)
        }
    };
    Some((from.trim().parse().ok()?, Some(to.trim().parse().ok()?)))
}

impl Crt {
    /// Returns the column for these strengths, before any shift: the last column whose number the
    /// strengths reach, or the first column. `None` if the players choose the column.
    pub fn column(&self, attackers: u32, defender: u32) -> Option<usize> {
        let (attackers, defender) = (i64::from(attackers), i64::from(defender));
        let reached = |label: &String| {
            let Some((over, under)) = bound(self.by, label) else {
                return false;
            };
            let (over, under) = (i64::from(over), i64::from(under));
            match self.by {
                By::Difference => attackers - defender >= over,
                By::Odds => attackers * under >= defender * over,
                By::Asked => false,
            }
        };
        (self.by != By::Asked).then(|| self.columns.iter().rposition(reached).unwrap_or(0))
    }

    /// Returns the column after a shift to the right, which stops at the ends of the table.
    pub fn shifted(&self, column: usize, by: i32) -> usize {
        let last = self.columns.len().saturating_sub(1);
        let far = usize::try_from(by.unsigned_abs()).unwrap_or(last);
        if by < 0 {
            column.saturating_sub(far)
        } else {
            column.saturating_add(far).min(last)
        }
    }

    /// Returns the result in a column for this total: from the last row whose minimum the total
    /// reaches, or from the first row.
    pub fn result(&self, column: usize, total: i32) -> Option<&str> {
        let row = self
            .rows
            .iter()
            .rfind(|row| row.total <= total)
            .or(self.rows.first())?;
        row.cells.get(column).map(String::as_str)
    }

    /// Returns a column heading for display: the hyphen of a negative number becomes a minus sign.
    pub fn shown_heading(heading: &str) -> String {
        match heading.parse::<i32>() {
            Ok(..0) => heading.replacen('-', "\u{2212}", 1),
            Ok(_) | Err(_) => heading.to_owned(),
        }
    }

    /// Returns the effect of a result. `None` if the players carry it out by hand. A dash or `NE`
    /// means no effect, unless the table explains it.
    pub fn outcome(&self, result: &str) -> Option<Outcome> {
        let nothing = || NO_EFFECT.contains(&result.trim()).then(Outcome::default);
        self.results.get(result).copied().or_else(nothing)
    }

    /// Returns the rows with the labels of their totals: `3`, `3 to 4`, or `5+` if the last row
    /// covers more than one total.
    pub fn labelled(&self) -> impl Iterator<Item = (String, &CrtRow)> {
        let after = self.rows.iter().skip(1).map(|row| Some(row.total));
        let rows = self.rows.iter().zip(after.chain([None]));
        rows.map(|(row, next)| {
            let from = row.total;
            let label = match next {
                Some(next) if i64::from(next) > i64::from(from) + 1 => {
                    format!("{from} to {}", next.saturating_sub(1))
                }
                None if from < self.most() => format!("{from}+"),
                Some(_) | None => from.to_string(),
            };
            (label, row)
        })
    }

    /// Returns the results that the table does not explain, each once, with the row and the column
    /// of its first occurrence.
    pub fn unexplained(&self) -> Vec<(&str, String, &str)> {
        let mut found: Vec<(&str, String, &str)> = Vec::new();
        for (label, row) in self.labelled() {
            for (result, column) in row.cells.iter().zip(&self.columns) {
                let known = found.iter().any(|(it, ..)| it == result);
                if !known && self.outcome(result).is_none() {
                    found.push((result, label.clone(), column));
                }
            }
        }
        found
    }

    /// Returns the maximum total of the dice.
    fn most(&self) -> i32 {
        i32::from(self.dice) * 6
    }

    /// Parses a table.
    ///
    /// # Errors
    /// Returns a message about the first error, with the line number if a line does not parse.
    pub fn read(text: &str) -> Result<Self, Message> {
        let mut crt = Self {
            by: By::Asked,
            columns: Vec::new(),
            dice: 1,
            rows: Vec::new(),
            results: BTreeMap::new(),
        };
        // A table in a single-line field has semicolons between its lines.
        let mut spans = Vec::new();
        for (number, line) in (1..).zip(text.split(['\n', ';'])) {
            let line = line.trim();
            if !line.is_empty() {
                let read = crt.read_line(line, &mut spans);
                read.map_err(|problem| {
                    catalogue::message("unsound.crt.line")
                        .with("number", number.to_string())
                        .with("problem", problem)
                })?;
            }
        }
        crt.check()?;
        crt.no_gaps(&spans)?;
        Ok(crt)
    }

    fn read_line(&mut self, line: &str, spans: &mut Vec<Span>) -> Result<(), Message> {
        if let Some((name, does)) = line.split_once('=') {
            let outcome = outcome(does)?;
            self.results.insert(name.trim().to_owned(), outcome);
            return Ok(());
        }
        let (head, rest) = line
            .split_once(':')
            .ok_or_else(|| catalogue::message("unsound.crt.write"))?;
        let cells = || rest.split(',').map(|cell| cell.trim().to_owned());
        let head = head.trim();
        if let Some(by) = head.strip_prefix("columns") {
            let by = by.trim();
            let known = By::ALL.iter().find(|it| it.id() == by);
            self.by = *known.ok_or_else(|| catalogue::message("unsound.crt.by"))?;
            self.columns = cells().collect();
        } else if head == "dice" {
            let dice = rest.trim().parse().ok();
            self.dice = dice.ok_or_else(|| catalogue::message("unsound.crt.dice_number"))?;
        } else {
            let span = span(head).ok_or_else(|| {
                catalogue::message("unsound.crt.head").with("head", format!("{head:?}"))
            })?;
            let (total, cells) = (span.0, cells().collect());
            spans.push(span);
            self.rows.push(CrtRow { total, cells });
        }
        Ok(())
    }

    /// Checks that the rows, as written, cover every total of the dice and do not overlap.
    fn no_gaps(&self, spans: &[Span]) -> Result<(), Message> {
        let after = spans.iter().skip(1).map(|(from, _)| *from);
        let beyond = self.most().saturating_add(1);
        let rows = (1..).zip(spans.iter().zip(after.chain([beyond])));
        for (number, ((from, to), next)) in rows {
            let last = number == spans.len();
            let to = match to {
                None if last => continue,
                None => {
                    return Err(
                        catalogue::message("unsound.crt.not_last").with("from", from.to_string())
                    );
                }
                Some(to) => *to,
            };
            if to < *from || (to >= next && !last) {
                return Err(catalogue::message("unsound.crt.overlaps")
                    .with("from", from.to_string())
                    .with("to", to.to_string())
                    .with("next", next.to_string()));
            }
            let gap = to.saturating_add(1);
            if gap < next {
                return Err(catalogue::message("unsound.crt.gap")
                    .with("gap", gap.to_string())
                    .with("from", from.to_string())
                    .with("next", next.saturating_sub(1).to_string()));
            }
        }
        Ok(())
    }

    /// Checks that the table can be used.
    ///
    /// # Errors
    /// Returns a message about the first error.
    pub fn check(&self) -> Result<(), Message> {
        let bounded = |many: usize| (1..=MOST_CELLS).contains(&many);
        if !bounded(self.columns.len()) || !bounded(self.rows.len()) {
            return Err(
                catalogue::message("unsound.crt.size").with("most_cells", MOST_CELLS.to_string())
            );
        }
        if !(1..=MOST_DICE).contains(&self.dice) {
            return Err(
                catalogue::message("unsound.crt.dice").with("most_dice", MOST_DICE.to_string())
            );
        }
        let mut before: Option<(i32, i32)> = None;
        for label in &self.columns {
            let (over, under) = bound(self.by, label).ok_or_else(|| {
                catalogue::message("unsound.crt.column").with("label", format!("{label:?}"))
            })?;
            let rises = before.is_none_or(|(last, part)| {
                i64::from(last) * i64::from(under) < i64::from(over) * i64::from(part)
            });
            if self.by != By::Asked && !rises {
                return Err(
                    catalogue::message("unsound.crt.rises").with("label", format!("{label:?}"))
                );
            }
            before = Some((over, under));
        }
        if !self.rows.is_sorted_by(|one, next| one.total < next.total) {
            return Err(catalogue::message("unsound.crt.rows_rise"));
        }
        let least = i32::from(self.dice);
        if let Some(first) = self.rows.first().filter(|row| row.total > least) {
            return Err(catalogue::message("unsound.crt.least")
                .with("least", least.to_string())
                .with("total", first.total.to_string()));
        }
        let long = |row: &&CrtRow| row.cells.len() != self.columns.len();
        if let Some(row) = self.rows.iter().find(long) {
            return Err(catalogue::message("unsound.crt.results")
                .with("total", row.total.to_string())
                .with("cells", row.cells.len().to_string())
                .with("columns", self.columns.len().to_string()));
        }
        let far = |outcome: &Outcome| {
            outcome.attacker.retreats > MOST_RETREAT || outcome.defender.retreats > MOST_RETREAT
        };
        if self.results.values().any(far) {
            return Err(catalogue::message("unsound.crt.retreats")
                .with("most_retreat", MOST_RETREAT.to_string()));
        }
        Ok(())
    }

    /// Returns the table as text, which [`Self::read`] parses.
    pub fn write(&self) -> String {
        let mut text = format!("columns {}: {}\n", self.by.id(), self.columns.join(", "));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "dice: {}", self.dice);
        for (label, row) in self.labelled() {
            let _ = writeln!(text, "{label}: {}", row.cells.join(", "));
        }
        for (name, outcome) in &self.results {
            let fates = [
                ("attacker", outcome.attacker),
                ("defender", outcome.defender),
            ];
            let effects = fates
                .iter()
                .filter_map(|(who, fate)| {
                    let does = fate.write();
                    (!does.is_empty()).then(|| format!("{who} {does}"))
                })
                .collect::<Vec<_>>()
                .join(", ");
            let effects = if effects.is_empty() {
                "nothing"
            } else {
                &effects
            };
            let _ = writeln!(text, "{name} = {effects}");
        }
        text
    }
}

impl Fate {
    fn write(self) -> String {
        let mut does = Vec::new();
        if self.retreats > 0 {
            does.push(format!("retreats {}", self.retreats));
        }
        if self.disordered {
            does.push("disordered".to_owned());
        }
        if self.eliminated {
            does.push("eliminated".to_owned());
        }
        does.join(" ")
    }
}

/// Parses the effect of a result: `attacker retreats 1, defender disordered`.
fn outcome(text: &str) -> Result<Outcome, Message> {
    let mut outcome = Outcome::default();
    let mut who: Option<bool> = None;
    let words = text.replace(',', " ");
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        let fate = match who {
            Some(true) => &mut outcome.attacker,
            Some(false) | None => &mut outcome.defender,
        };
        match (word, who) {
            ("attacker", _) => who = Some(true),
            ("defender", _) => who = Some(false),
            ("nothing", _) => {}
            (_, None) => return Err(catalogue::message("unsound.crt.who")),
            ("retreats", _) => {
                let hexes = words.next().and_then(|hexes| hexes.parse().ok());
                fate.retreats = hexes.ok_or_else(|| catalogue::message("unsound.crt.how_many"))?;
            }
            ("disordered", _) => fate.disordered = true,
            ("eliminated", _) => fate.eliminated = true,
            _ => {
                return Err(
                    catalogue::message("unsound.crt.does").with("word", format!("{word:?}"))
                );
            }
        }
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests;
