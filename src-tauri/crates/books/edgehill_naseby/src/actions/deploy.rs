//! Placing a unit before the first turn.

use crate::moves::crowded;
use crate::prelude::*;

written! {
    /// Places a unit before the first turn.
    pub struct Deploy {
        /// The unit.
        pub unit: UnitRef,
        /// The hex.
        pub hex: Cell,
        /// The facing.
        pub facing: Facing,
    }
}

/// Returns whether an enemy of a unit's side is in a hex. A gun that the battle does not use is not
/// an enemy of either side (E-37, E-39).
fn enemy_in(battle: &Battle, unit: UnitRef, hex: Cell) -> bool {
    let counts = |it: &Standing| is_used(battle, it);
    let mut there = battle.state.at(hex);
    let mut enemy = || there.any(|(other, it)| other.side != unit.side && counts(it));
    battle.state.unit(unit).is_some_and(counts) && enemy()
}

/// Returns the objections to a unit's initial position.
fn placing(battle: &Battle, unit: UnitRef, hex: Cell) -> impl Iterator<Item = Objection> + use<> {
    let faults = objections([
        (enemy_in(battle, unit, hex), "enemy_there", BASIC),
        (crowded(battle, unit, hex), "crowded", Some(STACKED)),
    ]);
    faults.map(move |it| it.with("unit", unit).with("hex", hex))
}

/// Returns the objections to the units' initial positions. Each is reported once per hex, and names
/// the first of several units there.
pub(crate) fn misplaced(battle: &Battle) -> Vec<Objection> {
    let mut found: Vec<Objection> = Vec::new();
    for (unit, _, hex) in battle.state.on_map() {
        for fault in placing(battle, unit, hex) {
            let id = format!("{}:{hex}", fault.id);
            if found.iter().all(|it| it.id != id) {
                found.push(Objection { id, ..fault });
            }
        }
    }
    found
}

/// Returns the possible initial hexes of a unit.
fn places(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let cells = map(battle).grid.cells();
    let open = |cell: &Cell| !enemy_in(battle, unit, *cell) && !crowded(battle, unit, *cell);
    cells.filter(open).collect()
}

impl Action<EdgehillNaseby> for Deploy {
    const NAME: &'static str = "deploy";
    const GROUP: Group = Group("deploy");
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let standing = known(battle, self.unit)?;
        if battle.state.step != Step::Deploy || standing.away.is_some() {
            return Err(impossible("placed").with("unit", self.unit));
        }
        on_map(battle, self.hex)?;
        to_corner(battle, self.facing)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let standing = battle.state.unit(unit)?;
        let deploys = battle.state.step == Step::Deploy && standing.away.is_none();
        let cells = deploys.then(|| places(battle, unit))?;
        let old = standing.hex.filter(|hex| cells.contains(hex));
        Some(Self {
            unit,
            hex: old.or(cells.first().copied())?,
            facing: standing.facing,
        })
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        placing(battle, self.unit, self.hex).collect()
    }

    fn resolve(&self, _: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, hex, facing } = *self;
        Ok(vec![Deployed { unit, hex, facing }.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let hexes = Answer::hexes(places(battle, self.unit));
        let mut asked = vec![ask("hex", "begins_in", hexes)];
        if faces(battle, self.unit) {
            asked.push(ask("facing", "facing", facing_answer(facings(battle))));
        }
        asked
    }
}

written! {
    /// A unit was placed.
    pub struct Deployed {
        /// The unit.
        pub unit: UnitRef,
        /// The hex.
        pub hex: Cell,
        /// The facing.
        pub facing: Facing,
    }
}

impl Fact<EdgehillNaseby> for Deployed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.hex = Some(self.hex);
        unit.facing = self.facing;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = if faces(before, self.unit) {
            "log.deployed"
        } else {
            "log.deployed_only"
        };
        let line = line(key).about([self.unit]).with("unit", self.unit);
        vec![line.with("hex", self.hex).with("facing", self.facing)]
    }
}
