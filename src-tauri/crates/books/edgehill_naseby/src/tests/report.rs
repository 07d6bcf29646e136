//! Guns, pending results and units out of command in the report.

use drumhead_rules::battles::BattleBook as _;
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

fn text(story: Story) -> String {
    let passages = story.into_chapters().into_iter().flat_map(|it| it.passages);
    let texts: Vec<_> = passages.map(|it| it.text).collect();
    texts.join("\n")
}

/// A captured gun counts as a loss of its first owner, both in the sentences and in the table of
/// losses. The gun that replaces it is not one of the captor's units.
#[test]
fn a_report_counts_a_captured_gun_once() {
    let mut battle = battle(Scenario::Edgehill, open());
    let (horse, leader) = (UnitRef::new(1, 2), UnitRef::new(0, 4));
    for (unit, at, facing) in [
        (THEIR_GUN, "1009", Facing::S),
        (FOOT, "1010", Facing::N),
        (leader, "1011", Facing::N),
        (THEIR_FOOT, "1007", Facing::N),
        (horse, "1107", Facing::S),
    ] {
        put(&mut battle, unit, at, facing);
    }
    let mut story = Story::of(&battle).unwrap();
    let target = THEIR_FOOT;
    let steps = |battle: &mut Battle, story: &mut Story, many: u8| {
        for _ in 0..many {
            retell(battle, story, End {}, &[]);
        }
    };
    steps(&mut battle, &mut story, 1);
    retell(&mut battle, &mut story, march(FOOT, hex("1009")), &[]);
    // The other side has no gun left, and so no gun step.
    steps(&mut battle, &mut story, 6);
    let fire = Fire {
        unit: THEIR_GUN,
        target,
        leader: Some(leader),
    };
    retell(&mut battle, &mut story, replace(Some(Facing::N)), &[]);
    steps(&mut battle, &mut story, 1);
    retell(&mut battle, &mut story, march(FOOT, hex("1010")), &[]);
    steps(&mut battle, &mut story, 1);
    retell(&mut battle, &mut story, fire, &[6, 6, 6]);
    steps(&mut battle, &mut story, 3);
    retell(&mut battle, &mut story, march(horse, hex("1009")), &[]);
    let lost = EdgehillNaseby::outcome(&battle).lost();
    let report = text(story);
    let at = |part: &str| {
        let found = report.find(part);
        found.unwrap_or_else(|| panic!("{part}: {report}"))
    };
    assert!(at("captured") < at("Replaced by"), "{report}");
    assert!(at("Replaced by") < at("gunfire"), "{report}");
    at("overran");
    assert_eq!(lost, [0, 1]);
    assert_eq!(report.matches("Parliament lost one unit.").count(), 1);
    assert_eq!(report.matches(" lost ").count(), 1, "{report}");
}

/// A report in the middle of a combat does not state a result that is still pending.
#[test]
fn a_report_leaves_a_pending_result_open() {
    let mut battle = battle(Scenario::Edgehill, open());
    let leader = UnitRef::new(0, 4);
    for (unit, at) in [(FOOT, "1010"), (leader, "1011"), (THEIR_FOOT, "1009")] {
        put(&mut battle, unit, at, Facing::N);
    }
    until(&mut battle, 0, Step::Combat);
    set(&mut battle, FOOT, "in_command", true);
    let (unit, target, charge) = (FOOT, THEIR_FOOT, false);
    let attack = Attack {
        unit,
        target,
        charge,
    };
    let settle = |defender| Settle {
        target,
        attacker: Ends::Stays,
        defender,
    };
    let back = Retreat {
        unit: target,
        to: Some(hex("1008")),
    };
    let acts: [Command; 3] = [attack.into(), settle(Ends::Back1).into(), back.into()];
    let told = |commands: &[Command]| {
        let (mut battle, mut story) = (battle.clone(), Story::of(&battle).unwrap());
        for command in commands {
            retell(&mut battle, &mut story, command.clone(), &[]);
        }
        text(story)
    };
    let ends = |commands: &[Command], end: &str| {
        let report = told(commands);
        assert!(report.ends_with(end), "{report}");
    };
    ends(&acts[..1], "in 1009 (not resolved).");
    ends(&acts[..2], " had to retreat.");
    ends(&acts, " retreated to 1008.");
    let vain = [acts[0].clone(), settle(Ends::Stays).into()];
    ends(&vain, "in 1009, with no effect.");
}

/// E-01: the first turn begins without an order, but the report still lists its units out of
/// command.
#[test]
fn a_report_lists_the_units_out_of_command_in_the_first_turn() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    for unit in &mut setup.sides[0].army.units {
        let leads = unit.of.arm == Arm::Leader;
        unit.of.hex = Some(hex(if leads { "0120" } else { "2020" }));
    }
    let mut battle = Battle::new(setup).unwrap();
    let mut story = Story::of(&battle).unwrap();
    for _ in 0..2 {
        retell(&mut battle, &mut story, End {}, &[]);
    }
    let report = text(story);
    assert_eq!(report.matches("ut of command").count(), 1, "{report}");
}

/// E-24, E-25: a gun that its own side takes back is not said to be captured or replaced.
#[test]
fn a_gun_that_its_own_side_takes_back_is_shown_as_retaken() {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1008", Facing::S);
    let mut story = Story::of(&battle).unwrap();
    retell(&mut battle, &mut story, End {}, &[]);
    retell(&mut battle, &mut story, march(FOOT, hex("1009")), &[]);
    put(&mut battle, FOOT, "1012", Facing::N);
    for _ in 0..4 {
        retell(&mut battle, &mut story, End {}, &[]);
    }
    retell(&mut battle, &mut story, march(THEIR_FOOT, hex("1009")), &[]);
    let card = |battle: &Battle| {
        let view = battle.view();
        let units = &view.sides[1].units;
        let gun = units.iter().find(|it| it.unit == THEIR_GUN);
        gun.unwrap().morale.label.clone()
    };
    assert_eq!(card(&battle), "retaken by Parliament");
    for _ in 0..5 {
        retell(&mut battle, &mut story, End {}, &[]);
    }
    until(&mut battle, 1, Step::Start);
    let again = offer(&battle, THEIR_GUN, "replace").unwrap();
    assert_eq!(again.label, "Use the gun again");
    retell(&mut battle, &mut story, again.command, &[]);
    assert_eq!(card(&battle), "manned");
    let report = text(story);
    assert!(
        report.contains(" retook ") && report.contains("In use again"),
        "{report}"
    );
    assert!(!report.contains("Replaced"), "{report}");
}
