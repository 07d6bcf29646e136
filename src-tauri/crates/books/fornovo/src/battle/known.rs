//! The known facts of a reaction test, added to the players' observations.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::*;
use crate::reaction::{
    ChargeFacts, ChargeRole, Facts, FriendRoutingFacts, HaltPursuitFacts, LostCombatFacts,
    RallyFacts, ShootingFacts, Tester,
};
use crate::shooting::Side;
use crate::terrain::{Against, Cover};

impl Position<'_> {
    /// Returns the facts of a test: observed facts as the players entered them, all others from the
    /// state.
    pub(super) fn known(&self, unit: UnitRef, observed: Facts, saw: &[UnitRef]) -> Facts {
        let Some((_, state)) = self.unit(unit) else {
            return observed;
        };
        match observed {
            Facts::Rally(facts) => Facts::Rally(self.known_to_rally(unit, state, facts)),
            Facts::HaltPursuit(facts) => Facts::HaltPursuit(self.known_to_halt(unit, state, facts)),
            Facts::Shooting(facts) => Facts::Shooting(self.known_of_fire(unit, state, facts)),
            Facts::Charge(facts) => Facts::Charge(self.known_of_charge(unit, state, facts)),
            Facts::LostCombat(facts) => Facts::LostCombat(self.known_of_round(unit, state, facts)),
            Facts::FriendRouting(facts) => {
                Facts::FriendRouting(self.known_of_friends((unit, state), facts, saw))
            }
        }
    }

    fn known_to_rally(
        &self,
        unit: UnitRef,
        state: &UnitState,
        mut facts: RallyFacts,
    ) -> RallyFacts {
        if let Morale::Routed { moves, half_moves } = state.morale {
            facts.rout_moves = moves.into();
            facts.half_rout_moves = half_moves.into();
        }
        facts.outgunned = self.outgunned(unit.side);
        facts.in_contact |= !state.contacts.is_empty();
        // An enemy in contact is near and visible.
        facts.no_visible_enemy_near &= !facts.in_contact;
        facts
    }

    fn known_to_halt(
        &self,
        unit: UnitRef,
        state: &UnitState,
        mut facts: HaltPursuitFacts,
    ) -> HaltPursuitFacts {
        facts.pursuit_moves = state.pursuit.map_or(0, |p| p.moves.into());
        // A charger that lost its target also counts as having charged (F-6.12).
        let charges = state.charge.is_some() && self.gallops(unit);
        facts.galloped = charges || state.pursuit.is_some_and(|p| p.galloped);
        facts.ordered |= state.pursuit.is_some_and(|p| p.ordered);
        facts.in_cover |= self.shelter(unit) != Cover::None;
        facts.returning = matches!(state.place, Place::Away { .. });
        let stage = state.charge.map(|charge| charge.stage);
        facts.target_left = stage == Some(ChargeStage::TargetGone);
        facts
    }

    fn known_of_fire(
        &self,
        unit: UnitRef,
        state: &UnitState,
        facts: ShootingFacts,
    ) -> ShootingFacts {
        let shot = state.turn.shot;
        ShootingFacts {
            gunpowder_hits: shot.gunpowder,
            other_hits: shot.other,
            shooters: shot.shooters,
            artillery: shot.artillery,
            heavy_guns: shot.heavy_guns,
            organ_guns: shot.organ_guns,
            steady_salvee: shot.steady_salvee,
            outgunned: self.outgunned(unit.side),
            charge_situation: state.charge.is_some() || !self.chargers(unit).is_empty(),
            advanced: state.turn.advanced,
            flank_or_rear: (facts.flank_or_rear || shot.flank_or_rear) && !self.is_all_front(unit),
        }
    }

    fn known_of_charge(
        &self,
        unit: UnitRef,
        state: &UnitState,
        mut facts: ChargeFacts,
    ) -> ChargeFacts {
        facts.gunpowder_hits = state.turn.shot.gunpowder;
        facts.other_hits = state.turn.shot.other;
        facts.over_half_missile = self.missile(unit);
        facts.charged = state.charge.and_then(|charge| charge.distance);
        self.pikes_in_charge(unit, &mut facts);
        facts.general_near &= self.may_be_led(unit);
        // A unit that has passed the test for its own charge meets the charges of others.
        let own = state
            .charge
            .filter(|charge| charge.stage == ChargeStage::Declared);
        facts.role = match own {
            Some(charge) if charge.counter => ChargeRole::Countercharges,
            Some(_) => ChargeRole::Charges,
            None => ChargeRole::Meets,
        };
        let chargers = self.chargers(unit);
        let flanks = |charger: &UnitRef| {
            let charge = self.state.charge_of(*charger);
            charge.is_some_and(|charge| self.strikes(*charger, charge) != Facing::Front)
        };
        facts.charged_on_flank_or_rear = chargers.iter().any(flanks);
        match own {
            Some(charge) => {
                facts.at_flank_or_rear = self.strikes(unit, charge) != Facing::Front;
                let pikes = facts.steady_pikes_frontally;
                facts.impetus = self.comes_with_impetus(unit, charge, facts.naked, pikes);
                let weak = |state: &UnitState| {
                    matches!(state.morale, Morale::Shaken { .. } | Morale::Routed { .. })
                };
                let target = self.state.units.get(&charge.target);
                facts.target_shaken_or_routing = target.is_some_and(weak);
            }
            None => facts.enemy_failed = chargers.is_empty(),
        }
        facts
    }

    fn known_of_round(
        &self,
        unit: UnitRef,
        state: &UnitState,
        facts: LostCombatFacts,
    ) -> LostCombatFacts {
        let flank_or_rear = facts.flank_or_rear || self.struck_on_flank(unit);
        LostCombatFacts {
            suffered: state.fight.suffered,
            caused: state.fight.caused,
            rounds_lost: state.fight.lost.into(),
            over_half_missile: self.missile(unit),
            flank_or_rear: flank_or_rear && !self.is_all_front(unit),
        }
    }

    fn known_of_friends(
        &self,
        (unit, state): (UnitRef, &UnitState),
        mut facts: FriendRoutingFacts,
        saw: &[UnitRef],
    ) -> FriendRoutingFacts {
        facts.tested = state.turn.saw_rout;
        facts.burst_through = state.turn.burst_through;
        facts.square_or_hard_cover |= self.is_known_to_be_sheltered(unit);
        // A square and a garrison have no flanks (D-127, D-237).
        facts.two_open_flanks &= !self.is_all_front(unit);
        // Only a friend that routed this turn causes the test. If there is one, friends still
        // routing from earlier turns count too (F-8.43, F-8.47).
        let now = self.routed_friends(unit);
        let now = saw.iter().filter(|friend| now.contains(friend));
        facts.friends = now.filter_map(|unit| self.friend(*unit)).collect();
        let due = |tester: Tester| Facts::FriendRouting(facts.clone()).due(&tester, self.rules);
        if self.tester(unit).is_some_and(|it| due(it).is_ok()) {
            facts.friends = saw.iter().filter_map(|unit| self.friend(*unit)).collect();
        }
        facts
    }

    /// Whether the unit is in square, or in hard cover at a named place (F-8.46).
    pub(super) fn is_known_to_be_sheltered(&self, unit: UnitRef) -> bool {
        let square = self.unit(unit).is_some_and(|(_, state)| state.square);
        square || self.shelter(unit) == Cover::Hard
    }

    /// Returns the cover in front of a unit, if the terrain at its place is known.
    fn shelter(&self, unit: UnitRef) -> Cover {
        self.cover(unit, Against::SmallArms, Side::Front)
    }
}
