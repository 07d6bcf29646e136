//! Battles on the command line: JSON in and out, so that a script can play a whole battle.

use std::io;

use drumhead_desk::catalogue::{Message, message};
use drumhead_desk::play::{
    Answer, Gauge, JointView, OddsView, Offer, Pending, Preview, Question, SideView, StepState,
    UnitRef,
};
use drumhead_desk::{
    AnsweredOffer, BattleOutcome, BattleRow, Code, Desk, DeskError, DiceFrom, OpenedBattle, Throw,
};
use serde::Serialize;
use serde_json::Value;

use crate::End;
use crate::arguments::{BattleCommand, LibraryBattleCommand, What};
use crate::out::Out;
use crate::run::{Asked, notices};
use journal::last;
use play::refused;

mod begin;
mod dice;
mod files;
mod journal;
mod offers;
mod outcome;
mod play;
mod to_do;

impl Asked<'_> {
    /// Carries out a command about battles.
    pub(crate) fn battle(&mut self, command: &BattleCommand) -> Result<(), End> {
        match command {
            BattleCommand::List => {
                let rows = self.list(|desk| desk.battles().list())?;
                self.say(&rows, |out, rows| list(out, rows))
            }
            BattleCommand::InLibrary(command) => self.battle_in_library(command),
        }
    }

    fn battle_in_library(&mut self, command: &LibraryBattleCommand) -> Result<(), End> {
        use LibraryBattleCommand as Command;
        let desk = &mut self.desk()?;
        match command {
            Command::New(begin) => self.begin(desk, begin),
            Command::Show { battle } => {
                let id = find(desk, battle)?;
                let outcome = desk.battles().battle_outcome(&id)?;
                let opened = desk.battles().open_battle(&id)?;
                self.say(&opened, |out, opened| {
                    show_with(out, opened, Some(&outcome))
                })
            }
            Command::Offers {
                battle,
                unit,
                out_of_sequence,
            } => self.offers(desk, battle, unit.as_deref(), *out_of_sequence),
            Command::Preview { battle, what } => {
                let id = find(desk, battle)?;
                let previewed = Previewed::from(asked(desk, &id, what)?);
                self.say(&previewed, |out, previewed| {
                    preview(out, &previewed.preview)?;
                    offers::questions(out, &previewed.questions)
                })
            }
            Command::Play {
                battle,
                what,
                dice,
                overrule,
            } => self.play(desk, battle, what, (dice.as_deref(), overrule)),
            Command::Log { battle, details } => self.log(desk, battle, *details),
            Command::Branches { battle } => self.branches(desk, battle),
            Command::Note { battle, text } => self.note(desk, battle, text),
            Command::Undo { battle } => self.undo(desk, battle),
            Command::Redo { battle } => self.redo(desk, battle),
            Command::Goto { battle, row } => self.go_to(desk, battle, *row),
            Command::Odds {
                battle,
                what,
                overrule,
            } => self.odds(desk, battle, what, overrule),
            Command::Amend {
                battle,
                row,
                command,
                dice,
                overrule,
            } => self.amend(desk, (battle, *row), command, dice.as_deref(), overrule),
            Command::Export { battle, form, out } => {
                self.export_battle(desk, battle, *form, out.as_deref())
            }
            Command::Import { file } => self.import_battle(desk, file),
            Command::Move { battle, row } => self.move_text(desk, battle, *row),
            Command::Apply { battle, file } => self.apply(desk, battle, file),
            Command::Outcome { battle } => self.outcome(desk, battle),
            Command::Board { battle, unit } => self.board(desk, battle, unit.as_deref()),
            Command::Replay { file, out } => self.replay(file, out.as_deref()),
        }
    }

    /// Lists the commands of a unit in other steps or, normally, its pending work and its possible
    /// commands. If other units can do the same work instead, their commands are listed too.
    /// Without a unit: all pending work, and the commands that belong to no unit.
    fn offers(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        unit: Option<&str>,
        out_of_sequence: bool,
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let unit = unit_of(unit)?;
        if let (Some(unit), true) = (unit, out_of_sequence) {
            let offers = desk.battles().out_of_sequence(&id, unit)?;
            return self.say(&offers, |out, offers| offers::list(out, offers));
        }
        let own: Vec<_> = desk
            .battles()
            .battle_offers(&id, unit)?
            .into_iter()
            .map(|offer| desk.battles().open_offer(&id, offer))
            .collect::<Result<_, _>>()?;
        let does = |work: &Pending| own.iter().any(|it| it.fulfils.as_ref() == Some(&work.id));
        let view = desk.battles().open_battle(&id)?.view;
        let mut pending = view.pending.clone();
        pending.retain(|work| unit.is_none() || does(work));
        let work = to_do::work(desk, &id, pending)?;
        let ways = work
            .iter()
            .flat_map(|work| &work.ways)
            .map(|way| &way.offer);
        // An offer in `own` that also does pending work is listed only once.
        let is_own = |offer: &Offer<Value>| {
            let same = |own: &Offer<Value>| own.id == offer.id && own.unit == offer.unit;
            own.iter().any(same)
        };
        let others = ways.filter(|offer| !is_own(offer));
        let all: Vec<_> = match unit {
            None => others.chain(&own).collect(),
            Some(_) => own.iter().chain(others).collect(),
        };
        self.say(&all, |out, _| {
            to_do::list(out, battle, &work)?;
            to_do::waiting(out, &view, unit)?;
            offers::list(out, &own)
        })
    }
}

