//! What happened, in words, for the log.

use drumhead_words::ClauseId;
use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::battle::Battle;
use super::clauses::{
    AT_ONCE, COUNTER, FLIGHT, FOLLOW, HALF_WAY, ROLL, ROUT, ROUTING, SHELTERED, TEST, WHO, YIELD,
};
use super::command::{Command, Correction, Cover, Flight};
use super::event::Event;
use super::factors::Applied;
use super::melees::melees;
use super::result::{Case, TestResult, judge_faced, meet};
use super::shown::clause_of;
use super::state::{Away, Moved, Stage, Step};
use super::tables::FactorId;
use super::view::order_key;
use drumhead_rules::data::catalogue::signed;

/// What happened, in words; `battle` is as it stood before.
pub(super) fn narrate(battle: &Battle, command: &Command, events: &[Event]) -> Vec<LogLine> {
    let charged = matches!(command, Command::Test { .. });
    let flees = matches!(command, Command::Flee { .. });
    events
        .iter()
        .flat_map(|event| lines(battle, event, (charged, flees)))
        .collect()
}

/// A line about these units.
fn line(text: String, clauses: &[ClauseId], units: &[UnitRef], tone: Tone) -> LogLine {
    LogLine {
        text,
        clauses: clauses.iter().map(|id| id.as_str().to_owned()).collect(),
        units: units.to_vec(),
        tone,
    }
}

fn lines(battle: &Battle, event: &Event, (charged, flees): (bool, bool)) -> Vec<LogLine> {
    let words = battle.words;
    let say = |key: &str, unit: UnitRef| words.fill(key, &[("unit", &battle.name(unit))]);
    match event {
        Event::Declared { charge } => {
            let struck = words
                .get(&format!("struck.{}", charge.struck.id()))
                .to_owned();
            let text = words.fill(
                "log.declared",
                &[
                    ("charger", &battle.name(charge.charger)),
                    ("target", &battle.name(charge.target)),
                    ("struck", &struck),
                    ("inches", &charge.inches.to_string()),
                ],
            );
            vec![line(
                text,
                &[WHO],
                &[charge.charger, charge.target],
                Tone::Plain,
            )]
        }
        Event::StepBegan { step } => {
            let called = words.get(&format!("step.{}", step.id())).to_owned();
            let text = words.fill("log.step", &[("step", &called)]);
            let mut lines = vec![line(text, &[clause_of(*step)], &[], Tone::Plain)];
            if let Some(melees) = melees(battle).filter(|_| *step == Step::Melee) {
                lines.push(line(melees, &[clause_of(*step)], &[], Tone::Plain));
            }
            lines
        }
        Event::TurnBegan { turn, mover } => {
            let turn = turn.to_string();
            let values = [("turn", turn.as_str()), ("side", battle.side_name(*mover))];
            vec![line(
                words.fill("log.turn", &values),
                &[WHO],
                &[],
                Tone::Plain,
            )]
        }
        Event::Tested {
            unit,
            face,
            factors,
            score,
            basic_morale,
            result,
        } => tested(
            battle,
            *unit,
            (*face, *score, *basic_morale),
            factors,
            *result,
        ),
        Event::Answers { unit, stage, .. } => match stage {
            // What the test came to has said this already.
            Stage::Stood if charged => Vec::new(),
            Stage::Stood => vec![line(
                say("log.received", *unit),
                &[AT_ONCE],
                &[*unit],
                Tone::Plain,
            )],
            Stage::Evaded => vec![line(
                say("log.evaded", *unit),
                &[AT_ONCE],
                &[*unit],
                Tone::Plain,
            )],
            // What the charger's move and the rout say.
            Stage::Waiting | Stage::Answering | Stage::Countered | Stage::Fleeing | Stage::Fled => {
                Vec::new()
            }
        },
        Event::Routed { unit, strength } => {
            let values = [
                ("unit", battle.name(*unit)),
                ("strength", strength.to_string()),
            ];
            let values = values
                .each_ref()
                .map(|(name, value)| (*name, value.as_str()));
            let clause = if charged { ROUT } else { ROUTING };
            vec![line(
                words.fill("log.routed", &values),
                &[clause],
                &[*unit],
                Tone::Bad,
            )]
        }
        // Its rout move has said so.
        Event::Left {
            away: Away::OffTable,
            ..
        } if flees => Vec::new(),
        Event::Left { unit, away } => {
            let (key, clause) = match away {
                Away::Destroyed => ("log.destroyed", ROUT),
                Away::Surrendered => ("log.surrendered", ROLL),
                Away::OffTable => ("log.off_table", FLIGHT),
            };
            vec![line(say(key, *unit), &[clause], &[*unit], Tone::Bad)]
        }
        Event::Fled { unit, flight } => {
            let key = match flight {
                Flight::Cover => "log.fled_cover",
                Flight::OffTable => "log.fled_off",
                Flight::Cornered => "log.cornered",
                Flight::Stuck => "log.stuck",
            };
            vec![line(say(key, *unit), &[FLIGHT], &[*unit], Tone::Bad)]
        }
        Event::ChargerMoved { charger, moved } => vec![moved_line(battle, *charger, *moved)],
        Event::MustRoll { unit, why } => {
            let key = match why {
                Case::Rear => "log.must_rear",
                Case::Caught => "log.must_caught",
                Case::Cornered => "log.must_cornered",
            };
            vec![line(say(key, *unit), &[YIELD], &[*unit], Tone::Warn)]
        }
        Event::Rolled {
            unit,
            face,
            needed,
            surrenders,
            ..
        } => {
            let name = battle.name(*unit);
            let text = words.fill(
                "log.rolls",
                &[
                    ("unit", &name),
                    ("face", &face.to_string()),
                    ("needed", &needed.to_string()),
                ],
            );
            let mut lines = vec![line(text, &[YIELD, ROLL], &[*unit], Tone::Plain)];
            if !surrenders {
                lines.push(line(
                    say("log.defiant", *unit),
                    &[ROLL],
                    &[*unit],
                    Tone::Good,
                ));
            }
            lines
        }
        Event::FromPaper { units } => {
            let names: Vec<_> = units.iter().map(|unit| battle.name(*unit)).collect();
            let text = if units.is_empty() {
                words.get("log.paper_nothing").to_owned()
            } else {
                words.fill("log.paper", &[("units", &names.join(", "))])
            };
            vec![line(text, &[], units, Tone::Plain)]
        }
        Event::Corrected { unit, set } => {
            vec![line(
                corrected(battle, *unit, set),
                &[],
                &[*unit],
                Tone::Plain,
            )]
        }
    }
}

