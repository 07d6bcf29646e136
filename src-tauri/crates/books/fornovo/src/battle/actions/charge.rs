//! A unit declares a charge and moves (F-6.06, F-7.37 to F-7.41).

use super::choices::{Looks, asks_passed, distance, enemies, in_sight, measured, sides_of};
use super::reach;
use crate::army::Pay;
use crate::battle::charges::{
    ChargeObservations, ChargeTurn, against, against_attack, barred_ahead, charge_objections,
    is_enemy, is_measured, out_of_reach, shoots_charging,
};
use crate::battle::flight::are_met;
use crate::battle::liberty::{Deed, is_only_contact};
use crate::battle::passage::against_passing;
use crate::battle::prelude::*;

written! {
    /// A unit declares a charge (F-7.37).
    pub struct Charge {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// The players' observations.
        pub observed: ChargeObservations,
        /// Friends that the unit interpenetrates (F-7.30 to F-7.32).
        #[serde(default)]
        pub through: Vec<UnitRef>,
    }
}

/// The kinds of charge with separate offers. They differ in the side of the target, and in whether
/// the charger shoots.
const KINDS: [(Facing, bool); 4] = [
    (Facing::Front, false),
    (Facing::Flank, false),
    (Facing::Front, true),
    (Facing::Flank, true),
];

impl Charge {
    /// Returns the objections to this target and side, and to shooting in the charge.
    fn aimed(&self, position: Position<'_>) -> Vec<Objection> {
        let Self {
            unit,
            target,
            observed,
            ..
        } = *self;
        let mut faults = against_attack(position, unit, target, observed.onto, observed.in_woods);
        // A bridge opens the river in front of the target (F-11.13).
        let by_bridge = position.crosses_bridge(unit, target, &observed);
        faults.retain(|it| !(by_bridge && it.clause == Some(RIVER)));
        if observed.shoots {
            faults.extend(shoots_charging(position, unit, target));
        }
        faults
    }

    /// Whether terrain closes an enemy's front to the unit, even by way of a bridge.
    fn is_barred(&self, position: Position<'_>, target: UnitRef) -> bool {
        let barred = position.may_not_attack(self.unit, target, Facing::Front);
        let frontal = ChargeObservations {
            onto: Facing::Front,
            ..self.observed
        };
        let bridge = position.may_cross_bridge(self.unit, target, &frontal);
        barred.is_some_and(|clause| !(bridge && clause == RIVER))
    }

    /// Whether the charge strikes a flank or the rear because terrain closes the front.
    fn is_beside(&self, position: Position<'_>) -> bool {
        self.observed.onto != Facing::Front && self.is_barred(position, self.target)
    }

    /// Returns the possible targets of this kind of charge. If `beside` is true, these are enemies
    /// that can be charged in the flank, and whose front terrain closes.
    fn targets(&self, position: Position<'_>, beside: bool) -> Vec<UnitRef> {
        let onto = match beside {
            true => Facing::Flank,
            false => Facing::Front,
        };
        let may = |target: &UnitRef| {
            let charge = Self {
                target: *target,
                observed: ChargeObservations {
                    onto,
                    by_bridge: true,
                    ..self.observed
                },
                ..self.clone()
            };
            (!beside || self.is_barred(position, *target)) && charge.aimed(position).is_empty()
        };
        let mut targets = enemies(position, self.unit);
        targets.retain(may);
        targets
    }

    /// Returns the question about the part of the charge at half speed, if a named stream or steep
    /// slope is on the way.
    fn slow_part(&self, position: Position<'_>) -> Option<Question> {
        let (unit, target) = (self.unit, self.target);
        position.slow_on_charge(unit, target, &self.observed)?;
        let reach = position.charge_reach(unit, &self.observed);
        let most = reach.map(|reach| reach.total().part(2));
        Some(measured("observed/slow", "slow", most))
    }

    const fn key(&self) -> &'static str {
        match (self.observed.onto, self.observed.shoots) {
            (Facing::Front, false) => "charge",
            (Facing::Flank | Facing::Rear, false) => "charge_beside",
            (Facing::Front, true) => "charge_shooting",
            (Facing::Flank | Facing::Rear, true) => "charge_beside_shooting",
        }
    }
}

