//! Pursuits begin, go on and end (F-7.57).

use super::prelude::*;

const PURSUES: ClauseId = ClauseId::new("F-7.57");

written! {
    /// A unit pursues.
    pub struct PursuitStands {
        /// The unit.
        pub unit: UnitRef,
        /// Its pursuit now.
        pub pursuit: Pursuit,
    }
}

unit_facts! {
    /// A unit pursues no more.
    PursuitOver |live| live.pursuit = None;
}

impl Fact<Fornovo> for PursuitStands {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let live = battle.state.unit_mut(self.unit)?;
        live.step.chooses |= live.pursuit.is_none();
        live.pursuit = Some(self.pursuit);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        if self.pursuit.moves > 0 {
            return Vec::new();
        }
        let target = self.pursuit.target;
        let said = unit_line("log.pursues", self.unit).with("target", target);
        vec![said.about([target]).tone(Tone::Warn).by(PURSUES)]
    }

    fn tell(&self, before: &Battle, deeds: &mut Deeds) {
        let begins = |live: &UnitState| live.pursuit.is_none();
        if self.pursuit.moves == 0 && state_of(before, self.unit).is_ok_and(begins) {
            deeds.pursuits.push((self.unit, self.pursuit.target));
        }
    }
}

impl Act<'_> {
    /// Units in contact with a router pursue it, unless they fight another enemy.
    pub(super) fn pursued(&mut self, router: UnitRef) -> Result<(), Misfit> {
        for enemy in self.live(router)?.contacts.clone() {
            let others = self.table().fights_somebody(enemy);
            let live = self.live(enemy)?;
            let idle = !live.routs() && live.on_table() && live.pursuit.is_none();
            if !others && idle {
                self.pursues(enemy, router, 0)?;
            }
        }
        Ok(())
    }

    /// The unit pursues and has made so many pursuit moves: it is disordered, and neither in square nor
    /// at its guns.
    pub(super) fn pursues(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        moves: u8,
    ) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        // A charge whose target routed before contact was a charge at the gallop as well (F-8.15).
        let ran_on = moves > 0 && self.table().gallops(unit);
        let pursuit = Pursuit {
            target,
            moves,
            ordered: live.fight.followed || live.step.let_pursue,
            galloped: live.fight.galloped || ran_on,
        };
        self.has_pursuit(unit, pursuit)?;
        self.disorder(unit, DisorderCause::RoutOrPursuit)?;
        self.breaks_square(unit)?;
        self.leave_guns(unit)
    }

    /// The unit's pursuit is this now.
    pub(super) fn has_pursuit(&mut self, unit: UnitRef, pursuit: Pursuit) -> Result<(), Misfit> {
        self.becomes(unit, PursuitStands { unit, pursuit })
    }

    /// The unit pursues no more.
    pub(super) fn pursuit_ends(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        self.becomes(unit, PursuitOver { unit })
    }
}
