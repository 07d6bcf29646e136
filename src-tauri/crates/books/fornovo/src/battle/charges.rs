//! Sections 7.6 to 7.9: declared charges and replies to them (F-6.06 to F-6.08).

use drumhead_vocabulary::Length;

use super::liberty::{Deed, restraints};
use super::manoeuvres::Manoeuvre;
use super::prelude::*;
use crate::army::{Armour, Group, Kind, Order};
use crate::combat::{PikeCount, may_charge_mounted};
use crate::reaction::usual_front;
use crate::weapons::Weapon;

/// The players' observations of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChargeObservations {
    /// The side of the target that the charge will strike.
    pub onto: Facing,
    /// Whether the target is visible and within one charge move (F-7.37).
    pub in_reach: bool,
    /// The distance to the target, in units of 1/32 inch at the game's scale, if measured: a unit
    /// recoils half of it after a failed charge (F-8.28).
    #[serde(default)]
    pub distance: Option<Length>,
    /// The part of the way in streams and on steep slopes at half speed, in units of 1/32 inch at
    /// the game's scale, if measured (F-11.02, F-11.03).
    #[serde(default)]
    pub slow: Option<Length>,
    /// If the distance was not measured: whether it is more than half a full charge (F-9.10).
    pub over_half: bool,
    /// Whether the charge ends in a straight run long enough for impetus (F-7.44).
    pub straight_run: bool,
    /// Whether the unit's last move ended straight ahead, so that it counts towards the run of a
    /// short charge (F-7.44).
    #[serde(default)]
    pub ran_before: bool,
    /// Whether the charge crosses, enters or strikes into terrain that removes impetus (F-7.45).
    pub broken_ground: bool,
    /// Whether a wood that is not a named feature lets skirmishers charge close order (F-7.39,
    /// D-108).
    #[serde(default)]
    pub in_woods: bool,
    /// The manoeuvre in the part of the charge that is a normal move (F-7.40).
    #[serde(default)]
    pub turn: ChargeTurn,
    /// Whether the unit shoots while charging and forgoes the bonus move (F-7.41).
    #[serde(default)]
    pub shoots: bool,
    /// Whether the charge crosses the river in its way by a bridge (F-11.13).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_bridge: bool,
}

/// A manoeuvre within a charge (F-7.40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeTurn {
    /// No manoeuvre: straight ahead.
    #[default]
    None,
    /// The unit changes its facing first.
    ChangeFacing,
    /// The unit wheels.
    Wheel,
    /// The unit moves obliquely, by at most 22.5 degrees.
    NarrowOblique,
    /// The unit moves obliquely, by more than 22.5 degrees.
    WideOblique,
}

impl Default for ChargeObservations {
    fn default() -> Self {
        Self {
            onto: Facing::Front,
            in_reach: true,
            distance: None,
            slow: None,
            over_half: true,
            straight_run: true,
            ran_before: false,
            broken_ground: false,
            in_woods: false,
            turn: ChargeTurn::None,
            shoots: false,
            by_bridge: false,
        }
    }
}

/// A charged unit's reply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case", deny_unknown_fields)]
pub enum Reply {
    /// The unit receives the charge.
    #[default]
    Stands,
    /// The unit countercharges (F-7.46).
    Countercharges {
        /// Whether the unit's straight run is long enough for impetus (F-7.44).
        straight_run: bool,
        /// Whether terrain removes the unit's impetus (F-7.45).
        broken_ground: bool,
        /// The distance of the countercharge, in units of 1/32 inch at the game's scale, if
        /// measured (F-8.28).
        #[serde(default)]
        distance: Option<Length>,
        /// Whether the unit shoots while charging and forgoes the bonus move (F-7.41).
        #[serde(default)]
        shoots: bool,
    },
    /// The unit evades (F-7.47).
    Evades,
    /// The unit forms square, if there is time (F-7.26).
    FormsSquare,
}

