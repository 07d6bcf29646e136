//! Hits on an artillery unit are allocated to limbers, gunners and guns (F-9.33).

use drumhead_rules::odds::Distribution;

use super::volley::{bars, mean, models_hit};
use crate::battle::hits::{HitStage, hits_due, key_of_hits};
use crate::battle::prelude::*;
use crate::shooting::{self, BatteryHits, ModelsLeft};

written! {
    /// Hits on an artillery unit are allocated (F-9.33).
    pub struct FindGunHits {
        /// The hits.
        pub blow: BlowKey,
    }

    /// Hits on an artillery unit were allocated (F-9.33).
    pub struct FoundOnGuns {
        /// The unit.
        pub unit: UnitRef,
        /// Limbers destroyed.
        pub limbers: u32,
        /// Hits on gunners, before their saves.
        pub gunners: u32,
        /// Guns destroyed.
        pub guns: u32,
    }
}

impl Fact<Fornovo> for FoundOnGuns {
    fn log(&self, _: &Battle) -> Vec<Line> {
        let found = line("log.found_on_guns")
            .with("unit", self.unit)
            .with("limbers", self.limbers)
            .with("gunners", self.gunners)
            .with("guns", self.guns);
        vec![found.by(GUN_HITS).about([self.unit])]
    }
}

/// Hits on an artillery unit, and the models that they can strike.
pub struct OnGuns<'a> {
    blow: &'a Blow,
    left: ModelsLeft,
}

impl Demanded for FindGunHits {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).hit_stage(self.blow) == Some(HitStage::OnGuns)
    }

    fn work(&self, _: &Battle) -> Obligation {
        let BlowKey { from, target, .. } = self.blow;
        Obligation {
            key: key_of_hits(self.blow),
            ..work::of_pair("gun_hits", GUN_HITS, from, target)
        }
    }
}

impl Action<Fornovo> for FindGunHits {
    const NAME: &'static str = "gun_hits";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["gun_hits"];
    type Context<'a> = OnGuns<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<OnGuns<'a>, Impossible> {
        let blow = hits_due(battle, self.blow, self)?;
        let left = position(battle).models_left(self.blow.target);
        Ok(OnGuns { blow, left })
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let own = position
            .hits_at(HitStage::OnGuns)
            .filter(|it| it.from == unit);
        own.map(|blow| Self { blow }).collect()
    }

    fn plan(&self, battle: &Battle, on: &OnGuns<'_>) -> Plan {
        let title = self.label(battle);
        let bands = ["limber", "gunner", "gun"].map(|band| message(format!("band.{band}")));
        let of_face = shooting::gun_hit_bands(&battle.tables.rules).of_face;
        let die = Pool::die(title.clone(), Some(self.blow.from.side), 6, 1);
        Plan::plain(title).rolling(Pool {
            dice: on.blow.hits,
            bands: bands.to_vec(),
            of_face,
            ..die
        })
    }

    fn explain(&self, battle: &Battle, on: &OnGuns<'_>) -> Explanation {
        let OnGuns { blow, left } = on;
        let rules = &battle.tables.rules;
        let found: Distribution<BatteryHits, f64> =
            shooting::gun_hits_odds(blow.hits, blow.row(), *left, rules);
        let gunners = found.map(|found| found.gunners);
        let sentence = message("preview.found_odds").with("gunners", mean(gunners.mean()));
        Explanation {
            odds: Some(Odds {
                sentence: Some(sentence),
                bars: bars(&gunners),
                then: models_hit(&found).to_vec(),
                ..Odds::default()
            }),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        on: &OnGuns<'_>,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let key = self.blow;
        let counts = [0, 1, 2].map(|band| rolled.of(band));
        let found = shooting::gun_hits(counts, on.blow.row(), on.left);
        let BatteryHits {
            limbers,
            gunners,
            guns,
        } = found;
        facts_of(battle, |resolver| {
            resolver.add(FoundOnGuns {
                unit: key.target,
                limbers,
                gunners,
                guns,
            })?;
            let now = Blow {
                models: Some(ModelLosses { limbers, guns }),
                hits: gunners,
                ..on.blow.clone()
            };
            resolver.divide_if_forced(key, now)
        })
    }

    does_work!();
}
