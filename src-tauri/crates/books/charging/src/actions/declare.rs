//! Declaring a charge (C-01, C-02, C-17).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;
use drumhead_vocabulary::Length;

use super::{Surrender, Test};
use crate::charge::answers;
use crate::clauses::{REACH, SEQUENCE, WHO};
use crate::factors::{Cover, FACTORS};
use crate::interpretations::TerrainPenalty;
use crate::result::{Aim, may_declare};
use crate::state::{Charge, Morale, Stage, Step, Struck, UnitState, here};
use crate::surrender::has_rolled;
use crate::tables::FactorId;
use crate::{Battle, Charging, Event};

written! {
    /// Declares a charge.
    pub struct Declare {
        /// The charging unit.
        pub charger: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// The side on which the target is struck.
        pub struck: Struck,
        /// The distance to the target in inches, rounded up.
        pub inches: u8,
        /// Whether the target is directly in front of the charger.
        pub ahead: bool,
        /// Whether the way is free of walls, fences and similar obstacles (C-17).
        pub clear: bool,
    }
}

/// Returns the possible targets of a unit.
fn targets(battle: &Battle, charger: UnitRef) -> impl Iterator<Item = UnitRef> {
    let units = battle.state.units();
    let enemies = units.filter(move |(unit, it)| unit.side != charger.side && it.is_here());
    enemies.map(|(unit, _)| unit)
}

/// Returns the explanation of an action, or an empty explanation if the action is impossible.
fn explained<A: Action<Charging>>(battle: &Battle, action: &A) -> Explanation {
    let context = action.context(battle).ok();
    context.map_or_else(Explanation::default, |it| action.explain(battle, &it))
}

impl Action<Charging> for Declare {
    const NAME: &'static str = "declare";
    const GROUP: Group = Group("charge");
    const CLAUSE: Option<ClauseId> = Some(WHO);
    /// The charger.
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let charger = here(battle, self.charger)?;
        here(battle, self.target)?;
        let never = |id| Err(impossible(id).with("unit", self.charger));
        if self.charger.side == self.target.side {
            return never("friend");
        }
        if battle.state.charge(self.charger).is_some() {
            return never("twice");
        }
        Ok(charger)
    }

    /// Offers no charge to routing units and guns.
    fn of_unit(battle: &Battle, charger: UnitRef) -> Vec<Self> {
        let state = battle
            .state
            .unit(charger)
            .filter(|it| it.morale != Morale::Routing);
        let reach = state.and_then(|it| battle.tables.reach.of(it.body().arm));
        let first = targets(battle, charger).next();
        let declare = reach.zip(first).map(|(inches, target)| Self {
            charger,
            target,
            struck: Struck::Front,
            inches,
            ahead: true,
            clear: true,
        });
        declare.into_iter().collect()
    }

    fn objections(&self, battle: &Battle, charger: &&UnitState) -> Vec<Objection> {
        let (state, mut objections) = (&battle.state, Vec::new());
        if state.step != Step::Declare {
            let late = message("against.declared").with("unit", self.charger);
            objections.push(objection("step", SEQUENCE).saying(late));
        }
        if self.charger.side != state.mover {
            let waits = objection("mover", WHO).with("unit", self.charger);
            objections.push(waits.with("side", Value::Side(state.mover)));
        }
        let arm = charger.body().arm;
        let aim = Aim {
            arm,
            steady: charger.morale == Morale::Good,
            distance: Length::inches(i32::from(self.inches)),
            ahead: self.ahead,
            clear: self.clear,
        };
        let morale = message(format!("morale.{}", charger.morale.id()));
        let reach = battle.tables.reach.of(arm).unwrap_or(0);
        let hindrances = may_declare(&aim, &battle.tables, &battle.setup.interpretations);
        objections.extend(hindrances.into_iter().map(|it| {
            let objection = objection(it.id(), it.clause())
                .with("unit", self.charger)
                .with("morale", morale.clone());
            objection.with("reach", reach).with("inches", self.inches)
        }));
        objections
    }

    fn plan(&self, _: &Battle, _: &&UnitState) -> Plan {
        let title = message("preview.declare").with("unit", self.charger);
        Plan::plain(title.with("target", self.target))
    }

    /// Explains the effect on the target: its test against all its chargers, as if in the open; its
    /// surrender roll; its rout without a roll; or that the target cannot test twice in a turn.
    fn explain(&self, battle: &Battle, charger: &&UnitState) -> Explanation {
        let mut after = battle.clone();
        let facts = self.resolve(battle, charger, &Rolled::default());
        for fact in &facts.unwrap_or_default() {
            if fact.fold(&mut after).is_err() {
                return Explanation::default();
            }
        }
        let (unit, cover) = (self.target, Cover::Open);
        let (key, then) = if !after.state.must_test(unit) {
            ("preview.tested", Explanation::default())
        } else if !after.state.is_routing(unit) {
            (
                "preview.then_tests",
                explained(&after, &Test { unit, cover }),
            )
        } else if after.state.has_rolled(unit) {
            ("preview.then_routs", Explanation::default())
        } else {
            ("preview.then_rolls", explained(&after, &Surrender { unit }))
        };
        let first = message(key).with("target", unit);
        let needs = std::iter::once(first).chain(then.needs);
        Explanation {
            needs: Some(bare(Value::List(needs.collect(), " "))),
            faces: Vec::new(),
            ..then
        }
    }

    /// Declares the charge. A charge on a unit that has tested and routs is a charge on a routing
    /// unit, whatever the unit did before (C-11).
    fn resolve(&self, battle: &Battle, _: &&UnitState, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (state, target) = (&battle.state, self.target);
        let charge = Charge {
            charger: self.charger,
            target,
            struck: self.struck,
            inches: self.inches,
            moved: None,
        };
        let tested = state
            .trial(target)
            .is_some_and(|trial| trial.stage != Stage::Waiting);
        let again = tested && state.is_routing(target);
        let again = again.then(|| answers(target, Stage::Waiting));
        let declared = [Declared { charge }.into()];
        Ok(declared.into_iter().chain(again).collect())
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let charger = battle.state.unit(self.charger);
        let reach = charger.and_then(|it| battle.tables.reach.of(it.body().arm));
        let strict = battle.setup.interpretations.charge_terrain_penalty == TerrainPenalty::Strict;
        let hint = if strict {
            "ask.inches_hint_clear"
        } else {
            "ask.inches_hint"
        };
        let struck = Answer::named("struck", Struck::ALL, Struck::id);
        vec![
            ask(
                "target",
                "target",
                Answer::unit(targets(battle, self.charger)),
            )
            .by(REACH),
            Question {
                clause: FACTORS.clause(FactorId::Flank),
                ..ask("struck", "struck", struck)
            },
            ask("inches", "inches", Answer::up_to(reach.unwrap_or(0)))
                .by(REACH)
                .hint(message(hint)),
        ]
    }
}

written! {
    /// A charge was declared.
    pub struct Declared {
        /// The charge.
        pub charge: Charge,
    }
}

impl Fact<Charging> for Declared {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.declare(&self.charge)
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let Charge {
            charger, target, ..
        } = self.charge;
        let struck = message(format!("struck_where.{}", self.charge.struck.id()));
        let line = line("log.declared")
            .by(WHO)
            .about([charger, target])
            .with("charger", charger)
            .with("target", target);
        let range = message("detail.range").with("inches", self.charge.inches);
        let declared = [line.with("struck", struck).detail(range)];
        let routs = before.state.is_routing(target);
        let once = routs.then(|| has_rolled(before, target));
        declared.into_iter().chain(once.flatten()).collect()
    }
}
