//! Section 8: the modifiers of the reaction tests, from
//! `data/fornovo/reactions.toml`, and the distances they speak of.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::super::army::Grade;
use super::super::embedded;
use super::TableError;
use super::frozen::Source;
use super::limits::clause;
use super::reaction_terms::{Predicate, Test};
use super::scaled::Scaled;
use super::share::Share;

/// What a modifier is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So much for each grade, best first.
    Grades([i32; 4]),
    /// So much, once (D-137).
    Once(i32),
    /// So much for each set of what is counted.
    Each {
        /// For each set.
        value: i32,
        /// How many make a set; never nought.
        of: u32,
        /// How many in a large unit (F-2.13); never nought.
        of_large: u32,
    },
}

impl Worth {
    /// What it is worth at this grade.
    pub const fn of_grade(grades: &[i32; 4], grade: Grade) -> i32 {
        let [a, b, c, d] = *grades;
        match grade {
            Grade::A => a,
            Grade::B => b,
            Grade::C => c,
            Grade::D => d,
        }
    }
}

/// A row: what it asks, who grants it, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// What it asks.
    pub predicate: Predicate,
    /// Who says so.
    pub clause: ClauseId,
    /// What it is worth.
    pub worth: Worth,
}

/// A test's rows, in the book's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifiers(Vec<Modifier>);

impl Modifiers {
    /// The rows.
    pub fn rows(&self) -> &[Modifier] {
        &self.0
    }

    /// The row that asks this.
    pub fn of(&self, predicate: Predicate) -> Option<&Modifier> {
        self.0.iter().find(|row| row.predicate == predicate)
    }
}

/// A distance of the movement table that a test measures or moves by.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How far.
    pub length: Scaled,
}

/// The distances of the reaction tests.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Distances {
    /// No nearer enemy helps to rally (F-8.06).
    pub enemy_near_router: Distance,
    /// Beyond it, pursuers halt of themselves (F-7.62).
    pub pursuit_ends: Distance,
    /// An advance that halts rather than shakes (F-8.19).
    pub advanced: Distance,
    /// How far mounted losers of a combat recoil (F-8.36).
    pub recoil_mounted: Distance,
    /// How far foot does (F-8.36).
    pub recoil_foot: Distance,
    /// How near a routing friend is seen (F-8.43).
    pub friend_routing: Distance,
}

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Who says so.
            #[serde(deserialize_with = "clause")]
            pub clause: ClauseId,
            $($(#[$fmeta])* pub $field: $ty,)+
        }
    )*};
}

rows! {
    /// What starts the test of shooting (F-8.19).
    ShootingTrigger {
        /// Shooters of at least this share of the unit's figures now.
        shooters_share: Share,
    }
    /// When an army is outgunned (F-8.02).
    Outgunned {
        /// Its weight of guns is below this share of the enemy's,
        below_share: Share,
        /// who has at least this weight.
        enemy_least: u32,
    }
    /// What becomes of a charge that fails (F-8.28).
    FailedCharge {
        /// The share of the distance charged that is recoiled.
        recoil_share: Share,
    }
}

/// All of section 8 but the weights of guns, which stand with the guns.
#[derive(Clone, Debug)]
pub struct Reactions {
    every: Modifiers,
    rally: Modifiers,
    halt_pursuit: Modifiers,
    shooting: Modifiers,
    charge: Modifiers,
    lost_combat: Modifiers,
    friend_routing: Modifiers,
    /// F-8.19.
    pub shooting_trigger: ShootingTrigger,
    /// F-8.02.
    pub outgunned: Outgunned,
    /// F-8.28.
    pub failed_charge: FailedCharge,
    /// Distances, from the table of section 7.
    pub distances: Distances,
}

impl Reactions {
    /// The rows of a test, without those of every test.
    pub const fn of(&self, test: Test) -> &Modifiers {
        match test {
            Test::Rally => &self.rally,
            Test::HaltPursuit => &self.halt_pursuit,
            Test::Shooting => &self.shooting,
            Test::Charge => &self.charge,
            Test::LostCombat => &self.lost_combat,
            Test::FriendRouting => &self.friend_routing,
        }
    }

    /// The rows that belong to every test.
    pub const fn every(&self) -> &Modifiers {
        &self.every
    }

    /// Reads the tables with the game's number readings put in.
    ///
    /// # Errors
    /// A [`TableError`] with the place, for a row that asks nothing known,
    /// asks what does not belong to its test or what another row asks, or is
    /// worth nothing that can be added up; and for a row that is missing.
    pub(super) fn new(source: Source<'_>) -> Result<Self, TableError> {
        #[derive(Deserialize)]
        struct MovementFile {
            distance: Distances,
        }
        let file: File = source.read(embedded::REACTIONS)?;
        let movement: MovementFile = source.read(embedded::MOVEMENT)?;
        file.read(movement.distance).map_err(|message| TableError {
            file: "reactions.toml".to_owned(),
            message,
        })
    }
}

#[derive(Deserialize)]
struct File {
    every_test: TestRows,
    rally: TestRows,
    halt_pursuit: TestRows,
    shooting: TestRows,
    charge: TestRows,
    lost_combat: TestRows,
    friend_routing: TestRows,
    shooting_trigger: ShootingTrigger,
    outgunned: Outgunned,
    failed_charge: FailedCharge,
}

#[derive(Deserialize)]
struct TestRows {
    modifier: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    #[serde(deserialize_with = "clause")]
    clause: ClauseId,
    predicate: String,
    value: Option<i32>,
    grades: Option<GradeRow>,
    each: Option<u32>,
    each_large: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, reason = "the keys are the grades' names")]
struct GradeRow {
    A: i32,
    B: i32,
    C: i32,
    D: i32,
}

