//! The battles of a damaged file: every readable row of a journal with readable ancestors,
//! renumbered where rows are lost.

use std::collections::BTreeMap;

use super::Wreck;
use crate::battle_record::Battles;
use crate::error::Fault;
use crate::history::{self, Columns as _};
use crate::{BattleId, Entry, Heading, Json, Result, Row, Seq};

/// A battle read from a damaged file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RescuedBattle {
    /// The id.
    pub id: BattleId,
    /// The heading; `None` if it is unreadable or does not match its seal. Row 0, the set-up, is
    /// readable even then.
    pub heading: Option<Heading>,
    /// The head. If the head is lost, this is the newest row before it that is not lost; if its
    /// number is unreadable, the newest row of all.
    pub head: Seq,
    /// The end of the branch that redo follows; the head if the old tip or the old head is lost or
    /// unknown.
    pub tip: Seq,
    /// The rows, numbered 0, 1, 2 and so on.
    pub rows: Vec<Row>,
    /// The number of rows known to be lost.
    pub lost_rows: usize,
}

impl Wreck {
    /// Returns the battles of a file, and the ids of the battles that cannot be read.
    pub(super) fn battles(&self) -> Result<(Vec<RescuedBattle>, Vec<BattleId>), Fault> {
        let (mut found, mut lost) = (Vec::new(), Vec::new());
        // A file of the first schema has no battles.
        if !self.conn.table_exists(None, "battle")? {
            return Ok((found, lost));
        }
        for id in self.ids::<Battles>()? {
            let id = BattleId::new(id);
            match self.battle(&id)? {
                Some(battle) => found.push(battle),
                None => lost.push(id),
            }
        }
        Ok((found, lost))
    }

    /// Returns one battle; `None` if its set-up is lost, without which its rows are useless.
    fn battle(&self, id: &BattleId) -> Result<Option<RescuedBattle>, Fault> {
        let seen = self.numbers::<Battles>(id)?;
        // Maps old numbers to new.
        let mut numbers: BTreeMap<Seq, Seq> = BTreeMap::new();
        let mut rows: Vec<Row> = Vec::new();
        let mut next = Seq::ROOT;
        for &seq in &seen {
            let row = self.row::<Battles>(id, seq);
            let Some((parent, entry)) = row.filter(|(_, entry)| is_sound(entry)) else {
                continue;
            };
            let parent = match parent {
                None if rows.is_empty() => None,
                // Only the set-up has no parent: this row has lost its own.
                None => continue,
                Some(parent) => match numbers.get(&parent) {
                    Some(number) => Some(*number),
                    None => continue,
                },
            };
            numbers.insert(seq, next);
            rows.push(Row {
                seq: next,
                parent,
                entry,
            });
            next = next.next();
        }
        if rows.is_empty() {
            return Ok(None);
        }
        let position = self.position(id);
        let known = seen
            .last()
            .copied()
            .max(position.map(|(_, tip)| tip))
            .map_or(0, |highest| highest.0 as usize + 1);
        let head = position.map_or(Seq(u32::MAX), |(head, _)| head);
        let head = numbers
            .range(..=head)
            .next_back()
            .map_or(Seq::ROOT, |(_, now)| *now);
        Ok(Some(RescuedBattle {
            id: id.clone(),
            heading: self.heading(id),
            head,
            tip: position.and_then(|at| tip(at, &numbers)).unwrap_or(head),
            lost_rows: known.saturating_sub(rows.len()),
            rows,
        }))
    }

    /// Returns the heading, if it is readable and matches its seal. In a file whose rows have no
    /// names, headings have no seals.
    fn heading(&self, id: &BattleId) -> Option<Heading> {
        let names = Heading::NAMES;
        if !self.named {
            return self.filed(id, names, |row| Heading::read(row, 0));
        }
        let columns = format!("id, {names}, {}, seal", history::STATE);
        let sealed = self.filed(id, &columns, |row| {
            let heading = history::is_sealed(row)?.then(|| Heading::read(row, 1));
            heading.transpose()
        });
        sealed.flatten()
    }

    /// Returns the head and the tip according to the heading.
    fn position(&self, id: &BattleId) -> Option<(Seq, Seq)> {
        self.filed(id, "head, tip", |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// Reads these columns of the battle's heading.
    fn filed<R>(
        &self,
        id: &BattleId,
        columns: &str,
        read: impl Fn(&rusqlite::Row<'_>) -> rusqlite::Result<R>,
    ) -> Option<R> {
        // The index of ids may be damaged: scan the rows themselves.
        ["battle", "battle NOT INDEXED"].iter().find_map(|table| {
            let sql = format!("SELECT {columns} FROM {table} WHERE id = ?1 LIMIT 1");
            self.conn.query_row(&sql, [id], &read).ok()
        })
    }
}

/// Returns the tip's new number, if neither the tip nor the head is lost.
fn tip((head, tip): (Seq, Seq), numbers: &BTreeMap<Seq, Seq>) -> Option<Seq> {
    numbers.get(&head).and(numbers.get(&tip)).copied()
}

/// Whether all JSON parses: a damaged page of an older file may be read without an error.
fn is_sound(entry: &Entry) -> bool {
    [&entry.summary, &entry.dice, &entry.command, &entry.events]
        .into_iter()
        .all(|json| Json::new(json.as_str()).is_ok())
}
