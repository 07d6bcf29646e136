//! Checks a whole library, and repairs a damaged army or battle.

use std::path::Path;

use rusqlite::{Connection, Transaction};
use serde_json::Value;

use crate::army;
use crate::army_record::{Armies, ArmyHeading};
use crate::battle_record::Battles;
use crate::edits::{self, Arrived};
use crate::error::Fault;
use crate::history::{self, History, Standing, State, Survey};
use crate::settings;
use crate::{
    ArmyId, BattleId, Damage, Harm, Heading, Item, Moved, Position, Result, Seq, Store, StoreError,
    Summary,
};

/// The result of a check of a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// The number of armies checked.
    pub armies: u32,
    /// The number of battles checked.
    pub battles: u32,
    /// The number of settings checked, among them the player's maps.
    pub settings: u32,
    /// The number of rows checked, of armies and battles.
    pub changes: u32,
    /// All damage.
    pub damage: Vec<Damage>,
}

impl Store {
    /// Reads every army, battle and setting, and returns all damage.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] for an incomplete file, and read errors.
    pub fn check(&self) -> Result<Health> {
        self.read(|conn| {
            crate::open::check_whole(conn, &self.path)?;
            let mut health = Health::default();
            for of in items(conn)? {
                let counted = match of {
                    Item::Army(_) => &mut health.armies,
                    Item::Battle(_) => &mut health.battles,
                    Item::Setting(_) => &mut health.settings,
                };
                *counted = counted.saturating_add(1);
                health.damage.extend(damage_of_listed(conn, &of)?);
            }
            let sql = "SELECT (SELECT count(*) FROM army_row) + (SELECT count(*) FROM battle_row)";
            health.changes = conn.query_row(sql, [], |row| row.get(0))?;
            Ok(health)
        })
    }

    /// Returns every army, battle and setting, so that they can be checked one at a time.
    ///
    /// # Errors
    /// Read errors.
    pub fn items(&self) -> Result<Vec<Item>> {
        self.read(items)
    }

    /// Returns all damage to one of the [`Store::items`].
    ///
    /// # Errors
    /// Read errors.
    pub fn check_listed(&self, of: &Item) -> Result<Vec<Damage>> {
        self.read(|conn| damage_of_listed(conn, of))
    }

    /// Returns all damage to one army, battle or setting.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and read errors.
    pub fn check_item(&self, of: &Item) -> Result<Vec<Damage>> {
        self.read(|conn| damage_of(conn, of))
    }

    /// Moves an army back to its last sound edit that has only sound ancestors. The draft is
    /// rebuilt from the history, and the heading sealed. Damaged rows stay in the file, on an
    /// abandoned branch.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if not even the first row is
    /// sound, and write errors.
    pub fn return_army(
        &mut self,
        id: &ArmyId,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Moved> {
        self.draft = None;
        self.write(|tx| {
            let mut standing = sound::<Armies>(tx, id, None)?;
            let to = standing.state.head;
            let (body, Arrived { text, version }) = edits::made_anew(tx, id, to)?;
            standing.heading.summary = summarise(&body, version);
            at.clone_into(&mut standing.heading.updated_at);
            history::save::<Armies>(tx, id, &standing, Some(&text))?;
            Ok(Moved {
                position: history::position::<Armies>(tx, id, standing.state)?,
                body,
                version,
            })
        })
    }

    /// Moves a battle back to a sound row, or to the last sound row on the path to the head, and
    /// seals the heading. Damaged rows stay in the file, on an abandoned branch.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the given row is not sound (without
    /// one, if not even the first row is sound), and write errors.
    pub fn return_battle(&mut self, id: &BattleId, to: Option<Seq>, at: &str) -> Result<Position> {
        self.write(|tx| {
            let mut standing = sound::<Battles>(tx, id, to)?;
            at.clone_into(&mut standing.heading.updated_at);
            history::save::<Battles>(tx, id, &standing, None)?;
            history::position::<Battles>(tx, id, standing.state)
        })
    }
}

impl Store {
    /// Copies an army or battle with its whole history from a backup, under a new id. The damaged
    /// original does not change; the copy is independent. A setting has no history, and is replaced.
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

