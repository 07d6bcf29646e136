//! Tampered files: no change is accepted as sound, the damage is named, and the rows before it are
//! shown.

use std::fs;
use std::path::Path;

use drumhead_store::{
    Army, Damage, Harm, Item, OpenedRows, Seq, Store, StoreError, Summary, intact_in, row_names,
};
use rusqlite::Connection;
use rusqlite::types::FromSql;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::support::{
    NOW, append, battle_id, edits, entry, id, new_army, new_battle, one_battle, play, stamp,
    summary,
};

/// The number of files damaged in each way.
const EACH: u64 = 90;

const ARMIES: [&str; 2] = ["naseby", "marston"];
const BATTLES: [&str; 2] = ["lansdowne", "roundway"];
const SETTING: &str = "desk.map.field";

/// Creates a small library: armies and battles with abandoned branches, heads that are not the
/// newest row, and joined steps.
fn library(dir: &Path) {
    let mut store = Store::open(dir).unwrap();
    let map = json!({"name": "The field", "hexes": ["A1", "A2"]});
    store.set_setting(SETTING, &map).unwrap();
    for name in ARMIES {
        let body = |n: u32| json!({"name": name, "units": [{"grade": "B", "figures": n}]});
        store.create_army(&new_army(name, body(0))).unwrap();
        for (head, n) in [(0, 1), (1, 2), (2, 3)] {
            let joined = (n > 1).then_some("figures");
            append(&mut store, name, Seq(head), "Figures", body(n), joined).unwrap();
        }
        let back = store.go_to(&id(name), Seq(3), Seq(1), NOW, |body, _| summary(body));
        assert_eq!(back.unwrap().position.head, Seq(1));
        append(&mut store, name, Seq(1), "More", body(9), None).unwrap();
    }
    for name in BATTLES {
        let id = battle_id(name);
        store.create_battle(&new_battle(name)).unwrap();
        for (row, on) in [(1, 0), (2, 1), (3, 2), (4, 2), (5, 4), (6, 1)] {
            let head = store.battle(&id).unwrap().entry.head;
            store.go_to_row(&id, head, Seq(on), NOW).unwrap();
            store
                .append_row(&id, Seq(on), &entry(&format!("{name} {row}")))
                .unwrap();
        }
        store.go_to_row(&id, Seq(6), Seq(4), NOW).unwrap();
    }
}

/// Returns all readable data of a library, as text.
fn contents(store: &Store) -> drumhead_store::Result<String> {
    let mut text = format!("{:?}\n{:?}\n", store.armies()?, store.battles()?);
    text += &format!("{:?}\n", store.setting(SETTING)?);
    for name in ARMIES {
        text += &format!("{:?}\n", store.army(&id(name))?);
        text += &format!("{:?}\n", edits(store, name));
    }
    for name in BATTLES {
        text += &format!("{:?}\n", store.open_battle(&battle_id(name))?);
        text += &format!("{:?}\n", store.journal(&battle_id(name))?);
        text += &format!("{:?}\n", store.whole_battle(&battle_id(name))?);
        text += &format!("{:?}\n", store.row_names(&battle_id(name))?);
    }
    Ok(text)
}

/// A deterministic sequence of numbers.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Returns the text with one letter changed.
    fn changed(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let place = self.below(letters.len());
        let other = if letters[place] == 'A' { 'B' } else { 'A' };
        letters[place] = other;
        letters.into_iter().collect()
    }
}

/// A way to damage a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Content,
    Time,
    Name,
    Parent,
    Number,
    Head,
    Removed,
    Swapped,
    Heading,
    Draft,
    Setting,
    Cut,
    AnyByte,
}

const WAYS: [Way; 13] = [
    Way::Content,
    Way::Time,
    Way::Name,
    Way::Parent,
    Way::Number,
    Way::Head,
    Way::Removed,
    Way::Swapped,
    Way::Heading,
    Way::Draft,
    Way::Setting,
    Way::Cut,
    Way::AnyByte,
];

