//! The players remove a feature; units at it are in the open.

use super::change_ground::site;
use super::name_ground::GROUND;
use crate::battle::ground::GroundChanged;
use crate::battle::prelude::*;

written! {
    /// The players remove a feature.
    pub struct RemoveGround {
        /// The feature.
        pub feature: u16,
    }
}

impl Action<Fornovo> for RemoveGround {
    const NAME: &'static str = "ground.remove";
    const GROUP: Group = GROUND;
    const KIND: OfferKind = OfferKind::Terrain;
    type Context<'a> = &'a Site;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Site, Impossible> {
        site(battle, self.feature)
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        let features = battle.state.ground.keys().copied();
        features.map(|feature| Self { feature }).collect()
    }

    fn plan(&self, battle: &Battle, _: &&Site) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, _: &&Site, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let feature = self.feature;
        let there = |state: &UnitState| state.ground.is_some_and(|spot| spot.feature == feature);
        let units = battle.state.units.iter().filter(|(_, state)| there(state));
        facts_of(battle, |resolver| {
            for (unit, _) in units {
                resolver.set_spot(*unit, None)?;
            }
            resolver.add(GroundChanged { feature, now: None })
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.feature)
    }

    fn label(&self, battle: &Battle) -> Message {
        let called = position(battle).feature_name(self.feature);
        message("offer.remove_ground").with("feature", called)
    }
}
