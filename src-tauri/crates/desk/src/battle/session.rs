//! A session of a battle: the state at the head of its journal, the states after its latest rows,
//! the log and the dice.

use std::collections::BTreeMap;
use std::sync::Arc;

use drumhead_rules::catalogue::{Catalogue, Language, Message, message};
use drumhead_rules::play::Game;
use drumhead_rules::report;
use drumhead_shelf::{Battle, Command, Event};
use drumhead_store::{BattleId, Damage, Entry, Json, Kind, OpenedRows, Position, Row, Seq, Store};
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::{
    BattleView, LogLine, Objection, Offer, Refusal, StepState, UnitRef,
};
use serde_json::Value;

use super::known::{Known, Moment};
use super::log::{self, LogPage, LogRow};
use super::luck::{Ledger, Luck};
use super::rows::{self, Order};
use super::screen::{Begun, Painter, Screen, plain};
use super::summary::summary;
use super::{OpenedBattle, Ordered};
use crate::dice::Thrown;
use crate::words::{listed, verbatim, words};
use crate::{Code, DeskError, Result, stored};

/// A session of a battle.
#[derive(Debug)]
pub(crate) struct BattleSession {
    pub(crate) id: BattleId,
    pub(crate) name: String,
    pub(crate) position: Position,
    pub(crate) battle: Arc<Battle>,
    /// Computes screens while rows are written, from the first order on.
    painter: Option<Painter>,
    pub(super) language: Language,
    /// The log, and the states after some of its rows.
    pub(super) known: Known,
    /// The dice that each side has rolled.
    pub(super) rolled: BTreeMap<u8, Ledger>,
    /// The reason why the battle is read-only.
    pub(super) broken: Option<Message>,
    /// Whether the battle is read-only because of damage.
    pub(super) damaged: bool,
}

/// A command that was carried out: the battle after it, and its lines in the log.
pub(super) struct Made {
    pub(super) after: Arc<Battle>,
    pub(super) lines: Vec<LogLine>,
}

impl Made {
    /// Carries out the events of a command that this battle has decided.
    pub(super) fn of(battle: &Battle, events: &[Event]) -> Result<Self> {
        let mut after = battle.clone();
        let lines = after
            .carry_out(events)
            .map_err(|error| DeskError::fault(error.message()))?;
        Ok(Self {
            after: Arc::new(after),
            lines,
        })
    }

    /// Returns the row of the command.
    pub(super) fn entry(
        &self,
        ordered: &Ordered,
        thrown: &Option<Thrown>,
        events: &[Event],
        at: String,
    ) -> Result<Entry> {
        let battle = &self.after;
        let command = rows::carried_out(battle.book(), ordered)?;
        Ok(Entry {
            dice: Json::of(thrown)?,
            events: Json::of(events)?,
            ..entry(battle, Kind::Command, log::label(&self.lines), command, at)?
        })
    }
}

/// Returns the battle after a command that was decided on it, and the row of the command.
pub(super) fn made(
    battle: &Battle,
    ordered: &Ordered,
    thrown: &Option<Thrown>,
    events: &[Event],
    at: String,
) -> Result<(Battle, Entry)> {
    let made = Made::of(battle, events)?;
    let entry = made.entry(ordered, thrown, events, at)?;
    Ok((Arc::unwrap_or_clone(made.after), entry))
}

/// Returns row 0 of a battle that has just begun.
pub(super) fn began(battle: &Battle, words: &Catalogue, at: String) -> Result<Entry> {
    let label = words.get("desk.label.setup").to_owned();
    entry(battle, Kind::Command, label, Json::of(&battle.setup())?, at)
}

/// Returns the row for a note on a battle in this state.
pub(super) fn note(battle: &Battle, words: &str, at: String) -> Result<Entry> {
    let label = one_line(report::caption(words).unwrap_or(words));
    entry(battle, Kind::Note, label, Json::of(words)?, at)
}

/// Returns a row without dice or events, after which the battle is in this state.
fn entry(battle: &Battle, kind: Kind, label: String, command: Json, at: String) -> Result<Entry> {
    Ok(Entry {
        kind,
        label,
        command,
        dice: Json::empty_list(),
        events: Json::empty_list(),
        version: battle.book().version(),
        digest: digest(battle)?,
        summary: summary(battle)?,
        at,
    })
}