/// The expected report of the damage: item, row and kind.
type Named = Option<(String, Seq, Harm)>;

impl Way {
    /// Whether the file is damaged as a sequence of bytes, not through SQL.
    fn is_raw(self) -> bool {
        matches!(self, Way::Cut | Way::AnyByte)
    }
}

/// Damages a file and returns the expected report. Unless the damage is to the bytes, the triggers
/// that protect the rows have been dropped.
fn damage(path: &Path, way: Way, chance: &mut Chance) -> Named {
    if way.is_raw() {
        let mut bytes = fs::read(path).unwrap();
        let place = chance.below(bytes.len());
        if way == Way::Cut {
            bytes.truncate(place);
        } else {
            bytes[place] ^= 1 << chance.below(8);
        }
        fs::write(path, bytes).unwrap();
        return None;
    }
    let target = Target::of(path, chance);
    match way {
        Way::Content => {
            let column = chance.one_of(target.columns());
            target.change_row(column, chance)
        }
        Way::Time => target.change_row("at", chance),
        Way::Name => target.change_name(chance),
        Way::Parent => target.change_parent(chance),
        Way::Number => {
            let other = target.newest + 1 + u32::try_from(chance.below(200)).unwrap();
            target.run(&format!("UPDATE {{rows}} SET seq = {other} WHERE {{row}}"));
            target.is_missing()
        }
        Way::Removed => {
            target.run("DELETE FROM {rows} WHERE {row}");
            target.is_missing()
        }
        Way::Swapped => target.swap(chance),
        Way::Head => target.change_head(chance),
        Way::Heading => {
            let column = chance.one_of(&["name", "book", "created_at", "updated_at"]);
            target.change("{headings}", column, "{heading}", chance);
            None
        }
        Way::Draft => {
            let army = chance.one_of(&ARMIES);
            target.change("army", "body", &format!("id = '{army}'"), chance);
            None
        }
        Way::Setting => {
            let column = chance.one_of(&["value", "key"]);
            target.change("setting", column, &format!("key = '{SETTING}'"), chance);
            None
        }
        Way::Cut | Way::AnyByte => None,
    }
}

/// A row in a file that is to be damaged.
struct Target {
    raw: Connection,
    rows: &'static str,
    headings: &'static str,
    item: &'static str,
    seq: u32,
    newest: u32,
}

/// Drops the triggers that keep rows from being changed.
fn unlock(path: &Path) {
    let raw = Connection::open(path).unwrap();
    raw.execute_batch(
        "DROP TRIGGER army_row_is_never_changed; DROP TRIGGER army_row_is_never_deleted;
         DROP TRIGGER battle_row_is_never_changed; DROP TRIGGER battle_row_is_never_deleted;",
    )
    .unwrap();
}

impl Target {
    fn of(path: &Path, chance: &mut Chance) -> Self {
        let raw = Connection::open(path).unwrap();
        raw.execute_batch(
            "PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON;
             PRAGMA foreign_keys = OFF;",
        )
        .unwrap();
        let (rows, headings, items, newest) = chance.one_of(&[
            ("army_row", "army", ARMIES, 4),
            ("battle_row", "battle", BATTLES, 6),
        ]);
        Self {
            raw,
            rows,
            headings,
            item: chance.one_of(&items),
            seq: u32::try_from(chance.below(newest as usize + 1)).unwrap(),
            newest,
        }
    }

    /// Returns SQL with the names of the tables and of the target inserted.
    fn sql(&self, sql: &str) -> String {
        let (item, seq) = (self.item, self.seq);
        sql.replace("{rows}", self.rows)
            .replace("{headings}", self.headings)
            .replace("{row}", &format!("item = '{item}' AND seq = {seq}"))
            .replace("{heading}", &format!("id = '{item}'"))
    }

