//! The law of damaged files: however the data in a file is changed, the file is not accepted as
//! sound. A row whose content, name or parent was changed is named.

use std::fs;
use std::path::Path;

use drumhead_store::{Army, Damage, Harm, Item, OpenedRows, Seq, Store, StoreError};
use rusqlite::Connection;
use rusqlite::config::DbConfig;
use rusqlite::types::FromSql;

use super::support::{ARMIES, BATTLES, SETTING, battle_id, contents, id, library};

/// The number of files damaged in each way.
const EACH: u64 = 90;

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

    /// Returns the text with one character changed.
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

/// The expected report of the damage: item, row and kind. `None` if no row need be named.
type Named = Option<(String, Seq, Harm)>;

impl Way {
    /// Whether the file is damaged as a sequence of bytes, not through SQL.
    fn is_raw(self) -> bool {
        matches!(self, Way::Cut | Way::AnyByte)
    }
}

/// Damages a file and returns the expected report.
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

impl Target {
    fn of(path: &Path, chance: &mut Chance) -> Self {
        let raw = Connection::open(path).unwrap();
        raw.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
            .unwrap();
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

    /// Returns the expected report for a missing row. A missing newest row need not be named: only
    /// the number of rows may show that it is missing.
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

/// Returns the damage to a file as an error; `Ok` if there is none. The list in the error is empty
/// only if the error is about the file as a whole.
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
    let spoilt = tempfile::tempdir().unwrap();
    let path = spoilt.path().join(sound.file_name().unwrap());
    for (way, number) in WAYS.into_iter().zip(0..) {
        let mut untouched = 0;
        for file in 0..EACH {
            fs::copy(&sound, &path).unwrap();
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
        // A changed byte may be in the free space of a page.
        let allowed = if way == Way::AnyByte { EACH - 1 } else { 0 };
        assert!(untouched <= allowed, "{way:?}: {untouched} untouched");
    }
}
