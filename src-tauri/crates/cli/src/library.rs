//! The library as a whole: checks and repairs.

use std::io;

use drumhead_desk::catalogue::{message, verbatim};
use drumhead_desk::{Backup, Checked, Code, Damaged, Desk, DeskError, WentBack};
use serde::Serialize;
use serde_json::json;

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

/// An army or battle restored from a backup, under its new id.
#[derive(Serialize)]
struct Restored {
    id: String,
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
            BackupCommand::List => self.say(&desk.library().backups()?, |out, backups| {
                list(out, backups)
            }),
            BackupCommand::Restore { name } => {
                desk.library().restore_backup(name)?;
                self.say(&json!({ "restored": name }), |out, _| {
                    out.line(&message("cli.backup.restored").with("name", name))
                })
            }
        }
    }
}

fn list(out: &mut Out<'_>, backups: &[Backup]) -> io::Result<()> {
    if backups.is_empty() {
        return out.line(&message("cli.backup.none"));
    }
    let kilobytes = |backup: &Backup| {
        let size = backup.size.div_ceil(1000);
        out.words
            .fill("cli.backup.size", &[("size", &out.grouped(size))])
    };
    let rows: Vec<Vec<String>> = backups
        .iter()
        .map(|backup| {
            vec![
                backup.name.clone(),
                backup.made_at.clone(),
                kilobytes(backup),
            ]
        })
        .collect();
    table::write(out, &[Set::Left, Set::Left, Set::Right], &rows)
}

/// Returns the damaged army or battle with this id.
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
        // The remedies for an army or battle are shown only once.
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
