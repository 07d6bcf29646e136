//! A volley: its dice, scores, the odds of its consequences, and its fact.

use drumhead_rules::odds::Distribution;

use crate::battle::fate::{Fate, LossMark};
use crate::battle::prelude::*;
use crate::battle::report_events;
use crate::battle::sides::NEAREST;
use crate::clauses::clause;
use crate::interpretations::{HalvedWhen, OwnFire, TestHits};
use crate::reaction::{Facts, Test};
use crate::shooting::{self, Aim, BatteryHits, ModelsLeft, Row, Side, TroopsHit};
use crate::tables::share::Share;
use crate::tables::shooting::{GunClass, SaveAgainst};
use crate::to_hit::ToHit;

/// The aim of a volley: at the target, or first at a friend in the danger zone (F-9.16).
#[derive(Clone, Debug)]
pub struct Aimed {
    /// The unit at which the volley is aimed.
    pub(in super::super) at: UnitRef,
    /// The arm.
    pub(in super::super) arm: Arm,
    /// The players' observations.
    pub(in super::super) observed: FireObservations,
    /// The dice and the score to hit.
    pub(in super::super) aim: Aim,
}

written! {
    /// A unit shot.
    pub struct Volley {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// The number of dice.
        pub dice: u32,
        /// The score to hit.
        pub to_hit: String,
        /// The clause of the table row.
        pub clause: String,
        /// The number of hits, already halved if hits are halved before the saves (D-160).
        pub hits: u32,
        /// The number of hits before reductions; `None` if all of them count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub thrown: Option<u32>,
    }
}

impl Fact<Fornovo> for Volley {
    fn log(&self, _: &Battle) -> Vec<Line> {
        let Self { unit, target, .. } = *self;
        let shot = shot(unit, target, (self.dice, &self.to_hit), self.hits);
        let shot = shot.detail(self.thrown.and_then(|thrown| reduced(thrown, self.hits)));
        vec![by(shot.about([unit, target]), &self.clause)]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        let Self {
            unit, target, hits, ..
        } = *self;
        events
            .volleys
            .push(report_events::Shot { unit, target, hits });
    }
}

impl Resolver<'_> {
    /// Records the result of a volley, whose hits count at the end of the step. Returns the number
    /// of misses.
    pub(super) fn volley(
        &mut self,
        unit: UnitRef,
        volley: &Aimed,
        rolled: &Rolled,
    ) -> Result<u32, BadFact> {
        let Aimed {
            at: target,
            arm,
            observed,
            aim,
        } = volley;
        let (target, arm) = (*target, *arm);
        let thrown = rolled.of(1) + 2 * rolled.of(2);
        let hits = aim.hits(thrown);
        self.add(Volley {
            unit,
            target,
            dice: aim.dice.dice,
            to_hit: aim.to_hit.to_string(),
            clause: aim.clause.as_str().to_owned(),
            hits,
            thrown: aim.reduces(thrown).then_some(thrown),
        })?;
        let guns = match arm {
            Arm::Group { .. } => None,
            Arm::Guns { class, ball } => Some((class, ball)),
        };
        let in_charge = self.position().charge_between(unit, target).is_some();
        let figures = self
            .position()
            .new_shooters(unit, target, arm, observed.figures);
        let key = self.position().next_volley(unit, target, arm);
        self.land(
            key,
            Blow {
                by: By::Fire {
                    saves: aim.saves,
                    figures,
                    guns,
                    dice: aim.dice.dice,
                    thrown,
                    effect: aim.left,
                    salvee: aim.salvee,
                    in_charge,
                },
                side: self.position().side_hit(target, observed.side),
                hits,
                left: match aim.halved {
                    HalvedWhen::BeforeSaves => Share::WHOLE,
                    HalvedWhen::AfterSaves => aim.left,
                },
                models: None,
                divided: None,
                unsaved: Vec::new(),
            },
        )?;
        Ok(rolled.of(0))
    }
}

/// Returns the log line of dice that a unit rolls at a target.
pub(super) fn shot(
    unit: UnitRef,
    at: impl Into<Value>,
    (dice, to_hit): (u32, &str),
    hits: u32,
) -> Line {
    line("log.volley")
        .with("unit", unit)
        .with("target", at)
        .with("hits", hits)
        .detail(self::to_hit(dice, to_hit))
}

/// Returns the dice with their score to hit, as a detail of a log line.
pub(super) fn to_hit(dice: u32, needs: &str) -> Message {
    let dice = message("detail.to_hit").with("dice", dice);
    dice.with("needs", needs)
}

/// Returns a reduction of hits, as a detail of a log line; `None` if there are no hits. If the hits
/// are not reduced yet, the reduction follows the saves (D-160).
pub(super) fn reduced(thrown: u32, hits: u32) -> Option<Message> {
    let key = match thrown > hits {
        true => "detail.reduced",
        false => "detail.reduced_later",
    };
    (thrown > 0).then(|| message(key).with("hits", thrown))
}

