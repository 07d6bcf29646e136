//! Melees: which enemies are in contact (gap D3-A3).

use crate::prelude::*;

written! {
    /// Two units are in melee.
    pub struct MeleeBegan {
        /// The unit.
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
        let said = line("log.melee").by(INITIATE).about([one, other]);
        vec![said.with("unit", placed(one)).with("target", placed(other))]
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

    /// A unit that has left the table needs no log line.
    fn log(&self, before: &Battle) -> Vec<Line> {
        if before.state.place(self.unit).is_none() {
            return Vec::new();
        }
        vec![unit_line("log.melee_left", self.unit).by(GIVE_GROUND)]
    }
}
