//! Prints and log of a battle without some parts of the rules, and with a combat table entered by
//! the players.

use drumhead_rules::printed::RosterAsked;
use drumhead_vocabulary::sheet::RosterFor;

use super::*;

fn sheet(change: impl Fn(&mut Setup)) -> String {
    let mut setup = setup(Scenario::Naseby, open(), &ARMS);
    change(&mut setup);
    let sheet = Battle::new(setup).unwrap().playsheet().unwrap();
    format!("{:?}", sheet.blocks)
}

#[test]
fn the_sheet_of_a_battle_has_the_parts_in_use_and_the_players_table() {
    let text = sheet(|_| {});
    assert!(text.contains("[E-01]") && text.contains("[E-05]") && text.contains("[E-35]"));
    assert!(!text.contains("combat table"));
    let less = sheet(|setup| {
        setup.modules = Modules {
            command: false,
            facing: false,
            artillery: true,
            terrain: false,
        };
        let text = "columns difference: -1, 1\n1 to 6: QQ, -\nQQ = attacker eliminated";
        setup.profile.crt = Some(Crt::read(text).unwrap());
    });
    for gone in ["[E-01]", "[E-05]", "[E-35]", "faces a corner"] {
        assert!(!less.contains(gone), "{gone}");
    }
    for left_out in [
        "Command radius",
        "Facing",
        "Terrain effects on movement and combat",
    ] {
        let line = format!("{left_out}: not used in this battle");
        assert!(less.contains(&line), "{line}");
    }
    assert!(less.contains("Combat table of the base game") && less.contains("QQ"));
}

/// Returns the battle after a combat is resolved with this table and a roll of 1, and the log of
/// the combat.
fn fought(table: &str) -> (Battle, String) {
    let mut setup = setup(Scenario::Naseby, open(), &ARMS);
    setup.profile.crt = Some(Crt::read(table).unwrap());
    let mut battle = Battle::new(setup).unwrap();
    give(&mut battle, End {});
    let fight = joined(&mut battle, Facing::S);
    let mut dice = Given(Some(Throw::Faces(vec![1])));
    let events = battle.decide(&fight, &[], &mut dice).unwrap();
    let lines = battle.narrate(&events);
    for event in &events {
        battle.fold(event).unwrap();
    }
    (battle, lines[0].text.clone())
}

#[test]
fn a_dash_in_the_table_is_logged_as_no_effect() {
    let (_, text) = fought("columns difference: -1, 1\n1+: -, -");
    assert!(text.ends_with(": no effect."), "{text}");
}

#[test]
fn a_result_from_an_entered_table_is_logged_without_details() {
    let (battle, _) = fought("columns difference: -1, 1\n1+: ZZ, ZZ");
    let settle = offer(&battle, FOOT, "settle").unwrap().command;
    let events = battle.decide(&settle, &[], &mut Given::default()).unwrap();
    let lines = battle.narrate(&events);
    assert!(lines.iter().all(|it| it.details.is_empty()), "{lines:?}");
}

#[test]
fn a_row_may_include_negative_totals() {
    let crt = Crt::read("columns difference: 0\n-2--1: A\n0 to 6: B").unwrap();
    assert_eq!(crt.rows[0].total, -2);
    assert!(crt.write().contains("-2 to -1: A"));
}

#[test]
fn units_out_of_command_in_the_first_turn_are_also_logged() {
    let mut setup = setup(Scenario::Naseby, open(), &ARMS);
    // The leader of the first side is far from all its units.
    setup.sides[0].army.units[3].of.hex = Some(hex("1105"));
    let battle = Battle::new(setup).unwrap();
    assert!(!battle.state().unit(FOOT).unwrap().in_command);
    let events = battle.decide(&End {}.into(), &[], &mut Given::default());
    let lines = battle.narrate(&events.unwrap());
    assert!(lines[0].units.contains(&FOOT), "{lines:?}");
    assert!(
        lines[0].text.to_lowercase().contains("command"),
        "{lines:?}"
    );
}

#[test]
fn unused_parts_of_the_rules_are_not_mentioned() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    setup.modules = Modules {
        command: false,
        facing: false,
        artillery: false,
        terrain: true,
    };
    let mut battle = Battle::new(setup).unwrap();
    let track = battle.view().track;
    let labels: Vec<_> = track.iter().map(|step| step.label.as_str()).collect();
    assert_eq!(
        labels,
        ["Place the units", "Recovery", "Movement", "Combat"]
    );
    until(&mut battle, 0, Step::Start);
    let start = battle.view().now;
    assert!(!start.contains("guns"), "{start}");
    until(&mut battle, 0, Step::Move);
    let now = battle.view().now;
    assert!(
        !now.contains("turn units") && !now.contains("front"),
        "{now}"
    );
    let offers = battle.offers(Some(FOOT));
    let of_move = offers.iter().find(|it| it.id.action() == "move").unwrap();
    assert_eq!(of_move.questions[0].clause, None);
    let far = Move {
        unit: FOOT,
        to: hex("1901"),
        over: None,
        facing: None,
    };
    let refused = battle.decide(&far.into(), &[], &mut Given::default());
    let Err(Refusal::Impossible(objection)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(objection.clause, None);
    assert!(!objection.text.contains("front"), "{objection:?}");
    let near = of_move.command.clone();
    let events = battle.decide(&near, &[], &mut Given::default()).unwrap();
    let line = &battle.narrate(&events)[0];
    assert!(
        !line.text.contains("facing") && line.clauses.is_empty(),
        "{line:?}"
    );
    // The guns are on the map, but there is no gun step.
    let ended = battle.decide(&End {}.into(), &[], &mut Given::default());
    assert_eq!(ended.unwrap(), [StepBegan { step: Step::Combat }.into()]);
}