/// Adds this clause to the line.
pub(super) fn by(line: Line, id: &str) -> Line {
    match clause(id) {
        Some(clause) => line.by(clause.id),
        None => line,
    }
}

/// Returns this many dice with this score to hit.
pub(in super::super) fn pool(what: Message, side: u8, dice: u32, to_hit: ToHit) -> Pool {
    let bands = ["miss", "hit", "two_hits"].map(|band| message(format!("band.{band}")));
    Pool {
        dice,
        ..Pool::die(what, Some(side), 6, 1).banded(bands, |face| to_hit.hits(face))
    }
}

/// Returns the plan of a volley, without dice if too few figures shoot.
pub(super) fn plan(title: Message, side: u8, aim: &Aim) -> Plan {
    let plan = Plan::plain(title.clone());
    match aim.dice.dice {
        0 => plan,
        dice => plan.rolling(pool(title, side, dice, aim.to_hit)),
    }
}

/// Returns the dice and the score, each with its reason.
pub(super) fn sum(aim: &Aim) -> Sum {
    let dice = &aim.dice;
    let args = dice.args().into_iter();
    let counted = args.fold(message(dice.key()), |it, (name, value)| {
        it.with(name, value)
    });
    let needs = aim.to_hit.to_string();
    let rows = Sum::default().row_with(counted, dice.clause, bare(dice.counted), true);
    let rows = match aim.fewer {
        Some(fewer) => {
            let reason = message(fewer.key()).with("dice", dice.dice);
            rows.row_with(reason, fewer.clause(), bare(dice.dice), true)
        }
        None => rows,
    };
    let column = message(aim.column.key());
    let rows = rows.row_with(column, aim.clause, bare(&*needs), true);
    let rows = aim.lessened.iter().fold(rows, |rows, lessened| {
        let part = message("preview.times")
            .with("over", lessened.hits.over)
            .with("under", lessened.hits.under);
        rows.row(message(lessened.why.key()), lessened.clause, part)
    });
    // Half of a single hit is no hit, so a single die may hit on fewer scores.
    let needs = match dice.dice {
        1 => aim.single_to_hit().to_string(),
        _ => needs,
    };
    rows.total(
        message("preview.dice_needing")
            .with("dice", dice.dice)
            .with("needs", needs),
    )
}

/// Returns a bar for each number in the distribution, with its chance.
pub(super) fn bars(odds: &Distribution<u32, f64>) -> Vec<(Message, f64)> {
    let bar = |(number, chance): (&u32, f64)| (bare(*number), chance);
    odds.iter().map(bar).collect()
}

/// Returns a mean with one decimal: "3.3".
pub(super) fn mean(mean: f64) -> Value {
    format!("{mean:.1}").into()
}

impl Aimed {
    /// Returns the plan of the volley, before the dice are rolled.
    pub(super) fn plan(&self, title: Message, unit: UnitRef) -> Plan {
        plan(title, unit.side, &self.aim)
    }

    /// Explains the volley to the players.
    pub(super) fn explain(&self, battle: &Battle) -> Explanation {
        Explanation {
            sums: vec![sum(&self.aim)],
            odds: Some(self.odds(position(battle))),
            ..Explanation::default()
        }
    }

    fn odds(&self, position: Position<'_>) -> Odds {
        let hits: Distribution<u32, f64> = self.aim.hits_odds();
        if position.has_guns(self.at) {
            return self.odds_at_guns(position, &hits);
        }
        let struck: Distribution<(u32, u32), f64> =
            self.aim.hits_and_losses(&self.troops(position));
        let losses = struck.map(|(_, lost)| *lost);
        let counted = struck.map(|(hits, lost)| (*lost, counted(position, *hits, *lost)));
        Odds {
            sentence: Some(
                message("preview.volley_odds")
                    .with("hits", mean(hits.mean()))
                    .with("lost", mean(losses.mean())),
            ),
            bars: bars(&losses),
            then: self.then(position, &counted),
            assumes: vec![
                message("preview.assumes.no_other_fire"),
                message("preview.assumes.leftovers"),
            ],
            joint: None,
        }
    }

    /// Returns the odds of fire at an artillery unit: a die allocates each hit, and gunners save
    /// (F-9.33). Losses and the test follow as for other troops.
    fn odds_at_guns(&self, position: Position<'_>, hits: &Distribution<u32, f64>) -> Odds {
        let left = position
            .unit(self.at)
            .map_or_else(ModelsLeft::default, |(_, state)| (&state.models).into());
        let troops = self.troops(position);
        let struck: Distribution<(BatteryHits, u32), f64> =
            self.aim.battery_odds(&troops, left, position.rules);
        let gunners = struck.map(|(lost, _)| lost.gunners);
        let models = models_hit(&struck.map(|(lost, _)| *lost)).into_iter();
        // Each model destroyed is a hit that the test counts (D-231).
        let struck = struck.map(|(lost, hits)| {
            let on_gunners = counted(position, *hits, lost.gunners);
            (lost.gunners, on_gunners + lost.limbers + lost.guns)
        });
        Odds {
            sentence: Some(
                message("preview.guns_odds")
                    .with("hits", mean(hits.mean()))
                    .with("lost", mean(gunners.mean())),
            ),
            bars: bars(&gunners),
            then: models.chain(self.then(position, &struck)).collect(),
            assumes: vec![message("preview.assumes.no_other_fire")],
            joint: None,
        }
    }

