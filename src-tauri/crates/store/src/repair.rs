//! Shows and repairs a damaged army or battle, which goes back to its intact rows or is restored
//! from a backup.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction};
use serde_json::Value;

use crate::army_record::{Armies, ArmyHeading};
use crate::battle_record::Battles;
use crate::edits::{self, Arrived};
use crate::error::Fault;
use crate::history::{self, Filed, History, Intact, Standing, State, Survey};
use crate::reading::Reading;
use crate::{
    Army, ArmyId, BattleId, Damage, Entry, Harm, Heading, Item, Position, Result, Seq, Stamp,
    Store, StoreError, Summary, army, backup, check, replace, settings,
};

/// An opened army: whole, or as it was before its damage.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedArmy {
    /// The army. If it is damaged, the head is the last sound row, the draft is rebuilt from the
    /// history, and there is nothing to undo or to redo.
    pub army: Army,
    /// All damage, if any of it affects the heading, the draft, or a row that the position needs;
    /// otherwise empty.
    pub damage: Vec<Damage>,
}

/// An army or battle after it has gone back to its intact rows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "the player must be told what was removed"]
pub struct Returned {
    /// The position of the history. Its numbers are the new ones.
    pub position: Position,
    /// The rows removed from the history; `None` if every row was intact and none was missing.
    pub removed: Option<Removed>,
    /// Whether the heading was missing or could not be read completely: data that only the heading
    /// contained is lost.
    pub rebuilt: bool,
}

/// Rows removed from a history, by their old numbers. Missing rows are not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    /// The damaged rows.
    pub damaged: Vec<Seq>,
    /// The rows that match their names but follow a damaged row.
    pub intact: Vec<Seq>,
    /// Whether rows that remain have new numbers.
    pub renumbered: bool,
    /// A complete copy of the file as it was before the change.
    pub copy: PathBuf,
}

impl Store {
    /// Opens an army. If the heading, the draft, the row at the head or a row needed for redo is
    /// damaged, returns the army as it was at the last sound row, together with the damage.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if no row is sound, and read errors.
    pub fn open_army(&self, id: &ArmyId) -> Result<OpenedArmy> {
        self.read(|conn| match army::get(conn, id) {
            Err(Fault::Known(
                StoreError::Altered(_) | StoreError::NotFound { row: Some(_), .. },
            )) => before_damage(conn, id),
            army => Ok(OpenedArmy {
                army: army?,
                damage: Vec::new(),
            }),
        })
    }

