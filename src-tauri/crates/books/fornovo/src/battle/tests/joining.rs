//! Generals join units, and allies join an army.

use super::*;

#[test]
fn generals_join_units_in_the_set_up_or_the_move_phase() {
    let mut battle = battle();
    let general = GeneralRef {
        side: 0,
        general: GeneralId(0),
    };
    // Before the first turn, generals are placed freely.
    let begins_with = Command::Attach(actions::Attach {
        general,
        unit: Some(FOOT),
    });
    assert!(
        battle
            .decide(&begins_with, &[], &mut Given::default())
            .is_ok()
    );
    go_to(&mut battle, Step::Initiative);
    let join = Command::Attach(actions::Attach {
        general,
        unit: Some(FOOT),
    });
    let early = battle.decide(&join, &[], &mut Given::default());
    assert!(matches!(early, Err(Refusal::AgainstRules(_))));
    go_to(&mut battle, Step::MovesA);
    assert!(battle.decide(&join, &[], &mut Given::default()).is_ok());
    play(&mut battle, join, &[]);
    assert_eq!(battle.state().general_with(FOOT), Some(general));
    let foe = Command::Attach(actions::Attach {
        general,
        unit: Some(ENEMY),
    });
    let wrong = battle.decide(&foe, &[], &mut Given::default());
    assert!(matches!(wrong, Err(Refusal::Impossible(_))));
}

/// F-3.09, D-131: every general of a lost unit is in danger.
#[test]
fn all_generals_of_a_lost_unit_are_in_danger() {
    let generals = [0, 1].map(|id| General {
        id: GeneralId(id),
        ..commander()
    });
    let first = Army {
        generals: generals.to_vec(),
        ..army(vec![foot(24)])
    };
    let second = army(vec![foot(20)]);
    let mut battle = Battle::new(Setup::of(first, second)).unwrap();
    let generals: Vec<GeneralRef> = battle
        .state()
        .generals
        .keys()
        .copied()
        .filter(|it| it.side == 0)
        .collect();
    for general in &generals {
        let (general, unit) = (*general, Some(FOOT));
        let attach = Command::Attach(actions::Attach { general, unit });
        play(&mut battle, attach, &[]);
    }
    hand(&mut battle, FOOT, field("figures", [0]));
    for general in generals {
        assert_eq!(battle.state().generals[&general], Commander::Alone);
        assert!(actions::Endanger { general }.is_due(&battle));
    }
}

#[test]
fn a_subgeneral_joins_only_his_units() {
    let sub = General {
        id: GeneralId(2),
        rank: Rank::Subgeneral,
        ..General::default()
    };
    let his = Unit {
        general: Some(GeneralId(2)),
        ..foot(24)
    };
    let first = Army {
        generals: vec![commander(), sub],
        ..army(vec![his, unit(2, Kind::Cavalry, 12)])
    };
    let second = army(vec![foot(20)]);
    let mut battle = Battle::new(Setup::of(first, second)).unwrap();
    go_to(&mut battle, Step::MovesA);
    let (side, general) = (0, GeneralId(2));
    let general = GeneralRef { side, general };
    let joins = |unit| {
        let unit = Some(unit);
        battle.decide(
            &Command::Attach(actions::Attach { general, unit }),
            &[],
            &mut Given::default(),
        )
    };
    assert!(joins(FOOT).is_ok());
    let Err(Refusal::AgainstRules(objections)) = joins(HORSE) else {
        panic!("{:?}", joins(HORSE));
    };
    assert_eq!(objections[0].clause.as_deref(), Some("F-3.01"));
    // The offer shows the objection before the order is given.
    let offers = battle.offers(Some(HORSE));
    let attach = offers.iter().find(|offer| offer.id == "attach:2").unwrap();
    assert_eq!(attach.against, objections);
}

#[test]
fn an_ally_keeps_unit_numbers_that_are_free() {
    let joined = join(
        army(vec![foot(24), unit(2, Kind::Cavalry, 12)]),
        army(vec![
            unit(2, Kind::Infantry, 20),
            unit(9, Kind::Infantry, 20),
        ]),
    );
    let numbers: Vec<u16> = joined.units.iter().map(|unit| unit.number.0).collect();
    assert_eq!(numbers, [1, 2, 3, 9]);
    assert_eq!(joined.contingents.len(), 2);
    assert_eq!(joined.generals[1].id, GeneralId(1));
    assert_eq!(joined.units[3].contingent, ContingentId(1));
}

#[test]
fn an_ally_gets_free_unit_numbers_if_the_highest_is_in_use() {
    let own = vec![unit(9_999, Kind::Infantry, 20), unit(2, Kind::Cavalry, 12)];
    let joined = join(army(own), army(vec![unit(2, Kind::Infantry, 20)]));
    let numbers: Vec<u16> = joined.units.iter().map(|unit| unit.number.0).collect();
    assert_eq!(numbers, [9_999, 2, 1]);
}

#[test]
fn unnamed_contingents_get_the_names_of_their_armies() {
    let named = |name: &str| Army {
        name: name.to_owned(),
        ..army(vec![foot(24)])
    };
    let joined = join(named("Venice"), named("Milan"));
    let joined = join(joined, named("Mantua"));
    let names: Vec<_> = joined
        .contingents
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(names, ["Venice", "Milan", "Mantua"]);
}