fn tested(
    battle: &Battle,
    unit: UnitRef,
    (face, score, basic_morale): (u8, i32, u8),
    factors: &[Applied],
    result: TestResult,
) -> Vec<LogLine> {
    let words = battle.words;
    let told: String = factors
        .iter()
        .map(|factor| {
            let why = words
                .get(&format!("factor.{}", factor.id.id()))
                .to_lowercase();
            words.fill(
                "log.factor",
                &[("value", &signed(factor.value)), ("why", &why)],
            )
        })
        .collect();
    let name = battle.name(unit);
    let text = words.fill(
        "log.tested",
        &[
            ("unit", &name),
            ("face", &face.to_string()),
            ("factors", &told),
            ("score", &plainly(score)),
            ("morale", &basic_morale.to_string()),
        ],
    );
    let clauses: Vec<_> = std::iter::once(TEST)
        .chain(factors.iter().map(|factor| factor.id.clause()))
        .collect();
    let mut lines = vec![line(text, &clauses, &[unit], Tone::Plain)];
    let say = |key: &str| words.fill(key, &[("unit", &name)]);
    match result {
        // The rout itself says so.
        TestResult::Rout => {}
        TestResult::Stand if only_shelter_bars(battle, unit, score, factors) => {
            let clauses = &[TEST, SHELTERED];
            lines.push(line(
                say("log.stands_sheltered"),
                clauses,
                &[unit],
                Tone::Good,
            ));
        }
        TestResult::Stand => lines.push(line(say("log.stands"), &[TEST], &[unit], Tone::Good)),
        TestResult::MayCounter => {
            lines.push(line(
                say("log.may_counter"),
                &[COUNTER],
                &[unit],
                Tone::Good,
            ));
        }
    }
    lines
}

/// Whether a unit would counter-charge on this score, were it not sheltered (C-09, C-10).
fn only_shelter_bars(battle: &Battle, unit: UnitRef, score: i32, factors: &[Applied]) -> bool {
    let shelters = |it: &Applied| {
        matches!(
            it.id,
            FactorId::ObstacleOrBuilding | FactorId::Fortification
        )
    };
    let open = battle.charged(unit, Cover::Open);
    let open = open.and_then(|charged| Some((battle.bar(unit, &charged)?, charged.is_faced())));
    factors.iter().any(shelters)
        && open.is_some_and(|(bar, faced)| {
            judge_faced(score, bar, faced, battle.readings()) == TestResult::MayCounter
        })
}

/// A number with the minus sign that its factors have, and no plus.
fn plainly(value: i32) -> String {
    signed(value).trim_start_matches('+').to_owned()
}

fn moved_line(battle: &Battle, charger: UnitRef, moved: Moved) -> LogLine {
    let words = battle.words;
    let Some(charge) = battle.state.charge(charger) else {
        return line(battle.name(charger), &[FOLLOW], &[charger], Tone::Plain);
    };
    let (mine, theirs) = (battle.name(charger), battle.name(charge.target));
    let half = meet(charge.distance()).to_string();
    let values = [
        ("charger", mine.as_str()),
        ("target", theirs.as_str()),
        ("unit", theirs.as_str()),
        ("against", mine.as_str()),
        ("half", half.as_str()),
    ];
    let (key, clause) = match moved {
        Moved::Met => ("log.countered", HALF_WAY),
        Moved::Contact => ("log.contact", FOLLOW),
        Moved::Caught => ("log.caught", FOLLOW),
        Moved::Followed => ("log.followed", FOLLOW),
        Moved::Short => ("log.short", FOLLOW),
    };
    line(
        words.fill(key, &values),
        &[clause],
        &[charger, charge.target],
        Tone::Plain,
    )
}

fn corrected(battle: &Battle, unit: UnitRef, set: &Correction) -> String {
    let words = battle.words;
    let word = |key: &str| words.get(key).to_owned();
    let (key, value) = match set {
        Correction::Strength(value) => ("log.set_strength", value.to_string()),
        Correction::Morale(value) => ("log.set_morale", word(&format!("morale.{}", value.id()))),
        Correction::Mounted(true) => ("log.set_mounted", String::new()),
        Correction::Mounted(false) => ("log.set_dismounted", String::new()),
        Correction::Order(value) => ("log.set_order", word(order_key(*value))),
        Correction::BasicMorale(value) => ("log.set_basic_morale", value.to_string()),
        Correction::Name(value) => ("log.set_name", value.clone()),
        Correction::Away(Some(value)) => ("log.set_away", word(&format!("away.{}", value.id()))),
        Correction::Away(None) => ("log.set_table", String::new()),
    };
    words.fill(key, &[("unit", &battle.name(unit)), ("value", &value)])
}
