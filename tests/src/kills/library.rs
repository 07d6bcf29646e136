//! A deterministic series of writes to a library, in a cycle: kinds of writes that
//! [`store`](super::store) lacks, with the creation and the edit of an army. A model in memory
//! computes the library after each write, so that a library found after a kill can be recognised
//! and compared.

use std::collections::BTreeMap;
use std::path::Path;

use drumhead_store::{
    ArmyId, BattleId, Edit, Entry, Heading, Item, Json, Kind, NewArmy, Row, Seq, Stamp, Status,
    Store, Summary, WholeBattle, backup_folder, backups, restore,
};
use serde_json::{Value, json};

use super::{ChildOutput, Outcome, Writer, verdict};

/// A kind of write. Each cycle makes every kind, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    CreateArmy,
    Edit,
    UndoEdit,
    SetSetting,
    RedoEdit,
    ImportBattle,
    ArchiveArmy,
    Rename,
    UndoRow,
    Pause,
    RedoRow,
    ArchiveBattle,
    RemoveSetting,
    ReturnArmy,
    Resume,
    ReturnBattle,
    TakeBack,
    LastArmy,
}

/// A cycle of writes. Between two writes that cancel each other, such as an undo and its redo,
/// there is another write, so that no two writes leave the same library.
const CYCLE: [Act; 18] = [
    Act::CreateArmy,
    Act::Edit,
    Act::UndoEdit,
    Act::SetSetting,
    Act::RedoEdit,
    Act::ImportBattle,
    Act::ArchiveArmy,
    Act::Rename,
    Act::UndoRow,
    Act::Pause,
    Act::RedoRow,
    Act::ArchiveBattle,
    Act::RemoveSetting,
    Act::ReturnArmy,
    Act::Resume,
    Act::ReturnBattle,
    Act::TakeBack,
    Act::LastArmy,
];

/// The number of writes in a cycle.
const WRITES: u32 = 18;
/// The time of every write.
const AT: &str = "16450614T100000Z";

/// Returns a write's kind and the number of its cycle.
fn act(write: u32) -> (Act, u32) {
    let place = write % WRITES;
    (CYCLE[place as usize], write / WRITES)
}

fn army(cycle: u32) -> ArmyId {
    ArmyId::new(format!("army-{cycle}"))
}

fn copied(cycle: u32) -> ArmyId {
    ArmyId::new(format!("copy-{cycle}"))
}

fn battle(cycle: u32) -> BattleId {
    BattleId::new(format!("battle-{cycle}"))
}

fn setting(cycle: u32) -> String {
    format!("map-{cycle}")
}

/// Returns the draft of a cycle's army, before or after its edit.
fn draft(cycle: u32, edited: bool) -> Value {
    json!({ "name": format!("Army {cycle}"), "notes": "Pikes. ".repeat(if edited { 400 } else { 4 }) })
}

/// Returns a battle of three rows, the last at the head.
fn whole(cycle: u32) -> Outcome<WholeBattle> {
    let row = |seq: u32| -> Outcome<Row> {
        Ok(Row {
            seq: Seq(seq),
            parent: seq.checked_sub(1).map(Seq),
            entry: Entry {
                kind: Kind::Command,
                label: format!("Row {seq}"),
                command: Json::of(&json!({ "march": seq }))?,
                dice: Json::of(&Vec::<u8>::new())?,
                events: Json::of(&vec!["Marched"; 100])?,
                version: 1,
                digest: String::new(),
                summary: Json::of(&json!({ "turn": seq }))?,
                at: AT.to_owned(),
            },
        })
    };
    Ok(WholeBattle {
        id: battle(cycle),
        heading: Heading {
            book: "fornovo".to_owned(),
            name: "Imported".to_owned(),
            status: Status::Open,
            created_at: AT.to_owned(),
            updated_at: AT.to_owned(),
            archived_at: None,
        },
        head: Seq(2),
        tip: Seq(2),
        rows: (0..3).map(row).collect::<Outcome<_>>()?,
    })
}

/// An army of the library: its head, its draft, the label of redo, and whether it is archived.
type ArmyNow = (Seq, Value, Option<String>, bool);

/// Everything in a library.
#[derive(Clone, Debug, Default, PartialEq)]
struct Contents {
    armies: BTreeMap<String, ArmyNow>,
    battles: BTreeMap<String, WholeBattle>,
    settings: BTreeMap<String, Value>,
    last: Option<String>,
}

