//! What the report says about guns.

use drumhead_rules::report::Narrator as _;

use super::*;

fn retell(battle: &mut Battle, story: &mut Story, command: impl Into<Command>, dice: &[u8]) {
    let command = command.into();
    let mut given = Given((!dice.is_empty()).then(|| Throw::Faces(dice.to_vec())));
    let events = battle.decide(&command, &[], &mut given).unwrap();
    for event in &events {
        battle.fold(event).unwrap();
    }
    story.take(&command, &events);
}

/// E-25: the gun that replaces a captured one is the captor's, so its loss is the captor's too.
#[test]
fn a_report_counts_a_replaced_gun_as_its_captors() {
    let mut battle = with_captured_gun();
    until(&mut battle, 1, Step::Start);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, UnitRef::new(0, 4), "1011", Facing::N);
    put(&mut battle, THEIR_FOOT, "1007", Facing::N);
    put(&mut battle, UnitRef::new(1, 2), "1107", Facing::S);
    until(&mut battle, 0, Step::Start);
    let mut story = Story::of(&battle).unwrap();
    let (unit, target) = (THEIR_GUN, THEIR_FOOT);
    let fire = Fire {
        unit,
        target,
        leader: Some(UnitRef::new(0, 4)),
    };
    retell(&mut battle, &mut story, replace(Some(Facing::N)), &[]);
    for _ in 0..2 {
        retell(&mut battle, &mut story, End {}, &[]);
    }
    retell(&mut battle, &mut story, fire, &[6, 6, 6]);
    for _ in 0..3 {
        retell(&mut battle, &mut story, End {}, &[]);
    }
    let (unit, over) = (UnitRef::new(1, 2), None);
    let to = hex("1009");
    retell(&mut battle, &mut story, Move { unit, to, over }, &[]);
    let passages = story.into_chapters().into_iter().flat_map(|it| it.passages);
    let report: Vec<_> = passages.map(|it| it.text).collect();
    let report = report.join("\n");
    let at = |part: &str| {
        report
            .find(part)
            .unwrap_or_else(|| panic!("{part}: {report}"))
    };
    assert!(at("Replaced by") < at("gunfire"), "{report}");
    at("overran");
    at("King lost one unit");
}
