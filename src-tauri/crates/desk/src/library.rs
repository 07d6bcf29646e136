//! The library: armies are listed, created, copied, archived, imported and exported here, and edited in
//! [`builder`]. Maps, settings, backups and checks are beside it.

pub(crate) mod backups;
pub(crate) mod builder;
pub(crate) mod check;
pub(crate) mod maps;
pub(crate) mod settings;

use std::collections::HashMap;

use drumhead_rules::catalogue::Catalogue;
use drumhead_shelf::{Army, BookId, Draft, Facts};
use drumhead_store::{ArmyEntry, ArmyId, NewArmy, Seq};
use drumhead_words::Points;
use serde::Serialize;

use crate::battle::BattleSession;
use crate::data_folder::DataFolder;
use crate::drafts;
use crate::words::words;
use crate::{DeskError, Last, Opened, Result, earlier, file, starters};

/// The armies of the library, and what is stored beside them.
#[derive(Debug)]
pub struct Library<'d> {
    pub(crate) data: &'d mut DataFolder,
    pub(crate) armies: &'d mut Armies,
    pub(crate) open: &'d mut Option<BattleSession>,
}

/// What the library holds in memory.
#[derive(Debug, Default)]
pub(crate) struct Armies {
    /// The open army, as it was saved at its head.
    pub(crate) held: Option<builder::Held>,
    /// What the list shows of each army, worked out at this head.
    pub(crate) seen: HashMap<ArmyId, (Seq, (BookId, Facts))>,
    /// What the settings remember of where the player is.
    pub(crate) last: Last,
}

/// An army in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ArmyRow {
    /// Its id.
    pub id: String,
    /// Its name; may be empty.
    pub name: String,
    /// Its book.
    pub book: BookId,
    /// Its nation; may be empty.
    pub nation: String,
    /// Its year.
    pub year: u16,
    /// Its figure scale.
    pub scale: String,
    /// What it costs; none where its book has no points.
    pub points: Option<Points>,
    /// What was agreed on.
    pub limit: Option<Points>,
    /// How many breaches.
    pub breaches: u32,
    /// How many warnings.
    pub warnings: u32,
    /// How many units.
    pub units: u32,
    /// Whether it is archived.
    pub archived: bool,
    /// When it last changed: RFC 3339.
    pub updated_at: String,
}

/// An army in the library that cannot be read. It is left unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Unreadable {
    /// Its id.
    pub id: String,
    /// The name it had when it was last stored; may be empty.
    pub name: String,
    /// Why it cannot be read, as a sentence goes on.
    pub why: String,
}

/// What is in the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Listing {
    /// The armies, the one changed last first.
    pub armies: Vec<ArmyRow>,
    /// Those that cannot be read, likewise.
    pub unreadable: Vec<Unreadable>,
}

/// An army in a list, as it was when it was last saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListedArmy {
    /// Its id.
    pub id: String,
    /// Its name; may be empty.
    pub name: String,
    /// Its book, if this program knows it.
    pub book: Option<BookId>,
    /// Its nation; may be empty.
    pub nation: String,
    /// Its year.
    pub year: Option<i32>,
    /// Its figure scale.
    pub scale: Option<String>,
    /// What it costs; none where its book has no points.
    pub points: Option<i32>,
    /// What was agreed on.
    pub limit: Option<i32>,
    /// How many breaches.
    pub breaches: u32,
    /// Whether it is archived.
    pub archived: bool,
    /// When it last changed: RFC 3339.
    pub updated_at: String,
}

/// The armies of the library, listed without reading one whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ArmyList {
    /// The armies, the one changed last first.
    pub armies: Vec<ListedArmy>,
    /// Those that cannot be read, likewise.
    pub unreadable: Vec<Unreadable>,
}

