//! Section 10: dice, points and scores to hit in combat, from `data/fornovo/combat.toml`; and
//! section 7.7.1: the run that gives impetus.

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::TableError;
use super::combat_terms::{LengthClass, Predicate, Round};
use super::limits::clause;
use super::saved::Source;
use super::scaled::Scaled;
use crate::army::FigureScale;
use crate::bad_table::BadTable;
use crate::embedded;
use crate::to_hit::ToHit;

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

rows! {
    /// Figures per die (F-10.04).
    FiguresADie {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The number of figures per die.
        figures: u32,
        /// The smallest remainder of figures that earns one more die; 0 if no remainder does.
        round_up_from: u32,
    }
    /// Figures per die, by class (F-10.04).
    DiceRates {
        /// True cavalry.
        cavalry: FiguresADie,
        /// Pikes and heavy weapons, counted together.
        pikes_and_heavy_weapons: FiguresADie,
        /// All others.
        others: FiguresADie,
    }
    /// Ranks that strike.
    RanksStriking {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The number of ranks.
        ranks: u32,
    }
    /// Ranks that strike, by weapon (F-10.02, F-10.03).
    StrikingRanks {
        /// The ranks of most troops.
        most: RanksStriking,
        /// The ranks of pikes in front.
        pikes: RanksStriking,
        /// The ranks of pikes behind one rank of others.
        pikes_behind_others: RanksStriking,
    }
    /// Striking figures beyond the enemy in contact (F-10.02).
    Overlap {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The maximum number of figures on each side.
        figures: u32,
    }
    /// The length of a weapon.
    WeaponLength {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The length class.
        class: LengthClass,
    }
    /// Weapons by length (F-10.06).
    WeaponLengths {
        /// Pikes.
        pike: WeaponLength,
        /// Heavy lances.
        heavy_lance: WeaponLength,
        /// Long spears.
        long_spear: WeaponLength,
        /// Heavy weapons of 6 feet or more.
        heavy_weapon: WeaponLength,
        /// All other weapons.
        other: WeaponLength,
    }
    /// Both sides' scores to hit at one difference in points (F-10.22).
    Difference {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The difference in points; the last row also applies to all larger differences.
        points: u32,
        /// The scores of the side with more points.
        higher: ToHit,
        /// The scores of the side with fewer points.
        lower: ToHit,
        /// The scores of the side with more points, if both are true cavalry.
        higher_both_cavalry: ToHit,
        /// The scores of the side with fewer points, if both are true cavalry.
        lower_both_cavalry: ToHit,
    }
    /// A line of combat points.
    PointsRow {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The condition.
        predicate: Predicate,
        /// The rounds in which the line counts.
        round: Rounds,
        /// The points; per grade or flank if the line counts them.
        value: i32,
    }
    /// A straight run that gives impetus (F-7.44).
    Run {
        /// The clause.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The minimum distance.
        length: Scaled,
    }
}

/// The rounds in which a line of combat points counts (F-10.07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounds {
    /// Impact only.
    Impact,
    /// Impact and melee.
    Any,
}

impl Rounds {
    /// Whether this round is included.
    pub fn has(self, round: Round) -> bool {
        self == Self::Any || round == Round::Impact
    }
}

/// The runs that give impetus (F-7.44).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Runs {
    #[serde(rename = "impetus_foot")]
    foot: Run,
    #[serde(rename = "impetus_mounted")]
    mounted: Run,
}

impl Runs {
    /// Returns the run for foot or mounted troops.
    pub const fn of(&self, mounted: bool) -> &Run {
        if mounted { &self.mounted } else { &self.foot }
    }
}

impl Run {
    /// Returns the distance in this scale.
    pub fn at(&self, scale: FigureScale) -> drumhead_vocabulary::Length {
        self.length.at(scale)
    }
}

/// The tables of section 10, except saves.
#[derive(Clone, Debug)]
pub struct Combat {
    /// Figures per die (F-10.04).
    pub dice: DiceRates,
    /// Ranks that strike (F-10.02, F-10.03).
    pub ranks: StrikingRanks,
    /// Striking figures beyond the enemy (F-10.02).
    pub overlap: Overlap,
    /// Weapon lengths (F-10.06).
    pub length: WeaponLengths,
    /// Combat points, a row for each condition (F-10.08 to F-10.21).
    pub points: Vec<PointsRow>,
    /// Scores to hit by difference in points (F-10.22).
    pub difference: Vec<Difference>,
    /// The best possible save, whatever the modifiers: a natural 1 fails (F-10.23).
    pub best_save: i32,
    /// The runs that give impetus (F-7.44).
    pub runs: Runs,
}

/// The structure of the file. [`super::saves::Saves`] reads the saves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    dice: DiceRates,
    ranks: StrikingRanks,
    overlap: Overlap,
    length: WeaponLengths,
    points: Vec<Line>,
    difference: Vec<Difference>,
    save_limits: SaveLimits,
    #[serde(rename = "saves")]
    _saves: toml::Table,
    #[serde(rename = "save_modifier")]
    _save_modifier: Vec<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(rename = "id")]
    _id: String,
    #[serde(deserialize_with = "clause")]
    clause: ClauseId,
    predicate: Predicate,
    round: Rounds,
    value: i32,
    each: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SaveLimits {
    #[serde(rename = "clause", deserialize_with = "clause")]
    _clause: ClauseId,
    always_fails: i32,
}

