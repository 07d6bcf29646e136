//! What a command would do, with its reasons and its odds.

use drumhead_words::dice::Given;
use drumhead_words::play::{Bar, Column, Entry, OddsView, Preview, Refusal, UnitRef};

use super::battle::Battle;
use super::chances::{self, Case, Taken, casualties, parts};
use super::clauses::{REAR, SUM};
use super::command::Command;
use super::decide::{decide, guns_alone, killed, room, shares, unrolled_sum};
use super::place::{
    aim, arm_word, hex_name, host, lives, name, names_at, side_name, targets, unspent,
};
use super::readings::Pooling;
use super::state::{Standing, other};
use super::tables::Troops;
use super::words::tenths;
use drumhead_rules::hex::Cell;
use drumhead_rules::odds::{Chance as _, Distribution};

/// What a command would do.
pub(super) fn preview(battle: &Battle, command: &Command) -> Preview {
    let mut preview = match command {
        Command::Attack {
            unit,
            at,
            infantry,
            cavalry,
            guns,
        } => {
            let troops = Troops {
                infantry: *infantry,
                cavalry: *cavalry,
                guns: *guns,
            };
            attack(battle, *unit, *at, troops)
        }
        Command::Fraction { at } => fraction(battle, *at),
        Command::Roll { side } => roll(battle, *side),
        Command::Mark { unit, .. } => mark(battle, *unit),
        Command::Deploy { unit, .. }
        | Command::March { unit, .. }
        | Command::Face { unit, .. }
        | Command::Bear { unit, .. }
        | Command::FallBack { unit, .. }
        | Command::Correct { unit, .. } => Preview {
            title: name(battle, *unit),
            ..Preview::default()
        },
        Command::Objectives { side, .. } => Preview {
            title: side_name(battle, *side).to_owned(),
            ..Preview::default()
        },
        Command::End | Command::FromPaper { .. } => Preview::default(),
    };
    match decide(battle, command, &[], &mut Given::default()) {
        Ok(_) => {}
        Err(Refusal::NeedDice(pool)) => preview.pool = Some(pool),
        Err(Refusal::Impossible(objection)) => {
            preview.objections = vec![objection];
            preview.odds = None;
        }
        Err(Refusal::AgainstRules(objections)) => preview.objections = objections,
    }
    preview
}

/// The odds of one side's die (S-01).
fn roll(battle: &Battle, side: u8) -> Preview {
    let words = battle.words;
    let sides = u32::from(battle.tables.die.sides);
    let lowest = u32::from(battle.readings().d10_faces.lowest());
    let theirs = battle
        .state
        .rolls
        .get(usize::from(other(side)))
        .copied()
        .flatten();
    // Of all faces, or of all pairs of faces.
    let (above, even, all) = match theirs {
        Some(face) => {
            let place = u32::from(face).saturating_sub(lowest);
            (sides.saturating_sub(place + 1), 1, sides)
        }
        None => (sides * sides.saturating_sub(1) / 2, sides, sides * sides),
    };
    let below = all.saturating_sub(above).saturating_sub(even);
    let bar = |key: &str, of: u32| Bar {
        label: words.get(key).to_owned(),
        chance: f64::ratio(of, all),
    };
    Preview {
        title: words.fill("pool.first", &[("side", side_name(battle, side))]),
        odds: Some(OddsView {
            sentence: words.get("odds.first").to_owned(),
            bars: vec![
                bar("odds.marches_first", above),
                bar("odds.even", even),
                bar("odds.marches_second", below),
            ],
            joint: None,
            then: Vec::new(),
            assumes: Vec::new(),
        }),
        ..Preview::default()
    }
}

fn attack(battle: &Battle, unit: UnitRef, at: Cell, troops: Troops) -> Preview {
    let words = battle.words;
    let titled = |hex: &str| Preview {
        title: words.fill("preview.attack", &[("hex", hex)]),
        ..Preview::default()
    };
    let preview = titled(&hex_name(battle, at));
    let Some(from) = battle.state.unit(unit).and_then(Standing::place) else {
        return preview;
    };
    let case = aim(battle, unit.side, from, at, troops).case;
    let before = pooled_before(battle, at);
    let sum = chances::tenths(troops, case, &battle.tables).saturating_add(before);
    let mut columns = vec![sum_of(battle, troops, case, before)];
    let most = room(battle, unit.side, at);
    // What was added before was added for the stance that is: both ways would mix the two.
    if before == 0 {
        columns.push(both_ways(battle, troops, case, most));
    }
    Preview {
        columns,
        needs: Some(needs(battle, sum, most)),
        odds: Some(odds(battle, unit.side, at, sum)),
        ..preview
    }
}

/// The sums of attacks on a hex that this one is thrown for together with; none where each
/// hex throws for itself (gap S-A1).
fn pooled_before(battle: &Battle, at: Cell) -> u32 {
    match battle.readings().pooling {
        Pooling::PerFiringHex => 0,
        Pooling::PerTarget => unrolled_sum(battle, at).map_or(0, |(_, before)| before),
    }
}

