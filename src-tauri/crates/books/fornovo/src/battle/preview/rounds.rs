//! A round of combat before it is thrown: both sides beside each other.

use drumhead_words::play::{Bar, Column, Entry, OddsView, Preview, UnitRef};

use super::super::super::combat::{self, AttackFrom, Losses, Strike, Struck, Verdict};
use super::super::super::reaction::{Facts, Test};
use super::super::super::steadiness::playing_grade;
use super::super::rounds::{Meeting, pair};
use super::super::table::Table;
use super::super::{name, say};
use super::fate::LossMark;
use super::joint;
use super::shooting::tenths;
use drumhead_rules::odds::Distribution;

/// A round between two units.
pub(super) fn fight(table: Table<'_>, unit: UnitRef, enemy: UnitRef, meeting: Meeting) -> Preview {
    let (one, other) = pair(unit, enemy);
    let Some((first, second, rounds)) = table.fighters(one, other, meeting) else {
        return Preview::default();
    };
    let matchup = combat::compare(&first, &second, rounds, table.rules);
    let column = |unit: UnitRef, enemy: UnitRef, strike: &Strike| {
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
                "preview.points_dice",
                &[
                    ("points", &strike.points.total().to_string()),
                    (
                        "dice",
                        &table.dice_at(unit, enemy, strike.dice.dice).to_string(),
                    ),
                    ("needs", &strike.to_hit.to_string()),
                ],
            )),
        }
    };
    let blow = |strike: &Strike, from: UnitRef, target: UnitRef, by: &combat::Fighter, round| {
        combat::Blow {
            to_hit: strike.to_hit,
            dice: table.dice_at(from, target, strike.dice.dice),
            struck: struck(table, target, by, round),
        }
    };
    let a = blow(&matchup.a, one, other, &first, rounds.a);
    let b = blow(&matchup.b, other, one, &second, rounds.b);
    let losses: Distribution<Losses, f64> = combat::exchange(&a, &b);
    let before = Losses {
        a: table.lost_to_charge_fire(one, other),
        b: table.lost_to_charge_fire(other, one),
    };
    let verdicts = combat::verdicts(&losses, before, table.rules);
    let flanks = [second.attack, first.attack].map(|attack| attack != AttackFrom::Front);
    let chance = |verdict| verdicts.chance(|other| *other == verdict);
    let mean = |of: fn(&Losses) -> u32| tenths(losses.map(of).mean());
    let bar = |key: &str, unit: Option<UnitRef>, verdict| Bar {
        label: say(
            &format!("preview.{key}"),
            &[(
                "unit",
                &unit.map(|unit| name(table, unit)).unwrap_or_default(),
            )],
        ),
        chance: chance(verdict),
    };
    // Routers run on, whatever becomes of the round.
    let routs = |unit: UnitRef| table.unit(unit).is_some_and(|(_, live)| live.routs());
    let loses = |unit: UnitRef| {
        if routs(unit) {
            "loses_routing"
        } else {
            "loses"
        }
    };
    Preview {
        title: say(
            "preview.fight",
            &[("unit", &name(table, one)), ("enemy", &name(table, other))],
        ),
        columns: vec![
            column(one, other, &matchup.a),
            column(other, one, &matchup.b),
        ],
        needs: None,
        pool: None,
        faces: Vec::new(),
        odds: Some(OddsView {
            sentence: say(
                "preview.fight_odds",
                &[
                    ("unit", &name(table, one)),
                    ("enemy", &name(table, other)),
                    ("a", &mean(|losses| losses.a)),
                    ("b", &mean(|losses| losses.b)),
                ],
            ),
            bars: vec![
                bar(loses(one), Some(one), Verdict::AMustTest),
                bar("draw", None, Verdict::Draw),
                bar(loses(other), Some(other), Verdict::BMustTest),
            ],
            joint: Some(joint::view(table, (one, other), &losses)),
            then: [(one, true, flanks[0]), (other, false, flanks[1])]
                .into_iter()
                .filter(|(unit, ..)| !routs(*unit))
                .flat_map(|(unit, first, flank)| then(table, (unit, first, flank), &losses, before))
                .collect(),
            assumes: assumes(table, [(one, other, &matchup.a), (other, one, &matchup.b)]),
        }),
        objections: Vec::new(),
    }
}

/// What the odds take for granted.
fn assumes(table: Table<'_>, sides: [(UnitRef, UnitRef, &Strike); 2]) -> Vec<String> {
    let mut all = vec![say("preview.assumes.no_other_enemy", &[])];
    for (unit, enemy, strike) in sides {
        if table.may_get_more(unit, enemy, strike.dice.dice) {
            let (unit, enemy) = (name(table, unit), name(table, enemy));
            all.push(say(
                "preview.assumes.share",
                &[("unit", &unit), ("enemy", &enemy)],
            ));
        }
    }
    all.push(say("preview.assumes.leftovers", &[]));
    all
}

/// What follows for one of the two, the first or not, struck on a flank or
/// not, from the joint chances of both sides' losses and those by fire in the
/// charge, which count (F-9.11): a test that it fails, exhaustion, shattering.
fn then(
    table: Table<'_>,
    (unit, first, flank): (UnitRef, bool, bool),
    losses: &Distribution<Losses, f64>,
    before: Losses,
) -> Vec<Bar> {
    let own = |losses: &Losses| if first { losses.a } else { losses.b };
    let caused = |losses: &Losses| if first { losses.b } else { losses.a };
    let routs = |losses: &Losses| {
        let all = *losses + before;
        let exchange = combat::Exchange {
            inflicted: caused(&all),
            suffered: own(&all),
        };
        combat::lost_round(&[exchange], table.rules)?;
        let mut facts = table.known(unit, Facts::none(Test::LostCombat), &[]);
        if let Facts::LostCombat(facts) = &mut facts {
            facts.suffered = own(&all);
            facts.caused = caused(&all);
            facts.rounds_lost = facts.rounds_lost.saturating_add(1);
            facts.flank_or_rear = flank;
        }
        table.fate(unit, own(losses), &facts)
    };
    let reaches = |mark| losses.chance(|losses| table.reaches(unit, mark, own(losses)));
    let bar = |key: &str, chance: f64| Bar {
        label: say(
            &format!("preview.then.{key}"),
            &[("unit", &name(table, unit))],
        ),
        chance,
    };
    vec![
        bar(
            "loser_routs",
            losses.expect(|losses| routs(losses).map_or(0.0, |fate| fate.routs)),
        ),
        bar("unit_exhausted", reaches(LossMark::Exhausted)),
        bar("unit_shattered", reaches(LossMark::Shattered)),
    ]
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
