//! The library as a whole: checks, repairs and backups.

use std::io;

use drumhead_desk::catalogue::{message, verbatim};
use drumhead_desk::{Backup, Checked, Code, Damaged, Desk, DeskError, WentBack};
use serde::Serialize;

use crate::End;
use crate::arguments::{BackupCommand, CheckLibrary};
use crate::out::Out;
use crate::run::Asked;
use crate::table::{self, Set};

/// A damaged army or battle that has gone back to its last intact change.
#[derive(Serialize)]
struct Repaired {
    id: String,
    #[serde(flatten)]
    went: WentBack,
}

/// An army or battle restored from a backup, under its new id, or a setting, under its own.
#[derive(Serialize)]
struct Restored {
    id: String,
}

/// A backup with its damage, as sentences; empty if it is intact.
#[derive(Serialize)]
struct ListedBackup {
    #[serde(flatten)]
    backup: Backup,
    damage: Vec<String>,
}

/// A restored backup.
#[derive(Serialize)]
struct RestoredBackup {
    restored: String,
    /// The damage in the backup, as sentences; empty if the backup is intact.
    damage: Vec<String>,
}

impl Asked<'_> {
    pub(crate) fn check_library(&mut self, command: &CheckLibrary) -> Result<(), End> {
        let mut desk = self.desk()?;
        let checked = desk.library().check()?;
        if let Some(id) = &command.go_back {
            let damaged = find(&checked, id)?;
            let went = desk.library().go_back(damaged.kind, &damaged.id)?;
            let id = damaged.id.clone();
            return self.say(&Repaired { id, went }, |out, Repaired { id, went }| {
                let back = message("cli.check.went_back").with("change", went.change);
                out.line(&back.with("id", id))?;
                match went.what.as_str() {
                    "" => Ok(()),
                    what => out.line(&verbatim(what)),
                }
            });
        }
        if let Some(id) = &command.restore {
            let damaged = find(&checked, id)?;
            let id = desk.library().take_back(damaged.kind, &damaged.id)?;
            return self.say(&Restored { id }, |out, restored| {
                out.line(&message("cli.check.restored").with("id", &restored.id))
            });
        }
        if let Some(id) = &command.remove {
            let damaged = find(&checked, id)?;
            let removed = desk.library().remove_lost(damaged.kind, &damaged.id)?;
            return self.say(&removed, |out, removed| out.line(&verbatim(&removed.what)));
        }
        self.say(&checked, show)?;
        match checked.damage.as_slice() {
            [] => Ok(()),
            _ => Err(End::NotSound),
        }
    }

    /// Lists the backups or restores one, whatever the state of the library.
    pub(crate) fn backup(&mut self, command: &BackupCommand) -> Result<(), End> {
        let mut desk = Desk::open_to_restore(&self.folder()?, self.environment());
        match command {
            BackupCommand::List => {
                let mut listed = Vec::new();
                for backup in desk.library().backups()? {
                    let damage = desk.library().check_backup(&backup.name)?;
                    listed.push(ListedBackup { backup, damage });
                }
                self.say(&listed, |out, backups| list(out, backups))
            }
            BackupCommand::Restore { name, damaged } => {
                let name = match name {
                    Some(name) => name.clone(),
                    None => newest_intact(&mut desk)?,
                };
                self.restore(&mut desk, name, *damaged)
            }
        }
    }

    fn restore(&mut self, desk: &mut Desk, name: String, damaged: bool) -> Result<(), End> {
        // A backup with damage is refused unless the player allowed the damage.
        let damage = match damaged {
            true => desk.library().check_backup(&name)?,
            false => Vec::new(),
        };
        let restored = desk.library().restore_backup(&name, damaged);
        restored.map_err(|error| {
            if error.code == Code::Refused {
                error.and(message("cli.backup.damaged_fix").with("name", &name))
            } else {
                error
            }
        })?;
        let restored = RestoredBackup {
            restored: name,
            damage,
        };
        self.say(&restored, |out, RestoredBackup { restored, damage }| {
            out.line(&message("cli.backup.restored").with("name", restored))?;
            let mut damage = damage.iter();
            damage.try_for_each(|one| out.line(&verbatim(one)))
        })
    }
}

/// Returns the name of the newest backup that is intact.
fn newest_intact(desk: &mut Desk) -> Result<String, DeskError> {
    let none = match desk.library().backups()?.is_empty() {
        true => message("cli.backup.none"),
        false => message("desk.backup.none_intact"),
    };
    let found = desk.library().newest_intact_backup()?;
    found.ok_or_else(|| DeskError::new(Code::NotFound, none, message("cli.backup.fix")))
}

fn list(out: &mut Out<'_>, backups: &[ListedBackup]) -> io::Result<()> {
    if backups.is_empty() {
        return out.line(&message("cli.backup.none"));
    }
    let kilobytes = |backup: &Backup| {
        let size = backup.size.div_ceil(1000);
        out.words
            .fill("cli.backup.size", &[("size", &out.grouped(size))])
    };
    let verdict = |damage: &[String]| match damage {
        [] => out.text("cli.backup.intact"),
        some => out.count(
            "cli.backup.damaged",
            some.len().try_into().unwrap_or(u32::MAX),
        ),
    };
    let rows: Vec<Vec<String>> = backups
        .iter()
        .map(|ListedBackup { backup, damage }| {
            vec![
                backup.name.clone(),
                backup.made_at.clone(),
                kilobytes(backup),
                verdict(damage),
            ]
        })
        .collect();
    table::write(out, &[Set::Left, Set::Left, Set::Right, Set::Left], &rows)
}

/// Returns the damaged army, battle or setting with this id.
fn find<'a>(checked: &'a Checked, id: &str) -> Result<&'a Damaged, DeskError> {
    let found = checked.damage.iter().find(|one| one.id == id);
    found.ok_or_else(|| {
        let none = message("cli.check.none").with("id", id);
        DeskError::new(Code::NotFound, none, message("cli.check.none_fix"))
    })
}

fn show(out: &mut Out<'_>, checked: &Checked) -> io::Result<()> {
    let mut last = None;
    for damaged in &checked.damage {
        out.line(&verbatim(&damaged.what))?;
        // The remedies for an army, battle or setting are shown only once.
        if last.replace((damaged.kind, &damaged.id)) != Some((damaged.kind, &damaged.id)) {
            remedies(out, damaged)?;
        }
    }
    let counted = message("cli.check.counted")
        .with("armies", out.grouped(checked.armies))
        .with("battles", out.grouped(checked.battles))
        .with("changes", out.grouped(checked.changes))
        .with("damaged", checked.damage.len());
    out.line(&counted)
}

fn remedies(out: &mut Out<'_>, damaged: &Damaged) -> io::Result<()> {
    let id = &damaged.id;
    let whole = match damaged.sound {
        Some(sound) => message("cli.check.sound").with("change", sound),
        None => message("cli.check.lost"),
    };
    out.line(&whole.with("id", id))?;
    match &damaged.backup {
        Some(backup) => {
            let backup = message("cli.check.backup").with("at", &backup.made_at);
            out.line(&backup.with("id", id))
        }
        None => out.line(&message("cli.check.no_backup")),
    }
}
