//! A unit's own numbers: how far it charges, and what its test would come to
//! by the sum of the factors.

use drumhead_words::play::{Column, Entry, UnitRef};

use super::battle::Battle;
use super::clauses::{REACH, ROLL};
use super::result::{Bar, TestResult, judge, score, surrenders_on};
use super::sheet::sums_of;
use drumhead_rules::data::catalogue::signed;

/// The columns of a unit's panel; none for a unit that is not in the battle.
pub(super) fn panel(battle: &Battle, unit: UnitRef) -> Vec<Column> {
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let words = battle.words;
    let entry = |key: &str, clause: drumhead_words::ClauseId, value: String| Entry {
        label: words.get(key).to_owned(),
        clause: Some(clause.as_str().to_owned()),
        value,
        told: false,
    };
    let body = standing.body();
    let mut own = Vec::new();
    if let Some(reach) = battle.tables.reach.length(body.arm) {
        let value = words.fill("panel.inches", &[("inches", &reach.to_string())]);
        own.push(entry("panel.reach", REACH, value));
    }
    let least = surrenders_on(standing.rides(), &battle.tables).to_string();
    let value = words.fill("panel.from", &[("face", &least)]);
    own.push(entry("panel.surrenders", ROLL, value));
    let bar = Bar {
        basic_morale: standing.basic_morale,
        sheltered: false,
        horse: false,
    };
    let sums = sums_of(&battle.tables, body);
    let tests = sums.into_iter().map(|sum| {
        let falls = |result| {
            let judged = |face: &u8| judge(score(*face, sum), bar, battle.readings()) == result;
            (1..=6).filter(judged).count().to_string()
        };
        let value = words.fill(
            "panel.faces",
            &[
                ("rout", &falls(TestResult::Rout)),
                ("counter", &falls(TestResult::MayCounter)),
            ],
        );
        Entry {
            label: words.fill("panel.sum", &[("sum", &signed(sum))]),
            clause: None,
            value,
            told: false,
        }
    });
    vec![
        Column {
            heading: words.get("panel.unit").to_owned(),
            entries: own,
            total: None,
        },
        Column {
            heading: words.get("panel.tests").to_owned(),
            entries: tests.collect(),
            total: None,
        },
    ]
}
