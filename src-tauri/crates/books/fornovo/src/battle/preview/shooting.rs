//! A volley before it is thrown: dice, what they need, and the odds of what
//! then follows.

use drumhead_words::dice::FACES;
use drumhead_words::play::{Bar, Column, Entry, Face, OddsView, Preview, Tone, UnitRef};

use super::super::super::reaction::{Facts, Test};
use super::super::super::shooting::{
    self, Aim, BatteryHits, CannotShoot, ModelsLeft, Side, TroopsHit, kills_general,
};
use super::super::super::tables::shooting::{GunClass, SaveAgainst};
use super::super::batter::Battery;
use super::super::duties::duty_label;
use super::super::duty::Duty;
use super::super::fire::{Arm, FireTold, cannot_shoot};
use super::super::offers::arm_name;
use super::super::state::GeneralRef;
use super::super::table::Table;
use super::super::{general_name, name, say, say_with};
use super::fate::{Fate, LossMark};
use drumhead_rules::odds::{Chance, Distribution};

/// A volley.
pub(super) fn volley(
    table: Table<'_>,
    unit: UnitRef,
    target: UnitRef,
    arm: Arm,
    told: FireTold,
) -> Preview {
    let title = say(
        "preview.volley",
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
    if let Some(friend) = told.friend {
        let at_friend = told.at_friend();
        let aim = table.aim(unit, friend, arm, at_friend);
        return past_friend(table, (friend, target), (arm, at_friend), aim, title);
    }
    Preview {
        title,
        columns: vec![dice_and_needs(&aim)],
        odds: Some(odds(table, target, (arm, &aim), told)),
        ..Preview::default()
    }
}

/// Guns with a friend in their danger zone: he is shot at first, and only what
/// misses him flies on (F-9.16).
fn past_friend(
    table: Table<'_>,
    (friend, target): (UnitRef, UnitRef),
    (arm, at_friend): (Arm, FireTold),
    aim: Option<Result<Aim, CannotShoot>>,
    title: String,
) -> Preview {
    let Some(Ok(aim)) = aim else {
        return Preview {
            title,
            ..Preview::default()
        };
    };
    let said = [
        ("friend", &*name(table, friend)),
        ("target", &*name(table, target)),
    ];
    Preview {
        title,
        columns: vec![dice_and_needs(&aim)],
        needs: Some(say("preview.past_friend", &said)),
        odds: Some(odds(table, friend, (arm, &aim), at_friend)),
        ..Preview::default()
    }
}

/// Dice that missed a friend and fly on to the target.
pub(super) fn go_on(
    table: Table<'_>,
    unit: UnitRef,
    friend: Option<(UnitRef, Option<bool>, Option<Side>)>,
) -> Preview {
    let Some(flying) = table.state.flying.get(&unit) else {
        return Preview::default();
    };
    let title = duty_label(table, Duty::GoOn { unit });
    if let Some((friend, close, side)) = friend {
        let next = flying.past(friend, close, side);
        let at_friend = next.told.at_friend();
        let aim = table.flies_at(unit, friend, &next, at_friend);
        return past_friend(
            table,
            (friend, next.target),
            (next.arm, at_friend),
            aim,
            title,
        );
    }
    match table.flies_on(unit, flying) {
        Some(Ok(aim)) => Preview {
            title,
            columns: vec![dice_and_needs(&aim)],
            odds: Some(odds(table, flying.target, (flying.arm, &aim), flying.told)),
            ..Preview::default()
        },
        Some(Err(_)) | None => Preview {
            title,
            ..Preview::default()
        },
    }
}

/// What is thrown and what it needs, each with its reason.
fn dice_and_needs(aim: &Aim) -> Column {
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
    Column {
        heading: String::new(),
        entries,
        total: Some(say(
            "preview.dice_needing",
            &[
                ("dice", &aim.dice.dice.to_string()),
                ("needs", &aim.to_hit.to_string()),
            ],
        )),
    }
}

/// A sniper's shot at a general: whether it hits, and whether the second die
/// then kills him (F-2.51, F-2.52).
pub(super) fn snipe(
    table: Table<'_>,
    unit: UnitRef,
    general: GeneralRef,
    told: FireTold,
) -> Preview {
    let him = general_name(table, general);
    let title = say(
        "preview.snipe",
        &[("unit", &name(table, unit)), ("general", &him)],
    );
    let aim = match table.snipe_aim(unit, general, told) {
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
    let hits: Distribution<u32, f64> = aim.hits_odds();
    let hit = hits.chance(|hits| *hits > 0);
    let bar = |key: &str, chance: f64| Bar {
        label: say(&format!("preview.snipe_{key}"), &[("general", &him)]),
        chance,
    };
    let lost = hit.times(&kills(table));
    Preview {
        title,
        columns: vec![dice_and_needs(&aim)],
        odds: Some(OddsView {
            sentence: say(
                "preview.snipe_odds",
                &[("needs", &aim.to_hit.to_string()), ("faces", &on(table))],
            ),
            bars: vec![bar("hits", hit), bar("misses", hit.not())],
            joint: None,
            then: vec![bar("kills", lost)],
            assumes: Vec::new(),
        }),
        ..Preview::default()
    }
}

/// Ball at a place that nobody holds: what it needs, and the odds of how often
/// it hits.
pub(super) fn batter(table: Table<'_>, unit: UnitRef, feature: u16, guns: Battery) -> Preview {
    let site = table.state.ground.get(&feature);
    let place = site.map_or_else(String::new, |site| site.feature.name.clone());
    let title = say(
        "preview.batter",
        &[("unit", &name(table, unit)), ("feature", &place)],
    );
    match table.batter_aim(unit, feature, guns) {
        None => Preview::default(),
        Some(Ok(aim)) => {
            let hits: Distribution<u32, f64> = aim.hits_odds();
            let mean = tenths(hits.mean());
            Preview {
                title,
                columns: vec![dice_and_needs(&aim)],
                odds: Some(OddsView {
                    sentence: say("preview.batter_odds", &[("hits", &mean)]),
                    bars: bars(&hits),
                    joint: None,
                    then: Vec::new(),
                    assumes: Vec::new(),
                }),
                ..Preview::default()
            }
        }
        Some(Err(error)) => Preview {
            title,
            needs: Some(cannot_shoot(error)),
            ..Preview::default()
        },
    }
}

/// The second die of a sniper's hit (F-2.52).
pub(super) fn mark(table: Table<'_>, general: GeneralRef) -> Preview {
    let him = general_name(table, general);
    let label = |lost: bool| {
        let key = if lost { "kills" } else { "spares" };
        say(&format!("preview.snipe_{key}"), &[("general", &him)])
    };
    let face = |face: u8| {
        let lost = kills_general(face, table.rules);
        Face {
            label: label(lost),
            tone: if lost { Tone::Bad } else { Tone::Good },
        }
    };
    let lost = kills(table);
    let bars = [(true, lost), (false, lost.not())];
    Preview {
        title: duty_label(table, Duty::Mark { general }),
        faces: FACES.map(face).to_vec(),
        odds: Some(OddsView {
            sentence: say("preview.mark_odds", &[("faces", &on(table))]),
            bars: bars
                .map(|(lost, chance)| Bar {
                    label: label(lost),
                    chance,
                })
                .to_vec(),
            joint: None,
            then: Vec::new(),
            assumes: Vec::new(),
        }),
        ..Preview::default()
    }
}

/// The faces on which the die that follows a sniper's hit kills.
fn killing(table: Table<'_>) -> impl Iterator<Item = u8> {
    let kills = move |face: &u8| kills_general(*face, table.rules);
    FACES.into_iter().filter(kills)
}

/// Those faces as they are told: "6".
fn on(table: Table<'_>) -> String {
    let faces: Vec<String> = killing(table).map(|face| face.to_string()).collect();
    faces.join(", ")
}

/// The chance of that die to kill.
fn kills(table: Table<'_>) -> f64 {
    let faces = killing(table).count();
    f64::ratio(u32::try_from(faces).unwrap_or(0), 6)
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

fn odds(table: Table<'_>, target: UnitRef, (arm, aim): (Arm, &Aim), told: FireTold) -> OddsView {
    let hits: Distribution<u32, f64> = aim.hits_odds();
    if table.has_guns(target) {
        return odds_at_guns(table, target, (arm, aim), told, &hits);
    }
    let troops = troops(table, target, aim.saves, told.side);
    let losses: Distribution<u32, f64> = aim.losses_odds(&troops);
    OddsView {
        sentence: say(
            "preview.volley_odds",
            &[
                ("hits", &tenths(hits.mean())),
                ("lost", &tenths(losses.mean())),
            ],
        ),
        bars: bars(&losses),
        joint: None,
        then: then(table, target, (arm, aim), told, &losses),
        assumes: vec![
            say("preview.assumes.no_other_fire", &[]),
            say("preview.assumes.leftovers", &[]),
        ],
    }
}

/// Fire at an artillery unit: a die for each hit says what it strikes, and
/// gunners save (F-9.33); their losses and its test follow as of other troops.
fn odds_at_guns(
    table: Table<'_>,
    target: UnitRef,
    (arm, aim): (Arm, &Aim),
    told: FireTold,
    hits: &Distribution<u32, f64>,
) -> OddsView {
    let left = (table.unit(target)).map(|(_, live)| ModelsLeft::from(&live.models));
    let left = left.unwrap_or_default();
    let troops = troops(table, target, aim.saves, told.side);
    let lost: Distribution<BatteryHits, f64> = aim.battery_odds(&troops, left, table.rules);
    let gunners = lost.map(|lost| lost.gunners);
    let models = [
        ("gun", lost.chance(|lost| lost.guns > 0)),
        ("limber", lost.chance(|lost| lost.limbers > 0)),
    ];
    let models = models.map(|(key, chance)| Bar {
        label: say(&format!("preview.then.{key}"), &[]),
        chance,
    });
    let follows = then(table, target, (arm, aim), told, &gunners);
    OddsView {
        sentence: say(
            "preview.guns_odds",
            &[
                ("hits", &tenths(hits.mean())),
                ("lost", &tenths(gunners.mean())),
            ],
        ),
        bars: bars(&gunners),
        joint: None,
        then: models.into_iter().chain(follows).collect(),
        assumes: vec![say("preview.assumes.no_other_fire", &[])],
    }
}

/// A bar for each number.
pub(super) fn bars(odds: &Distribution<u32, f64>) -> Vec<Bar> {
    let bar = |(number, chance): (&u32, f64)| Bar {
        label: number.to_string(),
        chance,
    };
    odds.iter().map(bar).collect()
}

/// What follows for the target: a test, its failure and a rout by it,
/// exhaustion, shattering.
fn then(
    table: Table<'_>,
    target: UnitRef,
    (arm, aim): (Arm, &Aim),
    told: FireTold,
    losses: &Distribution<u32, f64>,
) -> Vec<Bar> {
    let heavy = matches!(
        arm,
        Arm::Guns {
            class: GunClass::Heavy,
            ..
        }
    );
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
            facts.heavy_guns |= heavy && lost > 0;
            facts.steady_salvee |= aim.salvee && lost > 0;
            facts.flank_or_rear |=
                told.side != Side::Front && lost > 0 && !table.is_all_front(target);
        }
        table.fate(target, lost, &facts)
    };
    let chance = |of: &dyn Fn(Fate) -> f64| losses.expect(|lost| test(*lost).map_or(0.0, of));
    let reaches = |mark: LossMark| losses.chance(|lost| table.reaches(target, mark, *lost));
    let bar = |key: &str, chance: f64| Bar {
        label: say(&format!("preview.then.{key}"), &[]),
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
