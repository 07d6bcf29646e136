//! A volley before it is thrown: dice, what they need, and the odds of what
//! then follows.

use drumhead_words::play::{Bar, Column, Entry, OddsView, Preview, UnitRef};

use super::super::super::reaction::{Facts, Test};
use super::super::super::shooting::{self, Aim, Side, TroopsHit};
use super::super::super::tables::shooting::SaveAgainst;
use super::super::fire::{Arm, FireTold, cannot_shoot};
use super::super::offers::arm_name;
use super::super::table::Table;
use super::super::{name, say, say_with};
use super::fate::{Fate, LossMark};
use crate::odds::Distribution;

/// A volley.
pub(super) fn volley(
    table: Table<'_>,
    unit: UnitRef,
    target: UnitRef,
    arm: Arm,
    told: FireTold,
) -> Preview {
    let title = say(
        "battle.preview.volley",
        &[
            ("unit", &name(table, unit)),
            ("target", &name(table, target)),
            ("arm", &arm_name(arm)),
        ],
    );
    let aim = match table.aim(unit, target, arm, told) {
        None => return Preview::default(),
        Some(Ok(aim)) => aim,
        Some(Err(error)) => {
            return Preview {
                title,
                needs: Some(cannot_shoot(error)),
                ..Preview::default()
            };
        }
    };
    let mut entries = vec![Entry {
        label: say_with(aim.dice.key(), &aim.dice.args()),
        clause: Some(aim.dice.clause.as_str().to_owned()),
        value: aim.dice.dice.to_string(),
        told: true,
    }];
    entries.push(Entry {
        label: say(aim.column.key(), &[]),
        clause: Some(aim.clause.as_str().to_owned()),
        value: aim.to_hit.to_string(),
        told: true,
    });
    entries.extend(aim.lessened.iter().map(|lessened| Entry {
        label: say(lessened.why.key(), &[]),
        clause: Some(lessened.clause.as_str().to_owned()),
        value: format!("×{}/{}", lessened.hits.over, lessened.hits.under),
        told: false,
    }));
    Preview {
        title,
        columns: vec![Column {
            heading: String::new(),
            entries,
            total: Some(say(
                "battle.preview.dice_needing",
                &[
                    ("dice", &aim.dice.dice.to_string()),
                    ("needs", &aim.to_hit.to_string()),
                ],
            )),
        }],
        needs: None,
        pool: None,
        faces: Vec::new(),
        odds: Some(odds(table, target, &aim, told)),
        objections: Vec::new(),
    }
}

/// The target's troops, as hits find them.
fn troops(table: Table<'_>, target: UnitRef, saves: SaveAgainst, from: Side) -> Vec<TroopsHit> {
    let Some((bought, live)) = table.unit(target) else {
        return Vec::new();
    };
    let of = |(group, left): (&super::super::super::army::Group, &u32)| {
        let all = shooting::saves_from(bought, group, from, table.rules);
        (*left > 0).then_some(TroopsHit {
            figures: *left,
            save: match saves {
                SaveAgainst::Crossbow => all.crossbow,
                SaveAgainst::Longbow => all.longbow,
                SaveAgainst::Other => all.other,
                SaveAgainst::Gunpowder => all.gunpowder,
            },
        })
    };
    bought
        .groups
        .iter()
        .zip(&live.groups)
        .filter_map(of)
        .collect()
}

fn odds(table: Table<'_>, target: UnitRef, aim: &Aim, told: FireTold) -> OddsView {
    let troops = troops(table, target, aim.saves, told.side);
    let hits: Distribution<u32, f64> = aim.hits_odds();
    let losses: Distribution<u32, f64> = aim.losses_odds(&troops);
    OddsView {
        sentence: say(
            "battle.preview.volley_odds",
            &[
                ("hits", &tenths(hits.mean())),
                ("lost", &tenths(losses.mean())),
            ],
        ),
        bars: losses
            .iter()
            .map(|(lost, chance)| Bar {
                label: lost.to_string(),
                chance,
            })
            .collect(),
        then: then(table, target, aim, told, &losses),
        assumes: vec![
            say("battle.preview.assumes.no_other_fire", &[]),
            say("battle.preview.assumes.leftovers", &[]),
        ],
    }
}

/// What follows for the target: a test, its failure and a rout by it,
/// exhaustion, shattering.
fn then(
    table: Table<'_>,
    target: UnitRef,
    aim: &Aim,
    told: FireTold,
    losses: &Distribution<u32, f64>,
) -> Vec<Bar> {
    let test = |lost: u32| {
        let mut facts = table.known(target, Facts::none(Test::Shooting), &[]);
        if let Facts::Shooting(facts) = &mut facts {
            match aim.saves {
                SaveAgainst::Gunpowder => facts.gunpowder_hits += lost,
                SaveAgainst::Crossbow | SaveAgainst::Longbow | SaveAgainst::Other => {
                    facts.other_hits += lost;
                }
            }
            facts.shooters = facts.shooters.saturating_add(told.figures);
            facts.artillery |= matches!(aim.row, shooting::Row::Guns(..));
            facts.steady_salvee |= aim.salvee && lost > 0;
            facts.flank_or_rear |= told.side != Side::Front && lost > 0;
        }
        table.fate(target, lost, &facts)
    };
    let chance = |of: &dyn Fn(Fate) -> f64| losses.expect(|lost| test(*lost).map_or(0.0, of));
    let reaches = |mark: LossMark| losses.chance(|lost| table.reaches(target, mark, *lost));
    let bar = |key: &str, chance: f64| Bar {
        label: say(&format!("battle.preview.then.{key}"), &[]),
        chance,
    };
    vec![
        bar("tests", chance(&|_| 1.0)),
        bar("fails", chance(&|fate| fate.fails)),
        bar("routs", chance(&|fate| fate.routs)),
        bar("exhausted", reaches(LossMark::Exhausted)),
        bar("shattered", reaches(LossMark::Shattered)),
    ]
}

/// A mean to one place: "3.3".
pub(super) fn tenths(mean: f64) -> String {
    format!("{mean:.1}")
}
