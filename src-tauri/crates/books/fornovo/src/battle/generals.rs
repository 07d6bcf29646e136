//! Section 3 in play: generals join and leave units (F-3.07).

use drumhead_vocabulary::Length;

use super::general_name;
use super::prelude::*;
use crate::army::{General, Rank, TroopType};
use crate::movement::command_distance;

written! {
    /// A general joined a unit, left it or fell.
    pub struct GeneralMoved {
        /// The general.
        pub general: GeneralRef,
        /// The general's place.
        pub now: Commander,
    }
}

impl Fact<Fornovo> for GeneralMoved {
    /// A general remains in the battle when his unit leaves the battle (D-131).
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let (general, state) = (self.general, &mut battle.state);
        let Some(commander) = state.generals.get_mut(&general) else {
            let (kind, id) = ("general", general.general.0.to_string());
            return Err(BadFact::Missing { kind, id });
        };
        if let (Commander::With { unit }, Commander::Alone) = (*commander, self.now)
            && let Some(Place::Gone { why }) = state.units.get(&unit).map(|state| state.place)
            && why != Gone::Removed
        {
            state.left_behind.insert(general);
        }
        *commander = self.now;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let (line, clause) = match self.now {
            Commander::Alone => (line("log.general_alone"), ATTACHES),
            Commander::With { unit } => (line("log.general_with").with("unit", unit), ATTACHES),
            Commander::Lost => {
                let marked = before.state.sniper_hits.contains_key(&self.general);
                let clause = if marked { BY_SNIPER } else { IN_DANGER };
                (line("log.general_lost"), clause)
            }
        };
        let called = general_name(position(before), self.general);
        vec![line.with("general", called).by(clause)]
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        if self.now == Commander::Lost {
            let commander = before.state.generals.get(&self.general);
            let with = commander.and_then(|it| it.unit());
            events.fallen.push((self.general, with));
        }
    }
}

unit_facts! {
    /// A general joined a unit that had lost figures in this phase: these losses do not endanger
    /// him (F-3.09).
    LossesPast |state| state.turn.lost_in_phase = 0;
}

impl Position<'_> {
    /// Whether an unattached general may lead the unit: an attached general leads only his own unit
    /// (F-3.01, F-3.08). The players observe the general's distance.
    pub(super) fn may_be_led(&self, unit: UnitRef) -> bool {
        !self.who_may_lead(unit).is_empty()
    }

    /// Returns the ranks of unattached generals who may lead the unit, highest first (F-3.01,
    /// F-3.08).
    pub(super) fn who_may_lead(&self, unit: UnitRef) -> Vec<Rank> {
        let (Some((bought, _)), Some(army)) = (self.unit(unit), self.setup.army(unit.side)) else {
            return Vec::new();
        };
        let leads = |of: &&General| {
            let general = GeneralRef {
                side: unit.side,
                general: of.id,
            };
            let eligible = of.rank == Rank::CommanderInChief || bought.general == Some(of.id);
            let free = match self.state.generals.get(&general) {
                Some(Commander::Alone) => true,
                Some(Commander::With { .. } | Commander::Lost) | None => false,
            };
            eligible && free
        };
        let leaders: Vec<Rank> = army
            .generals
            .iter()
            .filter(leads)
            .map(|of| of.rank)
            .collect();
        let all = [Rank::CommanderInChief, Rank::Subgeneral].into_iter();
        all.filter(|rank| leaders.contains(rank)).collect()
    }

    /// Returns the distance within which a general of this rank leads the unit: half for irregulars
    /// (F-3.03).
    pub(super) fn command_distance(&self, rank: Rank, unit: UnitRef) -> Length {
        let [regulars, irregulars] = command_distance(rank, self.setup.scale, self.rules);
        match self.unit(unit).map(|(bought, _)| bought.troops) {
            Some(TroopType::Irregular) => irregulars,
            Some(TroopType::Regular) | None => regulars,
        }
    }

    /// Whether players are asked how far a general is from the unit. The distance is measured from
    /// the general's head, round enemies and impassable terrain (F-3.04).
    pub(super) fn asks_for_general(&self, unit: UnitRef) -> bool {
        let with = self.state.general_with(unit).is_some();
        self.may_be_led(unit) && !with
    }
}