/// Parses a command from the command line.
fn json(text: &str) -> Result<Value, End> {
    read_json(text, message("cli.offers.see"))
}

/// Parses JSON from the command line or a file. The hint of an error tells the player where to find
/// correct JSON.
fn read_json(text: &str, hint: Message) -> Result<Value, End> {
    let read = serde_json::from_str(text);
    Ok(read.map_err(|error| {
        wrong(
            message("cli.json.none").with("error", error.to_string()),
            hint,
        )
    })?)
}

fn wrong(why: Message, remedy: Message) -> DeskError {
    DeskError::new(Code::BadFile, why, remedy)
}

/// Finds a battle by its id or by part of its name, and returns its id. If the battle is damaged or
/// cannot be replayed, shows a notice.
pub(crate) fn find(desk: &mut Desk, battle: &str) -> Result<String, End> {
    let id = desk.battles().find_battle(battle)?;
    // A damaged battle is shown as it was after its last intact row.
    if let Ok(opened) = desk.battles().open_battle(&id) {
        notices(opened.read_only.as_slice());
    }
    Ok(id)
}

/// Parses a unit, `0.3`: its side, counted from 0, and its number.
fn unit_of(text: Option<&str>) -> Result<Option<UnitRef>, End> {
    let Some(text) = text else { return Ok(None) };
    let parts = text.split_once('.');
    let read =
        parts.and_then(|(side, unit)| Some(UnitRef::new(side.parse().ok()?, unit.parse().ok()?)));
    match read {
        Some(unit) => Ok(Some(unit)),
        None => Err(wrong(
            message("cli.unit.none").with("text", format!("{text:?}")),
            message("cli.unit.fix"),
        )
        .into()),
    }
}

/// Parses the dice from the command line.
fn dice_of(text: Option<&str>) -> Result<DiceFrom, End> {
    let numbers = |text: &str| -> Option<Vec<u32>> {
        text.split(',').map(|n| n.trim().parse().ok()).collect()
    };
    let read = match text {
        None => Some(DiceFrom::Nobody),
        Some("roll") => Some(DiceFrom::Desk),
        Some(text) => match text.strip_prefix("counts:") {
            Some(counts) => numbers(counts).map(|n| DiceFrom::Player(Throw::Counts(n))),
            None => numbers(text)
                .and_then(|faces| faces.into_iter().map(|n| u8::try_from(n).ok()).collect())
                .map(|faces| DiceFrom::Player(Throw::Faces(faces))),
        },
    };
    read.ok_or_else(|| {
        let hint = message("cli.dice.fix");
        wrong(
            message("cli.dice.none").with("text", format!("{:?}", text.unwrap_or_default())),
            hint,
        )
        .into()
    })
}