/// Returns a note as a single line of at most 80 characters; the end of a longer note is replaced
/// by an ellipsis.
fn one_line(words: &str) -> String {
    const LONGEST: usize = 80;
    let words: Vec<&str> = words.split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().nth(LONGEST).is_none() {
        return line;
    }
    let beginning: String = line.chars().take(LONGEST - 1).collect();
    format!("{}…", beginning.trim_end())
}

/// Returns the reasons for a refusal on one line.
pub(super) fn in_one_line(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NeedDice(pool) => format!("{} dice are needed: {}", pool.dice, pool.what),
        Refusal::Impossible(objection) => objection.text.clone(),
        Refusal::AgainstRules(objections) => {
            let texts: Vec<&str> = objections.iter().map(|it| it.text.as_str()).collect();
            texts.join(" ")
        }
    }
}

/// Returns the objections that had to be allowed anyway: if any one of them had not been allowed,
/// the command would have been refused.
pub(super) fn needed(battle: &Battle, command: &Command, overruled: &[String]) -> Vec<Objection> {
    let needs = |id: &String| {
        let others: Vec<_> = overruled.iter().filter(|it| *it != id).cloned().collect();
        match battle.decide(command, &others, &mut Given::default()) {
            Err(Refusal::AgainstRules(objections)) => {
                objections.into_iter().find(|it| it.id == *id)
            }
            Ok(_) | Err(Refusal::NeedDice(_) | Refusal::Impossible(_)) => None,
        }
    };
    let mut needed: Vec<Objection> = overruled.iter().filter_map(needs).collect();
    needed.sort_unstable_by(|one, other| one.id.cmp(&other.id));
    needed.dedup_by(|one, other| one.id == other.id);
    needed
}

/// Returns the ids by which these objections are allowed anyway.
pub(super) fn ids(objections: &[Objection]) -> Vec<String> {
    objections.iter().map(|it| it.id.clone()).collect()
}

/// Returns the objections of a row that were allowed anyway, as sentences. If the rules no longer
/// object, the id is the text.
fn overruled(battle: &Battle, ordered: &Ordered) -> Vec<Objection> {
    let needed = needed(battle, &ordered.command, &ordered.overruled);
    let objection = |id: &String| {
        let found = needed.iter().find(|it| it.id == *id).cloned();
        found.unwrap_or_else(|| Objection {
            id: id.clone(),
            clause: None,
            text: id.clone(),
        })
    };
    ordered.overruled.iter().map(objection).collect()
}

/// When states are checked against their digests while a battle is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Checked {
    /// Once, at the head: a digest of the whole state is expensive, and each state follows from
    /// the previous one.
    AtTheHead,
    /// Not here: the caller checks the last of several rows.
    Later,
    /// At each row, to find the row that does not fold.
    RowByRow,
}

/// Returns the digest of the JSON of a battle's state.
pub(super) fn digest(battle: &Battle) -> Result<String> {
    let state = serde_json::to_vec(&battle.state()).map_err(DeskError::internal)?;
    Ok(stored::digest(&state))
}

impl BattleSession {
    /// Folds a battle from its journal. A row after the set-up that is damaged, or does not fold,
    /// ends the reading there; the battle is then read-only.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Newer`] for a set-up from a newer version, [`Code::Damaged`] for
    /// a set-up that cannot be read, and read errors.
    pub(crate) fn read(store: &Store, id: &BattleId, language: Language) -> Result<Self> {
        let OpenedRows {
            battle: stored,
            rows,
            ahead,
            damage,
        } = store.open_battle(id)?;
        let mut session = Self::follow(id, &stored, &rows, language, Checked::AtTheHead)?;
        if session.broken.is_some() {
            session = Self::follow(id, &stored, &rows, language, Checked::RowByRow)?;
        }
        if let Some(damage) = damage {
            session.broken = Some(shown_up_to(&damage));
            session.damaged = true;
        }
        if session.broken.is_none() {
            session.look_ahead(&ahead);
        }
        Ok(session)
    }

