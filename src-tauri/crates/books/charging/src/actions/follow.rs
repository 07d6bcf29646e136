//! The move of a charger that is not in contact (C-05).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use super::{Flee, Stand, Surrender, Test};
use crate::charge::{ChargerMoved, FOLLOWS, must_answer};
use crate::clauses::{AT_ONCE, FOLLOW, ROUTING, SEQUENCE, YIELD};
use crate::result::{Found, follow};
use crate::state::{Case, Charge, Moved, Stage, Step, here};
use crate::surrender::{caught_units_roll, must_roll};
use crate::{Battle, Charging, Event};

written! {
    /// Moves a charger that is not in contact.
    pub struct Follow {
        /// The charger.
        pub unit: UnitRef,
        /// Whether the target is still within reach of the charger.
        pub reaches: bool,
    }
}

/// Returns the state of the charger's target.
fn found(battle: &Battle, charge: &Charge) -> Found {
    let (state, target) = (&battle.state, charge.target);
    let countered = state
        .trial(target)
        .is_some_and(|it| it.stage == Stage::Countered);
    match (state.is_where_charged(target), state.is_routing(target)) {
        _ if !state.is_here(target) => Found::Gone,
        (true, false) => Found::There,
        (true, true) => Found::Stuck,
        (false, true) => Found::Routed,
        (false, false) if countered => Found::Forward,
        // A target that ran and was rallied by hand is still where its run ended.
        (false, false) => Found::Evaded,
    }
}

/// Returns whether a target in this state has not moved, so that it is still at the declared
/// distance (C-02).
const fn has_stayed(found: Found) -> bool {
    matches!(found, Found::There | Found::Stuck)
}

/// Returns the objection that the target must test first (C-03). A routing target does not test: it
/// rolls for surrender, or routs again if it has rolled this turn (C-11).
fn untested(battle: &Battle, charge: &Charge) -> Option<Objection> {
    let (state, target) = (&battle.state, charge.target);
    let (clause, why) = match (state.is_routing(target), state.has_rolled(target)) {
        (false, _) => (SEQUENCE, "against.untested"),
        (true, false) => (ROUTING, "against.rolls_first"),
        (true, true) => (ROUTING, "against.routs_again_first"),
    };
    let why = message(why).with("unit", charge.charger);
    let waits = objection("untested", clause).saying(why.with("target", target));
    state.must_test(target).then_some(waits)
}

impl Action<Charging> for Follow {
    const NAME: &'static str = "follow";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(FOLLOW);
    const OBLIGATIONS: &'static [&'static str] = &[FOLLOWS];
    type Context<'a> = &'a Charge;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Charge, Impossible> {
        here(battle, self.unit)?;
        let state = &battle.state;
        let why = match state.charge(self.unit) {
            None => "no_charge",
            Some(charge) if charge.moved.is_some() => "charge_over",
            Some(_) if state.is_routing(self.unit) => "charger_routs",
            Some(charge) => return Ok(charge),
        };
        Err(impossible(why).with("unit", self.unit))
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let follow = Self {
            unit,
            reaches: true,
        };
        let must = battle.state.must_follow(unit);
        must.then_some(follow).into_iter().collect()
    }

    fn objections(&self, battle: &Battle, charge: &&Charge) -> Vec<Objection> {
        let mut objections = Vec::new();
        if battle.state.step < Step::Move {
            let early = message("against.moving").with("unit", self.unit);
            objections.push(objection("step", FOLLOW).saying(early));
        }
        objections.extend(untested(battle, charge));
        let first = if must_answer(battle, charge.target) {
            Some("against.answers_first")
        } else {
            let flees = battle.state.must_flee(charge.target);
            flees.then_some("against.runs_first")
        };
        if let Some(first) = first {
            let first = message(first).with("unit", self.unit);
            let first = first.with("target", charge.target);
            objections.push(objection("moves_first", AT_ONCE).saying(first));
        }
        // A target that is charged again rolls in the place of its test.
        let rolls = battle.state.must_roll_first(charge.target);
        if rolls && !battle.state.must_test(charge.target) {
            let rolls = message("against.rolls_first").with("unit", self.unit);
            let rolls = rolls.with("target", charge.target);
            objections.push(objection("roll", YIELD).saying(rolls));
        }
        if !self.reaches && has_stayed(found(battle, charge)) {
            objections.push(objection("stands", FOLLOW).with("unit", self.unit));
        }
        objections
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let charge = battle.state.charge_due(self.unit);
        let target = charge.map(|charge| charge.target);
        let must = Test::fulfils(first) || Stand::fulfils(first) || Flee::fulfils(first);
        let rolls = target.is_some_and(|target| battle.state.must_roll_first(target));
        let must = must || rolls && Surrender::fulfils(first);
        target.is_some() && first.unit == target && must
    }

    fn explain(&self, battle: &Battle, charge: &&Charge) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, charge, &Rolled::default()))
    }

    /// Moves the charger. A routing unit that is caught must roll for surrender, if the
    /// interpretation requires the roll (gap C-A8) and the unit has not rolled this turn.
    fn resolve(
        &self,
        battle: &Battle,
        charge: &&Charge,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let charger = self.unit;
        let moved = follow(found(battle, charge), self.reaches);
        let rolls = moved == Moved::Caught && caught_units_roll(battle);
        let rolls = rolls.then(|| must_roll(battle, charge.target, Case::Caught));
        let moved = [ChargerMoved { charger, moved }.into()];
        Ok(moved.into_iter().chain(rolls.flatten()).collect())
    }

    /// Asks about a target that has moved and is still on the table: whether it is within reach. A
    /// target that has not moved is always within reach.
    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let found = battle.state.charge(self.unit).map(|it| found(battle, it));
        let away = found.is_some_and(|found| !has_stayed(found) && found != Found::Gone);
        let charger = battle.state.unit(self.unit);
        let reach = charger.and_then(|it| battle.tables.reach.of(it.body().arm));
        let hint = message("ask.reaches_hint").with("reach", reach.unwrap_or(0));
        let reaches = || {
            ask("reaches", "reaches", Answer::YesNo)
                .by(FOLLOW)
                .hint(hint)
        };
        away.then(reaches).into_iter().collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let due = battle.state.step >= Step::Move && battle.state.must_follow(self.unit);
        let obligation =
            || Obligation::of_unit(FOLLOWS, FOLLOW, self.unit, message("to_do.follow"));
        due.then(obligation)
    }
}