    fn run(&self, sql: &str) {
        self.raw.execute(&self.sql(sql), []).unwrap();
    }

    fn read<T: FromSql>(&self, sql: &str) -> T {
        let sql = self.sql(sql);
        self.raw.query_row(&sql, [], |row| row.get(0)).unwrap()
    }

    /// Returns the columns that [`Way::Content`] changes.
    fn columns(&self) -> &'static [&'static str] {
        match self.rows {
            "army_row" => &["label", "forward", "backward", "digest"],
            _ => &["label", "digest", "summary", "dice", "command", "events"],
        }
    }

    fn is(&self, harm: Harm) -> Named {
        Some((self.item.to_owned(), Seq(self.seq), harm))
    }

    /// Returns the expected report for a missing row. If the newest row is missing, the count
    /// reveals it: there are fewer rows than recorded.
    fn is_missing(&self) -> Named {
        self.is(Harm::Missing).filter(|_| self.seq != self.newest)
    }

    /// Changes a character of a column's text.
    fn change(&self, table: &str, column: &str, key: &str, chance: &mut Chance) {
        let text = self.read::<String>(&format!("SELECT {column} FROM {table} WHERE {key}"));
        let sql = self.sql(&format!("UPDATE {table} SET {column} = ?1 WHERE {key}"));
        self.raw.execute(&sql, [chance.changed(&text)]).unwrap();
    }

    fn change_row(&self, column: &str, chance: &mut Chance) -> Named {
        self.change("{rows}", column, "{row}", chance);
        self.is(Harm::Row)
    }

    fn change_name(&self, chance: &mut Chance) -> Named {
        let mut name: Vec<u8> = self.read("SELECT name FROM {rows} WHERE {row}");
        name[chance.below(32)] ^= 1 << chance.below(8);
        let sql = self.sql("UPDATE {rows} SET name = ?1 WHERE {row}");
        self.raw.execute(&sql, [name]).unwrap();
        self.is(Harm::Row)
    }

    /// Changes the parent of a row. From row 2 up, each row has another possible parent.
    fn change_parent(mut self, chance: &mut Chance) -> Named {
        self.seq = self.seq.max(2);
        let parent: u32 = self.read("SELECT parent FROM {rows} WHERE {row}");
        let on = u32::try_from(chance.below(self.seq as usize - 1)).unwrap();
        let other = (parent + 1 + on) % self.seq;
        self.run(&format!(
            "UPDATE {{rows}} SET parent = {other} WHERE {{row}}"
        ));
        self.is(Harm::Row)
    }

    /// Swaps two rows.
    fn swap(&self, chance: &mut Chance) -> Named {
        let on = u32::try_from(chance.below(self.newest as usize)).unwrap();
        let other = (self.seq + 1 + on) % (self.newest + 1);
        for (from, to) in [(self.seq, 900), (other, self.seq), (900, other)] {
            let item = self.item;
            self.run(&format!(
                "UPDATE {{rows}} SET seq = {to} WHERE item = '{item}' AND seq = {from}"
            ));
        }
        None
    }

    fn change_head(&self, chance: &mut Chance) -> Named {
        let column = chance.one_of(&["head", "tip"]);
        let at: u32 = self.read(&format!(
            "SELECT {column} FROM {{headings}} WHERE {{heading}}"
        ));
        let on = u32::try_from(chance.below(self.newest as usize)).unwrap();
        let other = (at + 1 + on) % (self.newest + 1);
        self.run(&format!(
            "UPDATE {{headings}} SET {column} = {other} WHERE {{heading}}"
        ));
        None
    }
}

/// An undamaged library.
struct Truth {
    contents: String,
    battles: Vec<OpenedRows>,
    armies: Vec<Army>,
}

