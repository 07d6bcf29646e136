//! A battle on hexes retold for a report. What the books on hexes share: the
//! marches of a turn in one sentence, what the table set by hand, what the turn
//! cost, and how a chapter is put together. What was fought each book tells.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_words::play::{Chapter, UnitRef};

use super::Retelling;
use super::telling::{Telling, Weight, within};
use crate::data::TableError;
use crate::frame::{Battle, Names as _, Shown};
use crate::hex::Cell;
use crate::play::Game as _;

/// More units than this are counted where they only make up the numbers.
const NAMED: usize = 4;
/// Places in one sentence of marches.
const PLACES: usize = 8;
/// Things of one kind that stand in one sentence.
const CLAUSES: usize = 3;

/// What happened in a chapter.
#[derive(Debug, Default)]
pub struct Tale<D> {
    /// What only this book tells.
    pub deeds: D,
    /// Where each unit that marched came to.
    marched: BTreeMap<UnitRef, Cell>,
    by_hand: BTreeSet<UnitRef>,
    /// What each side lost, by what is counted.
    lost: [BTreeMap<&'static str, u32>; 2],
}

impl<D> Tale<D> {
    /// A unit marched of its own will; only where it came to is told.
    pub fn march(&mut self, unit: UnitRef, to: Cell) {
        self.marched.insert(unit, to);
    }

    /// The table set something of a unit by hand: that is no march, and what it
    /// takes off no loss of the fight.
    pub fn by_hand(&mut self, unit: UnitRef) {
        self.by_hand.insert(unit);
    }

    /// A side lost so many of `report.count.<what>`.
    pub fn lose(&mut self, side: u8, what: &'static str, many: u32) {
        if let Some(lost) = self.lost.get_mut(usize::from(side)) {
            let sum = lost.entry(what).or_default();
            *sum = sum.saturating_add(many);
        }
    }
}

/// A battle being retold.
#[derive(Debug)]
pub struct HexStory<B: Retold> {
    /// How it stands where the telling has come to.
    battle: Battle<B>,
    telling: Telling,
    chapter: (u32, Option<u8>),
    tale: Tale<B::Deeds>,
}

impl<B: Retold> Retelling<B> for HexStory<B> {
    fn of(battle: &Battle<B>) -> Result<Self, TableError> {
        let mut story = Self {
            battle: battle.clone(),
            telling: Telling::new(battle.words),
            chapter: B::chapter(battle),
            tale: Tale::default(),
        };
        story.names();
        story.begin();
        Ok(story)
    }

    fn take(&mut self, _: &B::Action, facts: &[B::Fact]) {
        for fact in facts {
            let before = self.battle.clone();
            // Facts that do not fit are told as well as may be.
            if self.battle.fold(fact).is_err() {
                break;
            }
            // What begins a chapter is told in it.
            if B::chapter(&self.battle) != self.chapter {
                self.end();
                self.chapter = B::chapter(&self.battle);
                self.begin();
            }
            B::take(&before, fact, &mut self.tale);
        }
        self.names();
    }

    fn note(&mut self, lead: &str, text: &str) {
        self.telling.note(lead, text);
    }

