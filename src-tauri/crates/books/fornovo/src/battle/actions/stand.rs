//! The players enter a unit's place: in, behind or across a feature, or in the open.

use super::name_ground::GROUND;
use crate::battle::prelude::*;

written! {
    /// The players enter a unit's place.
    pub struct Stand {
        /// The unit.
        pub unit: UnitRef,
        /// The place; `None` for the open.
        pub spot: Option<Spot>,
    }
}

impl Stand {
    /// Returns the name of the feature at the unit's new place. In the open, returns the name of
    /// the feature that the unit leaves.
    fn called(&self, battle: &Battle) -> String {
        let position = position(battle);
        let site = match self.spot {
            Some(spot) => battle.state.ground.get(&spot.feature),
            None => position.at(self.unit).map(|(site, _)| site),
        };
        site.map_or_else(String::new, |site| position.called(site))
    }
}

impl Action<Fornovo> for Stand {
    const NAME: &'static str = "stand";
    const GROUP: Group = GROUND;
    const KIND: OfferKind = OfferKind::Terrain;
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        if let Some(spot) = self.spot {
            let site = battle
                .state
                .ground
                .get(&spot.feature)
                .ok_or_else(|| impossible("no_such_feature"))?;
            let so = position(battle)
                .stances(site.feature.kind)
                .contains(&spot.stand);
            so.then_some(())
                .ok_or_else(|| impossible("no_such_place").with("unit", self.unit))?;
        }
        Ok(state)
    }

    /// Returns an order for open terrain and for every place at a feature, except the unit's own
    /// place.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let Some((_, state)) = position.unit(unit).filter(|(_, state)| state.on_table()) else {
            return Vec::new();
        };
        let spots = battle
            .state
            .ground
            .iter()
            .flat_map(|(id, site)| {
                let stances = position.stances(site.feature.kind).iter();
                stances.map(|stand| Spot {
                    feature: *id,
                    stand: *stand,
                })
            })
            .map(Some)
            .filter(|spot| *spot != state.ground);
        let open = position.at(unit).is_some().then_some(None);
        spots.chain(open).map(|spot| Self { unit, spot }).collect()
    }

    fn objections(&self, battle: &Battle, state: &&UnitState) -> Vec<Objection> {
        let spot = self.spot.filter(|spot| state.ground != Some(*spot));
        spot.map_or_else(Vec::new, |spot| {
            position(battle).against_standing(self.unit, spot)
        })
    }

    /// The players can allow a place despite any objection, except a place at hitched wagons.
    fn may_be_allowed(against: &[Objection]) -> bool {
        !against
            .iter()
            .any(|it| it.message.key() == "against.ground_hitched")
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, _: &&UnitState, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        facts_of(battle, |resolver| {
            resolver.take_place(self.unit, self.spot, Moved::Stood)?;
            resolver.is_off_bridge(self.unit)
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        match self.spot {
            Some(Spot { feature, stand }) => {
                OfferId::new("ground.stand", format!("{feature}.{}", stand.id()))
            }
            None => OfferId::from("ground.open"),
        }
    }

    fn label(&self, battle: &Battle) -> Message {
        let key = match self.spot {
            Some(spot) => format!("offer.stand_{}", spot.stand.id()),
            None => "offer.stand_open".to_owned(),
        };
        message(key).with("feature", self.called(battle))
    }
}
