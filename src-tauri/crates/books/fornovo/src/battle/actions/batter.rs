//! Guns fire ballshot at an unoccupied place (F-11.18, F-11.21).

use drumhead_rules::odds::Distribution;
use drumhead_vocabulary::play::Scalar;

use super::shot_questions as about;
use super::volley::{self, bars, by, mean, reduced, shot};
use crate::battle::arms::{arm_id, arm_message, arms};
use crate::battle::batter::{BatteringChanged, Battery};
use crate::battle::fire::{Fired, can_bear, made_ready};
use crate::battle::ground::FeatureKind;
use crate::battle::prelude::*;
use crate::battle::targets::{BEHIND_HEDGEROW, against_shooting};
use crate::shooting::Aim;
use crate::terrain;

written! {
    /// Guns fire ballshot at an unoccupied place (F-11.18, F-11.21).
    pub struct Batter {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The feature.
        pub feature: u16,
        /// The guns, with the players' observations.
        pub guns: Battery,
    }

    /// Guns fired ballshot at an unoccupied place (F-11.18, F-11.21).
    pub struct Battered {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The feature.
        pub feature: u16,
        /// The number of dice.
        pub dice: u32,
        /// The score to hit.
        pub to_hit: String,
        /// The clause of the table row.
        pub clause: String,
        /// Hits on the feature.
        pub hits: u32,
        /// The number of hits before reductions; `None` if all of them count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub thrown: Option<u32>,
    }
}

impl Fact<Fornovo> for Battered {
    fn log(&self, before: &Battle) -> Vec<Line> {
        let shot = shot(
            self.unit,
            position(before).feature_name(self.feature),
            (self.dice, &self.to_hit),
            self.hits,
        );
        let shot = shot.detail(self.thrown.and_then(|thrown| reduced(thrown, self.hits)));
        vec![by(shot.about([self.unit]), &self.clause)]
    }
}

/// Fire aimed at a place.
pub struct AtPlace {
    kind: FeatureKind,
    aim: Aim,
}

impl Batter {
    /// Returns the order for all loaded guns of this class, at close range; `None` if there are no
    /// such guns, or if guns of the class have already fired at a place.
    fn of_all_guns(&self, position: Position<'_>) -> Option<Self> {
        let models = position.loaded(self.unit, self.guns.class, true);
        if models == 0 || position.battering(self.unit, self.guns.arm()) > 0 {
            return None;
        }
        let guns = Battery {
            models,
            close: true,
            ..self.guns
        };
        Some(Self {
            guns,
            ..self.clone()
        })
    }

    /// Returns the places at which the guns can fire.
    fn places<'a>(&self, position: Position<'a>) -> Vec<&'a Site> {
        let sites = position.batterable(self.guns.class);
        let reaches = |site: &&Site| self.reaches(position, site.feature.id, true);
        sites.filter(reaches).collect()
    }

    /// Whether the guns have dice against this place at this range.
    fn reaches(&self, position: Position<'_>, feature: u16, close: bool) -> bool {
        let guns = Battery { close, ..self.guns };
        let aim = position.batter_aim(self.unit, feature, guns);
        aim.is_some_and(|aim| aim.is_ok())
    }
}

impl Action<Fornovo> for Batter {
    const NAME: &'static str = "batter";
    const GROUP: Group = Group("shoot");
    type Context<'a> = AtPlace;