impl Truth {
    fn of(store: &Store) -> Self {
        let opened = |name: &str| store.open_battle(&battle_id(name)).unwrap();
        Self {
            contents: contents(store).unwrap(),
            battles: BATTLES.map(opened).into(),
            armies: ARMIES.map(|name| store.army(&id(name)).unwrap()).into(),
        }
    }

    /// Asserts that each item of a damaged library is either reported as damaged or correct.
    fn check_in(&self, store: &Store) {
        for (name, truth) in BATTLES.into_iter().zip(&self.battles) {
            let Ok(opened) = store.open_battle(&battle_id(name)) else {
                continue;
            };
            // Rows before the damage are correct: each was played.
            for row in &opened.rows {
                assert!(
                    self.contents.contains(&format!("{:?}", row.entry)),
                    "{row:?}"
                );
            }
            if opened.damage.is_none() {
                assert_eq!(opened.rows, truth.rows);
                assert_eq!(opened.battle.entry, truth.battle.entry);
                // Redo has a label only if its row is sound.
                let (position, was) = (opened.battle.position, &truth.battle.position);
                assert_eq!((position.head, &position.undo), (was.head, &was.undo));
                assert!(position.redo.is_none() || position.redo == was.redo);
            }
        }
        for (name, truth) in ARMIES.into_iter().zip(&self.armies) {
            if let Ok(army) = store.army(&id(name)) {
                assert_eq!(&army, truth);
            }
        }
    }
}

/// Returns the damage to a file as an error, if there is any. The list is empty only if the file as
/// a whole cannot be read.
fn found(dir: &Path, truth: &Truth) -> Result<(), Vec<Damage>> {
    let store = match Store::open_read_only(dir) {
        Ok(store) => store,
        Err(error) => return Err(unreadable(&error)),
    };
    // SQLite refuses a file in which the definition of a table was changed, but not on every
    // connection.
    let raw = Connection::open(store.path()).unwrap();
    if raw.table_exists(None, "army").is_err() {
        return Err(Vec::new());
    }
    drop(raw);
    match store.check() {
        Ok(health) if health.damage.is_empty() => {
            // The changed byte is outside all stored data.
            assert_eq!(
                contents(&store).unwrap(),
                truth.contents,
                "the change was not detected"
            );
            Ok(())
        }
        Ok(health) => {
            truth.check_in(&store);
            Err(health.damage)
        }
        Err(error) => Err(unreadable(&error)),
    }
}

/// Asserts that an error is about the whole file, and returns an empty list of damage.
fn unreadable(error: &StoreError) -> Vec<Damage> {
    assert!(
        matches!(error, StoreError::Damaged { .. } | StoreError::Newer { .. }),
        "{error}"
    );
    Vec::new()
}

#[test]
fn no_damaged_file_is_accepted_as_sound() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let store = Store::open_read_only(dir.path()).unwrap();
    let truth = Truth::of(&store);
    assert_eq!(store.check().unwrap().damage, []);
    let sound = store.path().to_owned();
    drop(store);
    let unlocked = dir.path().join("unlocked");
    fs::copy(&sound, &unlocked).unwrap();
    unlock(&unlocked);
    let spoilt = tempfile::tempdir().unwrap();
    let path = spoilt.path().join(sound.file_name().unwrap());
    for (way, number) in WAYS.into_iter().zip(0..) {
        let from = if way.is_raw() { &sound } else { &unlocked };
        let mut untouched = 0;
        for file in 0..EACH {
            fs::copy(from, &path).unwrap();
            let mut chance = Chance(number * 1_000 + file);
            let damaged = damage(&path, way, &mut chance);
            match found(spoilt.path(), &truth) {
                Ok(()) => untouched += 1,
                Err(all) => {
                    let Some((item, row, harm)) = damaged else {
                        continue;
                    };
                    let named = |one: &Damage| {
                        let of = match &one.of {
                            Item::Army(id) => id.as_str(),
                            Item::Battle(id) => id.as_str(),
                            Item::Setting(key) => key,
                        };
                        of == item && one.row == Some(row) && one.harm == harm
                    };
                    assert!(
                        all.iter().any(named),
                        "{way:?} {file}: {item} {row}, found: {all:?}"
                    );
                }
            }
        }
        // Pages have free space, and the last ones may be empty.
        let allowed = if way == Way::AnyByte {
            EACH - 1
        } else if way == Way::Cut {
            EACH / 5
        } else {
            0
        };
        assert!(untouched <= allowed, "{way:?}: {untouched} untouched");
    }
}