impl Contents {
    /// Returns the library after the first `count` writes.
    fn after(count: u32) -> Outcome<Self> {
        let mut contents = Self::default();
        for write in 0..count {
            contents.add(write)?;
        }
        Ok(contents)
    }

    fn add(&mut self, write: u32) -> Outcome<()> {
        let (act, cycle) = act(write);
        let label = || Some(format!("Edit {cycle}"));
        let id = army(cycle).as_str().to_owned();
        let battle_id = battle(cycle).as_str().to_owned();
        let army_now = |edited, redo, archived| {
            let head = Seq(u32::from(edited));
            (head, draft(cycle, edited), redo, archived)
        };
        let armies = &mut self.armies;
        let mut battle = |change: &dyn Fn(&mut WholeBattle)| {
            self.battles.get_mut(&battle_id).map(change);
        };
        match act {
            Act::CreateArmy => drop(armies.insert(id, army_now(false, None, false))),
            Act::Edit | Act::RedoEdit => drop(armies.insert(id, army_now(true, None, false))),
            Act::UndoEdit => drop(armies.insert(id, army_now(false, label(), false))),
            Act::ArchiveArmy => drop(armies.insert(id, army_now(true, None, true))),
            Act::ReturnArmy => drop(armies.insert(id, army_now(true, None, false))),
            Act::TakeBack => {
                let copy = copied(cycle).as_str().to_owned();
                armies.insert(copy, army_now(true, None, false));
            }
            Act::SetSetting => {
                self.settings.insert(setting(cycle), draft(cycle, true));
            }
            Act::RemoveSetting => drop(self.settings.remove(&setting(cycle))),
            Act::ImportBattle => drop(self.battles.insert(battle_id, whole(cycle)?)),
            Act::Rename => battle(&|it| it.heading.name = format!("Battle {cycle}")),
            Act::Pause => battle(&|it| it.heading.status = Status::Paused),
            Act::Resume => battle(&|it| it.heading.status = Status::Open),
            Act::UndoRow => battle(&|it| it.head = Seq(1)),
            Act::RedoRow => battle(&|it| it.head = Seq(2)),
            Act::ArchiveBattle => battle(&|it| it.heading.archived_at = Some(AT.to_owned())),
            Act::ReturnBattle => battle(&|it| it.heading.archived_at = None),
            Act::LastArmy => self.last = Some(id),
        }
        Ok(())
    }

    /// Reads the library of a store.
    fn of(store: &Store) -> Outcome<Self> {
        let mut contents = Self::default();
        for entry in store.armies()? {
            let army = store.army(&entry.id)?;
            let archived = entry.archived_at.is_some();
            let now = (entry.head, army.body, army.position.redo, archived);
            contents.armies.insert(entry.id.as_str().to_owned(), now);
        }
        for entry in store.battles()? {
            let whole = store.whole_battle(&entry.id)?;
            let id = entry.id.as_str().to_owned();
            contents.battles.insert(id, whole);
        }
        for key in store.setting_keys("map-")? {
            let value = store.setting(&key)?.ok_or("a listed setting is missing")?;
            contents.settings.insert(key, value);
        }
        contents.last = store.last_army()?.map(|id| id.as_str().to_owned());
        Ok(contents)
    }

    /// Returns the number of writes that led to this library.
    fn count(&self) -> Outcome<u32> {
        let armies = self.armies.keys().filter(|id| id.starts_with("army-"));
        let cycles = u32::try_from(armies.count())?;
        let from = cycles.saturating_sub(1) * WRITES;
        for count in from..=from + WRITES {
            if Self::after(count)? == *self {
                return Ok(count);
            }
        }
        Err(format!("the library is that of no write: {self:?}").into())
    }
}

/// Writes one kind after another.
#[derive(Debug)]
pub struct Keeper {
    /// `None` while the file is replaced, and if that fails.
    store: Option<Store>,
    next: u32,
}

impl Keeper {
    fn store(&mut self) -> Outcome<&mut Store> {
        self.store
            .as_mut()
            .ok_or_else(|| "the store is closed".into())
    }

