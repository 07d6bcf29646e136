//! Finds armies and battles by a player's text: an id, a name, or any part of a name.
//!
//! An exact id wins over any name. The library is searched first, then its archive, then the
//! starter armies; in each of them, an exact name wins over a part of one. Case does not matter;
//! nor do accents, unless two names differ in nothing else.

use drumhead_rules::catalogue::{Language, Plain, message};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::words::verbatim;
use crate::{Battles, DeskError, FoundArmy, Library, Result, starter, starters};

/// The maximum number of names that an error suggests.
const SUGGESTED: usize = 3;

/// An item that a player can name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    id: String,
    name: String,
    shelf: Shelf,
}

/// The source of an entry, in search order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shelf {
    Library,
    Archive,
    Starters,
}

/// The kind of item to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Army,
    Battle,
}

impl Library<'_> {
    /// Returns the army in the library or the starter army with this id, or with this text in its
    /// name.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) if no army matches (the error suggests the nearest
    /// names) or several do (the error lists them), and read errors.
    pub fn find_army(&self, wanted: &str) -> Result<FoundArmy> {
        let armies = self.data.store()?.armies()?.into_iter();
        let mut entries: Vec<Entry> = armies
            .map(|army| Entry {
                id: army.id.as_str().to_owned(),
                name: army.summary.name,
                shelf: shelf(army.archived_at.is_some()),
            })
            .collect();
        if let Some(entry) = search(&entries, wanted, Kind::Army)? {
            return self.army(&entry.id);
        }
        entries.extend(ready()?);
        let id = &demand(&entries, wanted, Kind::Army)?.id;
        Ok(FoundArmy {
            draft: starter(id, self.data.language)?,
            damage: None,
        })
    }
}

impl Battles<'_> {
    /// Finds a battle by its id or by part of its name, and returns its id.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) if no battle matches (the error suggests the nearest
    /// names) or several do (the error lists them), and read errors.
    pub fn find_battle(&self, wanted: &str) -> Result<String> {
        let battles = self.list()?.into_iter();
        let entries: Vec<Entry> = battles
            .map(|battle| Entry {
                id: battle.id,
                name: battle.name,
                shelf: shelf(battle.archived),
            })
            .collect();
        Ok(demand(&entries, wanted, Kind::Battle)?.id.clone())
    }
}

/// Finds a starter army by its id, or by part of its id or its name, and returns its id.
///
/// # Errors
/// [`NotFound`](crate::Code::NotFound) if no starter army matches, or several do.
pub fn find_starter(wanted: &str) -> Result<String> {
    Ok(demand(&ready()?, wanted, Kind::Army)?.id.clone())
}

const fn shelf(archived: bool) -> Shelf {
    if archived {
        Shelf::Archive
    } else {
        Shelf::Library
    }
}

fn ready() -> Result<Vec<Entry>> {
    let ready = starters(Language::ENGLISH)?
        .into_iter()
        .map(|starter| Entry {
            id: starter.id,
            name: starter.name,
            shelf: Shelf::Starters,
        });
    Ok(ready.collect())
}

/// Returns the only entry that matches.
fn demand<'a>(entries: &'a [Entry], wanted: &str, kind: Kind) -> Result<&'a Entry> {
    search(entries, wanted, kind)?.ok_or_else(|| none(entries, wanted, kind))
}

/// Returns the entry that matches best, which must be the only one; `None` if no entry matches.
fn search<'a>(entries: &'a [Entry], wanted: &str, kind: Kind) -> Result<Option<&'a Entry>> {
    if let Some(entry) = entries.iter().find(|entry| entry.id == wanted) {
        return Ok(Some(entry));
    }
    let key = Key::of(wanted);
    // Empty text is part of every name.
    if key.bare.is_empty() {
        return Ok(None);
    }
    let matches: [fn(&Key, &Key) -> bool; 4] = [
        |name, key| name.full == key.full,
        |name, key| name.bare == key.bare,
        |name, key| name.full.contains(&key.full),
        |name, key| name.bare.contains(&key.bare),
    ];
    for shelf in [Shelf::Library, Shelf::Archive, Shelf::Starters] {
        let keyed: Vec<(&Entry, Vec<Key>)> = entries
            .iter()
            .filter(|entry| entry.shelf == shelf)
            .map(|entry| (entry, entry.texts().map(Key::of).collect()))
            .collect();
        for matches in matches {
            let found = keyed
                .iter()
                .filter(|(_, texts)| texts.iter().any(|text| matches(text, &key)))
                .map(|(entry, _)| *entry);
            match found.collect::<Vec<_>>().as_slice() {
                [] => {}
                [one] => return Ok(Some(one)),
                several => return Err(ambiguous(several, wanted, kind)),
            }
        }
    }
    Ok(None)
}

