//! A battle: its set-up, its numbers, and how it stands.

use std::sync::Arc;

use drumhead_words::dice::Dice;
use drumhead_words::play::{
    BattleView, BoardView, Column, LogLine, Offer, Preview, Refusal, TableSnapshot, UnitRef,
};
use drumhead_words::sheet::{Fact, RosterFor, Sheet, Table};

use super::army::{Arm, Army, Scenario};
use super::command::Command;
use super::event::{Event, Orders};
use super::facing::{Zone, allowance, in_command, zone};
use super::guns::Crew;
use super::readings::Readings;
use super::setup::{Modules, Setup};
use super::sheet::Scope;
use super::state::{Standing, State, Step};
use super::tables::Tables;
use super::terrain::Ground;
use super::{board, decide, fold, narrate, offers, panel, preview, shown, snapshot, words};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::{Cell, Corner, Faced, Facing, Side};
use drumhead_rules::list::SetupError;
use drumhead_rules::map::Map;
use drumhead_rules::play::{self, Game, Misfit};

/// The version of the events' shape; it grows when an event is read otherwise.
pub const EVENTS: u32 = 1;

/// A battle. What does not change in it is shared by its copies.
#[derive(Clone, Debug)]
pub struct Battle {
    setup: Arc<Setup>,
    pub(super) tables: Arc<Tables>,
    pub(super) words: &'static Catalogue,
    pub(super) state: State,
}

impl Battle {
    /// A battle at its beginning: the first side's turn, or the placing of
    /// units that have no hex.
    ///
    /// # Errors
    /// A [`SetupError`].
    pub fn new(mut setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let tables = match setup.tables.take() {
            Some(tables) => tables,
            None => Tables::standard()?.clone(),
        };
        setup.tables = Some(tables.clone());
        let profile = setup.profile.clone();
        let units = |side: u8| {
            let units = setup.sides[usize::from(side)].army.units.iter();
            let ma = |arm| match arm {
                Arm::Infantry => profile.infantry,
                Arm::Cavalry => profile.cavalry,
                Arm::Leader => profile.leader,
                Arm::Artillery => None,
            };
            let units = units.map(|unit| Standing::new(side, unit, unit.of.ma.or(ma(unit.of.arm))));
            units.collect::<Vec<_>>()
        };
        let state = State {
            turn: 0,
            mover: setup.first,
            step: Step::Deploy,
            sides: [units(0), units(1)],
            attacks: Vec::new(),
            unexplained: Vec::new(),
            fought: Vec::new(),
            retreats: Vec::new(),
        };
        let mut battle = Self {
            setup: Arc::new(setup),
            tables: Arc::new(tables),
            words: words::english()?,
            state,
        };
        battle.face_corners();
        if battle.state.units().all(|(_, unit)| unit.hex.is_some()) {
            let began = battle.turn_begins(battle.setup.first);
            // It names only units that there are.
            fold::fold(&mut battle.state, &began).map_err(|misfit| {
                SetupError::Unsound(drumhead_rules::list::Unsound::at(
                    "sides",
                    misfit.to_string(),
                ))
            })?;
        }
        Ok(battle)
    }

    /// A list does not know its map: who faces a side of its hexes is turned to
    /// the next corner clockwise.
    fn face_corners(&mut self) {
        let pointing = self.map().grid.pointing;
        for unit in self.state.sides.iter_mut().flatten() {
            if matches!(unit.facing.on(pointing), Faced::Side(_)) {
                unit.facing = unit.facing.turned(1);
            }
        }
    }