/// Changes an open file, as a failing disk would.
fn spoil(store: &Store, sql: &str) {
    let raw = Connection::open(store.path()).unwrap();
    raw.execute_batch(
        "PRAGMA foreign_keys = OFF;
         DROP TRIGGER IF EXISTS army_row_is_never_changed;
         DROP TRIGGER IF EXISTS battle_row_is_never_changed;",
    )
    .unwrap();
    raw.execute_batch(sql).unwrap();
}

fn labels(store: &Store) -> (Vec<String>, Option<Damage>) {
    let opened = store.open_battle(&battle_id("lansdowne")).unwrap();
    let labels = opened.rows.into_iter().map(|row| row.entry.label);
    (labels.collect(), opened.damage)
}

#[test]
fn rows_before_a_damaged_one_are_shown_and_continued() {
    let (_dir, mut store) = one_battle();
    let id = battle_id("lansdowne");
    let mut head = Seq::ROOT;
    for label in ["a", "b", "c"] {
        head = play(&mut store, head, label);
    }
    spoil(&store, "UPDATE battle_row SET dice = '[6,6]' WHERE seq = 2");
    let (shown, damage) = labels(&store);
    assert_eq!(shown, ["set-up", "a"]);
    let damage = damage.unwrap();
    assert_eq!(damage.of, Item::Battle(id.clone()));
    assert_eq!(damage.name, "The battle of lansdowne");
    assert_eq!(
        (damage.row, damage.at.as_deref()),
        (Some(Seq(2)), Some(NOW))
    );
    assert_eq!((damage.harm, damage.sound), (Harm::Row, Some(Seq(1))));
    let refused = store.rows(&id).unwrap_err();
    assert!(matches!(refused, StoreError::Altered(_)), "{refused}");
    assert!(store.row(&id, Seq(1)).is_ok());

    let back = store.return_battle(&id, None, NOW).unwrap();
    assert_eq!((back.head, back.redo), (Seq(1), None));
    play(&mut store, Seq(1), "d");
    assert_eq!(
        labels(&store),
        (["set-up", "a", "d"].map(str::to_owned).to_vec(), None)
    );
    // The row stays damaged, and is reported again.
    let damage = store.check().unwrap().damage;
    assert_eq!(damage.len(), 1, "{damage:?}");
    assert_eq!(damage[0].row, Some(Seq(2)));
}

#[test]
fn a_changed_heading_blocks_writes_until_it_is_repaired() {
    let (_dir, mut store) = one_battle();
    let id = battle_id("lansdowne");
    let a = play(&mut store, Seq::ROOT, "a");
    play(&mut store, a, "b");
    spoil(&store, "UPDATE battle SET head = 1");
    assert!(!store.battles().unwrap()[0].sound);
    let (shown, damage) = labels(&store);
    assert_eq!(shown, ["set-up", "a"]);
    assert_eq!(damage.map(|damage| damage.harm), Some(Harm::Heading));
    let refused = store.append_row(&id, Seq(1), &entry("c")).unwrap_err();
    assert!(matches!(refused, StoreError::Altered(_)), "{refused}");
    store.return_battle(&id, Some(Seq(2)), NOW).unwrap();
    assert_eq!(
        labels(&store),
        (["set-up", "a", "b"].map(str::to_owned).to_vec(), None)
    );
    assert_eq!(store.check().unwrap().damage, []);
}