    /// Makes the write's backup, unless it exists, and replaces the library with it.
    fn restore_backup(&mut self, folder: &Path) -> Outcome<()> {
        let stamp = Stamp::new(&format!("{:08}", self.next)).ok_or("the stamp is valid")?;
        let dir = backup_folder(folder);
        let backup = match backups(&dir)?.into_iter().find(|it| it.stamp == stamp) {
            Some(backup) => backup,
            None => self.store()?.back_up_into(&dir, &stamp)?,
        };
        self.store = None;
        self.store = Some(restore(folder, &backup.path, &stamp)?.store);
        Ok(())
    }

    fn act(&mut self, folder: &Path) -> Outcome<()> {
        let (act, cycle) = act(self.next);
        let (id, fought) = (army(cycle), battle(cycle));
        let folder = backup_folder(folder);
        let store = self.store()?;
        match act {
            Act::CreateArmy => store.create_army(&NewArmy {
                id,
                label: "New".to_owned(),
                body: draft(cycle, false),
                version: 1,
                summary: Summary::default(),
                at: AT.to_owned(),
            })?,
            Act::Edit => {
                let edit = Edit {
                    label: &format!("Edit {cycle}"),
                    body: draft(cycle, true),
                    version: 1,
                    summary: &Summary::default(),
                    at: AT,
                    coalesce: None,
                };
                store.append_edit(&id, Seq::ROOT, edit)?;
            }
            Act::UndoEdit => drop(store.undo(&id, Seq(1), AT, |_, _| Summary::default())?),
            Act::RedoEdit => drop(store.redo(&id, Seq::ROOT, AT, |_, _| Summary::default())?),
            Act::ArchiveArmy => store.set_archived(&id, Some(AT))?,
            Act::ReturnArmy => store.set_archived(&id, None)?,
            Act::SetSetting => store.set_setting(&setting(cycle), &draft(cycle, true))?,
            Act::RemoveSetting => drop(store.remove_setting(&setting(cycle))?),
            Act::ImportBattle => store.take_in_battle(&whole(cycle)?)?,
            Act::Rename => store.rename_battle(&fought, &format!("Battle {cycle}"))?,
            Act::Pause => store.set_battle_status(&fought, Status::Paused)?,
            Act::Resume => store.set_battle_status(&fought, Status::Open)?,
            Act::UndoRow => drop(store.undo_row(&fought, Seq(2), AT)?),
            Act::RedoRow => drop(store.redo_row(&fought, Seq(1), AT)?),
            Act::ArchiveBattle => store.set_battle_archived(&fought, Some(AT))?,
            Act::ReturnBattle => store.set_battle_archived(&fought, None)?,
            Act::TakeBack => {
                let newest = backups(&folder)?.into_iter().next().ok_or("no backup")?;
                let copy = copied(cycle);
                store.take_back(&Item::Army(id), &newest.path, copy.as_str(), AT)?;
            }
            Act::LastArmy => store.set_last_army(Some(&id))?,
        }
        Ok(())
    }
}

impl Writer for Keeper {
    fn open(folder: &Path) -> Outcome<Self> {
        let store = Store::open(folder)?;
        let next = Contents::of(&store)?.count()?;
        Ok(Self {
            store: Some(store),
            next,
        })
    }

    fn write(&mut self, mut say: impl FnMut(&str, u32) -> Outcome<()>) -> Outcome<u32> {
        let path = self.store()?.path().to_owned();
        let folder = path.parent().ok_or("the file is in a folder")?;
        let next = self.next;
        // Making and restoring a backup does not change the library, so both come before the
        // request.
        if act(next).0 == Act::TakeBack {
            self.restore_backup(folder)?;
        }
        say("request", next)?;
        self.act(folder)?;
        self.next += 1;
        say("ack", next)?;
        Ok(next)
    }

    fn has_all(folder: &Path, newest: u32) -> Outcome<bool> {
        Ok(Contents::of(&Store::open_read_only(folder)?)?.count()? == newest + 1)
    }
}

/// Checks a folder after a kill: it has every acknowledged write and none after the last request,
/// and the file is sound.
///
/// # Errors
/// The first difference.
pub fn check(folder: &Path, output: ChildOutput) -> Outcome<()> {
    let store = Store::open(folder)?;
    verdict(&store)?;
    let damage = store.check()?.damage;
    if !damage.is_empty() {
        return Err(format!("{damage:?}").into());
    }
    output.covers(Contents::of(&store)?.count()?.checked_sub(1))
}