    /// Folds a battle from its rows, as far as they fold.
    fn follow(
        id: &BattleId,
        stored: &drumhead_store::Battle,
        rows: &[Row],
        language: Language,
        checked: Checked,
    ) -> Result<Self> {
        let battle = Self::begun(stored)?.speaking(language);
        let words = words(language);
        let mut opening_lines = battle.opening()?;
        let outdated = battle.outdated()?;
        if !outdated.is_empty() {
            opening_lines.push(log::line(
                words.fill("desk.log.outdated", &[("files", &outdated.join(", "))]),
            ));
        }
        let mut otherwise = Vec::new();
        let mut session = Self {
            id: id.clone(),
            name: stored.entry.heading.name.clone(),
            position: stored.position.clone(),
            known: Known::new(log::opening(&stored.setup.at, Vec::new())),
            battle: Arc::new(battle),
            painter: None,
            language,
            rolled: BTreeMap::new(),
            broken: None,
            damaged: false,
        };
        session.store_moment(rows.len());
        for row in rows.iter().skip(1) {
            if session.has_another_result(row) {
                otherwise.push(row.seq.0);
            }
            if let Err(why) = session.take(row, checked) {
                session.broken = Some(
                    message("desk.battle.broken")
                        .with("row", row.seq.to_string())
                        .with("why", why),
                );
                break;
            }
            session.store_moment(rows.len());
        }
        opening_lines
            .extend(differing_rows(&otherwise).map(|message| log::line(words.say(&message))));
        if let Some(opening) = session.known.setup() {
            opening.lines = opening_lines;
        }
        Ok(session)
    }

    /// Folds the undone rows after the head, so that redo is as fast as undo. If they do not fold,
    /// they are dropped; they are read again when the players go to one of them.
    fn look_ahead(&mut self, ahead: &[Row]) {
        let Some(last) = ahead.last() else {
            return;
        };
        let here = self.moment();
        let (at, rows) = (self.known.at(), self.known.rows() + ahead.len());
        self.known.store_always(here.clone());
        let folded = ahead.iter().all(|row| {
            let taken = self.take(row, Checked::Later).is_ok();
            self.store_moment(rows);
            taken
        });
        let sound = folded && self.check_digest(last, Checked::RowByRow).is_ok();
        self.known.go(at);
        if !sound {
            self.known.drop_undone();
        }
        (self.battle, self.rolled) = (here.battle, here.rolled);
    }

    fn moment(&self) -> Moment {
        Moment {
            battle: self.battle.clone(),
            rolled: self.rolled.clone(),
        }
    }

    /// Stores the state at the head if the head is among the latest rows or its index is a multiple
    /// of sixteen. `rows` is the number of rows that the branch will have.
    pub(super) fn store_moment(&mut self, rows: usize) {
        let moment = self.moment();
        self.known.store(&moment, rows);
    }

    /// Whether the order of a row, carried out now with its own dice, would have a different
    /// result: the rules of a battle are frozen, but the program is not. An order that this engine
    /// carried out is not tried.
    fn has_another_result(&self, row: &Row) -> bool {
        if row.entry.kind == Kind::Note || rows::is_of_today(self.battle.book(), row) {
            return false;
        }
        // A row that cannot be read is reported when it is folded.
        let Ok(order) = Order::read(self.battle.book(), row) else {
            return false;
        };
        let mut dice = Given(order.thrown.map(|thrown| thrown.throw));
        let Ordered { command, overruled } = &order.ordered;
        match self.battle.decide(command, overruled, &mut dice) {
            Ok(events) if events == order.events => false,
            Ok(events) => self.digest_after(&events) != self.digest_after(&order.events),
            Err(_) => true,
        }
    }

    /// Returns the digest of the state after these events; `None` if they do not fold.
    fn digest_after(&self, events: &[Event]) -> Option<String> {
        let mut after = Battle::clone(&self.battle);
        for event in events {
            after.fold(event).ok()?;
        }
        digest(&after).ok()
    }

    /// Returns the battle at its beginning.
    ///
    /// # Errors
    /// [`Code::Newer`] for a set-up from a newer version, [`Code::Damaged`] for a set-up that
    /// cannot be read.
    pub(super) fn begun(stored: &drumhead_store::Battle) -> Result<Battle> {
        Ok(Battle::new(rows::setup(stored)?)?)
    }

