//! The set-up as a form. Both armies are billed and checked in this game's scale and year and with
//! its interpretations, which override the values of the armies.

use drumhead_rules::frame::Names as _;
use drumhead_vocabulary::play::{
    Answer, Asked, Choice, LogLine, Preset, PresetAnswer, Question, Scalar, SetupForm, SetupSide,
    Tone, UnitRef,
};

use super::view::outgunned;
use super::{Battle, Setup, position};
use crate::army::{Army, FigureScale};
use crate::clauses::clause;
use crate::interpretations::{Interpretation, Master, register};
use crate::problems::Severity;
use crate::reaction::artillery_weight;
use crate::tables::TableError;
use crate::view::{Seen, interpretations, problem_views};
use crate::words::Words;

/// The maximum length of a side's name, in characters.
const MOST_NAME: u32 = 60;

/// The highest price per figure that the form offers, if the players agree on a price. The
/// interpretation accepts up to 100 points.
const MOST_PRICE: u8 = 10;

impl Setup {
    /// Returns a side's army in the game's scale and year and with its interpretations.
    fn governed(&self, side: usize) -> Option<Army> {
        Some(Army {
            scale: self.scale,
            year: self.year,
            interpretations: self.interpretations.clone(),
            ..self.sides.get(side)?.army.clone()
        })
    }
}

/// Returns the set-up as a form, with remarks about both sides.
///
/// # Errors
/// A [`TableError`] if the embedded tables do not parse.
pub(super) fn form(battle: &Battle) -> Result<SetupForm, TableError> {
    let setup = &*battle.setup;
    let armies: Vec<Army> = (0..2).filter_map(|side| setup.governed(side)).collect();
    let words = Words::of(battle.words);
    let seen: Vec<_> = armies
        .iter()
        .map(|army| Seen::new(army, &battle.tables.rules, words))
        .collect();
    let (mut met, mut others) = (Vec::new(), Vec::new());
    for interpretation in register()? {
        let asked = asked(battle, interpretation);
        let matters = seen
            .iter()
            .any(|seen| interpretations::met(seen, &interpretation.id));
        if matters || asked.differs {
            met.push(asked);
        } else {
            others.push(asked);
        }
    }
    let sides = (0_u8..)
        .zip(&seen)
        .map(|(side, seen)| of_side(battle, side, seen));
    Ok(SetupForm {
        asked: agreed(battle),
        interpretations: met,
        others,
        presets: vec![
            preset(battle, "main", Master::Main)?,
            preset(battle, "playsheet", Master::Playsheet)?,
        ],
        sides: sides.collect(),
        problems: problems(battle),
    })
}

/// Returns the questions of every set-up: the sides' names, the figure scale and the year.
fn agreed(battle: &Battle) -> Vec<Asked> {
    let setup = &battle.setup;
    let era = &battle.tables.rules.limits.year.era;
    let mut asked: Vec<Asked> = [(0, "first_side"), (1, "second_side")]
        .map(|(side, key)| Asked {
            question: question(
                battle,
                &format!("/sides/{side}/name"),
                key,
                Answer::text(MOST_NAME),
            ),
            now: Scalar::Text(battle.side_name(side).to_owned()),
            differs: false,
        })
        .into();
    let scales = [FigureScale::Large, FigureScale::Small];
    asked.push(Asked {
        question: question(
            battle,
            "/scale",
            "scale",
            Answer::One {
                choices: scales.map(|it| scale(battle, it)).into(),
            },
        ),
        now: scale(battle, setup.scale).value,
        differs: false,
    });
    asked.push(Asked {
        question: question(
            battle,
            "/year",
            "year",
            Answer::Number {
                least: era.first.into(),
                most: era.last.into(),
            },
        ),
        now: Scalar::Number(setup.year.into()),
        differs: false,
    });
    asked
}

/// Returns an interpretation as a question.
fn asked(battle: &Battle, interpretation: &Interpretation) -> Asked {
    let chosen = &battle.setup.interpretations;
    // Every interpretation in a question is in the register.
    let now = chosen
        .option(&interpretation.id)
        .ok()
        .flatten()
        .unwrap_or_default();
    let words = battle.words;
    let answer = |id: &str| Choice::text(id, interpretation.sentence(words, id));
    let options = interpretation.options.iter();
    let mut choices: Vec<Choice> = options.map(|option| answer(&option.id)).collect();
    if interpretation.ask {
        let agreed = now.parse().into_iter().chain(0..=MOST_PRICE);
        let mut prices: Vec<u8> = agreed.collect();
        prices.sort_unstable();
        prices.dedup();
        choices.extend(prices.iter().map(|price| answer(&price.to_string())));
    }
    let about: Vec<&str> = interpretation
        .clauses
        .iter()
        .filter_map(|id| clause(id))
        .map(|clause| clause.text(words))
        .collect();
    Asked {
        question: Question {
            path: format!("/interpretations/{}", interpretation.id),
            label: interpretation.title(words).to_owned(),
            hint: (!about.is_empty()).then(|| about.join(" ")),
            clause: Some(interpretation.id.clone()),
            answer: Answer::One { choices },
            remember: None,
        },
        now: Scalar::Text(now.to_owned()),
        differs: chosen.chosen().any(|(id, _)| id == interpretation.id),
    }
}

