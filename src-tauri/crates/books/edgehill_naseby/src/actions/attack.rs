//! Declaring an attack, or a charge, which is a term of the base game (E-03, E-06, E-27, E-33).

use std::collections::BTreeSet;

use super::COMBAT;
use super::reasons::{explained, title};
use crate::facing::{Zone, may_start_combat};
use crate::fates::{WhyDisordered, disordered};
use crate::pending::{has_fought, retreats_first};
use crate::prelude::*;
use crate::terrain::{Charge, charge};

written! {
    /// Declares an attack. Several units may attack the same target.
    pub struct Attack {
        /// The attacker.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// Whether the attack is a charge.
        pub charge: bool,
    }
}

/// The context of an attack: the units and their positions.
pub struct Attacking<'a> {
    standing: &'a Standing,
    from: Cell,
    to: Cell,
    /// The zone of the target through which the unit attacks.
    zone: Zone,
}

/// Returns the possible targets of a unit, each with its hex.
fn targets(battle: &Battle, unit: UnitRef, charge: bool) -> Vec<(UnitRef, Cell)> {
    let enemies = battle
        .state
        .on_map()
        .filter(|(other, it, _)| other.side != unit.side && it.is_troops());
    let open = enemies.filter_map(|(target, _, hex)| {
        let attack = Attack {
            unit,
            target,
            charge,
        };
        let attacking = attack.context(battle).ok()?;
        let aimed = attack.aimed(battle, &attacking).is_empty();
        aimed.then_some((target, hex))
    });
    open.collect()
}

impl Attack {
    /// Returns the effects of terrain on the charge. `None` if the attack is not a charge.
    fn charged(&self, battle: &Battle, attacking: &Attacking<'_>) -> Option<Charge> {
        let way = ground(battle).charge_way(attacking.from, attacking.to);
        self.charge.then(|| charge(way))
    }

    /// Returns the objections to attacking this target, without those to any attack by the unit
    /// now: the step, an earlier attack, or a pending retreat of the unit.
    fn aimed(&self, battle: &Battle, attacking: &Attacking<'_>) -> Vec<Objection> {
        let idle = modules(battle).command && !may_start_combat(attacking.standing.in_command);
        let charged = self.charged(battle, attacking);
        let faults = objections([
            (attacking.zone != Zone::Front, "front", FRONT_ONLY),
            (idle, "out_of_command", NO_ATTACK),
            (
                charged.is_some_and(|it| it.wood),
                "charge_wood",
                WOOD_CHARGE,
            ),
            (
                charged.is_some_and(|it| it.uphill),
                "charge_uphill",
                HILL_CHARGE,
            ),
        ]);
        let with = |it: Objection| it.with("unit", placed(self.unit));
        let faults = faults.map(|it| with(it).with("target", placed(self.target)));
        let first = retreats_first(battle, self.target);
        faults.chain(first).collect()
    }

    /// Returns the fact recording that a charge downhill disorders the unit (E-33). `None` if it
    /// does not.
    fn downhill(&self, battle: &Battle, attacking: &Attacking<'_>) -> Option<Event> {
        let falls = self.charged(battle, attacking)?.disordered;
        falls
            .then(|| disordered(battle, self.unit, WhyDisordered::Downhill))
            .flatten()
    }

    fn engaged(&self) -> Event {
        let Self {
            unit,
            target,
            charge,
        } = *self;
        Engaged {
            unit,
            target,
            charge,
        }
        .into()
    }
}

