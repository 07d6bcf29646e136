//! Battles: begin, play, undo, and save in a journal.
//!
//! A command is decided in memory, its events are appended durably, and only then is the battle
//! shown. Opening a battle folds the rows of its journal again and checks the state against its
//! digest. A battle that does not fold is opened read-only, up to the last row that folds.

pub(crate) mod account;
mod amend;
pub(crate) mod battle_library;
mod behind;
mod export;
mod import;
mod journal;
mod known;
mod log;
mod luck;
mod odds;
mod outcome;
mod play;
mod relay;
pub(crate) mod report;
mod rows;
pub mod scene;
mod screen;
mod session;
mod setup;
mod strict_json;
mod summary;
mod travel;

use drumhead_rules::map::Map;
use drumhead_rules::play::Game;
use drumhead_shelf::{BookId, Command};
use drumhead_store::{BattleId, Seq};
use drumhead_vocabulary::play::{
    BattleView, BoardView, Column, MapView, Offer, Preview, Question, Refusal, UnitRef,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::data_folder::DataFolder;
use crate::dice::DiceFrom;
use crate::{Code, DeskError, Result};

pub use amend::{Amended, LeftOut};
pub use battle_library::BattleRow;
pub use export::{BattleFile, ExportedBattle, LARGEST_BATTLE};
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
    /// The battle's id.
    pub id: String,
    /// The battle's name.
    pub name: String,
    /// The battle's rulebook.
    pub book: BookId,
    /// The head of the battle's journal, which the next command must name.
    pub head: u32,
    /// The label of the row that undo would undo; `None` at the beginning and for a damaged row.
    pub undo: Option<String>,
    /// The label of the row that redo would redo; `None` at the end of the branch.
    pub redo: Option<String>,
    /// The reason why the battle is read-only; `None` if it can be played.
    pub read_only: Option<String>,
    /// The state of the table.
    pub view: BattleView,
    /// The offers that belong to no unit.
    // For the page, a command is an opaque value: only questions refer to its parts.
    #[cfg_attr(feature = "bindings", specta(type = Vec<Offer<specta_typescript::Unknown>>))]
    pub offers: Vec<Offer<Value>>,
    /// The newest rows of the log, oldest first.
    pub log: Vec<LogRow>,
    /// Whether the log has rows before these.
    pub earlier: bool,
    /// The luck of each side's dice so far.
    pub luck: Vec<Luck>,
}

/// An offer with the answers given so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct AnsweredOffer {
    /// The offer's command with these answers. An answer to a question that is not asked is left
    /// out.
    #[cfg_attr(feature = "bindings", specta(type = specta_typescript::Unknown))]
    pub command: Value,
    /// The questions that apply, given these answers.
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
    /// The command was refused; nothing has changed.
    Refused(Refusal),
}

/// A command as the journal stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ordered {
    pub(crate) command: Command,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) overruled: Vec<String>,
}

/// The battles of the library, and the open battle.
#[derive(Debug)]
pub struct Battles<'d> {
    pub(crate) data: &'d mut DataFolder,
    /// The battle opened last, if it is still open.
    pub(crate) open: &'d mut Option<BattleSession>,
}