/// Returns an objection to a unit's charge or reply.
pub(super) fn against(unit: UnitRef, id: &str, clause: impl Into<Option<ClauseId>>) -> Objection {
    let against = message(format!("against.charge.{id}"));
    objection(id, clause).saying(against.with("unit", unit))
}

/// Checks that the other unit is an enemy.
///
/// # Errors
/// [`Impossible`] if the unit is a friend.
pub(super) fn is_enemy(unit: UnitRef, other: UnitRef) -> Result<(), Impossible> {
    let enemy = (unit.side != other.side).then_some(());
    enemy.ok_or_else(|| impossible("same_side").with("unit", other))
}

/// Checks a measured distance.
///
/// # Errors
/// [`Impossible`] if the distance is negative.
pub(super) fn is_measured(distance: Option<Length>) -> Result<(), Impossible> {
    let below = distance.is_some_and(|distance| distance < Length::ZERO);
    (!below).then_some(()).ok_or_else(|| impossible("distance"))
}

/// Returns the objections to charging this target at any distance (F-7.39).
pub(super) fn forbidden(
    position: Position<'_>,
    unit: UnitRef,
    target: UnitRef,
    in_woods: bool,
) -> Vec<Objection> {
    let (Some((bought, state)), Some((foe, enemy))) = (position.unit(unit), position.unit(target))
    else {
        return Vec::new();
    };
    let few_pikes = !may_charge_mounted(position.pikes(unit), position.rules);
    // Mounted dragoons are infantry too (F-1.13).
    let infantry = !state.mounted || bought.kind == Kind::Infantry;
    let in_woods = in_woods || position.charges_in_woods(unit, target);
    // Skirmishers fight gunners as they fight other skirmishers (F-2.12, F-10.29).
    let close = bought.order == Order::Skirmish && foe.is_in_close_order();
    let all = [
        (state.sniper, "sniper"),
        (state.morale != Morale::Good, "morale"),
        (bought.kind == Kind::Artillery, "gunners"),
        (
            infantry && enemy.mounted && few_pikes,
            "foot_against_mounted",
        ),
        (close && !in_woods, "skirmishers"),
    ]
    .into_iter()
    .filter(|(so, _)| *so);
    all.map(|(_, id)| against(unit, id, FORBIDDEN)).collect()
}

/// Returns the objections to an attack on this side of an enemy by any kind of charge: declared,
/// running on, countercharge or false rout (F-7.39, F-7.46, section 11).
pub(super) fn against_attack(
    position: Position<'_>,
    unit: UnitRef,
    target: UnitRef,
    onto: Facing,
    in_woods: bool,
) -> Vec<Objection> {
    let no_flank = onto != Facing::Front && position.is_all_front(target);
    let no_flank = no_flank.then(|| against(unit, "no_flank", ONE_WAY));
    let all = forbidden(position, unit, target, in_woods).into_iter();
    let ground = closed_to(position, unit, target, onto);
    all.chain(ground).chain(no_flank).collect()
}

/// Returns the objection that terrain closes this side of an enemy to a unit. A unit that moves
/// involuntarily stops in front of the terrain (F-7.57, section 11). A unit without a flank is
/// struck in front.
pub(super) fn closed_to(
    position: Position<'_>,
    unit: UnitRef,
    target: UnitRef,
    onto: Facing,
) -> Option<Objection> {
    let front = position.is_all_front(target);
    let struck = if front { Facing::Front } else { onto };
    let clause = position.may_not_attack(unit, target, struck);
    clause.map(|clause| against(unit, "ground", clause))
}

/// Returns the first side of an enemy to which there is no objection, the front before a flank.
pub(super) fn open_side(speaks: impl Fn(Facing) -> bool) -> Option<Facing> {
    let mut sides = [Facing::Front, Facing::Flank].into_iter();
    sides.find(|onto| !speaks(*onto))
}

