//! The army on the table: opened, edited, undone and redone.
//!
//! An edit is decided in memory, kept durably, and only then shown. What is
//! held in memory is only a saving of time: the library's file decides whether
//! the head that an edit names still stands.

use drumhead_shelf::{Draft, Edit, View};
use drumhead_store::{ArmyId, Moved, Position, Seq, Summary};
use serde::Serialize;
use serde_json::Value;

use crate::{Desk, DeskError, Result, drafts, earlier};

/// An army as it stands, open on the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Opened {
    /// Its id.
    pub id: String,
    /// The number of its last change, which the next change must name.
    pub head: u32,
    /// What undo would take back; none where there is nothing.
    pub undo: Option<String>,
    /// What redo would do again; none where there is nothing.
    pub redo: Option<String>,
    /// When it was last kept: RFC 3339.
    pub kept_at: String,
    /// The unit the player looks at.
    pub selected: Option<u16>,
    /// What the screen is made of, by book.
    #[serde(flatten)]
    pub view: View,
}

/// The army on the table.
#[derive(Debug)]
pub(crate) struct Held {
    id: ArmyId,
    position: Position,
    kept_at: String,
    draft: Draft,
}

impl Desk {
    /// Opens an army, as it is kept now.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn open_army(&mut self, id: &str, unit: Option<u16>) -> Result<Opened> {
        let army = self.store()?.army(&ArmyId::new(id))?;
        let held = Held {
            id: army.entry.id,
            position: army.position,
            kept_at: army.entry.updated_at,
            draft: drafts::read(army.body, army.version)?.speaking(self.language),
        };
        self.show(held, unit)
    }

    /// Carries out an edit on the army at this head. `join` is the key under
    /// which edits that follow one another are one step of undo: the letters of
    /// a name.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) when another window was first,
    /// [`Refused`](crate::Code::Refused) for an edit that cannot be carried
    /// out, and those of writing. Nothing is changed then.
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
        // What an earlier version kept is written otherwise now, which is no change.
        if draft.army() == held.draft.army() {
            return self.show(held, touched.or(unit));
        }
        let at = self.givens.now();
        let label = edit.label(self.language);
        let committed = self.store_mut()?.append_edit(
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
            // Nothing has changed, and so nothing was kept.
            None => held,
        };
        self.show(held, touched.or(unit))
    }

    /// Takes back the last step of an army at this head; with nothing to take
    /// back, nothing changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and those of writing.
    pub fn undo(&mut self, id: &str, head: u32, unit: Option<u16>) -> Result<Opened> {
        let at = self.givens.now();
        let id = ArmyId::new(id);
        let moved = self.store_mut()?.undo(&id, Seq(head), &at, summarise)?;
        self.arrive(id, moved, at, unit)
    }

    /// Does again the step last taken back; with nothing to do again, nothing
    /// changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and those of writing.
    pub fn redo(&mut self, id: &str, head: u32, unit: Option<u16>) -> Result<Opened> {
        let at = self.givens.now();
        let id = ArmyId::new(id);
        let moved = self.store_mut()?.redo(&id, Seq(head), &at, summarise)?;
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
                    draft: drafts::read(moved.body, moved.version)?.speaking(self.language),
                };
                self.show(held, unit)
            }
        }
    }

    /// The army at this head: the one on the table, or the one that is kept.
    fn take_held(&mut self, id: &ArmyId, head: Seq) -> Result<Held> {
        if let Some(held) = self.held.take()
            && held.id == *id
            && held.position.head == head
        {
            return Ok(held);
        }
        let army = self.store()?.army(id)?;
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
            draft: drafts::read(army.body, army.version)?.speaking(self.language),
        })
    }

    /// Puts the army on the table and says what the screen is to show.
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
        self.held = Some(held);
        Ok(opened)
    }
}

/// What the library lists of a draft that stood before. One that this program
/// cannot read is listed by nothing but its book.
pub(crate) fn summarise(body: &Value, version: u32) -> Summary {
    drafts::read(body.clone(), version).map_or_else(
        |_| Summary {
            book: body["book"].as_str().unwrap_or_default().to_owned(),
            ..Summary::default()
        },
        |draft| drafts::summary(&draft),
    )
}
