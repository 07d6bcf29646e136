//! Messages and offers in a small battle. Each side has foot, horse, a gun and their leader, placed
//! as each test needs.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use drumhead_rules::frame::Correct;
use drumhead_rules::hex::{Cell, Facing, Grid, Numbering, Pointing, Pushed};
use drumhead_rules::list::Unit;
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::Game as _;
use drumhead_testing::{field, play};
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{Answer, Offer, Refusal, UnitRef};
use serde::Serialize;

use super::actions::{Attack, *};
use super::turn::StepBegan;
use super::*;
use crate::words::english;

mod captured;
mod combat;
mod command;
mod crowded;
mod forms;
mod lists;
mod outcome;
mod printed;
mod report;
mod retreats;
mod rulings;
mod sight;

const FOOT: UnitRef = UnitRef::new(0, 1);
const HORSE: UnitRef = UnitRef::new(0, 2);
const GUN: UnitRef = UnitRef::new(0, 3);
const THEIR_FOOT: UnitRef = UnitRef::new(1, 1);
const THEIR_GUN: UnitRef = UnitRef::new(1, 3);
const ARMS: [Arm; 4] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::Leader];

fn hex(name: &str) -> Cell {
    name.parse().unwrap()
}

fn open() -> Map {
    Map::open(Grid {
        pointing: Pointing::PointyTop,
        pushed: Pushed::Even,
        numbering: Numbering::Digits,
        columns: 20,
        rows: 20,
    })
}

fn setup(scenario: Scenario, map: Map, arms: &[Arm]) -> Setup {
    let side = |row, facing, name: &str| {
        let body = |number: u16, arm| Body {
            arm,
            leader: (number < 3).then_some(4),
            ma: Some(8),
            strength: (arm != Arm::Leader).then_some(4),
            hex: Some(Cell::new(3 + 2 * number, row)),
            facing: Some(facing),
        };
        let units = (1..).zip(arms).map(|(number, arm)| Unit {
            number,
            of: body(number, *arm),
            ..Unit::default()
        });
        SideSetup {
            name: name.to_owned(),
            army: Army {
                units: units.collect(),
                ..Army::default()
            },
        }
    };
    Setup {
        sides: [
            side(18, Facing::N, "King"),
            side(2, Facing::S, "Parliament"),
        ],
        first: 0,
        interpretations: Interpretations::default(),
        map,
        scenario,
        modules: Modules::default(),
        profile: Profile::default(),
        tables: None,
    }
}

fn battle(scenario: Scenario, map: Map) -> Battle {
    Battle::new(setup(scenario, map, &ARMS)).unwrap()
}

fn give(battle: &mut Battle, command: impl Into<Command>) -> Vec<Event> {
    let command: Command = command.into();
    play(battle, &command, [])
}

fn set(battle: &mut Battle, unit: UnitRef, what: &str, value: impl Serialize) {
    let set = field(what, value);
    give(battle, Correct { unit, set });
}

fn put(battle: &mut Battle, unit: UnitRef, at: &str, facing: Facing) {
    set(battle, unit, "hex", hex(at));
    if battle.state().unit(unit).unwrap().arm != Arm::Leader {
        set(battle, unit, "facing", facing);
    }
}

fn until(battle: &mut Battle, side: u8, step: Step) {
    for _ in 0..9 {
        if (battle.state().mover, battle.state().step) == (side, step) {
            return;
        }
        give(battle, End {});
    }
    panic!("the battle never reaches this step");
}

/// Returns the ids of the objections to a command.
fn against(battle: &Battle, command: impl Into<Command>) -> Vec<String> {
    match battle.decide(&command.into(), &[], &mut Given::default()) {
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
        Err(Refusal::AgainstRules(found)) => found.into_iter().map(|it| it.id).collect(),
        Err(Refusal::Impossible(objection)) => vec![objection.id],
    }
}

fn offer(battle: &Battle, unit: UnitRef, action: &str) -> Option<Offer<Command>> {
    let mut offers = battle.offers(Some(unit)).into_iter();
    offers.find(|offer| offer.id.action() == action)
}

