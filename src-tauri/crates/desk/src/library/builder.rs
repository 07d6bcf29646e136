//! The open army: edit, undo and redo.
//!
//! An edit is decided in memory, saved durably, and only then shown. The copy in memory only saves
//! time: the library's file decides whether an edit names the present head.

use drumhead_rules::catalogue::Message;
use drumhead_shelf::{Draft, Edit, View};
use drumhead_store::{ArmyId, Moved, Position, Seq};
use serde::Serialize;

use crate::words::words;
use crate::{DeskError, Library, Result, drafts, earlier};

/// An open army, as the screen shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Opened {
    /// The army's id.
    pub id: String,
    /// The number of the army's current change, which the next change must name.
    pub head: u32,
    /// The change that undo would undo; `None` if there is none.
    pub undo: Option<String>,
    /// The change that redo would redo; `None` if there is none.
    pub redo: Option<String>,
    /// The time when the army was last saved: RFC 3339.
    pub saved_at: String,
    /// The reason why the army is read-only: it is damaged, and shown as it was after its last
    /// intact change. `None` if it can be edited.
    pub read_only: Option<String>,
    /// The selected unit.
    pub selected: Option<u16>,
    /// The screen's contents, by rulebook.
    #[serde(flatten)]
    pub view: View,
}

/// The open army.
#[derive(Debug)]
pub(crate) struct OpenArmy {
    id: ArmyId,
    position: Position,
    saved_at: String,
    draft: Draft,
    /// The reason why the army is read-only.
    damage: Option<Message>,
}

impl Library<'_> {
    /// Opens an army, as it is stored now. A damaged army is opened read-only, as it was after its
    /// last intact change.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), [`Damaged`](crate::Code::Damaged) if no change is
    /// intact, and read errors.
    pub fn open_army(&mut self, id: &str, unit: Option<u16>) -> Result<Opened> {
        let army = self.data.army_before_damage(&ArmyId::new(id))?;
        let open = OpenArmy {
            id: army.entry.id,
            position: army.position,
            saved_at: army.entry.updated_at,
            draft: army.draft,
            damage: army.damage,
        };
        self.show(open, unit)
    }

    /// Carries out an edit on the army at this head. Consecutive edits with the same key `join`
    /// are one undo step: the letters of a name, for example.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) if another window was first,
    /// [`Refused`](crate::Code::Refused) for an edit that cannot be carried out, and write errors.
    /// After an error, nothing has changed.
    pub fn edit(
        &mut self,
        id: &str,
        head: u32,
        edit: &Edit,
        unit: Option<u16>,
        join: Option<&str>,
    ) -> Result<Opened> {
        let id = ArmyId::new(id);
        let open = self.take_open_army(&id, Seq(head))?;
        let (draft, touched) = open.draft.edit(edit)?;
        // The stored text might be from an earlier version; a difference in form is not a change.
        if draft.army() == open.draft.army() {
            return self.show(open, touched.or(unit));
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
        let open = match committed {
            Some(committed) => OpenArmy {
                id,
                position: committed.position,
                saved_at: at,
                draft,
                damage: None,
            },
            // The army has not changed, so no step was stored.
            None => open,
        };
        self.show(open, touched.or(unit))
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

    /// Redoes the step last undone; with nothing to redo, nothing changes.
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
                let open = OpenArmy {
                    id,
                    position: moved.position,
                    saved_at: at,
                    draft: self.data.read(moved.body, moved.version)?,
                    damage: None,
                };
                self.show(open, unit)
            }
        }
    }

    /// Returns the army at this head: the open army, or the saved army.
    fn take_open_army(&mut self, id: &ArmyId, head: Seq) -> Result<OpenArmy> {
        if let Some(open) = self.armies.open_army.take()
            && open.id == *id
            && open.position.head == head
        {
            return Ok(open);
        }
        let army = self.data.store()?.army(id)?;
        if army.position.head != head {
            return Err(DeskError::from(drumhead_store::StoreError::StaleHead {
                of: drumhead_store::Item::Army(id.clone()),
                expected: head,
                actual: army.position.head,
            }));
        }
        Ok(OpenArmy {
            id: army.entry.id,
            position: army.position,
            saved_at: army.entry.updated_at,
            draft: self.data.read(army.body, army.version)?,
            damage: None,
        })
    }

    /// Stores the army as the open one, and returns the contents of the screen.
    fn show(&mut self, open: OpenArmy, unit: Option<u16>) -> Result<Opened> {
        let selected = unit.filter(|unit| open.draft.has_unit(*unit));
        let opened = Opened {
            id: open.id.as_str().to_owned(),
            head: open.position.head.0,
            undo: open.position.undo.clone(),
            redo: open.position.redo.clone(),
            saved_at: open.saved_at.clone(),
            read_only: (open.damage.as_ref()).map(|why| words(self.data.language).say(why)),
            selected,
            view: open.draft.view(selected)?,
        };
        self.remember(&open.id, selected);
        // An edit of a damaged army reads the army again, and is refused because of the damage.
        self.armies.open_army = Some(open).filter(|open| open.damage.is_none());
        Ok(opened)
    }
}
