//! Sections 9.9 and 9.10: at whom a unit may shoot, as far as the desk knows;
//! range, arc and the nearest target are the table's to see.

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, UnitRef};

use super::super::shooting::{FiringFrom, TargetChoice, out_of_turn};
use super::charge_moves::SHOOTS;
use super::fire::{Arm, FireTold};
use super::name;
use super::state::Facing;
use super::table::Table;

/// Guns come off their limbers before they fire.
const LIMBERED: ClauseId = ClauseId::new("F-7.33");
/// Who may be shot at in passing.
const PASSING: ClauseId = ClauseId::new("F-9.12");
/// What a hedgerow hides.
const HEDGEROW: ClauseId = ClauseId::new("F-11.11");
/// Whom a unit shoots at before others.
const PRIORITY: ClauseId = ClauseId::new("F-9.13");
/// A pursuit that crashes into fresh enemies is not shot at.
const CRASH: ClauseId = ClauseId::new("F-7.59");

fn objection(id: &str, clause: ClauseId, text: &str) -> Objection {
    Objection {
        id: id.to_owned(),
        clause: Some(clause.as_str().to_owned()),
        text: text.to_owned(),
    }
}

/// What speaks against shooting from behind a hedgerow (F-11.11).
pub(super) fn through_hedgerow() -> Objection {
    let text = "it cannot shoot through the hedgerow before it has cut loopholes";
    objection("hedgerow", HEDGEROW, text)
}

impl Table<'_> {
    /// What speaks against firing guns that are still on their limbers.
    pub(super) fn on_limbers(&self, unit: UnitRef, arm: Arm) -> Option<Objection> {
        let limbered = self.unit(unit).is_some_and(|(_, live)| live.limbered);
        let guns = matches!(arm, Arm::Guns { .. });
        (guns && limbered && LIMBERED.stands()).then(|| {
            let text = "its guns are on their limbers: they are unlimbered first";
            objection("limbered", LIMBERED, text)
        })
    }

    /// What speaks against shooting at this enemy in particular.
    pub(super) fn against_shooting_at(&self, unit: UnitRef, target: UnitRef) -> Vec<Objection> {
        let mut all = Vec::new();
        if self.charges_at_speed(unit, target) {
            let text = "it charges: whoever shoots then does so at whom he charges, without the bonus move";
            all.push(objection("charge_speed", SHOOTS, text));
        }
        if self.is_crash(unit) && CRASH.stands() {
            let text = "pursuers crashed in: neither they nor those they met shoot";
            all.push(objection("crashed_in", CRASH, text));
        }
        let charge = |unit: UnitRef| self.unit(unit).and_then(|(_, live)| live.charge);
        let passes = charge(target).filter(|charge| charge.target != unit);
        let short = passes.is_some_and(|charge| self.comes_under_half(target, charge));
        if short && PASSING.stands() {
            let text = "whoever charges somebody else is shot at only if he comes over more than half a charge";
            all.push(objection("charges_other", PASSING, text));
        }
        all
    }

    /// Those who charge the unit where its fire goes, at whom these can shoot and whom it
    /// has not shot at in this step.
    fn unshot_chargers(&self, unit: UnitRef, arm: Arm, told: FireTold) -> Vec<UnitRef> {
        let ahead = |of: UnitRef| {
            let charge = self.unit(of).and_then(|(_, live)| live.charge);
            charge.is_some_and(|charge| self.strikes(of, charge) == Facing::Front)
        };
        let shot = |of: UnitRef| {
            let mut blows = self.state.blows.keys();
            blows.any(|key| key.from == unit && key.target == of)
        };
        let can = |of: UnitRef| {
            let aims = self.aim(unit, of, arm, told).is_some_and(|aim| aim.is_ok());
            aims && self.against_shooting_at(unit, of).is_empty()
        };
        let chargers = self.chargers(unit).into_iter();
        chargers
            .filter(|it| ahead(*it) && !shot(*it) && can(*it))
            .collect()
    }

    /// What speaks against shooting at one who does not charge the unit, before it has shot
    /// at one who does (F-9.13, D-170). Who of the others is nearest the table sees. Faces
    /// of a square or a building shoot each by itself (F-9.03), and a unit that shoots as it
    /// charges does so at whom it charges (F-7.41).
    pub(super) fn charger_first(
        &self,
        unit: UnitRef,
        target: UnitRef,
        (arm, told): (Arm, FireTold),
    ) -> Option<Objection> {
        let own = self.unit(unit).and_then(|(_, live)| live.charge);
        let own = own.is_some_and(|charge| charge.target == target);
        if own || self.firing_from(unit) == FiringFrom::Faces {
            return None;
        }
        let unshot = self.unshot_chargers(unit, arm, told);
        let charger = *unshot.first()?;
        let choice = TargetChoice {
            charged: true,
            is_charger: self.chargers(unit).contains(&target),
            near: true,
            ..TargetChoice::default()
        };
        out_of_turn(choice)?;
        let text = format!(
            "{} charges it, and is shot at before others",
            name(*self, charger)
        );
        Some(objection("charger_first", PRIORITY, &text))
    }

    /// What speaks against fire by a unit that fights hand to hand, or at one that does: of
    /// either the book says nothing, and the table decides. At whoever charges it, and at
    /// whom it charges, a unit may always shoot (F-9.10, F-7.41).
    pub(super) fn fire_in_a_fight(&self, unit: UnitRef, target: UnitRef) -> Option<Objection> {
        let charges = |of: UnitRef, at| self.chargers(at).contains(&of);
        if charges(target, unit) || charges(unit, target) {
            return None;
        }
        let stands = |enemy: &UnitRef| {
            let enemy = self.unit(*enemy);
            enemy.is_some_and(|(_, live)| live.on_table() && !live.routs())
        };
        let fights = |of: &UnitRef| {
            let live = self.unit(*of).map(|(_, live)| live);
            live.is_some_and(|live| live.contacts.iter().any(stands))
        };
        let who = [unit, target].into_iter().find(fights)?;
        let text = format!(
            "{} fights hand to hand, and the book does not say whether there is fire in a combat",
            name(*self, who)
        );
        Some(Objection {
            id: "fire_in_a_fight".to_owned(),
            clause: None,
            text,
        })
    }

    /// Whether the unit has crashed into fresh enemies in its pursuit, or such
    /// a unit into it.
    fn is_crash(&self, unit: UnitRef) -> bool {
        let crash = |unit: UnitRef| {
            let charge = self.unit(unit).and_then(|(_, live)| live.charge);
            charge.is_some_and(|charge| charge.crash_in)
        };
        crash(unit) || self.chargers(unit).into_iter().any(crash)
    }
}
