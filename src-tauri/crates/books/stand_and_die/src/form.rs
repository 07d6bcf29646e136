//! The set-up as a form: names, the first side, the capacity of a hex, cover, and the
//! interpretations.

use drumhead_words::play::{Answer, Asked, Scalar, SetupForm, SetupSide, Tag, Tone, UnitRef};

use super::army::{MOST_TROOPS, StandAndDie, all_of};
use super::words::troops_in_words;
use drumhead_rules::data::{TableError, switches};
use drumhead_rules::frame::Names as _;
use drumhead_rules::hex::Cell;
use drumhead_rules::list::setup::{ask_first, ask_name, asked};
use drumhead_rules::list::{ListBook as _, breach_lines};
use drumhead_rules::map::words::facing_word;

use super::Battle;
use super::actions::deploy_faults;
use super::clauses::ROOM;
use super::place::readings;
use super::readings::register;
use super::state::UnitState;

/// The set-up as a form, with a summary of both sides.
///
/// # Errors
/// A [`TableError`] if the book's own files do not parse.
pub(super) fn form(battle: &Battle) -> Result<SetupForm, TableError> {
    let setup = &battle.setup;
    let words = battle.words;
    let sides = (0_u8..).zip(&setup.sides);
    let mut questions: Vec<Asked> = sides
        .map(|(side, of)| ask_name(words, side, &of.name))
        .collect();
    let names = setup.sides.iter().map(|side| side.name.as_str());
    questions.push(ask_first(words, names, setup.first));
    for (arm, now) in [
        ("infantry", setup.capacity.infantry),
        ("cavalry", setup.capacity.cavalry),
        ("guns", setup.capacity.guns),
    ] {
        let answer = Answer::Number {
            least: 0,
            most: MOST_TROOPS.into(),
        };
        let label = words.get(&format!("setup.capacity_{arm}")).to_owned();
        let now = Scalar::Number(now.into());
        let mut question = asked(format!("/capacity/{arm}"), label, answer, now);
        question.question.clause = Some(ROOM.as_str().to_owned());
        questions.push(question);
    }
    for (feature, gives) in &setup.cover {
        let label = words
            .get(&format!("setup.cover_{}", feature.id()))
            .to_owned();
        let path = format!("/cover/{}", feature.id());
        let mut question = asked(path, label, Answer::YesNo, Scalar::YesNo(*gives));
        question.question.clause = Some("S-A9".to_owned());
        questions.push(question);
    }
    let sides = [0_u8, 1].map(|side| side_as_set_up(battle, side));
    Ok(SetupForm {
        asked: questions,
        readings: switches::asked(battle.words, register()?, readings(battle), |id| {
            format!("/readings/{id}")
        }),
        others: Vec::new(),
        presets: Vec::new(),
        problems: problems(battle),
        sides: sides.into_iter().collect::<Result<_, _>>()?,
    })
}

/// Warnings for the players before the battle.
fn problems(battle: &Battle) -> Vec<String> {
    let words = battle.words;
    let sides = battle.setup.sides.iter();
    let empty = sides.filter(|side| side.army.units.is_empty());
    let mut problems: Vec<_> = empty
        .map(|side| words.fill("setup.no_units", &[("side", &side.name)]))
        .collect();
    for (unit, standing) in battle.state.units() {
        match standing.place() {
            None => {
                let called = battle.unit_name(unit);
                problems.push(words.fill("setup.unplaced", &[("unit", &called)]));
            }
            Some(hex) => {
                for fault in deploy_faults(battle, unit, hex) {
                    let why = battle.say(&fault.message);
                    problems.push(words.fill("setup.wrong", &[("why", &why)]));
                }
                problems.extend(like_its_hex(battle, unit, standing, hex));
            }
        }
    }
    problems
}

/// What a group starts with that is not as its list has it: a hex has one facing and one
/// mark (S-06, S-07).
fn like_its_hex(battle: &Battle, unit: UnitRef, now: &UnitState, hex: Cell) -> Vec<String> {
    let words = battle.words;
    let side = battle.setup.sides.get(usize::from(unit.side));
    let mut units = side.into_iter().flat_map(|side| &side.army.units);
    let Some(listed) = units.find(|it| it.number == unit.unit) else {
        return Vec::new();
    };
    let (called, hex) = (battle.unit_name(unit), battle.hex_name(hex));
    let values = [
        ("unit", called.as_str()),
        ("hex", &hex),
        ("facing", facing_word(words, now.facing)),
    ];
    let mark = if now.standing {
        "setup.stands_like_hex"
    } else {
        "setup.falls_back_like_hex"
    };
    let other_facing = now.facing != listed.of.faces();
    let other_mark = now.standing != listed.of.standing;
    let faces = other_facing.then(|| words.fill("setup.faces_like_hex", &values));
    let marked = other_mark.then(|| words.fill(mark, &values));
    faces.into_iter().chain(marked).collect()
}

/// The summary of a side.
fn side_as_set_up(battle: &Battle, side: u8) -> Result<SetupSide, TableError> {
    let Some(of) = battle.setup.sides.get(usize::from(side)) else {
        return Ok(SetupSide {
            name: String::new(),
            about: String::new(),
            tags: Vec::new(),
            breaches: Vec::new(),
        });
    };
    let groups = of.army.units.len().to_string();
    let troops = troops_in_words(battle.words, all_of(&of.army));
    let objectives = of.army.own.objectives.trim();
    let complaints = StandAndDie::complaints(&of.army, battle.words)?;
    Ok(SetupSide {
        name: of.name.clone(),
        about: battle
            .words
            .fill("army.about", &[("groups", &groups), ("troops", &troops)]),
        tags: if objectives.is_empty() {
            Vec::new()
        } else {
            vec![Tag {
                label: battle.words.get("tag.objectives").to_owned(),
                about: Some(objectives.to_owned()),
                clause: None,
                tone: Tone::Plain,
            }]
        },
        breaches: breach_lines(complaints, side, |unit| battle.unit_name(unit)),
    })
}
