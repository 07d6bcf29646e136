//! What is printed of a battle: the armies as it plays them.

use std::collections::BTreeMap;

use drumhead_words::sheet::Sheet;

use super::super::army::Army;
use super::super::sheet::{RosterOptions, roster};
use super::super::tables::TableError;
use super::{Battle, group_name, say};

/// A sentence of the rosters, filled.
pub(in super::super::super) fn say_on_paper(key: &str, values: &[(&str, &str)]) -> String {
    say(&format!("roster.{key}"), values)
}

impl Battle {
    /// The roster of a side, under this battle's readings, in its scale and
    /// year; a side that there is not has an empty army's.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    pub fn roster(&self, side: u8, options: RosterOptions) -> Result<Sheet, TableError> {
        roster(&self.army(side), &self.rules, options)
    }

    /// The army of a side as this battle plays it.
    fn army(&self, side: u8) -> Army {
        let setup = &self.setup;
        Army {
            scale: setup.scale,
            year: setup.year,
            readings: setup.readings.clone(),
            ..setup.army(side).cloned().unwrap_or_default()
        }
    }

    /// What is left of the units of a side that began with more than one group
    /// and lost somebody, group by group, in words.
    pub fn left(&self, side: u8) -> BTreeMap<u16, String> {
        let ours =
            self.state.units.iter().filter(|(unit, live)| {
                unit.side == side && live.lost() > 0 && live.groups.len() > 1
            });
        let told = ours.filter_map(|(unit, live)| {
            let bought = self.field.unit(*unit)?;
            let groups = live.groups.iter().enumerate().map(|(index, left)| {
                let values = [
                    ("left", left.to_string()),
                    ("group", group_name(bought, index)),
                ];
                let values = values.each_ref().map(|(key, value)| (*key, value.as_str()));
                say("roster.left_of", &values)
            });
            let groups: Vec<_> = groups.collect();
            Some((
                unit.unit,
                say("roster.left_groups", &[("groups", &groups.join(", "))]),
            ))
        });
        told.collect()
    }
}
