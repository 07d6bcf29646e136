//! Section 8: the modifiers in the reaction tests, from `data/fornovo/reactions.toml`, and their
//! distances.

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::TableError;
use super::limits::clause;
use super::reaction_terms::{Predicate, Test};
use super::saved::Source;
use super::scaled::Scaled;
use super::share::Share;
use crate::army::Grade;
use crate::bad_table::BadTable;
use crate::embedded;

/// The value of a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// A value for each grade, best grade first.
    Grades([i32; 4]),
    /// A single value (D-137).
    Once(i32),
    /// A value for each full set of the items that the condition counts.
    Each {
        /// The value of each set.
        value: i32,
        /// The size of a set; never 0.
        of: u32,
        /// The size of a set for a large unit (F-2.13); never 0.
        of_large: u32,
    },
}

impl Worth {
    /// Returns the value for this grade.
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

/// A row: a condition, its clause and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// The condition.
    pub predicate: Predicate,
    /// The clause.
    pub clause: ClauseId,
    /// The value.
    pub worth: Worth,
}

/// The rows of a test, in the order of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifiers(Vec<Modifier>);

impl Modifiers {
    /// Returns the rows.
    pub fn rows(&self) -> &[Modifier] {
        &self.0
    }

    /// Returns the row with this condition.
    pub fn of(&self, predicate: Predicate) -> Option<&Modifier> {
        self.0.iter().find(|row| row.predicate == predicate)
    }
}

/// A distance in the movement table that a test uses.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The distance.
    pub length: Scaled,
}

/// The distances in the reaction tests.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Distances {
    /// The distance from the nearest visible enemy beyond which rallying is easier (F-8.06).
    pub enemy_near_router: Distance,
    /// The distance beyond which pursuers halt automatically (F-7.62).
    pub pursuit_ends: Distance,
    /// The minimum advance after which a unit that fails its shooting test is halted, not shaken
    /// (F-8.19).
    pub advanced: Distance,
    /// The recoil of mounted units that lost a combat (F-8.36).
    pub recoil_mounted: Distance,
    /// The recoil of foot (F-8.36).
    pub recoil_foot: Distance,
    /// The maximum distance to a routing friend (F-8.43).
    pub friend_routing: Distance,
}

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// The clause.
            #[serde(deserialize_with = "clause")]
            pub clause: ClauseId,
            $($(#[$fmeta])* pub $field: $ty,)+
        }
    )*};
}

rows! {
    /// The trigger for the shooting test (F-8.19).
    ShootingTrigger {
        /// The minimum number of shooters, as a share of the unit's current figures.
        shooters_share: Share,
    }
    /// The conditions for an outgunned army (F-8.02).
    Outgunned {
        /// The army is outgunned only below this share of the enemy's weight of guns.
        below_share: Share,
        /// The army is outgunned only if the enemy has at least this weight of guns.
        enemy_least: u32,
    }
    /// The result of a failed charge (F-8.28).
    FailedCharge {
        /// The length of the unit's recoil, as a share of the distance that it charged.
        recoil_share: Share,
    }
}

/// The tables of section 8, except the weights of guns, which are in the tables of guns.
#[derive(Clone, Debug)]
pub struct Reactions {
    every: Modifiers,
    rally: Modifiers,
    halt_pursuit: Modifiers,
    shooting: Modifiers,
    charge: Modifiers,
    lost_combat: Modifiers,
    friend_routing: Modifiers,
    /// The trigger for the shooting test (F-8.19).
    pub shooting_trigger: ShootingTrigger,
    /// The conditions for an outgunned army (F-8.02).
    pub outgunned: Outgunned,
    /// The result of a failed charge (F-8.28).
    pub failed_charge: FailedCharge,
    /// The distances, from the table of section 7.
    pub distances: Distances,
}

impl Reactions {
    /// Returns the rows of a test, excluding the rows that belong to every test.
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

    /// Returns the rows that belong to every test.
    pub const fn every(&self) -> &Modifiers {
        &self.every
    }

