//! Battles: begun, played, taken back, and kept in a journal.
//!
//! A command is decided in memory, its events are appended durably, and only
//! then is the battle shown. Opening folds the journal's rows again and holds
//! each state against its digest: a battle that does not fold is opened for
//! reading only, as far as it does.

mod account;
mod amend;
mod behind;
mod board;
mod export;
mod held;
mod import;
mod journal;
mod kept;
mod log;
mod luck;
mod odds;
mod outcome;
mod relay;
mod report;
pub mod scene;
mod setup;
mod shelf;
mod spelled;

use drumhead_rules::play::Game;
use drumhead_shelf::{Battle, BattleSetup, BookId, Command};
use drumhead_store::{BattleId, Entry, Json, Kind, NewBattle, Seq, StoreError};
use drumhead_words::play::{BattleView, Column, Offer, Preview, Question, Refusal, UnitRef};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::{DiceFrom, Hand};
use crate::words::words;
use crate::{Desk, DeskError, Result};

pub use amend::{Amended, LeftOut};
pub use export::{BattleFile, LARGEST_BATTLE};
pub(crate) use held::HeldBattle;
pub use journal::Branch;
pub use log::{LogPage, LogRow};
pub use luck::Luck;
pub use odds::{Odds, Outcome};
pub use outcome::{BattleOutcome, GeneralOutcome, SideOutcome, UnitOutcome};
pub use setup::{Fielded, ReadyBattle, SetupView, ready_battles};
pub use shelf::BattleRow;
use shelf::summary;

/// A battle as it stands, open on the screen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct OpenedBattle {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its book.
    pub book: BookId,
    /// The row its journal stands at, which the next command must name.
    pub head: u32,
    /// What undo would take back; none at the beginning.
    pub undo: Option<String>,
    /// What redo would do again; none at the end of the branch.
    pub redo: Option<String>,
    /// Why it can only be looked at; none where it can be played.
    pub read_only: Option<String>,
    /// What stands on the table.
    pub view: BattleView,
    /// What may be done by nobody in particular.
    // To whoever shows it, a command is a value of which only questions know the parts.
    #[cfg_attr(feature = "bindings", specta(type = Vec<Offer<specta_typescript::Unknown>>))]
    pub offers: Vec<Offer<Value>>,
    /// The newest rows of what happened, the oldest of them first.
    pub log: Vec<LogRow>,
    /// Whether something happened before them.
    pub earlier: bool,
    /// What each side has rolled.
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
    /// What the command would do.
    pub preview: Preview,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "played", content = "what", rename_all = "snake_case")]
pub enum Played {
    /// It was carried out and kept.
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

impl Desk {
    /// Begins a battle and opens it. What it is set up with is frozen into it.
    ///
    /// # Errors
    /// [`Refused`](crate::Code::Refused) for a set-up that cannot be held, and
    /// those of writing.
    pub fn new_battle(&mut self, name: &str, setup: BattleSetup) -> Result<OpenedBattle> {
        let book = setup.book();
        let battle = Battle::new(setup)?.speaking(self.language);
        let id = BattleId::new(self.givens.id().as_str());
        let entry = Entry {
            kind: Kind::Command,
            label: words(self.language).get("desk.label.setup").to_owned(),
            command: Json::of(&battle.setup())?,
            dice: Json::empty_list(),
            events: Json::empty_list(),
            version: book.version(),
            digest: held::digest(&battle)?,
            summary: summary(&battle)?,
            at: self.givens.now(),
        };
        self.store_mut()?.create_battle(&NewBattle {
            id: id.clone(),
            book: book.id().to_owned(),
            name: name.trim().to_owned(),
            setup: entry,
        })?;
        self.open_battle(id.as_str())
    }

    /// Opens a battle, as its journal stands now.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound),
    /// [`Damaged`](crate::Code::Damaged) for a set-up that cannot be read, and
    /// those of reading.
    pub fn open_battle(&mut self, id: &str) -> Result<OpenedBattle> {
        let held = HeldBattle::read(self.store()?, &BattleId::new(id), self.language)?;
        Ok(self.lay(held))
    }

    /// What a unit may do now; for none, what is nobody's in particular.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), of the battle or the unit, and those of
    /// reading.
    pub fn battle_offers(&mut self, id: &str, unit: Option<UnitRef>) -> Result<Vec<Offer<Value>>> {
        let table = self.table(id)?;
        let offers = table.offers(unit);
        if offers.is_empty() {
            table.has(unit)?;
        }
        Ok(offers)
    }

