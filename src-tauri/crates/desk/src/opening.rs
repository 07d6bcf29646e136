//! Opening a data folder: what is done about a file that is not as it should
//! be, and the daily backup.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::message;
use drumhead_store::{
    ArmyId, Heading, NewArmy, Rescue, RescuedArmy, RescuedBattle, SetAside, Status, Store,
    StoreError, WholeBattle,
};
use serde::Deserialize;

use crate::words::words;
use crate::{Code, Desk, DeskError, Givens, Last, Result, backups, drafts, earlier};

/// What the player's data folder is called, beneath the one that the system has
/// for such things.
const FOLDER: &str = "org.drumhead.desk";

/// The data folder of whoever names no other; none on a system where the
/// player has no folder of his own.
#[must_use]
pub fn usual_folder() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.data_dir().join(FOLDER))
}

impl Desk {
    /// Opens a data folder, which is made if need be. There is always a desk,
    /// if only one that can say why it keeps nothing; [`Desk::notice`] tells
    /// what was found and done:
    ///
    /// * a damaged file is set aside whole, and the armies and battles that can
    ///   still be read are put into a new one;
    /// * where nothing can be written, what is kept is opened for reading;
    /// * a file of a newer Drumhead, or one held by another program, is left
    ///   alone.
    ///
    /// The first opening of a day takes a backup. What the last [`DailyCheck`](crate::DailyCheck)
    /// found is told until it is dealt with.
    #[must_use]
    pub fn open(folder: &Path, givens: Givens) -> Self {
        match Store::open(folder) {
            Ok(store) => {
                let mut desk = Self::with(folder, givens, Ok(store), None);
                desk.notice = desk.back_up_daily().err().or_else(|| desk.damage_notice());
                desk
            }
            Err(error @ StoreError::Damaged { .. }) => Self::mend(folder, givens, error.into()),
            Err(error) => Self::without_mending(folder, givens, error.into()),
        }
    }

    /// Opens a data folder for a command that should not decide about a
    /// damaged file: that is an error here, and nothing is moved.
    ///
    /// # Errors
    /// [`Code::Damaged`], [`Code::Newer`], [`Code::Busy`], and whatever keeps
    /// the folder from being read.
    pub fn open_as_it_is(folder: &Path, givens: Givens) -> Result<Self> {
        let desk = match Store::open(folder) {
            Ok(store) => Self::with(folder, givens, Ok(store), None),
            Err(error) => Self::without_mending(folder, givens, error.into()),
        };
        match desk.kept {
            Ok(_) => Ok(desk),
            Err(error) => Err(error),
        }
    }

    fn with(folder: &Path, givens: Givens, kept: Result<Store>, notice: Option<DeskError>) -> Self {
        Self {
            folder: folder.to_owned(),
            language: givens.language(),
            givens,
            kept,
            notice,
            held: None,
            battle: None,
            seen: HashMap::new(),
            last: Last::default(),
            scratch: None,
            written: BTreeSet::new(),
        }
    }

    /// Reads what is kept where nothing can be written; else keeps nothing.
    fn without_mending(folder: &Path, givens: Givens, error: DeskError) -> Self {
        let readable = matches!(error.code, Code::ReadOnly | Code::Full);
        let opened = readable.then(|| Store::open_read_only(folder));
        let kept = match opened {
            Some(Ok(store)) => Ok(store),
            Some(Err(_)) | None => Err(error.clone()),
        };
        Self::with(folder, givens, kept, Some(error))
    }

    /// Sets a damaged file aside and takes over what can still be read.
    fn mend(folder: &Path, givens: Givens, damage: DeskError) -> Self {
        let aside = givens
            .stamp()
            .and_then(|stamp| Ok(drumhead_store::set_aside(folder, &stamp)?));
        let SetAside { kept, store } = match aside {
            Ok(aside) => aside,
            Err(error) => {
                // It cannot be moved out of the way: at least say what is wrong with it.
                let notice = error.after(damage);
                return Self::with(folder, givens, Err(notice.clone()), Some(notice));
            }
        };
        let mut desk = Self::with(folder, givens, Ok(store), None);
        let mut found_out = vec![message("desk.opening.damaged")];
        if let Some(kept) = kept {
            let aside = message("desk.opening.aside").with("file", kept.display().to_string());
            let found = drumhead_store::rescue(&kept).unwrap_or_default();
            let (taken, lost) = desk.take_over_armies(&found);
            let armies = message("desk.opening.armies").with("taken", taken);
            found_out.extend([aside, armies.with("lost", lost)]);
            let (taken, shortened, lost) = desk.take_over_battles(found);
            if taken + lost > 0 {
                let battles = message("desk.opening.battles").with("taken", taken);
                let battles = battles.with("shortened", shortened);
                found_out.push(battles.with("lost", lost));
            }
        }
        let remedy = message("desk.opening.damaged_fix");
        desk.notice = Some(DeskError::of(Code::Damaged, found_out, remedy));
        desk
    }

