//! The basic game as its owner describes it: nothing of it is ours.
//!
//! A combat table is written as text, so that it can be typed, or copied from
//! wherever the player keeps it ([`Crt::read`]):
//!
//! ```text
//! columns difference: -1, 0, 1, 2
//! dice: 1
//! 1: AE, AR, -, DR
//! 2: AR, -, DR, DE
//! AE = attacker eliminated
//! AR = attacker retreats 1
//! DR = defender retreats 2 disordered
//! DE = defender eliminated
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

/// The most characters of a combat table as text.
pub(super) const MOST_CRT: usize = 8_000;
/// The most columns or rows of a combat table.
const MOST_CELLS: usize = 60;
/// The most dice of six that a combat rolls.
const MOST_DICE: u8 = 6;
/// The farthest that a unit retreats.
const MOST_RETREAT: u8 = 9;

/// How combat tables write that nothing happens.
const NO_EFFECT: [&str; 5] = ["-", "\u{2013}", "\u{2014}", "\u{2212}", "NE"];

/// What the basic game has and these rules do not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillProfile", default, deny_unknown_fields)]
pub struct Profile {
    /// The movement allowance of infantry that has none of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infantry: Option<u8>,
    /// The movement allowance of cavalry that has none of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cavalry: Option<u8>,
    /// The movement allowance of leaders that have none of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<u8>,
    /// The movement points that a hex costs before the ground adds to it; none
    /// for 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<u8>,
    /// How units recover from disorder, in the player's words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub recovery: String,
    /// The combat table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crt: Option<Crt>,
}

impl Profile {
    /// This description of the basic game, with what it does not say from another.
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

    /// What a hex costs before the ground adds to it.
    pub fn base_cost(&self) -> u8 {
        self.base.unwrap_or(1)
    }
}

/// What the columns of a combat table are chosen by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillBy", rename_all = "snake_case")]
pub enum By {
    /// The attackers' strength less the defender's.
    Difference,
    /// The attackers' strength to the defender's.
    Odds,
    /// The players, each time.
    Asked,
}

impl By {
    const ALL: [Self; 3] = [Self::Difference, Self::Odds, Self::Asked];

    /// Its name in a combat table's text.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Difference => "difference",
            Self::Odds => "odds",
            Self::Asked => "asked",
        }
    }
}

/// What a result does to one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillFate", default, deny_unknown_fields)]
pub struct Fate {
    /// How many hexes it retreats.
    pub retreats: u8,
    /// Whether it is in disorder then.
    pub disordered: bool,
    /// Whether it is eliminated.
    pub eliminated: bool,
}

/// What a result does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillOutcome", default, deny_unknown_fields)]
pub struct Outcome {
    /// To every attacker.
    pub attacker: Fate,
    /// To the defender.
    pub defender: Fate,
}

/// A combat table as its owner has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillCrt", deny_unknown_fields)]
pub struct Crt {
    /// What its columns are chosen by.
    pub by: By,
    /// The columns' labels, from the left.
    pub columns: Vec<String>,
    /// How many dice of six are thrown together.
    pub dice: u8,
    /// The rows by what the dice must come to at least, each with a result for
    /// every column.
    pub rows: Vec<CrtRow>,
    /// What the results do. One that is not among them is carried out by hand.
    #[serde(default)]
    pub results: BTreeMap<String, Outcome>,
}

/// A row of a combat table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillCrtRow", deny_unknown_fields)]
pub struct CrtRow {
    /// What the dice and their modifiers come to.
    pub total: i32,
    /// The result in each column.
    pub cells: Vec<String>,
}

/// The number in a column's label: `-2`, `+1`, `3 or more`; of odds `2:1` and
/// `1-2` the attackers' and the defender's part.
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

impl Crt {
    /// The column that these strengths give, before any shift: the last one
    /// whose number they reach, and the first where they reach none. None where
    /// the players choose it.
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

    /// A column shifted so far to the right, within the table.
    pub fn shifted(&self, column: usize, by: i32) -> usize {
        let last = self.columns.len().saturating_sub(1);
        let far = usize::try_from(by.unsigned_abs()).unwrap_or(last);
        if by < 0 {
            column.saturating_sub(far)
        } else {
            column.saturating_add(far).min(last)
        }
    }

    /// The result in a column for what the dice come to: of the last row that
    /// they reach, and of the first where they reach none.
    pub fn result(&self, column: usize, total: i32) -> Option<&str> {
        let row = self.rows.iter().rfind(|row| row.total <= total);
        let row = row.or(self.rows.first())?;
        row.cells.get(column).map(String::as_str)
    }

