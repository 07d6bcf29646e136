//! What a command would do, with its reasons and its odds.

use drumhead_words::dice::{FACES, Given};
use drumhead_words::play::{
    Bar as Shown, Column, Entry, Face, OddsView, Preview, Refusal, Tone, UnitRef,
};

use super::battle::Battle;
use super::clauses::{HALF_WAY, ROLL};
use super::command::{Command, Cover};
use super::decide::{decide, owes_test};
use super::factors::{Charged, factors, total};
use super::result::{
    Bar, RearCharged, TestResult, after_rout, judge_faced, meet, rear_chain, score, surrender_odds,
    surrenders_on,
};
use super::state::Struck;
use super::tables::FactorId;
use drumhead_rules::data::catalogue::signed;
use drumhead_rules::odds::Distribution;
use drumhead_rules::play;

/// What a command would do.
pub(super) fn preview(battle: &Battle, command: &Command) -> Preview {
    let mut preview = match command {
        Command::Test { unit, cover } => test(battle, *unit, *cover),
        Command::Surrender { unit } => surrender(battle, *unit),
        Command::Counter { unit, against } => counter(battle, *unit, *against),
        Command::Declare { charger, .. } => titled(battle, "preview.declare", *charger),
        Command::Stand { unit } => titled(battle, "log.received", *unit),
        Command::Evade { unit } => titled(battle, "log.evaded", *unit),
        Command::Flee { unit, .. }
        | Command::Follow { unit, .. }
        | Command::Correct { unit, .. } => Preview {
            title: battle.name(*unit),
            ..Preview::default()
        },
        Command::End | Command::FromPaper { .. } => Preview::default(),
    };
    match decide(battle, command, &[], &mut Given::default()) {
        Ok(events) => {
            if matches!(command, Command::Flee { .. } | Command::Follow { .. }) {
                preview.needs = Some(play::told(battle, command, &events));
            }
        }
        Err(Refusal::NeedDice(pool)) => preview.pool = Some(pool),
        Err(Refusal::Impossible(objection)) => {
            preview.objections = vec![objection];
            preview.odds = None;
        }
        Err(Refusal::AgainstRules(objections)) => preview.objections = objections,
    }
    preview
}

fn titled(battle: &Battle, key: &str, unit: UnitRef) -> Preview {
    Preview {
        title: battle.words.fill(key, &[("unit", &battle.name(unit))]),
        ..Preview::default()
    }
}

fn test(battle: &Battle, unit: UnitRef, cover: Cover) -> Preview {
    let titled = titled(battle, "preview.test", unit);
    let charged = battle.charged(unit, cover);
    let Some((charged, bar)) = charged.and_then(|it| battle.bar(unit, &it).map(|bar| (it, bar)))
    else {
        return titled;
    };
    let words = battle.words;
    let applied = factors(&charged, &battle.tables, battle.readings());
    let sum = total(&applied);
    let faced = charged.is_faced();
    let entries = applied.iter().map(|factor| Entry {
        label: words.get(&format!("factor.{}", factor.id.id())).to_owned(),
        clause: Some(factor.id.clause().as_str().to_owned()),
        value: signed(factor.value),
        told: told(factor.id),
    });
    let morale = bar.basic_morale.to_string();
    Preview {
        columns: vec![
            Column {
                heading: words.get("preview.column").to_owned(),
                entries: entries.collect(),
                total: Some(signed(sum)),
            },
            Column {
                heading: words.fill("preview.threshold", &[("morale", &morale)]),
                entries: Vec::new(),
                total: Some(morale),
            },
        ],
        needs: Some(needs(battle, sum, bar, faced)),
        faces: FACES
            .map(
                |shown| match judge_faced(score(shown, sum), bar, faced, battle.readings()) {
                    TestResult::Rout => face(battle, "face.rout", Tone::Bad),
                    TestResult::Stand => face(battle, "face.stand", Tone::Plain),
                    TestResult::MayCounter => face(battle, "face.counter", Tone::Good),
                },
            )
            .to_vec(),
        odds: Some(test_view(battle, unit, &charged, bar)),
        ..titled
    }
}

