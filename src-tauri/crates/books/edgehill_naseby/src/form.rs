//! The set-up as a form: names, the first side, the game, the parts of the rules in use
//! (E-39), the interpretations, and what is known of the basic game.

use drumhead_rules::data::{TableError, switches};
use drumhead_rules::list::setup::{ask_first, ask_name, asked};
use drumhead_rules::list::{ListBook as _, breach_lines};
use drumhead_words::play::{Answer, Asked, Choice, Scalar, SetupForm, SetupSide};

use crate::actions::misplaced;
use crate::army::{Army, Own, Scenario};
use crate::prelude::*;
use crate::profile::Crt;
use crate::readings::register;
use crate::setup::SideSetup;

/// The set-up as a form, with a summary of both sides.
///
/// # Errors
/// A [`TableError`] if the book's own files do not parse.
pub(super) fn form(battle: &Battle) -> Result<SetupForm, TableError> {
    let (setup, words) = (&battle.setup, battle.words);
    let sides = || (0_u8..).zip(&setup.sides);
    let names = sides().map(|(side, of)| ask_name(words, side, &of.name));
    let mut asked: Vec<Asked> = names.collect();
    let names = setup.sides.iter().map(|side| side.name.as_str());
    asked.push(ask_first(words, names, setup.first));
    asked.push(scenario(battle));
    asked.extend(parts(battle));
    let sides = sides().map(|(side, of)| as_set_up(battle, side, of));
    let readings = switches::asked(battle.words, register()?, readings(battle), |id| {
        format!("/readings/{id}")
    });
    Ok(SetupForm {
        asked,
        readings,
        others: Vec::new(),
        presets: Vec::new(),
        problems: problems(battle),
        sides: sides.collect::<Result<_, _>>()?,
    })
}

/// A choice that a clause leaves to the players.
fn left_by(clause: ClauseId, mut asked: Asked) -> Asked {
    asked.question.clause = Some(clause.as_str().to_owned());
    asked
}

/// The choice of the game.
fn scenario(battle: &Battle) -> Asked {
    let words = battle.words;
    let choice = |it: &Scenario| Choice::text(it.id(), words.get(&format!("scenario.{}", it.id())));
    let choices = Scenario::ALL.iter().map(choice).collect();
    let label = words.get("setup.scenario");
    let now = Scalar::Text(battle.setup.scenario.id().to_owned());
    let asked = asked("/scenario", label, Answer::One { choices }, now);
    left_by(EDGEHILL_ONLY, asked)
}

/// The choices of parts of the rules in use (E-39). A game without guns has no choice of
/// artillery (E-37).
fn parts(battle: &Battle) -> impl Iterator<Item = Asked> {
    let modules = modules(battle);
    let guns = battle.setup.scenario == Scenario::Edgehill;
    let parts = [
        ("command", modules.command),
        ("facing", modules.facing),
        ("artillery", modules.artillery),
        ("terrain", modules.terrain),
    ];
    let parts = parts.into_iter();
    let parts = parts.filter(move |(id, _)| guns || *id != "artillery");
    parts.map(|(id, on)| {
        let label = battle.words.get(&format!("setup.{id}")).to_owned();
        let path = format!("/modules/{id}");
        let part = asked(path, label, Answer::YesNo, Scalar::YesNo(on));
        let differs = !on;
        left_by(OPTIONAL, Asked { differs, ..part })
    })
}

/// Warnings for the players before the battle.
fn problems(battle: &Battle) -> Vec<String> {
    let (setup, words) = (&battle.setup, battle.words);
    let empty = setup.sides.iter().filter(|side| side.army.units.is_empty());
    let empty = empty.map(|side| words.fill("setup.no_units", &[("side", &side.name)]));
    let unexplained = setup.profile.crt.iter().flat_map(Crt::unexplained);
    let unexplained = unexplained.map(|(result, row, column)| {
        let column = Crt::shown_heading(column);
        let values = [("result", result), ("row", &row), ("column", &column)];
        words.fill("setup.unexplained", &values)
    });
    let mut problems: Vec<_> = empty.chain(unexplained).collect();
    let mut wrong = Vec::new();
    for (unit, _) in battle.state.units() {
        for (hex, fault) in misplaced(battle, unit) {
            // Of several units in one hex, only the first is named.
            if !wrong.contains(&(hex, fault.id.clone())) {
                let why = message("setup.wrong").with("why", fault.message);
                problems.push(battle.say(&why));
                wrong.push((hex, fault.id));
            }
        }
    }
    let any = |so: fn(&Standing) -> bool| battle.state.units().any(|(_, it)| so(it));
    let told = [
        (setup.profile.crt.is_none(), "setup.no_crt"),
        (
            any(|it| it.is_troops() && it.ma.is_none()),
            "setup.no_allowance",
        ),
        (any(|it| it.hex.is_none()), "setup.unplaced"),
    ];
    let told = told.iter().filter(|(so, _)| *so);
    problems.extend(told.map(|(_, key)| words.get(key).to_owned()));
    problems
}

/// The summary of a side. The game and its combat table belong to the battle, whatever the
/// list was made for.
fn as_set_up(battle: &Battle, side: u8, of: &SideSetup) -> Result<SetupSide, TableError> {
    let setup = &battle.setup;
    let complaints = EdgehillNaseby::complaints(&of.army, battle.words)?;
    let army = Army {
        own: Own {
            scenario: setup.scenario,
            profile: setup.profile.clone(),
        },
        ..of.army.clone()
    };
    let about = EdgehillNaseby::about(&army, battle.words)?;
    let own = &of.army.own.profile.crt;
    let about = if own.is_some() && *own != setup.profile.crt {
        let other = battle.words.get("setup.other_crt");
        format!("{about} {other}")
    } else {
        about
    };
    Ok(SetupSide {
        name: of.name.clone(),
        about,
        tags: Vec::new(),
        breaches: breach_lines(complaints, side, |unit| battle.unit_name(unit)),
    })
}
