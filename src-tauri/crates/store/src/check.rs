//! Checking a whole library, and what can be done about an army or a battle that is damaged.

use std::path::Path;

use rusqlite::{Connection, Transaction};
use serde_json::Value;

use crate::army;
use crate::army_record::{Armies, ArmyHeading};
use crate::battle_record::Battles;
use crate::edits::{self, Arrived};
use crate::error::Fault;
use crate::history::{self, Kept, Standing, State, Survey};
use crate::{
    ArmyId, BattleId, Damage, Harm, Heading, Item, Moved, Position, Result, Seq, Store, StoreError,
    Summary,
};

/// What a check of a library found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// How many armies were checked.
    pub armies: u32,
    /// How many battles were checked.
    pub battles: u32,
    /// How many changes of both.
    pub changes: u32,
    /// What is not as it was written.
    pub damage: Vec<Damage>,
}

impl Store {
    /// Reads every army and battle whole and says what is not as it was written.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] for a file that is not whole, and those of reading.
    pub fn check(&self) -> Result<Health> {
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            crate::open::check_whole(&tx, &self.path)?;
            let mut health = Health::default();
            for of in self.items()? {
                let counted = match of {
                    Item::Army(_) => &mut health.armies,
                    Item::Battle(_) => &mut health.battles,
                };
                *counted = counted.saturating_add(1);
                health.damage.extend(damage_of(&tx, &of)?);
            }
            let sql = "SELECT (SELECT count(*) FROM army_row) + (SELECT count(*) FROM battle_row)";
            health.changes = tx.query_row(sql, [], |row| row.get(0))?;
            Ok(health)
        })
    }

    /// Every army and battle, to be checked one by one.
    ///
    /// # Errors
    /// Those of reading.
    pub fn items(&self) -> Result<Vec<Item>> {
        self.read(|conn| {
            let mut items = ids_of::<Armies>(conn, |id| Item::Army(ArmyId::new(id)))?;
            items.extend(ids_of::<Battles>(conn, |id| {
                Item::Battle(BattleId::new(id))
            })?);
            Ok(items)
        })
    }

    /// What is not as it was written of one army or battle.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn check_item(&self, of: &Item) -> Result<Vec<Damage>> {
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            damage_of(&tx, of)
        })
    }

    /// Goes back to the last edit of an army that is as it was written, with all that led to it.
    /// The draft is made anew from the history, and the heading sealed. What is damaged stays in
    /// the file, on a branch that was left.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] where not even the beginning is sound,
    /// and those of writing.
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

    /// Goes back to a row of a battle that is as it was written, with all that led to it, or to
    /// the last such row on the way to the head, and seals the heading. What is damaged stays in
    /// the file, on a branch that was left.
    ///
    /// # Errors
    /// As [`Store::return_army`].
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
    /// Takes an army or battle, with its whole history, from a backup, under a new id. The one
    /// that is damaged is left as it is; the two have nothing to do with one another.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] where it is damaged there as well,
    /// [`StoreError::Taken`], those of opening the backup, and those of writing.
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
        })
    }

    /// Whether an army or battle is there, with this row if one is named.
    pub(crate) fn has_row(&self, of: &Item, row: Option<Seq>) -> Result<bool> {
        let row = row.unwrap_or(Seq::ROOT);
        let parent = self.read(|conn| match of {
            Item::Army(id) => history::name_of::<Armies>(conn, id, row),
            Item::Battle(id) => history::name_of::<Battles>(conn, id, row),
        });
        match parent {
            Ok(_) => Ok(true),
            Err(StoreError::NotFound(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Takes a thing with its history from another file, under another id.
fn take_in<T: Kept>(
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

/// The ids of a kind, also of a thing that has rows but no heading.
fn ids_of<T: Kept>(conn: &Connection, item: impl Fn(String) -> Item) -> Result<Vec<Item>, Fault> {
    let (headings, rows) = (T::HEADINGS, T::ROWS);
    let sql = format!("SELECT id FROM {headings} UNION SELECT item FROM {rows} ORDER BY 1");
    let mut statement = conn.prepare(&sql)?;
    let ids = statement.query_map([], |row| row.get(0).map(&item))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

fn damage_of(conn: &Connection, of: &Item) -> Result<Vec<Damage>, Fault> {
    match of {
        Item::Army(id) => damage_of_army(conn, id),
        Item::Battle(id) => history::every_damage::<Battles>(conn, id),
    }
}

/// What is wrong with an army: with its history, or with the draft that is kept beside it.
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

/// The heading as it stands, its head brought back to this sound row, or to the last one on the
/// way to where it is.
fn sound<T: Kept>(
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