/// What a face of the die comes to.
fn face(battle: &Battle, key: &str, tone: Tone) -> Face {
    Face {
        label: battle.words.get(key).to_owned(),
        tone,
    }
}

/// Whether only the table can tell a factor.
const fn told(factor: FactorId) -> bool {
    match factor {
        FactorId::Rear
        | FactorId::Flank
        | FactorId::ObstacleOrBuilding
        | FactorId::Fortification => true,
        FactorId::NoncavByCav
        | FactorId::OpenOrArtyByClose
        | FactorId::Shaken
        | FactorId::CavOnlyByNoncav
        | FactorId::CloseOnlyByOpen => false,
    }
}

/// What the die must show, in a sentence or two.
fn needs(battle: &Battle, sum: i32, bar: Bar, faced: bool) -> String {
    let words = battle.words;
    let result = |face: u8| judge_faced(score(face, sum), bar, faced, battle.readings());
    let mut says = match (1..=6).find(|face| result(*face) == TestResult::Rout) {
        None => words.get("preview.test_never").to_owned(),
        Some(1) => words.get("preview.test_always").to_owned(),
        Some(face) => words.fill("preview.test_needs", &[("score", &face.to_string())]),
    };
    let may = (1..=6).rfind(|face| result(*face) == TestResult::MayCounter);
    if let Some(face) = may {
        let counter = words.fill("preview.test_counter", &[("score", &face.to_string())]);
        says = format!("{says} {counter}");
    }
    says
}

/// How often something comes of the six faces of a die, in words.
fn often(battle: &Battle, what: &str, faces: usize) -> String {
    let how = match faces {
        0 => "never",
        6 => "always",
        _ => "times",
    };
    let values = [("times", &*faces.to_string()), ("of", "6")];
    battle.words.fill(&format!("odds.{what}_{how}"), &values)
}

fn test_view(battle: &Battle, unit: UnitRef, charged: &Charged, bar: Bar) -> OddsView {
    let words = battle.words;
    let readings = battle.readings();
    let sum = |charged: &Charged| total(&factors(charged, &battle.tables, readings));
    let faces = |charged: &Charged, bar: Bar, result| {
        let sum = sum(charged);
        let faced = charged.is_faced();
        let falls = |face: &u8| judge_faced(score(*face, sum), bar, faced, readings) == result;
        (1..=6).filter(falls).count()
    };
    let (sums, faced) = (sum(charged), charged.is_faced());
    let odds: Distribution<TestResult, f64> =
        Distribution::die(|face| judge_faced(score(face, sums), bar, faced, readings));
    let bars = [
        (TestResult::Rout, "odds.rout"),
        (TestResult::Stand, "odds.stand"),
        (TestResult::MayCounter, "odds.counter"),
    ];
    let rout = often(battle, "routs", faces(charged, bar, TestResult::Rout));
    let counter = faces(charged, bar, TestResult::MayCounter);
    let counter = often(battle, "counters", counter);
    let mut sentence = words.fill(
        "odds.sentence_test",
        &[("rout", &rout), ("counter", &counter)],
    );
    // What cannot rout in the open is not asked about behind a wall.
    if !charged.is_sheltered() && faces(charged, bar, TestResult::Rout) > 0 {
        let behind = Charged {
            obstacle: true,
            ..charged.clone()
        };
        let bar = Bar {
            sheltered: true,
            ..bar
        };
        let shelter = often(battle, "shelter", faces(&behind, bar, TestResult::Rout));
        sentence = format!("{sentence} {shelter}");
    }
    let (then, assumes) = chain(battle, unit, charged, &odds);
    OddsView {
        sentence,
        bars: bars
            .iter()
            .map(|(result, key)| Shown {
                label: words.get(key).to_owned(),
                chance: odds.chance(|it| it == result),
            })
            .collect(),
        joint: None,
        then,
        assumes,
    }
}

