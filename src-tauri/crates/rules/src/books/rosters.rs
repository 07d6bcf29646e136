//! The rosters of a battle, one for each side: what play goes on with when the
//! desk is left, and what comes back to it.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_words::play::{BattleView, Counter, Gauge, SideView, StepState, UnitCard, UnitRef};
use drumhead_words::sheet::{Block, Entry, Fact, Heading, RosterFor, Sheet, Tick};

use super::battle::Played;
use super::{Battle, BookError, charging, d3_ecw, edgehill_naseby, fornovo, stand_and_die};
use crate::hex::Facing;
use crate::map::words::facing_word;
use crate::play::Game as _;

impl Battle {
    /// The roster of each side for this reader, under the battle's readings;
    /// with the losses and the states there are now, or clean, as the armies
    /// took the field. Either way every unit has states to tick. With `tables`
    /// a book of few tables brings them along; without, they stand elsewhere.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn rosters(
        &self,
        for_whom: RosterFor,
        bill: bool,
        damage: bool,
        tables: bool,
    ) -> Result<Vec<Sheet>, BookError> {
        let view = self.view();
        let places = self.places();
        let sides = view.sides.iter();
        sides
            .map(|side| {
                let says = self.says();
                let left = match &self.0 {
                    Played::Fornovo(battle) => battle.left(side.side),
                    Played::Charging(_)
                    | Played::D3Ecw(_)
                    | Played::StandAndDie(_)
                    | Played::EdgehillNaseby(_) => BTreeMap::new(),
                };
                let mut sheet = match &self.0 {
                    Played::Fornovo(battle) => {
                        let options = fornovo::RosterOptions { for_whom, bill };
                        battle.roster(side.side, options)?
                    }
                    Played::Charging(battle) => {
                        battle.roster(side.side, for_whom, tables, damage)?
                    }
                    Played::D3Ecw(battle) => battle.roster(side.side, for_whom, tables)?,
                    Played::StandAndDie(battle) => battle.roster(side.side, for_whom, tables)?,
                    Played::EdgehillNaseby(battle) => battle.roster(side.side, for_whom, tables)?,
                };
                let now = damage.then_some(Now {
                    left: &left,
                    places: &places,
                });
                says.mark(&mut sheet, &view, side, now);
                Ok(sheet)
            })
            .collect()
    }
}

impl Battle {
    /// Where its units stand on the map, in words; none where their states say it.
    fn places(&self) -> BTreeMap<UnitRef, String> {
        let says = self.says();
        let told = matches!(self.0, Played::StandAndDie(_));
        let board = self.board(None).filter(|_| !told);
        let counters = board.into_iter().flat_map(|board| board.counters);
        let place = |counter: Counter| {
            let hex = ("hex", counter.hex.as_str());
            let words = match counter.facing.and_then(facing_word_of) {
                Some(facing) => says.fill("faces", &[hex, ("facing", facing)]),
                None => says.fill("in_hex", &[hex]),
            };
            (counter.unit, words)
        };
        counters.map(place).collect()
    }

    /// What its book says on paper.
    pub(super) const fn says(&self) -> Says {
        Says(match &self.0 {
            Played::Fornovo(_) => fornovo::battle::say_on_paper,
            Played::Charging(_) => charging::say_on_paper,
            Played::D3Ecw(_) => d3_ecw::say_on_paper,
            Played::StandAndDie(_) => stand_and_die::say_on_paper,
            Played::EdgehillNaseby(_) => edgehill_naseby::say_on_paper,
        })
    }
}

/// What the direction of this hour is called, north at 0.
fn facing_word_of(hour: u8) -> Option<&'static str> {
    let facing = Facing::ALL.into_iter().find(|it| it.hour() == hour);
    facing.map(facing_word)
}

/// How a side stands, beyond what its cards on the screen say.
#[derive(Clone, Copy)]
struct Now<'a> {
    /// What is left of units whose groups are counted apart.
    left: &'a BTreeMap<u16, String>,
    /// Where units stand.
    places: &'a BTreeMap<UnitRef, String>,
}

