//! A battle: its set-up, its tables, and how it stands.

use drumhead_words::dice::Dice;
use drumhead_words::play::{
    BattleView, BoardView, Column, LogLine, Offer, Preview, Refusal, TableSnapshot, UnitRef,
};
use drumhead_words::sheet::{Fact, RosterFor, Sheet, Table};
use serde::{Deserialize, Serialize};

use super::army::{Army, Base, D3Ecw, UnitType};
use super::attack::{Action, Attack, Cover};
use super::command::Command;
use super::event::Event;
use super::ground::ahead;
use super::readings::{Readings, RearAttacks};
use super::state::{Away, Moved, Place, Standing, State, Step};
use super::tables::{STARTER_MAP, Tables};
use super::{decide, fold, narrate, offers, panel, preview, shown, snapshot, words};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::{Cell, Pointing, Side, distance};
use drumhead_rules::list::{SetupError, Unsound, check};
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::{self, Game, Misfit};

/// The version of the events' shape; it grows when an event is read otherwise.
pub const EVENTS: u32 = 1;

/// What a battle is begun with, and keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Setup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The readings that govern it, whatever those of the armies.
    #[serde(default)]
    pub readings: Readings,
    /// The map.
    pub map: Map,
    /// The tables it is played by; none for the book's own, which it then
    /// keeps.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Side", deny_unknown_fields)]
pub struct SideSetup {
    /// What it is called.
    pub name: String,
    /// Its army, as it stood then.
    pub army: Army,
    /// Its edge of the table, where its commander returns (D3-44).
    #[serde(default)]
    pub base: Base,
}

impl Setup {
    /// A battle of these two armies on the book's own map, under the first one's
    /// readings; the first has the first turn.
    ///
    /// # Errors
    /// That of [`starter_map`].
    pub fn of(first: Army, second: Army) -> Result<Self, TableError> {
        let side = |army: Army, base: Base, fallback: &str| SideSetup {
            name: match army.name.trim() {
                "" => fallback.to_owned(),
                name => name.to_owned(),
            },
            base,
            army,
        };
        let bases = match (first.own.base, second.own.base) {
            (one, other) if one == other => [one, one.opposite()],
            (one, other) => [one, other],
        };
        Ok(Self {
            readings: first.readings,
            sides: [
                side(first, bases[0], "First army"),
                side(second, bases[1], "Second army"),
            ],
            first: 0,
            map: starter_map()?,
            tables: None,
        })
    }
}

