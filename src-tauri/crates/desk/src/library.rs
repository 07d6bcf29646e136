//! The library: it lists, creates, duplicates, archives, imports and exports armies. Edits are in
//! [`builder`]; maps, settings, backups, checks and repairs are in the other modules.

pub(crate) mod backups;
pub(crate) mod builder;
pub(crate) mod check;
pub(crate) mod maps;
pub(crate) mod repair;
pub(crate) mod settings;

use std::collections::HashMap;

use drumhead_shelf::{Army, BookId, Draft, Facts};
use drumhead_store::{ArmyEntry, ArmyId, NewArmy, Seq};
use drumhead_vocabulary::Points;
use serde::Serialize;

use crate::battle::BattleSession;
use crate::data_folder::{DataFolder, ReadArmy};
use crate::drafts;
use crate::words::words;
use crate::{DeskError, Last, Opened, Result, earlier, file, starters};

/// The armies of the library, with its maps, settings and backups.
#[derive(Debug)]
pub struct Library<'d> {
    pub(crate) data: &'d mut DataFolder,
    pub(crate) armies: &'d mut Armies,
    pub(crate) open: &'d mut Option<BattleSession>,
}

/// The library's state in memory.
#[derive(Debug, Default)]
pub(crate) struct Armies {
    /// The open army, as it was saved at its head.
    pub(crate) open_army: Option<builder::OpenArmy>,
    /// The list's entry for each army, with the head at which it was computed.
    pub(crate) seen: HashMap<ArmyId, (Seq, (BookId, Facts))>,
    /// The last open army and unit, as the library stores them.
    pub(crate) last: Last,
}

/// An army in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ArmyRow {
    /// The army's id.
    pub id: String,
    /// The army's name; may be empty.
    pub name: String,
    /// The army's rulebook.
    pub book: BookId,
    /// The army's nation; may be empty.
    pub nation: String,
    /// The army's year.
    pub year: u16,
    /// The army's figure scale.
    pub scale: String,
    /// The army's cost in points; `None` if its rulebook has no points.
    pub points: Option<Points>,
    /// The points limit.
    pub limit: Option<Points>,
    /// The number of problems.
    pub illegal: u32,
    /// The number of warnings.
    pub warnings: u32,
    /// The number of units.
    pub units: u32,
    /// Whether the army is archived.
    pub archived: bool,
    /// The time when the army last changed: RFC 3339.
    pub updated_at: String,
}

/// An army in the library that cannot be read, and is left unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Unreadable {
    /// The army's id.
    pub id: String,
    /// The army's name when it was last stored; may be empty.
    pub name: String,
    /// The reason why the army cannot be read, as a sentence.
    pub why: String,
    /// Whether the army can be opened as it was before its damage.
    pub opens: bool,
}

/// An army to look at.
#[derive(Debug)]
pub struct FoundArmy {
    /// The army. A damaged army is as it was after its last intact change.
    pub draft: Draft,
    /// The damage, and that change; `None` if the army is intact.
    pub damage: Option<String>,
}

/// The contents of the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Listing {
    /// The armies, most recently changed first.
    pub armies: Vec<ArmyRow>,
    /// The armies that cannot be read, most recently changed first.
    pub unreadable: Vec<Unreadable>,
}

/// An army in a list, as it was last saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListedArmy {
    /// The army's id.
    pub id: String,
    /// The army's name; may be empty.
    pub name: String,
    /// The army's rulebook, if this program knows it.
    pub book: Option<BookId>,
    /// The army's nation; may be empty.
    pub nation: String,
    /// The army's year.
    pub year: Option<i32>,
    /// The army's figure scale.
    pub scale: Option<String>,
    /// The army's cost in points; `None` if its rulebook has no points.
    pub points: Option<i32>,
    /// The points limit.
    pub limit: Option<i32>,
    /// The number of problems.
    pub illegal: u32,
    /// Whether the army is archived.
    pub archived: bool,
    /// The time when the army last changed: RFC 3339.
    pub updated_at: String,
}

/// The armies of the library, listed from their summaries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ArmyList {
    /// The armies, most recently changed first.
    pub armies: Vec<ListedArmy>,
    /// The armies that cannot be read, most recently changed first.
    pub unreadable: Vec<Unreadable>,
}