/// The words of a battle's rosters, from its book's catalogue.
pub(super) struct Says(pub(super) fn(&str, &[(&str, &str)]) -> String);

impl Says {
    pub(super) fn word(&self, key: &str) -> String {
        self.0(key, &[])
    }

    pub(super) fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.0(key, values)
    }

    /// Marks a side's roster with how it stands; without damage, only makes
    /// room for it.
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
        // A book whose rosters say which states each kind of unit can be in is heard.
        let told = sheet.entries().any(|entry| !entry.ticks.is_empty());
        let mut gone = Vec::new();
        let mut blocks = Vec::new();
        // Units that are gone stand after the others, before whatever else there is.
        let mut end = 0;
        // The heading that units stand under, until one of them is left; and those
        // whose units are all gone.
        let mut over: Option<usize> = None;
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
            entry.ticks = self.ticks(told.then(|| own.collect()), now);
            if let Some((card, damage)) = now.zip(damage) {
                self.stand(&mut entry, view, card, damage);
            }
            if now.is_some_and(|card| card.gone.is_some()) {
                entry.ticks.clear();
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
                let said = [heading.note.clone(), self.word("none_left")];
                let said = said.into_iter().filter(|part| !part.is_empty());
                heading.note = said.collect::<Vec<_>>().join(" · ");
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

    /// `turn 5, Shoot`.
    fn moment(&self, view: &BattleView) -> String {
        let step = view.track.iter().find(|step| step.state == StepState::Now);
        let step = step.map_or("", |step| step.label.as_str());
        self.fill(
            "moment",
            &[("turn", &view.turn.to_string()), ("step", step)],
        )
    }

    /// What a pen ticks: the states by which this unit is told, or else those by
    /// which any is; those of now are ticked.
    fn ticks(&self, own: Option<Vec<String>>, now: Option<&UnitCard>) -> Vec<Tick> {
        let is = |word: &str| {
            now.is_some_and(|card| {
                let tags = card.tags.iter().chain([&card.morale]);
                tags.map(|tag| tag.label.as_str())
                    .any(|label| label.eq_ignore_ascii_case(word))
            })
        };
        let states = own.unwrap_or_else(|| {
            let all = self.word("states");
            all.split(", ").map(str::to_owned).collect()
        });
        let states = states.into_iter();
        states
            .map(|word| Tick {
                ticked: is(&word),
                word,
            })
            .collect()
    }

    /// A unit as it stands: its boxes ticked, what is left of it, and in words
    /// whatever else is true of it and owed by it.
    fn stand(&self, entry: &mut Entry, view: &BattleView, card: &UnitCard, side: Now<'_>) {
        if let Some(track) = &mut entry.track {
            track.ticked = card.strength.start.saturating_sub(card.strength.now);
        }
        let lost = |gauge: &&Gauge| gauge.now < gauge.start;
        let models = card.others.iter().filter(lost).map(|gauge| {
            let (now, start) = (gauge.now.to_string(), gauge.start.to_string());
            let values = [
                ("now", now.as_str()),
                ("start", &start),
                ("what", &gauge.what),
            ];
            self.fill("left", &values)
        });
        let owed = view.owed.iter().filter(|owed| owed.unit == Some(card.unit));
        let owed = owed.map(|owed| self.fill("owes", &[("what", &owed.label)]));
        let mut says: Vec<String> = match &card.gone {
            Some(gone) => vec![gone.clone()],
            None => std::iter::once(&card.morale)
                .chain(&card.tags)
                .map(|tag| tag.label.clone())
                .collect(),
        };
        // A state that its morale names too is said once.
        says.dedup();
        says.extend(side.places.get(&card.unit).cloned());
        says.extend(side.left.get(&card.unit.unit).cloned());
        says.extend(models);
        says.extend(owed);
        let now = self.fill("now", &[("what", &says.join(" · "))]);
        entry.lines.insert(0, now);
    }
}