/// The book's own map.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it does.
pub fn starter_map() -> Result<Map, TableError> {
    STARTER_MAP.read_json()
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
    /// A battle at its beginning: units are placed where their army says, and
    /// the others before the first turn.
    ///
    /// # Errors
    /// A [`SetupError`].
    pub fn new(mut setup: Setup) -> Result<Self, SetupError> {
        for (index, side) in setup.sides.iter().enumerate() {
            let place = format!("sides[{index}].army");
            check::<D3Ecw>(&side.army).map_err(|unsound| unsound.within(&place))?;
        }
        if usize::from(setup.first) >= setup.sides.len() {
            let unsound = Unsound::at("first", "the sides are 0 and 1");
            return Err(SetupError::Unsound(unsound));
        }
        setup.map.check()?;
        let tables = match setup.tables.take() {
            Some(tables) => tables,
            None => Tables::standard()?.clone(),
        };
        setup.tables = Some(tables.clone());
        let units = |side: &SideSetup| side.army.units.iter().map(Standing::new).collect();
        let state = State {
            turn: 0,
            mover: setup.first,
            step: Step::Deploy,
            sides: [units(&setup.sides[0]), units(&setup.sides[1])],
            melees: Vec::new(),
            activations: None,
            active: None,
            trial: None,
            reply: None,
            unbooked: [0; 2],
            retired: [false; 2],
        };
        let mut battle = Self {
            setup,
            tables,
            words: words::english()?,
            state,
        };
        battle.place_all();
        Ok(battle)
    }

    /// Places every unit whose army says where, if it can stand there; a
    /// commander in the hex of a unit of his is attached to it. Where nobody is
    /// left to place, the first turn begins.
    fn place_all(&mut self) {
        let sides = (0_u8..).zip(self.setup.sides.clone());
        let mut listed: Vec<_> = sides
            .flat_map(|(side, of)| {
                let base = of.base;
                let units = of.army.units.into_iter();
                units.map(move |unit| (UnitRef::new(side, unit.number), unit.of, base))
            })
            .collect();
        // Units first: a commander may be in the hex of one.
        listed.sort_by_key(|(_, of, _)| of.kind == UnitType::Commander);
        for (unit, of, base) in listed {
            let Some(hex) = of.hex.filter(|hex| self.map_of().grid.has(*hex)) else {
                continue;
            };
            let place = Place {
                hex,
                facing: of.facing.unwrap_or(base.ahead()),
            };
            let host = self.state.in_hex(hex).map(|(host, _)| host);
            let joins =
                of.kind == UnitType::Commander && host.is_some_and(|it| it.side == unit.side);
            let stands = joins || (host.is_none() && decide::stands(self, of.kind, hex));
            let standing = self.state.sides[usize::from(unit.side).min(1)].iter_mut();
            let mut standing = standing.filter(|it| it.number == unit.unit);
            if let Some(standing) = standing.next().filter(|_| stands) {
                standing.place = Some(place);
                standing.away = None;
                standing.attached = host.filter(|_| joins).map(|host| host.unit);
            }
        }
        let unplaced = self
            .state
            .units()
            .any(|(_, unit)| unit.away == Some(Away::Unplaced));
        if !unplaced {
            self.state.turn = 1;
            self.state.step = Step::Count;
        }
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

    pub(super) const fn map_of(&self) -> &Map {
        &self.setup.map
    }

    /// A side's edge of the table.
    pub(super) fn base(&self, side: u8) -> Base {
        let side = self.setup.sides.get(usize::from(side));
        side.map_or(Base::South, |side| side.base)
    }

    /// What a side is called.
    pub(super) fn side_name(&self, side: u8) -> &str {
        self.setup
            .sides
            .get(usize::from(side))
            .map_or("", |side| side.name.as_str())
    }

    /// Whose turn it is and at which step, for what is said against a command.
    pub(super) fn now(&self) -> [(&'static str, &str); 2] {
        let step = format!("step.{}", self.state.step.id());
        let step = self.words.find(&step).unwrap_or_default();
        [("side", self.side_name(self.state.mover)), ("step", step)]
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

    /// The same with the hex it stands in: `4 Lifeguard (H3)`.
    pub(super) fn placed(&self, unit: UnitRef) -> String {
        let name = self.name(unit);
        match self.state.place(unit) {
            Some(place) => format!("{name} ({})", self.hex(place.hex)),
            None => name,
        }
    }

    /// A hex as the map calls it.
    pub(super) fn hex(&self, cell: Cell) -> String {
        self.map_of().grid.name(cell)
    }

    /// How far apart two hexes are.
    pub(super) fn far(&self, one: Cell, other: Cell) -> u32 {
        self.map_of().grid.distance(one, other)
    }

    /// Whether a unit has a hex next to it in its front.
    pub(super) fn faces(&self, place: Place, next: Cell) -> bool {
        let grid = self.map_of().grid;
        let (here, there) = (grid.hex(place.hex), grid.hex(next));
        distance(here, there) == 1
            && Side::between(here, there)
                .is_some_and(|side| ahead(place.facing, grid).contains(&side))
    }

    /// Whether an attack on a unit in this place from a hex next to it is one on its
    /// flank (D3-36, gap D3-A20).
    fn flanked(&self, place: Place, from: Cell) -> bool {
        let grid = self.map_of().grid;
        let side = Side::between(grid.hex(place.hex), grid.hex(from));
        let behind = side.is_some_and(|side| ahead(place.facing, grid).contains(&side.opposite()));
        let spared = behind && self.readings().rear_attacks == RearAttacks::Plain;
        !self.faces(place, from) && !spared
    }

    /// An attack of one unit on another as they stand, if both do.
    pub fn attack(&self, action: Action, by: UnitRef, at: UnitRef) -> Option<Attack> {
        let from = self.state.place(by)?;
        self.attack_from(action, by, at, from.hex)
    }

    /// The same out of another hex: the one that a charge comes to.
    pub(super) fn attack_from(
        &self,
        action: Action,
        by: UnitRef,
        at: UnitRef,
        from: Cell,
    ) -> Option<Attack> {
        let (attacker, target) = (self.state.unit(by)?, self.state.unit(at)?);
        let to = self.state.place(at)?;
        let map = self.map_of();
        let cover = [
            (Feature::Town, Cover::Town),
            (Feature::Woods, Cover::Woods),
            (Feature::Hedge, Cover::Hedge),
        ];
        let cover = cover.iter().find(|(feature, _)| map.is(to.hex, *feature));
        Some(Attack {
            action,
            attacker: attacker.kind,
            charging: attacker.acted.moved == Moved::Charged && self.state.reply.is_none(),
            target: target.kind,
            cover: cover.map_or(Cover::None, |(_, cover)| *cover),
            flank: self.flanked(to, from),
            hill: map.is(to.hex, Feature::Hill),
            entrenched: map.is(to.hex, Feature::Entrenchment),
        })
    }

    /// The roster of a side, under this battle's readings; with the book's
    /// tables, or without them where they stand elsewhere.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    pub fn roster(&self, side: u8, for_whom: RosterFor, tables: bool) -> Result<Sheet, TableError> {
        let army = self.setup().sides.get(usize::from(side));
        let army = Army {
            readings: self.setup().readings,
            ..army.map_or_else(Army::default, |side| side.army.clone())
        };
        super::sheet::roster_on(&army, for_whom, tables, self.pointing())
    }

    /// How the hexes of its map lie.
    const fn pointing(&self) -> Pointing {
        self.setup().map.grid.pointing
    }

    /// The sheet of this battle, with the facings of its map.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    pub fn playsheet(&self) -> Result<Sheet, TableError> {
        super::sheet::playsheet_on(&self.setup().readings, self.pointing())
    }

    /// What a player looks up of a unit on the front of its card; how many hits
    /// it has and how many units are left at this moment a pen keeps.
    pub fn card_front(&self, unit: UnitRef) -> Vec<Fact> {
        let own = panel::panel(self, unit).into_iter().next();
        let moment = ["panel.hits", "panel.left"].map(|key| self.words.get(key));
        let entries = own.into_iter().flat_map(|column| column.entries);
        let entries = entries.filter(|entry| !moment.contains(&entry.label.as_str()));
        let facts = entries.map(|entry| Fact {
            label: entry.label,
            value: entry.value,
        });
        facts.collect()
    }

    /// The back of a unit's card: what is added to its dice and to those thrown
    /// at it.
    pub fn card_back(&self, unit: UnitRef) -> Vec<Table> {
        let Some(standing) = self.state.unit(unit) else {
            return Vec::new();
        };
        super::sheet::hits_of(self.words, &self.tables, self.readings(), standing.kind)
    }

    /// The hits that each side's units have taken, the commanders' apart.
    pub fn lost(&self) -> [u32; 2] {
        [0, 1].map(|side| {
            let units = self.state.units().filter(|(unit, _)| unit.side == side);
            let units = units.filter(|(_, standing)| !standing.commands());
            units.map(|(_, standing)| u32::from(standing.hits)).sum()
        })
    }

    /// The units that each side has left, the commanders apart.
    pub fn in_hand(&self) -> [u32; 2] {
        [0, 1].map(|side| self.state.left(side))
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
        if self.state.step == Step::Deploy {
            return Vec::new();
        }
        let elsewhere = [Step::Activate, Step::Commander].map(|step| {
            let mut battle = self.clone();
            battle.state.mover = unit.side;
            battle.state.step = step;
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
        Some(self.map_of())
    }

    fn board(&self, of: Option<UnitRef>) -> Option<BoardView> {
        Some(offers::board(self, of))
    }

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        narrate::narrate(self, command, events)
    }
}
