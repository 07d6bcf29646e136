//! The contents of a report, and their layout as a sheet.

mod left;

use std::collections::BTreeMap;

use drumhead_catalogue::{Arg, Catalogue};
use drumhead_vocabulary::count;
use drumhead_vocabulary::play::{Chapter, Trial, UnitCard, UnitRef};
use drumhead_vocabulary::sheet::{
    Align, Block, Chart, ChartLine, Column, Entry, Fact, Figure, Heading, Pictures, Prose, Sheet,
    Table, Track, TrackMark,
};

use super::numbers::{amount, bare, gauge_of, units_beside, usual};
use super::writer::counting;
use super::{ReportWriter, against};
use crate::data::catalogue::{grouped, page_words};
use crate::outcome::{Ended, Fate};

/// The number of picture slots that fill a page, and the maximum number of slots.
const PICTURES: usize = 4;
const MOST_PICTURES: usize = 12;
/// The number of picture slots side by side.
const BESIDE: usize = 2;

/// The contents of a report, ready to print.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// The battle's name.
    pub name: String,
    /// The title of the rulebook.
    pub book: String,
    /// The heading for losses: "figures lost".
    pub counted: String,
    /// The credit to the rulebook's author, as a sentence.
    pub credit: String,
    /// The times of the set-up and of the last order, in RFC 3339 format.
    pub fought: [String; 2],
    /// The sentences of the interpretations that differ from the default.
    pub interpretations: Vec<String>,
    /// The result, if the battle is over.
    pub over: Option<String>,
    /// The contents of the report for each side.
    pub sides: Vec<SideAccount>,
    /// The events.
    pub chapters: Vec<Chapter>,
    /// The decisive tests, in order of play.
    pub decisive: Vec<Tried>,
    /// The number of tests from which the decisive tests were chosen.
    pub tests: u32,
    /// Whether the rules have tests.
    pub tested: bool,
    /// The captions of photographs, in order.
    pub captions: Vec<String>,
}

/// The contents of the report for a side.
#[derive(Clone, Debug, Default)]
pub struct SideAccount {
    /// The side's name.
    pub name: String,
    /// The units before the first turn.
    pub start: Vec<UnitCard>,
    /// The units at the end.
    pub end: Vec<UnitCard>,
    /// The facts of each unit as in its roster, such as moves and saves, by the unit's number.
    pub facts: BTreeMap<String, Vec<Fact>>,
    /// The fate of each unit.
    pub fates: BTreeMap<UnitRef, Fate>,
    /// The side's objectives, in the player's words. Empty in most rulebooks.
    pub aims: String,
    /// The places on the map that the objectives name, each with the side that occupies it.
    pub places: Vec<(String, Option<u8>)>,
    /// The total losses at the end of each turn, from turn 0.
    pub lost: Vec<u32>,
    /// The number of dice that the side rolled.
    pub dice: u32,
    /// The percentile of the side's dice, 0 to 100: the percentage of all possible rolls of these
    /// dice that are worth less, plus half the percentage of rolls that are worth the same. `None`
    /// before the first die.
    pub luck: Option<u32>,
}

impl SideAccount {
    /// Returns whether a unit is in the field and on its original side.
    fn has(&self, card: &UnitCard) -> bool {
        let fate = self.fates.get(&card.unit);
        fate.is_some_and(|fate| fate.ended.is_in_field())
    }

    /// Returns the number of guns that the other side captured.
    fn captured_guns(&self) -> usize {
        let is_captured = |fate: &&Fate| matches!(fate.ended, Ended::Taken { .. });
        self.fates.values().filter(is_captured).count()
    }
}

/// A test and the chance of its result.
#[derive(Clone, Debug)]
pub struct Tried {
    /// The turn.
    pub turn: u32,
    /// The result.
    pub trial: Trial,
    /// The chance of the result, in sixths: one die decides a test.
    pub chance: u8,
}

