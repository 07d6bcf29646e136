//! Placing a unit before the first turn.

use super::is_about_a_die;
use super::ride::joins;
use crate::prelude::*;
use crate::ways::{begins, host};

written! {
    /// Places a unit before the battle. A commander in the hex of a unit of his side is attached to
    /// it.
    pub struct Deploy {
        /// The unit.
        pub unit: UnitRef,
        /// The hex.
        pub hex: Cell,
        /// The facing.
        pub facing: Facing,
    }
}

/// Returns a unit that must still be placed.
fn unplaced(battle: &Battle, unit: UnitRef) -> Option<&UnitState> {
    let state = battle.state.unit(unit)?;
    (state.away == Some(Away::Unplaced)).then_some(state)
}

/// Returns the hexes in which a unit can be placed.
fn beginnings(battle: &Battle, unit: UnitRef, kind: UnitType) -> Vec<Cell> {
    let mut cells: Vec<_> = map(battle).grid.cells().collect();
    cells.retain(|cell| begins(battle, unit, kind, *cell).is_empty());
    cells
}

impl Action<D3Ecw> for Deploy {
    const NAME: &'static str = "place";
    const GROUP: Group = Group("deploy");
    const CLAUSE: Option<ClauseId> = Some(SEQUENCE);
    const OBLIGATIONS: &'static [&'static str] = &["place"];
    type Context<'a> = UnitType;

    fn context(&self, battle: &Battle) -> Result<UnitType, Impossible> {
        at_rest(battle)?;
        let Self { unit, hex, .. } = *self;
        let object = |why| impossible(why).with("unit", unit);
        battle.state.unit(unit).ok_or_else(|| object("unit"))?;
        let state = unplaced(battle, unit).ok_or_else(|| object("placed"))?;
        on_map(battle, hex)?;
        Ok(state.kind)
    }

    /// Offers to place the unit, by default in the first free hex along the side's own edge. If no
    /// hex along that edge is free, the default is the first free hex of the map.
    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let state = unplaced(battle, unit)?;
        let empty = |hex: &Cell| battle.state.in_hex(*hex).is_none();
        let free = |hex: &Cell| empty(hex) && begins(battle, unit, state.kind, *hex).is_empty();
        let own = || along_base(battle, unit.side).find(free);
        let any = || map(battle).grid.cells().find(free);
        let facing = base(battle, unit.side).ahead();
        let deploys = (battle.state.step == Step::Deploy).then(|| own().or_else(any));
        deploys.flatten().map(|hex| Self { unit, hex, facing })
    }

    fn objections(&self, battle: &Battle, kind: &UnitType) -> Vec<Objection> {
        let Self { unit, hex, facing } = *self;
        let late = battle.state.step != Step::Deploy;
        let late = late.then(|| objection("deployed", SEQUENCE).with("unit", unit));
        let ground = begins(battle, unit, *kind, hex);
        let facing = facing_faults(battle, unit, facing);
        late.into_iter().chain(ground).chain(facing).collect()
    }

    fn resolve(&self, battle: &Battle, kind: &UnitType, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, hex, facing } = *self;
        let host = host(battle, unit.side, hex).filter(|_| *kind == UnitType::Commander);
        let placed = Placed {
            unit,
            place: Place { hex, facing },
            attached: host.map(|host| host.unit),
        };
        Ok(vec![placed.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let Some(state) = battle.state.unit(self.unit) else {
            return Vec::new();
        };
        let hexes = beginnings(battle, self.unit, state.kind).into_iter();
        let hexes = hexes
            .map(|hex| joins(battle, self.unit, hex).unwrap_or_else(|| hex_choice(hex, bare(hex))));
        let hexes = Answer::Hex(hexes.collect());
        let mut asked = vec![ask("hex", "begins_in", hexes).by(SEQUENCE)];
        if !state.commands() {
            asked.push(ask("facing", "begins_facing", facing_answer(battle)).by(PIVOT));
        }
        asked
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        is_about_a_die(first)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        unplaced(battle, self.unit)?;
        Some(Obligation::of_unit(
            "place",
            SEQUENCE,
            self.unit,
            message("to_do.place"),
        ))
    }
}

written! {
    /// A unit was placed on the table.
    pub struct Placed {
        /// The unit.
        pub unit: UnitRef,
        /// The position.
        pub place: Place,
        /// The unit to which a commander is attached.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub attached: Option<u16>,
    }
}

impl Fact<D3Ecw> for Placed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.place = Some(self.place);
        unit.attached = self.attached;
        unit.away = None;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let host = self.attached.map(|host| UnitRef::new(self.unit.side, host));
        let line = match host {
            Some(host) => line("log.placed_with").by(ATTACHED).with("host", host),
            None => line("log.placed").with("facing", self.place.facing),
        };
        let line = line.by(SEQUENCE).about([self.unit]);
        vec![line.with("unit", self.unit).with("hex", self.place.hex)]
    }
}
