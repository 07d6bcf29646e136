//! The rosters of a battle, one for each side: the players use them away from the desk, and enter
//! the results afterwards.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_vocabulary::play::{
    Arm, BattleView, Counter, Gauge, SideView, StepState, UnitCard, UnitRef,
};
use drumhead_vocabulary::sheet::{Block, Entry, Fact, Heading, RosterFor, Sheet, Tick};

use super::{Battle, BookError};
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::Facing;
use drumhead_rules::map::words::facing_word;
use drumhead_rules::play::Game as _;
use drumhead_rules::printed::{Counted, Printed as _, RosterAsked};
use drumhead_rules::report::{usual, within};

impl Battle {
    /// Returns the roster of each side for this reader, under the battle's interpretations: with
    /// current losses and states, or blank, as the armies began. Each unit in the battle that keeps
    /// states on paper has boxes to tick. With `tables`, the roster of a rulebook with few tables
    /// includes them; otherwise they are printed elsewhere.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn rosters(
        &self,
        for_whom: RosterFor,
        bill: bool,
        damage: bool,
        tables: bool,
    ) -> Result<Vec<Sheet>, BookError> {
        let (view, outcome) = (self.view(), self.outcome());
        let in_field = |card: &&UnitCard| {
            let fate = outcome.fates.get(&card.unit);
            fate.is_some_and(|fate| fate.ended.is_in_field())
        };
        let mut sheets = self.units_of_sides(for_whom, bill, damage, tables)?;
        if !damage {
            return Ok(sheets);
        }
        for (sheet, side) in sheets.iter_mut().zip(&view.sides) {
            if let (Some(left), Some(figure)) = (self.left_of(side, in_field), &mut sheet.figure) {
                let values = [("start", figure.number.as_str()), ("what", &figure.unit)];
                figure.unit = self.paper_words().fill("figure_left", &values);
                figure.number = left.to_string();
            }
            let now = side.units.iter().filter(in_field).count().to_string();
            let count = self.paper_words().find("count");
            let counts = sheet
                .facts
                .iter_mut()
                .filter(|fact| Some(fact.label.as_str()) == count);
            for fact in counts.filter(|fact| fact.value != now) {
                let values = [("now", now.as_str()), ("start", &fact.value), ("what", "")];
                fact.value = self
                    .paper_words()
                    .fill("left", &values)
                    .trim_end()
                    .to_owned();
            }
        }
        self.hand_over(&mut sheets, &view, &outcome.captured().collect());
        Ok(sheets)
    }

    /// Returns the roster of each side, with its initial totals and without the units that it
    /// captured.
    pub(super) fn units_of_sides(
        &self,
        for_whom: RosterFor,
        bill: bool,
        damage: bool,
        tables: bool,
    ) -> Result<Vec<Sheet>, BookError> {
        let view = self.view();
        let (places, captured) = (self.places(), self.outcome().captured().collect());
        let sides = view.sides.iter();
        sides
            .map(|side| {
                let paper_words = self.paper_words();
                let left = each!(battle in &self.0 => battle.groups_left(side.side));
                let asked = RosterAsked {
                    for_whom,
                    bill,
                    tables,
                    now: damage,
                };
                let mut sheet = each!(battle in &self.0 => battle.roster(side.side, asked)?);
                let now = damage.then_some(Now {
                    left: &left,
                    places: &places,
                    captured: &captured,
                });
                paper_words.mark(&mut sheet, &view, side, now);
                for block in &mut sheet.blocks {
                    if let Block::Entry(entry) = block
                        && !self.keeps_states(UnitRef::new(side.side, number_of(entry)))
                    {
                        entry.ticks.clear();
                    }
                }
                Ok(sheet)
            })
            .collect()
    }
}

impl Battle {
    /// Returns the remaining amount of the quantity that a side's roster counts; `None` if the
    /// quantity does not depend on losses.
    fn left_of(
        &self,
        side: &SideView,
        in_field: impl Fn(&&UnitCard) -> bool + Copy,
    ) -> Option<u32> {
        let cards = side.units.iter().filter(in_field);
        let strength = |what: &str| {
            let counted = cards
                .clone()
                .filter(|card| card.strength.what == what)
                .map(|card| card.strength.now);
            counted.fold(0, u32::saturating_add)
        };
        let many = |not: &[Arm]| {
            let counted = cards.clone().filter(|card| !not.contains(&card.arm));
            drumhead_vocabulary::count(counted.count())
        };
        match each!(_: B in &self.0 => B::COUNTED) {
            Counted::Paid => None,
            Counted::Strength => Some(strength(usual(&side.units))),
            Counted::Units { but } => Some(many(but)),
        }
    }