impl Account {
    /// Returns the report as a sheet.
    pub fn sheet(&self, words: &'static Catalogue) -> Sheet {
        let side = |at: usize| self.sides.get(at).map_or("", |side| side.name.as_str());
        let page = Page {
            of: self,
            say: Say(words),
            writer: ReportWriter::new(words, [0, 1].map(side)),
        };
        page.sheet()
    }
}

/// The words of the sheet itself, shared by all rulebooks.
#[derive(Clone, Copy)]
struct Say(&'static Catalogue);

impl Say {
    fn get(self, key: &str) -> String {
        self.0.get(&format!("report.sheet.{key}")).to_owned()
    }

    fn fill(self, key: &str, values: &[(&str, &str)]) -> String {
        self.0.fill(&format!("report.sheet.{key}"), values)
    }

    fn grouped(self, number: u32) -> String {
        grouped(self.0, number)
    }

    fn fill_with<'a>(
        self,
        key: &str,
        values: impl IntoIterator<Item = (&'a str, Arg<'a>)>,
    ) -> String {
        let key = format!("report.sheet.{key}");
        self.0.fill_with(&key, values)
    }
}

struct Page<'a> {
    of: &'a Account,
    say: Say,
    writer: ReportWriter,
}

impl Page<'_> {
    fn sheet(&self) -> Sheet {
        let (of, say) = (self.of, self.say);
        let fact = |label: &str, value: &str| Fact {
            label: say.get(label),
            value: value.to_owned(),
        };
        let mut facts = vec![fact("fought", &self.days()), fact("book", &of.book)];
        facts.push(match of.interpretations.as_slice() {
            [] => fact("interpretations", &say.get("interpretations_default")),
            differ => fact("interpretations", &differ.join(" ")),
        });
        facts.extend(of.over.iter().map(|over| fact("over", over)));
        let left: Vec<String> = of.sides.iter().map(|side| self.left(side)).collect();
        facts.push(fact("left", &left.join(" ")));
        let aims = self.aims();
        if !aims.is_empty() {
            facts.push(fact("aims", &aims));
        }
        let names: Vec<&str> = of.sides.iter().map(|side| side.name.as_str()).collect();
        let subtitle = match names.as_slice() {
            [first, second] => against(say.0, [first, second]),
            _ => String::new(),
        };
        let turns = self.turns();
        let mut blocks = Vec::new();
        self.armies(&mut blocks);
        self.chapters(&mut blocks);
        self.losses(&mut blocks);
        self.tests(&mut blocks);
        self.luck(&mut blocks);
        for side in &of.sides {
            self.roster(side, &mut blocks);
        }
        self.pictures(&mut blocks);
        Sheet {
            title: of.name.clone(),
            subtitle,
            figure: Some(Figure {
                number: say.grouped(turns),
                unit: self.of_number("turns", turns, &[]),
            }),
            stamp: None,
            facts,
            blocks,
            credit: of.credit.clone(),
            language: self.say.0.language().locale().to_owned(),
            words: page_words(self.say.0),
        }
    }

    /// Returns the last turn with events or notes.
    fn turns(&self) -> u32 {
        let reported = self.of.chapters.iter().filter(|it| !it.passages.is_empty());
        reported.map(|chapter| chapter.turn).max().unwrap_or(0)
    }

    /// Returns the date of play, or the first and the last date.
    fn days(&self) -> String {
        let day = |at: &str| -> String {
            let parts: Vec<u32> = at
                .get(..10)
                .unwrap_or_default()
                .split('-')
                .filter_map(|part| part.parse().ok())
                .collect();
            let [year, month, day] = parts.as_slice() else {
                return at.to_owned();
            };
            let month = self.say.get(&format!("month.{month}"));
            let [day, year] = [day, year].map(u32::to_string);
            let values = [("day", day.as_str()), ("month", &month), ("year", &year)];
            self.say.fill("day", &values)
        };
        let [first, last] = self.of.fought.each_ref().map(|at| day(at));
        if first == last {
            first
        } else {
            self.say.fill("days", &[("first", &first), ("last", &last)])
        }
    }

    /// Returns the sentence in the plural form of this number.
    fn of_number(&self, key: &str, number: u32, values: &[(&str, &str)]) -> String {
        let of = usize::try_from(number).unwrap_or(usize::MAX);
        self.say.fill_with(key, counting(of, values))
    }

    /// Returns a sentence with labels in place of their marks.
    fn finished(&self, sentence: &str) -> String {
        self.writer.finished(sentence, &mut Vec::new())
    }

    fn heading(&self, key: &str, blocks: &mut Vec<Block>) {
        blocks.push(heading(self.say.get(key), String::new()));
    }

    /// Adds the initial forces: a sentence for each side, then the units of both sides, side by
    /// side.
    fn armies(&self, blocks: &mut Vec<Block>) {
        self.heading("armies", blocks);
        for side in &self.of.sides {
            let (units, strength) = (self.many(&side.start), self.strength(&side.start));
            let values = [
                ("side", side.name.as_str()),
                ("units", units.as_str()),
                ("strength", strength.as_str()),
            ];
            // Without known strengths, only the units are counted.
            let key = if self.measured() {
                "army"
            } else {
                "army_unmeasured"
            };
            let text = self.finished(&self.say.fill(key, &values));
            blocks.push(prose(String::new(), text, false));
        }
        let sides = self
            .of
            .sides
            .iter()
            .map(|side| (side.name.as_str(), side.start.as_slice()));
        blocks.extend(units_beside(self.say.0, &sides.collect::<Vec<_>>()));
    }

    /// Returns the number of units: "eleven units and a commander".
    fn many(&self, cards: &[UnitCard]) -> String {
        let leaders = count(cards.iter().filter(|card| self.leads(card)).count());
        let units = count(cards.len()).saturating_sub(leaders);
        let units = self.writer.count("units", units);
        if leaders == 0 {
            return units;
        }
        let leaders = self.writer.count("commanders", leaders);
        self.writer.list(&[units, leaders])
    }

    /// Returns the units' total strength: "212 figures".
    fn strength(&self, cards: &[UnitCard]) -> String {
        let what = self.what();
        let counted = || cards.iter().filter_map(|card| gauge_of(card, what));
        let sum = counted().fold(0_u32, |sum, gauge| sum.saturating_add(gauge.now));
        let one = counted().find_map(|gauge| gauge.one.as_deref());
        let what = one.filter(|_| sum == 1).unwrap_or_else(|| self.of_what());
        amount(self.say.0, &self.say.grouped(sum), what)
    }

    /// Returns the noun for lost or remaining strength: "hits", if the measure is "hits left".
    fn of_what(&self) -> &str {
        let what = self.what();
        let mut cards = self.of.sides.iter().flat_map(|side| &side.start);
        let noun = cards.find_map(|card| gauge_of(card, what)?.noun.as_deref());
        noun.unwrap_or(what)
    }

    /// Returns whether any unit has a known strength. If the players use their own base game,
    /// strengths may appear only on the game's counters.
    fn measured(&self) -> bool {
        let mut cards = self.of.sides.iter().flat_map(|side| &side.start);
        cards.any(|card| card.strength.start > 0)
    }

    /// Returns the measure of strength that most units have; a commander may have another.
    fn what(&self) -> &str {
        usual(self.of.sides.iter().flat_map(|side| &side.start))
    }

    fn chapters(&self, blocks: &mut Vec<Block>) {
        for chapter in &self.of.chapters {
            if chapter.passages.is_empty() {
                continue;
            }
            blocks.push(heading(chapter.title.clone(), String::new()));
            for passage in &chapter.passages {
                let (lead, text) = (passage.lead.clone(), passage.text.clone());
                blocks.push(prose(lead, text, passage.own));
            }
        }
    }

    fn losses(&self, blocks: &mut Vec<Block>) {
        self.heading("losses", blocks);
        let sides = &self.of.sides;
        let any = sides
            .iter()
            .flat_map(|side| &side.lost)
            .any(|lost| *lost > 0);
        if !any {
            // A unit can leave the field with all its strength.
            let before = blocks.len();
            for side in sides {
                self.unaccounted(side, blocks);
            }
            if blocks.len() == before {
                let text = self.say.get("no_losses");
                blocks.push(prose(String::new(), text, false));
            }
            return;
        }
        let steps = sides.iter().map(|side| side.lost.len()).max().unwrap_or(0);
        // Turn 0 is the set-up. A turn that has only just begun does not count.
        let played = usize::try_from(self.turns()).unwrap_or(usize::MAX);
        let steps = steps.min(played.saturating_add(1));
        blocks.push(Block::Chart(Chart {
            caption: self.say.get("losses_of"),
            counted: self.of.counted.clone(),
            step: self.say.get("step"),
            steps: (0..steps).map(|step| step.to_string()).collect(),
            lines: sides
                .iter()
                .map(|side| ChartLine {
                    name: side.name.clone(),
                    values: side.lost.clone(),
                })
                .collect(),
        }));
        for side in sides {
            self.unaccounted(side, blocks);
        }
    }

    fn tests(&self, blocks: &mut Vec<Block>) {
        if !self.of.tested {
            return;
        }
        self.heading("tests", blocks);
        let n = self.writer.number(self.of.tests);
        let counted = |key| self.finished(&self.of_number(key, self.of.tests, &[("n", &n)]));
        let decisive = count(self.of.decisive.len());
        let idle = decisive == 0;
        let text = match (decisive, self.of.tests) {
            (0, 0) => self.say.get("tests_none"),
            (0, _) => counted("tests_idle"),
            (_, 1) => self.say.get("tests_only"),
            (1, _) => counted("tests_one"),
            _ => counted("tests_how"),
        };
        blocks.push(prose(String::new(), text, false));
        if idle {
            return;
        }
        let column = |key: &str, align, share| Column {
            head: self.say.get(key),
            align,
            share,
        };
        let army = |side: u8| {
            let side = self.of.sides.get(usize::from(side));
            side.map_or_else(String::new, |side| side.name.clone())
        };
        let row = |tried: &Tried| {
            vec![
                tried.turn.to_string(),
                army(tried.trial.side),
                tried.trial.unit.clone(),
                tried.trial.what.clone(),
                tried.trial.face.to_string(),
                tried.trial.came.clone(),
                self.say.fill("chance", &[("n", &tried.chance.to_string())]),
            ]
        };
        blocks.push(Block::Table(Table {
            caption: self.of_number("tests_table", decisive, &[]),
            columns: vec![
                column("turn_column", Align::Right, 0),
                column("army_column", Align::Left, 1),
                column("unit_column", Align::Left, 1),
                column("test_column", Align::Left, 0),
                column("die_column", Align::Right, 0),
                column("came_column", Align::Left, 0),
                column("chance_column", Align::Right, 0),
            ],
            rows: self.of.decisive.iter().map(row).collect(),
        }));
    }

    /// Adds the luck of each side that rolled dice.
    fn luck(&self, blocks: &mut Vec<Block>) {
        let threw: Vec<_> = (self.of.sides.iter())
            .filter_map(|side| Some((side, side.luck?)))
            .collect();
        if threw.is_empty() {
            return;
        }
        self.heading("luck", blocks);
        for (side, percent) in threw {
            let how = match percent {
                0..=9 => "very_poor",
                10..=34 => "poor",
                35..=65 => "fair",
                66..=90 => "good",
                _ => "very_good",
            };
            let how = self.say.get(&format!("dice.{how}"));
            let (n, percent) = (self.say.grouped(side.dice), percent.to_string());
            let values = [
                ("side", side.name.as_str()),
                ("n", n.as_str()),
                ("how", how.as_str()),
                ("percent", percent.as_str()),
            ];
            let text = self.of_number("luck_of", side.dice, &values);
            blocks.push(prose(String::new(), text, false));
        }
    }

    /// Adds the side's units as they were at the end, or as they are now if the battle continues,
    /// with losses ticked.
    fn roster(&self, side: &SideAccount, blocks: &mut Vec<Block>) {
        let [left, start] = self.standing(side);
        let units = self.of_number("end_units", start, &[]);
        let what = if self.measured() { self.what() } else { &units };
        let [left, start] = [left, start].map(|many| self.say.grouped(many));
        let turn = self.turns().to_string();
        let values = [("side", side.name.as_str()), ("turn", turn.as_str())];
        let key = match (&self.of.over, self.turns()) {
            (Some(_), _) => "end",
            (None, 0) => "start",
            (None, _) => "stands",
        };
        let title = self.say.fill(key, &values);
        let values = [
            ("left", left.as_str()),
            ("start", start.as_str()),
            ("what", what),
        ];
        blocks.push(heading(title, self.say.fill("end_note", &values)));
        let entries = side.end.iter().map(|card| self.entry(side, card));
        blocks.extend(entries.map(Block::Entry));
    }

    fn entry(&self, side: &SideAccount, card: &UnitCard) -> Entry {
        let lost = |now: u32, start: u32| start.saturating_sub(now);
        let gauge = &card.strength;
        let mut facts = Vec::new();
        for gauge in std::iter::once(gauge).chain(&card.others) {
            // The strength of a unit that left the field without losses is not informative.
            let unhurt = card.gone.is_some() && gauge.now == gauge.start;
            if gauge.start > 0 && !unhurt {
                let [now, start] = [gauge.now, gauge.start].map(|many| self.say.grouped(many));
                let values = [("now", now.as_str()), ("start", start.as_str())];
                facts.push(Fact {
                    label: gauge.heading.clone(),
                    value: self.say.0.fill("report.brief.left", &values),
                });
            }
        }
        let number = card.unit.unit.to_string();
        // A destroyed unit whose guns are still in the field neither moves nor fights.
        let fate = side.fates.get(&card.unit).map(|fate| fate.ended);
        let idle = card.gone.is_none() && fate == Some(Ended::Destroyed);
        let own = side.facts.get(&number).filter(|_| !idle);
        let own = own.into_iter().flatten();
        let new = own.filter(|fact| facts.iter().all(|it| it.label != fact.label));
        let new: Vec<Fact> = new.cloned().collect();
        facts.extend(new);
        let mut state = vec![card.printed.state.as_str()];
        if card.gone.is_none() {
            state.extend(card.tags.iter().map(|tag| tag.label.as_str()));
        }
        let mark = |mark: &drumhead_vocabulary::play::GaugeMark| TrackMark {
            at: mark.lost,
            word: mark.label.clone(),
        };
        Entry {
            number,
            name: bare(card).to_owned(),
            lines: vec![card.printed.about.clone(), state.join(" · ")],
            facts,
            points: String::new(),
            track: (gauge.start > 0).then(|| Track {
                boxes: gauge.start,
                ticked: lost(gauge.now, gauge.start),
                marks: gauge.marks.iter().map(mark).collect(),
            }),
            problems: Vec::new(),
            ticks: Vec::new(),
        }
    }

    fn pictures(&self, blocks: &mut Vec<Block>) {
        self.heading("pictures", blocks);
        let mut captions: Vec<String> = self.of.captions.clone();
        captions.truncate(MOST_PICTURES);
        let places = captions.len().next_multiple_of(BESIDE).max(PICTURES);
        captions.resize(places, String::new());
        // Each block has the captions of one page.
        for (first, captions) in (1..).step_by(PICTURES).zip(captions.chunks(PICTURES)) {
            let captions = captions.to_vec();
            blocks.push(Block::Pictures(Pictures { first, captions }));
        }
    }
}

fn heading(text: String, note: String) -> Block {
    Block::Heading(Heading { text, note })
}

fn prose(lead: String, text: String, own: bool) -> Block {
    Block::Prose(Prose { lead, text, own })
}
