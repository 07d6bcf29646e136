//! The players agree on a feature's cover and strength (F-11.18).

use super::name_ground::{GROUND, asks_name, tidied};
use crate::battle::ground::Feature;
use crate::battle::prelude::*;
use crate::battle::setup::check_ground;

written! {
    /// The players agree on a feature's cover and strength (F-11.18).
    pub struct ChangeGround {
        /// The feature as agreed.
        pub feature: Feature,
    }
}

/// Returns the feature with this number.
///
/// # Errors
/// [`Impossible`] if the feature does not exist.
pub(super) fn site(battle: &Battle, feature: u16) -> Result<&Site, Impossible> {
    let site = battle.state.ground.get(&feature);
    site.ok_or_else(|| impossible("no_such_feature"))
}

impl Action<Fornovo> for ChangeGround {
    const NAME: &'static str = "ground.change";
    const GROUP: Group = GROUND;
    const KIND: OfferKind = OfferKind::Terrain;
    const CLAUSE: Option<ClauseId> = Some(BALL);
    type Context<'a> = &'a Site;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Site, Impossible> {
        let before = site(battle, self.feature.id)?;
        let checked = check_ground(std::slice::from_ref(&self.feature));
        checked.map_err(|unsound| impossible("unsound").with("problem", unsound.problem))?;
        Ok(before)
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        let sites = battle.state.ground.values();
        let features = sites.map(|site| site.feature.clone());
        features.map(|feature| Self { feature }).collect()
    }

    fn plan(&self, battle: &Battle, _: &&Site) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, before: &&Site, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let mut feature = self.feature.clone();
        feature.name = tidied(&feature.name);
        let now = Site {
            feature,
            ..(*before).clone()
        };
        facts_of(battle, |resolver| resolver.set_site(now))
    }

    fn questions(&self, _: &Battle) -> Vec<Question> {
        let mut questions = vec![asks_name("feature/name")];
        let covers = [
            ("feature/small_arms", "ground_small_arms"),
            ("feature/ball", "ground_ball"),
            ("feature/combat", "ground_combat"),
        ];
        let covers =
            covers.map(|(path, name)| asks(path, name, one_of("cover", &["none", "soft", "hard"])));
        questions.extend(covers);
        let numbers = [
            (
                self.feature.capacity,
                "feature/capacity",
                "ground_capacity",
                200,
            ),
            (self.feature.hits, "feature/hits", "ground_hits", 100),
        ]
        .into_iter()
        .filter(|(now, ..)| now.is_some());
        questions.extend(
            numbers
                .map(|(_, path, name, most)| asks(path, name, Answer::Number { least: 1, most })),
        );
        questions
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.feature.id)
    }

    fn label(&self, battle: &Battle) -> Message {
        let called = position(battle).feature_name(self.feature.id);
        message("offer.change_ground").with("feature", called)
    }
}
