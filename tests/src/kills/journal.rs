//! A deterministic battle in the store, so that everything found after a kill can be
//! checked.

use std::path::Path;

use drumhead_store::{
    BattleId, Entry, Json, Kind, Missing, NewBattle, Row, Seq, Store, StoreError,
};
use serde_json::json;

use super::{Outcome, Said};

/// Returns the id of the battle.
#[must_use]
pub fn battle() -> BattleId {
    BattleId::new("fornovo")
}

/// Returns the parent of a row: every fifth row follows two undos.
#[must_use]
pub fn parent(seq: Seq) -> Option<Seq> {
    let back = if seq.0.is_multiple_of(5) { 3 } else { 1 };
    seq.0.checked_sub(back).map(Seq)
}

/// The content of each row. The digests form a chain, each made from the parent's digest and the
/// row's content, so a misplaced row is always noticed.
#[derive(Debug, Default)]
pub struct Script {
    digests: Vec<String>,
}

impl Script {
    /// Returns the row with this number.
    ///
    /// # Errors
    /// None in practice, as the JSON is our own.
    pub fn entry(&mut self, seq: Seq) -> Outcome<Entry> {
        while self.digests.len() <= seq.0 as usize {
            let next = Seq(u32::try_from(self.digests.len())?);
            let before = parent(next).and_then(|seq| self.digests.get(seq.0 as usize));
            let digest = fnv(&format!(
                "{} {}",
                before.map_or("", |text| text),
                command(next)
            ));
            self.digests.push(digest);
        }
        let digest = self.digests.get(seq.0 as usize).cloned();
        // Sometimes long enough for overflow pages.
        let events: Vec<_> = (0..seq.0 % 40)
            .map(|unit| json!({"hits": {"unit": unit, "figures": (seq.0 + unit) % 60}, "clause": "F-9.03"}))
            .collect();
        Ok(Entry {
            kind: if seq.0 % 7 == 3 {
                Kind::Note
            } else {
                Kind::Command
            },
            label: format!("Row {seq}"),
            command: Json::of(&command(seq))?,
            dice: Json::of(&[seq.0 % 6 + 1])?,
            events: Json::of(&events)?,
            version: 1,
            digest: digest.unwrap_or_default(),
            summary: Json::of(&json!({"turn": seq.0 / 10}))?,
            at: format!("{seq}"),
        })
    }

    /// Returns the battle at its beginning.
    ///
    /// # Errors
    /// The same errors as [`Script::entry`].
    pub fn battle(&mut self) -> Outcome<NewBattle> {
        Ok(NewBattle {
            id: battle(),
            book: "fornovo".to_owned(),
            name: "Fornovo".to_owned(),
            setup: self.entry(Seq::ROOT)?,
        })
    }
}

fn command(seq: Seq) -> serde_json::Value {
    json!({"shoot": {"unit": seq.0 % 12, "at": seq.0 % 11}, "seq": seq.0})
}

/// Returns the FNV-1a hash, in hexadecimal.
fn fnv(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Continues the battle from its head, row by row, without end. `say` is called before each
/// append and after its acknowledgement.
///
/// # Errors
/// The errors of the store.
pub fn play(dir: &Path, mut say: impl FnMut(&str, Seq) -> Outcome<()>) -> Outcome<()> {
    let mut store = Store::open(dir)?;
    let mut script = Script::default();
    let id = battle();
    if store.battles()?.is_empty() {
        say("request", Seq::ROOT)?;
        store.create_battle(&script.battle()?)?;
        say("ack", Seq::ROOT)?;
    }
    let mut head = store.battle(&id)?.entry.head;
    let mut newest = store
        .journal(&id)?
        .last()
        .map_or(Seq::ROOT, |line| line.seq);
    loop {
        let next = Seq(newest.0 + 1);
        if let Some(on) = parent(next).filter(|on| *on != head) {
            head = store.go_to_row(&id, head, on, "back")?.head;
        }
        let entry = script.entry(next)?;
        say("request", next)?;
        head = store.append_row(&id, head, &entry)?;
        newest = head;
        say("ack", head)?;
    }
}

/// Checks a folder after a kill: it has every acknowledged row and at most one more, each
/// unchanged and with the right parent; and the file is sound.
///
/// # Errors
/// The first difference.
pub fn check(dir: &Path, said: Said) -> Outcome<()> {
    let store = Store::open(dir)?;
    let raw = rusqlite::Connection::open(store.path())?;
    let verdict: String = raw.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(verdict.into());
    }
    let kept = match store.whole_battle(&battle()) {
        Err(StoreError::NotFound(Missing::Battle(_))) if said.acknowledged.is_none() => {
            return Ok(());
        }
        kept => kept?,
    };
    let newest = Seq(u32::try_from(kept.rows.len())?.saturating_sub(1));
    if Some(newest.0) < said.acknowledged {
        return Err(
            format!("the newest row is {newest}, and more was acknowledged: {said:?}").into(),
        );
    }
    if said.requested.is_some_and(|requested| newest.0 > requested) {
        return Err(
            format!("the newest row is {newest}, which was never asked for: {said:?}").into(),
        );
    }
    let mut script = Script::default();
    for (seq, row) in (0..).map(Seq).zip(&kept.rows) {
        let (parent, entry) = (parent(seq), script.entry(seq)?);
        if *row != (Row { seq, parent, entry }) {
            return Err(format!("row {seq} is not as it was played").into());
        }
    }
    // The head is the newest row, or the parent of the next.
    if kept.head != newest && Some(kept.head) != parent(Seq(newest.0 + 1)) {
        return Err(format!("the head is {} and the newest row {newest}", kept.head).into());
    }
    Ok(())
}