    /// Also lists a captured unit on its captor's roster, under its owner's name, because its
    /// number is from the owner's army.
    fn hand_over(&self, sheets: &mut [Sheet], view: &BattleView, captured: &BTreeSet<UnitRef>) {
        let blocks: Vec<Vec<Block>> = view
            .sides
            .iter()
            .map(|owner| {
                let mine: Vec<String> = captured
                    .iter()
                    .filter(|it| it.side == owner.side)
                    .map(|it| it.unit.to_string())
                    .collect();
                let from = sheets.get(usize::from(owner.side));
                let entries: Vec<Block> = from
                    .into_iter()
                    .flat_map(Sheet::entries)
                    .filter(|entry| mine.contains(&entry.number))
                    .cloned()
                    .map(Block::Entry)
                    .collect();
                let words = self.paper_words();
                let name = within(words.words, &owner.name);
                let text = words.fill("taken", &[("side", &name)]);
                let heading = Block::Heading(Heading {
                    text,
                    note: String::new(),
                });
                let some = (!entries.is_empty()).then_some(heading);
                some.into_iter().chain(entries).collect::<Vec<_>>()
            })
            .collect();
        // There are two sides: the captor is the other one.
        for (sheet, theirs) in sheets.iter_mut().zip(blocks.into_iter().rev()) {
            let mut units = sheet.blocks.iter();
            let last = units.rposition(|block| matches!(block, Block::Entry(_)));
            let end = last.map_or(0, |last| last + 1);
            sheet.blocks.splice(end..end, theirs);
        }
    }

    /// Returns the positions of units on the map, in words; empty if the units' states contain the
    /// positions, or in a rulebook without maps.
    fn places(&self) -> BTreeMap<UnitRef, String> {
        let paper_words = self.paper_words();
        let in_states = each!(_: B in &self.0 => B::STATES_TELL_PLACES);
        let board = self.board(None).filter(|_| !in_states);
        let counters = board.into_iter().flat_map(|board| board.counters);
        let place = |counter: Counter| {
            let hex = ("hex", counter.hex.as_str());
            let words = match counter
                .facing
                .and_then(|it| facing_word_of(it, paper_words.words))
            {
                Some(facing) => paper_words.fill("faces", &[hex, ("facing", facing)]),
                None => paper_words.fill("in_hex", &[hex]),
            };
            (counter.unit, words)
        };
        counters.map(place).collect()
    }

    /// Whether a unit has states that players tick on paper.
    fn keeps_states(&self, unit: UnitRef) -> bool {
        each!(battle in &self.0 => battle.keeps_states(unit))
    }

    /// Returns the words for paper from the rulebook's catalogue.
    pub(super) fn paper_words(&self) -> PaperWords {
        each!(battle: B in &self.0 => PaperWords {
            words: battle.words,
            part: B::PAPER_WORDS,
        })
    }
}

/// Returns the number of the unit in a roster entry.
pub(super) fn number_of(entry: &Entry) -> u16 {
    entry.number.parse().unwrap_or(0)
}

/// Returns the name of this clock direction, with 0 for north.
pub fn facing_word_of(hour: u8, words: &Catalogue) -> Option<&str> {
    let facing = Facing::ALL.into_iter().find(|it| it.hour() == hour);
    facing.map(|facing| facing_word(words, facing))
}

/// The parts of a side's state that are not on its cards on the screen.
#[derive(Clone, Copy)]
struct Now<'a> {
    /// Descriptions of the remaining groups, by unit number, for units that count their groups
    /// separately.
    left: &'a BTreeMap<u16, String>,
    /// The units' positions.
    places: &'a BTreeMap<UnitRef, String>,
    /// The units captured by the other side.
    captured: &'a BTreeSet<UnitRef>,
}

/// The words for a battle's papers, from the rulebook's catalogue.
pub(super) struct PaperWords {
    words: &'static Catalogue,
    /// The prefix of the words' keys in the catalogue.
    part: &'static str,
}

impl PaperWords {
    pub(super) fn word(&self, key: &str) -> String {
        self.words.get(&format!("{}.{key}", self.part)).to_owned()
    }

