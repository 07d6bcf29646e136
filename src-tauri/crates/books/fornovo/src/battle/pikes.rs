//! Pikes in play (F-2.68, F-8.34, F-8.35): naked foot, and enemies with pikes. Both depend on a
//! unit's front rank. The players observe this rank in a unit of which only some figures have pikes
//! or fixed bayonets; in all other units it is known.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::*;
use crate::army::{Bayonet, Unit};
use crate::clauses::{AT_PIKES, NAKED, NAKED_CHARGED};
use crate::formation::{self, formed};
use crate::interpretations::{NakedFoot, PikesFaced};
use crate::reaction::{ChargeFacts, FrontRank, PikeStatus, PikesFor, pike_status};
use crate::reaction::{Facts, Test, over_half_missile, usual_front};
use crate::weapons::Weapon;

impl Position<'_> {
    /// Returns the unit's pike status if it does not depend on the front rank: for mounted troops,
    /// and for foot of which all figures or none have pikes or bayonets. Returns `None` for mixed
    /// units.
    pub(super) fn plain_pikes(&self, unit: UnitRef, asked_for: PikesFor) -> Option<PikeStatus> {
        let (bought, state) = self.unit(unit)?;
        let of = |front| {
            pike_status(
                bought.training,
                !state.mounted,
                front,
                asked_for,
                self.rules,
            )
        };
        if state.mounted {
            return Some(of(FrontRank::default()));
        }
        let hand = self.in_hand(unit);
        let left = hand
            .iter()
            .zip(&state.groups)
            .filter(|(_, left)| **left > 0);
        let (mut all, mut pikes, mut bayonets) = (0_u32, 0_u32, 0_u32);
        for (group, left) in left {
            let fixed = match group.bayonet {
                Some(Bayonet::Ring) => true,
                Some(Bayonet::Plug) => state.plugs != Plugs::Out,
                None => false,
            };
            all = all.saturating_add(*left);
            if group.weapons.has(Weapon::Pike) {
                pikes = pikes.saturating_add(*left);
            } else if fixed {
                bayonets = bayonets.saturating_add(*left);
            }
        }
        let front = FrontRank {
            figures: all,
            pikes,
            bayonets,
        };
        let alike = [0, all].contains(&pikes) && [0, all].contains(&bayonets);
        alike.then(|| of(front))
    }

    /// Returns the unit's pike status in its usual formation: the default where players observe it.
    fn usual_pikes(&self, unit: UnitRef, asked_for: PikesFor) -> Option<PikeStatus> {
        let plain = self.plain_pikes(unit, asked_for);
        plain.or_else(|| {
            let now = self.current_unit(unit)?;
            let led = || self.led_front(unit, &now);
            let front = led().or_else(|| usual_front(&now, self.rules))?;
            Some(pike_status(
                now.training,
                true,
                front,
                asked_for,
                self.rules,
            ))
        })
    }

    /// Returns the front rank of a unit that brought a group to its front (F-10.27). The rest of
    /// that rank is filled by the unit's pikes, then by its other troops (D-262).
    fn led_front(&self, unit: UnitRef, now: &Unit) -> Option<FrontRank> {
        let leads = usize::from(self.unit(unit)?.1.leads?);
        let hand = self.in_hand(unit);
        let has_pikes = |place: usize| {
            hand.get(place)
                .is_some_and(|it| it.weapons.has(Weapon::Pike))
        };
        let first = now.groups.get(leads)?;
        let Some(formed) = formed(now, self.rules) else {
            let pikes = has_pikes(leads).into();
            return Some(FrontRank {
                figures: 1,
                pikes,
                bayonets: 0,
            });
        };
        let wide = match formation::place(now, first) {
            formation::Place::Body => formed.body.map_or(0, |body| body.front),
            // Shot brought to the front leave their sleeves (D-268).
            formation::Place::Sleeves => formed.front,
        };
        let led = first.count.min(wide);
        let others = now
            .groups
            .iter()
            .enumerate()
            .filter(|(place, _)| *place != leads && has_pikes(*place));
        let behind: u32 = others.map(|(_, group)| group.count).sum();
        let own = if has_pikes(leads) { led } else { 0 };
        Some(FrontRank {
            figures: formed.front,
            pikes: own + behind.min(wide - led),
            bayonets: 0,
        })
    }

    /// Returns the default answer to the question whether the unit is naked foot in combat. It
    /// comes from the players' observation in a charge test, or else from the unit's formation;
    /// `None` if the formation does not show it.
    pub(super) fn naked_by_default(&self, unit: UnitRef) -> Option<bool> {
        let observed = self.unit(unit)?.1.fight.naked;
        let usual = || self.usual_pikes(unit, PikesFor::Combat);
        observed.or_else(|| usual().map(|status| status == PikeStatus::Naked))
    }

    /// Whether the unit is naked foot, as known or observed.
    pub(super) fn is_naked(&self, unit: UnitRef, asked_for: PikesFor, observed: bool) -> bool {
        let plain = self.plain_pikes(unit, asked_for);
        plain.map_or(observed, |status| status == PikeStatus::Naked)
    }

    /// Whether the unit fights as pike-supported foot. If its status is not known, it does so
    /// unless the players observed that it is naked foot.
    pub(super) fn fights_with_pikes(&self, unit: UnitRef, naked_observed: bool) -> bool {
        let plain = self.plain_pikes(unit, PikesFor::Combat);
        plain.map_or(!naked_observed, |status| status == PikeStatus::Supported)
    }

    /// Whether the players must be asked whether the unit is naked foot.
    pub(super) fn asks_naked(&self, unit: UnitRef, asked_for: PikesFor) -> bool {
        self.plain_pikes(unit, asked_for).is_none()
    }

    /// Returns the enemies that a unit meets in a charge by either side. For each, also returns
    /// whether the charge strikes its target's front.
    fn met_in_charge(&self, unit: UnitRef) -> Vec<(UnitRef, bool)> {
        if let Some(own) = self.state.charge_of(unit) {
            return vec![(own.target, self.strikes(unit, own) == Facing::Front)];
        }
        let frontal = |charger| {
            let front = |its| self.strikes(charger, its) == Facing::Front;
            self.state.charge_of(charger).is_some_and(front)
        };
        let chargers = self.chargers(unit).into_iter();
        chargers.map(|unit| (unit, frontal(unit))).collect()
    }

    /// Returns whether the unit meets steady pikes frontally (F-8.34); `None` if that depends on a
    /// mixed unit's front rank.
    fn meets_steady_pikes(&self, unit: UnitRef) -> Option<bool> {
        let met = self.met_in_charge(unit).into_iter();
        let front = met.filter(|(enemy, frontal)| *frontal && self.steady(*enemy));
        self.any_supported(front.map(|(enemy, _)| enemy))
    }

    /// Returns whether the unit meets cavalry or pike-supported foot (F-8.35, D-133); `None` if
    /// that is unknown.
    fn meets_cavalry_or_pikes(&self, unit: UnitRef) -> Option<bool> {
        let met = self.met_in_charge(unit);
        let enemies = || met.iter().map(|(enemy, _)| *enemy);
        let rides = |enemy| self.tester(enemy).is_some_and(|tester| tester.is_cavalry());
        if enemies().any(rides) {
            return Some(true);
        }
        self.any_supported(enemies())
    }

    /// Returns whether any of these enemies is pike-supported; `None` if that is unknown.
    fn any_supported(&self, enemies: impl Iterator<Item = UnitRef>) -> Option<bool> {
        let mut known = true;
        for enemy in enemies {
            match self.plain_pikes(enemy, PikesFor::ReactionTest) {
                Some(PikeStatus::Supported) => return Some(true),
                Some(PikeStatus::Naked | PikeStatus::Neither) => {}
                None => known = false,
            }
        }
        known.then_some(false)
    }

    /// Adds the known facts about pikes to the facts of a charge test.
    pub(super) fn pikes_in_charge(&self, unit: UnitRef, facts: &mut ChargeFacts) {
        facts.naked = self.is_naked(unit, PikesFor::ReactionTest, facts.naked);
        if let Some(met) = self.meets_steady_pikes(unit) {
            facts.steady_pikes_frontally = met;
        }
        if let Some(met) = self.meets_cavalry_or_pikes(unit) {
            facts.enemy_cavalry_or_pikes = met;
        }
    }

    /// Returns the default facts of a test: nothing is near, and mixed units are in their usual
    /// formation.
    pub(super) fn usual_facts(&self, unit: UnitRef, test: Test) -> Facts {
        let mut facts = Facts::none(test);
        if let Facts::Charge(charge) = &mut facts {
            let asked_for = PikesFor::ReactionTest;
            let observed = |unit| self.unit(unit).and_then(|(_, state)| state.fight.naked);
            let usual = |unit| self.usual_pikes(unit, asked_for);
            let usually = || usual(unit) == Some(PikeStatus::Naked);
            charge.naked = observed(unit).unwrap_or_else(usually);
            let has_pikes = |enemy| {
                let usually = || usual(enemy) == Some(PikeStatus::Supported);
                observed(enemy).map_or_else(usually, |naked| !naked)
            };
            let met = self.met_in_charge(unit);
            let steady = |(enemy, frontal): &(UnitRef, bool)| *frontal && self.steady(*enemy);
            charge.steady_pikes_frontally = met.iter().any(|it| steady(it) && has_pikes(it.0));
            charge.enemy_cavalry_or_pikes = met.iter().any(|it| has_pikes(it.0));
        }
        self.known(unit, facts, &[])
    }

    /// Returns the players' observations of pikes in a charge test: which units are naked foot, and
    /// which are not. Units with bayonets are left out, because bayonets may count only in tests
    /// (D-134).
    pub(super) fn observed_pikes(
        &self,
        unit: UnitRef,
        facts: &ChargeFacts,
    ) -> Vec<(UnitRef, bool)> {
        let bayonets = |of: &UnitRef| {
            let bought = self.unit(*of).map(|(bought, _)| bought);
            bought.is_some_and(|it| it.groups.iter().any(|group| group.bayonet.is_some()))
        };
        let asked = self.asked_of_pikes(unit);
        let asks = |field| asked.iter().any(|(asked, _)| *asked == field);
        let mut observed = Vec::new();
        if asks("naked") {
            observed.push((unit, facts.naked));
        }
        if asks("steady_pikes_frontally") {
            let met = self.met_in_charge(unit).into_iter();
            let mixed = |enemy: UnitRef| self.asks_naked(enemy, PikesFor::ReactionTest);
            let met: Vec<UnitRef> = met
                .filter(|(enemy, frontal)| *frontal && mixed(*enemy))
                .map(|(enemy, _)| enemy)
                .collect();
            // With several enemies, the observation does not show which of them has the pikes.
            if let [enemy] = met.as_slice() {
                observed.push((*enemy, !facts.steady_pikes_frontally));
            }
        }
        observed.retain(|(of, _)| !bayonets(of));
        observed
    }

    /// Returns the questions about pikes in a charge test, each with its clause. A question is
    /// asked only if its fact matters and is not known.
    pub(super) fn asked_of_pikes(&self, unit: UnitRef) -> Vec<(&'static str, ClauseId)> {
        let Some(((bought, state), tester)) = self.unit(unit).zip(self.tester(unit)) else {
            return Vec::new();
        };
        let choices = &self.rules.choices;
        let shot = over_half_missile(bought.groups.iter().zip(state.groups.iter().copied()));
        let fears = tester.is_foot() && shot;
        let naked = fears && self.asks_naked(unit, PikesFor::ReactionTest);
        let of_enemy = fears
            && choices.naked_foot == NakedFoot::AgainstCavalryAndPikes
            && self.meets_cavalry_or_pikes(unit).is_none();
        let at_pikes = match choices.pikes_faced {
            PikesFaced::Charging => state.charge.is_some(),
            PikesFaced::Always => true,
        };
        let steady = !tester.is_foot() && at_pikes && self.meets_steady_pikes(unit).is_none();
        [
            (naked, "naked", NAKED),
            (of_enemy, "enemy_cavalry_or_pikes", NAKED_CHARGED),
            (steady, "steady_pikes_frontally", AT_PIKES),
        ]
        .into_iter()
        .filter(|(asked, ..)| *asked)
        .map(|(_, field, clause)| (field, clause))
        .collect()
    }
}
