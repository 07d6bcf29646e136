//! Melees: the enemies that are in contact (gap D3-A3).

use crate::prelude::*;

written! {
    /// A melee between two units began.
    pub struct MeleeBegan {
        /// The two units.
        pub pair: Pair,
    }
}

impl Fact<D3Ecw> for MeleeBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
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
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
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