/// Returns the order to march to a hex, without moving over a gun or choosing a facing.
const fn march(unit: UnitRef, to: Cell) -> Move {
    Move {
        unit,
        to,
        over: None,
        facing: None,
    }
}

fn go(battle: &mut Battle, unit: UnitRef, to: &str) {
    give(battle, march(unit, hex(to)));
}

/// Returns the order to replace the enemy's gun with a gun that has this facing.
const fn replace(facing: Option<Facing>) -> Replace {
    let unit = THEIR_GUN;
    Replace { unit, facing }
}

/// Returns a battle in which our foot captured the enemy's gun at 1009 in the first turn.
fn with_captured_gun() -> Battle {
    let mut battle = battle(Scenario::Edgehill, open());
    put(&mut battle, THEIR_GUN, "1009", Facing::S);
    put(&mut battle, FOOT, "1010", Facing::N);
    until(&mut battle, 0, Step::Move);
    go(&mut battle, FOOT, "1009");
    battle
}

#[test]
fn captured_and_replaced_guns_show_which_side_they_serve() {
    let shown = |battle: &Battle| {
        let counters = battle.board(None).unwrap().counters.into_iter();
        let counter = counters.into_iter().find(|it| it.unit == THEIR_GUN);
        // The gun is shown as the captor's gun.
        assert_eq!(counter.as_ref().unwrap().side, 0);
        let view = battle.view();
        let card = view.sides[1]
            .units
            .iter()
            .find(|it| it.unit == THEIR_GUN)
            .unwrap();
        let tags: Vec<String> = std::iter::once(&card.morale)
            .chain(&card.tags)
            .map(|tag| tag.label.clone())
            .collect();
        // The side that the gun serves is shown as a state, without a warning.
        let counter = counter.unwrap();
        assert!(!counter.warns, "{:?}", counter.states);
        (counter.states, tags)
    };
    let mut battle = with_captured_gun();
    let (states, tags) = shown(&battle);
    assert_eq!(states, ["captured by King"]);
    assert_eq!(tags, ["captured by King"]);
    until(&mut battle, 1, Step::Start);
    until(&mut battle, 0, Step::Start);
    give(&mut battle, replace(None));
    let (states, tags) = shown(&battle);
    assert_eq!(states, ["serves King"]);
    assert_eq!(tags, ["manned", "serves King"]);
}

#[test]
fn an_unmanned_gun_waits_for_its_own_sides_turn() {
    // Each side's gun loses its crew in the other side's turn, and can be manned in its own side's
    // next turn.
    for side in [0, 1] {
        let mut battle = battle(Scenario::Edgehill, open());
        let unit = UnitRef::new(side, 3);
        let leader = UnitRef::new(side, 4);
        put(&mut battle, unit, "1010", Facing::N);
        put(&mut battle, leader, "1010", Facing::N);
        until(&mut battle, 1 - side, Step::Combat);
        set(&mut battle, unit, "unmanned", true);
        let again = Recrew { unit };
        assert!(against(&battle, again.clone()).contains(&"recrew".to_owned()));
        until(&mut battle, side, Step::Start);
        assert_eq!(against(&battle, again.clone()), [""; 0], "side {side}");
        // A gun that loses its crew in its own side's turn waits for the next turn of that side.
        until(&mut battle, side, Step::Fire);
        set(&mut battle, unit, "unmanned", true);
        assert!(against(&battle, again.clone()).contains(&"recrew".to_owned()));
        until(&mut battle, 1 - side, Step::Start);
        until(&mut battle, side, Step::Start);
        assert_eq!(against(&battle, again.clone()), [""; 0], "side {side}");
    }
}

/// Returns the total of a column, and each of its lines as a clause and a value.
fn lines(preview: &drumhead_vocabulary::play::Preview) -> (u32, Vec<(Option<String>, u32)>) {
    let column = &preview.columns[0];
    let total = column.total.as_ref().unwrap().parse().unwrap();
    let entries = column
        .entries
        .iter()
        .map(|it| (it.clause.clone(), it.value.parse().unwrap()));
    (total, entries.collect())
}

