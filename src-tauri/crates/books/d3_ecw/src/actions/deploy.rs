//! Placing a unit before the first turn.

use super::is_about_a_die;
use crate::prelude::*;
use crate::ways::begins;

written! {
    /// Places a unit before the battle.
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

    /// Offers to place the unit, by default in the first free hex, along the side's own edge if
    /// possible.
    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let state = unplaced(battle, unit)?;
        let free = |hex: &Cell| begins(battle, unit, state.kind, *hex).is_empty();
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

    fn resolve(&self, _: &Battle, _: &UnitType, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, hex, facing } = *self;
        let place = Place { hex, facing };
        Ok(vec![Placed { unit, place }.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let Some(state) = battle.state.unit(self.unit) else {
            return Vec::new();
        };
        let hexes = Answer::hexes(beginnings(battle, self.unit, state.kind));
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
    }
}

impl Fact<D3Ecw> for Placed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.place = Some(self.place);
        unit.away = None;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.placed")
            .by(SEQUENCE)
            .about([self.unit])
            .with("unit", self.unit)
            .with("hex", self.place.hex);
        vec![line.with("facing", self.place.facing)]
    }
}
