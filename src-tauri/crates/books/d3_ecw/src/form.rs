//! The set-up as a form: names, edges, the first side, and the interpretations.

use drumhead_rules::data::{TableError, switches};
use drumhead_rules::frame::Names as _;
use drumhead_rules::list::setup::{ask_first, ask_name, asked};
use drumhead_rules::list::{ListBook as _, breach_lines};
use drumhead_rules::report::within;
use drumhead_words::play::{Answer, Choice, Scalar, SetupForm, SetupSide};

use crate::army::{Base, D3Ecw};
use crate::prelude::*;
use crate::readings::register;
use crate::setup::SideSetup;

/// The set-up as a form, with a summary of both sides.
///
/// # Errors
/// A [`TableError`] if the book's own files do not parse.
pub(super) fn form(battle: &Battle) -> Result<SetupForm, TableError> {
    let (setup, words) = (&battle.setup, battle.words);
    let mut questions = Vec::new();
    for (side, of) in (0_u8..).zip(&setup.sides) {
        questions.push(ask_name(words, side, &of.name));
        let named = |base: Base| {
            let label = words.get(&format!("base.{}", base.id())).to_owned();
            Choice::text(base.id(), label)
        };
        let choices = Base::ALL.map(named).into();
        questions.push(asked(
            format!("/sides/{side}/base"),
            words.fill("setup.base", &[("side", &within(&of.name))]),
            Answer::One { choices },
            Scalar::Text(of.base.id().to_owned()),
        ));
    }
    let names = setup.sides.iter().map(|side| side.name.as_str());
    questions.push(ask_first(words, names, setup.first));
    let sides = (0_u8..).zip(&setup.sides);
    let sides = sides.map(|(side, of)| as_set_up(battle, side, of));
    let readings = switches::asked(battle.words, register()?, readings(battle), |id| {
        format!("/readings/{id}")
    });
    Ok(SetupForm {
        asked: questions,
        readings,
        others: Vec::new(),
        presets: Vec::new(),
        problems: problems(battle),
        sides: sides.collect::<Result<_, _>>()?,
    })
}

/// Warnings for the players before the battle.
fn problems(battle: &Battle) -> Vec<String> {
    let (setup, words) = (&battle.setup, battle.words);
    let mut problems = Vec::new();
    let [one, other] = &setup.sides;
    if one.base == other.base {
        problems.push(words.get("setup.same_base").to_owned());
    }
    let empty = setup.sides.iter().filter(|it| it.army.units.is_empty());
    problems.extend(empty.map(|side| words.fill("setup.no_units", &[("side", &side.name)])));
    for (unit, state) in battle.state.units() {
        let army = setup.sides.get(usize::from(unit.side));
        let hex = army.and_then(|side| side.army.unit(unit.unit)?.of.hex);
        if let (Some(hex), Some(Away::Unplaced)) = (hex, state.away) {
            let (name, hex) = (battle.unit_name(unit), battle.hex_name(hex));
            let values = [("unit", &*name), ("hex", &*hex)];
            problems.push(words.fill("setup.unplaced", &values));
        }
    }
    problems
}

/// The summary of a side.
fn as_set_up(battle: &Battle, side: u8, of: &SideSetup) -> Result<SetupSide, TableError> {
    let complaints = D3Ecw::complaints(&of.army, battle.words)?;
    Ok(SetupSide {
        name: of.name.clone(),
        about: D3Ecw::about(&of.army, battle.words)?,
        tags: Vec::new(),
        breaches: breach_lines(complaints, side, |unit| battle.unit_name(unit)),
    })
}