#[test]
fn the_lines_of_a_move_add_up_to_its_points() {
    // The route has a wood on a slope behind a hedge, and a turn on the way.
    let mut map = open();
    let ground = map.hexes.entry(hex("1009")).or_default();
    ground.is.extend([Feature::Woods, Feature::Slope]);
    let edge = map.edge(hex("1010"), hex("1009")).unwrap();
    map.sides.entry(edge).or_default().insert(Feature::Hedge);
    let mut battle = battle(Scenario::Naseby, map);
    put(&mut battle, HORSE, "1010", Facing::S);
    until(&mut battle, 0, Step::Move);
    let preview = battle.preview(&march(HORSE, hex("1009")).into());
    let (total, lines) = lines(&preview);
    let clause = |id: &str| Some(id.to_owned());
    let expected = [
        (None, 1),
        (clause("E-26"), 4),
        (clause("E-30"), 1),
        (clause("E-32"), 1),
        (clause("E-05"), 1),
    ];
    assert_eq!(lines, expected);
    assert_eq!(total, 8);
}

#[test]
fn automatic_consequences_are_previewed() {
    let needs = |battle: &Battle, command: Command| battle.preview(&command).needs.unwrap();
    // Foot that reaches a gun captures it; horse removes it.
    for (unit, expected) in [
        (FOOT, "The move captures unit 3 (1009). [E-24]"),
        (HORSE, "The move removes unit 3 (1009). [E-23]"),
    ] {
        let mut battle = battle(Scenario::Edgehill, open());
        put(&mut battle, THEIR_GUN, "1009", Facing::S);
        put(&mut battle, unit, "1010", Facing::N);
        until(&mut battle, 0, Step::Move);
        let needs = needs(&battle, march(unit, hex("1009")).into());
        assert!(
            needs.contains(expected.split(" unit").next().unwrap()),
            "{needs}"
        );
        assert!(needs.ends_with(&expected[expected.len() - 6..]), "{needs}");
    }
    // Horse that charges downhill becomes disordered.
    let mut map = open();
    map.hexes
        .entry(hex("1010"))
        .or_default()
        .is
        .insert(Feature::Hill);
    let mut battle = battle(Scenario::Naseby, map);
    put(&mut battle, HORSE, "1010", Facing::N);
    put(&mut battle, THEIR_FOOT, "1009", Facing::S);
    until(&mut battle, 0, Step::Combat);
    let attack = |charge| {
        let (unit, target) = (HORSE, THEIR_FOOT);
        Command::from(Attack {
            unit,
            target,
            charge,
        })
    };
    assert!(needs(&battle, attack(true)).ends_with("disordered by charging downhill. [E-33]"));
    assert!(!needs(&battle, attack(false)).contains("E-33"));
}

#[test]
fn a_move_over_a_gun_cites_the_clause_for_the_units_arm() {
    for (unit, clause) in [(FOOT, "E-24"), (HORSE, "E-23")] {
        let mut battle = battle(Scenario::Edgehill, open());
        put(&mut battle, THEIR_GUN, "1009", Facing::S);
        put(&mut battle, unit, "1010", Facing::N);
        until(&mut battle, 0, Step::Move);
        let over = offer(&battle, unit, "over").unwrap();
        assert_eq!(over.clause.as_deref(), Some(clause));
    }
}

#[test]
fn a_battle_without_guns_has_no_gun_step() {
    let arms = [Arm::Infantry, Arm::Cavalry];
    let bare = setup(Scenario::Naseby, open(), &arms);
    let mut bare = Battle::new(bare).unwrap();
    let track = bare.view().track;
    assert!(track.iter().all(|step| step.id != "fire"));
    until(&mut bare, 0, Step::Move);
    let events = bare.decide(&End {}.into(), &[], &mut Given::default());
    let step = Step::Combat;
    assert_eq!(events.unwrap(), [StepBegan { step }.into()]);
    let mut armed = battle(Scenario::Edgehill, open());
    until(&mut armed, 0, Step::Move);
    assert_eq!(turn::next_step(&armed), Some(Step::Fire));
}