/// Returns the lines, one for each condition.
fn points(lines: &[Line]) -> Result<Vec<PointsRow>, BadTable> {
    for predicate in Predicate::ALL {
        let place = || format!("points.{}", predicate.id());
        let mut of = lines.iter().filter(|line| line.predicate == predicate);
        let line = of.next().ok_or_else(|| BadTable::Missing(place()))?;
        if of.next().is_some() {
            return Err(BadTable::Twice(place()));
        }
        if line.each != predicate.counts().then_some(1) {
            return Err(BadTable::Shape(place()));
        }
    }
    Ok(lines
        .iter()
        .map(|line| PointsRow {
            clause: line.clause,
            predicate: line.predicate,
            round: line.round,
            value: line.value,
        })
        .collect())
}

impl Combat {
    pub(super) fn new(source: Source<'_>) -> Result<Self, TableError> {
        #[derive(Deserialize)]
        struct MovementFile {
            distance: Runs,
        }
        let file: File = source.read(embedded::COMBAT)?;
        let movement: MovementFile = source.read(embedded::MOVEMENT)?;
        let combat = Self::from_file(file, movement.distance);
        combat.map_err(|bad| embedded::COMBAT.error(&bad))
    }

    fn from_file(file: File, runs: Runs) -> Result<Self, BadTable> {
        let rates = [
            file.dice.cavalry,
            file.dice.pikes_and_heavy_weapons,
            file.dice.others,
        ];
        if rates.iter().any(|rate| rate.figures == 0) {
            return Err(BadTable::Zero("dice.figures".to_owned()));
        }
        // The differences of the rows are 0, 1, 2 and so on.
        let mut rows = (0..).zip(&file.difference);
        let gap = rows
            .find(|(points, row)| row.points != *points)
            .map(|(points, _)| points);
        if let Some(points) = gap.or(file.difference.is_empty().then_some(0)) {
            return Err(BadTable::Missing(format!("difference.{points}")));
        }
        Ok(Self {
            dice: file.dice,
            ranks: file.ranks,
            overlap: file.overlap,
            length: file.length,
            points: points(&file.points)?,
            difference: file.difference,
            best_save: file.save_limits.always_fails.saturating_add(1),
            runs,
        })
    }

    /// Returns the row for a difference in points.
    pub fn at_difference(&self, points: u32) -> Option<&Difference> {
        let last = self.difference.len().checked_sub(1)?;
        let row = usize::try_from(points).unwrap_or(last).min(last);
        self.difference.get(row)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used)]
    use super::super::super::interpretations::Interpretations;
    use super::super::Rules;
    use super::*;

    /// Parses the file's table with one change.
    fn changed(change: impl FnOnce(&mut toml::Table)) -> Result<Combat, BadTable> {
        let mut table: toml::Table = embedded::read(embedded::COMBAT).unwrap();
        change(&mut table);
        let file: File = table.try_into().unwrap();
        let runs = Rules::new(&Interpretations::default()).unwrap().combat.runs;
        Combat::from_file(file, runs)
    }

    /// Returns the error that one change to the file's table causes.
    fn unread(change: impl FnOnce(&mut toml::Table)) -> String {
        let mut table: toml::Table = embedded::read(embedded::COMBAT).unwrap();
        change(&mut table);
        let error = table.try_into::<File>().map(drop).unwrap_err();
        error.to_string()
    }

    fn lines(table: &mut toml::Table) -> &mut Vec<toml::Value> {
        table["points"].as_array_mut().unwrap()
    }

    #[test]
    fn every_condition_has_one_line_and_every_line_has_a_condition() {
        let combat = changed(|_| ()).unwrap();
        assert_eq!(combat.points.len(), Predicate::ALL.len());
        let missing = changed(|table| drop(lines(table).pop())).unwrap_err();
        let last = "points.target_in_hard_cover".to_owned();
        assert_eq!(missing, BadTable::Missing(last));
        let first = format!("points.{}", combat.points[0].predicate.id());
        let twice = changed(|table| {
            let first = lines(table)[0].clone();
            lines(table).push(first);
        });
        assert_eq!(twice.unwrap_err(), BadTable::Twice(first));
        let unknown = unread(|table| lines(table)[0]["predicate"] = "by_moonlight".into());
        assert!(unknown.contains("by_moonlight"), "{unknown}");
        for (line, each) in [(0, Some(1)), (5, None), (5, Some(2))] {
            let counted = changed(|table| {
                let row = lines(table)[line].as_table_mut().unwrap();
                row.remove("each");
                row.extend(each.map(|n| ("each".to_owned(), toml::Value::Integer(n))));
            });
            let shape = format!("points.{}", combat.points[line].predicate.id());
            assert_eq!(counted.unwrap_err(), BadTable::Shape(shape), "{each:?}");
        }
    }

    #[test]
    fn a_table_with_a_gap_a_zero_or_an_unknown_key_is_refused() {
        let missing = |points| BadTable::Missing(format!("difference.{points}"));
        let hole = changed(|table| drop(table["difference"].as_array_mut().unwrap().remove(1)));
        assert_eq!(hole.unwrap_err(), missing(1));
        let none = changed(|table| table["difference"] = toml::Value::Array(Vec::new()));
        assert_eq!(none.unwrap_err(), missing(0));
        let nobody = changed(|table| table["dice"]["others"]["figures"] = 0.into());
        let zero = BadTable::Zero("dice.figures".to_owned());
        assert_eq!(nobody.unwrap_err(), zero);
        let strange = unread(|table| drop(table.insert("weather".to_owned(), 1.into())));
        assert!(strange.contains("weather"), "{strange}");
    }

    #[test]
    fn the_last_difference_includes_all_larger_ones() {
        let combat = changed(|_| ()).unwrap();
        for (points, row) in [(0, 0), (2, 2), (3, 3), (4, 3), (u32::MAX, 3)] {
            assert_eq!(combat.at_difference(points).unwrap().points, row);
        }
    }
}
