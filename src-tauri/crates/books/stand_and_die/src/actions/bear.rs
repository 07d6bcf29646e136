//! Saying on which groups casualties fall, where their owner has a choice (S-12, S-14).

use crate::clauses::{SHIELD, SUM};
use crate::losses::take;
use crate::place::{groups_at, here, lives};
use crate::state::Burden;
use crate::{Battle, Event, StandAndDie};
use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

written! {
    /// Says on which group casualties fall first.
    pub struct Bear {
        /// A group in the hex: it takes them first.
        pub unit: UnitRef,
        /// Whether each gun takes one before any takes a second.
        pub spread: bool,
    }
}

impl Action<StandAndDie> for Bear {
    const NAME: &'static str = "bear";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(SUM);
    const OBLIGATORY: bool = true;
    const ALTERNATIVES: bool = true;
    type Context<'a> = Burden;

    fn context(&self, battle: &Battle) -> Result<Burden, Impossible> {
        let (_, hex) = here(battle, self.unit)?;
        let mut burdens = battle.state.burdens.iter();
        let burden = burdens.find(|it| it.side == self.unit.side && it.hex == hex);
        let none = || impossible("no_burden").with("unit", self.unit);
        burden.copied().ok_or_else(none)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let spread = false;
        let bear = Some(Self { unit, spread });
        let bear = bear.filter(|bear| bear.context(battle).is_ok());
        bear.into_iter().collect()
    }

    fn resolve(&self, battle: &Battle, burden: &Burden, _: &Rolled) -> Vec<Event> {
        let (side, hex) = (burden.side, burden.hex);
        let mut units: Vec<_> = battle.state.at(side, hex).collect();
        units.sort_by_key(|(unit, _)| *unit != self.unit);
        let mut facts = take(&units, burden.taken(), lives(battle), self.spread);
        facts.push(Borne { side, hex }.into());
        facts
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let guns = self.context(battle).is_ok_and(|burden| burden.guns > 0);
        let spread = guns.then(|| ask("spread", "spread", Answer::YesNo).by(SHIELD));
        spread.into_iter().collect()
    }

    /// Any group of the hex may take them first.
    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let Burden { side, hex, .. } = self.context(battle).ok()?;
        let units = groups_at(battle, side, hex);
        Some(Obligation::of_hex("bear", SUM, (side, hex), units))
    }
}

written! {
    /// Casualties were divided.
    pub struct Borne {
        /// The side that bore them.
        pub side: u8,
        /// In this hex.
        pub hex: Cell,
    }
}

impl Fact<StandAndDie> for Borne {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let state = &mut battle.state;
        (state.burdens).retain(|it| (it.side, it.hex) != (self.side, self.hex));
        Ok(())
    }
}
