//! Counting a turn's activations (D3-09).

use super::returns::is_awaited;
use super::{COMMAND, Return, is_about_a_die};
use crate::prelude::*;
use crate::sight::{Noticed, command, counted, noticed};
use crate::turn::{begins, step_name};

written! {
    /// Counts the activations.
    pub struct Count {
        /// The units that the commander sees within his radius.
        pub seen: Vec<UnitRef>,
    }
}

/// Returns whether activations must still be counted now.
fn uncounted(battle: &Battle) -> bool {
    battle.state.step == Step::Count && battle.state.activations.is_none()
}

/// Returns the commander for whom activations must still be counted now, if he is on the table or
/// may return to it before the count. Otherwise there is nothing to count (D3-09).
fn counting(battle: &Battle) -> Option<UnitRef> {
    let (commander, state) = battle.state.commander(battle.state.mover)?;
    let counts = state.is_here() || is_awaited(battle, commander);
    (uncounted(battle) && counts).then_some(commander)
}

impl Action<D3Ecw> for Count {
    const NAME: &'static str = "count";
    const GROUP: Group = COMMAND;
    const CLAUSE: Option<ClauseId> = Some(COUNT);
    const OBLIGATIONS: &'static [&'static str] = &["count"];
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        at_rest(battle)?;
        if !uncounted(battle) {
            return Err(impossible("counted").with("side", battle.state.mover));
        }
        for unit in &self.seen {
            let (state, _) = here(battle, *unit)?;
            if unit.side != battle.state.mover || state.commands() {
                return Err(impossible("not_counted").with("unit", *unit));
            }
        }
        Ok(())
    }

    /// Offers the count, by default with the units seen on the map. The players can count other
    /// units (gap D3-A11).
    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let side = battle.state.mover;
        let seen = || noticed(battle, side).into_iter();
        let seen = || seen().filter(|(_, what)| *what == Noticed::Seen);
        (counting(battle) == Some(unit)).then(|| Self {
            seen: seen().map(|(unit, _)| unit).collect(),
        })
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let side = battle.state.mover;
        let away = battle.state.commander(side).map(|(commander, _)| commander);
        // Without the commander there are no activations, so he returns first, or the players let
        // him stay away (gap D3-A13).
        let away = away
            .filter(|commander| is_awaited(battle, *commander))
            .map(|unit| objection("returns_first", CONTACTED).with("unit", unit));
        let command = command(battle, side);
        let radius = command.map_or(0, |(_, radius)| radius);
        let beyond = self.seen.iter().filter(|unit| {
            let there = battle.state.place(**unit);
            let near = there.zip(command);
            near.is_none_or(|(there, (at, radius))| far(battle, at, there.hex) > radius)
        });
        let object = |unit: &UnitRef| objection("radius", COUNT).with("unit", placed(*unit));
        away.into_iter()
            .chain(beyond.map(|unit| object(unit).with("radius", radius)))
            .collect()
    }

    fn plan(&self, _: &Battle, (): &()) -> Plan {
        Plan::plain(step_name(Step::Count))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(counts(battle, &self.seen))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let noticed = noticed(battle, battle.state.mover).into_iter();
        let near = noticed.filter(|(_, what)| *what != Noticed::Far);
        let choices = near.map(|(unit, what)| match what {
            Noticed::Hidden(hex) => {
                let label = message("choice.hidden").with("unit", placed(unit));
                unit_choice(unit, label.with("hex", hex))
            }
            Noticed::Seen | Noticed::Far => unit_choice(unit, placed(unit)),
        });
        let seen = ask("seen", "seen", Answer::Some(choices.collect()));
        vec![seen.by(COUNT).hint(message("ask.seen_hint"))]
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        is_about_a_die(first) || Return::fulfils(first)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let commander = counting(battle).filter(|_| !battle.state.is_over())?;
        let label = message("to_do.count");
        Some(Obligation::of_unit("count", COUNT, commander, label))
    }
}

/// Counts the activations, and begins the activation step.
pub(super) fn counts(battle: &Battle, seen: &[UnitRef]) -> Vec<Event> {
    let side = battle.state.mover;
    let counted = Counted {
        side,
        seen: seen.to_vec(),
        activations: counted(battle, side, seen),
    };
    vec![counted.into(), begins(Step::Activate)]
}

written! {
    /// The activations were counted.
    pub struct Counted {
        /// The side.
        pub side: u8,
        /// The units counted.
        pub seen: Vec<UnitRef>,
        /// The number of activations.
        pub activations: u32,
    }
}

impl Fact<D3Ecw> for Counted {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.activations = Some(Activations {
            total: self.activations,
            used: 0,
            counted: self.seen.clone(),
        });
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let key = if self.seen.is_empty() {
            "log.counted_none"
        } else {
            "log.counted"
        };
        let line = line(key)
            .by(COUNT)
            .about(self.seen.clone())
            .with("side", Value::Side(self.side))
            .with("count", self.activations);
        vec![line.with("units", Value::Placed(self.seen.clone()))]
    }
}
