//! Shooting (D3-25 to D3-32).

use crate::activation::{acting, activating, activation, acts_now, ordered};
use crate::attack::AttackKind;
use crate::ground::{field_of_fire, next_shot};
use crate::interpretations::{ShootIntoMelee, TurnShoots};
use crate::odds::Prospect;
use crate::prelude::*;
use crate::sight::{blocked, friend_between};

written! {
    /// Shoots at an enemy.
    pub struct Shoot {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
    }
}

/// The context of a shot.
pub struct Shooting<'a> {
    state: &'a UnitState,
    from: Place,
    target: &'a UnitState,
    to: Place,
    trial: Trial,
}

/// Returns the possible targets of a unit, each with its hex.
fn targets(battle: &Battle, unit: UnitRef) -> Vec<(UnitRef, Cell)> {
    let enemies = enemies(battle, unit.side);
    let targets = enemies.filter_map(|(target, _, place)| {
        let shoot = Shoot { unit, target };
        let shooting = shoot.context(battle).ok()?;
        let aimed = shoot.aimed(battle, &shooting).is_empty();
        aimed.then_some((target, place.hex))
    });
    targets.collect()
}

impl Shoot {
    fn object(&self, id: &str, clause: ClauseId) -> Objection {
        let object = objection(id, clause).with("unit", placed(self.unit));
        object.with("target", placed(self.target))
    }

    /// Returns the current objections to any shot by the unit.
    fn ready(&self, battle: &Battle, state: &UnitState) -> Vec<Objection> {
        let moved = state.acted.moved;
        let turned = interpretations(battle).shoot_after_turn == TurnShoots::MayNot;
        let faults = objections([
            (state.acted.attacked, "attacked", SEQUENCE),
            (state.out_of_ammunition, "ammunition", AMMUNITION),
            (battle.state.in_melee(self.unit), "locked", LOCKED),
            (moved == Movement::Retired, "retired", STEADY),
            (turned && moved == Movement::Turned, "turned", STEADY),
        ]);
        let mut against: Vec<_> = faults
            .map(|it| it.with("unit", placed(self.unit)))
            .collect();
        let fired = state.fired.filter(|_| state.kind == UnitType::Artillery);
        let next = fired.map(|fired| next_shot(fired, &battle.tables));
        if let Some(next) = next.filter(|next| battle.state.turn < *next) {
            against.push(self.object("loading", GUNS).with("turn", next));
        }
        against
    }

    /// Returns the objections to shooting at this target.
    fn aimed(&self, battle: &Battle, shooting: &Shooting<'_>) -> Vec<Objection> {
        let Shooting {
            state,
            from: Place { hex: from, facing },
            target,
            to: Place { hex: to, .. },
            ..
        } = *shooting;
        let mut against = Vec::new();
        if target.commands() {
            against.push(self.object("commander", UNSHOT));
        }
        let into = interpretations(battle).shooting_into_melee == ShootIntoMelee::Yes;
        if battle.state.in_melee(self.target) && !into {
            against.push(self.object("into_melee", LOCKED));
        }
        let range = battle.tables.range(state.kind).unwrap_or(0);
        let far = far(battle, from, to);
        if far > range {
            let beyond = self.object("range", RANGE).with("far", far);
            against.push(beyond.with("range", range));
        } else {
            let field = field_of_fire(map(battle), from, facing, range, interpretations(battle));
            let outside = !field.contains(&to);
            against.extend(outside.then(|| self.object("field", FIELD)));
        }
        if let Some(hex) = blocked(battle, from, to) {
            against.push(self.object("sight", SIGHT).with("hex", hex));
        }
        let gun = state.kind == UnitType::Artillery;
        let friend = || friend_between(battle, self.unit.side, from, to);
        let over = gun.then(friend).flatten();
        if let Some((over, _)) = over.and_then(|hex| battle.state.in_hex(hex)) {
            against.push(self.object("over", GUNS).with("over", placed(over)));
        }
        against
    }
}

impl Action<D3Ecw> for Shoot {
    const NAME: &'static str = "shoot";
    const GROUP: Group = Group("shoot");
    const CLAUSE: Option<ClauseId> = Some(SHOT);
    type Context<'a> = Shooting<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Shooting<'a>, Impossible> {
        let (state, from) = acting(battle, self.unit)?;
        let (target, to) = enemy(battle, self.unit, self.target)?;
        let none = |_| impossible("no_fire").with("unit", self.unit);
        let trial = Trial::new(battle, AttackKind::Shoot, self.unit, self.target);
        Ok(Shooting {
            state,
            from,
            target,
            to,
            trial: trial.map_err(none)?,
        })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        acts_now(battle, unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let (state, _) = ordered(battle, unit)?;
        battle.tables.range(state.kind)?;
        let (target, _) = *targets(battle, unit).first()?;
        Some(Self { unit, target })
    }

    fn objections(&self, battle: &Battle, shooting: &Shooting<'_>) -> Vec<Objection> {
        let mut against = activation(battle, self.unit, false);
        against.extend(self.ready(battle, shooting.state));
        against.extend(self.aimed(battle, shooting));
        against
    }

    fn plan(&self, battle: &Battle, shooting: &Shooting<'_>) -> Plan {
        shooting.trial.plan(battle)
    }

    fn explain(&self, battle: &Battle, shooting: &Shooting<'_>) -> Explanation {
        Prospect::explain_trial(battle, &shooting.trial)
    }

    fn resolve(
        &self,
        battle: &Battle,
        shooting: &Shooting<'_>,
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let facts = shooting.trial.rolled(battle, dice);
        Ok(activating(battle, self.unit, facts))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let targets = targets(battle, self.unit).into_iter();
        let choice = |(target, hex)| unit_choice(target, placed(target)).at(hex, MarkKind::Target);
        let targets = Answer::One(targets.map(choice).collect());
        vec![ask("target", "target", targets).by(SHOT)]
    }
}