/// E-10: in a turn in which it does not fire, a gun may change its facing in any step.
#[test]
fn a_gun_turns_in_any_step_of_its_turn() {
    let mut battle = battle(Scenario::Edgehill, open());
    let turn = |unit| Turn {
        unit,
        facing: Facing::S,
    };
    for step in [Step::Start, Step::Move, Step::Fire, Step::Combat] {
        until(&mut battle, 0, step);
        assert!(offer(&battle, GUN, "turn").is_some(), "{step:?}");
        assert_eq!(against(&battle, turn(GUN)), [""; 0]);
        assert_eq!(offer(&battle, FOOT, "turn").is_some(), step == Step::Move);
    }
    until(&mut battle, 1, Step::Start);
    assert_eq!(against(&battle, turn(GUN)), ["mover"]);
    assert!(offer(&battle, GUN, "turn").is_none());
    until(&mut battle, 0, Step::Fire);
    set(&mut battle, GUN, "fired", true);
    until(&mut battle, 0, Step::Combat);
    assert_eq!(against(&battle, turn(GUN)), ["fired"]);
}

/// E-20: a gun without its crew is out of action.
#[test]
fn an_unmanned_gun_cannot_be_turned() {
    let mut battle = battle(Scenario::Edgehill, open());
    until(&mut battle, 0, Step::Fire);
    assert!(offer(&battle, GUN, "turn").is_some());
    set(&mut battle, GUN, "unmanned", true);
    assert!(offer(&battle, GUN, "turn").is_none());
    let (unit, facing) = (GUN, Facing::S);
    assert_eq!(against(&battle, Turn { unit, facing }), ["no_crew"]);
    let battle = with_captured_gun();
    assert!(offer(&battle, THEIR_GUN, "turn").is_none());
}

#[test]
fn an_unknown_strength_is_a_dash_in_the_brief() {
    use drumhead_vocabulary::sheet::Block;
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    setup.sides[0].army.units[0].of.strength = None;
    let view = Battle::new(setup).unwrap().view();
    let sheet = drumhead_rules::report::numbers(english(), "A battle", &view, "");
    let table = sheet.blocks.iter().find_map(|block| {
        let Block::Table(table) = block else {
            return None;
        };
        Some(table)
    });
    let rows = &table.unwrap().rows;
    assert_eq!((&*rows[0][2], &*rows[0][5]), ("\u{2013}", "4"));
    // A leader has no strength.
    assert_eq!(rows[3][2], "\u{2013}");
}

#[test]
fn the_hedges_of_sulby_have_no_gaps() {
    let map = starter(Scenario::Naseby).unwrap();
    let west = |cell: Cell| cell.column <= 3;
    for row in 5..=14 {
        let here = Cell::new(3, row);
        let across = map.around(here).map(|(_, there)| there);
        // Hexes beyond the two ends of the hedge are not checked.
        let across = across.filter(|there| !west(*there) && (5..=14).contains(&there.row));
        for there in across {
            assert!(
                map.has_between(here, there, Feature::Hedge),
                "{here} {there}"
            );
        }
    }
}

#[test]
fn a_game_without_guns_has_no_choice_of_artillery() {
    let asks = |scenario| {
        let form = battle(scenario, open()).form().unwrap();
        let mut asked = form.asked.iter();
        asked.any(|it| it.question.path == "/modules/artillery")
    };
    assert!(asks(Scenario::Edgehill));
    assert!(!asks(Scenario::Naseby));
}

#[test]
fn a_problem_with_a_unit_names_the_unit() {
    let mut setup = setup(Scenario::Edgehill, open(), &ARMS);
    setup.sides[0].army.units[0].of.leader = Some(2);
    let form = Battle::new(setup).unwrap().form().unwrap();
    let problem = &form.sides[0].problems[0].text;
    assert!(problem.starts_with("King unit 1: "), "{problem}");
}

