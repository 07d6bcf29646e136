//! The open army: edit, undo and redo.
//!
//! An edit is decided in memory, saved durably, and only then shown. The copy in memory only saves
//! time: the library's file decides whether an edit names the present head.

use drumhead_shelf::{Draft, Edit, View};
use drumhead_store::{ArmyId, Moved, Position, Seq};
use serde::Serialize;

use crate::{DeskError, Library, Result, drafts, earlier};

/// An open army, as the screen shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Opened {
    /// The army's id.
    pub id: String,
    /// The number of the army's last change, which the next change must name.
    pub head: u32,
    /// The change that undo would undo; `None` if there is none.
    pub undo: Option<String>,
    /// The change that redo would redo; `None` if there is none.
    pub redo: Option<String>,
    /// The time when the army was last saved: RFC 3339.
    pub kept_at: String,
    /// The selected unit.
    pub selected: Option<u16>,
    /// The screen's contents, by rulebook.
    #[serde(flatten)]
    pub view: View,
}

/// The open army.
#[derive(Debug)]
pub(crate) struct Held {
    id: ArmyId,
    position: Position,
    kept_at: String,
    draft: Draft,
}

impl Library<'_> {
    /// Opens an army, as it is stored now.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn open_army(&mut self, id: &str, unit: Option<u16>) -> Result<Opened> {
        let army = self.data.store()?.army(&ArmyId::new(id))?;
        let held = Held {
            id: army.entry.id,
            position: army.position,
            kept_at: army.entry.updated_at,
            draft: self.data.read(army.body, army.version)?,
        };
        self.show(held, unit)
    }

    /// Carries out an edit on the army at this head. Consecutive edits with the same key `join`
    /// are one undo step: the letters of a name, for example.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) if another window was first,
    /// [`Refused`](crate::Code::Refused) for an edit that cannot be carried out, and write errors.
    /// Nothing changes then.
    pub fn edit(
        &mut self,
        id: &str,
        head: u32,
        edit: &Edit,
        unit: Option<u16>,
        join: Option<&str>,
    ) -> Result<Opened> {
        let id = ArmyId::new(id);
        let held = self.take_held(&id, Seq(head))?;
        let (draft, touched) = held.draft.edit(edit)?;
        // The stored text may be of an earlier version; a difference in form is not a change.
        if draft.army() == held.draft.army() {
            return self.show(held, touched.or(unit));
        }
        let at = self.data.environment.now();
        let label = edit.label(self.data.language);
        let committed = self.data.store_mut()?.append_edit(
            &id,
            Seq(head),
            drumhead_store::Edit {
                label: &label,
                body: drafts::body(&draft)?,
                version: earlier::ARMY,
                summary: &drafts::summary(&draft),
                at: &at,
                coalesce: join,
            },
        )?;
        let held = match committed {
            Some(committed) => Held {
                id,
                position: committed.position,
                kept_at: at,
                draft,
            },
            // The army has not changed, so no step was stored.
            None => held,
        };
        self.show(held, touched.or(unit))
    }

    /// Undoes the last step of an army at this head; with nothing to undo, nothing changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and write errors.
    pub fn undo(&mut self, id: &str, head: u32, unit: Option<u16>) -> Result<Opened> {
        let at = self.data.environment.now();
        let id = ArmyId::new(id);
        let moved = self
            .data
            .with_summaries(|store, summary| store.undo(&id, Seq(head), &at, summary))?;
        self.arrive(id, moved, at, unit)
    }

    /// Redoes the step last undone; with nothing to redo, nothing
    /// changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and write errors.
    pub fn redo(&mut self, id: &str, head: u32, unit: Option<u16>) -> Result<Opened> {
        let at = self.data.environment.now();
        let id = ArmyId::new(id);
        let moved = self
            .data
            .with_summaries(|store, summary| store.redo(&id, Seq(head), &at, summary))?;
        self.arrive(id, moved, at, unit)
    }

    fn arrive(
        &mut self,
        id: ArmyId,
        moved: Option<Moved>,
        at: String,
        unit: Option<u16>,
    ) -> Result<Opened> {
        match moved {
            None => self.open_army(id.as_str(), unit),
            Some(moved) => {
                let held = Held {
                    id,
                    position: moved.position,
                    kept_at: at,
                    draft: self.data.read(moved.body, moved.version)?,
                };
                self.show(held, unit)
            }
        }
    }

    /// Returns the army at this head: the open one, or the saved one.
    fn take_held(&mut self, id: &ArmyId, head: Seq) -> Result<Held> {
        if let Some(held) = self.armies.held.take()
            && held.id == *id
            && held.position.head == head
        {
            return Ok(held);
        }
        let army = self.data.store()?.army(id)?;
        if army.position.head != head {
            return Err(DeskError::from(drumhead_store::StoreError::StaleHead {
                of: drumhead_store::Item::Army(id.clone()),
                expected: head,
                actual: army.position.head,
            }));
        }
        Ok(Held {
            id: army.entry.id,
            position: army.position,
            kept_at: army.entry.updated_at,
            draft: self.data.read(army.body, army.version)?,
        })
    }

    /// Stores the army as the open one, and returns the contents of the screen.
    fn show(&mut self, held: Held, unit: Option<u16>) -> Result<Opened> {
        let selected = unit.filter(|unit| held.draft.has_unit(*unit));
        let opened = Opened {
            id: held.id.as_str().to_owned(),
            head: held.position.head.0,
            undo: held.position.undo.clone(),
            redo: held.position.redo.clone(),
            kept_at: held.kept_at.clone(),
            selected,
            view: held.draft.view(selected)?,
        };
        self.remember(&held.id, selected);
        self.armies.held = Some(held);
        Ok(opened)
    }
}