fn fraction(battle: &Battle, at: Cell) -> Preview {
    let words = battle.words;
    let title = words.fill("pool.fraction", &[("hex", &hex_name(battle, at))]);
    let Some((side, sum)) = unrolled_sum(battle, at) else {
        return Preview {
            title,
            ..Preview::default()
        };
    };
    Preview {
        title,
        needs: Some(needs(battle, sum, room(battle, side, at))),
        odds: Some(odds(battle, side, at, sum)),
        ..Preview::default()
    }
}

/// A sum with its parts (S-12 to S-19), after what it is added to.
fn sum_of(battle: &Battle, troops: Troops, case: Case, before: u32) -> Column {
    let words = battle.words;
    let mut entries = Vec::new();
    if before > 0 {
        entries.push(Entry {
            label: words.get("preview.before").to_owned(),
            clause: Some(SUM.as_str().to_owned()),
            value: tenths(before),
            told: false,
        });
    }
    for share in shares(battle, troops, case) {
        let arm = arm_word(battle, share.arm, share.many);
        let mut add = |key: &str, clause: &str, each: u32| {
            let values = [
                ("many", share.many.to_string()),
                ("arm", arm.clone()),
                ("each", tenths(each)),
            ];
            let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
            entries.push(Entry {
                label: words.fill(key, &values),
                clause: Some(clause.to_owned()),
                value: tenths(u32::from(share.many).saturating_mul(each)),
                told: false,
            });
        };
        add("preview.share", share.arm.clause().as_str(), share.each);
        if share.rear > 0 {
            add("preview.rear", REAR.as_str(), share.rear);
        }
    }
    Column {
        heading: words.get("preview.sum").to_owned(),
        entries,
        total: Some(tenths(
            chances::tenths(troops, case, &battle.tables).saturating_add(before),
        )),
    }
}

/// The same attack on troops that stand and on troops that fall back, of whom no
/// more than so many can fall.
fn both_ways(battle: &Battle, troops: Troops, case: Case, most: u32) -> Column {
    let words = battle.words;
    let entry = |key: &str, standing: bool| Entry {
        label: words.get(key).to_owned(),
        clause: Some(super::clauses::STANCE.as_str().to_owned()),
        value: tenths(chances::mean(
            chances::tenths(troops, Case { standing, ..case }, &battle.tables),
            most,
            &battle.tables,
        )),
        told: false,
    };
    Column {
        heading: words.get("preview.both_ways").to_owned(),
        entries: vec![
            entry("preview.if_standing", true),
            entry("preview.if_fall_back", false),
        ],
        total: None,
    }
}

