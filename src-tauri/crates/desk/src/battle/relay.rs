//! A move as text, for two players far apart who each keep the battle: the log's
//! words for people, and a line for the other desk.
//!
//! ```text
//! Turn 3, Activations: 4 Rupert's horse marches from H1 to H3.
//! [drumhead 2 eyJvbiI6IjA4…]
//! ```
//!
//! The line holds the command with its dice, and digests of the battle before and
//! after it: it is carried out only on the same battle, and only where it comes to
//! the same.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use drumhead_rules::catalogue::{Message, message};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{BookId, Command};
use drumhead_store::{BattleId, Kind, Seq};
use drumhead_words::dice::{Given, Throw};
use serde::{Deserialize, Serialize};

use super::held::place;
use super::kept::Order;
use super::{HeldBattle, OpenedBattle, Played, held};
use crate::dice::DiceFrom;
use crate::file::misread;
use crate::words::verbatim;
use crate::{Code, Desk, DeskError, Result, earlier};

/// How the line for the other desk begins; the version of the book's commands follows.
const LEAD: &str = "[drumhead ";
/// The most characters of a text that is looked through.
const LONGEST: usize = 1_000_000;

/// A command with its dice, and the battle it belongs to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Relayed {
    /// The digest of the battle before it.
    on: String,
    /// The digest of the battle after it.
    then: String,
    command: Command,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    overruled: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<Throw>,
}

impl Desk {
    /// What was done in this row of the log, as text that another desk can carry
    /// out.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) for a row that is not on the branch
    /// the battle stands on, [`Refused`](crate::Code::Refused) for a note,
    /// [`Damaged`](crate::Code::Damaged) for a journal that cannot be followed.
    pub fn move_text(&self, id: &str, row: u32) -> Result<String> {
        let store = self.store()?;
        let id = BattleId::new(id);
        let kept = store.battle(&id)?;
        let rows = store.rows(&id)?;
        let mut battle = HeldBattle::begun(&kept)?;
        for each in rows.iter().skip(1) {
            let here = each.seq == Seq(row);
            if each.entry.kind == Kind::Note {
                if here {
                    return Err(note());
                }
                continue;
            }
            let order = Order::read(battle.book(), each).map_err(damaged)?;
            if here {
                let lines = battle.narrate(&order.ordered.command, &order.events);
                let says: Vec<_> = lines.into_iter().map(|line| line.text).collect();
                let mut after = battle.clone();
                for event in &order.events {
                    (after.fold(event)).map_err(|misfit| damaged(misfit.message()))?;
                }
                // Not those of the rows, which an earlier version may have written of another shape.
                let relayed = Relayed {
                    on: held::digest(&battle)?,
                    then: held::digest(&after)?,
                    command: order.ordered.command,
                    overruled: order.ordered.overruled,
                    dice: order.thrown.map(|thrown| thrown.throw),
                };
                let line = serde_json::to_vec(&relayed).map_err(DeskError::internal)?;
                let (place, says) = (place(&battle), says.join("\n"));
                let line = BASE64.encode(line);
                let version = battle.book().version();
                return Ok(format!("{place}: {says}\n{LEAD}{version} {line}]\n"));
            }
            for event in &order.events {
                battle
                    .fold(event)
                    .map_err(|misfit| damaged(misfit.message()))?;
            }
        }
        Err(DeskError::not_found(
            message("desk.move.no_row").with("row", row.to_string()),
            message("desk.move.no_row_fix"),
        ))
    }

