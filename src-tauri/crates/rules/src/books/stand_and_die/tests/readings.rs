//! Sentences follow the reading in force.

use super::*;

fn under(readings: Readings) -> Battle {
    let mut setup = battle(
        vec![at("D4", "NNE", foot(12))],
        vec![at("D3", "SSW", foot(9))],
    )
    .setup()
    .clone();
    setup.readings = readings;
    let mut battle = Battle::new(setup).unwrap();
    rolled(&mut battle);
    battle
}

#[test]
fn whose_attack_and_whose_way_back_it_is_stands_where_the_sides_take_turns() {
    let mut battle = under(Readings {
        attack_timing: AttackTiming::OwnTurnOnly,
        ..Readings::default()
    });
    give(&mut battle, &Command::End, None);
    assert!(battle.view().now.starts_with("First army: attack"));
    let attack = Command::Attack {
        unit: UnitRef::new(0, 1),
        at: "D3".parse().unwrap(),
        infantry: 10,
        cavalry: 0,
        guns: 0,
    };
    give(&mut battle, &attack, None);
    give(&mut battle, &Command::End, None);
    assert!(battle.view().now.starts_with("Second army: divide"));
}

#[test]
fn a_mark_that_comes_too_late_is_refused_by_the_reading_in_force() {
    let mut battle = under(Readings {
        mark_when: MarkWhen::UntilAttacks,
        ..Readings::default()
    });
    for _ in 0..2 {
        give(&mut battle, &Command::End, None);
    }
    let mark = Command::Mark {
        unit: UnitRef::new(0, 1),
        standing: true,
    };
    let refused = battle.decide(&mark, &[], &mut Given::default());
    let Err(Refusal::AgainstRules(against)) = refused else {
        panic!("{refused:?}");
    };
    assert!(against[0].text.contains("either side's march"));
}
