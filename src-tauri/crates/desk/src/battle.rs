//! Battles: begun, played, undone, and saved in a journal.
//!
//! A command is decided in memory, its events are appended durably, and only
//! then is the battle shown. Opening folds the journal's rows again and checks
//! the state against its digest: a battle that does not fold is opened read-only,
//! as far as it does.

pub(crate) mod account;
mod amend;
pub(crate) mod battle_library;
mod behind;
mod export;
mod import;
mod journal;
mod kept;
mod log;
mod luck;
mod odds;
mod outcome;
mod play;
mod relay;
pub(crate) mod report;
pub mod scene;
mod session;
mod setup;
mod strict_json;
mod summary;

use drumhead_rules::map::Map;
use drumhead_rules::play::Game;
use drumhead_shelf::{BookId, Command};
use drumhead_store::{BattleId, Seq};
use drumhead_words::play::{
    BattleView, BoardView, Column, MapView, Offer, Preview, Question, Refusal, UnitRef,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::data_folder::DataFolder;
use crate::dice::DiceFrom;
use crate::{Code, DeskError, Result};

pub use amend::{Amended, LeftOut};
pub use battle_library::BattleRow;
pub use export::{BattleFile, LARGEST_BATTLE};
pub use journal::Branch;
pub use log::{LogPage, LogRow};
pub use luck::Luck;
pub use odds::{Odds, Outcome};
pub use outcome::{BattleOutcome, GeneralOutcome, SideOutcome, UnitOutcome};
pub(crate) use session::BattleSession;
pub use setup::{Fielded, ReadyBattle, SetupView, ready_battles};

/// An open battle, as the screen shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct OpenedBattle {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its book.
    pub book: BookId,
    /// The head of its journal, which the next command must name.
    pub head: u32,
    /// The row that undo would undo; `None` at the beginning.
    pub undo: Option<String>,
    /// The row that redo would redo; `None` at the end of the branch.
    pub redo: Option<String>,
    /// Why it is read-only; none where it can be played.
    pub read_only: Option<String>,
    /// The state of the table.
    pub view: BattleView,
    /// The offers that belong to no unit.
    // For the page, a command is a value of which only questions know the parts.
    #[cfg_attr(feature = "bindings", specta(type = Vec<Offer<specta_typescript::Unknown>>))]
    pub offers: Vec<Offer<Value>>,
    /// The newest rows of what happened, the oldest of them first.
    pub log: Vec<LogRow>,
    /// Whether something happened before them.
    pub earlier: bool,
    /// The dice each side has rolled.
    pub luck: Vec<Luck>,
}

/// An offer with the answers that were given so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct AnsweredOffer {
    /// Its command with these answers. An answer that is not asked for is not among them.
    #[cfg_attr(feature = "bindings", specta(type = specta_typescript::Unknown))]
    pub command: Value,
    /// The questions that are asked with these answers.
    pub questions: Vec<Question>,
    /// The effect of the command.
    pub preview: Preview,
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "played", content = "what", rename_all = "snake_case")]
pub enum Played {
    /// The command was carried out and stored.
    Done(Box<OpenedBattle>),
    /// It was not; nothing has changed.
    Refused(Refusal),
}

/// A command as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ordered {
    pub(crate) command: Command,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) overruled: Vec<String>,
}

/// The battles of the library, and the one that is played.
#[derive(Debug)]
pub struct Battles<'d> {
    pub(crate) data: &'d mut DataFolder,
    /// The battle that was played last.
    pub(crate) open: &'d mut Option<BattleSession>,
}