    /// Folds a row. If rows are checked one by one, a battle that fails on a row keeps the state
    /// before that row.
    pub(super) fn take(&mut self, row: &Row, checked: Checked) -> Result<(), Message> {
        let entry = &row.entry;
        if entry.kind == Kind::Note {
            let text: String = entry.command.read().map_err(verbatim)?;
            self.check_digest(row, checked)?;
            self.known.push(log::note(row.seq, &entry.at, text));
            return Ok(());
        }
        let Order {
            ordered,
            events,
            thrown,
        } = Order::read(self.battle.book(), row)?;
        let overruled = overruled(&self.battle, &ordered);
        let before = (checked == Checked::RowByRow).then(|| self.battle.clone());
        let carried_out = Arc::make_mut(&mut self.battle)
            .carry_out(&events)
            .map_err(|error| error.message());
        let lines = carried_out.and_then(|lines| {
            self.check_digest(row, checked)?;
            Ok(lines)
        });
        match (lines, before) {
            (Ok(lines), _) => {
                self.write_down(row.seq, &entry.at, lines, thrown, overruled);
                Ok(())
            }
            (Err(why), Some(before)) => {
                self.battle = before;
                Err(why)
            }
            (Err(why), None) => Err(why),
        }
    }

    /// Checks the state after a row against the row's digest. Skips rows that `checked` does not
    /// include, and rows from versions that stored states in an older form.
    pub(super) fn check_digest(&self, row: &Row, checked: Checked) -> Result<(), Message> {
        let passed = match checked {
            Checked::RowByRow => false,
            Checked::AtTheHead => row.seq != self.position.head,
            Checked::Later => true,
        };
        if passed || row.entry.version < self.battle.book().states() {
            return Ok(());
        }
        if digest(&self.battle).map_err(DeskError::into_message)? == row.entry.digest {
            return Ok(());
        }
        Err(message("desk.battle.other_state"))
    }

    fn write_down(
        &mut self,
        seq: Seq,
        at: &str,
        lines: Vec<LogLine>,
        thrown: Option<Thrown>,
        overruled: Vec<Objection>,
    ) {
        let turn = self.battle.turn();
        self.known
            .push(log::row(seq, at, turn, lines, thrown.as_ref(), overruled));
        add_throw(&mut self.rolled, thrown.as_ref());
    }

    /// Starts computing the screen of a battle on a separate thread.
    pub(super) fn begin_screen(&mut self, battle: &Arc<Battle>) -> Begun {
        self.painter.get_or_insert_with(Painter::new).begin(battle)
    }

    /// Advances to the row that was just stored.
    pub(super) fn advance(
        &mut self,
        seq: Seq,
        entry: Entry,
        made: Made,
        thrown: Option<Thrown>,
        overruled: Vec<Objection>,
    ) {
        let Made { after, lines } = made;
        self.battle = after;
        self.position = Position {
            head: seq,
            undo: Some(entry.label),
            redo: None,
        };
        self.write_down(seq, &entry.at, lines, thrown, overruled);
        self.store_moment(self.known.rows());
    }

    /// Advances to the note that was just stored.
    pub(super) fn noted(&mut self, seq: Seq, entry: Entry, text: &str) {
        self.position = Position {
            head: seq,
            undo: Some(entry.label),
            redo: None,
        };
        self.known.push(log::note(seq, &entry.at, text.to_owned()));
        self.store_moment(self.known.rows());
    }

    /// Returns the reason why the battle is read-only, if it is, as a sentence.
    pub(crate) fn broken(&self) -> Option<String> {
        let words = words(self.language);
        self.broken.as_ref().map(|why| words.say(why))
    }

    /// Checks that the battle is not read-only.
    pub(super) fn writable(&self) -> Result<()> {
        match &self.broken {
            None => Ok(()),
            Some(why) => Err(DeskError::new(
                Code::ReadOnly,
                why.clone(),
                message("desk.battle.broken_fix"),
            )),
        }
    }

