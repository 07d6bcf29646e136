//! Two units in combat, in the terms of section 10.

use std::cmp::Ordering;

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::UnitRef;

use super::ground::{Cover, Stand};
use super::position::Position;
use super::rounds::struck_side;
use super::state::*;
use crate::army::{Group, Kind};
use crate::combat::{
    self, Fighter, FightsAs, Impetus, LastRound, LengthClass, Matchup, Nerve, RoundKinds, Strikers,
    impetus, impetus_run, kind_of_round, strike_class, unit_length, weapon_length,
};
use crate::formation::{self, formed, place};
use crate::movement::Mount;
use crate::reaction::PikesFor;
use crate::steadiness::playing_grade;
use crate::terrain::{self, Against};
use crate::weapons::Weapon;

impl Position<'_> {
    /// Returns the unit's current figures by kind, without horse-holders (F-7.34).
    pub(super) fn figures_that_strike(&self, unit: UnitRef) -> Strikers {
        let mut all = Strikers::default();
        let Some((bought, state)) = self.unit(unit) else {
            return all;
        };
        for (group, left) in (self.in_hand(unit).iter()).zip(self.groups_at_hand(unit)) {
            let place = all.of_mut(strike_class(bought, group, !state.mounted));
            *place = place.saturating_add(left);
        }
        all
    }

    /// Returns the unit's figures that shot in this turn's charge, by kind (F-10.26).
    pub(super) fn shot_in_charge(&self, unit: UnitRef) -> Strikers {
        let mut all = Strikers::default();
        let Some((bought, state)) = self.unit(unit) else {
            return all;
        };
        let hand = self.in_hand(unit);
        let at_hand = self.groups_at_hand(unit);
        for ((group, left), shot) in hand.iter().zip(at_hand).zip(&state.shot_in_charge) {
            let place = all.of_mut(strike_class(bought, group, !state.mounted));
            *place = place.saturating_add(left.min(*shot));
        }
        all
    }

    /// Returns the unit's losses to shooting in a charge, or the hits before saves (D-140), if the
    /// unit's charge on this enemy or the enemy's on the unit made contact; 0 otherwise. These losses
    /// count in the impact (F-9.11, D-187).
    pub(super) fn lost_to_charge_fire(&self, unit: UnitRef, enemy: UnitRef) -> u32 {
        let home = |charger, target| self.state.charge_home(charger, target).is_some();
        let lost = self
            .unit(unit)
            .map_or(0, |(_, state)| state.turn.shot.in_charge);
        let met = home(unit, enemy) || home(enemy, unit);
        if met { lost } else { 0 }
    }

    pub(super) fn fights_as(&self, unit: UnitRef) -> FightsAs {
        match self.unit(unit) {
            Some((bought, state)) if bought.kind == Kind::Cavalry && state.mounted => {
                FightsAs::Cavalry
            }
            Some((_, state)) if state.mounted => FightsAs::MountedInfantry,
            Some(_) | None => FightsAs::Foot,
        }
    }

    /// Returns the unit's impetus against this enemy (F-7.43 to F-7.45).
    fn impetus_of(
        &self,
        unit: UnitRef,
        enemy: UnitRef,
        naked: bool,
        foe_pikes: bool,
        uphill: bool,
    ) -> Impetus {
        let charge = self.state.charge_home(unit, enemy);
        let foot = self.fights_as(enemy) == FightsAs::Foot;
        let pikes = foot && self.steady(enemy) && foe_pikes;
        charge.map_or(Impetus::None, |charge| {
            self.impetus_with(unit, charge, naked, pikes, uphill)
        })
    }

    /// Whether a charge that has not made contact has impetus, as its test counts it (F-8.31). The
    /// players observe the run and its terrain; the rest is known.
    pub(super) fn comes_with_impetus(
        &self,
        unit: UnitRef,
        charge: Charge,
        naked: bool,
        enemy_steady_pikes: bool,
    ) -> bool {
        self.impetus_with(unit, charge, naked, enemy_steady_pikes, false) != Impetus::None
    }

    /// Returns the impetus of a charge, as if it had made contact (F-7.43 to F-7.45).
    fn impetus_with(
        &self,
        unit: UnitRef,
        charge: Charge,
        naked: bool,
        enemy_steady_pikes: bool,
        uphill: bool,
    ) -> Impetus {
        let Some((_, state)) = self.unit(unit) else {
            return Impetus::None;
        };
        let frontal = self.strikes(unit, charge) == Facing::Front;
        let shot = state.turn.shot_charging;
        let slope = uphill.then_some(combat::Going::SteepUpOrAcross);
        let facts = combat::Charge {
            charged_home: true,
            fights_as: self.fights_as(unit),
            style: match self.mount(unit) {
                Some(Mount::Cavalry(style)) => style,
                Some(Mount::Infantry) | None => None,
            },
            straight: charge.straight_run && self.runs_far_enough(unit, charge),
            nerve: nerve(state),
            disordered: state.disorder.is_some(),
            naked,
            enemy_steady_pikes,
            frontal,
            // The line of stakes is in front of the target.
            stakes: frontal && self.plants(charge.target),
            shot,
            going: self.going(charge).into_iter().chain(slope).collect(),
        };
        impetus(&facts).impetus
    }

    /// Whether the unit is behind planted stakes (F-2.65).
    pub(super) fn plants(&self, unit: UnitRef) -> bool {
        self.unit(unit)
            .is_some_and(|(_, state)| state.stakes == Stakes::Planted)
    }

    /// Whether the measured distance of a charge is enough for impetus. A straight run in the last
    /// turn counts too (F-7.44).
    fn runs_far_enough(&self, unit: UnitRef, charge: Charge) -> bool {
        charge.ran_before || !self.is_short(unit, charge.distance)
    }

    /// Whether a charge of this distance, if measured, is too short for impetus (F-7.44).
    pub(super) fn is_short(&self, unit: UnitRef, distance: Option<Length>) -> bool {
        let run = impetus_run(self.fights_as(unit), self.setup.scale, self.rules);
        distance.is_some_and(|distance| distance < run)
    }

    /// Returns the terrain of a charge: the observed terrain, and the terrain of the target's place
    /// (F-7.45).
    fn going(&self, charge: Charge) -> Vec<combat::Going> {
        let observed = charge.broken_ground.then_some(combat::Going::Disordering);
        let named = self.at(charge.target).and_then(|(site, stand)| {
            let met = stand != Stand::Behind || charge.onto == Facing::Front;
            let going = || terrain::going(&site.feature, site.hits, self.rules);
            met.then(going).flatten()
        });
        observed.into_iter().chain(named).collect()
    }

    /// Returns the weight of each group in the front rank. If the fronts of the body and the
    /// sleeves are known, the weight is the number of the group's figures there; in the body, a
    /// group brought to the front comes first, then pikes, then others (F-10.06, D-179, D-262).
    /// Otherwise the weight is the number of all its figures.
    fn in_front(&self, unit: UnitRef) -> Vec<u32> {
        let Some((now, (_, state))) = self.current_unit(unit).zip(self.unit(unit)) else {
            return Vec::new();
        };
        let hand = self.in_hand(unit);
        let leads = state.leads.map(usize::from);
        let behind = |at: usize| {
            let pikes = hand.get(at).is_some_and(|it| it.weapons.has(Weapon::Pike));
            (leads != Some(at), !pikes)
        };
        let formed = formed(&now, self.rules);
        let blocks = formed.and_then(|formed| Some((formed.body?, formed.sleeves)));
        let ranked = self.led_blocks(unit).is_some();
        let blocks = blocks.filter(|(_, sleeves)| ranked || sleeves.is_some());
        let weigh = |(at, group): (usize, &Group)| {
            let Some((body, sleeves)) = blocks else {
                return group.count;
            };
            let here = place(&now, group);
            let front: u32 = match here {
                formation::Place::Body => body.front,
                formation::Place::Sleeves => sleeves.iter().flatten().map(|it| it.front).sum(),
            };
            let figures = |order: Ordering| -> u32 {
                let others = now
                    .groups
                    .iter()
                    .enumerate()
                    .filter(|(_, other)| place(&now, other) == here)
                    .filter(|(other, _)| behind(*other).cmp(&behind(at)) == order);
                others.map(|(_, other)| other.count).sum()
            };
            let left = front.saturating_sub(figures(Ordering::Less));
            let share = left
                .saturating_mul(group.count)
                .checked_div(figures(Ordering::Equal))
                .unwrap_or(0);
            share.max(left.min(1)).min(group.count)
        };
        now.groups.iter().enumerate().map(weigh).collect()
    }

    /// Returns the weapon lengths of each group, as far as the formation shows: the group's index,
    /// the length, and its weight in the front rank, which is 0 for a group behind that rank.
    /// Figures that shot in the charge have handarms (F-10.26).
    pub(super) fn lengths_by_group(&self, unit: UnitRef) -> Vec<(usize, LengthClass, u32)> {
        let hand = self.in_hand(unit);
        let left = self
            .unit(unit)
            .map(|(_, state)| state.groups.as_slice())
            .unwrap_or_default();
        let groups = hand.iter().zip(self.in_front(unit)).enumerate();
        let of = |(place, (group, weight)): (usize, (&Group, u32))| {
            let shot = self.front_that_shot(unit, place, weight);
            let length = weapon_length(group.weapons, false, self.rules);
            let strikes = left.get(place).is_some_and(|left| *left > 0);
            let own = strikes && (weight > shot || weight == 0);
            let own = own.then(|| (place, length, weight.saturating_sub(shot)));
            let shot = (shot > 0).then_some((place, LengthClass::OTHER, shot));
            own.into_iter().chain(shot)
        };
        groups.flat_map(of).collect()
    }

    /// Returns the weapon lengths of the unit's front rank. A group brought to the front is the
    /// front rank (F-10.06, F-10.27).
    pub(super) fn lengths(&self, unit: UnitRef) -> Vec<(LengthClass, u32)> {
        let leads = self.unit(unit).and_then(|(_, state)| state.leads);
        let leads = |place: usize| leads.is_none_or(|group| usize::from(group) == place);
        let front = self
            .lengths_by_group(unit)
            .into_iter()
            .filter(|(place, _, weight)| leads(*place) && *weight > 0);
        front.map(|(_, length, weight)| (length, weight)).collect()
    }

    /// Returns the part of a group's weight in the front rank that belongs to figures that shot in
    /// the charge. If the front is known, the shooters were in the striking ranks.
    fn front_that_shot(&self, unit: UnitRef, place: usize, weight: u32) -> u32 {
        let Some((bought, state)) = self.unit(unit) else {
            return 0;
        };
        let at = |figures: &[u32]| figures.get(place).copied().unwrap_or(0);
        let (shot, left) = (at(&state.shot_in_charge), at(&state.groups));
        let ranks = self.rules.combat.ranks.most.ranks;
        let of = bought.groups.get(place);
        let own = |group: &Group| of.is_some_and(|it| it.weapons == group.weapons);
        let able = self
            .in_first_ranks(unit, ranks, own)
            .unwrap_or(left)
            .min(left)
            .max(1);
        let [front_shot, _] = state.turn.fired;
        let shot = if front_shot { shot.min(able) } else { 0 };
        weight.saturating_mul(shot) / able
    }

    /// Returns one side of a combat, in the terms of section 10.
    fn fighter(
        &self,
        unit: UnitRef,
        enemy: UnitRef,
        observed: FighterObservations,
        foe: FighterObservations,
    ) -> Option<Fighter> {
        let (bought, state) = self.unit(unit)?;
        let hand = self.in_hand(unit);
        let naked = self.is_naked(unit, PikesFor::Combat, observed.naked);
        let foe_pikes = self.fights_with_pikes(enemy, foe.naked);
        // A group brought to the front is the front rank (F-10.27).
        let leads = |place: &usize| state.leads.is_none_or(|group| usize::from(group) == *place);
        let with_figures = || {
            let left = state.groups.iter().copied();
            let groups = hand.iter().zip(left).enumerate();
            let front = groups.filter(move |(place, (_, left))| *left > 0 && leads(place));
            front.map(|(_, group)| group)
        };
        let length = match observed.length {
            Some(class) => LengthClass(class),
            None => unit_length(&self.lengths(unit)),
        };
        let most = with_figures().max_by_key(|(_, left)| *left).map(|(g, _)| g);
        let known = || self.cover(unit, Against::Combat, struck_side(foe.attack));
        let cover = observed.cover.unwrap_or_else(known);
        let strikers = self.at_most(unit, enemy, observed.strikers);
        let strikers = combat::with_handarms(strikers, self.shot_in_charge(unit));
        let striking = observed.striking.unwrap_or_else(|| strikers.commonest());
        Some(Fighter {
            fights_as: self.fights_as(unit),
            grade: playing_grade(bought).grade,
            armour: most.map(|group| group.armour).unwrap_or_default(),
            shield: most.is_some_and(|group| group.shield),
            strikers,
            striking,
            length,
            impetus: self.impetus_of(unit, enemy, naked, foe_pikes, observed.uphill),
            attack: observed.attack,
            open_flanks: observed.open_flanks,
            naked,
            in_open: combat::in_the_open(observed.in_open, foe.uphill, self.fights_as(enemy)),
            nerve: nerve(state),
            lost_prior: state.fight.lost > 0,
            general: self.state.general_with(unit).is_some(),
            disordered: state.disorder.is_some(),
            cover: match cover {
                Cover::None => combat::Cover::None,
                Cover::Soft => combat::Cover::Soft,
                Cover::Hard => combat::Cover::Hard,
            },
            uphill: observed.uphill,
        })
    }

    /// Returns both sides of a combat, and the kind of round.
    pub(super) fn fighters(
        &self,
        one: UnitRef,
        other: UnitRef,
        meeting: Meeting,
    ) -> Option<(Fighter, Fighter, RoundKinds)> {
        let [a, b] = meeting.sides;
        let first = self.fighter(one, other, a, b)?;
        let second = self.fighter(other, one, b, a)?;
        let last = |unit: UnitRef, observed: FighterObservations| {
            let state = self.state.units.get(&unit);
            let charge = self.state.charge_of(unit);
            let before = state.map(|state| state.fight.last_exchange());
            let before = before.unwrap_or_default();
            LastRound {
                charged_home: charge.is_some_and(|charge| charge.stage == ChargeStage::Home),
                pike_supported: self.fights_as(unit) == FightsAs::Foot
                    && self.fights_with_pikes(unit, observed.naked),
                inflicted: before.inflicted,
                suffered: before.suffered,
            }
        };
        let rounds = kind_of_round(last(one, a), last(other, b), self.rules);
        Some((first, second, rounds))
    }

    /// Returns the comparison of the two units, and the kind of round for each.
    pub(super) fn matchup(
        &self,
        one: UnitRef,
        other: UnitRef,
        meeting: Meeting,
    ) -> Option<(Matchup, RoundKinds)> {
        let (first, second, rounds) = self.fighters(one, other, meeting)?;
        let matchup = combat::compare(&first, &second, rounds, self.rules);
        Some((matchup, rounds))
    }
}

const fn nerve(state: &UnitState) -> Nerve {
    match state.morale {
        Morale::Good | Morale::Halted { .. } => Nerve::Firm,
        Morale::Shaken { .. } => Nerve::Shaken,
        Morale::Routed { .. } => Nerve::Routing,
    }
}