/// What a sum comes to where no more than so many can fall, in a sentence (S-12).
fn needs(battle: &Battle, sum: u32, most: u32) -> String {
    let words = battle.words;
    let of = parts(sum, &battle.tables);
    if of.sure >= most && sum > 0 {
        let values = [("tenths", &*tenths(sum)), ("most", &*most.to_string())];
        return words.fill("preview.needs_all", &values);
    }
    let faces = battle.readings().d10_faces;
    let highest = chances::faces_for(of.fraction, faces, &battle.tables)
        .last()
        .copied();
    let values = [
        ("tenths", tenths(sum)),
        ("sure", of.sure.to_string()),
        ("face", highest.unwrap_or(0).to_string()),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    match highest {
        None => words.fill("preview.needs_none", &values),
        Some(_) => words.fill("preview.needs", &values),
    }
}

/// The odds of a sum of chances on a hex, alone and with what fell before.
fn odds(battle: &Battle, side: u8, at: Cell, sum: u32) -> OddsView {
    let words = battle.words;
    let enemy = other(side);
    let target = battle.state.target_at(enemy, at, lives(battle));
    let readings = battle.readings();
    let here: Distribution<Taken, f64> = casualties(&[sum], target, &battle.tables, readings);
    let lost = here.map(|taken| taken.all());
    let most = room(battle, side, at);
    // No more fall than there are left, with those that wait.
    let lost = lost.map(|many| (*many).min(most));
    let bars = lost.iter().map(|(many, chance)| Bar {
        label: killed(battle, side, at, *many),
        chance,
    });
    // Casualties that wait for the step's end fall on the same troops.
    let before = battle.state.blows_on(at).filter(|blow| blow.side == side);
    let waiting: u32 = before.filter_map(|blow| blow.casualties).sum();
    let all: Distribution<u32, f64> =
        Distribution::certain(waiting).sum(&chances::rolled(sum, &battle.tables));
    let men = target.infantry + target.cavalry;
    let emptied = all.chance(|many| {
        let taken = chances::taken(target, *many, readings);
        taken.infantry + taken.cavalry >= men && (taken.guns >= target.guns || target.guns == 0)
    });
    let mut then = vec![Bar {
        label: words.get("odds.emptied").to_owned(),
        chance: emptied,
    }];
    if target.guns > 0 {
        let silent = all.chance(|many| chances::taken(target, *many, readings).guns >= target.guns);
        then.push(Bar {
            label: words.get("odds.silenced").to_owned(),
            chance: silent,
        });
    }
    let mean = chances::mean(sum, most, &battle.tables);
    let sentence = if guns_alone(battle, side, at) {
        "odds.mean_guns"
    } else {
        "odds.mean"
    };
    let assumes = if waiting > 0 {
        vec![words.fill("odds.assume", &[("many", &waiting.to_string())])]
    } else {
        Vec::new()
    };
    OddsView {
        sentence: words.fill(sentence, &[("tenths", &tenths(mean))]),
        bars: bars.collect(),
        joint: None,
        then,
        assumes,
    }
}

/// All that the enemy could bring against a hex now, and from where: one sum
/// for each hex, and how it would attack.
pub(super) fn threats(battle: &Battle, side: u8, at: Cell) -> Vec<(Cell, Troops, Case)> {
    let enemy = other(side);
    let units = battle.state.units().filter(|(unit, _)| unit.side == enemy);
    let mut hexes: Vec<_> = units.filter_map(|(_, unit)| unit.place()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
        .into_iter()
        .filter_map(|from| {
            let (_, troops) = targets(battle, enemy, from)
                .into_iter()
                .find(|it| it.0 == at)?;
            Some((from, troops, aim(battle, enemy, from, at, troops).case))
        })
        .collect()
}

/// Marking troops: what they would lose both ways to all who are next to them.
fn mark(battle: &Battle, unit: UnitRef) -> Preview {
    let preview = Preview {
        title: name(battle, unit),
        ..Preview::default()
    };
    let Some(hex) = battle.state.unit(unit).and_then(Standing::place) else {
        return preview;
    };
    let found = exposure(battle, unit.side, hex);
    Preview {
        columns: found.into_iter().collect(),
        ..preview
    }
}

/// What troops would lose on the average to all who are next to them, standing
/// and falling back; nothing where nobody is.
pub(super) fn exposure(battle: &Battle, side: u8, hex: Cell) -> Option<Column> {
    let words = battle.words;
    let threats = threats(battle, side, hex);
    if threats.is_empty() {
        return None;
    }
    let sum = |standing: bool| -> u32 {
        let each = threats.iter().map(|(_, troops, case)| {
            chances::tenths(*troops, Case { standing, ..*case }, &battle.tables)
        });
        each.fold(0, u32::saturating_add)
    };
    let target = battle.state.target_at(side, hex, lives(battle));
    let most = chances::taken(target, u32::MAX, battle.readings()).all();
    let most = most.saturating_mul(battle.tables.die.sides.into());
    let emptied = |standing: bool| -> f64 {
        let sums: Vec<_> = threats
            .iter()
            .map(|(_, troops, case)| {
                chances::tenths(*troops, Case { standing, ..*case }, &battle.tables)
            })
            .collect();
        let odds: Distribution<Taken, f64> =
            casualties(&sums, target, &battle.tables, battle.readings());
        let men = target.infantry + target.cavalry;
        odds.chance(|taken| {
            taken.infantry + taken.cavalry >= men && (target.guns == 0 || taken.guns >= target.guns)
        })
    };
    let mut entries = Vec::new();
    for (standing, key) in [
        (true, "preview.if_standing"),
        (false, "preview.if_fall_back"),
    ] {
        let values = [("chance", percent(emptied(standing)))];
        let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
        entries.push(Entry {
            label: words.get(key).to_owned(),
            clause: Some(SUM.as_str().to_owned()),
            value: format!(
                "{}{}",
                tenths(sum(standing).min(most)),
                words.fill("preview.emptied", &values)
            ),
            told: false,
        });
    }
    let from = threats.iter().map(|(from, ..)| {
        let names = names_at(battle, other(side), *from);
        format!("{names} ({})", hex_name(battle, *from))
    });
    let from = from.collect::<Vec<_>>().join(", ");
    Some(Column {
        heading: words.fill("preview.exposed", &[("units", &from)]),
        entries,
        total: None,
    })
}

/// A chance in whole hundredths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::float_arithmetic,
    reason = "a chance is 0 to 1, and is shown in hundredths"
)]
pub(super) fn percent(chance: f64) -> String {
    format!("{}%", (chance * 100.0).round() as u32)
}

/// What can be attacked from a group's hex, and with what sum.
pub(super) fn prospects(battle: &Battle, unit: UnitRef) -> Vec<(Cell, u32)> {
    let Some(from) = battle.state.unit(unit).and_then(Standing::place) else {
        return Vec::new();
    };
    let left = unspent(battle, unit.side, from);
    if left.is_nobody() || host(battle, unit.side, from, &[]).is_none() {
        return Vec::new();
    }
    let targets = targets(battle, unit.side, from).into_iter();
    targets
        .map(|(at, troops)| {
            let case = aim(battle, unit.side, from, at, troops).case;
            (at, chances::tenths(troops, case, &battle.tables))
        })
        .collect()
}
