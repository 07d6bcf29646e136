//! Section 3 in play: a general joins a unit and leaves it (F-3.07).

use drumhead_words::play::UnitRef;

use super::super::army::Rank;
use super::state::*;
use super::table::Table;

impl Table<'_> {
    /// Whether a general who may lead the unit has no unit of his own: one with
    /// a unit does nothing for the others (F-3.01, F-3.08). How far off he is
    /// only the table can tell.
    pub(super) fn may_be_led(&self, unit: UnitRef) -> bool {
        let (Some((bought, _)), Some(army)) = (self.unit(unit), self.setup.army(unit.side)) else {
            return false;
        };
        army.generals.iter().any(|of| {
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
        })
    }

    /// Whether the table is asked how far a general is from the unit: measured
    /// from his head, round enemies, not over ground that nobody crosses
    /// (F-3.04).
    pub(super) fn asks_for_general(&self, unit: UnitRef) -> bool {
        let with = self.state.general_with(unit).is_some();
        self.may_be_led(unit) && !with
    }
}