    /// Puts the armies of a damaged file into the new one: how many, and how
    /// many could not be.
    fn take_over_armies(&mut self, found: &Rescue) -> (usize, usize) {
        let all = found.armies.len() + found.lost.len();
        let taken = found.armies.iter().filter_map(|army| {
            // One that cannot be kept is counted as lost; the file that was set aside still has it.
            self.take_over_army(army.clone()).ok()
        });
        let taken = taken.count();
        (taken, all - taken)
    }

    /// The same for the battles: how many, how many of those lack rows that
    /// were played, and how many could not be.
    fn take_over_battles(&mut self, found: Rescue) -> (usize, usize, usize) {
        let all = found.battles.len() + found.lost_battles.len();
        let (mut taken, mut shortened) = (0, 0);
        for battle in found.battles {
            let lacking = battle.lost_rows > 0;
            if self.take_over_battle(battle).is_ok() {
                taken += 1;
                shortened += usize::from(lacking);
            }
        }
        (taken, shortened, all - taken)
    }

    fn take_over_battle(&mut self, battle: RescuedBattle) -> Result<()> {
        let heading = match battle.heading {
            Some(heading) => heading,
            None => heading_of(&battle.rows, self.givens.now())?,
        };
        self.store_mut()?.take_in_battle(&WholeBattle {
            id: battle.id,
            heading,
            head: battle.head,
            tip: battle.tip,
            rows: battle.rows,
        })?;
        Ok(())
    }

    fn take_over_army(&mut self, army: RescuedArmy) -> Result<ArmyId> {
        // Where no row says the version, it is as old as can be.
        let draft = drafts::read(army.body, army.version.unwrap_or(1))?;
        let id = army.id;
        let new = NewArmy {
            id: id.clone(),
            label: words(self.language).get("desk.label.rescued").to_owned(),
            body: drafts::body(&draft)?,
            version: earlier::ARMY,
            summary: drafts::summary(&draft),
            at: self.givens.now(),
        };
        self.store_mut()?.create_army(&new)?;
        Ok(id)
    }

    /// Takes today's backup, if there is something to keep and none was taken
    /// yet.
    fn back_up_daily(&self) -> Result<()> {
        let store = self.store()?;
        if store.armies()?.is_empty() && store.battles()?.is_empty() {
            return Ok(());
        }
        let stamp = self.givens.stamp()?;
        let folder = backups::folder(&self.folder);
        let newest = drumhead_store::backups(&folder)?.into_iter().next();
        if newest.is_some_and(|backup| backups::day(&backup.stamp) == backups::day(&stamp)) {
            return Ok(());
        }
        store.back_up_into(&folder, &stamp)?;
        drumhead_store::rotate(&folder, backups::KEPT)?;
        Ok(())
    }
}

/// A heading for a battle whose own cannot be read: a set-up names its book, and
/// mostly itself.
fn heading_of(rows: &[drumhead_store::Row], now: String) -> Result<Heading> {
    #[derive(Deserialize)]
    struct SetUp {
        book: String,
        name: Option<String>,
    }
    let row = rows
        .first()
        .ok_or_else(|| DeskError::fault(message("desk.import.no_setup")))?;
    let setup: SetUp = row.entry.command.read().map_err(DeskError::internal)?;
    Ok(Heading {
        book: setup.book,
        name: setup.name.unwrap_or_else(|| row.entry.label.clone()),
        status: Status::Open,
        created_at: row.entry.at.clone(),
        updated_at: now,
        archived_at: None,
    })
}
