//! A battle's report, gathered from its journal: the story of the battle, the losses by turn, the
//! decisive tests, luck, and both sides at the end.

use std::collections::BTreeMap;

use drumhead_rules::odds::{Chance as _, Exact};
use drumhead_rules::outcome::Outcome;
use drumhead_rules::play::{Game as _, outcomes};
use drumhead_rules::report::{self, Account, SideAccount, Tried};
use drumhead_shelf::{Battle, Event, Story};
use drumhead_store::{BattleId, Kind};
use drumhead_vocabulary::play::BattleView;
use drumhead_vocabulary::sheet::{Block, Fact, RosterFor, Sheet};

use super::luck::Ledger;
use super::rows::Order;
use super::session::BattleSession;
use crate::data_folder::DataFolder;
use crate::{DeskError, Result};

/// The chance of a guaranteed result, in sixths.
const SURE: u8 = 6;
/// The maximum number of tests that a report lists as decisive.
const DECISIVE: usize = 6;

/// Returns a battle's report as of now, in the desk's language.
pub(crate) fn report(data: &DataFolder, id: &str) -> Result<Sheet> {
    let id = BattleId::new(id);
    // For a damaged battle: the rows before the damage.
    let opened = data.store()?.open_battle(&id)?;
    let (stored, rows) = (opened.battle, opened.rows);
    let battle = BattleSession::begun(&stored)?.speaking(data.language);
    let words = battle.words();
    let book = battle.book();
    let mut replay = Replay::of(battle, &stored.setup.at)?;
    for row in rows.iter().skip(1) {
        if row.entry.kind == Kind::Note {
            let text: String = row.entry.command.read().map_err(DeskError::internal)?;
            replay.note(&text)?;
            continue;
        }
        // The report, like the screen, ends where the journal cannot be read.
        let Ok(order) = Order::read(book, row) else {
            break;
        };
        if !replay.take(&order, &row.entry.at) {
            break;
        }
    }
    Ok(replay.into_account(stored.entry.heading.name)?.sheet(words))
}

/// A battle followed through its journal, row by row.
struct Replay {
    battle: Battle,
    story: Story,
    start: BattleView,
    /// The losses of each side at the end of each turn, from turn 0.
    lost: Vec<[u32; 2]>,
    candidates: Vec<Candidate>,
    tests: u32,
    rolled: BTreeMap<u8, Ledger>,
    captions: Vec<String>,
    fought: [String; 2],
}

/// A test, and its effect on the balance of the battle.
struct Candidate {
    place: usize,
    tried: Tried,
    moved: f64,
}

impl Replay {
    fn of(battle: Battle, at: &str) -> Result<Self> {
        Ok(Self {
            story: Story::of(&battle)?,
            start: battle.view(),
            lost: vec![battle.outcome().lost()],
            candidates: Vec::new(),
            tests: 0,
            rolled: BTreeMap::new(),
            captions: Vec::new(),
            fought: [at.to_owned(), at.to_owned()],
            battle,
        })
    }

    fn note(&mut self, text: &str) -> Result<()> {
        let note = report::note(self.battle.words(), text);
        self.story.note(&note.lead, note.text);
        if note.picture {
            self.captions.push(note.text.to_owned());
        }
        Ok(())
    }

    /// Applies a command that was carried out; returns `false` if its events do not fold.
    fn take(&mut self, order: &Order, at: &str) -> bool {
        // A guaranteed result is not a test of chance.
        if let Some(candidate) = self.weighed(order)
            && candidate.tried.chance < SURE
        {
            self.tests = self.tests.saturating_add(1);
            self.candidates.push(candidate);
        }
        self.story.take(&order.ordered.command, &order.events);
        for event in &order.events {
            if self.battle.fold(event).is_err() {
                return false;
            }
            self.book();
        }
        if let Some(thrown) = &order.thrown
            && let Some(side) = thrown.pool.side
        {
            let ledger = self.rolled.entry(side).or_insert_with(Ledger::new);
            ledger.take(thrown);
        }
        at.clone_into(&mut self.fought[1]);
        true
    }

    /// Records the losses so far under the current turn. Called after each event, because one
    /// command can end a turn with its losses and begin the next.
    fn book(&mut self) {
        // Losses before the first turn count as losses in turn 0.
        let turn = usize::try_from(self.battle.turn()).unwrap_or(usize::MAX);
        let lost = self.battle.outcome().lost();
        while self.lost.len() <= turn.min(MOST_TURNS) {
            let last = self.lost.last().copied().unwrap_or_default();
            self.lost.push(last);
        }
        if let Some(now) = self.lost.last_mut() {
            *now = lost;
        }
    }