#[test]
fn a_changed_draft_is_rebuilt_from_its_history() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let army = id("naseby");
    let before = store.army(&army).unwrap();
    spoil(
        &store,
        "UPDATE army SET body = replace(body, '\"B\"', '\"A\"') WHERE id = 'naseby'",
    );
    let refused = store.army(&army).unwrap_err();
    let StoreError::Altered(damage) = refused else {
        panic!("{refused}");
    };
    assert_eq!((damage.row, damage.harm), (Some(Seq(4)), Harm::State));
    let edit = append(&mut store, "naseby", Seq(4), "x", json!({}), None);
    assert!(matches!(edit, Err(StoreError::Altered(_))));
    let back = store
        .return_army(&army, NOW, |body: &Value, _| summary(body))
        .unwrap();
    assert_eq!((back.position.head, &back.body), (Seq(4), &before.body));
    assert_eq!(store.army(&army).unwrap().body, before.body);
    assert_eq!(store.check().unwrap().damage, []);

    // If an edit in its history is damaged as well, the draft before that edit is used.
    spoil(
        &store,
        "UPDATE army_row SET forward = replace(forward, '9', '8') WHERE item = 'naseby' AND seq = 4",
    );
    let back = store.return_army(&army, NOW, |_, _| Summary::default());
    assert_eq!(back.unwrap().position.head, Seq(1));
}

#[test]
fn a_changed_setting_is_not_returned_and_a_backup_restores_it() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let before = store.setting(SETTING).unwrap();
    let backups = dir.path().join("backups");
    let intact = store.back_up_into(&backups, &stamp("1")).unwrap().path;
    spoil(
        &store,
        "UPDATE setting SET value = replace(value, 'A1', 'A3') WHERE key = 'desk.map.field'",
    );
    let item = Item::Setting(SETTING.to_owned());
    let damage = match store.setting(SETTING) {
        Err(StoreError::Altered(damage)) => *damage,
        read => panic!("{read:?}"),
    };
    assert_eq!((&damage.of, damage.harm), (&item, Harm::Setting));
    assert_eq!(store.check().unwrap().damage, [damage]);
    assert!(intact_in(&intact, &item, None).unwrap());
    store.take_back(&item, &intact, "unused", NOW).unwrap();
    assert_eq!(store.setting(SETTING).unwrap(), before);
    assert_eq!(store.check().unwrap().damage, []);
}

/// The id of a row or of a heading may itself be damaged, and may then be out of order or not be
/// UTF-8.
#[test]
fn an_item_with_a_damaged_id_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let path = dir.path().join("drumhead.sqlite3");
    let sound = contents(&Store::open_read_only(dir.path()).unwrap()).unwrap();
    let bytes = fs::read(&path).unwrap();
    let places = bytes.windows(9).enumerate();
    let places = places.filter(|(_, word)| *word == b"lansdowne");
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    for place in places {
        for letter in [b'z', 0xff] {
            let mut bytes = bytes.clone();
            bytes[place + 1] = letter;
            fs::write(&path, bytes).unwrap();
            let store = Store::open_read_only(dir.path()).unwrap();
            store.battles().unwrap();
            // The page may contain old copies, which are not data.
            if store.check().unwrap().damage.is_empty() {
                let same = contents(&store).unwrap() == sound;
                assert!(same, "{place}: {letter}");
            }
        }
    }
}

