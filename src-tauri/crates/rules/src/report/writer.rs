//! The writer of reports, which collects sentences by phase and turn, causes before effects. Units
//! are called by name; the first mention in each chapter includes the number.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{Chapter, Passage, UnitRef};

use drumhead_catalogue::{Arg, Catalogue};

use super::label::{Label, PAUSE, name_in, with_labels};
use crate::data::catalogue::{Form, grouped};

/// The importance of a sentence. Less important sentences come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// An event with an effect. Notable events keep their order, so that no result precedes its
    /// cause.
    Notable,
    /// Any other event. One sentence usually covers several small events.
    Small,
}

/// The length in letters at which a new paragraph begins. A whole turn in one paragraph would be
/// hard to read, and could leave half a page empty.
const LETTERS: usize = 480;

/// The writer of a report.
#[derive(Debug)]
pub struct ReportWriter {
    words: &'static Catalogue,
    sides: [String; 2],
    names: BTreeMap<UnitRef, String>,
    chapters: Vec<Chapter>,
    /// The sentences of the current phase.
    sentences: Vec<(Weight, String)>,
    /// The notes of the current phase.
    notes: Vec<Passage>,
}

impl ReportWriter {
    /// Returns a writer for a battle between these sides, without sentences yet.
    pub fn new(words: &'static Catalogue, sides: [&str; 2]) -> Self {
        Self {
            words,
            sides: sides.map(str::to_owned),
            names: BTreeMap::new(),
            chapters: Vec::new(),
            sentences: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// Sets a unit's name. A unit with a blank name is called by its number.
    pub fn name(&mut self, unit: UnitRef, name: &str) {
        self.names.insert(unit, name.trim().to_owned());
    }

    /// Adds a player's note.
    pub fn note(&mut self, lead: &str, text: &str) {
        self.notes.push(Passage {
            lead: lead.to_owned(),
            text: text.to_owned(),
            own: true,
        });
    }

    /// Adds a sentence of the catalogue to the current phase.
    pub fn say(&mut self, weight: Weight, key: &str, values: &[(&str, &str)]) {
        self.sentences.push((weight, self.words.fill(key, values)));
    }

    /// Adds a sentence with a count, which selects the plural form.
    pub fn say_of(&mut self, weight: Weight, key: &str, of: usize, values: &[(&str, &str)]) {
        let sentence = self.fill_of(key, of, values);
        self.add(weight, sentence);
    }

    /// Adds a sentence about a side's losses in a turn, if there are any: the number lost in each
    /// measure (`report.count.<what>`).
    pub fn turn_lost<'a>(&mut self, side: u8, losses: impl IntoIterator<Item = (&'a str, u32)>) {
        let parts: Vec<String> = losses
            .into_iter()
            .filter(|(_, number)| *number > 0)
            .map(|(what, number)| self.count(what, number))
            .collect();
        if !parts.is_empty() {
            let (side, what) = (self.side(side), self.list(&parts));
            let values = [("side", side.as_str()), ("what", what.as_str())];
            self.say(Weight::Notable, "report.turn_lost", &values);
        }
    }

    /// Adds a finished sentence.
    pub fn add(&mut self, weight: Weight, sentence: String) {
        self.sentences.push((weight, sentence));
    }

    /// Adds finished sentences.
    pub fn add_all(&mut self, weight: Weight, sentences: impl IntoIterator<Item = String>) {
        let sentences = sentences.into_iter().map(|sentence| (weight, sentence));
        self.sentences.extend(sentences);
    }

    /// Adds finished sentences about one event, which stay in one paragraph.
    pub fn add_together(&mut self, weight: Weight, sentences: impl IntoIterator<Item = String>) {
        let sentences: Vec<String> = sentences.into_iter().collect();
        self.add(weight, sentences.join(" "));
    }

    /// Returns a fragment without values.
    pub fn word(&self, key: &str) -> String {
        self.words.get(key).to_owned()
    }