/// Returns the objections that apply both to a charge and to a countercharge.
pub(super) fn charge_objections(
    position: Position<'_>,
    unit: UnitRef,
    deed: Deed,
) -> Vec<Objection> {
    let Some((_, state)) = position.unit(unit) else {
        return Vec::new();
    };
    // A charge that has run on leaves nothing of its move for a reply in the same phase (D-99).
    let answers = deed == Deed::Answer;
    let spent = answers && state.charge.is_none() && state.turn.charged.is_some();
    let all = [
        (position.on_the_road(unit), "hitched", WAGONS),
        (spent, "has_charged", CHARGES),
        (state.debt > 0, "debt", DEBT),
        (state.charge.is_some(), "charges_already", CHARGES),
        (state.turn.evaded, "has_evaded", EVADERS),
        (state.square, "square", SQUARE),
    ]
    .into_iter()
    .filter(|(so, ..)| *so)
    .map(|(_, id, clause)| against(unit, id, clause));
    restraints(position, unit, deed)
        .into_iter()
        .chain(all)
        .collect()
}

/// Returns the objection that the target is out of reach, as observed or as measured (F-7.37).
pub(super) fn out_of_reach(
    position: Position<'_>,
    unit: UnitRef,
    target: UnitRef,
    observed: ChargeObservations,
) -> Option<Objection> {
    let beyond = observed
        .distance
        .zip(position.measured_reach(unit, target, observed))
        .is_some_and(|(distance, reach)| distance > reach);
    let turns = observed.turn == ChargeTurn::ChangeFacing;
    let never = turns && !position.may_turn_to_charge(unit);
    (!observed.in_reach || beyond || never).then(|| against(unit, "out_of_reach", CHARGES))
}

/// Returns the objection that terrain in front of the unit, which its charge must cross, is closed
/// to it (F-11.10, F-11.11, F-11.12).
pub(super) fn barred_ahead(
    position: Position<'_>,
    unit: UnitRef,
    target: UnitRef,
    observed: ChargeObservations,
) -> Option<Objection> {
    let clause = position.barred_ahead(unit, target, &observed);
    clause.map(|clause| against(unit, "barred_ahead", clause))
}

/// Returns the objection that this unit may not shoot while charging (F-7.41).
pub(super) fn shoots_charging(
    position: Position<'_>,
    unit: UnitRef,
    target: UnitRef,
) -> Option<Objection> {
    let may = position.may_shoot_charging(unit, target);
    (!may).then(|| against(unit, "shoots_charging", SHOOTS))
}

impl Position<'_> {
    /// Whether a change of facing costs at most the normal move. A charge must make it within the
    /// normal move (F-7.40, F-7.27).
    pub(super) fn may_turn_to_charge(&self, unit: UnitRef) -> bool {
        let (cost, _) = self.cost(unit, Manoeuvre::ChangeFacing);
        let pace = self.figures_pace(unit);
        pace.is_none_or(|pace| cost <= pace.normal)
    }

    /// Returns the number of pikes in the unit and in its usual front rank (F-7.39, D-109).
    fn pikes(&self, unit: UnitRef) -> PikeCount {
        let Some((bought, state)) = self.unit(unit) else {
            return PikeCount::default();
        };
        let in_hand = self.in_hand(unit);
        let armed = in_hand.iter().zip(&state.groups);
        let pikes = armed.filter(|(group, _)| group.weapons.has(Weapon::Pike));
        PikeCount {
            figures: state.figures(),
            pikes: pikes.map(|(_, left)| *left).sum(),
            front: usual_front(bought, self.rules).unwrap_or_default(),
        }
    }

    /// Whether the unit may evade. Skirmishers, gunners, and light cavalry up to 2 ranks deep may
    /// evade (F-7.47).
    pub(super) fn may_evade(&self, unit: UnitRef) -> bool {
        let Some((bought, state)) = self.unit(unit) else {
            return false;
        };
        let light = |group: &Group| group.armour == Armour::Light;
        let light_horse = bought.kind == Kind::Cavalry && bought.groups.iter().all(light);
        let most = self.rules.play.evading_ranks.most;
        let thin = self.ranks(unit).is_none_or(|ranks| ranks <= most);
        let evader = bought.order == Order::Skirmish
            || bought.kind == Kind::Artillery
            || (light_horse && thin);
        evader && !state.routs()
    }
}