    /// Carries out a move that came as text, on the battle at this head.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) for a text without a move,
    /// [`Refused`](crate::Code::Refused) where the battle stands otherwise than
    /// where the move was made, where it was made already, or where this program
    /// makes something else of it; and those of [`Desk::play`]. Nothing is changed
    /// then.
    pub fn apply_move(&mut self, id: &str, head: u32, text: &str) -> Result<OpenedBattle> {
        let battle = &self.table(id)?.battle;
        let relayed = read(battle.book(), text)?;
        let now = held::digest(battle)?;
        // A move that changes nothing leads from here to here, and may be made.
        let changes = relayed.then != relayed.on;
        if changes && now == relayed.then {
            return Err(refused(
                message("desk.move.made"),
                message("desk.move.made_fix"),
            ));
        }
        if now != relayed.on {
            return Err(refused(
                message("desk.move.elsewhere").with("place", place(battle)),
                message("desk.move.elsewhere_fix"),
            ));
        }
        let mut after = battle.clone();
        let mut dice = Given(relayed.dice.clone());
        let events = battle.decide(&relayed.command, &relayed.overruled, &mut dice);
        let events =
            events.map_err(|why| refused(verbatim(held::told(&why)), message(OTHERWISE)))?;
        for event in &events {
            let folded = after.fold(event);
            folded.map_err(|misfit| DeskError::fault(misfit.message()))?;
        }
        if held::digest(&after)? != relayed.then {
            let why = message("desk.move.otherwise");
            return Err(refused(why, message(OTHERWISE)));
        }
        let command = serde_json::to_value(&relayed.command).map_err(DeskError::internal)?;
        let dice = relayed.dice.map_or(DiceFrom::Nobody, DiceFrom::Player);
        match self.play(id, head, &command, relayed.overruled, dice)? {
            Played::Done(opened) => Ok(*opened),
            Played::Refused(why) => Err(refused(verbatim(held::told(&why)), message(OTHERWISE))),
        }
    }
}

/// What to do where two programs disagree.
const OTHERWISE: &str = "desk.move.otherwise_fix";

/// The move in a text, of a battle of this book, wherever in it the line stands, however it was broken.
fn read(book: BookId, text: &str) -> Result<Relayed> {
    let bad = |why: Message| DeskError::new(Code::BadFile, why, message("desk.move.bad_fix"));
    if text.len() > LONGEST {
        return Err(bad(message("desk.move.too_long")));
    }
    let found = text
        .split_once(LEAD)
        .and_then(|(_, rest)| rest.split_once(']'));
    let found = found.and_then(|(line, _)| line.split_once(char::is_whitespace));
    let found = found.and_then(|(version, line)| Some((version.parse::<u32>().ok()?, line)));
    let (version, line) = found.ok_or_else(|| bad(message("desk.move.none")))?;
    if let Some(why) = earlier::newer(version, book.version()) {
        let why = message("desk.move.unread").with("why", why);
        return Err(DeskError::new(Code::Newer, why, message(OTHERWISE)));
    }
    let unread = |why: Message| bad(message("desk.move.unread").with("why", why));
    let line: String = line.split_whitespace().collect();
    let json = BASE64.decode(line).map_err(|it| unread(verbatim(it)))?;
    let json = String::from_utf8(json).map_err(|it| unread(verbatim(it)))?;
    if version < book.states() {
        return Err(refused(
            message("desk.move.earlier")
                .with("version", version.to_string())
                .with("now", book.version()),
            message(OTHERWISE),
        ));
    }
    let (json, _) = earlier::row(book, version, &json, "[]");
    let mut json = serde_json::Deserializer::from_str(&json);
    let read = serde_path_to_error::deserialize(&mut json);
    read.map_err(|error| match version == book.version() {
        true => unread(misread(&error)),
        false => {
            let why = message("desk.move.wrote")
                .with("error", misread(&error))
                .with("version", version.to_string());
            DeskError::new(
                Code::BadFile,
                message("desk.move.unread").with("why", why),
                message(OTHERWISE),
            )
        }
    })
}

fn refused(why: Message, remedy: Message) -> DeskError {
    DeskError::new(Code::Refused, why, remedy)
}

fn note() -> DeskError {
    refused(message("desk.move.note"), message("desk.move.note_fix"))
}

fn damaged(why: Message) -> DeskError {
    DeskError::new(
        Code::Damaged,
        message("desk.move.journal").with("why", why),
        message("desk.battle.export_fix"),
    )
}