    fn told(mut self) -> Vec<Chapter> {
        self.end();
        self.telling.told()
    }
}

impl<B: Retold> HexStory<B> {
    fn names(&mut self) {
        for (unit, name) in B::called(&self.battle) {
            self.telling.name(unit, &name);
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
        let title = self.telling.fill(key, &values);
        self.telling.chapter(turn, title);
    }

    fn end(&mut self) {
        let tale = std::mem::take(&mut self.tale);
        let telling = &mut self.telling;
        B::open(&self.battle, &tale.deeds, telling);
        // A chapter of one side's turn is headed by it.
        let both = self.chapter.1.is_none();
        let first = both.then(|| B::first(&tale.deeds)).flatten();
        marches(telling, &self.battle, &tale.marched, (both, first));
        paragraph(telling, "report.hexes.moves");
        B::say(&self.battle, &tale.deeds, telling);
        if !tale.by_hand.is_empty() {
            let keys = ["report.hexes.by_hand", "report.hexes.by_hand_many"];
            about_many(telling, Weight::Small, keys, &tale.by_hand);
        }
        telling.end_phase("");
        for (side, lost) in (0_u8..).zip(&tale.lost) {
            let parts: Vec<String> = lost
                .iter()
                .filter(|(_, many)| **many > 0)
                .map(|(what, many)| telling.count(what, *many))
                .collect();
            if !parts.is_empty() {
                let what = telling.list(&parts);
                let values = [
                    ("side", self.battle.side_name(side)),
                    ("what", what.as_str()),
                ];
                telling.say(Weight::Notable, "report.hexes.turn_lost", &values);
            }
        }
        telling.end_chapter();
    }
}

/// Who marched where, those who came to one hex together; where a chapter tells of
/// both sides, whose they are: behind the sentence of who marched first, theirs.
fn marches<B: Retold>(
    telling: &mut Telling,
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
            let clauses = some.iter().enumerate().map(|(at, (_, to, units))| {
                let key = if at == 0 {
                    "report.hexes.march_first"
                } else {
                    "report.hexes.march_next"
                };
                let (units, hex) = (telling.units(units), battle.hex_name(*to));
                telling.fill(key, &[("units", &units), ("hex", &hex)])
            });
            let clauses: Vec<String> = clauses.collect();
            let list = telling.list(&clauses);
            // The second sentence of a side goes on from the first.
            if both && part == 0 && first != Some(side) {
                let name = within(battle.side_name(side));
                let values = [("side", name.as_str()), ("list", list.as_str())];
                telling.say(Weight::Small, "report.hexes.marched_of", &values);
            } else {
                telling.say(Weight::Small, "report.hexes.marched", &[("list", &list)]);
            }
        }
    }
}

/// Ends the paragraph under way, if anything was said in it.
pub fn paragraph(telling: &mut Telling, lead: &str) {
    let lead = telling.word(lead);
    telling.end_phase(&lead);
}

/// One sentence about units, if there are any.
pub fn about(telling: &mut Telling, weight: Weight, key: &str, units: &[UnitRef]) {
    if !units.is_empty() {
        let units = telling.units(units);
        telling.say(weight, key, &[("units", &units)]);
    }
}

/// One sentence about units by name, or the other by their number where they
/// are many.
pub fn about_many<'a>(
    telling: &mut Telling,
    weight: Weight,
    [key, many]: [&str; 2],
    units: impl IntoIterator<Item = &'a UnitRef>,
) {
    let units: Vec<UnitRef> = units.into_iter().copied().collect();
    if units.len() <= NAMED {
        about(telling, weight, key, &units);
    } else {
        let n = telling.number(counted(units.len()));
        telling.say(weight, many, &[("n", &n)]);
    }
}

/// Things of one kind, a few to a sentence, parted by semicolons.
pub fn together(telling: &mut Telling, weight: Weight, clauses: &[String]) {
    for some in clauses.chunks(CLAUSES) {
        let list = telling.clauses(some);
        telling.say(weight, "report.hexes.list", &[("list", &list)]);
    }
}

/// A sentence of its own for each of these clauses.
pub fn each_apart(telling: &mut Telling, weight: Weight, clauses: &[String]) {
    for clause in clauses {
        telling.say(weight, "report.hexes.list", &[("list", clause)]);
    }
}

/// How many, as numbers in sentences are.
pub fn counted(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

/// A book on hexes whose battles are told chapter by chapter.
pub trait Retold: Shown {
    /// The chapter that goes on now: a turn, or a side's turn.
    fn chapter(battle: &Battle<Self>) -> (u32, Option<u8>);

    /// Every unit by its own name, without its number.
    fn called(battle: &Battle<Self>) -> Vec<(UnitRef, String)>;

    /// Takes a fact in; the battle is as it was before.
    fn take(battle: &Battle<Self>, fact: &Self::Fact, tale: &mut Tale<Self::Deeds>);

    /// Says what came before the marches.
    fn open(_battle: &Battle<Self>, _deeds: &Self::Deeds, _telling: &mut Telling) {}

    /// The side that marched first, where a chapter tells of both.
    fn first(_deeds: &Self::Deeds) -> Option<u8> {
        None
    }

    /// Says what was fought, and ends each paragraph of it.
    fn say(battle: &Battle<Self>, deeds: &Self::Deeds, telling: &mut Telling);
}