    fn context(&self, battle: &Battle) -> Result<AtPlace, Impossible> {
        let Self {
            unit,
            feature,
            guns,
        } = *self;
        let position = position(battle);
        let site = battle
            .state
            .ground
            .get(&feature)
            .ok_or_else(|| impossible("no_such_feature"))?;
        let kind = site.feature.kind;
        if terrain::hits_on(kind, guns.class, 1, 1, position.rules).is_none() {
            return Err(impossible("unhurt").with("unit", unit));
        }
        if position.battering(unit, guns.arm()) > 0 {
            let why = message("impossible.battered").with("unit", unit);
            return Err(impossible("shot_already").saying(why));
        }
        can_bear(battle, unit, guns.arm(), guns.models)?;
        let aim = made_ready(unit, position.batter_aim(unit, feature, guns))?;
        Ok(AtPlace { kind, aim })
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let plays = has_begun(battle);
        if !plays || on_table(battle, unit).is_err() {
            return Vec::new();
        }
        let of = |(arm, models): (Arm, u32)| {
            let Arm::Guns { class, ball: true } = arm else {
                return None;
            };
            let close = true;
            let guns = Battery {
                class,
                models,
                close,
            };
            let order = Self {
                unit,
                feature: 0,
                guns,
            };
            let order = order.of_all_guns(position)?;
            let feature = order.places(position).first()?.feature.id;
            Some(Self { feature, ..order })
        };
        arms(position, unit).into_iter().filter_map(of).collect()
    }

    fn in_its_step(battle: &Battle, _: UnitRef) -> bool {
        battle.state.now.step == Step::Fire
    }

    fn objections(&self, battle: &Battle, _: &AtPlace) -> Vec<Objection> {
        let fire = (self.guns.arm(), self.guns.observed());
        against_shooting(battle, self.unit, None, fire)
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        are_only(against, &[BEHIND_HEDGEROW])
    }

    fn plan(&self, battle: &Battle, at: &AtPlace) -> Plan {
        let title = message("preview.batter")
            .with("unit", self.unit)
            .with("feature", position(battle).feature_name(self.feature));
        volley::plan(title, self.unit.side, &at.aim)
    }

    fn explain(&self, _: &Battle, at: &AtPlace) -> Explanation {
        let hits: Distribution<u32, f64> = at.aim.hits_odds();
        let sentence = message("preview.batter_odds").with("hits", mean(hits.mean()));
        Explanation {
            sums: vec![volley::sum(&at.aim)],
            odds: Some(Odds {
                sentence: Some(sentence),
                bars: bars(&hits),
                ..Odds::default()
            }),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        at: &AtPlace,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self {
            unit,
            feature,
            guns: Battery { class, models, .. },
        } = *self;
        let AtPlace { kind, aim } = at;
        let (dice, rules) = (aim.dice.dice, &battle.tables.rules);
        let thrown = rolled.of(1) + 2 * rolled.of(2);
        let all = terrain::hits_on(*kind, class, dice, thrown, rules).unwrap_or(0);
        let hits = aim.left.of_count(all);
        facts_of(battle, |resolver| {
            resolver.add(Battered {
                unit,
                feature,
                dice,
                to_hit: aim.to_hit.to_string(),
                clause: aim.clause.as_str().to_owned(),
                hits,
                thrown: aim.is_lessened().then_some(all),
            })?;
            resolver.add(Fired {
                unit,
                ranks: RanksFired::Both,
                charging: false,
                guns: Some((class, models)),
            })?;
            let now = Some(Battering {
                feature,
                models,
                hits,
            });
            let arm = arm_place(self.guns.arm());
            resolver.add(BatteringChanged { unit, arm, now })
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        let Some(all) = self.of_all_guns(position) else {
            return Vec::new();
        };
        let arm = all.guns.arm();
        let Some(shooters) = position.shooters(self.unit, arm, all.guns.observed()) else {
            return Vec::new();
        };
        let places = all.places(position);
        let far = all.reaches(position, self.feature, false);
        vec![
            asks(
                "feature",
                "at_place",
                Answer::One(
                    places
                        .iter()
                        .map(|site| {
                            let name = bare(position.called_first(site));
                            choice(Scalar::Number(site.feature.id.into()), name)
                        })
                        .collect(),
                ),
            ),
            about::range(position, "guns/close", &shooters, (far, None)),
            about::shooters(position, "guns/models", arm, all.guns.models),
        ]
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, arm_id(self.guns.arm()))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        let site = battle.state.ground.get(&self.feature)?;
        terrain::wrecks(site.feature.kind, &battle.tables.rules)
    }

    fn label(&self, _: &Battle) -> Message {
        message("offer.batter").with("arm", arm_message(self.guns.arm()))
    }
}
