//! A battle: its set-up, its tables, and how it stands.

use std::collections::BTreeMap;

use drumhead_words::dice::Dice;
use drumhead_words::play::{
    BattleView, BoardView, Column, LogLine, Offer, Preview, Refusal, TableSnapshot, UnitRef,
};
use drumhead_words::sheet::{Fact, RosterFor, Sheet, Table};
use serde::{Deserialize, Serialize};

use super::army::StandAndDie;
use super::command::Command;
use super::event::Event;
use super::readings::Readings;
use super::state::{Phase, Standing, State, Step};
use super::tables::{Suggestions, Tables, Troops};
use super::{
    Army, board, decide, fold, narrate, offers, panel, place, preview, sheet, shown, snapshot,
    words,
};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::{Cell, Faced, Facing};
use drumhead_rules::list::{SetupError, Unsound, check};
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::{self, Game, Misfit};

/// The version of the events' shape; it grows when an event is read otherwise.
pub const EVENTS: u32 = 1;

/// Which terrain gives cover (gap S-A9).
pub type Covers = BTreeMap<Feature, bool>;

drumhead_rules::files! {
    "../../../../data/maps"
    STARTER_MAP = "stand_and_die.json";
}

/// What a battle is begun with, and keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdSetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that places its groups first, and marches first where no dice
    /// have said who does.
    pub first: u8,
    /// The readings that govern it, whatever those of the armies.
    #[serde(default)]
    pub readings: Readings,
    /// The map it is fought on.
    pub map: Map,
    /// The most that fits into a hex (S-08).
    #[serde(default = "capacity")]
    pub capacity: Troops,
    /// Which terrain gives cover (gap S-A9).
    #[serde(default = "cover")]
    pub cover: Covers,
    /// The tables it is played by; none for the book's own, which it then
    /// keeps.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdSide", deny_unknown_fields)]
pub struct SideSetup {
    /// What it is called.
    pub name: String,
    /// Its army, as it stood then.
    pub army: Army,
}

/// The editors' capacity; the embedded file always reads, which a test shows.
fn capacity() -> Troops {
    Suggestions::standard().map_or_else(|_| Troops::default(), |it| it.capacity)
}

/// The terrain that gives cover by the editors' suggestion.
fn cover() -> Covers {
    Suggestions::standard().map_or_else(|_| Covers::new(), |it| it.cover.clone())
}

/// The book's own map.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it does.
pub fn starter_map() -> Result<Map, TableError> {
    STARTER_MAP.read_json()
}

impl Setup {
    /// A battle of these two armies on the book's own map, under the first
    /// one's readings.
    ///
    /// # Errors
    /// That of [`starter_map`].
    pub fn of(first: Army, second: Army) -> Result<Self, TableError> {
        let side = |army: Army, fallback: &str| SideSetup {
            name: match army.name.trim() {
                "" => fallback.to_owned(),
                name => name.to_owned(),
            },
            army,
        };
        Ok(Self {
            readings: first.readings,
            sides: [side(first, "First army"), side(second, "Second army")],
            first: 0,
            map: starter_map()?,
            capacity: capacity(),
            cover: cover(),
            tables: None,
        })
    }
}

/// A battle.
#[derive(Clone, Debug)]
pub struct Battle {
    setup: Setup,
    pub(super) tables: Tables,
    pub(super) words: &'static Catalogue,
    pub(super) state: State,
}

impl Battle {
    /// A battle at its beginning: groups without a hex are placed, or the first
    /// turn's dice are thrown.
    ///
    /// # Errors
    /// A [`SetupError`].
    pub fn new(mut setup: Setup) -> Result<Self, SetupError> {
        for (index, side) in setup.sides.iter().enumerate() {
            check::<StandAndDie>(&side.army)
                .map_err(|unsound| unsound.within(&format!("sides[{index}].army")))?;
        }
        setup.map.check()?;
        if usize::from(setup.first) >= setup.sides.len() {
            let unsound = Unsound::at("first", "the sides are 0 and 1");
            return Err(SetupError::Unsound(unsound));
        }
        let tables = match setup.tables.take() {
            Some(tables) => tables,
            None => Tables::standard()?.clone(),
        };
        setup.tables = Some(tables.clone());
        let units = |side: &SideSetup| {
            let units = side.army.units.iter();
            let mut units: Vec<_> = units
                .map(|unit| placed(Standing::new(unit), &setup.map))
                .collect();
            side_by_side(&mut units);
            units
        };
        let sides = [units(&setup.sides[0]), units(&setup.sides[1])];
        let unplaced = sides.iter().flatten().any(|unit| unit.hex.is_none());
        let objectives = |side: &SideSetup| side.army.own.objectives.clone();
        let state = State {
            turn: u32::from(!unplaced),
            first: None,
            rolls: [None; 2],
            phase: Phase::both(if unplaced {
                Step::Deploy
            } else {
                Step::Initiative
            }),
            steps: 0,
            objectives: [objectives(&setup.sides[0]), objectives(&setup.sides[1])],
            sides,
            blows: Vec::new(),
            spent: BTreeMap::new(),
            burdens: Vec::new(),
            pressed: Vec::new(),
            fell_back: Vec::new(),
        };
        Ok(Self {
            setup,
            tables,
            words: words::english()?,
            state,
        })
    }

