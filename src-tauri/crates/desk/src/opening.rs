//! Opening a data folder: what is done about a file that is not as it should
//! be, and the daily backup.

use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::{Message, message};
use drumhead_store::{
    ArmyId, Heading, NewArmy, Rescue, RescuedArmy, RescuedBattle, SetAside, Status, Store,
    StoreError, WholeBattle,
};
use serde::Deserialize;

use crate::data_folder::DataFolder;
use crate::drafts::{self, TableCache};
use crate::library::{Armies, backups, check::damage_notice};
use crate::printing::Files;
use crate::words::words;
use crate::{Code, Desk, DeskError, Environment, Result, earlier};

/// What the player's data folder is called, beneath the one that the system has
/// for such things.
const FOLDER: &str = "org.drumhead.desk";

/// The data folder if no other is named; none on a system without folders
/// for its users.
#[must_use]
pub fn usual_folder() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.data_dir().join(FOLDER))
}

impl Desk {
    /// Opens a data folder, which is made if need be. There is always a desk,
    /// if only one that can say why it saves nothing; [`Desk::notice`] says
    /// what was found and done:
    ///
    /// * a damaged file is set aside whole, and the armies and battles that can
    ///   still be read are put into a new one; of an empty file, nothing can;
    /// * where nothing can be written, what is stored is opened for reading;
    /// * a file of a newer Drumhead, or one held by another program, is left
    ///   alone.
    ///
    /// The first opening of a day takes a backup. What the last [`DailyCheck`](crate::DailyCheck)
    /// found is shown until it is dealt with.
    #[must_use]
    pub fn open(folder: &Path, environment: Environment) -> Self {
        match Store::open(folder) {
            Ok(store) => {
                let mut desk = Self::with(folder, environment, Ok(store), None);
                let data = &mut desk.data;
                data.notice = data.back_up_daily().err().or_else(|| damage_notice(data));
                desk
            }
            Err(error @ StoreError::Damaged { .. }) => {
                Self::mend(folder, environment, error.into())
            }
            Err(error) => Self::without_mending(folder, environment, error.into()),
        }
    }

    /// Opens a data folder for a command that should not decide about a
    /// damaged file: that is an error here, and nothing is moved.
    ///
    /// # Errors
    /// [`Code::Damaged`], [`Code::Newer`], [`Code::Busy`], and whatever keeps
    /// the folder from being read.
    pub fn open_as_it_is(folder: &Path, environment: Environment) -> Result<Self> {
        let desk = Self::open_to_restore(folder, environment);
        match desk.data.kept {
            Ok(_) => Ok(desk),
            Err(error) => Err(error),
        }
    }

    /// Opens a data folder in which a backup is to be restored: there is always a desk, and nothing
    /// is moved.
    #[must_use]
    pub fn open_to_restore(folder: &Path, environment: Environment) -> Self {
        match Store::open(folder) {
            Ok(store) => Self::with(folder, environment, Ok(store), None),
            Err(error) => Self::without_mending(folder, environment, error.into()),
        }
    }

    fn with(
        folder: &Path,
        environment: Environment,
        kept: Result<Store>,
        notice: Option<DeskError>,
    ) -> Self {
        Self {
            data: DataFolder {
                path: folder.to_owned(),
                language: environment.language(),
                environment,
                kept,
                notice,
                restorable: false,
                tables: TableCache::default(),
            },
            armies: Armies::default(),
            open: None,
            files: Files::default(),
        }
    }

    /// Reads what is stored where nothing can be written; else keeps nothing.
    fn without_mending(folder: &Path, environment: Environment, error: DeskError) -> Self {
        let readable = matches!(error.code, Code::ReadOnly | Code::Full);
        let opened = readable.then(|| Store::open_read_only(folder));
        let kept = match opened {
            Some(Ok(store)) => Ok(store),
            Some(Err(_)) | None => Err(error.clone()),
        };
        Self::with(folder, environment, kept, Some(error))
    }

    /// Sets a damaged file aside and takes over what can still be read.
    fn mend(folder: &Path, environment: Environment, damage: DeskError) -> Self {
        let moved = environment
            .stamp()
            .and_then(|stamp| Ok(drumhead_store::set_aside(folder, &stamp)?));
        let SetAside { kept, store } = match moved {
            Ok(moved) => moved,
            Err(error) => {
                // It cannot be moved out of the way: at least say what is wrong with it.
                let notice = error.after(damage);
                return Self::with(folder, environment, Err(notice.clone()), Some(notice));
            }
        };
        let mut desk = Self::with(folder, environment, Ok(store), None);
        let empty =
            (kept.as_ref()).is_some_and(|kept| kept.metadata().is_ok_and(|it| it.len() == 0));
        let (found_out, remedy) = match kept {
            Some(kept) if empty => (vec![message("desk.opening.emptied"), aside(&kept)], None),
            Some(kept) => (desk.data.take_over(&kept), Some("desk.opening.damaged_fix")),
            None => (vec![message("desk.opening.damaged")], None),
        };
        desk.data.restorable = backups::in_folder(folder).is_ok_and(|found| !found.is_empty());
        let remedy = remedy.unwrap_or(match desk.data.restorable {
            true => "desk.opening.emptied_fix",
            false => "desk.opening.no_backup",
        });
        desk.data.notice = Some(DeskError::of(Code::Damaged, found_out, message(remedy)));
        desk
    }
}

impl DataFolder {
    /// Puts what can still be read of a damaged file into the new one, and says what that was.
    fn take_over(&mut self, kept: &Path) -> Vec<Message> {
        let mut found_out = vec![message("desk.opening.damaged"), aside(kept)];
        let found = drumhead_store::rescue(kept).unwrap_or_default();
        let (taken, lost) = self.take_over_armies(&found);
        let armies = message("desk.opening.armies").with("taken", taken);
        found_out.push(armies.with("lost", lost));
        let (taken, shortened, lost) = self.take_over_battles(found);
        if taken + lost > 0 {
            let battles = message("desk.opening.battles").with("taken", taken);
            let battles = battles.with("shortened", shortened);
            found_out.push(battles.with("lost", lost));
        }
        found_out
    }

    /// Puts the armies of a damaged file into the new one: how many, and how
    /// many could not be.
    fn take_over_armies(&mut self, found: &Rescue) -> (usize, usize) {
        let all = found.armies.len() + found.lost.len();
        let taken = found.armies.iter().filter_map(|army| {
            // One that cannot be stored is counted as lost; the file that was set aside still has it.
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
            None => heading_of(&battle.rows, self.environment.now())?,
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
        let draft = self.read(army.body, army.version.unwrap_or(1))?;
        let id = army.id;
        let new = NewArmy {
            id: id.clone(),
            label: words(self.language).get("desk.label.rescued").to_owned(),
            body: drafts::body(&draft)?,
            version: earlier::ARMY,
            summary: drafts::summary(&draft),
            at: self.environment.now(),
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
        let stamp = self.environment.stamp()?;
        let newest = backups::in_folder(&self.path)?.into_iter().next();
        if newest.is_some_and(|backup| backups::day(&backup.stamp) == backups::day(&stamp)) {
            return Ok(());
        }
        let folder = drumhead_store::backup_folder(&self.path);
        store.back_up_into(&folder, &stamp)?;
        drumhead_store::rotate(&folder, backups::KEPT)?;
        Ok(())
    }
}

fn aside(kept: &Path) -> Message {
    message("desk.opening.aside").with("file", kept.display().to_string())
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