#[test]
fn the_sheet_explains_the_players_table() {
    let text = "columns difference: -1, 1\ndice: 2\n2 to 6: QQ, -\n7+: ZZ, DR\n\
                QQ = attacker eliminated\nDR = defender retreats 2 disordered";
    let text = sheet(|setup| setup.profile.crt = Some(Crt::read(text).unwrap()));
    assert!(text.contains("How to use the combat table"));
    assert!(text.contains("subtract the defender's strength from the attackers'"));
    assert!(text.contains("rolls 2D6"));
    assert!(text.contains("Totals below the first row use the first"));
    assert!(text.contains("QQ: every attacker is eliminated. -: no effect. ZZ: not explained"));
    assert!(text.contains("DR: the defender retreats 2 hexes, disordered."));
}

#[test]
fn the_sheet_states_the_rules_under_the_interpretations() {
    let usual = sheet(|setup| setup.scenario = Scenario::Edgehill);
    for sentence in [
        "fires within the 60°",
        "A leader on his own is not a unit",
        "no leader on the map is out of command",
        "it does not fire and becomes unmanned",
        "hexsides drawn as bushes are hedges; no other terrain counts. ",
    ] {
        assert!(usual.contains(sentence), "{sentence}");
    }
    // Only the hedges of Edgehill's map count.
    assert!(
        usual.contains("\"Hedge\"") && !usual.contains("\"Wood\""),
        "{usual}"
    );
    let other = sheet(|setup| {
        setup.scenario = Scenario::Edgehill;
        setup.interpretations.gun_arc = GunArc::All;
        setup.interpretations.edgehill_hedges = EdgehillHedges::None;
        setup.interpretations.no_leader = NoLeader::In;
    });
    assert!(other.matches("A gun may fire all round.").count() == 2);
    assert!(!other.contains("60°") && !other.contains("is out of command."));
    assert!(!other.contains("\"Hedge\"") && other.contains("none on this map affects play."));
    let faceless = sheet(|setup| {
        setup.scenario = Scenario::Edgehill;
        setup.modules.facing = false;
    });
    assert!(faceless.contains("A gun may fire all round."));
    // Hedges are explained even if they only block lines of sight.
    let flat = sheet(|setup| {
        setup.scenario = Scenario::Edgehill;
        setup.modules.terrain = false;
    });
    assert!(flat.contains("A hedge hexside or any unit of either side"));
    assert!(flat.contains("hexsides drawn as bushes are hedges"));
    assert!(!flat.contains("\"Hedge\""));
    let both = |hedges| {
        let interpretations = Interpretations {
            edgehill_hedges: hedges,
            ..Interpretations::default()
        };
        format!(
            "{:?}",
            playsheet(english(), &interpretations, Scope::WHOLE)
                .unwrap()
                .blocks
        )
    };
    assert!(
        both(EdgehillHedges::Agreed).contains("except hedges (hexsides drawn as bushes) if agreed")
    );
    assert!(!both(EdgehillHedges::None).contains("by agreement"));
    assert!(both(EdgehillHedges::None).contains("\"Hedge\""));
}

#[test]
fn prints_and_the_set_up_use_the_battles_own_tables() {
    let arms = [Arm::Infantry, Arm::Infantry, Arm::Artillery, Arm::Leader];
    let mut crowded = setup(Scenario::Edgehill, open(), &arms);
    for unit in &mut crowded.sides[0].army.units {
        unit.of.hex = Some(hex("1313"));
    }
    let asked = RosterAsked {
        for_whom: RosterFor::Player,
        bill: false,
        tables: true,
        now: false,
    };
    for (most, problem) in [
        (0, Some("Maximum 0 infantry units per gun.")),
        (1, Some("Maximum 1 infantry unit per gun.")),
        (2, None),
    ] {
        let mut tables = Tables::standard().unwrap().clone();
        tables.facing.rear = 7;
        tables.artillery.infantry_with_gun = most;
        let mut setup = crowded.clone();
        setup.tables = Some(tables);
        let battle = Battle::new(setup).unwrap();
        let form = battle.form().unwrap();
        let shown = form.sides[0].problems.first().map(|it| it.text.as_str());
        let roster = battle.roster(0, asked).unwrap();
        assert_eq!(roster.stamp.is_some(), problem.is_some(), "{most}");
        let blocks = format!("{:?}", roster.blocks);
        match (shown, problem) {
            (Some(shown), Some(problem)) => {
                assert!(shown.contains(problem), "{shown}");
                assert!(blocks.contains(problem), "{blocks}");
            }
            (shown, problem) => assert_eq!(shown, problem),
        }
        let playsheet = format!("{:?}", battle.playsheet().unwrap().blocks);
        for printed in [blocks, playsheet] {
            assert!(printed.contains("\"Rear +7\""), "{printed}");
        }
    }
}
