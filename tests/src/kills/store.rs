//! A deterministic library in the store, so that everything found after a kill can be checked: an
//! army and a battle, written in turn. Write 0 creates the army, write 1 the battle; then every
//! even write is an edit and every odd one a row.

use std::path::Path;

use drumhead_store::{
    ArmyId, BattleId, Edit, Entry, Json, Kind, NewArmy, NewBattle, Row, Seq, Store, Summary,
};
use serde_json::{Value, json};

use super::{ChildOutput, Outcome, Writer, parent, verdict};

/// Returns the id of the army.
#[must_use]
pub fn army() -> ArmyId {
    ArmyId::new("naseby")
}

fn battle() -> BattleId {
    BattleId::new("fornovo")
}

/// Returns the draft after an edit.
fn draft(seq: Seq) -> Value {
    let units: Vec<_> = (0..20)
        .map(|unit| json!({"number": unit, "figures": (seq.0 + unit) % 60, "name": "Pikes"}))
        .collect();
    json!({"name": seq.to_string(), "units": units})
}

/// Returns the content of a row; its length varies, up to about half a page of the file.
fn entry(seq: Seq) -> Outcome<Entry> {
    let events: Vec<_> = (0..seq.0 % 40)
        .map(|unit| json!({"hits": {"unit": unit, "figures": (seq.0 + unit) % 60}, "clause": "F-9.03"}))
        .collect();
    let kind = if seq.0 % 7 == 3 {
        Kind::Note
    } else {
        Kind::Command
    };
    Ok(Entry {
        kind,
        label: format!("Row {seq}"),
        command: Json::of(&json!({"shoot": {"unit": seq.0 % 12, "at": seq.0 % 11}}))?,
        dice: Json::of(&[seq.0 % 6 + 1])?,
        events: Json::of(&events)?,
        version: 1,
        digest: String::new(),
        summary: Json::of(&json!({"turn": seq.0 / 10}))?,
        at: seq.to_string(),
    })
}

/// Creates the army.
///
/// # Errors
/// The errors of the store.
pub fn raise(store: &mut Store) -> drumhead_store::Result<()> {
    store.create_army(&NewArmy {
        id: army(),
        label: "0".to_owned(),
        body: draft(Seq::ROOT),
        version: 1,
        summary: Summary::default(),
        at: "0".to_owned(),
    })
}

/// Appends the next edit to the army and returns its number.
///
/// # Errors
/// The errors of the store.
pub fn edit(store: &mut Store, head: Seq) -> drumhead_store::Result<Seq> {
    let next = Seq(head.0 + 1);
    let edit = Edit {
        label: &next.to_string(),
        body: draft(next),
        version: 1,
        summary: &Summary::default(),
        at: "0",
        coalesce: None,
    };
    let committed = store.append_edit(&army(), head, edit)?;
    Ok(committed.map_or(head, |done| done.position.head))
}

/// The next write to a history: its number, and the history's current head.
#[derive(Clone, Copy, Debug, Default)]
struct Next {
    seq: Seq,
    head: Seq,
}

/// Writes to the army and to the battle in turn.
#[derive(Debug)]
pub struct Clerk {
    store: Store,
    army: Next,
    battle: Next,
}

impl Clerk {
    fn write_edit(&mut self) -> Outcome<()> {
        let Next { seq, head } = self.army;
        if seq == Seq::ROOT {
            raise(&mut self.store)?;
        } else {
            self.army.head = edit(&mut self.store, head)?;
        }
        self.army.seq.0 += 1;
        Ok(())
    }

    fn write_row(&mut self) -> Outcome<()> {
        let seq = self.battle.seq;
        if seq == Seq::ROOT {
            self.store.create_battle(&NewBattle {
                id: battle(),
                book: "fornovo".to_owned(),
                name: "Fornovo".to_owned(),
                setup: entry(seq)?,
            })?;
        } else {
            let head = self.battle.head;
            self.battle.head = self.store.append_row(&battle(), head, &entry(seq)?)?;
        }
        self.battle.seq.0 += 1;
        Ok(())
    }