    /// Returns the target's troops on the side at which the shooters aim (F-9.18).
    fn troops(&self, position: Position<'_>) -> Vec<TroopsHit> {
        let at = self.at;
        let side = position.side_hit(at, self.observed.side);
        let Some((bought, state)) = position.unit(at) else {
            return Vec::new();
        };
        let of = |group: usize| {
            let figures = state.groups.get(group).copied()?;
            let group = bought.groups.get(group)?;
            let all = shooting::saves_from(bought, group, side, position.rules);
            Some(TroopsHit {
                figures,
                save: match self.aim.saves {
                    SaveAgainst::Crossbow => all.crossbow,
                    SaveAgainst::Longbow => all.longbow,
                    SaveAgainst::Other => all.other,
                    SaveAgainst::Gunpowder => all.gunpowder,
                },
            })
        };
        let groups = position.groups_on(at, side, NEAREST).into_iter();
        groups.filter_map(of).collect()
    }

    /// Returns the consequences for the target: a test, a failed test, a rout, exhaustion,
    /// shattering. They follow from the figures lost and from the hits that the test counts.
    fn then(
        &self,
        position: Position<'_>,
        losses: &Distribution<(u32, u32), f64>,
    ) -> Vec<(Message, f64)> {
        let test =
            |(lost, hits): (u32, u32)| position.fate(self.at, lost, &self.test(position, hits));
        let chance = |of: &dyn Fn(Fate) -> f64| losses.expect(|lost| test(*lost).map_or(0.0, of));
        let reaches =
            |mark: LossMark| losses.chance(|(lost, _)| position.reaches(self.at, mark, *lost));
        // A sniper takes no tests (D-165), and its only loss destroys it.
        if position.is_sniper(self.at) {
            return Vec::new();
        }
        let test = [
            follows("tests", chance(&|_| 1.0)),
            follows("fails", chance(&|fate| fate.fails)),
            follows("routs", chance(&|fate| fate.routs)),
        ];
        // A routing unit takes no shooting test.
        let test = test.into_iter().filter(|_| !position.is_routing(self.at));
        let marks = [
            follows("exhausted", reaches(LossMark::Exhausted)),
            follows("shattered", reaches(LossMark::Shattered)),
        ];
        test.chain(marks).collect()
    }

    /// Returns the facts of the target's test after these hits.
    fn test(&self, position: Position<'_>, hits: u32) -> Facts {
        let Self {
            at, observed, aim, ..
        } = self;
        let heavy = matches!(
            self.arm,
            Arm::Guns {
                class: GunClass::Heavy,
                ..
            }
        );
        let mut facts = position.known(*at, Facts::none(Test::Shooting), &[]);
        if let Facts::Shooting(facts) = &mut facts {
            match aim.saves {
                SaveAgainst::Gunpowder => facts.gunpowder_hits += hits,
                SaveAgainst::Crossbow | SaveAgainst::Longbow | SaveAgainst::Other => {
                    facts.other_hits += hits;
                }
            }
            let own = observed.friend == Some(*at);
            if !(own && position.rules.choices.own_fire == OwnFire::NeverTests) {
                facts.shooters = facts.shooters.saturating_add(observed.figures);
                facts.artillery |= matches!(aim.row, Row::Guns(..));
            }
            facts.heavy_guns |= heavy && hits > 0;
            facts.steady_salvee |= aim.salvee && hits > 0;
            facts.flank_or_rear |= position.side_hit(*at, observed.side) != Side::Front;
        }
        facts
    }
}

/// Returns the number of hits that a test counts: all of them, or only the losses that they inflict
/// (D-140).
fn counted(position: Position<'_>, hits: u32, lost: u32) -> u32 {
    match position.rules.choices.test_hits {
        TestHits::AfterSaves => lost,
        TestHits::BeforeSaves => hits,
    }
}

/// Returns the chance of a consequence.
pub(super) fn follows(key: &str, chance: f64) -> (Message, f64) {
    (message(format!("preview.then.{key}")), chance)
}

/// Returns the chances that hits on artillery destroy models.
pub(super) fn models_hit(hits: &Distribution<BatteryHits, f64>) -> [(Message, f64); 2] {
    [
        follows("gun", hits.chance(|hits| hits.guns > 0)),
        follows("limber", hits.chance(|hits| hits.limbers > 0)),
    ]
}
