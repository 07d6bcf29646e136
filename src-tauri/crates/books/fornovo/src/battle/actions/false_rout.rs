//! A trained evader turns on its pursuers (F-2.70, F-7.50).

use super::choices::{asks_passed, sides_of};
use super::one_die;
use crate::battle::charges::{ChargeObservations, against, against_attack, is_enemy};
use crate::battle::false_rout::charged;
use crate::battle::flight::are_met;
use crate::battle::liberty::{Deed, restraints};
use crate::battle::passage::against_passing;
use crate::battle::prelude::*;

written! {
    /// An evader tries to turn on its pursuers (F-7.50).
    pub struct FalseRout {
        /// The unit.
        pub unit: UnitRef,
        /// The unit that the evader would countercharge.
        pub target: UnitRef,
        /// The side of that unit that the evader would strike.
        #[serde(default)]
        pub onto: Facing,
        /// Whether the evader's straight run would be long enough for impetus (F-7.44).
        #[serde(default = "yes")]
        pub straight_run: bool,
        /// Whether terrain would remove the evader's impetus (F-7.45).
        #[serde(default)]
        pub broken_ground: bool,
        /// Friends that the evader would interpenetrate (F-7.30 to F-7.32).
        #[serde(default)]
        pub through: Vec<UnitRef>,
    }

    /// An evader has tried to turn on its pursuers (F-7.50).
    pub struct TriedFalseRout {
        /// The unit.
        pub unit: UnitRef,
        /// The unit that the evader would countercharge.
        pub target: UnitRef,
        /// The die.
        pub face: u8,
        /// Whether the evader turns.
        pub turns: bool,
    }
}

/// Returns the value for a field that is missing from orders saved by earlier versions.
const fn yes() -> bool {
    true
}

/// Returns the objections to charging this side of a target. The rule that skirmishers cannot charge
/// close order does not apply to units trained to turn (F-2.70, D-211).
fn barred(
    position: Position<'_>,
    unit: UnitRef,
    (target, onto): (UnitRef, Facing),
) -> Vec<Objection> {
    against_attack(position, unit, target, onto, true)
}

impl FalseRout {
    /// Returns an order with a straight run in the open.
    pub const fn at(unit: UnitRef, target: UnitRef) -> Self {
        Self {
            unit,
            target,
            onto: Facing::Front,
            straight_run: true,
            broken_ground: false,
            through: Vec::new(),
        }
    }

    /// Whether the evader turns on this roll.
    fn turns(battle: &Battle, face: u8) -> bool {
        let row = &battle.tables.rules.play.false_rout;
        row.succeeds.contains(&face)
    }

    /// Returns the enemies that have charged the unit and may be charged (F-7.39). If none may be
    /// charged, returns all enemies that have charged the unit.
    fn targets(position: Position<'_>, unit: UnitRef) -> Vec<UnitRef> {
        let targets = position.false_rout_targets(unit);
        let free = |target: &UnitRef| barred(position, unit, (*target, Facing::Front)).is_empty();
        let (free, others): (Vec<_>, Vec<_>) = targets.into_iter().partition(free);
        if free.is_empty() { others } else { free }
    }

    fn title(&self) -> Message {
        let title = message("preview.false_rout").with("unit", self.unit);
        title.with("target", self.target)
    }
}

impl Action<Fornovo> for FalseRout {
    const NAME: &'static str = "false_rout";
    const GROUP: Group = Group("move");
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(TURNS);
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        if state.routs() {
            return Err(impossible("router_charges").with("unit", self.unit));
        }
        on_table(battle, self.target)?;
        is_enemy(self.unit, self.target)?;
        are_met(battle, self.unit, &self.through)?;
        Ok(state)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let target = *Self::targets(position(battle), unit).first()?;
        Some(Self::at(unit, target))
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        position(battle).may_turn_now(unit)
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let (unit, target) = (self.unit, self.target);
        let position = position(battle);
        let from_it = state_of(battle, target).is_ok_and(|state| charged(state, unit));
        let all = [
            (!from_it, "no_charger", TURNS),
            (!position.is_false_router(unit), "not_trained", TRAINED),
            (!position.may_turn_now(unit), "no_evasion", TURNS),
        ]
        .into_iter()
        .filter(|(so, ..)| *so)
        .map(|(_, id, clause)| against(unit, id, clause));
        all.chain(barred(position, unit, (target, self.onto)))
            .chain(restraints(position, unit, Deed::FalseRout))
            .chain(against_passing(position, unit, &self.through))
            .collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn plan(&self, _: &Battle, _: &&UnitState) -> Plan {
        one_die::plan(self.title(), self.unit.side)
    }

    fn explain(&self, battle: &Battle, _: &&UnitState) -> Explanation {
        one_die::explain("false_rout", |face| !Self::turns(battle, face))
    }

    fn resolve(
        &self,
        battle: &Battle,
        _: &&UnitState,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, target) = (self.unit, self.target);
        let face = rolled.face().unwrap_or_default();
        let turns = Self::turns(battle, face);
        let observed = ChargeObservations {
            onto: self.onto,
            straight_run: self.straight_run,
            broken_ground: self.broken_ground,
            ..ChargeObservations::default()
        };
        let same_turn = battle.state.now.step == Step::Completions;
        facts_of(battle, |resolver| {
            resolver.add(TriedFalseRout {
                unit,
                target,
                face,
                turns,
            })?;
            if !turns {
                return Ok(());
            }
            resolver.charge(unit, target, observed, same_turn, &self.through)
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        let targets = Self::targets(position, self.unit);
        let passed = asks_passed(position, self.unit, "through");
        let asked = [
            asks("target", "target", Answer::unit(targets)),
            asks(
                "onto",
                "onto",
                one_of("onto", sides_of(position, self.target)),
            ),
            asks("straight_run", "straight_run", Answer::YesNo),
            asks("broken_ground", "broken_ground", Answer::YesNo),
        ];
        asked.into_iter().chain(passed).collect()
    }
}

impl Fact<Fornovo> for TriedFalseRout {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.turn.false_rout = true;
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let (key, tone) = match self.turns {
            true => ("log.false_rout", Tone::Good),
            false => ("log.false_rout_fails", Tone::Plain),
        };
        let made = unit_line(key, self.unit)
            .with("target", self.target)
            .about([self.target]);
        vec![made.tone(tone).by(TURNS).by(TRAINED)]
    }
}
