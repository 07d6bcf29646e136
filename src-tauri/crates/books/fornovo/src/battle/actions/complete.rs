//! A charger that lost its target runs on, or into the next enemy (F-6.12, F-7.49).

use std::collections::BTreeSet;

use drumhead_vocabulary::Length;

use super::charge::ask_for_pay;
use super::choices::{asks_passed, enemies, open_sides};
use super::flee::Flee;
use super::moving::inches;
use super::reply::comes_first;
use crate::battle::charge_tests::ChargeEnd;
use crate::battle::charges::{
    ChargeObservations, against_attack, charged, closed_to, is_enemy, open_side,
};
use crate::battle::flight::are_met;
use crate::battle::passage::against_passing;
use crate::battle::prelude::*;
use crate::battle::test_work::of_test;
use crate::interpretations::EvadedChargers;
use crate::reaction::Test;

/// The id of the objection that nothing is left of the charge move.
const NO_MOVE_LEFT: &str = "no_move_left";

written! {
    /// A charger that lost its target runs on (F-7.49).
    pub struct Complete {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the charge.
        pub how: ChargeEnd,
        /// Friends that the unit interpenetrates on its way into an enemy (F-7.30 to F-7.32).
        #[serde(default)]
        pub through: Vec<UnitRef>,
    }

    /// A charger that lost its target has run on. The consequences follow as separate facts.
    pub struct ChargeCompleted {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the charge.
        pub how: ChargeEnd,
    }

    /// A charger ran on after its routing target, and caught a router (F-8.11).
    pub struct CaughtRouter {
        /// The unit.
        pub unit: UnitRef,
        /// The router.
        pub router: UnitRef,
    }
}

/// Returns the target of a charge if it routed before contact and can be pursued; `None`, for
/// example, if it evaded or surrendered. The charger pursues a routing target, and crashes into
/// other units on its way (F-7.57, F-7.59).
fn pursued(battle: &Battle, charge: Option<Charge>) -> Option<UnitRef> {
    let target = charge.filter(|charge| charge.stage == ChargeStage::TargetGone)?;
    let target = target.target;
    position(battle).may_be_pursued(target).then_some(target)
}

impl Complete {
    /// Returns the work for a charge without a target.
    fn run_on(&self) -> Obligation {
        work::of_unit("complete", COMPLETES, self.unit)
    }

    /// Returns the enemies that make their rout moves before the charge is completed: the charger's
    /// target, and the enemy into which the charger runs.
    fn run_before(&self, battle: &Battle) -> BTreeSet<UnitRef> {
        let charge = battle.state.charge_of(self.unit);
        let into = match self.how {
            ChargeEnd::Into { enemy, .. } => Some(enemy),
            ChargeEnd::Missed => None,
        };
        charge
            .map(|charge| charge.target)
            .into_iter()
            .chain(into)
            .collect()
    }

    /// Returns the part of the charge move that is left after a measured charge at a target that
    /// evaded (F-7.37, F-7.49); `None` if the charge was not measured, or the unit pursues a
    /// router.
    fn move_left(&self, battle: &Battle, charge: Option<Charge>) -> Option<Length> {
        let charge = charge.filter(|charge| charge.stage == ChargeStage::TargetGone)?;
        let came = charge.distance?;
        if pursued(battle, Some(charge)).is_some() {
            return None;
        }
        let observed = ChargeObservations {
            onto: charge.onto,
            shoots: charge.shoots,
            ..ChargeObservations::default()
        };
        let reach = position(battle).measured_reach(self.unit, charge.target, observed)?;
        Some(reach.minus(came).max(Length::ZERO))
    }

    /// Whether the unit runs on by choice, without a test to halt.
    fn by_choice(&self, battle: &Battle) -> bool {
        let position = position(battle);
        let next = matches!(self.how, ChargeEnd::Into { .. });
        next && position.may_charge_on(self.unit) && position.tests(self.unit, Test::HaltPursuit)
    }