impl Battles<'_> {
    /// Opens a battle at the head of its journal.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), [`Newer`](crate::Code::Newer) for a set-up from a newer
    /// version, [`Damaged`](crate::Code::Damaged) for a set-up that cannot be read, and read
    /// errors.
    pub fn open_battle(&mut self, id: &str) -> Result<OpenedBattle> {
        let id = BattleId::new(id);
        let mut session = BattleSession::read(self.data.store()?, &id, self.data.language)?;
        if let Some(earlier) = self.open.take() {
            session.adopt(earlier);
        }
        Ok(self.keep(session))
    }

    /// Returns a unit's offers now; without a unit, the offers that belong to no unit.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) for the battle or the unit, and read errors.
    pub fn battle_offers(&mut self, id: &str, unit: Option<UnitRef>) -> Result<Vec<Offer<Value>>> {
        let session = self.session(id)?;
        let offers = session.offers(unit);
        if offers.is_empty() {
            session.has(unit)?;
        }
        Ok(offers)
    }

    /// Returns the offers of a unit in other steps of the turn, each with its objections now: the
    /// players may allow these offers anyway.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn out_of_sequence(&mut self, id: &str, unit: UnitRef) -> Result<Vec<Offer<Value>>> {
        Ok(self.session(id)?.out_of_sequence(unit))
    }

    /// Returns a unit's current numbers; an empty list for a unit that is not in the battle.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn unit_panel(&mut self, id: &str, unit: UnitRef) -> Result<Vec<Column>> {
        Ok(self.session(id)?.battle.panel(unit))
    }

    /// Returns the command of an offer with the given answers, the questions that then apply, and
    /// the effect. `offered` is the command of the offer. `filled` is the same command with the
    /// answers at the paths of their questions.
    ///
    /// # Errors
    /// The same errors as [`preview`](Self::preview).
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

    /// Returns an offer as it is shown when it is opened: large forms are filled in only then.
    ///
    /// # Errors
    /// The same errors as [`preview`](Self::preview).
    pub fn open_offer(&mut self, id: &str, offer: Offer<Value>) -> Result<Offer<Value>> {
        let answered = self.answer_offer(id, &offer.command, &offer.command)?;
        Ok(Offer {
            command: answered.command,
            questions: answered.questions,
            ..offer
        })
    }

    /// Returns the effect of a command.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the location of the error, for a value that is not a
    /// command, [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn preview(&mut self, id: &str, command: &Value) -> Result<Preview> {
        let command = strict_json::command(command)?;
        Ok(self.session(id)?.battle.preview(&command))
    }

    /// Carries out a command on the battle at this head, if the rules and the dice allow it. The
    /// result is durable before it is shown. If another window has moved the head, the command is
    /// carried out at the new head, provided that it is the same order there.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) if it is a different order there,
    /// [`BadFile`](crate::Code::BadFile) for a value that is not a command,
    /// [`NotFound`](crate::Code::NotFound), [`ReadOnly`](crate::Code::ReadOnly) for a read-only
    /// battle, and write errors. After an error, nothing has changed.
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

    /// Returns the exact odds of a command. Throws that leave the battle in the same state count as
    /// one outcome, unless they differ in a result that only the players can apply.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) for a value that is not a command,
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn odds(&mut self, id: &str, command: &Value, overruled: &[String]) -> Result<Odds> {
        let command = strict_json::command(command)?;
        odds::of(&self.session(id)?.battle, &command, overruled)
    }

    /// Returns the map of a battle; `None` if the tabletop is the map.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn battle_map(&mut self, id: &str) -> Result<Option<MapView>> {
        Ok(self.session(id)?.battle.map().map(Map::view))
    }

    /// Returns the counters on the battle's board, and the meaning of the hexes for a unit.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
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

    /// Calls a function with the session of a battle. After an error the session is read again,
    /// unless the error is that another window was first.
    fn on<T>(
        &mut self,
        id: &str,
        work: impl FnOnce(&mut BattleSession, &mut DataFolder) -> Result<T>,
    ) -> Result<T> {
        let mut session = take_session(self.data, self.open, id)?;
        let done = work(&mut session, self.data);
        let lost = matches!(&done, Err(error) if error.code != Code::StaleHead);
        *self.open = (!lost).then_some(session);
        done
    }

    /// Stores a session as the open one, and returns its view.
    fn keep(&mut self, session: BattleSession) -> OpenedBattle {
        self.open.insert(session).opened()
    }
}

/// Returns the session of a battle: the open session, or a new session.
pub(crate) fn session<'s>(
    data: &DataFolder,
    open: &'s mut Option<BattleSession>,
    id: &str,
) -> Result<&'s mut BattleSession> {
    let session = take_session(data, open, id)?;
    Ok(open.insert(session))
}

fn take_session(
    data: &DataFolder,
    open: &mut Option<BattleSession>,
    id: &str,
) -> Result<BattleSession> {
    let id = BattleId::new(id);
    match open.take() {
        Some(session) if session.id == id => Ok(session),
        Some(_) | None => BattleSession::read(data.store()?, &id, data.language),
    }
}
