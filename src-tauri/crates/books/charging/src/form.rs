//! The set-up as a form. The source has no points and no map: the players agree on names,
//! the first side, and the interpretations.

use drumhead_rules::data::TableError;
use drumhead_rules::data::switches;
use drumhead_rules::frame::{Answer, Names as _, Value, ask, bare, choice};
use drumhead_rules::list::{ListBook as _, MOST_NAME, breach_lines};
use drumhead_words::play::{Asked, Scalar, SetupForm, SetupSide};

use super::army::Army;
use super::readings::register;
use super::{Battle, Charging};

/// The set-up as a form, with a summary of both sides.
///
/// # Errors
/// A [`TableError`] if the book's own files do not parse.
pub(super) fn form(battle: &Battle) -> Result<SetupForm, TableError> {
    let setup = &battle.setup;
    let most = u32::try_from(MOST_NAME).unwrap_or(u32::MAX);
    let names = (0_u8..).zip(&setup.sides).map(|(side, of)| {
        let name = Answer::Text { least: 0, most };
        let asked = ask(&format!("sides/{side}/name"), &format!("side_{side}"), name);
        (asked, Scalar::Text(of.name.clone()))
    });
    let sides = [0, 1].map(|side| choice(Scalar::Number(side.into()), bare(Value::Side(side))));
    let first = ask("first", "first", Answer::One(sides.into()));
    let asked = names.chain([(first, Scalar::Number(setup.first.into()))]);
    let asked = asked.map(|(question, now)| Asked {
        question: question.shown(battle),
        now,
        differs: false,
    });
    let sides = (0_u8..).zip(&setup.sides);
    let sides = sides.map(|(side, of)| about(battle, side, &of.name, &of.army));
    let empty = setup.sides.iter().filter(|side| side.army.units.is_empty());
    let problems = empty.map(|side| battle.words.fill("setup.no_units", &[("side", &side.name)]));
    Ok(SetupForm {
        asked: asked.collect(),
        readings: switches::asked(battle.words, register()?, &setup.readings, |id| {
            format!("/readings/{id}")
        }),
        others: Vec::new(),
        presets: Vec::new(),
        problems: problems.collect(),
        sides: sides.collect::<Result<_, _>>()?,
    })
}

/// The summary of a side.
fn about(battle: &Battle, side: u8, name: &str, army: &Army) -> Result<SetupSide, TableError> {
    let complaints = Charging::complaints(army, battle.words)?;
    Ok(SetupSide {
        name: name.to_owned(),
        about: Charging::about(army, battle.words)?,
        tags: Vec::new(),
        breaches: breach_lines(complaints, side, |unit| battle.unit_name(unit)),
    })
}