/// What follows on a rout: destruction, or the roll for surrender of a unit
/// charged in the rear.
fn chain(
    battle: &Battle,
    unit: UnitRef,
    charged: &Charged,
    odds: &Distribution<TestResult, f64>,
) -> (Vec<Shown>, Vec<String>) {
    let words = battle.words;
    let Some(standing) = battle.state.unit(unit) else {
        return (Vec::new(), Vec::new());
    };
    let shown = |key: &str, chance| Shown {
        label: words.get(key).to_owned(),
        chance,
    };
    if after_rout(standing.strength, &battle.tables, battle.readings()).1 {
        let rout = odds.chance(|result| *result == TestResult::Rout);
        return (vec![shown("odds.destroyed", rout)], Vec::new());
    }
    let rear = charged.chargers.iter().any(|(_, it)| *it == Struck::Rear);
    if !rear {
        return (Vec::new(), Vec::new());
    }
    let chain = rear_chain(odds, standing.rides(), &battle.tables);
    let of = |key, end| shown(key, chain.chance(|it| *it == end));
    let then = vec![
        of("odds.rout_surrenders", RearCharged::Surrenders),
        of("odds.rout_lives", RearCharged::Lives),
    ];
    let assumes = ["odds.assume_rear", "odds.assume_hand"];
    (then, assumes.map(|key| words.get(key).to_owned()).into())
}

fn surrender(battle: &Battle, unit: UnitRef) -> Preview {
    let titled = titled(battle, "preview.surrender", unit);
    let Some(standing) = battle.state.unit(unit) else {
        return titled;
    };
    let words = battle.words;
    let needed = surrenders_on(standing.rides(), &battle.tables);
    let odds: Distribution<bool, f64> = surrender_odds(standing.rides(), &battle.tables);
    let faces = (1..=6_u8).filter(|face| *face >= needed).count();
    let (_, destroyed) = after_rout(standing.strength, &battle.tables, battle.readings());
    let stays = if owes_test(battle, unit) && destroyed {
        "odds.destroyed"
    } else {
        "odds.stays"
    };
    let shown = |key: &str, end: bool| Shown {
        label: words.get(key).to_owned(),
        chance: odds.chance(|it| *it == end),
    };
    Preview {
        columns: vec![Column {
            heading: words
                .get(if standing.rides() {
                    "mount.yes"
                } else {
                    "mount.no"
                })
                .to_owned(),
            entries: vec![Entry {
                label: words.get("odds.surrenders").to_owned(),
                clause: Some(ROLL.as_str().to_owned()),
                value: format!("{needed}+"),
                told: false,
            }],
            total: None,
        }],
        needs: Some(words.fill("preview.surrender_needs", &[("score", &needed.to_string())])),
        faces: FACES
            .map(|shown| {
                if shown >= needed {
                    face(battle, "face.surrenders", Tone::Bad)
                } else {
                    face(battle, "face.stays", Tone::Good)
                }
            })
            .to_vec(),
        odds: Some(OddsView {
            sentence: often(battle, "yields", faces),
            bars: vec![shown("odds.surrenders", true), shown(stays, false)],
            joint: None,
            then: Vec::new(),
            assumes: Vec::new(),
        }),
        ..titled
    }
}

fn counter(battle: &Battle, unit: UnitRef, against: UnitRef) -> Preview {
    let half = battle
        .state
        .charge(against)
        .map(|charge| meet(charge.distance()).to_string())
        .unwrap_or_default();
    Preview {
        title: battle.name(unit),
        needs: Some(battle.words.fill("preview.meet", &[("half", &half)])),
        columns: vec![Column {
            heading: battle.name(against),
            entries: vec![Entry {
                label: battle.words.get("offer.counter").to_owned(),
                clause: Some(HALF_WAY.as_str().to_owned()),
                value: half,
                told: true,
            }],
            total: None,
        }],
        ..Preview::default()
    }
}
