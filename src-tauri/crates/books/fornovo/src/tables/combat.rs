//! Section 10: dice, points and chances to hit in combat, from
//! `data/fornovo/combat.toml`; and section 7.7.1, the run that gives impetus.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::super::army::FigureScale;
use super::super::embedded;
use super::super::to_hit::ToHit;
use super::TableError;
use super::combat_terms::{LengthClass, Predicate, Round};
use super::frozen::Source;
use super::limits::clause;
use super::scaled::Scaled;

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

rows! {
    /// Figures to a die (F-10.04).
    FiguresADie {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// Figures that win a die.
        figures: u32,
        /// Figures left over that win one more; 0 drops them.
        round_up_from: u32,
    }
    /// Figures to a die, by how they strike (F-10.04).
    DiceRates {
        /// True cavalry.
        cavalry: FiguresADie,
        /// Pikes and heavy weapons, counted together.
        pikes_and_heavy_weapons: FiguresADie,
        /// Everyone else.
        others: FiguresADie,
    }
    /// Ranks that strike.
    RanksStriking {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// How many.
        ranks: u32,
    }
    /// Ranks that strike, by weapon (F-10.02, F-10.03).
    StrikingRanks {
        /// Of most troops.
        most: RanksStriking,
        /// Of pikes in front.
        pikes: RanksStriking,
        /// Of pikes behind one rank of others.
        pikes_behind_others: RanksStriking,
    }
    /// Figures beyond the enemy in contact that strike (F-10.02).
    Overlap {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// On either hand.
        figures: u32,
    }
    /// How long a weapon is.
    WeaponLength {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// Its class.
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
        /// Heavy weapons of 6 feet and more.
        heavy_weapon: WeaponLength,
        /// Everything else.
        other: WeaponLength,
    }
    /// What both sides hit on at one difference in points (F-10.22).
    Difference {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// The difference; the last row is for this and above.
        points: u32,
        /// The side with more points.
        higher: ToHit,
        /// The side with fewer.
        lower: ToHit,
        /// The side with more, where both are true cavalry.
        higher_both_cavalry: ToHit,
        /// The side with fewer, where both are true cavalry.
        lower_both_cavalry: ToHit,
    }
    /// A line of combat points.
    PointsRow {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// When it counts.
        predicate: Predicate,
        /// The rounds it counts in.
        round: Rounds,
        /// Points, for each step or flank where the line counts them.
        value: i32,
    }
    /// A straight run that gives impetus (F-7.44).
    Run {
        /// Who says so.
        #[serde(deserialize_with = "clause")]
        clause: ClauseId,
        /// How far.
        length: Scaled,
    }
}

/// The rounds that a line of combat points counts in (F-10.07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounds {
    /// Impact only.
    Impact,
    /// Impact and melee.
    Any,
}

impl Rounds {
    /// Whether a round is one of them.
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
    /// The run that foot or mounted troops must make.
    pub const fn of(&self, mounted: bool) -> &Run {
        if mounted { &self.mounted } else { &self.foot }
    }
}

impl Run {
    /// How far at this scale.
    pub fn at(&self, scale: FigureScale) -> drumhead_words::Length {
        self.length.at(scale)
    }
}

/// Section 10, without its saves.
#[derive(Clone, Debug)]
pub struct Combat {
    /// F-10.04.
    pub dice: DiceRates,
    /// F-10.02 and F-10.03.
    pub ranks: StrikingRanks,
    /// F-10.02.
    pub overlap: Overlap,
    /// F-10.06.
    pub length: WeaponLengths,
    /// F-10.08 to F-10.21, a row for each predicate.
    pub points: Vec<PointsRow>,
    /// F-10.22, by points.
    pub difference: Vec<Difference>,
    /// The best save, whatever the modifiers: a natural 1 fails (F-10.23).
    pub best_save: i32,
    /// F-7.44.
    pub runs: Runs,
}

/// The file as it is written. The saves are read by [`super::saves::Saves`].
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

fn wrong(message: impl Into<String>) -> TableError {
    TableError {
        file: "combat.toml".to_owned(),
        message: message.into(),
    }
}