    /// Returns the objections to running into this side of an enemy. If the enemy is the unit's
    /// target, or if the unit pursues, the only objection is closed terrain. Otherwise the
    /// objections to an attack by any kind of charge apply (F-7.49, F-7.57).
    fn against(&self, battle: &Battle, enemy: UnitRef, onto: Facing) -> Vec<Objection> {
        let (position, unit) = (position(battle), self.unit);
        let charge = position.state.charge_of(unit);
        let after = charge.is_some_and(|charge| charge.target == enemy);
        if after || pursued(battle, charge).is_some() {
            return closed_to(position, unit, enemy, onto).into_iter().collect();
        }
        against_attack(position, unit, enemy, onto, false)
    }

    /// Returns the side of this enemy into which the unit may run.
    fn side(&self, battle: &Battle, enemy: UnitRef) -> Option<Facing> {
        open_side(|onto| !self.against(battle, enemy, onto).is_empty())
    }

    /// Returns the enemies into which the unit may run; those whose rout move is due come last.
    /// After a failed test to halt, the unit's target can still be caught, and comes before other
    /// enemies; a unit that runs on by choice runs into another enemy.
    fn next(&self, battle: &Battle) -> Vec<UnitRef> {
        let position = position(battle);
        let charge = position.state.charge_of(self.unit);
        let after = |enemy: &UnitRef| charge.is_some_and(|charge| charge.target == *enemy);
        let chosen = self.by_choice(battle);
        let mut next = enemies(position, self.unit);
        next.retain(|enemy| !(chosen && after(enemy)) && self.side(battle, *enemy).is_some());
        next.sort_by_key(|enemy| (position.runs_first(*enemy), !after(enemy)));
        next
    }
}

/// Charges without a target (F-6.12, F-7.49).
impl Position<'_> {
    /// Whether the unit's charge lost its target, and the unit runs on now.
    pub(in crate::battle) fn runs_on(&self, unit: UnitRef) -> bool {
        let state = self.here(unit);
        let runs = state.is_some_and(|state| self.charge_runs_on(state));
        runs && !self.tests(unit, Test::HaltPursuit)
    }

    /// Whether a charge without a target must still halt or run on.
    pub(in crate::battle) fn charges_run_on(&self) -> bool {
        let mut units = self.state.units.values();
        units.any(|state| state.on_table() && self.charge_runs_on(state))
    }

    /// Whether a charge without a target runs on now. It usually runs on after the shooting tests.
    /// It runs on at once if it is a crash-in (F-7.59), or if the target evaded and interpretation
    /// D-99 requires this.
    pub(in crate::battle) fn charge_runs_on(&self, state: &UnitState) -> bool {
        let Some(charge) = state.charge.filter(|_| state.charges_after_gone()) else {
            return false;
        };
        let step = self.state.now.step;
        // A target that mutinied counts as one that evaded (D-247).
        let why = Gone::Mutinied;
        let mutinied = |target: &UnitState| target.place == Place::Gone { why };
        let target = self.state.units.get(&charge.target);
        let evaded = target.is_some_and(|target| target.turn.evaded || mutinied(target));
        let at_once = self.rules.choices.evaded_chargers == EvadedChargers::AtOnce;
        let now = step >= Step::Completions || charge.crash_in || (evaded && at_once);
        step == Step::Completions || (state.step.lost_target && now)
    }
}

impl Demanded for Complete {
    fn is_due(&self, battle: &Battle) -> bool {
        self.by_choice(battle) || position(battle).runs_on(self.unit)
    }

    /// A charger need not test to halt: it may run on into the next enemy.
    fn work(&self, battle: &Battle) -> Obligation {
        if self.by_choice(battle) {
            of_test(position(battle), self.unit, Test::HaltPursuit)
        } else {
            self.run_on()
        }
    }
}

impl Action<Fornovo> for Complete {
    const NAME: &'static str = "complete";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["complete"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Option<Charge>;