    /// What it was begun with, numbers included: what is to be kept of it.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How it stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The numbers it is played by.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(super) fn readings(&self) -> &Readings {
        &self.setup.readings
    }

    /// The parts of the rules that are used (E-39).
    pub(super) fn modules(&self) -> Modules {
        if super::clauses::OPTIONAL.stands() {
            self.setup.modules
        } else {
            Modules::default()
        }
    }

    pub(super) fn map(&self) -> &Map {
        &self.setup.map
    }

    /// What counts on the map.
    pub(super) fn ground(&self) -> Ground<'_> {
        let used = self.modules().terrain;
        Ground::new(self.map(), self.setup.scenario, used, self.readings())
    }

    /// Whether guns are used (E-37, E-39).
    pub(super) fn guns_used(&self) -> bool {
        let here = self.setup.scenario == Scenario::Edgehill;
        self.modules().artillery && (here || !super::clauses::EDGEHILL_ONLY.stands())
    }

    /// What of the book can occur in this battle.
    pub(super) fn scope(&self) -> Scope {
        let mut units = self.state.units();
        Scope {
            modules: self.modules(),
            guns: self.guns_used() && units.any(|(_, unit)| unit.gun.is_some()),
            scenario: Some(self.setup.scenario),
        }
    }

    /// The book's sheet under this battle's readings, with what can occur in it.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    pub fn playsheet(&self) -> Result<Sheet, TableError> {
        let readings = self.readings();
        super::sheet::playsheet_with(readings, self.scope(), &self.setup.profile)
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

    /// A unit with the hex it stands in: `3 Rupert (0813)`.
    pub(super) fn placed(&self, unit: UnitRef) -> String {
        let name = self.name(unit);
        match self.state.unit(unit).and_then(Standing::place) {
            Some(cell) => format!("{name} ({})", self.map().grid.name(cell)),
            None => name,
        }
    }

    /// As a hex is called on the map.
    pub(super) fn hex_name(&self, cell: Cell) -> String {
        self.map().grid.name(cell)
    }

    /// The corner that a facing is on this map; the nearest one clockwise where
    /// it is a side.
    pub(super) fn corner(&self, facing: Facing) -> Corner {
        let pointing = self.map().grid.pointing;
        match facing.on(pointing) {
            Faced::Corner(corner) => corner,
            Faced::Side(side) => Corner::new(side.number()),
        }
    }

    /// The facings that there are on this map: to each corner, clockwise.
    pub(super) fn facings(&self) -> [Facing; 6] {
        let pointing = self.map().grid.pointing;
        Corner::ALL.map(|corner| Facing::to_corner(corner, pointing))
    }

    /// How far one hex is from another.
    pub(super) fn distance(&self, one: Cell, other: Cell) -> u32 {
        self.map().grid.distance(one, other)
    }

    /// Where a hex next to a unit's lies to it (E-04); in front everywhere where
    /// facing is not used.
    pub(super) fn zone(&self, unit: &Standing, from: Cell) -> Option<Zone> {
        let (grid, here) = (self.map().grid, unit.place()?);
        let side = Side::between(grid.hex(here), grid.hex(from))?;
        if !self.modules().facing {
            return Some(Zone::Front);
        }
        Some(zone(self.corner(unit.facing), side))
    }

    /// How far a unit is from its leader; none where it has none on the map.
    pub(super) fn leader_distance(&self, unit: UnitRef) -> Option<u32> {
        let standing = self.state.unit(unit)?;
        let here = standing.place()?;
        let leader = UnitRef::new(unit.side, standing.leader?);
        let there = self.state.unit(leader)?.place()?;
        Some(self.distance(here, there))
    }

    /// Whether a unit that begins its turn now is in command (E-01).
    pub(super) fn commanded(&self, unit: UnitRef, standing: &Standing) -> bool {
        let leads = !standing.is_troops();
        let distance = self.leader_distance(unit);
        let rule = self.readings().no_leader;
        !self.modules().command || leads || in_command(distance, &self.tables, rule)
    }

    /// The leaders of a side that may activate a gun: those on the map with an
    /// infantry unit of their own (E-18).
    pub(super) fn gun_leaders(&self, side: u8) -> Vec<UnitRef> {
        let own = |unit: &UnitRef| unit.side == side;
        let infantry = |leader: UnitRef| {
            self.state.on_map().any(|(unit, standing, _)| {
                own(&unit) && standing.arm == Arm::Infantry && standing.leader == Some(leader.unit)
            })
        };
        let leaders = self.state.on_map();
        leaders
            .filter(|(unit, standing, _)| own(unit) && standing.arm == Arm::Leader)
            .map(|(unit, ..)| unit)
            .filter(|leader| infantry(*leader))
            .collect()
    }

    /// How near the nearest unit is that fits; none where there is none.
    pub(super) fn nearest(
        &self,
        from: Cell,
        fits: impl Fn(UnitRef, &Standing) -> bool,
    ) -> Option<u32> {
        let those = self.state.on_map().filter(|(unit, it, _)| fits(*unit, it));
        those.map(|(.., cell)| self.distance(from, cell)).min()
    }

    /// The turn of a side, as it would begin now.
    pub(super) fn turn_begins(&self, mover: u8) -> Event {
        let state = &self.state;
        let units = state.on_map().filter(|(unit, ..)| unit.side == mover);
        let orders = units.map(|(unit, standing, _)| {
            let in_command = self.commanded(unit, standing);
            Orders {
                unit: unit.unit,
                in_command,
                points: standing
                    .ma
                    .map(|ma| allowance(ma, in_command, &self.tables)),
            }
        });
        let again = mover == self.setup.first;
        Event::TurnBegan {
            turn: state.turn.saturating_add(u32::from(again)),
            mover,
            orders: orders.collect(),
        }
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
        super::sheet::roster_with(&army, for_whom, tables.then(|| self.scope()))
    }

    /// What a player looks up of a unit on the front of its card: what stays so,
    /// and not what is so at this moment.
    pub fn card_front(&self, unit: UnitRef) -> Vec<Fact> {
        let Some(standing) = self.state.unit(unit) else {
            return Vec::new();
        };
        panel::lasting(self, unit, standing)
    }

    /// The back of a unit's card: the odds of a gun, or what ground and facing
    /// do to troops.
    pub fn card_back(&self, unit: UnitRef) -> Vec<Table> {
        let standing = self.state.unit(unit);
        standing.map_or_else(Vec::new, |standing| {
            let (tables, readings) = (&self.tables, self.readings());
            super::sheet::behind(self.words, standing.arm, tables, readings, self.scope())
        })
    }

    /// How many units of infantry, cavalry and guns each side has lost.
    pub fn lost(&self) -> [u32; 2] {
        self.counted(|it| it.arm != Arm::Leader && it.away.is_some())
    }

    /// What each side has in hand: twice its infantry and cavalry, those in
    /// disorder counted once, and its guns that are served.
    pub fn in_hand(&self) -> [u32; 2] {
        let whole = self.counted(|it| it.is_troops() && it.away.is_none());
        let steady = self.counted(|it| it.is_troops() && it.away.is_none() && !it.disordered);
        let served = |it: &Standing| it.gun.is_some_and(|gun| gun.crew == Crew::Manned);
        let guns = self.counted(|it| served(it) && it.away.is_none());
        [0, 1].map(|side| whole[side] + steady[side] + guns[side])
    }

    /// How many units of each side are so.
    fn counted(&self, holds: impl Fn(&Standing) -> bool) -> [u32; 2] {
        [0_u8, 1].map(|side| {
            let own = |unit: UnitRef| self.state.serves(unit) == side;
            let units = self
                .state
                .units()
                .filter(|(unit, it)| own(*unit) && holds(it));
            u32::try_from(units.count()).unwrap_or(u32::MAX)
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
        if self.state.step == Step::Deploy {
            return Vec::new();
        }
        let elsewhere = [Step::Start, Step::Move, Step::Fire, Step::Combat].map(|step| {
            let mut battle = self.clone();
            battle.state.mover = self.state.serves(unit);
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
        Some(&self.setup.map)
    }

    fn board(&self, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board::board(self, of))
    }

    fn narrate(&self, command: &Command, events: &[Event]) -> Vec<LogLine> {
        narrate::narrate(self, command, events)
    }
}