impl Library<'_> {
    /// Every army, archived or not, the one changed last first: as it was when it was last saved.
    /// Only an army whose entry is damaged is read, for the reason.
    ///
    /// # Errors
    /// The errors of reading the library itself.
    pub fn list_armies(&self) -> Result<ArmyList> {
        let mut list = ArmyList::default();
        for entry in self.data.store()?.armies()? {
            let damage = (!entry.sound)
                .then(|| self.data.army(&entry.id).err())
                .flatten();
            match damage {
                Some(error) => {
                    let words = words(self.data.language);
                    list.unreadable.push(unreadable(&entry, &error, words));
                }
                None => list.armies.push(listed(entry)),
            }
        }
        Ok(list)
    }

    /// Every army, archived or not, the one changed last first. What a row says
    /// is worked out by this program's tables, not by those of the day on which
    /// the army was stored. An army that cannot be read is named, with the reason.
    ///
    /// # Errors
    /// The errors of reading the library itself.
    pub fn list(&mut self) -> Result<Listing> {
        let entries = self.data.store()?.armies()?;
        let mut seen = HashMap::with_capacity(entries.len());
        let mut listing = Listing::default();
        for entry in entries {
            let known = self.armies.seen.remove(&entry.id);
            // What is listed of an army is believed only if it is as it was saved.
            let known = known.filter(|(head, _)| entry.sound && *head == entry.head);
            let facts = match known {
                Some((_, facts)) => facts,
                None => match self.data.army(&entry.id) {
                    Ok(draft) => (draft.book(), draft.facts()),
                    Err(error) => {
                        listing.unreadable.push(unreadable(
                            &entry,
                            &error,
                            words(self.data.language),
                        ));
                        continue;
                    }
                },
            };
            listing.armies.push(row(&entry, &facts));
            seen.insert(entry.id, (entry.head, facts));
        }
        self.armies.seen = seen;
        Ok(listing)
    }

    /// A number that changes when another window or program writes to the library, and only then: what is
    /// shown may then be old.
    ///
    /// # Errors
    /// The errors of reading.
    pub fn data_version(&self) -> Result<u32> {
        Ok(self.data.store()?.data_version()?)
    }

    /// Makes an army of this name (which may be empty) in which nothing else
    /// has been chosen yet, and opens it.
    ///
    /// # Errors
    /// [`Code::BadFile`] for a name longer than any army may have, and those of
    /// writing.
    pub fn create(&mut self, book: BookId, name: &str) -> Result<Opened> {
        let mut army = book.new_army();
        army.rename(name.to_owned());
        self.keep_new(army, "desk.label.new")
    }

    /// Makes an army out of a starter, and opens it.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of writing.
    pub fn from_starter(&mut self, id: &str) -> Result<Opened> {
        let draft = starters::starter(id)?;
        self.keep_new(draft.army(), "desk.label.starter")
    }

    /// Makes a copy of an army, with a history of its own, and opens it.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of writing.
    pub fn duplicate(&mut self, id: &str) -> Result<Opened> {
        let draft = self.data.army(&ArmyId::new(id))?;
        let mut army = draft.army();
        let name = draft.facts().name;
        army.rename(
            words(self.data.language)
                .fill("desk.copy", &[("name", name.trim())])
                .trim_start()
                .to_owned(),
        );
        self.keep_new(army, "desk.label.copied")
    }

    /// Imports an army from the bytes of a file, under a new id: nothing is
    /// ever overwritten.
    ///
    /// # Errors
    /// [`Code::BadFile`] with the place, [`Code::Newer`]; and the errors of writing.
    pub fn import(&mut self, file: &[u8]) -> Result<Opened> {
        let draft = file::read_among(file, &self.data.tables)?;
        self.keep_new(draft.army(), "desk.label.imported")
    }

    /// An army as the text of a file.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of reading.
    pub fn export(&self, id: &str) -> Result<String> {
        file::write(&self.data.army(&ArmyId::new(id))?)
    }

    /// Archives an army, or restores it.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of writing.
    pub fn archive(&mut self, id: &str, archived: bool) -> Result<()> {
        let at = archived.then(|| self.data.environment.now());
        let id = ArmyId::new(id);
        Ok(self.data.store_mut()?.set_archived(&id, at.as_deref())?)
    }

    /// An army, to be looked at.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of reading.
    pub fn army(&self, id: &str) -> Result<Draft> {
        self.data.army(&ArmyId::new(id))
    }

    /// Keeps a new army and opens it.
    fn keep_new(&mut self, army: Army, label: &'static str) -> Result<Opened> {
        let draft = self.data.draft(army)?;
        let id = self.data.environment.id();
        let new = NewArmy {
            id: id.clone(),
            label: words(self.data.language).get(label).to_owned(),
            body: drafts::body(&draft)?,
            version: earlier::ARMY,
            summary: drafts::summary(&draft),
            at: self.data.environment.now(),
        };
        self.data.store_mut()?.create_army(&new)?;
        self.open_army(id.as_str(), None)
    }
}

fn unreadable(entry: &ArmyEntry, error: &DeskError, words: &Catalogue) -> Unreadable {
    Unreadable {
        id: entry.id.as_str().to_owned(),
        name: entry.summary.name.clone(),
        why: error.shown(words).message,
    }
}

fn listed(entry: ArmyEntry) -> ListedArmy {
    let summary = entry.summary;
    ListedArmy {
        id: entry.id.as_str().to_owned(),
        name: summary.name,
        book: BookId::of(&summary.book),
        nation: summary.nation.unwrap_or_default(),
        year: summary.year,
        scale: summary.scale,
        points: summary.points,
        limit: summary.points_limit,
        breaches: summary.breaches,
        archived: entry.archived_at.is_some(),
        updated_at: entry.updated_at,
    }
}

fn row(entry: &ArmyEntry, (book, facts): &(BookId, Facts)) -> ArmyRow {
    ArmyRow {
        id: entry.id.as_str().to_owned(),
        name: facts.name.clone(),
        book: *book,
        nation: facts.nation.clone(),
        year: facts.year,
        scale: facts.scale.clone(),
        points: facts.points,
        limit: facts.limit,
        breaches: facts.breaches,
        warnings: facts.warnings,
        units: facts.units,
        archived: entry.archived_at.is_some(),
        updated_at: entry.updated_at.clone(),
    }
}
