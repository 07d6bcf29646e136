//! Melees: the enemies in contact with a unit (gap D3-A3), and the enemies that it can attack.

use crate::prelude::*;

/// Returns the enemies that a unit is in melee with and faces, each with its hex.
pub(crate) fn targets(battle: &Battle, unit: UnitRef) -> Vec<(UnitRef, Cell)> {
    let Some(from) = battle.state.place(unit) else {
        return Vec::new();
    };
    let mut targets: Vec<_> = battle
        .state
        .opponents(unit)
        .filter_map(|target| {
            let Place { hex, .. } = battle.state.place(target)?;
            Some((target, hex))
        })
        .collect();
    targets.retain(|(_, hex)| faces(battle, from, *hex));
    targets.sort_unstable();
    targets
}

/// Returns the clause by which a unit that charged, or that pivoted in its melee, must still attack
/// (D3-33, D3-41). `None` if it need not attack, or faces none of its opponents.
pub(crate) fn must_fight(battle: &Battle, unit: UnitRef) -> Option<ClauseId> {
    let moved = battle.state.must_fight(unit)?;
    let clause = if moved == Movement::Turned {
        GIVE_GROUND
    } else {
        INITIATE
    };
    (!targets(battle, unit).is_empty()).then_some(clause)
}

written! {
    /// A melee between two units began.
    pub struct MeleeBegan {
        /// The two units.
        pub pair: Pair,
    }
}

impl Fact<D3Ecw> for MeleeBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let (state, pair) = (&mut battle.state, self.pair);
        state.unit_mut(pair.one)?;
        state.unit_mut(pair.other)?;
        let mut melees = state.melees.iter();
        if !melees.any(|it| it.against(pair.one) == Some(pair.other)) {
            state.melees.push(pair);
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let Pair { one, other } = self.pair;
        let line = line("log.melee").by(INITIATE).about([one, other]);
        vec![line.with("unit", placed(one)).with("target", placed(other))]
    }
}

written! {
    /// A unit left its melees.
    pub struct MeleeLeft {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<D3Ecw> for MeleeLeft {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.part(self.unit);
        Ok(())
    }

    /// Logs the departure only for units that are still on the table.
    fn log(&self, before: &Battle) -> Vec<Line> {
        if before.state.place(self.unit).is_none() {
            return Vec::new();
        }
        vec![unit_line("log.melee_left", self.unit).by(GIVE_GROUND)]
    }
}
