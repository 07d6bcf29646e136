//! Sections 9.9 and 9.10: objections to a volley, as far as the state shows them. The players
//! observe range, arc and the nearest target.

use drumhead_vocabulary::Length;

use super::ground::{FeatureKind, Stand};
use super::prelude::*;
use crate::shooting::{FiringFrom, TargetChoice, may_take_another_target, out_of_turn};

/// The id of the objection that the unit is behind a hedgerow.
pub(super) const BEHIND_HEDGEROW: &str = "hedgerow";
/// The ids of the objections to a target.
const AT_FLANK: &str = "flank_charger";
const NOT_AT_CHARGER: &str = "charger_first";
const IN_A_FIGHT: &str = "fire_in_a_fight";
const IN_HEAVY_WOOD: &str = "in_heavy_wood";
/// The ids of the objections despite which the players may allow a volley in the step of shooting.
pub(super) const ALLOWABLE: [&str; 5] = [
    BEHIND_HEDGEROW,
    AT_FLANK,
    NOT_AT_CHARGER,
    IN_A_FIGHT,
    IN_HEAVY_WOOD,
];

/// Returns the objection to shooting outside its step.
pub(super) fn out_of_step(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let now = battle.state.now.step == Step::Fire;
    (!now).then(|| objection("not_fire_step", Step::Fire.clause()).with("unit", unit))
}

/// Returns the objections to shooting with this arm now: at this unit, or at a place.
pub(super) fn against_shooting(
    battle: &Battle,
    unit: UnitRef,
    target: Option<UnitRef>,
    (arm, observed): (Arm, FireObservations),
) -> Vec<Objection> {
    let position = position(battle);
    let Some((_, state)) = position.unit(unit) else {
        return Vec::new();
    };
    let limbered = match arm {
        Arm::Guns { class, .. } => position.unlimbered(unit, class.model()) < observed.figures,
        Arm::Group { .. } => false,
    };
    let elsewhere = |at: UnitRef| Some(at) != target;
    let elsewhere = position
        .thrown(unit, arm)
        .iter()
        .any(|(at, _)| elsewhere(*at))
        || position.battering(unit, arm) > 0;
    let plugged = position.plugged_first_rank(unit, arm, observed);
    let rest = position.rest_of_ranks(unit, arm);
    let too_many = rest.filter(|rest| observed.figures > *rest);
    // If players enter more figures than have yet to shoot, some of these figures have already
    // shot, and so can reach the first target (F-9.03).
    let reach_first = too_many.is_some();
    let split = elsewhere && !may_take_another_target(position.firing_from(unit), reach_first);
    let most = too_many.filter(|_| !split);
    let against = objections([
        (state.debt > 0, "debt", DEBT),
        (
            state.turn.whole_turn,
            "whole_turn_work",
            position.work_clause(unit),
        ),
        (plugged, "front_rank_plugged", PLUGS),
        (limbered, "limbered", LIMBERED),
        (position.on_the_road(unit), "hitched", WAGONS),
        (split, "split_fire", SPLIT),
        (position.behind_hedgerow(unit), BEHIND_HEDGEROW, HEDGEROW),
    ]);
    let ranks = most.map(|most| objection("ranks", RANKS).with("most", most));
    against
        .chain(ranks)
        .map(|it| it.with("unit", unit))
        .chain(out_of_step(battle, unit))
        .collect()
}