    fn context(&self, battle: &Battle) -> Result<Option<Charge>, Impossible> {
        let charge = on_table(battle, self.unit)?.charge;
        if let ChargeEnd::Into { enemy, .. } = self.how {
            on_table(battle, enemy)?;
            is_enemy(self.unit, enemy)?;
        }
        are_met(battle, self.unit, &self.through)?;
        Ok(charge)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let gone = battle.state.units.get(&unit);
        if !gone.is_some_and(UnitState::charges_after_gone) {
            return Vec::new();
        }
        let how = ChargeEnd::Missed;
        let ends = |how| Self {
            unit,
            how,
            through: Vec::new(),
        };
        let missed = ends(how);
        let fails = position(battle).runs_on(unit);
        let into = |enemy| {
            ends(ChargeEnd::Into {
                enemy,
                onto: Facing::Front,
            })
        };
        let first = enemies(position(battle), unit)
            .first()
            .map(|any| into(*any));
        let next = first.filter(|any| fails || any.by_choice(battle));
        let next = next.and_then(|any| {
            let enemy = *any.next(battle).first()?;
            let onto = any.side(battle, enemy)?;
            Some(ends(ChargeEnd::Into { enemy, onto }))
        });
        let missed = Some(missed).filter(|_| fails);
        missed.into_iter().chain(next).collect()
    }

    fn objections(&self, battle: &Battle, charge: &Option<Charge>) -> Vec<Objection> {
        let mut all = self.unless_due(battle, "completion_not_due");
        all.extend(position(battle).replies_first(self.unit));
        let first = self.run_before(battle).into_iter();
        all.extend(
            first
                .filter(|unit| position(battle).runs_first(*unit))
                .map(|unit| {
                    let first = message("against.charge.runs_first").with("unit", unit);
                    objection("target_first", AT_ONCE).saying(first)
                }),
        );
        if let ChargeEnd::Into { enemy, onto } = self.how {
            all.extend(self.against(battle, enemy, onto));
            all.extend(against_passing(position(battle), self.unit, &self.through));
            let spent = self.move_left(battle, *charge) == Some(Length::ZERO);
            all.extend(spent.then(|| objection(NO_MOVE_LEFT, CHARGES).with("unit", self.unit)));
        }
        all
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let runs = |unit| self.run_before(battle).contains(&unit);
        comes_first(battle, first) || (Flee::fulfils(first) && first.unit.is_some_and(runs))
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        are_only(against, &[NO_MOVE_LEFT])
    }

    fn plan(&self, _: &Battle, _: &Option<Charge>) -> Plan {
        Plan::plain(match self.how {
            ChargeEnd::Missed => message("preview.completion.missed").with("unit", self.unit),
            ChargeEnd::Into { enemy, .. } => message("preview.completion.into")
                .with("unit", self.unit)
                .with("target", enemy),
        })
    }

