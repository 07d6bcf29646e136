//! A combat that is resolved with the players' own combat table.

use drumhead_rules::odds::{Distribution, ways};
use drumhead_vocabulary::play::Scalar;

use crate::combat::{Applied, Modifiers};
use crate::fates::suffered;
use crate::prelude::*;
use crate::profile::{Crt, Outcome};

use super::reasons::{by_all, explained, known_column, modified, reasons, title};
use super::settle::{Settled, is_pending, obligation, resolved_by};

written! {
    /// Resolves a combat with the players' own combat table.
    pub struct Fight {
        /// The target.
        pub target: UnitRef,
        /// The column before any shift, from 0. `None` if it follows from the strengths.
        #[serde(default)]
        pub column: Option<u8>,
    }
}

/// The context of a combat: the table, its column and its modifiers.
pub struct Combat<'a> {
    crt: &'a Crt,
    /// The column after the shift.
    column: usize,
    modifiers: Modifiers,
}

impl Combat<'_> {
    /// Returns the total of the dice, without and with modifiers, and the result.
    fn result(&self, counts: impl IntoIterator<Item = u32>) -> (i32, i32, String) {
        let faces = (1_i32..).zip(counts);
        let rolled: i32 = faces
            .map(|(face, count)| face.saturating_mul(i32::try_from(count).unwrap_or(i32::MAX)))
            .sum();
        let total = rolled + self.modifiers.drm;
        let result = self.crt.result(self.column, total).unwrap_or_default();
        (rolled, total, result.to_owned())
    }
}

impl Action<EdgehillNaseby> for Fight {
    const NAME: &'static str = "fight";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["combat", "result"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Combat<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Combat<'a>, Impossible> {
        let target = self.target;
        is_pending(battle, target)?;
        let cannot = |why| impossible(why).with("unit", target);
        let crt = battle
            .setup
            .profile
            .crt
            .as_ref()
            .ok_or_else(|| cannot("no_crt"))?;
        if battle.state.thrown.contains(&target) {
            return Err(cannot("unexplained"));
        }
        let column = self
            .column
            .map(usize::from)
            .or_else(|| known_column(battle, target));
        let column = column
            .filter(|column| *column < crt.columns.len())
            .ok_or_else(|| cannot("no_column"))?;
        let modifiers = modified(battle, target);
        Ok(Combat {
            crt,
            column: crt.shifted(column, modifiers.net_shift),
            modifiers,
        })
    }

    fn template(battle: &Battle, attacker: UnitRef) -> Option<Self> {
        let target = resolved_by(battle, attacker)?;
        let known = known_column(battle, target).is_some();
        let table = battle.setup.profile.crt.is_some();
        let fights = table && !battle.state.thrown.contains(&target);
        let column = (!known).then_some(0);
        fights.then_some(Self { target, column })
    }

    fn plan(&self, battle: &Battle, combat: &Combat<'_>) -> Plan {
        let what = title(self.target);
        let die = Pool::die(what.clone(), Some(battle.state.mover), 6, 1);
        let dice = combat.crt.dice.into();
        Plan::plain(what).rolling(Pool { dice, ..die })
    }

    fn explain(&self, battle: &Battle, combat: &Combat<'_>) -> Explanation {
        let pool = self.plan(battle, combat).pool;
        let falls = pool.map(|pool| ways::<f64>(&pool.shown(battle)));
        let results: Option<Distribution<String, f64>> =
            falls.map(|falls| falls.map(|counts| combat.result(counts.iter().copied()).2));
        let bars = results
            .iter()
            .flat_map(Distribution::iter)
            .map(|(result, chance)| (bare(result.as_str()), chance));
        Explanation {
            odds: Some(Odds {
                sentence: Some(message("odds.results")),
                bars: bars.collect(),
                ..Odds::default()
            }),
            ..explained(battle, self.target, self.column.map(usize::from))
        }
    }

    /// Fights the combat. If the table does not explain the result, the players enter its effects.
    fn resolve(
        &self,
        battle: &Battle,
        combat: &Combat<'_>,
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let target = self.target;
        let counts = (0..6).map(|band| dice.of(band));
        let (rolled, total, result) = combat.result(counts);
        let outcome = combat.crt.outcome(&result);
        let column = combat.crt.columns.get(combat.column);
        let fought = Fought {
            target,
            applied: combat.modifiers.applied.clone(),
            column: column.cloned().unwrap_or_default(),
            rolled,
            total,
            result,
            known: outcome.is_some(),
        };
        let mut facts = vec![fought.into()];
        if let Some(outcome) = outcome {
            facts.push(Settled::over(battle, target, None));
            facts.extend(suffered(battle, target, outcome));
        }
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let crt = battle.setup.profile.crt.as_ref();
        let asked = crt
            .filter(|_| known_column(battle, self.target).is_none())
            .map(|crt| {
                let columns = (0_i32..)
                    .zip(&crt.columns)
                    .map(|(at, it)| choice(Scalar::Number(at), bare(Crt::shown_heading(it))));
                let column = ask("column", "column", Answer::One(columns.collect()));
                column.hint(message("ask.column_hint"))
            });
        asked.into_iter().collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        obligation(battle, self.target)
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, unit_key(self.target))
    }
}

written! {
    /// A combat was resolved with the players' own combat table.
    pub struct Fought {
        /// The target.
        pub target: UnitRef,
        /// The modifiers.
        pub applied: Vec<Applied>,
        /// The label of the column after the shift.
        pub column: String,
        /// The total of the dice.
        pub rolled: i32,
        /// The total of the dice, with modifiers.
        pub total: i32,
        /// The result.
        pub result: String,
        /// Whether the table explains the result. Otherwise the players enter its effects.
        pub known: bool,
    }
}

impl Fact<EdgehillNaseby> for Fought {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.target)?;
        battle.state.thrown.push(self.target);
        battle.state.thrown.sort_unstable();
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let crt = before.setup.profile.crt.as_ref();
        let nothing = crt.and_then(|crt| crt.outcome(&self.result)) == Some(Outcome::default());
        let result = if nothing && !self.result.contains(char::is_alphanumeric) {
            message("log.no_effect")
        } else {
            bare(self.result.as_str())
        };
        let attackers: Vec<UnitRef> = (before.state.attacks_on(self.target))
            .map(|attack| attack.unit)
            .collect();
        let combat_line = |key| {
            let line = line(key).with("target", placed(self.target));
            line.with("units", Value::Placed(attackers.clone()))
        };
        let ended = combat_line("log.settled");
        let fought = combat_line("log.fought")
            .with("result", result.clone())
            .about(attackers)
            .about([self.target])
            .including(ended);
        let combat = message("detail.combat")
            .with("column", Crt::shown_heading(&self.column))
            .with("rolled", self.rolled)
            .with("total", self.total);
        let fought = fought.detail(combat).detail(reasons(&self.applied));
        let fought = by_all(fought, &self.applied);
        let unknown = || line("log.by_hand").about([self.target]).tone(Tone::Warn);
        let unknown = (!self.known).then(|| unknown().with("result", result));
        std::iter::once(fought).chain(unknown).collect()
    }
}