    /// Returns a test of one die, with the chance of its result and how far that result moved the
    /// battle.
    ///
    /// A test is decisive to the extent that its result moves the balance of what both sides have
    /// in hand ([`Outcome::in_hand`]). The move is measured from the average balance over all
    /// possible throws of the test. So a test counts for more if more troops depend on it, if its
    /// failure is worse for them, and if its result was less likely. A test that cannot fail moves
    /// nothing. The chances are those of the preview: every face is thrown on the battle before the
    /// test.
    fn weighed(&self, order: &Order) -> Option<Candidate> {
        let trial = self.battle.trial(&order.events)?;
        let thrown = order.thrown.as_ref()?;
        if thrown.pool.dice != 1 {
            return None;
        }
        let came = |events: &[Event]| {
            let came = self.battle.trial(events).map(|trial| trial.came);
            (came, balance(&self.battle, events))
        };
        let ordered = &order.ordered;
        let all = outcomes::<_, Exact, _>(&self.battle, &ordered.command, &ordered.overruled, came)
            .ok()?;
        let same = all.chance(|(came, _)| came.as_deref() == Some(trial.came.as_str()));
        let mean: f64 = all
            .iter()
            .map(|((_, balance), chance)| f64::from(*balance) * chance.as_f64())
            .sum();
        let moved = (f64::from(balance(&self.battle, &order.events)) - mean).abs();
        // One die: its chances are multiples of a sixth.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let sixths = (same.as_f64() * 6.0).round() as u8;
        Some(Candidate {
            place: self.candidates.len(),
            tried: Tried {
                turn: self.battle.turn(),
                trial,
                chance: sixths,
            },
            moved,
        })
    }

    fn into_account(mut self, name: String) -> Result<Account> {
        let end = self.battle.view();
        let mut candidates = self.candidates;
        // A test whose result did not change the balance was not decisive.
        candidates.retain(|candidate| candidate.moved > 1e-9);
        let further = |one: &Candidate, other: &Candidate| other.moved.total_cmp(&one.moved);
        candidates.sort_by(further);
        candidates.truncate(DECISIVE);
        candidates.sort_by_key(|candidate| candidate.place);
        let rosters = self
            .battle
            .rosters(RosterFor::Opponent, false, false, false)?;
        let mut facts = rosters.into_iter().map(facts);
        let Outcome { fates, .. } = self.battle.outcome();
        let sides = self.start.sides.into_iter().zip(end.sides);
        let sides = sides.enumerate().map(|(place, (start, end))| {
            let ledger = self.rolled.get_mut(&start.side);
            let luck = ledger.map(|ledger| ledger.luck(start.side));
            // A fraction as a percentage.
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let percent = |part: f64| (part * 100.0).round() as u32;
            let own = fates.iter().filter(|(unit, _)| unit.side == start.side);
            let aims = self.battle.objectives(start.side).to_owned();
            SideAccount {
                fates: own.map(|(unit, fate)| (*unit, fate.clone())).collect(),
                places: self.battle.places_named(&aims),
                aims,
                name: start.name,
                start: start.units,
                end: end.units,
                facts: facts.next().unwrap_or_default(),
                lost: self
                    .lost
                    .iter()
                    .map(|lost| lost.get(place).copied().unwrap_or_default())
                    .collect(),
                dice: luck.as_ref().map_or(0, |luck| luck.dice),
                luck: luck.and_then(|luck| luck.percentile).map(percent),
            }
        });
        Ok(Account {
            name,
            book: self.battle.book().title().to_owned(),
            counted: self.battle.losses(),
            credit: self.battle.playsheet()?.credit,
            interpretations: self.battle.deviations()?,
            over: end.over,
            sides: sides.collect(),
            chapters: self.story.into_chapters(),
            decisive: candidates.into_iter().map(|it| it.tried).collect(),
            tests: self.tests,
            tested: self.battle.has_tests(),
            captions: self.captions,
            fought: self.fought,
        })
    }
}

/// Returns the facts of a roster's units, such as moves and saves, by the units' numbers on the
/// roster.
fn facts(roster: Sheet) -> BTreeMap<String, Vec<Fact>> {
    let entries = roster.blocks.into_iter().filter_map(|block| match block {
        Block::Entry(entry) => Some((entry.number, entry.facts)),
        Block::Heading(_)
        | Block::Table(_)
        | Block::Frame(_)
        | Block::Prose(_)
        | Block::Chart(_)
        | Block::Pieces(_)
        | Block::Board(_)
        | Block::Figures(_)
        | Block::Pictures(_) => None,
    });
    entries.collect()
}

/// The maximum number of turns in a battle's report; a damaged journal might claim more.
const MOST_TURNS: usize = 1_000;

/// Returns how much more the first side has in hand than the second after these events.
fn balance(battle: &Battle, events: &[Event]) -> i32 {
    let mut after = battle.clone();
    for event in events {
        // Events from `decide` always fold; a law test checks this.
        if after.fold(event).is_err() {
            break;
        }
    }
    let [first, second] = after.outcome().in_hand();
    let difference = i64::from(first) - i64::from(second);
    i32::try_from(difference).unwrap_or(if difference < 0 { i32::MIN } else { i32::MAX })
}