impl Action<EdgehillNaseby> for Attack {
    const NAME: &'static str = "attack";
    const GROUP: Group = COMBAT;
    type Context<'a> = Attacking<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Attacking<'a>, Impossible> {
        let Self { unit, target, .. } = *self;
        let (standing, from) = here(battle, unit)?;
        let (aimed, to) = here(battle, target)?;
        let cannot = |why| impossible(why).with("unit", unit);
        if !standing.is_troops() {
            return Err(cannot("no_attacker"));
        }
        if !aimed.is_troops() || unit.side == target.side {
            return Err(cannot("no_combat").with("target", placed(target)));
        }
        if self.charge && standing.arm != Arm::Cavalry {
            return Err(cannot("charge_foot"));
        }
        has_fought(battle, unit)?;
        if battle.state.thrown.contains(&target) {
            return Err(cannot("rolled").with("target", placed(target)));
        }
        let zone = zone_of(battle, standing, to).ok_or_else(|| cannot("not_adjacent"))?;
        Ok(Attacking {
            standing,
            from,
            to,
            zone,
        })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        is_step(battle, unit, Step::Combat)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        if ordered(battle, unit).is_none() {
            return Vec::new();
        }
        let made = [false, true].into_iter().filter_map(|charge| {
            let (target, _) = *targets(battle, unit, charge).first()?;
            Some(Self {
                unit,
                target,
                charge,
            })
        });
        made.collect()
    }

    fn objections(&self, battle: &Battle, attacking: &Attacking<'_>) -> Vec<Objection> {
        let mut against = out_of_turn(battle, self.unit, Step::Combat);
        let again = battle.state.fought.contains(&self.unit);
        against.extend(again.then(|| about("attacked", BASIC, self.unit)));
        against.extend(retreats_first(battle, self.unit));
        against.extend(self.aimed(battle, attacking));
        against
    }

    fn plan(&self, _: &Battle, _: &Attacking<'_>) -> Plan {
        Plan::plain(title(self.target))
    }

    /// Explains the combat with this attacker added.
    fn explain(&self, battle: &Battle, attacking: &Attacking<'_>) -> Explanation {
        let Ok(with) = battle.after(&[self.engaged()]) else {
            return Explanation::default();
        };
        let explained = explained(&with, self.target, None);
        let falls = self.downhill(battle, attacking).map(|_| {
            let falls = message("preview.downhill").with("unit", placed(self.unit));
            cited(falls, &[HILL_CHARGE])
        });
        let needs = explained.needs.into_iter().chain(falls);
        Explanation {
            needs: Some(bare(Value::List(needs.collect(), " "))),
            ..explained
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        attacking: &Attacking<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let mut facts = vec![self.engaged()];
        facts.extend(self.downhill(battle, attacking));
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let targets = targets(battle, self.unit, self.charge);
        let hexes: BTreeSet<Cell> = targets.iter().map(|(_, hex)| *hex).collect();
        let stacked = hexes.len() < targets.len();
        let choice = |(it, hex)| unit_choice(it, placed(it)).at(hex, MarkKind::Target);
        let target = ask(
            "target",
            "target",
            Answer::One(targets.into_iter().map(choice).collect()),
        );
        vec![Question {
            clause: front_only(battle),
            hint: stacked.then(|| message("ask.stacked_hint")),
            ..target
        }]
    }

    fn id(&self, _: &Battle) -> OfferId {
        let name = if self.charge { "charge" } else { Self::NAME };
        OfferId::new(name, unit_key(self.unit))
    }

    fn clause(&self, _: &Battle) -> Option<ClauseId> {
        Some(if self.charge { WOOD_CHARGE } else { NO_ATTACK })
    }

    fn label(&self, _: &Battle) -> Message {
        message(if self.charge {
            "offer.charge"
        } else {
            "offer.attack"
        })
    }
}

impl Fact<EdgehillNaseby> for Engaged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        battle.state.unit_mut(self.target)?;
        battle.state.attacks.push(self.clone());
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = if self.charge {
            "log.charges"
        } else {
            "log.attacks"
        };
        let command = modules(before).command.then_some(NO_ATTACK);
        let clauses = command.into_iter().chain(front_only(before));
        let line = unit_line(key, self.unit)
            .about([self.target])
            .with("target", placed(self.target));
        vec![clauses.fold(line, Line::by)]
    }
}