/// Returns the preset for one side of the master selector: the option that this side chooses in
/// each interpretation of Part 1, if it chooses one.
fn preset(battle: &Battle, id: &str, master: Master) -> Result<Preset, TableError> {
    let mut answers = Vec::new();
    let mut on = true;
    for interpretation in register()? {
        let option = interpretation
            .options
            .iter()
            .find(|o| o.master == Some(master));
        let Some(option) = option else { continue };
        let now = battle
            .setup
            .interpretations
            .option(&interpretation.id)
            .ok()
            .flatten();
        on &= now == Some(option.id.as_str());
        answers.push(PresetAnswer {
            path: format!("/interpretations/{}", interpretation.id),
            value: Scalar::Text(option.id.clone()),
        });
    }
    Ok(Preset {
        label: battle.words.get(&format!("choice.{id}")).to_owned(),
        on,
        answers,
    })
}

/// Returns a side of the form, with the cost and the problems of its army.
fn of_side(battle: &Battle, side: u8, seen: &Seen<'_>) -> SetupSide {
    let points = seen.words.grouped(seen.bill.total.0);
    let points = match seen.army.limit {
        Some(limit) => {
            let limit = seen.words.grouped(limit.0);
            battle
                .words
                .fill("setup.points_of", &[("points", &points), ("limit", &limit)])
        }
        None => {
            let count = seen.bill.total.0.to_string();
            battle
                .words
                .fill("setup.points", &[("points", &points), ("count", &count)])
        }
    };
    let units = match seen.army.units.len() {
        1 => battle.words.get("setup.one_unit").to_owned(),
        many => battle
            .words
            .fill("setup.units", &[("units", &many.to_string())]),
    };
    let weight = artillery_weight(seen.army, &battle.tables.rules).to_string();
    let about = [("units", &*units), ("points", &points), ("weight", &weight)];
    let problems = seen
        .problems
        .iter()
        .filter(|problem| problem.fault.severity() == Severity::Illegal);
    SetupSide {
        name: battle.side_name(side).to_owned(),
        about: battle.words.fill("setup.about", &about),
        tags: (position(battle).outgunned(side))
            .then(|| outgunned(battle))
            .into_iter()
            .collect(),
        problems: problems
            .map(|problem| LogLine {
                text: problem_views::sentence(seen, problem),
                details: Vec::new(),
                clauses: (problem.fault.clause())
                    .map(|clause| clause.as_str().to_owned())
                    .into_iter()
                    .collect(),
                units: (problem.subject.unit())
                    .map(|unit| UnitRef::new(side, unit.0))
                    .into_iter()
                    .collect(),
                tone: Tone::Warn,
            })
            .collect(),
    }
}

/// Returns the warnings before the battle begins.
fn problems(battle: &Battle) -> Vec<String> {
    let setup = &battle.setup;
    let mut problems = Vec::new();
    for (number, side) in (0_u8..).zip(&setup.sides) {
        let mut tell = |key: &str, year: u16| {
            let values = [
                ("side", battle.side_name(number)),
                ("year", &year.to_string()),
            ];
            problems.push(battle.words.fill(&format!("setup.{key}"), &values));
        };
        if side.army.units.is_empty() {
            tell("no_units", side.army.year);
        }
        if side.army.scale != setup.scale {
            tell("other_scale", side.army.year);
        }
        if side.army.year != setup.year {
            tell("other_year", side.army.year);
        }
        if side.army.interpretations != setup.interpretations {
            tell("other_interpretations", side.army.year);
        }
    }
    problems
}

/// Returns the answer for a figure scale: its stored form, with its name.
fn scale(battle: &Battle, scale: FigureScale) -> Choice {
    let written = match scale {
        FigureScale::Large => "25-30",
        FigureScale::Small => "15-20",
    };
    Choice::text(
        written,
        battle.words.fill(&format!("word.{}", scale.id()), &[]),
    )
}

fn question(battle: &Battle, path: &str, key: &str, answer: Answer) -> Question {
    Question {
        path: path.to_owned(),
        label: battle.words.get(&format!("setup.{key}")).to_owned(),
        hint: None,
        clause: None,
        answer,
        remember: None,
    }
}