    /// Checks that a unit, if one is named, is in the battle.
    pub(super) fn has(&self, unit: Option<UnitRef>) -> Result<()> {
        let Some(unit) = unit else {
            return Ok(());
        };
        let view = self.battle.view();
        let mut units = view.sides.iter().flat_map(|side| &side.units);
        if units.any(|card| card.unit == unit) {
            return Ok(());
        }
        let (side, number) = (unit.side, unit.unit);
        let missing = message("desk.battle.no_unit")
            .with("side", side.to_string())
            .with("number", number.to_string());
        let hint = message("desk.battle.no_unit_fix");
        Err(DeskError::not_found(missing, hint))
    }

    /// Returns a unit's offers or, without a unit, the offers that belong to no unit. Their
    /// commands are JSON, whatever the rulebook.
    pub(super) fn offers(&self, unit: Option<UnitRef>) -> Vec<Offer<Value>> {
        plain(self.battle.offers(unit))
    }

    /// Returns a unit's offers in other steps, which the players may allow anyway.
    pub(super) fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Value>> {
        plain(self.battle.out_of_sequence(unit))
    }

    /// Returns the log, oldest first.
    pub(super) fn log(&self) -> &[LogRow] {
        self.known.log()
    }

    /// Returns the contents of the screen.
    pub(super) fn opened(&mut self) -> OpenedBattle {
        let screen = Screen::of(&self.battle);
        self.shown(screen)
    }

    /// Returns the contents of the screen, with the parts that were computed from the battle.
    pub(super) fn shown(&mut self, screen: Screen) -> OpenedBattle {
        let Screen { view, offers } = screen;
        let LogPage { rows, earlier } = LogPage::of(self.log(), None, None);
        OpenedBattle {
            id: self.id.as_str().to_owned(),
            name: self.name.clone(),
            book: self.battle.book(),
            head: self.position.head.0,
            undo: self.position.undo.clone(),
            redo: self.position.redo.clone(),
            read_only: self.broken(),
            luck: self.luck(&view),
            view,
            offers,
            log: rows,
            earlier,
        }
    }

    fn luck(&mut self, view: &BattleView) -> Vec<Luck> {
        let sides = view.sides.iter().map(|side| side.side);
        let rolled = &mut self.rolled;
        let of = |side| rolled.entry(side).or_insert_with(Ledger::new).luck(side);
        sides.map(of).collect()
    }
}

/// Adds a throw to the ledger of its side.
pub(super) fn add_throw(rolled: &mut BTreeMap<u8, Ledger>, thrown: Option<&Thrown>) {
    if let Some(thrown) = thrown
        && let Some(side) = thrown.pool.side
    {
        let ledger = rolled.entry(side).or_insert_with(Ledger::new);
        ledger.take(thrown);
    }
}

/// Returns a message about the damage. If there is a sound row before the damage, the message names
/// that row: the battle is shown as it was after that row.
fn shown_up_to(damage: &Damage) -> Message {
    let text = stored::damaged(damage);
    match (damage.row, damage.sound) {
        (Some(_), Some(sound)) => message("desk.damage.shown_up_to")
            .with("damage", text)
            .with("row", sound.0),
        _ => text,
    }
}

/// The maximum number of rows with a different result that a message names.
const NAMED: usize = 8;

/// Returns a message with the rows that would have a different result now; `None` if there are
/// none.
fn differing_rows(rows: &[u32]) -> Option<Message> {
    let named = listed(rows.iter().take(NAMED));
    match (rows.len(), rows.len().saturating_sub(NAMED)) {
        (0, _) => None,
        (many, 0) => Some(
            message("desk.log.otherwise")
                .with("many", many)
                .with("rows", named),
        ),
        (_, more) => Some(
            message("desk.log.otherwise_more")
                .with("rows", named)
                .with("more", more),
        ),
    }
}

/// Returns the turn and step of a battle: "Turn 1, Rally: Initiative".
pub(super) fn place(battle: &Battle) -> String {
    let view = battle.view();
    let now = view.track.iter().find(|step| step.state == StepState::Now);
    let step = now.map_or(String::new(), |step| {
        format!(", {}: {}", step.phase, step.label)
    });
    let turn = view.turn.to_string();
    let words = words(battle.words().language());
    words.fill("desk.label.turn", &[("turn", &turn)]) + &step
}