    /// What it was begun with, tables included: what is to be kept of it.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How it stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The numbers it is played by.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(super) const fn readings(&self) -> &Readings {
        &self.setup.readings
    }

    pub(super) const fn ground(&self) -> &Map {
        &self.setup.map
    }

    /// The roster of a side, under this battle's readings; with the book's
    /// tables, or without them where they stand elsewhere.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    pub fn roster(
        &self,
        side: u8,
        for_whom: RosterFor,
        tables: bool,
        stands: bool,
    ) -> Result<Sheet, TableError> {
        let army = self.setup.sides.get(usize::from(side));
        let army = Army {
            readings: self.setup.readings,
            ..army.map_or_else(Army::default, |side| side.army.clone())
        };
        let own = sheet::Agreed::of(&self.setup);
        let left = stands.then(|| {
            let mine = self
                .state
                .units()
                .filter(|(unit, it)| unit.side == side && it.away.is_none());
            let lives = place::lives(self);
            let mine = mine.map(|(_, it)| it.troops(lives));
            mine.fold(Troops::default(), Troops::and)
        });
        sheet::roster_of(&army, for_whom, tables, Some(own), left)
    }

    /// The sheet of this battle, with what was agreed for it.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    pub fn playsheet(&self) -> Result<Sheet, TableError> {
        sheet::of_battle(&self.setup)
    }

    /// What a player looks up of a group on the front of its card.
    pub fn looks(&self, unit: UnitRef) -> Vec<Fact> {
        let own = panel::panel(self, unit).into_iter().next();
        let entries = own.into_iter().flat_map(|column| column.entries);
        let facts = entries.map(|entry| Fact {
            label: entry.label,
            value: entry.value,
        });
        facts.collect()
    }

    /// The back of a group's card: the sums of what it can bring to bear.
    pub fn behind(&self, unit: UnitRef) -> Vec<Table> {
        let standing = self.state.unit(unit);
        standing.map_or_else(Vec::new, |standing| {
            let troops = standing.troops(place::lives(self));
            vec![sheet::sums_of(self.words, &self.tables, troops)]
        })
    }

    /// What a side is to do, in its player's words; empty where nothing is written
    /// down.
    pub fn objectives(&self, side: u8) -> &str {
        let of = self.state.objectives.get(usize::from(side));
        of.map_or("", |text| text.trim())
    }

    /// What each side has lost: figures, and guns out of action.
    pub fn lost(&self) -> [u32; 2] {
        [0_usize, 1].map(|side| {
            let units = self.state.sides.get(side).into_iter().flatten();
            let lost = units.map(|unit| {
                let now = unit.troops(place::lives(self));
                let of = unit.start.without(now);
                u32::from(of.infantry) + u32::from(of.cavalry) + u32::from(of.guns)
            });
            lost.sum()
        })
    }

    /// What each side has in hand: its figures and working guns on the map.
    pub fn in_hand(&self) -> [u32; 2] {
        [0_usize, 1].map(|side| {
            let units = self.state.sides.get(side).into_iter().flatten();
            let here = units.filter(|unit| unit.away.is_none());
            here.map(|unit| {
                let now = unit.troops(place::lives(self));
                u32::from(now.infantry) + u32::from(now.cavalry) + u32::from(now.guns)
            })
            .sum()
        })
    }
}

/// A group where its list has it, if it can begin there: in a hex of the map,
/// facing one of its sides; else it is to be placed.
fn placed(mut unit: Standing, map: &Map) -> Standing {
    let side = matches!(unit.facing.on(map.grid.pointing), Faced::Side(_));
    let there = unit.hex.filter(|hex| map.grid.has(*hex) && side);
    if there.is_none() && !side {
        unit.facing = unit.facing.turned(1);
    }
    unit.hex = there;
    unit
}

/// Groups that begin in one hex face one way and stand or fall back together, as
/// the first of them does (S-06, S-07).
fn side_by_side(units: &mut [Standing]) {
    let mut first: BTreeMap<Cell, (Facing, bool)> = BTreeMap::new();
    for unit in units {
        let Some(hex) = unit.place() else {
            continue;
        };
        let own = (unit.facing, unit.standing);
        (unit.facing, unit.standing) = *first.entry(hex).or_insert(own);
    }
}

impl Game for Battle {
    type Command = Command;
    type Event = Event;

    fn decide(
        &self,
        command: &Command,
        overruled: &[String],
        dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, command, overruled, dice)
    }

    fn fold(&mut self, event: &Event) -> Result<(), Misfit> {
        fold::fold(&mut self.state, event)
    }

    fn turn(&self) -> u32 {
        self.state.turn
    }

    fn view(&self) -> BattleView {
        shown::view(self)
    }

    fn snapshot(&self) -> TableSnapshot {
        snapshot::snapshot(self)
    }

    fn offers(&self, of: Option<UnitRef>) -> Vec<Offer<Command>> {
        offers::offers(self, of)
    }

    fn out_of_sequence(&self, unit: UnitRef) -> Vec<Offer<Command>> {
        if self.state.phase.step == Step::Deploy {
            return Vec::new();
        }
        let elsewhere = [Step::March, Step::Attack].map(|step| {
            let mut battle = self.clone();
            battle.state.phase = Phase::of(step, unit.side);
            battle
        });
        play::out_of_sequence(self, unit, elsewhere)
    }

    fn preview(&self, command: &Command) -> Preview {
        preview::preview(self, command)
    }

    fn panel(&self, unit: UnitRef) -> Vec<Column> {
        panel::panel(self, unit)
    }

    fn map(&self) -> Option<&Map> {
        Some(&self.setup.map)
    }

    fn board(&self, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board::board(self, of))
    }

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        narrate::narrate(self, command, events)
    }
}
