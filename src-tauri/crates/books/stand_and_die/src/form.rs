//! The set-up as a form: the capacity of a hex, and the terrain that gives cover.

use drumhead_rules::frame::Names as _;
use drumhead_rules::hex::Cell;
use drumhead_rules::list::setup::asked;
use drumhead_rules::map::words::facing_word;
use drumhead_vocabulary::play::{Answer, Asked, Scalar, UnitRef};

use super::Battle;
use super::army::MOST_TROOPS;
use super::clauses::ROOM;
use super::place::barriers;
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
            None => {
                let called = battle.unit_name(unit);
                problems.push(words.fill("setup.unplaced", &[("unit", &called)]));
            }
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

/// Returns the ways in which a unit's start differs from its list, because its hex has a single
/// facing and a single mark (S-06, S-07).
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