impl File {
    fn read(self, distances: Distances) -> Result<Reactions, String> {
        let rows = |test: Test, rows: TestRows| matched(test.id(), test.predicates(), rows);
        Ok(Reactions {
            every: matched("every_test", Test::EVERY, self.every_test)?,
            rally: rows(Test::Rally, self.rally)?,
            halt_pursuit: rows(Test::HaltPursuit, self.halt_pursuit)?,
            shooting: rows(Test::Shooting, self.shooting)?,
            charge: rows(Test::Charge, self.charge)?,
            lost_combat: rows(Test::LostCombat, self.lost_combat)?,
            friend_routing: rows(Test::FriendRouting, self.friend_routing)?,
            shooting_trigger: self.shooting_trigger,
            outgunned: self.outgunned,
            failed_charge: self.failed_charge,
            distances,
        })
    }
}

/// Matches a test's rows to what it asks, one to one.
fn matched(test: &str, wanted: &[Predicate], rows: TestRows) -> Result<Modifiers, String> {
    let mut found: Vec<Modifier> = Vec::with_capacity(rows.modifier.len());
    let mut ids: Vec<String> = Vec::with_capacity(rows.modifier.len());
    for row in rows.modifier {
        let place = format!("{test}.modifier.{}", row.id);
        if ids.contains(&row.id) {
            return Err(format!("{place}: two rows have this id"));
        }
        let predicate = wanted
            .iter()
            .copied()
            .find(|predicate| predicate.id() == row.predicate)
            .ok_or_else(|| format!("{place}: this test asks no {:?}", row.predicate))?;
        if found.iter().any(|other| other.predicate == predicate) {
            return Err(format!("{place}: two rows ask {:?}", row.predicate));
        }
        let worth = row.worth(predicate).map_err(|e| format!("{place}: {e}"))?;
        found.push(Modifier {
            predicate,
            clause: row.clause,
            worth,
        });
        ids.push(row.id);
    }
    let missing = wanted
        .iter()
        .find(|predicate| !found.iter().any(|row| row.predicate == **predicate));
    match missing {
        None => Ok(Modifiers(found)),
        Some(predicate) => Err(format!("{test}: no row asks {:?}", predicate.id())),
    }
}

impl Row {
    fn worth(&self, predicate: Predicate) -> Result<Worth, &'static str> {
        match (predicate, &self.grades, self.value, self.each) {
            (Predicate::Grade, Some(row), None, None) if self.each_large.is_none() => {
                Ok(Worth::Grades([row.A, row.B, row.C, row.D]))
            }
            (Predicate::Grade, ..) => Err("a grade has a value for each grade and nothing else"),
            (_, None, Some(value), Some(of)) if predicate.counts() => {
                let of_large = self.each_large.unwrap_or(of);
                if of == 0 || of_large == 0 {
                    return Err("a set is of one at least");
                }
                Ok(Worth::Each {
                    value,
                    of,
                    of_large,
                })
            }
            (_, None, Some(value), None) if !predicate.counts() && self.each_large.is_none() => {
                Ok(Worth::Once(value))
            }
            _ if predicate.counts() => Err("what is counted has a value, and how many make one"),
            _ => Err("what counts once has a value and nothing else"),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]
    use super::super::super::reaction::Test;
    use super::{TestRows, matched};

    const GENERAL: &str =
        "[[modifier]]\nid='g'\nclause='F-8.05'\npredicate='general_with_unit'\nvalue=1\n";
    const IRREGULAR: &str =
        "[[modifier]]\nid='i'\nclause='F-8.08'\npredicate='irregular'\nvalue=-1\n";

    fn wrong(test: &str, text: &str) -> String {
        let rows: TestRows = toml::from_str(text).unwrap();
        let test = Test::ALL.into_iter().find(|t| t.id() == test).unwrap();
        matched(test.id(), test.predicates(), rows).unwrap_err()
    }

    #[test]
    fn a_row_that_is_unknown_twice_there_or_missing_is_told_with_its_place() {
        let unknown = GENERAL.replace("general_with_unit", "luck");
        assert_eq!(
            wrong("rally", &unknown),
            "rally.modifier.g: this test asks no \"luck\""
        );
        // Known, but not to this test.
        let foreign = GENERAL.replace("general_with_unit", "nobles");
        assert!(wrong("rally", &foreign).contains("asks no \"nobles\""));
        let twice = format!("{GENERAL}{}", GENERAL.replace("'g'", "'h'"));
        assert_eq!(
            wrong("rally", &twice),
            "rally.modifier.h: two rows ask \"general_with_unit\""
        );
        let same_id = format!("{GENERAL}{}", IRREGULAR.replace("'i'", "'g'"));
        assert!(wrong("rally", &same_id).contains("two rows have this id"));
        assert_eq!(
            wrong("rally", &format!("{GENERAL}{IRREGULAR}")),
            "rally: no row asks \"grade\""
        );
    }

    #[test]
    fn a_row_is_worth_what_its_predicate_can_be_worth() {
        let graded = GENERAL.replace("general_with_unit", "grade");
        assert!(wrong("rally", &graded).contains("a value for each grade"));
        let counted = GENERAL.replace("general_with_unit", "gunpowder_hits");
        assert!(wrong("shooting", &counted).contains("how many make one"));
        let none_a_set = format!("{counted}each = 0\n");
        assert!(wrong("shooting", &none_a_set).contains("one at least"));
        let each = format!("{GENERAL}each = 2\n");
        assert!(wrong("rally", &each).contains("a value and nothing else"));
        let bare = GENERAL.replace("value=1\n", "");
        assert!(wrong("rally", &bare).contains("a value and nothing else"));
    }
}