    /// Returns a fragment with values.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.words.fill(key, values)
    }

    /// Returns a fragment with a count, which selects the plural form.
    pub fn fill_of(&self, key: &str, of: usize, values: &[(&str, &str)]) -> String {
        self.words.fill_with(key, counting(of, values))
    }

    /// Ends the current phase. Its sentences form a passage headed `lead`, followed by the notes of
    /// the phase.
    pub fn end_phase(&mut self, lead: &str) {
        let mut pending = std::mem::take(&mut self.sentences);
        // The sort is stable: sentences of equal weight stay in order of play.
        pending.sort_by_key(|(weight, _)| *weight);
        let sentences: Vec<String> = pending.into_iter().map(|(_, text)| text).collect();
        let notes = std::mem::take(&mut self.notes);
        if sentences.is_empty() && notes.is_empty() {
            return;
        }
        if self.chapters.is_empty() {
            self.chapters.push(Chapter::default());
        }
        let Some(chapter) = self.chapters.last_mut() else {
            return;
        };
        if !sentences.is_empty() {
            chapter.passages.push(Passage {
                lead: lead.to_owned(),
                text: sentences.join(&PAUSE.to_string()),
                own: false,
            });
        }
        chapter.passages.extend(notes);
    }

    /// Moves the sentences added since the last phase to the front of the chapter, as a summary.
    pub fn end_chapter(&mut self) {
        let sentences: Vec<String> = std::mem::take(&mut self.sentences)
            .into_iter()
            .map(|(_, text)| text)
            .collect();
        if let Some(chapter) = self.chapters.last_mut()
            && !sentences.is_empty()
        {
            let text = sentences.join(&PAUSE.to_string());
            let passage = Passage {
                text,
                ..Passage::default()
            };
            chapter.passages.insert(0, passage);
        }
    }

    /// Begins a chapter.
    pub fn chapter(&mut self, turn: u32, title: String) {
        self.chapters.push(Chapter {
            turn,
            title,
            passages: Vec::new(),
        });
    }

    /// Returns the whole report, with labels in place of their marks.
    pub fn into_chapters(mut self) -> Vec<Chapter> {
        let chapters = std::mem::take(&mut self.chapters);
        let named = |chapter: Chapter| {
            let mut met = Vec::new();
            let mut passages = Vec::new();
            for passage in chapter.passages {
                if passage.own {
                    passages.push(passage);
                    continue;
                }
                let mut lead = passage.lead;
                for text in paragraphs(&self.finished(&passage.text, &mut met)) {
                    // Only the first paragraph of a passage has a heading.
                    let (lead, own) = (std::mem::take(&mut lead), false);
                    passages.push(Passage { lead, text, own });
                }
            }
            Chapter {
                passages,
                ..chapter
            }
        };
        chapters.into_iter().map(named).collect()
    }

    /// Replaces the marks in a text with labels. The first mention of a unit that is not yet in
    /// `met` includes its number.
    pub(super) fn finished(&self, text: &str, met: &mut Vec<UnitRef>) -> String {
        with_labels(text, |label, form| match label {
            Label::Unit(unit) => {
                let first = !met.contains(&unit);
                if first {
                    met.push(unit);
                }
                self.called(unit, first, form)
            }
            Label::Side(side) => {
                let name = self.sides.get(usize::from(side)).map_or("", String::as_str);
                let name = name_in(self.words, form, name);
                self.words.fill("report.side", &[("name", &name)])
            }
            Label::Number(number) => {
                let key = form.key(&format!("report.number.{number}"));
                let word = self.words.find(&key);
                word.map_or_else(|| grouped(self.words, number), str::to_owned)
            }
        })
    }

    /// Returns a unit's label in this form. If a unit of the other side has the same name, the
    /// label includes the side.
    fn called(&self, unit: UnitRef, with_number: bool, form: Form) -> String {
        let number = unit.unit.to_string();
        let name = self.names.get(&unit).map_or("", String::as_str);
        let mut others = self.names.iter().filter(|(it, _)| it.side != unit.side);
        let key = if name.is_empty() {
            form.key("report.unit.unnamed")
        } else if others.any(|(_, other)| other == name) {
            "report.unit.shared".to_owned()
        } else if with_number {
            "report.unit.first".to_owned()
        } else {
            "report.unit.again".to_owned()
        };
        let name = name_in(self.words, form, name);
        let side = self.sides.get(usize::from(unit.side));
        let side = side.map_or("", String::as_str);
        let values = [("number", number.as_str()), ("name", &name), ("side", side)];
        self.words.fill(&key, &values)
    }

    /// Returns the mark of a side.
    pub fn side(&self, side: u8) -> String {
        Label::Side(side).mark()
    }

    /// Returns units as a list: "A, B and C".
    pub fn units<'a>(&self, units: impl IntoIterator<Item = &'a UnitRef>) -> String {
        let units: Vec<String> = (units.into_iter())
            .map(|unit| Label::Unit(*unit).mark())
            .collect();
        self.list(&units)
    }

    /// Returns items as a list: "A, B and C".
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let comma = self.words.get("report.list.comma");
                let first = first.join(comma);
                self.words
                    .fill("report.list.and", &[("first", &first), ("last", last)])
            }
        }
    }

    /// Returns the mark of a number: up to twelve as a word, otherwise in digits.
    pub fn number(&self, number: u32) -> String {
        Label::Number(number).mark()
    }

    /// Returns a count with its noun: `report.count.<what>`.
    pub fn count(&self, what: &str, number: u32) -> String {
        let of = usize::try_from(number).unwrap_or(usize::MAX);
        let key = format!("report.count.{what}");
        self.fill_of(&key, of, &[("n", &self.number(number))])
    }
}

/// Splits sentences into paragraphs of readable length.
fn paragraphs(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for sentence in text.split(PAUSE) {
        match all.last_mut() {
            Some(last) if last.len() + sentence.len() <= LETTERS => {
                last.push(' ');
                last.push_str(sentence);
            }
            Some(_) | None => all.push(sentence.to_owned()),
        }
    }
    all
}

/// Returns the values to fill into a sentence, among them the count that selects the plural form.
pub(super) fn counting<'a>(of: usize, values: &'a [(&'a str, &'a str)]) -> Vec<(&'a str, Arg<'a>)> {
    std::iter::once(("count", Arg::from(of)))
        .chain(values.iter().map(|(name, text)| (*name, Arg::from(*text))))
        .collect()
}
