//! The players name a feature, which gets the usual cover for its kind.

use crate::battle::ground::{FeatureKind, MOST_FEATURES, NAME};
use crate::battle::prelude::*;
use crate::terrain::named as of_kind;

/// The heading for orders about terrain.
pub(super) const GROUND: Group = Group("ground");

written! {
    /// The players name a feature, which gets the usual cover for its kind.
    pub struct NameGround {
        /// The kind of feature.
        pub kind: FeatureKind,
        /// The feature's name; empty for the name of its kind.
        pub name: String,
    }
}

fn kind_words(kind: FeatureKind) -> Message {
    message(format!("ground.{}", kind.id()))
}

/// Returns the question about a feature's name.
pub(super) fn asks_name(path: &str) -> Question {
    let (least, most) = (0, NAME);
    asks(path, "ground_name", Answer::Text { least, most })
}

/// Returns the name as it is stored: trimmed, and at most [`NAME`] characters long.
pub(super) fn tidied(name: &str) -> String {
    let name: String = name.trim().chars().take(NAME as usize).collect();
    name.trim_end().to_owned()
}

impl Action<Fornovo> for NameGround {
    const NAME: &'static str = "ground.name";
    const GROUP: Group = GROUND;
    const KIND: OfferKind = OfferKind::Terrain;
    const CLAUSE: Option<ClauseId> = Some(KINDS_OF_GROUND);
    /// The number of the feature.
    type Context<'a> = u16;

    fn context(&self, battle: &Battle) -> Result<u16, Impossible> {
        let ground = &battle.state.ground;
        let much = || impossible("much_ground").with("most", MOST_FEATURES);
        let last = ground.keys().next_back().copied().unwrap_or_default();
        let room = ground.len() < MOST_FEATURES;
        last.checked_add(1).filter(|_| room).ok_or_else(much)
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {
            kind: FeatureKind::TownBlock,
            name: String::new(),
        }]
    }

    fn plan(&self, battle: &Battle, _: &u16) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, number: &u16, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let name = tidied(&self.name);
        let feature = of_kind(*number, name, self.kind, &battle.tables.rules);
        facts_of(battle, |resolver| resolver.set_site(Site::intact(feature)))
    }

    fn questions(&self, _: &Battle) -> Vec<Question> {
        let kinds = FeatureKind::ALL.map(|kind| named(kind.id(), kind_words(kind)));
        let kinds = Answer::One(kinds.to_vec());
        vec![
            asks("kind", "ground_kind", kinds).by(WOODS),
            asks_name("name"),
        ]
    }

    fn label(&self, _: &Battle) -> Message {
        message("offer.name_ground")
    }
}