#[test]
fn a_heading_that_cannot_be_read_does_not_hide_the_others() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let store = Store::open(dir.path()).unwrap();
    spoil(
        &store,
        "PRAGMA ignore_check_constraints = ON;
         UPDATE battle SET status = 'opan' WHERE id = 'lansdowne';
         UPDATE army SET body = CAST(x'7bff7d' AS TEXT) WHERE id = 'naseby';",
    );
    drop(store);
    // The first window to open the file checks the whole file.
    let store = Store::open(dir.path()).unwrap();
    let battles = store.battles().unwrap();
    let sound: Vec<bool> = battles.iter().map(|battle| battle.sound).collect();
    assert_eq!((battles.len(), sound.contains(&false)), (2, true));
    let damage = store.check().unwrap().damage;
    let found: Vec<_> = damage
        .iter()
        .map(|one| (one.of.to_string(), one.harm))
        .collect();
    assert_eq!(
        found,
        [
            ("army naseby".to_owned(), Harm::State),
            ("battle lansdowne".to_owned(), Harm::Heading)
        ]
    );
    // Going back would have to seal the heading as it is.
    assert_eq!(damage[1].sound, None);
}

#[test]
fn an_intact_backup_restores_an_item() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let backups = dir.path().join("backups");
    let mut store = Store::open(dir.path()).unwrap();
    let (battle, army) = (battle_id("lansdowne"), id("naseby"));
    let before = (
        store.whole_battle(&battle).unwrap(),
        store.army(&army).unwrap(),
    );
    let intact = store.back_up_into(&backups, &stamp("1")).unwrap().path;
    let later = store.append_row(&battle, Seq(4), &entry("later")).unwrap();
    spoil(
        &store,
        "UPDATE battle_row SET command = '1' WHERE item = 'lansdowne' AND seq = 2;
         UPDATE army_row SET label = 'x' WHERE item = 'naseby' AND seq = 1",
    );
    let spoilt = store.back_up_into(&backups, &stamp("2")).unwrap().path;
    let (battle_item, army_item) = (Item::Battle(battle), Item::Army(army));
    for (of, row, backup, has) in [
        (&battle_item, Some(Seq(2)), &intact, true),
        (&battle_item, Some(Seq(2)), &spoilt, false),
        (&battle_item, Some(later), &intact, false),
        (&army_item, Some(Seq(1)), &intact, true),
        (&army_item, None, &spoilt, false),
        (&Item::Army(id("nobody")), None, &intact, false),
    ] {
        assert_eq!(intact_in(backup, of, row).unwrap(), has, "{of} {row:?}");
    }
    let refused = store.take_back(&battle_item, &spoilt, "again", NOW);
    assert!(matches!(refused, Err(StoreError::Altered(_))));
    store
        .take_back(&battle_item, &intact, "again", NOW)
        .unwrap();
    store
        .take_back(&army_item, &intact, "army again", NOW)
        .unwrap();
    let back = store.whole_battle(&battle_id("again")).unwrap();
    assert_eq!(back.rows, before.0.rows);
    assert_eq!((back.head, back.tip), (before.0.head, before.0.tip));
    let names = store.row_names(&battle_id("again")).unwrap();
    assert_eq!(names, row_names(&back.rows).unwrap());
    assert_eq!(store.army(&id("army again")).unwrap().body, before.1.body);
    let damage = store.check().unwrap().damage;
    assert_eq!(damage.len(), 2, "{damage:?}");
}

/// A backup from an older program has no digests: its rows are named in a copy.
#[test]
fn a_backup_of_an_older_schema_restores_an_army() {
    let dir = tempfile::tempdir().unwrap();
    let backup = dir.path().join("old.sqlite3");
    let old = Connection::open(&backup).unwrap();
    old.execute_batch(include_str!("../../../fixtures/store/v1.sql"))
        .unwrap();
    drop(old);
    let before = fs::read(&backup).unwrap();
    let army = Item::Army(id("4f0c2c0e-1645-4d6e-9a11-0614a0000001"));
    assert!(intact_in(&backup, &army, Some(Seq(4))).unwrap());
    let data: TempDir = tempfile::tempdir().unwrap();
    let mut store = Store::open(data.path()).unwrap();
    store.take_back(&army, &backup, "again", NOW).unwrap();
    assert_eq!(edits(&store, "again").len(), 5);
    assert_eq!(fs::read(&backup).unwrap(), before);
}
