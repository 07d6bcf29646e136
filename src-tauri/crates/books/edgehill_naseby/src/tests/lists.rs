//! Two lists that describe the base game differently.

use drumhead_rules::list::join;
use drumhead_rules::printed::RosterAsked;
use drumhead_vocabulary::sheet::RosterFor;

use super::*;

#[test]
fn the_combat_table_of_either_army_is_used_and_named_in_the_form() {
    let table = "columns difference: 0\n1+: -";
    let army = |text: Option<&str>| {
        let crt = text.map(|text| Crt::read(text).unwrap());
        Army {
            own: Own {
                profile: Profile {
                    crt,
                    ..Profile::default()
                },
                ..Own::default()
            },
            ..Army::default()
        }
    };
    let about = |one, other| {
        let setup = Setup::of(army(one), army(other)).unwrap();
        let sides = Battle::new(setup)
            .unwrap()
            .form()
            .unwrap()
            .sides
            .into_iter();
        sides.map(|side| side.about).collect::<Vec<_>>()
    };
    for (one, other) in [(Some(table), None), (None, Some(table))] {
        let problems = about(one, other);
        assert!(
            problems
                .iter()
                .all(|it| it.starts_with("Edgehill: no units. Drumhead resolves combat")),
            "{problems:?}"
        );
        assert!(
            problems.iter().all(|it| !it.contains("own combat table")),
            "{problems:?}"
        );
    }
    let problems = about(Some(table), Some("columns difference: 0\n1+: AE"));
    assert!(
        problems[1].contains("own combat table differs from this battle's"),
        "{problems:?}"
    );
    let problems = about(None, None);
    assert!(
        problems
            .iter()
            .all(|it| it.contains("Without a combat table")),
        "{problems:?}"
    );
}

/// Returns a battle between two armies, each of one unit of foot and a leader. Their lists contain
/// these descriptions of the base game.
fn described(profiles: [Profile; 2]) -> Battle {
    let foot = setup(Scenario::Edgehill, open(), &[Arm::Infantry, Arm::Leader]);
    let mut armies = foot.sides.map(|side| side.army);
    for (army, profile) in armies.iter_mut().zip(profiles) {
        army.own.profile = profile;
        for unit in &mut army.units {
            unit.of.ma = None;
        }
    }
    let [first, second] = armies;
    Battle::new(Setup::of(first, second).unwrap()).unwrap()
}

/// E-02, E-A2: the armies can have different allowances, and each gap in a list is filled from the
/// other list.
#[test]
fn each_side_has_the_allowances_of_its_own_list() {
    let list = |infantry, leader| Profile {
        infantry,
        leader,
        ..Profile::default()
    };
    for lists in [[Some(5), Some(4)], [Some(4), Some(5)], [None, Some(3)]] {
        let battle = described(lists.map(|foot| list(foot, foot.map(|it| it + 4))));
        let ma = |side, unit| battle.state().unit(UnitRef::new(side, unit)).unwrap().ma;
        for side in [0_u8, 1] {
            let own = lists[usize::from(side)].or(lists[1]);
            assert_eq!(ma(side, 1), own, "{lists:?}");
            assert_eq!(ma(side, 2), own.map(|it| it + 4), "{lists:?}");
        }
    }
}

#[test]
fn the_form_names_the_parts_of_a_list_that_the_battle_does_not_use() {
    let list = |base, recovery: &str, crt: &str| Profile {
        base: Some(base),
        recovery: recovery.to_owned(),
        crt: Some(Crt::read(&format!("columns asked: 1\n1+: {crt}")).unwrap()),
        ..Profile::default()
    };
    let (one, other) = (list(2, "On a 4.", "AE"), list(3, "Never.", "DE"));
    let battle = described([one.clone(), other]);
    let sides = battle.form().unwrap().sides.into_iter();
    let about: Vec<_> = sides.map(|side| side.about).collect();
    assert_eq!(about[0].matches("not used").count(), 0, "{}", about[0]);
    assert_eq!(about[1].matches("not used").count(), 3, "{}", about[1]);
    // Both rosters have the combat table and the recovery rule of the battle.
    for side in [0, 1] {
        let asked = RosterAsked {
            for_whom: RosterFor::Player,
            bill: false,
            tables: false,
            now: false,
        };
        let sheet = battle.roster(side, asked).unwrap();
        let text = format!("{:?}", sheet.blocks);
        assert!(text.contains("On a 4.") && text.contains("AE"), "{text}");
        assert!(!text.contains("Never.") && !text.contains("DE"), "{text}");
    }
}

/// E-01, E-02: the units of an ally have the leader and the allowances of their own list.
#[test]
fn the_units_of_an_ally_keep_their_leader_and_allowances() {
    let lists = setup(Scenario::Edgehill, open(), &ARMS).sides;
    let [army, mut ally] = lists.map(|side| side.army);
    ally.own.profile.infantry = Some(6);
    ally.units[0].of.ma = None;
    // The ally has no unit 9.
    ally.units[1].of.leader = Some(9);
    let army = join::<EdgehillNaseby>(army, ally);
    let led = army.units.iter().map(|unit| unit.of.leader);
    let four = [Some(4), Some(4), None, None];
    let led: Vec<_> = led.collect();
    assert_eq!(led, [four, [Some(8), None, None, None]].concat());
    assert_eq!(army.unit(5).unwrap().of.ma, Some(6));
}

/// E-37: guns of a list for Edgehill are not used at Naseby.
#[test]
fn the_form_names_guns_that_the_battle_does_not_use() {
    for (scenario, arms, names) in [
        (Scenario::Naseby, &ARMS[..], true),
        (Scenario::Naseby, &ARMS[..2], false),
        (Scenario::Edgehill, &ARMS[..], false),
    ] {
        let battle = Battle::new(setup(scenario, open(), arms)).unwrap();
        let problems = battle.form().unwrap().problems;
        let named = problems.iter().any(|it| it.contains("Naseby has no guns"));
        assert_eq!(named, names, "{problems:?}");
    }
}