    /// Returns the words for a key that some rulebooks do not have.
    fn find(&self, key: &str) -> Option<&'static str> {
        self.words.find(&format!("{}.{key}", self.part))
    }

    pub(super) fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.words.fill(&format!("{}.{key}", self.part), values)
    }

    /// Adds the current state and its time to a side's roster; without `damage`, adds only the
    /// boxes to tick and a fact stating that the roster is blank.
    fn mark(&self, sheet: &mut Sheet, view: &BattleView, side: &SideView, damage: Option<Now<'_>>) {
        sheet.facts.insert(
            0,
            Fact {
                label: self.word(damage.map_or("shown", |_| "stands")),
                value: match damage {
                    Some(_) => self.moment(view),
                    None => self.word("stands_clean"),
                },
            },
        );
        // A rulebook's own ticks take precedence, because they depend on the kind of unit.
        let has_ticks = sheet.entries().any(|entry| !entry.ticks.is_empty());
        let mut gone = Vec::new();
        let mut blocks = Vec::new();
        // Units out of the battle come after the other units and before the blocks that follow the
        // units.
        let mut end = 0;
        // The current heading, until a remaining unit is found under it.
        let mut over: Option<usize> = None;
        // The headings under which no unit remains.
        let mut bereft: BTreeSet<usize> = BTreeSet::new();
        for block in std::mem::take(&mut sheet.blocks) {
            let Block::Entry(mut entry) = block else {
                over = matches!(block, Block::Heading(_)).then_some(blocks.len());
                blocks.push(block);
                continue;
            };
            let card = side
                .units
                .iter()
                .find(|card| card.unit.unit.to_string() == entry.number);
            let now = card.filter(|_| damage.is_some());
            let own = entry.ticks.iter().map(|tick| tick.word.clone());
            entry.ticks = self.ticks(has_ticks.then(|| own.collect()), now);
            if let Some((card, damage)) = now.zip(damage) {
                self.stand(&mut entry, view, card, damage);
            }
            let is_captured =
                |card: &UnitCard| damage.is_some_and(|now| now.captured.contains(&card.unit));
            if now.is_some_and(|card| card.gone.is_some() || is_captured(card)) {
                // Only the captor needs the unit's states.
                if !now.is_some_and(is_captured) {
                    entry.ticks.clear();
                }
                gone.push(Block::Entry(entry));
                bereft.extend(over);
            } else {
                blocks.push(Block::Entry(entry));
                bereft.retain(|place| Some(*place) != over);
                over = None;
            }
            end = blocks.len();
        }
        for place in bereft {
            if let Some(Block::Heading(heading)) = blocks.get_mut(place) {
                let notes = [heading.note.clone(), self.word("none_left")]
                    .into_iter()
                    .filter(|part| !part.is_empty());
                heading.note = notes.collect::<Vec<_>>().join(" · ");
            }
        }
        if !gone.is_empty() {
            gone.insert(
                0,
                Block::Heading(Heading {
                    text: self.word("gone"),
                    note: String::new(),
                }),
            );
        }
        blocks.splice(end..end, gone);
        sheet.blocks = blocks;
    }

    /// Returns the turn and step: `turn 5, Shoot`.
    fn moment(&self, view: &BattleView) -> String {
        let step = view.track.iter().find(|step| step.state == StepState::Now);
        let step = step.map_or("", |step| step.label.as_str());
        self.fill(
            "moment",
            &[("turn", &view.turn.to_string()), ("step", step)],
        )
    }

    /// Returns the states to tick: the unit's own list, or else the states that any unit can be in.
    /// Current states are ticked.
    fn ticks(&self, own: Option<Vec<String>>, now: Option<&UnitCard>) -> Vec<Tick> {
        let is = |word: &str| {
            now.is_some_and(|card| {
                let tags = card.tags.iter().chain([&card.morale]);
                tags.map(|tag| tag.label.as_str())
                    .any(|label| label.eq_ignore_ascii_case(word))
            })
        };
        let states = own
            .unwrap_or_else(|| {
                let all = self.word("states");
                all.split(", ").map(str::to_owned).collect()
            })
            .into_iter();
        states
            .map(|word| Tick {
                ticked: is(&word),
                word,
            })
            .collect()
    }

    /// Adds a unit's current state: its losses ticked, its remaining strength, and, in words, its
    /// other states and its pending work.
    fn stand(&self, entry: &mut Entry, view: &BattleView, card: &UnitCard, side: Now<'_>) {
        if let Some(track) = &mut entry.track {
            track.ticked = card.strength.start.saturating_sub(card.strength.now);
        }
        let lost = |gauge: &&Gauge| gauge.now < gauge.start;
        let models = card.others.iter().filter(lost);
        let models = models.map(|gauge| gauge.left.clone());
        let pending = view.pending.iter().filter(|it| it.unit == Some(card.unit));
        let to_do = pending.map(|it| self.fill("to_do", &[("what", &it.label)]));
        let mut states: Vec<String> = match &card.gone {
            Some(gone) => vec![gone.clone()],
            None => std::iter::once(&card.morale)
                .chain(&card.tags)
                .map(|tag| tag.label.clone())
                .collect(),
        };
        // A state that repeats the morale is printed only once.
        states.dedup();
        states.extend(side.places.get(&card.unit).cloned());
        states.extend(side.left.get(&card.unit.unit).cloned());
        states.extend(models);
        states.extend(to_do);
        let now = self.fill("now", &[("what", &states.join(" · "))]);
        entry.lines.insert(0, now);
    }
}