/// The lines, one for each predicate.
fn points(lines: &[Line]) -> Result<Vec<PointsRow>, TableError> {
    for predicate in Predicate::ALL {
        let id = predicate.id();
        let mut of = lines.iter().filter(|line| line.predicate == predicate);
        let line = of
            .next()
            .ok_or_else(|| wrong(format!("points: no line for {id}")))?;
        if of.next().is_some() {
            return Err(wrong(format!("points: two lines for {id}")));
        }
        if line.each != predicate.counts().then_some(1) {
            return Err(wrong(format!(
                "points: {id} counts each of several, or does not"
            )));
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
        Self::from_file(file, movement.distance)
    }

    fn from_file(file: File, runs: Runs) -> Result<Self, TableError> {
        let rates = [
            file.dice.cavalry,
            file.dice.pikes_and_heavy_weapons,
            file.dice.others,
        ];
        if rates.iter().any(|rate| rate.figures == 0) {
            return Err(wrong("dice: no figures win a die"));
        }
        let rising = (0..).zip(&file.difference);
        if file.difference.is_empty() || rising.clone().any(|(n, row)| row.points != n) {
            return Err(wrong("difference: the rows are not 0, 1, 2 and so on"));
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

    /// The row of a difference in points.
    pub fn at_difference(&self, points: u32) -> Option<&Difference> {
        let last = self.difference.len().checked_sub(1)?;
        let row = usize::try_from(points).unwrap_or(last).min(last);
        self.difference.get(row)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used)]
    use super::super::super::readings::Readings;
    use super::super::Rules;
    use super::*;

    /// The file's table with one change, read again.
    fn changed(change: impl FnOnce(&mut toml::Table)) -> Result<Combat, String> {
        let mut table: toml::Table = embedded::read(embedded::COMBAT).unwrap();
        change(&mut table);
        let file: File = table.try_into().map_err(|e| e.to_string())?;
        let runs = Rules::new(&Readings::default()).unwrap().combat.runs;
        Combat::from_file(file, runs).map_err(|e| e.to_string())
    }

    fn lines(table: &mut toml::Table) -> &mut Vec<toml::Value> {
        table["points"].as_array_mut().unwrap()
    }

    #[test]
    fn every_predicate_has_one_line_and_every_line_its_predicate() {
        let combat = changed(|_| ()).unwrap();
        assert_eq!(combat.points.len(), Predicate::ALL.len());
        let missing = changed(|table| drop(lines(table).pop())).unwrap_err();
        assert!(
            missing.contains("no line for target_in_hard_cover"),
            "{missing}"
        );
        let twice = changed(|table| {
            let first = lines(table)[0].clone();
            lines(table).push(first);
        });
        let twice = twice.unwrap_err();
        assert!(twice.contains("two lines"), "{twice}");
        let unknown = changed(|table| lines(table)[0]["predicate"] = "by_moonlight".into());
        let unknown = unknown.unwrap_err();
        assert!(unknown.contains("by_moonlight"), "{unknown}");
        for (line, each) in [(0, Some(1)), (5, None), (5, Some(2))] {
            let counted = changed(|table| {
                let row = lines(table)[line].as_table_mut().unwrap();
                row.remove("each");
                row.extend(each.map(|n| ("each".to_owned(), toml::Value::Integer(n))));
            });
            assert!(counted.is_err(), "line {line} with each = {each:?}");
        }
    }

    #[test]
    fn a_table_that_leaves_a_hole_is_refused() {
        let hole = changed(|table| drop(table["difference"].as_array_mut().unwrap().remove(1)));
        assert!(hole.is_err());
        let none = changed(|table| table["difference"] = toml::Value::Array(Vec::new()));
        assert!(none.is_err());
        let nobody = changed(|table| table["dice"]["others"]["figures"] = 0.into());
        assert!(nobody.is_err());
        let strange = changed(|table| drop(table.insert("weather".to_owned(), 1.into())));
        assert!(strange.is_err());
    }

    #[test]
    fn the_last_difference_is_for_all_above() {
        let combat = changed(|_| ()).unwrap();
        for (points, row) in [(0, 0), (2, 2), (3, 3), (4, 3), (u32::MAX, 3)] {
            assert_eq!(combat.at_difference(points).unwrap().points, row);
        }
    }
}