    /// Moves an army back to the last sound edit on the path to its head, or to the newest sound
    /// edit if the head cannot be read. The draft and the heading are rebuilt from the history.
    ///
    /// Damaged edits, and edits that follow them, are removed from the history. Before that, the
    /// file is copied whole to `drumhead-aside-<stamp>.sqlite3`. The other edits keep their names,
    /// and are numbered without gaps.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if not even the first row is
    /// sound, and write errors.
    pub fn return_army(
        &mut self,
        id: &ArmyId,
        at: &str,
        stamp: &Stamp,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Returned> {
        self.draft = None;
        let path = self.path.clone();
        self.write(|tx| {
            let intact = Intact::<Armies>::of(tx, id)?;
            let (body, Arrived { text, version }) = edits::made_anew(tx, id, intact.head)?;
            let mut heading = ArmyHeading {
                summary: summarise(&body, version),
                created_at: intact.root().at.clone(),
                updated_at: at.to_owned(),
                archived_at: None,
            };
            let filed = history::filed::<Armies>(tx, id, &heading)?;
            let rebuilt = !filed.as_ref().is_some_and(|filed| filed.whole);
            heading.archived_at = filed.and_then(|filed| filed.heading.archived_at);
            let removed = removed(&path, stamp, &intact)?;
            let state = intact.write(tx, id, heading, Some(&text))?;
            Ok(Returned {
                position: history::position::<Armies>(tx, id, state)?,
                removed,
                rebuilt,
            })
        })
    }

    /// Moves a battle back to a sound row, as [`Store::return_army`] moves an army. `listed`
    /// returns a heading derived from row 0, or `None` if no heading can be derived. That heading
    /// supplies the rulebook, the time of the beginning, and the values that cannot be read in the
    /// battle's own heading.
    ///
    /// # Errors
    /// The same errors as [`Store::return_army`]; [`StoreError::Altered`] if the heading is missing
    /// or cannot be read completely and `listed` returns `None`.
    pub fn return_battle(
        &mut self,
        id: &BattleId,
        at: &str,
        stamp: &Stamp,
        listed: impl FnOnce(&Entry) -> Option<Heading>,
    ) -> Result<Returned> {
        let path = self.path.clone();
        self.write(|tx| {
            let intact = Intact::<Battles>::of(tx, id)?;
            let known = listed(intact.root());
            let filed = history::filed::<Battles>(tx, id, &known.clone().unwrap_or_default())?;
            let rebuilt = !filed.as_ref().is_some_and(|filed| filed.whole);
            let mut heading = match (known, filed) {
                // The name and the status may have changed since the battle began; the rulebook and
                // the time of the beginning are those of row 0.
                (Some(known), Some(Filed { heading, .. })) => Heading {
                    book: known.book,
                    created_at: known.created_at,
                    ..heading
                },
                (Some(known), None) => known,
                (
                    None,
                    Some(Filed {
                        heading,
                        whole: true,
                    }),
                ) => heading,
                (None, _) => {
                    return Err(history::altered::<Battles>(tx, id, None, Harm::Heading));
                }
            };
            at.clone_into(&mut heading.updated_at);
            let removed = removed(&path, stamp, &intact)?;
            let state = intact.write(tx, id, heading, None)?;
            Ok(Returned {
                position: history::position::<Battles>(tx, id, state)?,
                removed,
                rebuilt,
            })
        })
    }

    /// Moves the head of a damaged battle to a sound row, and seals the heading. Damaged rows stay
    /// in the file, on an abandoned branch; the next row gets a number that no row has.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the row is not sound, if the heading
    /// cannot be read, or if a damaged number is so high that no row could be added, and write
    /// errors.
    pub fn go_to_sound_row(&mut self, id: &BattleId, to: Seq, at: &str) -> Result<Position> {
        self.write(|tx| {
            let (Standing { mut heading, state }, _) = history::unsealed::<Battles>(tx, id)?;
            let survey = Survey::of::<Battles>(tx, id)?;
            if !survey.is_sound(to) {
                return Err(history::altered::<Battles>(tx, id, Some(to), Harm::Row));
            }
            if survey.counted().is_full() {
                return Err(history::altered::<Battles>(tx, id, None, Harm::Order));
            }
            let followed = to == state.head && survey.is_sound(state.tip);
            let state = State {
                head: to,
                tip: if followed { state.tip } else { to },
                ..survey.counted()
            };
            at.clone_into(&mut heading.updated_at);
            history::save::<Battles>(tx, id, &Standing { heading, state }, None)?;
            history::position::<Battles>(tx, id, state)
        })
    }

    /// Removes an army or battle of which no row is sound, or a damaged setting, and returns a
    /// complete copy of the file, made just before the removal. If a row or the setting is sound,
    /// returns `None` and changes nothing.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and write errors.
    pub fn remove_lost(&mut self, of: &Item, stamp: &Stamp) -> Result<Option<PathBuf>> {
        self.draft = None;
        let path = self.path.clone();
        self.write(|tx| {
            let mut copy = None;
            let mut before = || {
                copy = Some(copied(&path, stamp)?);
                Ok(())
            };
            match of {
                Item::Army(id) => {
                    history::remove_lost::<Armies>(tx, id, before)?;
                }
                Item::Battle(id) => {
                    history::remove_lost::<Battles>(tx, id, before)?;
                }
                Item::Setting(key) => match settings::sound(tx, key) {
                    Err(Fault::Known(StoreError::Altered(_))) => {
                        before()?;
                        tx.execute("DELETE FROM setting WHERE key = ?1", [key])?;
                    }
                    found => {
                        found?;
                    }
                },
            }
            Ok(copy)
        })
    }

    /// Copies an army or battle with its whole history from a backup, under a new id. The damaged
    /// original does not change; the copy is independent. A setting has no history, and is
    /// replaced.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the item is damaged in the backup too,
    /// [`StoreError::Taken`], errors of opening the backup, and write errors.
    pub fn take_back(&mut self, of: &Item, backup: &Path, new: &str, at: &str) -> Result<()> {
        let from = Self::open_file(backup)?;
        if let Some(damage) = from.check_item(of)?.into_iter().next() {
            return Err(StoreError::Altered(Box::new(damage)));
        }
        self.write(|tx| match of {
            Item::Army(id) => {
                let sql = "SELECT body FROM army WHERE id = ?1";
                let body: String = from.conn.query_row(sql, [id], |row| row.get(0))?;
                let own = |heading: &mut ArmyHeading| at.clone_into(&mut heading.updated_at);
                take_in::<Armies>(tx, &from.conn, (id, &ArmyId::new(new)), own, Some(&body))
            }
            Item::Battle(id) => {
                let own = |heading: &mut Heading| at.clone_into(&mut heading.updated_at);
                take_in::<Battles>(tx, &from.conn, (id, &BattleId::new(new)), own, None)
            }
            Item::Setting(key) => {
                let value = from.read(|conn| settings::sound(conn, key))?;
                settings::put(tx, key, &value)
            }
        })
    }
}

/// Returns a damaged army as it was at the last sound row, with the damage.
fn before_damage(conn: &Connection, id: &ArmyId) -> Result<OpenedArmy, Fault> {
    let damage = check::damage_of_army(conn, id)?;
    let head = Intact::<Armies>::of(conn, id)?.head;
    let (body, Arrived { version, .. }) = edits::made_anew(conn, id, head)?;
    let at = history::row::<Armies>(conn, id, head)?.content.at;
    // Values that cannot be read are empty.
    let filed = history::filed::<Armies>(conn, id, &ArmyHeading::default())?;
    let heading = ArmyHeading {
        updated_at: at,
        ..filed.ok_or_else(|| Armies::missing(id))?.heading
    };
    let state = State {
        head,
        ..State::default()
    };
    let position = Position {
        head,
        undo: None,
        redo: None,
    };
    Ok(OpenedArmy {
        army: Army {
            entry: army::entry(id.clone(), Standing { heading, state }, false),
            position,
            body,
            version,
        },
        damage,
    })
}

/// Copies the file, and returns the rows to be removed from a history. If the rows do not change,
/// copies nothing and returns `None`.
fn removed<T: History>(
    path: &Path,
    stamp: &Stamp,
    intact: &Intact<T>,
) -> Result<Option<Removed>, Fault> {
    let Some(lost) = intact.lost() else {
        return Ok(None);
    };
    Ok(Some(Removed {
        damaged: lost.damaged,
        intact: lost.cut_off,
        renumbered: lost.renumbered,
        copy: copied(path, stamp)?,
    }))
}

/// Copies the whole file into the same folder. The caller's transaction prevents others from
/// writing and has not yet written anything, so the copy contains the file as it was.
fn copied(path: &Path, stamp: &Stamp) -> Result<PathBuf, Fault> {
    let to = replace::free_name(path.parent().unwrap_or(Path::new(".")), stamp)?;
    // SQLite does not copy from a connection that is in a write transaction.
    let Reading { conn, copy: _copy } = Reading::open(path)?;
    backup::copy(&conn, &to)?;
    Ok(to)
}

/// Copies an item with its history from another file, under another id.
fn take_in<T: History>(
    tx: &Transaction<'_>,
    from: &Connection,
    (of, new): (&T::Id, &T::Id),
    own: impl FnOnce(&mut T::Heading),
    body: Option<&str>,
) -> Result<(), Fault> {
    let Standing { mut heading, state } = history::standing::<T>(from, of)?;
    own(&mut heading);
    let rows = history::every_row::<T>(from, of)?;
    let rows: Vec<_> = rows.iter().map(|row| (row.parent, &row.content)).collect();
    history::begin::<T>(tx, new, heading, (state.head, state.tip), &rows, body)
}
