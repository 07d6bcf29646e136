//! The contents of a journal's rows, whichever version of the program wrote them.

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::{BattleSetup, BookId, Event};
use drumhead_store::{Json, Row};
use serde::{Deserialize, Serialize};

use super::Ordered;
use crate::dice::Thrown;
use crate::words::verbatim;
use crate::{Code, DeskError, Result, earlier};

/// Reads the set-up of a battle from its first row.
///
/// # Errors
/// [`Code::Newer`], and [`Code::Damaged`] for a row that is not a set-up.
pub(super) fn setup(stored: &drumhead_store::Battle) -> Result<BattleSetup> {
    let entry = &stored.setup;
    let (version, written) = (entry.version, entry.command.as_str());
    let book = BookId::of(&stored.entry.heading.book);
    if let Some(why) = book.and_then(|book| earlier::newer(version, book.version())) {
        return Err(DeskError::new(
            Code::Newer,
            message("desk.battle.unread").with("why", why),
            message("desk.battle.newer_fix"),
        ));
    }
    let setup = match book {
        Some(book) => earlier::setup(book, version, written),
        // The parser reports that there is no such rulebook.
        None => written.into(),
    };
    serde_json::from_str(&setup).map_err(|error| {
        DeskError::new(
            Code::Damaged,
            message("desk.battle.setup_unread")
                .with("error", error.to_string())
                .with("version", version.to_string()),
            message("desk.battle.keep_for_rescue"),
        )
    })
}

/// An order as its row stores it, with the engine that carried it out.
#[derive(Serialize)]
struct StoredOrder<'a> {
    #[serde(flatten)]
    ordered: &'a Ordered,
    engine: &'static str,
}

/// Returns an order in its stored form, with the fingerprint of the current engine.
pub(super) fn carried_out(book: BookId, ordered: &Ordered) -> Result<Json> {
    let engine = book.engine();
    Ok(Json::of(&StoredOrder { ordered, engine })?)
}

/// Whether the current engine carried out the order of a row. Rows written before engines were
/// recorded do not name theirs.
pub(super) fn is_of_today(book: BookId, row: &Row) -> bool {
    #[derive(Deserialize)]
    struct By<'a> {
        #[serde(borrow)]
        engine: Option<&'a str>,
    }
    let by: Option<By<'_>> = serde_json::from_str(row.entry.command.as_str()).ok();
    by.and_then(|by| by.engine) == Some(book.engine())
}

/// The contents of a command's row.
#[derive(Debug)]
pub(super) struct Order {
    pub(super) ordered: Ordered,
    pub(super) events: Vec<Event>,
    pub(super) thrown: Option<Thrown>,
}

impl Order {
    /// Reads the order from a row of a battle under this rulebook.
    pub(super) fn read(book: BookId, row: &Row) -> Result<Self, Message> {
        let entry = &row.entry;
        if let Some(why) = earlier::newer(entry.version, book.version()) {
            return Err(message("desk.battle.newer_row").with("why", why));
        }
        let (command, events) = (entry.command.as_str(), entry.events.as_str());
        let (command, events) = earlier::row(book, entry.version, command, events);
        let unread = |error: serde_json::Error| match entry.version {
            version if version == book.version() => verbatim(error),
            version => message("desk.kept_in_version")
                .with("error", error.to_string())
                .with("version", version.to_string()),
        };
        let thrown: Option<Thrown> = entry.dice.read().map_err(unread)?;
        let ordered: Ordered = serde_json::from_str(&command).map_err(unread)?;
        let high_is_bad = ordered.command.low_dice_are_good();
        Ok(Self {
            ordered,
            events: serde_json::from_str(&events).map_err(unread)?,
            thrown: thrown.map(|thrown| thrown.read_anew(high_is_bad)),
        })
    }
}
