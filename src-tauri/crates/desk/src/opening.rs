//! Opens a data folder: handles damaged files, and takes the daily backup.

use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::{Message, message};
use drumhead_store::{
    ArmyId, FileHarm, NewArmy, Rescue, RescuedArmy, RescuedBattle, SetAside, Store, StoreError,
    WholeBattle,
};

use crate::battle::battle_library::heading_of;
use crate::data_folder::{DataFolder, LastCheck};
use crate::drafts::{self, TableCache};
use crate::library::check::{damage_notice, is_known_intact};
use crate::library::{Armies, backups};
use crate::printing::Files;
use crate::words::words;
use crate::{Code, Desk, DeskError, Environment, Result, earlier};

/// The name of the player's data folder, within the system's folder for such data.
const FOLDER: &str = "org.drumhead.desk";

/// Returns the default data folder; `None` on a system without user folders.
#[must_use]
pub fn usual_folder() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.data_dir().join(FOLDER))
}

impl Desk {
    /// Opens a data folder, which is created if necessary. There is always a desk, even if it can
    /// only report why nothing is saved; [`Desk::notice`] describes what was found and done:
    ///
    /// * A damaged file is set aside whole, and the armies, battles, maps and settings that can
    ///   still be read are copied into a new one. An empty file contains no data to copy.
    /// * If there is no file, although there are backups, a new library is made.
    /// * A file that is not a database, or belongs to another program, is not touched, and there is
    ///   no library.
    /// * If nothing can be written, the library is opened for reading.
    /// * A file from a newer version of Drumhead, or one that another program has locked, is not
    ///   touched.
    ///
    /// A backup is taken when a library with an army or a battle is opened for the first time in a
    /// day. Damage found by the last [`DailyCheck`](crate::DailyCheck) is shown until it is
    /// repaired.
    #[must_use]
    pub fn open(folder: &Path, environment: Environment) -> Self {
        match Store::open(folder) {
            Ok(store) => {
                let mut desk = Self::with(folder, environment, Ok(store), None);
                let data = &mut desk.data;
                data.notice = data.back_up_daily().err().or_else(|| damage_notice(data));
                desk
            }
            Err(StoreError::Damaged {
                path,
                what: what @ (FileHarm::NoDatabase | FileHarm::OtherProgram),
            }) => {
                let foreign = StoreError::Damaged { path, what };
                let mut desk = Self::without_mending(folder, environment, foreign.into());
                desk.offer_backups();
                desk
            }
            Err(StoreError::Damaged { path, what }) => {
                let missing = what == FileHarm::Missing;
                let damage = StoreError::Damaged { path, what };
                Self::mend(folder, environment, missing, damage.into())
            }
            Err(error) => Self::without_mending(folder, environment, error.into()),
        }
    }

    /// Opens a data folder for a command that must not decide what happens to a damaged file: such
    /// a file is an error here, and no file is moved.
    ///
    /// # Errors
    /// [`Code::Damaged`], [`Code::Newer`], [`Code::Busy`], and errors in reading the folder.
    pub fn open_as_it_is(folder: &Path, environment: Environment) -> Result<Self> {
        let desk = Self::open_to_restore(folder, environment);
        match desk.data.store {
            Ok(_) => Ok(desk),
            Err(error) => Err(error),
        }
    }

    /// Opens a data folder for reading, to list armies or battles. What is read is checked, but not
    /// the whole file.
    ///
    /// # Errors
    /// An error if the folder cannot be read in this way, or at all:
    /// [`open_as_it_is`](Self::open_as_it_is) says why.
    pub fn open_to_list(folder: &Path, environment: Environment) -> Result<Self> {
        let store = Store::open_to_list(folder)?;
        Ok(Self::with(folder, environment, Ok(store), None))
    }