    fn explain(&self, battle: &Battle, charge: &Option<Charge>) -> Explanation {
        let needs = match self.how {
            ChargeEnd::Missed if pursued(battle, *charge).is_some() => {
                message("preview.completion.pursues")
            }
            ChargeEnd::Missed => message("preview.completion.disordered"),
            ChargeEnd::Into { enemy, .. } => {
                let enemy_routs = state_of(battle, enemy).is_ok_and(UnitState::routs);
                let crashes = pursued(battle, *charge).is_some();
                let then = match (enemy_routs, crashes) {
                    (true, _) => "ridden_into",
                    (false, true) => "crashes",
                    (false, false) => "tests",
                };
                message(format!("preview.completion.{then}")).with("target", enemy)
            }
        };
        let left = self.move_left(battle, *charge).map(|left| {
            let left = inches(left);
            Sum::default().row(message("preview.completion.left"), CHARGES, left)
        });
        Explanation {
            sums: left.into_iter().collect(),
            ..Explanation::needing(needs)
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        charge: &Option<Charge>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self { unit, how, .. } = *self;
        let routed = pursued(battle, *charge);
        facts_of(battle, |resolver| {
            resolver.add(ChargeCompleted { unit, how })?;
            let ChargeEnd::Into { enemy, onto } = how else {
                resolver.end_charge(unit)?;
                // The charger follows a routing unit that it does not reach (F-7.57).
                return match routed {
                    Some(target) => resolver.pursues(unit, target, 1),
                    None => resolver.disorder(unit, DisorderCause::MissedCharge),
                };
            };
            resolver.passed(unit, &self.through)?;
            let ridden_into = resolver.state(enemy)?.routs();
            if routed.is_some() && !ridden_into {
                return resolver.crash_in(unit, enemy, onto);
            }
            if let Some(charge) = *charge {
                let next = Charge {
                    target: enemy,
                    onto,
                    distance: None,
                    stage: if ridden_into {
                        ChargeStage::Passed
                    } else {
                        ChargeStage::Declared
                    },
                    ..charge
                };
                resolver.set_charge(unit, next)?;
            }
            match ridden_into {
                true => {
                    resolver.all_make_contact(enemy)?;
                    match routed {
                        Some(_) => resolver.add(CaughtRouter {
                            unit,
                            router: enemy,
                        }),
                        None => Ok(()),
                    }
                }
                // The charger has not tested against this enemy, nor has the enemy tested to meet
                // the charge (F-8.25). An unpaid enemy is charged, and is asked whether it serves
                // (F-2.63).
                false => ask_for_pay(resolver, enemy).map(|_| ()),
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let ChargeEnd::Into { enemy, .. } = self.how else {
            return Vec::new();
        };
        let position = position(battle);
        let mut next = self.next(battle);
        if next.iter().any(|enemy| !position.runs_first(*enemy)) {
            next.retain(|enemy| !position.runs_first(*enemy));
        }
        let sides = one_of("onto", &open_sides(position, self.unit, enemy));
        let passed = asks_passed(position, self.unit, "through");
        let into = [
            asks("how/enemy", "pursue_into", Answer::unit(next)),
            asks("how/onto", "onto", sides),
        ];
        into.into_iter().chain(passed).collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, _: &Battle) -> OfferId {
        match self.how {
            ChargeEnd::Missed => work::offer_id(&self.run_on()),
            ChargeEnd::Into { .. } => work::other_way("into", &self.run_on()),
        }
    }

    fn clause(&self, _: &Battle) -> Option<ClauseId> {
        Some(match self.how {
            ChargeEnd::Missed => COMPLETES,
            ChargeEnd::Into { .. } => RUNS_ON,
        })
    }

    fn label(&self, battle: &Battle) -> Message {
        let key = match self.how {
            ChargeEnd::Missed => return self.run_on().label,
            ChargeEnd::Into { .. } if self.by_choice(battle) => "offer.charge_on",
            ChargeEnd::Into { .. } => "offer.complete_into",
        };
        message(key).with("unit", self.unit)
    }
}

impl Fact<Fornovo> for CaughtRouter {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.fight.caught = Some(self.router);
        // The player's choice to let the unit pursue still counts after the fight (F-8.17).
        state.fight.followed |= state.step.let_pursue;
        Ok(())
    }
}

impl Fact<Fornovo> for ChargeCompleted {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let into = matches!(self.how, ChargeEnd::Into { .. });
        battle.state.unit_mut(self.unit)?.step.charges_on = into;
        Ok(())
    }

    /// Returns the log lines. A charge that caught no unit has a line only if the charger pursues
    /// or was already disordered. Otherwise the line about its disorder is enough.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let state = state_of(before, self.unit).ok();
        let disordered = || state.is_some_and(|state| state.disorder.is_some());
        let after = pursued(before, state.and_then(|state| state.charge));
        let routs = |enemy| state_of(before, enemy).is_ok_and(UnitState::routs);
        let made = match (self.how, after) {
            // The crash has its own log line.
            (ChargeEnd::Into { enemy, .. }, Some(_)) if !routs(enemy) => return Vec::new(),
            (ChargeEnd::Into { enemy, .. }, _) => {
                let on = unit_line("log.charges_on", self.unit).with("units", enemy);
                let onto = [Facing::Front, Facing::Flank, Facing::Rear];
                let same = onto.map(|onto| charged(self.unit, enemy, onto, false));
                same.into_iter()
                    .fold(on.about([enemy]).by(RUNS_ON), Line::including)
            }
            (ChargeEnd::Missed, Some(target)) => unit_line("log.pursues", self.unit)
                .with("target", target)
                .about([target])
                .tone(Tone::Warn)
                .by(PURSUES),
            (ChargeEnd::Missed, None) if disordered() => {
                unit_line("log.completes", self.unit).by(COMPLETES)
            }
            (ChargeEnd::Missed, None) => return Vec::new(),
        };
        vec![made]
    }
}
