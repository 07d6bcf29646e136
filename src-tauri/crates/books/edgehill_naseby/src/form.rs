//! The set-up as a form: the game, the parts of the rules in use (E-39), warnings, and a summary of
//! each side.

use drumhead_rules::data::TableError;
use drumhead_rules::hex::Faced;
use drumhead_rules::list::ListBook as _;
use drumhead_rules::list::setup::asked;
use drumhead_vocabulary::play::{Answer, Asked, Choice, Scalar};

use crate::actions::misplaced;
use crate::army::{Army, Body, Own, Scenario};
use crate::prelude::*;
use crate::profile::Crt;

/// Returns the questions about the game, and about the parts of the rules in use.
pub(super) fn agreements(battle: &Battle) -> Vec<Asked> {
    let parts = parts(battle);
    [scenario(battle)].into_iter().chain(parts).collect()
}

/// Returns the question with the clause behind it.
fn left_by(clause: ClauseId, mut asked: Asked) -> Asked {
    asked.question.clause = Some(clause.as_str().to_owned());
    asked
}

/// Returns the question about the game to play.
fn scenario(battle: &Battle) -> Asked {
    let words = battle.words;
    let choice = |it: &Scenario| Choice::text(it.id(), words.get(&format!("scenario.{}", it.id())));
    let choices = Scenario::ALL.iter().map(choice).collect();
    let label = words.get("setup.scenario");
    let now = Scalar::Text(battle.setup.scenario.id().to_owned());
    let asked = asked("/scenario", label, Answer::One { choices }, now);
    left_by(EDGEHILL_ONLY, asked)
}

/// Returns the questions about the optional rules in use (E-39). For a game without guns, there is
/// no question about artillery (E-37).
fn parts(battle: &Battle) -> impl Iterator<Item = Asked> {
    let modules = modules(battle);
    let guns = battle.setup.scenario == Scenario::Edgehill;
    let parts = [
        ("command", modules.command),
        ("facing", modules.facing),
        ("artillery", modules.artillery),
        ("terrain", modules.terrain),
    ]
    .into_iter()
    .filter(move |(id, _)| guns || *id != "artillery");
    parts.map(|(id, on)| {
        let label = battle.words.get(&format!("setup.{id}")).to_owned();
        let path = format!("/modules/{id}");
        let part = asked(path, label, Answer::YesNo, Scalar::YesNo(on));
        let differs = !on;
        left_by(OPTIONAL, Asked { differs, ..part })
    })
}

/// Returns whether an interpretation can have an effect in the game, with the parts of the rules in
/// use (E-36, E-37, E-39).
pub(super) fn matters(battle: &Battle, interpretation: &str) -> bool {
    let (used, guns, scope) = (modules(battle), guns_used(battle), scope(battle));
    let ground = scope.ground(interpretations(battle));
    match interpretation {
        "cavalry_5plus" | "edge_los" | "unmanned_by" | "recrew_in" => guns,
        "gun_arc" => guns && used.facing,
        "own_hedge" => guns && scope.ground_of_sight(interpretations(battle)).hedges,
        "facing_and_terrain_shifts" => used.facing && ground.drawn,
        "mixed_attack" => ground.hedges,
        "no_leader" => used.command,
        "edgehill_hedges" => battle.setup.scenario == Scenario::Edgehill && (used.terrain || guns),
        _ => true,
    }
}

/// Returns warnings before the battle.
pub(super) fn problems(battle: &Battle) -> Vec<String> {
    let (setup, words) = (&battle.setup, battle.words);
    let unexplained = setup.profile.crt.iter().flat_map(Crt::unexplained);
    let mut problems: Vec<_> = unexplained
        .map(|(result, row, column)| {
            let column = Crt::shown_heading(column);
            let values = [("result", result), ("row", &row), ("column", &column)];
            words.fill("setup.unexplained", &values)
        })
        .collect();
    let wrong = misplaced(battle).into_iter();
    problems.extend(wrong.map(|it| battle.say(&message("setup.wrong").with("why", it.message))));
    let any = |so: fn(&Standing) -> bool| battle.state.units().any(|(_, it)| so(it));
    let lists = |so: &dyn Fn(&Body) -> bool| {
        let units = setup.sides.iter().flat_map(|side| &side.army.units);
        let mut faces = units.filter(|unit| unit.of.arm != Arm::Leader);
        faces.any(|unit| so(&unit.of))
    };
    let no_facing = &|body: &Body| body.facing.is_none();
    let to_a_side = &|body: &Body| {
        let facing = body.facing.map(|it| it.on(map(battle).grid.pointing));
        matches!(facing, Some(Faced::Side(_)))
    };
    let missing = [
        (setup.profile.crt.is_none(), "setup.no_crt"),
        (
            any(|it| it.is_troops() && it.ma.is_none()),
            "setup.no_allowance",
        ),
        (any(|it| it.hex.is_none()), "setup.unplaced"),
        (
            setup.scenario == Scenario::Naseby && has_guns(battle),
            "setup.naseby_guns",
        ),
        (setup.modules.facing && lists(no_facing), "setup.no_facing"),
        (
            setup.modules.facing && lists(to_a_side),
            "setup.other_corners",
        ),
    ]
    .into_iter()
    .filter(|(so, _)| *so);
    problems.extend(missing.map(|(_, key)| words.get(key).to_owned()));
    problems
}

/// Returns an army with the game and the base game of the battle, which can differ from the list's.
pub(super) fn as_agreed(battle: &Battle, list: &Army) -> Army {
    let setup = &battle.setup;
    Army {
        own: Own {
            scenario: setup.scenario,
            profile: setup.profile.clone(),
        },
        ..list.clone()
    }
}

/// Returns the summary of a side, with the parts of its base game that the battle does not use.
pub(super) fn about_side(battle: &Battle, list: &Army) -> Result<String, TableError> {
    let about = EdgehillNaseby::about(&as_agreed(battle, list), battle.words)?;
    let (own, used) = (&list.own.profile, &battle.setup.profile);
    let crt = own.crt.is_some() && own.crt != used.crt;
    let base = own.base.is_some() && own.base != used.base;
    let recovery = !own.recovery.trim().is_empty() && own.recovery != used.recovery;
    let others = [
        (crt, "setup.other_crt"),
        (base, "setup.other_base"),
        (recovery, "setup.other_recovery"),
    ]
    .into_iter()
    .filter(|(differs, _)| *differs)
    .map(|(_, key)| battle.words.get(key).to_owned());
    let sentences: Vec<_> = std::iter::once(about).chain(others).collect();
    Ok(sentences.join(" "))
}