    /// What a result does; none where it is carried out by hand. A dash does
    /// nothing, unless the table says otherwise of it.
    pub fn outcome(&self, result: &str) -> Option<Outcome> {
        let nothing = || NO_EFFECT.contains(&result.trim()).then(Outcome::default);
        self.results.get(result).copied().or_else(nothing)
    }

    /// Reads a table from its text.
    ///
    /// # Errors
    /// What cannot be read, with its line.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut crt = Self {
            by: By::Asked,
            columns: Vec::new(),
            dice: 1,
            rows: Vec::new(),
            results: BTreeMap::new(),
        };
        // A field of one line holds a table too, its lines parted by semicolons.
        for (number, line) in (1..).zip(text.split(['\n', ';'])) {
            let line = line.trim();
            if !line.is_empty() {
                let read = crt.read_line(line);
                read.map_err(|problem| format!("line {number}: {problem}"))?;
            }
        }
        crt.check()?;
        Ok(crt)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if let Some((name, does)) = line.split_once('=') {
            let outcome = outcome(does)?;
            self.results.insert(name.trim().to_owned(), outcome);
            return Ok(());
        }
        let (head, rest) = line
            .split_once(':')
            .ok_or("write \"columns difference: ...\", \"dice: 1\", \"1: ...\" or \"AE = ...\"")?;
        let cells = || rest.split(',').map(|cell| cell.trim().to_owned());
        let head = head.trim();
        if let Some(by) = head.strip_prefix("columns") {
            let by = by.trim();
            let known = By::ALL.into_iter().find(|it| it.id() == by);
            self.by = known.ok_or("columns go by \"difference\", \"odds\" or \"asked\"")?;
            self.columns = cells().collect();
        } else if head == "dice" {
            let dice = rest.trim().parse().ok();
            self.dice = dice.ok_or("dice are a number")?;
        } else {
            let total = head.replace('\u{2212}', "-");
            let total = total.parse().map_err(|_| {
                format!("{head:?} is neither \"columns\" nor \"dice\" nor what dice come to")
            })?;
            let cells = cells().collect();
            self.rows.push(CrtRow { total, cells });
        }
        Ok(())
    }

    /// Holds the table to what can be played by.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(&self) -> Result<(), String> {
        let bounded = |many: usize| (1..=MOST_CELLS).contains(&many);
        if !bounded(self.columns.len()) || !bounded(self.rows.len()) {
            return Err(format!("a table has 1 to {MOST_CELLS} columns and rows"));
        }
        if !(1..=MOST_DICE).contains(&self.dice) {
            return Err(format!("a combat is rolled with 1 to {MOST_DICE} dice"));
        }
        let mut before: Option<(i32, i32)> = None;
        for label in &self.columns {
            let (over, under) = bound(self.by, label).ok_or_else(|| {
                format!("column {label:?} has no number to go by: write -1, 0, 1, or 1:2, 1:1, 2:1")
            })?;
            let rises = before.is_none_or(|(last, part)| {
                i64::from(last) * i64::from(under) < i64::from(over) * i64::from(part)
            });
            if self.by != By::Asked && !rises {
                return Err(format!("column {label:?} is not above the one before it"));
            }
            before = Some((over, under));
        }
        if !self.rows.is_sorted_by(|one, next| one.total < next.total) {
            return Err("what the dice come to must rise from row to row".to_owned());
        }
        let long = |row: &&CrtRow| row.cells.len() != self.columns.len();
        if let Some(row) = self.rows.iter().find(long) {
            return Err(format!(
                "row {} has {} results for {} columns",
                row.total,
                row.cells.len(),
                self.columns.len()
            ));
        }
        let far = |outcome: &Outcome| {
            outcome.attacker.retreats > MOST_RETREAT || outcome.defender.retreats > MOST_RETREAT
        };
        if self.results.values().any(far) {
            return Err(format!("a unit retreats {MOST_RETREAT} hexes at most"));
        }
        Ok(())
    }

    /// The table as text; [`Self::read`] reads it again.
    pub fn write(&self) -> String {
        let mut text = format!("columns {}: {}\n", self.by.id(), self.columns.join(", "));
        // Writing to a string does not fail.
        let _ = writeln!(text, "dice: {}", self.dice);
        for row in &self.rows {
            let _ = writeln!(text, "{}: {}", row.total, row.cells.join(", "));
        }
        for (name, outcome) in &self.results {
            let fates = [
                ("attacker", outcome.attacker),
                ("defender", outcome.defender),
            ];
            let told = fates.iter().filter_map(|(who, fate)| {
                let does = fate.write();
                (!does.is_empty()).then(|| format!("{who} {does}"))
            });
            let told = told.collect::<Vec<_>>().join(", ");
            let told = if told.is_empty() { "nothing" } else { &told };
            let _ = writeln!(text, "{name} = {told}");
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

/// Reads what a result does: `attacker retreats 1, defender disordered`.
fn outcome(text: &str) -> Result<Outcome, String> {
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
            (_, None) => return Err("say \"attacker\" or \"defender\" first".to_owned()),
            ("retreats", _) => {
                let hexes = words.next().and_then(|hexes| hexes.parse().ok());
                fate.retreats = hexes.ok_or("\"retreats\" wants how many hexes")?;
            }
            ("disordered", _) => fate.disordered = true,
            ("eliminated", _) => fate.eliminated = true,
            _ => {
                return Err(format!(
                    "{word:?} is neither \"retreats\" nor \"disordered\" nor \"eliminated\""
                ));
            }
        }
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{By, Crt, Fate, Outcome, Profile};

    const TEXT: &str = "columns difference: -1, 0, +1, 3 or more\ndice: 1\n0: X, AR, -, DR\n\
        3: AR, -, DR, DE\nAR = attacker retreats 1\nDR = defender retreats 2 disordered\n\
        DE = defender eliminated\n- = nothing\n";

    #[test]
    fn a_table_reads_what_it_writes() {
        let crt = Crt::read(TEXT).unwrap();
        assert_eq!(Crt::read(&crt.write()).unwrap(), crt);
        assert_eq!(crt.by, By::Difference);
        assert_eq!((crt.column(3, 9), crt.column(3, 4)), (Some(0), Some(0)));
        assert_eq!((crt.column(6, 4), crt.column(9, 1)), (Some(2), Some(3)));
        assert_eq!(
            (crt.shifted(2, 4), crt.shifted(2, -1), crt.shifted(0, -3)),
            (3, 1, 0)
        );
        assert_eq!(
            (crt.result(0, -4), crt.result(2, 9)),
            (Some("X"), Some("DR"))
        );
        let fate = crt.outcome("DR").unwrap().defender;
        let retreats = Fate {
            retreats: 2,
            disordered: true,
            eliminated: false,
        };
        assert_eq!(fate, retreats);
        assert_eq!(crt.outcome("X"), None);
    }

    #[test]
    fn a_dash_does_nothing_unless_the_table_says_so() {
        let crt = Crt::read("columns difference: 0, 1, 2\n1: -, NE, –").unwrap();
        for result in ["-", "NE", "–"] {
            assert_eq!(crt.outcome(result), Some(Outcome::default()), "{result}");
        }
        let crt = Crt::read("columns difference: 0\n1: -\n- = attacker disordered").unwrap();
        assert!(crt.outcome("-").unwrap().attacker.disordered);
    }

    #[test]
    fn one_profile_says_what_the_other_does_not() {
        let table = Crt::read(TEXT).unwrap();
        let one = Profile {
            infantry: Some(4),
            ..Profile::default()
        };
        let other = Profile {
            infantry: Some(5),
            cavalry: Some(8),
            crt: Some(table.clone()),
            ..Profile::default()
        };
        let both = one.or(&other);
        assert_eq!((both.infantry, both.cavalry), (Some(4), Some(8)));
        assert_eq!(both.crt, Some(table));
    }

    #[test]
    fn odds_hold_from_their_own_on() {
        let text = "columns odds: 1:2, 1:1, 2:1\n1: a, b, c";
        let crt = Crt::read(text).unwrap();
        let column = |one, other| crt.column(one, other);
        assert_eq!((column(1, 9), column(3, 4)), (Some(0), Some(0)));
        assert_eq!((column(7, 4), column(8, 4)), (Some(1), Some(2)));
        let asked = Crt::read("columns asked: a, b\n1: x, y").unwrap();
        assert_eq!(asked.column(5, 1), None);
    }

    #[test]
    fn what_does_not_read_is_told_with_its_line() {
        for (text, told) in [
            ("columns up: 1\n1: a", "line 1"),
            ("columns difference: 1, 0\n1: a, b", "not above"),
            ("columns difference: 0, 1\n1: a", "1 results for 2"),
            ("columns difference: 0\n2: a\n1: b", "rise"),
            ("columns difference: 0\n1: a\nA = retreats 1", "line 3"),
            ("columns difference: 0\n1: a\nA = attacker hops", "hops"),
            ("columns difference: none\n1: a", "no number"),
            ("", "columns and rows"),
        ] {
            let error = Crt::read(text).unwrap_err();
            assert!(error.contains(told), "{text:?}: {error}");
        }
    }
}
