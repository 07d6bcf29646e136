//! `drumhead print`: what lies beside the table.

use drumhead_desk::{PlaysheetOptions, playsheet, playsheet_name};

use crate::End;
use crate::arguments::PrintCommand;
use crate::battle::find;
use crate::run::{Asked, book_of};

impl Asked<'_> {
    pub(crate) fn prints(&mut self, command: &PrintCommand) -> Result<(), End> {
        let PrintCommand::Playsheet {
            battle,
            book,
            small,
            out,
            paper,
            edition,
        } = command;
        let options = PlaysheetOptions {
            paper: (*paper).into(),
            edition: (*edition).into(),
        };
        let (bytes, name) = match battle {
            Some(battle) => {
                let mut desk = self.desk()?;
                let id = find(&desk, battle)?;
                desk.battle_playsheet(&id, options)?
            }
            None => {
                let book = book_of(book)?;
                (playsheet(book, *small, options)?, playsheet_name(book))
            }
        };
        self.file(&bytes, out.as_deref(), &name)
    }
}
