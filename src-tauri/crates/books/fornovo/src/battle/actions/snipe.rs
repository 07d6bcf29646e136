//! A sniper shoots at a general; a hit can kill him (F-2.51, F-2.52).

use drumhead_rules::data::catalogue::Form;
use drumhead_rules::odds::{Chance as _, Distribution};

use super::mark::{kills, kills_on};
use super::shot_questions as about;
use super::volley;
use crate::battle::fire::{Fired, has_not_fired, made_ready};
use crate::battle::prelude::*;
use crate::battle::targets::out_of_step;
use crate::battle::{general_in, general_name};
use crate::shooting::{Aim, Movement, Shooters, Sniper};

written! {
    /// A sniper shoots at a general (F-2.51).
    pub struct Snipe {
        /// The sniper.
        pub unit: UnitRef,
        /// The general.
        pub general: GeneralRef,
        /// The players' observations.
        pub observed: FireObservations,
    }

    /// A sniper shot at a general (F-2.51).
    pub struct Sniped {
        /// The sniper.
        pub unit: UnitRef,
        /// The general.
        pub general: GeneralRef,
        /// Whether the sniper hit.
        pub hit: bool,
    }
}

impl Fact<Fornovo> for Sniped {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        if self.hit {
            battle.state.sniper_hits.insert(self.general, false);
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = if self.hit {
            "log.snipes_hit"
        } else {
            "log.snipes"
        };
        let general = general_in(Form::Within, position(before), self.general);
        let line = line(key).with("unit", self.unit).with("general", general);
        vec![line.by(SHOT).about([self.unit])]
    }
}

impl Snipe {
    /// Returns the general's unit.
    fn with(&self, battle: &Battle) -> Option<UnitRef> {
        let commander = battle.state.generals.get(&self.general);
        commander.copied().and_then(Commander::unit)
    }
}

impl Action<Fornovo> for Snipe {
    const NAME: &'static str = "snipe";
    const GROUP: Group = Group("shoot");
    const CLAUSE: Option<ClauseId> = Some(SHOT);
    type Context<'a> = Aim;

    fn context(&self, battle: &Battle) -> Result<Aim, Impossible> {
        let state = on_table(battle, self.unit)?;
        if self.general.side == self.unit.side {
            let why = message("impossible.same_side_general").with("unit", self.unit);
            return Err(impossible("same_side").saying(why));
        }
        if !state.sniper {
            return Err(impossible("no_sniper").with("unit", self.unit));
        }
        has_not_fired(self.unit, state)?;
        let aim = position(battle)
            .snipe_aim(self.unit, self.general, self.observed)
            .ok_or_else(|| impossible("general_gone").with("unit", self.unit))?;
        made_ready(self.unit, Some(aim))
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let plays = has_begun(battle);
        if !plays || !position.is_sniper(unit) {
            return Vec::new();
        }
        let reaches = |general: GeneralRef, close| {
            let aim = position.snipe_aim(unit, general, FireObservations::plain(1, close));
            aim.is_some_and(|aim| aim.is_ok())
        };
        let quarries = position
            .quarries(unit)
            .into_iter()
            .filter(|it| reaches(*it, true) && reaches(*it, false));
        let observed = FireObservations::plain(1, true);
        let order = |general| Self {
            unit,
            general,
            observed,
        };
        quarries.map(order).collect()
    }

    fn in_its_step(battle: &Battle, _: UnitRef) -> bool {
        battle.state.now.step == Step::Fire
    }

    fn objections(&self, battle: &Battle, _: &Aim) -> Vec<Objection> {
        let position = position(battle);
        let far = self.with(battle).and_then(|with| {
            let observed = self.observed;
            position.far_in_wood(self.unit, with, observed)
        });
        out_of_step(battle, self.unit)
            .into_iter()
            .chain(far)
            .collect()
    }

    fn plan(&self, battle: &Battle, aim: &Aim) -> Plan {
        let title = message("preview.snipe").with("unit", self.unit).with(
            "general",
            general_in(Form::Within, position(battle), self.general),
        );
        let (side, dice) = (self.unit.side, aim.dice.dice);
        let pool = volley::pool(title.clone(), side, dice, aim.single_to_hit());
        Plan::plain(title).rolling(pool)
    }

    /// Explains the odds that the sniper hits, and that the second die kills.
    fn explain(&self, battle: &Battle, aim: &Aim) -> Explanation {
        let him = general_name(position(battle), self.general);
        let hits: Distribution<u32, f64> = aim.hits_odds();
        let hit = hits.chance(|hits| aim.losses(*hits) > 0);
        let bar = |key: &str, chance: f64| {
            let label = message(format!("preview.snipe_{key}"));
            (label.with("general", &*him), chance)
        };
        let sentence = match hit > 0.0 {
            true => message("preview.snipe_odds")
                .with("needs", aim.single_to_hit().to_string())
                .with("faces", kills_on(battle)),
            false => message("preview.snipe_never"),
        };
        Explanation {
            sums: vec![volley::sum(aim)],
            odds: Some(Odds {
                sentence: Some(sentence),
                bars: vec![bar("hits", hit), bar("misses", hit.not())],
                then: vec![bar("kills", hit.times(&kills(battle)))],
                ..Odds::default()
            }),
            ..Explanation::default()
        }
    }

    fn resolve(&self, battle: &Battle, _: &Aim, rolled: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, general, .. } = *self;
        // A general has no save, and the scores to hit of a single die already include all
        // reductions, so every hit counts (D-160).
        let hit = rolled.of(1) + rolled.of(2) > 0;
        facts_of(battle, |resolver| {
            resolver.add(Sniped { unit, general, hit })?;
            resolver.add(Fired {
                unit,
                ranks: RanksFired::Both,
                charging: false,
                guns: None,
            })
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        let movement = Movement::Stood;
        let sniper = Shooters::Sniper(Sniper { movement });
        let with = self.with(battle);
        let wood = with.and_then(|with| position.range_in_wood(self.unit, with));
        vec![
            about::range(position, "observed/close", &sniper, (wood.is_none(), wood)),
            asks("observed/cover", "cover", about::cover()),
        ]
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.general.general.0)
    }

    fn label(&self, battle: &Battle) -> Message {
        let general = general_in(Form::Within, position(battle), self.general);
        message("offer.snipe").with("general", general)
    }
}
