//! Reports of hex battles. Shared by all hex-based rules: sentences about the marches, the
//! corrections by hand and the losses of a turn, and the layout of a chapter. Each rulebook reports
//! its own fighting.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_vocabulary::count;
use drumhead_vocabulary::play::{Chapter, UnitRef};

use super::Narrator;
use super::writer::{ReportWriter, Weight};
use crate::data::TableError;
use crate::frame::{Battle, Names as _, Shown};
use crate::hex::Cell;
use crate::list::sides::{ListState, ListUnit as _};
use crate::play::Game as _;

/// The maximum number of units that a sentence of [`about_many`] names. A sentence about more units
/// only counts them.
const NAMED: usize = 4;
/// The maximum number of places in a sentence about marches.
const PLACES: usize = 8;

/// The events of a chapter.
#[derive(Debug, Default)]
pub struct ChapterEvents<D> {
    /// The events that only this rulebook has.
    pub own: D,
    /// The destination of each unit that marched.
    marched: BTreeMap<UnitRef, Cell>,
    by_hand: BTreeSet<UnitRef>,
    /// The losses of each side, by measure.
    lost: [BTreeMap<&'static str, u32>; 2],
}

impl<D> ChapterEvents<D> {
    /// Records a voluntary march. Only the destination is reported.
    pub fn march(&mut self, unit: UnitRef, to: Cell) {
        self.marched.insert(unit, to);
    }

    /// Records a correction by hand, which is neither a march nor a loss.
    pub fn by_hand(&mut self, unit: UnitRef) {
        self.by_hand.insert(unit);
    }

    /// Adds losses of a side in the measure `report.count.<what>`.
    pub fn lose(&mut self, side: u8, what: &'static str, many: u32) {
        if let Some(lost) = self.lost.get_mut(usize::from(side)) {
            let sum = lost.entry(what).or_default();
            *sum = sum.saturating_add(many);
        }
    }
}

/// The report of a battle on hexes, while it is being written.
#[derive(Debug)]
pub struct HexStory<B: HexReport> {
    /// The state at this point of the report.
    battle: Battle<B>,
    writer: ReportWriter,
    chapter: (u32, Option<u8>),
    events: ChapterEvents<B::ReportEvents>,
}

impl<B: HexReport> Narrator<B> for HexStory<B> {
    fn of(battle: &Battle<B>) -> Result<Self, TableError> {
        let mut story = Self {
            battle: battle.clone(),
            writer: ReportWriter::new(battle.words, [0, 1].map(|side| battle.side_name(side))),
            chapter: B::chapter(battle),
            events: ChapterEvents::default(),
        };
        story.names();
        story.begin();
        Ok(story)
    }

    fn take(&mut self, _: &B::Action, facts: &[B::Fact]) {
        for fact in facts {
            let before = self.battle.clone();
            // If a fact does not fit the state, the rest of the action is left out.
            if self.battle.fold(fact).is_err() {
                break;
            }
            // An event that begins a chapter belongs to that chapter.
            if B::chapter(&self.battle) != self.chapter {
                self.end();
                self.chapter = B::chapter(&self.battle);
                self.begin();
            }
            B::take(&before, fact, &mut self.events);
        }
        self.names();
    }

    fn note(&mut self, lead: &str, text: &str) {
        self.writer.note(lead, text);
    }

    fn into_chapters(mut self) -> Vec<Chapter> {
        self.end();
        self.writer.into_chapters()
    }
}

impl<B: HexReport> HexStory<B> {
    fn names(&mut self) {
        for (unit, it) in self.battle.state.all() {
            self.writer.name(unit, it.name());
        }
    }

    fn begin(&mut self) {
        let (turn, side) = self.chapter;
        let number = turn.to_string();
        let side = side
            .filter(|_| turn > 0)
            .map(|side| self.battle.side_name(side));
        let key = match (turn, side) {
            (0, _) => "report.hexes.before",
            (_, None) => "report.hexes.turn",
            (_, Some(_)) => "report.hexes.turn_of",
        };
        let values = [("turn", number.as_str()), ("side", side.unwrap_or(""))];
        let title = self.writer.fill(key, &values);
        self.writer.chapter(turn, title);
    }

