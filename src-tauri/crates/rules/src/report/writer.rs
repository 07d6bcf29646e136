//! The writer of reports, which collects sentences by phase and turn, causes before effects. Units
//! are called by name; the first mention in each chapter includes the number.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{Chapter, Passage, UnitRef};

use drumhead_catalogue::{Arg, Catalogue};

use crate::data::catalogue::{capital, grouped};

/// The importance of a sentence. Less important sentences come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// An event with an effect. Notable events keep their order, so that no result precedes its
    /// cause.
    Notable,
    /// Any other event. Small events are summed up.
    Small,
}

/// Delimiters of a unit's placeholder, which is replaced when the order of mentions is known.
const OPENS: char = '\u{E000}';
const CLOSES: char = '\u{E001}';
/// The separator of sentences until they are joined into paragraphs.
const PAUSE: char = '\u{E002}';

/// The length in letters at which a new paragraph begins. A whole turn in one paragraph would be
/// hard to read, and could leave half a page empty.
const LETTERS: usize = 480;

/// The writer of a report.
#[derive(Debug)]
pub struct ReportWriter {
    words: &'static Catalogue,
    names: BTreeMap<UnitRef, String>,
    chapters: Vec<Chapter>,
    /// The sentences of the current phase.
    sentences: Vec<(Weight, String)>,
    /// The notes of the current phase.
    notes: Vec<Passage>,
}

impl ReportWriter {
    /// Returns a writer with this catalogue and no sentences yet.
    pub fn new(words: &'static Catalogue) -> Self {
        Self {
            words,
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
    pub fn turn_lost<'a>(&mut self, side: &str, losses: impl IntoIterator<Item = (&'a str, u32)>) {
        let parts: Vec<String> = losses
            .into_iter()
            .filter(|(_, number)| *number > 0)
            .map(|(what, number)| self.count(what, number))
            .collect();
        if !parts.is_empty() {
            let what = self.list(&parts);
            let values = [("side", side), ("what", what.as_str())];
            self.say(Weight::Notable, "report.turn_lost", &values);
        }
    }

    /// Adds a finished sentence.
    pub fn add(&mut self, weight: Weight, sentence: String) {
        self.sentences.push((weight, sentence));
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

    /// Ends the current phase. Its sentences form a paragraph headed `lead`, followed by the notes
    /// of the phase.
    pub fn end_phase(&mut self, lead: &str) {
        let mut pending = std::mem::take(&mut self.sentences);
        // The sort is stable: sentences of equal weight stay in order of play.
        pending.sort_by_key(|(weight, _)| *weight);
        let sentences: Vec<String> = pending
            .into_iter()
            .map(|(_, text)| capital(&text))
            .collect();
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

    /// Moves the sentences since the last phase to the front of the chapter, as a summary.
    pub fn end_chapter(&mut self) {
        let sentences: Vec<String> = std::mem::take(&mut self.sentences)
            .into_iter()
            .map(|(_, text)| capital(&text))
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

    /// Returns the whole report, with units' names in place of placeholders.
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
                for text in paragraphs(&self.with_names(&passage.text, &mut met)) {
                    // Only the first part has a heading.
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

    /// Replaces placeholders with units' names. The first mention of a unit that is not yet in
    /// `met` includes its number.
    fn with_names(&self, text: &str, met: &mut Vec<UnitRef>) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(OPENS) {
            out.push_str(before);
            let Some((inside, after)) = after.split_once(CLOSES) else {
                return out;
            };
            if let Some(unit) = unit_of(inside) {
                let first = !met.contains(&unit);
                if first {
                    met.push(unit);
                }
                let called = self.called(unit, first);
                let begins = out.is_empty() || out.ends_with(PAUSE) || out.ends_with(". ");
                out.push_str(&if begins {
                    capital(&called)
                } else {
                    within(&called)
                });
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }

    /// Returns a unit's label.
    pub fn called(&self, unit: UnitRef, with_number: bool) -> String {
        let number = unit.unit.to_string();
        let name = self.names.get(&unit).map_or("", String::as_str);
        let key = match (name.is_empty(), with_number) {
            (true, _) => "report.unit.unnamed",
            (false, true) => "report.unit.first",
            (false, false) => "report.unit.again",
        };
        self.words.fill(key, &[("number", &number), ("name", name)])
    }

    /// Returns units as a list: "A, B and C".
    pub fn units<'a>(&self, units: impl IntoIterator<Item = &'a UnitRef>) -> String {
        let units: Vec<String> = units.into_iter().map(|unit| token(*unit)).collect();
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

    /// Returns clauses separated by semicolons.
    pub fn clauses(&self, clauses: &[String]) -> String {
        clauses.join(self.words.get("report.list.semicolon"))
    }

    /// Returns a number: up to twelve as a word, otherwise in digits.
    pub fn number(&self, number: u32) -> String {
        let key = format!("report.number.{number}");
        self.words
            .find(&key)
            .map_or_else(|| grouped(self.words, number), str::to_owned)
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

/// Returns the placeholder of a unit.
pub(crate) fn token(unit: UnitRef) -> String {
    format!("{OPENS}{}.{}{CLOSES}", unit.side, unit.unit)
}

fn unit_of(inside: &str) -> Option<UnitRef> {
    let (side, unit) = inside.split_once('.')?;
    Some(UnitRef::new(side.parse().ok()?, unit.parse().ok()?))
}

/// Returns the values of a sentence with its count, which selects the plural form.
pub(super) fn counting<'a>(of: usize, values: &'a [(&'a str, &'a str)]) -> Vec<(&'a str, Arg<'a>)> {
    std::iter::once(("count", Arg::from(of)))
        .chain(values.iter().map(|(name, text)| (*name, Arg::from(*text))))
        .collect()
}

/// Returns a name for use inside a sentence, where its article has no capital.
pub fn within(name: &str) -> String {
    match name.strip_prefix("The ") {
        Some(rest) => format!("the {rest}"),
        None => name.to_owned(),
    }
}

/// Returns the title of a battle of these sides: `The King's army against the New Model`.
pub fn against(words: &Catalogue, [first, second]: [&str; 2]) -> String {
    let values = [("first", first), ("second", &within(second))];
    words.fill("battle.against", &values)
}

#[cfg(test)]
mod tests {
    use drumhead_catalogue::Words;

    use super::against;
    use crate::frame::COMMON;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    #[test]
    fn an_article_inside_a_battle_title_has_no_capital() {
        let of = |sides| against(WORDS.english(), sides);
        assert_eq!(
            of(["The King's army", "The New Model"]),
            "The King's army against the New Model"
        );
        let other = of(["Swedes", "Theodosia's foot"]);
        assert_eq!(other, "Swedes against Theodosia's foot");
    }
}