written! {
    /// A unit declared a charge or a countercharge, or turned in a false rout, and moved.
    pub struct ChargeDeclared {
        /// The unit.
        pub unit: UnitRef,
        /// The charge.
        pub charge: Charge,
        /// Friends that the unit interpenetrated.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub through: Vec<UnitRef>,
    }

    /// A charge began without a declaration, or changed.
    pub struct ChargeChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The charge.
        pub charge: Charge,
    }
}

unit_facts! {
    /// A unit no longer charges.
    ChargeOver |state| state.charge = None;

    /// A unit evaded and ended its own charge.
    Evaded |state| {
        state.charge = None;
        state.turn.moved = Moved::Charged;
        state.turn.evaded = true;
    };
}

/// Returns the sentence of a charge or countercharge.
pub(super) fn charged(unit: UnitRef, target: UnitRef, onto: Facing, counter: bool) -> Line {
    let onto = match onto {
        Facing::Front => "front",
        Facing::Flank => "flank",
        Facing::Rear => "rear",
    };
    let key = if counter {
        format!("log.countercharged.{onto}")
    } else {
        format!("log.charged.{onto}")
    };
    unit_line(key, unit).with("target", target)
}

/// Returns the log line of a declared charge, with the friends that the unit interpenetrated; empty
/// if the charge was declared before, or is at a later stage.
fn declared(before: &Battle, unit: UnitRef, charge: &Charge, through: &[UnitRef]) -> Vec<Line> {
    let at = |it: &Charge| (it.target, it.stage);
    let was = state_of(before, unit).ok().and_then(|state| state.charge);
    if charge.stage != ChargeStage::Declared || was.as_ref().map(at) == Some(at(charge)) {
        return Vec::new();
    }
    let clause = match (charge.counter, charge.shoots) {
        _ if charge.crash_in => "F-7.59",
        (_, true) => "F-7.41",
        (true, false) => "F-7.46",
        (false, false) => "F-7.37",
    };
    let line = if charge.crash_in {
        unit_line("log.crashes", unit).with("target", charge.target)
    } else {
        charged(unit, charge.target, charge.onto, charge.counter)
    };
    let line = line
        .about([charge.target])
        .about(through.iter().copied())
        .by(ClauseId::new(clause));
    if charge.crash_in {
        return vec![line];
    }
    let over = charge.distance.map(|distance| {
        let inches = distance.to_string();
        message("detail.over").with("inches", inches)
    });
    let shoots = charge.shoots.then(|| message("detail.shooting"));
    let passed = through
        .iter()
        .map(|friend| message("detail.through").with("unit", *friend));
    let how = over.into_iter().chain(passed).chain(shoots);
    vec![how.fold(line, Line::detail)]
}

impl Fact<Fornovo> for ChargeDeclared {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.charges(self.charge);
        let turn = &mut state.turn;
        turn.moved = Moved::Charged;
        turn.charged = Some(self.charge.target);
        turn.advanced = true;
        turn.straight_run = self.charge.straight_run;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        declared(before, self.unit, &self.charge, &self.through)
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        events.charges(self.unit, &self.charge);
    }
}

impl Fact<Fornovo> for ChargeChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.charges(self.charge);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        declared(before, self.unit, &self.charge, &[])
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        events.charges(self.unit, &self.charge);
    }
}