/// Attacks the adjacent enemy foot with our foot. The enemy has this facing. Returns the command to
/// fight.
fn joined(battle: &mut Battle, facing: Facing) -> Command {
    put(battle, FOOT, "0510", Facing::N);
    put(battle, THEIR_FOOT, "0509", facing);
    until(battle, 0, Step::Combat);
    set(battle, FOOT, "in_command", true);
    let attack = Attack {
        unit: FOOT,
        target: THEIR_FOOT,
        charge: false,
    };
    give(battle, attack);
    offer(battle, FOOT, "fight").unwrap().command
}

#[test]
fn an_unexplained_result_waits_for_the_players() {
    let text = "columns difference: -1, 1\n1 to 2: -, ZZ\n3+: ZZ, AE\nAE = attacker eliminated";
    let mut setup = setup(Scenario::Naseby, open(), &ARMS);
    setup.profile.crt = Some(Crt::read(text).unwrap());
    let mut battle = Battle::new(setup).unwrap();
    let problems = battle.form().unwrap().problems;
    let named = problems.iter().find(|it| it.contains("ZZ")).unwrap();
    assert!(named.contains("row 1 to 2, column 1"), "{named}");
    // A stored state contains the field only if it is not empty, so that older battles can
    // continue.
    let state = |battle: &Battle| serde_json::to_string(&battle.state).unwrap();
    assert!(!state(&battle).contains("unexplained"));
    give(&mut battle, End {});
    let fight = joined(&mut battle, Facing::S);
    let mut dice = Given(Some(Throw::Faces(vec![6])));
    for event in battle.decide(&fight, &[], &mut dice).unwrap() {
        battle.fold(&event).unwrap();
    }
    assert!(state(&battle).contains("unexplained"));
    // Once the dice are rolled, the result is pending, and the dice cannot be rolled again.
    assert!(offer(&battle, FOOT, "fight").is_none());
    let pending = battle.view().pending;
    assert!(pending.iter().all(|work| battle.ways(work).len() == 1));
    let refused = battle.decide(&fight, &[], &mut Given::default());
    let Err(Refusal::Impossible(objection)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(objection.id, "unexplained");
    assert!(!against(&battle, End {}).is_empty());
    let settle = offer(&battle, FOOT, "settle").unwrap().command;
    give(&mut battle, settle);
    assert!(battle.view().pending.is_empty());
    assert!(battle.state().thrown.is_empty());
}

/// Returns the sentence about the column and the die in the preview of a combat.
fn column_of(table: &str, map: Map, facing: Facing) -> String {
    let mut setup = setup(Scenario::Naseby, map, &ARMS);
    setup.profile.crt = Some(Crt::read(table).unwrap());
    let mut battle = Battle::new(setup).unwrap();
    give(&mut battle, End {});
    let fight = joined(&mut battle, facing);
    battle.preview(&fight).needs.unwrap()
}

#[test]
fn a_shift_past_the_end_of_the_table_stops_at_the_last_column() {
    for (table, sentence) in [
        (
            "columns difference: 0, 1, 2, 3\n1+: -, -, -, -",
            "Column 0 becomes 2.",
        ),
        (
            "columns difference: -1, 0, 1\n1+: -, -, -",
            "Column 0 becomes 1, the end column.",
        ),
        (
            "columns difference: 0\n1+: -",
            "Column 0 is unchanged: there is no column beyond it.",
        ),
    ] {
        // The unit attacks the rear.
        assert_eq!(column_of(table, open(), Facing::N), sentence);
    }
}

#[test]
fn a_preview_of_a_combat_names_only_modifiers_that_apply() {
    let table = "columns difference: 0, 1\n1+: -, -";
    assert_eq!(column_of(table, open(), Facing::S), "Column 0: no shift.");
    let mut map = open();
    let ground = map.hexes.entry(hex("0509")).or_default();
    ground.is.insert(Feature::Woods);
    let wood = column_of(table, map, Facing::S);
    assert!(
        wood.starts_with("Column 0: no shift. Die modifier: −"),
        "{wood}"
    );
}
