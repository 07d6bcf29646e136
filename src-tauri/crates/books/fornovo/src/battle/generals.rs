//! Section 3 in play: a general joins a unit and leaves it (F-3.07).

use drumhead_words::Length;
use drumhead_words::play::UnitRef;

use super::super::army::{General, Rank, TroopType};
use super::super::movement::command_distance;
use super::state::*;
use super::table::Table;

impl Table<'_> {
    /// Whether a general who may lead the unit has no unit of his own: one with
    /// a unit does nothing for the others (F-3.01, F-3.08). How far off he is
    /// only the table can tell.
    pub(super) fn may_be_led(&self, unit: UnitRef) -> bool {
        !self.who_may_lead(unit).is_empty()
    }

    /// The ranks of the generals who may lead the unit and have no unit of their
    /// own, the highest first (F-3.01, F-3.08).
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

    /// How far a general of this rank leads the unit from: to irregulars half as far (F-3.03).
    pub(super) fn command_distance(&self, rank: Rank, unit: UnitRef) -> Length {
        let [regulars, irregulars] = command_distance(rank, self.setup.scale, self.rules);
        match self.unit(unit).map(|(bought, _)| bought.troops) {
            Some(TroopType::Irregular) => irregulars,
            Some(TroopType::Regular) | None => regulars,
        }
    }

    /// Whether the table is asked how far a general is from the unit: measured
    /// from his head, round enemies, not over ground that nobody crosses
    /// (F-3.04).
    pub(super) fn asks_for_general(&self, unit: UnitRef) -> bool {
        let with = self.state.general_with(unit).is_some();
        self.may_be_led(unit) && !with
    }
}
