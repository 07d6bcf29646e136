//! Sections 9.9 and 9.10: at whom a unit may shoot, as far as the desk knows;
//! range, arc and the nearest target are the table's to see.

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, UnitRef};

use super::charge_moves::SHOOTS;
use super::fire::Arm;
use super::table::Table;

/// Guns come off their limbers before they fire.
const LIMBERED: ClauseId = ClauseId::new("F-7.33");
/// Who may be shot at in passing.
const PASSING: ClauseId = ClauseId::new("F-9.12");
/// A pursuit that crashes into fresh enemies is not shot at.
const CRASH: ClauseId = ClauseId::new("F-7.59");

fn objection(id: &str, clause: ClauseId, text: &str) -> Objection {
    Objection {
        id: id.to_owned(),
        clause: Some(clause.as_str().to_owned()),
        text: text.to_owned(),
    }
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
