//! Plug bayonets in play (section 2.12). They are fixed in all ranks or only in the first. A musket
//! with its plug bayonet fixed cannot fire.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::{Arm, FireObservations, Plugs, RanksFired};
use crate::army::{Bayonet, Group};

impl Position<'_> {
    /// Whether no rank of this group can fire because plug bayonets are fixed in all of its ranks,
    /// or in its only rank (F-2.67).
    pub(super) fn is_plugged(&self, unit: UnitRef, of: &Group) -> bool {
        let fixed = self.unit(unit).is_some_and(|(_, state)| match state.plugs {
            Plugs::Out => false,
            Plugs::FrontRank => self.ranks(unit).is_some_and(|ranks| ranks <= 1),
            Plugs::All => true,
        });
        fixed && of.bayonet == Some(Bayonet::Plug)
    }

    /// Whether plug bayonets are fixed only in this group's front rank (F-2.67).
    pub(super) fn front_plugged(&self, unit: UnitRef, group: u8) -> bool {
        self.unit(unit).is_some_and(|(bought, state)| {
            let of = bought.groups.get(usize::from(group));
            let plugs = of.is_some_and(|of| of.bayonet == Some(Bayonet::Plug));
            plugs && state.plugs == Plugs::FrontRank
        })
    }

    /// Whether this group is trained in salvee, so that its ranks are counted.
    fn salvees(&self, unit: UnitRef, group: u8) -> bool {
        self.unit(unit).is_some_and(|(bought, _)| {
            let of = bought.groups.get(usize::from(group));
            of.is_some_and(|of| of.salvee)
        })
    }

    /// Returns the number of the arm's figures in the front rank, if only that rank has plug
    /// bayonets fixed; 0 otherwise, or if the width of the rank is unknown (F-2.67).
    pub(super) fn plugged_figures(&self, unit: UnitRef, arm: Arm) -> u32 {
        let Arm::Group { group, weapon } = arm else {
            return 0;
        };
        let front = self
            .front_of(unit, |group| group.weapons.has(weapon))
            .filter(|_| self.front_plugged(unit, group));
        front.unwrap_or(0)
    }

    /// Whether figures in the first rank would shoot with plug bayonets fixed (F-2.67).
    pub(super) fn plugged_first_rank(
        &self,
        unit: UnitRef,
        arm: Arm,
        observed: FireObservations,
    ) -> bool {
        let Arm::Group { group, .. } = arm else {
            return false;
        };
        let fixed = self.front_plugged(unit, group);
        let counted = self.salvees(unit, group) && observed.ranks != RanksFired::Second;
        let at_hand = self.groups_at_hand(unit);
        let have = at_hand.get(usize::from(group)).copied().unwrap_or(0);
        let plugged = self.plugged_figures(unit, arm);
        let too_many = plugged > 0 && observed.figures > have.saturating_sub(plugged).max(1);
        fixed && (counted || too_many)
    }
}
