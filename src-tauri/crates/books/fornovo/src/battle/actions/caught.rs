//! The enemy reached a sniper: the sniper escapes or dies (F-2.53).

use super::one_die;
use crate::battle::prelude::*;
use crate::shooting::sniper_evades;

written! {
    /// The enemy has reached a sniper: roll for the sniper's escape (F-2.53).
    pub struct Caught {
        /// The sniper.
        pub unit: UnitRef,
    }

    /// The enemy reached a sniper (F-2.53).
    pub struct SniperReached {
        /// The sniper.
        pub unit: UnitRef,
        /// The die.
        pub face: u8,
        /// Whether the sniper escaped.
        pub away: bool,
    }
}

impl Fact<Fornovo> for SniperReached {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.step.caught = false;
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let sniper_line = |key| unit_line(key, self.unit).by(REACHED);
        vec![if self.away {
            sniper_line("log.sniper_away").tone(Tone::Good)
        } else {
            let dead = sniper_line("log.sniper_dead").tone(Tone::Bad);
            dead.including(unit_line("log.gone.destroyed", self.unit))
        }]
    }
}

impl Demanded for Caught {
    fn is_due(&self, battle: &Battle) -> bool {
        let state = position(battle).here(self.unit);
        state.is_some_and(|state| state.step.caught)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("caught", REACHED, self.unit)
    }
}

impl Action<Fornovo> for Caught {
    const NAME: &'static str = "caught";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["caught"];
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        on_table(battle, self.unit)?;
        let none = || impossible("not_caught").with("unit", self.unit);
        self.is_due(battle).then_some(()).ok_or_else(none)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        Self { unit }.if_due(battle)
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        one_die::plan(self.label(battle), self.unit.side)
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        let evades = |face| sniper_evades(face, &battle.tables.rules);
        one_die::explain("caught", |face| !evades(face))
    }

    fn resolve(&self, battle: &Battle, (): &(), rolled: &Rolled) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        let face = rolled.face().unwrap_or_default();
        let away = sniper_evades(face, &battle.tables.rules);
        facts_of(battle, |resolver| {
            resolver.add(SniperReached { unit, face, away })?;
            if away {
                return resolver.evade(unit);
            }
            resolver.reached_and_killed(unit)?;
            let why = Gone::Destroyed;
            resolver.leave(unit, Place::Gone { why })
        })
    }

    does_work!();
}