impl Action<Fornovo> for Charge {
    const NAME: &'static str = "charge";
    const GROUP: Group = Group("move");
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(CHARGES);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        is_enemy(self.unit, self.target)?;
        on_table(battle, self.target)?;
        if on_table(battle, self.unit)?.routs() {
            return Err(impossible("router_charges").with("unit", self.unit));
        }
        are_met(battle, self.unit, &self.through)?;
        is_measured(self.observed.slow)?;
        is_measured(self.observed.distance)
    }

    /// Returns an offer for each kind of charge, at its first target; if no enemy may be charged,
    /// returns an offer for the first enemy. Returns no offers before the first turn, or for a unit
    /// that routs or pursues.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let begun = has_begun(battle);
        let free =
            |state: &UnitState| state.on_table() && !state.routs() && state.pursuit.is_none();
        if !begun || !position.unit(unit).is_some_and(|(_, state)| free(state)) {
            return Vec::new();
        }
        let Some(any) = enemies(position, unit).first().copied() else {
            return Vec::new();
        };
        let at = |target, (onto, shoots)| {
            let straight = ChargeObservations {
                onto,
                shoots,
                ..ChargeObservations::default()
            };
            let by_bridge = position.may_cross_bridge(unit, target, &straight);
            let straight = ChargeObservations {
                by_bridge,
                ..straight
            };
            // A unit with closed terrain in front of it must turn first.
            let barred = position.barred_ahead(unit, target, &straight).is_some();
            let turn = match barred && position.may_turn_to_charge(unit) {
                true => ChargeTurn::ChangeFacing,
                false => ChargeTurn::None,
            };
            Self {
                unit,
                target,
                observed: ChargeObservations { turn, ..straight },
                through: Vec::new(),
            }
        };
        let first = |kind: (Facing, bool)| {
            let beside = kind.0 != Facing::Front;
            let target = *at(any, kind).targets(position, beside).first()?;
            Some(at(target, kind))
        };
        let charges: Vec<Self> = KINDS.into_iter().filter_map(first).collect();
        match charges.is_empty() {
            true => vec![at(any, (Facing::Front, false))],
            false => charges,
        }
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        let State { now, side_a, .. } = &battle.state;
        now.step.charging_side(*side_a) == Some(unit.side)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let position = position(battle);
        let mut all = Vec::new();
        if !Self::in_its_step(battle, self.unit) {
            let second = battle.state.now.step == Step::ChargesB;
            let clause = if second { CHARGES_B } else { CHARGES_A };
            all.push(against(self.unit, "not_its_step", clause));
        }
        all.extend(self.aimed(position));
        all.extend(barred_ahead(
            position,
            self.unit,
            self.target,
            self.observed,
        ));
        all.extend(out_of_reach(
            position,
            self.unit,
            self.target,
            self.observed,
        ));
        all.extend(charge_objections(position, self.unit, Deed::Charge));
        all.extend(against_passing(position, self.unit, &self.through));
        let passed = objections([(position.was_passed(self.unit), "was_passed", PASSED)]);
        all.extend(passed.map(|it| it.with("unit", self.unit)));
        all
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        is_only_contact(against)
    }

    fn plan(&self, _: &Battle, (): &()) -> Plan {
        let title = message("preview.charges").with("unit", self.unit);
        Plan::plain(title.with("target", self.target))
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        let between = (self.unit, self.target);
        reach::of_charge(position(battle), between, &self.observed, &self.through)
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self {
            unit,
            target,
            observed,
            ..
        } = *self;
        facts_of(battle, |resolver| {
            resolver.charge(unit, target, observed, false, &self.through)?;
            // The target is asked only after the charger: if the charger leaves the battle, no unit
            // is charged (D-240).
            let asked = ask_for_pay(resolver, unit)?;
            if !asked {
                ask_for_pay(resolver, target)?;
            }
            Ok(())
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        let beside = self.is_beside(position);
        let mut targets = self.targets(position, beside);
        if targets.is_empty() {
            targets = enemies(position, self.unit);
        }
        let sides = match beside {
            false => sides_of(position, self.target),
            true => &["flank", "rear"],
        };
        let mut turns = vec![
            "none",
            "change_facing",
            "wheel",
            "narrow_oblique",
            "wide_oblique",
        ];
        let may_turn = position.may_turn_to_charge(self.unit);
        let straight = ChargeObservations {
            turn: ChargeTurn::None,
            ..self.observed
        };
        let barred = position.barred_ahead(self.unit, self.target, &straight);
        turns.retain(|turn| match *turn {
            "change_facing" => may_turn,
            _ => barred.is_none() || !may_turn,
        });
        let reach = position.measured_reach(self.unit, self.target, self.observed);
        let looks = Looks {
            unit: self.unit,
            at: &targets.clone(),
            charges: true,
        };
        let whom = asks("target", "target", Answer::unit(targets));
        let mut all = vec![
            in_sight(position, &looks, whom),
            asks("observed/onto", "onto", one_of("onto", sides)),
            asks("observed/turn", "turn", one_of("turn", &turns)),
        ];
        let bridge = position.may_cross_bridge(self.unit, self.target, &self.observed);
        all.extend(bridge.then(|| asks("observed/by_bridge", "by_bridge", Answer::YesNo)));
        all.extend(self.slow_part(position));
        all.extend([
            distance("observed/distance", reach),
            asks("observed/over_half", "over_half", Answer::YesNo),
            asks("observed/straight_run", "straight_run", Answer::YesNo),
            asks("observed/broken_ground", "broken_ground", Answer::YesNo),
        ]);
        let straight = self.observed.straight_run && self.observed.turn == ChargeTurn::None;
        if straight && position.is_short(self.unit, self.observed.distance) {
            all.push(asks("observed/ran_before", "ran_before", Answer::YesNo));
        }
        all.extend(asks_passed(position, self.unit, "through"));
        all
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(self.key(), frame::unit_key(self.unit))
    }

    fn label(&self, _: &Battle) -> Message {
        message(format!("offer.{}", self.key()))
    }
}

/// Asks an unpaid unit that is charged or ordered to charge whether it will serve, once per event
/// (F-2.63, D-91). Returns whether the unit is asked.
pub(super) fn ask_for_pay(resolver: &mut Resolver<'_>, unit: UnitRef) -> Result<bool, BadFact> {
    match resolver.unit(unit)?.pay {
        Pay::Unpaid => resolver.add_incident(unit, Incident::Pay).map(|()| true),
        Pay::Paid | Pay::Partly { .. } => Ok(false),
    }
}
