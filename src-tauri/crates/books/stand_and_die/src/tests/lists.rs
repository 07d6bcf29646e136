//! Problems in a list, and the related warnings in the set-up.

use drumhead_rules::list::ListBook as _;
use drumhead_rules::map::Feature;

use super::*;

/// Returns three units, two of them in the same hex: the second faces another side and is marked
/// differently.
fn two_in_a_hex() -> Vec<Group> {
    let standing = Group {
        standing: true,
        ..foot(5)
    };
    vec![
        at("D5", "NNE", foot(10)),
        at("D5", "SSW", standing),
        at("D6", "SSW", standing),
    ]
}

#[test]
fn a_hex_with_two_facings_or_marks_is_a_problem_in_the_list() {
    let battle = battle(two_in_a_hex(), Vec::new());
    let found = StandAndDie::problems(&battle.setup.sides[0].army, english()).unwrap();
    let found: Vec<_> = found
        .iter()
        .map(|it| (it.unit, it.illegal, it.clause.as_deref(), &*it.title))
        .collect();
    let faces = "different facing from unit 1 in D5";
    let marked = "different Standing mark from unit 1 in D5";
    assert_eq!(
        found,
        [
            (Some(2), true, Some("S-06"), faces),
            (Some(2), true, Some("S-07"), marked),
        ]
    );
}

#[test]
fn the_set_up_warns_if_a_unit_takes_the_facing_and_mark_of_its_hex() {
    let battle = battle(two_in_a_hex(), vec![at("D2", "SSW", foot(5))]);
    let second = &battle.state.sides[0][1];
    assert_eq!((second.facing.id(), second.standing), ("NNE", false));
    let problems = battle.form().unwrap().problems;
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].contains("starts facing"), "{problems:?}");
    assert!(
        problems[1].contains("starts without a Standing mark"),
        "{problems:?}"
    );
}

#[test]
fn the_set_up_says_why_a_listed_unit_is_not_placed() {
    let own = vec![at("D3", "W", foot(5)), at("Z30", "NNE", foot(5))];
    let start = battle(own, vec![at("D2", "SSW", foot(5))]);
    let flat = with(&start, |setup| {
        setup.map.grid.pointing = drumhead_rules::hex::Pointing::FlatTop;
    });
    let problems = flat.form().unwrap().problems;
    let unplaced: Vec<_> = (problems.iter())
        .filter(|it| it.contains("not placed"))
        .collect();
    let [facing, hex, other] = unplaced.as_slice() else {
        panic!("{problems:?}");
    };
    assert!(facing.contains("W is not a hexside"), "{facing}");
    assert!(hex.contains("no hex Z30"), "{hex}");
    assert!(other.contains("SSW is not a hexside"), "{other}");
}

/// S-A9: a set-up file may have an answer for terrain about which new set-ups do not ask.
#[test]
fn the_set_up_asks_about_all_terrain_with_an_answer() {
    let battle = with(&battle(Vec::new(), Vec::new()), |setup| {
        setup.cover = Feature::ALL.iter().map(|it| (*it, true)).collect();
    });
    let asked = battle.form().unwrap().asked.into_iter();
    let labels: Vec<String> = asked.map(|it| it.question.label).collect();
    let about_cover = labels.iter().filter(|it| it.ends_with(" cover?"));
    assert_eq!(about_cover.count(), Feature::ALL.len(), "{labels:?}");
    assert!(
        labels.iter().any(|it| it == "Do slopes give cover?"),
        "{labels:?}"
    );
}