    fn end(&mut self) {
        let events = std::mem::take(&mut self.events);
        let writer = &mut self.writer;
        B::open(&self.battle, &events.own, writer);
        // The chapter of one side's turn already has that side in its heading.
        let both = self.chapter.1.is_none();
        let first = both.then(|| B::first(&events.own)).flatten();
        marches(writer, &self.battle, &events.marched, (both, first));
        paragraph(writer, "report.hexes.moves");
        B::say(&self.battle, &events.own, writer);
        if !events.by_hand.is_empty() {
            let keys = ["report.hexes.by_hand", "report.hexes.by_hand_many"];
            about_many(writer, Weight::Small, keys, &events.by_hand);
        }
        writer.end_phase("");
        for (side, lost) in (0_u8..).zip(&events.lost) {
            let lost = lost.iter().map(|(what, many)| (*what, *many));
            writer.turn_lost(side, lost);
        }
        writer.end_chapter();
    }
}

/// Reports the marches, grouped by destination. In a chapter about both sides (`both`), the first
/// sentence about a side names that side. An exception is the side `first`: it comes first, and the
/// chapter has already named it.
fn marches<B: HexReport>(
    writer: &mut ReportWriter,
    battle: &Battle<B>,
    marched: &BTreeMap<UnitRef, Cell>,
    (both, first): (bool, Option<u8>),
) {
    let mut places: Vec<(u8, Cell, Vec<UnitRef>)> = Vec::new();
    for (unit, to) in marched {
        let same = |it: &&mut (u8, Cell, Vec<UnitRef>)| (it.0, it.1) == (unit.side, *to);
        match places.iter_mut().find(same) {
            Some((.., units)) => units.push(*unit),
            None => places.push((unit.side, *to, vec![*unit])),
        }
    }
    let sides = if first == Some(1) { [1, 0] } else { [0, 1] };
    for side in sides {
        let of: Vec<_> = places.iter().filter(|(of, ..)| *of == side).collect();
        for (part, some) in of.chunks(PLACES).enumerate() {
            let clauses: Vec<String> = some
                .iter()
                .enumerate()
                .map(|(at, (_, to, units))| {
                    let key = if at == 0 {
                        "report.hexes.march_first"
                    } else {
                        "report.hexes.march_next"
                    };
                    let (units, hex) = (writer.units(units), battle.hex_name(*to));
                    writer.fill(key, &[("units", &units), ("hex", &hex)])
                })
                .collect();
            let list = writer.list(&clauses);
            // The second sentence about a side continues the first.
            if both && part == 0 && first != Some(side) {
                let name = writer.side(side);
                let values = [("side", name.as_str()), ("list", list.as_str())];
                writer.say(Weight::Small, "report.hexes.marched_of", &values);
            } else {
                writer.say(Weight::Small, "report.hexes.marched", &[("list", &list)]);
            }
        }
    }
}

/// Ends the current paragraph, if it has any text.
pub fn paragraph(writer: &mut ReportWriter, lead: &str) {
    let lead = writer.word(lead);
    writer.end_phase(&lead);
}

/// Adds one sentence about units, if there are any.
pub fn about(writer: &mut ReportWriter, weight: Weight, key: &str, units: &[UnitRef]) {
    if !units.is_empty() {
        let units = writer.units(units);
        writer.say(weight, key, &[("units", &units)]);
    }
}

/// Adds a sentence that names the units, or a sentence that counts them if there are many.
pub fn about_many<'a>(
    writer: &mut ReportWriter,
    weight: Weight,
    [key, many]: [&str; 2],
    units: impl IntoIterator<Item = &'a UnitRef>,
) {
    let units: Vec<UnitRef> = units.into_iter().copied().collect();
    if units.len() <= NAMED {
        about(writer, weight, key, &units);
    } else {
        let n = writer.number(count(units.len()));
        writer.say(weight, many, &[("n", &n)]);
    }
}

/// The report of a hex-based rulebook, divided into chapters.
pub trait HexReport: Shown<State: ListState> {
    /// Returns the current chapter: a turn, or a side's turn.
    fn chapter(battle: &Battle<Self>) -> (u32, Option<u8>);

    /// Adds a fact; `battle` is the state before the fact.
    fn take(
        battle: &Battle<Self>,
        fact: &Self::Fact,
        events: &mut ChapterEvents<Self::ReportEvents>,
    );

    /// Reports the events before the marches.
    fn open(_battle: &Battle<Self>, _events: &Self::ReportEvents, _writer: &mut ReportWriter) {}

    /// Returns the side that marched first, in a chapter about both sides.
    fn first(_events: &Self::ReportEvents) -> Option<u8> {
        None
    }

    /// Reports the fighting, and ends each paragraph about it.
    fn say(battle: &Battle<Self>, events: &Self::ReportEvents, writer: &mut ReportWriter);
}
