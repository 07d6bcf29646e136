//! A general is in danger if his unit lost enough figures or is gone (F-3.09, D-131).

use drumhead_rules::data::catalogue::Form;

use super::one_die;
use crate::battle::generals::GeneralMoved;
use crate::battle::prelude::*;
use crate::battle::{general_in, general_name};
use crate::generals::{general_in_danger, general_is_lost};

written! {
    /// A general is in danger because his unit lost enough figures or is gone (F-3.09, D-131).
    pub struct Endanger {
        /// The general.
        pub general: GeneralRef,
    }

    /// A general was in danger (F-3.09).
    pub struct Endangered {
        /// The general.
        pub general: GeneralRef,
        /// The die.
        pub face: u8,
        /// Whether he is lost.
        pub lost: bool,
        /// The general's unit; `None` if it is gone (D-131). Earlier versions did not store it.
        #[serde(default)]
        pub with: Option<UnitRef>,
    }
}

impl Demanded for Endanger {
    /// Whether the general's unit lost enough figures in this phase, or is gone (D-131). The die is
    /// due at once, and only until the step ends.
    fn is_due(&self, battle: &Battle) -> bool {
        let (general, state) = (self.general, &battle.state);
        let with = match state.generals.get(&general) {
            Some(Commander::With { unit }) => state.units.get(unit),
            Some(Commander::Alone) => None,
            Some(Commander::Lost) | None => return false,
        };
        let hit = |unit: &UnitState| {
            let (lost, limits) = (unit.turn.lost_in_phase, &battle.tables.rules.limits);
            !unit.turn.general_rolled && general_in_danger(lost, limits)
        };
        state.left_behind.contains(&general) || with.is_some_and(hit)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        work::of_general("danger", IN_DANGER, battle, self.general)
    }
}

/// Returns the objection that the players must first roll the die for the unit's general, who is in
/// danger (F-3.09).
pub(super) fn general_first(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let mut generals = battle.state.generals_with(unit);
    let general = generals.find(|it| Endanger { general: *it }.is_due(battle))?;
    let name = general_in(Form::Within, position(battle), general);
    let first = objection("general_first", IN_DANGER).with("unit", unit);
    Some(first.with("general", name))
}

/// Whether a general in danger is lost on this roll.
fn is_lost(battle: &Battle, face: u8) -> bool {
    general_is_lost(face, &battle.tables.rules.limits)
}

impl Action<Fornovo> for Endanger {
    const NAME: &'static str = "danger";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["danger"];
    /// The general's unit; `None` if it is gone (D-131).
    type Context<'a> = Option<UnitRef>;

    fn context(&self, battle: &Battle) -> Result<Option<UnitRef>, Impossible> {
        match battle.state.generals.get(&self.general) {
            Some(Commander::With { unit }) => Ok(Some(*unit)),
            Some(Commander::Alone) if self.is_due(battle) => Ok(None),
            Some(Commander::Alone | Commander::Lost) | None => {
                let name = general_name(position(battle), self.general);
                Err(impossible("not_with_unit").with("general", name))
            }
        }
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        let generals = battle.state.generals.keys();
        work::due(battle, generals.map(|general| Self { general: *general }))
    }

    fn objections(&self, battle: &Battle, _: &Option<UnitRef>) -> Vec<Objection> {
        self.unless_due(battle, "danger_not_due")
    }

    fn plan(&self, battle: &Battle, _: &Option<UnitRef>) -> Plan {
        one_die::plan(self.label(battle), self.general.side)
    }

    fn explain(&self, battle: &Battle, _: &Option<UnitRef>) -> Explanation {
        one_die::explain("danger", |face| is_lost(battle, face))
    }

    fn resolve(
        &self,
        battle: &Battle,
        with: &Option<UnitRef>,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (general, with) = (self.general, *with);
        let face = rolled.face().unwrap_or_default();
        let lost = is_lost(battle, face);
        facts_of(battle, |resolver| {
            resolver.add(Endangered {
                general,
                face,
                lost,
                with,
            })?;
            let now = Commander::Lost;
            match lost {
                true => resolver.add(GeneralMoved { general, now }),
                false => Ok(()),
            }
        })
    }

    does_work!();
}

impl Fact<Fornovo> for Endangered {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.left_behind.remove(&self.general);
        if let Some(unit) = self.with {
            battle.state.unit_mut(unit)?.turn.general_rolled = true;
        }
        Ok(())
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        if !self.lost {
            events.safe.push(self.general);
        }
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let general = general_name(position(before), self.general);
        let danger_line = |key| line(key).with("general", general.as_str()).by(IN_DANGER);
        vec![if self.lost {
            danger_line("log.danger_lost").including(danger_line("log.general_lost"))
        } else {
            danger_line("log.danger")
        }]
    }
}
