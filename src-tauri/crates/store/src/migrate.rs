//! The parts of the migrations that SQL cannot do: the third names every row of an older file, and
//! the fourth seals every setting.
//!
//! The older tables are trusted, as they have no digests that would reveal a changed byte. After
//! the migrations, every row and every setting has a digest.

use std::collections::HashMap;

use rusqlite::types::{Value as Sql, ValueRef};
use rusqlite::{Connection, Row, ToSql, Transaction, ffi};
use rusqlite_migration::{HookError, HookResult};
use serde_json::Value;

use crate::history::name::{Digesting, of_setting, of_text};
use crate::history::{RowName, State};
use crate::{Seq, patch};

/// A kind of history, in the older tables and in those of the third schema.
struct Tables {
    /// The table of headings, and its own columns.
    headings: (&'static str, &'static str),
    /// The column of the body, if there is one.
    body: Option<&'static str>,
    /// The older table of rows, its id column, and the columns of the content in the order
    /// of the third schema; the fourth is the digest of the state.
    old_rows: (&'static str, &'static str, &'static str),
    /// The new table of rows, with the corresponding columns.
    new_rows: (&'static str, &'static str),
}

const ARMIES: Tables = Tables {
    headings: (
        "army",
        "book, name, nation, year, scale, points, points_limit, breaches, created_at, updated_at, \
         archived_at",
    ),
    body: Some("body"),
    old_rows: (
        "army_edit",
        "army",
        "label, at, version, '', coalesce_key, joined, forward, backward",
    ),
    new_rows: (
        "army_row",
        "label, at, version, digest, coalesce_key, joined, forward, backward",
    ),
};

const BATTLES: Tables = Tables {
    headings: (
        "battle",
        "book, name, status, created_at, updated_at, archived_at",
    ),
    body: None,
    old_rows: (
        "journal",
        "battle",
        "label, at, version, digest, kind, summary, dice, command, events",
    ),
    new_rows: (
        "battle_row",
        "label, at, version, digest, kind, summary, dice, command, events",
    ),
};

/// The index of the state's digest in a row's content.
const DIGEST: usize = 3;

/// Copies every history into the tables of the third schema, names the rows, and replaces
/// the older tables. The references are checked first: rows without a heading would not be copied.
pub(crate) fn name_every_row(tx: &Transaction<'_>) -> HookResult<HookError> {
    if tx.prepare("PRAGMA foreign_key_check")?.exists([])? {
        let broken = ffi::Error::new(ffi::SQLITE_CONSTRAINT_FOREIGNKEY);
        let what = "a row refers to a missing row".to_owned();
        return Err(rusqlite::Error::SqliteFailure(broken, Some(what)).into());
    }
    for tables in [ARMIES, BATTLES] {
        let sql = format!("SELECT id FROM {} ORDER BY rowid", tables.headings.0);
        let ids: Vec<String> = tx
            .prepare(&sql)?
            .query_map([], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        for id in ids {
            tables.copy(tx, &id)?;
        }
        let (headings, rows) = (tables.headings.0, tables.old_rows.0);
        tx.execute_batch(&format!(
            "DROP TABLE {rows}; DROP TABLE {headings};
             ALTER TABLE new_{headings} RENAME TO {headings};"
        ))?;
    }
    Ok(())
}

/// First the key of the setting in which older files store all of the player's maps, by id; then
/// the beginning of the keys of the settings that store one map each.
const MAPS: (&str, &str) = ("desk.maps", "desk.map.");

/// Copies every setting into the table of the fourth schema, and seals it.
pub(crate) fn seal_every_setting(tx: &Transaction<'_>) -> HookResult<HookError> {
    let settings: Vec<(String, String)> = tx
        .prepare("SELECT key, value FROM setting")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    for (key, value) in settings {
        for (key, value) in each_map(key, value) {
            let seal = of_setting(&key, &value);
            put(
                tx,
                "new_setting",
                "key, value, seal",
                &[&key, &value, &seal],
            )?;
        }
    }
    tx.execute_batch("DROP TABLE setting; ALTER TABLE new_setting RENAME TO setting;")?;
    Ok(())
}

/// Returns a setting unchanged. If the setting contains all maps of an older file, returns one
/// setting for each map instead.
pub(crate) fn each_map(key: String, value: String) -> Vec<(String, String)> {
    match serde_json::from_str(&value) {
        Ok(Value::Object(maps)) if key == MAPS.0 => maps
            .into_iter()
            .map(|(id, map)| (format!("{}{id}", MAPS.1), map.to_string()))
            .collect(),
        _ => vec![(key, value)],
    }
}

impl Tables {
    fn copy(&self, tx: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
        let (headings, own) = self.headings;
        let body = self.body.unwrap_or("NULL");
        let sql = format!("SELECT {own}, head, tip, {body} FROM {headings} WHERE id = ?1");
        let mut heading = tx.query_row(&sql, [id], every_value)?;
        let body = match heading.pop() {
            Some(Sql::Text(body)) => Some(body),
            Some(_) | None => None,
        };
        let (body, drafts) = match body {
            None => (None, HashMap::new()),
            Some(body) => {
                let body = plain(body);
                let head = heading.get(heading.len().saturating_sub(2));
                let mut drafts = drafts(tx, id)?;
                if let Some(Sql::Integer(head)) = head {
                    drafts.insert(*head, of_text(&body));
                }
                (Some(body), drafts)
            }
        };
        let state = self.copy_rows(tx, id, &drafts)?;
        heading.extend([Sql::from(state.rows), Sql::from(state.sum)]);
        let mut seal = Digesting::heading();
        seal.add(ValueRef::from(id));
        heading.iter().for_each(|value| seal.add(value.into()));
        let seal = seal.seal();
        let mut values: Vec<&dyn ToSql> = vec![&id];
        values.extend(heading.iter().map(|value| value as &dyn ToSql));
        values.push(&seal);
        let mut columns = format!("id, {own}, head, tip, row_count, row_sum, seal");
        if let Some(body) = &body {
            columns.push_str(", body");
            values.push(body);
        }
        put(tx, &format!("new_{headings}"), &columns, &values)
    }

    /// Copies and counts the rows of a history. `drafts` contains the digests of an army's drafts.
    fn copy_rows(
        &self,
        tx: &Transaction<'_>,
        id: &str,
        drafts: &HashMap<i64, String>,
    ) -> rusqlite::Result<State> {
        let (old, item, content) = self.old_rows;
        let sql =
            format!("SELECT seq, parent, {content} FROM {old} WHERE {item} = ?1 ORDER BY seq");
        let mut statement = tx.prepare_cached(&sql)?;
        let mut rows = statement.query([id])?;
        let mut names: HashMap<i64, RowName> = HashMap::new();
        let mut state = State::default();
        let (table, content) = self.new_rows;
        let columns = format!("item, seq, parent, name, {content}");
        while let Some(row) = rows.next()? {
            let mut values = every_value(row)?;
            let mut content = values.split_off(2);
            let (seq, parent): (i64, Option<i64>) = (row.get(0)?, row.get(1)?);
            if let (Some(draft), Some(digest)) = (drafts.get(&seq), content.get_mut(DIGEST)) {
                *digest = Sql::from(draft.clone());
            }
            let mut name = Digesting::row();
            content.iter().for_each(|value| name.add(value.into()));
            let name = name.named(parent.and_then(|parent| names.get(&parent)).copied());
            names.insert(seq, name);
            state.count(row.get::<_, Seq>(0)?, name);
            let mut row: Vec<&dyn ToSql> = vec![&id, &seq, &parent, &name];
            row.extend(content.iter().map(|value| value as &dyn ToSql));
            put(tx, table, &columns, &row)?;
        }
        Ok(state)
    }
}

/// Returns the digests of an army's drafts by edit number, as far as the patches apply.
fn drafts(tx: &Transaction<'_>, id: &str) -> rusqlite::Result<HashMap<i64, String>> {
    let sql = "SELECT seq, parent, forward FROM army_edit WHERE army = ?1 ORDER BY seq";
    let mut statement = tx.prepare_cached(sql)?;
    let read = |row: &Row<'_>| Ok((row.get(0)?, (row.get(1)?, row.get(2)?)));
    let edits: HashMap<i64, (Option<i64>, String)> =
        statement.query_map([id], read)?.collect::<Result<_, _>>()?;
    let mut numbers: Vec<i64> = edits.keys().copied().collect();
    numbers.sort_unstable();
    let mut digests = HashMap::new();
    // The draft after the last edit processed, from which the next edit usually starts.
    let mut at: Option<(i64, Value)> = None;
    for seq in numbers {
        let parent = edits.get(&seq).and_then(|(parent, _)| *parent);
        let before = match (parent, at.take()) {
            (Some(parent), Some((followed, body))) if parent == followed => Some(body),
            (Some(parent), _) => followed(&edits, parent),
            (None, _) => Some(Value::Null),
        };
        at = before.and_then(|mut body| {
            patch::apply(&mut body, &edits.get(&seq)?.1).ok()?;
            digests.insert(seq, of_text(&patch::text(&body).ok()?));
            Some((seq, body))
        });
    }
    Ok(digests)
}

/// Rebuilds the draft after an edit, starting from the first edit; `None` if the edits cannot be
/// followed.
fn followed(edits: &HashMap<i64, (Option<i64>, String)>, to: i64) -> Option<Value> {
    let mut branch = Vec::new();
    let mut next = Some(to);
    while let Some(seq) = next {
        let (parent, forward) = edits.get(&seq)?;
        // Damaged edits may follow each other in a circle.
        if *parent >= Some(seq) {
            return None;
        }
        branch.push(forward);
        next = *parent;
    }
    let mut body = Value::Null;
    for forward in branch.into_iter().rev() {
        patch::apply(&mut body, forward).ok()?;
    }
    Some(body)
}

/// Returns a body's text in this program's format; text that is not JSON stays unchanged.
fn plain(body: String) -> String {
    let read: Option<Value> = serde_json::from_str(&body).ok();
    read.and_then(|body| patch::text(&body).ok())
        .unwrap_or(body)
}

fn every_value(row: &Row<'_>) -> rusqlite::Result<Vec<Sql>> {
    (0..row.as_ref().column_count())
        .map(|column| row.get(column))
        .collect()
}

fn put(
    conn: &Connection,
    table: &str,
    columns: &str,
    values: &[&dyn ToSql],
) -> rusqlite::Result<()> {
    let places = vec!["?"; values.len()].join(", ");
    let sql = format!("INSERT INTO {table} ({columns}) VALUES ({places})");
    conn.prepare_cached(&sql)?.execute(values)?;
    Ok(())
}