impl Resolver<'_> {
    /// Sets the unit's charge.
    pub(super) fn set_charge(&mut self, unit: UnitRef, charge: Charge) -> Result<(), BadFact> {
        self.change(unit, ChargeChanged { unit, charge })?;
        self.shakes_in_ditch(unit)
    }

    /// Sets the stage of the unit's charge, if it has one.
    pub(super) fn set_charge_stage(
        &mut self,
        unit: UnitRef,
        stage: ChargeStage,
    ) -> Result<(), BadFact> {
        match self.state(unit)?.charge {
            Some(charge) => self.set_charge(unit, Charge { stage, ..charge }),
            None => Ok(()),
        }
    }

    /// Ends the unit's charge.
    pub(super) fn end_charge(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, ChargeOver { unit })
    }

    /// Declares a charge through these friends, with its immediate consequences.
    pub(super) fn charge(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        observed: ChargeObservations,
        counter: bool,
        through: &[UnitRef],
    ) -> Result<(), BadFact> {
        let position = self.position();
        let ran_before = observed.ran_before || self.state(unit)?.last.straight_run;
        let charge = Charge {
            target,
            onto: observed.onto,
            counter,
            distance: observed.distance,
            over_half: observed.over_half,
            straight_run: observed.straight_run,
            ran_before: ran_before && observed.turn == ChargeTurn::None,
            broken_ground: observed.broken_ground
                || position.crosses_bridge(unit, target, &observed)
                || position.charges_from_broken_ground(unit)
                || position.charges_over_obstacle(unit, target, observed.turn),
            shoots: observed.shoots,
            crash_in: false,
            stage: ChargeStage::Declared,
        };
        let declared = ChargeDeclared {
            unit,
            charge,
            through: through.to_vec(),
        };
        self.change(unit, declared)?;
        self.shakes_in_ditch(unit)?;
        self.passed(unit, through)?;
        self.charges_over_ditch(unit, target, &observed)?;
        self.charges_over_water(unit, target, &observed)?;
        self.charges_out_of_rough(unit, charge)?;
        self.leave_ground(unit)?;
        self.lose_stakes(unit)
    }

    /// Shortens the charger's distance by the length of a countercharge. The distance is unknown if
    /// only one of the two was measured (F-7.46, F-8.28).
    pub(super) fn is_met_on_the_way(
        &mut self,
        charger: UnitRef,
        by: Option<Length>,
    ) -> Result<(), BadFact> {
        let Some(charge) = self.state(charger)?.charge else {
            return Ok(());
        };
        let left = |(way, by): (Length, Length)| way.minus(by).max(Length::ZERO);
        let distance = charge.distance.zip(by).map(left);
        self.set_charge(charger, Charge { distance, ..charge })
    }

    /// Lets the enemy reach the snipers of a side, if it charges them (F-2.53).
    pub(super) fn snipers_are_reached(&mut self, side: u8) -> Result<(), BadFact> {
        for unit in self.units_on_table() {
            // A routing sniper does not roll for an escape: it only routs.
            let reached = unit.side == side && !self.state(unit)?.routs();
            if reached && !self.position().chargers(unit).is_empty() {
                self.catches(unit)?;
            }
        }
        Ok(())
    }

    /// Lets a unit evade: its chargers lose their target (F-7.49).
    pub(super) fn evade(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.add(Evaded { unit })?;
        // The players may let the unit evade out of a fight.
        for enemy in self.state(unit)?.contacts.clone() {
            self.part(unit, enemy)?;
        }
        self.lose_stakes(unit)?;
        self.leave_guns(unit)?;
        self.leave_ground(unit)?;
        for charger in self.position().chargers(unit) {
            self.target_gone(charger)?;
        }
        Ok(())
    }

    /// Handles a target that left before contact. The charger does not follow if it fights or
    /// pursues another enemy (F-7.49, F-7.57, D-216).
    pub(super) fn target_gone(&mut self, charger: UnitRef) -> Result<(), BadFact> {
        let pursues = self.state(charger)?.pursuit.is_some();
        match pursues || self.position().fights_somebody(charger) {
            true => self.end_charge(charger),
            false => self.set_charge_stage(charger, ChargeStage::TargetGone),
        }
    }
}