impl Library<'_> {
    /// Returns every army, archived or not, most recently changed first, as it was last saved. An
    /// army itself is read only if its summary is damaged, to find the reason.
    ///
    /// # Errors
    /// Errors in reading the library itself.
    pub fn list_armies(&self) -> Result<ArmyList> {
        let mut list = ArmyList::default();
        for entry in self.data.store()?.armies()? {
            let damage = (!entry.sound)
                .then(|| self.data.army(&entry.id).err())
                .flatten();
            match damage {
                Some(error) => list.unreadable.push(self.unreadable(&entry, &error)),
                None => list.armies.push(listed(entry)),
            }
        }
        Ok(list)
    }

    /// Returns every army, archived or not, most recently changed first. A row is computed with
    /// this program's tables, not with those in use when the army was saved. An army that cannot be
    /// read is listed with the reason.
    ///
    /// # Errors
    /// Errors in reading the library itself.
    pub fn list(&mut self) -> Result<Listing> {
        let entries = self.data.store()?.armies()?;
        let mut seen = HashMap::with_capacity(entries.len());
        let mut listing = Listing::default();
        for entry in entries {
            let known = self.armies.seen.remove(&entry.id);
            // The cached facts are used only if the army's stored summary is undamaged.
            let facts = match known.filter(|(head, _)| entry.sound && *head == entry.head) {
                Some((_, facts)) => facts,
                None => match self.data.army(&entry.id) {
                    Ok(draft) => (draft.book(), draft.facts()),
                    Err(error) => {
                        listing.unreadable.push(self.unreadable(&entry, &error));
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

    /// Returns a number that changes only if another window or program writes to the library: the
    /// view might then be out of date.
    ///
    /// # Errors
    /// Read errors.
    pub fn data_version(&self) -> Result<u32> {
        Ok(self.data.store()?.data_version()?)
    }

    /// Creates an army with this name (which may be empty) and without any choices, and opens it.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) for a name longer than an army's name may be, and write
    /// errors.
    pub fn create(&mut self, book: BookId, name: &str) -> Result<Opened> {
        let mut army = book.new_army();
        army.rename(name.to_owned());
        self.keep_new(army, "desk.label.new")
    }

    /// Creates an army from a starter, and opens it.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn from_starter(&mut self, id: &str) -> Result<Opened> {
        let draft = starters::starter(id, self.data.language)?;
        self.keep_new(draft.army(), "desk.label.starter")
    }

    /// Duplicates an army, with a new history, and opens the duplicate.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), [`Damaged`](crate::Code::Damaged) for a damaged army,
    /// and write errors.
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

    /// Imports an army from the bytes of a file, under a new id: an import never overwrites an
    /// army.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the location of the error,
    /// [`Newer`](crate::Code::Newer), and write errors.
    pub fn import(&mut self, file: &[u8]) -> Result<Opened> {
        let draft = file::read_with(file, &self.data.tables)?;
        self.keep_new(draft.army(), "desk.label.imported")
    }

    /// Returns an army as the text of a file.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn export(&self, id: &str) -> Result<String> {
        file::write(&self.data.army(&ArmyId::new(id))?)
    }

    /// Archives an army, or restores it.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn archive(&mut self, id: &str, archived: bool) -> Result<()> {
        let at = archived.then(|| self.data.environment.now());
        let id = ArmyId::new(id);
        Ok(self.data.store_mut()?.set_archived(&id, at.as_deref())?)
    }

    /// Returns an army for reading.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), [`Damaged`](crate::Code::Damaged) if no change is
    /// intact, and read errors.
    pub fn army(&self, id: &str) -> Result<FoundArmy> {
        let ReadArmy { draft, damage, .. } = self.data.army_before_damage(&ArmyId::new(id))?;
        let words = words(self.data.language);
        let damage = damage.map(|damage| words.say(&damage));
        Ok(FoundArmy { draft, damage })
    }

    fn unreadable(&self, entry: &ArmyEntry, error: &DeskError) -> Unreadable {
        Unreadable {
            id: entry.id.as_str().to_owned(),
            name: entry.summary.name.clone(),
            why: error.shown(words(self.data.language)).message,
            opens: self.data.army_before_damage(&entry.id).is_ok(),
        }
    }

    /// Stores a new army and opens it.
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
        illegal: summary.breaches,
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
        illegal: facts.illegal,
        warnings: facts.warnings,
        units: facts.units,
        archived: entry.archived_at.is_some(),
        updated_at: entry.updated_at.clone(),
    }
}
