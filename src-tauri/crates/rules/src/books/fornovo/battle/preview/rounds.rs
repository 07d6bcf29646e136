//! A round of combat before it is thrown: both sides beside each other.

use drumhead_words::play::{Bar, Column, Entry, OddsView, Preview, UnitRef};

use super::super::super::combat::{self, Losses, Strike, Struck, Verdict};
use super::super::super::steadiness::playing_grade;
use super::super::rounds::{Meeting, pair};
use super::super::table::Table;
use super::super::{name, say};
use super::shooting::tenths;
use crate::odds::Distribution;

/// A round between two units.
pub(super) fn fight(table: Table<'_>, unit: UnitRef, enemy: UnitRef, meeting: Meeting) -> Preview {
    let (one, other) = pair(unit, enemy);
    let Some((first, second, rounds)) = table.fighters(one, other, meeting) else {
        return Preview::default();
    };
    let matchup = combat::compare(&first, &second, rounds, table.rules);
    let column = |unit: UnitRef, strike: &Strike| {
        let entries = strike.points.lines.iter().map(|line| Entry {
            label: say(&format!("combat.points.{}", line.predicate.id()), &[]),
            clause: Some(line.clause.as_str().to_owned()),
            value: format!("{:+}", line.value),
            told: false,
        });
        Column {
            heading: name(table, unit),
            entries: entries.collect(),
            total: Some(say(
                "battle.preview.points_dice",
                &[
                    ("points", &strike.points.total().to_string()),
                    ("dice", &strike.dice.dice.to_string()),
                    ("needs", &strike.to_hit.to_string()),
                ],
            )),
        }
    };
    let blow = |strike: &Strike, target: UnitRef, by: &combat::Fighter, round| combat::Blow {
        to_hit: strike.to_hit,
        dice: strike.dice.dice,
        struck: struck(table, target, by, round),
    };
    let a = blow(&matchup.a, other, &first, rounds.a);
    let b = blow(&matchup.b, one, &second, rounds.b);
    let losses: Distribution<Losses, f64> = combat::exchange(&a, &b);
    let verdicts = combat::verdicts(&losses, Losses::default(), table.rules);
    let chance = |verdict| verdicts.chance(|other| *other == verdict);
    let mean = |of: fn(&Losses) -> u32| tenths(losses.map(of).mean());
    let bar = |key: &str, unit: Option<UnitRef>, verdict| Bar {
        label: say(
            &format!("battle.preview.{key}"),
            &[(
                "unit",
                &unit.map(|unit| name(table, unit)).unwrap_or_default(),
            )],
        ),
        chance: chance(verdict),
    };
    Preview {
        title: say(
            "battle.preview.fight",
            &[("unit", &name(table, one)), ("enemy", &name(table, other))],
        ),
        columns: vec![column(one, &matchup.a), column(other, &matchup.b)],
        needs: None,
        pool: None,
        odds: Some(OddsView {
            sentence: say(
                "battle.preview.fight_odds",
                &[
                    ("unit", &name(table, one)),
                    ("enemy", &name(table, other)),
                    ("a", &mean(|losses| losses.a)),
                    ("b", &mean(|losses| losses.b)),
                ],
            ),
            bars: vec![
                bar("loses", Some(one), Verdict::AMustTest),
                bar("draw", None, Verdict::Draw),
                bar("loses", Some(other), Verdict::BMustTest),
            ],
            then: Vec::new(),
            assumes: vec![
                say("battle.preview.assumes.no_other_enemy", &[]),
                say("battle.preview.assumes.leftovers", &[]),
            ],
        }),
        objections: Vec::new(),
    }
}

/// The troops that are struck, and what they save on.
fn struck(
    table: Table<'_>,
    target: UnitRef,
    by: &combat::Fighter,
    round: combat::Round,
) -> Vec<Struck> {
    let Some((bought, live)) = table.unit(target) else {
        return Vec::new();
    };
    let groups = bought.groups.iter().zip(live.groups.iter().copied());
    groups
        .filter(|(_, left)| *left > 0)
        .map(|(group, figures)| Struck {
            save: combat::save(
                combat::Protection {
                    armour: group.armour,
                    shield: group.shield,
                    grade: playing_grade(bought).grade,
                },
                by.striking,
                round,
                by.attack,
                table.rules,
            ),
            figures,
        })
        .collect()
}