impl Battles<'_> {
    /// Opens a battle at the head of its journal.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound),
    /// [`Damaged`](crate::Code::Damaged) for a set-up that cannot be read, and
    /// the errors of reading.
    pub fn open_battle(&mut self, id: &str) -> Result<OpenedBattle> {
        let id = BattleId::new(id);
        let session = BattleSession::read(self.data.store()?, &id, self.data.language)?;
        Ok(self.keep(session))
    }

    /// A unit's offers now; without a unit, the offers that belong to no unit.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), of the battle or the unit, and those of
    /// reading.
    pub fn battle_offers(&mut self, id: &str, unit: Option<UnitRef>) -> Result<Vec<Offer<Value>>> {
        let session = self.session(id)?;
        let offers = session.offers(unit);
        if offers.is_empty() {
            session.has(unit)?;
        }
        Ok(offers)
    }

    /// What a unit might do in another step of the turn, each with what speaks
    /// against it now: the players may allow it anyway.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn out_of_sequence(&mut self, id: &str, unit: UnitRef) -> Result<Vec<Offer<Value>>> {
        Ok(self.session(id)?.out_of_sequence(unit))
    }

    /// A unit's own numbers now; none for a unit that is not in
    /// the battle.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn unit_panel(&mut self, id: &str, unit: UnitRef) -> Result<Vec<Column>> {
        Ok(self.session(id)?.battle.panel(unit))
    }

    /// An offer's command with answers, what is asked with them, and what it would do. `filled` is the
    /// command of the offer, `offered`, with the answers at the paths of their questions.
    ///
    /// # Errors
    /// As [`preview`](Self::preview).
    pub fn answer_offer(
        &mut self,
        id: &str,
        offered: &Value,
        filled: &Value,
    ) -> Result<AnsweredOffer> {
        let offered = strict_json::command(offered)?;
        let filled = strict_json::command(filled)?;
        let battle = &self.session(id)?.battle;
        let answered = battle.answered(&offered, &filled);
        Ok(AnsweredOffer {
            command: serde_json::to_value(&answered.command).map_err(DeskError::internal)?,
            questions: answered.questions,
            preview: battle.preview(&answered.command),
        })
    }

    /// The effect of a command.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the place for a command that is
    /// none, [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn preview(&mut self, id: &str, command: &Value) -> Result<Preview> {
        let command = strict_json::command(command)?;
        Ok(self.session(id)?.battle.preview(&command))
    }

    /// Carries out a command on the battle at this head, if the rules and the
    /// dice allow it: what came of it is durable before it is shown. Where another window
    /// has gone on meanwhile, it is carried out there, if it is the same order.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) when it is another one there,
    /// [`BadFile`](crate::Code::BadFile) for a command that is none,
    /// [`ReadOnly`](crate::Code::ReadOnly) for a battle that can only be looked
    /// at, and the errors of writing. Nothing is changed then.
    pub fn play(
        &mut self,
        id: &str,
        head: u32,
        command: &Value,
        overruled: Vec<String>,
        dice: DiceFrom,
    ) -> Result<Played> {
        let command = strict_json::command(command)?;
        self.on(id, |session, data| {
            session.play(data, Seq(head), &command, &overruled, dice)
        })
    }

    /// The exact odds of a command. Throws that leave the battle in the same state are one outcome.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) for a command that is none,
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn odds(&mut self, id: &str, command: &Value, overruled: &[String]) -> Result<Odds> {
        let command = strict_json::command(command)?;
        odds::of(&self.session(id)?.battle, &command, overruled)
    }

    /// The map a battle is fought on; none where the table is the map.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn battle_map(&mut self, id: &str) -> Result<Option<MapView>> {
        Ok(self.session(id)?.battle.map().map(Map::view))
    }

    /// The counters on its board, and what the hexes mean to a unit.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn battle_board(&mut self, id: &str, unit: Option<UnitRef>) -> Result<Option<BoardView>> {
        let session = self.session(id)?;
        let board = session.battle.board(unit);
        if board.as_ref().is_some_and(|board| board.marks.is_empty()) {
            session.has(unit)?;
        }
        Ok(board)
    }

    pub(crate) fn session(&mut self, id: &str) -> Result<&mut BattleSession> {
        session(self.data, self.open, id)
    }

    /// Does something with the session of a battle. A session in which it failed is read again, unless
    /// another window was first.
    fn on<T>(
        &mut self,
        id: &str,
        work: impl FnOnce(&mut BattleSession, &mut DataFolder) -> Result<T>,
    ) -> Result<T> {
        let mut session = taken(self.data, self.open, id)?;
        let done = work(&mut session, self.data);
        let lost = matches!(&done, Err(error) if error.code != Code::StaleHead);
        *self.open = (!lost).then_some(session);
        done
    }

    /// Keeps a session open, and says what the screen is to show.
    fn keep(&mut self, session: BattleSession) -> OpenedBattle {
        self.open.insert(session).opened()
    }
}

/// The session of a battle: the one that is open, or a new one.
pub(crate) fn session<'s>(
    data: &DataFolder,
    open: &'s mut Option<BattleSession>,
    id: &str,
) -> Result<&'s mut BattleSession> {
    let session = taken(data, open, id)?;
    Ok(open.insert(session))
}

fn taken(data: &DataFolder, open: &mut Option<BattleSession>, id: &str) -> Result<BattleSession> {
    let id = BattleId::new(id);
    match open.take() {
        Some(session) if session.id == id => Ok(session),
        Some(_) | None => BattleSession::read(data.store()?, &id, data.language),
    }
}