    /// Opens a data folder in which a backup is to be restored: there is always a desk, and no
    /// file is moved.
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
        store: Result<Store>,
        notice: Option<DeskError>,
    ) -> Self {
        Self {
            data: DataFolder {
                path: folder.to_owned(),
                language: environment.language(),
                environment,
                store,
                notice,
                restorable: false,
                last_check: LastCheck::default(),
                tables: TableCache::default(),
            },
            armies: Armies::default(),
            open: None,
            files: Files::default(),
        }
    }

    /// Opens the library for reading if nothing can be written. If that fails, or after any other
    /// error, opens a desk without a library.
    fn without_mending(folder: &Path, environment: Environment, error: DeskError) -> Self {
        let readable = matches!(error.code, Code::ReadOnly | Code::Full);
        let opened = readable.then(|| Store::open_read_only(folder));
        let store = match opened {
            Some(Ok(store)) => Ok(store),
            Some(Err(_)) | None => Err(error.clone()),
        };
        Self::with(folder, environment, store, Some(error))
    }

    /// If there is a backup, adds to the notice that it can be restored.
    fn offer_backups(&mut self) {
        let found = backups::in_folder(&self.data.path);
        self.data.restorable = found.is_ok_and(|found| !found.is_empty());
        if self.data.restorable {
            let notice = self.data.notice.take();
            let remedy = message("desk.opening.emptied_fix");
            self.data.notice = notice.map(|notice| notice.and(remedy));
        }
    }

    /// Makes a new library. A damaged file is set aside, and the data that can still be read is
    /// recovered from it.
    fn mend(folder: &Path, environment: Environment, missing: bool, damage: DeskError) -> Self {
        let moved = environment
            .stamp()
            .and_then(|stamp| Ok(drumhead_store::set_aside(folder, &stamp)?));
        let SetAside { old_file, store } = match moved {
            Ok(moved) => moved,
            Err(error) => {
                // The file cannot be moved out of the way: report at least the damage.
                let notice = error.after(damage);
                return Self::with(folder, environment, Err(notice.clone()), Some(notice));
            }
        };
        let mut desk = Self::with(folder, environment, Ok(store), None);
        let empty = (old_file.as_ref())
            .is_some_and(|old_file| old_file.metadata().is_ok_and(|it| it.len() == 0));
        let (found_out, remedy) = match old_file {
            _ if missing => (vec![message("desk.opening.missing")], None),
            Some(old_file) if empty => (
                vec![message("desk.opening.emptied"), aside(&old_file)],
                None,
            ),
            Some(old_file) => (
                desk.data.take_over(&old_file),
                Some("desk.opening.damaged_fix"),
            ),
            None => (vec![message("desk.opening.damaged")], None),
        };
        desk.data.restorable = backups::in_folder(folder).is_ok_and(|found| !found.is_empty());
        desk.data.notice = Some(DeskError::of(
            Code::Damaged,
            found_out,
            message(remedy.unwrap_or(match desk.data.restorable {
                true => "desk.opening.emptied_fix",
                false => "desk.opening.no_backup",
            })),
        ));
        desk
    }
}

impl DataFolder {
    /// Copies the data that can still be read from a damaged file into the new one, and returns a
    /// report.
    fn take_over(&mut self, old_file: &Path) -> Vec<Message> {
        let mut found_out = vec![message("desk.opening.damaged"), aside(old_file)];
        let found = drumhead_store::rescue(old_file).unwrap_or_default();
        let (recovered, lost) = self.take_over_armies(&found);
        let armies = message("desk.opening.armies").with("taken", recovered);
        found_out.push(armies.with("lost", lost));
        self.take_over_settings(&found);
        let (recovered, shortened, lost) = self.take_over_battles(found);
        if recovered + lost > 0 {
            let battles = message("desk.opening.battles")
                .with("taken", recovered)
                .with("shortened", shortened);
            found_out.push(battles.with("lost", lost));
        }
        found_out
    }

    /// Copies the armies of a damaged file into the new one, and returns the number recovered and
    /// the number lost.
    fn take_over_armies(&mut self, found: &Rescue) -> (usize, usize) {
        let all = found.armies.len() + found.lost.len();
        let recovered = found.armies.iter().filter_map(|army| {
            // An army that cannot be stored counts as lost; the file that was set aside still has
            // it.
            self.take_over_army(army.clone()).ok()
        });
        let recovered = recovered.count();
        (recovered, all - recovered)
    }

    /// Copies the battles of a damaged file into the new one, and returns three numbers: battles
    /// recovered, recovered battles that lack played rows, and battles lost.
    fn take_over_battles(&mut self, found: Rescue) -> (usize, usize, usize) {
        let all = found.battles.len() + found.lost_battles.len();
        let (mut recovered, mut shortened) = (0, 0);
        for battle in found.battles {
            let lacking = battle.lost_rows > 0;
            if self.take_over_battle(battle).is_ok() {
                recovered += 1;
                shortened += usize::from(lacking);
            }
        }
        (recovered, shortened, all - recovered)
    }

    /// Copies the settings and the player's maps of a damaged file into the new one.
    fn take_over_settings(&mut self, found: &Rescue) {
        let Ok(store) = self.store_mut() else {
            return;
        };
        for (key, value) in &found.settings {
            // A setting that cannot be written is still in the file that was set aside.
            let _ = store.set_setting(key, value);
        }
    }

    fn take_over_battle(&mut self, battle: RescuedBattle) -> Result<()> {
        let heading = match battle.heading {
            Some(heading) => heading,
            None => {
                let setup = battle.rows.first().map(|row| &row.entry);
                let setup =
                    setup.ok_or_else(|| DeskError::fault(message("desk.import.no_setup")))?;
                heading_of(setup, words(self.language), self.environment.now())?
            }
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
        // Without a row that states the version, the oldest version is assumed.
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

    /// Takes today's backup, if the library has an army or a battle and no backup was taken today.
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
        // The backups of a damaged library must not push out the last backup without damage.
        let damaged = !is_known_intact(self);
        drumhead_store::rotate(&folder, backups::MOST_BACKUPS, damaged)?;
        Ok(())
    }
}

fn aside(old_file: &Path) -> Message {
    message("desk.opening.aside").with("file", old_file.display().to_string())
}