/// Returns the offer with this id for the given unit. Without a unit, returns the offer that
/// belongs to no unit; if there is none, the offer of the only unit that has such an offer. The id
/// may also be that of pending work, if there is only one way to do the work.
fn offered(
    desk: &mut Desk,
    id: &str,
    wanted: &str,
    unit: Option<UnitRef>,
) -> Result<Offer<Value>, End> {
    let of = |desk: &mut Desk, unit| -> Result<_, DeskError> {
        let mut offers = desk.battles().battle_offers(id, unit)?;
        if let Some(unit) = unit {
            offers.extend(desk.battles().out_of_sequence(id, unit)?);
        }
        Ok(offers.into_iter().find(|offer| offer.id == wanted))
    };
    let mut found = Vec::new();
    found.extend(of(desk, unit)?.map(|offer| (unit, offer)));
    if unit.is_none() && found.is_empty() {
        let view = desk.battles().open_battle(id)?.view;
        let units = view.sides.iter().flat_map(|side| &side.units);
        for card in units {
            found.extend(of(desk, Some(card.unit))?.map(|offer| (Some(card.unit), offer)));
        }
    }
    let units: Vec<_> = found
        .iter()
        .filter_map(|(unit, _)| *unit)
        .map(|it| format!("{}.{}", it.side, it.unit))
        .collect();
    let mut found = found.into_iter();
    match (found.next(), found.next()) {
        (Some((_, offer)), None) => Ok(offer),
        (Some(_), Some(_)) => Err(DeskError::new(
            Code::NotFound,
            message("cli.offers.several")
                .with("wanted", format!("{wanted:?}"))
                .with("units", units.join(", ")),
            message("cli.offers.several_fix"),
        )
        .into()),
        (None, _) => fulfilling(desk, id, wanted),
    }
}

/// Returns the offer that does the pending work with this id, if there is only one way.
fn fulfilling(desk: &mut Desk, id: &str, wanted: &str) -> Result<Offer<Value>, End> {
    let mut pending = desk.battles().open_battle(id)?.view.pending;
    pending.retain(|work| work.id.as_str() == wanted);
    let work = to_do::work(desk, id, pending)?;
    let ways = work.into_iter().flat_map(|work| work.ways);
    let mut offers: Vec<_> = ways.map(|way| way.offer).collect();
    let hint = match offers.len() {
        0 => message("cli.offers.list"),
        1 => return Ok(offers.remove(0)),
        _ => {
            let ids: Vec<_> = offers.iter().map(|offer| offer.id.to_string()).collect();
            message("cli.offers.ways").with("ids", ids.join(", "))
        }
    };
    Err(DeskError::new(
        Code::NotFound,
        message("cli.offers.none").with("wanted", format!("{wanted:?}")),
        hint,
    )
    .into())
}

/// A command from the command line, with its answers.
struct Ordered {
    answered: AnsweredOffer,
    /// The offer of the command; `None` for a command in JSON.
    offer: Option<Offer<Value>>,
}

impl Ordered {
    /// Returns the ids of the objections to the offer.
    fn against(&self) -> Vec<String> {
        let offer = self.offer.as_ref();
        offer.map_or_else(Vec::new, Offer::overruled)
    }
}

/// The effect of a command, and the questions to which its answers led.
#[derive(Serialize)]
struct Previewed {
    #[serde(flatten)]
    preview: Preview,
    command: Value,
    questions: Vec<Question>,
}

impl From<Ordered> for Previewed {
    fn from(Ordered { answered, offer }: Ordered) -> Self {
        let AnsweredOffer {
            command,
            mut questions,
            preview,
        } = answered;
        let known = offer.map_or_else(|| questions.clone(), |offer| offer.questions);
        questions.retain(|question| !known.contains(question));
        Self {
            preview,
            command,
            questions,
        }
    }
}

