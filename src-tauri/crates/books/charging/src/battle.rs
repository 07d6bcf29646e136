//! A battle: its set-up, its tables, and how it stands.

use drumhead_words::dice::Dice;
use drumhead_words::play::{
    BattleView, Column, LogLine, Offer, Preview, Refusal, TableSnapshot, UnitRef,
};
use drumhead_words::sheet::{Fact, RosterFor, Sheet, Table};
use serde::{Deserialize, Serialize};

use super::army::{Army, Unsound, check};
use super::command::{Command, Cover};
use super::event::Event;
use super::factors::Charged;
use super::readings::Readings;
use super::result::Bar;
use super::state::{Morale, Standing, State, Step, Struck};
use super::tables::Tables;
use super::{decide, fold, narrate, offers, panel, preview, shown, snapshot, words};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::play::{self, Game, Misfit};

/// The version of the events' shape; it grows when an event is read otherwise.
pub const EVENTS: u32 = 1;

/// What a battle is begun with, and keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The readings that govern it, whatever those of the armies.
    #[serde(default)]
    pub readings: Readings,
    /// The tables it is played by; none for the book's own, which it then
    /// keeps.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSide", deny_unknown_fields)]
pub struct SideSetup {
    /// What it is called.
    pub name: String,
    /// Its army, as it stood then.
    pub army: Army,
}

impl Battle {
    /// The roster of a side, under this battle's readings; with the book's
    /// tables, or without them where they stand elsewhere. Its units are those
    /// that took the field or, where it is printed as it `stands`, what they
    /// have become since.
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
        let army = self.setup().sides.get(usize::from(side));
        let mut army = Army {
            readings: self.setup().readings,
            ..army.map_or_else(Army::default, |side| side.army.clone())
        };
        if stands {
            for unit in &mut army.units {
                if let Some(now) = self.state.unit(UnitRef::new(side, unit.number)) {
                    now.set_down(unit);
                }
            }
        }
        super::sheet::roster(&army, for_whom, tables)
    }

    /// What a player looks up of a unit on the front of its card.
    pub fn card_front(&self, unit: UnitRef) -> Vec<Fact> {
        let own = panel::panel(self, unit).into_iter().next();
        let entries = own.into_iter().flat_map(|column| column.entries);
        let facts = entries.map(|entry| Fact {
            label: entry.label,
            value: entry.value,
        });
        facts.collect()
    }

    /// The back of a unit's card: what each sum of factors makes of its die,
    /// and the factors that it can meet.
    pub fn card_back(&self, unit: UnitRef) -> Vec<Table> {
        let mut tables = Vec::new();
        if let Some(standing) = self.state.unit(unit) {
            let readings = self.readings();
            tables.push(super::sheet::odds_of(
                self.words,
                readings,
                &super::sheet::sums_of(&self.tables, standing.body()),
                standing.basic_morale,
            ));
            tables.push(super::sheet::factors_of(
                self.words,
                &self.tables,
                standing.body(),
            ));
        }
        tables
    }
}

impl Setup {
    /// A battle of these two armies under the first one's readings; the first
    /// has the first turn.
    pub fn of(first: Army, second: Army) -> Self {
        let side = |army: Army, fallback: &str| SideSetup {
            name: match army.name.trim() {
                "" => fallback.to_owned(),
                name => name.to_owned(),
            },
            army,
        };
        Self {
            readings: first.readings,
            sides: [side(first, "First army"), side(second, "Second army")],
            first: 0,
            tables: None,
        }
    }
}

/// Why a battle cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// An army, or a choice, is out of all bounds.
    #[error(transparent)]
    Unsound(#[from] Unsound),
    /// The book's own tables do not read.
    #[error(transparent)]
    Table(#[from] TableError),
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
    /// A battle at its beginning: the first side declares its charges.
    ///
    /// # Errors
    /// A [`SetupError`].
    pub fn new(mut setup: Setup) -> Result<Self, SetupError> {
        for (index, side) in setup.sides.iter().enumerate() {
            check(&side.army).map_err(|unsound| Unsound {
                place: format!("sides[{index}].army.{}", unsound.place),
                ..unsound
            })?;
        }
        if usize::from(setup.first) >= setup.sides.len() {
            return Err(SetupError::Unsound(Unsound {
                place: "first".to_owned(),
                problem: "the sides are 0 and 1".to_owned(),
            }));
        }
        let tables = match setup.tables.take() {
            Some(tables) => tables,
            None => Tables::standard()?.clone(),
        };
        setup.tables = Some(tables.clone());
        let units = |side: &SideSetup| side.army.units.iter().map(Standing::new).collect();
        let state = State {
            turn: 1,
            mover: setup.first,
            step: Step::Declare,
            sides: [units(&setup.sides[0]), units(&setup.sides[1])],
            charges: Vec::new(),
            trials: Vec::new(),
            yields: Vec::new(),
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

    /// What a side is called.
    pub(super) fn side_name(&self, side: u8) -> &str {
        self.setup
            .sides
            .get(usize::from(side))
            .map_or("", |side| side.name.as_str())
    }

    /// What a unit is called: its number and its name.
    pub(super) fn name(&self, unit: UnitRef) -> String {
        match self.state.unit(unit) {
            Some(standing) if standing.name.trim().is_empty() => {
                format!("{} unit {}", self.side_name(unit.side), unit.unit)
            }
            Some(standing) => format!("{} {}", unit.unit, standing.name),
            None => format!("unit {}", unit.unit),
        }
    }

    /// The unit as it is charged, under this cover; none where nobody charges
    /// it.
    pub fn charged(&self, unit: UnitRef, cover: Cover) -> Option<Charged> {
        let target = self.state.unit(unit)?;
        let chargers: Vec<_> = self
            .state
            .charges_on(unit)
            .filter_map(|charge| Some((self.state.unit(charge.charger)?.body(), charge.struck)))
            .collect();
        (!chargers.is_empty()).then(|| Charged {
            target: target.body(),
            chargers,
            shaken: target.morale == Morale::Shaken,
            obstacle: cover.obstacle(),
            fortification: cover.fortification(),
        })
    }

    /// What the charged unit's score is held against.
    pub fn bar(&self, unit: UnitRef, charged: &Charged) -> Option<Bar> {
        use super::army::Arm;
        let cavalry = |arm| arm == Arm::Cavalry;
        let met =
            |(body, struck): &(super::Body, Struck)| cavalry(body.arm) && *struck == Struck::Front;
        Some(Bar {
            basic_morale: self.state.unit(unit)?.basic_morale,
            sheltered: charged.is_sheltered(),
            horse: cavalry(charged.target.arm) && charged.chargers.iter().any(met),
        })
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
        let elsewhere = Step::ALL.iter().map(|step| {
            let mut battle = self.clone();
            battle.state.mover = unit.side;
            battle.state.step = *step;
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

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        narrate::narrate(self, command, events)
    }
}
