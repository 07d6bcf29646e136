//! Marking the troops in a hex as standing, or removing the mark (S-07).

use drumhead_rules::odds::Distribution;

use super::{MARCHING, threats};
use crate::chances::{self, Casualties, casualties};
use crate::interpretations::MarkWhen;
use crate::prelude::*;
use crate::words::percent;

written! {
    /// Marks the troops in a unit's hex as standing, or removes the mark.
    pub struct Mark {
        /// The unit.
        pub unit: UnitRef,
        /// Whether the troops are to be standing.
        pub standing: bool,
    }
}

impl Action<StandAndDie> for Mark {
    const NAME: &'static str = "mark";
    const GROUP: Group = MARCHING;
    const CLAUSE: Option<ClauseId> = Some(STANCE);
    /// The units of the hex.
    type Context<'a> = Vec<UnitRef>;

    fn context(&self, battle: &Battle) -> Result<Vec<UnitRef>, Impossible> {
        able_beside(battle, self.unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let standing = !battle.state.unit(unit)?.standing;
        Some(Self { unit, standing })
    }

    fn objections(&self, battle: &Battle, _: &Vec<UnitRef>) -> Vec<Objection> {
        let step = battle.state.phase.step;
        let answers = interpretations(battle).mark_when == MarkWhen::UntilAttacks;
        let open = step == Step::Deploy || (answers && step == Step::March);
        let late = not_now(battle, self.unit.side, Step::March).filter(|_| !open);
        let why = if answers { "marking_late" } else { "marking" };
        let marks = late.map(|_| objection(why, STANCE).with("unit", self.unit));
        marks.into_iter().collect()
    }

    /// Explains the troops' expected losses to all enemies that can attack them, with and without
    /// the mark.
    fn explain(&self, battle: &Battle, _: &Vec<UnitRef>) -> Explanation {
        let hex = here(battle, self.unit).map(|(_, hex)| hex).ok();
        let exposed = hex.and_then(|hex| exposure(battle, self.unit.side, hex));
        Explanation {
            sums: exposed.into_iter().collect(),
            ..Explanation::default()
        }
    }

    fn resolve(&self, _: &Battle, units: &Vec<UnitRef>, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (units, standing) = (units.clone(), self.standing);
        Ok(vec![Marked { units, standing }.into()])
    }

    fn label(&self, _battle: &Battle) -> Message {
        message(if self.standing {
            "offer.mark"
        } else {
            "offer.unmark"
        })
    }
}

/// Returns the expected losses of troops to all enemies that can attack them: first if the troops
/// stand, then if they fall back. `None` if no enemy can attack them.
pub(crate) fn exposure(battle: &Battle, side: u8, hex: Cell) -> Option<Sum> {
    let threats = threats(battle, side, hex);
    if threats.is_empty() {
        return None;
    }
    let target = battle.state.target_at(side, hex, lives(battle));
    let most = chances::allocated(target, u32::MAX, interpretations(battle))
        .all()
        .saturating_mul(battle.tables.die.sides.into());
    let row = |standing: bool| {
        let each = threats.iter().map(|(_, troops, case)| {
            chances::tenths(*troops, &case.if_standing(standing), &battle.tables)
        });
        let sums: Vec<u32> = each.collect();
        let odds: Distribution<Casualties, f64> =
            casualties(&sums, target, &battle.tables, interpretations(battle));
        let emptied = odds.chance(|casualties| target.is_emptied(*casualties));
        let sum = sums.into_iter().fold(0, u32::saturating_add).min(most);
        let value = message("preview.emptied").with("sum", Value::Tenths(sum));
        value.with("chance", percent(emptied))
    };
    let from = threats.iter().map(|(from, troops, _)| {
        let units = groups_of(battle, other(side), *from, *troops);
        message("preview.units_at")
            .with("units", units)
            .with("hex", *from)
    });
    let units = Value::List(from.collect(), ", ");
    let heading = message("preview.exposed").with("units", units);
    let sum = Sum::new(heading).row(message("preview.if_standing"), SUM, row(true));
    Some(sum.row(message("preview.if_fall_back"), SUM, row(false)))
}

/// Returns the log line for the units whose stance changes as they join others in a hex; `None` if
/// no stance changes.
pub(super) fn joined(before: &Battle, units: &[UnitRef], to: Cell, standing: bool) -> Option<Line> {
    let changes = |unit: &&UnitRef| {
        let state = before.state.unit(**unit);
        state.is_some_and(|state| state.standing != standing)
    };
    let units: Vec<_> = units.iter().filter(changes).copied().collect();
    let key = if standing {
        "log.joined_standing"
    } else {
        "log.joined_unmarked"
    };
    let line = line(key).by(STANCE).tone(Tone::Warn).about(units.clone());
    let some = !units.is_empty();
    some.then(|| line.with("units", units).with("hex", to))
}

written! {
    /// Troops were marked as standing, or the mark was removed.
    pub struct Marked {
        /// The units of the hex whose mark is set.
        pub units: Vec<UnitRef>,
        /// Whether the troops are now standing.
        pub standing: bool,
    }
}

impl Fact<StandAndDie> for Marked {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        let mark = |unit: &mut UnitState| unit.standing = self.standing;
        state.each(&self.units, mark)
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let key = if self.standing {
            "log.marked"
        } else {
            "log.unmarked"
        };
        let marked = line(key).by(STANCE).about(self.units.clone());
        let hex = self
            .units
            .first()
            .map_or_else(|| bare(""), |unit| place_of(before, *unit));
        vec![marked.with("units", self.units.clone()).with("hex", hex)]
    }
}