/// Finds the command named on the command line, and answers its questions.
fn asked(desk: &mut Desk, id: &str, what: &What) -> Result<Ordered, End> {
    let unasked = |answer: &str, key: &'static str| {
        let answer = message(key).with("answer", format!("{answer:?}"));
        wrong(answer, message("cli.set.fix"))
    };
    let mut offer = None;
    let mut command: Value = match (&what.command, &what.offer) {
        (Some(text), _) => json(text)?,
        (None, wanted) => {
            let found = offered(
                desk,
                id,
                wanted.as_deref().unwrap_or_default(),
                unit_of(what.unit.as_deref())?,
            )?;
            let found = desk.battles().open_offer(id, found)?;
            offer.insert(found).command.clone()
        }
    };
    for answer in &what.set {
        let read = answer.split_once('=').and_then(|(path, json)| {
            let value = serde_json::from_str(json).ok()?;
            Some((command.pointer_mut(path)?, value))
        });
        let (place, value) = read.ok_or_else(|| unasked(answer, "cli.set.none"))?;
        *place = value;
    }
    // A command in JSON is used as it is.
    let template = offer.as_ref().map_or(&command, |offer| &offer.command);
    let answered = desk.battles().answer_offer(id, template, &command)?;
    for answer in &what.set {
        let path = answer.split_once('=').map_or("", |(path, _)| path);
        if answered.command.pointer(path) != command.pointer(path) {
            let mut questions = answered.questions.iter();
            let question = questions.find(|question| question.path == path);
            let unasked = || unasked(answer, "cli.set.not_asked");
            return Err(question
                .map_or_else(unasked, |it| unanswered(answer, it))
                .into());
        }
    }
    Ok(Ordered { answered, offer })
}

/// Returns the error for a value that is not among the answers to a question.
fn unanswered(answer: &str, question: &Question) -> DeskError {
    let range = |least: i32, most: i32| {
        let fix = message("cli.set.range_fix").with("least", least);
        fix.with("most", most)
    };
    let fix = match question.answer {
        Answer::Number { least, most } => range(least, most),
        Answer::Boxes { most, .. } => range(0, most),
        Answer::YesNo
        | Answer::Text { .. }
        | Answer::One { .. }
        | Answer::Hex { .. }
        | Answer::Some { .. } => message("cli.set.choices_fix"),
    };
    let none = message("cli.set.no_answer").with("answer", format!("{answer:?}"));
    wrong(none.with("question", question.label.as_str()), fix)
}

fn list(out: &mut Out<'_>, rows: &[BattleRow]) -> io::Result<()> {
    for row in rows.iter().filter(|row| !row.archived) {
        let book = row.book.map_or("", |book| book.title());
        let holder = row
            .held_field
            .and_then(|side| row.sides.get(usize::from(side)));
        let mut line = message(holder.map_or("cli.list.row", |_| "cli.list.held"));
        if let Some(holder) = holder {
            line = line.with("side", holder.as_str());
        }
        out.line(
            &line
                .with("id", row.id.to_string())
                .with("name", row.name.to_string())
                .with("book", book.to_string())
                .with("turn", row.turn.to_string()),
        )?;
    }
    Ok(())
}

/// Returns whether the unit with pending work belongs to this side.
fn has_unit(side: &SideView, unit: Option<UnitRef>) -> bool {
    unit.is_some_and(|unit| unit.side == side.side)
}

fn show(out: &mut Out<'_>, opened: &OpenedBattle) -> io::Result<()> {
    show_with(out, opened, None)
}