impl Entry {
    /// Returns the strings of the entry in which a player's text is looked for. The id of a starter
    /// is one of them, because it consists of words; other ids are random.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let id = (self.shelf == Shelf::Starters).then_some(self.id.as_str());
        std::iter::once(self.name.as_str()).chain(id)
    }

    /// Returns a string that identifies this entry and none of the others.
    fn label(&self, others: &[&Self]) -> String {
        if self.shelf == Shelf::Starters {
            return format!("{:?}", self.id);
        }
        let name = Key::of(&self.name).full;
        let same = |other: &&&Self| Key::of(&other.name).full == name;
        match others.iter().filter(same).count() {
            0 | 1 if !name.is_empty() => format!("{:?}", self.name.trim()),
            _ => format!("{:?} ({})", self.name.trim(), self.id),
        }
    }
}

/// A string in the form for comparison: without case, and with one encoding of accents.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    full: String,
    /// The text without accents.
    bare: String,
}

impl Key {
    fn of(text: &str) -> Self {
        // Capitals first: both forms of a Greek sigma have the same capital, and the capital of ß
        // is SS.
        let same_case = |letter: char| letter.to_uppercase().flat_map(char::to_lowercase);
        let decomposed: String = text.trim().nfd().flat_map(same_case).nfd().collect();
        let bare = decomposed
            .chars()
            .filter(|letter| !is_combining_mark(*letter));
        Self {
            bare: bare.collect(),
            full: decomposed.nfc().collect(),
        }
    }
}

/// Returns the error that lists every entry found, one a line.
fn ambiguous(found: &[&Entry], wanted: &str, kind: Kind) -> DeskError {
    let labels = found.iter().map(|entry| verbatim(entry.label(found)));
    let list = Plain::List(labels.collect(), "\n");
    let several = message(kind.key("desk.find.several_armies", "desk.find.several_battles"))
        .with("many", found.len());
    DeskError::not_found(
        several.with("wanted", format!("{wanted:?}")),
        message("desk.find.more").with("list", list),
    )
}

fn none(entries: &[Entry], wanted: &str, kind: Kind) -> DeskError {
    let mut near: Vec<String> = nearest(entries, wanted)
        .iter()
        .map(|entry| format!("{:?}", entry.texts().last().unwrap_or_default().trim()))
        .collect();
    near.dedup();
    let command = kind.key("drumhead army", "drumhead battle");
    let remedy = match near.as_slice() {
        [] if entries.is_empty() => message("desk.find.make").with("command", command),
        [] => message("desk.find.list").with("command", command),
        near => {
            let near = near.iter().map(verbatim).reduce(|first, last| {
                let or = message("desk.find.or").with("first", first);
                or.with("last", last)
            });
            message("desk.find.near").with("near", near.unwrap_or_else(|| verbatim("")))
        }
    };
    let none = message(kind.key("desk.find.no_army", "desk.find.no_battle"));
    DeskError::not_found(none.with("wanted", format!("{wanted:?}")), remedy)
}

impl Kind {
    /// Returns the key for an army or for a battle.
    const fn key(self, army: &'static str, battle: &'static str) -> &'static str {
        match self {
            Self::Army => army,
            Self::Battle => battle,
        }
    }
}

/// Returns up to [`SUGGESTED`] entries outside the archive: those whose names have the most letters
/// in common with the wanted words. At least one word must be near.
fn nearest<'a>(entries: &'a [Entry], wanted: &str) -> Vec<&'a Entry> {
    let wanted = words(wanted);
    let common: Vec<_> = entries
        .iter()
        .filter(|entry| entry.shelf != Shelf::Archive)
        .filter_map(|entry| {
            let texts = entry.texts().map(|text| in_common(&words(text), &wanted));
            Some((texts.max()?, entry))
        })
        .collect();
    let most = common.iter().map(|(letters, _)| *letters).max();
    let best = |letters: usize| Some(letters) == most && letters > 0;
    let best = common.iter().filter(|(letters, _)| best(*letters));
    best.map(|(_, entry)| *entry).take(SUGGESTED).collect()
}

/// Returns the words of a text, without case, accents, apostrophes and other punctuation.
fn words(text: &str) -> Vec<String> {
    let bare = Key::of(text).bare.replace(['\'', '\u{2019}'], "");
    let words = bare.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Returns the number of letters that the wanted words share with the nearest words of a name,
/// whatever the order of the words. Words that are not near do not count.
fn in_common(name: &[String], wanted: &[String]) -> usize {
    let of = |word: &String| {
        let letters = word.chars().count();
        let apart = name
            .iter()
            .map(|other| match other.contains(word.as_str()) {
                true => 0,
                false => strsim::osa_distance(other, word),
            });
        // A word of one or two letters is in too many names. A longer word may contain one typing
        // error for every four letters, rounded up.
        let near = apart
            .min()
            .filter(|apart| letters > 2 && *apart <= letters.div_ceil(4));
        near.map_or(0, |apart| letters - apart)
    };
    wanted.iter().map(of).sum()
}

#[cfg(test)]
mod tests;