    /// Moves the battle's head to the parent of the next row.
    fn go_back(&mut self) -> Outcome<()> {
        let Next { seq, head } = self.battle;
        if let Some(on) = parent(seq).filter(|on| *on != head) {
            self.battle.head = self.store.go_to_row(&battle(), head, on, "back")?.head;
        }
        Ok(())
    }
}

impl Writer for Clerk {
    fn open(folder: &Path) -> Outcome<Self> {
        let store = Store::open(folder)?;
        let mut clerk = Self {
            army: Next::default(),
            battle: Next::default(),
            store,
        };
        let store = &clerk.store;
        if let Some(found) = store.armies()?.first() {
            let (seq, head) = (Seq(found.head.0 + 1), found.head);
            clerk.army = Next { seq, head };
        }
        if let Some(found) = store.battles()?.first() {
            let newest = store.journal(&found.id)?.last().map_or(0, |row| row.seq.0);
            let (seq, head) = (Seq(newest + 1), found.head);
            clerk.battle = Next { seq, head };
        }
        Ok(clerk)
    }

    fn write(&mut self, mut say: impl FnMut(&str, u32) -> Outcome<()>) -> Outcome<u32> {
        let next = self.army.seq.0 + self.battle.seq.0;
        let edits = next.is_multiple_of(2);
        if !edits {
            self.go_back()?;
        }
        say("request", next)?;
        if edits {
            self.write_edit()?;
        } else {
            self.write_row()?;
        }
        say("ack", next)?;
        Ok(next)
    }

    fn has_all(folder: &Path, newest: u32) -> Outcome<bool> {
        Ok(found(folder)? == Some(newest))
    }
}

/// Checks a folder after a kill: it has every acknowledged write and none after the last request,
/// each unchanged and with the right parent; the first and the newest draft can be rebuilt; and the
/// file is sound.
///
/// # Errors
/// The first difference.
pub fn check(folder: &Path, output: ChildOutput) -> Outcome<()> {
    let mut store = Store::open(folder)?;
    if let Some(army) = store.armies()?.into_iter().next() {
        for (from, to) in [(army.head, Seq::ROOT), (Seq::ROOT, army.head)] {
            let moved = store.go_to(&army.id, from, to, "0", |_, _| Summary::default())?;
            if moved.body != draft(to) {
                return Err(
                    format!("the draft of edit {to} differs from the written draft").into(),
                );
            }
        }
    }
    drop(store);
    output.covers(found(folder)?)
}

/// Returns the number of the newest write in a folder, after checking every write.
fn found(folder: &Path) -> Outcome<Option<u32>> {
    let store = Store::open_read_only(folder)?;
    verdict(&store)?;
    let damage = store.check()?.damage;
    if !damage.is_empty() {
        return Err(format!("{damage:?}").into());
    }
    let (edits, rows) = (edits(&store)?, rows(&store)?);
    if edits != rows && edits != rows + 1 {
        return Err(format!("{edits} edits and {rows} rows").into());
    }
    Ok((edits + rows).checked_sub(1))
}

/// Checks the army and returns the number of its edits, including its creation.
fn edits(store: &Store) -> Outcome<u32> {
    if store.armies()?.is_empty() {
        return Ok(0);
    }
    let army = store.army(&army())?;
    let head = army.entry.head;
    if army.body != draft(head) {
        return Err(format!("the draft of edit {head} differs from the written draft").into());
    }
    Ok(head.0 + 1)
}

/// Checks the battle and returns the number of its rows.
fn rows(store: &Store) -> Outcome<u32> {
    if store.battles()?.is_empty() {
        return Ok(0);
    }
    let battle = store.whole_battle(&battle())?;
    for (seq, row) in (0..).map(Seq).zip(&battle.rows) {
        let (parent, entry) = (parent(seq), entry(seq)?);
        if *row != (Row { seq, parent, entry }) {
            return Err(format!("row {seq} differs from the played row").into());
        }
    }
    let count = u32::try_from(battle.rows.len())?;
    // The head is the newest row, or the parent of the next row.
    if battle.head.0 + 1 != count && Some(battle.head) != parent(Seq(count)) {
        return Err(format!("the head is {} of {count} rows", battle.head).into());
    }
    Ok(count)
}