    /// What a unit might do in another step of the turn, each with what speaks
    /// against it now: the table may overrule that.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn out_of_sequence(&mut self, id: &str, unit: UnitRef) -> Result<Vec<Offer<Value>>> {
        Ok(self.table(id)?.out_of_sequence(unit))
    }

    /// A unit's own numbers as it stands now; none for a unit that is not in
    /// the battle.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn unit_panel(&mut self, id: &str, unit: UnitRef) -> Result<Vec<Column>> {
        Ok(self.table(id)?.battle.panel(unit))
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
        let offered = spelled::command(offered)?;
        let filled = spelled::command(filled)?;
        let battle = &self.table(id)?.battle;
        let answered = battle.answered(&offered, &filled);
        Ok(AnsweredOffer {
            command: serde_json::to_value(&answered.command).map_err(DeskError::internal)?,
            questions: answered.questions,
            preview: battle.preview(&answered.command),
        })
    }

    /// What a command would do.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the place for a command that is
    /// none, [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn preview(&mut self, id: &str, command: &Value) -> Result<Preview> {
        let command = spelled::command(command)?;
        Ok(self.table(id)?.battle.preview(&command))
    }

    /// Carries out a command on the battle at this head, if the rules and the
    /// dice allow it: what came of it is durable before it is shown. Where another window
    /// has gone on meanwhile, it is carried out there, if it is the same order.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead) when it is another one there,
    /// [`BadFile`](crate::Code::BadFile) for a command that is none,
    /// [`ReadOnly`](crate::Code::ReadOnly) for a battle that can only be looked
    /// at, and those of writing. Nothing is changed then.
    pub fn play(
        &mut self,
        id: &str,
        head: u32,
        command: &Value,
        overruled: Vec<String>,
        dice: DiceFrom,
    ) -> Result<Played> {
        let command = spelled::command(command)?;
        let language = self.language;
        self.table(id)?.writable()?;
        let mut held = match self.at_head(id, Seq(head)) {
            Some(held) => held,
            None => self.newest_for(id, Seq(head), &command, &overruled)?,
        };
        let (mut dice, mut by_desk) = (dice, None);
        loop {
            let mut hand = Hand::new(dice.clone(), &mut *self.givens.roll);
            let decided = held.battle.decide(&command, &overruled, &mut hand);
            let events = match decided.and_then(|events| hand.nothing_left(events, words(language)))
            {
                Ok(events) => events,
                Err(refusal) => {
                    self.battle = Some(held);
                    return Ok(Played::Refused(refusal));
                }
            };
            let mut thrown = hand.thrown.take();
            if let (Some(thrown), Some(by_desk)) = (&mut thrown, by_desk) {
                thrown.by_desk = by_desk;
            }
            let stood = held::stood(&held.battle, &command, &overruled);
            let ordered = Ordered {
                command: command.clone(),
                overruled: held::ids(&stood),
            };
            let at = self.givens.now();
            let made = held::made(&held.battle, &ordered, &thrown, &events, at)?;
            let expected = held.position.head;
            let appended = self
                .store_mut()?
                .append_row(&held.id, expected, &made.entry);
            match appended {
                Ok(seq) => {
                    held.advance(seq, made, thrown, stood);
                    return Ok(Played::Done(Box::new(self.lay(held))));
                }
                // Another window was first: the same dice, if it is the same order there.
                Err(StoreError::StaleHead { .. }) => {
                    self.battle = Some(held);
                    held = self.newest_for(id, expected, &command, &overruled)?;
                    if let Some(thrown) = thrown {
                        by_desk = Some(thrown.by_desk);
                        dice = DiceFrom::Player(thrown.throw);
                    }
                }
                Err(error) => {
                    self.battle = Some(held);
                    return Err(error.into());
                }
            }
        }
    }

    /// The battle on the table, read again if it is another one.
    pub(crate) fn table(&mut self, id: &str) -> Result<&HeldBattle> {
        let id = BattleId::new(id);
        let held = match self.battle.take() {
            Some(held) if held.id == id => held,
            Some(_) | None => HeldBattle::read(self.store()?, &id, self.language)?,
        };
        Ok(self.battle.insert(held))
    }

    /// The battle on the table, if it stands at this head.
    fn at_head(&mut self, id: &str, head: Seq) -> Option<HeldBattle> {
        let held = self.battle.take()?;
        if held.id.as_str() == id && held.position.head == head {
            return Some(held);
        }
        self.battle = Some(held);
        None
    }

    /// Puts a battle on the table and says what the screen is to show.
    fn lay(&mut self, mut held: HeldBattle) -> OpenedBattle {
        let opened = held.opened();
        self.battle = Some(held);
        opened
    }
}
