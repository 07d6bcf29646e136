//! Checks a whole library, or one army, battle or setting.

use rusqlite::Connection;

use crate::army;
use crate::army_record::Armies;
use crate::battle_record::Battles;
use crate::error::Fault;
use crate::history::{self, History};
use crate::settings;
use crate::{ArmyId, BattleId, Damage, Harm, Item, Result, Seq, Store, StoreError};

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
    /// [`StoreError::Damaged`] for an incomplete file, or if nothing but a definition of a table,
    /// an index or a trigger is damaged; and read errors.
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
            // Damage to an item is more important than damage to a definition, and can be repaired.
            if health.damage.is_empty() {
                crate::open::check_schema(conn, &self.path)?;
            }
            let sql = "SELECT (SELECT count(*) FROM army_row) + (SELECT count(*) FROM battle_row)";
            health.changes = conn.query_row(sql, [], |row| row.get(0))?;
            Ok(health)
        })
    }

    /// Checks the definitions of the tables, indexes and triggers.
    ///
    /// # Errors
    /// [`StoreError::Damaged`], and read errors.
    pub fn check_schema(&self) -> Result<()> {
        self.read(|conn| crate::open::check_schema(conn, &self.path))
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

    /// Whether this row of an army or battle exists (row 0 if none is given), or whether a setting
    /// exists.
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

/// Returns the damage to an item that is in the file. An item that cannot be found by its id is
/// damaged: its entry is out of order, or the id is not UTF-8.
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
pub(crate) fn damage_of_army(conn: &Connection, id: &ArmyId) -> Result<Vec<Damage>, Fault> {
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
