//! The set-up form and the playsheet: questions that can matter, and notes about facings.

use super::*;

/// Returns the interpretations about which the set-up asks.
fn asked(choose: impl Fn(&mut Setup)) -> Vec<String> {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    choose(&mut setup);
    let form = Battle::new(setup).unwrap().form().unwrap();
    let asked = form.interpretations.into_iter();
    let paths = asked.map(|it| it.question.path);
    paths
        .map(|it| it.trim_start_matches("/interpretations/").to_owned())
        .collect()
}

/// E-36, E-37, E-39: the form does not ask about guns or terrain that the battle does not use.
#[test]
fn the_form_asks_only_about_interpretations_that_can_matter() {
    let edgehill = asked(|_| ());
    for gap in ["cavalry_5plus", "own_hedge", "edgehill_hedges", "recrew_in"] {
        assert!(edgehill.contains(&gap.to_owned()), "{edgehill:?}");
    }
    let naseby = asked(|setup| setup.scenario = Scenario::Naseby);
    assert_eq!(
        naseby,
        [
            "facing_and_terrain_shifts",
            "mixed_attack",
            "leaders_block",
            "no_leader"
        ]
    );
    let bare = asked(|setup| {
        setup.modules.artillery = false;
        setup.modules.terrain = false;
        setup.modules.command = false;
    });
    assert_eq!(bare, ["leaders_block"]);
}

/// E-04: a unit faces a corner of its hex. The form warns of units without a facing in their list,
/// and of units whose listed facing is a side of the map's hexes.
#[test]
fn the_form_names_facings_that_the_battle_changes() {
    let problems = |choose: &dyn Fn(&mut Setup)| {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        choose(&mut setup);
        let problems = Battle::new(setup).unwrap().form().unwrap().problems;
        let about = problems
            .into_iter()
            .filter(|it| it.contains("start facing the") || it.contains("starts facing the"));
        about.collect::<Vec<_>>()
    };
    assert_eq!(problems(&|_| ()), [""; 0]);
    let none = problems(&|setup| setup.sides[1].army.units[1].of.facing = None);
    assert!(none[0].contains("no facing in their list"), "{none:?}");
    let flat = problems(&|setup| setup.map.grid.pointing = Pointing::FlatTop);
    assert!(flat[0].contains("facing a hexside"), "{flat:?}");
    let unused = problems(&|setup| {
        setup.modules.facing = false;
        setup.sides[1].army.units[1].of.facing = None;
    });
    assert_eq!(unused, [""; 0]);
}

/// E-19: the clause itself states the default interpretation, which the sheet does not print a
/// second time.
#[test]
fn the_sheet_states_once_when_a_crew_flees() {
    let sheet = |unmanned_by| {
        let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
        setup.interpretations.unmanned_by = unmanned_by;
        let sheet = Battle::new(setup).unwrap().playsheet().unwrap();
        format!("{:?}", sheet.blocks)
    };
    let attempt = sheet(UnmannedBy::Attempt);
    assert_eq!(
        attempt.matches("tries to fire at adjacent cavalry").count(),
        1
    );
    let adjacency = sheet(UnmannedBy::Adjacency);
    assert!(adjacency.contains("ends its movement next to it"));
}

/// E-19, E-A11: a march, and the end of the step, name the crew that will run away.
#[test]
fn a_preview_names_the_crew_that_will_run_away() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    setup.interpretations.unmanned_by = UnmannedBy::Adjacency;
    let mut battle = Battle::new(setup).unwrap();
    put(&mut battle, THEIR_GUN, "1008", Facing::S);
    put(&mut battle, HORSE, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    let march = march(HORSE, hex("1009"));
    let needs = |battle: &Battle, command: Command| battle.preview(&command).needs;
    let text = needs(&battle, march.clone().into()).unwrap();
    assert!(text.ends_with("(1008) flees. [E-19]"), "{text}");
    let ends = needs(&battle, End {}.into()).unwrap_or_default();
    assert!(!ends.contains("unmanned"), "{ends}");
    give(&mut battle, march);
    let text = needs(&battle, End {}.into()).unwrap();
    assert!(text.contains("unmanned"), "{text}");
}
