//! The set-up as a form: the capacity of a hex, and the terrain that gives cover.

use drumhead_rules::frame::Names as _;
use drumhead_rules::hex::Cell;
use drumhead_rules::list::setup::asked;
use drumhead_rules::map::words::facing_word;
use drumhead_vocabulary::play::{Answer, Asked, Scalar, UnitRef};

use super::Battle;
use super::army::{Group, MOST_TROOPS};
use super::clauses::ROOM;
use super::place::{barriers, map};
use super::state::UnitState;

/// Returns the questions about the capacity of a hex and the terrain that gives cover.
pub(super) fn agreements(battle: &Battle) -> Vec<Asked> {
    let (setup, words) = (&battle.setup, battle.words);
    let ask = |clause: &str, path: String, label: String, answer, now| {
        let mut question = asked(path, words.get(&label), answer, now);
        question.question.clause = Some(clause.to_owned());
        question
    };
    let room = [
        ("infantry", setup.capacity.infantry),
        ("cavalry", setup.capacity.cavalry),
        ("guns", setup.capacity.guns),
    ]
    .map(|(arm, now)| {
        let answer = Answer::Number {
            least: 0,
            most: MOST_TROOPS.into(),
        };
        let (path, label) = (format!("/capacity/{arm}"), format!("setup.capacity_{arm}"));
        ask(
            ROOM.as_str(),
            path,
            label,
            answer,
            Scalar::Number(now.into()),
        )
    });
    let cover = setup.cover.iter().map(|(feature, gives)| {
        let id = feature.id();
        let (path, label) = (format!("/cover/{id}"), format!("setup.cover_{id}"));
        ask("S-A9", path, label, Answer::YesNo, Scalar::YesNo(*gives))
    });
    room.into_iter().chain(cover).collect()
}

/// Returns warnings before the battle: units without a hex, in a hex where they may not begin, or
/// with a facing or mark that differs from their list.
pub(super) fn problems(battle: &Battle) -> Vec<String> {
    let words = battle.words;
    let mut problems = Vec::new();
    for (unit, standing) in battle.state.units() {
        match standing.place() {
            None => problems.push(unplaced(battle, unit)),
            Some(hex) => {
                for fault in barriers(battle, unit, hex) {
                    let why = battle.say(&fault.message);
                    problems.push(words.fill("setup.wrong", &[("why", &why)]));
                }
                problems.extend(like_its_hex(battle, unit, standing, hex));
            }
        }
    }
    problems
}

/// Returns the warning about a unit that must be placed, with the reason if its list has a hex.
fn unplaced(battle: &Battle, unit: UnitRef) -> String {
    let called = battle.unit_name(unit);
    let Some((group, hex)) = listed(battle, unit).and_then(|group| Some((group, group.hex?)))
    else {
        return battle.words.fill("setup.unplaced", &[("unit", &called)]);
    };
    let written = hex.to_string();
    let (key, value) = match map(battle).grid.has(hex) {
        true => ("setup.unplaced_facing", ("facing", group.faces().id())),
        false => ("setup.unplaced_hex", ("hex", written.as_str())),
    };
    battle.words.fill(key, &[("unit", called.as_str()), value])
}

/// Returns the troops of a unit as listed in its army.
fn listed(battle: &Battle, unit: UnitRef) -> Option<&Group> {
    let side = battle.setup.sides.get(usize::from(unit.side))?;
    let mut units = side.army.units.iter();
    units.find(|it| it.number == unit.unit).map(|it| &it.of)
}

/// Returns the ways in which a unit's start differs from its list, because its hex has a single
/// facing and a single mark (S-06, S-07).
fn like_its_hex(battle: &Battle, unit: UnitRef, now: &UnitState, hex: Cell) -> Vec<String> {
    let words = battle.words;
    let Some(listed) = listed(battle, unit) else {
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
    let other_facing = now.facing != listed.faces();
    let other_mark = now.standing != listed.standing;
    let faces = other_facing.then(|| words.fill("setup.faces_like_hex", &values));
    let marked = other_mark.then(|| words.fill(mark, &values));
    faces.into_iter().chain(marked).collect()
}