impl Position<'_> {
    /// Returns the clause of work that took a unit's whole turn: mounting, labour at a hedgerow, or
    /// lifting stakes.
    fn work_clause(&self, unit: UnitRef) -> ClauseId {
        let mounted = self.unit(unit).is_some_and(|(_, state)| state.mounted);
        let hedgerow = self.at(unit).is_some_and(|(site, _)| {
            // A cleared hedgerow is a low wall.
            let kind = site.feature.kind;
            matches!(kind, FeatureKind::Hedgerow | FeatureKind::LowWall)
        });
        match (mounted, hedgerow) {
            (true, _) => HORSES,
            (false, true) => HEDGEROW,
            (false, false) => STAKES,
        }
    }

    /// Returns the objections to shooting at this enemy.
    pub(super) fn against_shooting_at(&self, unit: UnitRef, target: UnitRef) -> Vec<Objection> {
        let charge = |unit| self.state.charge_of(unit);
        // A charger without a target makes no contact (D-232).
        let reaches = |charge: &Charge| charge.stage != ChargeStage::TargetGone;
        // A target that the unit charges is not merely passing by (F-9.12).
        let goes = charge(unit).is_some_and(|charge| charge.target == target);
        let passes =
            charge(target).filter(|charge| charge.target != unit && !goes && reaches(charge));
        let short = passes.is_some_and(|charge| self.against_half_charge(target, charge).is_le());
        let crashes = |unit: &UnitRef| charge(*unit).is_some_and(|charge| charge.crash_in);
        let crashed_in = !crashes(&unit) && self.chargers(unit).iter().any(crashes);
        let against = objections([
            (self.charges_at_speed(unit, target), "charge_speed", SHOOTS),
            (crashes(&unit), "crashes_in", CRASH_IN),
            (crashed_in, "crashed_in", CRASH_IN),
            (short, "charges_other", PASSING),
        ])
        .map(|it| it.with("unit", unit).with("target", target));
        against.collect()
    }

    /// Returns the objection to shooting at an enemy that charges the unit's flank or rear, if the
    /// unit shoots to every side. Other units cannot shoot at such an enemy at all (F-9.10,
    /// F-9.08).
    pub(super) fn at_flank_charger(&self, unit: UnitRef, target: UnitRef) -> Option<Objection> {
        let charge = self.state.charge_of(target);
        let beside =
            self.strikes(target, charge.filter(|charge| charge.target == unit)?) != Facing::Front;
        let asked = beside && self.shoots_to_every_side(unit);
        let against = || objection(AT_FLANK, DEFENCE).with("unit", unit);
        asked.then(|| against().with("target", target))
    }

    /// Returns the enemies charging the unit's front at which these figures or guns can shoot, and
    /// at which the unit has not yet shot in this step.
    fn unshot_chargers(&self, unit: UnitRef, arm: Arm, observed: FireObservations) -> Vec<UnitRef> {
        let ahead = |of: UnitRef| {
            let charge = self.state.charge_of(of);
            charge.is_some_and(|charge| self.strikes(of, charge) == Facing::Front)
        };
        let shot = |of: UnitRef| {
            let mut blows = self.state.blows.keys();
            blows.any(|key| key.from == unit && key.target == of)
        };
        let can = |of: UnitRef| {
            let aims = self
                .aim(unit, of, arm, observed)
                .is_some_and(|aim| aim.is_ok());
            aims && self.against_shooting_at(unit, of).is_empty()
        };
        let chargers = self.chargers(unit).into_iter();
        chargers
            .filter(|it| ahead(*it) && !shot(*it) && can(*it))
            .collect()
    }

    /// Returns the objection to shooting at another enemy before an enemy that charges the unit
    /// (F-9.13, D-170). The players observe which other enemy is nearest. Each face of a square or
    /// building shoots on its own (F-9.03), and a unit that shoots while charging shoots at its
    /// target (F-7.41).
    pub(super) fn charger_first(
        &self,
        unit: UnitRef,
        target: UnitRef,
        (arm, observed): (Arm, FireObservations),
    ) -> Option<Objection> {
        let own = self
            .state
            .charge_of(unit)
            .is_some_and(|charge| charge.target == target);
        if own || self.firing_from(unit) == FiringFrom::Faces {
            return None;
        }
        let unshot = self.unshot_chargers(unit, arm, observed);
        let charger = *unshot.first()?;
        let choice = TargetChoice {
            charged: true,
            is_charger: self.chargers(unit).contains(&target),
            near: true,
            ..TargetChoice::default()
        };
        out_of_turn(choice)?;
        let against = objection(NOT_AT_CHARGER, PRIORITY);
        Some(against.with("unit", unit).with("charger", charger))
    }

    /// Returns the greatest range between two units in the same heavy wood; `None` for other units
    /// (F-11.08).
    pub(super) fn range_in_wood(&self, unit: UnitRef, target: UnitRef) -> Option<Length> {
        let wood = |unit| {
            let (site, stand) = self.at(unit)?;
            let heavy = site.feature.kind == FeatureKind::HeavyWood && stand == Stand::In;
            heavy.then_some(site.feature.id)
        };
        let same = wood(unit).is_some() && wood(unit) == wood(target);
        let sight = &self.rules.ground.sight.sight_in_heavy_wood;
        same.then(|| sight.length.at(self.setup.scale))
    }

    /// Returns the objection to far fire between two units in the same heavy wood. The players may
    /// see that both are at its edge (F-11.08).
    pub(super) fn far_in_wood(
        &self,
        unit: UnitRef,
        target: UnitRef,
        observed: FireObservations,
    ) -> Option<Objection> {
        let most = self
            .range_in_wood(unit, target)
            .filter(|_| !observed.close)?;
        let against = objection(IN_HEAVY_WOOD, HEAVY_WOOD).with("unit", unit);
        Some(against.with("inches", most.to_string()))
    }

    /// Returns the objection to shooting by or at a unit in contact: the rules do not mention such
    /// shooting, and the players decide. A unit may always shoot at its chargers and at the target
    /// of its charge (F-9.10, F-7.41).
    pub(super) fn fire_in_a_fight(&self, unit: UnitRef, target: UnitRef) -> Option<Objection> {
        let charges = |of: UnitRef, at| self.chargers(at).contains(&of);
        if charges(target, unit) || charges(unit, target) {
            return None;
        }
        let opposes = |enemy: &UnitRef| {
            let enemy = self.unit(*enemy);
            enemy.is_some_and(|(_, state)| state.on_table() && !state.routs())
        };
        let fights = |of: &UnitRef| {
            let state = self.unit(*of).map(|(_, state)| state);
            state.is_some_and(|state| state.contacts.iter().any(opposes))
        };
        let fighting = [unit, target].into_iter().find(fights)?;
        Some(objection(IN_A_FIGHT, None).with("unit", fighting))
    }
}
