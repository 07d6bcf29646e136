//! Enemies reached a unit's held horses. The horses run away; the holders run with them or return
//! to the ranks (F-7.34, D-148).

use super::moving::MOVE;
use crate::battle::mounting::without;
use crate::battle::prelude::*;
use crate::interpretations::HorsesTaken;

written! {
    /// Enemies reached a unit's held horses (F-7.34).
    pub struct LoseHorses {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A unit's horses ran away.
    pub struct HorsesLost {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<Fornovo> for HorsesLost {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.horses = Horses::Dispersed;
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let line = unit_line("log.horses_gone", self.unit);
        vec![line.tone(Tone::Bad).by(HORSES)]
    }
}

/// A unit with held horses.
pub struct Held<'a> {
    state: &'a UnitState,
    holders: u32,
}

impl Action<Fornovo> for LoseHorses {
    const NAME: &'static str = "lose_horses";
    const GROUP: Group = MOVE;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(HORSES);
    type Context<'a> = Held<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Held<'a>, Impossible> {
        let state = on_table(battle, self.unit)?;
        match state.horses {
            Horses::Held { holders } => Ok(Held { state, holders }),
            Horses::Ridden | Horses::Dispersed => {
                Err(impossible("no_horses").with("unit", self.unit))
            }
        }
    }

    /// Horses can be lost at any time.
    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let action = Self { unit };
        action.context(battle).is_ok().then_some(action)
    }

    fn plan(&self, battle: &Battle, _: &Held<'_>) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn explain(&self, battle: &Battle, held: &Held<'_>) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, held, &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, held: &Held<'_>, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (unit, groups) = (self.unit, &held.state.groups);
        facts_of(battle, |resolver| {
            resolver.change(unit, HorsesLost { unit })?;
            match resolver.rules.choices.horses_taken {
                HorsesTaken::HoldersToo => {
                    let left = without(groups, held.holders);
                    let lost: Vec<u32> = groups
                        .iter()
                        .zip(&left)
                        .map(|(before, after)| before - after)
                        .collect();
                    resolver.lose(unit, &lost)
                }
                HorsesTaken::HorsesAlone => Ok(()),
            }
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::from(Self::NAME)
    }
}