/// Shows a battle. If `outcome` is given, also shows the sides' objectives.
fn show_with(
    out: &mut Out<'_>,
    opened: &OpenedBattle,
    outcome: Option<&BattleOutcome>,
) -> io::Result<()> {
    let view = &opened.view;
    out.line(
        &message("cli.show.name")
            .with("name", opened.name.to_string())
            .with("id", opened.id.to_string()),
    )?;
    let now = view.track.iter().find(|step| step.state == StepState::Now);
    let step = now.map_or(String::new(), |step| {
        format!("{}: {}", step.phase, step.label)
    });
    out.line(
        &message("cli.show.now")
            .with("turn", view.turn.to_string())
            .with("step", step.to_string())
            .with("now", view.now.to_string()),
    )?;
    for work in &view.pending {
        let named = to_do::named(view, work);
        let side = view.sides.iter().find(|side| has_unit(side, work.unit));
        let key = side.map_or("cli.show.to_do", |_| "cli.show.to_do_of");
        let mut to_do = message(key).with("named", named);
        if let Some(side) = side {
            to_do = to_do.with("side", side.name.as_str());
        }
        out.line(&to_do.with("id", work.id.to_string()))?;
    }
    to_do::waiting(out, view, None)?;
    for side in &view.sides {
        writeln!(out, "{}", side.name)?;
        let mut sides = outcome.iter().flat_map(|outcome| &outcome.sides);
        if let Some(of) = sides.find(|it| it.side == side.side) {
            outcome::objectives(out, of)?;
        }
        for card in &side.units {
            let tags: Vec<&str> = card.tags.iter().map(|tag| tag.label.as_str()).collect();
            let state = card.gone.as_deref().unwrap_or(&card.morale.label);
            let strength = &card.strength;
            // Leaders have no strength, and nor do units whose strength the players did not state.
            let shown = |gauge: &&Gauge| gauge.start > 0 && !gauge.left.is_empty();
            let counts = std::iter::once(strength)
                .chain(&card.others)
                .filter(shown)
                .map(|gauge| gauge.left.clone());
            let counts = std::iter::once(card.about.clone())
                .chain(counts)
                .collect::<Vec<_>>()
                .join(", ");
            writeln!(
                out,
                "  {}.{}  {}, {}, {}{}{}",
                card.unit.side,
                card.unit.unit,
                card.name,
                counts,
                state,
                if tags.is_empty() { "" } else { ", " },
                tags.join(", "),
            )?;
        }
    }
    match &view.over {
        Some(over) => writeln!(out, "{over}"),
        None => Ok(()),
    }
}

fn preview(out: &mut Out<'_>, preview: &Preview) -> io::Result<()> {
    writeln!(out, "{}", preview.title)?;
    for column in &preview.columns {
        if !column.heading.is_empty() {
            writeln!(out, "{}", column.heading)?;
        }
        for entry in &column.entries {
            let clause = entry.clause.as_deref().unwrap_or_default();
            writeln!(out, "  {:>5}  {}  {clause}", entry.value, entry.label)?;
        }
        if let Some(total) = &column.total {
            writeln!(out, "  {total:>5}")?;
        }
    }
    if let Some(needs) = &preview.needs {
        writeln!(out, "{needs}")?;
    }
    if let Some(odds) = &preview.odds {
        chances(out, odds)?;
    }
    for objection in &preview.objections {
        let clause = objection.clause.as_deref().unwrap_or_default();
        let text = objection.text.as_str();
        if preview.impossible {
            let impossible = message("cli.preview.impossible").with("text", text);
            out.line(&impossible.with("clause", clause))?;
        } else {
            let against = message("cli.preview.against").with("text", text);
            let against = against.with("id", objection.id.as_str());
            out.line(&against.with("clause", clause))?;
        }
    }
    Ok(())
}

/// Writes the odds as a sentence, followed by the chance of each outcome and by the assumptions.
fn chances(out: &mut Out<'_>, odds: &OddsView) -> io::Result<()> {
    writeln!(out, "{}", odds.sentence)?;
    for bar in odds.bars.iter().chain(&odds.then) {
        writeln!(out, "  {:5.1} %  {}", bar.chance * 100.0, bar.label)?;
    }
    if let Some(joint) = &odds.joint {
        both(out, joint)?;
    }
    for assumes in &odds.assumes {
        writeln!(out, "  ({assumes})")?;
    }
    Ok(())
}

/// Writes the chance of each combination of the two sides' losses, as a percentage.
fn both(out: &mut Out<'_>, joint: &JointView) -> io::Result<()> {
    let wide = |labels: &[String]| labels.iter().map(String::len).max().unwrap_or_default();
    let (first, rest) = (wide(&joint.rows), wide(&joint.columns).max(5));
    let heads = message("cli.joint").with("down", joint.down.as_str());
    out.line(&heads.with("across", joint.across.as_str()))?;
    let heads = joint
        .columns
        .iter()
        .map(|label| format!("  {label:>rest$}"));
    writeln!(out, "  {:first$}{}", "", heads.collect::<String>())?;
    for (label, cells) in joint.rows.iter().zip(&joint.cells) {
        let cells = cells
            .iter()
            .map(|cell| format!("  {:rest$.1}", cell.chance * 100.0));
        writeln!(out, "  {label:>first$}{}", cells.collect::<String>())?;
    }
    Ok(())
}