    /// Reads the tables from this source.
    ///
    /// # Errors
    /// A [`TableError`] if a file does not parse, or with the location of a row that is missing,
    /// has a duplicate id, has an unknown, foreign or duplicate condition, or has a value that does
    /// not fit its condition.
    pub(super) fn new(source: Source<'_>) -> Result<Self, TableError> {
        #[derive(Deserialize)]
        struct MovementFile {
            distance: Distances,
        }
        let file: File = source.read(embedded::REACTIONS)?;
        let movement: MovementFile = source.read(embedded::MOVEMENT)?;
        let reactions = file.read(movement.distance);
        reactions.map_err(|bad| embedded::REACTIONS.error(&bad))
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
    fn read(self, distances: Distances) -> Result<Reactions, BadTable> {
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

/// Matches a test's rows to its conditions, one to one.
fn matched(test: &str, wanted: &[Predicate], rows: TestRows) -> Result<Modifiers, BadTable> {
    let mut found: Vec<Modifier> = Vec::with_capacity(rows.modifier.len());
    let mut ids: Vec<String> = Vec::with_capacity(rows.modifier.len());
    for row in rows.modifier {
        let place = format!("{test}.modifier.{}", row.id);
        if ids.contains(&row.id) {
            return Err(BadTable::Twice(place));
        }
        let asked = || format!("{place}.{}", row.predicate);
        let predicate = wanted
            .iter()
            .copied()
            .find(|predicate| predicate.id() == row.predicate)
            .ok_or_else(|| BadTable::Unknown(asked()))?;
        if found.iter().any(|other| other.predicate == predicate) {
            return Err(BadTable::Twice(asked()));
        }
        let worth = row.worth(&place, predicate)?;
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
        Some(predicate) => {
            let place = format!("{test}.modifier.{}", predicate.id());
            Err(BadTable::Missing(place))
        }
    }
}

impl Row {
    /// Returns the value of a row. Conditions by grade need a value for each grade; counted
    /// conditions need a value and the size of a set, and may have a size for large units; all
    /// others need one value. No row may have other values.
    ///
    /// # Errors
    /// A [`BadTable`] for any other combination of values, or for a set of size 0.
    fn worth(&self, place: &str, predicate: Predicate) -> Result<Worth, BadTable> {
        let once = predicate != Predicate::Grade && !predicate.counts();
        match (predicate, &self.grades, self.value, self.each) {
            (Predicate::Grade, Some(row), None, None) if self.each_large.is_none() => {
                Ok(Worth::Grades([row.A, row.B, row.C, row.D]))
            }
            (_, None, Some(value), Some(of)) if predicate.counts() => {
                let of_large = self.each_large.unwrap_or(of);
                if of == 0 || of_large == 0 {
                    return Err(BadTable::Zero(place.to_owned()));
                }
                Ok(Worth::Each {
                    value,
                    of,
                    of_large,
                })
            }
            (_, None, Some(value), None) if once && self.each_large.is_none() => {
                Ok(Worth::Once(value))
            }
            _ => Err(BadTable::Shape(place.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]
    use super::super::super::bad_table::BadTable;
    use super::super::super::reaction::Test;
    use super::{TestRows, matched};

    const GENERAL: &str =
        "[[modifier]]\nid='g'\nclause='F-8.05'\npredicate='general_with_unit'\nvalue=1\n";
    const IRREGULAR: &str =
        "[[modifier]]\nid='i'\nclause='F-8.08'\npredicate='irregular'\nvalue=-1\n";

    fn wrong(test: &str, text: &str) -> BadTable {
        let rows: TestRows = toml::from_str(text).unwrap();
        let test = Test::ALL.into_iter().find(|t| t.id() == test).unwrap();
        matched(test.id(), test.predicates(), rows).unwrap_err()
    }

    #[test]
    fn unknown_duplicate_foreign_and_missing_rows_are_reported_with_their_location() {
        let unknown = GENERAL.replace("general_with_unit", "luck");
        let place = |place: &str| format!("rally.modifier.{place}");
        assert_eq!(wrong("rally", &unknown), BadTable::Unknown(place("g.luck")));
        // The condition exists, but not for this test.
        let foreign = GENERAL.replace("general_with_unit", "nobles");
        let nobles = BadTable::Unknown(place("g.nobles"));
        assert_eq!(wrong("rally", &foreign), nobles);
        let twice = format!("{GENERAL}{}", GENERAL.replace("'g'", "'h'"));
        let again = BadTable::Twice(place("h.general_with_unit"));
        assert_eq!(wrong("rally", &twice), again);
        let same_id = format!("{GENERAL}{}", IRREGULAR.replace("'i'", "'g'"));
        assert_eq!(wrong("rally", &same_id), BadTable::Twice(place("g")));
        let no_grade = format!("{GENERAL}{IRREGULAR}");
        let grade = BadTable::Missing(place("grade"));
        assert_eq!(wrong("rally", &no_grade), grade);
    }

    #[test]
    fn a_rows_value_fits_its_condition() {
        let shape = |test: &str| BadTable::Shape(format!("{test}.modifier.g"));
        let graded = GENERAL.replace("general_with_unit", "grade");
        assert_eq!(wrong("rally", &graded), shape("rally"));
        let counted = GENERAL.replace("general_with_unit", "gunpowder_hits");
        assert_eq!(wrong("shooting", &counted), shape("shooting"));
        let none_a_set = format!("{counted}each = 0\n");
        let zero = BadTable::Zero("shooting.modifier.g".to_owned());
        assert_eq!(wrong("shooting", &none_a_set), zero);
        let each = format!("{GENERAL}each = 2\n");
        assert_eq!(wrong("rally", &each), shape("rally"));
        let bare = GENERAL.replace("value=1\n", "");
        assert_eq!(wrong("rally", &bare), shape("rally"));
    }
}
