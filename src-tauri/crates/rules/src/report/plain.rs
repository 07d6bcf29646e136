//! A battle on a board retold from its own log: who moved from where to where, and
//! every line that bears on somebody, well or ill.
//!
//! The books on hexes share it: their logs say in whole sentences what happened,
//! and their boards say who stands where.

use std::collections::BTreeMap;

use drumhead_words::play::{Chapter, Passage, StepState, Tone, UnitRef};

use super::OF_ALL;
use crate::data::TableError;
use crate::data::catalogue::Catalogue;
use crate::play::Game;

/// As many moves as are told one by one in a passage; more are counted.
const MOVES: usize = 6;

/// The letters of a paragraph from which on another is begun: a whole turn in
/// one is not read, and leaves half a page empty where it does not fit.
const LETTERS: usize = 420;

/// A battle being retold.
#[derive(Debug)]
pub struct PlainStory<G> {
    words: &'static Catalogue,
    /// How it stands where the telling has come to.
    battle: G,
    chapters: Vec<Chapter>,
    phase: Phase,
}

/// A phase of a turn being retold.
#[derive(Debug, Default)]
struct Phase {
    turn: u32,
    /// What it is called: "Marches", "Attacks".
    lead: String,
    /// Where each unit stood as it began.
    stood: BTreeMap<UnitRef, (String, String)>,
    /// What was said in it that is worth telling.
    said: Vec<String>,
}

impl<G: Game> PlainStory<G> {
    /// A battle before anything happened in it.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded sentences do not read.
    pub fn of(battle: &G) -> Result<Self, TableError> {
        let mut story = Self {
            words: OF_ALL.get()?,
            battle: battle.clone(),
            chapters: Vec::new(),
            phase: Phase::default(),
        };
        story.phase = story.now();
        Ok(story)
    }

    /// What a command brought about.
    pub fn take(&mut self, command: &G::Command, events: &[G::Event]) {
        let lines = self.battle.narrate(command, events);
        let told = lines.into_iter().filter(|line| line.tone != Tone::Plain);
        self.phase.said.extend(told.map(|line| line.text));
        // Events that do not fit are told as well as may be.
        let _told = events.iter().try_for_each(|event| self.battle.fold(event));
        let (turn, lead) = self.place();
        if (turn, &lead) != (self.phase.turn, &self.phase.lead) {
            let now = self.now();
            self.end(now);
        }
    }

    /// A player's own words, written here.
    pub fn note(&mut self, lead: &str, text: &str) {
        let now = self.now();
        self.end(now);
        let passage = Passage {
            lead: lead.to_owned(),
            text: text.to_owned(),
            own: true,
        };
        let turn = self.phase.turn;
        self.chapter(turn).passages.push(passage);
    }

    /// The whole battle.
    pub fn told(mut self) -> Vec<Chapter> {
        let now = self.now();
        self.end(now);
        self.chapters
    }

    /// The turn, and what the phase is called.
    fn place(&self) -> (u32, String) {
        let view = self.battle.view();
        let mut track = view.track.into_iter();
        let step = track.find(|step| step.state == StepState::Now);
        (view.turn, step.map_or_else(String::new, |step| step.phase))
    }

    /// The phase that goes on now, at its beginning.
    fn now(&self) -> Phase {
        let (turn, lead) = self.place();
        let board = self.battle.board(None).unwrap_or_default();
        let counters = board.counters.into_iter();
        Phase {
            turn,
            lead,
            stood: counters
                .map(|counter| (counter.unit, (counter.name, counter.hex)))
                .collect(),
            said: Vec::new(),
        }
    }

    /// Ends the phase, and begins this one.
    fn end(&mut self, next: Phase) {
        let ended = std::mem::replace(&mut self.phase, next);
        let moves = self.phase.stood.iter().filter_map(|(unit, (name, hex))| {
            let (_, from) = ended.stood.get(unit)?;
            let values = [("unit", name.as_str()), ("from", from), ("to", hex)];
            (from != hex).then(|| self.words.fill("report.plain.move", &values))
        });
        let mut moves: Vec<_> = moves.collect();
        let others = moves.len().saturating_sub(MOVES);
        moves.truncate(MOVES);
        let mut text = Vec::new();
        if !moves.is_empty() {
            let list = moves.join("; ");
            let others = others.to_string();
            let key = match others.as_str() {
                "0" => "report.plain.moved",
                _ => "report.plain.moved_more",
            };
            let values = [("moves", list.as_str()), ("others", &others)];
            text.push(self.words.fill(key, &values));
        }
        text.extend(ended.said);
        if text.is_empty() {
            return;
        }
        let mut lead = ended.lead;
        for text in paragraphs(&text) {
            let lead = std::mem::take(&mut lead);
            let own = false;
            let passage = Passage { lead, text, own };
            self.chapter(ended.turn).passages.push(passage);
        }
    }

    /// The chapter of a turn.
    fn chapter(&mut self, turn: u32) -> &mut Chapter {
        let same = self
            .chapters
            .last()
            .is_some_and(|chapter| chapter.turn == turn);
        if !same {
            let number = turn.to_string();
            let title = match turn {
                0 => self.words.get("report.plain.before").to_owned(),
                _ => self.words.fill("report.plain.turn", &[("turn", &number)]),
            };
            self.chapters.push(Chapter {
                turn,
                title,
                passages: Vec::new(),
            });
        }
        let last = self.chapters.len() - 1;
        &mut self.chapters[last]
    }
}

/// Sentences as paragraphs, none much longer than is read in one go.
fn paragraphs(sentences: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for sentence in sentences {
        match all.last_mut() {
            Some(last) if last.len() + sentence.len() <= LETTERS => {
                last.push(' ');
                last.push_str(sentence);
            }
            Some(_) | None => all.push(sentence.clone()),
        }
    }
    all
}
