//! A unit's own numbers: its charge reach, its surrender score, and its test results for each sum
//! of factors.

use drumhead_rules::frame::{Sum, Value, message};
use drumhead_vocabulary::dice::FACES;

use super::Battle;
use super::charge::may_evade;
use super::clauses::{AT_ONCE, REACH, ROLL};
use super::result::{Bar, TestResult, surrenders_on};
use super::state::UnitState;
use super::sums::Sums;

/// Returns the unit's charge reach, whether it may evade, and its surrender score.
pub(super) fn own(battle: &Battle, unit: &UnitState) -> Sum {
    let mut own = Sum::new(message("panel.unit"));
    if let Some(reach) = battle.tables.reach.of(unit.body().arm) {
        let inches = message("panel.inches").with("inches", reach);
        own = own.row(message("panel.reach"), REACH, inches);
    }
    if may_evade(battle, unit) {
        own = own.row(message("panel.passes"), AT_ONCE, message("panel.evades"));
    }
    let least = surrenders_on(unit.rides(), &battle.tables);
    let from = message("panel.from").with("face", least);
    own.row(message("panel.surrenders"), ROLL, from)
}

/// Returns the unit's test results for each sum of factors.
pub(super) fn tests(battle: &Battle, unit: &UnitState) -> Sum {
    let interpretations = &battle.setup.interpretations;
    let (body, morale) = (unit.body(), unit.basic_morale);
    let sums = Sums::of(&battle.tables, interpretations, body, morale);
    let always = body.is_cavalry() && interpretations.cav_vs_cav_counter.is_always();
    let tests = Sum::new(message("panel.tests"));
    sums.each().fold(tests, |tests, sum| {
        let falls = |result, bar| {
            let judged = |face: &u8| sums.result(interpretations, *face, sum, bar) == result;
            FACES.into_iter().filter(judged).count()
        };
        let open = Bar::open(morale);
        let faces = if always {
            let horse = falls(TestResult::MayCounter, Bar::horse(morale));
            message("panel.faces_cavalry").with("horse", horse)
        } else {
            message("panel.faces")
        };
        let faces = faces
            .with("rout", falls(TestResult::Rout, open))
            .with("counter", falls(TestResult::MayCounter, open));
        let sum = message("panel.sum").with("sum", Value::Signed(sum));
        tests.row(sum, None, faces)
    })
}