    /// Whether an army, battle or setting exists, including this row if given.
    pub(crate) fn has_row(&self, of: &Item, row: Option<Seq>) -> Result<bool> {
        let row = row.unwrap_or(Seq::ROOT);
        let found = self.read(|conn| match of {
            Item::Army(id) => history::name_of::<Armies>(conn, id, row).map(drop),
            Item::Battle(id) => history::name_of::<Battles>(conn, id, row).map(drop),
            Item::Setting(key) => settings::sound(conn, key).map(drop),
        });
        match found {
            Ok(()) => Ok(true),
            Err(StoreError::NotFound { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }
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

/// Returns every army, then every battle, then every setting.
fn items(conn: &Connection) -> Result<Vec<Item>, Fault> {
    let mut items = ids_of::<Armies>(conn, |id| Item::Army(ArmyId::new(id)))?;
    items.extend(ids_of::<Battles>(conn, |id| {
        Item::Battle(BattleId::new(id))
    })?);
    items.extend(settings::keys(conn)?.into_iter().map(Item::Setting));
    Ok(items)
}

/// Returns the ids of all items of a kind, including items with rows but no heading. The ids of
/// headings are stored twice, in the table and in its index, and either may be damaged.
fn ids_of<T: History>(
    conn: &Connection,
    item: impl Fn(String) -> Item,
) -> Result<Vec<Item>, Fault> {
    let (headings, rows) = (T::HEADINGS, T::ROWS);
    let sql = format!(
        "SELECT id FROM {headings} NOT INDEXED UNION SELECT id FROM {headings}
         UNION SELECT item FROM {rows} ORDER BY 1"
    );
    let mut statement = conn.prepare(&sql)?;
    let ids = statement.query_map([], |row| history::text(row, 0).map(&item))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// Returns the damage to an item that is in the file. An item with a damaged id cannot be looked
/// up: its entry is out of order, or is not UTF-8.
fn damage_of_listed(conn: &Connection, of: &Item) -> Result<Vec<Damage>, Fault> {
    match damage_of(conn, of) {
        Err(Fault::Known(StoreError::NotFound { of, .. })) => {
            Ok(vec![Damage::alone(of, Harm::Heading)])
        }
        damage => damage,
    }
}

fn damage_of(conn: &Connection, of: &Item) -> Result<Vec<Damage>, Fault> {
    match of {
        Item::Army(id) => damage_of_army(conn, id),
        Item::Battle(id) => history::every_damage::<Battles>(conn, id),
        Item::Setting(key) => match settings::sound(conn, key) {
            Ok(_) => Ok(Vec::new()),
            Err(Fault::Known(StoreError::Altered(damage))) => Ok(vec![*damage]),
            Err(error) => Err(error),
        },
    }
}

/// Returns the damage to an army, in its history or in the stored draft.
fn damage_of_army(conn: &Connection, id: &ArmyId) -> Result<Vec<Damage>, Fault> {
    let mut found = history::every_damage::<Armies>(conn, id)?;
    if found.is_empty() {
        let head = history::standing::<Armies>(conn, id)?.state.head;
        match army::body(conn, id, head) {
            Ok(_) => {}
            Err(Fault::Known(StoreError::Altered(mut one))) => {
                one.sound = Some(head);
                found.push(*one);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// Returns the heading, with its head moved to this sound row, or to the last sound row on the
/// path to the current head.
fn sound<T: History>(
    conn: &Connection,
    id: &T::Id,
    to: Option<Seq>,
) -> Result<Standing<T::Heading>, Fault> {
    let (Standing { heading, state }, _) = history::unsealed::<T>(conn, id)?;
    let survey = Survey::of::<T>(conn, id)?;
    let head = match to {
        Some(to) => Some(to).filter(|to| survey.is_sound(*to)),
        None => survey.before(state.head),
    };
    let spoilt = to.unwrap_or(Seq::ROOT);
    let head = head.ok_or_else(|| history::altered::<T>(conn, id, Some(spoilt), Harm::Row))?;
    let followed = head == state.head && survey.is_sound(state.tip);
    let tip = if followed { state.tip } else { head };
    let state = State {
        head,
        tip,
        ..survey.counted()
    };
    Ok(Standing { heading, state })
}
